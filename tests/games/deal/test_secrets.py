"""Hidden cards of Deal do not appear in a seat's view, questions, facts or record."""

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
    """Return everything sent to a seat: its view, its question and its facts."""
    return msgspec.json.encode([view_as_dict(t, seat), ask_as_dict(t, seat), visible_facts(t.facts or [], seat)])


def secrets_from(t: Any, seat: int) -> set[int]:
    """Return the cards in hands, pile and underside that are unknown to the seat."""
    hidden = [card for hand in t.hands for card in hand] + t.bag + t.under
    return {card for card in hidden if not t.known[card] >> seat & 1}


def relabelled(t: Any, seat: int, rng: random.Random) -> Any:
    """Return a copy of the table with all cards unknown to the seat permuted."""
    u = t.copy()
    hidden = sorted(secrets_from(t, seat))
    others = hidden[:]
    rng.shuffle(others)
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
def test_a_seat_cannot_distinguish_tables_that_differ_in_another_hand(seed):
    """Seat A receives the same bytes and questions for every hand of seat B, until B reveals a card."""
    rng = random.Random(seed)
    t = EDITION.deal(3)
    settle(t, Luck(seed))
    for _ in range(15 * seed):
        if current_question(t) is not None:
            settle_one(t, rng)
    t.facts = []
    u = exchanged_hand(t, 1, rng)
    u.facts = []
    compared = 0
    while current_question(t) is not None and compared < 200 and t.hands[0] == u.hands[0]:
        assert seen_by(t, 0) == seen_by(u, 0)
        top: Any = current_question(t)
        other: Any = current_question(u)
        assert (kind_of(type(top)), speaker(top), top.seat) == (kind_of(type(other)), speaker(other), other.seat)
        both = [choice for choice in top.choices(t) if choice in other.choices(u)]
        compared += 1
        if top.whispered and top.seat == 1:  # cards that B draws or discards may differ
            answer(t, speaker(top), rng.choice(top.choices(t)))
            answer(u, speaker(top), rng.choice(other.choices(u)))
            continue
        if not both:
            break
        choice = rng.choice(both)
        answer(t, speaker(top), choice)
        answer(u, speaker(top), choice)
        if top.seat == 1 and secrets_from(t, 0) != secrets_from(u, 0):  # B has shown one of two equal cards
            break
    assert compared >= 25


def settle_one(t: Any, rng: random.Random) -> None:
    question: Any = current_question(t)
    answer(t, speaker(question), rng.choice(question.choices(t)))


def exchanged_hand(t: Any, seat: int, rng: random.Random) -> Any:
    """Return a copy of the table where a hand was exchanged for cards of the pile."""
    u = t.copy()
    mine = [card for card in u.hands[seat] if u.known[card] == 1 << seat]
    for card in mine:
        if not u.bag:
            break
        other = rng.choice(u.bag)
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
    rng = random.Random(seed)
    t = EDITION.deal(4)
    settle(t)
    for _ in range(150):
        if current_question(t) is None:
            break
        t.facts = []
        for seat in range(4):
            u = relabelled(t, seat, rng)
            u.facts = []
            assert seen_by(t, seat) == seen_by(u, seat)
        settle_one(t, rng)


@pytest.mark.parametrize("seed", range(6))
def test_hidden_cards_are_not_named_to_a_seat(seed):
    """Checks the columns of the view, the pending frames and the facts."""
    rng = random.Random(seed)
    t = EDITION.deal(3)
    t.rows = []
    settle(t)
    for _ in range(200):
        question: Any = current_question(t)
        if question is None:
            break
        t.facts = []
        settle_one(t, rng)
        for seat in range(3):
            assert not cards_shown(t, seat) & secrets_from(t, seat), "the view shows a hidden card"
            for word in visible_facts(t.facts, seat):
                if len(word) > 2 and word[0] in ("drew", "put_under"):
                    assert word[1] == seat


def cards_shown(t: Any, seat: int) -> set[int]:
    """Return the cards named in a view's columns or pending frames."""
    seen = view_as_dict(t, seat)
    columns = seen["columns"]
    result = {card for hand in columns["hands"] for card in hand if card >= 0}
    result |= set(columns["bag"]["known"]) | {card for card in columns["under"] if card >= 0}
    result |= set(columns["centre"]) | set(columns["limbo"])
    for frame in seen["pending"]:
        for name, value in frame.items():
            if name == "card":
                result.add(value)
            elif name.endswith("cards"):
                result |= set(value)
    assert "known" not in columns
    return result


def test_a_redacted_record_holds_no_whispered_card():
    rng = random.Random(4)
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
        settle_one(t, rng)
    record = Record.for_edition(e, 3, t.rows)
    for seat in (TABLE, 0, 1):
        rows = redact(record, seat, e).rows
        assert [row for row, whose in whispered if whose != seat] == [i for i, row in enumerate(rows) if row[1] is None]


@rule("DEAL-HAND-03")
def test_only_the_player_who_discarded_a_card_knows_who_draws_it():
    game = Position("deal", hands={1: "M3-1"}, under={0: "M5-1"}, pile="", turn=0)
    game.play("end")
    number = game.edition.names.index("M5-1")
    assert game.hands[1] == "M3-1 M5-1"
    assert number in view_as_dict(game.table, 0)["columns"]["hands"][1]
    assert number not in view_as_dict(game.table, 2)["columns"]["hands"][1]


@rule("DEAL-HAND-03")
def test_discarding_a_card_makes_the_whole_hand_uncertain_to_others():
    hand = "M1-1 M1-2 M1-3 M1-4 M1-5 M1-6 M2-1"
    game = Position("deal", hands={1: hand, 0: "M3-1"}, under={0: "M5-1 M5-2"}, pile="")
    game.play("end")
    assert len([card for card in view_as_dict(game.table, 0)["columns"]["hands"][1] if card >= 0]) == 2
    game.play("end", "M5-1")
    assert all(card < 0 for card in view_as_dict(game.table, 0)["columns"]["hands"][1])


@rule("DEAL-DBL-01", "DEAL-PLAY-13")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("other", ["A-DOUBLE-1", "M3-1"])
def test_the_known_one_of_two_equal_doubles_is_played(seat: int, other: str):
    """Otherwise the player who discarded it would learn that the lower card is not in that hand."""
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
def test_two_doubles_are_both_played_even_if_one_is_known():
    hands = {1: "R-RED-YEL-1 A-DOUBLE-1"}
    game = Position("deal", hands=hands, groups={1: "RED1"}, under={0: "A-DOUBLE-2"}, pile="")
    game.play("end")
    game.play("quadruple R-RED-YEL-1", "RED1")
    assert game.centre == "R-RED-YEL-1 A-DOUBLE-1 A-DOUBLE-2"


@rule("DEAL-JOKER-01")
def test_the_known_one_of_several_jokers_is_laid():
    hands = {0: "A-JACKPOT-1", 1: "A-JOKER-1"}
    game = Position("deal", hands=hands, banks={1: "M5-1"}, under={2: "A-JOKER-3"}, pile="", turn=0)
    game.table.under.remove(known := game.edition.names.index("A-JOKER-3"))
    take_up(game.table, 1, known)
    game.play("use A-JACKPOT-1", 1, "joker")
    assert game.centre == "A-JACKPOT-1 A-JOKER-3" and game.hands[1] == "A-JOKER-1"


def test_chance_questions_hide_their_choices_from_all_seats():
    game = Position("deal", hands={0: "M1-1"}, begins=True)
    assert isinstance(game.question, Chance)
    assert all("choices" not in ask_as_dict(game.table, seat) for seat in (-1, 0, 1, 2))
