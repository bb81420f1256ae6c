"""record: luck that anybody can check afterwards.

Before the first throw the server publishes the commitment, the SHA-256 of its seed; then the players give their own
seeds; at the end, or when the match is aborted, the server's seed is revealed. Draw k of a stream among n choices is

    x = first 8 bytes, big-endian, of HMAC-SHA256(seed, "client seeds:match:stream:k:retry")

where the client seeds are joined by commas. If x is not below the greatest multiple of n that 8 bytes can hold, retry
counts up from 0; otherwise the answer is choices[x mod n]. Each stream (a deck, a seat's dice) counts its own k.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from magnat.kernel import Chance, Luck
from magnat.record.errors import BadSeed

DRAW_RANGE: Final = 1 << 64


class SeededLuck(Luck):
    """Luck by a seed that can be copied, gone back with, and taken up again: it counts what it has drawn."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seed = seed
        self.seek(0)

    def seek(self, drawn: int) -> None:
        """Draw next what comes after so many draws."""
        self.source = Random(self.seed)
        self.random = self.source.random
        self.drawn = drawn
        for _ in range(drawn):
            self.random()

    def pick(self, chance: Chance[Any], choices: Sequence[int]) -> int:
        self.drawn += 1
        return super().pick(chance, choices)

    def skip_draw(self, chance: Chance[Any]) -> None:
        """Count a draw that the record already holds."""
        self.drawn += 1
        self.random()

    def copy(self) -> "SeededLuck":
        """Another one that draws the same from here on."""
        made = SeededLuck(self.seed)
        made.source.setstate(self.source.getstate())
        made.drawn = self.drawn
        return made


class VerifiableLuck(Luck):
    """Nature bound by a seed that she published the hash of."""

    def __init__(self, seed: bytes, client_seeds: Sequence[str] = (), match_id: str = "") -> None:
        super().__init__(secrets.randbits(64))  # `random` is not part of the match, and betrays nothing of it
        if len(seed) < 16:
            raise BadSeed(f"{len(seed)} bytes", "16 bytes or more")
        for part in (*client_seeds, match_id):
            if ":" in part or "," in part or not part.isprintable():
                raise BadSeed(part, "printable, without ':' and ','")
        self.seed = seed
        self.client_seeds = tuple(client_seeds)
        self.match_id = match_id
        self.counts: dict[int, int] = {}  # stream -> how many draws it has made

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def pick(self, chance: Chance[Any], choices: Sequence[int]) -> int:
        stream = chance.stream()
        k = self.counts.get(stream, 0)
        self.counts[stream] = k + 1
        return choices[self.draw(stream, k, len(choices))]

    def skip_draw(self, chance: Chance[Any]) -> None:
        """Count a draw that the record already holds."""
        stream = chance.stream()
        self.counts[stream] = self.counts.get(stream, 0) + 1

    def draw(self, stream: int, k: int, n: int) -> int:
        """Draw k of a stream, as one of range(n), each equally likely."""
        limit = DRAW_RANGE - DRAW_RANGE % n
        retry = 0
        while True:
            message = f"{','.join(self.client_seeds)}:{self.match_id}:{stream}:{k}:{retry}"
            digest = hmac.digest(self.seed, message.encode(), "sha256")
            x = int.from_bytes(digest[:8], "big")
            if x < limit:
                return x % n
            retry += 1


def commitment(seed: bytes) -> str:
    """What is published before the first throw."""
    return hashlib.sha256(seed).hexdigest()


def fresh_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(32)


def mix_seed(*numbers: int) -> int:
    """One seed from several numbers."""
    mixed = 0x243F6A8885A308D3
    for number in numbers:
        mixed = (mixed ^ number) * 0x9E3779B97F4A7C15 & (1 << 64) - 1
        mixed ^= mixed >> 29
    return mixed >> 1
