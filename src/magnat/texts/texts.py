"""The sentences of a table in one language, for a given reader."""

from collections.abc import Sequence
from typing import Any

from magnat.kernel import EVERYBODY, TABLE, BadOption, Edition, Fact, Question, Table
from magnat.languages import LANGUAGES, text_in
from magnat.record.codec import kind_of
from magnat.texts.bundles import Argument, Arguments
from magnat.texts.names import Names
from magnat.texts.rules import rule_named
from magnat.texts.vocabulary import question_context, split_spec

ANSWER_KIND_TO_TEXT_KIND = {"money": "sum"}  # an amount may be paid in either direction


class Texts(Names):
    """The sentences and names of a table in one language. `names` are the players' names, by seat.

    Raise `BadOption` for an unknown language. If `strict`, a missing text raises `MissingText`; otherwise its key is
    used.
    """

    def __init__(self, edition: Edition, lang: str, names: Sequence[str] | None = None, strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise BadOption("language", lang, ", ".join(LANGUAGES))
        super().__init__(edition, lang, names or (), strict)

    # the game itself

    @property
    def title(self) -> str:
        """The title of the game; its capitalized name if there is no text."""
        return self.game_line("title") or self.edition.name.replace("_", " ").capitalize()

    def game_line(self, which: str) -> str:
        """Return a text about the game: its `title`, `about`, `minutes`, `booklet`, `reminder` card, the `measure` of
        success, or another figure that is `followed`; "" if there is no text."""
        return self.message(f"game-{which}") if self.has(f"game-{which}") else ""

    # facts

    def describe_fact(self, fact: Fact, you: int = TABLE) -> str:
        """Return a sentence about a fact, for the seat `you`; "" for a fact without a text."""
        word, seat, *ints, to = fact
        args: Arguments = self.spell(("seat",), (seat,))
        if to not in (EVERYBODY, you):
            return self.line(f"fact-{word}-hidden", args)
        specs = self.words.facts.get(word, ())
        args |= self.spell(specs, ints)
        args["voice"] = reader_voice(
            you, seat, [i for spec, i in zip(specs, ints, strict=False) if split_spec(spec)[1] == "seat"]
        )
        return self.line(f"fact-{word}", args)

    def is_whispered(self, word: str) -> bool:
        """True if such a fact is shown in full to one seat only, and the others get another sentence."""
        return self.has(f"fact-{word}-hidden")

    def outcome(self, t: Table, you: int = TABLE) -> str:
        """Return a sentence about the winners; "" during the game."""
        seats = t.winning_seats()
        if not t.over:
            return ""
        names = self.join_list([self.seat(p) for p in seats if p != you])
        args: Arguments = {"names": names, "count": len(seats), "voice": "you" if you in seats else "they"}
        return self.line("outcome" if seats else "outcome-nobody", args)

    # questions

    def describe_question(self, question: Question[Any], t: Table, you: bool) -> str:
        """Return the question, addressed to the seat that is asked if `you`, otherwise to the others."""
        kind = kind_of(type(question))
        return self.line(f"ask-{kind}-{'you' if you else 'they'}", self._question_arguments(question, t))

    def describe_choice(self, question: Question[Any], t: Table, answer: int) -> str:
        kind = kind_of(type(question)).replace("_", "-")
        args = self._question_arguments(question, t, answer)
        if question.answer_kind == "verb":
            verb = question.verbs[answer].replace("_", "-")
            return self.line(self.first_existing_key(f"verb-{kind}-{verb}", f"verb-{verb}"), args)
        if question.answer_kind == "levels":
            group: int = getattr(question, "group")  # noqa: B009 - a question of levels is about a group
            args["answer"] = self.levels(t, group, answer)
        else:
            args |= self._answer_arguments(question, args, answer)
        return self.line(self.first_existing_key(f"choice-{kind}", f"choice-{question.answer_kind}", "choice"), args)

    def _question_arguments(self, question: Question[Any], t: Any, answer: int | None = None) -> Arguments:
        """Return the arguments for the text of a question, or of one answer to it."""
        seat = question.seat
        args = self.spell(("seat",), (seat,))
        if seat != TABLE and hasattr(t, "cash"):
            args["balance"] = self.money(t.cash[seat])
        values = question_context(question, t, answer)
        for spec in self.words.questions.get(kind_of(type(question)), ()):
            name, _ = split_spec(spec)
            value = values[name] if name in values else getattr(question, name, None)
            if value is not None:
                args |= self.spell((spec,), (value,))
        return args

    def _answer_arguments(self, question: Question[Any], said: Arguments, answer: int) -> Arguments:
        kind = ANSWER_KIND_TO_TEXT_KIND.get(question.answer_kind, question.answer_kind)
        own = self.words.own_arguments(self, "answer", kind, answer)
        if own is not None:
            return own
        if kind not in self.words.names and not hasattr(self, f"_{kind}"):
            kind = "number"
        if kind == "card":
            return {"answer": self.card(getattr(question, "deck", 0), answer)}
        return self.spell((f"answer:{kind}",), (answer,))

    # refusals

    def describe_refusal(self, reason: str, rule: str = "") -> str:
        """Return why an answer was refused, followed by the rule's id, if given."""
        args = {"reason": self.line(f"refusal-{reason}"), "rule": rule}
        return self.line("refused" if rule else "refused-plain", args)

    def rule_statement(self, id: str) -> str:
        """Return the text of a rule; its id if it is unknown."""
        found = rule_named(self.edition, id)
        return found.statement(self.lang) if found else id

    # names and other texts

    def message(self, key: str, **args: Argument) -> str:
        """Return any other text by its key."""
        return self.line(key, args)

    def column_label(self, name: str) -> str:
        """Return the label of a column; its name if there is no text."""
        key = f"column-{name}".replace("_", "-")
        return self.message(key) if self.has(key) else name.replace("_", " ")

    def describe_column_values(self, column: str, ints: int | Sequence[int]) -> str:
        """Return the values of a column for one seat, in words."""
        each = [ints] if isinstance(ints, int) else ints
        return ", ".join(str(self.spell((f"x:{self.words.columns[column]}",), (i,))["x"]) for i in each)

    def token(self, i: int) -> str:
        return str(text_in(self.e.board.token[i], self.lang))


def reader_voice(you: int, seat: int, others: Sequence[int]) -> str:
    """Return how a sentence about `seat` addresses its reader: "you" (acting), "to_you" (concerned) or "they"."""
    if you == TABLE:
        return "they"
    return "you" if you == seat else "to_you" if you in others else "they"
