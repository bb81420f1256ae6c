"""play: a hint is for whoever is asked, where hints are allowed; the whole table is told that one was taken."""

import itertools
from typing import Any

import msgspec
import pytest

from magnat.analysis.hint_jobs import compute_hint
from magnat.kernel import current_question
from magnat.match.bot_tasks import BotTask, Decision
from magnat.record import answer_word, restore
from magnat.testing.manual_loop import InspectableViewer, ManualClockLoop

IDS = itertools.count()


class Hinting(ManualClockLoop):
    """A loop whose host works out hints, after a few games."""

    tasks: list[BotTask]

    def make_decision(self, task: BotTask) -> Decision:
        if task.what != "hint":
            return super().make_decision(task)
        self.tasks = [*getattr(self, "tasks", []), task]
        return msgspec.json.encode(compute_hint(task, 0.0)).decode()


def at(people: int, **setup: Any) -> tuple[Hinting, list[InspectableViewer]]:
    """Whoever is asked first comes first."""
    loop = Hinting.start_match("deal", people, 3 - people, bot_pace=10_000, **setup)
    assert isinstance(loop, Hinting)
    people_here = [loop.connect(f"p{seat}") for seat in range(people)]
    while (asked := loop.session.started_match.asked_seat) >= people:  # a bot begins
        loop.advance(10_000)
    return loop, sorted(people_here, key=lambda viewer: viewer.seat != asked)


def ask(loop: ManualClockLoop, who: InspectableViewer) -> dict[str, Any]:
    id = f"h{next(IDS)}"
    loop.say(who, type="hint", id=id, question=loop.session.started_match.question_number)
    return next(message for message in who.messages if message.get("id") == id)


def notes(who: InspectableViewer) -> list[Any]:
    return [message["seat"] for message in who.messages if message.get("word") == "hint"]


def test_against_bots_a_hint_comes_whenever_it_is_asked_for_and_counts_once_a_question() -> None:
    loop, (me,) = at(1)
    found = [ask(loop, me) for _ in range(2)]
    assert [each["type"] for each in found] == ["hinted"] * 2 and notes(me) == [me.seat]
    hint = found[0]["hint"]
    assert hint == found[1]["hint"] and hint["seat"] == me.seat and hint["reference"] == "normal"
    table = loop.session.started_match.table
    question = current_question(table)
    assert question is not None
    answers = [each["answer"] for each in hint["answers"]]
    assert 1 <= len(answers) <= 3 and set(answers) <= set(question.choices(table))
    assert all(each["label"]["fr"] and each["why"]["en"] for each in hint["answers"])
    assert loop.session.table_info("p0").hints == -1 and loop.session.table_info("p0").seats[me.seat].hints == 1


def test_a_hint_is_thought_about_on_a_table_that_the_seat_could_be_sitting_at() -> None:
    loop, (me,) = at(1)
    ask(loop, me)
    true = loop.session.started_match.table
    (task,) = loop.tasks
    hands: Any = true.hands  # type: ignore[attr-defined]
    told = restore(loop.session.started_match.edition, 3, task.table).hands  # type: ignore[attr-defined]
    assert sorted(told[me.seat]) == sorted(hands[me.seat])
    assert [sorted(hand) for hand in told] != [sorted(hand) for hand in hands], "the others' cards are dealt anew"


def test_among_people_there_is_none_unless_the_table_allowed_it() -> None:
    loop, (me, other) = at(2)
    assert ask(loop, me)["reason"] == "no_hints" and not notes(me) and not notes(other)
    assert loop.session.table_info("p0").hints == 0


def test_everybody_sees_who_takes_one_and_nobody_else_what_it_says() -> None:
    loop, (me, other) = at(2, hints=1)
    watching = loop.connect(None)
    assert ask(loop, other)["reason"] == "not_your_word"
    assert ask(loop, me)["type"] == "hinted"
    assert notes(me) == notes(other) == notes(watching) == [me.seat]
    for who in (other, watching):
        assert not any("hinted" in str(message) or "chance" in str(message) for message in who.messages)


def test_each_seat_has_so_many() -> None:
    loop, (me, other) = at(2, hints=1)
    assert ask(loop, me)["type"] == "hinted" == ask(loop, me)["type"]
    question = loop.session.started_match.question_number
    while loop.session.started_match.asked_seat != me.seat or loop.session.started_match.question_number == question:
        asked = next((who for who in (me, other) if who.seat == loop.session.started_match.asked_seat), None)
        if asked is None:
            loop.advance(20_000)
            continue
        top = current_question(loop.session.started_match.table)
        assert top is not None
        say = top.silence(loop.session.started_match.table)
        loop.say(
            asked,
            type="say",
            id=f"s{next(IDS)}",
            question=loop.session.started_match.question_number,
            say=word_of(loop, say),
        )
    assert ask(loop, me)["reason"] == "no_hints_left"


def word_of(loop: ManualClockLoop, choice: int) -> Any:
    top = current_question(loop.session.started_match.table)
    assert top is not None
    return answer_word(top, choice)


@pytest.mark.parametrize("people", [1, 2])
def test_a_question_that_is_past_has_no_hint(people: int) -> None:
    loop, (me, *_) = at(people, hints=1)
    id = f"h{next(IDS)}"
    loop.say(me, type="hint", id=id, question=loop.session.started_match.question_number - 1)
    assert next(message for message in me.messages if message.get("id") == id)["reason"] == "stale"
