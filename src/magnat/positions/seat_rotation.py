"""Rotation of a position's seats: seat p becomes seat p + by, and everything else is unchanged.

A rule that takes the seats in the wrong order, or looks at seat 0 instead of the acting seat, gives different results
after a rotation. The columns and fields that contain seats are declared: for the mechanics here, for a game as `SEATED`
in its `adapters/positions.py`. All others contain no seats.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from magnat.games import load_adapter, package_of_game
from magnat.kernel import EVERYBODY, Edition, Fact, Question, Row, Table
from magnat.kernel.table import parameter_names
from magnat.mechanics.claims import ClaimTable
from magnat.mechanics.property import SENT_OFFERS_SHIFT
from magnat.record import kind_of, restore, snapshot
from magnat.record.codec import frame_kinds, package_of
from magnat.texts.vocabulary import split_spec, words_of

OFFER_COUNT_BITS: Final = 4  # per seat, in the column `offers`
OFFER_SEAT_SHIFT: Final = 50  # lowest bit of the seats in the key of a refused offer; the items are below


@dataclass(frozen=True)
class SeatFields:
    """The columns of a game's table and the fields of its frames that contain seats, by their form."""

    by_seat: Sequence[str] = ()  # columns: one value for each seat
    seat: Sequence[str] = ()  # columns and fields: one seat
    seats: Sequence[str] = ()  # columns and fields: several seats, in a significant order
    bits: Sequence[str] = ()  # columns and fields: a set of seats as bits, or one such set per card
    rotators: "Mapping[str, Callable[[SeatRotation, Any], Any]]" = field(default_factory=dict)  # own rotation

    def __or__(self, other: "SeatFields") -> "SeatFields":
        names = ("by_seat", "seat", "seats", "bits")
        joined = {name: (*getattr(self, name), *getattr(other, name)) for name in names}
        return SeatFields(**joined, rotators={**self.rotators, **other.rotators})


def seat_fields_of(edition: Edition) -> SeatFields:
    """Return the seat fields of a game, including those of the mechanics."""
    arranger: Any = load_adapter(package_of_game(edition.name), "positions")
    return SHARED_SEAT_FIELDS | getattr(arranger, "SEATED", SeatFields())


class SeatRotation:
    """A rotation of the seats of an edition's tables by some places."""

    def __init__(self, edition: Edition, seats: int, by: int) -> None:
        self.edition = edition
        self.seats = seats
        self.by = by
        t = edition.deal(seats)  # loads the frame classes of the game
        self.seat_fields = seat_fields_of(edition)
        self.claim_size = t.claim_size if isinstance(t, ClaimTable) else 0
        self.kinds = {kind_of(kind): kind for kind in frame_kinds(edition)}
        self.facts = words_of(package_of(edition)).facts

    def seat(self, p: int) -> int:
        return p if p < 0 or isinstance(p, bool) else (p + self.by) % self.seats

    def bits(self, bits: int) -> int:
        return sum(1 << self.seat(p) for p in range(self.seats) if bits >> p & 1)

    def by_seat(self, values: list[Any]) -> list[Any]:
        """Return the values in the order of the new seats; empty before the seats have chosen theirs."""
        return [values[(p - self.by) % self.seats] for p in range(self.seats)] if values else []

    def table(self, t: Table) -> Table:
        return restore(self.edition, self.seats, self.snapshot(snapshot(t)))

    def snapshot(self, values: dict[str, Any]) -> dict[str, Any]:
        """Return a rotated snapshot."""
        columns = {name: self.column(name, value) for name, value in values["columns"].items()}
        return {**values, "columns": columns, "stack": [self.frame(frame) for frame in values["stack"]]}

    def column(self, name: str, value: Any) -> Any:
        where = self.seat_fields
        if name in where.rotators:
            return where.rotators[name](self, value)
        return self.by_seat(value) if name in where.by_seat else self.value(name, value)

    def value(self, name: str, value: Any) -> Any:
        """Return a rotated column or field. The same name may stand for one seat here and several there."""
        where, several = self.seat_fields, isinstance(value, list)
        if name in where.bits:
            return list(map(self.bits, value)) if several else self.bits(value)
        if several:
            return list(map(self.seat, value)) if name in where.seats else value
        return self.seat(value) if name in where.seat else value

    def offer_counts(self, offers: int) -> int:
        """Return the rotated column `offers`: four bits per seat, for drafts opened and again for offers sent."""
        turned = 0
        for start in (0, SENT_OFFERS_SHIFT):
            for p in range(self.seats):
                turned |= (offers >> start + OFFER_COUNT_BITS * p & 15) << start + OFFER_COUNT_BITS * self.seat(p)
        return turned

    def offer(self, key: int, low: int = OFFER_SEAT_SHIFT) -> int:
        """Return the rotated key of a refused offer: cash, proposer, other seat and items in one int."""
        items, seats, cash = key & (1 << low) - 1, key >> low & 63, key >> low + 6
        return (cash << 6 | self.seat(seats >> 3) << 3 | self.seat(seats & 7)) << low | items

    def claims(self, claims: list[int]) -> list[int]:
        """Return the rotated column `claims`. Each claim begins with its owner and its visitor."""
        return [self.seat(value) if i % self.claim_size < 2 else value for i, value in enumerate(claims)]

    def frame(self, frame: list[Any]) -> list[Any]:
        kind = self.kinds[frame[0]]
        fields = zip(parameter_names(kind), frame[1:], strict=True)
        return [frame[0], *[self.field(name, value) for name, value in fields]]

    def field(self, name: str, value: Any) -> Any:
        if isinstance(value, list) and value and value[0] in self.kinds:
            return self.frame(value)
        if isinstance(value, dict):
            return {"tuple": self.value(name, value["tuple"])}
        return self.value(name, value)

    # answers and facts

    def choice(self, question: Question[Any], choice: int) -> int:
        if question.answer_kind == "seat":
            return self.seat(choice)
        if question.answer_kind == "outside" and choice > 0:  # seat p leaves: 1 + p
            return 1 + self.seat(choice - 1)
        return choice

    def row(self, question: Question[Any], row: Row) -> Row:
        return self.seat(row[0]), self.choice(question, row[1])

    def fact(self, fact: Fact) -> Fact:
        word, p, *ints, to = fact
        kinds = [split_spec(spec)[1] for spec in self.facts.get(word, ())]
        a, b, c = [
            self.seat(i) if kind == "seat" else i
            for i, kind in zip(ints, [*kinds, *[""] * (3 - len(kinds))], strict=True)
        ]
        return word, self.seat(p), a, b, c, to if to == EVERYBODY else self.seat(to)


SHARED_SEAT_FIELDS: Final = SeatFields(
    by_seat=("cash", "hands", "place", "deeds", "complete"),
    seat=("seat", "other", "to", "debtor", "creditor", "holder", "first", "player", "active"),
    seats=("owner", "jail_cards", "ring", "leaders"),
    bits=("winners", "known"),
    rotators={
        "ring": lambda turn, ring: sorted(map(turn.seat, ring)),
        "offers": SeatRotation.offer_counts,
        "refused": lambda turn, refused: [*map(turn.offer, refused)],
        "claims": SeatRotation.claims,
    },
)
