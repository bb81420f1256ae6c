"""Star Wars: its actions and its numbers, for those that learn."""

from typing import Any, ClassVar, Final

from magnat.envs.codec import Actions, Numbered, Up
from magnat.envs.encoding import Encoding, Sheet
from magnat.games.star_wars.edition import StarWarsEdition
from magnat.games.star_wars.table import StarWars
from magnat.kernel import Edition

SEAT: Final = 87
PLANET: Final = 5
COMMON: Final = 4
PLACES: Final = 40
CLAIMS: Final = 8  # rents that wait at once: more are claimed one after the other
KNOWN: Final = PLACES + 11  # where in the numbers of a seat the cards that are known begin


class StarWarsEncoding(Encoding[StarWars]):
    """291 actions, 553 numbers: four seats, 22 planet spaces, what is common, the used cards, the question."""

    verbs: ClassVar[tuple[str, ...]] = (
        "after_move", "before_roll", "buy_or_auction", "choose_side", "just_say_no", "leave_jail", "poll",
        "short_of_cash",
    )  # fmt: skip
    seats: ClassVar[tuple[str, ...]] = ("capture", "extort")
    deeds: ClassVar[tuple[str, ...]] = (
        "bounty_hunter", "jump_to", "outpost", "sabotage", "swap_from", "swap_with", "take_over",
    )  # fmt: skip
    anywhere: ClassVar[tuple[str, ...]] = ("hyperdrive",)
    staked: ClassVar[tuple[str, ...]] = ("just_say_no",)
    about: ClassVar[dict[str, str]] = {
        "other": "other", "holder": "other", "to": "other", "space": "thing", "lot": "thing", "own": "thing",
        "amount": "0", "high": "0", "threat": "!1",
    }  # fmt: skip
    amounts: ClassVar[int] = 2

    def own(self, e: Edition) -> list[Actions]:
        assert isinstance(e, StarWarsEdition)
        return [
            Up("auction_bid", self, "play a card first"),
            Numbered("choose_token", e.tokens),
            Numbered("choose_symbol", e.symbols),
            Numbered("claim_rent", [f"rent {i + 1}" for i in range(CLAIMS)]),
            Numbered("play_force", [card.name for card in e.cards]),
        ]

    def price(self, t: Any, question: Any) -> int:
        price: int = t.edition.prices[question.lot]
        return price

    def width(self, e: Edition) -> int:
        assert isinstance(e, StarWarsEdition)
        return SEAT * e.most + PLANET * len(self.spaces) + COMMON + len(e.cards)

    def table(self, t: StarWars, seat: int, sheet: Sheet) -> None:
        seats, e = len(t.cash), t.edition
        for i in range(seats):
            self.player(t, (seat + i) % seats, seat, SEAT * i, sheet)
        at = SEAT * self.most
        for space in self.spaces:
            owner = t.owner[space]
            if owner >= 0:
                sheet.ones.append(at + (owner - seat) % seats)
                sheet.put(at + 4, self.money(t.rent_on_space(space, False)))
            at += PLANET
        sheet.share(at, t.doubles, 3)
        sheet.share(at + 1, t.free.bit_count(), len(self.spaces))
        sheet.share(at + 2, t.turns, e.turn_limit or 1000)
        sheet.share(at + 3, len(t.bag), len(e.cards))
        at += COMMON
        for card in t.discards:
            sheet.ones.append(at + card)

    def player(self, t: StarWars, p: int, seat: int, at: int, sheet: Sheet) -> None:
        """In, whose turn, cash, bases, side, place, jail, hand, the cards that are known."""
        ones = sheet.ones
        ones.append(at)
        if p == t.active:
            ones.append(at + 1)
        sheet.put(at + 2, self.money(t.cash[p]))
        sheet.share(at + 3, t.bases[p].bit_count(), len(self.spaces))
        if t.side[p] >= 0:
            ones.append(at + 4 + t.side[p])
        ones.append(at + 6 + t.place[p])
        ones.append(at + 6 + PLACES + t.jailed[p])
        sheet.share(at + 10 + PLACES, len(t.hands[p]), len(t.known))
        self.put_known(t.hands[p], t.known, seat, at + KNOWN, sheet)


def encoding(e: Edition) -> StarWarsEncoding:
    return StarWarsEncoding(e)
