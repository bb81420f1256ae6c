"""The stored data of a table, beside its log."""

import msgspec

from magnat.match import Place, Seating, Setup
from magnat.record import Header


class SavedTable(msgspec.Struct, kw_only=True):
    """A table as one value in the browser's store."""

    id: str
    status: str
    host: str
    setup: Setup
    places: list[Place]
    seed: str  # of the luck; known only to this browser until the end
    header: Header | None = None
    created: int = 0
    changed: int = 0
    turn: int = -1
    winners: int = -1  # bits of the seats, after the end; -1 if unknown, in tables saved by older versions
    counted: bool = True  # included in the player's statistics
    rematch: str = ""
    size: int = 0  # bytes of its log

    def seating(self) -> Seating:
        return Seating(
            id=self.id,
            setup=self.setup,
            places=self.places,
            seed=bytes.fromhex(self.seed),
            header=self.header,
            status=self.status,
            host=self.host,
            created=self.created,
            rematch=self.rematch,
        )
