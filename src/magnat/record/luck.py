"""Luck for recorded games: seeded luck that can be resumed, and luck that can be verified after the match.

Verifiable luck: before the first throw the server publishes the commitment, the SHA-256 of its seed; then the players
give their own seeds; when the match ends or is aborted, the server's seed is revealed. Draw k of a stream among n
choices is

    x = first 8 bytes, big-endian, of HMAC-SHA256(seed, "client seeds:match:stream:k:retry")

where the client seeds are joined by commas. If x is not below the greatest multiple of n up to 2^64, the draw is
repeated with retry (initially 0) increased by 1; otherwise the answer is choices[x mod n]. Each stream (a deck, or the
dice of a seat) has its own k.
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
    """Seeded luck that counts its draws, so that it can be copied, rewound and resumed."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seed = seed
        self.seek(0)

    def seek(self, drawn: int) -> None:
        """Set the state to that after `drawn` draws."""
        self.source = Random(self.seed)
        self.random = self.source.random
        self.drawn = drawn
        for _ in range(drawn):
            self.random()

    def pick(self, chance: Chance[Any], choices: Sequence[int]) -> int:
        """Return nature's answer, one of `choices`, and count the draw."""
        self.drawn += 1
        return super().pick(chance, choices)

    def skip_draw(self, chance: Chance[Any]) -> None:
        """Advance past a draw that is already in the record."""
        self.drawn += 1
        self.random()

    def copy(self) -> "SeededLuck":
        """Return an independent copy that makes the same draws from here on."""
        copy = SeededLuck(self.seed)
        copy.source.setstate(self.source.getstate())
        copy.drawn = self.drawn
        return copy


class VerifiableLuck(Luck):
    """Luck determined by a seed whose hash is published before the match.

    Raise `BadSeed` if the seed has less than 16 bytes, or if a client seed or the match id contains ':' or ',' or is
    not printable.
    """

    def __init__(self, seed: bytes, client_seeds: Sequence[str] = (), match_id: str = "") -> None:
        super().__init__(secrets.randbits(64))  # `random` is independent of the seed, so it reveals nothing
        if len(seed) < 16:
            raise BadSeed(f"{len(seed)} bytes", "16 bytes or more")
        for part in (*client_seeds, match_id):
            if ":" in part or "," in part or not part.isprintable():
                raise BadSeed(part, "printable, without ':' and ','")
        self.seed = seed
        self.client_seeds = tuple(client_seeds)
        self.match_id = match_id
        self.counts: dict[int, int] = {}  # stream -> number of draws made

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed in hexadecimal digits."""
        return commitment(self.seed)

    @property
    def header_fields(self) -> dict[str, Any]:
        """The fields of a record's header that verify this luck."""
        return {"commitment": self.commitment, "client_seeds": list(self.client_seeds), "match": self.match_id}

    def pick(self, chance: Chance[Any], choices: Sequence[int]) -> int:
        """Return nature's answer, one of `choices`, from the hash of the seeds and the draw."""
        stream = chance.stream()
        k = self.counts.get(stream, 0)
        self.counts[stream] = k + 1
        return choices[self.draw(stream, k, len(choices))]

    def skip_draw(self, chance: Chance[Any]) -> None:
        """Advance past a draw that is already in the record."""
        stream = chance.stream()
        self.counts[stream] = self.counts.get(stream, 0) + 1

    def draw(self, stream: int, k: int, n: int) -> int:
        """Return draw `k` of a `stream`, uniformly distributed over `range(n)`."""
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
    """Return the SHA-256 of a seed in hexadecimal digits, to be published before the first throw."""
    return hashlib.sha256(seed).hexdigest()


def fresh_seed() -> bytes:
    """Return a new, unpredictable seed."""
    return secrets.token_bytes(32)


def mix_seed(*numbers: int) -> int:
    """Return one seed mixed from several numbers."""
    mixed = 0x243F6A8885A308D3
    for number in numbers:
        mixed = (mixed ^ number) * 0x9E3779B97F4A7C15 & (1 << 64) - 1
        mixed ^= mixed >> 29
    return mixed >> 1
