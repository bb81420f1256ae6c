"""Players and tables on a server, for the programs that measure it."""

import asyncio
import resource
import sys
from typing import Any, Final

import msgspec

from bench.clients import Http, Player, connect
from tests.server.harness import KEY

HOSTS: Final = 40  # tables of one player
AT_ONCE: Final = 16


async def gather_limited(work: list[Any], at_once: int = AT_ONCE) -> list[Any]:
    gate = asyncio.Semaphore(at_once)

    async def one(job: Any) -> Any:
        async with gate:
            return await job

    return await asyncio.gather(*[one(job) for job in work])


class Setting:
    """Players and tables on a server."""

    def __init__(self, port: int, comes_from: str = "") -> None:
        self.port = port
        self.comes_from = comes_from
        self.free = [Http(port, comes_from) for _ in range(AT_ONCE)]

    def close(self) -> None:
        for http in self.free:
            http.close()

    async def call(self, *request: Any) -> Any:
        http = self.free.pop()
        try:
            answer = await http.call(*request)
        finally:
            self.free.append(http)
        return answer

    async def person(self) -> str:
        player = await self.call("POST", "/api/players", {"name": "P", "bearer": True})
        return str(msgspec.json.decode(player)["token"])

    async def table(self, tokens: list[str], game: str = "electronic", bots: tuple[str, ...] = ()) -> list[Player]:
        """Start a table with these people and bots, and connect the people."""
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(tokens) - 1)]
        seats += [{"kind": "bot", "bot": bot} for bot in bots]
        options = {"interturn_grace_seconds": 0} if game == "electronic" else {}
        body = {"game": game, "seats": seats, "absence": {"after": 0}, "options": options, "bot_pace": 0}
        table = msgspec.json.decode(await self.call("POST", "/api/tables", body, tokens[0]))["id"]
        for token in tokens[1:]:
            await self.call("POST", f"/api/tables/{table}/seats", {}, token)
        await self.call("POST", f"/api/tables/{table}/start", {}, tokens[0])
        players = [Player(table, token) for token in tokens]
        for player in players:
            await connect(self.port, player.socket, self.comes_from)
            await asyncio.wait_for(player.welcomed, 60)
        return players

    async def tables(self, count: int, people: int, bots: tuple[str, ...] = ()) -> list[list[Player]]:
        groups = -(-count // HOSTS)
        tokens = await gather_limited([self.person() for _ in range(groups * people)])
        work = [self.table(tokens[number % groups * people :][:people], bots=bots) for number in range(count)]
        players_by_table: list[list[Player]] = await gather_limited(work)
        return players_by_table

    async def measures(self) -> dict[str, float]:
        http = Http(self.port)  # idle connections were closed meanwhile
        text = (await http.call("GET", "/metrics", None, KEY)).decode()
        http.close()
        return {line.split()[0]: float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if line[:1] != "#"}


def descriptors() -> int:
    """Raise the limit of open files to its maximum."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


def note(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
