"""Playing a card for its effect, from its announcement until it lies on the table."""

from typing import Final

from magnat.games.deal.edition import WITH_RENT
from magnat.games.deal.table import RESOLVED, Asked, Deal


class Action:
    """A kind of card: its name, how it is played, and its effect.

    `reason` (the key of a text) and `rule` say why it is not usable.
    """

    def __init__(self, name: str, how: int, reason: str = "not_in_hand", rule: str = "DEAL-PLAY-02") -> None:
        self.name: Final = name
        self.how: Final = how
        self.reason: Final = reason
        self.rule: Final = rule

    def usable(self, t: Deal, p: int, card: int) -> bool:
        """DEAL-PLAY-07, -13: True if a card, whose use depends on the position, can be played to its end."""
        raise NotImplementedError

    def why_unusable(self, t: Deal, p: int) -> tuple[str, str]:
        return self.reason, self.rule

    def opens_dialogue(self, t: Deal, card: int) -> bool:
        """True if the first parameter is asked for; see `Question.opens_dialogue`."""
        return False

    def begin(self, t: Deal, p: int, card: int, doubles: int) -> None:
        """Ask for the first parameter, or apply the effect."""
        raise NotImplementedError


class Parameter(Asked):
    """DEAL-PLAY-13: a choice that must be made before a card is laid."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card


class Aimed(Action):
    """DEAL-PLAY-09: a card that is announced first and gets its target before it is laid."""

    def aim(self, t: Deal, p: int, card: int) -> Parameter:
        """Return the question for the first parameter."""
        raise NotImplementedError

    def opens_dialogue(self, t: Deal, card: int) -> bool:
        return True

    def begin(self, t: Deal, p: int, card: int, doubles: int) -> None:
        t.announce((card,))
        t.push(self.aim(t, p, card))


def use(t: Deal, p: int, card: int, doubles: int = 0) -> None:
    """DEAL-PLAY-04, -12: lay an action with its doubles, each of which counts as a play, until it is resolved."""
    played = [card, *t.held(p, WITH_RENT)[:doubles]] if doubles else [card]
    for each in played:
        t.play_out(p, each)
    t.limbo = (*t.limbo, *played)
    t.tell("played", p, card, doubles)
    t.push(RESOLVED)
