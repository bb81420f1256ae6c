"""Conversion of typed text to answers."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Any, Final

from magnat.kernel import MagnatError, Question, Table
from magnat.texts import Texts
from magnat.texts.numbers import parse_number

TYPED_AMOUNT_PATTERN: Final = re.compile(r"([+-]?)([\d.,\s]+)([^\W\d_]*)€?")


class UnclearAnswer(MagnatError):
    """Typed text that is no answer, or that is ambiguous between several `meanings`."""

    def __init__(self, meanings: Sequence[str] = ()) -> None:
        super().__init__(", ".join(meanings))
        self.meanings = meanings


def asks_for_amount(question: Question[Any], choices: Sequence[int]) -> bool:
    """True if the answer is typed as an amount instead of chosen from a list."""
    return question.answer_kind == "money" and (isinstance(choices, range) or bool(non_amount_choices(choices)))


def non_amount_choices(choices: Sequence[int]) -> list[int]:
    """Return the named answers in a list of amounts; they are negative."""
    return [] if isinstance(choices, range) else [choice for choice in choices if choice < 0]


def parse_typed_answer(text: str, question: Question[Any], t: Table, texts: Texts, numbered: Sequence[int]) -> int:
    """Return the answer that `text` means: a number in the list, a choice's name or part of it, or an amount.

    Raise `UnclearAnswer` if it means no choice, or several.
    """
    choices = question.choices(t)
    if asks_for_amount(question, choices):
        for other in non_amount_choices(choices):
            if normalize_text(texts.describe_choice(question, t, other)).startswith(normalize_text(text)):
                return other
        return parse_typed_amount(text, texts)
    if text.isdecimal() and len(text) < 9:
        if not 1 <= int(text) <= len(numbered):
            raise UnclearAnswer()
        return numbered[int(text) - 1]
    names = {choice: accepted_names(question, t, texts, choice) for choice in choices}
    wanted = normalize_text(text)
    for fits in (str.__eq__, str.startswith, str.__contains__):
        matches = [choice for choice, called in names.items() if any(fits(name, wanted) for name in called)]
        if len(matches) == 1:
            return matches[0]
        if matches:
            raise UnclearAnswer([texts.describe_choice(question, t, choice) for choice in matches])
    raise UnclearAnswer()


def accepted_names(question: Question[Any], t: Table, texts: Texts, choice: int) -> list[str]:
    """Return the normalized names of a choice: its label, and for a verb also the engine's word."""
    names = [normalize_text(texts.describe_choice(question, t, choice))]
    if question.answer_kind == "verb":
        names.append(normalize_text(question.verbs[choice].replace("_", " ")))
    return names


def normalize_text(text: str) -> str:
    """Return the text in lower case, without accents and with single spaces, so that accents need not be typed."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())


def parse_typed_amount(text: str, texts: Texts) -> int:
    """Return the amount of `1500`, `1 500k`, `1.5M` or `1,5 M`. Without a unit, it is in the game's smallest unit.

    Every amount that the texts show in this language means itself.

    Raise `UnclearAnswer` if it is not an amount.
    """
    match = TYPED_AMOUNT_PATTERN.fullmatch(text.strip().replace("−", "-"))
    if not match:
        raise UnclearAnswer()
    worth = 1
    if match[3]:
        worths = [worth for unit, worth in texts.words.money if unit[0].lower() == match[3][0].lower()]
        if not worths:
            raise UnclearAnswer()
        worth = worths[0]
    number = parse_number(match[2], texts.lang)
    if number is None or number * worth != int(number * worth):
        raise UnclearAnswer()
    return int(number * worth) * (-1 if match[1] == "-" else 1)
