"""play: a match as its log tells it, without a network: clocks, snapshots, other engines."""

import msgspec

from magnat.games import edition
from magnat.kernel import waiting
from magnat.play import Clock, Entry, Note, Said
from magnat.play.match import Match, made_header
from magnat.record import VerifiableLuck, fresh_seed, same


def begun(clock: Clock | None = None, **options: int) -> Match:
    e = edition("electronic", "standard", options)
    luck = VerifiableLuck(fresh_seed(), ["a", "b"], "m")
    match = Match("m", made_header(e, "standard", ["A", "B"], luck), luck.seed, clock or Clock())
    match.take(match.opening(1_000))
    return match


def said(match: Match, seconds: float, by: str = "player") -> Entry:
    question = waiting(match.table)
    assert question is not None
    tried = match.tried(match.speaker, [question.silence(match.table)])
    at = match.state.at + int(seconds * 1000)
    return Entry("m", match.state.seq + 1, at, Said(match.speaker, by, tried.rows))


def test_thinking_costs_time_and_an_answer_brings_some_back_but_never_more_than_the_bank() -> None:
    match = begun(Clock(60, 10))
    asked = match.speaker
    match.take(said(match, 30))
    assert match.state.banks[asked] == 40_000
    match.state.banks[match.speaker] = 58_000
    before = match.speaker
    match.take(said(match, 1))
    assert match.state.banks[before] == 60_000


def test_a_pause_stops_the_clock() -> None:
    match = begun(Clock(60, 0))
    asked = match.speaker
    match.take(Entry("m", 1, 11_000, Note("paused", 0)))
    assert match.state.banks[asked] == 50_000 and match.deadline() == 0
    match.take(Entry("m", 2, 500_000, Note("resumed", 0)))
    assert match.deadline() == 550_000 and match.state.played == 10_000


def test_absences_add_up() -> None:
    match = begun()
    for n, (word, at) in enumerate([("away", 5_000), ("stands_in", 8_000), ("back", 9_000), ("away", 20_000)], 1):
        match.take(Entry("m", n, at, Note(word, 1, bot="random" if word == "stands_in" else "")))
    assert match.state.away == {1: 20_000} and match.state.away_spent == {1: 4_000}
    assert match.state.stands_in == {}


def test_the_table_says_that_time_is_up_only_where_the_game_has_a_limit() -> None:
    assert begun(time_limit=60).table_may(0) and not begun().table_may(0)
    assert begun().table_may(1) and begun().table_may(2) and not begun().table_may(3)


def test_a_snapshot_and_the_tail_are_the_whole_log() -> None:
    match = begun(Clock(600, 5))
    log = []
    for _ in range(30):
        log.append(said(match, 1.5))
        match.take(log[-1])
    kept = begun(Clock(600, 5))
    kept.luck, kept.header = match.luck, match.header
    first = Match("m", match.header, match.luck.seed, match.clock)
    first.take(first.opening(1_000))
    for entry in log[:20]:
        first.take(entry)
    again = Match("m", match.header, match.luck.seed, match.clock)
    again.restore(first.saved().decode())
    for entry in log[20:]:
        again.take(entry)
    assert same(again.table, match.table) and again.state == match.state
    assert msgspec.json.decode(first.saved())["state"]["seq"] == 20


def test_what_is_tried_changes_nothing() -> None:
    match = begun()
    before = (match.saved(), match.question)
    for _ in range(3):
        first = match.tried(match.speaker, ["throw"])
        assert match.tried(match.speaker, ["throw"]).rows == first.rows
    assert (match.saved(), match.question) == before
