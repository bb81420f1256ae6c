"""The class `Question`: a pending question of a `Game`."""

from collections.abc import Iterator, Sequence
from typing import Any

from magnat.api.errors import explain_refusals
from magnat.kernel import Question as EngineQuestion
from magnat.kernel import Table
from magnat.kernel.table import edition_of
from magnat.languages import DEFAULT_LANGUAGE
from magnat.record import answer_word, kind_of


class Question:
    """A question to a seat, with its legal answers. Iterating yields the answers."""

    __slots__ = ("choices", "frame", "table")

    def __init__(self, frame: EngineQuestion[Any], table: Table) -> None:
        self.frame = frame  # the engine's own question
        self.table = table
        self.choices: Sequence[int] = frame.choices(table)

    @property
    def kind(self) -> str:
        """The kind of question: `play`, `buy_or_auction` ..."""
        return kind_of(type(self.frame))

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.frame.seat

    @property
    def answer_kind(self) -> str:
        """The kind of answer: `verb`, `space`, `card`, `seat`, `money` ..."""
        return self.frame.answer_kind

    @property
    def rule(self) -> str:
        """The id of the rule behind the question. `magnat rules GAME` prints all rules."""
        return self.table.rule_of(self.frame)

    @property
    def silence(self) -> int:
        """The default answer of an absent player."""
        return self.frame.silence(self.table)

    def verb(self, choice: int) -> str:
        """Return the name of an answer that is a verb, which `Game.say` also accepts; "" for other answers."""
        word = answer_word(self.frame, choice)
        return word if isinstance(word, str) else ""

    def words(self, lang: str = DEFAULT_LANGUAGE) -> str:
        """Return the text of the question, addressed to the seat that is asked."""
        from magnat.texts import Texts  # start-up time

        with explain_refusals():
            texts = Texts(edition_of(self.table), lang)
        return texts.describe_question(self.frame, self.table, True)

    def __iter__(self) -> Iterator[int]:
        return iter(self.choices)

    def __len__(self) -> int:
        return len(self.choices)

    def __contains__(self, choice: object) -> bool:
        return choice in self.choices

    def __eq__(self, other: object) -> bool:
        """True if the questions and their positions are equal."""
        return isinstance(other, Question) and self.frame == other.frame and self.table == other.table

    def __hash__(self) -> int:
        return hash(self.frame)

    def __repr__(self) -> str:
        count = f"{len(self)} choices" if len(self) > 1 else "1 choice"
        return f"<Question {self.kind}: seat {self.seat}, {count}>"
