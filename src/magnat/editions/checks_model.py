"""Findings about an edition as data, and their messages."""

from typing import Any, Final

import msgspec

from magnat.kernel import Edition, MagnatError
from magnat.languages import DEFAULT_LANGUAGE
from magnat.texts import Texts
from magnat.texts.bundles import Argument, load_shared_bundle

GRADE_BAD: Final = "bad"  # the edition cannot be played
GRADE_WARN: Final = "warn"  # may be accepted by the author
GRADE_FACT: Final = "fact"
MONEY_ARGS: Final = ("amount", "rent", "price", "step", "low", "high", "printed", "total")  # formatted as money


class Check(msgspec.Struct, omit_defaults=True):
    """A finding at a path of an edition. `repair` is a path and its suggested value."""

    path: str
    grade: str
    id: str
    args: dict[str, str | int] = {}
    repair: tuple[str, Any] | None = None


class BadEdition(MagnatError):
    """An edition that cannot be read or played.

    `key`, `line` and `file` locate the problem; `expected` and `repair_hint` describe it.
    """

    def __init__(self, check: Check, game: Edition | None = None, line: int = 0, file: str = "") -> None:
        super().__init__(check.path)
        self.check = check
        self.game = game
        self.line = line
        self.file = file
        self.key = check.path

    def expected(self, lang: str = DEFAULT_LANGUAGE) -> str:
        """Return the problem and the expected value as a sentence."""
        return check_message(self.check, self.game, lang)

    def repair_hint(self, lang: str = DEFAULT_LANGUAGE) -> str:
        """Return the suggested repair as a sentence; "" if there is none."""
        return repair_message(self.check, self.game, lang)

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}: " if self.file else f"line {self.line}: " if self.line else ""
        return f"{where}{self.key or 'file'}: {self.expected()} {self.repair_hint()}".rstrip()


def check_message(check: Check, game: Edition | None, lang: str) -> str:
    """Return the problem, its consequence, or the expected value, as a sentence."""
    return _format_line(check.id, check, game, lang)


def repair_message(check: Check, game: Edition | None, lang: str) -> str:
    """Return the suggested repair as a sentence; "" if there is none."""
    return _format_line(f"{check.id}-mend", check, game, lang)


def _format_line(key: str, check: Check, game: Edition | None, lang: str) -> str:
    lines = load_shared_bundle(lang, "editions")
    if not lines.has(key):
        return ""
    texts = Texts(game, lang) if game is not None else None
    args: dict[str, Argument] = {
        name: texts.money(value) if texts and name in MONEY_ARGS and isinstance(value, int) else value
        for name, value in check.args.items()
    }
    return lines.format(key, args)[0]
