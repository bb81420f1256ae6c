"""`magnat statistics`: which games count, stored reviews, export, and forgetting."""

import csv
import os
from io import StringIO
from pathlib import Path

import msgspec
import pytest

from magnat.analysis.statistics import Statistics
from magnat.cli.app import run
from magnat.hosts.terminal import saved_games
from magnat.hosts.terminal.refusals import UsageError
from magnat.hosts.terminal.terminal import Terminal
from magnat.record import End, Record
from tests.analysis.games import recorded


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(saved_games, "user_data_path", lambda name, appauthor: tmp_path / name)
    return saved_games.games_folder()


def write_record(folder: Path, number: int, game: str = "empire", seats: int = 2, **how: object) -> Path:
    """Write the record of a game that ended at that second; Anne has the first seat and Karim the second."""
    played = recorded(game, seats, number, ("distracted", "steady"))
    header = msgspec.structs.replace(played.header, **{k: v for k, v in how.items() if k != "end"})
    end = how.get("end", End([number % seats]))
    path = folder / f"{game}-{number}.magnat"
    Record(header, played.rows, end if isinstance(end, End) else None).write(path)
    os.utime(path, (number, number))
    return path


def output_of(lang: str, *words: str) -> str:
    into = StringIO()
    assert run(Terminal(lang, into), ["statistics", *words]) == 0
    return into.getvalue()


def data(capsys: pytest.CaptureFixture[str], *words: str) -> Statistics:
    output_of("fr", "--json", *words)
    return msgspec.json.decode(capsys.readouterr().out, type=Statistics)


def test_without_games_it_explains_which_count() -> None:
    assert "Pas encore de partie finie" in output_of("fr") and "No finished game yet" in output_of("en")


def test_finished_games_count_for_every_player(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_record(folder, 1), write_record(folder, 2), write_record(folder, 3, seats=3, end=End([2]))
    write_record(folder, 4, end=End([], aborted=True))
    (
        write_record(folder, 5, end=None),
        write_record(folder, 6, branch_of="x", branch_at=3),
        write_record(folder, 7, luck="lesson"),
    )
    (folder / "torn.magnat").write_text("hello\n", encoding="utf-8")
    anne, karim = data(capsys), data(capsys, "--name", "KARIM")
    assert anne.name == "Anne" and [game.match for game in anne.games] == [f"empire-{n}.magnat" for n in (1, 2, 3, 4)]
    assert [game.share for game in anne.games] == [0, 1000, 0, None]
    assert [game.share for game in karim.games] == [1000, 0, 0, None]
    assert (anne.all.ended, anne.all.expected) == (3, 1333)
    with pytest.raises(UsageError):
        output_of("fr", "--name", "Nobody")


def test_reviews_are_kept_and_counted_in_both_languages(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magnat.cli.review.GAMES_PER_POSITION", 4)
    for number in range(1, 7):
        file = write_record(folder, number)
        assert run(Terminal("fr", StringIO()), ["review", str(file), "--playouts", "4"]) == 0
    french, english = output_of("fr"), output_of("en")
    assert (
        "6 parties d’Anne, dont 6 avec leur revue." in french and "6 games of Anne’s, 6 with their review." in english
    )
    assert "Erreurs par type" in french and "Mistakes by kind" in english
    assert "robot normal" in french and "1970-01-01 · Empire" in english
    assert "trop peu" not in french and "{" not in french + english


def test_quick_reviews_and_foreign_files_are_not_stored(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write_record(folder, 1)
    run(Terminal("fr", StringIO()), ["review", str(file), "--playouts", "4"])
    monkeypatch.setattr("magnat.cli.review.GAMES_PER_POSITION", 4)
    away = file.rename(tmp_path / "away.magnat")
    run(Terminal("fr", StringIO()), ["review", str(away), "--playouts", "4"])
    away.rename(file)
    assert data(capsys).all.reviewed == 0


def test_a_spreadsheet_is_written(folder: Path, tmp_path: Path) -> None:
    write_record(folder, 1), write_record(folder, 2)
    output_of("fr", "--csv", str(tmp_path / "mine.csv"))
    lines = list(csv.DictReader((tmp_path / "mine.csv").open(encoding="utf-8")))
    assert [line["share"] for line in lines] == ["0.0", "100.0"]
    with pytest.raises(UsageError):
        output_of("fr", "--csv", str(tmp_path / "mine.txt"))


def test_forgotten_games_do_not_count_and_their_records_stay(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write_record(folder, 1)
    assert "oublié" in output_of("fr", "--forget", "--name", "anne")
    assert not data(capsys, "--name", "Anne").games and len(data(capsys, "--name", "Karim").games) == 1
    later = 4_000_000_000
    os.utime(file, (later, later))
    assert len(data(capsys, "--name", "Anne").games) == 1, "the next games count again"
