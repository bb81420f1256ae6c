"""front: refusals as sentences that say what is accepted."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from operator import index
from typing import Final, SupportsIndex

from magnat.kernel import BadOption, IllegalAnswer, MagnatError
from magnat.record import BadRecord

NAMED: Final = ("game", "variant", "bot", "language", "option")  # what is looked up by its name
SHOWN: Final = 12  # of many choices


class Unknown(BadOption):
    """A name, a value or a number that there is not; the sentence says which there are."""

    def __str__(self) -> str:
        thing, found, words = self.name, f"{self.value!r}", self.accepted.split(", ")
        known = self.accepted if len(words) < 2 or thing not in NAMED else ", ".join(sorted(words))
        known = known.replace("..", " to ")
        told = f"There is no {thing} {found}: {known}." if thing in NAMED else f"{thing} cannot be {found}: {known}."
        meant = near(str(self.value), words)
        return f"{told} Did you mean {meant}?" if meant else told


class Illegal(IllegalAnswer):
    """An answer that the rules refuse, with the reason, the rule, and what may be said."""

    def __init__(self, sentence: str, why: IllegalAnswer) -> None:
        super().__init__(why.reason, why.rule, why.seat, why.answer)
        self.sentence = sentence

    def __str__(self) -> str:
        return self.sentence


class Unreadable(BadRecord):
    """A file that is no game, or a damaged one: where, and what should be there."""

    def __str__(self) -> str:
        where = f"line {self.line} of {self.file}" if self.line else self.file
        return f"{where} cannot be read as a game: {self.found} (accepted: {self.accepted})."


class Nothing(MagnatError):
    """There is nothing of what was asked for: nothing to take back, nothing waiting."""


@contextmanager
def in_a_sentence() -> Iterator[None]:
    """What the engine refuses as data is told in a sentence."""
    try:
        yield
    except BadOption as why:
        raise Unknown(why.name, why.value, why.accepted) from None
    except BadRecord as why:
        raise Unreadable(why.file, why.line, why.found, why.accepted) from why


def whole_number(name: str, value: SupportsIndex, least: int, most: int | None = None) -> int:
    """A number that somebody gave, as an int within its bounds; numpy's will do."""
    accepted = f"{least} or more" if most is None else f"{least}..{most}"
    try:
        number = index(value)
    except TypeError:
        raise Unknown(name, value, accepted) from None
    if isinstance(value, bool) or number < least or (most is not None and number > most):
        raise Unknown(name, value, accepted)
    return number


def listed(choices: Sequence[int], words: Sequence[str] = ()) -> str:
    """What may be said: amounts as from and to, a long list as far as one reads it; verbs with their words."""
    if isinstance(choices, range) and len(choices) > SHOWN:
        by = f" by {choices.step}" if choices.step != 1 else ""
        return f"{choices[0]} to {choices[-1]}{by}"
    shown = [f"{choice} ({words[choice]})" if choice < len(words) else str(choice) for choice in choices[:SHOWN]]
    return ", ".join(shown) + (f", … ({len(choices)} in all)" if len(choices) > SHOWN else "")


def near(word: str, known: Iterable[str]) -> str:
    """The known word that somebody may have meant; nothing if none is close."""
    from difflib import get_close_matches  # seldom needed, and not small

    found = get_close_matches(word.lower(), list(known), 1)
    return found[0] if found else ""
