"""record: a finished match as a link that carries it whole: its digest and the record, deflated, after the `#`.

What is opened from a link came from anybody: nothing is inflated past a limit, and a spoilt one is refused at once.
"""

import hashlib
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from magnat.record.errors import SpoiltLink
from magnat.record.record import Record, decode_record

MAX_LINK_CHARS: Final = 32_000  # characters: what browsers, messages and codes still carry
MAX_RECORD_BYTES: Final = 400_000  # bytes of a record: some forty thousand answers
LINK_ROUTE: Final = "/g/"
DIGEST_BYTES: Final = 6  # bytes: against what was cut off or mistyped


def encode_link(record: Record) -> str:
    """What follows the `#`; "" for a match that is too long."""
    content = record.encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = digest_of(content) + packer.compress(content) + packer.flush()
    text = LINK_ROUTE + urlsafe_b64encode(packed).decode().rstrip("=")
    return text if len(text) <= MAX_LINK_CHARS else ""


def decode_link(link: str) -> Record:
    """The record in a link: a whole address, or what follows its `#`."""
    _, found, text = link.partition(LINK_ROUTE)
    if not found or len(text) > MAX_LINK_CHARS:
        raise SpoiltLink(
            shorten_link(link), 0, f"{len(text)}", f"a link to a game, of at most {MAX_LINK_CHARS} characters"
        )
    try:
        packed = urlsafe_b64decode(text + "=" * (-len(text) % 4))
        unpacker = zlib.decompressobj(-15)
        content = unpacker.decompress(packed[DIGEST_BYTES:], MAX_RECORD_BYTES)
    except (ValueError, zlib.error) as why:
        raise SpoiltLink(shorten_link(link), 0, shorten_link(text), f"a link to a game: {why}") from None
    if not unpacker.eof or unpacker.unused_data or digest_of(content) != packed[:DIGEST_BYTES]:
        raise SpoiltLink(shorten_link(link), 0, shorten_link(text), "a whole link to a game")
    return decode_record(content, shorten_link(link))


def is_link(text: str) -> bool:
    return text.startswith(("http://", "https://", "#")) and LINK_ROUTE in text


def digest_of(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()[:DIGEST_BYTES]


def shorten_link(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:57]}..."
