"""page: what the worker that only thinks is asked. It imports as little as that takes."""

import msgspec

from magnat.play.messages import encoder
from magnat.play.thinking import Task, decide


def thought(task: str) -> str:
    """A task, and what the bot says."""
    return encoder.encode(decide(msgspec.json.decode(task, type=Task))).decode()
