"""Drawing cards, and putting excess cards under the pile."""

from bisect import bisect_left, insort
from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.deal.table import Asked, Deal
from magnat.kernel import TABLE, Chance
from magnat.mechanics.hands import shuffle_away, slip_away, take_up

PACK: Final = 64  # random stream of the draw pile; lower numbers belong to the seats


def draw(t: Deal, p: int, count: int) -> None:
    """DEAL-DRAW-06, -08, DEAL-HAND-03: draw from the pile, then the cards put under it, then the reshuffled centre."""
    left = count
    while left:
        if t.bag:
            t.push(DrawCard(p, left - 1))
            return
        if t.under:
            card = t.under.pop(0)
            take_up(t, p, card)
            t.whisper("drew", p, card)
            left -= 1
        elif t.centre:
            t.bag = sorted(t.centre)
            t.centre = ()
            shuffle_away(t, t.bag)
            t.tell("reshuffled", TABLE, len(t.bag))
        else:
            t.tell("nothing_to_draw", p, left)
            return


def draw_aloud(t: Deal, p: int, count: int) -> None:
    """DEAL-DRAW-08: draw, and announce publicly how many cards are drawn (at most those that are left)."""
    if t.facts is not None:
        available = min(count, len(t.bag) + len(t.under) + len(t.centre))
        if available:
            t.tell("draws", p, available)
    draw(t, p, count)


class DrawCard(Chance[Deal]):
    """DEAL-DRAW-01, DEAL-SETUP-03: chance decides which card comes up; only the drawing player sees it."""

    answer_kind = "card"
    rule = "DEAL-DRAW-01"
    whispered: ClassVar[bool] = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def stream(self) -> int:
        return PACK

    def choices(self, t: Deal) -> Sequence[int]:
        return t.bag[:]

    def take(self, t: Deal, answer: int) -> None:
        del t.bag[bisect_left(t.bag, answer)]
        insort(t.hands[self.seat], answer)
        t.known[answer] = 1 << self.seat
        t.whisper("drew", self.seat, answer)
        draw(t, self.seat, self.left)


class Excess(Asked):
    """DEAL-HAND-01 to -03: a card above the hand limit goes face down under the pile, below earlier ones."""

    answer_kind = "card"
    rule = "DEAL-HAND-01"
    refusal = "not_in_hand"
    refusal_rule = "DEAL-HAND-01"
    whispered: ClassVar[bool] = True

    def choices(self, t: Deal) -> Sequence[int]:
        return t.hands[self.seat][:]

    def take(self, t: Deal, answer: int) -> None:
        slip_away(t, self.seat, answer)
        t.under.append(answer)
        t.whisper("put_under", self.seat, answer)

    def silence(self, t: Deal) -> int:
        """DEAL-NA-05: choose the card with the lowest value, multicolour wilds last."""
        e, hand = t.edition, t.hands[self.seat]
        values = [e.values[card] or e.size for card in hand]  # no value: a multicolour wild
        return hand[values.index(min(values))]

    def context(self, t: Deal) -> dict[str, int]:
        return {"over": len(t.hands[self.seat]) - t.edition.hand}
