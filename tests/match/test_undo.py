"""Undo: never past a chance event, a revealed card, or another player's answer."""

import itertools
import random
from typing import Any

import pytest

from magnat.games import BUILT_IN, edition
from magnat.kernel import current_question
from magnat.match import Match, NoticeEntry, UndoEntry, rows_of
from magnat.match.state import UNDO_REQUEST_TIMEOUT_MS
from magnat.match.undo import UNDO_WINDOW_MS
from magnat.positions import Position
from magnat.record import Record, replay, same_position
from tests.match.manual_loop import InspectableViewer, ManualClockLoop

IDS = itertools.count()


def start_at(game: str, people: int = 1, **given: Any) -> tuple[ManualClockLoop, InspectableViewer, Any]:
    loop = ManualClockLoop.start_match(game, people, 3 - people, bot_pace=700)
    loop.session.started_match.table = Position(game, **given).table
    loop.session.started_match.table.facts = loop.session.started_match.table.rows = None
    board: Any = edition(game).board
    return loop, loop.connect("p0"), board.index


def say(loop: ManualClockLoop, viewer: InspectableViewer, said: Any) -> None:
    loop.request(viewer, type="say", id=f"c{next(IDS)}", question=loop.session.started_match.question_number, say=said)


def take_back(loop: ManualClockLoop, viewer: InspectableViewer) -> str:
    """Request an undo. Return the reason of its refusal, or ""."""
    id = f"c{next(IDS)}"
    loop.request(viewer, type="take_back", id=id, question=loop.session.started_match.question_number)
    answer = next(m for m in viewer.messages if m.get("id") == id)
    return "" if answer["type"] == "ack" else str(answer["reason"])


def test_an_undo_restores_the_table_and_is_announced() -> None:
    loop, me, index = start_at("electronic", owns={0: "lyon nord"})
    other = loop.connect(None)
    before = loop.session.started_match.table
    question = loop.session.started_match.question_number
    say(loop, me, ["mortgage", index("lyon")])
    assert take_back(loop, me) == ""
    match = loop.session.started_match
    assert same_position(match.table, before) and match.question_number > question + 2, (
        "question numbers are never reused"
    )
    for viewer in (me, other):
        event = viewer.last("told")
        assert event["said"] == {
            "seat": 0,
            "by": "taken_back",
            "ask": "before_throw",
            "say": ["mortgage", index("lyon")],
        }
        assert event["changed"]["cash"] == before.cash and event["ask"]["ask"] == "before_throw"  # type: ignore[attr-defined]
    say(loop, me, ["mortgage", index("nord")])
    assert loop.session.started_match.table.mortgaged == 1 << index("nord")  # type: ignore[attr-defined]


def test_several_answers_are_undone_one_by_one() -> None:
    loop, me, index = start_at("electronic", owns={0: "lyon nord"})
    before = loop.session.started_match.table
    say(loop, me, ["mortgage", index("lyon")])
    say(loop, me, ["mortgage", index("nord")])
    assert take_back(loop, me) == "" == take_back(loop, me)
    assert same_position(loop.session.started_match.table, before)
    assert take_back(loop, me) in ("nature_spoke", "nothing_to_take_back")


def test_no_undo_past_a_chance_event() -> None:
    loop, me, index = start_at("electronic", owns={0: "lyon"})
    say(loop, me, ["mortgage", index("lyon")])
    say(loop, me, "throw")
    assert take_back(loop, me) == "nature_spoke"


@pytest.mark.parametrize("by", ["bot", "person"])
def test_no_undo_past_another_players_answer(by: str) -> None:
    loop, me, index = start_at("electronic", 1 if by == "bot" else 2, owns={0: "lyon", 1: "nord"})
    words = ["trade", 1, index("lyon"), 62, -10, "send"]
    loop.request(me, type="propose", id="p", question=loop.session.started_match.question_number, say=words)
    if by == "person":
        you = loop.connect("p1")
        loop.request(you, type="reply", id="r", offer=me.last("offered")["offer"], say="accept")
    loop.advance(700)
    assert loop.session.started_match.table.owner[index("lyon")] == 1  # type: ignore[attr-defined]
    assert take_back(loop, me) == "others_answered"


def test_among_people_an_undo_is_immediate_or_needs_agreement() -> None:
    loop, me, index = start_at("electronic", 2, owns={0: "lyon nord", 1: "water"})
    you = loop.connect("p1")
    say(loop, me, ["mortgage", index("lyon")])
    assert take_back(loop, you) == "others_answered"
    loop.advance(UNDO_WINDOW_MS)
    assert take_back(loop, me) == ""
    say(loop, me, ["mortgage", index("lyon")])
    loop.advance(UNDO_WINDOW_MS + 1)
    assert take_back(loop, me) == "" and loop.session.started_match.state.back_asked == 0, "the other one is asked"
    say(loop, you, ["mortgage", index("water")])
    assert loop.session.started_match.state.back_asked == -1, "playing on means no"
    assert take_back(loop, me) == "others_answered" and take_back(loop, you) == ""


def request_undo(people: int = 2, bots: int = 1) -> tuple[ManualClockLoop, list[InspectableViewer], Any]:
    """Seat 0 has answered and requests an undo too late to do it alone. Also return the table before the answer."""
    loop = ManualClockLoop.start_match("electronic", people, bots, bot_pace=700)
    loop.session.started_match.table = Position(
        "electronic", seats=people + bots, owns={0: "lyon nord", 1: "water"}
    ).table
    loop.session.started_match.table.facts = loop.session.started_match.table.rows = None
    viewers = [loop.connect(f"p{seat}") for seat in range(people)]
    before = loop.session.started_match.table
    say(loop, viewers[0], ["mortgage", edition("electronic").board.index("lyon")])
    loop.advance(UNDO_WINDOW_MS + 1)
    assert take_back(loop, viewers[0]) == ""
    return loop, viewers, before


def vote(loop: ManualClockLoop, viewer: InspectableViewer, yes: bool) -> str:
    id = f"c{next(IDS)}"
    loop.request(viewer, type="agree", id=id, question=loop.session.started_match.question_number, yes=yes)
    answer = next(m for m in viewer.messages if m.get("id") == id)
    return "" if answer["type"] == "ack" else str(answer["reason"])


def test_everybody_has_to_agree() -> None:
    loop, (me, you, they), before = request_undo(3, 0)
    assert vote(loop, me, True) == "not_your_word", "the requester has no vote"
    assert vote(loop, they, True) == ""
    assert loop.session.started_match.state.back_asked == 0 and not same_position(
        loop.session.started_match.table, before
    )
    loop.advance(100)
    assert you.last("table")["table"]["back_agreed"] == [2] and you.last("table")["table"]["back_asked"] == 0
    assert vote(loop, you, True) == ""
    assert same_position(loop.session.started_match.table, before) and loop.session.started_match.state.back_asked == -1
    words = [m["word"] for m in you.messages if m["type"] == "noted"]
    assert words[-3:] == ["take_back_asked", "take_back_agreed", "take_back_agreed"], "the log has all of it"
    assert vote(loop, you, True) == "nothing_asked"


@pytest.mark.parametrize("how", ["no", "silence", "withdrawn"])
def test_one_objection_or_silence_refuses_an_undo(how: str) -> None:
    loop, (me, you, they), before = request_undo(3, 0)
    vote(loop, they, True)
    if how == "silence":
        loop.advance(UNDO_REQUEST_TIMEOUT_MS - 1)
        assert loop.session.started_match.state.back_asked == 0
        loop.advance(1)
    else:
        assert vote(loop, you if how == "no" else me, False) == ""
    match = loop.session.started_match
    assert match.state.back_asked == -1 and not same_position(match.table, before)
    last = me.last("noted")
    assert last["word"] == ("take_back_withdrawn" if how == "withdrawn" else "take_back_refused")
    assert last["seat"] == 0, "the objector is not named"
    assert take_back(loop, me) == "asked_before"


def test_bots_and_clocks_wait_for_the_votes() -> None:
    loop, (_, you), before = request_undo()
    match = loop.session.started_match
    entries = len(loop.log)
    loop.advance(UNDO_REQUEST_TIMEOUT_MS - 1)
    assert len(loop.log) == entries and match.deadline() == 0
    vote(loop, you, True)
    assert same_position(loop.session.started_match.table, before), "a bot always agrees"


def act(loop: ManualClockLoop, viewer: InspectableViewer, type: str, **more: Any) -> None:
    loop.request(viewer, type=type, id=f"c{next(IDS)}", **more)


@pytest.mark.parametrize(("seat", "how"), [(0, "resign"), (1, "resign"), (0, "stand_in"), (1, "stand_in")])
def test_a_request_ends_when_a_player_resigns_or_a_bot_takes_over(seat: int, how: str) -> None:
    """A bot does not vote for a person, and answers of a departed player stand."""
    loop, viewers, before = request_undo(3, 0)
    vote(loop, viewers[2], True)
    act(loop, viewers[seat], how)
    assert loop.session.started_match.state.back_asked == -1 and not same_position(
        loop.session.started_match.table, before
    )
    assert loop.session.started_match.state.asked_at, "the clock runs again"
    loop.advance(2_000)
    assert vote(loop, viewers[2], True) == "nothing_asked"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("word", ["sat", "removed", "bot_sits", "opened"])
def test_a_request_ends_when_a_seat_changes_hands(word: str, seat: int) -> None:
    """The new player was not asked, and answers of a departed player stand."""
    loop, viewers, before = request_undo(3, 0)
    vote(loop, viewers[1], True)
    loop.run(loop.session.writer.append(NoticeEntry(word, seat, "Zoé", "steady"), loop.now))
    state = loop.session.started_match.state
    assert (state.back_asked, state.back_agreed, state.back_until) == (-1, [], 0)
    assert state.asked_at == loop.now, "the clock runs again"
    assert vote(loop, viewers[2], True) == "nothing_asked" and not same_position(
        loop.session.started_match.table, before
    )


def test_a_request_ends_with_the_match() -> None:
    loop, viewers, _ = request_undo(3, 0)
    vote(loop, viewers[1], True)
    loop.run(loop.session.abort(loop.now))
    info = loop.session.table_info("p1")
    assert (info.back_asked, info.back_agreed, info.back_until) == (-1, [], 0)
    assert vote(loop, viewers[2], True) == "game_over"


def test_a_request_survives_a_disconnect_but_not_its_timeout() -> None:
    for agrees in (True, False):
        loop, (me, you), before = request_undo()
        loop.disconnect(me)
        loop.advance(1_000)
        assert not agrees or vote(loop, you, True) == ""
        loop.advance(UNDO_REQUEST_TIMEOUT_MS)
        assert (
            same_position(loop.session.started_match.table, before) == agrees
            and loop.session.started_match.state.back_asked == -1
        )


def test_repeated_agreement_counts_once_and_can_be_withdrawn() -> None:
    loop, (_, you, they), _ = request_undo(3, 0)
    assert vote(loop, you, True) == "" == vote(loop, you, True)
    assert loop.session.started_match.state.back_agreed == [1]
    assert [m["word"] for m in they.messages if m["type"] == "noted"].count("take_back_agreed") == 1
    assert vote(loop, you, False) == "" and loop.session.started_match.state.back_asked == -1


def test_a_second_request_and_a_spectators_vote_are_refused() -> None:
    loop, (me, you), before = request_undo()
    watching = loop.connect(None)
    act(loop, watching, "agree", question=loop.session.started_match.question_number, yes=True)
    assert watching.last("refused")["reason"] == "spectator"
    assert take_back(loop, you) == "others_answered" and take_back(loop, me) == "already_asked"
    assert loop.session.started_match.state.back_asked == 0
    assert vote(loop, you, True) == "" and same_position(loop.session.started_match.table, before)


def test_a_pause_outlasts_a_request_and_clocks_stop_until_it_is_decided() -> None:
    loop, (me, you), _ = request_undo()
    for viewer in (me, you):
        act(loop, viewer, "pause")
    assert vote(loop, you, True) == "paused"
    act(loop, you, "resume")
    assert loop.session.started_match.state.back_asked == 0 and loop.session.started_match.state.asked_at == 0
    for viewer in (me, you):
        act(loop, viewer, "pause")
    loop.advance(UNDO_REQUEST_TIMEOUT_MS + 1)
    act(loop, you, "resume")
    loop.advance(1)
    assert loop.session.started_match.state.back_asked == -1 and loop.session.started_match.state.asked_at


def test_two_people_at_one_screen_need_no_agreement() -> None:
    loop, me, index = start_at("electronic", 2, owns={0: "lyon"})
    loop.session.seating.places[1].player = "p0"
    loop.session.seating.people = [0, 1]
    loop.session.seating._seats = {"p0": [0, 1]}
    say(loop, me, ["mortgage", index("lyon")])
    loop.advance(10 * UNDO_WINDOW_MS)
    assert take_back(loop, me) == ""


def play_and_undo(loop: ManualClockLoop, me: InspectableViewer, steps: int) -> int:
    """Play on with silence and undo every answer that can be undone. Return the number of undone answers."""
    done = 0
    for _ in range(steps):
        match = loop.session.started_match
        if match.is_over:
            break
        if match.asked_seat == 0:
            top: Any = match.table.stack[-1]
            before = match.table
            choices = top.choices(match.table)
            say(loop, me, choices[-1])
            if take_back(loop, me) == "":
                done += 1
                assert same_position(loop.session.started_match.table, before)
                say(loop, me, choices[-1])
        loop.advance(700)
    return done


@pytest.mark.parametrize("game", ["electronic", "empire", "star_wars", "deal", "millionaire"])
def test_the_log_gives_the_same_match_with_and_without_a_snapshot(game: str) -> None:
    loop = ManualClockLoop.start_match(game, 1, 2, bot_pace=700)
    me = loop.connect("p0")
    play_and_undo(loop, me, 60)
    assert any(isinstance(entry.body, UndoEntry) for entry in loop.log) or game != "deal"
    match, seating = loop.session.started_match, loop.session.seating
    again = seating.new_match()
    for number, entry in enumerate(loop.log):
        again.apply_entry(entry)
        restored = Match(match.id, match.header, seating.seed, match.clock)
        if number % 7 == 0:
            restored.restore(again.encode_snapshot().decode())
            again = restored
    assert same_position(again.table, match.table) and again.state == match.state
    record = Record(match.header, list(rows_of(loop.log)))
    assert same_position(replay(record), match.table)


@pytest.mark.parametrize(("people", "reason"), [(1, ""), (2, "hidden_came_to_light")])
def test_a_card_seen_by_a_person_blocks_an_undo_but_not_one_seen_by_bots(people: int, reason: str) -> None:
    loop = ManualClockLoop.start_match("deal", people, 3 - people, bot_pace=700)
    game = Position("deal", hands={0: "M1-1 M1-2"})
    answer = game.answer_int(game.table.stack[-1], "bank M1-1")
    game.table.facts = game.table.rows = None
    loop.session.started_match.table = game.table
    me = loop.connect("p0")
    say(loop, me, answer)
    assert loop.session.started_match.table is not game.table
    assert take_back(loop, me) == reason


# The announced undo is the one that works


def promised(viewer: InspectableViewer) -> Any:
    """Return the last announcement to a viewer of what `take_back` does."""
    return next(m["undo"] for m in reversed(viewer.messages) if m["type"] in ("told", "table", "welcome"))


@pytest.mark.parametrize("by", ["bot", "person"])
def test_no_undo_is_offered_after_a_trade(by: str) -> None:
    loop, me, index = start_at("electronic", 1 if by == "bot" else 2, owns={0: "lyon", 1: "nord"})
    you = loop.connect("p1") if by == "person" else None
    say(loop, me, ["mortgage", index("lyon")])
    assert "reason" not in promised(me)
    say(loop, me, ["lift", index("lyon")])
    words = ["trade", 1, index("lyon"), 62, -10, "send"]
    loop.request(me, type="propose", id="p", question=loop.session.started_match.question_number, say=words)
    if you is not None:
        loop.request(you, type="reply", id="r", offer=me.last("offered")["offer"], say="accept")
    loop.advance(700)
    assert me.last("told")["said"]["say"][-1] == "accept"
    assert promised(me) == {"reason": "others_answered"} and take_back(loop, me) == "others_answered"


def test_the_offered_undo_is_announced_with_each_change() -> None:
    loop, me, index = start_at("electronic", 2, owns={0: "lyon nord"})
    you, spectator = loop.connect("p1"), loop.connect(None)
    say(loop, me, ["mortgage", index("lyon")])
    answered_at = me.last("told")["at"]
    assert promised(me) == {} and promised(you) == {"reason": "others_answered"}
    assert all(m.get("undo") is None for m in spectator.messages)
    loop.disconnect(you)
    loop.advance(100)
    assert promised(me) == {"reason": "somebody_away", "until": answered_at + UNDO_WINDOW_MS}
    you = loop.connect("p1")
    loop.advance(UNDO_WINDOW_MS + 1)
    assert promised(me) == {} and take_back(loop, me) == ""
    loop.advance(100)
    assert promised(me)["reason"] == "already_asked" == take_back(loop, me)
    vote(loop, you, False)
    loop.advance(100)
    assert promised(me)["reason"] == "asked_before" == take_back(loop, me)
    say(loop, me, "throw")
    assert promised(me) == {"reason": "nature_spoke"} and loop.connect("p0").last("welcome")["undo"] == promised(me)


@pytest.mark.parametrize("game", BUILT_IN)
def test_an_undo_is_offered_exactly_if_it_works(game: str) -> None:
    loop = ManualClockLoop.start_match(game, 1, 2, seed=bytes([3]) * 16, bot_pace=0)
    me = loop.connect("p0")
    chance = random.Random(1)
    seen = set()
    for _ in range(60):
        loop.advance(2_000)
        match = loop.session.started_match
        top: Any = current_question(match.table)
        if match.is_over or match.asked_seat != 0:
            break
        say(loop, me, chance.choice([*top.choices(match.table)]))
        if loop.session.started_match.is_over:
            break
        expected = promised(me)
        reason = take_back(loop, me)
        assert reason == expected.get("reason", ""), expected
        seen.add(reason)
    assert "" in seen and len(seen) > 1
