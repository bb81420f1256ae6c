"""Numbered actions. An action is a kind of question and an answer to it; kinds are in alphabetical order."""

from collections.abc import Sequence
from typing import Any, Final

from magnat.kernel import Question, Table
from magnat.kernel.native import mypyc_attr

AMOUNT_BUCKETS: Final[tuple[str, ...]] = (
    "least", "next", "1/4 price", "1/2 price", "3/4 price", "price", "5/4 price", "3/2 price", "2 prices", "3 prices",
    "all",
)  # fmt: skip
AMOUNT_BUCKET_QUARTERS: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 8, 12)  # of the price, from the third bucket on
SWAP_BUCKETS: Final[tuple[str, ...]] = (
    "even", "even + 1/10", "even - 1/10", "even + 1/4", "even - 1/4", "even + 1/2", "even - 1/2", "even + 3/4",
    "even - 3/4", "even + 1", "even - 1", "even + 3/2", "even - 3/2", "even + 2", "even - 2", "lowest", "nothing",
    "highest",
)  # fmt: skip
SWAP_BUCKET_TWENTIETHS: Final[tuple[int, ...]] = (0, 2, -2, 5, -5, 10, -10, 15, -15, 20, -20, 30, -30, 40, -40)

Choices = Sequence[int]
Actions = dict[int, int]  # action -> the answer that it stands for


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestionActions:
    """The actions of one kind of question: `first` is the number of the first action, `words` name all of them."""

    def __init__(self, kind: str, words: Sequence[str]) -> None:
        self.kind: Final = kind
        self.words: Final[tuple[str, ...]] = tuple(words)
        self.first = 0

    def add_legal(self, t: Table, question: Question[Any], choices: Choices, seats: int, legal: Actions) -> None:
        """Add the action of every choice to `legal`, mapped to the answer that it stands for."""
        raise NotImplementedError


class NumberedActions(QuestionActions):
    """Actions for answers numbered from 0: verbs, groups, colours, tokens, levels."""

    def add_legal(self, t: Table, question: Question[Any], choices: Choices, seats: int, legal: Actions) -> None:
        first = self.first
        for choice in choices:
            legal[first + choice] = choice


class ListedActions(QuestionActions):
    """Actions for answers from a list: deeds, trade items, cards. -1 in `numbers` means no action."""

    def __init__(self, kind: str, words: Sequence[str], numbers: Sequence[int]) -> None:
        super().__init__(kind, words)
        self.numbers: Final[list[int]] = list(numbers)  # action offset by answer

    def add_legal(self, t: Table, question: Question[Any], choices: Choices, seats: int, legal: Actions) -> None:
        first, numbers = self.first, self.numbers
        for choice in choices:
            action = first + numbers[choice]
            if action not in legal:  # equal cards share one action, which plays the first of them
                legal[action] = choice


class SeatActions(QuestionActions):
    """Actions for answers that are seats, counted clockwise from the asked seat: 1 is on the left."""

    def __init__(self, kind: str, max_seats: int) -> None:
        super().__init__(kind, [f"seat +{p}" for p in range(max_seats)])

    def add_legal(self, t: Table, question: Question[Any], choices: Choices, seats: int, legal: Actions) -> None:
        first, seat = self.first, question.seat
        for choice in choices:
            legal[first + (choice - seat) % seats] = choice


@mypyc_attr(allow_interpreted_subclasses=True)
class AmountScale:
    """The scale for amounts of money in a game."""

    def price(self, t: Any, question: Any) -> int:
        """Return the price to which the buckets of an amount refer: by default that of the auctioned lot."""
        price: int = t.edition.prices[question.lot]
        return price

    def even_sum(self, t: Any, question: Any) -> tuple[int, int]:
        """Return the sum that makes a trade even by list prices, and the size of the trade."""
        raise NotImplementedError


def first_at_least(choices: Sequence[int], target: int) -> int:
    """Return the smallest choice at or above a target; the last choice if there is none."""
    if isinstance(choices, range):
        if target <= choices.start:
            return choices.start
        candidate = choices.start - (choices.start - target) // choices.step * choices.step
        return candidate if candidate < choices.stop else choices[-1]
    for choice in choices:
        if choice >= target:
            return choice
    return choices[-1]


class AmountActions(QuestionActions):
    """Actions for amounts, in buckets relative to a price; `extra` names an answer below 0."""

    def __init__(self, kind: str, scale: AmountScale, extra: str = "") -> None:
        super().__init__(kind, (*AMOUNT_BUCKETS, extra) if extra else AMOUNT_BUCKETS)
        self.scale: Final = scale

    def add_legal(self, t: Table, question: Question[Any], choices: Choices, seats: int, legal: Actions) -> None:
        first = self.first
        if choices[-1] < 0:
            legal[first + len(AMOUNT_BUCKETS)] = choices[-1]
            choices = choices[:-1]
        high, last = choices[-1], choices[0]
        legal[first] = last
        if len(choices) < 2:
            return
        last = choices[1]
        legal[first + 1] = last
        price = self.scale.price(t, question)
        for i, quarters in enumerate(AMOUNT_BUCKET_QUARTERS):
            target = price * quarters // 4
            if last < target <= high:
                amount = first_at_least(choices, target)
                if amount > last:
                    last = amount
                    legal[first + 2 + i] = amount
        if last < high:
            legal[first + len(AMOUNT_BUCKETS) - 1] = high


class SwapActions(QuestionActions):
    """Actions for amounts paid in either direction in a trade, in buckets relative to the even sum."""

    def __init__(self, kind: str, scale: AmountScale) -> None:
        super().__init__(kind, SWAP_BUCKETS)
        self.scale: Final = scale

    def add_legal(self, t: Table, question: Question[Any], choices: Choices, seats: int, legal: Actions) -> None:
        first, low, high = self.first, choices[0], choices[-1]
        even, size = self.scale.even_sum(t, question)
        chosen: list[int] = []
        for i, twentieths in enumerate(SWAP_BUCKET_TWENTIETHS):
            target = even + size * twentieths // 20
            if low <= target <= high:
                amount = first_at_least(choices, target)
                if amount not in chosen:
                    chosen.append(amount)
                    legal[first + i] = amount
        for i, amount in enumerate((low, 0, high)):
            if amount not in chosen and amount in choices:
                chosen.append(amount)
                legal[first + len(SWAP_BUCKET_TWENTIETHS) + i] = amount


class ActionCodec:
    """All actions of a game, numbered."""

    def __init__(self, actions: Sequence[QuestionActions]) -> None:
        self.kinds: Final[list[str]] = sorted([each.kind for each in actions])
        self.by_kind: Final[dict[str, QuestionActions]] = {each.kind: each for each in actions}
        first = 0
        for kind in self.kinds:
            self.by_kind[kind].first = first
            first += len(self.by_kind[kind].words)
        self.size: Final = first

    def words(self, action: int) -> str:
        """Return an action in words: its kind of question and its answer. Raise `LookupError` if it does not exist."""
        for kind in reversed(self.kinds):
            actions = self.by_kind[kind]
            if action >= actions.first:
                return f"{kind}: {actions.words[action - actions.first]}"
        raise LookupError(action)
