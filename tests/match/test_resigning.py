"""Resigning: a seat leaves once, in every game and from every seat; the others continue, and reviews work."""

from typing import Any

import pytest

from magnat.analysis import Budget, Review, build_result, run_to_end
from magnat.games import BUILT_IN as GAMES
from magnat.kernel import TABLE
from magnat.match import AnswerEntry, NoticeEntry
from magnat.match.requests import MatchSummary, WriteEntry
from magnat.match.timing import LEADER_TIMEOUT_MS
from tests.match.manual_loop import ManualClockLoop

TABLE_MAY_ACT = ("electronic", "empire", "deal")  # games whose first question lets the table act


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_a_resigned_seat_leaves_once(game: str, seat: int) -> None:
    loop = ManualClockLoop.start_match(game, 2, 1, bot_pace=10_000)
    viewers = [loop.connect(f"p{each}") for each in range(2)]
    loop.say(viewers[seat], type="resign", id="r")
    loop.advance(60_000)
    table_rows = [
        entry.body.rows for entry in loop.log if isinstance(entry.body, AnswerEntry) and entry.body.by == "table"
    ]
    once = [(TABLE, 1 + seat)]
    assert [rows[0] for rows in table_rows] == (once if game in TABLE_MAY_ACT else [])
    again = loop.session.seating.new_match()
    for entry in loop.log:
        again.apply_entry(entry)
    assert again.state == loop.session.started_match.state and again.state.left == ([seat] if table_rows else [])


@pytest.mark.parametrize("game", ["electronic", "deal"])
def test_a_game_with_a_resignation_is_reviewed_to_its_last_row(game: str) -> None:
    loop = ManualClockLoop.start_match(game, 2, 1, bot_pace=700)
    viewers = [loop.connect(f"p{each}") for each in range(2)]
    loop.say(viewers[1], type="resign", id="r")
    loop.say(viewers[0], type="stand_in", id="s", bot="random")
    loop.advance(9_000)
    review = Review(loop.session.started_match.record(loop.log), budget=Budget(2, 4))
    run_to_end(review.work())
    result = build_result(review)
    assert result.until == len(review.record.rows) and (TABLE, 2) in review.record.rows
    assert all(sum(event.luck) == 0 == sum(event.play) for event in result.events)


REFUSED: list[dict[str, Any]] = [
    {"type": "propose", "say": "end"},
    {"type": "reply", "offer": "0", "say": "accept"},
    {"type": "withdraw", "offer": "0"},
    {"type": "take_back"},
    {"type": "agree", "yes": True},
    {"type": "hint"},
    {"type": "pause"},
    {"type": "resume"},
    {"type": "stand_in"},
    {"type": "back"},
]
ALLOWED: list[dict[str, Any]] = [
    {"type": "chat", "text": "Adieu"},
    {"type": "ping"},
    {"type": "resign"},
    {"type": "front"},
    {"type": "why", "say": 0},
]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_resigned_player_is_a_spectator_even_if_a_bot_plays_the_seat(seat: int) -> None:
    loop = ManualClockLoop.start_match("deal", 3, 0, bot_pace=10_000, hints=-1)
    viewers = [loop.connect(f"p{each}") for each in range(3)]
    me, number = viewers[seat], iter(range(100))
    loop.say(me, type="stand_in", id="before")
    loop.say(me, type="back", id="here")
    loop.say(me, type="resign", id="r")
    match, written = loop.session.started_match, len(loop.log)

    def send(command: dict[str, Any]) -> dict[str, Any]:
        about = (
            {"question": match.question_number}
            if command["type"] in ("say", "propose", "take_back", "agree", "hint")
            else {}
        )
        where = {"seat": seat} if command["type"] == "front" else {}
        id = f"c{next(number)}"
        loop.say(me, **{**command, **about, **where, "id": id})
        return next(message for message in me.messages if message.get("id") == id)

    top: Any = match.table.stack[-1]
    for command in [{"type": "say", "say": top.silence(match.table)}, *REFUSED]:
        assert send(command).get("reason") == "spectator", command
    assert len(loop.log) == written and match.state.stands_in == {}
    assert loop.request(me, type="stand_in", id="before")["type"] == "ack", "earlier commands are still acknowledged"
    assert [send(command)["type"] for command in ALLOWED] == ["ack", "pong", "ack", "ack", "reason"]
    assert send({"type": "preview", "say": 0}).get("reason") != "spectator"
    other = viewers[(seat + 1) % 3]
    loop.say(other, type="stand_in", id="s")
    assert other.last("ack")["id"] == "s", "the others continue"


class Listed(ManualClockLoop):
    """Stores the last update for a list of matches."""

    listed: MatchSummary

    async def on_write(self, request: WriteEntry) -> bool:
        self.listed = request.summary
        return await super().on_write(request)


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("game", TABLE_MAY_ACT)
def test_a_match_is_due_while_a_seat_leaves_and_while_a_bot_is_asked(game: str, seat: int) -> None:
    loop = Listed.start_match(game, 3, 0, bot_pace=10_000)
    assert isinstance(loop, Listed)
    viewers = [loop.connect(f"p{each}") for each in range(3)]
    loop.run(loop.session.writer.append(NoticeEntry("resigned", seat), loop.now))
    assert loop.listed.due == loop.now + LEADER_TIMEOUT_MS, "the table still has to act"
    loop.settle()
    assert loop.session.started_match.state.left == [seat]
    loop.say(viewers[(seat + 1) % 3], type="chat", id="c", text="…")
    assert loop.listed.due == (loop.now + LEADER_TIMEOUT_MS if loop.session.started_match.asked_seat == seat else None)
