"""play: two processes serve one match. What one has written, the other takes in; nothing is done twice."""

from typing import Any

from magnat.kernel import waiting
from magnat.play import Note, Share
from magnat.play.messages import Propose
from magnat.testing import Position
from magnat.testing.loop import Loop, Watcher


def two(people: int = 2, **given: Any) -> tuple[Loop, Loop]:
    """Two hosts of one match, which share its log and nothing else."""
    here = Loop.table("electronic", people, 3 - people, bot_pace=700, options={"interturn_grace_seconds": 0})
    there = Loop(here.play.seating, here.log, seed=2)
    if given:
        for loop in (here, there):
            loop.play.begun.table = Position("electronic", **given).table
            loop.play.begun.table.facts = loop.play.begun.table.heard = None
    here.play.process, there.play.process = "here", "there"
    return here, there


def words(loop: Loop) -> dict[str, Any]:
    match = loop.play.begun
    question = waiting(match.table)
    assert question is not None
    return {"type": "say", "question": match.question, "say": question.silence(match.table)}


def answer_to(watcher: Watcher, id: str) -> dict[str, Any]:
    return next(message for message in watcher.messages if message.get("id") == id)


def test_who_comes_second_is_told_what_the_first_has_done_and_that_his_answer_is_stale() -> None:
    here, there = two()
    asked = here.play.begun.speaker
    first, second = here.connect(f"p{asked}"), there.connect(f"p{asked}")
    said = words(here)
    here.say(first, id="a", **said)
    there.say(second, id="b", **said)
    assert answer_to(first, "a")["type"] == "ack"
    assert answer_to(second, "b")["reason"] == "stale"
    assert second.last("told")["seq"] == first.last("told")["seq"] == len(here.log) - 1
    assert there.play.begun.state == here.play.begun.state


def test_the_same_command_at_both_is_done_once_and_acknowledged_twice() -> None:
    here, there = two()
    asked = here.play.begun.speaker
    first, second = here.connect(f"p{asked}"), there.connect(f"p{asked}")
    said, before = words(here), len(here.log)
    here.say(first, id="same", **said)
    there.say(second, id="same", **said)
    assert len(here.log) == before + 1
    assert answer_to(first, "same") == answer_to(second, "same")
    for loop, watcher in ((there, second), (here, first), (there, second)):
        loop.say(watcher, type="chat", id="hello", text="Bonsoir")
    assert [entry.body.word for entry in here.log if isinstance(entry.body, Note)] == ["chat"]


def test_who_follows_leaves_bots_and_absences_to_who_leads() -> None:
    here, there = two(people=1)
    there.connect("p0")
    before = len(here.log)
    there.now += 60_000
    there.run(there.play.wake(there.now, leads=False))
    assert len(here.log) == before and there.play.next_at(there.now) == there.now + 1_000
    there.run(there.play.wake(there.now + 1_000))
    assert there.thoughts or len(here.log) > before, "now it leads"


def test_an_offer_that_is_void_everywhere_is_written_down_once() -> None:
    here, there = two(owns={0: "lyon", 1: "water"})
    me, you = here.connect("p0"), there.connect("p1")
    lyon = 15
    offer: list[int | str] = ["trade", 1, lyon, 62, -500, "send"]
    for request in here.play.hear(me, Propose(id="p", question=here.play.begun.question, say=offer), here.now):
        if isinstance(request, Share):
            there.run(there.play.offers.shared(request.told))
    assert you.last("offered")["to"] == 1
    here.say(me, type="say", id="m", question=here.play.begun.question, say=["mortgage", lyon])
    here.say(me, type="say", id="t", question=here.play.begun.question, say="throw")
    there.run(there.play.catch_up(there.now))
    there.settle()
    assert not here.play.offers.waiting and not there.play.offers.waiting
    assert you.last("offer_gone")["why"] == me.last("offer_gone")["why"] == "void"
    notes = [entry.body for entry in here.log if isinstance(entry.body, Note)]
    assert [(note.word, note.seat, note.to) for note in notes] == [("offer_void", 0, 1)]
    assert there.play.begun.state.seq == len(here.log) - 1
