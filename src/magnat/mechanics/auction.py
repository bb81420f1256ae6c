"""Mechanics: an auction, one ring of calls."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.kernel import TABLE, Frame, Question, Step
from magnat.kernel.native import mypyc_attr
from magnat.mechanics.claims import ClaimTable

NO_BIDDER: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class AuctionTable(ClaimTable):
    """A table that holds auctions. Each game states who calls, what a call may be, and what the hammer does."""

    bids_within_cash: ClassVar[str] = ""  # the rules that say what a bid may be
    bids_by_steps: ClassVar[str] = ""

    def bidders(self, lot: int, first: int) -> list[int]:
        """Who may call, in order."""
        return self.clockwise_from(first)

    def calls(self, seat: int, lot: int, high: int) -> Sequence[int]:
        """The amounts that `seat` may name; the first of them, `high` itself, is a pass."""
        raise NotImplementedError

    def why_no_call(self, seat: int, high: int, answer: int) -> tuple[str, str]:
        """Why `seat` may not name that amount."""
        if answer > self.cash[seat]:
            return "too_poor", self.bids_within_cash
        return ("bid_too_low" if answer <= high else "not_a_multiple"), self.bids_by_steps

    def on_sold(self, lot: int, seat: int, price: int) -> None:
        raise NotImplementedError

    def on_unsold(self, lot: int, first: int) -> None:
        self.tell("unsold", TABLE, lot)

    def call(self, ring: tuple[int, ...], lot: int, high: int, holder: int, first: int) -> None:
        """Ask the next seat of the ring that can still raise; when there is none, the hammer falls."""
        while ring:
            if ring[0] == holder:
                if len(ring) == 1:
                    break
                ring = (*ring[1:], holder)  # he holds it without having called: the others are still asked
            elif len(self.calls(ring[0], lot, high)) > 1:
                self.push(Bid(ring, lot, high, holder, first))
                return
            else:
                ring = ring[1:]
        if holder == NO_BIDDER:
            self.on_unsold(lot, first)
        else:
            self.on_sold(lot, holder, high)


class Auction(Step[AuctionTable]):
    """A lot comes under the hammer, `first` calling first. The ring is made up only now."""

    fields: ClassVar[tuple[str, ...]] = ("lot", "first")

    def __init__(self, lot: int, first: int) -> None:
        super().__init__(TABLE)
        self.lot: Final = lot
        self.first: Final = first

    def run(self, t: AuctionTable) -> None:
        t.tell("auction", TABLE, self.lot)
        t.call(tuple(t.bidders(self.lot, self.first)), self.lot, 0, NO_BIDDER, self.first)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bid(Question[AuctionTable]):
    """Raise, or pass for good."""

    answer_kind = "money"
    fields: ClassVar[tuple[str, ...]] = ("ring", "lot", "high", "holder", "first")

    def __init__(self, ring: tuple[int, ...], lot: int, high: int, holder: int, first: int) -> None:
        super().__init__(ring[0])
        self.ring: Final = ring
        self.lot: Final = lot
        self.high: Final = high
        self.holder: Final = holder
        self.first: Final = first

    def choices(self, t: AuctionTable) -> Sequence[int]:
        return t.calls(self.seat, self.lot, self.high)

    def silence(self, t: AuctionTable) -> int:
        return self.high

    def take(self, t: AuctionTable, answer: int) -> None:
        p, ring = self.seat, self.ring
        if answer > self.high:
            t.tell("bid", p, self.lot, answer)
            t.call((*ring[1:], p), self.lot, answer, p, self.first)
        else:
            t.tell("passed", p, self.lot)
            t.call(ring[1:], self.lot, self.high, self.holder, self.first)

    def why_not(self, t: AuctionTable, answer: int) -> tuple[str, str]:
        return t.why_no_call(self.seat, self.high, answer)

    def without(self, seat: int) -> Frame | None:
        """A ring closes up; a holder who leaves takes his bid with him, and the lot is put up anew."""
        if seat == self.holder:
            return Auction(self.lot, self.first)
        ring = tuple([p for p in self.ring if p != seat])
        if not ring:
            return Auction(self.lot, self.first)
        if ring == (self.holder,):
            return Hammer(self.lot, self.holder, self.high)
        if ring[0] == self.holder:
            ring = (*ring[1:], self.holder)
        return Bid(ring, self.lot, self.high, self.holder, self.first)

    def consequences(self, t: AuctionTable, answer: int) -> dict[str, int]:
        return {"passing": answer == self.high}


class Hammer(Step[AuctionTable]):
    """The only bidder left has it."""

    fields: ClassVar[tuple[str, ...]] = ("lot", "holder", "price")

    def __init__(self, lot: int, holder: int, price: int) -> None:
        super().__init__(TABLE)
        self.lot: Final = lot
        self.holder: Final = holder
        self.price: Final = price

    def run(self, t: AuctionTable) -> None:
        t.on_sold(self.lot, self.holder, self.price)
