"""A book's history as CSV for spreadsheets."""

import csv
import io
from collections.abc import Iterable
from datetime import UTC, datetime

from magnat.bank.companion.book import Opening
from magnat.bank.ledger import BANK, UNSET, LedgerEntry


def export_csv(opening: Opening, entries: Iterable[LedgerEntry]) -> str:
    output = io.StringIO()
    writer = csv.writer(output)
    names = {BANK: "", **dict(enumerate(opening.names, 1))}
    writer.writerow(["n", "when", "who", "what", "about", "corrects", "refused", *map(escape_formula, opening.names)])
    for entry in entries:
        when = datetime.fromtimestamp(entry.at / 1_000, UTC).isoformat(timespec="seconds")
        changes = {player: 0 for player in names if player != BANK}
        for account, change in entry.lines:
            if account != BANK:
                changes[account] += change
        corrects = "" if entry.corrects == UNSET else entry.corrects
        cells = [entry.n, when, names[entry.by], entry.what, entry.about, corrects, entry.refused]
        writer.writerow([*map(escape_formula, cells), *changes.values()])
    return output.getvalue()


def escape_formula(cell: object) -> object:
    """Return the cell, quoted if a spreadsheet would read its text as a formula."""
    text = str(cell)
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t") else cell
