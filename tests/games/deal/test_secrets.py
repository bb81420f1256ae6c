"""Deal: what a seat may not know stays out of its view, its questions, its facts and its record."""

import random
from typing import Any

import msgspec
import pytest

from magnat.games.deal import EDITION
from magnat.kernel import TABLE, Chance, Luck, answer, current_question, settle, speaker
from magnat.mechanics.hands import take_up
from magnat.positions import Position
from magnat.record.codec import kind_of
from magnat.record.record import Record, redact
from magnat.record.view import view_as_dict, visible_facts
from magnat.record.wire import ask_as_dict

rule = pytest.mark.rule


def seen_by(t: Any, seat: int) -> bytes:
    """All that reaches a seat: its view with its question, and what it hears."""
    return msgspec.json.encode([view_as_dict(t, seat), ask_as_dict(t, seat), visible_facts(t.facts or [], seat)])


def secrets_from(t: Any, seat: int) -> set[int]:
    """The cards in hands, pile and underside that the seat does not know."""
    hidden = [card for hand in t.hands for card in hand] + t.bag + t.under
    return {card for card in hidden if not t.known[card] >> seat & 1}


def relabelled(t: Any, seat: int, dice: random.Random) -> Any:
    """Another table where every card that the seat does not know is another one: hands, pile and underside change."""
    u = t.copy()
    hidden = sorted(secrets_from(t, seat))
    others = hidden[:]
    dice.shuffle(others)
    swap = dict(zip(hidden, others, strict=True))
    known = {swap[card]: t.known[card] for card in hidden}
    for hand in u.hands:
        hand[:] = sorted(swap.get(card, card) for card in hand)
    u.bag[:] = sorted(swap.get(card, card) for card in u.bag)
    u.under[:] = [swap.get(card, card) for card in u.under]
    for card, bits in known.items():
        u.known[card] = bits
    return u


@rule("DEAL-SETUP-03", "DEAL-JOKER-12")
@pytest.mark.parametrize("seed", range(12))
def test_two_tables_that_differ_in_what_b_holds_are_the_same_for_a_step_for_step_until_b_reveals_something(seed):
    """A sees the same bytes, the same questions and the same asked seats, whatever B holds."""
    dice = random.Random(seed)
    t = EDITION.deal(3)
    settle(t, Luck(seed))
    for _ in range(15 * seed):
        if current_question(t) is not None:
            settle_one(t, dice)
    t.facts = []
    u = exchanged_hand(t, 1, dice)
    u.facts = []
    compared = 0
    while current_question(t) is not None and compared < 200 and t.hands[0] == u.hands[0]:
        assert seen_by(t, 0) == seen_by(u, 0)
        top: Any = current_question(t)
        other: Any = current_question(u)
        assert (kind_of(type(top)), speaker(top), top.seat) == (kind_of(type(other)), speaker(other), other.seat)
        both = [choice for choice in top.choices(t) if choice in other.choices(u)]
        compared += 1
        if top.whispered and top.seat == 1:  # what B draws or hides may differ
            answer(t, speaker(top), dice.choice(top.choices(t)))
            answer(u, speaker(top), dice.choice(other.choices(u)))
            continue
        if not both:
            break
        choice = dice.choice(both)
        answer(t, speaker(top), choice)
        answer(u, speaker(top), choice)
    assert compared >= 25


def settle_one(t: Any, dice: random.Random) -> None:
    question: Any = current_question(t)
    answer(t, speaker(question), dice.choice(question.choices(t)))


def exchanged_hand(t: Any, seat: int, dice: random.Random) -> Any:
    """The same table, but for the cards of one hand, which were exchanged for others of the pile."""
    u = t.copy()
    mine = [card for card in u.hands[seat] if u.known[card] == 1 << seat]
    for card in mine:
        if not u.bag:
            break
        other = dice.choice(u.bag)
        u.hands[seat].remove(card)
        u.bag.remove(other)
        u.hands[seat].append(other)
        u.bag.append(card)
        u.known[card], u.known[other] = 0, 1 << seat
    u.hands[seat].sort()
    u.bag.sort()
    return u


@rule("DEAL-JOKER-12", "DEAL-HAND-03")
@pytest.mark.parametrize("seed", range(6))
def test_no_byte_depends_on_a_card_that_the_seat_does_not_know(seed):
    dice = random.Random(seed)
    t = EDITION.deal(4)
    settle(t)
    for _ in range(150):
        if current_question(t) is None:
            break
        t.facts = []
        for seat in range(4):
            u = relabelled(t, seat, dice)
            u.facts = []
            assert seen_by(t, seat) == seen_by(u, seat)
        settle_one(t, dice)


@pytest.mark.parametrize("seed", range(6))
def test_no_card_that_lies_hidden_from_a_seat_is_named_to_it(seed):
    """Neither in the columns of its view, nor in what is pending, nor in the facts that it hears."""
    dice = random.Random(seed)
    t = EDITION.deal(3)
    t.rows = []
    settle(t)
    for _ in range(200):
        question: Any = current_question(t)
        if question is None:
            break
        t.facts = []
        settle_one(t, dice)
        for seat in range(3):
            assert not cards_shown(t, seat) & secrets_from(t, seat), "the view shows a hidden card"
            for word in visible_facts(t.facts, seat):
                if len(word) > 2 and word[0] in ("drew", "put_under"):
                    assert word[1] == seat


def cards_shown(t: Any, seat: int) -> set[int]:
    """Every card that a view names, in its columns of cards or in what is pending."""
    seen = view_as_dict(t, seat)
    columns = seen["columns"]
    found = {card for hand in columns["hands"] for card in hand if card >= 0}
    found |= set(columns["bag"]["known"]) | {card for card in columns["under"] if card >= 0}
    found |= set(columns["centre"]) | set(columns["limbo"])
    for frame in seen["pending"]:
        for name, value in frame.items():
            if name == "card":
                found.add(value)
            elif name.endswith("cards"):
                found |= set(value)
    assert "known" not in columns
    return found


def test_a_redacted_record_holds_no_whispered_card():
    dice = random.Random(4)
    e = EDITION
    t = e.deal(3)
    t.rows = []
    settle(t)
    whispered: list[tuple[int, int]] = []
    for _ in range(400):
        question: Any = current_question(t)
        if question is None:
            break
        if question.whispered:
            whispered.append((len(t.rows), question.seat))
        settle_one(t, dice)
    record = Record.for_edition(e, 3, t.rows)
    for seat in (TABLE, 0, 1):
        rows = redact(record, seat, e).rows
        assert [row for row, whose in whispered if whose != seat] == [i for i, row in enumerate(rows) if row[1] is None]


@rule("DEAL-HAND-03")
def test_who_put_a_card_under_knows_who_draws_it_and_nobody_else_does():
    game = Position("deal", hands={1: "M3-1"}, under={0: "M5-1"}, pile="", turn=0)
    game.play("end")
    number = game.edition.names.index("M5-1")
    assert game.hands[1] == "M3-1 M5-1"
    assert number in view_as_dict(game.table, 0)["columns"]["hands"][1]
    assert number not in view_as_dict(game.table, 2)["columns"]["hands"][1]


@rule("DEAL-HAND-03")
def test_whoever_puts_a_card_under_makes_the_others_uncertain_of_all_his_cards():
    hand = "M1-1 M1-2 M1-3 M1-4 M1-5 M1-6 M2-1"
    game = Position("deal", hands={1: hand, 0: "M3-1"}, under={0: "M5-1 M5-2"}, pile="")
    game.play("end")
    assert len([card for card in view_as_dict(game.table, 0)["columns"]["hands"][1] if card >= 0]) == 2
    game.play("end", "M5-1")
    assert all(card < 0 for card in view_as_dict(game.table, 0)["columns"]["hands"][1])


@rule("DEAL-DBL-01", "DEAL-PLAY-13")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("other", ["A-DOUBLE-1", "M3-1"])
def test_of_two_alike_doubles_that_one_is_played_of_which_somebody_knows(seat: int, other: str):
    """Else whoever put it under would learn, when he sees it played, that the lower one is not in that hand."""
    last = (seat + 2) % 3
    game = Position(
        "deal",
        seats=3,
        turn=last,
        pile="",
        under={last: "A-DOUBLE-2"},
        hands={seat: f"R-RED-YEL-1 {other}"},
        groups={seat: "RED1"},
        banks={last: "M5-1"},
    )
    game.play("end")
    game.play("double R-RED-YEL-1", "RED1")
    assert game.limbo == "R-RED-YEL-1 A-DOUBLE-2"


@rule("DEAL-DBL-03")
def test_two_doubles_are_both_played_whoever_knows_of_one():
    hands = {1: "R-RED-YEL-1 A-DOUBLE-1"}
    game = Position("deal", hands=hands, groups={1: "RED1"}, under={0: "A-DOUBLE-2"}, pile="")
    game.play("end")
    game.play("quadruple R-RED-YEL-1", "RED1")
    assert game.centre == "R-RED-YEL-1 A-DOUBLE-1 A-DOUBLE-2"


@rule("DEAL-JOKER-01")
def test_of_alike_jokers_that_one_is_laid_of_which_somebody_knows():
    hands = {0: "A-JACKPOT-1", 1: "A-JOKER-1"}
    game = Position("deal", hands=hands, banks={1: "M5-1"}, under={2: "A-JOKER-3"}, pile="", turn=0)
    game.table.under.remove(known := game.edition.names.index("A-JOKER-3"))
    take_up(game.table, 1, known)
    game.play("use A-JACKPOT-1", 1, "joker")
    assert game.centre == "A-JACKPOT-1 A-JOKER-3" and game.hands[1] == "A-JOKER-1"


def test_nature_offers_her_cards_to_nobody():
    game = Position("deal", hands={0: "M1-1"}, begins=True)
    assert isinstance(game.question, Chance)
    assert all("choices" not in ask_as_dict(game.table, seat) for seat in (-1, 0, 1, 2))
