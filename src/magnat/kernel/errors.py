"""The kernel: refusals, as data. Clients put them into words."""

from magnat.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class MagnatError(Exception):
    """Anything that Magnat refuses, with what a person needs to mend it."""


@mypyc_attr(allow_interpreted_subclasses=True)  # the front door puts both into sentences
class IllegalAnswer(MagnatError):
    """An answer the rules do not admit: why (a text key) and which rule says so."""

    def __init__(self, reason: str, rule: str = "", seat: int = -1, answer: int = -1) -> None:
        super().__init__(f"{reason} ({rule}): seat {seat} answered {answer}")
        self.reason = reason
        self.rule = rule
        self.seat = seat
        self.answer = answer


@mypyc_attr(allow_interpreted_subclasses=True)
class BadOption(MagnatError):
    """An option, a value or a number of seats that the edition does not have."""

    def __init__(self, name: str, value: object, accepted: str) -> None:
        super().__init__(f"{name}={value}: {accepted}")
        self.name = name
        self.value = value
        self.accepted = accepted


class BadBoard(MagnatError):
    """A faulty board file: where (file, line, key) and what was expected."""

    def __init__(self, file: str, line: int, key: str, expected: str) -> None:
        super().__init__(f"{file}:{line}: {key}: {expected}")
        self.file = file
        self.line = line
        self.key = key
        self.expected = expected
