"""tests: the laws, for every edition of every game."""

import ast
import random
from pathlib import Path

import pytest

import magnat
from magnat.games import all_games, simulation_edition, variants
from magnat.kernel import Edition, Luck, apply, settle
from magnat.testing import laws
from tests.breadth import some


def editions() -> list[tuple[str, Edition]]:
    return [(f"{name}-{variant}", e) for name in all_games() for variant, e in variants(name).items()]


every_edition = pytest.mark.parametrize("edition", [pytest.param(e, id=called) for called, e in editions()])


@every_edition
@pytest.mark.parametrize("seed", range(3))
def test_a_random_game_obeys_every_law(edition: Edition, seed: int) -> None:
    seats = edition.least + seed % (edition.most - edition.least + 1)
    laws.check(edition, seats, seed, most=len(some(240)))


@every_edition
@pytest.mark.parametrize("seed", range(30, 40))  # where a deal offered to a debtor once left him without an answer
def test_no_table_stands_still_however_much_is_said_aside(edition: Edition, seed: int) -> None:
    options = laws.random_options(edition, random.Random(seed)) if seed % 2 else {}
    people = {"windows": "clicks"} if "windows" in edition.options else {}
    seats = edition.least + seed % (edition.most - edition.least + 1)
    laws.never_stands_still(edition.with_(**{**options, **people}), seats, seed)


@every_edition
def test_the_arena_offers_bots_what_they_may_say_elsewhere(edition: Edition) -> None:
    dice, luck = random.Random(5), Luck(5)
    t = simulation_edition(edition, 40).deal(edition.least + 1)
    choices = settle(t, luck, True)
    while choices:
        laws.bots_may_say_all(t)
        choices = apply(t, dice.choice(choices), luck, True)


@every_edition
def test_declarations_match_constructors(edition: Edition) -> None:
    laws.fields_match_constructors(edition)


@every_edition
def test_kinds_of_frames_have_one_name_each(edition: Edition) -> None:
    laws.kinds_are_unique(edition)


@every_edition
def test_a_whole_game_replays(edition: Edition) -> None:
    laws.replays(edition, edition.most, seed=1, most=3000, skip_forced=True)


@pytest.mark.parametrize("package", ["mechanics", "games"])
def test_no_rule_knows_whether_a_table_hurries_or_is_recorded(package: str) -> None:
    for path in sorted((Path(magnat.__file__).parent / package).rglob("*.py")):
        named = {getattr(node, "attr", "") for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))}
        assert not named & {"skip_forced", "rows"}, f"{path}: forced answers are the loop's"
