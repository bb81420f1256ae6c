"""Figures that add up, and their intervals."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magnat.analysis.branches import Branch, BranchSet
from magnat.analysis.intervals import (
    FULL_CHANCE,
    SHARES_PER_GAME,
    chances_by_seat,
    change_half_width,
    gain_half_width,
    gains_by_seat,
    half_width,
    paired_half_width,
    round_to_sum,
    round_value,
    round_values,
    rounding_unit,
    share_interval,
    simultaneous_z,
)
from magnat.analysis.reference import Reference
from magnat.analysis.result import Terms, round_terms
from magnat.analysis.review import run_to_end
from magnat.analysis.verdict import AnswerTrial, blame_word
from magnat.games import edition

WON = {p: tuple(SHARES_PER_GAME if q == p else 0 for q in range(3)) for p in range(3)}


@given(st.lists(st.integers(-5000, 5000), min_size=1, max_size=6), st.integers(1, 900))
def test_rounded_numbers_add_up_and_change_by_less_than_one(numbers, denominator):
    numbers[0] -= sum(numbers) % denominator
    rounded = round_to_sum(numbers, denominator)
    assert sum(rounded) * denominator == sum(numbers)
    assert all(abs(whole * denominator - number) < denominator for whole, number in zip(rounded, numbers, strict=True))


def test_the_largest_remainder_is_rounded_up():
    assert round_to_sum([10, 10, 10], 3) == [4, 3, 3]
    assert round_values([334, 333, 333], 10) == [340, 330, 330]
    assert round_values([-15, 19, -4], 10) == [-20, 20, 0]


def test_chances_are_shares_of_games_won():
    shared = (SHARES_PER_GAME // 2, SHARES_PER_GAME // 2, 0)
    assert chances_by_seat([WON[0], WON[0], shared, WON[2]]) == [625, 125, 250]
    assert gains_by_seat([WON[0], WON[1]], [WON[1], WON[1], WON[2]]) == [500, -500, 0]
    assert sum(chances_by_seat([WON[0], WON[1], WON[2]])) == FULL_CHANCE


def test_the_interval_is_wilsons_below_five_and_above_ninety_five_percent():
    low, high = share_interval(0.05, 100)
    assert high - 0.05 == pytest.approx(0.05 - low) and half_width(50, 100) == 43
    low, high = share_interval(0.04, 100)
    assert high - 0.04 > 0.04 - low > 0
    assert share_interval(0.0, 100)[0] == 0 and 0.03 < share_interval(0.0, 100)[1] < 0.04
    assert share_interval(1.0, 100)[1] == pytest.approx(1)


def test_the_interval_of_a_difference_follows_its_variation():
    assert paired_half_width([SHARES_PER_GAME, -SHARES_PER_GAME] * 50) == 198  # 1.96 * sqrt(102) / 100 of 1000
    assert paired_half_width([0, SHARES_PER_GAME] * 50) < paired_half_width([SHARES_PER_GAME, -SHARES_PER_GAME] * 50)
    assert paired_half_width([SHARES_PER_GAME]) == FULL_CHANCE


@pytest.mark.parametrize(("won", "lost", "significant"), [(4, 0, False), (6, 0, True), (7, 1, False), (8, 1, True)])
def test_few_games_that_differ_prove_no_more_than_the_exact_test(won, lost, significant):
    differences = [SHARES_PER_GAME] * won + [-SHARES_PER_GAME] * lost + [0] * (100 - won - lost)
    assert (10 * (won - lost) > paired_half_width(differences)) == significant


def test_several_comparisons_need_wider_intervals():
    assert simultaneous_z(0) == simultaneous_z(1) == pytest.approx(1.96, abs=0.001)
    assert 1.97 < simultaneous_z(2) < simultaneous_z(9) < 3


def test_identical_games_have_the_interval_of_their_number():
    """One more game could have ended otherwise, so an interval never has zero width."""
    alike = [WON[0]] * 40
    assert gain_half_width(alike, alike, 1) == 70  # 1.96 * sqrt(2) / 40 of 1000, rounded up
    assert gain_half_width(alike, [*alike[:39], WON[1]], 0) > 70
    assert [half_width(chance, 40) > 0 for chance in (0, 1, 500, 999, FULL_CHANCE)] == [True] * 5


def test_games_of_one_position_only_are_not_paired():
    """100 of 400 games are paired: with equal outcomes there, the rest is the variation of 1/100 - 1/400."""
    before = [WON[i % 2] for i in range(400)]
    assert change_half_width(before[:100], before, 0) == change_half_width(before, before[:100], 0) == 90
    assert change_half_width(before, before, 0) == gain_half_width(before, before, 0) == 7
    independent = [WON[i // 2 % 2] for i in range(100)]
    assert 107 < change_half_width(independent, before, 0) < 115, "1.96 * sqrt(1/400 + 1/1600) and two games"


def test_an_error_in_identical_games_has_an_interval():
    judged = trial({7: [False] * 400, 3: [True] * 400})
    run_to_end(judged.work())
    assert judged.verdict is not None and (judged.verdict.error, judged.verdict.word) == (FULL_CHANCE, "blunder")
    assert judged.verdict.half == paired_half_width([0] * judged.verdict.tried[0].games) > 0


@pytest.mark.parametrize(("half", "unit"), [(29, 1), (30, 10)])
def test_figures_with_wide_intervals_are_shown_in_whole_points(half, unit):
    assert rounding_unit(half) == unit


def test_single_figures_are_rounded_to_the_nearest():
    assert [round_value(value, 10) for value in (14, 15, -14, -15, 0)] == [10, 20, -10, -20, 0]


def trial(won: dict[int, list[bool]], seen: int = 0, kept: list[int] | None = None) -> AnswerTrial:
    """Return a trial of seat 1, with the games won after each answer. The first answer was given."""
    e = edition("electronic")
    branches = BranchSet(Reference(e.name), e, 3, 1)
    tried = {answer: branches.get_branch(str(answer), e.deal(3), -1) for answer in won}
    for answer, games in won.items():
        tried[answer].outcomes = [WON[1 if game else 2] for game in games]
    return AnswerTrial(branches, 1, tried, kept or list(won), 400 - seen, games_seen=seen)


def test_an_answer_that_seems_best_by_luck_is_tried_further():
    """The best is chosen by the odd games, of which the given answer wins only the first hundred."""
    worse = [i < 100 and i % 2 == 1 for i in range(400)]
    better = [(i < 100 and i % 3 == 0) or (i >= 100 and i % 4 < 2) for i in range(400)]
    judged = trial({7: worse, 3: better})
    run_to_end(judged.work())
    assert judged.verdict is not None
    assert (judged.verdict.best, judged.verdict.word, judged.verdict.tried[0].games) == (3, "blunder", 200)


@pytest.mark.parametrize(("seen", "word", "games"), [(100, "", 150), (0, "blunder", 50)])
def test_an_answer_selected_as_bad_is_judged_by_other_games(seen, word, games):
    """In the first hundred games, and only there, the given answer lost and the other one won."""
    unlucky, lucky = ([first] * 100 + [True] * 300 for first in (False, True))
    judged = trial({7: unlucky, 3: lucky}, seen)
    run_to_end(judged.work())
    assert judged.verdict is not None and judged.verdict.word == word
    assert judged.verdict.tried[0].games == games


def test_an_unbeaten_answer_is_settled_early():
    judged = trial({7: [True] * 400, 3: [False] * 400})
    run_to_end(judged.work())
    assert judged.verdict is not None and judged.verdict.firm
    assert (judged.verdict.best, judged.verdict.error, judged.verdict.word) == (7, 0, "")
    assert judged.verdict.tried[0].games == 50


def test_games_that_went_alike_do_not_settle_a_verdict_at_once():
    """After 100 games the other answer may still be 2 points better; a spread of 0 is no certainty."""
    judged = trial({7: [True] * 400, 3: [True] * 400})
    run_to_end(judged.work())
    assert judged.verdict is not None and judged.verdict.tried[0].games == 200
    assert (judged.verdict.equal, judged.verdict.unclear) == ([3], [])


def test_equally_good_means_within_two_points():
    narrow = trial({7: [i % 2 == 0 for i in range(400)], 3: [i % 2 == 0 for i in range(400)]})
    wide = trial({7: [i % 4 < 2 for i in range(400)], 3: [i % 4 in (1, 2) for i in range(400)]})
    for judged in (narrow, wide):
        run_to_end(judged.work())
    assert narrow.verdict is not None and wide.verdict is not None
    assert (narrow.verdict.equal, narrow.verdict.unclear) == ([3], [])
    assert (wide.verdict.equal, len(wide.verdict.unclear)) == ([], 1)


def test_answers_are_listed_best_first_even_if_other_games_selected_another():
    """By the odd games answer 3 is best, by the even ones answer 5; the cost is that of the selected one."""
    won = {
        7: [False] * 400,
        3: [i % 2 == 1 or i % 20 < 10 for i in range(400)],
        5: [(i % 2 == 0 and i % 20 < 14) or (i % 2 == 1 and i % 20 < 16) for i in range(400)],
    }
    judged = trial(won)
    run_to_end(judged.work())
    verdict = judged.verdict
    assert verdict is not None
    chances = [each.chance for each in verdict.tried]
    assert chances == sorted(chances, reverse=True)
    assert verdict.best == verdict.tried[0].answer == 5
    assert verdict.error == next(each.chance for each in verdict.tried if each.answer == 3) < verdict.tried[0].chance


def test_a_dropped_answer_is_not_first_by_its_few_games():
    """Answer 5 is dropped after a hundred games, which go well for all answers; later ones do not."""
    won = {
        7: [i % 25 > 0 if i < 100 else i % 8 < 3 for i in range(400)],
        3: [i < 100 or i % 8 < 4 for i in range(400)],
        5: [i % 5 < 4 for i in range(400)],
    }
    judged = trial(won, kept=[7])
    games_of = {name: branch.outcomes for name, branch in judged.branches.by_name.items()}

    def play_until(branch: Branch, n: int) -> Iterator[None]:
        name = next(name for name, each in judged.branches.by_name.items() if each is branch)
        branch.outcomes = games_of[name][:n]
        yield

    for branch in judged.branches.by_name.values():
        branch.outcomes = []
    judged.branches.play_until = play_until  # type: ignore[method-assign]
    run_to_end(judged.work())
    assert judged.verdict is not None
    games, chances = [
        {each.answer: getattr(each, name) for each in judged.verdict.tried} for name in ("games", "chance")
    ]
    assert games[5] == 50 < games[3] and chances[5] > chances[3] > chances[7]
    assert judged.verdict.best == judged.verdict.tried[0].answer == 3


@pytest.mark.parametrize(
    ("error", "half", "firm", "word"),
    [
        (125, 25, True, "blunder"),
        (125, 26, True, "error"),
        (75, 25, True, "error"),
        (74, 25, True, "doubtful"),
        (45, 25, True, "doubtful"),
        (44, 25, True, ""),
        (44, 25, False, "uncertain"),
        (19, 5, False, ""),
        (20, 5, False, "uncertain"),
    ],
)
def test_verdicts_use_the_cautious_end_of_the_interval(error, half, firm, word):
    assert blame_word(error, half, firm) == word


@given(st.lists(st.tuples(*[st.integers(-400, 400)] * 2), min_size=3, max_size=3), st.sampled_from([1, 10]))
def test_the_shown_table_of_players_adds_up_in_rows_and_columns(played, unit):
    played[0] = (played[0][0] - sum(map(sum, played)), played[0][1])
    start, end = [334, 333, 333], [0, FULL_CHANCE, 0]
    exact = [Terms(s, e - s - p - o, p, o, e) for s, (p, o), e in zip(start, played, end, strict=True)]
    terms = round_terms(exact, unit)
    assert all(term.start + term.luck + term.play + term.others == term.end for term in terms)
    assert sum(term.start for term in terms) == sum(term.end for term in terms) == FULL_CHANCE
    assert sum(term.luck for term in terms) == 0 == sum(term.play + term.others for term in terms)
    assert all(value % unit == 0 for term in terms for value in (term.start, term.luck, term.play, term.others))
