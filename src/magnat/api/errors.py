"""Errors of the API, as sentences that state the accepted values."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from operator import index
from typing import Final, SupportsIndex

from magnat.kernel import BadOption, IllegalAnswer, MagnatError
from magnat.record import BadRecord
from magnat.record.errors import nearest_word

NAME_OPTIONS: Final = ("game", "variant", "bot", "language", "option")  # options whose values are names
MAX_LISTED_CHOICES: Final = 12  # a longer list is cut off here


class UnknownValue(BadOption):
    """An unknown name, or a value or number out of range; the message lists the accepted ones."""

    def __str__(self) -> str:
        name, value, words = self.name, f"{self.value!r}", self.accepted.split(", ")
        accepted = self.accepted if len(words) < 2 or name not in NAME_OPTIONS else ", ".join(sorted(words))
        accepted = accepted.replace("..", " to ")
        problem = f"There is no {name} {value}" if name in NAME_OPTIONS else f"{name} cannot be {value}"
        message = f"{problem}: {accepted}."
        meant = nearest_word(str(self.value), words)
        return f"{message} Did you mean {meant}?" if meant else message


class IllegalChoice(IllegalAnswer):
    """An answer that the rules refuse; the message states the reason, the rule and the accepted answers."""

    def __init__(self, sentence: str, why: IllegalAnswer) -> None:
        super().__init__(why.reason, why.rule, why.seat, why.answer)
        self.sentence = sentence

    def __str__(self) -> str:
        return self.sentence


class UnreadableGameFile(BadRecord):
    """A file that is not a valid saved game; the message states the line and the accepted content."""

    def __str__(self) -> str:
        where = f"line {self.line} of {self.file}" if self.line else self.file
        return f"{where} cannot be read as a game: {self.found} (accepted: {self.accepted})."


class NotAvailable(MagnatError):
    """The request is not possible now: there is nothing to undo, or no pending question."""


@contextmanager
def explain_refusals() -> Iterator[None]:
    """Replace `BadOption` and `BadRecord` by errors whose message is a sentence."""
    try:
        yield
    except BadOption as error:
        raise UnknownValue(error.name, error.value, error.accepted) from None
    except BadRecord as error:
        raise UnreadableGameFile(error.file, error.line, error.found, error.accepted) from error


def check_int(name: str, value: SupportsIndex, minimum: int, maximum: int | None = None) -> int:
    """Return `value`, also a numpy int, as an int. Raise `UnknownValue` unless it is from `minimum` to `maximum`."""
    accepted = f"{minimum} or more" if maximum is None else f"{minimum}..{maximum}"
    try:
        number = index(value)
    except TypeError:
        raise UnknownValue(name, value, accepted) from None
    if isinstance(value, bool) or number < minimum or (maximum is not None and number > maximum):
        raise UnknownValue(name, value, accepted)
    return number


def list_choices(choices: Sequence[int], words: Sequence[str] = ()) -> str:
    """Return the choices as text: a long range as "from to", verbs with their names, a long list cut off."""
    if isinstance(choices, range) and len(choices) > MAX_LISTED_CHOICES:
        by = f" by {choices.step}" if choices.step != 1 else ""
        return f"{choices[0]} to {choices[-1]}{by}"
    listed = choices[:MAX_LISTED_CHOICES]
    shown = [f"{choice} ({words[choice]})" if choice < len(words) else str(choice) for choice in listed]
    return ", ".join(shown) + (f", … ({len(choices)} in all)" if len(choices) > MAX_LISTED_CHOICES else "")
