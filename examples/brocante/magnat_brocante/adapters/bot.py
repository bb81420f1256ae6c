"""Brocante's steady player. It pays at most what a find adds to its shelf."""

from collections.abc import Sequence
from typing import Final

from magnat.bots.steady import Steady
from magnat.kernel import Question
from magnat.mechanics.auction import AuctionTable, Bid
from magnat.mechanics.objection import SAY_NO
from magnat_brocante.edition import ALIKE, FIRST_MAGPIE, NOTHING
from magnat_brocante.table import Brocante


class SteadyBrocante(Steady[Brocante]):
    """A simple heuristic: the value to this seat against the value to the others."""

    horizon = 40

    def worths(self, t: Brocante) -> list[float]:
        return [1.0 + t.score(p) for p in t.ring]

    def scores(self, t: Brocante) -> list[int]:
        return [t.score(p) for p in t.ring]

    def gain(self, t: Brocante, p: int, card: int) -> int:
        """Return what one more find adds to a shelf: the next odd number."""
        return 1 + 2 * sum([each // ALIKE == card // ALIKE for each in t.shelves[p]])

    def play_card(self, t: Brocante, question: Question[Brocante], choices: Sequence[int]) -> int:
        """Play a magpie if there is a find worth stealing, else the card that others will pay most for."""
        p = question.seat
        magpies = [card for card in choices if FIRST_MAGPIE <= card < NOTHING]
        finds = [card for card in choices if card < FIRST_MAGPIE]
        others = [q for q in t.ring if q != p]
        if magpies and max([self.gain(t, p, card) for q in others for card in t.shelves[q]]) > 1:
            return magpies[0]
        if not finds:
            return choices[0]
        return max(finds, key=lambda card: max([min(self.gain(t, q, card), t.cash[q]) for q in others]))

    def bid(self, t: Brocante, question: Question[AuctionTable], choices: Sequence[int]) -> int:
        """Bid one coin more while the shelf gains more than the seller's purse."""
        assert isinstance(question, Bid)
        more = question.high + 1
        return more if more in choices and more < self.gain(t, question.seat, question.lot) + 1 else question.high

    def steal_find(self, t: Brocante, question: Question[Brocante], choices: Sequence[int]) -> int:
        return max(choices, key=lambda card: self.gain(t, question.seat, card))

    def say_no(self, t: Brocante, question: Question[Brocante], choices: Sequence[int]) -> int:
        return SAY_NO if SAY_NO in choices else choices[0]


STEADY: Final = SteadyBrocante()
