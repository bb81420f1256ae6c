"""Brocante's table, with the hooks of the shared auctions and objections."""

from collections.abc import Sequence
from typing import Any, ClassVar

from magnat.kernel import TABLE, Frame, Question
from magnat.mechanics.auction import AuctionTable, Bid
from magnat.mechanics.hands import lay
from magnat.mechanics.objection import SAY_NO, SayNo
from magnat_brocante.edition import ALIKE, FIRST_INVOICE, BrocanteEdition


class Brocante(AuctionTable):
    """A position of the game."""

    edition: BrocanteEdition
    winners: int
    ring: tuple[int, ...]  # the seats
    cash: list[int]  # by seat
    bank: int  # receipts of the bank minus its payments
    hands: list[list[int]]  # by seat, sorted
    known: list[int]  # by card: the seats that know where it lies
    bag: list[int]  # the pile, which has no order
    shelves: list[tuple[int, ...]]  # by seat: the finds before it, face up, sorted
    heap: tuple[int, ...]  # played magpies and invoices
    active: int  # the seat whose turn it is
    turns: int  # turns begun
    secret: ClassVar[tuple[tuple[str, str], ...]] = (("hands", "hand"), ("bag", "bag"))
    rules: ClassVar[dict[type[Question[Any]], str]] = {Bid: "BROC-SALE-02", SayNo: "BROC-PIE-02"}
    bids_within_cash: ClassVar[str] = "BROC-SALE-02"
    bids_by_steps: ClassVar[str] = "BROC-SALE-02"

    # Written by `make columns` from the columns above:
    # fmt: off
    columns: ClassVar[tuple[str, ...]] = (
        "winners", "ring", "cash", "bank", "hands", "known", "bag", "shelves", "heap", "active", "turns",
    )

    def copy(self) -> "Brocante":
        return Brocante(
            self.edition, self.stack[:], self.winners, self.ring, self.cash[:], self.bank,
            [each[:] if each else [] for each in self.hands], self.known[:], self.bag[:], self.shelves[:], self.heap,
            self.active, self.turns,
        )

    def __init__(
        self, edition: BrocanteEdition, stack: list[Frame], winners: int, ring: tuple[int, ...], cash: list[int],
        bank: int, hands: list[list[int]], known: list[int], bag: list[int], shelves: list[tuple[int, ...]],
        heap: tuple[int, ...], active: int, turns: int,
    ) -> None:
        self.edition = edition
        self.stack = stack
        self.winners = winners
        self.ring = ring
        self.cash = cash
        self.bank = bank
        self.hands = hands
        self.known = known
        self.bag = bag
        self.shelves = shelves
        self.heap = heap
        self.active = active
        self.turns = turns
    # fmt: on
    # So far what is written by `make columns`.

    # auctions

    def bidders(self, lot: int, first: int) -> list[int]:
        """BROC-SALE-01: everybody but the seller, clockwise."""
        return [p for p in self.clockwise_from(first) if p != self.active]

    def calls(self, seat: int, lot: int, high: int) -> Sequence[int]:
        """BROC-SALE-02: coin by coin, up to the bidder's cash."""
        return range(high, self.cash[seat] + 1) if self.cash[seat] > high else (high,)

    def on_sold(self, lot: int, seat: int, price: int) -> None:
        """BROC-SALE-03: the buyer pays the seller."""
        self.move_money(seat, price, self.active)
        self.shelve(seat, lot)
        self.tell("bought", seat, lot, price, self.active)

    def on_unsold(self, lot: int, first: int) -> None:
        """BROC-SALE-04: an unsold find goes to the seller."""
        self.shelve(self.active, lot)
        self.tell("kept", self.active, lot)

    # shelves

    def shelve(self, seat: int, card: int) -> None:
        self.shelves[seat] = tuple(sorted([*self.shelves[seat], card]))

    def keeper(self, card: int) -> int:
        """Return the seat on whose shelf a find is."""
        for p, shelf in enumerate(self.shelves):
            if card in shelf:
                return p
        return TABLE

    def score(self, seat: int) -> int:
        """BROC-END-02: the coins, plus the square of the number of finds of each kind."""
        kinds = [card // ALIKE for card in self.shelves[seat]]
        return self.cash[seat] + sum([kinds.count(kind) ** 2 for kind in set(kinds)])

    # objections

    def noes(self, seat: int, effect: Frame) -> tuple[int, ...]:
        """BROC-PIE-02: an invoice proves ownership."""
        return (SAY_NO,) if self.hands[seat][-1] >= FIRST_INVOICE else ()

    def lay_no(self, seat: int, verb: int, effect: Frame) -> None:
        self.put_on_heap(seat, self.hands[seat][-1])
        self.tell("proved", seat)

    def put_on_heap(self, seat: int, card: int) -> None:
        lay(self, seat, card)
        self.heap = (*self.heap, card)
