"""Verifiable luck."""

import hashlib
import hmac
import random

import pytest

from magnat.kernel import IllegalAnswer
from magnat.record import (
    BadSeed,
    End,
    Record,
    RecordedGame,
    VerifiableLuck,
    commitment,
    decode_record,
    fresh_seed,
    verify,
)
from magnat.testing import random_walks
from tests.toy import TOY, ToyDraw

SEED = bytes(range(32))


def play(rows: int = 5000) -> RecordedGame:
    rng = random.Random(4)
    game = RecordedGame.start(TOY, 3, VerifiableLuck(SEED, ["ada", "bob"], "m1"))
    while len(game.rows) < rows and (row := random_walks.random_row(game.table, 3, rng)):
        game.answer(*row)
    return game


def test_a_draw_follows_the_formula() -> None:
    x = int.from_bytes(hmac.new(SEED, b"ada,bob:m1:100:0:0", hashlib.sha256).digest()[:8], "big")
    luck = VerifiableLuck(SEED, ["ada", "bob"], "m1")
    assert luck.commitment == hashlib.sha256(SEED).hexdigest()
    assert luck.pick(ToyDraw(1), range(10, 20)) == 10 + x % 10 and luck.counts == {100: 1}


def test_a_draw_beyond_the_last_multiple_is_repeated() -> None:
    luck = VerifiableLuck(SEED)
    n = (1 << 63) + 1  # almost half of the draws are rejected
    draws = [luck.draw(0, k, n) for k in range(200)]
    firsts = [int.from_bytes(hmac.digest(SEED, b"::0:%d:0" % k, "sha256")[:8], "big") for k in range(200)]
    assert all(0 <= x < n for x in draws)
    assert 60 < sum(x != y for x, y in zip(draws, firsts, strict=True)) < 140


def test_each_stream_counts_for_itself() -> None:
    one, other = VerifiableLuck(SEED), VerifiableLuck(SEED)
    spent = [one.draw(3, k, 6) for k in range(5)]
    assert len(spent) == 5 and one.pick(ToyDraw(0), range(28)) == other.pick(ToyDraw(2), range(28))


def test_draws_are_uniform() -> None:
    luck = VerifiableLuck(SEED)
    counts = [0] * 6
    for k in range(12_000):
        counts[luck.draw(1, k, 6)] += 1
    assert all(1850 < count < 2150 for count in counts)


@pytest.mark.parametrize(
    ("seed", "client", "match"), [(b"short", [], ""), (SEED, ["a:b"], ""), (SEED, ["a,b"], ""), (SEED, [], "m\n")]
)
def test_seeds_that_could_be_confused_are_refused(seed: bytes, client: list[str], match: str) -> None:
    with pytest.raises(BadSeed):
        VerifiableLuck(seed, client, match)


def test_a_finished_match_is_verified_from_its_file_alone() -> None:
    game = play()
    record = decode_record(game.record.encode())
    assert record.header.commitment == commitment(SEED) and record.end is not None and record.end.reveal == SEED.hex()
    report = verify(record, TOY)
    assert report.fair and report.draws > 15


def test_an_aborted_match_is_verified_too() -> None:
    game = play(20)
    assert verify(game.record, TOY).reason == "no_reveal"
    game.abort()
    assert verify(game.record, TOY).fair


def test_a_resumed_match_continues_its_streams() -> None:
    game, uninterrupted = play(40), play()
    record = Record(game.record.header, list(game.rows))
    resumed = RecordedGame.resume(record, VerifiableLuck(SEED, ["ada", "bob"], "m1"), edition=TOY)
    assert isinstance(resumed.luck, VerifiableLuck) and isinstance(game.luck, VerifiableLuck)
    assert resumed.luck.counts == game.luck.counts and uninterrupted.rows[:40] == resumed.rows[:40]


def test_a_match_is_not_resumed_with_another_seed() -> None:
    with pytest.raises(BadSeed):
        RecordedGame.resume(play(20).record, VerifiableLuck(fresh_seed()), edition=TOY)


def test_reading_a_finished_match_keeps_its_reveal() -> None:
    game = play()
    assert RecordedGame.resume(game.record, edition=TOY).record.end == End(game.record.end.winners, SEED.hex())  # type: ignore[union-attr]


def test_a_forged_draw_is_detected_at_its_row() -> None:
    game = play()
    row = 4
    seat, drawn = game.record.rows[row]
    forged = next(card for card in range(28) if (-1, card) not in game.record.rows[:9])
    game.record.rows[row] = (seat, forged)
    report = verify(game.record, TOY)
    assert not report.fair and report.reason == "other_draw" and report.row == row
    assert report.found == forged and report.expected == drawn


def test_an_unverifiable_record_is_not_reported_as_fair() -> None:
    game = play()
    end = game.record.end
    assert end is not None
    assert verify(RecordedGame.start(TOY, 3, 1).record, TOY).reason == "no_commitment"
    game.record.end = End(reveal="zz")
    assert verify(game.record, TOY).reason == "bad_seed"
    game.record.end = End(reveal=fresh_seed().hex())
    assert verify(game.record, TOY).reason == "other_seed"
    game.record.end = end
    game.record.rows.insert(3, (2, 77))
    assert verify(game.record, TOY).reason == "not_replayable"
    assert verify(game.record, TOY).row == 3


def test_a_raising_rule_spends_no_luck() -> None:
    game = play(9)
    assert isinstance(game.luck, VerifiableLuck)
    counts = dict(game.luck.counts)
    with pytest.raises(IllegalAnswer):
        game.answer(0, 12345)
    assert game.luck.counts == counts
