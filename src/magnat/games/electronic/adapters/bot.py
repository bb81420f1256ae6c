"""bots: the steady player of Electronic. It buys, completes groups, builds what it can pay for, and keeps a reserve."""

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
from magnat.mechanics.trade import MONEY, WITHDRAW, Cash, Item, Reply, Send, may_pay, offer_key

JAIL_CARD_WORTH: Final = 300
HOTEL_LEVEL: Final = 5  # its place in the list of rents
THREE_APARTMENTS: Final = 3  # the level at which rents jump
STUBBORN_ROUNDS: Final = 15  # rounds before it sells for less than what it means to the other
ENVY_DROP_PER_ROUND: Final = 5  # hundredths a round
MIN_ENVY_PERCENT: Final = 75  # hundredths

# What the estimate for search counts besides wealth, in natural logarithms of the odds
BUILT_WEIGHT: Final = 0.00023  # a thousand spent on buildings
MORTGAGED_WEIGHT: Final = -0.00007  # a thousand of the price
FULL_GROUP_WEIGHT: Final = 0.2
UNBUILDABLE_WEIGHT: Final = 0.13  # a station or a utility


class SteadyElectronic(Trader[Electronic]):
    """One method for each question."""

    distraction_rate = 0.65
    hard_simulations = 8
    scores_are_money = True
    lineup_styles: ClassVar[tuple[str, ...]] = ("cautious", "greedy", "friendly")
    method_aliases: ClassVar[dict[str, str]] = {
        "before_throw": "window",
        "after_move": "window",
        "poll": "window",
        "meanwhile": "window",
    }
    min_reserve = 500
    max_reserve = 4_000
    bid_percent = 100  # hundredths of what a lot is worth
    min_margin = 200  # what a deal must bring
    base_envy_percent = (
        125  # hundredths of what a deed is worth to the other, which it wants at least for it; less and less
    )

    def apply_style(self, style: Style) -> None:
        super().apply_style(style)
        self.min_reserve = 500 * style.keeps // 100
        self.max_reserve = 4_000 * style.keeps // 100
        self.bid_percent = style.bids
        self.min_margin = 200 * style.asks // 100
        self.base_envy_percent = 100 + 25 * style.asks // 100

    def envy_percent(self, t: Electronic) -> int:
        """Dear at first: an early deed decides much. Later it gives way, or nobody would ever have a group."""
        return max(
            self.base_envy_percent - ENVY_DROP_PER_ROUND * max(t.turns // len(t.cash) - STUBBORN_ROUNDS, 0),
            MIN_ENVY_PERCENT,
        )

    # What things are worth, in thousands

    def deed_worth(self, t: Electronic, p: int, space: int) -> int:
        """What a deed is worth to a seat: its price, much more if it completes a group or comes near."""
        e = t.edition
        price, group = e.prices[space], e.group_of[space]
        held = len(bits(t.deeds[p] & e.group_bits[group] & ~(1 << space)))
        size = len(e.members[group])
        value = price
        if e.kinds[space] == STREET:
            if held == size - 1:
                value = price * 2 + e.build_costs[group] * 2
            elif held:
                value = price * 13 // 10
        elif e.kinds[space] == UTILITY:
            value = price * (3 if held else 2) // 2 * 2 // 3
        else:
            value = price * (10 + 4 * held) // 10
        if t.mortgaged >> space & 1:
            value -= t.lift_cost(space)
        return max(value, price // 10)

    def highest_rival_rent(self, t: Electronic, p: int) -> int:
        """The dearest rent on the rivals' streets."""
        worst, level, rents, top = 0, t.level, t.edition.rents, t.edition.top
        for space in bits(t.built & ~t.deeds[p]):
            rent = rents[space][level[space] if level[space] < top else HOTEL_LEVEL]
            if rent > worst:
                worst = rent
        return worst

    def reserve(self, t: Electronic, p: int) -> int:
        """What stays on the card: little while nobody has built, then a good part of the worst rent."""
        return min(self.min_reserve + self.highest_rival_rent(t, p) // 2, self.max_reserve)

    def worths(self, t: Electronic) -> list[float]:
        """Wealth, and what counts for more than its price: how often steady players won from where."""
        e = t.edition
        found = [0.0] * len(t.cash)
        for p in t.ring:
            lasting = 0.0
            for space in bits(t.deeds[p]):
                cost = e.build_costs[e.group_of[space]]
                if t.mortgaged >> space & 1:
                    lasting += MORTGAGED_WEIGHT * e.prices[space]
                lasting += BUILT_WEIGHT * cost * t.level[space] if cost else UNBUILDABLE_WEIGHT
            lasting += FULL_GROUP_WEIGHT * len(bits(t.complete[p]))
            found[p] = max(t.wealth(p), 200) * math.exp(lasting)
        return found

    def scores(self, t: Electronic) -> list[int]:
        return [t.wealth(p) for p in range(len(t.cash))]

    # The turn

    def rank_choices(
        self, t: Electronic, question: Question[Electronic], choices: Sequence[int], first: int
    ) -> Sequence[int]:
        """Between the turns nothing is sold, mortgaged or offered: for that there is the own turn."""
        if not question.window or self.may_propose(question):
            return choices
        return [act for act in choices if act not in (SELL, MORTGAGE, TRADE)]

    def quick_answer(self, question: Question[Electronic], choices: Sequence[int]) -> int | None:
        """Most windows hold nothing that it would do, and who has the money pays with it."""
        if isinstance(question, HowToPay):
            return 0
        if not question.window or BUILD in choices or LIFT in choices or CLAIM in choices:
            return None
        return 0 if TRADE not in choices or not self.may_propose(question) else None

    def may_propose(self, question: Question[Electronic]) -> bool:
        """It makes its offers at the end of its own turn, when it knows where it stands."""
        return isinstance(question, AfterMove)

    def window(self, t: Electronic, question: Question[Electronic], choices: Sequence[int]) -> int:
        return self.choose_action(t, question.seat, choices, self.may_propose(question))

    def choose_action(self, t: Electronic, p: int, choices: Sequence[int], proposes: bool) -> int:
        """Claim, build while the reserve allows it, lift mortgages when rich, propose what completes a group."""
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
        """Early on there is property to buy; later jail is a safe place."""
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
        if BUY in choices:
            left = t.cash[p] - price
            if left >= 1_000 or left >= self.reserve(t, p):
                return BUY
            return BUY if self.deed_worth(t, p, space) > price * 3 // 2 or self.blocks_rival(t, p, space) else 0
        return 0

    def blocks_rival(self, t: Electronic, p: int, space: int) -> bool:
        """Whether a rival lacks only this deed."""
        e = t.edition
        rest = e.sister_bits[space] & ~(1 << space)
        for other in t.ring:
            if other != p and rest and t.deeds[other] & rest == rest:
                return True
        return False

    def bid(self, t: Electronic, question: Bid, choices: Sequence[int]) -> int:
        """Up to what it is worth, by jumps."""
        p, lot, high = question.seat, question.lot, question.high
        e = t.edition
        if lot >= e.size:
            limit = 2 * max([e.build_costs[group] for group in bits(t.complete[p])], default=0)  # a piece, in shortage
        else:
            limit = self.deed_worth(t, p, lot)
            if self.blocks_rival(t, p, lot):
                limit = max(limit, e.prices[lot] * 3 // 2)
        limit = min(limit * self.bid_percent // 100, t.cash[p] - self.min_reserve) // e.step * e.step
        return next_bid(high, limit, e.step) if limit > high else high

    # Building

    def best_group(self, t: Electronic, p: int) -> int:
        """The group where the next level earns most for its price, if the reserve allows it; -1 for none."""
        e, cash = t.edition, t.cash[p]
        payable = [group for group in bits(t.complete[p]) if 0 < e.build_costs[group] <= cash - self.min_reserve]
        if not payable:
            return -1
        spare = cash - self.max_reserve
        if spare < max([e.build_costs[group] for group in payable]):  # it matters how much is kept
            spare = cash - self.reserve(t, p)
        best, most = -1, 0
        for group in payable:
            cost = e.build_costs[group]
            lowest = min([t.level[space] for space in e.members[group]])
            if cost > (spare if lowest >= THREE_APARTMENTS else cash - self.min_reserve):
                continue
            if e.group_bits[group] & t.mortgaged:
                continue
            if lowest == e.top or not (t.hotels if lowest == e.top - 1 else t.apartments):
                continue
            aim = max(lowest + 1, THREE_APARTMENTS)
            space = e.members[group][0]
            gain = (e.rents[space][min(aim, HOTEL_LEVEL)] - e.rents[space][lowest]) * 100 // (cost * (aim - lowest))
            if gain > most:
                best, most = group, gain
        return best

    def pick_group(self, t: Electronic, question: PickGroup, choices: Sequence[int]) -> int:
        if question.selling:
            return question.silence(t)
        best = self.best_group(t, question.seat)
        return best if best in choices else choices[0]

    def order(self, t: Electronic, question: Order, choices: Sequence[int]) -> int:
        """Up to three apartments a street, where rents jump, with all but a little; beyond, as the reserve allows."""
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
        """Single deeds are mortgaged first, then buildings go, then the deeds of full groups."""
        p = question.seat
        if BANKRUPT in choices:
            return BANKRUPT
        if RAISE_BY_MORTGAGE in choices and (self.spare_deeds(t, p) or RAISE_BY_SALE not in choices):
            return RAISE_BY_MORTGAGE
        return RAISE_BY_SALE if RAISE_BY_SALE in choices else choices[0]

    def spare_deeds(self, t: Electronic, p: int) -> int:
        """Deeds to mortgage without hurt: not of a full street group."""
        spare = t.mortgageable(p)
        for group in bits(t.complete[p]):
            if t.edition.build_costs[group]:
                spare &= ~t.edition.group_bits[group]
        return spare

    def mortgage(self, t: Electronic, question: Question[Electronic], choices: Sequence[int]) -> int:
        spare = bits(self.spare_deeds(t, question.seat)) or tuple(choices)
        best = spare[0]
        for space in spare:
            if t.edition.prices[space] < t.edition.prices[best]:
                best = space
        return best

    def lift(self, t: Electronic, question: Question[Electronic], choices: Sequence[int]) -> int:
        """First what belongs to a full group, then the dearest."""
        p, best, most = question.seat, choices[0], -1
        for space in choices:
            value = t.edition.prices[space]
            if t.complete[p] >> t.edition.group_of[space] & 1:
                value += 10_000
            if value > most:
                best, most = space, value
        return best

    def keep_or_lift(self, t: Electronic, question: KeepOrLift, choices: Sequence[int]) -> int:
        p, deed = question.seat, bits(question.deeds)[0]
        rich = t.cash[p] > t.edition.mortgages[deed] + self.reserve(t, p)
        return 1 if rich and 1 in choices else 0

    def answer_in_kind(self, t: Electronic, question: AnswerInKind, choices: Sequence[int]) -> int:
        good = self.deed_worth(t, question.seat, question.deed) > question.value * 11 // 10
        return 1 if good and 1 in choices else 0

    # Trades

    def plan_trade(self, t: Electronic, p: int) -> tuple[int, int, int] | None:
        """A proposal that would complete a group: partner, items, and the money that goes with it."""
        e, others = t.edition, ~t.deeds[p]
        for group, whole in enumerate(e.group_bits):
            missing = whole & others
            if missing & (missing - 1) or not missing or missing & t.locked or not e.build_costs[group]:
                continue  # more than one deed is missing, or none, or it cannot be had
            wanted = missing.bit_length() - 1
            other = t.owner[wanted]
            if other < 0:
                continue
            for items, cash in self.offers_for(t, p, other, wanted):
                refused = t.refused and offer_key(p, other, items, cash) in t.refused
                if not refused and may_pay(t, p, other, items, cash):
                    return other, items, cash
        return None

    def offers_for(self, t: Electronic, p: int, other: int, wanted: int) -> list[tuple[int, int]]:
        """A deed that completes a group of theirs in exchange, or money."""
        e = t.edition
        found: list[tuple[int, int]] = []
        step, costs = e.step, e.build_costs
        mine, others = t.deeds[p] & ~t.locked & ~t.mortgaged, ~t.deeds[other]
        for group, whole in enumerate(e.group_bits):
            missing = whole & others
            if missing & mine and not missing & (missing - 1) and costs[group] and group != e.group_of[wanted]:
                if costs[group] <= costs[e.group_of[wanted]] + 500:
                    found.append((1 << wanted | missing, 0))
        money = self.deed_worth(t, p, wanted) // step * step
        if t.cash[p] - money >= self.reserve(t, p) + e.build_costs[e.group_of[wanted]]:
            found.append((1 << wanted, money))
        return found

    def with_(self, t: Electronic, question: Question[Electronic], choices: Sequence[int]) -> int:
        plan = self.plan_trade(t, question.seat)
        return plan[0] if plan and plan[0] in choices else choices[0]

    def item(self, t: Electronic, question: Item, choices: Sequence[int]) -> int:
        plan = self.plan_trade(t, question.seat)
        if plan is None or plan[0] != question.other or question.items & ~plan[1]:
            return WITHDRAW
        left = bits(plan[1] & ~question.items)
        if left:
            return left[0] if left[0] in choices else WITHDRAW
        return MONEY if MONEY in choices else WITHDRAW

    def cash(self, t: Electronic, question: Cash, choices: Sequence[int]) -> int:
        plan = self.plan_trade(t, question.seat)
        return plan[2] if plan and plan[1] == question.items and plan[2] in choices else question.silence(t)

    def send(self, t: Electronic, question: Send, choices: Sequence[int]) -> int:
        plan = self.plan_trade(t, question.seat)
        meant = plan is not None and plan == (question.other, question.items, question.cash)
        return 1 if meant and 1 in choices else 0

    def reply(self, t: Electronic, question: Reply, choices: Sequence[int]) -> int:
        return 1 if self.is_fair(t, question.seat, question.other, question.items, question.cash) else 0

    def is_fair(self, t: Electronic, p: int, other: int, items: int, cash: int) -> bool:
        """What leaves one better off by a good margin, counting what it does for the other side."""
        mine = items & t.tradable(p)
        if not mine and cash >= 0 and not items & t.mortgaged:
            return True  # a gift
        gain = cash
        for item in bits(items):
            given = bool(mine >> item & 1)
            if item >= JAIL_CARD:
                value, theirs = JAIL_CARD_WORTH, JAIL_CARD_WORTH
            else:
                value, theirs = self.deed_worth(t, p, item), self.deed_worth(t, other, item)
            if given:
                gain -= max(value, theirs * self.envy_percent(t) // 100)
            else:
                gain += value
        return gain > self.min_margin


STEADY: Final = SteadyElectronic()
