"""bots: what a bot is given, and what it gives back."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from magnat.kernel import Luck, Question, Table
from magnat.kernel.native import mypyc_attr
from magnat.kernel.secrets import redeal


class Determinizer:
    """Deals tables that a seat could be sitting at, and keeps the one that it deals from to itself."""

    __slots__ = ("_seat", "_t")

    def __init__(self, t: Table, seat: int) -> None:
        self._t = t
        self._seat = seat

    def deal(self, luck: Luck | None) -> Table:
        """By luck, or, for who looks at no card that the seat does not know, without."""
        return redeal(self._t, self._seat, luck)


class Observation:
    """What a seat may know when it is asked: its question, its choices, and tables that it could be sitting at.

    The true table is never in here. All that the seat knows is true on every table it is dealt; the rest is a guess.
    """

    __slots__ = ("_known", "_source", "_table", "choices", "luck", "question", "seat")

    def __init__(
        self, seat: int, question: Question[Any], choices: Sequence[int], source: Determinizer, luck: Luck
    ) -> None:
        self.seat = seat
        self.question = question
        self.choices = tuple(choices) if isinstance(choices, list) else choices  # so that no bot can change them
        self.luck = luck
        self._source = source
        self._table: Table | None = None
        self._known: Table | None = None

    @property
    def table(self) -> Any:
        """One table that the seat could be sitting at, the question on top of its stack."""
        if self._table is None:
            self._table = self._source.deal(self.luck)
        return self._table

    @property
    def fixed(self) -> Any:
        """The same with all that the seat does not know in a fixed order: several times cheaper, but no guess."""
        if self._known is None:
            self._known = self._source.deal(None)
        return self._known

    def sample(self) -> Any:
        """A further one."""
        return self._source.deal(self.luck)


class OfferReply(NamedTuple):
    """What a bot says to an offer that waits outside the game: the answer, and if it is silence, why."""

    said: int
    reason: str = ""  # the text is `offer-no-<reason>`
    about: dict[str, int] = {}
    counter: tuple[int, ...] = ()  # its words, from that answer on, to an offer of its own that it would stand by


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Subclasses say what they answer; the arena, the server and the terminal ask."""

    name = "bot"

    def answer(self, observation: Observation) -> int:
        """One of `sight.choices`."""
        raise NotImplementedError

    def interject(self, observation: Observation) -> int | None:
        """What to say aside, unasked, to the question `sight.question`; None for nothing."""
        return None

    def weigh(self, observation: Observation) -> OfferReply:
        """What to say to an offer, of which `sight.question` is the question that it would put."""
        return OfferReply(self.answer(observation))


class RandomBot(Bot):
    """Any legal answer."""

    name = "random"

    def answer(self, observation: Observation) -> int:
        choices = observation.choices
        return choices[int(observation.luck.random() * len(choices))]
