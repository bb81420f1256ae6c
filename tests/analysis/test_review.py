"""The review of a recorded game adds up, is deterministic, and finds planted errors."""

from random import Random

import msgspec
import pytest

from magnat.analysis import Budget, Review, ShownReview, build_result, build_shown_review, redact_for_reader, run_to_end
from magnat.analysis.branches import BranchSet, true_branch
from magnat.analysis.intervals import FULL_CHANCE, SHARES_PER_GAME
from magnat.analysis.reference import Reference, reference_edition
from magnat.analysis.result import ReviewResult, build_moment
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


def review_record(record: Record, budget: Budget = SMALL) -> ReviewResult:
    review = Review(record, budget=budget)
    run_to_end(review.work())
    return build_result(review)


def check_sums(result: ReviewResult) -> None:
    """Check the identities, exactly and as shown."""
    for player in result.players:
        for terms in (player.exact, player.shown):
            assert terms.start + terms.luck + terms.play + terms.others == terms.end
    for event in result.events:
        assert sum(event.luck) == 0 == sum(event.play)
        assert event.said or not any(event.play)
    for column in ("start", "end"):
        assert sum(getattr(player.shown, column) for player in result.players) == FULL_CHANCE
    assert sum(player.shown.luck for player in result.players) == 0
    assert sum(player.shown.play + player.shown.others for player in result.players) == 0
    for point in result.points:
        assert sum(point.chances) == FULL_CHANCE
        assert all(point.halves) or not point.games, "only the end is known exactly"
    assert all(half for event in result.events for half in event.halves) and all(p.halves.luck for p in result.players)
    for moment in result.moments:
        assert moment.half and all(moment.halves)
        if moment.kind == "luck":
            assert moment.cost == moment.after[moment.seat] - moment.before[moment.seat]
            assert moment.cost % moment.unit == 0 == moment.half % moment.unit
        assert sum(moment.before) == sum(moment.after) == FULL_CHANCE
        assert all(chance % moment.unit == 0 for chance in moment.before + moment.after)


SEATED = [*[(game, 2) for game in GAMES], ("electronic", 5), ("deal", 4), ("empire", 3)]


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_shown_figures_add_up(game, seats):
    record = recorded(game, seats, 3, ("random", "steady", "distracted"))
    result = review_record(record)
    check_sums(result)
    assert result.stage == "done" and result.finished and result.until == len(record.rows)
    ends = [player.exact.end for player in result.players]
    assert [p for p, end in enumerate(ends) if end] == result.winners
    assert any(event.said for event in result.events) and any(not event.said for event in result.events)


@pytest.mark.parametrize("game", ["electronic", "deal"])
def test_an_unfinished_game_of_a_custom_edition_adds_up_at_the_largest_table(game):
    """The record alone is enough: it contains its edition."""
    own = parse_document(lawful(game, Random(7))).edition()
    record = decode_record(recorded_of(own, own.most, 3, ("random", "steady"), 40).encode())
    result = review_record(record, Budget(first=2, closer=4))
    check_sums(result)
    assert Review(record).edition.board == own.board != edition(game).board
    assert result.seats == own.most == len(result.players) and result.until == len(record.rows) and not result.finished


def test_reviews_are_deterministic_and_independent_of_names():
    record = recorded("deal", 2, 4, ("random", "steady"))
    other = msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, names=["A", "B"]))
    first, second, third = (msgspec.json.encode(review_record(each)) for each in (record, record, other))
    assert first == second
    assert first != third and without_names(first) == without_names(third)


def without_names(encoded: bytes) -> ReviewResult:
    result = msgspec.json.decode(encoded, type=ReviewResult)
    players = [msgspec.structs.replace(player, name="") for player in result.players]
    return msgspec.structs.replace(result, names=[], players=players)


def test_the_reference_player_neither_gains_nor_loses_by_play():
    result = review_record(recorded("electronic", 3, 5, ("steady",)))
    assert not any(event.said for event in result.events)
    assert all(player.exact.play == player.exact.others == 0 for player in result.players)
    assert all(player.decisions for player in result.players)


def test_an_unfinished_game_adds_up_to_its_last_row():
    record = recorded("electronic", 2, 3, ("distracted", "steady"), 25)
    record = Record(record.header, record.rows, End(aborted=True))
    result = review_record(record)
    check_sums(result)
    assert not result.finished and result.until == len(record.rows) and result.decided is None
    assert result.points[-1].games and 0 < max(player.exact.end for player in result.players) <= FULL_CHANCE


def test_asides_and_resignations_are_part_of_the_sum():
    """At a table of people, one mortgages while another is asked, and one leaves; neither is an answer."""
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
    result = review_record(match.record)
    check_sums(result)
    assert 0 <= aside < left and result.until == len(match.rows)
    assert next(event.row for event in result.events if event.said) == aside
    assert any(not event.said and event.row <= left < event.last for event in result.events)


# Resuming


def test_a_resumed_review_has_the_same_result():
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
        check_sums(build_result(stopped)) if build_result(stopped).events else None
        again = Review(record, budget=budget, saved=stopped.dump())
        run_to_end(again.work())
        assert msgspec.json.encode(build_result(again)) == expected
        assert again.dump() == whole.dump()


def test_a_resumed_review_does_not_repeat_games(monkeypatch):
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
    """The sketch, then a first firm moment, then every position in order, then closer looks."""
    review = Review(recorded("millionaire", 2, 3, ("random", "steady")), budget=Budget(first=20, closer=20, every=4))
    steps = list(review.work())
    stages = list(dict.fromkeys(step.stage for step in steps))
    assert stages == ["sketch", "moment", "first", "closer"]
    firm = [step for step in steps if step.row >= 0]
    assert firm[0].stage == "moment" and len(firm) > 1
    assert all(0 <= step.done <= step.total for step in steps)


# Comparable figures


@pytest.mark.parametrize("game", GAMES)
def test_equal_positions_have_equal_figures_in_reviews_of_games_that_began_alike(game):
    """The rest of the game does not matter: it is not part of the position."""
    whole = recorded(game, 2, 3, ("random", "steady"))
    part = Record(whole.header, whole.rows[: len(whole.rows) // 2])
    budget = Budget(first=6, closer=6, every=1)
    reviews = [Review(record, budget=budget) for record in (whole, part)]
    for review in reviews:
        run_to_end(review._play_positions("sketch", review.timeline.checkpoints[:4], 6))
    first, second = ([review.chance_at(k) for k in reviews[1].timeline.checkpoints[:4]] for review in reviews)
    assert first == second and len(first) == 4
    other = Review(recorded(game, 2, 4, ("random", "steady")), budget=budget)
    run_to_end(other._play_positions("sketch", [0], 6))
    assert other.chance_at(0) == first[0], "the start is the same in all games with these options"
    assert reviews[0].fingerprint != reviews[1].fingerprint, "saved work belongs to one record"


def test_neighbouring_positions_are_compared_with_the_same_luck():
    timeline = Review(recorded("millionaire", 2, 3, ("random", "steady"))).timeline
    seeds = [timeline.seed_at(position) for position in timeline.checkpoints]
    assert len(set(seeds)) == 2 and timeline.opening in timeline.checkpoints
    for segment in timeline.segments:
        pair = {timeline.seed_at(segment.before), timeline.seed_at(segment.last)}
        assert len(pair) == 1 or (not segment.is_answer and segment.last == timeline.opening)


# Luck


def lucky_review() -> Review:
    """Return a review whose games are given: luck moves a seat by 30 points in each segment of luck."""
    review = Review(recorded("electronic", 2, 3, ("steady",)), budget=Budget(first=200, closer=400))
    up = False
    for position in review.timeline.checkpoints:
        won = [(i % 10 < (8 if up else 5)) for i in range(400)]
        true_branch(review.branches, review.timeline, position).outcomes = [won_by(0 if each else 1) for each in won]
        up = not up
    return review


def test_luck_moments_appear_after_the_closer_pass_and_never_for_the_set_up():
    review = lucky_review()
    assert not [moment for moment in build_result(review).moments if moment.kind == "luck"], (
        "not before the closer pass"
    )
    opening = review.timeline.segments[0]
    assert (opening.first, opening.last) == (0, review.timeline.opening) and review.timeline.opening
    assert review.chance_swing(opening) == 300 and opening not in review.turning_points()
    run_to_end(review._look_closer([], review.turning_points()))
    moments = [moment for moment in build_result(review).moments if moment.kind == "luck"]
    assert moments and all(moment.row >= review.timeline.opening for moment in moments)
    assert all(abs(moment.cost) - moment.half >= 50 for moment in moments)


def test_luck_within_five_points_of_its_interval_is_no_moment():
    """A change of 30 points by 10 games is ± 35: its cautious end is below 5 points."""
    review = lucky_review()
    for branch in review.branches.by_name.values():
        branch.outcomes = branch.outcomes[:10]
    review.examined = list(review.timeline.segments)
    result = build_result(review)
    assert max(max(event.luck) for event in result.events) == 300
    assert not [moment for moment in result.moments if moment.kind == "luck"]


@pytest.mark.parametrize("game", GAMES)
def test_the_set_up_ends_where_the_first_turn_begins(game):
    timeline = Review(recorded(game, 2, 3, ("random", "steady"))).timeline
    words = [fact[0] for fact in timeline.facts_between(0, timeline.opening)]
    assert "starts" in words and words.count("turn") == 1
    assert all(segment.last <= timeline.opening or segment.first >= timeline.opening for segment in timeline.segments)


# Intervals of the sums


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_every_term_has_its_interval(game, seats):
    result = review_record(recorded(game, seats, 3, ("random", "steady", "distracted")))
    for player in result.players:
        own = [event for event in result.events if event.said and event.seat == player.seat]
        others = [event for event in result.events if event.said and event.seat != player.seat]
        halves = player.halves
        assert (halves.play > 0, halves.others > 0) == (bool(own), bool(others)), "only an empty sum is exact"
        assert halves.luck >= halves.start > 0 == halves.end
        assert all(half % player.unit == 0 for half in msgspec.structs.astuple(halves))
        assert player.exact.play == sum(event.play[player.seat] for event in own)
        assert player.exact.others == sum(event.play[player.seat] for event in others)
    for event in result.events:
        assert all(event.play_halves) if event.said else not any(event.play_halves)


def test_more_games_keep_own_play_within_its_interval():
    """Nineteen of twenty intervals contain the figure of ten times the games; all of these do."""
    record = recorded("empire", 2, 3, ("random", "steady"), 60)
    few, many = (review_record(record, Budget(first=n, closer=2)) for n in (12, 120))
    for one, other in zip(few.players, many.players, strict=True):
        for term in ("play", "others"):
            change = abs(getattr(one.exact, term) - getattr(other.exact, term))
            assert change <= getattr(one.halves, term) + getattr(other.halves, term)
            assert getattr(one.halves, term) > getattr(other.halves, term) or not getattr(one.halves, term)


def test_the_decisions_of_a_review_add_up_to_own_play_and_others_play():
    review = Review(recorded("deal", 3, 3, ("random", "steady", "distracted")), budget=SMALL)
    run_to_end(review.work())
    whole = build_shown_review(review, list(range(len(review.record.rows))))
    assert whole.decisions and all(all(each.said.values()) for each in whole.decisions)
    for player in whole.players:
        own = sum(each.gains[player.seat] for each in whole.decisions if each.seat == player.seat)
        others = sum(each.gains[player.seat] for each in whole.decisions if each.seat != player.seat)
        assert (own, others) == (player.exact.play, player.exact.others)
    redacted = redact_for_reader(whole, [0, 2])
    assert {each.seat for each in redacted.decisions} <= {1}


# Planted errors

PLANTED = [("deal", 2, 1), ("empire", 2, 4)]


@pytest.mark.parametrize(("game", "seats", "seed"), PLANTED)
def test_a_planted_worst_answer_is_found(game, seats, seed):
    """The rest of the game follows the reference, so this is the only answer with an error."""
    planted = with_blunder(recorded(game, seats, seed, ("steady",)), seed, 20, 60)
    assert planted is not None, "no answer of this game matters: use another seed"
    record, row, usual = planted
    result = review_record(record, Budget(first=20, closer=160))
    seat, choice = record.rows[row]
    blamed = [moment for moment in result.moments if moment.verdict]
    assert [(moment.row, moment.seat, moment.given) for moment in blamed] == [(row, seat, choice)]
    verdict = blamed[0].verdict
    assert verdict is not None and usual in (verdict.best, *verdict.equal, *verdict.unclear)
    assert choice not in (verdict.best, *verdict.equal, *verdict.unclear)
    assert verdict.error - verdict.half >= 20
    assert result.players[seat].words[verdict.word] == 1 == sum(sum(player.words.values()) for player in result.players)


# Hidden information


@pytest.mark.parametrize("game", ["deal", "star_wars"])
def test_an_answer_is_judged_by_the_knowledge_of_its_seat(game):
    """Tables that look the same to the answering seat give the same games, alternatives and usual answer."""
    record = recorded(game, 3, 6, ("random", "steady"))
    review = Review(record, budget=SMALL)
    timeline, compared = review.timeline, 0
    for segment in [each for each in timeline.segments if each.is_single_answer][:6]:
        true = timeline.tables[segment.first]
        other = redeal(true, segment.seat, Luck(99))
        verdicts = [verdict_on(review, segment, table) for table in (true, other)]
        assert verdicts[0] == verdicts[1]
        question, _ = timeline.question_at(segment)
        assert review.reference.answer(other, question, segment.seat) == segment.reference_answer
        compared += repr(true) != repr(other)
    assert compared, "nothing was hidden"


def verdict_on(review, segment, table: Table):
    """Return the verdict on an answer, had the table been this one."""
    timeline = Review(review.record, budget=SMALL).timeline
    timeline.tables[segment.first] = table
    branches = BranchSet(review.reference, reference_edition(review.edition, max(timeline.turns)), timeline.seats)
    trial = start_trial(branches, timeline, segment, 8)
    run_to_end(trial.work())
    return trial.verdict


def test_unknowable_effects_count_as_luck():
    """With hidden cards an answer may have an effect that counts as luck; without them never."""
    hidden = review_record(recorded("deal", 2, 8, ("random", "steady")))
    assert any(event.said and any(event.luck) for event in hidden.events)
    open_cards = review_record(recorded("electronic", 2, 3, ("distracted", "steady")), Budget(first=4, closer=4))
    games = {point.row: point.games for point in open_cards.points}
    equal = [each for each in open_cards.events if each.said and len({games[each.row], games[each.last]}) == 1]
    assert equal and not any(any(event.luck) for event in equal)


def test_an_answer_is_measured_by_the_games_that_both_positions_have():
    """A closer look plays more games from one position; these change the luck, not the answer's effect."""
    review = Review(recorded("electronic", 2, 3, ("distracted", "steady")), budget=SMALL)
    answer = next(segment for segment in review.timeline.segments if segment.is_answer)
    for position in review.timeline.checkpoints:
        branch = true_branch(review.branches, review.timeline, position)
        branch.outcomes = [won_by(i % 2) for i in range(100)]
        branch.outcomes += [won_by(0)] * 300 if position == answer.before else []
    result = build_result(review)
    event = next(event for event in result.events if event.row == answer.first)
    assert event.play == [0, 0] and event.luck == [-375, 375], "the chance before is 87.5 % by all games"
    assert max(event.play_halves) < 30 < min(event.halves), "the games that only one position has are not paired"
    player = result.players[0]
    assert player.exact.play == player.exact.others == 0
    moment = build_moment(review, answer)
    assert moment.before == moment.after == [500, 500] and moment.halves == event.play_halves


def won_by(seat: int) -> tuple[int, int]:
    return (0, SHARES_PER_GAME) if seat else (SHARES_PER_GAME, 0)


def test_games_that_select_an_answer_do_not_judge_it():
    review = Review(recorded("empire", 3, 3, ("distracted", "steady")), budget=SMALL)
    run_to_end(review.work())
    assert review.trials and {trial.games_seen for trial in review.trials.values()} == {SMALL.first}
    assert {len(trial.tried[trial.given].outcomes) for trial in review.trials.values()} == {SMALL.first + SMALL.closer}


@pytest.mark.parametrize(
    ("given", "usual", "doubtful"),
    [
        (lambda i: i % 2 == 0, lambda i: i % 4 in (1, 2), True),  # 0 ± 14
        (lambda i: i % 2 == 0, lambda i: i % 2 == 0, False),  # 0 ± 2.8
        (lambda i: i % 50 == 0, lambda i: i % 25 == 0, True),  # a loss of 2 points
        (lambda i: i % 4 < 3, lambda i: i % 4 < 2, False),  # a gain of 25 points
    ],
)
def test_an_answer_is_examined_unless_its_first_games_exclude_an_error(given, usual, doubtful):
    review = Review(recorded("electronic", 2, 3, ("distracted", "steady")), budget=Budget(first=100, closer=100))
    answer = next(segment for segment in review.timeline.segments if segment.is_single_answer)
    for position, won in ((answer.before, usual), (answer.last, given)):
        branch = true_branch(review.branches, review.timeline, position)
        branch.outcomes = [won_by(answer.seat if won(i) else 1 - answer.seat) for i in range(100)]
    assert (answer in review.doubtful_answers([answer])) == doubtful


# Learned references


@pytest.mark.parametrize("game", GAMES)
def test_a_learned_value_net_can_be_the_reference(game):
    """Games then stop early and are valued at that position."""
    learned = load_value_net(game)
    assert learned is not None
    reference = Reference(game, learned, "learned")
    result = result_of(recorded(game, 3, 3, ("random", "steady")), reference)
    check_sums(result)
    assert result.reference == "learned"
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
    worded = add_words(review, build_result(review))
    assert set(worded.told) == {"fr", "en", "de"}
    for lang in worded.told.values():
        assert len(lang) == len(worded.result.moments)
        assert all(each.asked and "{" not in each.asked for each in lang)
    again = msgspec.json.decode(msgspec.json.encode(worded), type=type(worded))
    assert again == worded


def test_a_record_is_reviewed_on_its_own_edition():
    record = recorded("electronic", 2, 3, ("distracted", "steady"))
    assert record.header.edition() == short("electronic")
    assert next(iter(replay_positions(record))).edition == Review(record).edition  # type: ignore[attr-defined]


@pytest.mark.parametrize(("game", "seats"), [("electronic", 3), ("deal", 3)])
def test_redacted_reviews_add_up(game, seats):
    review = Review(recorded(game, seats, 3, ("random", "steady", "distracted")), budget=SMALL)
    run_to_end(review.work())
    whole = build_shown_review(review, list(range(len(review.record.rows))))
    assert msgspec.json.decode(msgspec.json.encode(whole), type=ShownReview) == whole
    for closed in ([], [0], [2], [0, 1], [1, 2]):
        result = redact_for_reader(whole, closed)
        for player in result.players:
            for terms in (player.exact, player.shown):
                assert terms.start + terms.luck + terms.play + terms.others == terms.end
            assert player.closed == (player.seat in closed)
            if player.closed:
                assert player.shown.play == 0 and not player.words
        assert sum(player.shown.luck for player in result.players) == 0
        assert sum(player.shown.play + player.shown.others for player in result.players) == 0
        assert [moment.number for moment in result.moments] == list(range(1, len(result.moments) + 1))
        assert not any(moment.kind == "answer" and moment.seat in closed for moment in result.moments)
        luck = [moment.kind for moment in whole.moments].count("luck")
        assert [moment.kind for moment in result.moments].count("luck") == luck
        for lang in ("fr", "en"):
            assert len(result.told[lang]) == len(result.moments)
            assert [p for p, both in enumerate(result.verdicts[lang]) if both == ["", ""]] == closed
    for moment in whole.moments:
        assert moment.seq >= 0 or moment.kind == "answer"
