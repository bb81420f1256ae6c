"""editions: a game made one's own, as one small file: names, amounts, cards of the game's verbs, options. No rule.

`read` takes the text of a file and `write` gives it back; both know only what differs from the printed game. What
cannot be read or played is refused with its line, its key, what was expected and how to mend it (`BadEdition`).
"""

from typing import Any

from magnat.editions.checks import run_edition_checks
from magnat.editions.checks_model import GRADE_BAD, BadEdition, Check, check_message, repair_message
from magnat.editions.custom_edition import CustomEdition, parse_document, to_document
from magnat.editions.differences import (
    CardNeed,
    CardVerb,
    Difference,
    PrintedFigure,
    list_card_verbs,
    list_differences,
    list_printed_figures,
)
from magnat.editions.document import LineIndex, parse_toml, write_toml
from magnat.editions.limits import editing_limits
from magnat.kernel import Edition

EDITION_SUFFIX = ".magnat.toml"


def parse_unchecked(text: str, file: str = "") -> CustomEdition:
    """The edition in a text, if it can be read; it need not be playable."""
    doc = parse_toml(text, file)
    try:
        return parse_document(doc)
    except BadEdition as why:
        raise BadEdition(why.check, None, LineIndex(text).line_of(why.key), file) from why


def read(text: str, file: str = "") -> CustomEdition:
    """The edition in a text, if it can be played."""
    own = parse_unchecked(text, file)
    return _require_playable(own, LineIndex(text), file)


def from_document(doc: Any) -> CustomEdition:
    """The edition of a document, if it can be played."""
    return _require_playable(parse_document(doc), None, "")


def write(own: CustomEdition) -> str:
    return write_toml(to_document(own))


def from_edition(edition: Edition) -> CustomEdition:
    """An edition that is played, as its maker would write it."""
    return CustomEdition(edition.name, edition.board, dict(edition.options))


def _require_playable(own: CustomEdition, lines: LineIndex | None, file: str) -> CustomEdition:
    for check in run_edition_checks(own):
        if check.grade == GRADE_BAD:
            raise BadEdition(check, own.printed_edition, lines.line_of(check.path) if lines else 0, file)
    return own


__all__ = [
    "GRADE_BAD",
    "BadEdition",
    "CardNeed",
    "CardVerb",
    "Check",
    "CustomEdition",
    "Difference",
    "LineIndex",
    "PrintedFigure",
    "check_message",
    "editing_limits",
    "from_document",
    "from_edition",
    "list_card_verbs",
    "list_differences",
    "list_printed_figures",
    "parse_document",
    "parse_unchecked",
    "read",
    "repair_message",
    "run_edition_checks",
    "to_document",
    "write",
]
