"""A match in a link, and the links that are refused."""

import zlib
from base64 import urlsafe_b64encode
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from magnat.games import BUILT_IN
from magnat.kernel import current_question
from magnat.record import Record, SpoiltLink, decode_link, encode_link, is_link
from magnat.record.link import MAX_LINK_CHARS, MAX_RECORD_BYTES, digest_of
from tests.command import called
from tests.match.manual_loop import ManualClockLoop


def played(game: str, seed: int) -> Record:
    """Return a game of two bots and a person who plays like steady."""
    loop = ManualClockLoop.start_match(game, 0, 3, seed=seed.to_bytes(16), bot_pace=0)
    loop.advance(100_000_000)
    assert current_question(loop.session.started_match.table) is None
    record: Record = loop.session.started_match.record(loop.log)
    return record


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_link_to_a_game_takes_half_a_page(game: str) -> None:
    records = [played(game, seed) for seed in range(3)]
    links = [encode_link(record) for record in records]
    assert [decode_link(f"https://a.host/some/folder/#{link}").encode() for link in links] == [
        record.encode() for record in records
    ]
    assert median(map(len, links)) <= 2_500, sorted(map(len, links))


def pack(content: bytes, digest: bytes | None = None, more: bytes = b"") -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    body = packer.compress(content) + packer.flush() + more
    return "#/g/" + urlsafe_b64encode((digest_of(content) if digest is None else digest) + body).decode().rstrip("=")


GOOD = encode_link(played("deal", 5))
HOSTILE = {
    "cut off": "/g/" + GOOD.removeprefix("/g/")[: len(GOOD) // 4 * 4 - 8],  # still valid base64
    "one letter wrong": GOOD[:200] + ("A" if GOOD[200] != "A" else "B") + GOOD[201:],
    "no link": "#/x/abc",
    "empty": "#/g/",
    "huge": "#/g/" + "A" * (MAX_LINK_CHARS + 4),  # as long as base64 may be
    "not base64": "#/g/" + "é" * 400,
    "a bomb": pack(b"0" * (MAX_RECORD_BYTES + 1)),
    "wrong digest": pack(b"{}", b"abcdef"),
    "deep": pack(b'{"format":1,"game":' + b"[" * 100_000 + b"]" * 100_000 + b"}\n"),
    "no record": pack(b"hello\n"),
    "something after the end": pack(b"x", more=b"y"),
}


REAL_INFLATER = zlib.decompressobj


class Inflating:
    """zlib's inflater, counting the bytes that it returns."""

    def __init__(self, window: int) -> None:
        self.inflater = REAL_INFLATER(window)
        self.given = 0

    def decompress(self, pack: bytes, most: int = 0) -> bytes:
        content = self.inflater.decompress(pack, most)
        self.given += len(content)
        return content

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inflater, name)


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_link_is_refused_cheaply(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At most LARGEST bytes are inflated, and none of an invalid or overlong link."""
    inflaters: list[Inflating] = []

    def inflating(window: int) -> Inflating:
        inflaters.append(Inflating(window))
        return inflaters[-1]

    monkeypatch.setattr("magnat.record.link.zlib.decompressobj", inflating)
    with pytest.raises(Exception) as why:
        decode_link(HOSTILE[what])
    assert len(inflaters) == (what not in ("no link", "huge", "not base64"))
    assert sum(each.given for each in inflaters) <= MAX_RECORD_BYTES
    assert isinstance(why.value, SpoiltLink) or what in ("deep", "no record"), why.value
    assert type(why.value).__name__ in ("SpoiltLink", "CorruptRecord")


def test_the_maximum_length_of_a_link_is_exact() -> None:
    assert len(pack(b"").removeprefix("#/g/")) < 20
    assert is_link("http://x/#/g/AA") and is_link("#/g/AA")
    assert not is_link("game.magnat") and not is_link("/g/AA")


def test_replay_and_verify_read_a_link(tmp_path: Path) -> None:
    for command in ("verify", "replay"):
        result = called(command, f"https://a.host/folder/#{GOOD}", folder=tmp_path)
        assert result.returncode == 0 and result.stdout, result.stderr
    result = called("verify", f"http://x/#{HOSTILE['cut off']}", "--lang", "en", folder=tmp_path)
    assert result.returncode and "this link contains no game" in result.stderr + result.stdout
