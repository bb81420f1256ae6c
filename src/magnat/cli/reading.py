"""cli: what a person typed, as the int it means."""

import re
import unicodedata
from collections.abc import Sequence
from decimal import Decimal
from typing import Any, Final

from magnat.kernel import MagnatError, Question, Table
from magnat.texts import Texts

AMOUNT: Final = re.compile(r"([+-]?\d{1,12}(?:[.,]\d{1,6})?)\s*([a-z]?)€?", re.IGNORECASE)


class Unclear(MagnatError):
    """What was typed means nothing here, or several things: those."""

    def __init__(self, meanings: Sequence[str] = ()) -> None:
        super().__init__(", ".join(meanings))
        self.meanings = meanings


def is_amount(question: Question[Any], choices: Sequence[int]) -> bool:
    """Whether the answer is typed as a number, rather than picked from a list."""
    return question.of == "money" and (isinstance(choices, range) or bool(beside_amounts(choices)))


def beside_amounts(choices: Sequence[int]) -> list[int]:
    """What a list of amounts offers beside amounts: such answers are below zero, and are said by their name."""
    return [] if isinstance(choices, range) else [choice for choice in choices if choice < 0]


def answer_from(text: str, question: Question[Any], t: Table, texts: Texts, numbered: Sequence[int]) -> int:
    """The answer that `text` means: a number of the list, the name of a choice or its beginning, or an amount."""
    choices = question.choices(t)
    if is_amount(question, choices):
        for other in beside_amounts(choices):
            if folded(texts.choice(question, t, other)).startswith(folded(text)):
                return other
        return amount_from(text, texts)
    if text.isdecimal() and len(text) < 9:
        if not 1 <= int(text) <= len(numbered):
            raise Unclear()
        return numbered[int(text) - 1]
    names = {choice: names_of(question, t, texts, choice) for choice in choices}
    wanted = folded(text)
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [choice for choice, called in names.items() if any(fits(name, wanted) for name in called)]
        if len(found) == 1:
            return found[0]
        if found:
            raise Unclear([texts.choice(question, t, choice) for choice in found])
    raise Unclear()


def names_of(question: Question[Any], t: Table, texts: Texts, choice: int) -> list[str]:
    """How a choice may be called: by its label, and a verb also by the engine's own word."""
    names = [folded(texts.choice(question, t, choice))]
    if question.of == "verb":
        names.append(folded(question.verbs[choice].replace("_", " ")))
    return names


def folded(text: str) -> str:
    """Lower case, without accents, spaces made single: nobody should have to type « é »."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())


def amount_from(text: str, texts: Texts) -> int:
    """`1500`, `1500k`, `1.5M` or `1,5 M`: without a letter, in the smallest unit of the game."""
    found = AMOUNT.fullmatch(text.strip().replace("−", "-"))
    if not found:
        raise Unclear()
    worth = 1
    if found[2]:
        worths = [worth for unit, worth in texts.words.money if unit[0].lower() == found[2].lower()]
        if not worths:
            raise Unclear()
        worth = worths[0]
    amount = Decimal(found[1].replace(",", ".")) * worth
    if amount != int(amount):
        raise Unclear()
    return int(amount)
