"""Hints: for the asked player, where allowed, and announced to the whole table."""

import itertools
from typing import Any

import msgspec

from magnat.analysis.hint_jobs import compute_hint
from magnat.kernel import current_question
from magnat.match import AskBot
from magnat.match.bot_tasks import BotTask, Decision
from magnat.match.messages import Say
from magnat.match.requests import HintJob
from magnat.record import restore
from tests.match.manual_loop import InspectableViewer, ManualClockLoop

IDS = itertools.count()


class HintLoop(ManualClockLoop):
    """A loop whose host computes hints from a few games."""

    tasks: list[BotTask]

    def make_decision(self, task: BotTask) -> Decision:
        if task.what != "hint":
            return super().make_decision(task)
        self.tasks = [*getattr(self, "tasks", []), task]
        return msgspec.json.encode(compute_hint(task, 0.0)).decode()


class BusyLoop(HintLoop):
    """A loop whose host has not computed any hint yet."""

    def on_think(self, request: AskBot) -> None:
        if not isinstance(request.job, HintJob):
            super().on_think(request)


def start_with(people: int, kind: type[HintLoop] = HintLoop, **setup: Any) -> tuple[HintLoop, list[InspectableViewer]]:
    """Return a loop and its viewers, the asked one first."""
    loop = kind.start_match("deal", people, 3 - people, bot_pace=10_000, **setup)
    assert isinstance(loop, HintLoop)
    people_here = [loop.connect(f"p{seat}") for seat in range(people)]
    while (asked := loop.session.started_match.asked_seat) >= people:  # a bot begins
        loop.advance(10_000)
    return loop, sorted(people_here, key=lambda viewer: viewer.seat != asked)


def ask(loop: ManualClockLoop, viewer: InspectableViewer) -> dict[str, Any]:
    id = f"h{next(IDS)}"
    loop.say(viewer, type="hint", id=id, question=loop.session.started_match.question_number)
    return next(message for message in viewer.messages if message.get("id") == id)


def notes(viewer: InspectableViewer) -> list[Any]:
    return [message["seat"] for message in viewer.messages if message.get("word") == "hint"]


def test_hints_against_bots_are_unlimited_and_noted_once_per_question() -> None:
    loop, (me,) = start_with(1)
    replies = [ask(loop, me) for _ in range(2)]
    assert [each["type"] for each in replies] == ["hinted"] * 2 and notes(me) == [me.seat]
    hint = replies[0]["hint"]
    assert hint == replies[1]["hint"] and hint["seat"] == me.seat and hint["reference"] == "normal"
    table = loop.session.started_match.table
    question = current_question(table)
    assert question is not None
    answers = [each["answer"] for each in hint["answers"]]
    assert 1 <= len(answers) <= 3 and set(answers) <= set(question.choices(table))
    assert all(each["label"]["fr"] for each in hint["answers"]) and hint["final"]
    assert all("why" not in each for each in hint["answers"] if each.get("tied")), "no reason without a difference"
    assert loop.session.table_info("p0").hints == -1 and loop.session.table_info("p0").seats[me.seat].hints == 1


def test_a_hint_is_computed_without_the_hidden_cards() -> None:
    loop, (me,) = start_with(1)
    ask(loop, me)
    true = loop.session.started_match.table
    (task,) = loop.tasks
    hands: Any = true.hands  # type: ignore[attr-defined]
    dealt = restore(loop.session.started_match.edition, 3, task.table).hands  # type: ignore[attr-defined]
    assert sorted(dealt[me.seat]) == sorted(hands[me.seat])
    assert [sorted(hand) for hand in dealt] != [sorted(hand) for hand in hands], "the others' cards are dealt anew"


def test_a_hint_is_announced_to_all_and_shown_only_to_its_player() -> None:
    loop, (me, other) = start_with(2, hints=1)
    watching = loop.connect(None)
    assert ask(loop, other)["reason"] == "not_your_word"
    assert ask(loop, me)["type"] == "hinted"
    assert notes(me) == notes(other) == notes(watching) == [me.seat]
    for viewer in (other, watching):
        assert not any("hinted" in str(message) or "chance" in str(message) for message in viewer.messages)


def test_a_pending_hint_is_refused_as_soon_as_its_question_is_answered() -> None:
    loop, (me,) = start_with(1, BusyLoop)
    match = loop.session.started_match
    number = match.question_number
    loop.say(me, type="hint", id="h", question=number)
    assert not [message for message in me.messages if message.get("id") == "h"]
    question = current_question(match.table)
    assert question is not None
    command = Say(id="a", question=number, say=question.silence(match.table))
    loop.run(loop.session.on_command(me, command, loop.now))
    (reply,) = [message for message in me.messages if message.get("id") == "h"]
    assert (reply["type"], reply["reason"]) == ("refused", "stale")


def test_the_steps_of_a_hint_continue_its_games() -> None:
    """The second step begins with the games of the first one, and the figures are those of a single search."""
    loop, (me,) = start_with(1)
    ask(loop, me)
    (task,) = loop.tasks
    first = compute_hint(task, 1e9, 0.0)
    assert not first.hint.final and first.saved["games"]["games"]
    second = compute_hint(msgspec.structs.replace(task, saved=first.saved), 1e9, 0.0)
    assert second.hint.games >= first.hint.games and second.saved["seconds"] >= first.saved["seconds"]
    counts = [sum(map(len, step.saved["games"]["games"].values())) for step in (first, second)]
    assert counts[0] < counts[1], "every step plays games, however slow the machine is"
    for name, games in first.saved["games"]["games"].items():
        kept, more = (
            [step.saved["games"]["outcomes"][number] for number in step.saved["games"]["games"][name]]
            for step in (first, second)
        )
        assert more[: len(games)] == kept
