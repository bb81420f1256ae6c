"""Sales of the jail card, and trades if the option allows them. The other player accepts or declines."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.empire.table import Empire
from magnat.kernel import Question

REQUEST: Final = 8  # in `proposals`: bit p is an offer to p, 8 + p a request to p, 16 + p a trade with p
TRADE: Final = 16

WITHDRAW: Final = 0
GIVE: Final = 1
TAKE: Final = 2
EXCHANGE: Final = 3


def proposable(t: Empire, seat: int, kind: int) -> list[int]:
    """EMP-DEAL-03: return the seats that have not received a proposal of this kind in this turn."""
    return [p for p in t.ring if p != seat and not t.proposals >> (kind + p) & 1]


class OfferTo(Question[Empire]):
    """EMP-DEAL-03: the player to whom the jail card is offered."""

    answer_kind = "seat"
    rule = "EMP-DEAL-03"
    always_opens_dialogue = True
    refusal = "already_proposed"

    def choices(self, t: Empire) -> Sequence[int]:
        return proposable(t, self.seat, 0)

    def take(self, t: Empire, answer: int) -> None:
        t.proposals |= 1 << answer
        t.push(CardPrice(self.seat, answer, True))


def ask_for_card(t: Empire, seat: int) -> None:
    """EMP-DEAL-03: a jailed player asks the holder of the card."""
    t.proposals |= 1 << (REQUEST + t.jail_card)
    t.push(CardPrice(seat, t.jail_card, False))


class CardPrice(Question[Empire]):
    """EMP-DEAL-02: the price, from 0 up to the buyer's cash."""

    answer_kind = "money"
    rule = "EMP-DEAL-02"

    def __init__(self, seat: int, other: int, selling: bool) -> None:
        super().__init__(seat)
        self.other: Final = other
        self.selling: Final = selling

    def choices(self, t: Empire) -> Sequence[int]:
        buyer = self.other if self.selling else self.seat
        return range(0, t.cash[buyer] + t.edition.step, t.edition.step)

    def silence(self, t: Empire) -> int:
        """Choose the highest price for an absent seller, so that the card is not given away; else 0."""
        return self.choices(t)[-1] if self.selling else 0

    def take(self, t: Empire, answer: int) -> None:
        if self.selling:
            t.tell("offered_card", self.seat, self.other, answer)
        else:
            t.tell("asked_card", self.seat, self.other, answer)
        t.push(AnswerOffer(self.other, self.seat, answer, not self.selling))

    def why_not(self, t: Empire, answer: int) -> tuple[str, str]:
        return ("not_a_multiple" if answer % t.edition.step else "too_poor"), self.rule


class AnswerOffer(Question[Empire]):
    """EMP-DEAL-02: accept the price for buying or selling the card, or decline."""

    verbs = ("decline", "accept")
    rule = "EMP-DEAL-02"

    def __init__(self, seat: int, other: int, price: int, selling: bool) -> None:
        super().__init__(seat)
        self.other: Final = other
        self.price: Final = price
        self.selling: Final = selling

    def take(self, t: Empire, answer: int) -> None:
        buyer, seller = (self.other, self.seat) if self.selling else (self.seat, self.other)
        if answer:
            t.move_money(buyer, self.price, seller)
            t.jail_card = buyer
            t.tell("sold_card", seller, buyer, self.price)
        else:
            t.tell("refused", self.seat, self.other)


# EMP-OPT-06: trades of topmost brand tiles and cash


def trade_partners(t: Empire, seat: int) -> list[int]:
    mine = t.has_brand(seat)
    return [p for p in proposable(t, seat, TRADE) if mine or t.has_brand(p)]


def why_no_trade(t: Empire, seat: int) -> tuple[str, str]:
    """Return why no trade is possible: every seat was asked, or no tower has a tile to give."""
    return ("nothing_to_trade" if proposable(t, seat, TRADE) else "already_proposed"), "EMP-OPT-06"


class TradeWith(Question[Empire]):
    """EMP-OPT-06: the player to whom a trade is proposed, once per turn each."""

    answer_kind = "seat"
    rule = "EMP-OPT-06"
    always_opens_dialogue = True

    def choices(self, t: Empire) -> Sequence[int]:
        return trade_partners(t, self.seat)

    def take(self, t: Empire, answer: int) -> None:
        t.proposals |= 1 << (TRADE + answer)
        t.push(TradeTiles(self.seat, answer))

    def why_not(self, t: Empire, answer: int) -> tuple[str, str]:
        not_proposable = answer not in proposable(t, self.seat, TRADE)
        return ("already_proposed" if not_proposable else "nothing_to_trade"), self.rule


class Trade(Question[Empire]):
    """A question about a trade between two seats."""

    rule = "EMP-OPT-06"

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other: Final = other


class TradeTiles(Trade):
    """The topmost tiles to trade: the player's own, the other player's, or both."""

    verbs = ("withdraw", "give", "take", "exchange")
    opening_verbs = ("give", "take", "exchange")
    refusal = "no_tile_there"
    withdrawal: ClassVar[int | None] = WITHDRAW
    drafting: ClassVar[bool] = True

    def choices(self, t: Empire) -> Sequence[int]:
        choices = [WITHDRAW]
        if t.has_brand(self.seat):
            choices.append(GIVE)
        if t.has_brand(self.other):
            choices.append(TAKE)
        if len(choices) == 3:
            choices.append(EXCHANGE)
        return choices

    def take(self, t: Empire, answer: int) -> None:
        if answer:
            t.push(TradeCash(self.seat, self.other, answer))


class TradeCash(Trade):
    """The money in a trade: `seat` pays a positive amount, the other player a negative amount."""

    answer_kind = "money"
    drafting: ClassVar[bool] = True
    drafted: ClassVar[tuple[str, ...]] = ("tiles",)

    def __init__(self, seat: int, other: int, tiles: int) -> None:
        super().__init__(seat, other)
        self.tiles: Final = tiles

    def choices(self, t: Empire) -> Sequence[int]:
        return range(-t.cash[self.other], t.cash[self.seat] + t.edition.step, t.edition.step)

    def take(self, t: Empire, answer: int) -> None:
        t.tell("proposed", self.seat, self.other, self.tiles, answer)
        t.push(AnswerTrade(self.other, self.seat, self.tiles, answer))

    def why_not(self, t: Empire, answer: int) -> tuple[str, str]:
        return ("not_a_multiple" if answer % t.edition.step else "too_poor"), self.rule


class AnswerTrade(Trade):
    """Accept the proposal of `other`, or decline. `tiles` and `cash` are from the viewpoint of `other`."""

    verbs = ("decline", "accept")

    def __init__(self, seat: int, other: int, tiles: int, cash: int) -> None:
        super().__init__(seat, other)
        self.tiles: Final = tiles
        self.cash: Final = cash

    def take(self, t: Empire, answer: int) -> None:
        p, other = self.seat, self.other
        if not answer:
            t.tell("refused", p, other)
            return
        t.tell("accepted", p, other)
        t.move_money(other, self.cash, p)
        if self.tiles == EXCHANGE:
            t.exchange(other, p)
        elif self.tiles == GIVE:
            t.hand_over(other, p)
        else:
            t.hand_over(p, other)

    def context(self, t: Empire) -> dict[str, int]:
        return {"deal": self.tiles}
