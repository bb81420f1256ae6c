"""Shared mechanics, tested with the table of each game."""

from typing import Any

import pytest

from magnat.games.deal.pile import DrawCard
from magnat.games.deal.turn import DrawLots
from magnat.games.electronic.turn import DealDeed
from magnat.games.electronic.turn import Throw as ElectronicThrow
from magnat.games.empire.move import DrawEmpire
from magnat.games.empire.turn import Roll as EmpireRoll
from magnat.games.empire.turn import WhoStarts
from magnat.games.millionaire.effects import ThrowForBusiness
from magnat.games.millionaire.move import TakeFortune
from magnat.games.millionaire.turn import Throw as MillionaireThrow
from magnat.games.star_wars.chances import LoseForce
from magnat.games.star_wars.force import DrawChance, DrawForce
from magnat.games.star_wars.sides import YoungestRebel
from magnat.games.star_wars.turn import Roll as StarWarsRoll
from magnat.kernel import TABLE, Chance, Frame, Question
from magnat.mechanics.auction import NO_BIDDER, Auction, Bid
from magnat.mechanics.debt import AnswerInKind, HowToPay, InKind, SettleDebt
from magnat.mechanics.decks import Draw
from magnat.mechanics.money import BANK, Pay
from magnat.mechanics.objection import Objection, SayNo
from magnat.mechanics.trade import Cash, Item, Reply, Send
from magnat.positions import Position
from magnat.record.codec import encode_frame

with_money = pytest.mark.parametrize("game", ["electronic", "empire", "star_wars", "millionaire"])
with_claims = pytest.mark.parametrize("game", ["electronic", "star_wars"])
with_objections = pytest.mark.parametrize("game", ["empire", "star_wars", "millionaire"])


def table(game: str) -> Any:
    return Position(game, seats=4).table


def left(frame: Frame, seat: int) -> Any:
    """Return a frame after a seat left, as data."""
    rest = frame.without(seat)
    return None if rest is None else encode_frame(rest)


@with_money
def test_seats_are_visited_clockwise_without_departed_ones(game):
    t = table(game)
    assert [t.clockwise_from(p) for p in (0, 2, 3)] == [[0, 1, 2, 3], [2, 3, 0, 1], [3, 0, 1, 2]]
    t.ring = (0, 1, 3)
    assert [t.clockwise_from(p) for p in (1, 2, 3, 4)] == [[1, 3, 0], [3, 0, 1], [3, 0, 1], [0, 1, 3]]


@with_money
def test_money_moves_from_the_payer_to_the_payee_and_the_bank_keeps_its_ledger(game):
    t = table(game)
    before = list(t.cash)
    t.move_money(1, 50, 3)
    t.move_money(BANK, 20, 2)
    t.move_money(0, 10, BANK)
    assert [now - was for now, was in zip(t.cash, before, strict=True)] == [-10, -50, 20, 50] and t.bank == -10
    t.spend(3, 50)
    assert t.cash[3] == before[3] and t.bank == 40


@with_money
def test_a_debt_lapses_only_with_its_debtor_or_creditor(game):
    pay = Pay(1, 50, 2)
    assert pay.without(1) is None and pay.without(2) is None and pay.without(0) is pay is pay.without(3)
    assert pay.threat(table(game), 1) == {"threat": 0, "amount": 50}
    bank = Pay(1, 50)
    assert (bank.to, bank.asked) == (BANK, 0) and bank.without(3) is bank


@with_money
def test_an_auction_continues_without_a_leaving_bidder(game):
    bid = Bid((1, 2, 3), 15, 40, 3, 1)
    assert (bid.seat, bid.silence(table(game))) == (1, 40)
    assert [bid.consequences(table(game), call) for call in (40, 50)] == [{"passing": True}, {"passing": False}]
    assert left(bid, 3) == ["auction", 15, 1]  # the highest bid leaves with its bidder
    assert left(bid, 2) == ["bid", {"tuple": [1, 3]}, 15, 40, 3, 1] and left(bid, 0) == encode_frame(bid)
    assert left(bid, 1) == ["bid", {"tuple": [2, 3]}, 15, 40, 3, 1]
    assert left(Bid((1, 3), 15, 40, 3, 1), 1) == ["hammer", 15, 3, 40]  # only the highest bidder remains
    assert left(Bid((1, 3, 2), 15, 40, 3, 1), 1) == ["bid", {"tuple": [2, 3]}, 15, 40, 3, 1]
    assert left(Bid((2,), 15, 0, NO_BIDDER, 1), 2) == ["auction", 15, 1]
    assert Auction(15, 2).seat == TABLE and left(Auction(15, 2), 2) == ["auction", 15, 2]


@pytest.mark.parametrize(
    "frame",
    [
        Item(1, 2, 0, -1, 0), Cash(1, 2, 0, -1, 0), Send(1, 2, 0, 0, -1, 0), Reply(1, 2, 0, 0, -1, 0),
        HowToPay(1, 50, 2, 0), SettleDebt(1, 50, 2, 1), InKind(1, 50, 2, 1), AnswerInKind(1, 2, 50, 15, 50, 1),
    ],
)  # fmt: skip
@pytest.mark.parametrize("game", ["electronic", "millionaire"])
def test_a_frame_of_two_seats_lapses_only_with_one_of_them(game, frame):
    assert [left(frame, p) for p in range(4)] == [encode_frame(frame), None, None, encode_frame(frame)]


@with_objections
def test_an_objection_lapses_only_with_its_actor_or_target(game):
    t, case = table(game), Objection[Any](2, 1, Pay(2, 50, 1))
    assert case.without(1) is None and case.without(2) is None and case.without(0) is case
    assert case.threat(t, 2) == {"threat": 0, "amount": 50}
    asked = SayNo(case)
    assert asked.without(1) is None and asked.without(2) is None and asked.without(3) is asked
    assert asked.context(t) == {"other": 1, "stands": True, "threat": 0, "amount": 50}
    question: Any = Bid((1,), 15, 0, NO_BIDDER, 1)
    assert isinstance(question, Question) and Objection[Any](2, 1, question).threat(t, 2) == {}


@with_objections
def test_each_no_may_be_answered_and_an_odd_number_cancels(game):
    t = table(game)
    case = Objection[Any](2, 1, Pay(2, 50, 1), True, Pay(3, 20, 0))
    countered = case.hand_over()
    assert (countered.seat, countered.other, countered.stands) == (1, 2, False)
    assert countered.effect is case.effect and countered.otherwise is case.otherwise
    assert countered.hand_over().stands and countered.hand_over().seat == 2
    for each, rest in ((case, case.effect), (countered, case.otherwise)):
        t.stack.clear()
        each.resolve(t)
        assert t.stack == [rest]
    t.stack.clear()
    Objection[Any](1, 2, Pay(2, 50, 1), False).resolve(t)
    assert t.stack == []


@with_claims
def test_claims_wait_lapse_and_are_taken_separately(game):
    t = table(game)
    t.turns = 5
    t.add_claim(2, 1, 40, 6)
    t.add_claim(3, 1, 60, 8)
    t.turns = 6
    t.add_claim(2, 0, 80, 9)
    assert len(t.claims) == 3 * t.claim_size and [claim.amount for claim in t.claims_of(2)] == [40, 80]
    again = table(game)
    again.claims, again.turns = t.claims, 6
    assert [(lost.owner, lost.visitor, lost.amount, lost.turn) for lost in again.lapse_claims()] == [
        (2, 1, 40, 5), (3, 1, 60, 5),
    ]  # fmt: skip
    assert [(kept.owner, kept.visitor, kept.amount, kept.turn) for kept in again.waiting_claims()] == [(2, 0, 80, 6)]
    assert t.take_claim(2, 1).amount == 80 and [claim.amount for claim in t.waiting_claims()] == [40, 60]
    t.void_claims(3)
    assert [claim.owner for claim in t.waiting_claims()] == [2]
    t.void_claims(1)
    assert t.claims == ()


STREAMS: dict[str, list[tuple[Chance[Any], int]]] = {  # throws use the stream of the seat, deck d uses 64 + d
    "electronic": [(Draw(1, 0), 64), (Draw(1, 1), 65), (DealDeed((2,)), 66), (ElectronicThrow(3), 3)],
    "empire": [(Draw(1, 0), 64), (DrawEmpire(2), 65), (WhoStarts(TABLE), 66), (EmpireRoll(3), 3)],
    "star_wars": [
        (DrawForce(2, 0), 64), (DrawForce(2, 1), 65), (DrawChance(2, 1), 65), (DrawChance(3, 0), 64),
        (LoseForce(0), 72), (LoseForce(3), 75), (YoungestRebel(TABLE), 80), (StarWarsRoll(3), 3),
    ],
    "deal": [(DrawCard(2, 1), 64), (DrawLots(TABLE), 0)],
    "millionaire": [
        (Draw(1, 0), 64), (Draw(1, 1), 65), (TakeFortune(2, 1), 66), (ThrowForBusiness(2, 50, 7, 5), 2),
        (MillionaireThrow(3), 3),
    ],
}  # fmt: skip


@pytest.mark.parametrize("game", STREAMS)
def test_decks_and_the_dice_of_each_seat_use_separate_random_streams(game):
    assert table(game) and [chance.stream() for chance, _ in STREAMS[game]] == [stream for _, stream in STREAMS[game]]
