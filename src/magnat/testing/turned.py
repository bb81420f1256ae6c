"""Testing: a position with its seats turned. Whoever sat at p sits at p + by, and everything else is as it was.

The columns and the frames' fields that hold seats are named here once; what is not named holds none. A rule that takes
the seats in another order than the booklet says, or looks at seat 0 where it means whoever acts, tells the two apart.
"""

from collections.abc import Callable
from typing import Any, Final

from magnat.kernel import EVERYBODY, Edition, Fact, Question, Row, Table
from magnat.mechanics.claims import ClaimTable
from magnat.record import kind_of, restore, snapshot
from magnat.record.codec import frame_kinds, package_of
from magnat.texts.words import split, words_of

BY_SEAT: Final = (  # one value for each seat
    *("cash", "place", "deeds", "complete", "jailed", "hands", "banks", "groups", "towers", "heights", "brands"),
    *("side", "token", "symbol", "bases", "stars", "movers"),
)
OF_SEATS: Final = ("owner", "jail_cards")  # a list of seats, by space or by deck
SEAT: Final = ("active", "jail_card")
BITS: Final = ("winners",)
FIELDS_SEAT: Final = (
    *("seat", "other", "to", "asker", "creditor", "debtor", "enemy", "first", "holder", "owner", "player", "target"),
    *("a", "b", "victim", "actor"),
)
FIELDS_SEATS: Final = ("ring", "leaders", "asked", "yes")  # several, in an order that means something
FIELDS_BITS: Final = ("hit",)
COUNTED: Final = 4  # bits for each seat in the column `offers`
SENT: Final = 32


class Turn:
    """Turning the seats of one edition's tables by some places."""

    def __init__(self, edition: Edition, seats: int, by: int) -> None:
        self.edition = edition
        self.seats = seats
        self.by = by
        t = edition.deal(seats)  # the frames of a game are known once it was dealt
        self.claim_size = t.claim_size if isinstance(t, ClaimTable) else 0
        self.kinds = {kind_of(kind): kind for kind in frame_kinds(edition)}
        self.facts = words_of(package_of(edition)).facts

    def seat(self, p: int) -> int:
        return p if p < 0 or isinstance(p, bool) else (p + self.by) % self.seats

    def bits(self, bits: int) -> int:
        return sum(1 << self.seat(p) for p in range(self.seats) if bits >> p & 1)

    def by_seat(self, values: list[Any]) -> list[Any]:
        return [values[(p - self.by) % self.seats] for p in range(self.seats)]

    def table(self, t: Table) -> Table:
        told = snapshot(t)
        return restore(self.edition, self.seats, self.told(told))

    def told(self, told: dict[str, Any]) -> dict[str, Any]:
        """A snapshot, turned."""
        columns = {name: self.column(name, value) for name, value in told["columns"].items()}
        return {**told, "columns": columns, "stack": [self.frame(frame) for frame in told["stack"]]}

    def column(self, name: str, value: Any) -> Any:
        special: dict[str, Callable[[Any], Any]] = {
            "ring": lambda ring: sorted(map(self.seat, ring)),
            "gone": lambda gone: list(map(self.seat, gone)),
            "known": lambda known: list(map(self.bits, known)),
            "offers": self.counted,
            "refused": lambda refused: [*map(self.offer, refused)],
            "claims": self.claims,
            "proposals": lambda bits: sum(self.bits(bits >> kind & 255) << kind for kind in (0, 8, 16)),
            "owes": lambda owes: self.bits(owes & 255) | self.bits(owes >> 8) << 8,
        }
        if name in special:
            return special[name](value)
        if name in BY_SEAT:
            return self.by_seat(value)
        if name in OF_SEATS:
            return [self.seat(p) for p in value]
        if name in SEAT:
            return self.seat(value)
        return self.bits(value) if name in BITS else value

    def counted(self, offers: int) -> int:
        """Four bits a seat, twice: drafts opened, and offers sent."""
        turned = 0
        for start in (0, SENT):
            for p in range(self.seats):
                turned |= (offers >> start + COUNTED * p & 15) << start + COUNTED * self.seat(p)
        return turned

    def offer(self, key: int) -> int:
        """An offer that was refused: cash, who offered, to whom, and the items, in one int."""
        low = 150 if self.edition.name == "millionaire" else 50  # there, what has changed since is part of it
        items, seats, cash = key & (1 << low) - 1, key >> low & 63, key >> low + 6
        return (cash << 6 | self.seat(seats >> 3) << 3 | self.seat(seats & 7)) << low | items

    def claims(self, claims: list[int]) -> list[int]:
        """Owner and visitor begin each claim."""
        return [self.seat(value) if i % self.claim_size < 2 else value for i, value in enumerate(claims)]

    def frame(self, frame: list[Any]) -> list[Any]:
        kind = self.kinds[frame[0]]
        fields = zip(kind.fields, frame[1:], strict=True)
        return [frame[0], *[self.field(name, value) for name, value in fields]]

    def field(self, name: str, value: Any) -> Any:
        if isinstance(value, list) and value and value[0] in self.kinds:
            return self.frame(value)
        if name in FIELDS_SEAT:
            return self.seat(value)
        if name in FIELDS_SEATS and isinstance(value, dict):
            return {"tuple": list(map(self.seat, value["tuple"]))}
        return self.bits(value) if name in FIELDS_BITS else value

    # what is said, and what is told

    def choice(self, question: Question[Any], choice: int) -> int:
        if question.of == "seat":
            return self.seat(choice)
        if question.of == "outside" and choice > 0:  # seat p leaves: 1 + p
            return 1 + self.seat(choice - 1)
        return choice

    def row(self, question: Question[Any], row: Row) -> Row:
        return self.seat(row[0]), self.choice(question, row[1])

    def fact(self, fact: Fact) -> Fact:
        word, p, *ints, to = fact
        kinds = [split(spec)[1] for spec in self.facts.get(word, ())]
        a, b, c = [
            self.seat(i) if kind == "seat" else i
            for i, kind in zip(ints, [*kinds, *[""] * (3 - len(kinds))], strict=True)
        ]
        return word, self.seat(p), a, b, c, to if to == EVERYBODY else self.seat(to)
