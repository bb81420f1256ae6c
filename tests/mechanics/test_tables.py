"""Interpreted tables of plug-in games that combine auctions, hands, decks and claims."""

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from magnat.kernel import Frame, Step, Table, answer, settle
from magnat.mechanics.auction import Auction, AuctionTable
from magnat.mechanics.claims import Claim
from magnat.mechanics.decks import Draw, Effect, put_under
from magnat.mechanics.hands import all_seats_mask, lay, slip_away
from magnat.mechanics.objection import Objection, SayNo

NO = 7  # the card that says no


class Gift(Effect["Bazaar"]):
    """A card that brings ten."""

    def befall(self, t: "Bazaar", seat: int) -> None:
        t.receive(seat, 10)


class Bazaar(AuctionTable):
    """Three seats with hidden cards that bid for lots."""

    columns: ClassVar[tuple[str, ...]] = (
        "winners",
        "ring",
        "cash",
        "bank",
        "hands",
        "known",
        "bags",
        "unders",
        "claims",
    )
    claim_size: ClassVar[int] = 4

    def __init__(self, claims: tuple[int, ...] = ()) -> None:
        super().__init__([], 0)
        self.ring, self.cash, self.bank = (0, 1, 2), [100, 100, 100], 0
        self.hands, self.known = [[1], [NO], []], [1] * 8
        self.bags, self.unders = [(3, 4)], [()]
        self.claims, self.turns = claims, 5
        self.sales: list[tuple[int, int, int]] = []

    def calls(self, seat: int, lot: int, high: int) -> Sequence[int]:
        return range(high, self.cash[seat] + 1, 10)

    def on_sold(self, lot: int, seat: int, price: int) -> None:
        self.spend(seat, price)
        self.sales.append((lot, seat, price))

    def obey(self, seat: int, deck: int, card: int) -> None:
        put_under(self, deck, card)
        Gift().befall(self, seat)

    def noes(self, seat: int, effect: Frame) -> tuple[int, ...]:
        return (1,) if NO in self.hands[seat] else ()

    def lay_no(self, seat: int, verb: int, effect: Frame) -> None:
        lay(self, seat, NO)


class Fine(Step[Bazaar]):
    """An unwanted effect."""

    def run(self, t: Bazaar) -> None:
        t.spend(self.seat, 30)


class Threat(Objection[Bazaar]):
    """An objection defined by a game."""

    def question(self) -> SayNo[Bazaar]:
        return Refuse(self)


class Refuse(SayNo[Bazaar]):
    """The question of that objection."""


def play(t: Table, frame: Frame, *said: tuple[int, int]) -> Any:
    t.push(frame)
    choices = settle(t)
    for seat, choice in said:
        choices = answer(t, seat, choice)
    return choices


def test_a_plug_in_table_can_hold_auctions() -> None:
    t = Bazaar()
    play(t, Auction(4, 1), (1, 20), (2, 30), (0, 30), (1, 20 + 20), (2, 40))
    assert t.sales == [(4, 1, 40)] and t.cash == [100, 60, 100]


@pytest.mark.parametrize("said, cash", [([(1, 0)], [100, 70, 100]), ([(1, 1), (0, 0)], [100, 100, 100])])
def test_a_plug_in_table_can_have_objections(said: list[tuple[int, int]], cash: list[int]) -> None:
    t = Bazaar()
    play(t, Threat(1, 0, Fine(1)), *said)
    assert t.cash == cash and (t.hands[1] == []) == (len(said) == 2)
    if len(said) == 2:
        assert t.known[NO] == all_seats_mask(t) == 7


def test_a_seat_without_cards_is_not_asked() -> None:
    t = Bazaar()
    assert not play(t, Threat(2, 0, Fine(2))) and t.cash == [100, 100, 70]


def test_a_plug_in_table_can_have_decks() -> None:
    t = Bazaar()
    assert tuple(play(t, Draw(2, 0))) == (3, 4)
    answer(t, -1, 4)
    assert t.bags == [(3,)] and t.unders == [(4,)] and t.cash[2] == 110


def test_an_unseen_discard_makes_the_rest_of_the_hand_uncertain() -> None:
    t = Bazaar()
    t.hands[0] = [1, 2]
    t.known[1] = t.known[2] = 7
    slip_away(t, 0, 2)
    assert t.hands[0] == [1] and t.known[1] == t.known[2] == 1


OWED = (2, 0, 30, 4, 1, 2, 20, 5, 2, 1, 10, 5)  # owner, visitor, amount, turn


def as_tuples(claims: list[Claim]) -> list[tuple[int, ...]]:
    return [(each.owner, each.visitor, each.amount, each.turn, each.space) for each in claims]


def test_claims_are_read_by_name_the_oldest_first() -> None:
    t = Bazaar(OWED)
    assert as_tuples(t.waiting_claims()) == [(2, 0, 30, 4, 0), (1, 2, 20, 5, 0), (2, 1, 10, 5, 0)]
    assert as_tuples(t.claims_of(2)) == [(2, 0, 30, 4, 0), (2, 1, 10, 5, 0)] and t.claims_of(0) == []


@pytest.mark.parametrize("which, left", [(0, OWED[4:]), (1, OWED[:8])])
def test_a_claim_is_taken_and_the_others_wait(which: int, left: tuple[int, ...]) -> None:
    t = Bazaar(OWED)
    assert t.take_claim(2, which).visitor == which and t.claims == left


def test_claims_lapse_after_their_turn() -> None:
    t = Bazaar(OWED)
    assert as_tuples(t.lapse_claims()) == [(2, 0, 30, 4, 0)] and t.claims == OWED[4:]
    assert t.lapse_claims() == [] and t.claims == OWED[4:]


def test_claims_of_and_against_a_leaving_seat_are_void() -> None:
    t = Bazaar(OWED)
    t.void_claims(0)
    assert t.claims == OWED[4:]
    t.void_claims(1)
    assert not t.claims


def test_a_claim_is_added_with_its_turn() -> None:
    t = Bazaar(OWED[:4])
    t.add_claim(0, 1, 40, 9)
    assert t.claims == (*OWED[:4], 0, 1, 40, 5)
