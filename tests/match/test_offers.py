"""Offers: bots reply at the table's pace, with a reason or a counter-offer, and the log records it."""

import itertools
from typing import Any

import pytest

from magnat.bots import LEVELS
from magnat.games import edition
from magnat.match import AnswerEntry, NoticeEntry
from magnat.match.messages import Propose
from magnat.match.offers import MAX_BOT_REPLY_DELAY_MS
from magnat.positions import Position
from magnat.texts import LANGUAGES, Texts
from magnat.texts.vocabulary import OFFER_REFUSAL_SPECS, split_spec
from tests.match.manual_loop import InspectableViewer, ManualClockLoop

PACE = 700
MONEY = 62
IDS = itertools.count()


def start_at(
    game: str, people: int = 1, bot: str = "steady", pace: int = PACE, **position: Any
) -> tuple[ManualClockLoop, InspectableViewer, Any]:
    """Return a match at a position given as in rule tests. Seat 0 is a person and is asked."""
    loop = ManualClockLoop.start_match(game, people, 3 - people, bot, bot_pace=pace)
    loop.session.started_match.table = Position(game, **position).table
    loop.session.started_match.table.facts = loop.session.started_match.table.rows = None
    me = loop.connect("p0")
    board: Any = edition(game).board
    return loop, me, board.index


def say(loop: ManualClockLoop, viewer: InspectableViewer, kind: str, **more: Any) -> dict[str, Any]:
    return loop.request(viewer, type=kind, id=f"c{next(IDS)}", **more)


def offer(loop: ManualClockLoop, viewer: InspectableViewer, to: int, items: list[int], cash: int) -> str:
    words = ["trade", to, *sorted(items), MONEY, cash, "send"]
    answer = say(loop, viewer, "propose", question=loop.session.started_match.question_number, say=words)
    assert answer["type"] == "ack", answer
    return str(answer["offer"])


def notes(loop: ManualClockLoop) -> list[NoticeEntry]:
    return [
        entry.body for entry in loop.log if isinstance(entry.body, NoticeEntry) and entry.body.word.startswith("offer_")
    ]


GENEROUS: dict[str, tuple[dict[str, Any], str, int]] = {
    "electronic": ({"owns": {0: "lyon", 1: "water"}}, "water", 9_000),
    "millionaire": ({"owns": {0: "brown", 1: "treetop_retreat"}, "cash": {0: 800}}, "treetop_retreat", 700),
}


@pytest.mark.parametrize("bot", [*LEVELS, "random", "search"])
@pytest.mark.parametrize("game", GENEROUS)
def test_every_bot_answers_exactly_at_the_tables_pace(game: str, bot: str) -> None:
    position, wanted, cash = GENEROUS[game]
    loop, me, index = start_at(game, bot=bot, **position)
    id = offer(loop, me, 1, [index(wanted)], cash)
    loop.advance(PACE - 1)
    assert not [m for m in me.messages if m["type"] == "offer_gone"]
    loop.advance(1)
    gone = me.last("offer_gone")
    assert gone["offer"] == id and gone["why"] in ("accepted", "refused")
    if bot != "random":
        assert gone["why"] == "accepted"
        assert loop.session.started_match.table.owner[index(wanted)] == 0  # type: ignore[attr-defined]
        body = loop.log[-1].body
        assert isinstance(body, AnswerEntry) and body.seat == 0


def test_replies_are_faster_than_a_very_slow_pace() -> None:
    position, wanted, cash = GENEROUS["electronic"]
    loop, me, index = start_at("electronic", pace=9_000, **position)
    offer(loop, me, 1, [index(wanted)], cash)
    loop.advance(MAX_BOT_REPLY_DELAY_MS)
    assert me.last("offer_gone")["why"] == "accepted" and MAX_BOT_REPLY_DELAY_MS <= 2_000


REFUSED: list[tuple[str, dict[str, Any], str, int, str]] = [
    ("electronic", {"owns": {0: "vaugirard courcelles", 1: "republique"}}, "republique", 1_200, "completes_group"),
    ("electronic", {"owns": {0: "lyon", 1: "republique vaugirard"}}, "republique", 1_200, "needs_it"),
    ("electronic", {"owns": {0: "lyon", 1: "republique"}}, "republique", 100, "too_little"),
    ("electronic", {"owns": {0: "lyon", 1: "water"}}, "lyon", -6_000, "no_use"),
    ("millionaire", {"owns": {1: "treetop_retreat"}}, "treetop_retreat", 10, "too_little"),
    ("millionaire", {"owns": {1: "treetop_retreat"}, "cash": {0: 1_000}}, "treetop_retreat", 900, "would_win"),
]


@pytest.mark.parametrize(("game", "position", "wanted", "cash", "reason"), REFUSED)
def test_a_refusal_is_logged_and_worded_with_its_reason(
    game: str, position: dict[str, Any], wanted: str, cash: int, reason: str
) -> None:
    loop, me, index = start_at(game, **position)
    offer(loop, me, 1, [index(wanted)], cash)
    loop.advance(PACE)
    gone = me.last("offer_gone")
    assert (gone["why"], gone["reason"]) == ("refused", reason)
    note = notes(loop)[-1]
    assert (note.word, note.seat, note.to, note.reason) == ("offer_refused", 1, 0, reason)
    assert (note.name, note.to_name) == ("Bot0", "P0") and note.about == gone.get("about", {})
    notice = me.last("noted")
    assert notice["word"] == "offer_refused" and notice["reason"] == reason
    for lang in LANGUAGES:
        texts, specs = Texts(edition(game), lang, strict=True), OFFER_REFUSAL_SPECS[reason]
        values = [note.about[split_spec(spec)[0]] for spec in specs]
        sentence = texts.line(f"offer-no-{reason}", texts.spell(specs, values))
        assert sentence and "offer-no" not in sentence


def test_a_bot_accepts_its_own_counter_offer() -> None:
    loop, me, index = start_at("electronic", owns={0: "vaugirard courcelles", 1: "republique"})
    first = offer(loop, me, 1, [index("republique")], 1_200)
    loop.advance(PACE)
    counter = me.last("offered")
    assert counter["instead_of"] == first and (counter["seat"], counter["to"]) == (1, 0)
    assert me.last("offer_gone")["counter"] == counter["offer"]
    assert counter["ask"]["about"]["cash"] < -1_200, "it asks for more"
    assert "accept" in counter["ask"]["choices"]
    answer = say(loop, me, "reply", offer=counter["offer"], say="accept")
    assert answer["type"] in ("ack", "offer_gone", "told", "table")
    t: Any = loop.session.started_match.table
    assert t.owner[index("republique")] == 0 and t.cash[0] == 15_000 + counter["ask"]["about"]["cash"]
    assert me.last("offer_gone")["why"] == "accepted"
    assert [fact[0] for fact in me.last("told")["facts"]].count("refused") == 1, "the dialogue is announced as it was"


def test_a_counter_offer_lapses_with_the_turn_and_is_noted() -> None:
    loop, me, index = start_at("electronic", owns={0: "vaugirard courcelles", 1: "republique"}, turn=0)
    offer(loop, me, 1, [index("republique")], 1_200)
    loop.advance(PACE)
    counter = me.last("offered")["offer"]
    for _ in range(30):
        match = loop.session.started_match
        if match.asked_seat == 0:
            question: Any = match.table.stack[-1]
            say(loop, me, "say", question=match.question_number, say=question.silence(match.table))
        loop.advance(PACE)
        if any(m["type"] == "offer_gone" and m["offer"] == counter for m in me.messages):
            break
    gone = [m for m in me.messages if m["type"] == "offer_gone" and m["offer"] == counter]
    assert gone and gone[0]["why"] == "void"
    assert any(note.word == "offer_void" and note.seat == 1 for note in notes(loop))


def test_an_offer_of_a_sold_item_is_void_and_logged() -> None:
    loop, me, index = start_at("electronic", people=2, owns={0: "lyon nord", 1: "water"})
    you = loop.connect("p1")
    first = offer(loop, me, 1, [index("lyon")], -500)
    second = offer(loop, me, 2, [index("lyon")], -10)
    loop.advance(PACE)
    assert [m["offer"] for m in you.messages if m["type"] == "offer_gone" and m["why"] == "accepted"] == [second]
    assert [m["offer"] for m in you.messages if m["type"] == "offer_gone" and m["why"] == "void"] == [first]
    assert [(n.word, n.seat, n.to) for n in notes(loop)] == [("offer_void", 0, 1)]


def test_replies_of_people_to_offers_are_logged() -> None:
    loop, me, index = start_at("electronic", people=2, owns={0: "lyon", 1: "water"})
    you = loop.connect("p1")
    say(loop, you, "reply", offer=offer(loop, me, 1, [index("lyon")], -500))
    say(loop, me, "withdraw", offer=offer(loop, me, 1, [index("lyon")], -400))
    assert [(n.word, n.seat, n.to, n.reason) for n in notes(loop)] == [
        ("offer_refused", 1, 0, ""),
        ("offer_withdrawn", 0, 1, ""),
    ]
    loop.advance(10 * PACE)
    assert len(notes(loop)) == 2, "nobody else answers for a person"


def test_people_may_make_any_number_of_offers() -> None:
    """ELEC-TRADE-10, MIL-TURN-10: only bots are limited, and a withdrawn offer does not count."""
    for game, deed in (("electronic", "lyon"), ("millionaire", "treetop_retreat")):
        loop, me, index = start_at(game, people=2, owns={0: deed})
        loop.connect("p1")
        for number in range(8):
            say(loop, me, "withdraw", offer=offer(loop, me, 1, [index(deed)], -10 * (number + 1)))


def test_a_bot_judges_an_offer_without_the_true_cards() -> None:
    """The same task is sent whatever the others hold: the unknown cards are dealt anew."""
    tasks = []
    for mine, theirs in (("forced_deal", "sly_deal"), ("sly_deal", "forced_deal")):
        loop, me, index = start_at("millionaire", owns={1: "treetop_retreat"}, hands={0: mine, 2: theirs})
        words = ["trade", 1, index("treetop_retreat"), MONEY, 300, "send"]
        command = Propose(id="x", question=loop.session.started_match.question_number, say=words)
        loop.run(loop.session.on_command(me, command, loop.now))
        loop.run(loop.session.on_timer(loop.now))
        tasks += [thought.task for thought in loop.queued_tasks if thought.task.what == "weigh"]
    assert len(tasks) == 2 and tasks[0].seat == 1 and tasks[0].table == tasks[1].table
