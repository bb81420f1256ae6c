"""Taxes in Electronic."""

import pytest

from magnat.positions import Position, dice

rule = pytest.mark.rule


@rule("ELEC-TAX-01")
@pytest.mark.parametrize(
    "start, name, amount", [("belleville", "income_tax", 2_000), ("saint_lazare", "luxury_tax", 1_000)]
)
def test_a_tax_is_paid_to_the_bank(start, name, amount):
    game = Position("electronic", at={0: start}, owns={0: "lyon"}).play("throw", dice(1, 2))
    assert game.places[0] == name and game.cash == [15_000 - amount, 15_000, 15_000] and game.bank == amount
    assert game.asked == ("after_move", 0)


@rule("ELEC-TAX-01", "ELEC-MON-03")
def test_a_tax_that_cannot_be_paid_ruins_towards_the_bank():
    game = Position("electronic", cash={0: 1_990}).play("throw", dice(1, 3))
    assert game.choices == ["bankrupt"] and game.play("bankrupt").cash == [0, 15_000, 15_000]
