"""The steady bot of Empire: it pays for levels, and plays its cards when they gain or cost others levels."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.bots.bot import OfferReply
from magnat.bots.steady import Steady, Style
from magnat.games.empire.attacks import Bust, Fire, SwapTops, TaxTower
from magnat.games.empire.brands import BARGAIN, BUY, BustDeal, BuyOrAuction
from magnat.games.empire.deals import AnswerOffer
from magnat.games.empire.edition import BRAND, GO_TO_JAIL, RIVAL_TAX, TOWER_TAX, UTILITY
from magnat.games.empire.empire_cards import Travel
from magnat.games.empire.rent import PayOrReverse
from magnat.games.empire.swap import PickTower
from magnat.games.empire.table import Attack, Empire
from magnat.games.empire.windows import OFFICE, PLAY
from magnat.kernel import Question
from magnat.mechanics.auction import Bid
from magnat.mechanics.objection import Objection, SayNo

RESERVE: Final = 100  # kept for jail and small debts
IDLE_CASH: Final = 1000  # left after buying an office: enough for the two most expensive brands and a rent
DANGEROUS_LEVELS_LEFT: Final = 5  # a tower with no more levels left is dangerous


class SteadyEmpire(Steady[Empire]):
    """Height first: brands while a level is cheap, an office when it wins or cash is idle."""

    horizon = 60  # games are short: most are played to the end
    distraction_rate = 0.22
    hard_simulations = 12
    lineup_styles: ClassVar[tuple[str, ...]] = ("cautious", "greedy", "friendly")
    reserve = RESERVE
    idle_cash = IDLE_CASH
    bid_percent = 100  # of a lot's worth
    attack_percent = 100  # of the estimated worth, in levels, of a card against others
    method_aliases: ClassVar[dict[str, str]] = dict.fromkeys(
        ("before_roll", "after_landing", "poll", "meanwhile"), "window"
    )

    def apply_style(self, style: Style) -> None:
        super().apply_style(style)
        self.reserve = RESERVE * style.keeps // 100
        self.idle_cash = IDLE_CASH * style.keeps // 100
        self.bid_percent = style.bids
        self.attack_percent = style.strikes

    def worths(self, t: Empire) -> list[float]:
        return [(1 + t.heights[p]) ** 2 + t.cash[p] / 100 if p in t.ring else 0.0 for p in range(len(t.cash))]

    def scores(self, t: Empire) -> list[int]:
        return list(t.heights)

    # windows

    def window(self, t: Empire, question: Question[Empire], choices: Sequence[int]) -> int:
        return self.choose_action(t, question.seat, choices)

    def leave_jail(self, t: Empire, question: Question[Empire], choices: Sequence[int]) -> int:
        use = question.verbs.index("use_card")
        return use if use in choices else self.choose_action(t, question.seat, choices)

    def choose_action(self, t: Empire, p: int, choices: Sequence[int]) -> int:
        if OFFICE in choices and (self.levels_missing(t, p) <= 1 or t.cash[p] >= t.edition.office + self.idle_cash):
            return OFFICE
        if PLAY in choices and self.best_card(t, p, t.hands[p]) >= 0:
            return PLAY
        return 0

    def levels_missing(self, t: Empire, p: int) -> int:
        return t.edition.levels - t.heights[p]

    # cards

    def pick_card(self, t: Empire, question: Question[Empire], choices: Sequence[int]) -> int:
        best = self.best_card(t, question.seat, choices)
        return best if best in choices else choices[0]

    def best_card(self, t: Empire, p: int, cards: Sequence[int]) -> int:
        """Return the card most worth playing now; -1 to keep all cards."""
        best, highest = -1, 0
        for card in cards:
            worth = self.card_worth(t, p, card) * self.attack_percent // 100
            if worth > highest and t.edition.effects[card].playable(t, p):
                best, highest = card, worth
        return best

    def card_worth(self, t: Empire, p: int, card: int) -> int:
        """Return the approximate worth of a card in levels; 0 to keep it for later."""
        e, mine = t.edition, p == t.active
        verb = e.card_verbs[card]
        top = max([self.top_tile_height(t, q) for q in t.ring if q != p])
        if verb == "hostile_takeover":
            return top if top > 1 else 0
        if verb == "swap_the_top":
            return max(0, top - self.top_tile_height(t, p) - 1)
        if verb == "tallest_tower":
            return max([t.heights[q] for q in t.ring]) // 4
        if verb == "market_crash":
            danger = min([self.levels_missing(t, q) for q in t.ring if q != p])
            return top if danger <= DANGEROUS_LEVELS_LEFT else 0
        if verb == "billboard_tax":
            return 4 if mine else 0
        if verb == "travel":
            effect = e.effects[card]
            assert isinstance(effect, Travel)
            return self.landing_gain(t, p, self.best_landing(t, p, spaces_ahead(t, p, effect.reach))) if mine else 0
        if verb == "you_are_fired":
            return max([self.colour_harm(t, p, colour) for colour in range(len(e.colours))]) - 2
        return 0

    def top_tile_height(self, t: Empire, p: int) -> int:
        """Return the height of the tile that a swap or a card would take."""
        i = t.top_brand(p)
        return t.edition.tile_heights[t.towers[p][i]] if i >= 0 else 0

    def colour_harm(self, t: Empire, p: int, colour: int) -> int:
        """Return the levels of a colour that the others have, minus twice those of `p`."""
        e, total = t.edition, 0
        for q in t.ring:
            levels = sum([e.tile_heights[tile] for tile in t.towers[q] if e.colour_of[tile] == colour])
            total += -2 * levels if q == p else levels
        return total

    def against(self, t: Empire, question: Question[Empire], choices: Sequence[int]) -> int:
        return max(choices, key=lambda q: (self.top_tile_height(t, q), t.heights[q]))

    def tax_rival(self, t: Empire, question: Question[Empire], choices: Sequence[int]) -> int:
        return max(choices, key=lambda q: (t.heights[q], q))

    def casino_opponent(self, t: Empire, question: Question[Empire], choices: Sequence[int]) -> int:
        return min(choices, key=lambda q: (t.heights[q], q))

    def name_colour(self, t: Empire, question: Question[Empire], choices: Sequence[int]) -> int:
        return max(choices, key=lambda colour: (self.colour_harm(t, question.seat, colour), -colour))

    def say_no(self, t: Empire, question: SayNo[Empire], choices: Sequence[int]) -> int:
        """Play Hands Off if possible, or a "no", against a payment or a loss of more than one level."""
        act = question.case.effect
        while isinstance(act, Objection):
            act = act.effect
        assert isinstance(act, Attack)
        return choices[-1] if self.levels_at_stake(t, act, question.seat) > 1 else choices[0]

    def levels_at_stake(self, t: Empire, act: Attack, p: int) -> int:
        """Return the levels that `p` would lose by an attack. A payment, or an attack of its own, counts as two."""
        e, tower = t.edition, t.towers[p]
        if act.seat == p:
            return 2
        if isinstance(act, Fire):
            return sum([e.tile_heights[tile] for tile in tower if act.burns(t, tile)])
        if isinstance(act, SwapTops):  # what one player loses, the other gains
            other = act.a if act.b == p else act.b
            return 2 * (self.top_tile_height(t, p) - self.top_tile_height(t, other))
        if isinstance(act, Bust):
            return 0  # the money is kept
        if isinstance(act, TaxTower):
            return e.tile_heights[tower[-1]] if tower else 0
        return self.top_tile_height(t, p) if act.touches(p) else 2

    # brands

    def buy_or_auction(self, t: Empire, question: BuyOrAuction, choices: Sequence[int]) -> int:
        """Use a bargain for brands that cost more; buy everything affordable."""
        dear = t.edition.prices[question.space] > t.edition.bargain
        if BARGAIN in choices and (dear or BUY not in choices):
            return BARGAIN
        return BUY if BUY in choices else choices[0]

    def bust_deal(self, t: Empire, question: BustDeal, choices: Sequence[int]) -> int:
        return choices[-1] if t.edition.tile_heights[question.purchase.space] > 2 else 0

    def pay_or_reverse(self, t: Empire, question: PayOrReverse, choices: Sequence[int]) -> int:
        return choices[-1] if question.rent > self.reserve else 0

    def bid(self, t: Empire, question: Bid, choices: Sequence[int]) -> int:
        """Bid up to the printed price of the tile, and any amount for a tile with which a bidder wins."""
        p, lot = question.seat, question.lot
        if t.edition.tile_heights[lot] >= min([self.levels_missing(t, q) for q in question.ring]):
            return choices[-1]
        limit = min(t.edition.prices[lot] * self.bid_percent // 100, t.cash[p] - self.reserve)
        return choices[-1] if choices[-1] <= limit else choices[0]

    # swaps and travel

    def swap_or_move(self, t: Empire, question: Question[Empire], choices: Sequence[int]) -> int:
        mine = self.top_tile_height(t, question.seat)
        gain = max([self.top_tile_height(t, q) for q in t.ring if q != question.seat]) - mine if mine else 0
        return 1 if gain > 1 else 0

    def pick_tower(self, t: Empire, question: PickTower, choices: Sequence[int]) -> int:
        p = question.seat
        if question.first < 0 and p in choices:
            return p
        return max(choices, key=lambda q: (self.top_tile_height(t, q), t.heights[q]))

    def parking(self, t: Empire, question: Question[Empire], choices: Sequence[int]) -> int:
        p, e = question.seat, t.edition
        target = self.best_landing(t, p, spaces_ahead(t, p, e.size - 1))
        pays = self.landing_gain(t, p, target) > 1 and t.cash[p] >= e.trip + e.prices[target] + self.reserve
        return 1 if 1 in choices and pays else 0

    def travel_to(self, t: Empire, question: Question[Empire], choices: Sequence[int]) -> int:
        return self.best_landing(t, question.seat, choices)

    def best_landing(self, t: Empire, p: int, spaces: Sequence[int]) -> int:
        return max(spaces, key=lambda space: self.landing_gain(t, p, space))

    def landing_gain(self, t: Empire, p: int, space: int) -> int:
        """Return the approximate gain or loss of landing on a space, in levels."""
        e, kind = t.edition, t.edition.kinds[space]
        if kind == BRAND:
            owner = t.owner_of(space)
            if owner < 0:
                return e.tile_heights[space] if e.prices[space] <= t.cash[p] else 0
            return 0 if owner == p else -1 if t.value(owner) <= t.cash[p] else -self.top_tile_height(t, p)
        if kind == UTILITY:
            return e.tile_heights[space] if t.stock[e.stock_of[space]] and e.prices[space] <= t.cash[p] else 0
        if kind == RIVAL_TAX:
            return 1
        return -2 if kind in (TOWER_TAX, GO_TO_JAIL) else 0

    # deals

    def answer_offer(self, t: Empire, question: AnswerOffer, choices: Sequence[int]) -> int:
        fair = question.price >= self.reserve // 2 if question.selling else question.price <= self.reserve // 2
        return 1 if fair else 0

    def weigh(self, t: Empire, question: Question[Empire]) -> OfferReply:
        verdict = super().weigh(t, question)
        if verdict.said or not isinstance(question, AnswerOffer):
            return verdict
        return OfferReply(verdict.said, "too_little" if question.selling else "no_use")


def spaces_ahead(t: Empire, p: int, reach: int) -> list[int]:
    return [(t.place[p] + i) % t.edition.size for i in range(1, reach + 1)]


STEADY: Final = SteadyEmpire()
