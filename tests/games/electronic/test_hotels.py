"""Hotels of Electronic."""

import pytest

from magnat.kernel import IllegalAnswer
from magnat.positions import Position, levels

rule = pytest.mark.rule


@rule("ELEC-HOTEL-01")
def test_a_hotel_needs_four_apartments_on_every_street_of_the_group():
    game = Position("electronic", owns={0: "brown"}, built={"belleville": 4, "lecourbe": 3}, apartments=0)
    assert "build" not in game.choices
    with pytest.raises(IllegalAnswer, match="cannot_build"):
        game.play("build")


@rule("ELEC-HOTEL-01")
def test_a_street_that_has_its_hotel_counts_as_satisfied():
    game = Position("electronic", owns={0: "brown"}, built={"belleville": 5, "lecourbe": 4}, apartments=0)
    game.play("build", "brown", levels(5, 5))
    assert game.levels == {"belleville": 5, "lecourbe": 5}


@rule("ELEC-HOTEL-02")
def test_four_apartments_go_back_and_the_printed_price_is_paid():
    game = Position("electronic", owns={0: "dark_blue"}, built={"dark_blue": 4}, apartments=3, hotels=2)
    game.play("build", "dark_blue", levels(5, 4))
    assert game.cash[0] == 13_000 and (game.apartments, game.hotels) == (7, 1)


@rule("ELEC-HOTEL-03")
def test_there_is_nothing_beyond_a_hotel():
    game = Position("electronic", owns={0: "brown"}, built={"brown": 5})
    assert "build" not in game.choices
    with pytest.raises(IllegalAnswer, match="cannot_build"):
        game.play("build")


@rule("ELEC-EDGE-27", "ELEC-HOTEL-02")
def test_hotels_can_be_built_without_apartments_in_stock():
    game = Position("electronic", owns={0: "brown"}, built={"brown": 4}, apartments=0)
    game.play("build", "brown", levels(5, 5))
    assert game.apartments == 8 and game.hotels == 10


@rule("ELEC-SHORT-01")
def test_without_a_hotel_in_stock_none_is_built():
    game = Position("electronic", owns={0: "brown"}, built={"brown": 4}, hotels=0)
    assert "build" not in game.choices
    one = Position("electronic", owns={0: "brown"}, built={"brown": 4}, hotels=1).play("build", "brown")
    assert sorted(one.orders) == [(4, 5), (5, 4)]
