"""play: two processes serve one match. What one has written, the other takes in; nothing is done twice."""

from typing import Any

from magnat.kernel import current_question
from magnat.match import NoticeEntry, Publish
from magnat.match.messages import Propose
from magnat.positions import Position
from magnat.testing.manual_loop import InspectableViewer, ManualClockLoop


def two(people: int = 2, **given: Any) -> tuple[ManualClockLoop, ManualClockLoop]:
    """Two hosts of one match, which share its log and nothing else."""
    here = ManualClockLoop.start_match(
        "electronic", people, 3 - people, bot_pace=700, options={"interturn_grace_seconds": 0}
    )
    there = ManualClockLoop(here.session.seating, here.log, seed=2)
    if given:
        for loop in (here, there):
            loop.session.started_match.table = Position("electronic", **given).table
            loop.session.started_match.table.facts = loop.session.started_match.table.rows = None
    here.session.process, there.session.process = "here", "there"
    return here, there


def words(loop: ManualClockLoop) -> dict[str, Any]:
    match = loop.session.started_match
    question = current_question(match.table)
    assert question is not None
    return {"type": "say", "question": match.question_number, "say": question.silence(match.table)}


def answer_to(watcher: InspectableViewer, id: str) -> dict[str, Any]:
    return next(message for message in watcher.messages if message.get("id") == id)


def test_who_comes_second_is_told_what_the_first_has_done_and_that_his_answer_is_stale() -> None:
    here, there = two()
    asked = here.session.started_match.asked_seat
    first, second = here.connect(f"p{asked}"), there.connect(f"p{asked}")
    said = words(here)
    here.say(first, id="a", **said)
    there.say(second, id="b", **said)
    assert answer_to(first, "a")["type"] == "ack"
    assert answer_to(second, "b")["reason"] == "stale"
    assert second.last("told")["seq"] == first.last("told")["seq"] == len(here.log) - 1
    assert there.session.started_match.state == here.session.started_match.state


def test_the_same_command_at_both_is_done_once_and_acknowledged_twice() -> None:
    here, there = two()
    asked = here.session.started_match.asked_seat
    first, second = here.connect(f"p{asked}"), there.connect(f"p{asked}")
    said, before = words(here), len(here.log)
    here.say(first, id="same", **said)
    there.say(second, id="same", **said)
    assert len(here.log) == before + 1
    assert answer_to(first, "same") == answer_to(second, "same")
    for loop, watcher in ((there, second), (here, first), (there, second)):
        loop.say(watcher, type="chat", id="hello", text="Bonsoir")
    assert [entry.body.word for entry in here.log if isinstance(entry.body, NoticeEntry)] == ["chat"]


def test_who_follows_leaves_bots_and_absences_to_who_leads() -> None:
    here, there = two(people=1)
    there.connect("p0")
    before = len(here.log)
    there.now += 60_000
    there.run(there.session.on_timer(there.now, leads=False))
    assert len(here.log) == before and there.session.next_timer_at(there.now) == there.now + 1_000
    there.run(there.session.on_timer(there.now + 1_000))
    assert there.queued_tasks or len(here.log) > before, "now it leads"


def test_an_offer_that_is_void_everywhere_is_written_down_once() -> None:
    here, there = two(owns={0: "lyon", 1: "water"})
    me, you = here.connect("p0"), there.connect("p1")
    lyon = 15
    offer: list[int | str] = ["trade", 1, lyon, 62, -500, "send"]
    for request in here.session.on_command(
        me, Propose(id="p", question=here.session.started_match.question_number, say=offer), here.now
    ):
        if isinstance(request, Publish):
            there.run(there.session.offers.on_update(request.told))
    assert you.last("offered")["to"] == 1
    here.say(me, type="say", id="m", question=here.session.started_match.question_number, say=["mortgage", lyon])
    here.say(me, type="say", id="t", question=here.session.started_match.question_number, say="throw")
    there.run(there.session.catch_up(there.now))
    there.settle()
    assert not here.session.offers.pending and not there.session.offers.pending
    assert you.last("offer_gone")["why"] == me.last("offer_gone")["why"] == "void"
    notes = [entry.body for entry in here.log if isinstance(entry.body, NoticeEntry)]
    assert [(note.word, note.seat, note.to) for note in notes] == [("offer_void", 0, 1)]
    assert there.session.started_match.state.seq == len(here.log) - 1
