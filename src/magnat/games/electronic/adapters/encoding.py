"""The encoding of Electronic's actions and observations for learning."""

from typing import Any, ClassVar, Final

from magnat.envs.actions import AmountActions, NumberedActions, QuestionActions, SwapActions
from magnat.envs.encoding import SparseRow
from magnat.envs.trading import TradingEncoding
from magnat.games.electronic.edition import ElectronicEdition
from magnat.games.electronic.table import Electronic
from magnat.kernel import Edition
from magnat.mechanics.buildings import APARTMENT, LEVEL_BASE, decode_levels

SEAT_SIZE: Final = 60
DEED_SIZE: Final = 16
COMMON_SIZE: Final = 8
STREET_GROUPS: Final = 8  # groups of streets; in the group block, the pieces follow them


class ElectronicEncoding(TradingEncoding[Electronic]):
    """Numbers for six seats, the deeds, common values, the cards not drawn and the question."""

    context_kinds: ClassVar[tuple[str, ...]] = ("claim_rent", "contest")
    field_blocks: ClassVar[dict[str, str]] = {
        "other": "other", "to": "other", "holder": "other", "debtor": "other", "asker": "other", "visitor": "other",
        "space": "thing", "lot": "thing", "deed": "thing", "group": "group", "kind": "group", "piece": "group",
        "items": "set", "deeds": "set", "amount": "0", "high": "0", "opening": "0", "value": "1", "cash": "1",
    }  # fmt: skip
    amount_count: ClassVar[int] = 2
    card_price: ClassVar[int] = 500
    group_count: ClassVar[int] = 10

    def own_actions(self, e: Edition) -> list[QuestionActions]:
        assert isinstance(e, ElectronicEdition)
        orders = [" ".join([str(level) for level in decode_levels(code, 3)]) for code in range(LEVEL_BASE**3)]
        return [
            AmountActions("bid", self),
            AmountActions("in_kind_value", self),
            SwapActions("cash", self),
            NumberedActions("order", orders),
            NumberedActions("pick_group", e.group_names[:STREET_GROUPS]),
            self.item_actions("item", e.names),
        ]

    def price(self, t: Any, question: Any) -> int:
        e: ElectronicEdition = t.edition
        lot: int = question.deed if hasattr(question, "deed") else question.lot
        return e.prices[lot] if lot < e.size else min(e.build_costs[:STREET_GROUPS])

    def table_size(self, e: Edition) -> int:
        assert isinstance(e, ElectronicEdition)
        return SEAT_SIZE * e.most + DEED_SIZE * len(self.spaces) + COMMON_SIZE + sum([len(deck) for deck in e.decks])

    def group_number(self, value: int) -> int:
        """Return the number of a group of streets, or of apartments and hotels if they are auctioned."""
        return value if value < APARTMENT else STREET_GROUPS + value - APARTMENT

    def encode_table(self, t: Electronic, seat: int, row: SparseRow) -> None:
        seats = len(t.cash)
        for i in range(seats):
            self.put_seat(t, (seat + i) % seats, SEAT_SIZE * i, row)
        at = SEAT_SIZE * self.max_seats
        for i, space in enumerate(self.spaces):
            self.put_deed(t, space, seat, seats, at + DEED_SIZE * i, row)
        at += DEED_SIZE * len(self.spaces)
        e = t.edition
        row.put_share(at, t.apartments, 32)
        row.put_share(at + 1, t.hotels, 12)
        row.put_share(at + 2, t.doubles, 3)
        row.put_share(at + 3, t.dice, 12)
        row.put_share(at + 4, t.turns, e.turn_limit or 1000)
        row.put_share(at + 5, t.time_up, 1)
        row.put_share(at + 6, len(t.ring), self.max_seats)
        row.put_share(at + 7, len(t.claims), 16)
        at += COMMON_SIZE
        for deck in range(len(t.bags)):
            for card in t.bags[deck]:
                row.ones.append(at + card)
            at += len(e.decks[deck])

    def put_seat(self, t: Electronic, p: int, at: int, row: SparseRow) -> None:
        """Encode a seat: in the game, on turn, cash, offers, place, jail, jail cards, groups."""
        if not self.put_player(t, p, at, row):
            return
        ones = row.ones
        row.put_share(at + 3, t.offers >> 4 * p & 15, 15)
        ones.append(at + 4 + t.place[p])
        ones.append(at + 44 + t.jailed[p])
        self.put_holdings(t, p, at + 48, row)

    def put_deed(self, t: Electronic, space: int, seat: int, seats: int, at: int, row: SparseRow) -> None:
        """Encode a deed: owner, mortgage, prepaid interest, level, current rent."""
        owner = t.owner[space]
        ones = row.ones
        if owner < 0:
            ones.append(at)
            return
        ones.append(at + 1 + (owner - seat) % seats)
        if t.mortgaged >> space & 1:
            ones.append(at + 7)
            if t.prepaid >> space & 1:
                ones.append(at + 8)
        ones.append(at + 9 + t.level[space])
        row.put(at + 15, self.scale_money(t.rent_on_deed(space)))


encoding: Final = ElectronicEncoding
