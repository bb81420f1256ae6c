"""The actions and observations of Star Wars."""

from typing import ClassVar, Final

from magnat.envs.actions import AmountActions, NumberedActions, QuestionActions
from magnat.envs.encoding import Encoding, SparseRow
from magnat.games.star_wars.edition import StarWarsEdition
from magnat.games.star_wars.table import StarWars
from magnat.kernel import Edition

SEAT_SIZE: Final = 87
PLANET_SIZE: Final = 5
COMMON_SIZE: Final = 4
SPACES: Final = 40
MAX_WAITING_CLAIMS: Final = 8  # unclaimed rents with an action of their own
KNOWN_CARDS_OFFSET: Final = SPACES + 11  # offset of the known cards in the numbers of a seat


class StarWarsEncoding(Encoding[StarWars]):
    """Numbers for four seats, the planet spaces, common values, the used cards and the question."""

    space_kinds: ClassVar[tuple[str, ...]] = ("hyperdrive",)
    context_kinds: ClassVar[tuple[str, ...]] = ("just_say_no",)
    field_blocks: ClassVar[dict[str, str]] = {
        "other": "other", "holder": "other", "to": "other", "space": "thing", "lot": "thing", "own": "thing",
        "amount": "0", "high": "0", "threat": "!1",
    }  # fmt: skip
    amount_count: ClassVar[int] = 2

    def own_actions(self, e: Edition) -> list[QuestionActions]:
        assert isinstance(e, StarWarsEdition)
        return [
            AmountActions("auction_bid", self, "play a card first"),
            NumberedActions("choose_token", e.tokens),
            NumberedActions("choose_symbol", e.symbols),
            NumberedActions("claim_rent", [f"rent {i + 1}" for i in range(MAX_WAITING_CLAIMS)]),
            NumberedActions("play_force", [card.name for card in e.cards]),
        ]

    def table_size(self, e: Edition) -> int:
        assert isinstance(e, StarWarsEdition)
        return SEAT_SIZE * e.most + PLANET_SIZE * len(self.spaces) + COMMON_SIZE + len(e.cards)

    def encode_table(self, t: StarWars, seat: int, row: SparseRow) -> None:
        seats, e = len(t.cash), t.edition
        for i in range(seats):
            self.put_seat(t, (seat + i) % seats, seat, SEAT_SIZE * i, row)
        at = SEAT_SIZE * self.max_seats
        for space in self.spaces:
            owner = t.owner[space]
            if owner >= 0:
                row.ones.append(at + (owner - seat) % seats)
                row.put(at + 4, self.scale_money(t.rent_on_space(space, False)))
            at += PLANET_SIZE
        row.put_share(at, t.doubles, 3)
        row.put_share(at + 1, t.free.bit_count(), len(self.spaces))
        row.put_share(at + 2, t.turns, e.turn_limit or 1000)
        row.put_share(at + 3, len(t.bag), len(e.cards))
        at += COMMON_SIZE
        for card in t.discards:
            row.ones.append(at + card)

    def put_seat(self, t: StarWars, p: int, seat: int, at: int, row: SparseRow) -> None:
        """Put a seat: in the game, active, cash, bases, side, place, jail, hand size, known cards."""
        ones = row.ones
        ones.append(at)
        if p == t.active:
            ones.append(at + 1)
        row.put(at + 2, self.scale_money(t.cash[p]))
        row.put_share(at + 3, t.bases[p].bit_count(), len(self.spaces))
        if t.side[p] >= 0:
            ones.append(at + 4 + t.side[p])
        ones.append(at + 6 + t.place[p])
        ones.append(at + 6 + SPACES + t.jailed[p])
        row.put_share(at + 10 + SPACES, len(t.hands[p]), len(t.known))
        self.put_known_cards(t.hands[p], t.known, seat, at + KNOWN_CARDS_OFFSET, row)


encoding: Final = StarWarsEncoding
