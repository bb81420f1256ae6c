"""The prepared positions of `bench/planted.py` are lawful, and its ratings follow the selection of a review."""

import msgspec
import pytest

from bench.hints import Truth
from bench.planted import Examined, Found, rate_planted, summarise_found
from bench.planted_scenes import SCENES, plant
from magnat.analysis import Budget
from magnat.analysis.intervals import SHARES_PER_GAME, Outcome
from magnat.analysis.verdict import AnswerVerdict
from magnat.games import BUILT_IN, edition

VARIATIONS = 4  # of each scene


@pytest.mark.parametrize("game", BUILT_IN)
def test_wrong_and_right_answers_of_every_scene_are_legal(game):
    for number in range(VARIATIONS * len(SCENES[game])):
        name, scene = plant(game, number)
        choices = list(scene.position.question.choices(scene.position.table))
        assert scene.seat == 0 and scene.wrong in choices, name
        assert scene.right and all(answer in choices for answer in scene.right), name
        assert scene.wrong not in scene.right, name


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_scene_depends_only_on_its_number(game):
    for number in range(len(SCENES[game])):
        (name, one), (again, other) = plant(game, number), plant(game, number)
        assert name == again and (one.wrong, list(one.right)) == (other.wrong, list(other.right))
        assert one.position.table.stack == other.position.table.stack


def test_the_answer_of_the_reference_is_never_examined():
    _, scene = plant("deal", 1)
    examined = Examined(scene.position.table, scene.position.seats, scene.seat, 1)
    assert examined.rate(examined.usual).word == "unseen"


def test_a_lost_win_is_a_blunder_with_its_reason():
    budget = Budget(first=10, closer=100)
    number = next(number for number in range(20) if plant("deal", number)[0] == "won_game_not_taken")
    _, scene = plant("deal", number)
    examined = Examined(scene.position.table, scene.position.seats, scene.seat, 1)
    rating = examined.rate(scene.wrong, budget)
    assert rating.word == "blunder" and isinstance(rating.verdict, AnswerVerdict)
    assert rating.verdict.best in scene.right
    assert examined.explain(scene.wrong, rating.verdict.best) == "wins"
    assert rate_planted("deal", number + 1).counts, "scenes are numbered from 1"


def test_only_serious_words_with_a_right_better_answer_count():
    words = [("blunder", True), ("error", True), ("error", False), ("doubtful", True), ("", True)]
    results = [Found("scene", n, word, right, "facts" if n else "wins", "") for n, (word, right) in enumerate(words)]
    assert [each.counts for each in results] == [True, True, False, False, False]
    summary = summarise_found(msgspec.json.decode(msgspec.json.encode(results)))
    assert summary.startswith("found with the right better answer: 2 of 5 (40 %, 95 % interval 12–77 %)")
    assert "with a reason: 1 of 5 (20 %" in summary


def won_by(seat: int) -> Outcome:
    return (0, SHARES_PER_GAME) if seat else (SHARES_PER_GAME, 0)


def test_an_answer_is_the_best_if_it_wins_the_duel_and_the_race():
    """Games are given: answer 2 wins all, answer 1 three of four, answer 0 every second one."""
    _, scene = plant("deal", 0)
    examined = Examined(scene.position.table, scene.position.seats, scene.seat, 1)
    won = {0: lambda i: i % 2 == 0, 1: lambda i: i % 4 < 3, 2: lambda i: True}
    played: dict[int, int] = dict.fromkeys(won, 0)

    def play(answer: int, n: int) -> list[Outcome]:
        played[answer] = max(played[answer], n)
        examined.branch(answer).outcomes = [won_by(not won[answer](i)) for i in range(n)]
        return examined.branch(answer).outcomes

    examined.played = play  # type: ignore[method-assign]
    examined.answers = lambda: [0, 1, 2]  # type: ignore[method-assign]
    assert not examined.is_best(0, 4_000, rival=1) and played == {0: 250, 1: 250, 2: 0}, "the duel decides"
    assert not examined.is_best(1, 4_000, rival=0), "it beats the rival and loses the race"
    assert examined.is_best(2, 4_000, rival=1)


def test_the_truth_is_measured_until_a_difference_is_clear_of_its_limit():
    """Games are given: answer 1 wins one game in ten more than answer 0, and answer 2 as many."""
    won = {0: lambda i: i % 2 == 0, 1: lambda i: i % 2 == 0 or i % 10 == 1, 2: lambda i: i % 2 == 0}
    _, scene = plant("deal", 0)
    truth = Truth(edition("deal"), scene.position.table, scene.position.seats, scene.seat, 3_200)
    played = dict.fromkeys(won, 0)

    def play(answer: int, n: int) -> list[Outcome]:
        played[answer] = max(played[answer], n)
        return [won_by(not won[answer](i)) for i in range(n)]

    truth.play = play  # type: ignore[method-assign]
    assert truth.difference(1, 0, [20]) == 100 and played[0] == 200, "ten points are clearly more than two"
    assert truth.difference(2, 0, [50, -50]) == 0 and played[2] == 200
    assert truth.difference(1, 0, [100]) == 100 and played[1] == 3_200, "never clear"
