"""Brand spaces and tower taxes: buying, and the cards playable on landing."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.empire.attacks import Bust, TaxTower
from magnat.games.empire.edition import BRAND
from magnat.games.empire.table import Empire, threaten
from magnat.kernel import TABLE, Question, Step
from magnat.mechanics.auction import Auction
from magnat.mechanics.spaces import BuyQuestion
from magnat.mechanics.window import PASS_ONLY, PASS_OR_ACT

BUY: Final = 1
BARGAIN: Final = 2
AUCTION_ONLY: Final[tuple[int, ...]] = (0,)
AUCTION_OR_BUY: Final[tuple[int, ...]] = (0, BUY)
AUCTION_OR_BARGAIN: Final[tuple[int, ...]] = (0, BARGAIN)
ALL_THREE: Final[tuple[int, ...]] = (0, BUY, BARGAIN)


class BuyOrAuction(BuyQuestion[Empire]):
    """EMP-BUY-01, -04, EMP-UTIL-01: buy at the printed price or with Bargain Business, or the tile is auctioned."""

    verbs = ("auction", "buy", "buy_bargain")
    rule = "EMP-BUY-01"
    from_hand: ClassVar[bool] = True

    def choices(self, t: Empire) -> Sequence[int]:
        p, e = self.seat, t.edition
        buys = t.cash[p] >= e.prices[self.space]
        if t.holds(p, e.bargains) and e.kinds[self.space] == BRAND and t.cash[p] >= e.bargain:
            return ALL_THREE if buys else AUCTION_OR_BARGAIN
        return AUCTION_OR_BUY if buys else AUCTION_ONLY

    def take(self, t: Empire, answer: int) -> None:
        p, e, space = self.seat, t.edition, self.space
        if answer == BUY:
            offer_to_bust(t, Purchase(p, space, e.prices[space]))
        elif answer == BARGAIN:
            card = t.held(p, e.bargains)
            t.lay_card(p, card)
            t.tell("played", p, card, TABLE)
            offer_to_bust(t, Purchase(p, space, e.bargain))
        else:
            t.tell("declined", p, space)
            t.push(Auction(space, p + 1))  # EMP-AUC-07: the player who landed bids last

    def why_not(self, t: Empire, answer: int) -> tuple[str, str]:
        if answer == BUY:
            return "too_poor", "EMP-BUY-03"
        return ("cannot_bargain", "EMP-EDGE-56") if answer == BARGAIN else ("not_offered", self.rule)

    def consequences(self, t: Empire, answer: int) -> dict[str, int]:
        e, cash = t.edition, t.cash[self.seat]
        if answer == BARGAIN:
            return {"left": cash - e.bargain}
        return {"left": cash - e.prices[self.space]} if answer == BUY else {}


class Purchase(Step[Empire]):
    """EMP-BUY-02: the price is paid and the tile goes on top."""

    def __init__(self, seat: int, space: int, price: int) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.price: Final = price

    def run(self, t: Empire) -> None:
        t.spend(self.seat, self.price)
        t.tell("bought", self.seat, self.space, self.price)
        t.acquire(self.seat, self.space)


def offer_to_bust(t: Empire, purchase: Purchase) -> None:
    """Ask every seat that could hold Deal Buster and can pay, clockwise, before the purchase.

    A seat is asked even if it does not hold the card, so that the question reveals nothing.
    """
    e, space, buyer = t.edition, purchase.space, purchase.seat
    price = e.prices[space]
    ring: tuple[int, ...] = ()
    if e.kinds[space] == BRAND:
        others = [p for p in t.clockwise_from(buyer) if p != buyer]
        ring = tuple([p for p in others if t.cash[p] >= price and t.may_hold(p, e.busters)])
    t.push(BustDeal(ring, purchase) if ring else purchase)


class BustDeal(Question[Empire]):
    """EMP-EDGE-30, -31: buy the brand in place of the buyer, or pass."""

    verbs = ("pass", "bust")
    rule = "EMP-EDGE-30"
    refusal = "card_not_held"
    window: ClassVar[bool] = True
    from_hand: ClassVar[bool] = True

    def __init__(self, ring: tuple[int, ...], purchase: Purchase) -> None:
        super().__init__(ring[0])
        self.ring: Final = ring
        self.purchase: Final = purchase

    def choices(self, t: Empire) -> Sequence[int]:
        return PASS_OR_ACT if t.holds(self.seat, t.edition.busters) else PASS_ONLY

    def take(self, t: Empire, answer: int) -> None:
        p, purchase = self.seat, self.purchase
        if answer:
            card = t.held(p, t.edition.busters)
            t.lay_card(p, card)
            t.tell("played", p, card, purchase.seat)
            threaten(t, p, (purchase.seat,), Bust(p, purchase.seat, purchase.space), purchase)  # EMP-EDGE-46
        elif len(self.ring) > 1:
            t.push(BustDeal(self.ring[1:], purchase))
        else:
            t.push(purchase)

    def context(self, t: Empire) -> dict[str, int]:
        return {"buyer": self.purchase.seat, "space": self.purchase.space}


class TaxRival(Question[Empire]):
    """EMP-TAX-01, -02: the opponent whose tower loses its topmost tile; mandatory."""

    answer_kind = "seat"
    rule = "EMP-TAX-01"
    refusal = "no_tile_there"

    def choices(self, t: Empire) -> Sequence[int]:
        return rivals_with_tiles(t, self.seat)

    def take(self, t: Empire, answer: int) -> None:
        t.tell("taxed", self.seat, answer)
        threaten(t, self.seat, (answer,), TaxTower(self.seat, answer))


def rivals_with_tiles(t: Empire, seat: int) -> list[int]:
    return [p for p in t.ring if p != seat and t.towers[p]]
