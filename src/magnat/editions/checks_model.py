"""editions: what is wrong with an edition, or doubtful about it, as data; and how it is said."""

from typing import Any, Final

import msgspec

from magnat.kernel import Edition, MagnatError
from magnat.texts import Texts
from magnat.texts.bundles import Argument, load_shared_bundle

GRADE_BAD: Final = "bad"  # it cannot be played so
GRADE_WARN: Final = "warn"  # it may be kept, if it is meant so
GRADE_FACT: Final = "fact"
MONEY_ARGS: Final = ("amount", "rent", "price", "step", "low", "high", "printed", "total")  # said in the game's money


class Check(msgspec.Struct, omit_defaults=True):
    """Something to be said of a place in an edition. `repair` is a path and the value that it should have."""

    path: str
    grade: str
    id: str
    args: dict[str, str | int] = {}
    repair: tuple[str, Any] | None = None


class BadEdition(MagnatError):
    """An edition that cannot be read or played: where, what was expected there, and how to mend it."""

    def __init__(self, check: Check, game: Edition | None = None, line: int = 0, file: str = "") -> None:
        super().__init__(check.path)
        self.check = check
        self.game = game
        self.line = line
        self.file = file
        self.key = check.path

    def expected(self, lang: str = "en") -> str:
        return check_message(self.check, self.game, lang)

    def repair_hint(self, lang: str = "en") -> str:
        return repair_message(self.check, self.game, lang)

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}: " if self.file else f"line {self.line}: " if self.line else ""
        return f"{where}{self.key or 'file'}: {self.expected()} {self.repair_hint()}".rstrip()


def check_message(check: Check, game: Edition | None, lang: str) -> str:
    """What is wrong, why it matters, or what was expected."""
    return _format_line(check.id, check, game, lang)


def repair_message(check: Check, game: Edition | None, lang: str) -> str:
    """How to mend it; "" if nothing needs to be."""
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
