"""Observations as numbers. Each game defines its own in `adapters/encoding.py`.

An encoding reads only open information, what the observing seat knows (`known`), and its own
drafts. A test compares the encoding with that of every other table consistent with the seat's
knowledge.
"""

from collections.abc import Sequence
from math import log2
from typing import Any, ClassVar, Final, Generic, TypeVar

from magnat.envs.actions import ActionCodec, AmountScale, ListedActions, NumberedActions, QuestionActions, SeatActions
from magnat.kernel import TABLE, Chance, Edition, Question, Table, current_question
from magnat.kernel.native import mypyc_attr
from magnat.kernel.table import parameter_names
from magnat.mechanics.money import MoneyTable
from magnat.mechanics.window import Window
from magnat.record import frame_kinds, kind_of
from magnat.record.codec import package_of

T = TypeVar("T", bound=Table)

EXTRA_ITEMS: Final[tuple[int, ...]] = (48, 49, 62, 63)  # trade items: two jail cards, go on to the money, withdraw
EXTRA_ITEM_LABELS: Final[tuple[str, ...]] = ("first jail card", "second jail card", "money", "withdraw")


class SparseRow:
    """A sparse row of numbers: 1 at `ones`, `values` at `indices`, 0 elsewhere."""

    def __init__(self) -> None:
        self.ones: list[int] = []
        self.indices: list[int] = []
        self.values: list[float] = []

    def clear(self) -> None:
        self.ones = []
        self.indices = []
        self.values = []

    def put(self, index: int, value: float) -> None:
        if value:
            self.indices.append(index)
            self.values.append(value)

    def put_share(self, index: int, part: int, whole: int) -> None:
        """Put a count as a share of its maximum."""
        if part:
            self.indices.append(index)
            self.values.append(part / whole)

    def to_dense(self, size: int) -> list[float]:
        """Return all numbers as a list, for use without numpy."""
        row = [0.0] * size
        for place in self.ones:
            row[place] = 1.0
        for i, place in enumerate(self.indices):
            row[place] = self.values[i]
        return row


class QuestionLayout:
    """Encoding layout of a kind of question: its number, and the block of each of its fields."""

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.others: list[str] = []  # fields that name seats
        self.things: list[str] = []  # fields that name spaces, or other things that a game numbers like spaces
        self.groups: list[str] = []
        self.sets: list[str] = []  # bit sets
        self.amounts: list[str] = []
        self.slots: list[int] = []  # slot of each amount
        self.is_small_number: list[bool] = []  # True for plain numbers, False for money
        self.has_context = False


def question_kinds(e: Edition) -> list[type[Question[Any]]]:
    """Return the questions that a game asks in turn: its own, without base classes and asides, and shared ones."""
    t = e.deal(e.least)  # loads all kinds of question
    home = package_of(e)
    own = [kind for kind in frame_kinds(e) if issubclass(kind, Question) and kind.__module__.startswith(home)]
    base_classes = {base for kind in own for base in kind.__mro__[1:]}
    asked = [kind for kind in (*t.rules, *own) if kind not in base_classes and not issubclass(kind, Chance)]
    return [kind for kind in asked if not issubclass(kind, Window) or kind.comes_back]


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(AmountScale, Generic[T]):
    """The actions and observations of one game with its options."""

    space_kinds: ClassVar[tuple[str, ...]] = ()  # kinds of question answered by any space, even without a price
    context_kinds: ClassVar[tuple[str, ...]] = ()  # kinds whose `context` says more than their fields
    # field -> other, thing, group, set, or the slot of an amount: "0", "!0" if not money
    field_blocks: ClassVar[dict[str, str]] = {}
    amount_count: ClassVar[int] = 0  # slots for amounts in a question
    group_count: ClassVar[int] = 0

    def __init__(self, e: Edition) -> None:
        self.max_seats: Final = e.most
        self.start_money: Final[int] = self.starting_money(e)
        self.spaces: Final[list[int]] = self.priced_spaces(e)  # the priced spaces, by number
        self.thing_numbers: Final[list[int]] = self.index_answers(self.spaces)
        self.item_numbers: Final[list[int]] = self.index_answers([*self.spaces, *EXTRA_ITEMS])
        self.money_cache: Final[dict[int, float]] = {}
        self.kinds: Final[dict[str, type[Any]]] = {kind_of(kind): kind for kind in question_kinds(e)}
        self.codec: Final = ActionCodec([*self.common_actions(e), *self.own_actions(e)])
        self.layouts: Final[dict[type[Any], QuestionLayout]] = {}
        self.actions_by_type: Final[dict[type[Any], QuestionActions]] = {}
        for number, kind in enumerate(self.codec.kinds):
            self.actions_by_type[self.kinds[kind]] = self.codec.by_kind[kind]
            self.layouts[self.kinds[kind]] = self.build_layout(kind, number)
        self.question_offset: Final[int] = self.table_size(e)  # index of the question's first number
        self.things: Final[int] = self.thing_count(e)
        self.set_size: Final[int] = self.item_count(e)
        question_size = len(self.codec.kinds) + 2 * self.max_seats + self.things + self.group_count + self.set_size
        self.size: Final[int] = self.question_offset + question_size + self.amount_count

    # to be defined by each game

    def own_actions(self, e: Edition) -> list[QuestionActions]:
        """Return the actions of question kinds whose answers are specific to this game."""
        return []

    def table_size(self, e: Edition) -> int:
        """Return how many numbers describe the table."""
        raise NotImplementedError

    def starting_money(self, e: Edition) -> int:
        """Return the money that every seat starts with, which is the unit of amounts."""
        start: int = getattr(e, "start", 1)
        return start

    def priced_spaces(self, e: Edition) -> list[int]:
        """Return the spaces that have a price."""
        prices: list[int] = getattr(e, "prices", [])
        return [i for i, price in enumerate(prices) if price]

    def thing_count(self, e: Edition) -> int:
        """Return how many things a question may refer to."""
        return len(self.spaces)

    def item_count(self, e: Edition) -> int:
        """Return how many items a trade may contain."""
        return 0

    def encode_table(self, t: T, seat: int, row: SparseRow) -> None:
        """Encode the table as far as the seat knows it: the seat itself first, then clockwise."""
        raise NotImplementedError

    def thing_number(self, value: int) -> int:
        """Return the number of the thing that a question's field names; -1 for none."""
        return self.thing_numbers[value] if 0 <= value < len(self.thing_numbers) else -1

    def group_number(self, value: int) -> int:
        """Return the number of the group that a question's field names; -1 for none."""
        return value

    # shared by all games

    def put_player(self, t: MoneyTable, p: int, at: int, row: SparseRow) -> bool:
        """Put whether a seat is in the game, whether it is active, and its cash. False (nothing put) if it is out."""
        if p not in t.ring:
            return False
        row.ones.append(at)
        if p == t.active:
            row.ones.append(at + 1)
        row.put(at + 2, self.scale_money(t.cash[p]))
        return True

    def put_known_cards(self, hand: Sequence[int], cards: Sequence[int], seat: int, at: int, row: SparseRow) -> None:
        """Put the cards of a hand that the seat knows."""
        bit = 1 << seat
        for card in hand:
            if cards[card] & bit:
                row.ones.append(at + card)

    def common_actions(self, e: Edition) -> list[QuestionActions]:
        """Return the actions of question kinds answered by a verb, a seat or a space."""
        names: list[str] = getattr(e, "names", [])
        actions: list[QuestionActions] = []
        for name, kind in self.kinds.items():
            if kind.answer_kind == "verb":
                actions.append(NumberedActions(name, kind.verbs))
            elif kind.answer_kind == "seat":
                actions.append(SeatActions(name, e.most))
            elif name in self.space_kinds:
                actions.append(NumberedActions(name, names))
            elif kind.answer_kind == "space":
                actions.append(ListedActions(name, [names[i] for i in self.spaces], self.thing_numbers))
        return actions

    def index_answers(self, answers: Sequence[int]) -> list[int]:
        """Return the index of each answer in `answers`, by answer; -1 if missing."""
        indices = [-1] * (max(answers) + 1 if answers else 0)
        for number, answer in enumerate(answers):
            indices[answer] = number
        return indices

    def item_actions(self, kind: str, names: Sequence[str]) -> QuestionActions:
        """Return the actions for items of a trade: deeds, jail cards, proceeding to the money, withdrawing."""
        return ListedActions(kind, [*[names[i] for i in self.spaces], *EXTRA_ITEM_LABELS], self.item_numbers)

    def build_layout(self, kind: str, number: int) -> QuestionLayout:
        layout = QuestionLayout(number)
        layout.has_context = kind in self.context_kinds
        lists = {"other": layout.others, "thing": layout.things, "group": layout.groups, "set": layout.sets}
        for field in parameter_names(self.kinds[kind]):
            block = self.field_blocks.get(field, "")
            if block in lists:
                lists[block].append(field)
            elif block:
                layout.amounts.append(field)
                layout.slots.append(int(block.lstrip("!")))
                layout.is_small_number.append(block.startswith("!"))
        return layout

    def scale_money(self, amount: int) -> float:
        """Return an amount on a logarithmic scale in units of the starting money; the sign is kept."""
        scaled = self.money_cache.get(amount)
        if scaled is not None:
            return scaled
        size = log2(1 + 15 * abs(amount) / self.start_money) / 4
        if len(self.money_cache) > 100_000:
            self.money_cache.clear()
        result = size if amount >= 0 else -size
        self.money_cache[amount] = result
        return result

    def legal_actions(self, t: Table, question: Question[Any], choices: Sequence[int], seats: int) -> dict[int, int]:
        """Return the actions that answer a question, each mapped to its answer."""
        legal: dict[int, int] = {}
        self.actions_by_type[type(question)].add_legal(t, question, choices, seats, legal)
        return legal

    def encode(self, t: T, seat: int, seats: int, row: SparseRow) -> None:
        """Encode everything a seat may know into `row`."""
        row.clear()
        self.encode_table(t, seat, row)
        question = current_question(t)
        if question is not None and question.seat != TABLE:
            layout = self.layouts.get(type(question))
            if layout is not None:
                self.encode_question(t, question, layout, seat, seats, row)

    def encode_question(
        self, t: T, question: Question[Any], layout: QuestionLayout, seat: int, seats: int, row: SparseRow
    ) -> None:
        """Encode the question: its kind, the asked seat, the seats and things it refers to, and the amounts."""
        ones, max_seats = row.ones, self.max_seats
        at = self.question_offset
        ones.append(at + layout.number)
        at += len(self.codec.kinds)
        ones.append(at + (question.seat - seat) % seats)
        at += max_seats
        mine = question.seat == seat
        for name in layout.others:
            other: int = getattr(question, name)
            if other >= 0 and (mine or name not in question.drafted):
                ones.append(at + (other - seat) % seats)
                break
        at += max_seats
        for name in layout.things:
            number = self.thing_number(getattr(question, name))
            if number >= 0 and (mine or name not in question.drafted):
                ones.append(at + number)
        at += self.things
        for name in layout.groups:
            group = self.group_number(getattr(question, name))
            if group >= 0 and (mine or name not in question.drafted):
                ones.append(at + group)
        at += self.group_count
        for name in layout.sets:
            if mine or name not in question.drafted:
                self.put_set(getattr(question, name), at, row)
        at += self.set_size
        for i, name in enumerate(layout.amounts):
            if mine or name not in question.drafted:
                self.put_amount(at + layout.slots[i], getattr(question, name), layout.is_small_number[i], row)
        if layout.has_context:
            self.put_context(question.context(t), seat, seats, row)

    def put_set(self, items: int, at: int, row: SparseRow) -> None:
        """Put a bit set of spaces or trade items."""
        left, numbers = items, self.item_numbers
        while left:
            low = left & -left
            row.ones.append(at + numbers[low.bit_length() - 1])
            left ^= low

    def put_context(self, context: dict[str, int], seat: int, seats: int, row: SparseRow) -> None:
        """Put the question's context: values that are not among its fields."""
        at = self.question_offset + len(self.codec.kinds) + self.max_seats
        for name, value in context.items():
            block = self.field_blocks.get(name, "")
            if not block or value < 0:
                continue
            if block == "other":
                row.ones.append(at + (value - seat) % seats)
            elif block == "thing":
                number = self.thing_number(value)
                if number >= 0:
                    row.ones.append(at + self.max_seats + number)
            elif block == "group":
                row.ones.append(at + self.max_seats + self.things + self.group_number(value))
            elif block != "set":
                amounts = at + self.max_seats + self.things + self.group_count + self.set_size
                self.put_amount(amounts + int(block.lstrip("!")), value, block.startswith("!"), row)

    def put_amount(self, index: int, amount: int, small: bool, row: SparseRow) -> None:
        row.put(index, amount / 4 if small else self.scale_money(amount))
