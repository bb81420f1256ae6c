"""record: a match in a link, and what is refused for one."""

import subprocess
import sys
import time
import zlib
from base64 import urlsafe_b64encode
from statistics import median

import pytest

from magnat.games import BUILT_IN
from magnat.kernel import waiting
from magnat.record import Record, SpoiltLink, is_link, linked, unlinked
from magnat.record.link import LARGEST, LONGEST, digest_of
from magnat.testing.loop import Loop


def played(game: str, seed: int) -> Record:
    """A game of a person, who plays as steady does, among two bots."""
    loop = Loop.table(game, 0, 3, seed=seed.to_bytes(16), bot_pace=0)
    loop.advance(100_000_000)
    assert waiting(loop.play.begun.table) is None
    record: Record = loop.play.begun.record(loop.log)
    return record


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_game_goes_through_a_link_of_half_a_page(game: str) -> None:
    records = [played(game, seed) for seed in range(3)]
    links = [linked(record) for record in records]
    assert [unlinked(f"https://a.host/some/folder/#{link}").encoded() for link in links] == [
        record.encoded() for record in records
    ]
    assert median(map(len, links)) <= 2_500, sorted(map(len, links))


def packed(content: bytes, digest: bytes | None = None) -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    body = packer.compress(content) + packer.flush()
    return "#/g/" + urlsafe_b64encode((digest_of(content) if digest is None else digest) + body).decode().rstrip("=")


GOOD = linked(played("deal", 5))
HOSTILE = {
    "cut off": GOOD[:-7],
    "one letter wrong": GOOD[:200] + ("A" if GOOD[200] != "A" else "B") + GOOD[201:],
    "no link": "#/x/abc",
    "empty": "#/g/",
    "huge": "#/g/" + "A" * (LONGEST + 1),
    "not base64": "#/g/" + "é" * 400,
    "a bomb": packed(b"0" * (LARGEST + 1)),
    "wrong digest": packed(b"{}", b"abcdef"),
    "deep": packed(b'{"format":1,"game":' + b"[" * 100_000 + b"]" * 100_000 + b"}\n"),
    "no record": packed(b"hello\n"),
    "something after the end": packed(b"x")[:-2] + "AAAAAAA",
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_link_is_refused_with_a_sentence_in_less_than_a_second(what: str) -> None:
    began = time.perf_counter()
    with pytest.raises(Exception) as why:
        unlinked(HOSTILE[what])
    assert time.perf_counter() - began < 1
    assert isinstance(why.value, SpoiltLink) or what in ("deep", "no record"), why.value
    assert type(why.value).__name__ in ("SpoiltLink", "CorruptRecord")


def test_the_longest_link_is_one_and_one_more_is_none() -> None:
    assert len(packed(b"").removeprefix("#/g/")) < 20
    assert is_link("http://x/#/g/AA") and is_link("#/g/AA")
    assert not is_link("game.magnat") and not is_link("/g/AA")


def test_replay_and_verify_read_a_link() -> None:
    for command, said in (("verify", 0), ("replay", 0)):
        words = [sys.executable, "-m", "magnat", command, f"https://a.host/folder/#{GOOD}"]
        done = subprocess.run(words, capture_output=True, text=True)
        assert done.returncode == said and done.stdout, done.stderr
    words = [sys.executable, "-m", "magnat", "verify", f"http://x/#{HOSTILE['cut off']}", "--lang", "en"]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode and "this link holds no game" in done.stderr + done.stdout
