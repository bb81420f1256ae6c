"""The kernel: a table, a stack of frames, and the loop that runs it. It contains no game's rules."""

from magnat.kernel.edition import Edition, Option, Value
from magnat.kernel.errors import BadBoard, BadOption, IllegalAnswer, MagnatError
from magnat.kernel.loop import answer, apply, current_question, playout, settle, speaker
from magnat.kernel.luck import Luck, StreamLuck
from magnat.kernel.table import EVERYBODY, HIDDEN, TABLE, Chance, Fact, Frame, Question, Row, Step, Table, snake_case

__all__ = [
    "EVERYBODY", "HIDDEN", "TABLE", "BadBoard", "BadOption", "Chance", "Edition", "Fact", "Frame", "IllegalAnswer",
    "Luck", "MagnatError", "Option", "Question", "Row", "Step", "StreamLuck", "Table", "Value", "answer", "apply",
    "current_question", "playout", "settle", "snake_case", "speaker",
]  # fmt: skip
