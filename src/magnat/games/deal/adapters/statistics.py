# mypyc: skip
"""The counts recorded for each game of Deal."""

from collections.abc import Sequence
from typing import Final

from magnat.arena.counts import Counts, GameCounter
from magnat.games.deal.edition import IN_ANSWER
from magnat.games.deal.table import Deal
from magnat.kernel import Fact

THREAT_FACTS: Final = ("demanded", "wants", "wants_swap", "wants_group")  # facts that a joker may answer
# How the winner's last group was completed.
LAID, PAID, TAKEN, SWAPPED, STOLEN, TURNED, COUNTED = range(7)
END_NAMES: Final = ("laid", "paid", "taken", "swapped", "stolen", "turned", "counted")


class Count(GameCounter):
    """Counts the cards drawn by seat, how the winner's last group was completed, and the jokers laid."""

    t: Deal

    def finish(self, facts: Sequence[Fact]) -> Counts:
        how = self.t.edition.how_played
        seats = len(self.t.hands)
        drawn: dict[tuple[int, int], None] = {}
        threats = [0] * len(THREAT_FACTS)
        answered = [0] * len(THREAT_FACTS)
        laid = [0] * seats
        threat = last = 0
        end = COUNTED
        for word, seat, a, b, _, _ in facts:
            if word == "drew":
                drawn[seat, a] = None
            elif word in THREAT_FACTS:
                threat = THREAT_FACTS.index(word)
                threats[threat] += 1
            elif word == "laid_joker":
                laid[seat] += 1
                answered[threat] += 1
            elif word == "won":
                end = last
            elif self.t.winners >> (b if word == "gave" else max(0, seat)) & 1:
                last = completion_way(word, threat, last)
        return {
            "drawn": [each for pair in drawn for each in pair],
            "end": [end],
            "threats": threats,
            "answered": answered,
            "jokers_laid": laid,
            "jokers_kept": [len([card for card in hand if how[card] == IN_ANSWER]) for hand in self.t.hands],
        }


def completion_way(word: str, threat: int, before: int) -> int:
    """Return how the winner received a card; `before` if the fact did not give the winner a card."""
    if word in ("laid", "built"):
        return LAID
    if word == "took_group":
        return STOLEN
    if word in ("turned", "rearranged"):
        return TURNED
    if word == "gave":
        return (PAID, TAKEN, SWAPPED, STOLEN)[threat]
    return before
