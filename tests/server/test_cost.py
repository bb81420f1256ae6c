"""Work on the event loop is bounded for every route, whatever its body. It is counted in calls, not in seconds."""

import asyncio
import inspect
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bench.siege_store import TOKEN, prepare_store
from bench.worst_bodies import SERVER_ROUTES, worst_bodies
from magnat.hosts.server.companion_api import CompanionApi
from magnat.hosts.server.operator_api import OPERATOR_ROUTES, OperatorApi
from magnat.hosts.server.tables_api import TablesApi
from magnat.tables.routes import COMPANION_ROUTES, ApiRoute
from tests.server.harness import KEY, Person
from tests.server.inside import Inside

MAX_CALLS_PER_STEP = 12_000  # of Python and C functions, about 5 ms; the loop serves other tables after each step
ENDLESS = ("stream",)  # routes whose response ends with the match


class LoopCalls:
    """Counts the function calls of each step of the event loop."""

    def __init__(self) -> None:
        self.count = 0
        self.most = 0

    def on_event(self, frame: Any, event: str, arg: Any) -> None:
        if event in ("call", "c_call"):
            self.count += 1

    @contextmanager
    def counting(self) -> Iterator["LoopCalls"]:
        run, calls = asyncio.events.Handle._run, self

        def run_counted(handle: asyncio.events.Handle) -> None:
            calls.count = 0
            sys.setprofile(calls.on_event)
            try:
                run(handle)
            finally:
                sys.setprofile(None)
                calls.most = max(calls.most, calls.count)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(asyncio.events.Handle, "_run", run_counted)
            yield self


class Besieged:
    """A server with large tables, and values for every parameter of a path or query."""

    def __init__(self, server: Inside, known: dict[str, str]) -> None:
        self.server = server
        self.paths: dict[str, list[str]] = {
            "id": [known["long"], known["over"], known["custom"]],
            "game": ["electronic", "x" * 200],
            "lang": ["fr"],
            "code": [known["companion"]],
            "seat": ["0"],
            "account": ["1"],
        }
        self.queries = {
            "have": "0",
            "before": "99999999",
            "variant": "standard",
            "seat": "0",
            "card": "1",
            "most": "1000",
            "status": "",
            "everywhere": "false",
        }

    def urls_of(self, route: ApiRoute) -> list[str]:
        names = re.findall(r"\{(\w+)\}", route.path)
        missing = [name for name in names if name not in self.paths]
        assert not missing, f"{route.path}: add values of {missing} to `Besieged.paths`"
        query = "&".join(f"{name}={self.queries[name]}" for name in queries_of(route))
        count = max([len(self.paths[name]) for name in names], default=1)
        values = [{name: these[n % len(these)] for name, these in self.paths.items()} for n in range(count)]
        filled = [route.path.format(**each) for each in values]
        return [f"{url}?{query}" if query else url for url in filled]

    async def send(self, route: ApiRoute, url: str, body: bytes) -> int:
        """Send a request and return the status of its response."""
        port = int(self.server.url.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        key = KEY if route in OPERATOR_ROUTES else TOKEN
        head = f"{route.method} {url} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {key}\r\nConnection: close\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        status = int((await reader.readline()).split()[1])
        await (reader.read(1000) if route.name in ENDLESS else reader.read())
        writer.close()
        return status


def handler_of(route: ApiRoute) -> Any:
    group = OperatorApi if route in OPERATOR_ROUTES else CompanionApi if route in COMPANION_ROUTES else TablesApi
    return getattr(group, route.name)


def queries_of(route: ApiRoute) -> list[str]:
    """Return the names of the query that the handler of a route reads."""
    return re.findall(r'(?:query_params\.get\(|parse_count\(request, )"(\w+)"', inspect.getsource(handler_of(route)))


def is_destructive(route: ApiRoute) -> bool:
    """True if a route removes the player or the tables that the other routes need; these come last."""
    return route.name in ("forget_me", "erase", "close", "ban")


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    folder = tmp_path_factory.mktemp("cost")
    return folder, prepare_store(f"sqlite:///{folder}/magnat.db", 600, 0)


async def test_no_route_does_unbounded_work_on_the_loop(
    prepared: tuple[Path, dict[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, known = prepared
    limits = {"rate": 10_000, "names_per_address": 100_000, "companions_per_address": 100_000}
    most: dict[str, int] = {}
    routes = sorted(SERVER_ROUTES, key=is_destructive)
    async with Inside(folder, monkeypatch, **limits, tables_per_address=100_000, tables_per_player=100_000) as server:
        besieged = Besieged(server, known)
        await Person(server.url, "Ada").arrive()  # imports and caches of every request
        for route in routes:
            for url in besieged.urls_of(route):
                for body in worst_bodies(route):
                    with LoopCalls().counting() as calls:
                        status = await besieged.send(route, url, body)
                    name = f"{route.method} {route.path}"
                    assert status != 500, (name, url)
                    most[name] = max(most.get(name, 0), calls.most)
    print(sorted(most.items(), key=lambda each: -each[1]))
    assert len(most) == len(SERVER_ROUTES)
    assert {name: calls for name, calls in most.items() if calls > MAX_CALLS_PER_STEP} == {}
