"""Mutants of data files: numbers plus one, inverted switches, misspelt names."""

import re
from collections.abc import Iterator

from tests.mutants.change import Mutant, rules_in, source

TOKEN = re.compile(
    r'(?P<string>"[^"]*")|(?P<comment>#.*)|(?P<number>(?<![\w.-])-?\d[\d_]*(?![\w.]))|(?P<switch>\b(?:true|false)\b)'
)
KEY = re.compile(r"\s*([\w.]+)\s*=")
ENTRY = re.compile(r"\s*\[\[?([\w.]+)\]\]?")
UNPLAYED = ("source",)  # the origin of a figure


def data_mutants(file: str, names: bool = False) -> Iterator[Mutant]:
    """Yield the mutants of a TOML file, optionally those of its names."""
    at, entry, called = 0, "", ""
    for number, line in enumerate(source(file).splitlines(keepends=True), 1):
        if header := ENTRY.match(line):
            entry, called = header[1], ""
        key = KEY.match(line)
        word = key[1] if key else ""
        if word == "name":
            called = " " + line.split('"')[1]
        for token in () if word in UNPLAYED else TOKEN.finditer(line, key.end() if key else 0):
            kind, old = token.lastgroup, token[0]
            if kind == "number":
                new = str(int(old.replace("_", "")) + 1)
            elif kind == "switch":
                new = "false" if old == "true" else "true"
            elif kind == "string" and names and not header:
                new = old[:-1] + '_"'
            else:
                continue
            start, end = at + token.start(), at + token.end()
            where = f"{entry}{called} {word}".strip()
            yield Mutant(file, number, kind, where, start, end, new, rules=rules_in(line))
        at += len(line)
