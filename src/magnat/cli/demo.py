"""cli: the plain built-in policy that fills empty seats until there are real bots. It plays a bit sensibly, no more."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from magnat.kernel import Question, Table
from magnat.record import kind_of

NAMES: Final = ("Ada", "Blaise", "Camille", "Denis", "Émilie", "Félix", "Gaëlle", "Hugo")
RESERVE: Final = 5  # a fifth of the opening balance is kept for rents


class Demo:
    """Buys what it can, builds when it is rich, bids up to about the price, refuses most offers."""

    def __init__(self, seed: int | None = None) -> None:
        self.dice = Random(seed)
        self.habits: dict[str, Callable[[Any, Any, Sequence[int]], int]] = {
            "bid": self.bid,
            "leave_jail": self.leave_jail,
            "item": self.item,
            "cash": self.cash,
            "send": self.last,
            "reply": self.reply,
            "with": self.any,
            "order": self.any,
            "pick_group": self.any,
            "fine_or_chance": self.any,
        }

    def answer(self, question: Question[Any], t: Table) -> int:
        choices = question.choices(t)
        habit = self.habits.get(kind_of(type(question)))
        if habit is not None:
            return habit(question, t, choices)
        if question.window:
            return self.window(question, t, choices)
        buying = verb(question, choices, "buy")
        return question.silence(t) if buying is None else buying

    def aside(self, question: Question[Any], t: Table) -> int | None:
        """What it calls out while somebody else decides: rent that it could claim, and nothing else."""
        choices = question.choices(t)
        return verb(question, choices, "claim")

    def window(self, question: Question[Any], t: Any, choices: Sequence[int]) -> int:
        rich = t.cash[question.seat] > 2 * t.edition.start // RESERVE
        for word, chance in (("claim", 1.0), ("build", 0.8 * rich), ("lift", 0.3 * rich), ("trade", 0.03)):
            choice = verb(question, choices, word)
            if choice is not None and self.dice.random() < chance:
                return choice
        return question.silence(t)

    def bid(self, question: Any, t: Any, choices: Sequence[int]) -> int:
        """By a tenth of the price at a time, as far as the mood of the moment goes."""
        prices = t.edition.prices
        price = prices[question.lot] if question.lot < len(prices) else t.edition.start // 15
        step = t.edition.step
        call: int = question.high + max(step, price // 10 // step * step)
        worth = price * self.dice.uniform(0.5, 1.1)
        return call if call <= worth and call in choices else question.high

    def leave_jail(self, question: Question[Any], t: Any, choices: Sequence[int]) -> int:
        for word in ("use_chance_card", "use_chest_card"):
            card = verb(question, choices, word)
            if card is not None:
                return card
        fine = verb(question, choices, "pay")
        return fine if fine is not None and self.dice.random() < 0.3 else 0

    def item(self, question: Any, t: Any, choices: Sequence[int]) -> int:
        """One thing of the other's, then the money."""
        *things, withdraw = choices
        if question.items:
            return things[-1] if len(things) and not t.tradable(question.seat) >> things[-1] & 1 else withdraw
        wanted = [thing for thing in things if t.tradable(question.other) >> thing & 1]
        return self.dice.choice(wanted) if wanted else withdraw

    def cash(self, question: Any, t: Any, choices: Sequence[int]) -> int:
        """Half as much again as the board asks."""
        prices = t.edition.prices
        value = sum(price for space, price in enumerate(prices) if question.items >> space & 1)
        fair = value * 3 // 2 // t.edition.step * t.edition.step
        return fair if fair in choices else question.silence(t)  # type: ignore[no-any-return]

    def reply(self, question: Any, t: Any, choices: Sequence[int]) -> int:
        """Accept one good offer in three; `cash` is what the proposer pays."""
        prices = t.edition.prices
        given = question.items & t.tradable(question.seat)
        value = sum(price for space, price in enumerate(prices) if given >> space & 1)
        return 1 if question.cash >= value and self.dice.random() < 0.3 else 0

    def last(self, question: Question[Any], t: Any, choices: Sequence[int]) -> int:
        return choices[-1]

    def any(self, question: Question[Any], t: Any, choices: Sequence[int]) -> int:
        return self.dice.choice(choices)


def verb(question: Question[Any], choices: Sequence[int], word: str) -> int | None:
    """The answer of that name, if it is offered."""
    if word not in question.verbs:
        return None
    found = question.verbs.index(word)
    return found if found in choices else None
