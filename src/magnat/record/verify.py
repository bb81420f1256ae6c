"""record: whether nature kept her word. `verify` needs the record alone."""

import msgspec

from magnat.kernel import Chance, Edition, MagnatError
from magnat.record.errors import BadSeed
from magnat.record.luck import VerifiableLuck, commitment
from magnat.record.record import Record, answered, positions


class Report(msgspec.Struct):
    """What checking a record found: `fair`, or the reason and the row (from 0) where it fails."""

    fair: bool
    reason: str = ""  # no_commitment, no_reveal, bad_seed, other_seed, not_replayable, other_draw
    row: int = -1
    expected: int | None = None
    found: int | None = None
    draws: int = 0  # how many of nature's answers were checked
    detail: str = ""


def verify(record: Record, edition: Edition | None = None) -> Report:
    """Draw every chance again from the revealed seed and compare."""
    header = record.header
    if not header.commitment:
        return Report(False, "no_commitment")
    if record.end is None or not record.end.reveal:
        return Report(False, "no_reveal")
    try:
        seed = bytes.fromhex(record.end.reveal)
        luck = VerifiableLuck(seed, header.client_seeds, header.match)
    except (ValueError, BadSeed) as why:
        return Report(False, "bad_seed", detail=str(why))
    if commitment(seed) != header.commitment.lower():
        return Report(False, "other_seed")
    draws = 0
    row = 0
    try:
        for row, t in enumerate(positions(record, None, edition)):
            if row == len(record.rows):
                break
            seat, found = record.rows[row]
            question = answered(t, seat)
            if isinstance(question, Chance):
                expected = luck.pick(question, question.choices(t))
                if expected != found:
                    return Report(False, "other_draw", row, expected, found, draws)
                draws += 1
    except MagnatError as why:
        return Report(False, "not_replayable", row, draws=draws, detail=str(why))
    return Report(True, draws=draws)
