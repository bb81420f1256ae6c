"""Empire: its actions and its numbers, for those that learn."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from magnat.envs.codec import Actions, Numbered, Swap, Up
from magnat.envs.encoding import Encoding, Sheet
from magnat.games.empire.edition import EmpireEdition
from magnat.games.empire.table import Empire
from magnat.games.empire.tower import OFFICE
from magnat.kernel import Edition, Question, Table

SEAT: Final = 110
COMMON: Final = 6
TILES: Final = 25  # brands, utilities, the office
PLACES: Final = 36
GIVE: Final = 1  # bits of what is traded: the asker's tile, the other's
TAKE: Final = 2
OWN_CARDS: Final = PLACES + 4 + 2 * TILES + 6  # where in the numbers of a seat the cards that are known begin


class PassOrRaise(Actions):
    """A bid: pass, or the next amount."""

    def fill(
        self, t: Table, question: Question[Any], choices: Sequence[int], seats: int, legal: dict[int, int]
    ) -> None:
        for i, choice in enumerate(choices):
            legal[self.first + i] = choice


class EmpireEncoding(Encoding[Empire]):
    """156 actions, 538 numbers: four seats, what is common, the cards, the stock, the question."""

    verbs: ClassVar[tuple[str, ...]] = (
        "after_landing", "answer_offer", "answer_trade", "before_roll", "bust_deal", "buy_or_auction", "leave_jail",
        "parking", "pay_or_reverse", "poll", "say_no", "swap_or_move", "trade_tiles",
    )  # fmt: skip
    seats: ClassVar[tuple[str, ...]] = (
        "against", "casino_opponent", "offer_to", "pick_tower", "tax_rival", "trade_with",
    )  # fmt: skip
    anywhere: ClassVar[tuple[str, ...]] = ("travel_to",)
    staked: ClassVar[tuple[str, ...]] = ("bust_deal", "say_no")
    about: ClassVar[dict[str, str]] = {
        "other": "other", "holder": "other", "owner": "other", "first": "other", "buyer": "other", "space": "thing",
        "lot": "thing", "tile": "thing", "high": "0", "price": "0", "rent": "0", "prize": "0", "cash": "1",
        "selling": "!2", "tiles": "!2", "act": "!2",
    }  # fmt: skip
    amounts: ClassVar[int] = 3

    def spaces_of(self, e: Edition) -> list[int]:
        return [*super().spaces_of(e), OFFICE]

    def own(self, e: Edition) -> list[Actions]:
        assert isinstance(e, EmpireEdition)
        return [
            PassOrRaise("bid", ("pass", "raise")),
            Up("card_price", self),
            Swap("trade_cash", self),
            Numbered("name_colour", e.colours),
            Numbered("pick_card", e.card_names[: len(e.effects)]),
        ]

    def price(self, t: Any, question: Any) -> int:
        bail: int = t.edition.bail
        return bail

    def even(self, t: Any, question: Any) -> tuple[int, int]:
        mine = self.top_price(t, question.seat) if question.tiles & GIVE else 0
        theirs = self.top_price(t, question.other) if question.tiles & TAKE else 0
        return theirs - mine, max(mine, theirs) or self.start // 10

    def top_price(self, t: Empire, seat: int) -> int:
        tile = t.towers[seat][t.top_brand(seat)]
        return t.edition.prices[tile] if tile != OFFICE else t.edition.office

    def width(self, e: Edition) -> int:
        assert isinstance(e, EmpireEdition)
        return SEAT * e.most + COMMON + len(e.cards) + len(e.stock)

    def table(self, t: Empire, seat: int, sheet: Sheet) -> None:
        seats, e = len(t.cash), t.edition
        for i in range(seats):
            self.player(t, (seat + i) % seats, seat, SEAT * i, sheet)
        at = SEAT * self.most
        sheet.share(at, t.doubles, 3)
        sheet.share(at + 1, t.office_bought, 1)
        sheet.share(at + 2, t.turns, e.turn_limit or 1000)
        sheet.share(at + 3, len(t.unseen), len(e.effects))
        sheet.share(at + 4, len(t.under), len(e.effects))
        sheet.share(at + 5, len(t.ring), self.most)
        at += COMMON
        for card in (*t.under, *t.limbo):
            sheet.ones.append(at + card)
        for card in t.bags[0]:  # Chance cards are numbered on from the Empire cards
            sheet.ones.append(at + card)
        at += len(e.cards)
        for i in range(3):
            sheet.share(at + i, t.stock[i], e.stock[i])

    def player(self, t: Empire, p: int, seat: int, at: int, sheet: Sheet) -> None:
        """In, whose turn, cash, height, jail card, place, jail, tiles, the topmost, hand, the cards that are known."""
        if not self.put_player(t, p, at, sheet):
            return
        ones = sheet.ones
        sheet.share(at + 3, t.heights[p], t.e.levels)
        if t.jail_card == p:
            ones.append(at + 4)
        ones.append(at + 5 + t.place[p])
        ones.append(at + 5 + PLACES + t.jailed[p])
        tiles = at + 9 + PLACES
        tower, count = t.towers[p], 0
        for tile in tower:
            if tile == OFFICE:
                count += 1
            else:
                ones.append(tiles + self.thing_of[tile])
        sheet.share(tiles + TILES - 1, count, 6)
        top = t.top_brand(p)
        if top >= 0:
            ones.append(tiles + TILES + self.thing_of[tower[top]])
        sheet.share(tiles + 2 * TILES, len(t.hands[p]), len(t.known))
        self.put_known(t.hands[p], t.known, seat, at + OWN_CARDS, sheet)


def encoding(e: Edition) -> EmpireEncoding:
    return EmpireEncoding(e)
