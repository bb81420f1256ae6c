"""The bot interface: the input (`Observation`) and output of a bot."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from magnat.kernel import Luck, Question, Table
from magnat.kernel.native import mypyc_attr
from magnat.kernel.secrets import redeal


class Determinizer:
    """Dealer of tables consistent with a seat's knowledge. The true table stays private."""

    __slots__ = ("_seat", "_t")

    def __init__(self, t: Table, seat: int) -> None:
        self._t = t
        self._seat = seat

    def deal(self, luck: Luck | None) -> Table:
        """Sample the unknown cards, or keep them in a fixed order (cheap) if `luck` is None."""
        return redeal(self._t, self._seat, luck)


class Observation:
    """The knowledge of an asked seat: its question, its choices, and tables consistent with its knowledge.

    The true table is never included. Everything the seat knows is true on every dealt table; the
    rest is sampled.
    """

    __slots__ = ("_fixed", "_source", "_table", "choices", "luck", "question", "seat")

    def __init__(
        self, seat: int, question: Question[Any], choices: Sequence[int], source: Determinizer, luck: Luck
    ) -> None:
        self.seat = seat
        self.question = question
        self.choices = tuple(choices) if isinstance(choices, list) else choices  # bots cannot modify a tuple
        self.luck = luck
        self._source = source
        self._table: Table | None = None
        self._fixed: Table | None = None

    @property
    def table(self) -> Any:
        """A sampled table consistent with the seat's knowledge, with the question on top of its stack."""
        if self._table is None:
            self._table = self._source.deal(self.luck)
        return self._table

    @property
    def fixed(self) -> Any:
        """The same table with all unknown cards in a fixed order: several times cheaper, but not a sample."""
        if self._fixed is None:
            self._fixed = self._source.deal(None)
        return self._fixed

    def sample(self) -> Any:
        """Return another sampled table."""
        return self._source.deal(self.luck)


class OfferReply(NamedTuple):
    """A bot's reply to an offer made outside the game's questions, with a reason if the offer is refused."""

    said: int
    reason: str = ""  # text key `offer-no-<reason>`
    about: dict[str, int] = {}
    counter: tuple[int, ...] = ()  # all answers of a counter-offer that the bot would stand by, from the reply on


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Subclasses choose the answers; the arena, the server and the terminal ask."""

    name = "bot"

    def answer(self, observation: Observation) -> int:
        """Return one of `observation.choices`."""
        raise NotImplementedError

    def interject(self, observation: Observation) -> int | None:
        """Return an unasked answer to `observation.question` in an aside, or None to stay silent."""
        return None

    def weigh(self, observation: Observation) -> OfferReply:
        """Return the reply to an offer; `observation.question` is the question that the offer would put."""
        return OfferReply(self.answer(observation))


class RandomBot(Bot):
    """Bot that picks a legal answer at random."""

    name = "random"

    def answer(self, observation: Observation) -> int:
        choices = observation.choices
        return choices[int(observation.luck.random() * len(choices))]
