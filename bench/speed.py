"""The speed of the games, compared with other engines.

python bench/speed.py measure [GAME ...]      measure with this Python, as JSON lines
python bench/speed.py write A.jsonl B.jsonl   write bench/SPEED.md from such lines, interpreted and compiled
"""

import json
import platform
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

import magnat
from magnat.arena import Journal, Tournament, play_fixture, run_tournament
from magnat.arena.game import tournament_edition
from magnat.bots import Determinizer, Observation, SearchBot, SteadyBot
from magnat.cli.arguments import choose_seats
from magnat.cli.bench import BENCH_MAX_TURNS, measure_game
from magnat.games import all_games, simulation_edition, variants
from magnat.kernel import Luck, StreamLuck, apply, settle

HERE = Path(__file__).parent
SECONDS = 10.0  # for the engine alone, per game
STEADY = 5.0  # for steady players, and the same for search
BUDGET = 0.05  # seconds of search per decision


def measure(games: list[str]) -> None:
    for game in games or all_games():
        e = simulation_edition(variants(game)["standard"], BENCH_MAX_TURNS)
        measurement = measure_game(e, choose_seats(e, None), SECONDS, lambda passed: None)
        measurement["steady_games"], measurement["steady_decisions"] = steady(game, choose_seats(e, None))
        measurement["largest_games"] = steady(game, e.most)[0]
        measurement["two_processes"] = two_processes(game, e.most, measurement["largest_games"])
        measurement["simulations"] = search(game)
        print(json.dumps(measurement), flush=True)


def steady(game: str, seats: int) -> tuple[float, float]:
    """Return games and decisions per second of steady players, in one process."""
    tournament = Tournament(game, "standard", (), ("steady",), seats, 1_000_000, 1)
    decisions = number = 0
    start = process_time()
    while process_time() - start < STEADY:
        decisions += sum(play_fixture(tournament, number * seats).decisions)
        number += 1
    passed = process_time() - start
    return round(number / passed, 2), round(decisions / passed)


def two_processes(game: str, seats: int, rate: float) -> float:
    """Return games per second of steady players as `magnat arena --jobs 2` plays them, from the first batch on."""
    tournament = Tournament(game, "standard", (), ("steady",), seats, max(20, int(2 * rate * STEADY)), 1)
    progress: list[tuple[int, float]] = []
    with TemporaryDirectory() as folder:
        journal = Journal(Path(folder, "journal"), tournament, False)
        run_tournament(tournament, journal, 2, lambda done: progress.append((done, perf_counter())))
    (first, start), (last, end) = next(each for each in progress if each[0]), progress[-1]
    return round((last - first) / (end - start), 2)


def search(game: str) -> float:
    """Return simulations per second over the decisions of a game between steady players."""
    t: Any = tournament_edition(game, "standard", ()).deal(2)
    luck, mind = StreamLuck(1), Luck(1)
    searcher, player = SearchBot(game, BUDGET), SteadyBot(game)
    choices = settle(t, luck, True)
    while choices and searcher.seconds_spent < STEADY:
        question = t.stack[-1]
        observation = Observation(question.seat, question, choices, Determinizer(t, question.seat), mind)
        searcher.answer(observation)
        choices = apply(t, player.answer(observation), luck, True)
    return round(searcher.simulated / searcher.seconds_spent)


def write(files: list[str]) -> None:
    ours = [json.loads(line) for file in files for line in Path(file).read_text(encoding="utf-8").splitlines()]
    page = HERE / "SPEED.md"
    page.write_text("\n".join([*heading(), *beside(ours), *figures(ours)]) + "\n", encoding="utf-8")
    print(page.read_text(encoding="utf-8"))


def heading() -> list[str]:
    return [
        "# Speed, side by side",
        "",
        f"Written by `make bench` on {platform.machine()}, Python {platform.python_version()}, Magnat "
        f"{magnat.__version__}. Each figure uses one core, except those of two processes; on a busy machine ours "
        "are lower. Complete rules, windows polled: every seat is asked whether it wants to build, trade or mortgage.",
        "",
    ]


def beside(ours: list[dict[str, Any]]) -> list[str]:
    """Return how many times faster ours are than the best figure of each other engine."""
    lines = [
        "## Compared with other engines",
        "",
        "| game | other engine | theirs | ours, interpreted | ours, compiled |",
    ]
    lines += ["|---|---|---|---|---|"]
    notes = []
    for number, engine in enumerate(tomllib.loads((HERE / "others.toml").read_text(encoding="utf-8"))["engine"], 1):
        cells = [compare_engine(engine, best_rate(ours, engine["game"], compiled)) for compiled in (False, True)]
        theirs = f"{span(engine['low'], engine['high'])} {engine['figure']}"
        lines.append(f"| {engine['game']} | {engine['name']} [{number}] | {theirs} | {cells[0]} | {cells[1]} |")
        notes.append(f"{number}. {engine['how'][0].upper()}{engine['how'][1:]}.")
    lines += ["", "Each ratio compares the slower of our two policies with the best figure of the other engine.", ""]
    return [*lines, *notes, "", "For Empire, Star Wars and Millionaire no other engine was found.", ""]


def best_rate(ours: list[dict[str, Any]], game: str, compiled: bool) -> dict[str, Any] | None:
    return next((each for each in ours if each["game"] == game and each["compiled"] == compiled), None)


def compare_engine(engine: dict[str, Any], each: dict[str, Any] | None) -> str:
    if each is None:
        return "not measured"
    if engine["ours"] == "clone":
        return f"**× {figure(engine['low'] / each['clone_us'])}** ({each['clone_us']} µs)"
    if engine["ours"] == "decisions":
        own = min(each[policy]["decisions_per_second"] for policy in ("random", "quiet"))
    else:
        own = each[engine["ours"]]
    return f"**× {figure(own / engine['high'])}** ({figure(own)})"


def figures(ours: list[dict[str, Any]]) -> list[str]:
    """Return all measured figures as a table."""
    rows: list[tuple[str, Any]] = [
        ("decisions per second, random players", lambda each: each["random"]["decisions_per_second"]),
        ("decisions per second, quiet players", lambda each: each["quiet"]["decisions_per_second"]),
        ("games per second, random players", lambda each: each["random"]["games_per_second"]),
        ("games per second, quiet players", lambda each: each["quiet"]["games_per_second"]),
        ("clone of a position, µs", lambda each: each["clone_us"]),
        ("clone, answer and settle, per second", lambda each: each["expand_per_second"]),
        ("games per second, steady players", lambda each: each["steady_games"]),
        ("the same at the largest table", lambda each: each["largest_games"]),
        ("the same at the largest table, two processes", lambda each: each["two_processes"]),
        ("decisions per second, steady players", lambda each: each["steady_decisions"]),
        ("simulations per second, search", lambda each: each["simulations"]),
        ("decisions for one step of a plain Python loop", lambda each: each["reference_ratio"]),
    ]
    lines = ["## Figures of this run", ""]
    for game in dict.fromkeys(each["game"] for each in ours):
        both = [best_rate(ours, game, compiled) for compiled in (False, True)]
        seats = next(each["seats"] for each in both if each)
        lines += [f"### {game}, {seats} seats", "", "| | interpreted | compiled | ratio |", "|---|---:|---:|---:|"]
        for name, of in rows:
            values: list[Any] = [of(each) if each else None for each in both]
            ratio = f"{figure(values[1] / values[0])}" if all(values) else ""
            lines.append(f"| {name} | {' | '.join(figure(value) for value in values)} | {ratio} |")
        lines.append("")
    return lines


def span(low: float, high: float) -> str:
    return figure(low) if low == high else f"{figure(low)} to {figure(high)}"


def figure(value: float | None) -> str:
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


if __name__ == "__main__":
    {"measure": measure, "write": write}[sys.argv[1]](sys.argv[2:])
