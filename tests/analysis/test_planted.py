"""The prepared positions of `bench/planted.py` are lawful, and its ratings follow the selection of a review."""

import pytest

from bench.planted import Examined, Found, rate_planted, summarise_found
from bench.planted_scenes import SCENES, plant
from magnat.analysis import Budget
from magnat.analysis.verdict import AnswerVerdict
from magnat.games import BUILT_IN

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
    assert rate_planted("deal", number).counts


def test_only_serious_words_with_a_right_better_answer_count():
    words = [("blunder", True), ("error", True), ("error", False), ("doubtful", True), ("", True)]
    results = [Found("scene", n, word, right, "facts" if n else "wins", "") for n, (word, right) in enumerate(words)]
    assert [each.counts for each in results] == [True, True, False, False, False]
    assert summarise_found(results).startswith("2 of 5 found with the right better answer, 1 with a reason")
