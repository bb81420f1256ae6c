"""Links that contain a whole finished match: a digest and the deflated record, after the `#`.

Links are untrusted input: decompression stops at a limit, and a damaged link is refused.
"""

import hashlib
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from magnat.record.errors import SpoiltLink
from magnat.record.record import Record, decode_record

MAX_LINK_CHARS: Final = 32_000  # accepted by browsers and messengers
MAX_RECORD_BYTES: Final = 400_000  # about 40,000 answers
LINK_ROUTE: Final = "/g/"
DIGEST_BYTES: Final = 6  # detects truncated and mistyped links


def encode_link(record: Record) -> str:
    """Return the part of the link after the `#`; "" if the match is too long for a link."""
    content = record.encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = digest_of(content) + packer.compress(content) + packer.flush()
    text = LINK_ROUTE + urlsafe_b64encode(packed).decode().rstrip("=")
    return text if len(text) <= MAX_LINK_CHARS else ""


def decode_link(link: str) -> Record:
    """Return the record in a link, given as a whole URL or as the part after its `#`.

    Raise `SpoiltLink` if the link is too long, damaged or incomplete.
    """
    _, found, text = link.partition(LINK_ROUTE)
    if not found or len(text) > MAX_LINK_CHARS:
        raise SpoiltLink(
            shorten_link(link), 0, f"{len(text)}", f"a link to a game, of at most {MAX_LINK_CHARS} characters"
        )
    try:
        packed = urlsafe_b64decode(text + "=" * (-len(text) % 4))
        unpacker = zlib.decompressobj(-15)
        content = unpacker.decompress(packed[DIGEST_BYTES:], MAX_RECORD_BYTES)
    except (ValueError, zlib.error) as error:
        raise SpoiltLink(shorten_link(link), 0, shorten_link(text), f"a link to a game: {error}") from None
    if not unpacker.eof or unpacker.unused_data or digest_of(content) != packed[:DIGEST_BYTES]:
        raise SpoiltLink(shorten_link(link), 0, shorten_link(text), "a whole link to a game")
    return decode_record(content, shorten_link(link))


def is_link(text: str) -> bool:
    """True if a text looks like a link to a game."""
    return text.startswith(("http://", "https://", "#")) and LINK_ROUTE in text


def digest_of(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()[:DIGEST_BYTES]


def shorten_link(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:57]}..."
