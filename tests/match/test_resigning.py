"""play: whoever gives up leaves once, in every game and from every seat; the others play on, and it can be reviewed."""

from typing import Any

import pytest

from magnat.analysis import Budget, Review, build_result, run_to_end
from magnat.games import BUILT_IN as GAMES
from magnat.kernel import TABLE
from magnat.match import AnswerEntry, NoticeEntry
from magnat.match.automation import LEADER_TIMEOUT_MS
from magnat.match.requests import MatchSummary, WriteEntry
from magnat.testing.manual_loop import ManualClockLoop

SAYING = ("electronic", "empire", "deal")  # games whose first question lets the table speak


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_the_table_says_once_that_a_seat_leaves(game: str, seat: int) -> None:
    loop = ManualClockLoop.start_match(game, 2, 1, bot_pace=10_000)
    here = [loop.connect(f"p{each}") for each in range(2)]
    loop.say(here[seat], type="resign", id="r")
    loop.advance(60_000)
    said = [entry.body.rows for entry in loop.log if isinstance(entry.body, AnswerEntry) and entry.body.by == "table"]
    once = [(TABLE, 1 + seat)]
    assert [rows[0] for rows in said] == (once if game in SAYING else [])
    again = loop.session.seating.new_match()
    for entry in loop.log:
        again.apply_entry(entry)
    assert again.state == loop.session.started_match.state and again.state.left == ([seat] if said else [])


@pytest.mark.parametrize("game", ["electronic", "deal"])
def test_a_game_that_somebody_left_is_reviewed_to_its_last_row(game: str) -> None:
    loop = ManualClockLoop.start_match(game, 2, 1, bot_pace=700)
    here = [loop.connect(f"p{each}") for each in range(2)]
    loop.say(here[1], type="resign", id="r")
    loop.say(here[0], type="stand_in", id="s", bot="random")
    loop.advance(9_000)
    review = Review(loop.session.started_match.record(loop.log), budget=Budget(2, 4))
    run_to_end(review.work())
    found = build_result(review)
    assert found.until == len(review.record.rows) and (TABLE, 2) in review.record.rows
    assert all(sum(event.luck) == 0 == sum(event.play) for event in found.events)


SILENT: list[dict[str, Any]] = [
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
HEARD: list[dict[str, Any]] = [
    {"type": "chat", "text": "Adieu"},
    {"type": "ping"},
    {"type": "resign"},
    {"type": "front"},
    {"type": "why", "say": 0},
]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_has_given_up_only_watches_where_a_bot_plays_on(seat: int) -> None:
    loop = ManualClockLoop.start_match("deal", 3, 0, bot_pace=10_000, hints=-1)
    here = [loop.connect(f"p{each}") for each in range(3)]
    me, number = here[seat], iter(range(100))
    loop.say(me, type="stand_in", id="before")
    loop.say(me, type="back", id="here")
    loop.say(me, type="resign", id="r")
    match, written = loop.session.started_match, len(loop.log)

    def told(given: dict[str, Any]) -> dict[str, Any]:
        about = (
            {"question": match.question_number}
            if given["type"] in ("say", "propose", "take_back", "agree", "hint")
            else {}
        )
        where = {"seat": seat} if given["type"] == "front" else {}
        id = f"c{next(number)}"
        loop.say(me, **{**given, **about, **where, "id": id})
        return next(message for message in me.messages if message.get("id") == id)

    top: Any = match.table.stack[-1]
    for given in [{"type": "say", "say": top.silence(match.table)}, *SILENT]:
        assert told(given).get("reason") == "spectator", given
    assert len(loop.log) == written and match.state.stands_in == {}
    assert loop.request(me, type="stand_in", id="before")["type"] == "ack", "what was done before is still known"
    assert [told(given)["type"] for given in HEARD] == ["ack", "pong", "ack", "ack", "reason"]
    assert told({"type": "preview", "say": 0}).get("reason") != "spectator"
    other = here[(seat + 1) % 3]
    loop.say(other, type="stand_in", id="s")
    assert other.last("ack")["id"] == "s", "the others play on"


class Listed(ManualClockLoop):
    """Keeps what a list of matches was told last."""

    listed: MatchSummary

    async def on_write(self, request: WriteEntry) -> bool:
        self.listed = request.summary
        return await super().on_write(request)


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("game", SAYING)
def test_a_match_is_due_until_the_seat_has_left_and_then_when_a_bot_is_asked(game: str, seat: int) -> None:
    loop = Listed.start_match(game, 3, 0, bot_pace=10_000)
    assert isinstance(loop, Listed)
    here = [loop.connect(f"p{each}") for each in range(3)]
    loop.run(loop.session.append(NoticeEntry("resigned", seat), loop.now))
    assert loop.listed.due == loop.now + LEADER_TIMEOUT_MS, "the table has still to say it"
    loop.settle()
    assert loop.session.started_match.state.left == [seat]
    loop.say(here[(seat + 1) % 3], type="chat", id="c", text="…")
    assert loop.listed.due == (loop.now + LEADER_TIMEOUT_MS if loop.session.started_match.asked_seat == seat else None)
