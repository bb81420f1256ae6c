"""record: a finished match as a link that carries it whole: its digest and the record, deflated, after the `#`.

What is opened from a link came from anybody: nothing is inflated past a limit, and a spoilt one is refused at once.
"""

import hashlib
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from magnat.record.errors import SpoiltLink
from magnat.record.record import Record, decoded

LONGEST: Final = 32_000  # characters: what browsers, messages and codes still carry
LARGEST: Final = 400_000  # bytes of a record: some forty thousand answers
ROUTE: Final = "/g/"
DIGEST: Final = 6  # bytes: against what was cut off or mistyped


def linked(record: Record) -> str:
    """What follows the `#`; "" for a match that is too long."""
    content = record.encoded()
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = digest_of(content) + packer.compress(content) + packer.flush()
    text = ROUTE + urlsafe_b64encode(packed).decode().rstrip("=")
    return text if len(text) <= LONGEST else ""


def unlinked(link: str) -> Record:
    """The record in a link: a whole address, or what follows its `#`."""
    _, found, text = link.partition(ROUTE)
    if not found or len(text) > LONGEST:
        raise SpoiltLink(shown(link), 0, f"{len(text)}", f"a link to a game, of at most {LONGEST} characters")
    try:
        packed = urlsafe_b64decode(text + "=" * (-len(text) % 4))
        unpacker = zlib.decompressobj(-15)
        content = unpacker.decompress(packed[DIGEST:], LARGEST)
    except (ValueError, zlib.error) as why:
        raise SpoiltLink(shown(link), 0, shown(text), f"a link to a game: {why}") from None
    if not unpacker.eof or unpacker.unused_data or digest_of(content) != packed[:DIGEST]:
        raise SpoiltLink(shown(link), 0, shown(text), "a whole link to a game")
    return decoded(content, shown(link))


def is_link(text: str) -> bool:
    return text.startswith(("http://", "https://", "#")) and ROUTE in text


def digest_of(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()[:DIGEST]


def shown(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:57]}..."
