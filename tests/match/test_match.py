"""A match as a function of its log: clocks, snapshots, other engines."""

import msgspec

from magnat.games import edition
from magnat.kernel import current_question
from magnat.match import AnswerEntry, Clock, Entry, NoticeEntry
from magnat.match.match import Match
from magnat.record import Record, VerifiableLuck, fresh_seed, same_position


def start_match(clock: Clock | None = None, **options: int) -> Match:
    e = edition("electronic", "standard", options)
    luck = VerifiableLuck(fresh_seed(), ["a", "b"], "m")
    header = Record.for_edition(e, 2, names=["A", "B"], **luck.header_fields).header
    match = Match("m", header, luck.seed, clock or Clock())
    match.apply_entry(match.opening_entry(1_000))
    return match


def answer_entry(match: Match, seconds: float, by: str = "player") -> Entry:
    question = current_question(match.table)
    assert question is not None
    tried = match.try_sentence(match.asked_seat, [question.silence(match.table)])
    at = match.state.at + int(seconds * 1000)
    return Entry("m", match.state.seq + 1, at, AnswerEntry(match.asked_seat, by, tried.rows))


def test_thinking_costs_time_and_an_answer_adds_some_up_to_the_bank() -> None:
    match = start_match(Clock(60, 10))
    asked = match.asked_seat
    match.apply_entry(answer_entry(match, 30))
    assert match.state.banks[asked] == 40_000
    match.state.banks[match.asked_seat] = 58_000
    before = match.asked_seat
    match.apply_entry(answer_entry(match, 1))
    assert match.state.banks[before] == 60_000


def test_a_pause_stops_the_clock() -> None:
    match = start_match(Clock(60, 0))
    asked = match.asked_seat
    match.apply_entry(Entry("m", 1, 11_000, NoticeEntry("paused", 0)))
    assert match.state.banks[asked] == 50_000 and match.deadline() == 0
    match.apply_entry(Entry("m", 2, 500_000, NoticeEntry("resumed", 0)))
    assert match.deadline() == 550_000 and match.state.played == 10_000


def test_absences_add_up() -> None:
    match = start_match()
    for n, (word, at) in enumerate([("away", 5_000), ("stands_in", 8_000), ("back", 9_000), ("away", 20_000)], 1):
        match.apply_entry(Entry("m", n, at, NoticeEntry(word, 1, bot="random" if word == "stands_in" else "")))
    assert match.state.away == {1: 20_000} and match.state.away_spent == {1: 4_000}
    assert match.state.stands_in == {}


def test_time_is_up_only_in_games_with_a_limit() -> None:
    assert start_match(time_limit=60).table_can_say(0) and not start_match().table_can_say(0)
    assert start_match().table_can_say(1) and start_match().table_can_say(2) and not start_match().table_can_say(3)


def test_a_snapshot_with_its_tail_equals_the_whole_log() -> None:
    match = start_match(Clock(600, 5))
    log = []
    for _ in range(30):
        log.append(answer_entry(match, 1.5))
        match.apply_entry(log[-1])
    restored = start_match(Clock(600, 5))
    restored.luck, restored.header = match.luck, match.header
    first = Match("m", match.header, match.luck.seed, match.clock)
    first.apply_entry(first.opening_entry(1_000))
    for entry in log[:20]:
        first.apply_entry(entry)
    again = Match("m", match.header, match.luck.seed, match.clock)
    again.restore(first.encode_snapshot().decode())
    for entry in log[20:]:
        again.apply_entry(entry)
    assert same_position(again.table, match.table) and again.state == match.state
    assert msgspec.json.decode(first.encode_snapshot())["state"]["seq"] == 20


def test_trying_a_sentence_changes_nothing() -> None:
    match = start_match()
    before = (match.encode_snapshot(), match.question_number)
    for _ in range(3):
        first = match.try_sentence(match.asked_seat, ["throw"])
        assert match.try_sentence(match.asked_seat, ["throw"]).rows == first.rows
    assert (match.encode_snapshot(), match.question_number) == before
