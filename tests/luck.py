"""Reproducible luck for tests."""

import random
import secrets
from collections.abc import Callable
from typing import Any


def drawing_from(luck: random.Random) -> dict[str, Callable[..., Any]]:
    """Return replacements for the functions of `secrets` on which its others are based."""

    def token_bytes(nbytes: int | None = None) -> bytes:
        size = nbytes or secrets.DEFAULT_ENTROPY
        return luck.getrandbits(8 * size).to_bytes(size)

    def randbits(k: int) -> int:
        return luck.getrandbits(k)

    return {"token_bytes": token_bytes, "randbits": randbits, "choice": luck.choice}
