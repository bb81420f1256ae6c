"""server: what is kept, and for how long."""

from magnat.server.settings import Settings
from magnat.store import companion as c
from magnat.store import operating as o
from magnat.store.store import Store


async def tidied(store: Store, settings: Settings, now: int) -> None:
    """Forget what is older than the operator wants it to be, a part of it at a time."""
    await store.write(o.forget_sources)
    if settings.keep_chat:
        await store.write(o.forget_chat, now - settings.keep_chat * o.DAY)
    if settings.keep_open:
        await store.write(o.forget_matches, ("open",), now - settings.keep_open * o.DAY)
    if settings.keep_matches:
        await store.write(o.forget_matches, ("over", "aborted"), now - settings.keep_matches * o.DAY)
    if settings.keep_players:
        await store.write(o.forget_players, now - settings.keep_players * o.DAY)
    if settings.keep_companions:
        await store.write(c.forget_companions, now - settings.keep_companions * o.DAY)
