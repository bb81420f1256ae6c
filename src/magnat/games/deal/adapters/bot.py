"""The steady bot of Deal: properties first, then attacks, then money; jokers are kept for large losses."""

import math
from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.bots.steady import Steady, Style
from magnat.games.deal.actions import KINDS, MONEY, PROPERTY, RENT, RENT_ANY, WILD
from magnat.games.deal.demands import DemandOf
from magnat.games.deal.edition import CARD
from magnat.games.deal.joker import LayJoker
from magnat.games.deal.payment import Owe
from magnat.games.deal.pile import Excess
from magnat.games.deal.sets import group_with, is_complete, rent
from magnat.games.deal.table import Deal
from magnat.games.deal.taking import takeable
from magnat.games.deal.turn import Play
from magnat.kernel import Question

PLAY_PRIORITIES: Final = {  # higher is played first
    "banco": 9,
    "property": 8,
    "wild": 8,
    "go": 7,
    "hotel": 6,
    "house": 6,
    "duel": 5,
    "troc": 5,
    "jackpot": 4,
    "birthday": 4,
    "rent": 3,
    "rent_any": 3,
}
DEFAULT_PRIORITY: Final = 4
PRIORITY_BY_KIND: Final[list[float]] = [float(PLAY_PRIORITIES.get(kind, DEFAULT_PRIORITY)) for kind in KINDS]
BANCO: Final[int] = KINDS.index("banco")
GO: Final[int] = KINDS.index("go")
JOKER: Final[int] = KINDS.index("joker")
TROC: Final[int] = KINDS.index("troc")
MIN_RENT_MILLIONS: Final = 3
MIN_LOSS_FOR_JOKER: Final = 4
POOR_BANK_MILLIONS: Final = 5  # below this, cards that are not needed are banked
MIN_SWAP_PRIZE: Final = 4  # in cards, see `prize`
COMPLETE_COLOUR_LEAD: Final = 2  # in millions, when a debtor is chosen; a group that lacks one card counts 1
COMPLETE_GROUP_PRIZE: Final = 4  # prize of completing a group or breaking one

# Weights of the position estimate for search, as log odds: fitted to the wins of steady bots.
COMPLETE_WEIGHTS: Final = (0.0, 0.65, 1.6, 3.0)  # by number of complete colours
NEARLY_COMPLETE_WEIGHT: Final = 0.25  # per group that lacks one card
FITTING_CARD_WEIGHT: Final = 0.2  # per property in hand that fits an incomplete group
MILLION_WEIGHT: Final = 0.035
RENT_MILLION_WEIGHT: Final = 0.05  # per million of the rent that a card in hand could ask for
PLAY_LEFT_WEIGHT: Final = 0.1  # per remaining play
HELD_CARD_WEIGHTS: Final = {
    "banco": 1.5,
    "joker": 0.6,
    "jackpot": 0.25,
    "birthday": 0.25,
    "property": 0.1,
    "wild": 0.1,
    "go": 0.05,
    "duel": 0.1,
}
HELD_WEIGHT_BY_KIND: Final[list[float]] = [HELD_CARD_WEIGHTS.get(kind, 0.0) for kind in KINDS]


class SteadyDeal(Steady[Deal]):
    """Decides from its own hand and the cards on the table."""

    horizon = 10
    distraction_rate = 0.12
    hard_simulations = 32
    lineup_styles: ClassVar[tuple[str, ...]] = ("cautious", "greedy")
    min_rent = MIN_RENT_MILLIONS
    min_swap_prize = MIN_SWAP_PRIZE
    min_loss_for_joker = MIN_LOSS_FOR_JOKER
    poor_bank = POOR_BANK_MILLIONS
    method_aliases: ClassVar[dict[str, str]] = {"swap_for": "take_property"}

    def apply_style(self, style: Style) -> None:
        super().apply_style(style)
        self.min_rent = MIN_RENT_MILLIONS * 100 // style.strikes
        self.min_swap_prize = MIN_SWAP_PRIZE * 100 // style.strikes
        self.min_loss_for_joker = MIN_LOSS_FOR_JOKER * 100 // style.keeps
        self.poor_bank = POOR_BANK_MILLIONS * style.keeps // 100

    def worths(self, t: Deal) -> list[float]:
        return [math.exp(self.log_odds(t, p)) for p in range(len(t.hands))]

    def log_odds(self, t: Deal, p: int) -> float:
        e = t.edition
        done = t.complete_colours(p)
        odds = COMPLETE_WEIGHTS[min(done.bit_count(), 3)] + MILLION_WEIGHT * t.worth(p)
        started = 0  # colours with an incomplete group
        for group in t.groups[p]:
            if not done >> group[0] & 1:
                started |= 1 << group[0]
                if len(group) == e.sizes[group[0]]:
                    odds += NEARLY_COMPLETE_WEIGHT
        for card in t.hands[p]:
            kind = e.kinds[card]
            odds += HELD_WEIGHT_BY_KIND[kind]
            if kind <= WILD and e.colour_bits[card] & started:
                odds += FITTING_CARD_WEIGHT
            elif kind in (RENT, RENT_ANY):
                odds += RENT_MILLION_WEIGHT * self.highest_rent(t, p, card)
        return odds + PLAY_LEFT_WEIGHT * (e.plays - t.plays) if p == t.active else odds

    def highest_rent(self, t: Deal, p: int, card: int) -> int:
        e, colours = t.edition, t.edition.colour_bits[card]
        return max([rent(e, group) for group in t.groups[p] if colours >> group[0] & 1], default=0)

    def rank_choices(self, t: Deal, question: Question[Deal], choices: Sequence[int], first: int) -> Sequence[int]:
        """Return one choice for each distinct effect, preferred plays first."""
        if not isinstance(question, Play | Excess):
            return choices
        effects = {self.choice_effect(t, question, first)}
        ranked: list[int] = []
        for choice in choices:
            deed = self.choice_effect(t, question, choice)
            if deed not in effects:
                effects.add(deed)
                ranked.append(choice)
        if isinstance(question, Play):
            p = question.seat
            ranked.sort(key=lambda choice: -self.eagerness(t, p, choice) if choice >= CARD else -0.5)
        return ranked

    def choice_effect(self, t: Deal, question: Question[Deal], choice: int) -> tuple[int, ...]:
        e = t.edition
        if isinstance(question, Play) and choice < CARD:
            return (choice,)
        way, card = divmod(choice - CARD, e.size) if isinstance(question, Play) else (0, choice)
        return (way, e.kinds[card], e.colour_bits[card], e.values[card])

    def scores(self, t: Deal) -> list[int]:
        return [t.complete_colours(p).bit_count() for p in range(len(t.hands))]

    def play(self, t: Deal, question: Question[Deal], choices: Sequence[int]) -> int:
        best = question.silence(t)
        highest = 0.0
        for choice in choices:
            eager = self.eagerness(t, question.seat, choice) if choice >= CARD else 0.0
            if eager > highest:
                best, highest = choice, eager
        return best

    def eagerness(self, t: Deal, p: int, choice: int) -> float:
        """Return the priority of a play; 0 keeps the card."""
        e = t.edition
        way, card = (choice - CARD) // e.size, (choice - CARD) % e.size
        kind = e.kinds[card]
        crowded = len(t.hands[p]) > e.hand  # a card has to go, and better to the bank than under the pile
        if way == 1:  # to the bank: money, and cards not needed while the bank is poor
            if kind == MONEY:
                return 2.0
            kept = kind in (JOKER, BANCO)
            return 1.0 if not kept and (crowded or t.bank_total(p) < self.poor_bank) else 0.0
        if kind in (RENT, RENT_ANY):
            due = self.highest_rent(t, p, card)
            return PRIORITY_BY_KIND[kind] + 0.1 * way if due >= self.min_rent else 1.5 if due and crowded else 0.0
        if kind == TROC:
            return PRIORITY_BY_KIND[kind] if self.best_prize(t, p, e.troc_spares) >= self.min_swap_prize else 0.0
        if kind == GO and crowded:
            return 0.0
        if kind == PROPERTY:
            colour = e.colour_of(card)
            for group in t.groups[p]:
                if group[0] == colour and not is_complete(e, group):
                    return PRIORITY_BY_KIND[kind] + 0.5
        return PRIORITY_BY_KIND[kind]

    def lay_joker(self, t: Deal, question: LayJoker, choices: Sequence[int]) -> int:
        """Lay a joker against the loss of a property, and against large demands that the player could pay."""
        effect = question.case.effect
        cheap = isinstance(effect, Owe) and min(effect.due, t.worth(effect.seat)) < self.min_loss_for_joker
        return question.silence(t) if cheap else choices[-1]

    def demand_of(self, t: Deal, question: DemandOf, choices: Sequence[int]) -> int:
        """Charge the rival who pays most and is nearest to winning; of equals, the richest."""
        due = question.due
        return max(choices, key=lambda q: (min(t.worth(q), due) + self.lead(t, q), t.worth(q)))

    def lead(self, t: Deal, p: int) -> int:
        """Return a player's lead in millions: his complete colours, and his groups that lack one card."""
        e, done = t.edition, t.complete_colours(p)
        nearly = len([1 for group in t.groups[p] if len(group) == e.sizes[group[0]]])
        return COMPLETE_COLOUR_LEAD * done.bit_count() + nearly

    def take_property(self, t: Deal, question: Question[Deal], choices: Sequence[int]) -> int:
        """Choose the card with the highest prize, then the most valuable."""
        return max(choices, key=lambda card: (self.prize(t, question.seat, card), t.edition.values[card]))

    def best_prize(self, t: Deal, p: int, sparing: bool) -> int:
        """Return the highest prize among the other players' properties; with `sparing`, without complete groups."""
        return max([self.prize(t, p, card) for card in takeable(t, p, sparing)], default=0)

    def prize(self, t: Deal, p: int, card: int) -> int:
        """Return the benefit of taking a card: groups that it completes or breaks, else the cards that it joins."""
        e, fits = t.edition, 0
        for group in t.groups[p]:
            if e.colour_bits[card] >> group[0] & 1 and not is_complete(e, group):
                count = len(group) - 1
                fits = max(fits, COMPLETE_GROUP_PRIZE if count + 1 == e.sizes[group[0]] else count)
        theirs = group_with(t.groups[t.owner_of(card)], card)
        return fits + (COMPLETE_GROUP_PRIZE if is_complete(e, theirs) else 0)

    def swap_away(self, t: Deal, question: Question[Deal], choices: Sequence[int]) -> int:
        """Choose the cheapest card of an incomplete group, smallest groups first."""
        e, own_groups = t.edition, t.groups[question.seat]

        def rank(card: int) -> tuple[bool, int, int]:
            group = group_with(own_groups, card)
            return is_complete(e, group), len(group), e.values[card]

        return min(choices, key=rank)

    def take_group(self, t: Deal, question: Question[Deal], choices: Sequence[int]) -> int:
        """Choose a group of a colour that is not complete yet, with the highest rent."""
        e = t.edition
        done = t.complete_colours(question.seat)

        def wanted(first: int) -> tuple[bool, int]:
            group = group_with(t.groups[t.owner_of(first)], first)
            return not done >> group[0] & 1, rent(e, group)

        return max(choices, key=wanted)


STEADY: Final = SteadyDeal()
