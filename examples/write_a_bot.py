"""A custom bot, and its results against another: python examples/write_a_bot.py [GAME] [DEALS]

It tries every answer on a few tables that agree with its observation, and takes the answer with the
best chances.
"""

import sys
from typing import Any

import magnat
from magnat.bots import Bot, Observation, steady
from magnat.kernel import StreamLuck, apply

TABLES = 3  # samples of the hidden cards
WIDEST = 12  # answers that are tried


class OneStep(Bot):
    """Looks one answer ahead."""

    name = "one_step"

    def answer(self, observation: Observation) -> int:
        usual = observation.question.silence(observation.table)
        tried = [usual, *[choice for choice in observation.choices[:WIDEST] if choice != usual]]
        tables = [observation.sample() for _ in range(TABLES)]  # the same samples for every answer
        return max(tried, key=lambda choice: sum(worth(table, choice, observation.seat) for table in tables))


def worth(table: Any, choice: int, seat: int) -> float:
    """Return a seat's chances after an answer, by the game's own estimate."""
    after = table.copy()
    apply(after, choice, StreamLuck(1), True)
    return steady(after.edition.name).values(after)[seat]


def main(game_name: str = "empire", deals: str = "20") -> None:
    mine, wins = OneStep(), 0.0
    for seed in range(int(deals)):
        for seat in (0, 1):  # every deal from both sides
            game = magnat.start(game_name, seats=2, seed=seed)
            winners = game.play({seat: mine, 1 - seat: "random"})
            wins += (seat in winners) / len(winners)
    print(f"{mine.name} won {wins:g} of {2 * int(deals)} games of {game_name} against random")


if __name__ == "__main__":
    main(*sys.argv[1:])
