"""play: a bot that searches thinks while a person does, about what it will probably be asked, if the host allows it."""

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
from magnat.match.bot_tasks import BotTask, Decision, improves_with_time
from magnat.match.match import asked_seat_of
from magnat.match.ponder import MAX_PONDERINGS, canonical_snapshot, play_as_steady
from magnat.match.requests import AskBot, BotJob
from magnat.record import redeal, restore
from magnat.testing.manual_loop import InspectableViewer, ManualClockLoop

IDS = itertools.count()


class Ahead(ManualClockLoop):
    """A loop that allows it. What nobody waits for is thought about one task at a time, when the test says so."""

    asked: list[AskBot]  # what bots were asked that had to answer
    ahead: list[AskBot]  # what they thought about before
    waits = False  # nobody has thought yet

    def run_bots(self, now: int) -> None:
        if not self.waits:
            super().run_bots(now)

    def on_think(self, request: AskBot) -> None:
        (self.ahead if request.ponder else self.asked).append(request)
        if not request.ponder:
            super().on_think(request)

    def make_decision(self, task: BotTask) -> Decision:
        return steady_answer(task)

    def think_ahead(self, answer: Callable[[BotTask], Decision] | None = None) -> list[AskBot]:
        """As long as somebody wants to think ahead: what was thought about."""
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

    def answer(self, watcher: InspectableViewer, said: int | None = None) -> None:
        """The person says what is expected, or something else."""
        self.say(watcher, type="say", say=expected(self) if said is None else said)


def steady_answer(task: BotTask) -> Decision:
    return bot_tasks.decide(msgspec.structs.replace(task, bot="steady"))


def expected(loop: ManualClockLoop) -> int:
    """What the steady player would say in the person's place."""
    t = loop.session.started_match.table
    question = current_question(t)
    assert question is not None
    return steady(loop.session.started_match.header.game).decide(t, question, question.bot_choices(t))


def at(
    game: str,
    person: int = 0,
    bot: str = "expert",
    seats: int = 2,
    allowed: bool = True,
    seed: bytes = b"1" * 16,
    pace: int = 0,
) -> tuple[Ahead, InspectableViewer]:
    places = [
        Place(seat=seat, name="P", player="p") if seat == person else Place(seat=seat, name=f"B{seat}", bot=bot)
        for seat in range(seats)
    ]
    loop = Ahead(Seating("loop", Setup(game=game, bot_pace=pace), places, seed, host="p"))
    loop.asked, loop.ahead = [], []
    loop.session.ponder.allowed = allowed
    return loop, loop.connect("p")


def foresees(loop: Ahead, me: InspectableViewer, found: Callable[[], bool] | None = None) -> bool:
    """Play as expected until something is foreseen; False if nothing ever is."""
    for _ in range(400):
        if found() if found else loop.ahead:
            return True
        loop.think_ahead()
        loop.advance(1_000)
        if loop.session.started_match.asked_seat == me.seat:
            loop.answer(me)
    return False


def until_foreseen(loop: Ahead, me: InspectableViewer, found: Callable[[], bool] | None = None) -> None:
    """Play as expected until something is foreseen."""
    assert foresees(loop, me, found), "nothing was ever foreseen"


def before_a_true_guess(game: str, person: int, bot: str = "expert", seats: int = 3) -> tuple[Ahead, InspectableViewer]:
    """A game in which the expected answer of the person leads to what is foreseen, whatever luck brings."""

    def comes_true() -> bool:
        foreseen, match = loop.session.ponder.predicted, loop.session.started_match
        if foreseen is None or not loop.ahead or match.asked_seat != person:
            return False
        t = match.try_sentence(person, [expected(loop)]).table
        return asked_seat_of(t) == foreseen.seat and canonical_snapshot(t, foreseen.seat) == foreseen.known

    for seed in range(20):
        loop, me = at(game, person, bot, seats, seed=bytes([seed]) * 16)
        if foresees(loop, me, comes_true):
            return loop, me
    raise AssertionError("no guess ever comes true")


def until_asked(loop: Ahead, me: InspectableViewer) -> int:
    """Answer as expected until the bot is asked what it foresaw; the number of the entry in which it will speak."""
    foreseen = loop.session.ponder.predicted
    assert foreseen is not None
    loop.asked.clear()
    for _ in range(20):
        assert loop.session.started_match.asked_seat == me.seat and loop.session.ponder.predicted is foreseen
        known = len(loop.log)
        loop.answer(me)
        if len(loop.log) > known + 1 or loop.session.started_match.asked_seat == foreseen.seat:
            return known + 1
    raise AssertionError("it is never asked")


def asked_about(loop: Ahead, known: dict[str, Any], seat: int) -> int:
    """How often a bot had to answer this very question."""
    tasks = [each.task for each in loop.asked if each.task.what == "answer" and each.task.seat == seat]
    return sum(canonical_snapshot(restore(task.edition(), task.seats, task.table), seat) == known for task in tasks)


@pytest.mark.parametrize("person", [0, 1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_who_is_asked_what_it_foresaw_says_at_once_what_it_found_most_often(game: str, person: int) -> None:
    loop, me = before_a_true_guess(game, person)
    foreseen = loop.session.ponder.predicted
    assert foreseen is not None and foreseen.seat != person
    question = current_question(foreseen.table)
    assert question is not None
    first, second = question.bot_choices(foreseen.table)[:2]
    answers = iter([first, second, second, first, second])
    done = loop.think_ahead(lambda task: next(answers))
    assert len(done) == MAX_PONDERINGS == len({each.job for each in done}) and foreseen.best == second
    assert len({each.task.luck for each in done}) == MAX_PONDERINGS  # each time on other tables
    said = loop.log[until_asked(loop, me)].body
    assert isinstance(said, AnswerEntry) and (said.seat, said.by) == (foreseen.seat, "bot")
    assert said.rows[0] == (foreseen.seat, second) and not asked_about(loop, foreseen.known, foreseen.seat)


def test_of_two_found_as_often_it_says_the_one_that_came_up_first() -> None:
    loop, me = at("electronic")
    until_foreseen(loop, me)
    foreseen = loop.session.ponder.predicted
    assert foreseen is not None
    foreseen.answers = [7, 5, 7, 5]
    assert foreseen.best == 7
    foreseen.answers = [3, 5, 7, 7, 5]
    assert foreseen.best == 5


@pytest.mark.parametrize(("under_way", "said"), [(False, None), (True, 0), (True, None)])
@pytest.mark.parametrize("game", [game for game in GAMES if game != "deal"])
def test_after_another_answer_the_bot_thinks_as_if_it_had_foreseen_nothing(
    game: str, under_way: bool, said: int | None
) -> None:
    surprising: list[tuple[int, dict[str, Any]]] = []

    def surprised() -> bool:
        """Another answer would put another question to the bot that has thought."""
        foreseen, t = loop.session.ponder.predicted, loop.session.started_match.table
        question = current_question(t)
        surprising.clear()
        if foreseen is not None and loop.ahead and question is not None:
            for choice in question.bot_choices(t):
                u = t.copy()
                apply(u, choice)
                top = current_question(u)
                if (
                    top is not None
                    and asked_seat_of(u) == foreseen.seat
                    and len(top.bot_choices(u)) > 1
                    and not top.paced
                ):
                    surprising.append((choice, canonical_snapshot(u, foreseen.seat)))
            surprising[:] = [each for each in surprising if each[1] != foreseen.known]
        return bool(surprising)

    for seed in range(20):
        loop, me = at(game, seed=bytes([seed]) * 16)
        if foresees(loop, me, surprised):
            break
    assert surprising, "no other answer ever puts another question to the bot"
    if not under_way:
        loop.think_ahead()
    choice, known = surprising[0]
    late = list(loop.ahead)
    loop.asked.clear()
    loop.waits = True
    loop.answer(me, choice)
    assert asked_about(loop, known, 1) == 1 and loop.session.started_match.asked_seat == 1
    thought = loop.session.automation.decisions[BotJob(loop.session.started_match.question_number, 1)]
    for each in late:
        loop.run(loop.session.on_decision(each.job, said, loop.now))
    assert (
        thought.at is None
        and loop.session.automation.decisions[BotJob(loop.session.started_match.question_number, 1)] is thought
    )
    loop.waits = False
    loop.settle()
    assert asked_about(loop, known, 1) == 1


@pytest.mark.parametrize(("bot", "foresees"), [("expert", True), ("search", True), ("hard", False), ("normal", False)])
def test_only_a_bot_that_plays_better_the_longer_it_thinks_does_so(bot: str, foresees: bool) -> None:
    assert improves_with_time(bot) is foresees
    loop, me = at("electronic", bot=bot)
    seen = 0
    for _ in range(12):
        seen += len(loop.ahead)
        loop.ahead.clear()
        if loop.session.started_match.asked_seat == 0:
            loop.answer(me)
    assert (seen > 0) is foresees


@pytest.mark.parametrize("game", GAMES)
def test_a_host_that_does_not_allow_it_is_never_asked(game: str) -> None:
    loop, me = at(game, allowed=False)
    for _ in range(30):
        if loop.session.started_match.asked_seat == 0:
            loop.answer(me)
    assert not loop.ahead and loop.asked


def test_nothing_is_thought_about_while_nature_has_the_next_word() -> None:
    loop, me = at("electronic")
    for _ in range(60):
        t = loop.session.started_match.table
        throws = type(current_question(t)).__name__ == "BeforeThrow" and loop.session.started_match.asked_seat == 0
        if throws:
            assert loop.session.ponder.predicted is None and not loop.ahead
        loop.ahead.clear()
        if loop.session.started_match.asked_seat == 0:
            loop.answer(me)


def test_who_is_asked_while_it_thinks_speaks_as_soon_as_it_has() -> None:
    loop, me = at("electronic")
    until_foreseen(loop, me)
    foreseen = loop.session.ponder.predicted
    assert foreseen is not None
    next_entry = until_asked(loop, me)
    assert len(loop.log) == next_entry and not asked_about(loop, foreseen.known, 1)
    assert loop.session.automation.due_times(loop.now) == []  # it waits for the thought alone
    loop.think_ahead()
    assert len(foreseen.answers) == 1 and not asked_about(loop, foreseen.known, 1)
    said = loop.log[next_entry].body
    assert isinstance(said, AnswerEntry) and said.rows[0] == (1, foreseen.answers[0])


def test_what_is_found_once_it_has_made_up_its_mind_changes_nothing() -> None:
    loop, me = at("electronic", pace=1_000)
    until_foreseen(loop, me)
    foreseen = loop.session.ponder.predicted
    assert foreseen is not None
    question = current_question(foreseen.table)
    assert question is not None
    first, second = question.bot_choices(foreseen.table)[:2]
    loop.run(loop.session.on_decision(loop.ahead[-1].job, first, loop.now))
    loop.settle()
    under_way = loop.ahead[-1]
    next_entry = until_asked(loop, me)
    assert loop.session.ponder.find_predicted(loop.session.started_match, 1, "expert") is foreseen
    assert (
        loop.session.ponder.find_predicted(loop.session.started_match, 1, "normal") is None
    )  # another player sits there now
    for _ in range(2):
        loop.run(loop.session.on_decision(under_way.job, second, loop.now + 900))
    loop.advance(999)
    assert len(loop.log) == next_entry
    loop.advance(1)
    said = loop.log[next_entry].body
    assert isinstance(said, AnswerEntry) and said.rows[0] == (1, first)


@pytest.mark.parametrize("asked", [False, True])
def test_where_nobody_can_think_it_is_given_up_and_the_bot_is_asked_as_usual(asked: bool) -> None:
    loop, me = at("electronic")
    until_foreseen(loop, me)
    foreseen = loop.session.ponder.predicted
    assert foreseen is not None
    if asked:
        until_asked(loop, me)
    loop.think_ahead(lambda task: None)
    assert not loop.session.ponder.allowed and loop.session.ponder.predicted is None
    for _ in range(40):
        if loop.session.started_match.asked_seat == 0:
            loop.answer(me)
    assert asked_about(loop, foreseen.known, 1) == 1 and not loop.ahead


def test_what_it_foresaw_is_not_said_aside() -> None:
    loop, me = at("electronic")
    until_foreseen(loop, me)
    aside = PendingDecision(aside=True)  # it is also thinking whether to build now
    loop.session.automation.decisions[BotJob(loop.session.started_match.question_number, 1)] = aside
    loop.think_ahead()
    assert aside.at is None and aside.said is None


def test_nobody_waits_for_a_thought_about_something_else() -> None:
    loop, me = at("electronic")
    until_foreseen(loop, me)
    other = loop.ahead[0]
    forget(loop)
    loop.settle()
    foreseen = loop.session.ponder.predicted
    assert foreseen is not None and foreseen is not loop.session.ponder.running
    loop.waits = True
    until_asked(loop, me)
    assert asked_about(loop, foreseen.known, 1) == 1
    loop.run(loop.session.on_decision(other.job, 0, loop.now))
    assert loop.session.automation.decisions[BotJob(loop.session.started_match.question_number, 1)].at is None


@pytest.mark.parametrize("said", [0, None])
def test_a_stand_in_whose_person_looked_in_is_asked_again(said: int | None) -> None:
    """He came while it waited for what it had foreseen, and left again."""
    absence = Absence(after=10, bot="expert")
    places = [Place(seat=seat, name=f"P{seat}", player=f"p{seat}") for seat in range(2)]
    setup = Setup(game="electronic", bot_pace=0, absence=absence)
    loop = Ahead(Seating("loop", setup, places, b"1" * 16, host="p0"))
    loop.asked, loop.ahead = [], []
    loop.session.ponder.allowed = True
    me, other = loop.connect("p0"), loop.connect("p1")
    loop.disconnect(other)
    loop.advance(20_000)
    until_foreseen(loop, me)
    until_asked(loop, me)
    (thought,) = loop.ahead
    assert loop.session.started_match.asked_seat == 1
    other = loop.connect("p1")
    loop.run(loop.session.on_decision(thought.job, said, loop.now))
    loop.settle()
    known = len(loop.log)
    loop.disconnect(other)
    loop.advance(60_000)
    assert any(isinstance(entry.body, AnswerEntry) and entry.body.seat == 1 for entry in loop.log[known:])


def test_only_who_is_asked_says_what_was_foreseen() -> None:
    """At that question the other expert may say something aside: the same table, another seat."""
    loop, me = at("electronic", seats=3)
    until_foreseen(loop, me)
    foreseen = loop.session.ponder.predicted
    assert foreseen is not None
    until_asked(loop, me)
    match = loop.session.started_match
    assert match.asked_seat == foreseen.seat and canonical_snapshot(match.table, 3 - foreseen.seat) == foreseen.known
    assert loop.session.ponder.find_predicted(match, foreseen.seat, "expert") is foreseen
    assert loop.session.ponder.find_predicted(match, 3 - foreseen.seat, "expert") is None


def test_nobody_thinks_ahead_unless_the_host_says_so_and_it_lets_go_of_its_match() -> None:
    play = ManualClockLoop.start_match("deal", 1, 1, bot="expert").session
    assert not play.ponder.allowed
    play.close()
    assert not hasattr(play.ponder, "session")


def forget(loop: Ahead) -> None:
    loop.session.ponder.predicted_at, loop.session.ponder.predicted = -1, None


def test_bots_think_ahead_one_thought_at_a_time_and_each_counts_once() -> None:
    """Whatever people say meanwhile: what is asked in earnest waits for one of them at most."""
    loop, me = at("millionaire")
    until_foreseen(loop, me)
    first = loop.ahead[0]
    about = loop.session.ponder.predicted
    forget(loop)
    loop.settle()
    foreseen = loop.session.ponder.predicted
    assert foreseen is not None and foreseen is not about and loop.ahead == [first]
    loop.run(loop.session.on_decision(first.job, 1, loop.now))
    assert foreseen.answers == []  # it was about something else
    loop.settle()
    second = loop.ahead[1]
    for _ in range(2):
        loop.run(loop.session.on_decision(first.job, 1, loop.now))
    assert foreseen.answers == [] and loop.session.ponder.running_job == second.job
    for _ in range(2):
        loop.run(loop.session.on_decision(second.job, 2, loop.now))
    assert foreseen.answers == [2]


@pytest.mark.parametrize("game", ["deal", "star_wars", "empire"])
def test_what_is_foreseen_does_not_depend_on_what_the_bot_may_not_know(game: str) -> None:
    loop, me = at(game)
    seen = 0
    for number in range(120):
        match, ahead = loop.session.started_match, loop.session.ponder
        if match.is_over:
            break
        if match.asked_seat == 0:
            found: list[Any] = []
            true = match.table
            for table in (true, redeal(true, 1, Luck(number))):
                match.table, loop.session.luck = table, Luck(number)
                forget(loop)
                ahead._predict(match)
                found.append(ahead.predicted and (ahead.predicted.seat, ahead.predicted.known))
            match.table = true
            assert found[0] == found[1]
            seen += found[0] is not None
            ahead.predicted_at, ahead.predicted = match.question_number, None
            loop.answer(me)
    assert seen


def test_search_itself_thinks_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_tasks, "bot", lambda name, game, seconds=0.0: bot(name, game, seconds, 20))
    loop, me = before_a_true_guess("star_wars", 0, "search", 2)
    assert len(loop.think_ahead(bot_tasks.decide)) == MAX_PONDERINGS
    foreseen = loop.session.ponder.predicted
    assert foreseen is not None and len(foreseen.answers) == MAX_PONDERINGS
    said = loop.log[until_asked(loop, me)].body
    assert isinstance(said, AnswerEntry) and said.rows[0] == (1, foreseen.best)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_people_say_the_game_goes_on(game: str) -> None:
    """They say anything, and each bot thinks ahead now and then."""
    random = Random(game)
    thought_about: list[dict[str, Any]] = []

    def noted(task: BotTask) -> Decision:
        thought_about.append(canonical_snapshot(restore(task.edition(), task.seats, task.table), task.seat))
        return steady_answer(task)

    loop, me = at(game, person=1, seats=3)
    for _ in range(250):
        match = loop.session.started_match
        if match.is_over:
            break
        foreseen = loop.session.ponder.predicted
        assert foreseen is None or not foreseen.answers or foreseen.known in thought_about
        if foreseen is not None and match.asked_seat == 1 and not match.has_hidden_cards:
            guessed = match.table.copy()
            play_as_steady(game, guessed, 1)
            assert canonical_snapshot(guessed, foreseen.seat) == foreseen.known
        if random.random() < 0.5:
            loop.think_ahead(noted)
        if match.asked_seat == 1:
            question = current_question(match.table)
            assert question is not None
            loop.answer(me, random.choice(question.choices(match.table)))
        elif loop.ahead:  # the bot is asked what it is thinking about
            loop.think_ahead(noted)
        else:
            loop.settle()
    again = loop.session.seating.new_match()
    for entry in loop.log:
        again.apply_entry(entry)
    assert again.state == loop.session.started_match.state and len(loop.log) > 60


def test_an_objection_is_not_thought_about_before_it_is_due() -> None:
    """Who has none answers on the same beat as who has: nobody is to be seen thinking about one."""
    seen = 0
    for seed in range(30):
        loop, me = at("empire", seed=bytes([seed]) * 16)
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
                    seen += 1
                    foreseen = loop.session.ponder.predicted
                    assert foreseen is None or foreseen.known != canonical_snapshot(t, 1)
            loop.think_ahead()
            loop.advance(1_000)
            if match.asked_seat == 0:
                loop.answer(me)
        if seen > 1:
            return
    raise AssertionError("nobody ever objects")
