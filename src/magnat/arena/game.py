"""arena: one game between bots, and what is kept of it."""

import logging
import signal
import time
from array import array
from collections.abc import Sequence
from functools import lru_cache
from operator import index
from threading import current_thread, main_thread
from typing import Any, Final, SupportsIndex

import msgspec

from magnat.arena.counts import Counts, GameCounter, common_counts, make_counter
from magnat.arena.fixtures import Tournament, get_fixture
from magnat.bots import Bot, Determinizer, Observation, bot, is_builtin_bot, steady
from magnat.games import edition, simulation_edition
from magnat.kernel import Chance, Edition, Luck, StreamLuck, Value, apply, settle
from magnat.kernel.secrets import redeal
from magnat.record import kind_of
from magnat.record.luck import mix_seed
from magnat.record.record import edition_on_board

log = logging.getLogger(__name__)

WATCH_NOTHING: Final = 0  # what is watched of a game besides its result
WATCH_COURSE: Final = 1  # how the seats stood every few turns, and where tokens came to rest
WATCH_DECISIONS: Final = 2  # every question with its answer
WATCH_COUNTS: Final = 4  # what a study counts: see `Counter`
TURNS_PER_LOOK: Final = 5  # turns between two looks at how the seats stand
BOT_TIMEOUT_SECONDS = 10.0  # seconds that a bot of another package may take for an answer
MAX_BOT_TIMEOUTS: Final = 3


class GameResult(msgspec.Struct, frozen=True):
    """What is kept of one game. By seat: who sat there, decisions, seconds spent, answers taken over by steady."""

    number: int
    bots: tuple[int, ...]
    winners: tuple[int, ...]  # seats
    turns: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    fallbacks: tuple[int, ...]
    scores: tuple[int, ...]  # how each seat stood at the end, in the game's own measure
    simulations: tuple[int, ...]  # of bots that search
    watched: int = WATCH_NOTHING
    course: tuple[tuple[int, ...], ...] = ()  # scores, and what else is followed, at turn 0, EVERY, 2 * EVERY ...
    visits: tuple[int, ...] = ()  # by space
    decided: bytes = b""  # see `DecisionLog`
    kinds: tuple[str, ...] = ()
    counts: Counts = {}


def play_fixture(tournament: Tournament, number: int, watch: int = WATCH_NOTHING) -> GameResult:
    """Play one game of a tournament."""
    here = get_fixture(tournament, number)
    t: Any = tournament_edition(tournament.game, tournament.variant, tournament.options, tournament.board).deal(
        tournament.seats
    )
    players = [make_player(tournament, b) for b in here.bots]
    minds = [Luck(mix_seed(tournament.seed, number, 1 + seat)) for seat in range(tournament.seats)]
    decisions, seconds, fallbacks = ([0] * tournament.seats, [0.0] * tournament.seats, [0] * tournament.seats)
    sources = [Determinizer(t, seat) for seat in range(tournament.seats)]
    strangers = [not is_builtin_bot(tournament.bots[b]) for b in here.bots]
    luck: Luck = StreamLuck(mix_seed(tournament.seed, here.deal, 0))
    count = make_counter(tournament.game, t) if watch & WATCH_COUNTS else None
    if count:
        t.facts = []
    course = GameObserver(tournament, t, luck, count) if watch & (WATCH_COURSE | WATCH_COUNTS) else None
    diary = DecisionLog() if watch & WATCH_DECISIONS else None
    luck = course or luck
    clock, stack = time.perf_counter, t.stack
    choices = settle(t, luck, True)
    while choices:  # here a tournament spends its time
        question = stack[-1]
        seat = question.seat
        # Nothing that a stranger is handed leads to the true table. Ours do not look for it, and are faster without.
        source = Determinizer(redeal(t, seat, None), seat) if strangers[seat] else sources[seat]
        sight = Observation(seat, question, choices, source, minds[seat])
        started = clock()
        said, fell = ask_bot(players[seat], sight, tournament.game, number)
        seconds[seat] += clock() - started
        decisions[seat] += 1
        fallbacks[seat] += fell
        if diary:
            diary.add(t, question, choices, said, fell)
        choices = apply(t, said, luck, True)
        if course:
            course.observe()
    return GameResult(
        number,
        here.bots,
        tuple(p for p in range(tournament.seats) if t.winners >> p & 1),
        int(getattr(t, "turns", 0)),
        tuple(decisions),
        tuple(seconds),
        tuple(fallbacks),
        seat_scores(tournament.game, t, tournament.seats),
        tuple(getattr(each, "simulated", 0) for each in players),
        watch,
        tuple(course.scores) if course and watch & WATCH_COURSE else (),
        tuple(course.visits) if course and watch & WATCH_COURSE else (),
        diary.rows.tobytes() if diary else b"",
        tuple(diary.kinds) if diary else (),
        common_counts(tournament.seats, t.facts, course.scores) | count.finish(t.facts) if course and count else {},
    )


@lru_cache(16)
def tournament_edition(game: str, variant: str, options: tuple[tuple[str, Value], ...], board: str = "") -> Edition:
    """The edition that a tournament plays, made once. Of those that somebody is making, only the last are kept."""
    printed = edition(game, variant, dict(options))
    return simulation_edition(edition_on_board(printed, msgspec.json.decode(board)) if board else printed)


def ask_bot(player: Bot, sight: Observation, game: str, number: int) -> tuple[int, int]:
    """What the bot says; if it fails or says what is not legal, steady answers, and the incident is logged."""
    try:
        said = player.answer(sight)
        if type(said) is int and said in sight.choices:
            return said, 0
        if isinstance(said, SupportsIndex) and index(said) in sight.choices:  # such as an int of numpy
            return index(said), 0
        log.error("game %d: %s answered %r to %r", number, player.name, said, sight.question)
    except (Exception, SystemExit):
        log.exception("game %d: %s failed", number, player.name)
    return steady(game).decide(sight.sample(), sight.question, sight.choices), 1  # its own table may be spoilt


class TimedBot(Bot):
    """A bot of another package, which may take PATIENCE seconds to answer; if it takes longer thrice, it is out."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.timeouts = 0
        signal.signal(signal.SIGALRM, raise_timeout)

    def answer(self, observation: Observation) -> int:
        if self.timeouts >= MAX_BOT_TIMEOUTS:
            raise TimeoutError("it is not asked any more in this game")
        signal.setitimer(signal.ITIMER_REAL, BOT_TIMEOUT_SECONDS)
        try:
            return self.bot.answer(observation)
        except TimeoutError:
            self.timeouts += 1
            raise
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)


def raise_timeout(signum: int, frame: object) -> None:
    raise TimeoutError(f"no answer within {BOT_TIMEOUT_SECONDS} seconds")


def make_player(tournament: Tournament, b: int) -> Bot:
    """A fresh player for one seat. Where there is an alarm, those of other packages play by the clock."""
    name = tournament.bots[b]
    made = bot(name, tournament.game, tournament.seconds, tournament.simulations)
    alarm = hasattr(signal, "setitimer") and current_thread() is main_thread()
    return made if is_builtin_bot(name) or not alarm else TimedBot(made)


def seat_scores(game: str, t: Any, seats: int) -> tuple[int, ...]:
    """How each seat stands, in the measure that people of this game look at."""
    return tuple([int(score) for score in steady(game).scores(t)[:seats]])


class GameObserver(Luck):
    """How a game goes: looked at before every throw or draw and after every answer. It passes on the luck of another.

    A token that a space or a card sends on was there only if something was thrown, drawn or asked meanwhile.
    """

    def __init__(self, tournament: Tournament, t: Any, luck: Luck, count: GameCounter | None = None) -> None:
        super().__init__(0)
        self.counter = count
        self.game = tournament.game
        self.seats = tournament.seats
        self.t = t
        self.luck = luck
        self.scores = [self.read_standing()]
        self.places: list[int] = list(getattr(t, "place", ()))
        self.visits = [0] * len(t.edition.board.space) if self.places else []

    def pick(self, chance: Chance[Any], choices: Sequence[int]) -> int:
        self.observe()
        return self.luck.pick(chance, choices)

    def observe(self) -> None:
        t = self.t
        if self.counter:
            self.counter.observe()
        if self.places and t.place != self.places:
            for p, here in enumerate(t.place):
                if here != self.places[p] and here >= 0:
                    self.visits[here] += 1
            self.places = list(t.place)
        if t.turns >= len(self.scores) * TURNS_PER_LOOK:
            self.scores.append(self.read_standing())

    def read_standing(self) -> tuple[int, ...]:
        return (*seat_scores(self.game, self.t, self.seats), *steady(self.game).secondary_scores(self.t))


class DecisionLog:
    """Every decision in six ints: turn, seat, kind of question, how many choices, answer, 1 if steady took over."""

    width: Final = 6

    def __init__(self) -> None:
        self.rows = array("q")
        self.kinds: dict[str, int] = {}

    def add(self, t: Any, question: Any, choices: Sequence[int], said: int, fell: int) -> None:
        kind = self.kinds.setdefault(kind_of(type(question)), len(self.kinds))
        self.rows.extend((t.turns, question.seat, kind, len(choices), said, fell))
