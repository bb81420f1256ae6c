"""cli: where games are kept, the seed of each until it is shown at the end, and what its review came to."""

import os
import tempfile
import time
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from platformdirs import user_data_path

from magnat.cli.paths import path_of
from magnat.cli.refusals import Misused
from magnat.record import BadRecord, Record, read

if TYPE_CHECKING:
    from magnat.analysis.statistics import Sums  # it takes a while to load, and few ask for it

SUFFIX = ".magnat"


class Save(msgspec.Struct):
    """What a game needs to go on and its record must not show: nature's seed, who sits here, the time
    played, how good the bots are."""

    seed: str
    humans: int
    seconds: float = 0.0
    level: str = ""  # of the bots; a mixed table of the normal one if none was chosen


def folder() -> Path:
    """The user's own folder for games."""
    found = user_data_path("magnat", appauthor=False) / "games"
    try:
        found.mkdir(parents=True, exist_ok=True)
    except OSError as why:
        raise Misused("no-folder", file=str(found), folder=str(found.parent)) from why
    return found


def new_file(game: str) -> Path:
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder() / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def latest() -> Path:
    """The game that was saved last and is not over."""
    for path in sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            record = read(path, mend=True)
        except BadRecord:
            continue
        if record.end is None:
            return path
    raise Misused("nothing-to-resume", folder=str(folder()))


def keep(record: Record, kept: Save) -> None:
    """Remember the seed of a game, readable by its owner alone."""
    target = seed_file(record)
    handle, name = tempfile.mkstemp(dir=target.parent)
    with os.fdopen(handle, "wb") as file:
        file.write(msgspec.json.encode(kept))
    os.replace(name, target)


def kept_of(record: Record) -> Save | None:
    """What was kept for this game; None on another machine."""
    if not record.header.commitment.isalnum():
        return None
    try:
        return msgspec.json.decode(seed_file(record).read_bytes(), type=Save)
    except (OSError, msgspec.MsgspecError):
        return None


def forget(record: Record) -> None:
    seed_file(record).unlink(missing_ok=True)


def seed_file(record: Record) -> Path:
    seeds = folder() / "seeds"
    seeds.mkdir(exist_ok=True)
    return seeds / f"{record.header.commitment[:64]}.json"


# What statistics are made of


class Finished(NamedTuple):
    """A game that was played here to its end: its file, when it ended in milliseconds since 1970, and its record."""

    name: str
    at: int
    record: Record


def finished_games() -> list[Finished]:
    """The games that count, in the order of time: side games and lessons do not."""
    found = []
    for path in sorted(folder().glob(f"*{SUFFIX}")):
        try:
            record = read(path)
        except BadRecord:
            continue
        if record.end is not None and not record.header.branch_of and not record.header.luck:
            found.append(Finished(path.name, int(path.stat().st_mtime * 1000), record))
    return sorted(found, key=lambda game: (game.at, game.name))


def is_kept_here(path: str) -> bool:
    return path_of(path).absolute().parent == folder().absolute()


def keep_sums(record: Record, sums: "list[Sums]") -> None:
    sums_file(record).write_bytes(msgspec.json.encode(sums))


def kept_sums(record: Record) -> "list[Sums]":
    """By seat; nothing if there is no review that can be read."""
    from magnat.analysis.statistics import Sums

    try:
        sums = msgspec.json.decode(sums_file(record).read_bytes(), type=list[Sums])
    except (OSError, msgspec.MsgspecError, UnicodeError):
        return []
    return sums if len(sums) == record.header.seats else []


def sums_file(record: Record) -> Path:
    from magnat.analysis.review import seed_of

    reviews = folder() / "reviews"
    reviews.mkdir(exist_ok=True)
    return reviews / f"{seed_of(record)}.json"


def forgotten(name: str) -> int:
    """Until when nothing counts for somebody."""
    return marks().get(name, 0)


def forget_until_now(name: str) -> None:
    marked = marks() | {name: int(time.time() * 1000)}
    marks_file().write_bytes(msgspec.json.encode(marked))


def marks() -> dict[str, int]:
    try:
        return msgspec.json.decode(marks_file().read_bytes(), type=dict[str, int])
    except (OSError, msgspec.MsgspecError, UnicodeError):
        return {}


def marks_file() -> Path:
    return folder() / "forgotten.json"
