"""Each leak planted in the toy game is caught by its own law."""

import random
from collections.abc import Callable

import pytest

from magnat.kernel import Luck, Row, Table, answer
from magnat.testing import laws, random_walks, secrecy
from tests.breadth import some
from tests.toy import LEAKS, TOY, ToyEdition

SEATS = 3
Law = Callable[[ToyEdition, Table, Row | None, random.Random, Luck], None]


def every_seat(law: Callable[[Table, int, Luck], None]) -> Law:
    def looked(edition: ToyEdition, t: Table, row: Row | None, rng: random.Random, luck: Luck) -> None:
        for seat in range(-1, SEATS):
            law(t, seat, luck)

    return looked


def memory(edition: ToyEdition, t: Table, row: Row | None, rng: random.Random, luck: Luck) -> None:
    if row is not None:
        u = t.copy()
        answer(u, *row)
        secrecy.memory_lasts(t, row, u)


def presence(edition: ToyEdition, t: Table, row: Row | None, rng: random.Random, luck: Luck) -> None:
    for seat in range(SEATS):
        secrecy.presence_hides(t, seat, luck, rng)


CAUGHT_BY: dict[str, list[Law]] = {
    "asks_holders": [presence],
    "cards_in_frame": [
        lambda e, t, row, dice, luck: secrecy.frames_hold_no_secret(t),
        lambda e, t, row, dice, luck: secrecy.whispers_are_not_heard(t, SEATS, dice),
        lambda e, t, row, dice, luck: laws.dialogues_are_declared(t, SEATS, dice),
    ],
    "knows_too_much": [lambda e, t, row, dice, luck: secrecy.whispers_are_not_heard(t, SEATS, dice)],
    "peeks": [every_seat(secrecy.choices_are_honest), every_seat(secrecy.view_hides)],
    "hurries": [every_seat(secrecy.forced_answers_betray_nothing)],
    "says_draws": [lambda e, t, row, dice, luck: secrecy.whispers_are_not_heard(t, SEATS, dice)],
    "forgets": [memory],
    "shows_hand": [lambda e, t, row, dice, luck: secrecy.whispers_are_not_heard(t, SEATS, dice)],
    "changes_frame": [lambda e, t, row, dice, luck: laws.frames_are_values(t, dice)],
    "changes_table": [lambda e, t, row, dice, luck: laws.refusals_change_nothing(t, SEATS, dice)],
    "no_choice": [lambda e, t, row, dice, luck: laws.choices_are_given(t)],
    "shares": [lambda e, t, row, dice, luck: laws.copy_is_independent(t, dice)],
    "remembers": [lambda e, t, row, dice, luck: laws.rules_depend_on_the_table_alone(t, dice)],
}


def obeys(law: Law, leak: str) -> None:
    edition = TOY.with_(leak=leak)
    for seed in some(12) if leak == "none" else range(12):
        rng, luck = random.Random(seed), Luck(seed)
        for t, row in random_walks.walk_steps(edition, SEATS, seed, 200):
            law(edition, t, row, rng, luck)


def test_every_planted_leak_has_a_law() -> None:
    assert set(CAUGHT_BY) == set(LEAKS) - {"none"}


@pytest.mark.parametrize(("leak", "law"), [(leak, law) for leak, result in CAUGHT_BY.items() for law in result])
def test_a_planted_leak_is_caught_by_its_law(leak: str, law: Law) -> None:
    obeys(law, "none")
    with pytest.raises(AssertionError):
        obeys(law, leak)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_toy_game_without_leaks_obeys_every_law(seats: int) -> None:
    for seed in some(5):
        laws.check(TOY, seats, seed, limit=len(some(400)))
    laws.secrets_are_columns(TOY)
    laws.kinds_are_unique(TOY)
