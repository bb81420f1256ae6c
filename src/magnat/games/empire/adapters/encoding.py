"""The encoding of Empire's actions and observations for learning."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from magnat.envs.actions import AmountActions, NumberedActions, QuestionActions, SwapActions
from magnat.envs.encoding import Encoding, SparseRow
from magnat.games.empire.edition import EmpireEdition
from magnat.games.empire.table import Empire
from magnat.games.empire.tower import OFFICE
from magnat.kernel import Edition, Question, Table

SEAT_SIZE: Final = 110
COMMON_SIZE: Final = 6
TILE_KINDS: Final = 25  # brands, utilities, the office
SPACES: Final = 36
GIVE_BIT: Final = 1  # bits of the traded tiles: the proposer's, the other player's
TAKE_BIT: Final = 2
KNOWN_CARDS_OFFSET: Final = SPACES + 4 + 2 * TILE_KINDS + 6  # offset of the known cards in the numbers of a seat


class PassOrRaiseActions(QuestionActions):
    """The actions of a bid: pass, or raise to the next amount."""

    def add_legal(
        self, t: Table, question: Question[Any], choices: Sequence[int], seats: int, legal: dict[int, int]
    ) -> None:
        for i, choice in enumerate(choices):
            legal[self.first + i] = choice


class EmpireEncoding(Encoding[Empire]):
    """Numbers for four seats, common values, the cards, the stock and the question."""

    space_kinds: ClassVar[tuple[str, ...]] = ("travel_to",)
    context_kinds: ClassVar[tuple[str, ...]] = ("bust_deal", "say_no")
    field_blocks: ClassVar[dict[str, str]] = {
        "other": "other", "holder": "other", "owner": "other", "first": "other", "buyer": "other", "space": "thing",
        "lot": "thing", "tile": "thing", "high": "0", "price": "0", "rent": "0", "prize": "0", "cash": "1",
        "selling": "!2", "tiles": "!2", "act": "!2",
    }  # fmt: skip
    amount_count: ClassVar[int] = 3

    def priced_spaces(self, e: Edition) -> list[int]:
        return [*super().priced_spaces(e), OFFICE]

    def own_actions(self, e: Edition) -> list[QuestionActions]:
        assert isinstance(e, EmpireEdition)
        return [
            PassOrRaiseActions("bid", ("pass", "raise")),
            AmountActions("card_price", self),
            SwapActions("trade_cash", self),
            NumberedActions("name_colour", e.colours),
            NumberedActions("pick_card", e.card_names[: len(e.effects)]),
        ]

    def price(self, t: Any, question: Any) -> int:
        bail: int = t.edition.bail
        return bail

    def even_sum(self, t: Any, question: Any) -> tuple[int, int]:
        mine = self.top_price(t, question.seat) if question.tiles & GIVE_BIT else 0
        theirs = self.top_price(t, question.other) if question.tiles & TAKE_BIT else 0
        return theirs - mine, max(mine, theirs) or self.start_money // 10

    def top_price(self, t: Empire, seat: int) -> int:
        tile = t.towers[seat][t.top_brand(seat)]
        return t.edition.prices[tile] if tile != OFFICE else t.edition.office

    def table_size(self, e: Edition) -> int:
        assert isinstance(e, EmpireEdition)
        return SEAT_SIZE * e.most + COMMON_SIZE + len(e.cards) + len(e.stock)

    def encode_table(self, t: Empire, seat: int, row: SparseRow) -> None:
        seats, e = len(t.cash), t.edition
        for i in range(seats):
            self.put_seat(t, (seat + i) % seats, seat, SEAT_SIZE * i, row)
        at = SEAT_SIZE * self.max_seats
        row.put_share(at, t.doubles, 3)
        row.put_share(at + 1, t.office_bought, 1)
        row.put_share(at + 2, t.turns, e.turn_limit or 1000)
        row.put_share(at + 3, len(t.unseen), len(e.effects))
        row.put_share(at + 4, len(t.under), len(e.effects))
        row.put_share(at + 5, len(t.ring), self.max_seats)
        at += COMMON_SIZE
        for card in (*t.under, *t.limbo):
            row.ones.append(at + card)
        for card in t.bags[0]:  # the numbers of Chance cards follow those of Empire cards
            row.ones.append(at + card)
        at += len(e.cards)
        for i in range(3):
            row.put_share(at + i, t.stock[i], e.stock[i])

    def put_seat(self, t: Empire, p: int, seat: int, at: int, row: SparseRow) -> None:
        """Encode in the game, on turn, cash, height, jail card, place, jail, tiles, topmost tile, hand, known cards."""
        if not self.put_player(t, p, at, row):
            return
        ones = row.ones
        row.put_share(at + 3, t.heights[p], t.e.levels)
        if t.jail_card == p:
            ones.append(at + 4)
        ones.append(at + 5 + t.place[p])
        ones.append(at + 5 + SPACES + t.jailed[p])
        tiles = at + 9 + SPACES
        tower, count = t.towers[p], 0
        for tile in tower:
            if tile == OFFICE:
                count += 1
            else:
                ones.append(tiles + self.thing_numbers[tile])
        row.put_share(tiles + TILE_KINDS - 1, count, 6)
        top = t.top_brand(p)
        if top >= 0:
            ones.append(tiles + TILE_KINDS + self.thing_numbers[tower[top]])
        row.put_share(tiles + 2 * TILE_KINDS, len(t.hands[p]), len(t.known))
        self.put_known_cards(t.hands[p], t.known, seat, at + KNOWN_CARDS_OFFSET, row)


encoding: Final = EmpireEncoding
