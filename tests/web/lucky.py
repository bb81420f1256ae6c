"""A server whose luck is seeded from a file, so that a repeated test meets the same game.

`python -m tests.web.lucky FILE FLAGS...` is `magnat serve FLAGS...`. A test writes its own name
into the file. The file `clock` beside it holds the milliseconds by which the server's clock is
ahead, so that tests need not wait.
"""

import asyncio
import random
import secrets
import sys
import time
from pathlib import Path

from magnat.cli import main
from magnat.tables import clock
from tests.luck import drawing_from
from tests.web.house import CLOCK


class Drawn(random.Random):
    """A random generator that restarts whenever the file's content changes."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file
        self.text: str | None = None

    def getrandbits(self, bits: int, /) -> int:
        text = self.file.read_text()
        if text != self.text:
            self.text = text
            self.seed(text)
        return super().getrandbits(bits)


def fix(file: Path) -> None:
    for name, drawing in drawing_from(Drawn(file)).items():
        setattr(secrets, name, drawing)


def set_ahead(file: Path) -> None:
    """Advance the clock of all matches and of the event loop by the file's milliseconds."""
    steady_ns = clock.monotonic_ns

    def ahead_ms() -> int:
        return int(file.read_text()) if file.exists() else 0

    def shifted_ns() -> int:
        return steady_ns() + ahead_ms() * 1_000_000

    def loop_time(_: asyncio.BaseEventLoop) -> float:
        return time.monotonic() + ahead_ms() / 1000

    clock.monotonic_ns = shifted_ns
    setattr(asyncio.BaseEventLoop, "time", loop_time)  # noqa: B010


if __name__ == "__main__":
    fix(Path(sys.argv[1]))
    set_ahead(Path(sys.argv[1]).with_name(CLOCK))
    main(["serve", *sys.argv[2:]])
