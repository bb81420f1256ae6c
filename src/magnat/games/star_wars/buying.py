"""Buying or auctioning an unowned planet space."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.star_wars.edition import SHORT
from magnat.games.star_wars.force import PlayForce
from magnat.games.star_wars.table import StarWars
from magnat.mechanics.spaces import BuyQuestion

AUCTION: Final = 0
BUY: Final = 1
PLAY: Final = 2
AUCTION_ONLY: Final[tuple[int, ...]] = (AUCTION,)
AUCTION_OR_PLAY: Final[tuple[int, ...]] = (AUCTION, PLAY)
AUCTION_OR_BUY: Final[tuple[int, ...]] = (AUCTION, BUY)
ANY: Final[tuple[int, ...]] = (AUCTION, BUY, PLAY)


class BuyOrAuction(BuyQuestion[StarWars]):
    """SW-BUY-01 to -04: buy at the printed price and place a base, or auction; cards for credits may come first."""

    verbs = ("auction", "buy", "play")
    opening_verbs = ("play",)
    rule = "SW-BUY-01"
    from_hand: ClassVar[bool] = True

    def choices(self, t: StarWars) -> Sequence[int]:
        p = self.seat
        if t.cash[p] >= t.edition.prices[self.space]:
            return ANY if t.can_play(p, SHORT) else AUCTION_OR_BUY
        return AUCTION_OR_PLAY if t.can_play(p, SHORT) else AUCTION_ONLY

    def silence(self, t: StarWars) -> int:
        return BUY if t.cash[self.seat] >= t.edition.prices[self.space] else AUCTION

    def take(self, t: StarWars, answer: int) -> None:
        p, space = self.seat, self.space
        if answer == BUY:
            price = t.edition.prices[space]
            t.spend(p, price)
            t.tell("bought", p, space, price)
            t.place_base(space, p)
        elif answer == PLAY:
            t.then(PlayForce(p, SHORT), self)  # SW-FORCE-21: asked again afterwards
        else:
            t.tell("declined", p, space)
            t.auction(space, p)  # SW-BUY-04: at once

    def why_not(self, t: StarWars, answer: int) -> tuple[str, str]:
        return ("too_poor", "SW-BUY-03") if answer == BUY else ("no_card_that_pays", "SW-FORCE-21")


def jump(t: StarWars, p: int, space: int) -> None:
    """SW-HYPER-05, -06: jump without money for passing GO, and land on an unowned space."""
    t.place[p] = space
    t.tell("jumped", p, space)
    t.push(BuyOrAuction(p, space))
