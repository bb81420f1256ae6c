"""The board of a moment shows its subject: of the question, and of the answers unless they are hidden."""

from typing import Any

import pytest

from magnat.analysis import Budget, Review, build_result, build_shown_review, run_to_end
from magnat.analysis.subjects import Subject, subject_of_answer, subject_of_question
from magnat.games import edition
from magnat.games.electronic.buying import BuyOrAuction
from magnat.mechanics.auction import Auction
from magnat.mechanics.property import JAIL_CARD
from magnat.mechanics.trade import Reply
from magnat.positions import Position, card, dice, money, seat, space
from magnat.record import question_for
from tests.analysis.games import recorded

E: Any = edition("electronic")
FOCH, LYON = E.names.index("foch"), E.names.index("lyon")


def subject(position: Position) -> Subject:
    return subject_of_question(position.question, position.table)


def test_an_auction_is_about_its_lot():
    assert subject(Position("electronic", push=[Auction(FOCH, 0)])) == Subject([FOCH])
    assert subject(Position("star_wars", push=[Auction(6, 0)])).spaces == [6]


def test_a_purchase_is_about_the_space_for_sale():
    assert subject(Position("electronic", at={0: "go"}, push=[BuyOrAuction(0, FOCH)])) == Subject([FOCH])


def test_an_offer_is_about_its_deeds_and_not_about_jail_cards():
    t = Position("electronic").table
    assert subject_of_question(Reply(0, 1, 1 << FOCH | 1 << JAIL_CARD, -1, 0, 500), t) == Subject([FOCH])


def test_a_payment_in_kind_is_about_the_offered_deed():
    position = Position("electronic", owns={0: "lyon", 1: "foch"}, at={0: "saint_honore"})
    position.play("throw", dice(2, 4), "in_kind", "lyon", money(200))
    assert position.asked == ("answer_in_kind", 1) and subject(position) == Subject([LYON])


def test_an_objection_is_about_the_threatened_deed_tile_or_card():
    sly = Position("millionaire", turn=1, owns={0: "castle_view"}, hands={0: "just_say_no", 1: "sly_deal"})
    sly.play("play", card("sly_deal"), space("castle_view"))
    assert subject(sly) == Subject([sly.edition.names.index("castle_view")])
    takeover = Position("empire", turn=1, towers={0: "ford"}, hands={0: "just_say_no", 1: "hostile_takeover"})
    takeover.play("play", card("hostile_takeover"), seat(0))
    assert subject(takeover) == Subject([takeover.edition.names.index("ford")])
    duel = Position("deal", turn=1, groups={0: "RED1"}, hands={0: "A-JOKER-1", 1: "A-DUEL-1"})
    duel.play("use A-DUEL-1", "RED1")
    assert subject(duel) == Subject([], duel.edition.names.index("RED1"))


def test_a_building_order_is_about_its_group():
    position = Position("electronic", owns={0: "brown"}).play("build", "brown")
    assert subject(position).spaces == list(E.members[0])


def test_a_question_of_the_turn_has_no_subject():
    assert subject(Position("electronic")) == Subject([])
    assert subject(Position("deal", hands={0: "M1-1"})) == Subject([])


@pytest.mark.parametrize(
    ("word", "named"), [("lay RED1", "RED1"), ("bank M1-1", "M1-1"), ("use A-GO-1", "A-GO-1"), ("end", "")]
)
def test_a_play_is_about_its_card(word, named):
    p = Position("deal", hands={0: "RED1 M1-1 A-GO-1"})
    expected = p.edition.names.index(named) if named else -1
    assert subject_of_answer(p.question, p.table, p.answer_int(p.question, word)) == Subject([], expected)


def test_the_end_of_a_payment_names_no_card():
    payment = Position("deal", hands={0: "A-JACKPOT-1"}, banks={1: "M2-1 M2-2 M3-1"}).play("use A-JACKPOT-1", 1)
    enough = payment.edition.size
    assert subject_of_answer(payment.question, payment.table, enough) == Subject([])
    coin = payment.edition.names.index("M2-1")
    assert subject_of_answer(payment.question, payment.table, coin) == Subject([], coin)


def test_a_mortgage_names_its_deed_and_a_group_its_streets():
    position = Position("electronic", owns={0: "brown lyon"})
    mortgage = position.fork().play("mortgage")
    assert subject_of_answer(mortgage.question, mortgage.table, LYON) == Subject([LYON])
    build = position.fork().play("build")
    assert subject_of_answer(build.question, build.table, 0) == Subject(list(E.members[0]))


@pytest.mark.parametrize(("game", "seats", "seed"), [("electronic", 3, 3), ("deal", 2, 4)])
def test_the_subject_comes_first_and_hides_the_answers(game, seats, seed):
    """`subject` and `card` depend on the question alone, so they can be shown before the answers."""
    review = Review(recorded(game, seats, seed, ("random", "steady")), budget=Budget(first=20, closer=200))
    run_to_end(review.work())
    shown = build_shown_review(review, ())
    answers = 0
    for moment, each in zip(build_result(review).moments, shown.moments, strict=True):
        if moment.verdict is not None and moment.given is not None:
            t = review.timeline.tables[moment.row]
            question = question_for(t, moment.seat)
            assert (each.subject, each.card) == subject_of_question(question, t)
            given = subject_of_answer(question, t, moment.given)
            assert each.spaces[: len(each.subject)] == each.subject and each.played == given.card
            assert all(number in each.spaces for number in given.spaces)
            answers += 1
    assert answers
