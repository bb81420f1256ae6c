"""Tasks of the bot worker. Imports as little as possible, for a short start-up."""

import msgspec

from magnat.match.bot_tasks import BotTask, decide
from magnat.match.messages import encoder


def run_bot_task(task: str) -> str:
    """Return the decision on a `BotTask`, both as JSON."""
    return encoder.encode(decide(msgspec.json.decode(task, type=BotTask))).decode()
