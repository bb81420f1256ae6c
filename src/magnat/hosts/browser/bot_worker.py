"""page: what the worker that only thinks is asked. It imports as little as that takes."""

import msgspec

from magnat.match.bot_tasks import BotTask, decide
from magnat.match.messages import encoder


def run_bot_task(task: str) -> str:
    """A task, and what the bot says."""
    return encoder.encode(decide(msgspec.json.decode(task, type=BotTask))).decode()
