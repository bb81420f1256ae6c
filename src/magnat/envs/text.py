# mypyc: skip
"""Prompts and replies in sentences, for language models. Needs no further library.

    table = TextTable("deal", seats=3, seed=7)
    while table.seat is not None:
        table.reply(agent(table.prompt()))

A prompt gives the news since the seat's last answer, the standings, the question, and every choice
with its number. A reply is such a number or a verb; for an amount it is the amount itself.
"""

from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Final

from magnat.envs.core import Core
from magnat.hosts.terminal.drawings import draw_decision_aid, draw_standing
from magnat.hosts.terminal.terminal import Terminal
from magnat.kernel import TABLE, IllegalAnswer, Value
from magnat.languages import DEFAULT_LANGUAGE
from magnat.record import Record, answer_word, parse_answer
from magnat.texts import Texts

MAX_REFUSALS: Final = 3  # the third refusal is answered with silence
MAX_PROMPT_CHOICES: Final = 60  # more choices than this are not listed


class TextTable:
    """A game in sentences. `seat` is the asked seat; None once the game is over."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seed: int = 0,
        lang: str = DEFAULT_LANGUAGE,
        variant: str = "standard",
        options: Mapping[str, Value] | None = None,
        names: Sequence[str] | None = None,
        limit: int = 5000,
    ) -> None:
        self.core = Core(game, seats, variant, options, actions="exact", limit=limit, listens=True)
        self.texts = Texts(self.core.edition, lang, names)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Start a new game."""
        self.core.reset(seed)
        self.listened = [0] * self.core.seats  # facts already sent, by seat
        self.tries = 0
        self.silenced = 0  # answers replaced by silence after too many refusals

    @property
    def seat(self) -> int | None:
        """The asked seat; None once the game is over."""
        return None if self.core.seat == TABLE else self.core.seat

    def prompt(self, seat: int | None = None, standings: bool = True) -> str:
        """Return all that a seat needs to answer, or to follow the game while another seat is asked.

        `seat` defaults to the asked seat. `standings=False` leaves the standings out.
        """
        core, texts = self.core, self.texts
        reader = core.seat if seat is None else seat
        lines = self.news(reader)
        if standings:
            lines += ["", *self.standings(reader)]
        if core.seat == TABLE:
            return "\n".join([*lines, "", texts.outcome(core.table, reader)]).strip()
        mine = reader == core.seat
        lines += ["", texts.describe_question(core.question, core.table, mine)]
        return "\n".join(lines + (self.list_choices() if mine else [])).strip()

    def news(self, seat: int) -> list[str]:
        """Return the facts that a seat has received since its last answer, as sentences."""
        facts = self.core.facts
        return [line for fact in facts[self.listened[seat] :] if (line := self.texts.describe_fact(fact, seat))]

    def standings(self, seat: int) -> list[str]:
        """Return the standings of all seats and the seat's own hand, as lines."""
        into = StringIO()
        terminal = Terminal(self.texts.lang, into)
        draw_standing(terminal, self.texts, self.core.table)
        draw_decision_aid(terminal, self.texts, self.core.table, seat)
        return [line.rstrip() for line in into.getvalue().splitlines() if line.strip()]

    def list_choices(self) -> list[str]:
        """Return every choice with its number; an amount as minimum, maximum and step."""
        core, texts = self.core, self.texts
        question, choices = core.question, core.choices
        if isinstance(choices, range) and question.answer_kind == "money":
            return [f"{choices[0]} … {choices[-1]} (+{choices.step})"]
        shown = choices[:MAX_PROMPT_CHOICES]
        return [f"{choice}: {texts.describe_choice(question, core.table, choice)}" for choice in shown]

    def reply(self, typed: str) -> str:
        """Apply a reply. Return "" if it was legal, else the reason for the refusal.

        After `MAX_REFUSALS` refusals the silence answer is played.
        """
        core = self.core
        question, text = core.question, typed.strip().split("\n")[-1].strip().strip(".").lower()
        try:
            answer = parse_answer(question, text.split(":")[0].strip())
            if answer not in core.choices:
                raise IllegalAnswer(*question.why_not(core.table, answer), question.seat, answer)
        except IllegalAnswer as error:
            self.tries += 1
            if self.tries >= MAX_REFUSALS:
                self.silenced += 1
                self.apply_answer(question.silence(core.table))
            return self.texts.describe_refusal(error.reason, error.rule)
        self.apply_answer(answer)
        return ""

    def apply_answer(self, answer: int) -> None:
        """Apply a legal answer of the asked seat."""
        core = self.core
        self.tries = 0
        self.listened[core.seat] = len(core.facts)
        core.answer(answer)

    def verb_replies(self) -> list[str]:
        """Return the verbs accepted as a reply; empty if the question has none."""
        question = self.core.question
        return [word for choice in self.core.choices if isinstance(word := answer_word(question, choice), str)]

    def returns(self) -> list[float]:
        """Return the final returns by seat: see `Core.returns`."""
        return self.core.returns()

    def record(self) -> Record:
        """Return the record so far."""
        return self.core.record()
