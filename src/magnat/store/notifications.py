"""Notifications from other processes that share the PostgreSQL database."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy import Engine

from magnat.store.store import connection_arguments

log = logging.getLogger(__name__)


async def listen_for_notifications(
    engine: Engine, channel: str, on_payload: Callable[[str], None], on_connect: Callable[[], None]
) -> None:
    """Listen to `channel` forever.

    `on_connect` is called after each (re)connection, when notifications may have been missed.
    """
    import psycopg

    while True:
        try:
            arguments = connection_arguments(engine.url)
            connection: Any = await psycopg.AsyncConnection.connect(**arguments, autocommit=True)
            async with connection:
                await connection.execute(f"listen {channel}")
                on_connect()
                async for note in connection.notifies():
                    on_payload(note.payload)
        except (psycopg.Error, OSError) as error:
            log.warning("listening to the store was interrupted", extra={"why": type(error).__name__})
        await asyncio.sleep(0.3)
