"""QR codes."""

import io
from functools import lru_cache

import segno

from magnat.match import Refusal


@lru_cache(1_000)
def render_qr_code(text: str, error: str = "m") -> bytes:
    """Return a QR code as SVG. Raise `Refusal` if the text is too long."""
    image = io.BytesIO()
    try:
        segno.make(text, error=error).save(image, kind="svg", scale=4, xmldecl=False)
    except segno.DataOverflowError as overflow:
        raise Refusal("too_large", 400) from overflow
    return image.getvalue()
