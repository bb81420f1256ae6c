"""Pondering: a search bot thinks during a person's turn about its probable next question, if the host allows it."""

import itertools
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from magnat.bots import bot, steady
from magnat.games import BUILT_IN as GAMES
from magnat.kernel import Luck, apply, current_question
from magnat.match import Absence, AnswerEntry, Place, Seating, Setup, bot_tasks
from magnat.match.automation import PendingDecision
from magnat.match.bot_tasks import BotTask, Decision
from magnat.match.match import asked_seat_of
from magnat.match.ponder import MAX_PONDERINGS, canonical_snapshot, play_as_steady
from magnat.match.requests import AskBot, BotJob
from magnat.record import redeal, restore
from tests.match.manual_loop import InspectableViewer, ManualClockLoop

IDS = itertools.count()


class PonderLoop(ManualClockLoop):
    """A loop with pondering. Speculative tasks run one at a time when the test calls `think_ahead`."""

    asked: list[AskBot]  # requests for due answers
    ahead: list[AskBot]  # speculative requests
    waits = False  # True while no decision is made

    def run_bots(self, now: int) -> None:
        if not self.waits:
            super().run_bots(now)

    def on_think(self, request: AskBot) -> None:
        (self.ahead if request.ponder else self.asked).append(request)
        if not request.ponder:
            super().on_think(request)

    def make_decision(self, task: BotTask) -> Decision:
        return steady_answer(task)

    def ponder_all(self, answer: Callable[[BotTask], Decision] | None = None) -> list[AskBot]:
        """Run speculative requests until there are no more. Return them."""
        done: list[AskBot] = []
        while len(self.ahead) > len(done):
            request = self.ahead[len(done)]
            done.append(request)
            self.run(self.session.on_decision(request.job, (answer or steady_answer)(request.task), self.now))
            self.settle()
        self.ahead.clear()
        return done

    def say(self, watcher: InspectableViewer, **message: object) -> None:
        super().say(watcher, id=f"c{next(IDS)}", question=self.session.started_match.question_number, **message)

    def answer(self, watcher: InspectableViewer, decision: int | None = None) -> None:
        """The person gives the expected answer, or another one."""
        self.say(watcher, type="say", say=expected(self) if decision is None else decision)


def steady_answer(task: BotTask) -> Decision:
    return bot_tasks.decide(msgspec.structs.replace(task, bot="steady"))


def expected(loop: ManualClockLoop) -> int:
    """Return the steady bot's answer in the person's place."""
    t = loop.session.started_match.table
    question = current_question(t)
    assert question is not None
    return steady(loop.session.started_match.header.game).decide(t, question, question.bot_choices(t))


def start_at(
    game: str,
    person: int = 0,
    bot: str = "expert",
    seats: int = 2,
    seed: bytes = b"1" * 16,
    pace: int = 0,
) -> tuple[PonderLoop, InspectableViewer]:
    places = [
        Place(seat=seat, name="P", player="p") if seat == person else Place(seat=seat, name=f"B{seat}", bot=bot)
        for seat in range(seats)
    ]
    loop = PonderLoop(Seating("loop", Setup(game=game, bot_pace=pace), places, seed, host="p"))
    loop.asked, loop.ahead = [], []
    loop.session.ponder.allowed = True
    return loop, loop.connect("p")


def is_predicted(loop: PonderLoop, me: InspectableViewer, condition: Callable[[], bool] | None = None) -> bool:
    """Play as expected until a question is predicted. Return False if none ever is."""
    for _ in range(400):
        if condition() if condition else loop.ahead:
            return True
        loop.ponder_all()
        loop.advance(1_000)
        if loop.session.started_match.asked_seat == me.seat:
            loop.answer(me)
    return False


def until_predicted(loop: PonderLoop, me: InspectableViewer, condition: Callable[[], bool] | None = None) -> None:
    """Play as expected until a question is predicted."""
    assert is_predicted(loop, me, condition), "nothing was ever predicted"


def before_a_correct_prediction(
    game: str, person: int, bot: str = "expert", seats: int = 3
) -> tuple[PonderLoop, InspectableViewer]:
    """Return a game in which the person's expected answer leads to the prediction for certain."""

    def is_correct() -> bool:
        predicted, match = loop.session.ponder.predicted, loop.session.started_match
        if predicted is None or not loop.ahead or match.asked_seat != person:
            return False
        t = match.try_sentence(person, [expected(loop)]).table
        return asked_seat_of(t) == predicted.seat and canonical_snapshot(t, predicted.seat) == predicted.seat_view

    for seed in range(20):
        loop, me = start_at(game, person, bot, seats, seed=bytes([seed]) * 16)
        if is_predicted(loop, me, is_correct):
            return loop, me
    raise AssertionError("no prediction is ever correct")


def until_asked(loop: PonderLoop, me: InspectableViewer) -> int:
    """Answer as expected until the bot is asked the predicted question. Return the number of its next log entry."""
    predicted = loop.session.ponder.predicted
    assert predicted is not None
    loop.asked.clear()
    for _ in range(20):
        assert loop.session.started_match.asked_seat == me.seat and loop.session.ponder.predicted is predicted
        entries = len(loop.log)
        loop.answer(me)
        if len(loop.log) > entries + 1 or loop.session.started_match.asked_seat == predicted.seat:
            return entries + 1
    raise AssertionError("it is never asked")


def count_questions(loop: PonderLoop, seat_view: dict[str, Any], seat: int) -> int:
    """Return how often a bot had to answer this question."""
    tasks = [each.task for each in loop.asked if each.task.what == "answer" and each.task.seat == seat]
    return sum(canonical_snapshot(restore(task.edition(), task.seats, task.table), seat) == seat_view for task in tasks)


@pytest.mark.parametrize("person", [0, 1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_a_predicted_question_is_answered_at_once_with_the_most_frequent_result(game: str, person: int) -> None:
    loop, me = before_a_correct_prediction(game, person)
    predicted = loop.session.ponder.predicted
    assert predicted is not None and predicted.seat != person
    question = current_question(predicted.table)
    assert question is not None
    first, second = question.bot_choices(predicted.table)[:2]
    answers = iter([first, second, second, first, second])
    done = loop.ponder_all(lambda task: next(answers))
    assert len(done) == MAX_PONDERINGS == len({each.job for each in done}) and predicted.best == second
    assert len({each.task.luck for each in done}) == MAX_PONDERINGS  # each time on other tables
    entry_body = loop.log[until_asked(loop, me)].body
    assert isinstance(entry_body, AnswerEntry) and (entry_body.seat, entry_body.by) == (predicted.seat, "bot")
    assert entry_body.rows[0] == (predicted.seat, second) and not count_questions(
        loop, predicted.seat_view, predicted.seat
    )


def test_equally_frequent_results_are_decided_by_the_first() -> None:
    loop, me = start_at("electronic")
    until_predicted(loop, me)
    predicted = loop.session.ponder.predicted
    assert predicted is not None
    predicted.answers = [7, 5, 7, 5]
    assert predicted.best == 7
    predicted.answers = [3, 5, 7, 7, 5]
    assert predicted.best == 5


@pytest.mark.parametrize(("under_way", "decision"), [(False, None), (True, 0), (True, None)])
@pytest.mark.parametrize("game", [game for game in GAMES if game != "deal"])
def test_a_wrong_prediction_is_discarded(game: str, under_way: bool, decision: int | None) -> None:
    surprising: list[tuple[int, dict[str, Any]]] = []

    def surprised() -> bool:
        """True if another answer would ask the pondering bot another question."""
        predicted, t = loop.session.ponder.predicted, loop.session.started_match.table
        question = current_question(t)
        surprising.clear()
        if predicted is not None and loop.ahead and question is not None:
            for choice in question.bot_choices(t):
                u = t.copy()
                apply(u, choice)
                top = current_question(u)
                if (
                    top is not None
                    and asked_seat_of(u) == predicted.seat
                    and len(top.bot_choices(u)) > 1
                    and not top.paced
                ):
                    surprising.append((choice, canonical_snapshot(u, predicted.seat)))
            surprising[:] = [each for each in surprising if each[1] != predicted.seat_view]
        return bool(surprising)

    for seed in range(20):
        loop, me = start_at(game, seed=bytes([seed]) * 16)
        if is_predicted(loop, me, surprised):
            break
    assert surprising, "no other answer ever asks the bot another question"
    if not under_way:
        loop.ponder_all()
    choice, seat_view = surprising[0]
    late = list(loop.ahead)
    loop.asked.clear()
    loop.waits = True
    loop.answer(me, choice)
    assert count_questions(loop, seat_view, 1) == 1 and loop.session.started_match.asked_seat == 1
    thought = loop.session.automation.decisions[BotJob(loop.session.started_match.question_number, 1)]
    for each in late:
        loop.run(loop.session.on_decision(each.job, decision, loop.now))
    assert (
        thought.at is None
        and loop.session.automation.decisions[BotJob(loop.session.started_match.question_number, 1)] is thought
    )
    loop.waits = False
    loop.settle()
    assert count_questions(loop, seat_view, 1) == 1


def test_nothing_is_pondered_before_a_chance_event() -> None:
    loop, me = start_at("electronic")
    for _ in range(60):
        t = loop.session.started_match.table
        throws = type(current_question(t)).__name__ == "BeforeThrow" and loop.session.started_match.asked_seat == 0
        if throws:
            assert loop.session.ponder.predicted is None and not loop.ahead
        loop.ahead.clear()
        if loop.session.started_match.asked_seat == 0:
            loop.answer(me)


def test_a_bot_asked_while_pondering_answers_when_the_search_ends() -> None:
    loop, me = start_at("electronic")
    until_predicted(loop, me)
    predicted = loop.session.ponder.predicted
    assert predicted is not None
    next_entry = until_asked(loop, me)
    assert len(loop.log) == next_entry and not count_questions(loop, predicted.seat_view, 1)
    assert loop.session.automation.due_times(loop.now) == []  # it waits only for the running search
    loop.ponder_all()
    assert len(predicted.answers) == 1 and not count_questions(loop, predicted.seat_view, 1)
    entry_body = loop.log[next_entry].body
    assert isinstance(entry_body, AnswerEntry) and entry_body.rows[0] == (1, predicted.answers[0])


def test_results_after_the_decision_change_nothing() -> None:
    loop, me = start_at("electronic", pace=1_000)
    until_predicted(loop, me)
    predicted = loop.session.ponder.predicted
    assert predicted is not None
    question = current_question(predicted.table)
    assert question is not None
    first, second = question.bot_choices(predicted.table)[:2]
    loop.run(loop.session.on_decision(loop.ahead[-1].job, first, loop.now))
    loop.settle()
    under_way = loop.ahead[-1]
    next_entry = until_asked(loop, me)
    assert loop.session.ponder.find_predicted(loop.session.started_match, 1, "expert") is predicted
    assert (
        loop.session.ponder.find_predicted(loop.session.started_match, 1, "normal") is None
    )  # another player sits there now
    for _ in range(2):
        loop.run(loop.session.on_decision(under_way.job, second, loop.now + 900))
    loop.advance(999)
    assert len(loop.log) == next_entry
    loop.advance(1)
    entry_body = loop.log[next_entry].body
    assert isinstance(entry_body, AnswerEntry) and entry_body.rows[0] == (1, first)


@pytest.mark.parametrize("asked", [False, True])
def test_without_a_worker_pondering_ends_and_the_bot_is_asked_as_usual(asked: bool) -> None:
    loop, me = start_at("electronic")
    until_predicted(loop, me)
    predicted = loop.session.ponder.predicted
    assert predicted is not None
    if asked:
        until_asked(loop, me)
    loop.ponder_all(lambda task: None)
    assert not loop.session.ponder.allowed and loop.session.ponder.predicted is None
    for _ in range(40):
        if loop.session.started_match.asked_seat == 0:
            loop.answer(me)
    assert count_questions(loop, predicted.seat_view, 1) == 1 and not loop.ahead


def test_a_pondered_answer_is_not_used_as_an_aside() -> None:
    loop, me = start_at("electronic")
    until_predicted(loop, me)
    aside = PendingDecision(aside=True)  # it is also deciding whether to build now
    loop.session.automation.decisions[BotJob(loop.session.started_match.question_number, 1)] = aside
    loop.ponder_all()
    assert aside.at is None and aside.answer is None


def test_stale_pondering_delays_nothing() -> None:
    loop, me = start_at("electronic")
    until_predicted(loop, me)
    other = loop.ahead[0]
    forget(loop)
    loop.settle()
    predicted = loop.session.ponder.predicted
    assert predicted is not None and predicted is not loop.session.ponder.running
    loop.waits = True
    until_asked(loop, me)
    assert count_questions(loop, predicted.seat_view, 1) == 1
    loop.run(loop.session.on_decision(other.job, 0, loop.now))
    assert loop.session.automation.decisions[BotJob(loop.session.started_match.question_number, 1)].at is None


@pytest.mark.parametrize("decision", [0, None])
def test_a_stand_in_is_asked_again_after_its_person_returned_briefly(decision: int | None) -> None:
    """The person returned while the stand-in waited for its prediction, and left again."""
    absence = Absence(after=10, bot="expert")
    places = [Place(seat=seat, name=f"P{seat}", player=f"p{seat}") for seat in range(2)]
    setup = Setup(game="electronic", bot_pace=0, absence=absence)
    loop = PonderLoop(Seating("loop", setup, places, b"1" * 16, host="p0"))
    loop.asked, loop.ahead = [], []
    loop.session.ponder.allowed = True
    me, other = loop.connect("p0"), loop.connect("p1")
    loop.disconnect(other)
    loop.advance(20_000)
    until_predicted(loop, me)
    until_asked(loop, me)
    (thought,) = loop.ahead
    assert loop.session.started_match.asked_seat == 1
    other = loop.connect("p1")
    loop.run(loop.session.on_decision(thought.job, decision, loop.now))
    loop.settle()
    entries = len(loop.log)
    loop.disconnect(other)
    loop.advance(60_000)
    assert any(isinstance(entry.body, AnswerEntry) and entry.body.seat == 1 for entry in loop.log[entries:])


def test_only_the_asked_seat_uses_a_prediction() -> None:
    """At that question the other expert may act aside: the same table, another seat."""
    loop, me = start_at("electronic", seats=3)
    until_predicted(loop, me)
    predicted = loop.session.ponder.predicted
    assert predicted is not None
    until_asked(loop, me)
    match = loop.session.started_match
    assert (
        match.asked_seat == predicted.seat
        and canonical_snapshot(match.table, 3 - predicted.seat) == predicted.seat_view
    )
    assert loop.session.ponder.find_predicted(match, predicted.seat, "expert") is predicted
    assert loop.session.ponder.find_predicted(match, 3 - predicted.seat, "expert") is None


def forget(loop: PonderLoop) -> None:
    loop.session.ponder.predicted_at, loop.session.ponder.predicted = -1, None


@pytest.mark.parametrize("game", ["deal", "star_wars", "empire"])
def test_predictions_do_not_depend_on_hidden_cards(game: str) -> None:
    loop, me = start_at(game)
    compared = 0
    for number in range(120):
        match, ahead = loop.session.started_match, loop.session.ponder
        if match.is_over:
            break
        if match.asked_seat == 0:
            predictions: list[Any] = []
            true = match.table
            for table in (true, redeal(true, 1, Luck(number))):
                match.table, ahead.luck = table, Luck(number)
                forget(loop)
                ahead._predict(match)
                predictions.append(ahead.predicted and (ahead.predicted.seat, ahead.predicted.seat_view))
            match.table = true
            assert predictions[0] == predictions[1]
            compared += predictions[0] is not None
            ahead.predicted_at, ahead.predicted = match.question_number, None
            loop.answer(me)
    assert compared


def test_the_search_bot_ponders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_tasks, "bot", lambda name, game, seconds=0.0: bot(name, game, seconds, 20))
    loop, me = before_a_correct_prediction("star_wars", 0, "search", 2)
    assert len(loop.ponder_all(bot_tasks.decide)) == MAX_PONDERINGS
    predicted = loop.session.ponder.predicted
    assert predicted is not None and len(predicted.answers) == MAX_PONDERINGS
    entry_body = loop.log[until_asked(loop, me)].body
    assert isinstance(entry_body, AnswerEntry) and entry_body.rows[0] == (1, predicted.best)


@pytest.mark.parametrize("game", GAMES)
def test_random_answers_never_block_a_game_with_pondering(game: str) -> None:
    """People answer at random, and each bot ponders now and then."""
    random = Random(game)
    thought_about: list[dict[str, Any]] = []

    def decide_and_note(task: BotTask) -> Decision:
        thought_about.append(canonical_snapshot(restore(task.edition(), task.seats, task.table), task.seat))
        return steady_answer(task)

    loop, me = start_at(game, person=1, seats=3)
    for _ in range(250):
        match = loop.session.started_match
        if match.is_over:
            break
        predicted = loop.session.ponder.predicted
        assert predicted is None or not predicted.answers or predicted.seat_view in thought_about
        if predicted is not None and match.asked_seat == 1 and not match.has_hidden_cards:
            guessed = match.table.copy()
            play_as_steady(game, guessed, 1)
            assert canonical_snapshot(guessed, predicted.seat) == predicted.seat_view
        if random.random() < 0.5:
            loop.ponder_all(decide_and_note)
        if match.asked_seat == 1:
            question = current_question(match.table)
            assert question is not None
            loop.answer(me, random.choice(question.choices(match.table)))
        elif loop.ahead:  # the bot is asked the predicted question
            loop.ponder_all(decide_and_note)
        else:
            loop.settle()
    again = loop.session.seating.new_match()
    for entry in loop.log:
        again.apply_entry(entry)
    assert again.state == loop.session.started_match.state and len(loop.log) > 60


def test_objections_are_not_pondered() -> None:
    """Bots with and without an objection answer on the same beat, so pondering must not reveal one."""
    objections = 0
    for seed in range(30):
        loop, me = start_at("empire", seed=bytes([seed]) * 16)
        for _ in range(60):
            match = loop.session.started_match
            if match.is_over:
                break
            t = match.table.copy()
            if match.asked_seat == 0:
                play_as_steady("empire", t, 0)
                question = current_question(t)
                if (
                    question is not None
                    and asked_seat_of(t) == 1
                    and question.paced
                    and len(question.bot_choices(t)) > 1
                ):
                    objections += 1
                    predicted = loop.session.ponder.predicted
                    assert predicted is None or predicted.seat_view != canonical_snapshot(t, 1)
            loop.ponder_all()
            loop.advance(1_000)
            if match.asked_seat == 0:
                loop.answer(me)
        if objections > 1:
            return
    raise AssertionError("no objection is ever possible")
