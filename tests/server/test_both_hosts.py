"""The server and the browser host accept and refuse the same requests, and declare where they differ."""

import contextlib
import json
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from magnat.hosts.browser.host import BrowserHost
from magnat.match import Refusal
from magnat.tables.api_types import NewTable
from magnat.tables.openapi import make_openapi
from magnat.tables.routes import MISSING_HOST_REASONS, ROUTES, ApiRoute, find_route, load_type
from magnat.texts import LANGUAGES
from tests.browser_host.memory import Memory
from tests.browser_host.test_analysis import think
from tests.server.harness import ANY, Person, Serving

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot"}]
ASK = Callable[..., Awaitable[Any]]
NO_SERVER = {"password": "password_needs_server", "public": "public_needs_server"}

# table state, method and path below the table, body, refusal ("" if accepted), and the browser's refusal if different
REQUESTS: list[tuple[str, str, str, Any, str, str | None]] = [
    ("open", "PATCH", "", {"clock": {"bank": 60, "increment": 5}}, "", None),
    ("open", "PATCH", "", {"absence": {"after": 60, "then": "silence"}}, "", None),
    ("open", "PATCH", "", {"absence": {"bot": "nobody"}}, "bad_option", None),
    ("open", "PATCH", "", {"bot_pace": 100, "locked": True}, "", None),
    ("open", "PATCH", "", {"game": "empire", "seats": 4}, "", None),
    ("open", "PATCH", "", {"seats": 6}, "bad_option", None),
    ("open", "PATCH", "", {"password": "sesame"}, "", NO_SERVER["password"]),
    ("open", "PATCH", "", {"password": ""}, "", None),
    ("open", "PATCH", "", {"public": True}, "", NO_SERVER["public"]),
    ("open", "PATCH", "", {"public": False}, "", None),
    ("open", "PATCH", "", {"nothing": 1}, "malformed", None),
    ("open", "PATCH", "/seats/0", {"seed": "mine", "token": 4, "colour": 5}, "", None),
    ("open", "PATCH", "/seats/0", {"seed": "a:b"}, "bad_option", None),
    ("open", "PATCH", "/seats/0", {"kind": "bot"}, "not_your_seat", None),
    ("open", "PATCH", "/seats/1", {"kind": "bot", "bot": "easy"}, "", None),
    ("open", "PATCH", "/seats/1", {"kind": "bot", "bot": "nobody"}, "bad_option", None),
    ("open", "PATCH", "/seats/1", {"token": 3}, "not_your_seat", None),
    ("open", "PATCH", "/seats/9", {"token": 3}, "no_such_seat", None),
    ("open", "PATCH", "/seats/x", {"token": 3}, "no_such_seat", None),
    ("open", "DELETE", "/seats/0", None, "", None),
    ("open", "DELETE", "/seats/1", None, "seat_empty", None),
    ("open", "POST", "/seats", {}, "already_seated", None),
    ("open", "POST", "/seats", {"another": True, "name": "Léo", "password": "none is asked for"}, "", None),
    ("open", "POST", "/seats", {"another": True, "seat": 2}, "seat_taken", None),
    ("open", "POST", "/abort", None, "not_started", None),
    ("open", "POST", "/rematch", None, "not_over", None),
    ("open", "POST", "/side", {"seq": 0, "seat": 0}, "not_over", None),
    ("open", "GET", "", None, "", None),
    ("open", "GET", "/edition", None, "", None),
    ("open", "GET", "/tries", None, "", None),
    ("open", "GET", "/record", None, "not_started", None),
    ("open", "GET", "/stream", None, "not_started", None),
    ("open", "GET", "/review", None, "not_started", None),
    ("open", "POST", "/review", None, "not_started", None),
    ("open", "PUT", "", None, "wrong_method", None),
    ("open", "GET", "/nothing", None, "no_such_page", None),
    ("playing", "PATCH", "", {"clock": {"bank": 60}}, "already_started", None),
    ("playing", "PATCH", "", {"absence": {"after": 60}}, "already_started", None),
    ("playing", "PATCH", "", {"locked": True}, "", None),
    ("playing", "PATCH", "", {"password": "sesame"}, "", NO_SERVER["password"]),
    ("playing", "PATCH", "/seats/0", {"seed": "mine"}, "already_started", None),
    ("playing", "PATCH", "/seats/0", {"token": 5}, "", None),
    ("playing", "PATCH", "/seats/1", {"kind": "bot"}, "", None),
    ("playing", "PATCH", "/seats/2", {"kind": "bot", "bot": "easy"}, "", None),
    ("playing", "PATCH", "/seats/2", {"kind": "open"}, "", "already_started"),
    ("playing", "DELETE", "/seats/0", None, "already_started", None),
    ("playing", "DELETE", "/seats/2", None, "seat_empty", None),
    ("playing", "POST", "/seats", {"another": True}, "sat_elsewhere", "already_started"),
    ("playing", "POST", "/start", None, "already_started", None),
    ("playing", "GET", "/review", None, "not_over", None),
    ("over", "PATCH", "", {"locked": True}, "", None),
    ("over", "PATCH", "/seats/1", {"kind": "bot"}, "game_over", None),
    ("over", "POST", "/seats", {"another": True}, "game_over", None),
    ("over", "DELETE", "/seats/0", None, "already_started", None),
    ("over", "POST", "/abort", None, "game_over", None),
    ("over", "POST", "/rematch", None, "", None),
    ("over", "POST", "/side", {"seq": 0, "seat": 0}, "", None),
    ("over", "POST", "/side", {"seq": 0, "seat": 9}, "no_such_seat", None),
    ("over", "GET", "/tries", None, "", None),
    ("over", "GET", "/record", None, "", None),
    ("over", "GET", "/stream", None, "", None),
    ("over", "GET", "/review", None, "", None),
    ("over", "DELETE", "/review", None, "", None),
]

# method and path outside of tables, body, refusal ("" if accepted)
OTHER_REQUESTS: list[tuple[str, str, Any, str]] = [
    ("POST", "/players", {"name": "Blaise"}, ""),
    ("POST", "/players", {"name": ""}, "malformed"),
    ("GET", "/me", None, ""),
    ("PATCH", "/me", {"name": "Blaise"}, ""),
    ("PATCH", "/me", {"name": "x" * 21}, "malformed"),
    ("GET", "/me/statistics", None, ""),
    ("GET", "/me/statistics.csv", None, ""),
    ("DELETE", "/me/statistics", None, ""),
    ("GET", "/editions/deal", None, ""),
    ("GET", "/editions/chess", None, "no_such_game"),
    ("POST", "/editions/check", {"text": "format = 1"}, ""),
    ("POST", "/editions/check", {"text": 1}, "malformed"),
    ("POST", "/editions/balance", {"doc": {}}, "bad_edition"),
    ("POST", "/editions/balance", {}, "malformed"),
    ("POST", "/qr", {"text": "magnat"}, ""),
    ("POST", "/qr", {"text": ""}, "malformed"),
    ("GET", "/tables", None, ""),
    ("GET", "/tables/none", None, "no_such_table"),
    ("GET", "/tables/none/edition", None, "no_such_table"),
    ("GET", "/tables/none/record", None, "no_such_table"),
    ("GET", "/tables/none/review", None, "no_such_table"),
    ("GET", "/tables/none/stream", None, "no_such_table"),
    ("GET", "/tables/none/tries", None, "no_such_table"),
    ("POST", "/tables", {"game": "deal", "seats": SEATS}, ""),
]


async def at_server(serving: Serving) -> ASK:
    person = await Person(serving.url, "Ada").arrive()
    return lambda method, path, body=None: person.call(method, path, body, ANY)


async def in_browser(name: str = "Ada") -> ASK:
    page = BrowserHost(Memory(), thinker=think)

    async def ask(method: str, path: str, body: Any = None) -> Any:
        _, kind, text = await page.handle_request(method, path, "" if body is None else json.dumps(body))
        if kind == "application/json":
            return json.loads(text)
        return text.decode() if isinstance(text, bytes) else text

    if name:
        await ask("POST", "/api/players", {"name": name})
    return ask


def reason_of(answer: Any) -> str:
    """Return the reason of a refusal; "" for any other answer."""
    return str(answer["error"]["reason"]) if isinstance(answer, dict) and "error" in answer else ""


async def outcome(ask: ASK, state: str, method: str, path: str, body: Any) -> tuple[str, Any]:
    """Return the refusal reason or "", and the fields of the answer that are the same on each host."""
    table = await ask("POST", "/api/tables", {"game": "deal", "seats": SEATS, "seed": "first"})
    at = f"/api/tables/{table['id']}"
    if state != "open":
        await ask("POST", f"{at}/start")
    if state == "over":
        await ask("POST", f"{at}/abort")
    answer = await ask(method, at + path, body)
    if reason := reason_of(answer):
        return reason, None
    if not isinstance(answer, dict) or "seats" not in answer:
        return "", None
    shared_fields = ("status", "game", "clock", "absence", "bot_pace", "locked", "public", "host", "state")
    fields = {name: answer.get(name) for name in shared_fields}
    if state == "open":
        fields |= {"seats": answer["seats"], "seeds": answer.get("client_seeds")}
    return "", fields


@pytest.mark.parametrize(("state", "method", "path", "body", "refused", "in_browser_refused"), REQUESTS)
async def test_both_hosts_accept_and_refuse_the_same_requests(
    serving: Serving, state: str, method: str, path: str, body: Any, refused: str, in_browser_refused: str | None
) -> None:
    server = await outcome(await at_server(serving), state, method, path, body)
    browser = await outcome(await in_browser(), state, method, path, body)
    assert server[0] == refused
    if in_browser_refused is None:
        assert browser == server
    else:
        assert browser[0] == in_browser_refused


@pytest.mark.parametrize(
    ("more", "refused", "in_browser_refused"),
    [
        ({"clock": {"bank": 60}, "absence": {"after": 60}, "bot_pace": 3, "hints": 3}, "", ""),
        ({"password": "sesame"}, "", NO_SERVER["password"]),
        ({"public": True}, "", NO_SERVER["public"]),
        ({"seats": []}, "malformed", "malformed"),
        ({"seed": "a:b"}, "bad_option", "bad_option"),
        ({"game": "chess"}, "bad_option", "bad_option"),
    ],
)
async def test_both_hosts_create_the_same_tables(
    serving: Serving, more: dict[str, Any], refused: str, in_browser_refused: str
) -> None:
    answers = []
    for ask in (await at_server(serving), await in_browser()):
        answers.append(await ask("POST", "/api/tables", {"game": "deal", "seats": SEATS, **more}))
    reasons = [each.get("error", {}).get("reason", "") for each in answers]
    assert reasons == [refused, in_browser_refused]
    if not any(reasons):
        for name in ("clock", "absence", "bot_pace", "hints", "seats"):
            assert answers[0][name] == answers[1][name]


@pytest.mark.parametrize(("method", "path", "body", "refused"), OTHER_REQUESTS)
async def test_both_hosts_answer_alike_outside_of_tables(
    serving: Serving, method: str, path: str, body: Any, refused: str
) -> None:
    for ask in (await at_server(serving), await in_browser()):
        assert reason_of(await ask(method, f"/api{path}", body)) == refused


def test_every_shared_route_is_compared() -> None:
    paths = [(method, f"/tables/none{path}") for _, method, path, *_ in REQUESTS]
    paths += [(method, path) for method, path, *_ in OTHER_REQUESTS]
    compared = set()
    for method, path in paths:
        with contextlib.suppress(Refusal):
            compared.add(find_route(method, f"/api{path}")[0].name)
    assert [route.name for route in ROUTES if route.only is None and route.name not in compared] == []


def address_of(route: ApiRoute) -> str:
    values = {"id": "none", "code": "none", "seat": 0, "game": "deal", "lang": "en", "account": 0}
    return route.path.format(**values, block="none", notification="none")


@pytest.mark.parametrize("route", [route for route in ROUTES if route.only], ids=lambda route: f"{route.name}")
async def test_a_route_of_one_host_is_refused_by_the_other_with_a_reason(serving: Serving, route: ApiRoute) -> None:
    ask = await (in_browser() if route.only == "server" else at_server(serving))
    answer = await ask(route.method, address_of(route), {})
    assert route.only is not None and answer["error"]["reason"] == MISSING_HOST_REASONS[route.only]


def test_refusals_of_missing_routes_are_translated() -> None:
    folder = Path(__file__).parents[2] / "src" / "magnat" / "languages"
    for lang in LANGUAGES:
        text = (folder / lang / "server.ftl").read_text(encoding="utf-8")
        assert all(f"refusal-{reason.replace('_', '-')} =" in text for reason in MISSING_HOST_REASONS.values())


BODIES: dict[str, Any] = {"NewTable": {"game": "deal", "seats": SEATS}, "NewSide": {"seq": 0, "seat": 0}}
BODIES |= {"NewBlock": {"kind": "mute"}, "NewReport": {"seat": 0, "reason": "words"}}
BODIES |= {"NewPlayer": {"name": "Ada"}, "Admit": {"yes": True}, "Agreement": {"yes": True}}


@pytest.mark.parametrize(
    "route",
    [route for route in ROUTES if route.caller in ("player", "seated", "host")],
    ids=lambda route: f"{route.name}",
)
async def test_routes_for_players_refuse_anonymous_requests(serving: Serving, route: ApiRoute) -> None:
    body = BODIES.get(getattr(load_type(route.request), "__name__", ""), {})
    nobody = Person(serving.url, "Nobody")
    for host, ask in (("server", partial(nobody.call, status=ANY)), ("browser", await in_browser(""))):
        if route.only in (None, host):
            answer = await ask(route.method, address_of(route), body)
            assert answer["error"]["reason"] == "no_player", (host, answer)


@pytest.mark.parametrize("route", [route for route in ROUTES if route.caller == "host"], ids=lambda route: route.name)
async def test_only_the_host_of_a_table_may_call_its_routes(serving: Serving, route: ApiRoute) -> None:
    host = await Person(serving.url, "Ada").arrive()
    guest = await Person(serving.url, "Blaise").arrive()
    id = await host.create("deal", SEATS)
    answer = await guest.call(route.method, route.path.format(id=id), {}, 403)
    assert answer["error"]["reason"] == "not_host"


def test_every_type_that_openapi_refers_to_is_among_its_components() -> None:
    text = json.dumps(make_openapi())
    schemas = make_openapi()["components"]["schemas"]
    references = {part.partition('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert {"Written", "CheckedEdition", "MadeEdition", "Agreement", "Network", "Balance"} <= references <= {*schemas}


def test_a_route_is_found_by_its_pattern() -> None:
    route, values = find_route("PATCH", "/api/tables/abc/seats/2")
    assert (route.name, values) == ("change_seat", {"id": "abc", "seat": "2"})
    assert find_route("GET", "/api/texts/deal/fr.ftl")[1] == {"game": "deal", "lang": "fr"}
    assert find_route("POST", "/api/tables")[0].request is NewTable
