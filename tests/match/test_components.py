"""Components of a match, each constructed without a session."""

import gc
import pickle
import weakref
from typing import Any

import msgspec
import pytest

from magnat.bots import steady
from magnat.games import BUILT_IN as GAMES
from magnat.games import edition
from magnat.kernel import Luck, current_question
from magnat.match import AnswerEntry, AskBot, Entry, MatchSession, Place, Refusal, Script, Seating, Setup, WriteEntry
from magnat.match.broadcast import Broadcast
from magnat.match.hints import Hints
from magnat.match.host import RecordingViewer
from magnat.match.log import NoticeEntry
from magnat.match.log_writer import LogWriter
from magnat.match.match import Match
from magnat.match.messages import AskHint, Hint, HintStep, TakeBack
from magnat.match.open_offers import OpenOffers
from magnat.match.ponder import Ponder
from magnat.match.requests import HintJob
from magnat.match.shared import SharedState
from magnat.match.undo_requests import MAX_UNDO_REQUESTS_PER_SEAT, UndoRequests
from magnat.positions import Position


def start(game: str, people: int = 2, bots: int = 0, bot: str = "steady", **setup: Any) -> SharedState:
    """Return the shared state of a started match."""
    places = [Place(seat=seat, name=f"P{seat}", player=f"p{seat}") for seat in range(people)]
    places += [Place(seat=people + number, name=f"B{number}", bot=bot) for number in range(bots)]
    shared = SharedState(Seating("m", Setup(game=game, **setup), places, b"1" * 16))
    shared.match = shared.seating.begin(0)[1]
    return shared


def make_writer(shared: SharedState) -> LogWriter:
    broadcast = Broadcast(shared)
    return LogWriter(shared, broadcast, OpenOffers(shared, broadcast, Luck(1)))


def run(script: Script[Any]) -> list[Any]:
    """Run a script with a host that writes every entry and finds none. Return its requests."""
    requests: list[Any] = []
    answer = None
    while True:
        try:
            requests.append(script.send(answer))
        except StopIteration:
            return requests
        answer = True if isinstance(requests[-1], WriteEntry) else None


def notices(requests: list[Any]) -> list[str]:
    bodies = [request.entry.body for request in requests if isinstance(request, WriteEntry)]
    return [body.word for body in bodies if isinstance(body, NoticeEntry)]


def viewer_of(shared: SharedState, seat: int) -> RecordingViewer:
    viewer = RecordingViewer(f"p{seat}")
    viewer.seat = seat
    shared.viewers[viewer] = None
    return viewer


def answer(match: Match, word: Any) -> None:
    """Answer for the asked seat."""
    seat = match.asked_seat
    attempt = match.try_sentence(seat, word if isinstance(word, list) else [word])
    entry = Entry(match.id, match.state.seq + 1, 0, AnswerEntry(seat, "player", attempt.rows))
    match.adopt(match.next_state(entry, attempt))


def steady_answer(match: Match) -> int:
    question = current_question(match.table)
    assert question is not None
    return steady(match.header.game).decide(match.table, question, question.bot_choices(match.table))


# Hints


def ask_hint(hints: Hints, shared: SharedState, question: int = 0) -> list[Any]:
    match = shared.started_match
    command = AskHint(id="h", question=match.question_number + question)
    return run(hints.request(viewer_of(shared, match.asked_seat), command, 0))


@pytest.mark.parametrize(("allowed", "used", "reason"), [(0, 0, "no_hints"), (2, 2, "no_hints_left")])
def test_a_hint_beyond_the_allowed_number_is_refused(allowed: int, used: int, reason: str) -> None:
    shared = start("deal", hints=allowed)
    shared.started_match.state.hints = dict.fromkeys(range(2), used)
    with pytest.raises(Refusal, match=f"^{reason}$"):
        ask_hint(Hints(shared, make_writer(shared), Luck(1)), shared)


@pytest.mark.parametrize("people", [1, 2])
def test_a_hint_for_an_earlier_question_is_refused(people: int) -> None:
    shared = start("deal", people, 2 - people, hints=1)
    with pytest.raises(Refusal, match=r"^stale$"):
        ask_hint(Hints(shared, make_writer(shared), Luck(1)), shared, -1)


def test_two_requests_share_one_hint_and_one_notice_and_none_is_sent_after_the_question() -> None:
    shared = start("deal", hints=1)
    hints, match = Hints(shared, make_writer(shared), Luck(1)), shared.started_match
    job = HintJob(match.question_number, match.asked_seat)
    requests = ask_hint(hints, shared) + ask_hint(hints, shared)
    assert notices(requests) == ["hint"] and [each.job for each in requests if isinstance(each, AskBot)] == [job]
    answer(match, steady_answer(match))
    sent = [request.message for request in run(hints.on_decision(job, "{}"))]
    assert len(sent) == 2 and all(b'"stale"' in message for message in sent) and not hints.pending


def hint_step(final: bool) -> str:
    hint = Hint("normal", 0, "unclear", 90, 20, final, [])
    return str(msgspec.json.encode(HintStep(hint, {"seconds": 0.3})), "utf-8")


def test_a_hint_is_sent_step_by_step_until_it_is_final() -> None:
    shared = start("deal", hints=1)
    hints, match = Hints(shared, make_writer(shared), Luck(1)), shared.started_match
    job = HintJob(match.question_number, match.asked_seat)
    ask_hint(hints, shared)
    message, more = run(hints.on_decision(job, hint_step(False)))
    assert b'"final":false' in message.message and isinstance(more, AskBot)
    assert more.job == job and more.task.saved == {"seconds": 0.3}, "the next step continues the games"
    (message,) = run(hints.on_decision(job, hint_step(True)))
    assert b'"final":true' in message.message and not hints.pending


def test_a_pending_hint_ends_with_its_question_before_its_task_does() -> None:
    shared = start("deal", hints=1)
    hints, match = Hints(shared, make_writer(shared), Luck(1)), shared.started_match
    job = HintJob(match.question_number, match.asked_seat)
    ask_hint(hints, shared)
    assert run(hints.end_stale()) == [] and list(hints.pending) == [job]
    answer(match, steady_answer(match))
    (request,) = run(hints.end_stale())
    assert b'"stale"' in request.message and not hints.pending
    assert run(hints.on_decision(job, hint_step(False))) == [], "its task is not continued"


def test_a_hint_is_not_continued_for_viewers_that_have_left() -> None:
    shared = start("deal", hints=1)
    hints, match = Hints(shared, make_writer(shared), Luck(1)), shared.started_match
    job = HintJob(match.question_number, match.asked_seat)
    ask_hint(hints, shared)
    shared.viewers.clear()
    assert run(hints.on_decision(job, hint_step(False))) == [] and not hints.pending


# Pondering


def first_pondering(shared: SharedState, ponder: Ponder) -> list[Any]:
    """Answer as the steady bot until a question is pondered. Return the requests."""
    match = shared.started_match
    for _ in range(60):
        if match.is_over:
            break
        if match.asked_seat == 0 and (requests := run(ponder.request_pondering(match))):
            return requests
        answer(match, steady_answer(match))
    return []


def forget_prediction(ponder: Ponder) -> None:
    ponder.predicted_at, ponder.predicted = -1, None


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_pondered_unless_the_host_allows_it(game: str) -> None:
    shared = start(game, 1, 1, "expert")
    assert not first_pondering(shared, Ponder(shared, Luck(1)))


@pytest.mark.parametrize(("bot", "ponders"), [("expert", True), ("search", True), ("hard", False), ("normal", False)])
def test_only_a_bot_that_improves_with_time_ponders(bot: str, ponders: bool) -> None:
    shared = start("electronic", 1, 1, bot)
    ponder = Ponder(shared, Luck(1))
    ponder.allowed = True
    assert len(first_pondering(shared, ponder)) == ponders


def test_one_search_runs_at_a_time_and_each_result_counts_once_for_its_own_question() -> None:
    shared = start("millionaire", 1, 1, "expert")
    ponder, match = Ponder(shared, Luck(1)), shared.started_match
    ponder.allowed = True
    (first,) = first_pondering(shared, ponder)
    forget_prediction(ponder)
    assert not run(ponder.request_pondering(match)), "the first search is still running"
    predicted = ponder.predicted
    assert predicted is not None
    ponder.on_decision(first.job, 1)
    assert predicted.answers == [], "it was the result of another prediction"
    (second,) = run(ponder.request_pondering(match))
    ponder.on_decision(first.job, 1)
    assert predicted.answers == [] and ponder.running_job == second.job
    for _ in range(2):
        ponder.on_decision(second.job, 2)
    assert predicted.answers == [2]


# Undo requests


def request_undo(shared: SharedState, words: list[Any], earlier: list[int]) -> list[str]:
    """Let seat 0 answer and request an undo, after `earlier` requests. Return the notices."""
    match = shared.started_match
    match.table = Position("electronic", seats=2, owns={0: "lyon nord", 1: "water"}).table
    match.table.facts = match.table.rows = None
    answer(match, words)
    match.state.back_asks = {0: earlier}
    command = TakeBack(id="t", question=match.question_number)
    return notices(run(UndoRequests(shared, make_writer(shared)).request(viewer_of(shared, 0), command, 0)))


def test_an_undo_request_is_refused_while_a_voter_is_absent_and_after_too_many() -> None:
    words = ["mortgage", edition("electronic").board.index("lyon")]
    with pytest.raises(Refusal, match=r"^somebody_away$"):
        request_undo(start("electronic"), words, [])
    shared = start("electronic")
    shared.remote_seats = {1}
    with pytest.raises(Refusal, match=r"^no_more_requests$"):
        request_undo(shared, words, [-1] * MAX_UNDO_REQUESTS_PER_SEAT)
    shared.match = shared.seating.begin(0)[1]
    assert request_undo(shared, words, [-1]) == ["take_back_asked"]


# Memory


def test_a_session_is_freed_at_once_because_its_components_have_no_reference_cycle() -> None:
    session = MatchSession(start("deal").seating, Luck(1), 0)
    gone = weakref.ref(session.shared)
    gc.disable()
    try:
        del session
        assert gone() is None
    finally:
        gc.enable()


def test_a_pickled_refusal_keeps_everything() -> None:
    refusal = pickle.loads(pickle.dumps(Refusal("no_such_seat", 404, "0, 1")))
    assert (refusal.reason, refusal.status, refusal.accepted) == ("no_such_seat", 404, "0, 1")
