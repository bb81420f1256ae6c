"""analysis: the review of a recorded game adds up, is the same every time, and finds what was planted."""

from random import Random

import msgspec
import pytest

from magnat.analysis import Budget, Review, ShownReview, build_result, build_shown_review, redact_for_reader, run_to_end
from magnat.analysis.branches import BranchSet
from magnat.analysis.intervals import FULL_CHANCE, SHARES_PER_GAME
from magnat.analysis.reference import Reference, reference_edition
from magnat.analysis.result import ReviewResult
from magnat.analysis.verdict import start_trial
from magnat.analysis.wording import add_words
from magnat.bots.value_net import load_value_net
from magnat.editions import parse_document
from magnat.games import BUILT_IN as GAMES
from magnat.games import edition, simulation_edition
from magnat.kernel import TABLE, BadOption, Luck, StreamLuck, Table, current_question
from magnat.record import End, Record, RecordedGame, decode_record, redeal, replay_positions
from tests.analysis.games import recorded, recorded_of, short
from tests.analysis.planting import with_blunder
from tests.editions.making import lawful

SMALL = Budget(first=4, closer=8)


def reviewed(record: Record, budget: Budget = SMALL) -> ReviewResult:
    review = Review(record, budget=budget)
    run_to_end(review.work())
    return build_result(review)


def adds_up(found: ReviewResult) -> None:
    """The identities, exactly and as they are shown."""
    for player in found.players:
        for terms in (player.exact, player.shown):
            assert terms.start + terms.luck + terms.play + terms.others == terms.end
    for event in found.events:
        assert sum(event.luck) == 0 == sum(event.play)
        assert event.said or not any(event.play)
    for column in ("start", "end"):
        assert sum(getattr(player.shown, column) for player in found.players) == FULL_CHANCE
    assert sum(player.shown.luck for player in found.players) == 0
    assert sum(player.shown.play + player.shown.others for player in found.players) == 0
    for point in found.points:
        assert sum(point.chances) == FULL_CHANCE
        assert all(point.halves) or not point.games, "nothing but the end is known exactly"
    assert all(half for event in found.events for half in event.halves) and all(p.half for p in found.players)
    for moment in found.moments:
        assert moment.half and all(moment.halves)
        assert sum(moment.before) == sum(moment.after) == FULL_CHANCE
        assert all(chance % moment.unit == 0 for chance in moment.before + moment.after)


SEATED = [*[(game, 2) for game in GAMES], ("electronic", 5), ("deal", 4), ("empire", 3)]


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_what_is_shown_adds_up(game, seats):
    record = recorded(game, seats, 3, ("random", "steady", "distracted"))
    found = reviewed(record)
    adds_up(found)
    assert found.stage == "done" and found.finished and found.until == len(record.rows)
    ends = [player.exact.end for player in found.players]
    assert [p for p, end in enumerate(ends) if end] == found.winners
    assert any(event.said for event in found.events) and any(not event.said for event in found.events)


@pytest.mark.parametrize("game", ["electronic", "deal"])
def test_an_edition_of_ones_own_at_the_largest_table_adds_up_to_where_it_was_broken_off(game):
    """From the file alone: the record brings the board that it was played on."""
    own = parse_document(lawful(game, Random(7))).edition()
    record = decode_record(recorded_of(own, own.most, 3, ("random", "steady"), 40).encode())
    found = reviewed(record, Budget(first=2, closer=4))
    adds_up(found)
    assert Review(record).edition.board == own.board != edition(game).board
    assert found.seats == own.most == len(found.players) and found.until == len(record.rows) and not found.finished


def test_two_reviews_of_one_record_are_the_same_bytes_whatever_the_players_are_called():
    record = recorded("deal", 2, 4, ("random", "steady"))
    other = msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, names=["A", "B"]))
    first, second, third = (msgspec.json.encode(reviewed(each)) for each in (record, record, other))
    assert first == second
    assert first != third and without_names(first) == without_names(third)


def without_names(told: bytes) -> ReviewResult:
    found = msgspec.json.decode(told, type=ReviewResult)
    players = [msgspec.structs.replace(player, name="") for player in found.players]
    return msgspec.structs.replace(found, names=[], players=players)


def test_who_plays_as_the_reference_neither_gains_nor_loses_by_play():
    found = reviewed(recorded("electronic", 3, 5, ("steady",)))
    assert not any(event.said for event in found.events)
    assert all(player.exact.play == player.exact.others == 0 for player in found.players)
    assert all(player.decisions for player in found.players)


def test_a_game_broken_off_adds_up_to_its_last_row():
    record = recorded("electronic", 2, 3, ("distracted", "steady"), 25)
    record = Record(record.header, record.rows, End(aborted=True))
    found = reviewed(record)
    adds_up(found)
    assert not found.finished and found.until == len(record.rows) and found.decided is None
    assert found.points[-1].games and 0 < max(player.exact.end for player in found.players) <= FULL_CHANCE


def test_what_is_said_aside_and_who_leaves_are_part_of_the_sum():
    """At a table of people: somebody mortgages while another is asked, somebody leaves; both are no answers."""
    e = edition("electronic", options={"turn_limit": 12})
    match = RecordedGame.start(e, 3, StreamLuck(5), skip_forced=True)
    aside = left = -1
    while question := current_question(match.table):
        others = [p for p in match.table.ring if p != question.seat]  # type: ignore[attr-defined]
        speaker = next((p for p in others if question.aside(match.table, p)), -1)
        words = question.aside(match.table, speaker) if speaker >= 0 else None
        if aside < 0 and words is not None and len(words.choices(match.table)) > 1:
            aside = len(match.rows)
            match.answer(speaker, next(c for c in words.choices(match.table) if c != words.silence(match.table)))
        elif left < 0 <= aside and len(match.rows) > aside + 8 and question.aside(match.table, TABLE):
            left = len(match.rows)
            match.answer(TABLE, 1 + others[0])
        else:
            match.answer(question.seat, Reference("electronic").answer(match.table, question, question.seat))
    found = reviewed(match.record)
    adds_up(found)
    assert 0 <= aside < left and found.until == len(match.rows)
    assert next(event.row for event in found.events if event.said) == aside
    assert any(not event.said and event.row <= left < event.last for event in found.events)


# Work that is left and taken up again


def test_whoever_stops_and_takes_it_up_again_gets_the_same():
    record = recorded("millionaire", 2, 3, ("distracted", "steady"))
    budget = Budget(first=20, closer=40)
    whole = Review(record, budget=budget)
    total = len(list(whole.work()))
    expected = msgspec.json.encode(build_result(whole))
    for stops in (1, total // 3, total - 2):
        stopped = Review(record, budget=budget)
        work = stopped.work()
        for _ in range(stops):
            next(work)
        work.close()
        adds_up(build_result(stopped)) if build_result(stopped).events else None
        again = Review(record, budget=budget, saved=stopped.dump())
        run_to_end(again.work())
        assert msgspec.json.encode(build_result(again)) == expected
        assert again.dump() == whole.dump()


def test_what_was_played_before_is_not_played_again(monkeypatch):
    record = recorded("empire", 3, 3, ("distracted", "steady"))
    review = Review(record, budget=SMALL)
    run_to_end(review.work())
    monkeypatch.setattr(Reference, "outcome", None)
    again = Review(record, budget=SMALL, saved=review.dump())
    run_to_end(again.work())
    assert msgspec.json.encode(build_result(again)) == msgspec.json.encode(build_result(review))


def test_the_work_of_another_game_is_refused():
    other = Review(recorded("deal", 3, 4, ("random", "steady"))).dump()
    with pytest.raises(BadOption, match="review"):
        Review(recorded("empire", 3, 3, ("distracted", "steady")), saved=other)


def test_first_results_come_early():
    """The sketch, then a firm moment, then every position in the order of play, then a closer look."""
    review = Review(recorded("millionaire", 2, 3, ("random", "steady")), budget=Budget(first=20, closer=20, every=4))
    steps = list(review.work())
    stages = list(dict.fromkeys(step.stage for step in steps))
    assert stages == ["sketch", "moment", "first", "closer"]
    firm = [step for step in steps if step.row >= 0]
    assert firm[0].stage == "moment" and len(firm) > 1
    assert all(0 <= step.done <= step.total for step in steps)


# What was planted

PLANTED = [("deal", 2, 1), ("empire", 2, 4)]


@pytest.mark.parametrize(("game", "seats", "seed"), PLANTED)
def test_an_answer_replaced_by_the_worst_is_found(game, seats, seed):
    """Nothing else in the game differs from the reference, so it is the only answer that anybody is blamed for."""
    made = with_blunder(recorded(game, seats, seed, ("steady",)), seed, 20, 60)
    assert made is not None, "no answer of this game matters: take another seed"
    record, row, usual = made
    found = reviewed(record, Budget(first=20, closer=160))
    seat, given = record.rows[row]
    blamed = [moment for moment in found.moments if moment.verdict]
    assert [(moment.row, moment.seat, moment.given) for moment in blamed] == [(row, seat, given)]
    verdict = blamed[0].verdict
    assert verdict is not None and usual in (verdict.best, *verdict.equal) and given not in verdict.equal
    assert verdict.error - verdict.half >= 20
    assert found.players[seat].words[verdict.word] == 1 == sum(sum(player.words.values()) for player in found.players)


# What may not be known


@pytest.mark.parametrize("game", ["deal", "star_wars"])
def test_an_answer_is_judged_by_what_its_seat_could_know(game):
    """Tables that look the same to whoever answered give the same games, answers to try, and usual answer."""
    record = recorded(game, 3, 6, ("random", "steady"))
    review = Review(record, budget=SMALL)
    course, compared = review.timeline, 0
    for stretch in [each for each in course.segments if each.is_single_answer][:6]:
        true = course.tables[stretch.first]
        other = redeal(true, stretch.seat, Luck(99))
        told = [judged(review, stretch, table) for table in (true, other)]
        assert told[0] == told[1]
        question, _ = course.question_at(stretch)
        assert review.reference.answer(other, question, stretch.seat) == stretch.reference_answer
        compared += repr(true) != repr(other)
    assert compared, "nothing was hidden"


def judged(review, stretch, table: Table):
    """The verdict on an answer if the table had been this one."""
    course = Review(review.record, budget=SMALL).timeline
    course.tables[stretch.first] = table
    branches = BranchSet(
        review.reference, reference_edition(review.edition, max(course.turns)), course.seats, review.seed
    )
    trial = start_trial(branches, course, stretch, 8)
    run_to_end(trial.work())
    return trial.verdict


def test_what_nobody_could_know_is_luck():
    """With hidden cards, an answer may bring something that was no merit of it; with open ones, never."""
    hidden = reviewed(recorded("deal", 2, 8, ("random", "steady")))
    assert any(event.said and any(event.luck) for event in hidden.events)
    open_cards = reviewed(recorded("electronic", 2, 3, ("distracted", "steady")))
    assert not any(event.said and any(event.luck) for event in open_cards.events)


def test_the_games_by_which_an_answer_was_chosen_do_not_judge_it():
    review = Review(recorded("empire", 3, 3, ("distracted", "steady")), budget=SMALL)
    run_to_end(review.work())
    assert review.trials and {trial.games_seen for trial in review.trials.values()} == {SMALL.first}
    assert {len(trial.tried[trial.given].outcomes) for trial in review.trials.values()} == {SMALL.first + SMALL.closer}


# Another judgement


@pytest.mark.parametrize("game", GAMES)
def test_what_was_learned_can_be_plugged_in(game):
    """Games are then not played to their end, and it says what they are worth where they stand."""
    learned = load_value_net(game)
    assert learned is not None
    reference = Reference(game, learned, "learned")
    found = result_of(recorded(game, 3, 3, ("random", "steady")), reference)
    adds_up(found)
    assert found.reference == "learned"
    e = simulation_edition(edition(game))
    t = e.deal(3)
    outcome = reference.outcome(t, StreamLuck(5), 3)
    assert not t.over and sum(outcome) == SHARES_PER_GAME
    assert [share / SHARES_PER_GAME for share in outcome] == pytest.approx(learned.values(t)[:3], abs=0.001)


def result_of(record: Record, reference: Reference) -> ReviewResult:
    review = Review(record, reference=reference, budget=SMALL)
    run_to_end(review.work())
    return build_result(review)


# Words


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_has_its_sentences_in_both_languages(game):
    review = Review(recorded(game, 2, 3, ("distracted", "steady", "random")), budget=SMALL)
    run_to_end(review.work())
    told = add_words(review, build_result(review))
    assert set(told.told) == {"fr", "en"}
    for lang in told.told.values():
        assert len(lang) == len(told.result.moments)
        assert all(each.asked and "{" not in each.asked for each in lang)
    again = msgspec.json.decode(msgspec.json.encode(told), type=type(told))
    assert again == told


def test_a_record_is_reviewed_on_its_own_edition():
    record = recorded("electronic", 2, 3, ("distracted", "steady"))
    assert record.header.edition() == short("electronic")
    assert next(iter(replay_positions(record))).edition == Review(record).edition  # type: ignore[attr-defined]


@pytest.mark.parametrize(("game", "seats"), [("electronic", 3), ("deal", 3)])
def test_what_a_reader_may_see_adds_up_whoever_is_closed_to_him(game, seats):
    review = Review(recorded(game, seats, 3, ("random", "steady", "distracted")), budget=SMALL)
    run_to_end(review.work())
    whole = build_shown_review(review, list(range(len(review.record.rows))))
    assert msgspec.json.decode(msgspec.json.encode(whole), type=ShownReview) == whole
    for closed in ([], [0], [2], [0, 1], [1, 2]):
        found = redact_for_reader(whole, closed)
        for player in found.players:
            for terms in (player.exact, player.shown):
                assert terms.start + terms.luck + terms.play + terms.others == terms.end
            assert player.closed == (player.seat in closed)
            if player.closed:
                assert player.shown.play == 0 and not player.words
        assert sum(player.shown.luck for player in found.players) == 0
        assert sum(player.shown.play + player.shown.others for player in found.players) == 0
        assert [moment.number for moment in found.moments] == list(range(1, len(found.moments) + 1))
        assert not any(moment.kind == "answer" and moment.seat in closed for moment in found.moments)
        luck = [moment.kind for moment in whole.moments].count("luck")
        assert [moment.kind for moment in found.moments].count("luck") == luck
        for lang in ("fr", "en"):
            assert len(found.told[lang]) == len(found.moments)
            assert [p for p, both in enumerate(found.verdicts[lang]) if both == ["", ""]] == closed
    for moment in whole.moments:
        assert moment.seq >= 0 or moment.kind == "answer"
