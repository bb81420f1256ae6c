"""The encoding of Deal's actions and observations for learning.

Each property card has its own number. All other cards share a number per *face* (kind,
value, colours), because equal cards are interchangeable; a face stands for its first card.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from magnat.envs.actions import ListedActions, NumberedActions, QuestionActions
from magnat.envs.encoding import Encoding, QuestionLayout, SparseRow
from magnat.games.deal.actions import RENT, RENT_ANY
from magnat.games.deal.edition import ALWAYS, CARD, IF_USABLE, DealEdition
from magnat.games.deal.payment import PayWith
from magnat.games.deal.rearrange import TURN, Moving, Rearrange
from magnat.games.deal.sets import Collection, is_complete, rent
from magnat.games.deal.table import Deal
from magnat.kernel import Edition, Question

PROPERTY_SIZE: Final = 23  # own hand, known in 4 hands, 5 collections, centre, known in the pile, 11 colours
FACE_SIZE: Final = 12  # own hand, known in 4 hands, 5 banks, centre, known in the pile
SEAT_SIZE: Final = 34
COMMON_SIZE: Final = 8
MAX_RENT: Final = 15
MAX_BANK: Final = 40
PROPERTY_KINDS: Final[tuple[str, ...]] = (  # the questions answered by a property, or by the first card of a group
    "build_on", "exchange_with", "rent_for", "swap_away", "swap_for", "take_group", "take_property",
)  # fmt: skip


class PlayActions(ListedActions):
    """The actions of a play: end, rearrange, lay a property, or use, bank, double or quadruple a face."""

    def __init__(self, kind: str, e: DealEdition, faces: Sequence[int], names: Sequence[str]) -> None:
        first: list[int] = [faces.index(face) for face in range(max(faces) + 1)]  # the card that a face stands for
        uses = [face for face, card in enumerate(first) if e.how_played[card] in (ALWAYS, IF_USABLE)]
        rents = [face for face, card in enumerate(first) if e.kinds[card] in (RENT, RENT_ANY)]
        cards = names[e.properties :]
        super().__init__(
            kind,
            ["end", "rearrange", *[f"play {name}" for name in names[: e.properties]]]
            + [f"play {cards[face]}" for face in uses]
            + [f"bank {name}" for name in cards]
            + [f"{way} {cards[face]}" for way in ("double", "quadruple") for face in rents],
            [-1] * (CARD + 4 * e.size),
        )
        self.numbers[0] = 0
        self.numbers[1] = 1
        for card in range(e.size):
            face = faces[card]
            bank = CARD + e.properties + len(uses)
            if card < e.properties:
                self.numbers[CARD + card] = CARD + card
                continue
            if face in uses:
                self.numbers[CARD + card] = CARD + e.properties + uses.index(face)
            self.numbers[CARD + e.size + card] = bank + face
            if face in rents:
                for way in range(2):
                    number = bank + len(cards) + way * len(rents) + rents.index(face)
                    self.numbers[CARD + (2 + way) * e.size + card] = number


class DealEncoding(Encoding[Deal]):
    """Numbers for property cards, faces, five seats, common values and the question."""

    context_kinds: ClassVar[tuple[str, ...]] = ("lay_joker",)
    field_blocks: ClassVar[dict[str, str]] = {
        "other": "other", "to": "other", "actor": "other", "card": "thing", "wanted": "thing", "played": "thing",
        "own": "thing", "colour": "group", "due": "0",
    }  # fmt: skip
    amount_count: ClassVar[int] = 1
    group_count: ClassVar[int] = 11

    def __init__(self, e: Edition) -> None:
        assert isinstance(e, DealEdition)
        self.faces: Final[list[int]] = number_faces(e)
        self.face_names: Final[list[str]] = thing_names(e, self.faces)
        self.copies: Final[list[int]] = [self.faces.count(face) for face in range(max(self.faces) + 1)]
        self.counts: Final[list[int]] = [0] * (FACE_SIZE * len(self.copies))  # all 0 between two encodings
        super().__init__(e)

    def starting_money(self, e: Edition) -> int:
        return 10  # millions: the highest note, because nobody begins with money

    def own_actions(self, e: Edition) -> list[QuestionActions]:
        assert isinstance(e, DealEdition)
        names, numbers, colours = self.face_names, self.card_numbers(e), [*e.colours, "none"]
        owned = [ListedActions(kind, names[: e.properties], range(e.properties)) for kind in PROPERTY_KINDS]
        moves = [*[f"turn {name}" for name in names[: e.properties]], *[f"exchange {n}" for n in names[: e.properties]]]
        turns = [0, 1, *[TURN + card if card < e.properties else -1 for card in range(e.size)]]
        turns += [TURN + e.properties + card for card in range(e.properties)]
        return [
            *owned,
            *[NumberedActions(kind, colours) for kind in ("name_colour", "place_wild", "turn_to")],
            ListedActions("excess", names, numbers),
            ListedActions("pay_with", [*names, "enough"], [*numbers, len(names)]),
            ListedActions("rearrange", ["withdraw", "confirm", *moves], turns),
            PlayActions("play", e, self.faces, names),
        ]

    def card_numbers(self, e: DealEdition) -> list[int]:
        """Return, by card, its number; non-properties have the number of their face after all properties."""
        return [card if card < e.properties else e.properties + self.faces[card] for card in range(e.size)]

    def priced_spaces(self, e: Edition) -> list[int]:
        return []

    def thing_count(self, e: Edition) -> int:
        return len(self.face_names)

    def thing_number(self, value: int) -> int:
        properties = len(self.face_names) - len(self.copies)
        return value if value < properties else properties + self.faces[value]

    def table_size(self, e: Edition) -> int:
        assert isinstance(e, DealEdition)
        return PROPERTY_SIZE * e.properties + FACE_SIZE * len(self.copies) + SEAT_SIZE * e.most + COMMON_SIZE

    def encode_table(self, t: Deal, seat: int, row: SparseRow) -> None:
        seats, e = len(t.hands), t.edition
        filled: list[int] = []  # indices at which `counts` is not 0
        bit = 1 << seat
        for i in range(seats):
            p = (seat + i) % seats
            for card in t.hands[p]:
                if t.known[card] & bit:
                    self.put_card(e, card, i, i, row, filled)
            for card in t.banks[p]:
                self.put_card(e, card, -1, 5 + i, row, filled)
            self.put_collection(e, self.visible_collection(t, p), i, row)
        for card in (*t.centre, *t.limbo):
            self.put_card(e, card, 10, 10, row, filled)
        for card in t.under:
            if t.known[card] & bit:
                self.put_card(e, card, 11, 11, row, filled)
        at = PROPERTY_SIZE * e.properties
        counts, copies, places, values = self.counts, self.copies, row.indices, row.values
        for place in filled:
            places.append(at + place)
            values.append(counts[place] / copies[place // FACE_SIZE])
            counts[place] = 0
        at += len(counts)
        for i in range(seats):
            self.put_seat(t, (seat + i) % seats, at + SEAT_SIZE * i, row)
        at += SEAT_SIZE * self.max_seats
        row.put_share(at, e.plays - t.plays, e.plays)
        row.put_share(at + 1, min(t.rearranged, 1), 1)
        row.put_share(at + 2, len(t.bag), e.size)
        row.put_share(at + 3, len(t.under), e.size)
        row.put_share(at + 4, len(t.centre), e.size)
        row.put_share(at + 5, min(t.idle, 10), 10)
        row.put_share(at + 6, t.turns, e.turn_limit or 1000)
        row.put_share(at + 7, seats, self.max_seats)

    def visible_collection(self, t: Deal, p: int) -> Collection:
        """Return a seat's collection, or the draft that its owner is publicly rearranging."""
        top = t.stack[-1] if t.stack else None
        if isinstance(top, Rearrange) and top.seat == p:
            return top.draft
        if isinstance(top, Moving) and top.seat == p:
            return top.draft
        return t.groups[p]

    def put_card(
        self, e: DealEdition, card: int, place: int, face_place: int, row: SparseRow, filled: list[int]
    ) -> None:
        """Encode the place of a card. Properties are never in a bank."""
        if card < e.properties:
            row.ones.append(PROPERTY_SIZE * card + place)
            return
        index = FACE_SIZE * self.faces[card] + face_place
        if not self.counts[index]:
            filled.append(index)
        self.counts[index] += 1

    def put_collection(self, e: DealEdition, groups: Collection, i: int, row: SparseRow) -> None:
        for group in groups:
            for card in group[1:]:
                if card < e.properties:
                    row.ones.append(PROPERTY_SIZE * card + 5 + i)
                    row.ones.append(PROPERTY_SIZE * card + 12 + group[0])

    def put_seat(self, t: Deal, p: int, at: int, row: SparseRow) -> None:
        """Encode turn, hand, bank and complete groups; for each colour, its size, completeness and rent."""
        e = t.edition
        if p == t.active:
            row.ones.append(at)
        row.put_share(at + 1, len(t.hands[p]), 12)
        row.put_share(at + 2, t.bank_total(p), MAX_BANK)
        whole = 0
        for group in t.groups[p]:
            colour = group[0]
            if colour == e.unassigned:
                continue
            place = at + 4 + 3 * colour
            complete = is_complete(e, group)
            if complete and place + 1 not in row.ones[-4:]:
                row.ones.append(place + 1)
                whole += 1
            if group[1] < e.properties:
                row.put_share(place, min(len(group) - 1, e.sizes[colour]), e.sizes[colour])
                row.put_share(place + 2, rent(e, group), MAX_RENT)
        row.put_share(at + 3, whole, e.to_win)

    def encode_question(
        self, t: Deal, question: Question[Any], layout: QuestionLayout, seat: int, seats: int, row: SparseRow
    ) -> None:
        """For a payment, also encode the cards already named."""
        super().encode_question(t, question, layout, seat, seats, row)
        if isinstance(question, PayWith):
            at = self.question_offset + len(self.codec.kinds) + 2 * self.max_seats
            for card in question.cards:
                row.ones.append(at + self.thing_number(card))


def number_faces(e: DealEdition) -> list[int]:
    """Return, by card, the number of its face; -1 for a property."""
    face_list: list[tuple[int, int, int]] = []
    faces = [-1] * e.properties
    for card in range(e.properties, e.size):
        face = (e.kinds[card], e.values[card], e.colour_bits[card])
        if face not in face_list:
            face_list.append(face)
        faces.append(face_list.index(face))
    return faces


def thing_names(e: DealEdition, faces: Sequence[int]) -> list[str]:
    """Return the names of the properties, then of the faces (first card without its number)."""
    first = [e.names[faces.index(face)].rpartition("-")[0] for face in range(max(faces) + 1)]
    return [*e.names[: e.properties], *first]


encoding: Final = DealEncoding
