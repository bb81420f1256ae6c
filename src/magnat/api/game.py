"""The class `Game`: a record with its table and its luck, saved in the format of all records."""

import os
from collections.abc import Iterator, Mapping, Sequence
from operator import index
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Final, NoReturn

from magnat.api.errors import IllegalChoice, NotAvailable, UnknownValue, check_int, explain_refusals, list_choices
from magnat.api.question import Question
from magnat.games import edition, simulation_edition
from magnat.kernel import TABLE, Chance, Edition, Fact, IllegalAnswer, Luck, Table, Value, current_question
from magnat.kernel import Question as EngineQuestion
from magnat.languages import DEFAULT_LANGUAGE
from magnat.record import (
    Record,
    RecordedGame,
    SeededLuck,
    load_record,
    parse_answer,
    question_for,
    replay_facts,
    replay_positions,
    view_as_dict,
)

if TYPE_CHECKING:  # imported on first use, so that a game starts quickly
    from magnat.api.bots import BotsLike
    from magnat.bots import Observation
    from magnat.texts import Texts

SEED_LIMIT: Final = 1 << 63
BOT_LUCK_BITS: Final = 20  # bits for the row number, which is mixed with the seed


class Game:
    """A game being played: `question` is the pending question, `say` answers it.

    `table` is the true position, `edition` the game with its options. Bots receive an observation from `observe`, which
    does not contain the true position.
    """

    def __init__(self, recorded: RecordedGame, facts: Sequence[Fact]) -> None:
        assert isinstance(recorded.luck, SeededLuck)
        self.recorded_game = recorded
        self.luck: SeededLuck = recorded.luck
        self._past_facts = list(facts)

    # setup and record

    @property
    def edition(self) -> Edition:
        """The game with its options."""
        return self.recorded_game.edition

    @property
    def table(self) -> Any:
        """The true position, hidden cards included."""
        return self.recorded_game.table

    @property
    def record(self) -> Record:
        """The record of the game so far, including nature's answers."""
        return self.recorded_game.record

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.record.header.seats

    @property
    def seed(self) -> int:
        """The seed with which `magnat.start` deals the same game again."""
        return self.luck.seed

    # questions and answers

    @property
    def question(self) -> Question | None:
        """The pending question; None if the game is over."""
        question = current_question(self.table)
        return None if question is None else Question(question, self.table)

    @property
    def choices(self) -> Sequence[int]:
        """The legal answers to the pending question; empty if the game is over."""
        question = self.question
        return () if question is None else question.choices

    def words(self, choice: int | str, lang: str = DEFAULT_LANGUAGE) -> str:
        """Return the text of an answer to the pending question.

        Raise `IllegalChoice` if the answer is not legal, and `NotAvailable` if the game is over.
        """
        question = self._pending_question().frame
        number = self._parse_choice(question, choice)
        if number not in question.choices(self.table):
            self._refuse(IllegalAnswer(*question.why_not(self.table, number), question.seat, number), question, choice)
        return self._texts(lang).describe_choice(question, self.table, number)

    def say(self, choice: int | str, seat: int | None = None) -> Question | None:
        """Answer the pending question with an int from `choices` or a verb, and return the next question.

        With `seat`, another seat answers meanwhile, if the rules allow it: see `aside`. Raise `IllegalChoice` if the
        answer is refused, and `NotAvailable` if the game is over. A refused answer leaves the game unchanged.
        """
        question = self._question_for(seat)
        number = self._parse_choice(question, choice)
        try:
            self.recorded_game.answer(question.seat, number)
        except IllegalAnswer as error:
            self._refuse(error, question, choice)
        self._past_facts += self.recorded_game.facts
        return self.question

    def aside(self, seat: int) -> EngineQuestion[Any]:
        """Return the question that a seat other than the one asked may answer now.

        Raise `IllegalChoice` if there is none.
        """
        question = self._pending_question().frame.aside(self.table, self._check_seat(seat))
        if question is None:
            asked = self._pending_question()
            sentence = f"Seat {seat} has no word now: seat {asked.seat} is asked ({asked.kind})."
            raise IllegalChoice(sentence, IllegalAnswer("not_your_word", asked.rule, seat))
        return question

    def undo(self) -> None:
        """Undo the last answer that was not forced, and all dice and cards drawn after it.

        The same answer again gives the same dice and cards. Raise `NotAvailable` if there is no answer to undo.
        """
        rows, drawn, before = self.record.rows, 0, None
        for number, t in enumerate(replay_positions(self.record, None, self.edition)):
            if number == len(rows):
                break
            question = question_for(t, rows[number][0])
            if isinstance(question, Chance):
                drawn += 1
            elif rows[number][0] != TABLE and len(question.choices(t)) > 1:
                before = number, drawn, t.copy(), len(t.facts or ())
        if before is None:
            raise NotAvailable("There is nothing to take back: no seat has answered yet.")
        row_count, drawn, table, fact_count = before
        del rows[row_count:], self._past_facts[fact_count:]
        self.record.end = None
        self.recorded_game.table, self.recorded_game.facts = table, []
        self.luck.seek(drawn)

    def __iter__(self) -> Iterator[Question]:
        """Yield each question; the loop's body must answer it with `say`, otherwise `NotAvailable` is raised."""
        row_count = -1
        while question := self.question:
            if len(self.record.rows) == row_count:
                raise NotAvailable(f"Nobody has answered {question!r}: say something before you go on.")
            row_count = len(self.record.rows)
            yield question

    # bots

    def observe(self, seat: int | None = None) -> "Observation":
        """Return the observation from which a bot answers, for the seat that is asked or for one with an aside.

        It contains a table consistent with what the seat knows, never the true one. Repeated calls return equal
        observations. Raise `NotAvailable` if the game is over.
        """
        from magnat.api.bots import observe_for_bot  # start-up time

        question = self._question_for(seat)
        return observe_for_bot(self.table, question, Luck(self.seed << BOT_LUCK_BITS | len(self.record.rows)))

    def play(self, bots: "BotsLike" = "steady") -> tuple[int, ...]:
        """Let bots answer until the game is over or a seat without a bot is asked; return the winners.

        `bots` is one bot for all seats, a sequence with one for each seat, or a mapping from seats to bots. A bot is
        given by name or as an object; None is a seat without a bot.
        """
        from magnat.api.bots import assign_bots  # start-up time

        players = assign_bots(bots, self.seats)
        while (question := current_question(self.table)) is not None:
            player = players[question.seat]
            if player is None:
                break
            self.say(player.answer(self.observe()))
        return self.winners

    # results and history

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self.recorded_game.over

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty during the game."""
        bits: int = self.table.winners
        return tuple(p for p in range(bits.bit_length()) if bits >> p & 1)

    @property
    def facts(self) -> list[Fact]:
        """The facts so far: a word, the seat, three ints, and the seat that may see the ints (-1: everybody)."""
        return list(self._past_facts)

    def story(self, lang: str = DEFAULT_LANGUAGE, seat: int | None = None) -> str:
        """Return the history of the game, one sentence per line, as a spectator or a seat knows it."""
        texts, you = self._texts(lang), TABLE if seat is None else self._check_seat(seat)
        lines = [texts.describe_fact(fact, you) for fact in self._past_facts]
        return "\n".join([line for line in [*lines, texts.outcome(self.table, you)] if line])

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return all that a seat, or without a seat a spectator, may know, as plain values."""
        return view_as_dict(self.table, TABLE if seat is None else self._check_seat(seat))

    # copies, files

    def copy(self) -> "Game":
        """Return an equal, independent game with the same future dice and cards."""
        record = Record(self.record.header, list(self.record.rows), self.record.end, self.record.file)
        luck, skip_forced = self.luck.copy(), self.recorded_game.skip_forced
        recorded = RecordedGame(self.edition, self.table.copy(), record, luck, skip_forced)
        recorded.facts = list(self.recorded_game.facts)
        return Game(recorded, self._past_facts)

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_game, (self.edition, self.table, self.record, self.seed, self.luck.drawn, self._past_facts)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, for `magnat.load`, `magnat replay` and `magnat verify`."""
        self.recorded_game.save(path)

    def __eq__(self, other: object) -> bool:
        """True if the positions and all answers so far are equal."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.record.rows == other.record.rows and self.table == other.table

    def __repr__(self) -> str:
        question = self.question
        now = f"won by {self.winners}" if question is None else f"seat {question.seat} is asked {question.kind}"
        return f"<Game {self.edition.name}: {self.seats} seats, seed {self.seed}, {len(self.record.rows)} rows, {now}>"

    def __str__(self) -> str:
        """Return the table as a spectator sees it, and the winners."""
        return self.render()

    def render(self, lang: str = DEFAULT_LANGUAGE) -> str:
        """Return a text drawing of the table as a spectator sees it, and the winners."""
        from magnat.hosts.terminal.drawings import position_as_text  # start-up time

        return position_as_text(self.table, self._texts(lang))

    # checks of arguments

    def _pending_question(self) -> Question:
        question = self.question
        if question is None:
            raise NotAvailable("The game is over: nothing is asked any more.")
        return question

    def _question_for(self, seat: int | None) -> EngineQuestion[Any]:
        """Return the pending question, or the aside of another seat."""
        frame = self._pending_question().frame
        return frame if seat is None or self._check_seat(seat) == frame.seat else self.aside(seat)

    def _check_seat(self, seat: int) -> int:
        return check_int("seat", seat, 0, self.seats - 1)

    def _texts(self, lang: str) -> "Texts":
        from magnat.texts import Texts  # start-up time

        with explain_refusals():
            return Texts(self.edition, lang, self.record.header.names)

    def _parse_choice(self, question: EngineQuestion[Any], choice: int | str) -> int:
        try:
            return parse_answer(question, choice if isinstance(choice, str) else as_choice(choice))
        except IllegalAnswer as error:
            self._refuse(error, question, choice)

    def _refuse(self, error: IllegalAnswer, question: EngineQuestion[Any], choice: object) -> NoReturn:
        pending = Question(question, self.table)
        reason = self._texts(DEFAULT_LANGUAGE).describe_refusal(error.reason, error.rule).rstrip(".")
        answers = list_choices(pending.choices, question.verbs if question.answer_kind == "verb" else ())
        sentence = f"Seat {question.seat} cannot answer {choice!r} to {pending.kind}: {reason}. Accepted: {answers}."
        raise IllegalChoice(sentence, error) from None


def as_choice(choice: int) -> int:
    """Return an int for any integer type such as numpy's; return other values unchanged, to be refused later."""
    return index(choice) if hasattr(choice, "__index__") and not isinstance(choice, bool) else choice


# constructors


def deal_game(game: str, seats: int, seed: int | None, variant: str, options: Mapping[str, Value]) -> Game:
    """Return a new game: see `magnat.start`."""
    e, luck = choose_edition(game, variant, options), SeededLuck(choose_seed(seed))
    recorded = RecordedGame.start(e, check_seat_count(e, seats), luck, skip_forced=True, variant=variant)
    return Game(recorded, recorded.facts)


def load_game(path: str | os.PathLike[str], seed: int | None) -> Game:
    """Return the game saved in a file: see `magnat.load`."""
    with explain_refusals():
        recorded = RecordedGame.resume(load_record(path), SeededLuck(choose_seed(seed)), skip_forced=True)
        return Game(recorded, replay_facts(recorded.record, edition=recorded.edition))


def restore_game(edition: Edition, table: Table, record: Record, seed: int, drawn: int, facts: list[Fact]) -> Game:
    """Return an unpickled game."""
    luck = SeededLuck(seed)
    luck.seek(drawn)
    return Game(RecordedGame(edition, table, record, luck, True), facts)


def choose_edition(game: str, variant: str, options: Mapping[str, Value]) -> Edition:
    """Return the edition with these options; all others are those of simulations. Raise `UnknownValue`."""
    with explain_refusals():
        plain = edition(game, variant)
        names = [option.name for option in plain.declared]
        for name in options:
            if name not in names:
                raise UnknownValue("option", name, ", ".join(names))
        usual = simulation_edition(plain)
        return usual.rebuild(usual.board, {**usual.options, **options})


def check_seat_count(e: Edition, seats: int) -> int:
    return check_int("seats", seats, e.least, e.most)


def choose_seed(seed: int | None) -> int:
    """Return the given seed, or a random one."""
    return SystemRandom().randrange(SEED_LIMIT) if seed is None else check_int("seed", seed, 0)
