"""Custom editions of a game as one small file: names, amounts, cards with existing verbs, options.

An edition changes no rules and stores only the differences from the printed game. `read` parses the
text of a file and `write` returns it. An edition that cannot be read or played raises `BadEdition`
with the line, the key, the expected value and a suggested repair.

>>> from magnat.editions import BadEdition, list_differences, read, write
>>> own = read('format = 1\\ngame = "electronic"\\n[money]\\nsalary = 2500')
>>> [(each.path, each.printed, each.own) for each in list_differences(own)]
[('money.salary', 2000, 2500)]
>>> read(write(own)) == own
True
>>> try:
...     read('format = 1\\ngame = "electronic"\\n[money]\\nwages = 2500')
... except BadEdition as why:
...     print(why.line, why.key)
4 money.wages
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


def parse_unchecked(text: str, file: str = "") -> CustomEdition:
    """Parse the text of a file without checking that the edition is playable.

    Raise `BadEdition` if the text cannot be read. `file` is the name used in the message.
    """
    doc = parse_toml(text, file)
    try:
        return parse_document(doc)
    except BadEdition as error:
        raise BadEdition(error.check, None, LineIndex(text).line_of(error.key), file) from error


def read(text: str, file: str = "") -> CustomEdition:
    """Parse the text of a file and check that the edition is playable.

    Raise `BadEdition` with the line of the first problem. `file` is the name used in the message.
    """
    custom = parse_unchecked(text, file)
    return _require_playable(custom, LineIndex(text), file)


def from_document(doc: Any) -> CustomEdition:
    """Convert a document of plain values to a playable edition. Raise `BadEdition` if that is impossible."""
    return _require_playable(parse_document(doc), None, "")


def write(custom: CustomEdition) -> str:
    """Return the text of the file of an edition, for `read`."""
    return write_toml(to_document(custom))


def from_edition(edition: Edition) -> CustomEdition:
    """Return the custom edition that corresponds to a played edition."""
    return CustomEdition(edition.name, edition.board, dict(edition.options))


def _require_playable(custom: CustomEdition, lines: LineIndex | None, file: str) -> CustomEdition:
    for check in run_edition_checks(custom):
        if check.grade == GRADE_BAD:
            raise BadEdition(check, custom.printed_edition, lines.line_of(check.path) if lines else 0, file)
    return custom


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
