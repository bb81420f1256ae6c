"""One game between bots, and its result."""

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

WATCH_NOTHING: Final = 0  # bit flags: data collected besides the result
WATCH_COURSE: Final = 1  # scores every few turns, and visits by space
WATCH_DECISIONS: Final = 2  # every question with its answer
WATCH_COUNTS: Final = 4  # see `GameCounter`
TURNS_PER_LOOK: Final = 5  # turns between two samples of the scores
BOT_TIMEOUT_SECONDS = 10.0  # for a bot of another package
MAX_BOT_TIMEOUTS: Final = 3


class GameResult(msgspec.Struct, frozen=True):
    """The result of one game. `bots`, `decisions`, `seconds`, `fallbacks` and `scores` are by seat.

    `fallbacks` counts the answers that the steady bot gave because the bot failed.
    """

    number: int
    bots: tuple[int, ...]
    winners: tuple[int, ...]  # seats
    turns: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    fallbacks: tuple[int, ...]
    scores: tuple[int, ...]  # final scores, in the game's own measure
    simulations: tuple[int, ...]  # by searching bots
    watched: int = WATCH_NOTHING
    # scores and secondary scores at turn 0, TURNS_PER_LOOK, 2 * TURNS_PER_LOOK ...
    course: tuple[tuple[int, ...], ...] = ()
    visits: tuple[int, ...] = ()  # by space
    decided: bytes = b""  # see `DecisionLog`
    kinds: tuple[str, ...] = ()
    counts: Counts = {}

    def victory_share(self, seat: int) -> float:
        """Return a seat's share of the victory, which several winners share equally."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play_fixture(tournament: Tournament, number: int, watch: int = WATCH_NOTHING) -> GameResult:
    """Play game `number` of a tournament. `watch` has the `WATCH_` flags of the data to collect."""
    fixture = get_fixture(tournament, number)
    e = tournament_edition(tournament.game, tournament.variant, tournament.options, tournament.board)
    t: Any = e.deal(tournament.seats)
    players = [make_player(tournament, b) for b in fixture.bots]
    minds = [Luck(mix_seed(tournament.seed, number, 1 + seat)) for seat in range(tournament.seats)]
    decisions, seconds, fallbacks = [0] * tournament.seats, [0.0] * tournament.seats, [0] * tournament.seats
    sources = [Determinizer(t, seat) for seat in range(tournament.seats)]
    is_external = [not is_builtin_bot(tournament.bots[b]) for b in fixture.bots]
    luck: Luck = StreamLuck(mix_seed(tournament.seed, fixture.deal, 0))
    counter = make_counter(tournament.game, t) if watch & WATCH_COUNTS else None
    if counter:
        t.facts = []
    observer = GameObserver(tournament, t, luck, counter) if watch & (WATCH_COURSE | WATCH_COUNTS) else None
    decision_log = DecisionLog() if watch & WATCH_DECISIONS else None
    luck = observer or luck
    clock, stack = time.perf_counter, t.stack
    choices = settle(t, luck, True)
    while choices:  # hot loop of a tournament
        question = stack[-1]
        seat = question.seat
        # External bots get a redealt table, from which the true one cannot be reached. Built-in
        # bots do not look for it, and skipping the copy is faster.
        source = Determinizer(redeal(t, seat, None), seat) if is_external[seat] else sources[seat]
        observation = Observation(seat, question, choices, source, minds[seat])
        started = clock()
        answer, is_fallback = ask_bot(players[seat], observation, tournament.game, number)
        seconds[seat] += clock() - started
        decisions[seat] += 1
        fallbacks[seat] += is_fallback
        if decision_log:
            decision_log.add(t, question, choices, answer, is_fallback)
        choices = apply(t, answer, luck, True)
        if observer:
            observer.observe()
    counts: Counts = {}
    if observer and counter:
        counts = common_counts(tournament.seats, t.facts, observer.scores) | counter.finish(t.facts)
    return GameResult(
        number,
        fixture.bots,
        tuple(t.winning_seats()),
        int(getattr(t, "turns", 0)),
        tuple(decisions),
        tuple(seconds),
        tuple(fallbacks),
        seat_scores(tournament.game, t, tournament.seats),
        tuple(getattr(each, "simulated", 0) for each in players),
        watch,
        tuple(observer.scores) if observer and watch & WATCH_COURSE else (),
        tuple(observer.visits) if observer and watch & WATCH_COURSE else (),
        decision_log.rows.tobytes() if decision_log else b"",
        tuple(decision_log.kinds) if decision_log else (),
        counts,
    )


@lru_cache(16)
def tournament_edition(game: str, variant: str, options: tuple[tuple[str, Value], ...], board: str = "") -> Edition:
    """Return the edition of a tournament. The cache is small, because editions being edited change often."""
    printed = edition(game, variant, dict(options))
    return simulation_edition(edition_on_board(printed, msgspec.json.decode(board)) if board else printed)


def ask_bot(player: Bot, observation: Observation, game: str, number: int) -> tuple[int, int]:
    """Return the bot's answer and 0. If it fails or is illegal, log that, and return the steady bot's answer and 1."""
    try:
        answer = player.answer(observation)
        if type(answer) is int and answer in observation.choices:
            return answer, 0
        if isinstance(answer, SupportsIndex) and index(answer) in observation.choices:  # such as a numpy int
            return index(answer), 0
        log.error("game %d: %s answered %r to %r", number, player.name, answer, observation.question)
    except (Exception, SystemExit):
        log.exception("game %d: %s failed", number, player.name)
    # the bot may have modified its own table
    return steady(game).decide(observation.sample(), observation.question, observation.choices), 1


class TimedBot(Bot):
    """A bot of another package with a timeout. After `MAX_BOT_TIMEOUTS` it is no longer asked in the game."""

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
    """Return a new player for one seat. External bots have a timeout where alarms work (main thread only)."""
    name = tournament.bots[b]
    player = bot(name, tournament.game, tournament.seconds, tournament.simulations)
    alarm = hasattr(signal, "setitimer") and current_thread() is main_thread()
    return player if is_builtin_bot(name) or not alarm else TimedBot(player)


def seat_scores(game: str, t: Any, seats: int) -> tuple[int, ...]:
    """Return the score of each seat, in the game's own measure."""
    return tuple([int(score) for score in steady(game).scores(t)[:seats]])


class GameObserver(Luck):
    """A luck source that forwards another one and records the game.

    It observes the table before every chance event and after every answer. A space passed by a
    token that is sent on counts as visited only if there was a chance event or a question in
    between.
    """

    def __init__(self, tournament: Tournament, t: Any, luck: Luck, counter: GameCounter | None) -> None:
        super().__init__(0)
        self.counter = counter
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
            for p, space in enumerate(t.place):
                if space != self.places[p] and space >= 0:
                    self.visits[space] += 1
            self.places = list(t.place)
        if t.turns >= len(self.scores) * TURNS_PER_LOOK:
            self.scores.append(self.read_standing())

    def read_standing(self) -> tuple[int, ...]:
        return (*seat_scores(self.game, self.t, self.seats), *steady(self.game).secondary_scores(self.t))


class DecisionLog:
    """All decisions as six ints each: turn, seat, question kind, number of choices, answer, 1 for a fallback."""

    width: Final = 6

    def __init__(self) -> None:
        self.rows = array("q")
        self.kinds: dict[str, int] = {}

    def add(self, t: Any, question: Any, choices: Sequence[int], answer: int, is_fallback: int) -> None:
        kind = self.kinds.setdefault(kind_of(type(question)), len(self.kinds))
        self.rows.extend((t.turns, question.seat, kind, len(choices), answer, is_fallback))
