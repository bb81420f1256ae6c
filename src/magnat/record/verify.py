"""Verification of a record's luck. `verify` needs nothing but the record."""

import msgspec

from magnat.kernel import BadOption, Chance, Edition, MagnatError
from magnat.record.errors import BadSeed
from magnat.record.luck import commitment
from magnat.record.record import Record, question_for, replay_positions
from magnat.record.scripted_luck import ScriptedLuck, luck_of


class Report(msgspec.Struct):
    """The result of a verification: `fair`, or the reason and the row (from 0) of the failure.

    A lesson is never fair; the reason `lesson` means that it followed its script and seed. A side game is not fair
    either; the reason `branch` means that it starts at `row` of the match named in `detail`. The other reasons are
    `no_commitment`, `no_reveal`, `bad_seed`, `other_seed`, `other_lesson`, `not_replayable` and `other_draw`.
    """

    fair: bool
    reason: str = ""
    row: int = -1
    expected: int | None = None
    found: int | None = None
    draws: int = 0  # number of nature's answers checked
    scripted: int = 0  # number of draws set by a lesson
    detail: str = ""


def verify(record: Record, edition: Edition | None = None) -> Report:
    """Compare every draw of the record with the draw from the revealed seed, and return a report."""
    header = record.header
    if header.branch_of:
        return Report(False, "branch", header.branch_at, detail=header.branch_of)
    if not header.commitment:
        return Report(False, "no_commitment")
    if record.end is None or not record.end.reveal:
        return Report(False, "no_reveal")
    try:
        seed = bytes.fromhex(record.end.reveal)
        luck = luck_of(header, seed, edition or header.edition())
    except (ValueError, BadSeed) as error:
        return Report(False, "bad_seed", detail=str(error))
    except BadOption as error:
        return Report(False, "other_lesson", detail=str(error.value))
    if commitment(seed) != header.commitment.lower():
        return Report(False, "other_seed")
    draws = 0
    row = 0
    try:
        for row, t in enumerate(replay_positions(record, None, edition)):
            if row == len(record.rows):
                break
            seat, answer = record.rows[row]
            question = question_for(t, seat)
            if isinstance(question, Chance):
                expected = luck.pick(question, question.choices(t))
                if expected != answer:
                    return Report(False, "other_draw", row, expected, answer, draws)
                draws += 1
    except MagnatError as error:
        return Report(False, "not_replayable", row, draws=draws, detail=str(error))
    if isinstance(luck, ScriptedLuck):
        return Report(False, "lesson", draws=draws, scripted=luck.scripted)
    return Report(True, draws=draws)
