"""Laws of hidden information, at every position of a game."""

import random
from collections.abc import Collection
from typing import Any

from magnat.kernel import TABLE, Chance, Frame, Luck, Row, Table, apply, current_question, settle, speaker
from magnat.kernel.secrets import card_lists, knowledge_mask, known_of, redeal, seat_count
from magnat.kernel.table import parameter_names
from magnat.record.codec import encode_frame
from magnat.record.record import question_for
from magnat.record.view import pending_frames, view_as_dict, visible_columns, visible_facts
from magnat.record.wire import ask_as_dict
from magnat.testing.random_walks import assert_same, copy_after_answer, frame_name, next_asked, sample_choices


def keeps_secrets(t: Table, seats: int, luck: Luck, rng: random.Random) -> None:
    cards_lie_once(t)
    frames_hold_no_secret(t)
    whispers_are_not_heard(t, seats, rng)
    for seat in range(TABLE, seats):
        view_hides(t, seat, luck)
        if t.secret:
            choices_are_honest(t, seat, luck)
            forced_answers_betray_nothing(t, seat, luck)
            presence_hides(t, seat, luck, rng)


def view_hides(t: Table, seat: int, luck: Luck) -> None:
    """Check that a redeal does not change a seat's view, and does not move the cards that it knows."""
    u = redeal(t, seat, luck)
    assert_same(view_as_dict(t, seat), view_as_dict(u, seat), f"the view of seat {seat} tells hidden cards apart")
    bits = knowledge_mask(t, seat) if t.secret else 0
    for column, _ in t.secret:
        for before, after in zip(card_lists(getattr(t, column)), card_lists(getattr(u, column)), strict=True):
            assert len(before) == len(after), f"{column}: a redeal moves {len(before)} cards to {len(after)}"
            known_cards = {card for card in before if known_of(t)[card] & bits == bits}
            assert known_cards <= set(after), f"{column}: a redeal moves cards that seat {seat} knows"


def cards_lie_once(t: Table) -> None:
    """Check that no card is in two hidden places, and that bags are sorted, so that their order reveals nothing."""
    lying = [card for column, _ in t.secret for place in card_lists(getattr(t, column)) for card in place]
    assert len(set(lying)) == len(lying), f"a card lies twice: {sorted(lying)}"
    for column, how in t.secret:
        for place in card_lists(getattr(t, column)):
            assert how != "bag" or place == sorted(place), f"{column} is a bag and is not sorted: {place}"


def presence_hides(t: Table, seat: int, luck: Luck, rng: random.Random) -> None:
    """Check that the next question and its seat do not depend on cards that the observer, `seat`, cannot know."""
    top = current_question(t)
    if top is None or isinstance(top, Chance):
        return
    u = redeal(t, seat, luck)
    allowed = top.choices(u)
    for choice in sample_choices(top.choices(t), rng):
        if choice in allowed:
            v, w = t.copy(), u.copy()
            apply(v, choice)
            apply(w, choice)
            assert next_asked(v) == next_asked(w), (
                f"after {frame_name(top)} answered {choice}, seat {seat} sees {next_asked(v)}, "
                "which betrays hidden cards: "
                f"with others it would be {next_asked(w)}"
            )


def choices_are_honest(t: Table, seat: int, luck: Luck) -> None:
    """Check that the legal answers of a seat, in turn or aside, do not depend on cards that it cannot know."""
    u = redeal(t, seat, luck)
    mine, other = ask_as_dict(t, seat), ask_as_dict(u, seat)
    assert mine == other, f"the choices of seat {seat} betray hidden cards: {mine}, but with others {other}"


def forced_answers_betray_nothing(t: Table, seat: int, luck: Luck) -> None:
    """Check that `is_forced` does not depend on cards that an observer, `seat`, cannot know."""
    top = current_question(t)
    if top is None or seat == top.seat:
        return
    mine, other = top.is_forced(t), top.is_forced(redeal(t, seat, luck))
    assert mine == other, f"{frame_name(top)} is forced or not by cards that seat {seat} cannot know"


def frames_hold_no_secret(t: Table, names: Collection[str] = ("card", "cards")) -> None:
    """Check that no frame contains a card unknown to a seat, in a field named `card`, `cards` or `..._cards`."""
    if not t.secret:
        return
    hidden = {card for column, _ in t.secret for place in card_lists(getattr(t, column)) for card in place}
    everybody = knowledge_mask(t, TABLE)
    for frame in t.stack:
        for card in cards_in(frame, names):
            secret = card in hidden and known_of(t)[card] & everybody != everybody
            assert not secret, f"{encode_frame(frame)} holds card {card}, which not everybody knows"


def whispers_are_not_heard(t: Table, seats: int, rng: random.Random) -> None:
    """Check that the observations of the other seats do not depend on a whispered answer.

    Checked twice: before any step runs, and at the next question, unless a step has meanwhile shown the observer a
    card (possibly the same one: put under an empty pile by one seat and drawn by the next).
    """
    top = current_question(t)
    if top is None:
        return
    for seat in sorted({speaker(top), *range(seats)}):
        question = top if seat == speaker(top) else top.aside(t, seat)
        if question is None or not question.whispered:
            continue
        choices = sample_choices(question.choices(t), rng)
        at_once = [copy_after_answer(t, question, choice) for choice in choices]
        settled = [copy_after_answer(t, question, choice) for choice in choices]
        for u in settled:
            settle(u)
        for observer in [other for other in range(TABLE, seats) if other != question.seat]:
            message = f"seat {observer} can tell how {frame_name(question)} was answered"
            _assert_indistinct([seat_observation(u, observer) for u in at_once], message)
            if not any(known_by(u, observer) - known_by(t, observer) for u in settled):
                _assert_indistinct(
                    [seat_observation(u, observer) | view_as_dict(u, observer) for u in settled], message
                )


def memory_lasts(t: Table, row: Row, u: Table) -> None:
    """Check that after a row a seat has forgotten a card only if it went into a bag or another seat whispered."""
    if not t.secret:
        return
    bags = {
        card for column, how in u.secret if how == "bag" for place in card_lists(getattr(u, column)) for card in place
    }
    question = question_for(t, row[0])
    for seat in range(seat_count(t)):
        if question.whispered and question.seat != seat:
            continue
        for card, was in enumerate(known_of(t)):
            forgotten = was >> seat & 1 and not known_of(u)[card] >> seat & 1
            assert not forgotten or card in bags, (
                f"seat {seat} forgot card {card} after {frame_name(question)} took {row[1]}"
            )


def seat_observation(t: Table, seat: int) -> dict[str, Any]:
    return {
        "columns": visible_columns(t, seat),
        "pending": pending_frames(t, seat),
        "facts": visible_facts(t.facts or [], seat),
    }


def known_by(t: Table, seat: int) -> set[int]:
    if not t.secret:
        return set()
    bits = knowledge_mask(t, seat)
    return {card for card, knowledge in enumerate(known_of(t)) if knowledge & bits == bits}


def cards_in(value: object, names: Collection[str], inside: bool = False) -> list[int]:
    """Return the ints of a frame's fields that are named as cards, including those of nested frames."""
    if isinstance(value, Frame):
        return [
            card
            for field in parameter_names(type(value))
            for card in cards_in(getattr(value, field), names, field in names or field.endswith("_cards"))
        ]
    if isinstance(value, tuple):
        return [card for item in value for card in cards_in(item, names, inside)]
    return [value] if inside and isinstance(value, int) else []


def _assert_indistinct(outcomes: list[dict[str, Any]], message: str) -> None:
    for other in outcomes[1:]:
        assert_same(outcomes[0], other, message)
