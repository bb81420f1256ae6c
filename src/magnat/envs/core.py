"""A game as an environment: one seat is asked, `legal` lists its actions, it acts; returns come at the end.

This module depends on no library; PettingZoo, Gymnasium and OpenSpiel each have a thin adapter
around it.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from magnat.envs.encoding import Encoding, SparseRow
from magnat.games import edition, load_adapter, package_of_game, simulation_edition
from magnat.kernel import (
    TABLE,
    BadOption,
    Chance,
    Edition,
    Fact,
    MagnatError,
    Question,
    StreamLuck,
    Table,
    Value,
    apply,
    settle,
)
from magnat.mechanics.window import Window
from magnat.record import Record

NATURE: Final = -2  # value of `Core.seat` at a chance node
ENV_MAX_TURNS: Final = 200  # the game is scored after this many turns unless its options set a limit
ACTION_MODES: Final[tuple[str, ...]] = ("codec", "exact")
NO_CHOICES: Final[tuple[int, ...]] = ()
NO_ACTIONS: Final[dict[int, int]] = {}


class IllegalAction(MagnatError):
    """Error: an action is not legal now. `legal` lists the legal actions."""

    def __init__(self, action: int, legal: Sequence[int], words: str) -> None:
        super().__init__(f"action {action} ({words}) is not legal now: {', '.join([str(each) for each in legal[:20]])}")
        self.action = action
        self.legal = legal
        self.words = words

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAction, (self.action, list(self.legal), self.words)


@cache
def encoding_of(e: Edition) -> Encoding[Any]:
    """Return the encoding of an edition, cached. Raise `BadOption` if the game has none."""
    adapter = load_adapter(package_of_game(e.name), "encoding")
    if adapter is None:
        raise BadOption("game", e.name, "a game that has an encoding")
    encoding: Encoding[Any] = adapter.encoding(e)
    return encoding


class Core:
    """A game as an environment. `seat` is asked, and `legal` maps each of its actions to an answer.

    Questions with a single choice are answered automatically. After `acts` actions in a window only
    silence is left, and after `limit` decisions the game is cut off. With `actions="exact"` an
    action is the answer itself, one of `choices`. With `nature=False` chance nodes are exposed:
    `seat` is then NATURE, and an action is an index into `choices`, which are equally likely. With
    `listens=True`, `facts` holds everything that happened.

    Raise `BadOption` for an unknown game, option, number of seats or value of `actions`.
    """

    def __init__(
        self,
        game: str | Edition,
        seats: int,
        variant: str = "standard",
        options: Mapping[str, Value] | None = None,
        actions: str = "codec",
        acts: int = 4,
        limit: int = 5000,
        nature: bool = True,
        listens: bool = False,
    ) -> None:
        if actions not in ACTION_MODES:
            raise BadOption("actions", actions, ", ".join(ACTION_MODES))
        self.variant: Final = variant
        if isinstance(game, str):
            self.edition: Edition = simulation_edition(edition(game, variant, options), ENV_MAX_TURNS)
        else:
            self.edition = game
        self.game: Final = self.edition.name
        self.edition.check_seats(seats)
        self.seats: Final = seats
        self.exact: Final = actions == "exact"
        self.acts: Final = acts
        self.limit: Final = limit
        self.encoding: Final = encoding_of(self.edition)
        self.nature: Final = nature
        self.listens: Final = listens
        self.row: Final = SparseRow()
        self.seed = 0
        self.luck: StreamLuck | None = None
        self.table: Table = self.edition.deal(seats)
        self.answers: list[int] = []
        self.decisions = 0
        self.window_acts: list[int] = []
        self.seat = TABLE
        self.choices: Sequence[int] = NO_CHOICES
        self.legal: dict[int, int] = NO_ACTIONS

    def reset(self, seed: int = 0) -> None:
        """Start a new game. The same seed gives the same luck on every machine."""
        self.seed = seed
        self.luck = StreamLuck(seed) if self.nature else None
        self.table = self.edition.deal(self.seats)
        if self.listens:
            self.table.facts = []
        self.answers = []
        self.decisions = 0
        self.window_acts = [0] * self.seats
        self.advance(settle(self.table, self.luck, True))

    @property
    def over(self) -> bool:
        """True if the game has ended by its rules."""
        return not self.table.stack

    @property
    def is_cut_off(self) -> bool:
        """True if the game was cut off after `limit` decisions."""
        return self.decisions >= self.limit and not self.over

    @property
    def question(self) -> Question[Any]:
        """The current question."""
        top = self.table.stack[-1]
        assert isinstance(top, Question)
        return top

    @property
    def facts(self) -> list[Fact]:
        """The facts so far; empty unless `listens` is set."""
        return self.table.facts or []

    def step(self, action: int) -> None:
        """Apply an action of the asked seat, or of nature. Raise `IllegalAction` if it is not legal."""
        if self.seat == NATURE:
            if not 0 <= action < len(self.choices):
                raise IllegalAction(action, range(len(self.choices)), "nature's")
            answer = self.choices[action]
            self.answers.append(answer)
            self.advance(apply(self.table, answer, None, True))
            return
        if self.exact:
            if action not in self.choices:
                raise IllegalAction(action, self.choices, "an answer")
            self.answer(action)
            return
        meant = self.legal.get(action)
        if meant is None:
            size = self.encoding.codec.size
            description = self.encoding.codec.words(action) if 0 <= action < size else f"there are {size}"
            raise IllegalAction(action, list(self.legal), description)
        self.answer(meant)

    def answer(self, answer: int) -> None:
        """Apply an answer of the asked seat, bypassing the action encoding."""
        self.decisions += 1
        self.answers.append(answer)
        top = self.table.stack[-1]
        if isinstance(top, Window):
            self.window_acts[top.seat] = self.window_acts[top.seat] + 1 if answer != top.silence(self.table) else 0
        self.advance(apply(self.table, answer, self.luck, True))

    def advance(self, choices: Sequence[int]) -> None:
        """Advance to the next question that leaves a choice, or to the end."""
        t, stack = self.table, self.table.stack
        while choices:
            top = stack[-1]
            assert isinstance(top, Question)
            if isinstance(top, Chance):
                self.seat, self.choices, self.legal = NATURE, choices, NO_ACTIONS
                return
            offered = top.bot_choices(t)
            if self.acts and isinstance(top, Window) and self.window_acts[top.seat] >= self.acts:
                answer = top.silence(t)
                self.window_acts[top.seat] = 0
            elif len(offered) > 1:
                if self.decisions >= self.limit:
                    break
                if self.exact:
                    self.seat, self.choices = top.seat, offered
                    return
                legal = self.encoding.legal_actions(t, top, offered, self.seats)
                if len(legal) > 1:
                    self.seat, self.choices, self.legal = top.seat, offered, legal
                    return
                answer = legal.popitem()[1]
            else:
                answer = offered[0]
            self.answers.append(answer)
            choices = apply(t, answer, self.luck, True)
        self.seat, self.choices, self.legal = TABLE, NO_CHOICES, NO_ACTIONS

    def encode(self, seat: int) -> SparseRow:
        """Return a seat's observation as a sparse row. The same object is reused on every call."""
        self.encoding.encode(self.table, seat, self.seats, self.row)
        return self.row

    def returns(self) -> list[float]:
        """Return the final returns by seat: winners share 1 and the others share -1.

        All are 0 if all or none have won, or while the game runs.
        """
        winners = self.table.winners
        won = winners.bit_count()
        if not won or won == self.seats:
            return [0.0] * self.seats
        lost = self.seats - won
        return [1.0 / won if winners >> p & 1 else -1.0 / lost for p in range(self.seats)]

    def record(self) -> Record:
        """Return the record so far, including chance, in the form that `magnat replay` and `magnat verify` read."""
        t = self.edition.deal(self.seats)
        t.rows = []
        luck = StreamLuck(self.seed) if self.nature else None
        settle(t, luck, True)
        for answer in self.answers:
            apply(t, answer, luck, True)
        record = Record.for_edition(self.edition, self.seats, variant=self.variant)
        record.rows.extend(t.rows)
        return record

    def clone(self) -> "Core":
        """Return an equal and independent copy with the same future luck."""
        return restore_core(*self._copy_state())

    def _copy_state(self) -> tuple[tuple[Any, ...], tuple[Any, ...], tuple[Any, ...]]:
        """Return copies of all data for `restore_core`."""
        actions = "exact" if self.exact else "codec"
        arguments = (self.edition, self.seats, self.variant, actions, self.acts, self.limit, self.nature, self.listens)
        drawn = dict(self.luck.next) if self.luck is not None else {}
        facts = None if self.table.facts is None else self.table.facts[:]
        now = (self.seed, drawn, self.table.copy(), facts, self.answers[:], self.decisions, self.window_acts[:])
        return arguments, now, (self.seat, self.choices, self.legal)

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_core, self._copy_state()

    def __deepcopy__(self, memo: Any) -> "Core":
        return self.clone()


def restore_core(arguments: tuple[Any, ...], now: tuple[Any, ...], question: tuple[Any, ...]) -> Core:
    """Return the core from the data of `Core._copy_state`."""
    edition, seats, variant, actions, acts, limit, nature, listens = arguments
    core = Core(edition, seats, variant, None, actions, acts, limit, nature, listens)
    core.seed, drawn, core.table, facts, core.answers, core.decisions, core.window_acts = now
    core.table.facts = facts
    if nature:
        luck = StreamLuck(core.seed)
        luck.next = drawn
        core.luck = luck
    core.seat, core.choices, core.legal = question
    return core
