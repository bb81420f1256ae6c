"""The actions and observations of Millionaire."""

from typing import ClassVar, Final

from magnat.envs.actions import AmountActions, NumberedActions, QuestionActions, SwapActions
from magnat.envs.encoding import SparseRow
from magnat.envs.trading import TradingEncoding
from magnat.games.millionaire.edition import MillionaireEdition
from magnat.games.millionaire.table import Millionaire
from magnat.kernel import Edition

SEAT_SIZE: Final = 64
DEED_SIZE: Final = 14
COMMON_SIZE: Final = 8
SPACES: Final = 32


class MillionaireEncoding(TradingEncoding[Millionaire]):
    """Numbers for four seats, deeds, common values, cards (unseen, lying on the board, spent) and the question."""

    space_kinds: ClassVar[tuple[str, ...]] = ("choose_space",)
    context_kinds: ClassVar[tuple[str, ...]] = ("say_no",)
    field_blocks: ClassVar[dict[str, str]] = {
        "other": "other", "to": "other", "holder": "other", "debtor": "other", "space": "thing", "lot": "thing",
        "deed": "thing", "given": "thing", "items": "set", "deeds": "set", "amount": "0", "high": "0", "cash": "1",
        "threat": "!1",
    }  # fmt: skip
    amount_count: ClassVar[int] = 2
    card_price: ClassVar[int] = 50
    group_count: ClassVar[int] = 8

    def own_actions(self, e: Edition) -> list[QuestionActions]:
        assert isinstance(e, MillionaireEdition)
        return [
            AmountActions("bid", self),
            SwapActions("cash", self),
            NumberedActions("choose_movers", [token.name for token in e.board.token]),
            NumberedActions("play_fortune", [card.name for card in e.cards[: e.kept_cards]]),
            self.item_actions("item", e.names),
        ]

    def table_size(self, e: Edition) -> int:
        assert isinstance(e, MillionaireEdition)
        return SEAT_SIZE * e.most + DEED_SIZE * len(self.spaces) + COMMON_SIZE + len(e.cards) + len(self.spaces)

    def encode_table(self, t: Millionaire, seat: int, row: SparseRow) -> None:
        seats, e = len(t.cash), t.edition
        for i in range(seats):
            self.put_seat(t, (seat + i) % seats, seat, SEAT_SIZE * i, row)
        at = SEAT_SIZE * self.max_seats
        for space in self.spaces:
            self.put_deed(t, space, seat, seats, at, row)
            at += DEED_SIZE
        row.put_share(at, t.apartments, 32)
        row.put_share(at + 1, t.hotels, 12)
        row.put_share(at + 2, t.turns, e.turn_limit or 1000)
        row.put_share(at + 3, len(t.ring), self.max_seats)
        row.put_share(at + 4, len(t.fortune), e.fortunes)
        row.put_share(at + 5, len(t.buried), e.fortunes)
        row.put_share(at + 6, t.owes >> seat & 1, 1)
        row.put(at + 7, self.scale_money(e.target))
        at += COMMON_SIZE
        for bag in t.bags:
            for card in bag:
                row.ones.append(at + card - e.fortunes)
        at += len(e.cards) - e.fortunes
        for i, space in enumerate(self.spaces):
            if t.lying >> space & 1:
                row.ones.append(at + i)
        at += len(self.spaces)
        for card in range(e.fortunes):
            if t.spent >> card & 1:
                row.ones.append(at + card)

    def put_seat(self, t: Millionaire, p: int, seat: int, at: int, row: SparseRow) -> None:
        """Put a seat: in the game, active, cash, offers, place, jail, jail cards, groups, stars, hand, known cards."""
        if not self.put_player(t, p, at, row):
            return
        ones = row.ones
        row.put_share(at + 3, t.offers >> 4 * p & 15, 15)
        at += 4
        ones.append(at + t.place[p])
        at += SPACES
        ones.append(at + t.jailed[p])
        self.put_holdings(t, p, at + 5, row)
        ones.append(at + 15 + t.stars[p])
        row.put_share(at + 18, len(t.hands[p]), 9)
        self.put_known_cards(t.hands[p], t.known, seat, at + 19, row)

    def put_deed(self, t: Millionaire, space: int, seat: int, seats: int, at: int, row: SparseRow) -> None:
        """Put a deed: owner, mortgaged, in a complete group, buildings, current rent."""
        owner = t.owner[space]
        ones = row.ones
        if owner < 0:
            ones.append(at)
            return
        ones.append(at + 1 + (owner - seat) % seats)
        if t.mortgaged >> space & 1:
            ones.append(at + 5)
        if t.complete[owner] >> t.e.group_of[space] & 1:
            ones.append(at + 6)
        ones.append(at + 7 + t.level[space])
        row.put(at + 13, self.scale_money(t.rent_due(space)))


encoding: Final = MillionaireEncoding
