"""Malicious clients: each gets a typed refusal or a close code, and nothing changes."""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bench.clients import Frames
from bench.worst_bodies import SERVER_ROUTES, matching_texts
from magnat.match.messages import COMMAND_TYPES, decoder
from magnat.tables.routes import load_type
from tests.server.harness import PATIENCE, Person, Serving, eventually, seated
from tests.server.inside import Inside

Deed = Callable[[Person, Person, Serving], Awaitable[None]]


async def check_unchanged(serving: Serving, deed: Deed) -> None:
    """Run the deed at a table of two. The table must be unchanged and playable afterwards."""
    one, two = await seated(serving.url, "electronic", people=2, bots=0)
    asked, other = (one, two) if one.ask["seat"] == one.seat else (two, one)
    before = (asked.seq, asked.question, json.dumps(asked.view, sort_keys=True))
    await deed(asked, other, serving)
    await asked.leave()
    await asked.connect()
    assert (asked.seq, asked.question, json.dumps(asked.view, sort_keys=True)) == before
    assert (await asked.say("throw"))["type"] == "ack"
    await one.leave()
    await two.leave()


async def check_refused(person: Person, reason: str, **message: Any) -> dict[str, Any]:
    await person.send(**message)
    answer = await person.until("refused", "ack", id=message["id"])
    assert answer["type"] == "refused" and answer["reason"] == reason, answer
    return answer


async def answer_for_another(asked: Person, other: Person, serving: Serving) -> None:
    answer = await check_refused(other, "not_offered", type="say", id="x", question=other.question, say=77)
    assert "choices" not in answer["ask"]


async def answer_a_stale_question(asked: Person, other: Person, serving: Serving) -> None:
    answer = await check_refused(asked, "stale", type="say", id="x", question=asked.question - 1, say="throw")
    assert answer["question"] == asked.question and answer["ask"]["choices"]


async def forge_the_question_number(asked: Person, other: Person, serving: Serving) -> None:
    await check_refused(asked, "stale", type="say", id="x", question=asked.question + 1, say="throw")
    await check_refused(asked, "stale", type="say", id="y", question=1 << 40, say="throw")


async def answer_illegally(asked: Person, other: Person, serving: Serving) -> None:
    await check_refused(asked, "not_offered", type="say", id="x", question=asked.question, say=1 << 50)
    await check_refused(asked, "unknown_word", type="say", id="y", question=asked.question, say="abracadabra")
    await check_refused(asked, "not_offered", type="say", id="z", question=asked.question, say=-1)


async def preview_the_dice(asked: Person, other: Person, serving: Serving) -> None:
    """Words after a throw are refused with the same reason whatever the dice would show."""
    for guess in ("buy", "auction", "end", 0, 7, 99):
        await check_refused(
            asked, "not_your_word", type="say", id=f"g{guess}", question=asked.question, say=["throw", guess]
        )


async def use_an_unknown_token(asked: Person, other: Person, serving: Serving) -> None:
    thief = Person(serving.url, "Thief")
    thief.token, thief.table = "x" * 43, asked.table
    with pytest.raises(InvalidStatus) as why:
        await thief.connect()
    assert why.value.response.status_code == 401


async def act_as_a_spectator(asked: Person, other: Person, serving: Serving) -> None:
    watcher = await Person(serving.url, "Watcher").arrive()
    watcher.table = asked.table
    assert (await watcher.connect())["seat"] == -1
    await check_refused(watcher, "spectator", type="say", id="x", question=watcher.question, say="throw")
    await check_refused(watcher, "spectator", type="resign", id="y")
    await watcher.leave()


async def act_from_another_table(asked: Person, other: Person, serving: Serving) -> None:
    (stranger, third) = await seated(serving.url, "electronic", people=2, bots=0)
    await third.leave()
    await stranger.leave()
    stranger.table = asked.table
    assert (await stranger.connect())["seat"] == -1
    await check_refused(stranger, "spectator", type="say", id="x", question=stranger.question, say="throw")
    await stranger.call("POST", f"/api/tables/{asked.table}/start", {}, status=403)
    await stranger.call("DELETE", f"/api/tables/{asked.table}/seats/0", status=403)
    await stranger.call("PATCH", f"/api/tables/{asked.table}", {"locked": True}, status=403)
    await stranger.call("POST", f"/api/tables/{asked.table}/abort", {}, status=403)
    await stranger.leave()


async def send_garbage(asked: Person, other: Person, serving: Serving) -> None:
    for rubbish in ("", "{", "[]", '{"type":"say"}', '{"type":"sing","id":"a"}', "\x00", "[" * 5000, '{"id":' * 900):
        await check_closed(other, rubbish, 4400)
        await other.connect()


async def send_an_oversized_message(asked: Person, other: Person, serving: Serving) -> None:
    await check_closed(other, json.dumps({"type": "chat", "id": "x", "text": "x" * 9000}), 1009, 4413)
    await other.connect()


async def check_closed(person: Person, frame: str, *codes: int) -> None:
    assert person.socket is not None
    await person.socket.send(frame)
    with pytest.raises(ConnectionClosed) as why:
        while True:
            await person.hear()
    assert why.value.rcvd is not None and why.value.rcvd.code in codes, why.value


@pytest.mark.parametrize(
    "deed",
    [
        answer_for_another,
        answer_a_stale_question,
        forge_the_question_number,
        answer_illegally,
        preview_the_dice,
        use_an_unknown_token,
        act_as_a_spectator,
        act_from_another_table,
        send_garbage,
        send_an_oversized_message,
    ],
)
def test_malicious_messages_are_refused_and_change_nothing(serving: Serving, deed: Deed) -> None:
    asyncio.run(check_unchanged(serving, deed))


async def test_a_repeated_command_gets_the_same_reply_and_acts_once(serving: Serving) -> None:
    one, two = await seated(serving.url, "electronic", people=2, bots=0)
    asked = one if one.ask["seat"] == one.seat else two
    question = asked.question
    first = await asked.say("throw", id="same")
    seq = asked.seq
    for _ in range(3):
        assert await asked.say("throw", question, id="same") == first
    await asked.leave()
    await asked.connect()
    assert await asked.say("throw", question, id="same") == first
    await asked.do("ping")  # its effects come before the answer
    assert asked.seq <= max(seq, first["seq"]) + 1
    assert sum(event.get("said", {}).get("say") == ["throw"] for event in asked.events) == 1


async def test_simultaneous_answers_of_one_seat_act_once(serving: Serving) -> None:
    one, two = await seated(serving.url, "electronic", people=2, bots=0)
    asked = one if one.ask["seat"] == one.seat else two
    twin = Person(serving.url, "Twin")
    twin.token, twin.table = asked.token, asked.table
    await twin.connect()
    answers = await asyncio.gather(asked.say("throw"), twin.say("throw"))
    assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]


async def test_cookies_need_a_matching_origin(serving: Serving) -> None:
    origin = {"Origin": serving.url}
    async with httpx.AsyncClient(base_url=serving.url, timeout=PATIENCE) as http:
        created = await http.post("/api/players", json={"name": "Camille"}, headers=origin)
        cookie = created.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie and "token" not in created.json()
        seats = [{"kind": "me"}, {"kind": "bot"}]
        body = {"game": "electronic", "seats": seats}
        for bad in ({}, {"Origin": "null"}, {"Origin": "https://evil.example"}, {"Origin": serving.url + "0"}):
            answer = await http.post("/api/tables", json=body, headers=bad)
            assert answer.status_code == 403 and answer.json()["error"]["reason"] == "wrong_origin"
        table = (await http.post("/api/tables", json=body, headers=origin)).json()["id"]
        address = f"{serving.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        crumb = {"Cookie": f"magnat={http.cookies['magnat']}"}
        for bad in ({}, {"Origin": "null"}, {"Origin": "https://evil.example"}):
            with pytest.raises(InvalidStatus) as why:
                await connect(address, additional_headers={**crumb, **bad})
            assert why.value.response.status_code == 403
        async with connect(address, additional_headers={**crumb, **origin}) as socket:
            await socket.send('{"type":"hello"}')
            assert json.loads(await socket.recv())["seat"] == 0


def test_clients_far_above_the_rate_are_disconnected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with Inside(tmp_path, monkeypatch) as inside:
            await flood(inside.url)

    async def flood(url: str) -> None:
        one, two = await seated(url, "electronic", people=2, bots=0)
        assert one.socket is not None
        with pytest.raises(ConnectionClosed) as why:
            for n in range(2000):
                await one.send(type="ping", id=f"p{n}")
            while True:
                await one.hear()
        assert why.value.rcvd is not None and why.value.rcvd.code == 4429
        assert (await two.do("ping"))["type"] == "pong"

    asyncio.run(play())


def test_http_rates_sizes_and_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with Inside(tmp_path, monkeypatch, rate=1.0) as inside:
            await look(inside.url)

    async def look(url: str) -> None:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
            page = await http.get("/")
            assert "default-src 'none'" in page.headers["content-security-policy"]
            assert "unsafe" not in page.headers["content-security-policy"]
            assert "ws://localhost:" in page.headers["content-security-policy"]
            assert "[" not in page.headers["content-security-policy"], "browsers reject such a source"
            assert page.headers["x-content-type-options"] == "nosniff" and page.headers["x-frame-options"] == "DENY"
            assert (await http.get("/healthz")).text == "ok\n"
            assert (await http.get("/metrics")).status_code == 403
            large = await http.post("/api/players", content=b'{"name":"' + b"x" * 20_000 + b'"}')
            assert large.status_code == 413
            assert (await http.get("/../../etc/passwd")).text.startswith("<!doctype html>")
            answers = await asyncio.gather(*[http.get("/api/games") for _ in range(30)])
            assert {answer.status_code for answer in answers} == {200, 429}
            assert {answer.headers.get("connection") for answer in answers if answer.status_code == 429} == {"close"}

    asyncio.run(play())


def test_a_client_that_reads_nothing_is_disconnected(serving: Serving) -> None:
    """It requests much and reads nothing: its queue is bounded, and then the connection is closed."""

    async def play() -> None:
        person = await Person(serving.url, "Lent").arrive()
        await person.create("deal", [{"kind": "me"}, {"kind": "me"}, {"kind": "bot"}])
        await person.start()
        before = await person.measure("magnat_slow_total")
        frames: list[bytes] = []
        slow = Frames(f"/api/tables/{person.table}/socket", person.token, frames.append, lambda: None)
        await asyncio.get_running_loop().create_connection(lambda: slow, "127.0.0.1", serving.port)
        await eventually(lambda: slow.open)
        slow.send(b'{"type":"hello"}')
        await eventually(lambda: frames)
        slow.transport.pause_reading()
        for number in range(1000):
            slow.send(b'{"type":"front","id":"f%d","seat":%d}' % (number, number % 2))
        watcher = Person(serving.url, "watcher")
        watcher.table = person.table
        await watcher.connect()

        async def dropped() -> bool:
            assert (await watcher.do("ping"))["type"] == "pong"
            return await person.measure("magnat_slow_total") == before + 1

        await eventually(dropped)
        slow.transport.resume_reading()
        await eventually(lambda: slow.closed)

    asyncio.run(play())


# Decoder


def test_an_id_with_nul_is_malformed() -> None:
    """PostgreSQL cannot store NUL, and would refuse the whole batch."""
    good = b'{"type":"chat","id":"c 1","text":"x"}'
    assert getattr(decoder.decode(good), "id") == "c 1"  # noqa: B009
    for bad in (b"\\u0000", b"a\\u0000b", b"\\n", b""):
        with pytest.raises(msgspec.ValidationError):
            decoder.decode(good.replace(b"c 1", bad))


def string_types(kind: inspect.Type) -> Iterator[inspect.StrType]:
    """Yield the types of all texts in a type."""
    match kind:
        case inspect.StrType():
            yield kind
        case inspect.StructType():
            for field in kind.fields:
                yield from string_types(field.type)
        case inspect.UnionType():
            for option in kind.types:
                yield from string_types(option)
        case inspect.ListType() | inspect.VarTupleType():
            yield from string_types(kind.item_type)
        case inspect.DictType():
            yield from string_types(kind.key_type)
            yield from string_types(kind.value_type)


def test_no_pattern_admits_a_final_line_break() -> None:
    """In Python, `$` also matches before a final line break."""
    bodies = [load_type(route.request) for route in SERVER_ROUTES if route.request]
    kinds = [inspect.type_info(kind) for kind in (*COMMAND_TYPES, *bodies)]
    patterns = sorted({text.pattern for kind in kinds for text in string_types(kind) if text.pattern})
    assert len(patterns) >= 4
    for pattern in patterns:
        accepted = matching_texts(pattern)[0] if pattern.startswith("^(") else "a"
        text_type = Annotated[str, msgspec.Meta(pattern=pattern)]
        assert msgspec.convert(accepted, text_type) == accepted
        for end in ("\n", "\r\n", "\0"):
            with pytest.raises(msgspec.ValidationError):
                msgspec.convert(accepted + end, text_type)


async def test_chat_contains_no_hidden_characters(serving: Serving) -> None:
    one, two = await seated(serving.url, "electronic", people=2, bots=0)
    await one.do("chat", text="a\0b\u202ec\u2066d\n\u2029e")
    assert (await two.until("noted"))["text"] == "abcde"
    await one.send(type="chat", id="empty", text="\u202e\0")
    assert (await one.until("refused", id="empty"))["reason"] == "malformed"
    await one.do("chat", text="« L’été » : ça 😄 שלום")
    assert (await two.until("noted"))["text"] == "« L’été » : ça 😄 שלום"


def test_every_command_round_trips_through_the_decoder() -> None:
    for kind in COMMAND_TYPES:
        assert kind.__struct_config__.forbid_unknown_fields, kind


@settings(max_examples=100)
@given(st.one_of(st.binary(max_size=200), st.text(max_size=200).map(str.encode)))
def test_the_decoder_survives_any_bytes(content: bytes) -> None:
    with contextlib.suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        decoder.decode(content)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)
KINDS = [kind.__struct_config__.tag for kind in COMMAND_TYPES]
FIELDS = ["id", "question", "say", "offer", "bot", "text", "have"]


@settings(max_examples=100)
@given(st.sampled_from(KINDS), st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=5))
def test_the_decoder_survives_any_message(kind: str, fields: dict[str, Any]) -> None:
    with contextlib.suppress(msgspec.MsgspecError):
        decoder.decode(json.dumps({"type": kind, **fields}))
