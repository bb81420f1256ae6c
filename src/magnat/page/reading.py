"""page: what whoever sits at a table may read of it: the table, its edition, and what was played, with his eyes."""

from typing import Any

from magnat.page.host import PageHost
from magnat.play import Refusal, rows_of
from magnat.play.viewer import history, last_known, reader, record_for
from magnat.record import Record, linked
from magnat.server import catalogue


def read(table: PageHost, rest: list[str], wish: dict[str, str], player: str, summaries: dict[str, Any]) -> Any:
    """None if there is no such thing to be read."""
    match rest:
        case []:
            return table.play.info(player)
        case ["edition"]:
            setup = table.kept.setup
            return {**summaries.get(setup.game, {}), **catalogue.played_at(setup)}
        case ["record"]:
            return record(table, wish.get("seat"), player).encoded()
        case ["link"]:
            return {"link": linked(record(table, None, player))}
        case ["stream"]:
            return told_again(table, wish, player)
        case _:
            return None


def record(table: PageHost, wish: str | None, player: str) -> Record:
    header = table.kept.header
    if header is None:
        raise Refusal("not_started")
    if table.play.match is None:
        if table.kept.status == "playing" and player != table.kept.host:
            raise Refusal("not_readable")  # nobody knows whose eyes may see what
        return Record(header, [*rows_of(table.log)])
    return record_for(table.play.match, table.log, reader(wish, table.play, player))


def told_again(table: PageHost, wish: dict[str, str], player: str) -> bytes:
    if table.play.match is None:
        raise Refusal("not_started")
    seat = reader(wish.get("seat"), table.play, player)
    lines = history(table.play.seating.begun(), table.log, seat, last_known(wish.get("have")))
    return b"".join(line + b"\n" for line in lines)
