"""Brocante: a turn in the order of play, and the end of the game."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.kernel import TABLE, Chance, Frame, Question, Step
from magnat.mechanics.auction import Auction
from magnat.mechanics.hands import draw_unseen, lay
from magnat.mechanics.objection import Objection
from magnat.mechanics.turn import EndOfTurn
from magnat_brocante.edition import FIRST_INVOICE, FIRST_MAGPIE, HAND, NOTHING
from magnat_brocante.table import Brocante

PILE: Final = 64  # a stream of luck; lower numbers are those of the seats


def opening(seats: int) -> list[Frame]:
    """BROC-SETUP-01: the first frames, the last one on top."""
    return [Turn(0), *[DrawFind(p, HAND - 1) for p in reversed(range(seats))]]


class Turn(Step[Brocante]):
    """BROC-TURN-01: draw a card, then play one. When there is none to draw, the market closes."""

    def run(self, t: Brocante) -> None:
        if not t.bag:
            t.push(Close(TABLE))
            return
        t.begin_turn(self.seat)
        t.push(EndTurn(self.seat))
        t.then(DrawFind(self.seat), PlayCard(self.seat))


class EndTurn(EndOfTurn[Brocante]):
    """BROC-TURN-01: the next seat, clockwise."""

    def run(self, t: Brocante) -> None:
        t.push(Turn((self.player + 1) % len(t.hands)))


class DrawFind(Chance[Brocante]):
    """BROC-SETUP-01, BROC-TURN-01: nature chooses the drawn card; only the drawing seat sees it."""

    answer_kind = "card"
    rule = "BROC-TURN-01"
    whispered: ClassVar[bool] = True

    def __init__(self, seat: int, more: int = 0) -> None:
        super().__init__(seat)
        self.more: Final = more

    def stream(self) -> int:
        return PILE

    def choices(self, t: Brocante) -> Sequence[int]:
        return t.bag[:]

    def take(self, t: Brocante, answer: int) -> None:
        t.bag.remove(answer)
        draw_unseen(t, self.seat, answer)
        t.whisper("drew", self.seat, answer)
        if self.more:
            t.push(DrawFind(self.seat, self.more - 1))


class PlayCard(Question[Brocante]):
    """BROC-TURN-02: sell a find, send a magpie, or play nothing for a coin."""

    answer_kind = "card"
    rule = "BROC-TURN-02"
    from_hand: ClassVar[bool] = True

    def choices(self, t: Brocante) -> Sequence[int]:
        last = FIRST_INVOICE if loot(t, self.seat) else FIRST_MAGPIE
        return [NOTHING, *[card for card in t.hands[self.seat] if card < last]]

    def take(self, t: Brocante, answer: int) -> None:
        p = self.seat
        if answer == NOTHING:
            t.tell("rested", p)
            t.receive(p, 1)
        elif answer >= FIRST_MAGPIE:
            t.put_on_heap(p, answer)
            t.tell("magpie", p)
            t.push(StealFind(p))
        else:
            lay(t, p, answer)
            t.tell("sells", p, answer)
            t.push(Auction(answer, (p + 1) % len(t.hands)))

    def why_not(self, t: Brocante, answer: int) -> tuple[str, str]:
        if answer not in t.hands[self.seat]:
            return "not_in_hand", "BROC-TURN-02"
        return ("invoice_waits", "BROC-PIE-02") if answer >= FIRST_INVOICE else ("nothing_to_steal", "BROC-PIE-01")


class StealFind(Question[Brocante]):
    """BROC-PIE-01: the magpie picks a find from another shelf."""

    answer_kind = "card"
    rule = "BROC-PIE-01"
    refusal = "on_no_other_shelf"

    def choices(self, t: Brocante) -> Sequence[int]:
        return loot(t, self.seat)

    def take(self, t: Brocante, answer: int) -> None:
        victim = t.keeper(answer)
        t.tell("wants", self.seat, answer, victim)
        t.push(Objection(victim, self.seat, Stolen(self.seat, victim, answer)))

    def consequences(self, t: Brocante, answer: int) -> dict[str, int]:
        return {"victim": t.keeper(answer)}


class Stolen(Step[Brocante]):
    """BROC-PIE-01: nobody proved anything, so the find changes shelves."""

    def __init__(self, seat: int, victim: int, card: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.card: Final = card

    def run(self, t: Brocante) -> None:
        t.shelves[self.victim] = tuple([card for card in t.shelves[self.victim] if card != self.card])
        t.shelve(self.seat, self.card)
        t.tell("stole", self.seat, self.card, self.victim)

    def threat(self, t: Brocante, seat: int) -> dict[str, int]:
        return {"card": self.card, "counters": seat == self.seat}


class Close(Step[Brocante]):
    """BROC-END-01 to -03: everybody counts, and the most valuable stall wins; equals share."""

    def run(self, t: Brocante) -> None:
        scores = [t.score(p) for p in t.ring]
        for p, score in enumerate(scores):
            t.tell("counted", p, score)
        t.end(sum([1 << p for p, score in enumerate(scores) if score == max(scores)]))


def loot(t: Brocante, seat: int) -> list[int]:
    """Return the finds on the other shelves."""
    return sorted([card for p, shelf in enumerate(t.shelves) if p != seat for card in shelf])
