"""record: what a table is outside of memory. Snapshots, views, the wire, the record of a match, verifiable luck."""

from magnat.kernel.secrets import redeal
from magnat.record.codec import SCHEMA, Snapshot, frame_kinds, kind_of, restore, same, snapshot
from magnat.record.errors import (
    BadRecord,
    BadSeed,
    BadSnapshot,
    CannotUndo,
    CorruptRecord,
    NewerRecord,
    RedactedRecord,
    RefusedRow,
    SpoiltLink,
    UnreadableRecord,
)
from magnat.record.game import RecordedGame
from magnat.record.lesson import ScriptedLuck, lessons_of, luck_of
from magnat.record.link import is_link, linked, unlinked
from magnat.record.luck import SeededLuck, VerifiableLuck, commitment, fresh_seed
from magnat.record.protocol import Ask, Span, View, Word, ask, asked, parse, word
from magnat.record.record import (
    FORMAT,
    End,
    Header,
    Record,
    answered,
    append,
    decoded,
    facts,
    positions,
    read,
    redact,
    replay,
)
from magnat.record.verify import Report, verify
from magnat.record.view import facts_heard, seen, view

__all__ = [
    "FORMAT",
    "SCHEMA",
    "Ask",
    "BadRecord",
    "BadSeed",
    "BadSnapshot",
    "CannotUndo",
    "CorruptRecord",
    "End",
    "Header",
    "NewerRecord",
    "Record",
    "RecordedGame",
    "RedactedRecord",
    "RefusedRow",
    "Report",
    "ScriptedLuck",
    "SeededLuck",
    "Snapshot",
    "Span",
    "SpoiltLink",
    "UnreadableRecord",
    "VerifiableLuck",
    "View",
    "Word",
    "answered",
    "append",
    "ask",
    "asked",
    "commitment",
    "decoded",
    "facts",
    "facts_heard",
    "frame_kinds",
    "fresh_seed",
    "is_link",
    "kind_of",
    "lessons_of",
    "linked",
    "luck_of",
    "parse",
    "positions",
    "read",
    "redact",
    "redeal",
    "replay",
    "restore",
    "same",
    "seen",
    "snapshot",
    "unlinked",
    "verify",
    "view",
    "word",
]
