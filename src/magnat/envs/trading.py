"""Encoding of trades: money is measured by the list prices of the deeds."""

from typing import Any, ClassVar, TypeVar

from magnat.envs.encoding import EXTRA_ITEMS, Encoding, SparseRow
from magnat.kernel import Edition
from magnat.kernel.native import mypyc_attr
from magnat.mechanics.property import PropertyTable
from magnat.mechanics.trade import trade_sides

P = TypeVar("P", bound=PropertyTable)


@mypyc_attr(allow_interpreted_subclasses=True)
class TradingEncoding(Encoding[P]):
    """Encoding of a game in which deeds and jail cards are traded."""

    card_price: ClassVar[int] = 0  # value of a jail card

    def item_count(self, e: Edition) -> int:
        return len(self.spaces) + len(EXTRA_ITEMS)

    def even_sum(self, t: Any, question: Any) -> tuple[int, int]:
        given_items, taken_items = trade_sides(t, question.seat, question.items)
        mine, theirs = self.list_price(t.edition.prices, given_items), self.list_price(t.edition.prices, taken_items)
        return theirs - mine, max(mine, theirs) or self.start_money // 10

    def put_holdings(self, t: PropertyTable, p: int, at: int, row: SparseRow) -> None:
        """Put a seat's jail cards, then its complete groups."""
        for deck in range(2):
            if t.jail_cards[deck] == p:
                row.ones.append(at + deck)
        for group in range(self.group_count):
            if t.complete[p] >> group & 1:
                row.ones.append(at + 2 + group)

    def list_price(self, prices: list[int], items: int) -> int:
        total, left = 0, items
        while left:
            low = left & -left
            item = low.bit_length() - 1
            total += prices[item] if item < len(prices) else self.card_price
            left ^= low
        return total
