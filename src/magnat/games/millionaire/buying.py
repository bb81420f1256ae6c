"""The property reached: buying, auctioning, paying rent."""

from collections.abc import Sequence
from typing import Final

from magnat.games.millionaire.table import Millionaire
from magnat.games.millionaire.windows import deals_only
from magnat.kernel import Question
from magnat.mechanics.auction import Auction
from magnat.mechanics.money import BANK, Pay
from magnat.mechanics.spaces import BuyQuestion, SpaceStep
from magnat.mechanics.trade import NO_DEBTOR, With, bot_trade_choices, can_trade


class Visit(SpaceStep[Millionaire]):
    """Settle the property reached by a player, wherever the mover stands now."""

    def run(self, t: Millionaire) -> None:
        settle_space(t, self.seat, self.space)


def settle_space(t: Millionaire, p: int, space: int) -> None:
    """MIL-SPACE-01 to -03, MIL-RENT-08, -09: buy or auction, pay the rent, or do nothing on one's own property."""
    owner = t.owner[space]
    if owner == BANK:
        t.push(BuyOrAuction(p, space))
    elif owner != p:
        rent = t.rent_due(space)
        if rent:  # 0 if the property is mortgaged
            t.tell("rent", p, space, rent, owner)
            t.push(Pay(p, rent, owner))


class BuyOrAuction(BuyQuestion[Millionaire]):
    """MIL-PROP-01 to -04: buy at the printed price, or auction. A deal may raise the money first."""

    verbs = ("auction", "trade", "buy")
    opening_verbs = ("trade",)
    rule = "MIL-PROP-02"

    def choices(self, t: Millionaire) -> Sequence[int]:
        choices = [0]
        if can_trade(t, self.seat):
            choices.append(1)
        if t.cash[self.seat] >= t.edition.prices[self.space]:
            choices.append(BUY)
        return choices

    def bot_choices(self, t: Millionaire) -> Sequence[int]:
        return bot_trade_choices(t, self)

    def take(self, t: Millionaire, answer: int) -> None:
        p, space = self.seat, self.space
        if answer == BUY:
            t.buy_deed(p, space)
        elif answer:
            t.then(With(p), self)
        else:
            t.tell("declined", p, space)
            t.then(Auction(space, p + 1), FindBuyer(p, space))  # MIL-AUC-08: the player who landed bids last

    def aside(self, t: Millionaire, seat: int) -> "Question[Millionaire] | None":
        return deals_only(t, seat, NO_DEBTOR, BANK)

    def why_not(self, t: Millionaire, answer: int) -> tuple[str, str]:
        if answer == BUY:
            return "too_poor", "MIL-PROP-03"
        return ("too_many_offers", "MIL-TURN-10") if answer == 1 else ("settle_first", "MIL-TURN-09")

    def consequences(self, t: Millionaire, answer: int) -> dict[str, int]:
        return {"left": max(0, t.cash[self.seat] - t.edition.prices[self.space])}


BUY: Final[int] = BuyOrAuction.verbs.index("buy")


class FindBuyer(SpaceStep[Millionaire]):
    """MIL-TURN-05, MIL-AUC-07: an unsold property goes to the player who landed there, for the opening price."""

    def run(self, t: Millionaire) -> None:
        p, space, e = self.seat, self.space, t.edition
        if t.owner[space] == BANK and e.unsold_to_lander and t.cash[p] >= e.opening:
            t.spend(p, e.opening)
            t.give_deed(space, p)
            t.tell("took_unsold", p, space, e.opening)
