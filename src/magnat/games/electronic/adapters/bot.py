"""The steady bot of Electronic: it buys, completes groups, builds what it can afford, and keeps a reserve."""

import math
from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.bots.steady import Style, next_bid
from magnat.bots.trading import Trader
from magnat.games.electronic.building import Order, PickGroup
from magnat.games.electronic.buying import BUY, BuyOrAuction
from magnat.games.electronic.edition import STREET, UTILITY
from magnat.games.electronic.table import Electronic
from magnat.games.electronic.turn import PAY_FINE, USE_CARD, AfterMove
from magnat.games.electronic.windows import BUILD, CLAIM, LIFT, MORTGAGE, SELL, TRADE
from magnat.kernel import Question
from magnat.mechanics.auction import Bid
from magnat.mechanics.buildings import decode_levels
from magnat.mechanics.debt import BANKRUPT, AnswerInKind, HowToPay
from magnat.mechanics.debt import MORTGAGE as RAISE_BY_MORTGAGE
from magnat.mechanics.debt import SELL as RAISE_BY_SALE
from magnat.mechanics.mortgage import KeepOrLift
from magnat.mechanics.property import JAIL_CARD, bits

JAIL_CARD_WORTH: Final = 300
HOTEL_LEVEL: Final = 5  # its index in the list of rents
THREE_APARTMENTS: Final = 3  # the level at which rents jump
STUBBORN_ROUNDS: Final = 15  # rounds before it sells for less than the deed's worth to the buyer
ENVY_DROP_PER_ROUND: Final = 5
MIN_ENVY_PERCENT: Final = 75

# Weights of the position estimate for search besides wealth, as log odds
BUILT_WEIGHT: Final = 0.00023  # per thousand spent on buildings
MORTGAGED_WEIGHT: Final = -0.00007  # per thousand of the price
FULL_GROUP_WEIGHT: Final = 0.2
UNBUILDABLE_WEIGHT: Final = 0.13  # per station or utility


class SteadyElectronic(Trader[Electronic]):
    """One method for each question."""

    distraction_rate = 0.65
    hard_simulations = 8
    scores_are_money = True
    lineup_styles: ClassVar[tuple[str, ...]] = ("cautious", "greedy", "friendly")
    method_aliases: ClassVar[dict[str, str]] = dict.fromkeys(
        ("before_throw", "after_move", "poll", "meanwhile"), "window"
    )
    min_reserve = 500
    max_reserve = 4_000
    bid_percent = 100  # of a lot's worth
    min_margin = 200  # minimum gain of a deal
    base_envy_percent = 125  # minimum price, in percent of a deed's worth to the buyer; decreases over time

    def apply_style(self, style: Style) -> None:
        super().apply_style(style)
        self.min_reserve = 500 * style.keeps // 100
        self.max_reserve = 4_000 * style.keeps // 100
        self.bid_percent = style.bids
        self.min_margin = 200 * style.asks // 100
        self.base_envy_percent = 100 + 25 * style.asks // 100

    def envy_percent(self, t: Electronic) -> int:
        """Return the percentage of a deed's worth to the buyer that the bot asks.

        It starts high because early deeds decide much, and falls because otherwise no group would
        ever be completed.
        """
        return max(
            self.base_envy_percent - ENVY_DROP_PER_ROUND * max(t.turns // len(t.cash) - STUBBORN_ROUNDS, 0),
            MIN_ENVY_PERCENT,
        )

    # Worth of deeds and positions, in thousands

    def deed_worth(self, t: Electronic, p: int, space: int) -> int:
        """Return the worth of a deed to a seat: its price, and much more if it (nearly) completes a group."""
        e = t.edition
        price, group = e.prices[space], e.group_of[space]
        owned = len(bits(t.deeds[p] & e.group_bits[group] & ~(1 << space)))
        size = len(e.members[group])
        value = price
        if e.kinds[space] == STREET:
            if owned == size - 1:
                value = price * 2 + e.build_costs[group] * 2
            elif owned:
                value = price * 13 // 10
        elif e.kinds[space] == UTILITY:
            value = price * (3 if owned else 2) // 2 * 2 // 3
        else:
            value = price * (10 + 4 * owned) // 10
        if t.mortgaged >> space & 1:
            value -= t.lift_cost(space)
        return max(value, price // 10)

    def highest_rival_rent(self, t: Electronic, p: int) -> int:
        level, rents, top = t.level, t.edition.rents, t.edition.top
        spaces = bits(t.built & ~t.deeds[p])
        return max([rents[s][level[s] if level[s] < top else HOTEL_LEVEL] for s in spaces], default=0)

    def reserve(self, t: Electronic, p: int) -> int:
        """Return the cash to keep: little while nobody has built, then half of the highest rival rent."""
        return min(self.min_reserve + self.highest_rival_rent(t, p) // 2, self.max_reserve)

    def worths(self, t: Electronic) -> list[float]:
        """Return wealth times the weights above, which are fitted to the wins of steady bots."""
        e = t.edition
        values = [0.0] * len(t.cash)
        for p in t.ring:
            lasting = 0.0
            for space in bits(t.deeds[p]):
                cost = e.build_costs[e.group_of[space]]
                if t.mortgaged >> space & 1:
                    lasting += MORTGAGED_WEIGHT * e.prices[space]
                lasting += BUILT_WEIGHT * cost * t.level[space] if cost else UNBUILDABLE_WEIGHT
            lasting += FULL_GROUP_WEIGHT * len(bits(t.complete[p]))
            values[p] = max(t.wealth(p), 200) * math.exp(lasting)
        return values

    def scores(self, t: Electronic) -> list[int]:
        return [t.wealth(p) for p in range(len(t.cash))]

    # The turn

    def rank_choices(
        self, t: Electronic, question: Question[Electronic], choices: Sequence[int], first: int
    ) -> Sequence[int]:
        """Return the choices without selling, mortgaging and trading between turns; these wait for its own turn."""
        if not question.window or self.may_propose(question):
            return choices
        return [act for act in choices if act not in (SELL, MORTGAGE, TRADE)]

    def quick_answer(self, question: Question[Electronic], choices: Sequence[int]) -> int | None:
        """Return 0 for windows without a useful action and for payments in cash; None if undecided."""
        if isinstance(question, HowToPay):
            return 0
        if not question.window or BUILD in choices or LIFT in choices or CLAIM in choices:
            return None
        return 0 if TRADE not in choices or not self.may_propose(question) else None

    def may_propose(self, question: Question[Electronic]) -> bool:
        """True if it is the end of the bot's own turn, when its position is settled."""
        return isinstance(question, AfterMove)

    def window(self, t: Electronic, question: Question[Electronic], choices: Sequence[int]) -> int:
        return self.choose_action(t, question.seat, choices, self.may_propose(question))

    def choose_action(self, t: Electronic, p: int, choices: Sequence[int], proposes: bool) -> int:
        """Claim rent, build within the reserve, lift mortgages when rich, propose trades that complete a group."""
        if CLAIM in choices:
            return CLAIM
        if BUILD in choices and self.best_group(t, p) >= 0:
            return BUILD
        if LIFT in choices and t.cash[p] > self.min_reserve + 3_000 and t.cash[p] > self.reserve(t, p) + 3_000:
            return LIFT
        if TRADE in choices and proposes and self.plan_trade(t, p) is not None:
            return TRADE
        return 0

    def leave_jail(self, t: Electronic, question: Question[Electronic], choices: Sequence[int]) -> int:
        """Leave early in the game, when there is property to buy; later jail is safe."""
        p = question.seat
        managed = self.choose_action(t, p, choices, self.may_propose(question))
        if managed:
            return managed
        free = sum([1 for space in t.edition.deeds if t.owner[space] < 0])
        if free > 6 or self.highest_rival_rent(t, p) < 1_000:
            for card in (USE_CARD, USE_CARD + 1):
                if card in choices:
                    return card
            if PAY_FINE in choices and t.cash[p] > 2_000 and free > 10:
                return PAY_FINE
        return 0

    # Buying

    def buy_or_auction(self, t: Electronic, question: BuyOrAuction, choices: Sequence[int]) -> int:
        p, space = question.seat, question.space
        price = t.edition.prices[space]
        if BUY not in choices:
            return 0
        left = t.cash[p] - price
        if left >= 1_000 or left >= self.reserve(t, p):
            return BUY
        return BUY if self.deed_worth(t, p, space) > price * 3 // 2 or self.blocks_rival(t, p, space) else 0

    def blocks_rival(self, t: Electronic, p: int, space: int) -> bool:
        e = t.edition
        rest = e.sister_bits[space] & ~(1 << space)
        for other in t.ring:
            if other != p and rest and t.deeds[other] & rest == rest:
                return True
        return False

    def bid(self, t: Electronic, question: Bid, choices: Sequence[int]) -> int:
        p, lot, high = question.seat, question.lot, question.high
        e = t.edition
        if lot >= e.size:
            limit = 2 * max([e.build_costs[group] for group in bits(t.complete[p])], default=0)  # a scarce piece
        else:
            limit = self.deed_worth(t, p, lot)
            if self.blocks_rival(t, p, lot):
                limit = max(limit, e.prices[lot] * 3 // 2)
        limit = min(limit * self.bid_percent // 100, t.cash[p] - self.min_reserve) // e.step * e.step
        return next_bid(high, limit, e.step) if limit > high else high

    # Building

    def best_group(self, t: Electronic, p: int) -> int:
        """Return the group where the next level has the best return, if the reserve allows it; -1 if none."""
        e, cash = t.edition, t.cash[p]
        payable = [group for group in bits(t.complete[p]) if 0 < e.build_costs[group] <= cash - self.min_reserve]
        if not payable:
            return -1
        spare = cash - self.max_reserve
        if spare < max([e.build_costs[group] for group in payable]):  # the size of the reserve matters
            spare = cash - self.reserve(t, p)
        best, highest = -1, 0
        for group in payable:
            cost = e.build_costs[group]
            lowest = min([t.level[space] for space in e.members[group]])
            if lowest >= THREE_APARTMENTS and cost > spare:
                continue
            if e.group_bits[group] & t.mortgaged:
                continue
            if lowest == e.top or not (t.hotels if lowest == e.top - 1 else t.apartments):
                continue
            aim = max(lowest + 1, THREE_APARTMENTS)
            space = e.members[group][0]
            gain = (e.rents[space][aim] - e.rents[space][lowest]) * 100 // (cost * (aim - lowest))
            if gain > highest:
                best, highest = group, gain
        return best

    def pick_group(self, t: Electronic, question: PickGroup, choices: Sequence[int]) -> int:
        if question.selling:
            return question.silence(t)
        best = self.best_group(t, question.seat)
        return best if best in choices else choices[0]

    def order(self, t: Electronic, question: Order, choices: Sequence[int]) -> int:
        """Choose the largest order that leaves the reserve, or `min_reserve` up to three apartments (rents jump)."""
        if question.selling:
            return choices[0]
        e, p, group = t.edition, question.seat, question.group
        spare = (t.cash[p] - self.reserve(t, p)) // e.build_costs[group]
        bold = (t.cash[p] - self.min_reserve) // e.build_costs[group]
        now = sum([t.level[space] for space in e.members[group]])
        size = len(e.members[group])
        best = choices[0]
        for code in choices:
            levels = decode_levels(code, size)
            if sum(levels) - now <= (bold if max(levels) <= THREE_APARTMENTS else spare):
                best = code
        return best

    def contest(self, t: Electronic, question: Question[Electronic], choices: Sequence[int]) -> int:
        return 1 if t.cash[question.seat] > self.reserve(t, question.seat) + 2_000 else 0

    def place(self, t: Electronic, question: Question[Electronic], choices: Sequence[int]) -> int:
        return max(choices)

    # Debts and mortgages

    def settle_debt(self, t: Electronic, question: Question[Electronic], choices: Sequence[int]) -> int:
        """Mortgage single deeds first, then sell buildings, then mortgage deeds of complete groups."""
        p = question.seat
        if BANKRUPT in choices:
            return BANKRUPT
        if RAISE_BY_MORTGAGE in choices and (self.spare_deeds(t, p) or RAISE_BY_SALE not in choices):
            return RAISE_BY_MORTGAGE
        return RAISE_BY_SALE if RAISE_BY_SALE in choices else choices[0]

    def spare_deeds(self, t: Electronic, p: int) -> int:
        """Return the deeds that can be mortgaged without breaking a complete group of streets."""
        spare = t.mortgageable(p)
        for group in bits(t.complete[p]):
            if t.edition.build_costs[group]:
                spare &= ~t.edition.group_bits[group]
        return spare

    def mortgage(self, t: Electronic, question: Question[Electronic], choices: Sequence[int]) -> int:
        spare = bits(self.spare_deeds(t, question.seat)) or tuple(choices)
        return min(spare, key=lambda space: t.edition.prices[space])

    def lift(self, t: Electronic, question: Question[Electronic], choices: Sequence[int]) -> int:
        """Choose deeds of complete groups first, then the most expensive."""
        e, complete = t.edition, t.complete[question.seat]
        return max(choices, key=lambda space: (complete >> e.group_of[space] & 1, e.prices[space]))

    def keep_or_lift(self, t: Electronic, question: KeepOrLift, choices: Sequence[int]) -> int:
        p, deed = question.seat, bits(question.deeds)[0]
        rich = t.cash[p] > t.edition.mortgages[deed] + self.reserve(t, p)
        return 1 if rich and 1 in choices else 0

    def answer_in_kind(self, t: Electronic, question: AnswerInKind, choices: Sequence[int]) -> int:
        good = self.deed_worth(t, question.seat, question.deed) > question.value * 11 // 10
        return 1 if good and 1 in choices else 0

    # Trades

    def offers_for(self, t: Electronic, p: int, other: int, wanted: int) -> list[tuple[int, int]]:
        """Return possible offers: a deed that completes a group of the other player, or money."""
        e = t.edition
        offers: list[tuple[int, int]] = []
        step, costs = e.step, e.build_costs
        mine, others = t.deeds[p] & ~t.locked & ~t.mortgaged, ~t.deeds[other]
        for group, whole in enumerate(e.group_bits):
            missing = whole & others
            if missing & mine and not missing & (missing - 1) and costs[group] and group != e.group_of[wanted]:
                if costs[group] <= costs[e.group_of[wanted]] + 500:
                    offers.append((1 << wanted | missing, 0))
        money = self.deed_worth(t, p, wanted) // step * step
        if t.cash[p] - money >= self.reserve(t, p) + e.build_costs[e.group_of[wanted]]:
            offers.append((1 << wanted, money))
        return offers

    def is_fair(self, t: Electronic, p: int, other: int, items: int, cash: int) -> bool:
        """True if the deal gains more than the margin, taking into account its worth to the other player."""
        mine = items & t.tradable(p)
        if not mine and cash >= 0 and not items & t.mortgaged:
            return True  # a gift
        gain = cash
        for item in bits(items):
            is_given = bool(mine >> item & 1)
            if item >= JAIL_CARD:
                value, theirs = JAIL_CARD_WORTH, JAIL_CARD_WORTH
            else:
                value, theirs = self.deed_worth(t, p, item), self.deed_worth(t, other, item)
            if is_given:
                gain -= max(value, theirs * self.envy_percent(t) // 100)
            else:
                gain += value
        return gain > self.min_margin


STEADY: Final = SteadyElectronic()
