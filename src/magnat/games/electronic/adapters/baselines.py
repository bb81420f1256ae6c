"""Published bots for the classic game, used as baselines in measurements; they are not offered to people.

The fixed-policy agents A, B and C of Bonjour, Haliem, Alsalem, Thomas, Li, Aggarwal, Kejriwal and
Bhargava, “Decision Making in Monopoly using a Hybrid Deep Reinforcement Learning Approach” (2022,
arXiv:2103.00683). All three want complete groups and trade for them. A has no preferences; B and C
prefer the stations, B also the most expensive streets but no utilities, C also the orange and the
light blue streets. The rules for buying, keeping and accepting follow the simulator published by
the authors; the preferences were not checked against the text of the paper. All other decisions are
those of the steady bot.
"""

from collections.abc import Sequence
from typing import Final

from magnat.bots.bot import Bot, Observation, OfferReply
from magnat.bots.steady import next_bid
from magnat.games.electronic.adapters.bot import SteadyElectronic
from magnat.games.electronic.buying import BUY, BuyOrAuction
from magnat.games.electronic.table import Electronic
from magnat.games.electronic.turn import PAY_FINE, USE_CARD
from magnat.kernel import Question
from magnat.mechanics.auction import Bid
from magnat.mechanics.property import JAIL_CARD, bits

SALARY_RESERVE: Final = 2_000  # cash kept: the salary for passing Go
GROUP_RESERVE: Final = 1_000  # cash kept if a purchase completes a group


class FixedPolicy(SteadyElectronic):
    """Keeps one salary and spends the rest; keeps less for a complete group or a preferred deed."""

    def __init__(self, liked: tuple[str, ...], disliked: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.liked: Final = liked
        self.disliked: Final = disliked
        self.min_reserve = self.max_reserve = SALARY_RESERVE

    def reserve(self, t: Electronic, p: int) -> int:
        return SALARY_RESERVE

    def group_name(self, t: Electronic, space: int) -> str:
        name: str = t.edition.board.group[t.edition.group_of[space]].name
        return name

    def likes(self, t: Electronic, space: int) -> bool:
        return self.group_name(t, space) in self.liked

    def completes_group(self, t: Electronic, deeds: int, space: int) -> bool:
        """True if these deeds and one more make the group of `space` complete."""
        return not t.edition.group_bits[t.edition.group_of[space]] & ~(deeds | 1 << space)

    def buy_or_auction(self, t: Electronic, question: BuyOrAuction, choices: Sequence[int]) -> int:
        if BUY not in choices:
            return 0
        p, space = question.seat, question.space
        if self.likes(t, space) or self.completes_group(t, t.deeds[p], space):
            return BUY
        reserve = 2 * SALARY_RESERVE if self.group_name(t, space) in self.disliked else SALARY_RESERVE
        return BUY if t.cash[p] - t.edition.prices[space] >= reserve else 0

    def bid(self, t: Electronic, question: Bid, choices: Sequence[int]) -> int:
        """Bid up to the printed price, 150 % of it for preferred deeds, nearly all cash to complete a group."""
        p, lot, high, e = question.seat, question.lot, question.high, t.edition
        if lot >= e.size:
            return high
        limit = min(e.prices[lot] * (3 if self.likes(t, lot) else 2) // 2, t.cash[p] - SALARY_RESERVE)
        if self.completes_group(t, t.deeds[p], lot):
            limit = t.cash[p] - GROUP_RESERVE
        limit = limit // e.step * e.step
        return next_bid(high, limit, e.step) if limit > high else high

    def leave_jail(self, t: Electronic, question: Question[Electronic], choices: Sequence[int]) -> int:
        managed = self.choose_action(t, question.seat, choices, False)
        if managed:
            return managed
        for card in (USE_CARD, USE_CARD + 1):
            if card in choices:
                return card
        return PAY_FINE if PAY_FINE in choices and t.cash[question.seat] >= 2 * SALARY_RESERVE else 0

    def offers_for(self, t: Electronic, p: int, other: int, wanted: int) -> list[tuple[int, int]]:
        """Return offers: a single deed that completes a group of the other player, then 150 % of the price."""
        e, offers = t.edition, []
        for mine in bits(t.deeds[p] & ~t.locked & ~t.mortgaged):
            group = e.group_of[mine]
            alone = t.deeds[p] & e.group_bits[group] == 1 << mine
            if alone and group != e.group_of[wanted] and self.completes_group(t, t.deeds[other], mine):
                offers.append((1 << wanted | 1 << mine, 0))
        money = e.prices[wanted] * 3 // 2 // e.step * e.step
        if t.cash[p] - money >= GROUP_RESERVE:
            offers.append((1 << wanted, money))
        return offers

    def is_fair(self, t: Electronic, p: int, other: int, items: int, cash: int) -> bool:
        """True if the deal completes a group and leaves GROUP_RESERVE, or is fair by price and gives away no group."""
        e, gain = t.edition, cash
        given_items = items & t.tradable(p)
        mine, theirs = t.deeds[p] & ~items | items & ~given_items, t.deeds[other] & ~items | given_items
        whole = broken = False
        for item in bits(items):
            if item >= JAIL_CARD:
                continue
            price = e.prices[item] // 2 if t.mortgaged >> item & 1 else e.prices[item]
            gain += -price if given_items >> item & 1 else price
            group = e.group_bits[e.group_of[item]]
            whole = whole or not group & ~mine
            broken = broken or not group & ~theirs
        left = t.cash[p] + cash
        if whole:
            return left >= GROUP_RESERVE
        return not broken and left >= SALARY_RESERVE and gain >= 0


class FixedPolicyBot(Bot):
    def __init__(self, name: str, policy: FixedPolicy) -> None:
        self.name = name
        self.policy: Final = policy

    def answer(self, observation: Observation) -> int:
        if len(observation.choices) == 1:
            return observation.choices[0]
        return self.policy.decide(observation.fixed, observation.question, observation.choices)

    def weigh(self, observation: Observation) -> OfferReply:
        return self.policy.weigh(observation.fixed, observation.question)


BASELINES: Final[dict[str, Bot]] = {
    "fp-a": FixedPolicyBot("fp-a", FixedPolicy(())),
    "fp-b": FixedPolicyBot("fp-b", FixedPolicy(("station", "dark_blue"), ("utility",))),
    "fp-c": FixedPolicyBot("fp-c", FixedPolicy(("station", "orange", "light_blue"))),
}
