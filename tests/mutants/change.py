"""A mutant: one small change of one file, with its diff and its key."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RULE = re.compile(r"\b[A-Z]{2,4}-[A-Z0-9]+-\d+(?:(?:,| to| and) -\d+)*")
CONTEXT = 2  # lines before and after a change


@dataclass(frozen=True)
class Mutant:
    """A change: `new` in the place of the characters `start` to `end` of a file named from the project's root."""

    file: str
    line: int  # of the statement, or of the number in a data file
    operator: str
    where: str  # the function or class; in a data file the entry and its key
    start: int
    end: int
    new: str
    inside: bool = False  # within a function
    rules: tuple[str, ...] = ()

    def text(self) -> str:
        """Return the changed file."""
        old = source(self.file)
        return old[: self.start] + self.new + old[self.end :]

    def lines(self) -> tuple[int, list[str], list[str]]:
        """Return the number of the first changed line, the old lines, and the new lines."""
        old = source(self.file)
        begin, rest = old.rfind("\n", 0, self.start) + 1, old.find("\n", self.end)
        was, now = old[begin:rest], old[begin : self.start] + self.new + old[self.end : rest]
        return old.count("\n", 0, begin), was.split("\n"), now.split("\n")

    def diff(self) -> str:
        first, was, now = self.lines()
        every = source(self.file).split("\n")
        before, after = every[max(0, first - CONTEXT) : first], every[first + len(was) :][:CONTEXT]
        size = len(before) + len(after)
        head = f"@@ -{first + 1 - len(before)},{size + len(was)} +{first + 1 - len(before)},{size + len(now)} @@"
        body = [*(f" {line}" for line in before), *(f"-{line}" for line in was), *(f"+{line}" for line in now)]
        return "\n".join([f"--- {self.file}", f"+++ {self.file}", head, *body, *(f" {line}" for line in after)])

    def change(self) -> str:
        """Return the change without indentation; together with file and place it identifies a mutant."""
        _, was, now = self.lines()
        return f"{' '.join(' '.join(was).split())} -> {' '.join(' '.join(now).split())}"

    def key(self) -> tuple[str, str, str]:
        return self.file, self.where, self.change()


_sources: dict[str, str] = {}


def source(file: str) -> str:
    """Return a file of the project, cached."""
    if file not in _sources:
        _sources[file] = (ROOT / file).read_text(encoding="utf-8")
    return _sources[file]


def rules_in(text: str) -> tuple[str, ...]:
    """Return the rule ids that a text cites, including abbreviated ones: DEAL-PAY-01, -02."""
    result: list[str] = []
    for cited in RULE.findall(text):
        first, *more = re.findall(r"[A-Z0-9-]*-\d+", cited)
        result += [first, *(first.rsplit("-", 1)[0] + short for short in more)]
    return tuple(dict.fromkeys(result))
