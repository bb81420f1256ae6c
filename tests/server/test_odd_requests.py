"""Odd requests over a raw connection: each is answered or refused, and the log has no error."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import KEY, Person, Serving, seated


@pytest.fixture(scope="module")
def serving(own_server: Serving) -> Serving:
    return own_server


def doc(**more: Any) -> str:
    return json.dumps({"doc": {"format": 1, "game": "electronic", **more}})


def text(line: str) -> str:
    return json.dumps({"text": f'format = 1\ngame = "electronic"\n{line}'})


SURROGATE = "\\ud800"
# Method, path, body, further headers, status. T is a running table, C a companion table.
REQUESTS: list[tuple[str, str, str, str, int]] = [
    ("GET", "/api/games", "", "X-Forwarded-For: " + "1.1.1.1, " * 500 + "\r\n", 200),
    ("GET", "/api/tables/T/qr.svg", "", "Host: <script>\r\n", 400),  # a second one
    ("GET", "/api/tables/%ff%fe", "", "", 404),
    ("GET", "/api/codes/%ed%a0%80", "", "", 404),
    ("GET", "/docs/..%2f..%2f..%2fetc%2fpasswd", "", "", 404),
    ("GET", "/assets/%2e%2e/%2e%2e/version.py", "", "", 404),
    ("GET", "/api/games/os", "", "", 404),
    ("GET", "/api/games/__init__", "", "", 404),
    ("GET", "/api/texts/..%2f..%2fx/fr.ftl", "", "", 404),
    ("GET", "/api/games/deal/named/..%2f..", "", "", 404),
    ("GET", "/api/tables/T/stream?have=%D9%A3", "", "", 400),  # an Arabic digit
    ("GET", "/api/tables/T/record?seat=%D9%A3", "", "", 400),
    ("GET", "/api/companions/C/entries?before=%D9%A3", "", "", 400),
    ("DELETE", "/api/tables/T/seats/%D9%A3", "", "", 404),
    ("DELETE", "/api/companions/C/seats/%C2%B2", "", "", 409),
    ("GET", "/api/companions/%C3%9F%C3%9F%C3%9F%C3%9F%C3%9F%C3%9F%C3%9F", "", "", 404),  # longer in capitals
    ("POST", "/api/tables/T/side", '{"seq":0,"seat":0}', "", 409),
    ("POST", "/api/tables/T/rematch", "", "", 409),
    ("POST", "/api/tables/T/review", "", "", 409),
    ("POST", "/api/players", f'{{"name":"a{SURROGATE}"}}', "", 400),
    ("POST", "/api/players", '\ufeff{"name":"a"}', "", 400),
    ("POST", "/api/players", '{"name":"a"}', "Origin: null\r\n", 403),
    ("POST", "/api/qr", f'{{"text":"a{SURROGATE}"}}', "", 400),
    ("POST", "/api/me/adopt", '{"key":"\\u0000"}', "", 401),
    ("POST", "/api/companions", '{"opening":{"game":"\\u0000","names":["a","b"]}}', "", 400),
    ("POST", "/api/tables", '{"game":"deal","seats":[{"kind":"me\\n"},{}]}', "", 400),
    ("POST", "/api/tables", '{"game":"deal","seats":[{}],"bot_pace":NaN}', "", 400),
    ("POST", "/api/tables", '{"game":"deal","game":"chess","seats":[{}]}', "", 400),
    ("POST", "/api/editions/check", '{"doc":{"a":1e400}}', "", 400),
    ("POST", "/api/editions/check", '{"doc":' + "[" * 6000 + "]" * 6000 + "}", "", 400),
    ("POST", "/api/editions/check", doc(title={"fr": "a\u202eb", "en": "x"}), "", 200),
    ("POST", "/api/editions/check", text("x = " + "9" * 6000), "", 200),
    ("POST", "/api/editions/check", text("x = 9999-99-99"), "", 200),
    ("POST", "/api/editions/check", text("[space.paix]\nprice = nan"), "", 200),
    ("POST", "/api/editions/check", text('[space.paix]\nfr = "\\u202e"'), "", 200),
    ("GET", "/operator/tables?most=%C2%B2", "", "", 200),
    ("POST", "/operator/bans", '{"what":"address=%eth0"}', "", 400),
    ("POST", "/operator/bans", '{"what":"player=a\\n"}', "", 400),
    ("TRACE", "/api/games", "", "", 405),
]


async def send(serving: Serving, token: str, method: str, path: str, body: str, more: str) -> tuple[int, str]:
    port = int(serving.url.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    content = body.encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\nConnection: close\r\n{more}"
    writer.write(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
    status = int((await reader.readline()).split()[1])
    answer = (await reader.read()).decode(errors="replace")
    writer.close()
    return status, answer


async def test_odd_requests_are_answered_or_refused(serving: Serving) -> None:
    one, _ = await seated(serving.url, "deal", people=2, bots=0)
    phone = Person(serving.url, "Phone")
    opening = {"game": "electronic", "names": ["Ada", "Blaise"]}
    code = (await phone.call("POST", "/api/companions", {"opening": opening}))["table"]["code"]
    wrong = []
    for method, path, body, more, expected in REQUESTS:
        token = KEY if path.startswith("/operator") else one.token
        filled = path.replace("/T/", f"/{one.table}/").replace("/C/", f"/{code}/")
        status, answer = await send(serving, token, method, filled, body, more)
        if status != expected:
            wrong.append((method, path, body[:60], status, expected, answer[-200:]))
        if "\u202e" in body or "\\u202e" in body:
            assert "check-letters" in answer, "an edition has no hidden characters"
    assert wrong == []
    assert serving.log is not None and '"error"' not in Path(serving.log).read_text()
