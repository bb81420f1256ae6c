"""server: the HTTP side, as it is described, and whatever schemathesis thinks of."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from starlette.responses import FileResponse

from magnat.games import all_games
from magnat.hosts.server import http_api
from magnat.hosts.server.pages import documentation_response, make_asyncapi, make_openapi, render_api_page
from magnat.hosts.server.schema import make_schema
from magnat.texts import LANGUAGES
from tests.server.harness import Person, Serving, eventually
from tests.server.inside import Inside


@pytest.fixture(scope="module")
def serving(own_server: Serving) -> Serving:
    return own_server


api = schemathesis.openapi.from_dict(make_openapi())
STREAMS = "/api/tables/{id}/stream"


@api.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_makes_the_server_fail(case: Any, serving: Serving) -> None:
    headers = {"Authorization": f"Bearer {token(serving)}"}
    case.call_and_validate(base_url=serving.url, headers=headers, checks=[not_a_server_error])
    if (case.method, case.path) == ("DELETE", "/api/me"):
        TOKENS.clear()  # who has logged out needs another token


TOKENS: dict[str, str] = {}


def token(serving: Serving) -> str:
    if serving.url not in TOKENS:
        TOKENS[serving.url] = asyncio.run(Person(serving.url, "Fuzz").arrive()).token
    return TOKENS[serving.url]


def test_no_stack_trace_was_logged(serving: Serving) -> None:
    assert serving.log is not None
    assert '"error"' not in Path(serving.log).read_text()


@pytest.mark.parametrize(
    "path", ["/%00", "/api/tables/%00", "/api/codes/a%00b", "/assets/" + "a" * 5000, "//etc/passwd"]
)
def test_an_address_that_nothing_has_is_refused_or_a_page(serving: Serving, path: str) -> None:
    """A NUL is in no name of a file and in no text of PostgreSQL; a name may be longer than any file's."""
    with httpx.Client(base_url=serving.url) as http:
        answer = http.get(path)
    if "%00" in path:
        assert answer.status_code == 404 and answer.json() == {"error": {"reason": "no_such_page"}}
    else:
        assert answer.status_code == 200 and answer.text.startswith("<!doctype html>")


def test_the_documentation_is_served_where_it_was_built_and_missed_kindly(tmp_path: Path) -> None:
    assert documentation_response("", [tmp_path]).status_code == 404 and b"make docs" in bytes(
        documentation_response("", [tmp_path]).body
    )
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.html").write_text("<h1>Magnat</h1>")
    (tmp_path / "secret").write_text("")
    assert isinstance(documentation_response("", [tmp_path / "none", tmp_path / "docs"]), FileResponse)
    for path in ("../secret", "nothing.html"):
        assert documentation_response(path, [tmp_path / "docs"]).status_code == 307


def test_the_address_of_the_documentation_is_no_page_of_the_game(serving: Serving) -> None:
    with httpx.Client(base_url=serving.url, follow_redirects=True) as http:
        answer = http.get("/docs")
    assert answer.url.path == "/docs/" and "Magnat" in answer.text and "/assets/" not in answer.text


def test_a_method_that_an_address_does_not_know_is_refused_like_all_the_rest(serving: Serving) -> None:
    with httpx.Client(base_url=serving.url) as http:
        for method, path in (("PUT", "/api/games"), ("OPTIONS", "/api/tables"), ("POST", "/"), ("DELETE", "/healthz")):
            answer = http.request(method, path)
            assert answer.status_code == 405 and answer.json() == {"error": {"reason": "wrong_method"}}, (method, path)
            assert answer.headers["allow"] and answer.headers["x-content-type-options"] == "nosniff"


def test_who_goes_in_the_middle_of_a_request_is_no_fault(inside: Inside, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with inside:
            connections = inside.process.limits.connections
            for _ in range(3):
                reader, writer = await asyncio.open_connection("127.0.0.1", inside.server.port)
                head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\nExpect: 100-continue\r\n\r\n{"
                writer.write(head)
                assert (await reader.readline()).startswith(b"HTTP/1.1 100 "), "the body is being read"
                writer.close()
            await eventually(lambda: connections.total == 0 and not inside.server.server_state.tasks)
            assert not [record for record in caplog.records if record.levelno >= logging.ERROR]

    asyncio.run(play())


def test_a_body_that_never_comes_is_not_waited_for(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_api, "BODY_TIMEOUT_SECONDS", 0.05)

    async def play() -> bytes:
        async with inside:
            reader, writer = await asyncio.open_connection("127.0.0.1", inside.server.port)
            writer.write(b'POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{"name":')
            answer = await reader.readuntil(b"}}")
            writer.close()
            return answer

    answer = asyncio.run(play())
    assert answer.startswith(b"HTTP/1.1 408 ") and b'{"error":{"reason":"slow"}}' in answer


def test_an_option_may_have_any_name_and_is_refused(serving: Serving) -> None:
    with httpx.Client(base_url=serving.url, headers={"Authorization": f"Bearer {token(serving)}"}) as http:
        for game in all_games():
            for name in ("self", "board", "options", "__class__", ""):
                body = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {name: 1}}
                answer = http.post("/api/tables", json=body)
                assert answer.status_code == 400 and answer.json()["error"]["reason"] == "bad_option", answer.text


@pytest.mark.parametrize("bot", ["search:90000000", "search-1", "search-1:9", "fp-a", "nobody"])
def test_a_bot_of_tournaments_sits_at_no_table(serving: Serving, bot: str) -> None:
    """Who makes a table chooses a level, not how long everybody else's bots wait."""
    with httpx.Client(base_url=serving.url, headers={"Authorization": f"Bearer {token(serving)}"}) as http:
        for body in (
            {"game": "electronic", "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]},
            {"game": "electronic", "seats": [{"kind": "me"}, {"kind": "bot"}], "absence": {"after": 9, "bot": bot}},
        ):
            answer = http.post("/api/tables", json=body)
            assert answer.status_code == 400 and answer.json()["error"]["reason"] == "bad_option", answer.text
            assert "expert" in answer.json()["error"]["accepted"].split(", ")


def test_the_descriptions_are_complete(serving: Serving) -> None:
    names = set(make_schema())
    assert {"Say", "Told", "Welcome", "TableInfo", "Failure"} <= names
    assert len(make_openapi()["paths"]) > 15 and "table" in make_asyncapi()["channels"]
    assert all(f'id="{name}"' in render_api_page() for name in names)
    with httpx.Client(base_url=serving.url) as http:
        for page in ("schema.json", "openapi.json", "asyncapi.json", "docs"):
            assert http.get(f"/api/{page}").status_code == 200


@pytest.mark.parametrize("game", all_games())
def test_every_game_is_described(serving: Serving, game: str) -> None:
    with httpx.Client(base_url=serving.url) as http:
        told = http.get(f"/api/games/{game}").json()
        assert told["questions"] and told["columns"] and told["board"]
        assert http.get(f"/api/games/{game}/rules").json()
        for lang in LANGUAGES:
            text = http.get(f"/api/texts/{game}/{lang}.ftl").text
            assert "refusal-stale" in text and "notice-away" in text and "ask-" in text
        assert http.get(f"/api/games/{game}?variant=nonsense").status_code == 404


def test_a_table_is_described_with_its_own_rules(serving: Serving) -> None:
    async def told() -> Any:
        host = await Person(serving.url, "Ida").arrive()
        seats = [{"kind": "me"}, {"kind": "bot"}]
        id = await host.create("millionaire", seats, options={"target": "2000000"})
        return await host.call("GET", f"/api/tables/{id}/edition")

    constants = asyncio.run(told())["words"]["constants"]
    with httpx.Client(base_url=serving.url) as http:
        usual = http.get("/api/games/millionaire").json()["words"]["constants"]
    assert constants["target:money"] == 2 * usual["target:money"]
    assert constants["fine:money"] == usual["fine:money"]


def test_what_is_refused_and_noted_has_words() -> None:
    import re

    root = Path(__file__).parents[2] / "src" / "magnat"
    homes = [path for package in ("match", "tables", "hosts") for path in sorted((root / package).rglob("*.py"))]
    code = "\n".join(path.read_text(encoding="utf-8") for path in homes)
    reasons = set(re.findall(r'Refusal\(\s*"(\w+)"', code)) | set(re.findall(r'reason="(\w+)"', code))
    words = set(re.findall(r'(?:NoticeEntry\(|_make_notice\(seat, )\s*"(\w+)"', code))
    reasons |= set(re.findall(r'UndoStack\(\[\], "(\w+)"\)', code))
    assert len(reasons) > 20 and len(words) > 8
    for lang in LANGUAGES:
        text = (root / "texts" / lang / "server.ftl").read_text(encoding="utf-8")
        text += (root / "texts" / lang / "common.ftl").read_text(encoding="utf-8")
        missing = [r for r in reasons if f"refusal-{r.replace('_', '-')} =" not in text]
        missing += [w for w in words if f"notice-{w.replace('_', '-')} =" not in text]
        assert not missing, (lang, missing)
