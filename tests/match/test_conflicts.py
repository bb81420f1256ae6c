"""Two processes serve one match: each applies the other's entries, and nothing happens twice."""

from typing import Any

from magnat.kernel import current_question
from magnat.match import NoticeEntry, Publish
from magnat.match.messages import Propose
from magnat.positions import Position
from tests.match.manual_loop import InspectableViewer, ManualClockLoop


def two_hosts(people: int = 2, **given: Any) -> tuple[ManualClockLoop, ManualClockLoop]:
    """Return two hosts of one match, which share only its log."""
    left = ManualClockLoop.start_match(
        "electronic", people, 3 - people, bot_pace=700, options={"interturn_grace_seconds": 0}
    )
    right = ManualClockLoop(left.session.seating, left.log, seed=2)
    if given:
        for loop in (left, right):
            loop.session.started_match.table = Position("electronic", **given).table
            loop.session.started_match.table.facts = loop.session.started_match.table.rows = None
    left.session.open_offers.process, right.session.open_offers.process = "here", "there"
    return left, right


def answer_message(loop: ManualClockLoop) -> dict[str, Any]:
    match = loop.session.started_match
    question = current_question(match.table)
    assert question is not None
    return {"type": "say", "question": match.question_number, "say": question.silence(match.table)}


def answer_to(watcher: InspectableViewer, id: str) -> dict[str, Any]:
    return next(message for message in watcher.messages if message.get("id") == id)


def test_the_second_answer_is_stale_and_its_host_applies_the_first() -> None:
    left, right = two_hosts()
    asked = left.session.started_match.asked_seat
    first, second = left.connect(f"p{asked}"), right.connect(f"p{asked}")
    answer = answer_message(left)
    left.say(first, id="a", **answer)
    right.say(second, id="b", **answer)
    assert answer_to(first, "a")["type"] == "ack"
    assert answer_to(second, "b")["reason"] == "stale"
    assert second.last("told")["seq"] == first.last("told")["seq"] == len(left.log) - 1
    assert right.session.started_match.state == left.session.started_match.state


def test_the_same_command_at_both_hosts_acts_once_and_is_acknowledged_twice() -> None:
    left, right = two_hosts()
    asked = left.session.started_match.asked_seat
    first, second = left.connect(f"p{asked}"), right.connect(f"p{asked}")
    answer, before = answer_message(left), len(left.log)
    left.say(first, id="same", **answer)
    right.say(second, id="same", **answer)
    assert len(left.log) == before + 1
    assert answer_to(first, "same") == answer_to(second, "same")
    for loop, watcher in ((right, second), (left, first), (right, second)):
        loop.say(watcher, type="chat", id="hello", text="Bonsoir")
    assert [entry.body.word for entry in left.log if isinstance(entry.body, NoticeEntry)] == ["chat"]


def test_a_follower_leaves_bots_and_absences_to_the_leader() -> None:
    left, right = two_hosts(people=1)
    right.connect("p0")
    before = len(left.log)
    right.now += 60_000
    right.run(right.session.on_timer(right.now, leads=False))
    assert len(left.log) == before and right.session.next_timer_at(right.now) == right.now + 1_000
    right.run(right.session.on_timer(right.now + 1_000))
    assert right.queued_tasks or len(left.log) > before, "it leads now"


def test_a_void_offer_is_logged_once() -> None:
    left, right = two_hosts(owns={0: "lyon", 1: "water"})
    me, you = left.connect("p0"), right.connect("p1")
    lyon = 15
    offer: list[int | str] = ["trade", 1, lyon, 62, -500, "send"]
    for request in left.session.on_command(
        me, Propose(id="p", question=left.session.started_match.question_number, say=offer), left.now
    ):
        if isinstance(request, Publish):
            right.run(right.session.open_offers.on_update(request.message))
    assert you.last("offered")["to"] == 1
    left.say(me, type="say", id="m", question=left.session.started_match.question_number, say=["mortgage", lyon])
    left.say(me, type="say", id="t", question=left.session.started_match.question_number, say="throw")
    right.run(right.session.catch_up(right.now))
    right.settle()
    assert not left.session.open_offers.pending and not right.session.open_offers.pending
    assert you.last("offer_gone")["why"] == me.last("offer_gone")["why"] == "void"
    notes = [entry.body for entry in left.log if isinstance(entry.body, NoticeEntry)]
    assert [(note.word, note.seat, note.to) for note in notes] == [("offer_void", 0, 1)]
    assert right.session.started_match.state.seq == len(left.log) - 1
