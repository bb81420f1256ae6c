"""Buying a property, or having it auctioned."""

from collections.abc import Sequence
from typing import Final

from magnat.games.electronic.table import Electronic
from magnat.games.electronic.windows import ACTS, MORTGAGE, SELL, TRADE, act, acts
from magnat.mechanics.auction import Auction
from magnat.mechanics.spaces import BuyQuestion
from magnat.mechanics.trade import bot_trade_choices


class BuyOrAuction(BuyQuestion[Electronic]):
    """ELEC-BUY-02, -04, -05: buy at the printed price, or have it auctioned. The player may raise money first."""

    verbs = ("auction", *ACTS, "buy")
    opening_verbs = ACTS
    rule = "ELEC-BUY-02"

    def choices(self, t: Electronic) -> Sequence[int]:
        p = self.seat
        if t.cash[p] >= t.edition.prices[self.space]:
            return AUCTION_OR_BUY
        return [verb for verb in acts(t, p) if verb in RAISING]

    def bot_choices(self, t: Electronic) -> Sequence[int]:
        return bot_trade_choices(t, self)

    def take(self, t: Electronic, answer: int) -> None:
        p, space = self.seat, self.space
        if answer == BUY:
            t.buy_deed(p, space)
        elif answer:
            t.push(self)
            act(t, p, answer)
        else:
            t.tell("declined", p, space)
            t.push(Auction(space, p))

    def why_not(self, t: Electronic, answer: int) -> tuple[str, str]:
        if answer == BUY:
            return "too_poor", "ELEC-BUY-04"
        return "not_between_throw_and_end", "ELEC-TURN-09"


BUY: Final[int] = BuyOrAuction.verbs.index("buy")
AUCTION_OR_BUY: Final[tuple[int, ...]] = (0, BUY)
RAISING: Final[tuple[int, ...]] = (0, SELL, MORTGAGE, TRADE)
