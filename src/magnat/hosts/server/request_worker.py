"""The work of requests in a worker process. Each function returns bytes, or raises `Refusal`."""

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection

from magnat.bank.companion import Opening, get_money, make_own_bank
from magnat.bank.companion.csv_export import export_csv
from magnat.bank.ledger import LedgerEntry
from magnat.hosts.server.replay_worker import cached_engine
from magnat.match import Refusal
from magnat.match.messages import encoder
from magnat.store import companion_queries as q
from magnat.tables.api_types import CheckedEdition, NewTable, Player
from magnat.tables.companion_types import NewCompanion
from magnat.tables.editions_api import check_document
from magnat.tables.lobby import SERVER_RULES, create_table
from magnat.tables.qr_codes import render_qr_code
from magnat.tables.table_rules import load_playable_edition

Outcome = tuple[bytes, str, str, str]  # the result, and the reason, status and accepted values of a refusal


def find_outcome(work: Callable[..., bytes], *args: Any) -> Outcome:
    """Return the result of the work, or its refusal: a refused document is refused again without work."""
    try:
        return work(*args), "", "", ""
    except Refusal as error:
        return b"", error.reason, str(error.status), error.accepted


def draw_qr_code(text: str, error: str) -> bytes:
    return render_qr_code(text, error)


def check_edition(body: bytes) -> bytes:
    """Return the checks of an edition as JSON."""
    return encoder.encode(check_document(msgspec.json.decode(body, type=CheckedEdition)))


def make_table(new: bytes, player: str, name: str) -> bytes:
    """Return the settings and seats of a new table without a password, a `Change` as JSON."""
    return encoder.encode(create_table(msgspec.json.decode(new, type=NewTable), Player(player, name), SERVER_RULES))


def resolve_opening(body: bytes) -> bytes:
    """Return the opening of a companion table with the money and deeds of its custom edition, as JSON."""
    new = msgspec.json.decode(body, type=NewCompanion)
    edition = load_playable_edition(new.edition, new.opening.game)
    board, target = msgspec.to_builtins(edition.board), getattr(edition.edition(), "target", 0)
    own_bank = make_own_bank(get_money(edition.game), board, edition.title, target)
    return encoder.encode(msgspec.structs.replace(new.opening, own=own_bank))


def export_companion_csv(url: str, code: str, count: int) -> bytes:
    """Return the first `count` entries of a companion table as CSV."""
    with cached_engine(url).connect() as connection:
        opening, entries = read_companion(connection, code, count)
    return export_csv(opening, entries).encode()


def export_companion_ndjson(url: str, code: str, count: int) -> bytes:
    """Return the opening and the first `count` entries of a companion table, one JSON value a line."""
    with cached_engine(url).connect() as connection:
        opening, entries = read_companion(connection, code, count)
    return encoder.encode_lines([opening, *entries])


def read_companion(connection: Connection, code: str, count: int) -> tuple[Opening, list[LedgerEntry]]:
    """Return the opening and the first `count` entries. Raise `Refusal` if the table was deleted meanwhile."""
    opening = q.read_opening(connection, code)
    if opening is None:
        raise Refusal("no_such_table", 404)
    return opening, q.read_ledger_entries(connection, code, 0, count)
