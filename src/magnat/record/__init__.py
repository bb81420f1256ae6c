"""Tables outside of memory: snapshots, views, the wire format, records of matches, and verifiable luck.

>>> import magnat
>>> from magnat.record import decode_record, replay, restore, same_position, snapshot
>>> game = magnat.start("deal", seats=2, seed=7)
>>> game.play("steady") == game.winners
True
>>> record = decode_record(game.record.encode())  # the content of a file
>>> table = replay(record)  # without a seed: the record contains every draw
>>> same_position(table, game.table)
True
>>> same_position(restore(game.edition, 2, snapshot(table)), table)
True
"""

from magnat.kernel.secrets import redeal
from magnat.record.codec import Snapshot, frame_kinds, kind_of, restore, same_position, snapshot
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
from magnat.record.link import decode_link, encode_link, is_link
from magnat.record.luck import SeededLuck, VerifiableLuck, commitment, fresh_seed
from magnat.record.record import (
    End,
    Header,
    Record,
    append_rows,
    decode_record,
    load_record,
    question_for,
    redact,
    replay,
    replay_facts,
    replay_positions,
)
from magnat.record.recorded_game import RecordedGame
from magnat.record.scripted_luck import ScriptedLuck, lessons_of, luck_of
from magnat.record.verify import Report, verify
from magnat.record.view import build_view, view_as_dict, visible_facts
from magnat.record.wire import Ask, Span, View, Word, answer_word, ask_as_dict, build_ask, parse_answer

__all__ = [
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
    "answer_word",
    "append_rows",
    "ask_as_dict",
    "build_ask",
    "build_view",
    "commitment",
    "decode_link",
    "decode_record",
    "encode_link",
    "frame_kinds",
    "fresh_seed",
    "is_link",
    "kind_of",
    "lessons_of",
    "load_record",
    "luck_of",
    "parse_answer",
    "question_for",
    "redact",
    "redeal",
    "replay",
    "replay_facts",
    "replay_positions",
    "restore",
    "same_position",
    "snapshot",
    "verify",
    "view_as_dict",
    "visible_facts",
]
