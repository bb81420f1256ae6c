"""page: how something that is asked for is answered: in the words of the server's API."""

from collections.abc import Awaitable
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import msgspec

from magnat.kernel import MagnatError
from magnat.play import Refusal
from magnat.play.messages import encoder
from magnat.record import BadRecord
from magnat.server.bodies import Failure, Problem

JSON: Final = "application/json"
NDJSON: Final = "application/x-ndjson"

Answer = tuple[int, str, bytes]  # status, kind, body


def wished(address: str) -> tuple[list[str], dict[str, str]]:
    """The parts of an address, and what its query says."""
    url = urlsplit(address)
    return url.path.removeprefix("/api/").split("/"), {name: all[0] for name, all in parse_qs(url.query).items()}


async def answered(work: Awaitable[Any]) -> Answer:
    """What came of it, or why nothing did."""
    try:
        found = await work
    except Refusal as why:
        return why.status, JSON, encoder.encode(Failure(Problem(why.reason, why.rule, why.accepted)))
    except msgspec.MsgspecError as why:
        return 400, JSON, encoder.encode(Failure(Problem("malformed", accepted=str(why)[:200])))
    except BadRecord as why:
        return 400, JSON, encoder.encode(Failure(Problem("malformed", accepted=why.accepted[:200])))
    except MagnatError as why:
        return 409, JSON, encoder.encode(Failure(Problem("not_possible", accepted=type(why).__name__)))
    return (200, NDJSON, found) if isinstance(found, bytes) else (200, JSON, encoder.encode(found))
