"""Start and kill real server processes, and play on them as random clients."""

import asyncio
import contextlib
import io
import itertools
import json
import logging
import os
import random
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from inspect import isawaitable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from magnat.cli import main

ROOT = Path(__file__).parents[2]
MARKED = re.compile(r'"card!(\d+)"')  # see marked.py
KEY = "operator-of-the-tests"
ANY = -1  # accept every status
PATIENCE = 120.0  # seconds; only bounds hangs, far above the needs of a busy machine
READY = re.compile(r"(http://127\.0\.0\.1:(\d+))/")


class Serving:
    """A server in its own process. It can be killed and restarted on the same port."""

    def __init__(
        self,
        store: str,
        *flags: str,
        port: int = 0,
        log: Path | None = None,
        module: str = "magnat",
        descriptors: int = 0,  # limit of open file descriptors, 0 for the system's
    ) -> None:
        self.store = store
        self.flags = flags
        self.port = port
        self.log = log
        self.module = module
        self.descriptors = descriptors
        self.url = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> "Serving":
        command = [sys.executable, "-m", self.module, "--lang", "en", "serve", "--port", str(self.port)]
        command += ["--store", self.store, *self.flags]
        with open(self.log or os.devnull, "a") as log:
            pipe = subprocess.PIPE
            environment = {**os.environ, "MAGNAT_OPERATOR_KEY": KEY}
            self.process = subprocess.Popen(
                command,
                stdout=pipe,
                stderr=log,
                text=True,
                cwd=ROOT,
                preexec_fn=self.limit_descriptors,
                env=environment,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        match = READY.search(line)
        assert match, f"the server did not start: {line!r}"
        self.url, self.port = match[1], int(match[2])
        return self

    def limit_descriptors(self) -> None:
        if self.descriptors:
            resource.setrlimit(resource.RLIMIT_NOFILE, (self.descriptors, self.descriptors))

    def kill(self) -> None:
        """Send SIGKILL."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def __enter__(self) -> "Serving":
        return self.start()

    def __exit__(self, *why: object) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.stop()


class Person:
    """A client that answers at random and records everything the server acknowledged."""

    def __init__(self, url: str, name: str, seed: int = 0, comes_from: str = "") -> None:
        self.url = url
        self.comes_from = comes_from  # local source address; 127.0.1.7 counts as another network than 127.0.0.1
        self.name = name
        self.random = random.Random(f"{name}{seed}")
        self.ids = itertools.count()
        self.token = ""
        self.table = ""
        self.protocol = 0  # announced protocol version; 0 announces none
        self.socket: ClientConnection | None = None
        self.view: dict[str, Any] | None = None
        self.info: dict[str, Any] = {}
        self.seat = -1
        self.seq = -1
        self.question = -1
        self.offers: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []  # "told" and "noted" messages, each once
        self.acked: list[tuple[str, int]] = []  # acknowledged commands: id, seq
        self.heard: list[str] = []  # every frame as received
        self.frames: list[tuple[int, str, int]] = []  # previous seq, frame, seat

    # HTTP

    async def call(self, method: str, path: str, body: Any = None, status: int | None = None, **more: Any) -> Any:
        token = KEY if path.startswith(("/metrics", "/operator")) else self.token
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        way = httpx.AsyncHTTPTransport(verify=False, local_address=self.comes_from or None)
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, transport=way, trust_env=False) as http:
            answer = await http.request(method, path, json=body, headers={**headers, **more})
        if status == ANY:
            pass
        elif status is None:
            assert answer.status_code < 300, (method, path, answer.status_code, answer.text)
        else:
            assert answer.status_code == status, (method, path, answer.status_code, answer.text)
        return answer.json() if answer.content and answer.headers["content-type"] == "application/json" else answer.text

    async def measure(self, name: str) -> int:
        """Return a server metric such as `magnat_connections`."""
        lines = str(await self.call("GET", "/metrics")).splitlines()
        return next(int(float(line.split()[1])) for line in lines if line.startswith(f"{name} "))

    async def arrive(self) -> "Person":
        self.token = (await self.call("POST", "/api/players", {"name": self.name, "bearer": True}))["token"]
        return self

    async def create(self, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
        more.setdefault("bot_pace", 0)
        table = await self.call("POST", "/api/tables", {"game": game, "seats": seats, **more})
        self.table, self.info = table["id"], table
        return str(table["id"])

    async def join(self, table: str, **more: Any) -> None:
        self.table = table
        self.info = await self.call("POST", f"/api/tables/{table}/seats", more)

    async def start(self) -> None:
        await self.call("POST", f"/api/tables/{self.table}/start", {})

    async def record(self) -> str:
        return str(await self.call("GET", f"/api/tables/{self.table}/record"))

    # the socket

    async def connect(self, url: str = "", front: int | None = None, **more: Any) -> dict[str, Any]:
        """Connect or reconnect. Return the welcome message."""
        address = (url or self.url).replace("http", "ws", 1)
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        if self.comes_from:
            more["local_addr"] = (self.comes_from, 0)
        self.socket = await connect(
            f"{address}/api/tables/{self.table}/socket",
            additional_headers=headers,
            compression=None,
            open_timeout=PATIENCE,  # the default of 10 s is too short for a busy machine
            **more,
        )
        hello = {"protocol": self.protocol or None, "seat": front}
        await self.send(
            type="hello", have=self.seq, **{name: value for name, value in hello.items() if value is not None}
        )
        return await self.until("welcome")

    async def send(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        assert self.socket is not None
        frame = await asyncio.wait_for(self.socket.recv(), timeout)
        assert isinstance(frame, str)
        self.heard.append(frame)
        before = self.seq
        message: dict[str, Any] = json.loads(MARKED.sub(r"\1", frame))
        self.take(message)
        self.frames.append((before, frame, self.seat))
        return message

    async def until(self, *kinds: str, id: str = "", timeout: float = PATIENCE) -> dict[str, Any]:
        while True:
            message = await self.hear(timeout)
            if message["type"] in kinds and (not id or message.get("id") == id):
                return message

    def take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.view, self.seat, self.question = message.get("view"), message["seat"], message["question"]
            self.info = message["table"]
            for event in message.get("missed") or []:
                if event["seq"] > self.seq:  # a new seat sends another welcome
                    self._event(event)
            self.seq = max(self.seq, message["seq"])
            self.offers = {offer["offer"]: offer for offer in message.get("offers", [])}
        elif kind == "told":
            assert self.view is not None
            self._event(message)
            self.question = message["question"]
            self.view["columns"].update(message["changed"])
            for name, plain in (("pending", []), ("ask", {}), ("turn", -1), ("winners", []), ("over", False)):
                self.view[name] = message.get(name, plain)
        elif kind == "noted":
            self._event(message)
        elif kind == "table":
            self.info = message["table"]
        elif kind == "offered":
            self.offers[message["offer"]] = message
        elif kind == "offer_gone":
            self.offers.pop(message["offer"], None)
        elif kind == "ack" and message.get("seq", -1) >= 0:
            self.acked.append((message["id"], message["seq"]))

    def _event(self, event: dict[str, Any]) -> None:
        assert event["seq"] == self.seq + 1 or event["seq"] > self.seq, (event["seq"], self.seq)
        if event["type"] != "past" and self.events:
            assert event["seq"] == self.seq + 1, f"a gap: {self.seq} -> {event['seq']}"
        self.seq = event["seq"]
        self.events.append(event)

    @property
    def over(self) -> bool:
        return bool(self.view and self.view["over"]) or self.info.get("status") in ("over", "aborted")

    @property
    def ask(self) -> dict[str, Any]:
        return self.view["ask"] if self.view else {}

    def chosen(self, ask: dict[str, Any]) -> Any:
        """Return a legal answer that never starts a trade, which would make games longer."""
        choices = ask["choices"]
        if isinstance(choices, dict):
            span = range(choices["from"], choices["to"] + (1 if choices["step"] > 0 else -1), choices["step"])
            return span[min(self.random.choice((0, 0, 1, 5)), len(span) - 1)]
        wise = [choice for choice in choices if choice not in ("trade", "counter")] or choices
        return ask["silence"] if ask["silence"] in wise and self.random.random() < 0.6 else self.random.choice(wise)

    async def play(self, stop: Any = None, pause: float = 0.0, id: str = "") -> None:
        """Answer every question until the game is over or `stop(self)` is true."""
        waiting = ""
        while not self.over and not (stop and stop(self)):
            if not waiting and self.ask.get("seat") == self.seat and "choices" in self.ask:
                waiting = f"{self.name}-{next(self.ids)}"
                if pause:
                    await asyncio.sleep(pause)
                await self.send(type="say", id=waiting, question=self.question, say=self.chosen(self.ask))
            message = await self.hear()
            if message["type"] == "refused":
                assert message["reason"] in ("stale", "store_unavailable", "paused"), message
            if message["type"] in ("ack", "refused") and message["id"] == waiting:
                waiting = ""

    async def say(self, say: Any, question: int | None = None, id: str = "") -> dict[str, Any]:
        id = id or f"{self.name}-{next(self.ids)}"
        await self.send(type="say", id=id, question=self.question if question is None else question, say=say)
        return await self.until("ack", "refused", id=id)

    async def do(self, kind: str, **more: Any) -> dict[str, Any]:
        id = f"{self.name}-{next(self.ids)}"
        await self.send(type=kind, id=id, **more)
        return await self.until("ack", "refused", "reason", "previewed", "pong", id=id)

    async def leave(self) -> None:
        if self.socket is not None:
            with contextlib.suppress(Exception):
                await self.socket.close()
            self.socket = None


async def seated(url: str, game: str, people: int = 2, bots: int = 2, bot: str = "steady", **more: Any) -> list[Person]:
    """Return connected people at a started table, without a pause between turns unless `more` sets one."""
    if game == "electronic":
        more["options"] = {"interturn_grace_seconds": 0, **more.get("options", {})}
    persons = [await Person(url, f"P{n}", 1).arrive() for n in range(people)]
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (people - 1) + [{"kind": "bot", "bot": bot}] * bots
    table = await persons[0].create(game, seats, **more)
    for person in persons[1:]:
        await person.join(table)
    await persons[0].start()
    for person in persons:
        person.table = table
        await person.connect()
    return persons


def command(*words: str, lang: str = "en", **environment: str) -> tuple[int, str]:
    """Run a magnat command in this process. Return its exit code and output. Empty variables are unset."""
    printed, root = io.StringIO(), logging.getLogger()
    handlers, level = root.handlers[:], root.level
    variables = patch.dict(os.environ, {"MAGNAT_OPERATOR_KEY": KEY, **environment})
    signals = patch("magnat.cli.app.signal.signal")  # keep the handlers of pytest
    with redirect_stdout(printed), redirect_stderr(printed), variables, signals:
        for name in [name for name, value in environment.items() if not value]:
            del os.environ[name]
        try:
            main(["--lang", lang, *words])
        except SystemExit as end:
            return int(end.code or 0), printed.getvalue()
        finally:
            root.handlers[:] = handlers
            root.setLevel(level)


def raise_failure(task: str, error: BaseException) -> None:
    """Replaces the report of a background task's failure."""
    raise error


async def eventually(test: Callable[[], Any], seconds: float = PATIENCE) -> None:
    """Wait until `test()`, awaited if necessary, is true."""
    end = time.monotonic() + seconds
    while True:
        result = test()
        if await result if isawaitable(result) else result:
            return
        assert time.monotonic() < end, "timed out"
        await asyncio.sleep(0.02)


__all__ = ["ANY", "PATIENCE", "ConnectionClosed", "InvalidStatus", "Person", "Serving", "eventually", "seated"]
