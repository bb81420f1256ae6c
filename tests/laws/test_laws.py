"""The laws, for every edition of every game."""

import ast
import random
from pathlib import Path
from typing import Any

import pytest

import magnat
from magnat.games import all_games, simulation_edition, variants
from magnat.kernel import Edition, Luck, answer, apply, settle
from magnat.testing import laws, random_walks
from tests.breadth import TIMES, some


def editions() -> list[tuple[str, Edition]]:
    return [(f"{name}-{variant}", e) for name in all_games() for variant, e in variants(name).items()]


every_edition = pytest.mark.parametrize("edition", [pytest.param(e, id=called) for called, e in editions()])


@every_edition
@pytest.mark.parametrize("seed", range(3 * TIMES))
def test_a_random_game_obeys_every_law(edition: Edition, seed: int) -> None:
    seats = edition.least + seed % (edition.most - edition.least + 1)
    laws.check(edition, seats, seed, limit=len(some(240)))


@every_edition
@pytest.mark.parametrize("seed", range(30, 30 + 10 * TIMES))  # a debtor was once left without an answer
def test_asides_never_leave_a_table_without_an_answer(edition: Edition, seed: int) -> None:
    options = random_walks.random_options(edition, random.Random(seed)) if seed % 2 else {}
    people = {"windows": "clicks"} if "windows" in edition.options else {}
    seats = edition.least + seed % (edition.most - edition.least + 1)
    laws.never_stands_still(edition.with_(**{**options, **people}), seats, seed)


@every_edition
@pytest.mark.parametrize("quiet", [False, True])
def test_games_end_and_conserve_money(edition: Edition, quiet: bool) -> None:
    """Some players always give the default answer to windows, others a random one."""
    cap = 30 if TIMES == 1 else 300  # turns
    for seed in range(3 * TIMES):
        rng, luck = random.Random(seed), Luck(seed)
        seats = edition.least + seed % (edition.most - edition.least + 1)
        t: Any = simulation_edition(edition, cap).deal(seats)
        total = wealth(t)
        choices = settle(t, luck)
        while choices:
            is_silent = quiet and t.stack[-1].window
            apply(t, t.stack[-1].silence(t) if is_silent else rng.choice(choices))
            assert wealth(t) == total and min(getattr(t, "cash", [0])) >= 0
            choices = settle(t, luck)
            assert wealth(t) == total and min(getattr(t, "cash", [0])) >= 0
        assert t.over and (t.winners or t.turns == cap)  # EMP-WIN-05: the limit is a draw


@every_edition
@pytest.mark.parametrize("seed", range(TIMES))
def test_games_with_asides_and_leavers_end_and_conserve_money(edition: Edition, seed: int) -> None:
    rng, luck = random.Random(seed), Luck(seed)
    seats = edition.least + seed % (edition.most - edition.least + 1)
    windows = edition.option_for("windows")
    options = random_walks.random_options(edition, rng) | ({windows: "clicks"} if windows else {})
    t: Any = simulation_edition(edition, 40 if TIMES == 1 else 300).with_(**options).deal(seats)
    total = wealth(t)
    settle(t, luck)
    while t.stack:
        row = random_walks.random_table_row(t, rng) if rng.random() < 0.0005 else None
        row = row or random_walks.random_row(t, seats, rng, 0.5, 0.7)
        assert row is not None
        answer(t, *row, luck)
        assert wealth(t) == total and min(getattr(t, "cash", [0])) >= 0
    assert t.over


def wealth(t: Any) -> int:
    """Return all money, including the bank's; nothing in a game without accounts."""
    return sum(t.cash) + t.bank if hasattr(t, "bank") else 0


@every_edition
@pytest.mark.parametrize("seed", range(40, 44))
def test_answers_that_open_a_dialogue_are_declared(edition: Edition, seed: int) -> None:
    rng = random.Random(seed)
    people = {"windows": "clicks"} if "windows" in edition.options else {}
    played = edition.with_(**{**(random_walks.random_options(edition, rng) if seed % 2 else {}), **people})
    seats = edition.least + seed % (edition.most - edition.least + 1)
    for t, _ in random_walks.walk_steps(played, seats, seed, len(some(600)), asides=0.2, talkative=0.5):
        laws.dialogues_are_declared(t, seats, rng)


@every_edition
def test_the_arena_offers_bots_the_same_choices(edition: Edition) -> None:
    rng, luck = random.Random(5), Luck(5)
    t = simulation_edition(edition, 40).deal(edition.least + 1)
    choices = settle(t, luck, True)
    while choices:
        laws.bots_may_say_all(t)
        choices = apply(t, rng.choice(choices), luck, True)


@every_edition
def test_secrets_are_columns(edition: Edition) -> None:
    laws.secrets_are_columns(edition)


@every_edition
def test_frame_names_are_unique(edition: Edition) -> None:
    laws.kinds_are_unique(edition)


@every_edition
def test_a_recorded_game_replays(edition: Edition) -> None:
    laws.replays(edition, edition.most, seed=1, limit=3000, skip_forced=True)


@pytest.mark.parametrize("package", ["mechanics", "games"])
def test_rules_do_not_depend_on_skipping_or_recording(package: str) -> None:
    for path in sorted((Path(magnat.__file__).parent / package).rglob("*.py")):
        named = {getattr(node, "attr", "") for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))}
        assert not named & {"skip_forced", "rows"}, f"{path}: forced answers are the loop's"
