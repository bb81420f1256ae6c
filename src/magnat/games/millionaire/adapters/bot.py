"""The steady player of Millionaire. It buys, completes groups, evolves early, and hoards cash near the goal."""

import math
from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.bots.steady import Style, next_bid
from magnat.bots.trading import Trader
from magnat.games.millionaire.building import sites
from magnat.games.millionaire.buying import BUY, BuyOrAuction
from magnat.games.millionaire.edition import HIGHEST, LAST_TURN_IN_JAIL
from magnat.games.millionaire.effects import ChoosePlayer
from magnat.games.millionaire.table import Millionaire
from magnat.games.millionaire.turn import PAY_FINE, USE_CARD
from magnat.games.millionaire.windows import BUILD, LIFT, PLAY, TRADE, Meanwhile
from magnat.kernel import Question
from magnat.mechanics.auction import Bid
from magnat.mechanics.debt import BANKRUPT
from magnat.mechanics.debt import MORTGAGE as RAISE_BY_MORTGAGE
from magnat.mechanics.debt import SELL as RAISE_BY_SALE
from magnat.mechanics.property import JAIL_CARD, bits

JAIL_CARD_WORTH: Final = 25
NEAR_GOAL_TENTHS: Final = 7  # from this many tenths of the goal on, cash is kept

# Weights of the estimate for search, in log odds fitted to games between steady players. Money is
# measured relative to the goal; the nearer the goal, the more each note counts.
CASH_WEIGHTS: Final = ((0.0, 0.7), (0.3, 1.6), (0.6, 3.9))  # (share of the goal, additional weight from there on)
SALARY_WEIGHT: Final = 6.0
RENT_WEIGHT: Final = 0.9
PRICE_WEIGHT: Final = 0.25
MORTGAGED_WEIGHT: Final = -1.7
GROUP_WEIGHT: Final = 1.1  # times the building cost
BUILT_WEIGHT: Final = 0.65
LAP_WEIGHT: Final = 0.35


class SteadyMillionaire(Trader[Millionaire]):
    """Steady player of Millionaire: one method per kind of question."""

    distraction_rate = 0.85
    hard_simulations = 8
    scores_are_money = True
    lineup_styles: ClassVar[tuple[str, ...]] = ("cautious", "friendly")
    method_aliases: ClassVar[dict[str, str]] = {
        **dict.fromkeys(("before_throw", "after_move", "poll", "meanwhile"), "window"),
        "take_in_exchange": "take_deed",
    }
    reserve_percent = 100  # of the usual reserve
    bid_percent = 100  # of a lot's worth
    deal_percent = 150  # required return of a deal

    def apply_style(self, style: Style) -> None:
        super().apply_style(style)
        self.reserve_percent = style.keeps
        self.bid_percent = style.bids
        self.deal_percent = 100 + 50 * style.asks // 100

    # Worths, in thousands

    def deed_worth(self, t: Millionaire, p: int, space: int) -> int:
        """Return a deed's worth to a seat: its price, more towards a complete group, less its lifting cost."""
        e = t.edition
        price, group = e.prices[space], e.group_of[space]
        owned = len(bits(t.deeds[p] & e.group_bits[group] & ~(1 << space)))
        value = price
        if owned == len(e.members[group]) - 1:
            value = price * 2 + e.build_costs[group]
        elif owned:
            value = price * 13 // 10
        return max(value - (t.lift_cost(space) if t.mortgaged >> space & 1 else 0), 1)

    def highest_rival_rent(self, t: Millionaire, p: int) -> int:
        return max([t.rent_due(space) for space in bits(t.built & ~t.deeds[p])], default=0)

    def reserve(self, t: Millionaire, p: int) -> int:
        return min(40 + self.highest_rival_rent(t, p) // 2, 150) * self.reserve_percent // 100

    def is_near_goal(self, t: Millionaire, p: int) -> bool:
        """True if the goal is near, so that cash is spent only when necessary."""
        return t.cash[p] * 10 >= t.edition.target * NEAR_GOAL_TENTHS

    def worths(self, t: Millionaire) -> list[float]:
        return [math.exp(self.log_odds(t, p)) if p in t.ring else 0.0 for p in range(len(t.cash))]

    def log_odds(self, t: Millionaire, p: int) -> float:
        """Return the log odds of a seat from its cash and its income per lap."""
        e, goal = t.edition, float(t.edition.target)
        rivals = len(t.ring) - 1
        money = SALARY_WEIGHT * e.salaries[t.stars[p]]
        for space in bits(t.deeds[p]):
            if t.mortgaged >> space & 1:
                money += MORTGAGED_WEIGHT * e.prices[space]
            else:
                cost = e.build_costs[e.group_of[space]]
                money += (
                    RENT_WEIGHT * t.rent_due(space) * rivals
                    + PRICE_WEIGHT * e.prices[space]
                    + BUILT_WEIGHT * cost * t.level[space]
                )
        for group, whole in enumerate(e.group_bits):
            if not whole & ~t.deeds[p]:
                money += GROUP_WEIGHT * e.build_costs[group]
        share = t.cash[p] / goal
        near = sum([slope * (share - start) for start, slope in CASH_WEIGHTS if share > start])
        return near + money / goal + LAP_WEIGHT * t.place[p] / e.size

    def scores(self, t: Millionaire) -> list[int]:
        return list(t.cash)

    def secondary_scores(self, t: Millionaire) -> list[int]:
        return [t.stars_of(p) for p in range(len(t.cash))]

    # The turn

    def window(self, t: Millionaire, question: Question[Millionaire], choices: Sequence[int]) -> int:
        """Between turns, build and play cards; offers are kept for its own turn."""
        waits = isinstance(question, Meanwhile) or t.active != question.seat
        return self.choose_action(t, question.seat, [act for act in choices if act != TRADE] if waits else choices)

    def choose_action(self, t: Millionaire, p: int, choices: Sequence[int]) -> int:
        """Play kept cards first, then build within the reserve, lift mortgages when rich, and trade for a group."""
        if PLAY in choices:
            return PLAY
        if BUILD in choices and not self.is_near_goal(t, p) and self.best_street(t, p) >= 0:
            return BUILD
        if LIFT in choices and not self.is_near_goal(t, p) and t.cash[p] > self.reserve(t, p) + 150:
            return LIFT
        if TRADE in choices and self.plan_trade(t, p) is not None:
            return TRADE
        return 0

    def leave_jail(self, t: Millionaire, question: Question[Millionaire], choices: Sequence[int]) -> int:
        """Leave as soon as it is cheap, because income comes from moving."""
        p = question.seat
        managed = self.choose_action(t, p, choices)
        if managed:
            return managed
        for card in (USE_CARD, USE_CARD + 1):
            if card in choices:
                return card
        rich = t.cash[p] > 200 or t.jailed[p] > LAST_TURN_IN_JAIL
        return PAY_FINE if rich and PAY_FINE in choices else question.silence(t)

    def keep_or_evolve(self, t: Millionaire, question: Question[Millionaire], choices: Sequence[int]) -> int:
        """Evolve unless the goal is close: a level pays for itself in a lap or two."""
        p, e = question.seat, t.edition
        return 0 if t.cash[p] + 2 * e.salaries[t.stars[p]] >= e.target or t.stars[p] == HIGHEST else 1

    # Buying and building

    def buy_or_auction(self, t: Millionaire, question: BuyOrAuction, choices: Sequence[int]) -> int:
        p, space = question.seat, question.space
        if BUY not in choices or t.cash[p] - t.edition.prices[space] < self.reserve(t, p) // 2:
            return 0
        return 0 if self.is_near_goal(t, p) and self.deed_worth(t, p, space) <= t.edition.prices[space] else BUY

    def bid(self, t: Millionaire, question: Bid, choices: Sequence[int]) -> int:
        p, high = question.seat, question.high
        limit = min(self.deed_worth(t, p, question.lot) * self.bid_percent // 100, t.cash[p] - self.reserve(t, p) // 2)
        if self.is_near_goal(t, p):
            limit //= 4
        return next_bid(high, limit, 1) if limit > high else high

    def best_street(self, t: Millionaire, p: int) -> int:
        """Return the street where the next building earns most for its cost within the reserve; -1 if none."""
        e, spare = t.edition, t.cash[p] - self.reserve(t, p)
        best, highest = -1, 0
        for space in bits(sites(t, p)):
            group = e.group_of[space]
            rents, level, cost = e.group_rents[group], t.level[space], e.build_costs[group]
            gain = (rents[level + 1] - rents[level]) * 100 // cost
            if cost <= spare and gain > highest:
                best, highest = space, gain
        return best

    def build(self, t: Millionaire, question: Question[Millionaire], choices: Sequence[int]) -> int:
        best = self.best_street(t, question.seat)
        return best if best in choices else choices[0]

    # Fortune cards

    def take_deed(self, t: Millionaire, question: Question[Millionaire], choices: Sequence[int]) -> int:
        return max(choices, key=lambda deed: self.deed_worth(t, question.seat, deed))

    def give_deed(self, t: Millionaire, question: Question[Millionaire], choices: Sequence[int]) -> int:
        return min(choices, key=lambda deed: self.deed_worth(t, question.seat, deed))

    def place_house(self, t: Millionaire, question: Question[Millionaire], choices: Sequence[int]) -> int:
        return max(choices)

    def say_no(self, t: Millionaire, question: Question[Millionaire], choices: Sequence[int]) -> int:
        return choices[-1]

    def choose_player(self, t: Millionaire, question: ChoosePlayer, choices: Sequence[int]) -> int:
        """Choose the richest to pay, the poorest to be paid."""
        return max(choices, key=lambda p: t.cash[p] if question.collects else -t.cash[p])

    # Debts and mortgages

    def settle_debt(self, t: Millionaire, question: Question[Millionaire], choices: Sequence[int]) -> int:
        if BANKRUPT in choices:
            return BANKRUPT
        return RAISE_BY_MORTGAGE if RAISE_BY_MORTGAGE in choices else RAISE_BY_SALE

    def lift(self, t: Millionaire, question: Question[Millionaire], choices: Sequence[int]) -> int:
        return max(choices)

    def keep_or_lift(self, t: Millionaire, question: Question[Millionaire], choices: Sequence[int]) -> int:
        return choices[-1] if t.cash[question.seat] > 150 and not self.is_near_goal(t, question.seat) else 0

    # Deals

    def plan_trade(self, t: Millionaire, p: int) -> tuple[int, int, int] | None:
        return None if self.is_near_goal(t, p) else super().plan_trade(t, p)

    def offers_for(self, t: Millionaire, p: int, other: int, wanted: int) -> list[tuple[int, int]]:
        """Return the offer to buy the deed at its worth, if the reserve allows it."""
        worth = self.deed_worth(t, p, wanted)
        return [(1 << wanted, worth)] if t.cash[p] - worth >= self.reserve(t, p) else []

    def is_fair(self, t: Millionaire, p: int, other: int, items: int, cash: int) -> bool:
        """True if the gain is at least `deal_percent` of the loss, 50 more if the other completes a group.

        Never fair with a player whose cash already reaches the goal, because the deal would make
        that player win.
        """
        given_items = items & t.tradable(p)
        gain = cash + sum([self.item_value(t, p, item) for item in bits(items & ~given_items)])
        loss = sum([self.item_value(t, p, item) for item in bits(given_items)])
        completes = any(
            e_bits & ~(t.deeds[other] | given_items) == 0 and e_bits & given_items for e_bits in t.edition.group_bits
        )
        return (
            gain * 100 >= loss * (self.deal_percent + 50 if completes else self.deal_percent)
            and t.cash[other] < t.edition.target
        )

    def refusal_reason(self, t: Millionaire, p: int, other: int, items: int) -> tuple[str, dict[str, int]]:
        return ("would_win", {}) if t.cash[other] >= t.edition.target else super().refusal_reason(t, p, other, items)

    def item_value(self, t: Millionaire, p: int, item: int) -> int:
        return JAIL_CARD_WORTH if item >= JAIL_CARD else self.deed_worth(t, p, item)


STEADY: Final = SteadyMillionaire()
