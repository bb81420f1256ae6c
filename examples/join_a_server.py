"""An agent that plays on a server: python examples/join_a_server.py http://127.0.0.1:8017 [GAME]

It opens a table, sits down against a bot and gives legal answers, using only the protocol: it
imports nothing of Magnat, so an agent may be written in any language. See `docs/reference/protocol.md`.
"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


class Server:
    """The server's HTTP API."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.token = ""

    def post(self, path: str, body: dict[str, Any]) -> Any:
        headers = {"content-type": "application/json", "authorization": f"Bearer {self.token}"}
        if not self.token:
            del headers["authorization"]
        request = Request(self.address + path, json.dumps(body).encode(), headers, method="POST")
        with urlopen(request) as answer:
            return json.load(answer)


def choose_answer(ask: dict[str, Any], rng: random.Random) -> Any:
    """Return an answer to a question: one of a list, the least of amounts."""
    choices = ask["choices"]
    return rng.choice(choices) if isinstance(choices, list) else choices["from"]


def play(server: Server, table: str, seat: int, rng: random.Random) -> dict[str, Any]:
    """Answer until the game is over; return the last view."""
    address = server.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    with connect(address, additional_headers={"Authorization": f"Bearer {server.token}"}) as socket:
        socket.send(json.dumps({"type": "hello", "have": -1}))
        answered, sent = -1, 0
        for frame in socket:
            message: dict[str, Any] = json.loads(frame)
            if message["type"] not in ("welcome", "told"):
                continue
            now = message.get("view") or message
            if now.get("over"):
                return message
            ask, question = now.get("ask", {}), message["question"]
            if ask.get("seat") == seat and ask.get("choices") and question != answered:
                answered, sent = question, sent + 1
                answer = choose_answer(ask, rng)
                socket.send(json.dumps({"type": "say", "id": f"c{sent}", "question": question, "say": answer}))
    raise ConnectionError("the server closed the connection before the end")


def main(address: str = "http://127.0.0.1:8017", game: str = "deal") -> None:
    server = Server(address)
    server.token = server.post("/api/players", {"name": "Agent", "bearer": True})["token"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = server.post("/api/tables", {"game": game, "seats": seats, "bot_pace": 0})
    server.post(f"/api/tables/{table['id']}/start", {})
    end = play(server, table["id"], 0, random.Random(1))
    winners = end.get("winners", end.get("view", {}).get("winners", []))
    print("The agent won." if 0 in winners else f"Seat {winners} won.")


if __name__ == "__main__":
    main(*sys.argv[1:])
