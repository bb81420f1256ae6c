"""front: a game in the players' words. It is a record with its table and its luck, and saved as any other."""

import os
from collections.abc import Iterator, Mapping, Sequence
from operator import index
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Final, NoReturn

from magnat.front.question import Question
from magnat.front.refusals import Illegal, Nothing, Unknown, in_a_sentence, listed, whole_number
from magnat.games import edition, simulated
from magnat.kernel import TABLE, Chance, Edition, Fact, IllegalAnswer, Luck, Table, Value, waiting
from magnat.kernel import Question as EngineQuestion
from magnat.record import Record, RecordedGame, SeededLuck, answered, facts, parse, positions, view

if TYPE_CHECKING:  # loaded when they are first needed: a game is there at once
    from magnat.bots import Sight
    from magnat.front.bots import Players
    from magnat.texts import Texts

MOST_SEED: Final = 1 << 63
MINDS: Final = 20  # bits for where in a game a bot is asked


class Game:
    """A game being played: `question` says who is asked what, `say` answers it.

    `table` is the true position, and `edition` what is played. Bots are given a `sight`, which holds neither.
    """

    def __init__(self, recorded: RecordedGame, told: Sequence[Fact]) -> None:
        assert isinstance(recorded.luck, SeededLuck)
        self.recorded = recorded
        self.luck: SeededLuck = recorded.luck
        self._told = list(told)

    # what is played

    @property
    def edition(self) -> Edition:
        return self.recorded.edition

    @property
    def table(self) -> Any:
        """The true position, hidden cards included."""
        return self.recorded.table

    @property
    def record(self) -> Record:
        """What was said so far, nature's answers included."""
        return self.recorded.record

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
        asked = waiting(self.table)
        return None if asked is None else Question(asked, self.table)

    @property
    def choices(self) -> Sequence[int]:
        """Every legal answer; none once the game is over."""
        question = self.question
        return () if question is None else question.choices

    def words(self, choice: int | str, lang: str = "en") -> str:
        """What an answer means, in words."""
        question = self._asked().frame
        number = self._meant(question, choice)
        if number not in question.choices(self.table):
            self._refuse(IllegalAnswer(*question.why_not(self.table, number), question.seat, number), question, choice)
        return self._texts(lang).choice(question, self.table, number)

    def say(self, choice: int | str, seat: int | None = None) -> Question | None:
        """Answer, with an int of `choices` or a verb, for the seat that is asked; return what is asked next.

        Another seat may speak meanwhile where the rules let it: see `aside`.
        """
        asked = self._asked().frame
        who = asked.seat if seat is None else self._seat(seat)
        question = asked if who == asked.seat else self.aside(who)
        number = self._meant(question, choice)
        try:
            self.recorded.answer(who, number)
        except IllegalAnswer as why:
            self._refuse(why, question, choice)
        self._told += self.recorded.facts
        return self.question

    def aside(self, seat: int) -> EngineQuestion[Any]:
        """What a seat that is not asked may say all the same."""
        question = self._asked().frame.aside(self.table, self._seat(seat))
        if question is None:
            asked = self._asked()
            why = IllegalAnswer("not_your_word", asked.rule, seat)
            raise Illegal(f"Seat {seat} has no word now: seat {asked.seat} is asked ({asked.kind}).", why)
        return question

    def undo(self) -> None:
        """Take back the last answer, and what nature did after it: she does the same again when it is repeated."""
        rows, drawn, before = self.record.rows, 0, None
        for number, t in enumerate(positions(self.record, None, self.edition)):
            if number == len(rows):
                break
            question = answered(t, rows[number][0])
            if isinstance(question, Chance):
                drawn += 1
            elif rows[number][0] != TABLE and len(question.choices(t)) > 1:
                before = number, drawn, t.copy(), len(t.facts or ())
        if before is None:
            raise Nothing("There is nothing to take back: no seat has answered yet.")
        said, drawn, table, told = before
        del rows[said:], self._told[told:]
        self.record.end = None
        self.recorded.table, self.recorded.facts = table, []
        self.luck.go_to(drawn)

    def __iter__(self) -> Iterator[Question]:
        """Every question in turn, while whoever iterates answers them."""
        said = -1
        while question := self.question:
            if len(self.record.rows) == said:
                raise Nothing(f"Nobody has answered {question!r}: say something before you go on.")
            said = len(self.record.rows)
            yield question

    # bots

    def sight(self, seat: int | None = None) -> "Sight":
        """What a bot is given to answer for the seat that is asked, or for one that may speak meanwhile.

        It holds a table that the seat could be sitting at, never the true one. Made twice, it is the same.
        """
        from magnat.front.bots import sight

        asked = self._asked().frame
        who = asked.seat if seat is None else self._seat(seat)
        question = asked if who == asked.seat else self.aside(who)
        return sight(self.table, who, question, Luck(self.seed << MINDS | len(self.record.rows)))

    def play(self, bots: "Players" = "steady") -> tuple[int, ...]:
        """Let bots answer until the game is over, or until a seat without one is asked; return the winners.

        One bot for all seats, one for each, or a mapping from seats to bots; None is nobody.
        """
        from magnat.front.bots import seated

        players = seated(bots, self.seats)
        while (question := waiting(self.table)) is not None:
            player = players[question.seat]
            if player is None:
                break
            self.say(player.answer(self.sight()))
        return self.winners

    # what happened

    @property
    def over(self) -> bool:
        return self.recorded.over

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the game runs."""
        bits: int = self.table.winners
        return tuple(p for p in range(bits.bit_length()) if bits >> p & 1)

    @property
    def facts(self) -> list[Fact]:
        """What happened so far: a word, the seat, three ints, and who hears them (-1: everybody)."""
        return list(self._told)

    def story(self, lang: str = "en", seat: int | None = None) -> str:
        """The game so far, a sentence a line, as everybody or one seat heard it."""
        texts, you = self._texts(lang), TABLE if seat is None else self._seat(seat)
        lines = [texts.say(fact, you) for fact in self._told]
        return "\n".join([line for line in [*lines, texts.outcome(self.table, you)] if line])

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat may know, as plain values; without a seat, what everybody may."""
        return view(self.table, TABLE if seat is None else self._seat(seat))

    # copies, files

    def copy(self) -> "Game":
        """Another game, equal and independent, with the same luck ahead."""
        record = Record(self.record.header, list(self.record.rows), self.record.end, self.record.file)
        recorded = RecordedGame(self.edition, self.table.copy(), record, self.luck.copy(), self.recorded.hurry)
        recorded.facts = list(self.recorded.facts)
        return Game(recorded, self._told)

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (self.edition, self.table, self.record, self.seed, self.luck.drawn, self._told)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record: `magnat.load`, `magnat replay` and `magnat verify` read it."""
        self.recorded.save(path)

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
        return self.drawn()

    def drawn(self, lang: str = "en") -> str:
        """The table as everybody may see it, and who has won."""
        from magnat.cli.drawings import drawn  # pictures take a while to load

        texts = self._texts(lang)
        return "\n".join([drawn(self.table, texts).rstrip("\n"), texts.outcome(self.table)]).rstrip("\n")

    # what was meant

    def _asked(self) -> Question:
        question = self.question
        if question is None:
            raise Nothing("The game is over: nothing is asked any more.")
        return question

    def _seat(self, seat: int) -> int:
        return whole_number("seat", seat, 0, self.seats - 1)

    def _texts(self, lang: str) -> "Texts":
        from magnat.texts import Texts

        with in_a_sentence():
            return Texts(self.edition, lang, self.record.header.names)

    def _meant(self, question: EngineQuestion[Any], choice: int | str) -> int:
        try:
            return parse(question, choice if isinstance(choice, str) else whole_choice(choice))
        except IllegalAnswer as why:
            self._refuse(why, question, choice)

    def _refuse(self, why: IllegalAnswer, question: EngineQuestion[Any], choice: object) -> NoReturn:
        asked = Question(question, self.table)
        reason = self._texts("en").why(why.reason, why.rule).rstrip(".")
        known = listed(asked.choices, question.verbs if question.of == "verb" else ())
        sentence = f"Seat {question.seat} cannot answer {choice!r} to {asked.kind}: {reason}. Accepted: {known}."
        raise Illegal(sentence, why) from None


def whole_choice(choice: int) -> int:
    """An answer as an int: numpy's will do, and whatever else is no answer stays what it is."""
    return index(choice) if hasattr(choice, "__index__") and not isinstance(choice, bool) else choice


# making games


def started(game: str, seats: int, seed: int | None, variant: str, options: Mapping[str, Value]) -> Game:
    """A game from its beginning."""
    e = chosen(game, variant, options)
    recorded = RecordedGame.start(e, seats_at(e, seats), SeededLuck(seed_from(seed)), hurry=True, variant=variant)
    return Game(recorded, recorded.facts)


def loaded(path: str | os.PathLike[str], seed: int | None) -> Game:
    """A game from its file."""
    with in_a_sentence():
        recorded = RecordedGame.load(path, SeededLuck(seed_from(seed)), hurry=True)
        return Game(recorded, facts(recorded.record, edition=recorded.edition))


def again(edition: Edition, table: Table, record: Record, seed: int, drawn: int, told: list[Fact]) -> Game:
    """A game that was sent from one process to another."""
    luck = SeededLuck(seed)
    luck.go_to(drawn)
    return Game(RecordedGame(edition, table, record, luck, True), told)


def chosen(game: str, variant: str, options: Mapping[str, Value]) -> Edition:
    """What is to be played, as bots play it among themselves where the options do not say otherwise."""
    with in_a_sentence():
        plain = edition(game, variant)
        known = [option.name for option in plain.declared]
        for name in options:
            if name not in known:
                raise Unknown("option", name, ", ".join(known))
        usual = simulated(plain)
        return usual.remade(usual.board, {**usual.options, **options})


def seats_at(e: Edition, seats: int) -> int:
    return whole_number("seats", seats, e.least, e.most)


def seed_from(seed: int | None) -> int:
    """The seed that somebody gave, or one that nobody did."""
    return SystemRandom().randrange(MOST_SEED) if seed is None else whole_number("seed", seed, 0)
