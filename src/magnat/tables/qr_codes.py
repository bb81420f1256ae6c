"""server: a text as a picture that a camera reads."""

import io
from functools import lru_cache

import segno

from magnat.match import Refusal


@lru_cache(1_000)
def render_qr_code(text: str, error: str = "m") -> bytes:
    """A QR code."""
    image = io.BytesIO()
    try:
        segno.make(text, error=error).save(image, kind="svg", scale=4, xmldecl=False)
    except segno.DataOverflowError as why:
        raise Refusal("too_large", 400) from why
    return image.getvalue()
