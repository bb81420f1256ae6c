"""Frames, and the table that they change."""

import inspect
import re
from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Final, Generic, TypeVar

from magnat.kernel.native import mypyc_attr

# All three are -1, as is `BANK` in the mechanics, but no field accepts more than one of them.
TABLE: Final = -1  # the seat of nature, of spectators, and of frames that belong to no seat
EVERYBODY: Final = -1  # audience of a public fact
HIDDEN: Final = -1  # a card that the viewer may not know

Fact = tuple[str, int, int, int, int, int]  # word, seat, three ints, audience
Row = tuple[int, int]  # seat, answer


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """A pending step or question. A frame is an immutable value: push another one instead of changing it.

    Its fields are the parameters of its constructor (`parameter_names`), each stored in an attribute of the same name.
    """

    drafted: ClassVar[tuple[str, ...]] = ()  # fields that only `seat` may read: an offer not yet sent
    former_names: ClassVar[tuple[str, ...]] = ()  # names of this kind in older records

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def without(self, seat: int) -> "Frame | None":
        """Return the frame that remains when `seat` leaves the game; None to drop this frame."""
        return None if self.seat == seat else self

    # Frames are compared, printed, copied and pickled by their class and fields.

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and type(self) is type(other) and field_values(self) == field_values(other)

    def __hash__(self) -> int:
        return hash((type(self).__name__, field_values(self)))

    def __repr__(self) -> str:
        values = ", ".join([f"{name}={getattr(self, name)!r}" for name in parameter_names(type(self))])
        return f"{type(self).__name__}({values})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), field_values(self)

    def __copy__(self) -> "Frame":
        return self

    def __deepcopy__(self, memo: Any) -> "Frame":
        return self


@cache
def snake_case(name: str) -> str:
    """Return the name of a class as files and messages write it: BuyOrAuction is `buy_or_auction`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


PARAMETER_NAMES: Final[dict[type[Any], tuple[str, ...]]] = {}  # cache of `parameter_names`


def parameter_names(kind: type[Any]) -> tuple[str, ...]:
    """Return the names of a constructor's parameters, in order: the fields of a frame class."""
    if kind not in PARAMETER_NAMES:
        constructor = vars(kind).get("__init__")
        if constructor is not None and not inspect.isfunction(constructor) and not kind.__text_signature__:
            # The signature would be that of a base class: a compiled constructor has one only with literal defaults.
            raise TypeError(f"{kind.__name__}: a default of its constructor is not a literal")
        PARAMETER_NAMES[kind] = tuple(inspect.signature(kind).parameters)
    return PARAMETER_NAMES[kind]


def field_values(frame: Frame) -> tuple[Any, ...]:
    return tuple([getattr(frame, name) for name in parameter_names(type(frame))])


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A position: columns of ints, and the stack of pending frames.

    The columns are the parameters of its constructor after `edition` and `stack`, each in an attribute of that name.
    """

    # column of cards -> "hand", "bag" or "pile"; see `kernel.secrets`
    secret: ClassVar[tuple[tuple[str, str], ...]] = ()

    rules: ClassVar["dict[type[Question[Any]], str]"] = {}  # rule id of each question class of the shared mechanics

    stack: list[Frame]
    winners: int  # bits of the seats that have won; 0 while the game runs
    over: bool = False
    skip_forced: bool = False  # questions with a single legal answer are answered automatically; set by `settle`
    facts: list[Fact] | None = None  # None in search: clones record no facts, which saves time
    rows: list[Row] | None = None

    def __init__(self, stack: list[Frame], winners: int) -> None:
        """Games declare further columns and assign all of them in their own constructor, because copying is hot."""
        self.stack = stack
        self.winners = winners

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns, in order."""
        return parameter_names(type(self))[2:]

    def winning_seats(self) -> list[int]:
        """Return the seats that have won; empty while the game runs."""
        return [p for p in range(self.winners.bit_length()) if self.winners >> p & 1]

    def push(self, frame: Frame) -> None:
        """Put a frame on top of the stack, to be done next."""
        self.stack.append(frame)

    def asks(self, seat: int, choices: Sequence[int]) -> bool:
        """True if `seat` must be asked. False if `skip_forced` applies; the single legal answer is then recorded.

        If False, the caller applies that answer itself, which is faster than to push the question and let the loop
        answer it.
        """
        if len(choices) > 1 or not self.skip_forced:
            return True
        if self.rows is not None:
            self.rows.append((seat, choices[0]))
        return False

    def is_untracked(self) -> bool:
        """True if forced answers are neither asked nor recorded, so questions known to be forced may be omitted."""
        return self.skip_forced and self.rows is None

    def then(self, first: Frame, second: Frame) -> None:
        """Push two frames: `first` is done before `second`."""
        self.stack.append(second)
        self.stack.append(first)

    def cut_to(self, kind: type[Frame]) -> None:
        """Drop all frames above the nearest frame of that kind, except tidy steps. Raise LookupError if none waits."""
        stack = self.stack
        depth = len(stack) - 1
        while not isinstance(stack[depth], kind):
            depth -= 1
            if depth < 0:
                raise LookupError(f"nothing waiting is a {kind.__name__}")
        tidy = [frame for frame in stack[depth + 1 :] if isinstance(frame, Step) and frame.tidy]
        stack[depth + 1 :] = tidy

    def dismiss(self, seat: int) -> None:
        """Drop the frames that concern only `seat`; adapt those that also concern other seats (see `Frame.without`)."""
        left: list[Frame] = []
        for frame in self.stack:
            rest = frame.without(seat)
            if rest is not None:
                left.append(rest)
        self.stack[:] = left

    def end(self, winners: int) -> None:
        """End the game, won by the seats of these bits. Pending frames are dropped."""
        self.winners = winners
        self.over = True

    def tell(self, fact: str, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Record a public fact."""
        if self.facts is not None:
            self.facts.append((fact, seat, a, b, c, EVERYBODY))

    def whisper(self, fact: str, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Record a fact that `seat` sees in full and the others without its ints."""
        if self.facts is not None:
            self.facts.append((fact, seat, a, b, c, seat))

    def rule_of(self, question: "Question[Any]") -> str:
        """Return the id of the rule behind a question. The game states those of the shared mechanics in `rules`."""
        return question.rule_at(self) or self.rules.get(type(question), "")

    def copy(self) -> "Table":
        """Return an equal, independent table that records neither facts nor rows."""
        raise NotImplementedError

    # A table is compared, printed and pickled by its edition, columns and stack; facts and rows are not part of it.

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table) or type(self) is not type(other):
            return False
        alike = self.winners == other.winners and self.stack == other.stack and columns_of(self) == columns_of(other)
        return alike and bool(edition_of(self) == edition_of(other))

    def __hash__(self) -> int:
        raise TypeError(f"a {type(self).__name__} changes, so it cannot be a key: its repr can")

    def __repr__(self) -> str:
        columns = [f"{name}={getattr(self, name)!r}" for name in self.columns]
        return f"{type(self).__name__}({', '.join([repr(edition_of(self)), repr(self.stack), *columns])})"

    def __reduce__(self) -> tuple[Any, ...]:
        made_from = (edition_of(self), list(self.stack), *columns_of(self))
        return type(self), made_from, (None, {"winners": self.winners, "over": self.over})

    def __copy__(self) -> "Table":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "Table":
        return self.copy()


def columns_of(t: Table) -> list[Any]:
    """Return the values of a table's columns, in order."""
    return [getattr(t, name) for name in t.columns]


def edition_of(t: Table) -> Any:
    """Return the edition of a table. Each game declares the attribute with its own type."""
    return getattr(t, "edition")  # noqa: B009 - declared by the game's own table


T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame, Generic[T]):
    """A frame that the rules carry out without a decision."""

    tidy: ClassVar[bool] = False  # kept by `cut_to`

    def run(self, t: T) -> None:
        raise NotImplementedError

    def threat(self, t: T, seat: int) -> dict[str, int]:
        """Return the step's effects on `seat`, for the texts of an objection, as ints by name."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame, Generic[T]):
    """A decision of `seat`. Every answer is one int; an amount is an int from a range."""

    answer_kind: ClassVar[str] = "verb"  # meaning of an answer: verb, space, card, seat, money, dice ...
    verbs: ClassVar[tuple[str, ...]] = ()
    opening_verbs: ClassVar[tuple[str, ...]] = ()  # verbs that open a dialogue: see `opens_dialogue`
    always_opens_dialogue: ClassVar[bool] = False  # every answer opens a dialogue
    withdrawal: ClassVar[int | None] = None  # the answer that ends a dialogue without any effect
    rule: ClassVar[str] = ""  # id of the rule that a client explains
    refusal: ClassVar[str] = "not_offered"  # text key: why an answer that is not a choice is refused
    refusal_rule: ClassVar[str] = ""  # id of the rule behind the refusal, if it is not the question's own
    window: ClassVar[bool] = False  # a moment for optional acts, which a quiet player passes
    paced: ClassVar[bool] = False  # every answer takes the same time, since a quick one would reveal the hand
    from_hand: ClassVar[bool] = False  # choices depend on hidden cards, so their number is secret
    whispered: ClassVar[bool] = False  # only `seat` may read the answer while the game runs
    drafting: ClassVar[bool] = False  # like `whispered`, for a part of an offer that may not be sent

    def choices(self, t: T) -> Sequence[int]:
        """Return the legal answers: at least one, by default every verb. Callers must not modify the sequence."""
        return tuple(range(len(self.verbs)))

    def bot_choices(self, t: T) -> Sequence[int]:
        """Return the choices offered to a bot: all, unless a rule limits how often a bot may repeat an optional act."""
        return self.choices(t)

    def take(self, t: T, answer: int) -> None:
        raise NotImplementedError

    def silence(self, t: T) -> int:
        """Return the default answer of an absent player."""
        return self.choices(t)[0]

    def opens_dialogue(self, t: T, answer: int) -> bool:
        """True if the answer alone has no effect and leads directly to a further question to the same seat.

        A client keeps such answers as a draft, and sends them together with the answer that completes them.
        """
        opening_verb = self.answer_kind == "verb" and self.verbs[answer] in self.opening_verbs
        return opening_verb or self.always_opens_dialogue

    def is_forced(self, t: T) -> bool:
        """True if there is only one legal answer and this is public, so that it may be given without asking."""
        return not self.from_hand and len(self.choices(t)) == 1

    def aside(self, t: T, seat: int) -> "Question[T] | None":
        """Return the question that another seat or TABLE (clocks, leavers) may answer meanwhile; None if none."""
        return None

    def after_aside(self) -> Frame:
        """Return the frame that replaces this question after an answer aside.

        A question that an aside could settle or void returns the step that asks it. The choices are computed anew in
        any case.
        """
        return self

    def context(self, t: T) -> dict[str, int]:
        """Return further data for the question's text, as ints by name. Only public information."""
        return {}

    def consequences(self, t: T, answer: int) -> dict[str, int]:
        """Return the costs, gains and remainders of an answer, for the texts, as ints by name."""
        return {}

    def rule_at(self, t: T) -> str:
        """Return the id of the rule behind the question, which may depend on the position."""
        return self.rule

    def why_not(self, t: T, answer: int) -> tuple[str, str]:
        """Return why an answer is refused, a text key and the rule's id; by default `refusal`, for every answer."""
        return self.refusal, self.refusal_rule or self.rule_at(t)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Question[T]):
    """A decision of nature for `seat`; all choices are equally likely."""

    def stream(self) -> int:
        """Return the number of the luck stream that answers. The dice of seat p are stream p; decks have their own."""
        return self.seat
