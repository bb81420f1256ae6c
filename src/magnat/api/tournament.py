"""Tournaments between bots, and their standings."""

import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from magnat.api.bots import make_bot
from magnat.api.errors import check_int
from magnat.kernel import Value

MAX_TOURNAMENT_GAMES = 100_000_000


class Standings(Sequence[Mapping[str, Any]]):
    """The results of a tournament: one mapping per bot, in the given order, with its wins and their 95 % interval.

    Example: `standings.by_name("steady")["win_rate"]`. `data` is the whole result as plain values, as printed by
    `magnat arena --json`.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    def by_name(self, bot: str) -> Mapping[str, Any]:
        """Return the results of a bot."""
        return next(each for each in self if each["bot"] == bot)

    def __getitem__(self, index: Any) -> Any:
        return self.data["bots"][index]

    def __len__(self) -> int:
        return len(self.data["bots"])

    def __eq__(self, other: object) -> bool:
        """True if the results are equal; timings are ignored."""
        return isinstance(other, Standings) and self._results() == other._results()

    def __hash__(self) -> int:
        return hash(repr(self))

    def _results(self) -> tuple[Any, ...]:
        timed = ("ms_per_decision", "simulations_per_second")
        bots = [{key: value for key, value in each.items() if key not in timed} for each in self]
        return {**self.data, "bots": None}, bots

    def __repr__(self) -> str:
        wins = ", ".join([f"{each['bot']} {each['wins']:g} of {each['games']}" for each in self])
        return f"<Standings {self.data['game']}: {self.data['games']} games, {wins}>"


def play_tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    seats: int | None,
    seed: int,
    variant: str,
    seconds: float,
    simulations: int,
    jobs: int,
    options: Mapping[str, Value],
) -> Standings:
    """Play a tournament and return its standings: see `magnat.tournament`."""
    from magnat.api.game import check_seat_count, choose_edition  # start-up time
    from magnat.arena import Journal, Tournament, compute_standings, run_tournament  # start-up time

    e = choose_edition(game, variant, options)
    named = (bots,) if isinstance(bots, str) else tuple(bots)
    for name in named:
        make_bot(name)
    number = min(max(len(named), e.least), e.most) if seats is None else check_seat_count(e, seats)
    tournament = Tournament(
        game,
        variant,
        tuple(sorted(options.items())),
        named,
        number,
        check_int("games", games, 1, MAX_TOURNAMENT_GAMES),
        check_int("seed", seed, 0),
        seconds,
        check_int("simulations", simulations, 0),
    )
    with tempfile.TemporaryDirectory(prefix="magnat-") as folder:
        journal = Journal(Path(folder, "tournament.jsonl"), tournament, False)
        results = run_tournament(tournament, journal, check_int("jobs", jobs, 1), lambda done: None)
    return Standings(compute_standings(tournament, results))
