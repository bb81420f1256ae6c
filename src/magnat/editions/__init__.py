"""editions: a game made one's own, as one small file: names, amounts, cards of the game's verbs, options. No rule.

`read` takes the text of a file and `write` gives it back; both know only what differs from the printed game. What
cannot be read or played is refused with its line, its key, what was expected and how to mend it (`BadEdition`).
"""

from typing import Any

from magnat.editions.allowed import allows
from magnat.editions.checks import checks
from magnat.editions.document import Lines, parsed, written
from magnat.editions.own import Own, doc_of, shaped
from magnat.editions.problems import BAD, BadEdition, Check, mended, said
from magnat.editions.telling import Difference, Figure, Need, Verb, differences, figures, verbs
from magnat.kernel import Edition

SUFFIX = ".magnat.toml"


def loose(text: str, file: str = "") -> Own:
    """The edition in a text, if it can be read; it need not be playable."""
    doc = parsed(text, file)
    try:
        return shaped(doc)
    except BadEdition as why:
        raise BadEdition(why.check, None, Lines(text).of(why.key), file) from why


def read(text: str, file: str = "") -> Own:
    """The edition in a text, if it can be played."""
    own = loose(text, file)
    return _playable(own, Lines(text), file)


def of(doc: Any) -> Own:
    """The edition of a document, if it can be played."""
    return _playable(shaped(doc), None, "")


def write(own: Own) -> str:
    return written(doc_of(own))


def own_of(edition: Edition) -> Own:
    """An edition that is played, as its maker would write it."""
    return Own(edition.name, edition.board, dict(edition.options))


def _playable(own: Own, lines: Lines | None, file: str) -> Own:
    for check in checks(own):
        if check.grade == BAD:
            raise BadEdition(check, own.printed, lines.of(check.path) if lines else 0, file)
    return own


__all__ = [
    "BAD",
    "BadEdition",
    "Check",
    "Difference",
    "Figure",
    "Lines",
    "Need",
    "Own",
    "Verb",
    "allows",
    "checks",
    "differences",
    "doc_of",
    "figures",
    "loose",
    "mended",
    "of",
    "own_of",
    "read",
    "said",
    "shaped",
    "verbs",
    "write",
]
