"""front: a game in the players' words. It is a record with its table and its luck, and saved as any other."""

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
from magnat.record import (
    Record,
    RecordedGame,
    SeededLuck,
    parse_answer,
    question_for,
    replay_facts,
    replay_positions,
    view_as_dict,
)

if TYPE_CHECKING:  # loaded when they are first needed: a game is there at once
    from magnat.api.bots import BotsLike
    from magnat.bots import Observation
    from magnat.texts import Texts

SEED_LIMIT: Final = 1 << 63
BOT_LUCK_BITS: Final = 20  # bits for where in a game a bot is asked


class Game:
    """A game being played: `question` says who is asked what, `say` answers it.

    `table` is the true position, and `edition` what is played. Bots are given a `sight`, which holds neither.
    """

    def __init__(self, recorded: RecordedGame, told: Sequence[Fact]) -> None:
        assert isinstance(recorded.luck, SeededLuck)
        self.recorded_game = recorded
        self.luck: SeededLuck = recorded.luck
        self._past_facts = list(told)

    # what is played

    @property
    def edition(self) -> Edition:
        return self.recorded_game.edition

    @property
    def table(self) -> Any:
        """The true position, hidden cards included."""
        return self.recorded_game.table

    @property
    def record(self) -> Record:
        """What was said so far, nature's answers included."""
        return self.recorded_game.record

    @property
    def seats(self) -> int:
        return self.record.header.seats

    @property
    def seed(self) -> int:
        """With it, `magnat.start` deals the same game again."""
        return self.luck.seed

    # what is asked, and the answer

    @property
    def question(self) -> Question | None:
        """What waits for an answer; None once the game is over."""
        asked = current_question(self.table)
        return None if asked is None else Question(asked, self.table)

    @property
    def choices(self) -> Sequence[int]:
        """Every legal answer; none once the game is over."""
        question = self.question
        return () if question is None else question.choices

    def words(self, choice: int | str, lang: str = "en") -> str:
        """What an answer means, in words."""
        question = self._pending_question().frame
        number = self._parse_choice(question, choice)
        if number not in question.choices(self.table):
            self._refuse(IllegalAnswer(*question.why_not(self.table, number), question.seat, number), question, choice)
        return self._texts(lang).describe_choice(question, self.table, number)

    def say(self, choice: int | str, seat: int | None = None) -> Question | None:
        """Answer, with an int of `choices` or a verb, for the seat that is asked; return what is asked next.

        Another seat may speak meanwhile where the rules let it: see `aside`.
        """
        asked = self._pending_question().frame
        who = asked.seat if seat is None else self._check_seat(seat)
        question = asked if who == asked.seat else self.aside(who)
        number = self._parse_choice(question, choice)
        try:
            self.recorded_game.answer(who, number)
        except IllegalAnswer as why:
            self._refuse(why, question, choice)
        self._past_facts += self.recorded_game.facts
        return self.question

    def aside(self, seat: int) -> EngineQuestion[Any]:
        """What a seat that is not asked may say all the same."""
        question = self._pending_question().frame.aside(self.table, self._check_seat(seat))
        if question is None:
            asked = self._pending_question()
            why = IllegalAnswer("not_your_word", asked.rule, seat)
            raise IllegalChoice(f"Seat {seat} has no word now: seat {asked.seat} is asked ({asked.kind}).", why)
        return question

    def undo(self) -> None:
        """Take back the last answer, and what nature did after it: she does the same again when it is repeated."""
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
        said, drawn, table, told = before
        del rows[said:], self._past_facts[told:]
        self.record.end = None
        self.recorded_game.table, self.recorded_game.facts = table, []
        self.luck.seek(drawn)

    def __iter__(self) -> Iterator[Question]:
        """Every question in turn, while whoever iterates answers them."""
        said = -1
        while question := self.question:
            if len(self.record.rows) == said:
                raise NotAvailable(f"Nobody has answered {question!r}: say something before you go on.")
            said = len(self.record.rows)
            yield question

    # bots

    def sight(self, seat: int | None = None) -> "Observation":
        """What a bot is given to answer for the seat that is asked, or for one that may speak meanwhile.

        It holds a table that the seat could be sitting at, never the true one. Made twice, it is the same.
        """
        from magnat.api.bots import observe_for_bot  # start-up time

        asked = self._pending_question().frame
        who = asked.seat if seat is None else self._check_seat(seat)
        question = asked if who == asked.seat else self.aside(who)
        return observe_for_bot(self.table, who, question, Luck(self.seed << BOT_LUCK_BITS | len(self.record.rows)))

    def play(self, bots: "BotsLike" = "steady") -> tuple[int, ...]:
        """Let bots answer until the game is over, or until a seat without one is asked; return the winners.

        One bot for all seats, one for each, or a mapping from seats to bots; None is nobody.
        """
        from magnat.api.bots import assign_bots  # start-up time

        players = assign_bots(bots, self.seats)
        while (question := current_question(self.table)) is not None:
            player = players[question.seat]
            if player is None:
                break
            self.say(player.answer(self.sight()))
        return self.winners

    # what happened

    @property
    def over(self) -> bool:
        return self.recorded_game.over

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the game runs."""
        bits: int = self.table.winners
        return tuple(p for p in range(bits.bit_length()) if bits >> p & 1)

    @property
    def facts(self) -> list[Fact]:
        """What happened so far: a word, the seat, three ints, and who hears them (-1: everybody)."""
        return list(self._past_facts)

    def story(self, lang: str = "en", seat: int | None = None) -> str:
        """The game so far, a sentence a line, as everybody or one seat heard it."""
        texts, you = self._texts(lang), TABLE if seat is None else self._check_seat(seat)
        lines = [texts.describe_fact(fact, you) for fact in self._past_facts]
        return "\n".join([line for line in [*lines, texts.outcome(self.table, you)] if line])

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat may know, as plain values; without a seat, what everybody may."""
        return view_as_dict(self.table, TABLE if seat is None else self._check_seat(seat))

    # copies, files

    def copy(self) -> "Game":
        """Another game, equal and independent, with the same luck ahead."""
        record = Record(self.record.header, list(self.record.rows), self.record.end, self.record.file)
        recorded = RecordedGame(
            self.edition, self.table.copy(), record, self.luck.copy(), self.recorded_game.skip_forced
        )
        recorded.facts = list(self.recorded_game.facts)
        return Game(recorded, self._past_facts)

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_game, (self.edition, self.table, self.record, self.seed, self.luck.drawn, self._past_facts)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record: `magnat.load`, `magnat replay` and `magnat verify` read it."""
        self.recorded_game.save(path)

    def __eq__(self, other: object) -> bool:
        """The same game, and the same was said so far."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.record.rows == other.record.rows and self.table == other.table

    def __repr__(self) -> str:
        asked = self.question
        now = f"won by {self.winners}" if asked is None else f"seat {asked.seat} is asked {asked.kind}"
        return f"<Game {self.edition.name}: {self.seats} seats, seed {self.seed}, {len(self.record.rows)} rows, {now}>"

    def __str__(self) -> str:
        """The table as everybody may see it, and who has won."""
        return self.render()

    def render(self, lang: str = "en") -> str:
        """The table as everybody may see it, and who has won."""
        from magnat.hosts.terminal.drawings import position_as_text  # pictures take a while to load

        texts = self._texts(lang)
        return "\n".join([position_as_text(self.table, texts).rstrip("\n"), texts.outcome(self.table)]).rstrip("\n")

    # what was meant

    def _pending_question(self) -> Question:
        question = self.question
        if question is None:
            raise NotAvailable("The game is over: nothing is asked any more.")
        return question

    def _check_seat(self, seat: int) -> int:
        return check_int("seat", seat, 0, self.seats - 1)

    def _texts(self, lang: str) -> "Texts":
        from magnat.texts import Texts  # start-up time

        with explain_refusals():
            return Texts(self.edition, lang, self.record.header.names)

    def _parse_choice(self, question: EngineQuestion[Any], choice: int | str) -> int:
        try:
            return parse_answer(question, choice if isinstance(choice, str) else as_choice(choice))
        except IllegalAnswer as why:
            self._refuse(why, question, choice)

    def _refuse(self, why: IllegalAnswer, question: EngineQuestion[Any], choice: object) -> NoReturn:
        asked = Question(question, self.table)
        reason = self._texts("en").describe_refusal(why.reason, why.rule).rstrip(".")
        known = list_choices(asked.choices, question.verbs if question.answer_kind == "verb" else ())
        sentence = f"Seat {question.seat} cannot answer {choice!r} to {asked.kind}: {reason}. Accepted: {known}."
        raise IllegalChoice(sentence, why) from None


def as_choice(choice: int) -> int:
    """An answer as an int: numpy's will do, and whatever else is no answer stays what it is."""
    return index(choice) if hasattr(choice, "__index__") and not isinstance(choice, bool) else choice


# making games


def deal_game(game: str, seats: int, seed: int | None, variant: str, options: Mapping[str, Value]) -> Game:
    """A game from its beginning."""
    e = choose_edition(game, variant, options)
    recorded = RecordedGame.start(
        e, check_seat_count(e, seats), SeededLuck(choose_seed(seed)), skip_forced=True, variant=variant
    )
    return Game(recorded, recorded.facts)


def load_game(path: str | os.PathLike[str], seed: int | None) -> Game:
    """A game from its file."""
    with explain_refusals():
        recorded = RecordedGame.load(path, SeededLuck(choose_seed(seed)), skip_forced=True)
        return Game(recorded, replay_facts(recorded.record, edition=recorded.edition))


def restore_game(edition: Edition, table: Table, record: Record, seed: int, drawn: int, told: list[Fact]) -> Game:
    """A game that was sent from one process to another."""
    luck = SeededLuck(seed)
    luck.seek(drawn)
    return Game(RecordedGame(edition, table, record, luck, True), told)


def choose_edition(game: str, variant: str, options: Mapping[str, Value]) -> Edition:
    """What is to be played, as bots play it among themselves where the options do not say otherwise."""
    with explain_refusals():
        plain = edition(game, variant)
        known = [option.name for option in plain.declared]
        for name in options:
            if name not in known:
                raise UnknownValue("option", name, ", ".join(known))
        usual = simulation_edition(plain)
        return usual.rebuild(usual.board, {**usual.options, **options})


def check_seat_count(e: Edition, seats: int) -> int:
    return check_int("seats", seats, e.least, e.most)


def choose_seed(seed: int | None) -> int:
    """The seed that somebody gave, or one that nobody did."""
    return SystemRandom().randrange(SEED_LIMIT) if seed is None else check_int("seed", seed, 0)
