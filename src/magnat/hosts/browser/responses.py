"""page: how something that is asked for is answered: in the words of the server's API."""

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

BrowserResponse = tuple[int, str, bytes]  # status, kind, body


def parse_address(address: str) -> tuple[list[str], dict[str, str]]:
    """The parts of an address, and what its query says."""
    url = urlsplit(address)
    return url.path.removeprefix("/api/").split("/"), {name: all[0] for name, all in parse_qs(url.query).items()}


async def respond(work: Awaitable[Any]) -> BrowserResponse:
    """What came of it, or why nothing did."""
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
