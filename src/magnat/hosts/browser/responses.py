"""Responses in the format of the server's API."""

from collections.abc import Awaitable
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import msgspec

from magnat.kernel import MagnatError
from magnat.match import Refusal
from magnat.match.messages import encoder
from magnat.record import BadRecord
from magnat.tables.api_types import Failure, Problem

JSON_TYPE: Final = "application/json"
NDJSON_TYPE: Final = "application/x-ndjson"

BrowserResponse = tuple[int, str, bytes]  # status, content type, body


def parse_address(address: str) -> tuple[list[str], dict[str, str]]:
    """Return the parts of a request's path, and the parameters of its query."""
    url = urlsplit(address)
    return url.path.removeprefix("/api/").split("/"), {name: all[0] for name, all in parse_qs(url.query).items()}


async def respond(work: Awaitable[Any]) -> BrowserResponse:
    """Await a request's result and return its response; exceptions of the engine become failures."""
    try:
        found = await work
    except Refusal as why:
        return why.status, JSON_TYPE, encoder.encode(Failure(Problem(why.reason, why.rule, why.accepted)))
    except msgspec.MsgspecError as why:
        return 400, JSON_TYPE, encoder.encode(Failure(Problem("malformed", accepted=str(why)[:200])))
    except BadRecord as why:
        return 400, JSON_TYPE, encoder.encode(Failure(Problem("malformed", accepted=why.accepted[:200])))
    except MagnatError as why:
        return 409, JSON_TYPE, encoder.encode(Failure(Problem("not_possible", accepted=type(why).__name__)))
    return (200, NDJSON_TYPE, found) if isinstance(found, bytes) else (200, JSON_TYPE, encoder.encode(found))
