"""Electronic: its actions and its numbers, for those that learn."""

from typing import Any, ClassVar, Final

from magnat.envs.codec import Actions, Numbered, Swap, Up
from magnat.envs.encoding import Sheet
from magnat.envs.trading import TradingEncoding
from magnat.games.electronic.edition import ElectronicEdition
from magnat.games.electronic.table import Electronic
from magnat.kernel import Edition
from magnat.mechanics.levels import APARTMENT, BASE, levels_of

SEAT: Final = 60
DEED: Final = 16
COMMON: Final = 8
STREETS: Final = 8  # groups of streets; behind them the pieces, where a group is told


class ElectronicEncoding(TradingEncoding[Electronic]):
    """475 actions, 957 numbers: six seats, 28 deeds, what is common, the cards not seen, the question."""

    verbs: ClassVar[tuple[str, ...]] = (
        "after_move", "answer_in_kind", "before_throw", "buy_or_auction", "claim_rent", "contest", "fine_or_chance",
        "how_to_pay", "keep_or_lift", "leave_jail", "poll", "reply", "send", "settle_debt",
    )  # fmt: skip
    seats: ClassVar[tuple[str, ...]] = ("with",)
    deeds: ClassVar[tuple[str, ...]] = ("in_kind", "lift", "mortgage", "place")
    staked: ClassVar[tuple[str, ...]] = ("claim_rent", "contest")
    about: ClassVar[dict[str, str]] = {
        "other": "other", "to": "other", "holder": "other", "debtor": "other", "asker": "other", "visitor": "other",
        "space": "thing", "lot": "thing", "deed": "thing", "group": "group", "kind": "group", "piece": "group",
        "items": "set", "deeds": "set", "amount": "0", "high": "0", "opening": "0", "value": "1", "cash": "1",
    }  # fmt: skip
    amounts: ClassVar[int] = 2
    card_price: ClassVar[int] = 500
    group_count: ClassVar[int] = 10

    def own(self, e: Edition) -> list[Actions]:
        assert isinstance(e, ElectronicEdition)
        orders = [" ".join([str(level) for level in levels_of(code, 3)]) for code in range(BASE**3)]
        return [
            Up("bid", self),
            Up("in_kind_value", self),
            Swap("cash", self),
            Numbered("order", orders),
            Numbered("pick_group", e.group_names[:STREETS]),
            self.items("item", e.names),
        ]

    def price(self, t: Any, question: Any) -> int:
        e: ElectronicEdition = t.edition
        lot: int = question.deed if hasattr(question, "deed") else question.lot
        return e.prices[lot] if lot < e.size else min(e.build_costs[:STREETS])

    def width(self, e: Edition) -> int:
        assert isinstance(e, ElectronicEdition)
        return SEAT * e.most + DEED * len(self.spaces) + COMMON + sum([len(deck) for deck in e.decks])

    def item_count(self, e: Edition) -> int:
        return len(self.spaces) + 4

    def group(self, value: int) -> int:
        """Groups of streets, then apartments and hotels, where they are what is auctioned."""
        return value if value < APARTMENT else STREETS + value - APARTMENT

    def table(self, t: Electronic, seat: int, sheet: Sheet) -> None:
        seats = len(t.cash)
        for i in range(seats):
            self.player(t, (seat + i) % seats, SEAT * i, sheet)
        at = SEAT * self.most
        for i, space in enumerate(self.spaces):
            self.deed(t, space, seat, seats, at + DEED * i, sheet)
        at += DEED * len(self.spaces)
        e = t.edition
        sheet.share(at, t.apartments, 32)
        sheet.share(at + 1, t.hotels, 12)
        sheet.share(at + 2, t.doubles, 3)
        sheet.share(at + 3, t.dice, 12)
        sheet.share(at + 4, t.turns, e.turn_limit or 1000)
        sheet.share(at + 5, t.time_up, 1)
        sheet.share(at + 6, len(t.ring), self.most)
        sheet.share(at + 7, len(t.claims), 16)
        at += COMMON
        for deck in range(len(t.bags)):
            for card in t.bags[deck]:
                sheet.ones.append(at + card)
            at += len(e.decks[deck])

    def player(self, t: Electronic, p: int, at: int, sheet: Sheet) -> None:
        """In, whose turn, cash, offers, place, jail, jail cards, groups."""
        if not self.put_player(t, p, at, sheet):
            return
        ones = sheet.ones
        sheet.share(at + 3, t.offers >> 4 * p & 15, 15)
        ones.append(at + 4 + t.place[p])
        ones.append(at + 44 + t.jailed[p])
        self.put_holdings(t, p, at + 48, sheet)

    def deed(self, t: Electronic, space: int, seat: int, seats: int, at: int, sheet: Sheet) -> None:
        """Whose, mortgaged, interest paid already, what stands there, what it asks now."""
        owner = t.owner[space]
        ones = sheet.ones
        if owner < 0:
            ones.append(at)
            return
        ones.append(at + 1 + (owner - seat) % seats)
        if t.mortgaged >> space & 1:
            ones.append(at + 7)
            if t.prepaid >> space & 1:
                ones.append(at + 8)
        ones.append(at + 9 + t.level[space])
        sheet.put(at + 15, self.money(t.rent_on_deed(space)))


def encoding(e: Edition) -> ElectronicEncoding:
    return ElectronicEncoding(e)
