"""The folder of saved games, with the secret seeds of unfinished games and the review results of finished ones."""

import time
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import msgspec
from platformdirs import user_data_path

from magnat.hosts.terminal.files import expand_path, write_atomically
from magnat.hosts.terminal.refusals import UsageError
from magnat.record import BadRecord, Record, load_record

if TYPE_CHECKING:
    from magnat.analysis.statistics import Sums  # slow to import and rarely needed

RECORD_SUFFIX = ".magnat"
Content = TypeVar("Content")


class SaveData(msgspec.Struct):
    """Data that is needed to resume a game but must not be in its record: the seed, and the seats and time here."""

    seed: str
    humans: int
    seconds: float = 0.0
    level: str = ""  # of the bots; empty for the default lineup


def games_folder() -> Path:
    """Return the user's folder for games, created if needed; raise `UsageError` if that fails."""
    folder = user_data_path("magnat", appauthor=False) / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError("no-folder", file=str(folder), folder=str(folder.parent)) from error
    return folder


def new_game_path(game: str) -> Path:
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = games_folder() / f"{stem}{RECORD_SUFFIX}"
    number = 2
    while path.exists():
        path = games_folder() / f"{stem}-{number}{RECORD_SUFFIX}"
        number += 1
    return path


def find_latest_game() -> Path:
    """Return the path of the unfinished game that was saved last; raise `UsageError` if there is none."""
    for path in sorted(games_folder().glob(f"*{RECORD_SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            record = load_record(path, mend=True)
        except BadRecord:
            continue
        if record.end is None:
            return path
    raise UsageError("nothing-to-resume", folder=str(games_folder()))


def write_save(record: Record, save: SaveData) -> None:
    write_atomically(save_path(record), msgspec.json.encode(save))


def read_save(record: Record) -> SaveData | None:
    """Return the saved data of a game; None if there is none, as on another machine."""
    return read_json(save_path(record), SaveData) if record.header.commitment.isalnum() else None


def delete_save(record: Record) -> None:
    save_path(record).unlink(missing_ok=True)


def read_json(path: Path, kind: type[Content]) -> Content | None:
    """Return the content of a file; None if it cannot be read."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (OSError, msgspec.MsgspecError, UnicodeError):
        return None


def save_path(record: Record) -> Path:
    seeds = games_folder() / "seeds"
    seeds.mkdir(exist_ok=True)
    return seeds / f"{record.header.commitment[:64]}.json"


# Statistics


class FinishedGame(NamedTuple):
    """A finished game: the name of its file, its end in milliseconds since 1970, and its record."""

    name: str
    at: int
    record: Record


def list_finished_games() -> list[FinishedGame]:
    """Return the finished games in chronological order, without side games and lessons."""
    games = []
    for path in sorted(games_folder().glob(f"*{RECORD_SUFFIX}")):
        try:
            record = load_record(path)
        except BadRecord:
            continue
        if record.end is not None and not record.header.branch_of and not record.header.luck:
            games.append(FinishedGame(path.name, int(path.stat().st_mtime * 1000), record))
    return sorted(games, key=lambda game: (game.at, game.name))


def is_saved_here(path: str) -> bool:
    return expand_path(path).absolute().parent == games_folder().absolute()


def write_saved_review_sums(record: Record, sums: "list[Sums]") -> None:
    review_sums_path(record).write_bytes(msgspec.json.encode(sums))


def read_saved_review_sums(record: Record) -> "list[Sums]":
    """Return the review's sums by seat; empty if there is no readable review."""
    from magnat.analysis.statistics import Sums  # start-up time

    sums = read_json(review_sums_path(record), list[Sums]) or []
    return sums if len(sums) == record.header.seats else []


def review_sums_path(record: Record) -> Path:
    from magnat.analysis.timeline import seed_from_rows  # start-up time

    reviews = games_folder() / "reviews"
    reviews.mkdir(exist_ok=True)
    return reviews / f"{seed_from_rows(record.header, record.rows)}.json"


def forgotten_until(name: str) -> int:
    """Return the time before which games are not counted for a player; 0 if all are."""
    return read_forget_marks().get(name, 0)


def forget_statistics(name: str) -> None:
    marked = read_forget_marks() | {name: int(time.time() * 1000)}
    forget_marks_path().write_bytes(msgspec.json.encode(marked))


def read_forget_marks() -> dict[str, int]:
    return read_json(forget_marks_path(), dict[str, int]) or {}


def forget_marks_path() -> Path:
    return games_folder() / "forgotten.json"
