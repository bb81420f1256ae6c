"""Whether a player accepts a trade: rules that a bot follows itself, or supposes of others.

An offer is described from the proposer's side: `items` change hands and the proposer pays `cash` (negative: receives).
"""

from typing import Any, Final

from magnat.bots.value_net import ValueNet
from magnat.kernel.native import mypyc_attr
from magnat.mechanics.property import JAIL_CARD, PropertyTable, bits
from magnat.mechanics.trade import exchange

GROUP_RESERVE_PARTS: Final = 14  # `PrintedPriceRule` keeps this part of the starting money when it completes a group
USUAL_RESERVE_PARTS: Final = 7  # and this part otherwise


@mypyc_attr(allow_interpreted_subclasses=True)
class Appraisal:
    """The value net's chances at a table, and after a trade on it."""

    def __init__(self, t: Any, net: ValueNet | None) -> None:
        self.t: Final = t
        self.net: Final = net  # None if only rules without values are asked
        self._before: list[float] = []

    def gains(self, proposer: int, other: int, items: int, cash: int) -> list[float]:
        """Return by seat what its chances gain by the trade."""
        net = self.net
        assert net is not None
        if not self._before:
            self._before = net.values(self.t)
        u = self.t.copy()
        self.carry_out(u, proposer, other, items, cash)
        after = net.values(u)
        return [after[p] - before for p, before in enumerate(self._before)]

    def carry_out(self, u: Any, proposer: int, other: int, items: int, cash: int) -> None:
        """Carry out the trade on a copy of the table."""
        exchange(u, proposer, other, items, cash)


@mypyc_attr(allow_interpreted_subclasses=True)
class AcceptanceRule:
    """A rule by which a player accepts or refuses."""

    def accepts(self, appraisal: Appraisal, p: int, proposer: int, items: int, cash: int) -> bool:
        """True if `p` accepts the offer of `proposer`."""
        raise NotImplementedError


class PrintedPriceRule(AcceptanceRule):
    """Counts printed prices, keeps some money, completes groups at any price, and gives no group away."""

    def accepts(self, appraisal: Appraisal, p: int, proposer: int, items: int, cash: int) -> bool:
        t: PropertyTable = appraisal.t
        e = t.e
        given_items = items & t.tradable(p)
        mine, theirs = t.deeds[p] & ~given_items | items & ~given_items, t.deeds[proposer] & ~items | given_items
        gain, completes, gives_group = cash, False, False
        for item in bits(items):
            if item >= JAIL_CARD:
                continue
            price = e.prices[item] // 2 if t.mortgaged >> item & 1 else e.prices[item]
            whole = e.sister_bits[item]
            if given_items >> item & 1:
                gain -= price
                gives_group = gives_group or not whole & ~theirs
            else:
                gain += price
                completes = completes or not whole & ~mine
        left = t.cash[p] + cash
        if completes:
            return left >= e.start // GROUP_RESERVE_PARTS
        return gain >= 0 and not gives_group and left >= e.start // USUAL_RESERVE_PARTS


class ValueRule(AcceptanceRule):
    """Judges by the value net: the player gains enough, and not much less than the proposer.

    The second condition bounds what a proposer can gain by knowing this rule.
    """

    def __init__(self, min_gain: float, min_share: float) -> None:
        self.min_gain: Final = min_gain  # of the player's chances
        self.min_share: Final = min_share  # of the proposer's gain

    def accepts(self, appraisal: Appraisal, p: int, proposer: int, items: int, cash: int) -> bool:
        gains = appraisal.gains(proposer, p, items, cash)
        return self.agrees(gains[p], gains[proposer])

    def agrees(self, mine: float, theirs: float) -> bool:
        return mine >= self.min_gain and mine >= self.min_share * theirs


class RefusesAll(AcceptanceRule):
    """Refuses everything: the hypothesis left when all others fail, so that a bot stops asking."""

    def accepts(self, appraisal: Appraisal, p: int, proposer: int, items: int, cash: int) -> bool:
        return False


def least_payment(
    rule: AcceptanceRule, appraisal: Appraisal, p: int, proposer: int, items: int, payments: range
) -> int | None:
    """Return the least of the ascending payments with which `p` accepts these items, by bisection; None if none."""
    if not len(payments) or not rule.accepts(appraisal, p, proposer, items, payments[-1]):
        return None
    low, high = 0, len(payments) - 1
    while low < high:
        middle = (low + high) // 2
        if rule.accepts(appraisal, p, proposer, items, payments[middle]):
            high = middle
        else:
            low = middle + 1
    return payments[high]
