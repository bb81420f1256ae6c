"""The value net fits its game's features, its chances add up, and training is deterministic."""

import json
import math
import random
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy
import pytest

from magnat.arena import selfplay, training
from magnat.arena.selfplay import play_training_game, vary_edition
from magnat.arena.training import (
    WEIGHT_DIGITS,
    ChanceScores,
    NobodyWon,
    TrainedNet,
    Trainer,
    evaluate,
    score_chances,
    train,
)
from magnat.arena.training_diagrams import loss_diagram, reliability_diagram
from magnat.bots import Determinizer, Observation, SearchBot, SteadyBot, bot, steady
from magnat.bots.value_net import (
    NEVER_TRUSTED,
    Features,
    ValueNet,
    build_weights,
    features_of,
    is_valid_learned,
    load_learned,
    load_value_net,
    split_into_blocks,
)
from magnat.cli.train import build_output_files
from magnat.games import all_games, package_of_game, simulation_edition, variants
from magnat.kernel import Luck, StreamLuck, apply, current_question, settle
from magnat.positions import Position
from magnat.record import snapshot

GUIDED_FROM = {"electronic": 3, "empire": 2, "star_wars": 2, "deal": 9, "millionaire": 3}  # seats
ours = pytest.mark.parametrize("game", ["electronic", "empire", "star_wars", "deal", "millionaire"])


def load_features(game: str) -> Features[Any]:
    features = features_of(game)
    assert features is not None
    return features


def some_tables(game, seats, seed):
    """Yield every tenth position of a game between steady players."""
    t: Any = simulation_edition(variants(game)["standard"]).deal(seats)
    luck, mind = StreamLuck(seed), steady(game)
    choices, count = settle(t, luck, True), 0
    while choices and count < 600:
        if count % 10 == 0:
            yield t
        count += 1
        choices = apply(t, mind.decide(t, t.stack[-1], choices), luck, True)


def untrained_net(game) -> ValueNet:
    features = load_features(game)
    return ValueNet(features, build_weights(Trainer(features, 3).export_weights()))


@ours
def test_every_value_net_fits_its_features(game):
    assert load_value_net(game) is not None, "the features have changed: run `magnat train` again"


@ours
def test_features_match_their_names_and_are_about_1(game):
    features = load_features(game)
    for seats in (2, 3):
        for t in some_tables(game, seats, 5):
            for p in features.seats(t):
                values = features.seat(t, p)
                assert len(values) == len(features.seat_features) and all(abs(each) < 12 for each in values)
            assert len(features.table(t)) == len(features.table_features)


@ours
def test_chances_add_up_and_bankrupt_players_have_none(game):
    judge = untrained_net(game)
    e = variants(game)["standard"]
    for t in some_tables(game, e.most, 2):
        values = judge.values(t)
        assert sum(values) == pytest.approx(1) and min(values) >= 0
        seat_features = judge.features.seats(t)
        assert all(values[p] == 0 for p in range(len(values)) if p not in seat_features)
    t.winners = 0b101
    assert judge.values(t)[:4] == [0.5, 0, 0.5, 0]


@ours
def test_inference_agrees_with_training(game):
    """Hand-written inference and training with arrays compute the same net."""
    features = load_features(game)
    samples = [each for number in range(3) for each in play_training_game(game, features, 8, number)]
    trainer = Trainer(features, 4)
    net = build_weights(trainer.export_weights())
    trainer.params = {name: weights.round(WEIGHT_DIGITS) for name, weights in trainer.params.items()}
    _, expected_of_all = trainer.forward(*trainer.to_arrays(samples)[:4])
    for each, expected in zip(samples, expected_of_all.tolist(), strict=True):
        chances = net.chances(each.seat_features, each.table_features)
        assert chances == pytest.approx(expected[: len(chances)], abs=1e-9)


def test_training_is_deterministic_for_a_seed():
    features = load_features("deal")
    first, again, other = (train("deal", features, 24, 12, seed, lambda done: None, epochs=3) for seed in (5, 5, 6))
    assert first == again and first.file["weights"] != other.file["weights"]
    origin = first.file["origin"]
    assert origin["games"] == 24 and origin["seed"] == 5
    assert origin["positions"] == len(
        [each for number in range(24) for each in play_training_game("deal", features, 5, number)]
    )
    written = json.loads(build_output_files(first)["value_net.json"])
    assert is_valid_learned("deal", features, written) and build_weights(written["weights"]).out == split_into_blocks(
        first.file["weights"]["out"]
    )
    assert all(build_output_files(first)[name].startswith("<svg") for name in ("curve.svg", "reliability.svg"))


def test_training_beats_chance():
    features = load_features("star_wars")
    learned = train("star_wars", features, 60, 30, 1, lambda done: None, epochs=8)
    assert learned.curve[-1][0] < learned.curve[0][0]
    net, _ = learned.scores[2]
    assert net.log_loss < math.log(2)


@pytest.mark.parametrize(("number", "learned_from"), [(0, False), (5, False), (1, True), (14, True)])
def test_every_fifth_game_is_held_out(number, learned_from, monkeypatch):
    """Changing the winner of a held-out game changes only the choice of the best epoch."""

    def other_winner(game, features, seed, n):
        samples = play_training_game(game, features, seed, n)
        return [each._replace(won=each.won[::-1]) for each in samples] if n == number else samples

    features = load_features("empire")
    before = train("empire", features, 15, 12, 7, lambda done: None, epochs=1)
    monkeypatch.setattr(training, "play_training_game", other_winner)
    after = train("empire", features, 15, 12, 7, lambda done: None, epochs=1)
    assert (before.file["weights"] != after.file["weights"]) == learned_from


def test_the_weights_are_those_of_the_best_epoch():
    features = load_features("empire")
    for seed in range(7, 17):  # which games overfit before the end depends on the cards
        learned = train("empire", features, 20, 12, seed, lambda done: None, epochs=150)
        losses = [loss for _, loss in learned.curve]
        if min(losses) < losses[-1]:
            break
    assert min(losses) < losses[-1]
    trainer = Trainer(features, seed)
    trainer.params = {name: numpy.array(weights).T for name, weights in learned.file["weights"].items()}
    stopping = [each for number in range(0, 20, 5) for each in play_training_game("empire", features, seed, number)]
    assert trainer.loss(trainer.to_arrays(stopping)) == pytest.approx(min(losses), abs=1e-3)


def test_the_seed_determines_the_initial_weights(monkeypatch):
    monkeypatch.setattr(
        training,
        "play_training_game",
        lambda game, features, seed, number: play_training_game(game, features, 1, number),
    )
    features = load_features("empire")
    first, other = (train("empire", features, 12, 12, seed, lambda done: None, epochs=1) for seed in (5, 6))
    assert first.file["weights"] != other.file["weights"]


def test_evaluation_uses_later_games():
    """They are not used for training; evaluating the file again gives the same scores."""
    features = load_features("empire")
    games_done: list[int] = []
    learned = train("empire", features, 24, 15, 7, games_done.append, epochs=2)
    assert games_done == list(range(1, 40)) and learned.file["held_out"] == 15
    scores_again = evaluate(features, json.loads(json.dumps(learned.file)), 15, lambda done: None)
    assert (
        scores_again.scores == learned.scores
        and not scores_again.curve
        and set(build_output_files(scores_again)) < set(build_output_files(learned))
    )
    assert evaluate(features, learned.file, 16, lambda done: None).file["held_out"] == 16


@pytest.mark.parametrize(("game", "games"), [("electronic", 9), ("deal", 15)])
def test_scores_in_the_file_are_by_number_of_seats(game, games):
    file = load_learned(game)
    assert file is not None
    evaluation = evaluate(load_features(game), file, games, lambda done: None)
    first, seed = file["origin"]["games"], file["origin"]["seed"]
    samples = [
        each
        for number in range(first, first + games)
        for each in play_training_game(game, load_features(game), seed, number)
    ]
    assert game == "deal" or any([len(each.won) < each.seats for each in samples]), "some player is bankrupt"
    assert set(evaluation.scores) == {0, *[each.seats for each in samples]}
    net = build_weights(file["weights"])
    for seats, (of_net, of_steady) in evaluation.scores.items():
        with_seats = [each for each in samples if seats in (0, each.seats)]
        won = [each.won for each in with_seats]
        assert of_net == score_chances(
            [net.chances(each.seat_features, each.table_features) for each in with_seats], won
        )
        assert of_steady == score_chances([each.steady_chances for each in with_seats], won)
        written = evaluation.file["scores"][str(seats)]
        for name, scores in (("net", of_net), ("steady", of_steady)):
            assert written[name]["positions"] == len(with_seats)
            for figure in ("log_loss", "brier", "calibration"):
                assert written[name][figure] == pytest.approx(getattr(scores, figure), abs=6e-5)


def test_nothing_is_learned_without_a_winner(monkeypatch):
    features = load_features("empire")
    file = load_learned("empire")
    assert file is not None
    for without in (lambda n: True, lambda n: n % 5 == 0, lambda n: n % 5 > 0, lambda n: n >= 12):
        monkeypatch.setattr(
            training,
            "play_training_game",
            lambda *of, without=without: [] if without(of[-1]) else play_training_game(*of),
        )
        with pytest.raises(NobodyWon):
            train("empire", features, 12, 12, 7, lambda done: None, epochs=1)
    with pytest.raises(NobodyWon):
        evaluate(features, file, 12, lambda done: None)


def change_value(*path: str, to: Any) -> Callable[[dict[str, Any]], str]:
    """Return a function that returns the file with one value changed."""

    def change(file: dict[str, Any]) -> str:
        inside = file
        for name in path[:-1]:
            inside = inside[name]
        inside[path[-1]] = to(inside[path[-1]]) if callable(to) else to
        return json.dumps(file)

    return change


@pytest.mark.parametrize(
    "damage",
    [
        lambda file: "",
        lambda file: "[]",
        lambda file: "null",
        lambda file: json.dumps(file)[:-9],
        change_value("game", to="deal"),
        change_value("of_seat", to=lambda names: names[1:]),
        change_value("of_table", to=lambda names: names[1:]),
        change_value("of_seat", to=None),
        change_value("origin", to={}),
        change_value("origin", "games", to=0),
        change_value("origin", "seed", to="7"),
        change_value("weights", to={}),
        change_value("weights", "bias", to=lambda units: units[:5]),
        change_value("weights", "bias", to=lambda units: ["x", *units[1:]]),
        change_value("weights", "out", to=lambda units: units[:-1]),
        change_value("weights", "own", to=lambda rows: rows[1:]),
        change_value("weights", "others", to=lambda rows: [row[1:] for row in rows]),
        change_value("weights", "table", to=lambda rows: [*rows[1:], rows[0][1:]]),
    ],
)
def test_a_damaged_file_is_ignored(damage, monkeypatch, tmp_path):
    """Search then uses the steady player's estimate, as in a game without a value net."""
    intact = load_learned("empire")
    assert intact is not None
    monkeypatch.setattr("magnat.bots.value_net.files", lambda package: tmp_path)
    assert load_learned("empire") is None
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "value_net.json").write_text(json.dumps(intact), encoding="utf-8")
    assert load_learned("empire") == intact
    (tmp_path / "data" / "value_net.json").write_text(damage(intact), encoding="utf-8")
    assert load_learned("empire") is None
    (tmp_path / "data" / "value_net.json").write_bytes(b"\xff\xfe")
    assert load_learned("empire") is None


def test_scores_match_the_textbook_formulas():
    scores = score_chances([[0.75, 0.25], [0.5, 0.5]], [[1.0, 0.0], [0.0, 1.0]])
    assert scores.log_loss == pytest.approx((-math.log(0.75) - math.log(0.5)) / 2)
    assert scores.brier == pytest.approx((2 * 0.0625 + 2 * 0.25) / 2)
    assert scores.calibration == pytest.approx((0.25 + 0.25 + 0) / 4)
    neighbours = score_chances([[0.72, 0.28], [0.77, 0.23]], [[1.0, 0.0], [0.0, 1.0]])  # each bin is a twentieth
    assert neighbours.calibration == pytest.approx((0.28 + 0.28 + 0.77 + 0.77) / 4)
    assert neighbours.reliability[-1] == pytest.approx((0.77, 0.0, 1))


def test_training_games_vary_seats_and_options():
    rng = random.Random(1)
    chosen = [vary_edition("deal", rng) for _ in range(60)]
    assert len({tuple(sorted(e.options.items())) for e in chosen}) > 10
    seats = {
        each.seats for number in range(30) for each in play_training_game("deal", load_features("deal"), 2, number)
    }
    assert seats == {2, 3, 4, 5}
    few = {
        each.seats
        for number in range(2, 30, 3)
        for each in play_training_game("deal", load_features("deal"), 2, number)
    }
    assert few == {2}, "every third is at the smallest table"


def test_targets_of_a_sample_add_up_over_the_remaining_players():
    features = load_features("electronic")
    for number in range(7, 40):  # until a player has gone bankrupt
        samples = play_training_game("electronic", features, 3, number)
        for each in samples:
            assert len(each.seat_features) == len(each.steady_chances) == len(each.won)
            assert sum(each.won) == 1 and sum(each.steady_chances) == pytest.approx(1)
        if any([len(each.won) < each.seats for each in samples]):
            return
    pytest.fail("nobody went bankrupt")


def test_some_training_games_use_search_without_a_value_net(monkeypatch):
    """Otherwise training would depend on the previous weights."""
    searches: list[tuple[str, int, bool]] = []

    class Spy(SteadyBot):
        def __init__(self, game: str, *, simulations: int, learned: bool) -> None:
            super().__init__(game)
            searches.append((game, simulations, learned))

    monkeypatch.setattr(selfplay, "SearchBot", Spy)
    searched = [
        number for number in range(200) if play_training_game("empire", load_features("empire"), 1, number) and searches
    ]
    assert searched and set(searches) == {("empire", selfplay.SEARCH_SIMULATIONS, False)}
    assert 1 <= len(searches) <= 12, "two in a hundred"


@pytest.mark.parametrize("odd", [0.0, 1.0])
def test_random_answers_in_training_games_are_any_legal_answer(odd, monkeypatch):
    answers: list[int] = []

    class Spy(SteadyBot):
        def answer(self, observation: Observation) -> int:
            answers.append(observation.seat)
            return super().answer(observation)

    assert 0.01 < selfplay.RANDOM_ANSWER_RATE < 0.1
    monkeypatch.setattr(selfplay, "SteadyBot", Spy)
    monkeypatch.setattr(selfplay, "RANDOM_ANSWER_RATE", odd)
    assert play_training_game("empire", load_features("empire"), 1, 0) and bool(answers) == (odd == 0.0)


def lines_by_colour(picture: str) -> dict[str, str]:
    """Return the lines of a picture, by colour."""
    lines = [line.split('"') for line in picture.splitlines() if line.startswith("<polyline")]
    return {line[5]: line[1] for line in lines}


def test_the_pictures_show_the_training():
    net, by_hand = (ChanceScores(9, 0.5, 0.2, 0.1, ((0.25, share, 9),)) for share in (0.5, 1.0))
    learned = TrainedNet({"game": "deal"}, [(3.0, 3.0), (1.0, 2.0)], {0: (net, by_hand)})
    lines = lines_by_colour(reliability_diagram(learned))  # a quarter across; half and all of the way up
    assert lines == {"#c0392b": "129.0,210.0", "#2c6fbb": "129.0,48.0"}
    assert lines_by_colour(loss_diagram(learned)) == {
        "#888888": "48.0,48.0 372.0,372.0",
        "#c0392b": "48.0,48.0 372.0,210.0",
    }
    for name, colour in (("learned", "#888888"), ("not learned", "#c0392b")):
        assert f'fill="{colour}">{name}</text>' in loss_diagram(learned)


def test_a_game_without_features_has_no_value_net():
    others = [game for game in all_games() if features_of(game) is None]
    assert all(load_value_net(game) is None for game in others)
    assert SearchBot("deal", simulations=4, learned=False).value_net is None
    assert bot("search-1", "star_wars").value_net is None  # type: ignore[attr-defined]
    assert Features().trusted_from_seats == NEVER_TRUSTED


@ours
def test_search_uses_the_value_net_where_it_plays_better(game):
    player = bot("search", game, simulations=6)
    assert isinstance(player, SearchBot)
    e = simulation_edition(variants(game)["standard"])
    for seats in range(e.least, e.most + 1):
        t, luck = e.deal(seats), Luck(seats)
        choices = settle(t, luck, True)
        question = current_question(t)
        assert question is not None and len(choices) > 1
        player.answer(Observation(question.seat, question, choices, Determinizer(t, question.seat), Luck(1)))
        assert player.active_value_net is (load_value_net(game) if seats >= GUIDED_FROM[game] else None)


@pytest.mark.parametrize(
    ("game", "first", "most"),
    [("electronic", 24, 32), ("millionaire", 24, 32), ("star_wars", 0, 12), ("empire", 0, 40)],
)
def test_search_evaluates_at_the_first_quiet_position(game, first, most):
    player, mind = SearchBot(game), steady(game)
    judges = load_value_net(game)
    assert judges is not None
    player.active_value_net = judges
    lengths = []
    for number, t in enumerate(some_tables(game, 3, 5)):
        u, luck, same = t.copy(), StreamLuck(number), StreamLuck(number)
        values = player.evaluate(u, settle(u, luck, True), luck)
        v = t.copy()
        choices, played = settle(v, same, True), 0
        while choices and played < most and not (played >= first and judges.is_quiet(v, v.stack[-1])):
            choices, played = apply(v, mind.decide(v, v.stack[-1], choices), same, True), played + 1
        assert snapshot(u) == snapshot(v) and values == judges.values(v)
        if choices:
            lengths.append(played)
    assert min(lengths) == first and max(lengths) > first


def test_bankrupt_players_are_not_counted_as_seats():
    """With two players left of three, Electronic is evaluated like a table of two."""
    at = Position("electronic", owns={0: "light_blue"}, cash={0: 5_000})
    player = SearchBot("electronic", simulations=6)
    for ring, judges in (((0, 1, 2), True), ((0, 1), False)):
        at.table.ring = ring
        question = current_question(at.table)
        assert question is not None
        player.answer(Observation(0, question, question.choices(at.table), Determinizer(at.table, 0), Luck(1)))
        assert (player.active_value_net is not None) == judges


@ours
def test_the_page_shows_the_scores_of_the_shipped_weights(game):
    page = (Path(__file__).parents[2] / "bench" / "BOTS.md").read_text(encoding="utf-8")
    file = files(package_of_game(game)) / "data" / "value_net.json"
    learned = json.loads(file.read_text(encoding="utf-8"))
    for seats, both in learned["scores"].items():
        net, by_hand = both["net"], both["steady"]
        cells = [f"{net[name]:.3f} ({by_hand[name]:.3f})" for name in ("log_loss", "brier", "calibration")]
        games = [str(learned["origin"]["games"]), str(learned["held_out"])]
        row = [game, *games, "all" if seats == "0" else seats, *cells]
        assert f"| {' | '.join(row)} |" in page
        assert net["log_loss"] < by_hand["log_loss"] and net["brier"] < by_hand["brier"]
        assert net["calibration"] <= 0.01
