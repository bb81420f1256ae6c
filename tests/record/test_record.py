"""Records and running matches."""

import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from magnat.games import all_games, edition
from magnat.kernel import IllegalAnswer, MagnatError, current_question
from magnat.mechanics.trade import Item
from magnat.record import (
    BadRecord,
    CannotUndo,
    CorruptRecord,
    NewerRecord,
    Record,
    RecordedGame,
    RedactedRecord,
    RefusedRow,
    UnreadableRecord,
    append_rows,
    decode_record,
    load_record,
    redact,
    replay,
    replay_facts,
    replay_positions,
    same_position,
    snapshot,
)
from magnat.testing import random_walks
from tests.toy import PASS, TOY, Toy, ToyBank, ToyPlay


def play(seed: int = 1, rows: int = 60, hurry: bool = False) -> RecordedGame:
    rng = random.Random(seed)
    game = RecordedGame.start(TOY, 3, seed, skip_forced=hurry, names=["Ada", "Bob", "Cy"])
    while len(game.rows) < rows and (row := random_walks.random_row(game.table, 3, rng)):
        game.answer(*row)
    return game


@pytest.mark.parametrize("hurry", [False, True])
def test_a_file_holds_the_match(tmp_path: Path, hurry: bool) -> None:
    game = play(hurry=hurry)
    game.save(tmp_path / "match.jsonl")
    record = load_record(tmp_path / "match.jsonl")
    assert record.rows == game.rows and record.header == game.record.header
    assert same_position(replay(record, edition=TOY), game.table)
    assert [path.name for path in tmp_path.iterdir()] == ["match.jsonl"]


def test_a_match_continues_after_loading(tmp_path: Path) -> None:
    game = play(rows=30)
    game.save(tmp_path / "match.jsonl")
    loaded = RecordedGame.resume(load_record(tmp_path / "match.jsonl"), 7, edition=TOY)
    row = random_walks.random_row(game.table, 3, random.Random(1))
    assert row is not None
    loaded.answer(*row)
    game.answer(*row)
    assert loaded.rows[: len(game.rows)][:31] == game.rows[:31]


def test_a_finished_match_names_its_winners() -> None:
    game = play(rows=5000)
    assert game.over and game.record.end is not None
    assert sum(1 << p for p in game.record.end.winners) == game.table.winners
    assert decode_record(game.record.encode()).end == game.record.end


def test_rows_are_appended(tmp_path: Path) -> None:
    game = play(rows=20)
    path = tmp_path / "match.jsonl"
    Record(game.record.header, []).write(path)
    for row in game.rows:
        append_rows(path, [row])  # type: ignore[list-item]
    assert load_record(path).rows == game.rows


def test_replay_stops_at_the_requested_row() -> None:
    game = play(rows=40)
    tables = [snapshot(t) for t in replay_positions(game.record, edition=TOY)]
    assert len(tables) == len(game.rows) + 1
    assert snapshot(replay(game.record, 10, TOY)) == tables[10]


def test_facts_are_recomputed() -> None:
    game = play(rows=40)
    everything = replay_facts(game.record, edition=TOY)
    assert everything[-len(game.facts) :] == game.facts
    assert {fact[0] for fact in everything} >= {"drew", "played"}


def test_a_redacted_record_hides_whispers_and_does_not_replay() -> None:
    game = play(rows=60)
    redacted = redact(game.record, 0, TOY)
    assert len(redacted.rows) == len(game.rows)
    for (t, row), hidden in zip(
        zip((t.copy() for t in replay_positions(game.record, edition=TOY)), game.rows, strict=False),
        redacted.rows,
        strict=True,
    ):
        top = t.stack[-1]
        private = type(top).__name__ in ("ToyDraw", "ToyPutUnder") and top.seat != 0 and row[0] in (-1, top.seat)
        assert hidden == ((row[0], None) if private else row)
    assert decode_record(redacted.encode()).rows == redacted.rows
    with pytest.raises(RedactedRecord) as refused:
        replay(redacted, edition=TOY)
    assert refused.value.line == 2 + next(i for i, row in enumerate(redacted.rows) if row[1] is None)


@pytest.mark.parametrize("game", all_games())
def test_a_custom_board_is_stored_in_the_record(game: str, tmp_path: Path) -> None:
    printed = edition(game)
    own = printed.rebuild(msgspec.structs.replace(printed.board, name="Quai des Brumes"), printed.options)
    play = RecordedGame.start(own, own.least, 5)
    rng = random.Random(5)
    for _ in range(40):
        play.answer(*random_walks.random_row(play.table, own.least, rng))  # type: ignore[misc]
    play.save(tmp_path / "own.jsonl")
    back = load_record(tmp_path / "own.jsonl")
    assert back.header.board["name"] == "Quai des Brumes" and back.header.edition().board == own.board
    assert same_position(replay(back), play.table)
    assert not RecordedGame.start(printed, own.least, 5).record.header.board


@pytest.mark.parametrize(
    "faulty",
    [
        {"name": "X"},
        {"space": []},
        {"money": {}},
        {"space": [{"name": "go", "kind": "moon", "fr": "", "en": ""}]},
        {"surprise": 1},
    ],
)
def test_a_record_with_a_faulty_board_is_refused(faulty: dict[str, Any]) -> None:
    printed = edition("electronic")
    record = Record.for_edition(printed, 2)
    board = msgspec.to_builtins(printed.board)
    record.header.board = faulty if "name" in faulty else {**board, **faulty}
    with pytest.raises(CorruptRecord, match="a board of electronic"):
        replay(record)


def test_a_redacted_record_hides_drafts() -> None:
    game = RecordedGame.start(edition("electronic", options={"windows": "polled"}), 2, 3)
    while not any(isinstance(frame, Item) and frame.items for frame in game.table.stack):
        question: Any = current_question(game.table)
        choices = question.choices(game.table)
        verbs = [question.verbs.index(verb) for verb in ("trade", "buy") if verb in question.verbs]
        drafts = [verb for verb in verbs if verb in choices]
        game.answer(question.seat, drafts[0] if drafts else choices[0])
    drafter, deed = game.rows[-1]
    assert redact(game.record, drafter).rows[-1] == (drafter, deed)
    assert redact(game.record, 1 - drafter).rows[-1] == redact(game.record, -1).rows[-1] == (drafter, None)


def test_a_spectator_reads_no_whisper() -> None:
    game = play(rows=20)
    assert redact(game.record, -1, TOY).rows[:9] == [(-1, None)] * 9


def test_a_refused_row_names_the_rule() -> None:
    game = play(rows=9)
    row = len(game.rows)
    seat = game.table.stack[-1].seat
    game.record.rows.append((seat, 12345))
    with pytest.raises(RefusedRow) as refused:
        replay(game.record, edition=TOY)
    assert (refused.value.row, refused.value.line, refused.value.seat) == (row, row + 2, seat)
    assert (refused.value.reason, refused.value.rule) == ("cannot_play", "TOY-1")


@pytest.mark.parametrize(
    ("text", "error", "line"),
    [
        (b"", CorruptRecord, 1),
        (b"\n", CorruptRecord, 1),
        (b"hello", CorruptRecord, 1),
        (b"[1,2]", CorruptRecord, 1),
        (b"{}", CorruptRecord, 1),
        (b'{"format":2,"game":"toy","seats":3}', NewerRecord, 1),
        (b'{"format":true,"game":"toy","seats":3}', CorruptRecord, 1),
        (b'{"format":1,"game":"toy","seats":0}', CorruptRecord, 1),
        (b'{"format":1,"game":"toy"}', CorruptRecord, 1),
        (b'{"format":1,"game":"toy","seats":3}\n[0,1]\n[3,1]\n', CorruptRecord, 3),
        (b'{"format":1,"game":"toy","seats":3}\n[0,1.5]\n', CorruptRecord, 2),
        (b'{"format":1,"game":"toy","seats":3}\n[0,1]\n\n[0,1]\n', CorruptRecord, 3),
        (b'{"format":1,"game":"toy","seats":3}\n[0,1]\n[0,', CorruptRecord, 3),
        (b'{"format":1,"game":"toy","seats":3}\n{"end":{}}\n[0,1]\n', CorruptRecord, 3),
        (b'{"format":1,"game":"toy","seats":3}\n{"end":[]}\n', CorruptRecord, 2),
    ],
)
def test_a_damaged_file_is_refused_where_it_is_damaged(
    tmp_path: Path, text: bytes, error: type[BadRecord], line: int
) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(text)
    with pytest.raises(error) as refused:
        load_record(path)
    assert type(refused.value) is error
    assert refused.value.line == line and refused.value.file == str(path) and refused.value.accepted


def test_a_truncated_last_row_can_be_ignored() -> None:
    text = b'{"format":1,"game":"toy","seats":3}\n[0,1]\n[0,'
    assert decode_record(text, mend=True).rows == [(0, 1)]
    assert decode_record(text[:-4], mend=True).rows == [(0, 1)]


def test_a_missing_file_is_reported_as_unreadable(tmp_path: Path) -> None:
    with pytest.raises(UnreadableRecord):
        load_record(tmp_path / "none.jsonl")
    with pytest.raises(UnreadableRecord):
        play(rows=9).save(tmp_path / "nowhere" / "match.jsonl")


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text("old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(UnreadableRecord):
        play(rows=9).save(path)
    assert path.read_text() == "old" and len(list(tmp_path.iterdir())) == 1


HEADER = b'{"format":1,"game":"toy","seats":3}\n'


@given(st.binary(max_size=200) | st.binary(max_size=200).map(lambda tail: HEADER + tail), st.booleans())
def test_any_bytes_are_decoded_or_refused(content: bytes, mend: bool) -> None:
    with suppress(MagnatError):
        replay(decode_record(content, mend=mend), edition=TOY)


@given(st.lists(st.tuples(st.integers(), st.none() | st.integers()).map(list), max_size=8))
def test_any_rows_are_decoded_or_refused(rows: list[list[int | None]]) -> None:
    lines = "\n".join(str(row).replace("None", "null") for row in rows)
    with suppress(MagnatError):
        replay(decode_record(HEADER + lines.encode()), edition=TOY)


@pytest.mark.parametrize(
    "tail", [b"[" * 100_000, b"[0," + b"9" * 10_000 + b"]", b'{"end":' * 50_000, b"\xff\xfe", b"[0,NaN]"]
)
def test_hostile_lines_are_refused(tail: bytes) -> None:
    with pytest.raises(CorruptRecord):
        decode_record(HEADER + tail)
    with pytest.raises(BadRecord):
        decode_record(tail)


def test_a_rule_that_raises_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    game = play(rows=9)
    old_table, rows = snapshot(game.table), list(game.rows)

    def torn(self: ToyPlay, t: Toy, answer: int) -> None:
        t.cash[0] += 1
        raise ZeroDivisionError

    monkeypatch.setattr(ToyPlay, "take", torn)
    with pytest.raises(ZeroDivisionError):
        game.answer(game.table.stack[-1].seat, PASS)
    assert snapshot(game.table) == old_table and game.rows == rows


def test_a_refused_answer_leaves_the_match_as_it_was() -> None:
    game = play(rows=9)
    before, rows = snapshot(game.table), list(game.rows)
    with pytest.raises(IllegalAnswer):
        game.answer(0, 12345)
    assert snapshot(game.table) == before and game.rows == rows


def test_an_answer_is_undone() -> None:
    game = at_bank()
    old_table, rows = snapshot(game.table), len(game.rows)
    game.answer(game.table.stack[-1].seat, 0)
    game.undo(rows)
    assert snapshot(game.table) == old_table and len(game.rows) == rows


def test_neither_chance_nor_a_whisper_is_undone() -> None:
    game = play(rows=30)
    for to, reason in ((0, "chance"), (-1, "no_such_row"), (999, "no_such_row")):
        with pytest.raises(CannotUndo) as refused:
            game.undo(to)
        assert refused.value.reason == reason
    names = [type(t.stack[-1]).__name__ for t in replay_positions(game.record, edition=TOY) if t.stack]
    if "ToyPutUnder" in names:
        row = names.index("ToyPutUnder")
        whispered = RecordedGame.resume(Record(game.record.header, game.record.rows[: row + 1]), edition=TOY)
        with pytest.raises(CannotUndo):
            whispered.undo(row)


def at_bank() -> RecordedGame:
    rng = random.Random(3)
    game = RecordedGame.start(TOY, 3, 3)
    while not isinstance(game.table.stack[-1], ToyBank):
        row = random_walks.random_row(game.table, 3, rng)
        assert row is not None
        game.answer(*row)
    return game


def test_nature_can_be_answered_for() -> None:
    game = RecordedGame.start(TOY, 2)
    assert game.rows == []
    game.answer(-1, 5)
    assert game.rows == [(-1, 5)] and game.facts == [("drew", 1, 5, 0, 0, 1)]
