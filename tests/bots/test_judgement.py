"""tests: the learned judgement sees what its game has, adds up, and is learned alike twice."""

import json
import math
import random
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from magnat.arena.selfplay import mixed_edition, played
from magnat.arena.training import Trainer, learn, weighed
from magnat.bots import SearchBot, Sight, Source, bot, steady
from magnat.bots.judgement import NEVER, Judge, Traits, in_eights, judge, judge_from, net_from, traits_of
from magnat.cli.train import files_of
from magnat.games import all_games, package_named, simulated, variants
from magnat.kernel import Luck, StreamLuck, apply, settle, waiting
from magnat.record import snapshot
from magnat.testing import Position

GUIDED_FROM = {"electronic": 3, "empire": 2, "star_wars": 2, "deal": 9, "millionaire": 3}  # seats
ours = pytest.mark.parametrize("game", ["electronic", "empire", "star_wars", "deal", "millionaire"])


def looked_at(game: str) -> Traits[Any]:
    traits = traits_of(game)
    assert traits is not None
    return traits


def some_tables(game, seats, seed):
    """Every tenth position of a game between steady players."""
    t: Any = simulated(variants(game)["standard"]).deal(seats)
    luck, mind = StreamLuck(seed), steady(game)
    choices, count = settle(t, luck, True), 0
    while choices and count < 600:
        if count % 10 == 0:
            yield t
        count += 1
        choices = apply(t, mind.decide(t, t.stack[-1], choices), luck, True)


def untrained(game) -> Judge:
    traits = looked_at(game)
    return Judge(traits, net_from(Trainer(traits, 3).weights()))


@ours
def test_every_game_has_a_judgement_that_fits_what_it_looks_at(game):
    assert judge(game) is not None, "its traits have changed: make train again"


@ours
def test_traits_are_as_many_as_their_names_and_about_1(game):
    traits = looked_at(game)
    for seats in (2, 3):
        for t in some_tables(game, seats, 5):
            for p in traits.seats(t):
                found = traits.seat(t, p)
                assert len(found) == len(traits.of_seat) and all(abs(each) < 12 for each in found)
            assert len(traits.table(t)) == len(traits.of_table)


@ours
def test_chances_add_up_and_who_is_out_has_none(game):
    judge = untrained(game)
    e = variants(game)["standard"]
    for t in some_tables(game, e.most, 2):
        values = judge.values(t)
        assert sum(values) == pytest.approx(1) and min(values) >= 0
        here = judge.traits.seats(t)
        assert all(values[p] == 0 for p in range(len(values)) if p not in here)
    t.winners = 0b101
    assert judge.values(t)[:4] == [0.5, 0, 0.5, 0]


@ours
def test_inference_says_what_training_weighed(game):
    """Written by hand for speed on one side, with arrays on the other: both are the same net."""
    traits = looked_at(game)
    seen = [each for number in range(3) for each in played(game, traits, 8, number)]
    trainer = Trainer(traits, 4)
    trainer.round_off()
    net = net_from(trainer.weights())
    for each, expected in zip(seen, trainer.chances(trainer.arrays(seen)), strict=True):
        said = net.chances(each.traits, each.table)
        assert said == pytest.approx(expected[: len(said)], abs=1e-9)


def test_the_same_seed_learns_the_same_and_another_does_not():
    traits = looked_at("deal")
    first, again, other = (learn("deal", traits, 24, seed, lambda done: None, epochs=3) for seed in (5, 5, 6))
    assert first == again and first.file["weights"] != other.file["weights"]
    assert first.file["origin"]["games"] == 24 and first.file["origin"]["seed"] == 5
    written = json.loads(files_of(first)["judgement.json"])
    learned = judge_from(traits, written)
    assert learned is not None and learned.net.out == in_eights(first.file["weights"]["out"])
    assert judge_from(traits, {**written, "of_seat": written["of_seat"][1:]}) is None
    assert all(files_of(first)[name].startswith("<svg") for name in ("curve.svg", "reliability.svg"))


def test_what_is_learned_from_more_games_is_better_than_a_guess():
    traits = looked_at("star_wars")
    learned = learn("star_wars", traits, 60, 1, lambda done: None, epochs=8)
    assert learned.curve[-1][0] < learned.curve[0][0]
    net, _ = learned.scores[2]
    assert net.log_loss < math.log(2)


def test_scores_are_those_of_the_books():
    scores = weighed([[0.75, 0.25], [0.5, 0.5]], [[1.0, 0.0], [0.0, 1.0]])
    assert scores.log_loss == pytest.approx((-math.log(0.75) - math.log(0.5)) / 2)
    assert scores.brier == pytest.approx((2 * 0.0625 + 2 * 0.25) / 2)
    assert scores.calibration == pytest.approx((0.25 + 0.25 + 0) / 4)


def test_games_to_learn_from_have_all_numbers_of_seats_and_other_options():
    dice = random.Random(1)
    chosen = [mixed_edition("deal", dice) for _ in range(60)]
    assert len({tuple(sorted(e.options.items())) for e in chosen}) > 10
    seats = {each.seats for number in range(30) for each in played("deal", looked_at("deal"), 2, number)}
    assert seats == {2, 3, 4, 5}


def test_a_game_without_traits_has_no_judgement():
    others = [game for game in all_games() if traits_of(game) is None]
    assert all(judge(game) is None for game in others)
    assert SearchBot("deal", simulations=4, learned=False).guide is None
    assert bot("search-1", "star_wars").guide is None  # type: ignore[attr-defined]
    assert Traits().guides_from == NEVER


@ours
def test_search_judges_by_it_where_that_was_found_to_play_better(game):
    player = bot("search", game, simulations=6)
    assert isinstance(player, SearchBot)
    e = simulated(variants(game)["standard"])
    for seats in range(e.least, e.most + 1):
        t, luck = e.deal(seats), Luck(seats)
        choices = settle(t, luck, True)
        question = waiting(t)
        assert question is not None and len(choices) > 1
        player.answer(Sight(question.seat, question, choices, Source(t, question.seat), Luck(1)))
        assert player.judge is (judge(game) if seats >= GUIDED_FROM[game] else None)


@pytest.mark.parametrize(
    ("game", "first", "most"),
    [("electronic", 24, 32), ("millionaire", 24, 32), ("star_wars", 0, 12), ("empire", 0, 40)],
)
def test_an_answer_is_judged_at_the_first_calm_table_after_so_many_decisions(game, first, most):
    player, mind = SearchBot(game), steady(game)
    judges = judge(game)
    assert judges is not None
    player.judge = judges
    lengths = []
    for number, t in enumerate(some_tables(game, 3, 5)):
        u, luck, same = t.copy(), StreamLuck(number), StreamLuck(number)
        values = player.judged(u, settle(u, luck, True), luck)
        v = t.copy()
        choices, played = settle(v, same, True), 0
        while choices and played < most and not (played >= first and judges.calm(v, v.stack[-1])):
            choices, played = apply(v, mind.decide(v, v.stack[-1], choices), same, True), played + 1
        assert snapshot(u) == snapshot(v) and values == judges.values(v)
        if choices:
            lengths.append(played)
    assert min(lengths) == first and max(lengths) > first


def test_who_is_out_of_the_game_is_not_counted():
    """With two left of three, Electronic is judged as at a table of two."""
    at = Position("electronic", owns={0: "light_blue"}, cash={0: 5_000})
    player = SearchBot("electronic", simulations=6)
    for ring, judges in (((0, 1, 2), True), ((0, 1), False)):
        at.table.ring = ring
        question = waiting(at.table)
        assert question is not None
        player.answer(Sight(0, question, question.choices(at.table), Source(at.table, 0), Luck(1)))
        assert (player.judge is not None) == judges


@ours
def test_the_page_shows_the_scores_that_the_weights_came_with(game):
    page = (Path(__file__).parents[2] / "docs" / "BOTS.md").read_text(encoding="utf-8")
    file = files(package_named(game)) / "judgement.json"
    learned = json.loads(file.read_text(encoding="utf-8"))
    for seats, both in learned["scores"].items():
        net, by_hand = both["net"], both["steady"]
        cells = [f"{net[name]:.3f} ({by_hand[name]:.3f})" for name in ("log_loss", "brier", "calibration")]
        row = [game, str(learned["origin"]["games"]), "all" if seats == "0" else seats, *cells]
        assert f"| {' | '.join(row)} |" in page
        assert seats != "0" or net["log_loss"] < by_hand["log_loss"], "what is learned is worth its place"
