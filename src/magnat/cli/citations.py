"""Citations of the catalogue's rules in code and tests."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

from magnat.kernel import Edition
from magnat.record.codec import package_of
from magnat.version import PACKAGE

RULE_ID_PATTERN: Final = re.compile(r"\b([A-Z]{2,5}-[A-Z]+)-(\d{2,})\b")
# `ELEC-GO-01, -02, -05` and `ELEC-JAIL-09 to -12`
SHORTHAND_PATTERN: Final = re.compile(r"(,| and| or| to)\s+-(\d{2,})\b")

CitationPlaces = dict[str, list[str]]  # id -> file:line


def find_rule_ids(line: str) -> Iterator[str]:
    """Yield every rule id cited in a line, with shorthand expanded."""
    for match in RULE_ID_PATTERN.finditer(line):
        chapter, last = match[1], int(match[2])
        yield match[0]
        end = match.end()
        while more := SHORTHAND_PATTERN.match(line, end):
            number, end = int(more[2]), more.end()
            first = last + 1 if more[1] == " to" else number
            for n in range(first, number + 1):
                yield f"{chapter}-{n:02}"
            last = number


def cited_by_code(root: Path = PACKAGE) -> CitationPlaces:
    """Return where the package, without the catalogues, cites each id: docstrings, comments, board files."""
    places: CitationPlaces = {}
    for path in sorted([*root.rglob("*.py"), *root.rglob("*.toml")]):
        if path.name not in ("rules.toml", "booklet.toml"):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                for cited in dict.fromkeys(find_rule_ids(line)):
                    places.setdefault(cited, []).append(f"{path.relative_to(root).as_posix()}:{number}")
    return places


def cited_by_tests(root: Path) -> CitationPlaces:
    """Return where tests cite each id: `@rule("...")` or any other string that is exactly an id."""
    places: CitationPlaces = {}
    for path in sorted(root.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE_ID_PATTERN.fullmatch(node.value):
                places.setdefault(node.value, []).append(f"{path.relative_to(root.parent).as_posix()}:{node.lineno}")
    return places


def sources_of_game(edition: Edition) -> Path:
    """Return the source folder of a game: Magnat's, or that of the package that provides the game."""
    home = Path(str(files(package_of(edition))))
    return PACKAGE if home.is_relative_to(PACKAGE) else home


def find_tests_folder(home: Path = PACKAGE) -> Path | None:
    """Return the tests of the checkout that contains the package or the current directory; None if none."""
    inside = Path("src", "magnat") if home == PACKAGE else Path(home.name)
    for root in (*home.parents[:2], Path.cwd()):
        if (root / "tests").is_dir() and ((root / inside).is_dir() or (root / "src" / inside).is_dir()):
            return root / "tests"
    return None
