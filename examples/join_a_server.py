"""An agent that plays on a server: python examples/join_a_server.py http://127.0.0.1:8017 [GAME]

It opens a table, sits down against a bot, and says something legal whenever it is asked, by the protocol alone: nothing
of Magnat is imported, so an agent may be written in any language. `docs/PROTOCOL.md` has all of it.
"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


class Server:
    """What is said over HTTP."""

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


def picked(ask: dict[str, Any], dice: random.Random) -> Any:
    """An answer to a question: of a list one, of amounts the least."""
    choices = ask["choices"]
    return dice.choice(choices) if isinstance(choices, list) else choices["from"]


def played(server: Server, table: str, seat: int, dice: random.Random) -> dict[str, Any]:
    """Answer until the game is over; return the last view."""
    address = server.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    with connect(address, additional_headers={"Authorization": f"Bearer {server.token}"}) as socket:
        socket.send(json.dumps({"type": "hello", "have": -1}))
        asked, sent = -1, 0
        for frame in socket:
            heard: dict[str, Any] = json.loads(frame)
            if heard["type"] not in ("welcome", "told"):
                continue
            now = heard.get("view") or heard
            if now.get("over"):
                return heard
            ask, question = now.get("ask", {}), heard["question"]
            if ask.get("seat") == seat and ask.get("choices") and question != asked:
                asked, sent = question, sent + 1
                said = picked(ask, dice)
                socket.send(json.dumps({"type": "say", "id": f"c{sent}", "question": question, "say": said}))
    raise ConnectionError("the server hung up before the game was over")


def main(address: str = "http://127.0.0.1:8017", game: str = "deal") -> None:
    server = Server(address)
    server.token = server.post("/api/players", {"name": "Agent", "bearer": True})["token"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = server.post("/api/tables", {"game": game, "seats": seats, "bot_pace": 0})
    server.post(f"/api/tables/{table['id']}/start", {})
    end = played(server, table["id"], 0, random.Random(1))
    winners = end.get("winners", end.get("view", {}).get("winners", []))
    print("The agent won." if 0 in winners else f"Seat {winners} won.")


if __name__ == "__main__":
    main(*sys.argv[1:])
