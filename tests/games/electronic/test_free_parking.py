"""Free Parking in Electronic."""

import pytest

from magnat.positions import Position, dice

rule = pytest.mark.rule


@rule("ELEC-PARK-01")
def test_free_parking_pays_nothing():
    game = Position("electronic", seats=2, at={0: "belleville", 1: "chest_2"}, owns={1: "lyon"})
    game.play("throw", dice(1, 2), "end", "throw", dice(1, 2))
    assert game.places[1] == "free_parking" and game.cash == [13_000, 15_000] and game.bank == 2_000


@rule("ELEC-PARK-01")
def test_transactions_continue_on_free_parking():
    game = Position("electronic", at={0: "chest_2"}, owns={0: "brown"}).play("throw", dice(1, 2))
    assert game.asked == ("after_move", 0) and game.choices == ["end", "build", "mortgage", "trade"]
