"""The store of a server. The reads of requests have threads of their own, so that they never delay commands."""

from collections.abc import Callable
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection

from magnat.hosts.server.cpu_time import FairThreads, current_source
from magnat.hosts.server.limits import NO_ADDRESS, Limits
from magnat.store.store import Store

REQUEST_READER_THREADS: Final = 2

P = ParamSpec("P")
R = TypeVar("R")


class ServerStore(Store):
    """A store whose reads for a client take fair turns by address, while rooms and background tasks read at once."""

    def __init__(self, url: str, limits: Limits) -> None:
        super().__init__(url)
        self.request_readers = FairThreads(REQUEST_READER_THREADS, "magnat-request", limits.command_time)

    async def read(self, query: Callable[Concatenate[Connection, P], R], *args: P.args, **more: P.kwargs) -> R:
        if current_source.get() is NO_ADDRESS:
            return await super().read(query, *args, **more)
        return await self.request_readers.run(lambda: self.run_query(query, *args, **more))

    async def close(self) -> None:
        self.request_readers.close()
        await super().close()
