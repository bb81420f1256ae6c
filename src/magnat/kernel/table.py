"""The kernel: frames, and the table they change. It knows no game."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from magnat.kernel.native import mypyc_attr

# All three are -1, as is the `BANK` of the mechanics, but no place takes more than one of them.
TABLE: Final = -1  # the seat of frames that belong to nobody, and of nature
EVERYBODY: Final = -1  # who hears a fact
HIDDEN: Final = -1  # a card that the viewer may not know

Fact = tuple[str, int, int, int, int, int]  # word, seat, three ints, who hears it
Row = tuple[int, int]  # who said it, what was said


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One thing still to be done. A frame is a value: never change one, push another."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)  # exactly the constructor's parameters, in order
    drafted: ClassVar[tuple[str, ...]] = ()  # those that only `seat` may read while this waits: an offer not yet sent
    former_names: ClassVar[tuple[str, ...]] = ()  # names of this kind in older records

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def without(self, seat: int) -> "Frame | None":
        """What is left of this once `seat` is out of the game."""
        return None if self.seat == seat else self

    # A frame is its kind and its declared fields, wherever it is compared, printed, copied or sent.

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and type(self) is type(other) and field_values(self) == field_values(other)

    def __hash__(self) -> int:
        return hash((type(self).__name__, field_values(self)))

    def __repr__(self) -> str:
        said = ", ".join([f"{name}={getattr(self, name)!r}" for name in self.fields])
        return f"{type(self).__name__}({said})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), field_values(self)

    def __copy__(self) -> "Frame":
        return self

    def __deepcopy__(self, memo: Any) -> "Frame":
        return self


def field_values(frame: Frame) -> tuple[Any, ...]:
    """What a frame was made from."""
    return tuple([getattr(frame, name) for name in frame.fields])


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A position: columns of ints, and the stack of what is still to be done."""

    columns: ClassVar[tuple[str, ...]] = ()  # the constructor's parameters after `edition` and `stack`, in order
    secret: ClassVar[
        tuple[tuple[str, str], ...]
    ] = ()  # column of cards -> "hand", "bag" or "pile"; see `kernel.secrets`

    rules: ClassVar["dict[type[Question[Any]], str]"] = {}  # behind each question of the shared mechanics

    stack: list[Frame]
    winners: int  # bits of the seats that have won; 0 while the game runs
    over: bool = False
    skip_forced: bool = False  # whether a question with a single legal answer answers itself; said by every `settle`
    facts: list[Fact] | None = None  # None in search: a clone tells nothing and pays nothing
    rows: list[Row] | None = None

    def __init__(self, stack: list[Frame], winners: int) -> None:
        """Games declare further columns and assign all of them in one constructor of their own: clones are hot."""
        self.stack = stack
        self.winners = winners

    def push(self, frame: Frame) -> None:
        """Do this next."""
        self.stack.append(frame)

    def asks(self, seat: int, choices: Sequence[int]) -> bool:
        """Whether `seat` must be asked. In a hurry a single legal answer is taken as given, and recorded all the same.

        If not, the caller acts on that answer at once: to push the question and let the loop answer it would be slower.
        """
        if len(choices) > 1 or not self.skip_forced:
            return True
        if self.rows is not None:
            self.rows.append((seat, choices[0]))
        return False

    def is_untracked(self) -> bool:
        """Whether forced answers leave no trace: in a hurry, and without a record. Who knows that all are forced may
        leave them out."""
        return self.skip_forced and self.rows is None

    def then(self, first: Frame, second: Frame) -> None:
        """Do `first`, then `second`, then what was waiting."""
        self.stack.append(second)
        self.stack.append(first)

    def cut_to(self, kind: type[Frame]) -> None:
        """Abandon all that was to happen before the nearest frame of that kind; tidy steps are still done."""
        stack = self.stack
        depth = len(stack) - 1
        while not isinstance(stack[depth], kind):
            depth -= 1
            if depth < 0:
                raise LookupError(f"nothing waiting is a {kind.__name__}")
        kept = [frame for frame in stack[depth + 1 :] if isinstance(frame, Step) and frame.tidy]
        stack[depth + 1 :] = kept

    def dismiss(self, seat: int) -> None:
        """Forget all that concerned `seat` alone; the rights of others stay."""
        left: list[Frame] = []
        for frame in self.stack:
            rest = frame.without(seat)
            if rest is not None:
                left.append(rest)
        self.stack[:] = left

    def end(self, winners: int) -> None:
        """The game is over, won by the seats of these bits. What was waiting is void."""
        self.winners = winners
        self.over = True

    def tell(self, fact: str, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Something happened, and everybody saw it."""
        if self.facts is not None:
            self.facts.append((fact, seat, a, b, c, EVERYBODY))

    def whisper(self, fact: str, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Something happened: `seat` hears it in full, the others without its ints."""
        if self.facts is not None:
            self.facts.append((fact, seat, a, b, c, seat))

    def rule_of(self, question: "Question[Any]") -> str:
        """The rule that a question rests on. Those of shared mechanics leave it to the game to say: see `rules`."""
        return question.rule_at(self) or self.rules.get(type(question), "")

    def copy(self) -> "Table":
        """Another table, equal and independent, that tells nothing."""
        raise NotImplementedError

    # A table is its edition, its columns and its stack; what it tells and to whom is no part of the position.

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
    """The columns of a table, in order."""
    return [getattr(t, name) for name in t.columns]


def edition_of(t: Table) -> Any:
    """The edition that is played: games declare it as their own."""
    return getattr(t, "edition")  # noqa: B009 - declared by the game's own table


T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame, Generic[T]):
    """Something the rules do by themselves."""

    tidy: ClassVar[bool] = False  # done whatever happens: cut_to keeps it

    def run(self, t: T) -> None:
        raise NotImplementedError

    def threat(self, t: T, seat: int) -> dict[str, int]:
        """What it would do to `seat`, where somebody may object to it: for the texts."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame, Generic[T]):
    """Something `seat` decides. Every answer is one int; an amount is an int of a range."""

    answer_kind: ClassVar[str] = "verb"  # what an answer is about: verb, space, card, seat, money, dice ...
    verbs: ClassVar[tuple[str, ...]] = ()
    rule: ClassVar[str] = ""  # the rule that a client explains
    window: ClassVar[bool] = False  # a moment for optional acts, which a quiet player lets pass
    paced: ClassVar[bool] = False  # answered no sooner by who has nothing to say: the time would tell everybody
    from_hand: ClassVar[bool] = False  # the choices rest on hidden cards: how many there are is its seat's secret
    whispered: ClassVar[bool] = False  # only `seat` may read the answer while the game runs
    drafting: ClassVar[bool] = False  # the same, of a word that only becomes part of an offer if it is sent

    def choices(self, t: T) -> Sequence[int]:
        """The legal answers: never none, never changed by the caller."""
        raise NotImplementedError

    def bot_choices(self, t: T) -> Sequence[int]:
        """Which of them a bot is offered: all, unless a rule keeps bots from repeating what people may do at will."""
        return self.choices(t)

    def take(self, t: T, answer: int) -> None:
        raise NotImplementedError

    def silence(self, t: T) -> int:
        """What an absent player is taken to answer."""
        return self.choices(t)[0]

    def is_forced(self, t: T) -> bool:
        """Whether everybody can see that there is but one answer, so that it may be given without asking."""
        return not self.from_hand and len(self.choices(t)) == 1

    def aside(self, t: T, seat: int) -> "Question[T] | None":
        """What another seat, or the table itself (its clock, its leavers), may say meanwhile."""
        return None

    def after_aside(self) -> Frame:
        """What waits in its place once somebody has spoken aside: a question that such a word could settle or void
        gives the step that asks it. What the choices rest on is looked up anew in any case."""
        return self

    def context(self, t: T) -> dict[str, int]:
        """What it is about beyond its own fields, as ints by name: for the texts, and only what everybody may see."""
        return {}

    def consequences(self, t: T, answer: int) -> dict[str, int]:
        """What an answer costs, brings or leaves: for the texts."""
        return {}

    def rule_at(self, t: T) -> str:
        """The rule behind it, where that depends on the position."""
        return self.rule

    def why_not(self, t: T, answer: int) -> tuple[str, str]:
        """Why an answer is refused: a text key and the rule's id."""
        return "not_offered", self.rule_at(t)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Question[T]):
    """Something nature decides for `seat`, all choices being equally likely."""

    def stream(self) -> int:
        """Which sequence of luck answers: whose dice, which deck. Dice of seat p are stream p."""
        return self.seat
