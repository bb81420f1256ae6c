"""Read requests of a table's players: the table, its edition and its record, as the player may see them."""

from typing import Any

from magnat.hosts.browser.room import BrowserRoom
from magnat.match import Refusal, rows_of
from magnat.match.event_messages import parse_have, record_for, replay_history, resolve_reader
from magnat.record import Record, encode_link
from magnat.tables import catalogue


def read_resource(
    table: BrowserRoom, rest: list[str], wish: dict[str, str], player: str, summaries: dict[str, Any]
) -> Any:
    """Return the requested resource of a table; None if there is no such resource."""
    match rest:
        case []:
            return table.session.table_info(player)
        case ["edition"]:
            setup = table.saved.setup
            return {**summaries.get(setup.game, {}), **catalogue.describe_table_edition(setup)}
        case ["record"]:
            return read_record(table, wish.get("seat"), player).encode()
        case ["link"]:
            return {"link": encode_link(read_record(table, None, player))}
        case ["stream"]:
            return replay_lines(table, wish, player)
        case _:
            return None


def read_record(table: BrowserRoom, wish: str | None, player: str) -> Record:
    header = table.saved.header
    if header is None:
        raise Refusal("not_started")
    if table.session.match is None:
        if table.saved.status == "playing" and player != table.saved.host:
            raise Refusal("not_readable")  # an unloaded match cannot be redacted
        return Record(header, [*rows_of(table.log)])
    return record_for(table.session.match, table.log, resolve_reader(wish, table.session, player))


def replay_lines(table: BrowserRoom, wish: dict[str, str], player: str) -> bytes:
    if table.session.match is None:
        raise Refusal("not_started")
    seat = resolve_reader(wish.get("seat"), table.session, player)
    lines = replay_history(table.session.seating.new_match(), table.log, seat, parse_have(wish.get("have")))
    return b"".join(line + b"\n" for line in lines)
