"""page: what takes measuring: hints, and reviews a little at a time. Loaded where somebody asks for one."""

from collections import OrderedDict
from typing import Final

import msgspec

from magnat.analysis.hinting import thought
from magnat.analysis.pieces import Opened
from magnat.page.reviews import KeptReview, ReviewTask
from magnat.play.messages import encoder
from magnat.play.thinking import Task
from magnat.record import decoded

OPEN: Final = 2  # reviews that are not put together anew for each piece of work

opened: OrderedDict[str, Opened] = OrderedDict()


def hint(task: str) -> str:
    """A task, and the hint."""
    return encoder.encode(thought(msgspec.json.decode(task, type=Task))).decode()


def review(task: str) -> str:
    """A piece of work, and what is known after it."""
    asked = msgspec.json.decode(task, type=ReviewTask)
    found = opened.get(asked.id)
    if found is None:
        record = decoded(asked.record.encode())
        found = opened[asked.id] = Opened(record, asked.seqs, asked.games, asked.saved.encode())
    opened.move_to_end(asked.id)
    while len(opened) > OPEN:
        opened.popitem(last=False)
    piece = found.go_on(asked.seconds)
    if piece.stage == "done":
        del opened[asked.id]
    known = KeptReview(
        stage=piece.stage,
        done=piece.done,
        total=piece.total,
        review=msgspec.Raw(piece.shown),
        saved=piece.saved.decode(),
    )
    return encoder.encode(known).decode()
