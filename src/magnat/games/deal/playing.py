"""Deal: a card played for its effect, from the first word about it until it lies on the table."""

from typing import ClassVar, Final

from magnat.games.deal.edition import DOUBLE
from magnat.games.deal.table import RESOLVED, Asked, Deal


class Action:
    """What a card does. `reason` and `rule` say why it cannot be used: the key of a text, and the rule."""

    def __init__(self, name: str, reason: str, rule: str) -> None:
        self.name: Final = name
        self.reason: Final = reason
        self.rule: Final = rule

    def usable(self, t: Deal, p: int, card: int) -> bool:
        """DEAL-PLAY-07, -13: it can be played to its end. Asked of cards that need something of the table alone."""
        raise NotImplementedError

    def why_unusable(self, t: Deal, p: int) -> tuple[str, str]:
        return self.reason, self.rule

    def begin(self, t: Deal, p: int, card: int, doubles: int) -> None:
        """Ask for the first parameter, or do it."""
        raise NotImplementedError


class Parameter(Asked):
    """DEAL-PLAY-13: something that must be said of a card before it is laid."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card


class Aimed(Action):
    """DEAL-PLAY-09: a card that is named aloud first, and aimed before it is laid."""

    def aim(self, t: Deal, p: int, card: int) -> Parameter:
        """The first thing that must be said of it."""
        raise NotImplementedError

    def begin(self, t: Deal, p: int, card: int, doubles: int) -> None:
        t.announce(p, card)
        t.push(self.aim(t, p, card))


def use(t: Deal, p: int, card: int, doubles: int = 0) -> None:
    """DEAL-PLAY-04, -12: an action is laid face up with its doubles, each being a play, and waits to be resolved."""
    played = [card, *t.of_kind(p, DOUBLE)[:doubles]] if doubles else [card]
    for each in played:
        t.play_out(p, each)
    t.limbo = (*t.limbo, *played)
    t.tell("played", p, card, doubles)
    t.push(RESOLVED)
