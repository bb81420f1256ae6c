"""Play a thousand games, store them as Parquet, and analyse them: python examples/analyse.py [GAME] [GAMES]

Does the first seat win more often? How long do games last? Which answers do winners give more
often? Needs `pip install 'magnat[export]'`; polars or pandas read the same file:
`polars.read_parquet("decisions.parquet")`.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow.compute as pc
import pyarrow.parquet as pq

COMMON = 200  # an answer must have been given this often


def play_tournament(game: str, games: str, rows: str) -> Any:
    """Return a tournament of steady players as a table: one row per game or per decision."""
    path = Path(f"{rows}.parquet")
    command = [sys.executable, "-m", "magnat", "arena", game, "--bots", "steady", "--games", games, "--seed", "1"]
    subprocess.run([*command, "--export", str(path), "--rows", rows, "--json"], check=True, capture_output=True)
    return pq.read_table(path)


def by_seat(table: Any) -> list[float]:
    """Print how often each seat wins, in the order of play."""
    won = table["won"].to_pylist()
    return [sum([game[seat] for game in won]) / len(won) for seat in range(len(won[0]))]


def tell_answers(table: Any) -> None:
    """Print which answers go with winning: the share of wins of each answer that was given often enough."""
    groups = table.group_by(["question", "answer"]).aggregate([("won", "mean"), ("won", "count")])
    often = groups.filter(pc.greater_equal(groups["won_count"], min(COMMON, table.num_rows // 50)))
    ranked = often.sort_by([("won_mean", "descending")]).to_pylist()
    for row in [*ranked[:3], *ranked[-3:]]:
        print(f"  {row['question']} {row['answer']}: {100 * row['won_mean']:.0f} % of {row['won_count']} were won")


def main(game: str = "deal", games: str = "1000") -> None:
    table = play_tournament(game, games, "games")
    turns = sorted(table["turns"].to_pylist())
    print(f"{table.num_rows} games of {game}: {turns[len(turns) // 2]} turns in the middle, {turns[-1]} at most")
    for seat, share in enumerate(by_seat(table)):
        print(f"  seat {seat} won {100 * share:.1f} %")
    decisions = play_tournament(game, games, "decisions")
    print(f"{decisions.num_rows} decisions; what winners and losers say:")
    tell_answers(decisions)


if __name__ == "__main__":
    main(*sys.argv[1:])
