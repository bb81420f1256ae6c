"""Refusals as responses of the HTTP API and as close codes of a socket."""

from functools import cache
from typing import Any, Final

import msgspec

from magnat.kernel import MagnatError
from magnat.match import Refusal
from magnat.record import BadRecord
from magnat.tables.api_types import Failure, Problem

MALFORMED: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)  # errors of a decoder
CLOSE_CODES: Final = {400: 4400, 401: 4401, 403: 4403, 404: 4404, 413: 4413, 426: 4426, 429: 4429, 503: 4503}

make_decoder = cache(msgspec.json.Decoder)


def decode_body(kind: Any, content: bytes | str) -> Any:
    """Return the body of a request as a value of its type. Raise `Refusal` if it does not fit."""
    try:
        return make_decoder(kind).decode(content or b"{}")
    except MALFORMED as error:
        raise Refusal("malformed", 400, accepted=str(error)[:200]) from None


def describe_failure(error: MagnatError) -> tuple[int, Failure]:
    """Return the status and the body of the response to a request that failed."""
    if isinstance(error, Refusal):
        return error.status, Failure(Problem(error.reason, accepted=error.accepted))
    if isinstance(error, BadRecord):
        return 400, Failure(Problem("malformed", accepted=error.accepted[:200]))
    return 409, Failure(Problem("not_possible", accepted=type(error).__name__))


def close_code(error: Refusal) -> int:
    """Return the code with which a refusal closes a socket."""
    return CLOSE_CODES.get(error.status, 4400)
