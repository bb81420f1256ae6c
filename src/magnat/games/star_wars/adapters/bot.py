"""The steady player of Star Wars. It covers planets with its side, plays cards when they count, and says no."""

import math
from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.bots.steady import Steady, Style, next_bid
from magnat.games.star_wars.bidding import AuctionBid
from magnat.games.star_wars.buying import AUCTION, BUY, BuyOrAuction
from magnat.games.star_wars.buying import PLAY as PLAY_FIRST
from magnat.games.star_wars.edition import WINDOW
from magnat.games.star_wars.force import JustSayNo
from magnat.games.star_wars.powers import Exchange, Replace
from magnat.games.star_wars.table import StarWars
from magnat.games.star_wars.turn import CLAIM, PAY, PLAY, USE_CARD
from magnat.kernel import Question
from magnat.mechanics.money import BANK, Pay
from magnat.mechanics.property import bits

RESERVE: Final = 250  # credits kept for rents
LITTLE_CASH: Final = 200  # a payment that leaves less is refused
FEW_FREE_SPACES: Final = 7  # from here on the end is near
NEVER: Final = -1

# Weights of the estimate for search, in log odds fitted to games between steady players.
BASE_WEIGHT: Final = 0.14
LATE_BASE_WEIGHT: Final = 0.39  # additional weight once every space is taken
CREDIT_WEIGHT: Final = 0.0012
FIRST_CREDITS_WEIGHT: Final = 0.0009  # additional weight of the first credits
CARD_WEIGHT: Final = 0.25
HELD_CARD_WEIGHTS: Final = {
    "say_no_to_it": 0.45,
    "take_space": 0.6,
    "set_outpost": 0.05,
    "capture_enemy": 0.1,
    "jump_anywhere": 0.1,
}


class SteadyStarWars(Steady[StarWars]):
    """Steady player of Star Wars: one method per kind of question."""

    distraction_rate = 0.5
    hard_simulations = 8
    lineup_styles: ClassVar[tuple[str, ...]] = ("cautious", "greedy", "friendly")
    reserve = RESERVE
    few_free_spaces = FEW_FREE_SPACES
    bid_percent = 100  # of a lot's worth
    method_aliases: ClassVar[dict[str, str]] = {
        **dict.fromkeys(("before_roll", "after_move", "meanwhile", "poll"), "window"),
        **dict.fromkeys(("take_over", "sabotage", "swap_with", "outpost"), "aim"),
        "capture": "extort",
    }

    def apply_style(self, style: Style) -> None:
        super().apply_style(style)
        self.reserve = RESERVE * style.keeps // 100
        self.few_free_spaces = FEW_FREE_SPACES * style.strikes // 100
        self.bid_percent = style.bids

    # Worths, in credits

    def space_worth(self, t: StarWars, p: int, space: int) -> int:
        """Return a space's worth from price and rent; more if it completes a planet or blocks the enemy."""
        e = t.edition
        sisters = e.sister_bits[space] & ~(1 << space)
        value = e.prices[space] + 2 * e.rents[space]
        if not sisters & ~t.side_bits(t.side[p]):
            value += 3 * e.rents[space]
        if not sisters & ~t.side_bits(1 - t.side[p]):
            value += 2 * e.rents[space]
        return value

    def best_space(self, t: StarWars, p: int, spaces: Sequence[int]) -> int:
        return max(spaces, key=lambda space: (self.space_worth(t, p, space), space))

    def would_win_last(self, t: StarWars, p: int, space: int) -> bool:
        """True if the seat's side would win by taking the last free space; the best-placed base decides a tie."""
        mine, theirs = t.side_bits(t.side[p]).bit_count(), t.side_bits(1 - t.side[p]).bit_count()
        if mine + 1 != theirs:
            return mine + 1 > theirs
        best = t.edition.ladder[-1]
        return t.side[p if best == space else t.owner[best]] == t.side[p]

    def would_lead(self, t: StarWars, p: int, more: int = 1) -> bool:
        """True if the seat's side would have more bases than the enemy after gaining `more`."""
        mine, theirs = t.side_bits(t.side[p]).bit_count(), t.side_bits(1 - t.side[p]).bit_count()
        return mine + more > theirs

    def worths(self, t: StarWars) -> list[float]:
        return [math.exp(self.log_odds(t, p)) for p in t.ring]

    def log_odds(self, t: StarWars, p: int) -> float:
        """Return the log odds of a seat from its bases and its side's, rents, cash and cards.

        Bases count more the fewer spaces are free. The side's bases count too, because it wins or
        loses together.
        """
        e = t.edition
        late = 1 - t.free.bit_count() / len(e.planets)
        bases = (t.bases[p].bit_count() + t.side_bits(t.side[p]).bit_count()) / 2
        rents = sum([e.rents[space] for space in bits(t.bases[p])])
        cash = t.cash[p]
        cards = sum([HELD_CARD_WEIGHTS.get(e.powers[card], CARD_WEIGHT) for card in t.hands[p]])
        return (
            (BASE_WEIGHT + LATE_BASE_WEIGHT * late * late) * bases
            + CREDIT_WEIGHT * (cash + rents)
            + FIRST_CREDITS_WEIGHT * min(cash, 400)
            + cards
        )

    def scores(self, t: StarWars) -> list[int]:
        return [t.bases[p].bit_count() for p in t.ring]

    # Windows

    def window(self, t: StarWars, question: Question[StarWars], choices: Sequence[int]) -> int:
        p = question.seat
        if CLAIM in choices:
            return CLAIM
        return PLAY if PLAY in choices and self.card_to_play(t, p, t.playable(p, WINDOW)) != NEVER else 0

    def card_to_play(self, t: StarWars, p: int, cards: Sequence[int]) -> int:
        """Return the card worth playing now, or NEVER; money cards and captures wait for their moment."""
        powers, near = t.edition.powers, t.free.bit_count() <= self.few_free_spaces
        wanted = ["jump_anywhere"] if near and t.cash[p] > self.reserve and self.would_lead(t, p) else []
        if t.free.bit_count() > 1 or self.would_lead(t, p):
            wanted.append("set_outpost")
        if near:
            wanted += ["take_space", "swap_spaces"]
            if not self.would_lead(t, p, 0):
                wanted.append("destroy_base")
            if any([t.cash[q] > 400 for q in t.enemies_of(p)]):
                wanted.append("capture_enemy")
        if t.cash[p] < self.reserve:
            wanted += ["receive_funds", "extort_enemy", "demand_tribute"]
        for power in wanted:
            for card in cards:
                if powers[card] == power:
                    return card
        return NEVER

    def play_force(self, t: StarWars, question: Question[StarWars], choices: Sequence[int]) -> int:
        wished = self.card_to_play(t, question.seat, choices)
        return choices[0] if wished == NEVER else wished

    def leave_jail(self, t: StarWars, question: Question[StarWars], choices: Sequence[int]) -> int:
        for verb in (CLAIM, USE_CARD):
            if verb in choices:
                return verb
        return PAY if PAY in choices and t.cash[question.seat] > self.reserve + 300 else 0

    # Planet spaces

    def buy_or_auction(self, t: StarWars, question: BuyOrAuction, choices: Sequence[int]) -> int:
        p = question.seat
        if t.free.bit_count() == 1 and not self.would_win_last(t, p, question.space):
            return AUCTION  # buying the last space would lose the game
        if BUY in choices:
            return BUY
        missing = t.edition.prices[question.space] - t.cash[p]
        return PLAY_FIRST if PLAY_FIRST in choices and missing <= 200 else AUCTION

    def auction_bid(self, t: StarWars, question: AuctionBid, choices: Sequence[int]) -> int:
        p, high, last = question.seat, question.high, t.free.bit_count() == 1
        if last and not self.would_win_last(t, p, question.lot):
            return high
        if question.holder >= 0 and t.side[question.holder] == t.side[p]:
            return high  # the space stays with the side
        step = t.edition.step
        worth = min(self.space_worth(t, p, question.lot) * self.bid_percent // 100, t.cash[p] - self.reserve // 2)
        limit = (t.cash[p] if last else worth) // step * step
        call = next_bid(high, limit, step) if limit > high else high
        return call if call in choices else high

    def hyperdrive(self, t: StarWars, question: Question[StarWars], choices: Sequence[int]) -> int:
        p = question.seat
        affordable = [space for space in choices if space != t.place[p] and t.edition.prices[space] <= t.cash[p]]
        return self.best_space(t, p, affordable) if affordable else choices[-1]

    def jump_to(self, t: StarWars, question: Question[StarWars], choices: Sequence[int]) -> int:
        p = question.seat
        affordable = [space for space in choices if t.edition.prices[space] <= t.cash[p]]
        return self.best_space(t, p, affordable or choices)

    def bounty_hunter(self, t: StarWars, question: Question[StarWars], choices: Sequence[int]) -> int:
        """Prefer an enemy's base, which counts double: one more for the side, one less for the enemy."""
        p = question.seat
        enemies = [space for space in choices if t.owner[space] != BANK and t.side[t.owner[space]] != t.side[p]]
        free = [space for space in choices if t.owner[space] == BANK]
        if len(free) == 1 and self.would_lead(t, p):
            return free[0]
        return self.best_space(t, p, enemies or free or choices)

    def aim(self, t: StarWars, question: Question[StarWars], choices: Sequence[int]) -> int:
        return self.best_space(t, question.seat, choices)

    def swap_from(self, t: StarWars, question: Question[StarWars], choices: Sequence[int]) -> int:
        return min(choices, key=lambda space: self.space_worth(t, question.seat, space))

    def extort(self, t: StarWars, question: Question[StarWars], choices: Sequence[int]) -> int:
        return max(choices, key=lambda q: (t.cash[q], q))

    # Answers

    def just_say_no(self, t: StarWars, question: JustSayNo, choices: Sequence[int]) -> int:
        """Defend bases, but keep the card if two change owners; refuse a payment that costs a base or leaves little."""
        effect = question.case.effect
        if isinstance(effect, Pay):
            left = t.cash[effect.seat] - effect.amount
            return choices[-1] if left < LITTLE_CASH and (left >= 0 or t.bases[effect.seat]) else 0
        if isinstance(effect, Exchange):
            return 0
        return choices[-1] if isinstance(effect, Replace) or t.free.bit_count() <= self.few_free_spaces else 0

    def short_of_cash(self, t: StarWars, question: Question[StarWars], choices: Sequence[int]) -> int:
        return choices[-1] if t.bases[question.seat] else 0


STEADY: Final = SteadyStarWars()
