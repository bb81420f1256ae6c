"""cli: where games are kept, and the seed of each until it is shown at the end."""

import os
import tempfile
from datetime import datetime
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from magnat.cli.refusals import Misused
from magnat.record import BadRecord, Record, read

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
