"""Auctions: seats bid in turn until all but one have passed."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.kernel import TABLE, Frame, Question, Step
from magnat.kernel.native import mypyc_attr
from magnat.mechanics.claims import ClaimTable

NO_BIDDER: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class AuctionTable(ClaimTable):
    """A table with auctions. Each game defines the bidders, the legal bids, and the result of a sale."""

    bids_within_cash: ClassVar[str] = ""  # ids of the rules that limit bids
    bids_by_steps: ClassVar[str] = ""

    def bidders(self, lot: int, first: int) -> list[int]:
        return self.clockwise_from(first)

    def calls(self, seat: int, lot: int, high: int) -> Sequence[int]:
        """Return the amounts that `seat` may bid; the first, `high` itself, is a pass."""
        raise NotImplementedError

    def why_no_call(self, seat: int, high: int, answer: int) -> tuple[str, str]:
        """Return why `seat` may not bid that amount: a text key and the rule's id."""
        if answer > self.cash[seat]:
            return "too_poor", self.bids_within_cash
        return ("bid_too_low" if answer <= high else "not_a_multiple"), self.bids_by_steps

    def on_sold(self, lot: int, seat: int, price: int) -> None:
        raise NotImplementedError

    def on_unsold(self, lot: int, first: int) -> None:
        self.tell("unsold", TABLE, lot)

    def call(self, ring: tuple[int, ...], lot: int, high: int, holder: int, first: int) -> None:
        """Ask the next seat of the ring that can still raise the bid; if there is none, end the auction."""
        while ring:
            if ring[0] == holder:
                if len(ring) == 1:
                    break
                ring = (*ring[1:], holder)  # the high bidder need not raise: ask the others
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
    """The start of an auction of `lot`, with `first` bidding first. The bidders are determined when it runs."""

    def __init__(self, lot: int, first: int) -> None:
        super().__init__(TABLE)
        self.lot: Final = lot
        self.first: Final = first

    def run(self, t: AuctionTable) -> None:
        t.tell("auction", TABLE, self.lot)
        t.call(tuple(t.bidders(self.lot, self.first)), self.lot, 0, NO_BIDDER, self.first)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bid(Question[AuctionTable]):
    """A seat raises the bid, or passes and is out of the auction."""

    answer_kind = "money"

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
        """Remove the seat from the ring. If the high bidder leaves, the bid is void and the auction starts again."""
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
    """The sale to the only bidder left."""

    def __init__(self, lot: int, holder: int, price: int) -> None:
        super().__init__(TABLE)
        self.lot: Final = lot
        self.holder: Final = holder
        self.price: Final = price

    def run(self, t: AuctionTable) -> None:
        t.on_sold(self.lot, self.holder, self.price)
