"""page: games as files and links: everything that is kept as one file, a record as a table that can be looked at."""

import hashlib
from typing import Any

import msgspec

from magnat.editions import doc_of, own_of
from magnat.kernel import TABLE
from magnat.page.saved import SavedTable, now_ms
from magnat.play import Entry, Note, Place, Refusal, Said, Setup
from magnat.play.log import Body
from magnat.play.messages import encoder
from magnat.record import Record, replay, verify
from magnat.server.bodies import Player


class Opening(msgspec.Struct):
    """The first line of everything: whose it is."""

    magnat: int
    player: Player


class Whole(msgspec.Struct):
    """A table with its log: a line of everything."""

    table: SavedTable
    log: list[Entry]


def everything(player: Player, tables: list[Whole]) -> bytes:
    return b"".join(encoder.encode(line) + b"\n" for line in [Opening(1, player), *tables])


def is_everything(content: bytes) -> bool:
    return content.startswith(b'{"magnat":')


def read_everything(content: bytes, mine: str) -> list[Whole]:
    """The tables of a file. Whoever it was there is who I am here."""
    first, *lines = content.splitlines()
    theirs = msgspec.json.decode(first, type=Opening).player.id
    found = [msgspec.json.decode(line, type=Whole) for line in lines]
    for whole in found:
        for place in whole.table.places:
            place.player = mine if place.player == theirs else place.player
        whole.table.host = mine
    return found


def table_of(record: Record, mine: str = "") -> Whole:
    """A finished match as a table; `mine` sits on its first seat, so that it is among my games."""
    header, end = record.header, record.end
    if end is None or not (end.aborted or replay(record).over):
        raise Refusal("not_over", 400)
    report = verify(record)
    if not report.fair and report.reason != "lesson":
        raise Refusal("malformed", 400, accepted=report.reason)
    id = f"g{hashlib.sha256(record.encoded()).hexdigest()[:23]}"
    names = [*header.names, *[""] * header.seats][: header.seats]
    seeds = [*header.client_seeds, *[""] * header.seats]
    places = [
        Place(seat=seat, name=name, player=(not seat and mine) or f"p{seat}", token=seat, colour=seat, seed=seed)
        for seat, (name, seed) in enumerate(zip(names, seeds, strict=False))
    ]
    kept = SavedTable(
        id=id,
        status="aborted" if end.aborted else "over",
        host=mine,
        setup=Setup(
            game=header.game,
            variant=header.variant,
            options=header.options,
            luck=header.luck,
            own=doc_of(own_of(header.edition())) if header.board else {},
        ),
        places=places,
        seed=end.reveal,
        header=header,
        created=now_ms(),
        changed=now_ms(),
        counted=False,  # somebody else may have played it
    )
    return Whole(kept, log_of(record, id))


def log_of(record: Record, id: str) -> list[Entry]:
    """A log that comes to these rows: everybody's words, each with what nature said to them."""
    bodies: list[Body] = [Said(TABLE, "start", [])]
    rows: list[Any] = list(record.rows)
    for seat, choice in rows:
        if seat != TABLE:
            bodies.append(Said(seat, "player", []))
        body = bodies[-1]
        assert isinstance(body, Said)
        body.rows.append((seat, choice))
    if record.end is not None and record.end.aborted:
        bodies.append(Note("aborted"))
    at = now_ms()
    return [Entry(id, seq, at, body) for seq, body in enumerate(bodies)]
