"""editions: the file of an edition: TOML in and out, with the line where each thing stands. Hostile files end here."""

import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from magnat.editions.problems import BAD, BadEdition, Check

MOST_BYTES: Final = 64_000
MOST_LINE: Final = 1_000
BOM: Final = "\ufeff"  # some editors begin a file with it
KEY: Final = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")
HEADING: Final = re.compile(r"\s*(\[\[?)([^\]]*)\]")


def refuse(path: str, id: str, line: int = 0, file: str = "", **args: str | int) -> BadEdition:
    return BadEdition(Check(path, BAD, id, args), None, line, file)


def parsed(text: str, file: str = "") -> dict[str, Any]:
    """What the file says, as plain values."""
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise refuse("", "check-too-long", 1, file, most=MOST_BYTES // 1000)
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > MOST_LINE:
            raise refuse("", "check-line-too-long", number, file, most=MOST_LINE)
    try:
        return tomllib.loads(text.removeprefix(BOM))
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        last = len(text.splitlines()) or 1
        why = re.sub(r" \(at .*\)$", "", str(error))
        raise refuse("", "check-no-toml", int(found[1]) if found else last, file, why=why) from error
    except (RecursionError, ValueError) as error:  # nested too deep; a number of thousands of digits
        raise refuse("", "check-too-deep", 1, file) from error


class Lines:
    """Where things stand in a file, by their paths."""

    def __init__(self, text: str) -> None:
        self.known: dict[str, int] = {"": 1}
        heading = ""
        counts: dict[str, int] = {}
        for number, line in enumerate(text.removeprefix(BOM).splitlines(), 1):
            table, key = HEADING.match(line), KEY.match(line)
            if table:
                heading = plain(table[2])
                if table[1] == "[[":
                    counts[heading] = counts.get(heading, -1) + 1
                    self.known.setdefault(heading, number)
                    heading = f"{heading}.{counts[heading]}"
                self.known.setdefault(heading, number)
                self.known.setdefault(heading.partition(".")[0], number)  # [space.go] begins what is said of spaces
            elif key:
                path = f"{heading}.{plain(key[1])}" if heading else plain(key[1])
                self.known.setdefault(path, number)

    def of(self, path: str) -> int:
        """The line of a path, or of the nearest thing around it."""
        while path and path not in self.known:
            path = path.rpartition(".")[0]
        return self.known.get(path, 1)


def plain(key: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in key.split("."))


# Writing


def written(doc: Mapping[str, Any]) -> str:
    """The document as a file, in an order that people read."""
    out = [f"{key} = {value(doc[key])}" for key in ("format", "game", "engine", "title") if key in doc]
    if "order" in doc:
        names = [f"    {value(name)}," for name in doc["order"]]
        out += ["order = [", *names, "]"]
    for section, content in doc.items():
        if section in ("format", "game", "engine", "title", "order"):
            continue
        if section == "card":
            for deck, cards in content.items():
                for card in cards:
                    out += ["", f"[[card.{deck}]]", *pairs(card)]
        elif any(isinstance(each, Mapping) for each in content.values()):
            for name, table in content.items():
                out += ["", f"[{section}.{key_of(name)}]", *pairs(table)]
        else:
            out += ["", f"[{section}]", *pairs(content)]
    return "\n".join(out) + "\n"


def pairs(table: Mapping[str, Any]) -> list[str]:
    return [f"{key_of(name)} = {value(each)}" for name, each in table.items()]


def key_of(name: str) -> str:
    return name if re.fullmatch(r"[\w-]+", name, re.ASCII) else value(name)


def value(of: Any) -> str:
    if isinstance(of, bool):
        return "true" if of else "false"
    if isinstance(of, int):
        return str(of)
    if isinstance(of, str):
        return '"' + of.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(of, Mapping):
        return "{ " + ", ".join(pairs(of)) + " }"
    return "[" + ", ".join(value(each) for each in of) + "]"
