"""Play the same game with an engine and its oracle, and compare them after every answer.

An oracle is a second implementation of a game's catalogue, in `tests/oracle/<game>.py`, that shares no code with the
game. It is the class `Oracle` of that module, a subclass of `Reading`. Its `play` is a generator that asks one question
after the other and receives the answers.

    def play(self):                                     # the whole game, from the opening
        while True:
            verb = yield from self.ask("before_throw", p, ("throw",), "ELEC-TURN-01")
            dice = yield from self.nature("throw", range(36), "ELEC-TURN-01")

* `ask(kind, seat, choices, rule)` states the expected question: its kind, the asked seat, the legal answers, and the
  rule. A question of verbs is answered by names ("throw"), every other one by its int. Choices may be a range, or any
  collection in any order; `ANY` means that the oracle does not check them. They may also be a function, which is called
  again after an aside.
* `aside(seat)` returns the expected aside of a seat (or of TABLE: the clock, leaving players) as `(kind, choices)`, or
  None; `heard_aside(seat, answer)`, a generator, carries it out. `ask` then asks again, unless the seat is out of the
  game: then `Gone` is raised, for the oracle to catch where its play continues.
* `columns` names the public columns that the oracle keeps as attributes of the same name and shape: `cash`, `owner`,
  `place` ... They are compared after every answer, and so are the facts: `tell` adds an expected fact, and `told` names
  the words that are checked and how many of their ints. Other facts and the order of the facts of one answer are not
  checked.
* `Over(winners)` raised anywhere inside `play` is the end of the game.
* `options(rng, edition)` gives the options of a random table, `board(board, rng)` may change the numbers of pieces or
  of money so that rare situations occur. An oracle reads its options and those numbers, and quotes the rest.
* `LIKES` weighs verbs for the random players, so that they buy, build and trade more than they pass; `aims` are
  preferred remaining sums, so that boundaries are met exactly; `pick` overrides the random choice.
* A quarter of the games skip questions with a single legal answer: the oracle must then know that answer.

`follow(Oracle, seed)` plays one game and returns how many answers it had; it raises `Disagreement` with the seed, the
row, the position, both opinions and the rule. `run` plays many. Add the game to `test_oracles.py`. Where the engine
and an oracle disagree, the catalogue decides.
"""

import random
from collections.abc import Collection, Generator, Sequence
from importlib import import_module
from typing import Any, ClassVar, Final

from magnat.games import edition as edition_of
from magnat.games import variants
from magnat.kernel import TABLE, Edition, Question, Row, Table, answer, current_question, settle, speaker
from magnat.record.codec import kind_of
from magnat.record.view import pending_frames

ANY: Final = None  # choices that the oracle does not check

Choices = Collection[Any] | None
Asked = tuple[str, int, Choices, str]  # kind, seat, choices, rule
Heard = tuple[int, Any]  # seat and answer: a verb's name, or an int
Play = Generator[Asked, Heard, Any]


class Disagreement(AssertionError):
    """The engine and the oracle disagree."""


class Over(Exception):
    """The game is over, won by these seats."""

    def __init__(self, winners: Collection[int]) -> None:
        self.winners = tuple(winners)


class Gone(Exception):
    """The asked seat, or a seat that the question is about, is out of the game."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Reading:
    """Base class of oracles: a game as a generator, with its state."""

    game: ClassVar[str]
    cards: ClassVar[int] = 0  # number of cards that the oracle knows, in all decks
    columns: ClassVar[tuple[str, ...]] = ()
    told: ClassVar[dict[str, int]] = {}  # checked words, with how many of their ints
    LIKES: ClassVar[dict[str, float]] = {}

    def __init__(self, seats: int, edition: Edition) -> None:
        self.seats = seats
        self.option: dict[str, Any] = dict(edition.options)
        self.facts: list[tuple[Any, ...]] = []
        self.asked: Asked = ("", TABLE, ANY, "")
        self.ring = tuple(range(seats))  # seats still in the game
        self.cash = [0] * seats

    @classmethod
    def options(cls, rng: random.Random, declared: Edition) -> dict[str, Any]:
        """Return random switches and words as options. Oracles add numeric options."""
        chosen: dict[str, Any] = {}
        for option in declared.declared:
            if isinstance(option.default, bool):
                chosen[option.name] = rng.random() < 0.5
            elif isinstance(option.default, str):
                chosen[option.name] = rng.choice(option.words)
        return chosen

    @classmethod
    def board(cls, board: Any, rng: random.Random) -> Any:
        """Return the board of a random table: the printed one, unless an oracle makes pieces or money scarce."""
        return board

    def play(self) -> Play:
        raise NotImplementedError

    def aims(self, seat: int) -> Sequence[int]:
        """Return amounts of cash at which a rule changes: random payments often leave one of them."""
        return ()

    def pick(self, rng: random.Random, kind: str, choices: Sequence[int]) -> int | None:
        """Return the answer of the random players; None for a random one."""
        return None

    def aside(self, seat: int) -> tuple[str, Choices] | None:
        """Return the expected aside of a seat."""
        return None

    def heard_aside(self, seat: int, answer: Any) -> Play:
        """Carry out an aside."""
        raise NotImplementedError

    def ask(self, kind: str, seat: int, choices: Any, rule: str, *about: int) -> Play:
        """Ask a seat again after every aside, and return its answer. The asked seat and the seats in `about` must be in
        the game."""
        while True:
            for p in (seat, *about):
                if p not in self.ring:
                    raise Gone(p)
            legal: Choices = choices() if callable(choices) else choices
            self.asked = (kind, seat, legal, rule)
            who, answer = yield self.asked
            if who == seat:
                return answer
            yield from self.heard_aside(who, answer)

    def nature(self, kind: str, choices: Choices, rule: str) -> Play:
        """Ask for a chance outcome, which asides cannot interrupt."""
        self.asked = (kind, TABLE, choices, rule)
        _, answer = yield self.asked
        return answer

    def tell(self, word: str, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.facts.append((word, seat, a, b, c)[: 2 + self.told[word]])

    def others(self, seat: int, seats: Sequence[int]) -> list[int]:
        """Return these seats clockwise from the left of `seat`, without it."""
        return [(seat + i) % self.seats for i in range(1, self.seats) if (seat + i) % self.seats in seats]


class Follower:
    """One game: the engine's table, the oracle, and the random players."""

    def __init__(self, oracle: type[Reading], seed: int, most: int = 2_000) -> None:
        self.seed, self.most = seed, most
        self.dice = random.Random(seed)
        rng = self.dice
        standard = variants(oracle.game)
        self.variant = rng.choice(sorted(standard))
        printed = standard[self.variant]
        self.chosen = {**printed.differences(), **oracle.options(rng, printed)}
        made = edition_of(oracle.game, "standard", self.chosen)
        self.edition = made.rebuild(oracle.board(made.board, rng), made.options)
        self.seats = rng.randint(made.least, made.most)
        self.hurry = rng.random() < 0.25
        self.chatter = rng.choice((0.0, 0.02, 0.1, 0.3))
        self.leaving = rng.choice((0.0, 0.0, 0.002, 0.01))
        moods = (0.2, 1.0, 1.0, 4.0)
        self.likes = {word: weight * rng.choice(moods) for word, weight in sorted(oracle.LIKES.items())}
        self.oracle = oracle(self.seats, self.edition)
        self.t: Table = self.edition.deal(self.seats)
        self.rows: list[Row] = []
        self.kinds: dict[str, int] = {}
        self.over = False
        self.spoken: Any = None

    def follow(self) -> int:
        """Play to the end or the limit, and return the number of answers."""
        t = self.t
        t.facts, t.rows = [], []
        settle(t, None, self.hurry)
        self.playing = self.oracle.play()
        self._resume(None)
        self._hear()
        self._compare()
        while not self.over and len(self.rows) < self.most:
            seat, choice = self._some_row()
            answer(t, seat, choice, None, self.hurry)
            self._hear()
            self._compare()
        return len(self.rows)

    # Random answers

    def _some_row(self) -> Row:
        t, rng = self.t, self.dice
        top = current_question(t)
        assert top is not None
        who = speaker(top)
        roll = rng.random()
        if roll < self.leaving:
            other = TABLE
        elif roll < self.leaving + self.chatter or roll > 0.9:
            other = rng.randrange(self.seats)
        else:
            other = who
        if other != who:
            answer = top.aside(t, other)
            self._compare_aside(other, answer)
            if answer is not None and roll < 0.9:
                return other, self._speak(answer)
        return who, self._speak(top)

    def _speak(self, question: Question[Any]) -> int:
        choice = self._pick(question, question.choices(self.t))
        verbs = question.verbs
        self.spoken = verbs[choice] if question.answer_kind == "verb" and verbs else choice
        return choice

    def _pick(self, question: Question[Any], choices: Sequence[int]) -> int:
        rng = self.dice
        if len(choices) == 1:
            return choices[0]
        picked = self.oracle.pick(rng, kind_of(type(question)), choices)
        if picked is not None:
            return picked
        if question.answer_kind == "verb" and question.verbs:
            likes = self.likes
            weights = [likes.get(question.verbs[choice], 1.0) for choice in choices]
            return rng.choices(choices, weights)[0]
        if (isinstance(choices, range) and len(choices) > 40) or question.answer_kind == "money":
            roll = rng.random()
            if roll < 0.15:
                return choices[0]
            if roll > 0.85:  # leaves exactly the amount of some rule
                aims = self.oracle.aims(question.seat)
                left = self.oracle.cash[question.seat] - rng.choice(aims) if aims else 0
                if left in choices:
                    return left
            if roll < 0.25:
                return choices[-1]
            if roll < 0.7:
                near = min(range(len(choices)), key=lambda i: abs(choices[i])) if choices[0] < 0 < choices[-1] else 0
                return choices[min(len(choices) - 1, near + rng.randrange(20))]
        if question.answer_kind == "item" and rng.random() < 0.4:
            return choices[max(0, len(choices) - 2)]  # enough
        return rng.choice(choices)

    # Input of the oracle

    def _resume(self, heard: Heard | None) -> None:
        try:
            self.expected = self.playing.send(heard) if heard is not None else next(self.playing)
        except Over as end:
            self.over = True
            self.expected = ("", TABLE, (), "")
            self.winners = end.winners

    def _hear(self) -> None:
        """Pass all new rows to the oracle, including skipped forced answers."""
        heard = self.t.rows
        assert heard is not None
        for who, choice in heard:
            self.rows.append((who, choice))
            if self.over:
                self._differ("the game goes on", f"won by {self.winners}", "")
            kind, seat, choices, rule = self.expected
            self.kinds[kind] = self.kinds.get(kind, 0) + 1
            answer, self.spoken = self.spoken, None
            if answer is None:  # skipped: the oracle must know the only answer
                if who != seat or choices is ANY or len(choices) != 1:
                    self._differ(f"seat {who} answers {choice} by itself", f"{kind} of seat {seat}: {choices}", rule)
                answer = next(iter(choices or ()))
            self._resume((who, answer))
        heard.clear()

    # Comparison

    def _compare(self) -> None:
        t, oracle = self.t, self.oracle
        told = [fact[: 2 + oracle.told[fact[0]]] for fact in t.facts or () if fact[0] in oracle.told]
        if sorted(told) != sorted(oracle.facts):  # their order is not a rule
            self._differ(f"facts {told}", f"facts {oracle.facts}", self.expected[3])
        if t.facts:
            t.facts.clear()
        oracle.facts.clear()
        for name in oracle.columns:
            theirs, mine = getattr(t, name), getattr(oracle, name)
            if theirs != mine and not (isinstance(theirs, tuple) and list(theirs) == mine):
                self._differ(f"{name} {getattr(t, name)}", f"{name} {getattr(oracle, name)}", self.expected[3])
        top = current_question(t)
        if top is None or self.over:
            winners = tuple(p for p in range(self.seats) if t.winners >> p & 1)
            if top is not None or not self.over or set(winners) != set(self.winners):
                mine = f"won by {self.winners}" if self.over else f"{self.expected[0]} of seat {self.expected[1]}"
                theirs = f"won by {winners}" if top is None else f"{kind_of(type(top))} of seat {speaker(top)}"
                self._differ(theirs, mine, self.expected[3])
            return
        kind, seat, choices, rule = self.expected
        if kind_of(type(top)) != kind or speaker(top) != seat:
            self._differ(f"{kind_of(type(top))} of seat {speaker(top)}", f"{kind} of seat {seat}", rule)
        self._compare_choices(top, choices, rule)

    def _compare_choices(self, question: Question[Any], choices: Choices, rule: str) -> None:
        if choices is ANY:
            return
        offered = question.choices(self.t)
        if question.answer_kind == "verb" and question.verbs:
            names = [question.verbs[choice] for choice in offered]
            same = len(names) == len(choices) and set(names) == set(choices)
            if not same:
                self._differ(f"{kind_of(type(question))}: {names}", str(list(choices)), rule)
        elif isinstance(offered, range) and isinstance(choices, range):
            if offered != choices:
                self._differ(f"{kind_of(type(question))}: {offered}", str(choices), rule)
        elif sorted(offered) != sorted(choices):
            self._differ(f"{kind_of(type(question))}: {sorted(offered)}", str(sorted(choices)), rule)

    def _compare_aside(self, seat: int, answer: Question[Any] | None) -> None:
        mine = self.oracle.aside(seat)
        if (answer is None) != (mine is None):
            theirs = "nothing" if answer is None else kind_of(type(answer))
            self._differ(f"seat {seat} may say aside: {theirs}", str(mine), self.expected[3])
        if answer is not None and mine is not None:
            if kind_of(type(answer)) != mine[0]:
                self._differ(f"seat {seat} may say aside: {kind_of(type(answer))}", mine[0], self.expected[3])
            self._compare_choices(answer, mine[1], self.expected[3])

    def _differ(self, engine: str, oracle: str, rule: str) -> None:
        columns = {name: getattr(self.t, name) for name in self.t.columns}
        raise Disagreement(
            f"{self.oracle.game}, seed {self.seed}, row {len(self.rows)}, {self.seats} seats, rule {rule or '-'}\n"
            f"  engine: {engine}\n  oracle: {oracle}\n"
            f"  asked before: {self.expected[0]} of seat {self.expected[1]}\n"
            f"  options: {self.chosen}\n  last rows: {self.rows[-12:]}\n"
            f"  position: {columns}\n  pending: {pending_frames(self.t, TABLE)[:6]}"
        )


def missing_cards(game: str) -> str:
    """Return a message if the oracle of a game knows another number of cards; "" if it can follow."""
    made: Any = edition_of(game)
    decks = [made.cards] if hasattr(made, "cards") else getattr(made, "decks", [made.names])
    there, known = sum(map(len, decks)), oracle_of(game).cards
    if there == known:
        return ""
    return f"{game} has {there} cards and its oracle knows {known}: list them in tests/oracle/{game}.py too"


def oracle_of(game: str) -> type[Reading]:
    """Return the oracle of a game."""
    result: type[Reading] = import_module(f"tests.oracle.{game}").Oracle
    return result


def follow(oracle: type[Reading], seed: int, most: int = 2_000) -> int:
    """Play one game to its end or for `most` answers; return the number of answers."""
    return Follower(oracle, seed, most).follow()


def run(game: str, answers: int) -> tuple[int, int]:
    """Play games of consecutive seeds for `answers` answers; return the numbers of answers and games."""
    oracle = oracle_of(game)
    done = games = 0
    while done < answers:
        done += follow(oracle, games)
        games += 1
    return done, games
