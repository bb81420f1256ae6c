"""Deal: its actions and its numbers, for those that learn.

The 39 property cards have a number each; the others share one for each *face* (kind, value, colours), for it is all the
same which of two equal cards is meant: the first of them.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from magnat.envs.codec import Actions, Listed, Numbered
from magnat.envs.encoding import Encoding, Plan, Sheet
from magnat.games.deal.edition import CARD, DOUBLE, JOKER, MONEY, RENT, RENT_ANY, DealEdition
from magnat.games.deal.payment import PayWith
from magnat.games.deal.rearrange import TURN, Moving, Rearrange
from magnat.games.deal.sets import Collection, is_complete, rent
from magnat.games.deal.table import Deal
from magnat.kernel import Edition, Question

PER_PROPERTY: Final = 23  # my hand, known in 4 hands, 5 collections, centre, known in the pile, colour 11
PER_FACE: Final = 12  # my hand, known in 4 hands, 5 banks, centre, known in the pile
SEAT: Final = 34
COMMON: Final = 8
MOST_RENT: Final = 15
MOST_BANK: Final = 40


class Plays(Listed):
    """What is done with a card: end, rearrange, a property laid or a face used, banked, doubled, quadrupled."""

    def __init__(self, kind: str, e: DealEdition, faces: Sequence[int], names: Sequence[str]) -> None:
        kinds = [e.kinds[faces.index(face)] for face in range(max(faces) + 1)]
        uses: list[int] = [face for face, of in enumerate(kinds) if of not in (MONEY, DOUBLE, JOKER)]
        rents: list[int] = [face for face, of in enumerate(kinds) if of in (RENT, RENT_ANY)]
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
    """615 actions, 1,440 numbers: 39 property cards, 22 faces, five seats, what is common, the question."""

    verbs: ClassVar[tuple[str, ...]] = ("lay_joker",)
    seats: ClassVar[tuple[str, ...]] = ("choose_first", "demand_of", "name_youngest")
    staked: ClassVar[tuple[str, ...]] = ("lay_joker",)
    about: ClassVar[dict[str, str]] = {
        "other": "other", "to": "other", "actor": "other", "card": "thing", "wanted": "thing", "played": "thing",
        "own": "thing", "colour": "group", "due": "0",
    }  # fmt: skip
    amounts: ClassVar[int] = 1
    group_count: ClassVar[int] = 11

    def __init__(self, e: Edition) -> None:
        assert isinstance(e, DealEdition)
        self.faces: Final[list[int]] = faces_of(e)
        self.face_names: Final[list[str]] = names_of(e, self.faces)
        self.copies: Final[list[int]] = [self.faces.count(face) for face in range(max(self.faces) + 1)]
        self.counts: Final[list[int]] = [0] * (PER_FACE * len(self.copies))  # all 0 between two encodings
        super().__init__(e)

    def start_of(self, e: Edition) -> int:
        return 10  # millions: nobody begins with money, and this is the dearest note

    def own(self, e: Edition) -> list[Actions]:
        assert isinstance(e, DealEdition)
        names, things, colours = self.face_names, self.things_of(e), [*e.colours, "none"]
        owned: list[Actions] = [
            Listed(kind, names[: e.properties], range(e.properties))
            for kind in (
                "build_on",
                "exchange_with",
                "rent_for",
                "swap_away",
                "swap_for",
                "take_group",
                "take_property",
            )
        ]
        moves = [*[f"turn {name}" for name in names[: e.properties]], *[f"exchange {n}" for n in names[: e.properties]]]
        turns = [0, 1, *[TURN + card if card < e.properties else -1 for card in range(e.size)]]
        turns += [TURN + e.properties + card for card in range(e.properties)]
        return [
            *owned,
            *[Numbered(kind, colours) for kind in ("name_colour", "place_wild", "turn_to")],
            Listed("excess", names, things),
            Listed("pay_with", [*names, "enough"], [*things, len(names)]),
            Listed("rearrange", ["withdraw", "confirm", *moves], turns),
            Plays("play", e, self.faces, names),
        ]

    def things_of(self, e: DealEdition) -> list[int]:
        """By card: its number, or that of its face behind all properties."""
        return [card if card < e.properties else e.properties + self.faces[card] for card in range(e.size)]

    def spaces_of(self, e: Edition) -> list[int]:
        return []

    def thing_count(self, e: Edition) -> int:
        return len(self.face_names)

    def thing(self, value: int) -> int:
        properties = len(self.face_names) - len(self.copies)
        return value if value < properties else properties + self.faces[value]

    def width(self, e: Edition) -> int:
        assert isinstance(e, DealEdition)
        return PER_PROPERTY * e.properties + PER_FACE * len(self.copies) + SEAT * e.most + COMMON

    def table(self, t: Deal, seat: int, sheet: Sheet) -> None:
        seats, e = len(t.hands), t.edition
        found: list[int] = []  # where `counts` is not 0
        bit = 1 << seat
        for i in range(seats):
            p = (seat + i) % seats
            for card in t.hands[p]:
                if t.known[card] & bit:
                    self.lies(e, card, i, i, sheet, found)
            for card in t.banks[p]:
                self.lies(e, card, -1, 5 + i, sheet, found)
            self.collection(e, self.laid(t, p), i, sheet)
        for card in (*t.centre, *t.limbo):
            self.lies(e, card, 10, 10, sheet, found)
        for card in t.under:
            if t.known[card] & bit:
                self.lies(e, card, 11, 11, sheet, found)
        at = PER_PROPERTY * e.properties
        counts, copies, places, values = self.counts, self.copies, sheet.places, sheet.values
        for place in found:
            places.append(at + place)
            values.append(counts[place] / copies[place // PER_FACE])
            counts[place] = 0
        at += len(counts)
        for i in range(seats):
            self.player(t, (seat + i) % seats, at + SEAT * i, sheet)
        at += SEAT * self.most
        sheet.share(at, e.plays - t.plays, e.plays)
        sheet.share(at + 1, min(t.rearranged, 1), 1)
        sheet.share(at + 2, len(t.bag), e.size)
        sheet.share(at + 3, len(t.under), e.size)
        sheet.share(at + 4, len(t.centre), e.size)
        sheet.share(at + 5, min(t.idle, 10), 10)
        sheet.share(at + 6, t.turns, e.max_turns or 1000)
        sheet.share(at + 7, seats, self.most)

    def laid(self, t: Deal, p: int) -> Collection:
        """A collection as it lies there, or as its owner is moving it about before everybody."""
        top = t.stack[-1] if t.stack else None
        if isinstance(top, Rearrange) and top.seat == p:
            return top.draft
        if isinstance(top, Moving) and top.seat == p:
            return top.draft
        return t.groups[p]

    def lies(self, e: DealEdition, card: int, place: int, face_place: int, sheet: Sheet, found: list[int]) -> None:
        """A card lies somewhere; a property never lies in a bank."""
        if card < e.properties:
            sheet.ones.append(PER_PROPERTY * card + place)
            return
        where = PER_FACE * self.faces[card] + face_place
        if not self.counts[where]:
            found.append(where)
        self.counts[where] += 1

    def collection(self, e: DealEdition, groups: Collection, i: int, sheet: Sheet) -> None:
        for group in groups:
            for card in group[1:]:
                if card < e.properties:
                    sheet.ones.append(PER_PROPERTY * card + 5 + i)
                    sheet.ones.append(PER_PROPERTY * card + 12 + group[0])

    def player(self, t: Deal, p: int, at: int, sheet: Sheet) -> None:
        """Whose turn, hand, bank, groups; of each colour how much there is, whether it is whole, what it earns."""
        e = t.edition
        if p == t.active:
            sheet.ones.append(at)
        sheet.share(at + 1, len(t.hands[p]), 12)
        sheet.share(at + 2, t.bank_total(p), MOST_BANK)
        whole = 0
        for group in t.groups[p]:
            colour = group[0]
            if colour == e.unassigned:
                continue
            place = at + 4 + 3 * colour
            complete = is_complete(e, group)
            if complete and place + 1 not in sheet.ones[-4:]:
                sheet.ones.append(place + 1)
                whole += 1
            if group[1] < e.properties:
                sheet.share(place, min(len(group) - 1, e.sizes[colour]), e.sizes[colour])
                sheet.share(place + 2, rent(e, group), MOST_RENT)
        sheet.share(at + 3, whole, e.to_win)

    def asked(self, t: Deal, question: Question[Any], plan: Plan, seat: int, seats: int, sheet: Sheet) -> None:
        """Of a payment, also the cards that were named already."""
        super().asked(t, question, plan, seat, seats, sheet)
        if isinstance(question, PayWith):
            at = self.question_at + len(self.codec.kinds) + 2 * self.most
            for card in question.cards:
                sheet.ones.append(at + self.thing(card))


def faces_of(e: DealEdition) -> list[int]:
    """By card: the number of its face; -1 for a property."""
    found: list[tuple[int, int, int]] = []
    faces = [-1] * e.properties
    for card in range(e.properties, e.size):
        face = (e.kinds[card], e.values[card], e.colour_bits[card])
        if face not in found:
            found.append(face)
        faces.append(found.index(face))
    return faces


def names_of(e: DealEdition, faces: Sequence[int]) -> list[str]:
    """The names of the properties, then of the faces: that of their first card without its number."""
    first = [e.names[faces.index(face)].rpartition("-")[0] for face in range(max(faces) + 1)]
    return [*e.names[: e.properties], *first]


def encoding(e: Edition) -> DealEncoding:
    return DealEncoding(e)
