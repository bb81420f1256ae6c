"""Auctions in which a bidder may first play a Force card that the bank pays."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.kernel import TABLE
from magnat.mechanics.auction import NO_BIDDER, AuctionTable, Bid
from magnat.mechanics.spaces import BoardTable

PLAY_FIRST: Final = -1  # instead of a bid


class BiddingTable(BoardTable):
    """Table on which bidders hold hidden cards."""

    hands: list[list[int]]
    jailed: list[int]

    def has_funds(self, seat: int) -> bool:
        """True if the hand holds a card that the bank pays."""
        raise NotImplementedError

    def play_funds(self, seat: int) -> None:
        raise NotImplementedError

    def bidders(self, lot: int, first: int) -> list[int]:
        """SW-AUCT-02, -03, -07: return all players from the one who landed, except those in Jail."""
        free = [p for p in self.ring if not self.jailed[p]]
        return [p for p in free if p >= first] + [p for p in free if p < first]

    def calls(self, seat: int, lot: int, high: int) -> Sequence[int]:
        """SW-AUCT-01, -06: return `high` (a pass) and the bids above it in steps of ten, up to the cash."""
        return range(high, max(self.cash[seat], high) + 1, self.layout().step)

    def calls_or_card(self, seat: int, lot: int, high: int) -> Sequence[int]:
        """Return the bids, and `PLAY_FIRST` if a card paid by the bank may be played first (SW-FORCE-21b)."""
        calls = self.calls(seat, lot, high)
        return [*calls, PLAY_FIRST] if self.has_funds(seat) else calls

    def auction(self, lot: int, first: int) -> None:
        """SW-BUY-04: start an auction at once."""
        self.tell("auction", TABLE, lot)
        self.call(tuple(self.bidders(lot, first)), lot, 0, NO_BIDDER, first)

    def call(self, ring: tuple[int, ...], lot: int, high: int, holder: int, first: int) -> None:
        """SW-AUCT-07: ask the next bidder, or end the auction.

        A player with Force cards is asked even if unable to raise: skipping the question would
        reveal the cards.
        """
        raised = high + self.layout().step
        while ring and ring[0] != holder:
            p = ring[0]
            if self.cash[p] >= raised or (self.hands[p] and (self.has_funds(p) or self.asks(p, (high,)))):
                self.push(AuctionBid(ring, lot, high, holder, first))
                return
            if self.hands[p]:
                self.tell("passed", p, lot)
            ring = ring[1:]
        if holder == NO_BIDDER:
            self.on_unsold(lot, first)  # SW-AUCT-05
        else:
            self.on_sold(lot, holder, high)


class AuctionBid(Bid):
    """SW-AUCT-06, -07: raise, or pass for good; a card paid by the bank may come first (SW-FORCE-21b)."""

    rule = "SW-AUCT-06"
    from_hand: ClassVar[bool] = True

    def choices(self, t: AuctionTable) -> Sequence[int]:
        assert isinstance(t, BiddingTable)
        return t.calls_or_card(self.seat, self.lot, self.high)

    def opens_dialogue(self, t: AuctionTable, answer: int) -> bool:
        return answer == PLAY_FIRST

    def take(self, t: AuctionTable, answer: int) -> None:
        if answer != PLAY_FIRST:
            Bid.take(self, t, answer)
            return
        assert isinstance(t, BiddingTable)
        t.push(self)  # asked again afterwards
        t.play_funds(self.seat)

    def why_not(self, t: AuctionTable, answer: int) -> tuple[str, str]:
        return ("no_card_that_pays", "SW-FORCE-21") if answer == PLAY_FIRST else super().why_not(t, answer)

    def consequences(self, t: AuctionTable, answer: int) -> dict[str, int]:
        return {**Bid.consequences(self, t, answer), "playing": answer == PLAY_FIRST}
