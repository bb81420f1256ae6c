"""Lessons: tables with scripted dice for a guided first game, marked as such in the record."""

import asyncio
from pathlib import Path

import pytest

from magnat.cli import main
from magnat.games import all_games, edition
from magnat.kernel import answer, current_question, settle, speaker
from magnat.record import Header, Record, ScriptedLuck, decode_record, fresh_seed, lessons_of, luck_of, verify
from magnat.record.luck import commitment
from magnat.record.record import End
from magnat.record.scripted_luck import lesson_script
from tests.server.games import short
from tests.server.harness import Person, Serving


def lesson(game: str, answers: int = 60) -> tuple[Record, ScriptedLuck]:
    """Return the record of some silent answers of a lesson, and its luck."""
    e, seed = edition(game), fresh_seed()
    header = Header(
        game=game, options=dict(e.options), seats=2, commitment=commitment(seed), client_seeds=["a", "b"], luck="learn"
    )
    luck = luck_of(header, seed, e)
    assert isinstance(luck, ScriptedLuck)
    t = e.deal(2)
    t.rows = []
    settle(t)
    settle(t, luck)
    for _ in range(answers):
        top = current_question(t)
        if top is None:
            break
        answer(t, speaker(top), top.silence(t), luck)
    return Record(header, list(t.rows), End([], seed.hex(), True)), luck


@pytest.mark.parametrize("game", all_games())
def test_every_game_has_a_lesson_and_its_record_says_so(game: str) -> None:
    e = edition(game)
    assert lessons_of(e)["learn"].seats == 2
    assert all(draw for draws in lesson_script(e, "learn").values() for draw in draws)
    record, luck = lesson(game)
    report = verify(record)
    assert not report.fair and report.reason == "lesson" and report.scripted == luck.scripted >= 8
    assert report.draws >= report.scripted
    again, _ = lesson(game)
    assert again.rows[:8] == record.rows[:8], "two lessons start alike, whatever their seeds"


def test_verification_detects_a_lesson_that_left_its_script() -> None:
    record, _ = lesson("electronic")
    seat, choice = record.rows[0]
    assert choice is not None
    record.rows[0] = (seat, choice - 1)
    assert verify(record).reason in ("other_draw", "not_replayable")
    record, _ = lesson("electronic")
    record.header.luck = "unheard_of"
    assert verify(record).reason == "other_lesson"


def test_a_lesson_table_is_marked_as_a_lesson(
    serving: Serving, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> str:
        person = await Person(serving.url, "Camille").arrive()
        lessons = {game["game"]: game["lessons"] for game in (await person.call("GET", "/api/games"))["games"]}
        assert lessons["electronic"]["learn"]["seats"] == 2
        assert lessons["electronic"]["learn"]["ideas"][:2] == [
            {"idea": "goal", "ask": "before_throw"},
            {"idea": "throw", "ask": "before_throw"},
        ]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        body = {"game": "electronic", "seats": seats, "luck": "nonsense"}
        wrong = await person.call("POST", "/api/tables", body, status=400)
        assert wrong["error"] == {"reason": "bad_option", "accepted": "luck: learn"}
        body = {"game": "electronic", "seats": [*seats, {"kind": "open"}], "luck": "learn"}
        wrong = await person.call("POST", "/api/tables", body, status=400)
        assert wrong["error"] == {"reason": "bad_option", "accepted": "seats: 2"}
        await person.create("electronic", seats, luck="learn", **short("electronic", 6))
        await person.start()
        await person.connect()
        assert person.info["luck"] == "learn"
        await person.play()
        threw = [fact for event in person.events for fact in event.get("facts", []) if fact[:2] == ["threw", 0]]
        assert threw[0][2:4] == [4, 2]
        return await person.record()

    text = asyncio.run(play())
    assert decode_record(text.encode()).header.luck == "learn"
    file = tmp_path / "lesson.magnat"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["--lang", "en", "verify", str(file)])
    assert "This was a lesson: its script set" in capsys.readouterr().out
