"""Errors of the kernel, as data. Clients turn them into sentences."""

from magnat.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class MagnatError(Exception):
    """Base class of Magnat's errors. Each holds the data that a user needs to correct the mistake."""


@mypyc_attr(allow_interpreted_subclasses=True)  # `magnat.api.errors` extends this class and `BadOption`
class IllegalAnswer(MagnatError):
    """An answer that the rules do not allow: `reason` is a text key, `rule` the id of the rule."""

    def __init__(self, reason: str, rule: str = "", seat: int = -1, answer: int = -1) -> None:
        super().__init__(f"{reason} ({rule}): seat {seat} answered {answer}")
        self.reason = reason
        self.rule = rule
        self.seat = seat
        self.answer = answer


@mypyc_attr(allow_interpreted_subclasses=True)
class BadOption(MagnatError):
    """An option, a value or a number of seats that the edition does not accept."""

    def __init__(self, name: str, value: object, accepted: str) -> None:
        super().__init__(f"{name}={value}: {accepted}")
        self.name = name
        self.value = value
        self.accepted = accepted


class BadBoard(MagnatError):
    """A faulty board file: the place (file, line, key) and the expected value."""

    def __init__(self, file: str, line: int, key: str, expected: str) -> None:
        super().__init__(f"{file}:{line}: {key}: {expected}")
        self.file = file
        self.line = line
        self.key = key
        self.expected = expected
