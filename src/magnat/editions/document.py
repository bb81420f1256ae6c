"""Reading and writing of edition files (TOML), with line numbers. Untrusted input is limited here."""

import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from magnat.editions.checks_model import GRADE_BAD, BadEdition, Check

MAX_BYTES: Final = 64_000
MAX_LINE_LENGTH: Final = 1_000
BOM: Final = "\ufeff"  # written by some editors
KEY_PATTERN: Final = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")
HEADING_PATTERN: Final = re.compile(r"\s*(\[\[?)([^\]]*)\]")


def edition_error(path: str, id: str, line: int = 0, file: str = "", **args: str | int) -> BadEdition:
    return BadEdition(Check(path, GRADE_BAD, id, args), None, line, file)


def parse_toml(text: str, file: str = "") -> dict[str, Any]:
    """Parse a file into plain values. Raise `BadEdition` if it is too large or not valid TOML."""
    if len(text.encode("utf-8", "replace")) > MAX_BYTES:
        raise edition_error("", "check-too-long", 1, file, most=MAX_BYTES // 1000)
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > MAX_LINE_LENGTH:
            raise edition_error("", "check-line-too-long", number, file, most=MAX_LINE_LENGTH)
    try:
        return tomllib.loads(text.removeprefix(BOM))
    except tomllib.TOMLDecodeError as error:
        match = re.search(r"line (\d+)", str(error))
        last = len(text.splitlines()) or 1
        reason = re.sub(r" \(at .*\)$", "", str(error))
        raise edition_error("", "check-no-toml", int(match[1]) if match else last, file, why=reason) from error
    except (RecursionError, ValueError) as error:  # nested too deeply, or a number with thousands of digits
        raise edition_error("", "check-too-deep", 1, file) from error


class LineIndex:
    """The line numbers of a file by path."""

    def __init__(self, text: str) -> None:
        self.line_by_path: dict[str, int] = {"": 1}
        heading = ""
        counts: dict[str, int] = {}
        for number, line in enumerate(text.removeprefix(BOM).splitlines(), 1):
            table, key = HEADING_PATTERN.match(line), KEY_PATTERN.match(line)
            if table:
                heading = unquote_key(table[2])
                if table[1] == "[[":
                    counts[heading] = counts.get(heading, -1) + 1
                    self.line_by_path.setdefault(heading, number)
                    heading = f"{heading}.{counts[heading]}"
                self.line_by_path.setdefault(heading, number)
                section = heading.partition(".")[0]  # [space.go] also starts the section of spaces
                self.line_by_path.setdefault(section, number)
            elif key:
                path = f"{heading}.{unquote_key(key[1])}" if heading else unquote_key(key[1])
                self.line_by_path.setdefault(path, number)

    def line_of(self, path: str) -> int:
        """Return the line of a path, or of its nearest enclosing item."""
        while path and path not in self.line_by_path:
            path = path.rpartition(".")[0]
        return self.line_by_path.get(path, 1)


def unquote_key(key: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in key.split("."))


def write_toml(doc: Mapping[str, Any]) -> str:
    """Return the document as text, in a readable order."""
    out = [f"{key} = {write_value(doc[key])}" for key in ("format", "game", "engine", "title") if key in doc]
    if "order" in doc:
        names = [f"    {write_value(name)}," for name in doc["order"]]
        out += ["order = [", *names, "]"]
    for section, content in doc.items():
        if section in ("format", "game", "engine", "title", "order"):
            continue
        if section == "card":
            for deck, cards in content.items():
                for card in cards:
                    out += ["", f"[[card.{deck}]]", *write_pairs(card)]
        elif any(isinstance(each, Mapping) for each in content.values()):
            for name, table in content.items():
                out += ["", f"[{section}.{write_key(name)}]", *write_pairs(table)]
        else:
            out += ["", f"[{section}]", *write_pairs(content)]
    return "\n".join(out) + "\n"


def write_pairs(table: Mapping[str, Any]) -> list[str]:
    return [f"{write_key(name)} = {write_value(each)}" for name, each in table.items()]


def write_key(name: str) -> str:
    return name if re.fullmatch(r"[\w-]+", name, re.ASCII) else write_value(name)


def write_value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, Mapping):
        return "{ " + ", ".join(write_pairs(value)) + " }"
    return "[" + ", ".join(write_value(each) for each in value) + "]"
