"""tests: an engine and its oracle play the same game side by side, and agree at every answer.

An oracle is one more reading of a game's catalogue, in `tests/oracle/<game>.py`, that shares no code with the game. It
is a class `Oracle` of that module, a subclass of `Reading` here, and it is written as a game is told: `play` is a
generator that asks one question after the other and gets what was said.

    def play(self):                                     # the whole game, from the opening
        while True:
            verb = yield from self.ask("before_throw", p, ("throw",), "ELEC-TURN-01")
            dice = yield from self.nature("throw", range(36), "ELEC-TURN-01")

* `ask(kind, seat, choices, rule)` is what the oracle thinks is asked now: the kind of question, who speaks, what is
  legal, and the rule that says so. A question of verbs is answered by names ("throw"), every other one by its int.
  Choices may be a range, or any collection in any order; `ANY` says that the oracle does not judge them. They may also
  be a function, which is called again when somebody has spoken aside.
* Whoever speaks without being asked speaks aside. `aside(seat)` tells what the oracle thinks that a seat (or TABLE: the
  clock, leavers) may say meanwhile, as `(kind, choices)` or None; `heard_aside(seat, answer)`, a generator, does it.
  `ask` then asks again, unless the seat is out of the game by then: `Gone` is raised, for the oracle to catch where its
  play goes on.
* `columns` names the public columns that the oracle keeps for itself, as attributes of the same name and shape: `cash`,
  `owner`, `place` ... They are compared after every answer, and so are the facts: `tell` says what should be told, and
  `told` names the words that the oracle judges and how many of their ints; further facts, such as those that only help
  to tell a story, pass by, and so does the order of those that one answer brings about.
* `Over(winners)` raised anywhere inside `play` is the end of the game.
* `options(dice, edition)` gives the options of a random table, `board(board, dice)` may change the numbers of pieces or
  of money so that rare situations occur. An oracle reads its options and those numbers, and quotes the rest.
* `LIKES` weighs verbs for the random players, so that they buy, build and trade more than they pass; `aims` are sums
  that they like to be left with, so that boundaries are met exactly; `pick` answers for them where that is not enough.
* A quarter of the games are played in a hurry, where a question with one legal answer answers itself: the oracle must
  then know that answer.

`follow(Oracle, seed)` plays one game and returns how many answers it had; it raises `Disagreement` with the seed, the
row, the position, both opinions and the rule. `run` plays many; `make oracle` is the long run. Add the game to
`test_oracles.py`. Where the engine and an oracle disagree, the catalogue decides.
"""

import random
import sys
import time
from collections.abc import Collection, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, Final

from magnat.games import BUILT_IN, variants
from magnat.games import edition as edition_of
from magnat.kernel import TABLE, Edition, Question, Row, Table, answer, current_question, settle, speaker
from magnat.record.codec import kind_of
from magnat.record.view import pending_frames

ANY: Final = None  # choices that the oracle does not judge

Choices = Collection[Any] | None
Asked = tuple[str, int, Choices, str]  # kind, seat, choices, rule
Heard = tuple[int, Any]  # who, and what: a verb's name, or an int
Play = Generator[Asked, Heard, Any]


class Disagreement(AssertionError):
    """The engine and the oracle are not of one mind."""


class Over(Exception):
    """The game is over, won by these seats."""

    def __init__(self, winners: Collection[int]) -> None:
        self.winners = tuple(winners)


class Gone(Exception):
    """Who was asked, or whom it is all about, is out of the game."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Reading:
    """What every oracle is: a game told as a generator, and what it remembers."""

    game: ClassVar[str]
    cards: ClassVar[int] = 0  # how many the oracle knows, in all decks
    columns: ClassVar[tuple[str, ...]] = ()
    told: ClassVar[dict[str, int]] = {}  # words that are judged, with how many of their ints
    LIKES: ClassVar[dict[str, float]] = {}

    def __init__(self, seats: int, edition: Edition) -> None:
        self.seats = seats
        self.option: dict[str, Any] = dict(edition.options)
        self.facts: list[tuple[Any, ...]] = []
        self.asked: Asked = ("", TABLE, ANY, "")
        self.ring = tuple(range(seats))  # who is still in the game
        self.cash = [0] * seats

    @classmethod
    def options(cls, dice: random.Random, declared: Edition) -> dict[str, Any]:
        """Options of a random table: each switch and word by chance. Oracles add the numbers they want."""
        chosen: dict[str, Any] = {}
        for option in declared.declared:
            if isinstance(option.default, bool):
                chosen[option.name] = dice.random() < 0.5
            elif isinstance(option.default, str):
                chosen[option.name] = dice.choice(option.words)
        return chosen

    @classmethod
    def board(cls, board: Any, dice: random.Random) -> Any:
        """The board of a random table: the printed one, unless an oracle makes pieces or money scarce."""
        return board

    def play(self) -> Play:
        raise NotImplementedError

    def aims(self, seat: int) -> Sequence[int]:
        """Sums that a seat might like to be left with: those where a rule begins or ceases to hold."""
        return ()

    def pick(self, dice: random.Random, kind: str, choices: Sequence[int]) -> int | None:
        """What the random players answer here; None leaves it to chance."""
        return None

    def aside(self, seat: int) -> tuple[str, Choices] | None:
        """What a seat may say meanwhile."""
        return None

    def heard_aside(self, seat: int, said: Any) -> Play:
        """What it does."""
        raise NotImplementedError

    def ask(self, kind: str, seat: int, choices: Any, rule: str, *about: int) -> Play:
        """Ask a seat, however often others speak before it; return what it said. Who is asked must be in the game, and
        so must those whom it is about."""
        while True:
            for p in (seat, *about):
                if p not in self.ring:
                    raise Gone(p)
            legal: Choices = choices() if callable(choices) else choices
            self.asked = (kind, seat, legal, rule)
            who, said = yield self.asked
            if who == seat:
                return said
            yield from self.heard_aside(who, said)

    def nature(self, kind: str, choices: Choices, rule: str) -> Play:
        """Ask nature, whom nobody interrupts."""
        self.asked = (kind, TABLE, choices, rule)
        _, said = yield self.asked
        return said

    def tell(self, word: str, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.facts.append((word, seat, a, b, c)[: 2 + self.told[word]])

    def others(self, seat: int, seats: Sequence[int]) -> list[int]:
        """Those seats clockwise from the left of `seat`, without it."""
        return [(seat + i) % self.seats for i in range(1, self.seats) if (seat + i) % self.seats in seats]


class Follower:
    """One game: the engine's table, the oracle, and the random players."""

    def __init__(self, oracle: type[Reading], seed: int, most: int = 2_000) -> None:
        self.seed, self.most = seed, most
        self.dice = random.Random(seed)
        dice = self.dice
        standard = variants(oracle.game)
        self.variant = dice.choice(sorted(standard))
        printed = standard[self.variant]
        self.chosen = {**printed.differences(), **oracle.options(dice, printed)}
        made = edition_of(oracle.game, "standard", self.chosen)
        self.edition = made.rebuild(oracle.board(made.board, dice), made.options)
        self.seats = dice.randint(made.least, made.most)
        self.hurry = dice.random() < 0.25
        self.chatter = dice.choice((0.0, 0.02, 0.1, 0.3))
        self.leaving = dice.choice((0.0, 0.0, 0.002, 0.01))
        moods = (0.2, 1.0, 1.0, 4.0)
        self.likes = {word: weight * dice.choice(moods) for word, weight in sorted(oracle.LIKES.items())}
        self.oracle = oracle(self.seats, self.edition)
        self.t: Table = self.edition.deal(self.seats)
        self.rows: list[Row] = []
        self.kinds: dict[str, int] = {}
        self.over = False
        self.spoken: Any = None

    def follow(self) -> int:
        """Play to the end, or for so many answers."""
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

    # What is said

    def _some_row(self) -> Row:
        t, dice = self.t, self.dice
        top = current_question(t)
        assert top is not None
        who = speaker(top)
        roll = dice.random()
        if roll < self.leaving:
            other = TABLE
        elif roll < self.leaving + self.chatter or roll > 0.9:
            other = dice.randrange(self.seats)
        else:
            other = who
        if other != who:
            said = top.aside(t, other)
            self._compare_aside(other, said)
            if said is not None and roll < 0.9:
                return other, self._speak(said)
        return who, self._speak(top)

    def _speak(self, question: Question[Any]) -> int:
        choice = self._pick(question, question.choices(self.t))
        verbs = question.verbs
        self.spoken = verbs[choice] if question.answer_kind == "verb" and verbs else choice
        return choice

    def _pick(self, question: Question[Any], choices: Sequence[int]) -> int:
        dice = self.dice
        if len(choices) == 1:
            return choices[0]
        picked = self.oracle.pick(dice, kind_of(type(question)), choices)
        if picked is not None:
            return picked
        if question.answer_kind == "verb" and question.verbs:
            likes = self.likes
            weights = [likes.get(question.verbs[choice], 1.0) for choice in choices]
            return dice.choices(choices, weights)[0]
        if (isinstance(choices, range) and len(choices) > 40) or question.answer_kind == "money":
            roll = dice.random()
            if roll < 0.15:
                return choices[0]
            if roll > 0.85:  # to be left with exactly what some rule asks for
                aims = self.oracle.aims(question.seat)
                left = self.oracle.cash[question.seat] - dice.choice(aims) if aims else 0
                if left in choices:
                    return left
            if roll < 0.25:
                return choices[-1]
            if roll < 0.7:
                near = min(range(len(choices)), key=lambda i: abs(choices[i])) if choices[0] < 0 < choices[-1] else 0
                return choices[min(len(choices) - 1, near + dice.randrange(20))]
        if question.answer_kind == "item" and dice.random() < 0.4:
            return choices[max(0, len(choices) - 2)]  # enough
        return dice.choice(choices)

    # What the oracle hears

    def _resume(self, heard: Heard | None) -> None:
        try:
            self.expected = self.playing.send(heard) if heard is not None else next(self.playing)
        except Over as end:
            self.over = True
            self.expected = ("", TABLE, (), "")
            self.winners = end.winners

    def _hear(self) -> None:
        """All rows since the last time, those that answered themselves included."""
        heard = self.t.rows
        assert heard is not None
        for who, choice in heard:
            self.rows.append((who, choice))
            if self.over:
                self._differ("the game goes on", f"won by {self.winners}", "")
            kind, seat, choices, rule = self.expected
            self.kinds[kind] = self.kinds.get(kind, 0) + 1
            said, self.spoken = self.spoken, None
            if said is None:  # it answered itself: the oracle must know the only answer
                if who != seat or choices is ANY or len(choices) != 1:
                    self._differ(f"seat {who} answers {choice} by itself", f"{kind} of seat {seat}: {choices}", rule)
                said = next(iter(choices or ()))
            self._resume((who, said))
        heard.clear()

    # Whether they agree

    def _compare(self) -> None:
        t, oracle = self.t, self.oracle
        told = [fact[: 2 + oracle.told[fact[0]]] for fact in t.facts or () if fact[0] in oracle.told]
        if sorted(told) != sorted(oracle.facts):  # in whatever order: that is how a story is told, not a rule
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

    def _compare_aside(self, seat: int, said: Question[Any] | None) -> None:
        mine = self.oracle.aside(seat)
        if (said is None) != (mine is None):
            theirs = "nothing" if said is None else kind_of(type(said))
            self._differ(f"seat {seat} may say aside: {theirs}", str(mine), self.expected[3])
        if said is not None and mine is not None:
            if kind_of(type(said)) != mine[0]:
                self._differ(f"seat {seat} may say aside: {kind_of(type(said))}", mine[0], self.expected[3])
            self._compare_choices(said, mine[1], self.expected[3])

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
    """Return why the oracle of a game cannot follow it: it knows another number of cards. "" if it can."""
    made: Any = edition_of(game)
    decks = [made.cards] if hasattr(made, "cards") else getattr(made, "decks", [made.names])
    there, known = sum(map(len, decks)), oracle_of(game).cards
    if there == known:
        return ""
    return f"{game} has {there} cards and its oracle knows {known}: list them in tests/oracle/{game}.py too"


def oracle_of(game: str) -> type[Reading]:
    """The oracle of a game."""
    found: type[Reading] = import_module(f"tests.oracle.{game}").Oracle
    return found


def follow(oracle: type[Reading], seed: int, most: int = 2_000) -> int:
    """One game to its end, or for `most` answers; return how many there were."""
    return Follower(oracle, seed, most).follow()


def run(game: str, answers: int, first: int = 0, step: int = 1) -> tuple[int, int]:
    """Games of consecutive seeds until there were so many answers; return the answers and the games."""
    oracle = oracle_of(game)
    done = games = 0
    while done < answers:
        done += follow(oracle, first + games * step)
        games += 1
    return done, games


def main(words: Sequence[str]) -> None:
    """The long run: `ANSWERS [GAME ...]`, in two processes with seeds that the tests do not use."""
    answers = int(words[0])
    found = sorted(path.stem for path in Path(__file__).parent.glob("*.py"))
    known = [name for name in found if name in BUILT_IN]
    for game in words[1:] or known:
        if missing := missing_cards(game):
            sys.exit(missing)
        began = time.monotonic()
        with ProcessPoolExecutor(2) as workers:
            shares = [workers.submit(run, game, answers // 2, 1_000_000 + i, 2) for i in range(2)]
            results = [share.result() for share in shares]
        said, games = (sum(result[i] for result in results) for i in range(2))
        print(
            f"magnat oracle {game}: {said} answers of {games} games agree, {time.monotonic() - began:.0f} s", flush=True
        )


if __name__ == "__main__":
    import_module("tests.oracle.follow").main(sys.argv[1:])  # the one whose exceptions the oracles raise
