"""The real server, but its luck is drawn from what stands in a file: a test that is run again meets the same game.

`python -m tests.web.lucky FILE FLAGS...` is `magnat serve FLAGS...`. A test writes its own name into the file. With
MAGNAT_REQUEST a request to take an answer back lasts so many milliseconds.
"""

import os
import random
import secrets
import sys
from pathlib import Path

from magnat.cli import main
from magnat.play import state
from tests.luck import drawing_from


class Drawn(random.Random):
    """Begins anew whenever the file says something else."""

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


if __name__ == "__main__":
    fix(Path(sys.argv[1]))
    state.REQUEST = int(os.environ.get("MAGNAT_REQUEST", state.REQUEST))
    main(["serve", *sys.argv[2:]])
