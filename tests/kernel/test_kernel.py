"""The stack, the loop and its two doors, on a minimal table."""

from collections.abc import Sequence
from typing import Any

import pytest

from magnat.kernel import (
    TABLE,
    BadOption,
    Chance,
    Edition,
    Frame,
    IllegalAnswer,
    Luck,
    Option,
    Question,
    Step,
    StreamLuck,
    Table,
    answer,
    apply,
    current_question,
    playout,
    settle,
)


class Counter(Table):
    """A table that only records numbers."""

    def __init__(self, edition: Any, stack: list[Frame], winners: int, notes: list[int]) -> None:
        self.edition = edition
        self.stack = stack
        self.winners = winners
        self.notes = notes

    def copy(self) -> "Counter":
        return Counter(self.edition, self.stack[:], self.winners, self.notes[:])


def table(*stack: Frame) -> Counter:
    return Counter(None, list(stack), 0, [])


class Note(Step[Counter]):
    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def run(self, t: Counter) -> None:
        t.notes.append(self.number)


class Tidy(Note):
    tidy = True


class Stop(Step[Counter]):
    def run(self, t: Counter) -> None:
        t.end(0b10)
        t.push(Note(0, 99))  # must not run after the end


class Cut(Step[Counter]):
    def run(self, t: Counter) -> None:
        t.cut_to(Mark)


class Mark(Note):
    pass


class Ask(Question[Counter]):
    verbs = ("no", "yes", "maybe")
    rule = "TOY-1"

    def choices(self, t: Counter) -> Sequence[int]:
        return (0, 1)

    def take(self, t: Counter, answer: int) -> None:
        t.notes.append(answer)

    def aside(self, t: Counter, seat: int) -> Question[Counter] | None:
        return Forced(seat) if seat == 7 else None


class Forced(Question[Counter]):
    def choices(self, t: Counter) -> Sequence[int]:
        return (5,)

    def take(self, t: Counter, answer: int) -> None:
        t.notes.append(answer)


class Coin(Chance[Counter]):
    answer_kind = "coin"

    def choices(self, t: Counter) -> Sequence[int]:
        return (10, 20)

    def take(self, t: Counter, answer: int) -> None:
        t.notes.append(answer)


def test_frames_run_in_the_given_order():
    t = table()
    t.then(Note(0, 1), Note(0, 2))
    settle(t)
    assert t.notes == [1, 2] and t.over


def test_the_loop_stops_at_a_question_and_returns_its_choices():
    t = table(Note(0, 2), Ask(0), Note(0, 1))
    assert settle(t) == (0, 1) and t.notes == [1] and isinstance(current_question(t), Ask)


def test_chance_is_answered_if_luck_is_given():
    t = table(Coin(0))
    assert settle(t) == (10, 20) and t.notes == []
    settle(t, Luck(1))
    assert t.notes in ([10], [20])


def test_only_the_asked_seat_answers_and_the_table_answers_for_chance():
    t = table(Coin(0), Ask(0))
    with pytest.raises(IllegalAnswer) as refusal:
        answer(t, 1, 0)
    assert refusal.value.reason == "not_your_word" and len(t.stack) == 2
    answer(t, 0, 1)
    with pytest.raises(IllegalAnswer):
        answer(t, 0, 10)
    answer(t, TABLE, 10)
    assert t.notes == [1, 10] and current_question(t) is None


def test_a_refusal_names_its_rule_and_changes_nothing():
    t = table(Ask(0))
    with pytest.raises(IllegalAnswer) as refusal:
        answer(t, 0, 2)
    assert (
        (refusal.value.reason, refusal.value.rule) == ("not_offered", "TOY-1") and t.notes == [] and len(t.stack) == 1
    )


def test_a_finished_game_accepts_no_answers():
    t = table()
    settle(t)
    with pytest.raises(IllegalAnswer) as refusal:
        answer(t, 0, 0)
    assert refusal.value.reason == "game_over"


def test_an_aside_leaves_the_question_pending():
    t = table(Ask(0))
    t.rows = []
    answer(t, 7, 5)
    assert t.notes == [5] and isinstance(current_question(t), Ask) and t.rows == [(7, 5)]


def test_an_aside_may_settle_the_pending_question():
    class Owing(Ask):
        def after_aside(self) -> Frame:
            return Note(self.seat, 8)

    t = table(Ask(1), Owing(0))
    answer(t, 7, 5)
    assert t.notes == [5, 8] and current_question(t) == t.stack[0] and t.stack[0].seat == 1


def test_skipped_forced_answers_are_recorded():
    t = table(Ask(0), Forced(3))
    t.rows = []
    settle(t, None, True)
    assert t.notes == [5] and t.rows == [(3, 5)]
    u = table(Forced(3))
    assert settle(u) == (5,)


@pytest.mark.parametrize("hurry", [False, True])
@pytest.mark.parametrize("choices", [(4,), (4, 5)])
def test_a_single_answer_is_skipped_only_if_requested(hurry, choices):
    t = table(Ask(0))
    settle(t, None, hurry)
    assert t.is_untracked() == hurry
    t.rows = []
    asked = not hurry or len(choices) > 1
    assert t.asks(2, choices) == asked and t.rows == ([] if asked else [(2, 4)]) and not t.is_untracked()


def test_cutting_the_stack_keeps_cleanup_frames():
    t = table(Mark(0, 4), Note(0, 3), Tidy(0, 2), Note(0, 1), Cut(0))
    settle(t)
    assert t.notes == [2, 4]


def test_cutting_to_a_missing_frame_fails_without_changes():
    t = table(Note(0, 1), Note(0, 2))
    with pytest.raises(LookupError):
        t.cut_to(Mark)
    assert len(t.stack) == 2


def test_dismissing_a_seat_removes_only_its_frames():
    t = table(Note(1, 1), Ask(0), Note(TABLE, 2))
    t.dismiss(0)
    settle(t)
    assert t.notes == [2, 1]


def test_no_frames_run_after_the_end():
    t = table(Note(0, 1), Stop(0))
    assert settle(t) == () and t.notes == [] and t.winners == 0b10 and t.stack == []


def test_trusted_answers_are_recorded_with_their_seat():
    t = table(Coin(0), Ask(2))
    t.rows = []
    settle(t)
    apply(t, 1)
    apply(t, 20)
    assert t.rows == [(2, 1), (TABLE, 20)]


def test_facts_are_public_or_private_and_copies_record_none():
    t = table()
    t.facts = []
    t.tell("saw", 0, 1, 2, 3)
    t.whisper("drew", 1, 9)
    assert t.facts == [("saw", 0, 1, 2, 3, -1), ("drew", 1, 9, 0, 0, 1)]
    assert t.copy().facts is None


def test_a_playout_counts_its_decisions_and_can_be_cut_short():
    t = table(*[Ask(0)] * 5)
    assert playout(t, Luck(1), Luck(2), limit=3) == 3 and len(t.stack) == 2
    assert playout(t, Luck(1), Luck(2)) == 2 and t.over


def test_equal_seeds_give_equal_luck():
    coins = [Luck(4).pick(Coin(0), range(1000)) for _ in range(2)]
    assert coins[0] == coins[1]


def test_random_streams_are_independent():
    a, b = StreamLuck(5), StreamLuck(5)
    a.pick(Coin(1), range(6))
    assert [a.pick(Coin(0), range(1000)) for _ in range(9)] == [b.pick(Coin(0), range(1000)) for _ in range(9)]


def test_stream_luck_is_uniform():
    luck = StreamLuck(1)
    drawn = [luck.pick(Coin(0), range(6)) for _ in range(6000)]
    assert all(850 < drawn.count(face) < 1150 for face in range(6))


class Small(Edition):
    declared = (Option("speed", "slow", words=("slow", "fast")), Option("limit", 0, most=9), Option("loud", False))

    def __init__(self, board: Any, options: Any) -> None:
        super().__init__("small", 2, 4, board, options)


def test_a_variant_lists_its_options():
    fast = Small(None, {}).with_(speed="fast")
    assert fast.differences() == {"speed": "fast"} and fast.with_(limit=3).differences() == {
        "speed": "fast",
        "limit": 3,
    }


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"sped": "fast"}, "limit, loud, speed"),
        ({"speed": "medium"}, "slow, fast"),
        ({"limit": 10}, "0..9"),
        ({"limit": True}, "0..9"),
        ({"loud": 1}, "true, false"),
    ],
)
def test_an_invalid_option_is_refused_with_the_accepted_values(changes: dict[str, Any], named: str):
    with pytest.raises(BadOption) as refusal:
        Small(None, {}).with_(**changes)
    assert refusal.value.accepted == named


def test_seats_outside_the_limits_are_refused():
    with pytest.raises(BadOption) as refusal:
        Small(None, {}).check_seats(5)
    assert refusal.value.accepted == "2..4"
