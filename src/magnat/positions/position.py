"""The position language. A test is three lines: the position, the answers played, and the assertions.

    game = Position("electronic", jailed={0: 3}, owns={0: "neuilly"})
    game.play("throw", dice(1, 2))
    assert game.cash[0] == 14_500 and game.places[0] == "neuilly" and game.asked == ("after_move", 0)

The script also contains nature's answers (dice and cards), so nothing is random and nothing is patched.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from magnat.games import edition, load_adapter, package_of_game
from magnat.kernel import Fact, Frame, IllegalAnswer, Question, answer, current_question, settle, speaker
from magnat.mechanics.auction import Bid
from magnat.positions import arrangers
from magnat.positions.seat_rotation import SeatRotation
from magnat.record import answer_word, kind_of


class TypedAnswer(NamedTuple):
    """An answer with its kind, so that it is refused by a question of another kind."""

    answer_kind: str
    value: Any


def dice(a: int, b: int) -> TypedAnswer:
    return TypedAnswer("dice", (a - 1) * 6 + b - 1)


def card(name: str) -> TypedAnswer:
    return TypedAnswer("card", name)


def money(amount: int) -> TypedAnswer:
    return TypedAnswer("money", amount)


def space(name: str) -> TypedAnswer:
    return TypedAnswer("space", name)


def seat(p: int) -> TypedAnswer:
    return TypedAnswer("seat", p)


def levels(*wanted: int) -> TypedAnswer:
    """Return a building order: the level wanted on each street of the group, in board order."""
    return TypedAnswer("levels", sum(level * 6**i for i, level in enumerate(wanted)))


Answer = str | int | TypedAnswer


def kind(frame: Frame) -> str:
    """Return the name of a frame's class: `before_throw`."""
    return kind_of(type(frame))


class WrongAnswerKind(AssertionError):
    """The script's answer does not fit the question: dice for money, or a word that the question does not know."""


class ImpossiblePosition(AssertionError):
    """A position that no game can reach: a missing seat, a deed of two owners, a card in two hands."""


class Position:
    """A position of a game, described in the game's own words, from which a script can be played.

    `arguments` are those of the game's arranger, and columns that are a single int (`turns=7`). `push` are frames of a
    turn that is under way. Raise `ImpossiblePosition` if no game can reach the position.
    """

    def __init__(
        self,
        game: str,
        variant: str = "standard",
        *,
        seats: int = 3,
        turn: int = 0,
        push: Sequence[Frame] = (),
        options: dict[str, Any] | None = None,
        **arguments: Any,
    ) -> None:
        self._deal(game, variant, seats, options)
        self.table.stack[:] = self.arranger.begin(turn, push)
        self._check_seats(seats, turn=turn, **arguments)
        counts = {name: arguments.pop(name) for name in self.table.columns if type(arguments.get(name)) is int}
        try:
            self.arranger.arrange(self.table, **arguments)
        except (LookupError, ValueError) as error:
            raise ImpossiblePosition(f"{game}: {error}") from None
        for name, count in counts.items():
            setattr(self.table, name, count)
        if faults := self.arranger.faults(self.table):
            raise ImpossiblePosition(f"{game}: {'; '.join(faults)}")
        settle(self.table)

    @classmethod
    def opening(
        cls, game: str, variant: str = "standard", *, seats: int = 3, options: dict[str, Any] | None = None
    ) -> "Position":
        """Return the position at the very start of a game, as dealt."""
        position = cls.__new__(cls)
        position._deal(game, variant, seats, options)
        settle(position.table)
        return position

    def fork(self) -> "Position":
        """Return an equal, independent position."""
        position = self._with_table(self.table.copy())
        position.table.over = self.table.over
        position.table.facts, position.table.rows = list(self.table.facts), list(self.table.rows)
        return position

    def rotated(self, by: int) -> "Position":
        """Return a position in which seat p has become seat p + by, with no facts or rows."""
        position = self._with_table(SeatRotation(self.edition, self.seats, by).table(self.table))
        position.table.facts, position.table.rows = [], []
        return position

    def _with_table(self, table: Any) -> "Position":
        position = type(self).__new__(type(self))
        position.arranger, position.edition, position.seats = self.arranger, self.edition, self.seats
        position.table = table
        return position

    def _deal(self, game: str, variant: str, seats: int, options: dict[str, Any] | None) -> None:
        arranger: Any = load_adapter(package_of_game(game), "positions")
        if arranger is None:
            raise WrongAnswerKind(f"{game} has no adapters/positions.py, which declares its positions")
        self.arranger = arranger
        self.edition: Any = edition(game, variant, options)
        self.seats = seats
        self.table: Any = self.edition.deal(seats)
        self.table.facts = []
        self.table.rows = []

    def _check_seats(self, seats: int, **arguments: Any) -> None:
        """Raise `ImpossiblePosition` if an argument names a seat that does not exist."""
        for name, value in arguments.items():
            named = value if isinstance(value, Mapping) else value if name == "out" else ()
            named = [value] if name in ("turn", "active") and value is not None else named
            for p in named:
                if isinstance(p, int) and not 0 <= p < seats:
                    raise ImpossiblePosition(f"{name} names seat {p}, but there are only {seats} seats")

    def play(self, *script: Answer) -> "Position":
        """Answer the questions in turn, each for the seat that is asked."""
        for word in script:
            question = current_question(self.table)
            if question is None:
                raise WrongAnswerKind(f"the game is over, so nobody can answer {word!r}")
            answer(self.table, speaker(question), self.answer_int(question, word))
        return self

    def say(self, seat: int, word: Answer) -> "Position":
        """Answer for a seat or TABLE, aside if another seat is asked."""
        question = current_question(self.table)
        assert question is not None
        if seat != speaker(question):
            question = question.aside(self.table, seat) or question
        answer(self.table, seat, self.answer_int(question, word))
        return self

    def refusal(self, word: Answer, seat: int | None = None) -> tuple[str, str]:
        """Return why an answer, by default of the seat that is asked, is refused: reason and rule.

        The position does not change. Raise AssertionError if the answer is accepted.
        """
        question = current_question(self.table)
        if question is None:
            return "game_over", ""
        speaker_seat = speaker(question) if seat is None else seat
        if speaker_seat != speaker(question):
            aside = question.aside(self.table, speaker_seat)
            if aside is None or (self.accepts_word(question, word) and not self.accepts_word(aside, word)):
                return "not_your_word", self.table.rule_of(question)
        try:
            self.fork().say(speaker_seat, word)
        except IllegalAnswer as error:
            return error.reason, error.rule
        raise AssertionError(f"{word!r} by seat {speaker_seat} is not refused")

    def accepts_word(self, question: Question[Any], word: Answer) -> bool:
        try:
            self.answer_int(question, word)
        except WrongAnswerKind:
            return False
        return True

    def answer_int(self, question: Question[Any], word: Answer) -> int:
        """Return the int that a word of the script stands for; raise `WrongAnswerKind` if there is none."""
        answer_kind = question.answer_kind
        if isinstance(word, TypedAnswer):
            if word.answer_kind != answer_kind:
                raise WrongAnswerKind(f"{kind(question)} is about {answer_kind}, not about {word.answer_kind}")
            word = word.value
        if isinstance(word, int):
            return word
        if answer_kind == "verb":
            if word not in question.verbs:
                raise WrongAnswerKind(f"{kind(question)} knows {', '.join(question.verbs)}, not {word}")
            return question.verbs.index(word)
        if word == "pass" and isinstance(question, Bid):
            return question.high
        if answer_kind == "space" and word in self.edition.names:
            return int(self.edition.names.index(word))
        if answer_kind == "outside":
            return 0 if word == "time_up" else 1 + int(str(word).removeprefix("leave "))
        number = self.arranger.number(self.table, question, word)
        if number is None:
            raise WrongAnswerKind(f"{kind(question)} is about {answer_kind} and does not know {word}")
        return int(number)

    @property
    def question(self) -> Any:
        """The pending question as a frame; None if the game is over."""
        return current_question(self.table)

    @property
    def asked(self) -> tuple[str, int] | None:
        """The kind of the pending question and the seat that answers (-1 for nature); None if the game is over."""
        return None if self.over else (kind(self.question), speaker(self.question))

    @property
    def choices(self) -> list[Any]:
        """The legal answers: verbs by name, everything else as ints."""
        return self._choices_of(self.question)

    def _choices_of(self, question: Question[Any] | None) -> list[Any]:
        return [] if question is None else [answer_word(question, c) for c in question.choices(self.table)]

    @property
    def silence(self) -> Any:
        """The default answer of an absent player: a verb by name, everything else as an int."""
        return answer_word(self.question, self.question.silence(self.table))

    def aside(self, seat: int) -> list[Any]:
        """Return a seat's legal answers while another seat is asked: verbs by name, everything else as ints."""
        return self._choices_of(self.question and self.question.aside(self.table, seat))

    @property
    def fact_words(self) -> list[str]:
        return [fact[0] for fact in self.facts]

    @property
    def fact_rows(self) -> list[tuple[Any, ...]]:
        """All facts so far: the word, the seat and the numbers, without trailing zeros."""
        rows: list[tuple[Any, ...]] = []
        for word, seat, *rest in self.facts:
            numbers = rest[:-1]  # the last item is the audience
            while numbers and not numbers[-1]:
                numbers.pop()
            rows.append((word, seat, *numbers))
        return rows

    @property
    def facts(self) -> list[Fact]:
        return list(self.table.facts)

    @property
    def over(self) -> bool:
        return current_question(self.table) is None

    @property
    def winners(self) -> list[int]:
        return list(self.table.winning_seats())

    def __getattr__(self, name: str) -> Any:
        """Return a column of the table (`cash`), or what the arranger reads (`places`, or columns of cards by name)."""
        if name.startswith("_") or name in ("table", "arranger", "edition"):
            raise AttributeError(name)
        reader = getattr(self.arranger, f"read_{name}", None) or getattr(arrangers, f"read_{name}", None)
        if reader:
            return reader(self.table)
        column, card_columns = getattr(self.table, name), getattr(self.arranger, "CARD_COLUMNS", {})
        return arrangers.name_cards(column, card_columns[name](self.edition)) if name in card_columns else column
