"""cli: what a person typed, as the int it means."""

import re
import unicodedata
from collections.abc import Sequence
from decimal import Decimal
from typing import Any, Final

from magnat.kernel import MagnatError, Question, Table
from magnat.texts import Texts

TYPED_AMOUNT_PATTERN: Final = re.compile(r"([+-]?\d{1,12}(?:[.,]\d{1,6})?)\s*([a-z]?)€?", re.IGNORECASE)


class UnclearAnswer(MagnatError):
    """What was typed means nothing here, or several things: those."""

    def __init__(self, meanings: Sequence[str] = ()) -> None:
        super().__init__(", ".join(meanings))
        self.meanings = meanings


def asks_for_amount(question: Question[Any], choices: Sequence[int]) -> bool:
    """Whether the answer is typed as a number, rather than picked from a list."""
    return question.answer_kind == "money" and (isinstance(choices, range) or bool(non_amount_choices(choices)))


def non_amount_choices(choices: Sequence[int]) -> list[int]:
    """What a list of amounts offers beside amounts: such answers are below zero, and are said by their name."""
    return [] if isinstance(choices, range) else [choice for choice in choices if choice < 0]


def parse_typed_answer(text: str, question: Question[Any], t: Table, texts: Texts, numbered: Sequence[int]) -> int:
    """The answer that `text` means: a number of the list, the name of a choice or its beginning, or an amount."""
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
        found = [choice for choice, called in names.items() if any(fits(name, wanted) for name in called)]
        if len(found) == 1:
            return found[0]
        if found:
            raise UnclearAnswer([texts.describe_choice(question, t, choice) for choice in found])
    raise UnclearAnswer()


def accepted_names(question: Question[Any], t: Table, texts: Texts, choice: int) -> list[str]:
    """How a choice may be called: by its label, and a verb also by the engine's own word."""
    names = [normalize_text(texts.describe_choice(question, t, choice))]
    if question.answer_kind == "verb":
        names.append(normalize_text(question.verbs[choice].replace("_", " ")))
    return names


def normalize_text(text: str) -> str:
    """Lower case, without accents, spaces made single: nobody should have to type « é »."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())


def parse_typed_amount(text: str, texts: Texts) -> int:
    """`1500`, `1500k`, `1.5M` or `1,5 M`: without a letter, in the smallest unit of the game."""
    found = TYPED_AMOUNT_PATTERN.fullmatch(text.strip().replace("−", "-"))
    if not found:
        raise UnclearAnswer()
    worth = 1
    if found[2]:
        worths = [worth for unit, worth in texts.words.money if unit[0].lower() == found[2].lower()]
        if not worths:
            raise UnclearAnswer()
        worth = worths[0]
    amount = Decimal(found[1].replace(",", ".")) * worth
    if amount != int(amount):
        raise UnclearAnswer()
    return int(amount)
