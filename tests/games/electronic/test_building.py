"""Building apartments in Electronic."""

import pytest

from magnat.kernel import IllegalAnswer
from magnat.positions import Position, dice, levels

rule = pytest.mark.rule


@rule("ELEC-BUILD-01")
def test_all_streets_but_one_of_a_colour_are_not_enough_to_build():
    game = Position("electronic", owns={0: "belleville vaugirard courcelles", 1: "lecourbe"})
    assert "build" not in game.choices
    assert game.cash[0] == 15_000


@rule("ELEC-BUILD-01")
@pytest.mark.parametrize(("group", "price"), [("brown", 500), ("pink", 1000), ("red", 1500), ("dark_blue", 2000)])
def test_the_owner_of_a_whole_colour_builds_at_the_price_on_the_deed(group, price):
    game = Position("electronic", owns={0: group})
    game.play("build", group, 1)
    assert game.cash[0] == 15_000 - price and game.apartments == 31 and list(game.levels.values()) == [1]


@rule("ELEC-BUILD-02")
def test_the_active_player_builds_before_the_throw_and_after_the_move():
    game = Position("electronic", owns={0: "brown"})
    game.play("build", "brown", levels(1, 0), "throw", dice(4, 6), "build", "brown", levels(1, 1))
    assert game.levels == {"belleville": 1, "lecourbe": 1} and game.asked == ("after_move", 0)


@rule("ELEC-BUILD-02")
def test_other_players_build_between_turns():
    game = Position("electronic", owns={2: "brown"})
    game.say(2, "build").play("brown", levels(1, 1))
    assert game.levels == {"belleville": 1, "lecourbe": 1} and game.asked == ("before_throw", 0)


@rule("ELEC-BUILD-02", "ELEC-EDGE-50")
@pytest.mark.parametrize("throw", [dice(4, 6), dice(5, 5)])
def test_other_players_cannot_build_once_the_dice_are_thrown(throw):
    game = Position("electronic", owns={2: "brown"})
    game.play("throw", throw)
    with pytest.raises(IllegalAnswer, match="not_your_word"):
        game.say(2, 1)


@rule("ELEC-EDGE-50")
def test_a_grace_period_of_three_seconds_before_the_first_throw_is_the_default():
    assert Position("electronic").edition.number("interturn_grace_seconds") == 3
    assert Position("electronic", options={"interturn_grace_seconds": 0}).edition.number("interturn_grace_seconds") == 0


@rule("ELEC-BUILD-03", "ELEC-EDGE-29")
def test_only_the_result_of_an_order_must_be_even():
    game = Position("electronic", owns={0: "brown"})
    game.play("build", "brown")
    even = [(a, b) for a in range(6) for b in range(6) if abs(a - b) <= 1 and a + b]
    assert sorted(game.orders) == even


@rule("ELEC-BUILD-03")
def test_no_second_apartment_before_every_street_has_one():
    game = Position("electronic", owns={0: "light_blue"}, built={"vaugirard": 1})
    game.play("build", "light_blue")
    with pytest.raises(IllegalAnswer, match="order_impossible"):
        game.play(levels(2, 1, 0))


@rule("ELEC-BUILD-04", "ELEC-EDGE-29")
def test_a_whole_group_goes_from_nothing_to_hotels_in_one_order():
    game = Position("electronic", owns={0: "light_blue"})
    game.play("build", "light_blue", levels(5, 5, 5))
    assert game.cash[0] == 7500 and (game.apartments, game.hotels) == (32, 9)


@rule("ELEC-BUILD-04")
def test_an_order_is_bounded_by_the_balance():
    game = Position("electronic", owns={0: "brown"}, cash={0: 1990})
    game.play("build", "brown")
    assert (2, 1) in game.orders and (2, 2) not in game.orders
    with pytest.raises(IllegalAnswer, match="too_poor"):
        game.play(levels(2, 2))


@rule("ELEC-BUILD-04")
def test_a_balance_below_the_price_builds_nothing():
    assert "build" not in Position("electronic", owns={0: "brown"}, cash={0: 490}).choices
    assert "build" in Position("electronic", owns={0: "brown"}, cash={0: 500}).choices


@rule("ELEC-BUILD-05")
def test_nothing_is_built_in_a_group_with_a_mortgage_until_it_is_lifted():
    game = Position("electronic", owns={0: "light_blue"}, mortgaged="republique")
    assert "build" not in game.choices
    assert "build" in game.play("lift", "republique").choices


@rule("ELEC-BUILD-05")
def test_a_mortgage_stops_hotels_too():
    free = Position("electronic", owns={0: "light_blue"}, built={"vaugirard": 5, "courcelles": 5, "republique": 4})
    burdened = Position(
        "electronic", owns={0: "light_blue"}, built={"vaugirard": 4, "courcelles": 4}, mortgaged="republique"
    )
    assert "build" in free.choices and "build" not in burdened.choices


@rule("ELEC-BUILD-06")
def test_nothing_is_built_on_stations_or_utilities():
    game = Position("electronic", owns={0: "station utility"})
    assert "build" not in game.choices
    assert Position("electronic", owns={0: "station utility red"}).play("build").choices == [4]


@rule("ELEC-BUILD-07")
@pytest.mark.parametrize(("variant", "most"), [("standard", 4), ("quick", 3)])
def test_no_apartment_is_added_to_a_full_set(variant, most):
    full = Position("electronic", variant, owns={0: "brown"}, built={"brown": most}, hotels=0)
    room = Position("electronic", variant, owns={0: "brown"}, built={"brown": most - 1}, hotels=0)
    assert "build" not in full.choices
    assert sorted(room.play("build", "brown").orders) == [(most - 1, most), (most, most - 1), (most, most)]


@rule("ELEC-BUILD-08")
def test_a_jailed_player_may_build_in_their_own_turn_and_between_turns():
    game = Position("electronic", jailed={0: 1, 1: 1}, owns={0: "brown", 1: "pink"})
    game.play("build", "brown", levels(1, 1)).say(1, "build").play("pink", levels(1, 0, 0))
    assert game.levels == {"belleville": 1, "lecourbe": 1, "villette": 1} and game.asked == ("leave_jail", 0)


@rule("ELEC-BUILD-09")
def test_the_apartments_of_a_street_are_announced_together():
    game = Position("electronic", owns={0: "brown"})
    game.play("build", "brown", levels(3, 2))
    assert [fact[:4] for fact in game.facts if fact[0] == "built"] == [("built", 0, 1, 3), ("built", 0, 3, 2)]


@rule("ELEC-BUILD-10", "ELEC-EDGE-52", "ELEC-HOTEL-01")
def test_beside_two_hotels_only_the_empty_street_is_raised_one_by_one_up_to_its_hotel():
    game = Position("electronic", owns={0: "light_blue"}, built={"courcelles": 5, "republique": 5})
    game.play("build", "light_blue")
    assert sorted(game.orders) == [(level, 5, 5) for level in range(1, 6)]
    assert game.play(levels(5, 5, 5)).cash[0] == 12_500


@rule("ELEC-BUILD-10")
def test_beside_one_hotel_the_two_empty_streets_rise_together():
    game = Position("electronic", owns={0: "light_blue"}, built={"courcelles": 5}, cash={0: 1000})
    game.play("build", "light_blue")
    assert sorted(game.orders) == [(0, 5, 1), (1, 5, 0), (1, 5, 1)]


@rule("ELEC-BUILD-11", "ELEC-EDGE-65")
def test_one_apartment_in_stock_does_not_lead_from_three_and_three_to_hotels():
    game = Position("electronic", owns={0: "brown"}, built={"brown": 3}, apartments=1)
    game.play("build", "brown")
    assert sorted(game.orders) == [(3, 4), (4, 3)]


@rule("ELEC-BUILD-11", "ELEC-EDGE-65")
def test_two_apartments_in_stock_lead_from_three_and_three_to_two_hotels():
    game = Position("electronic", owns={0: "brown"}, built={"brown": 3}, apartments=2)
    game.play("build", "brown", levels(5, 5))
    assert game.cash[0] == 13_000 and (game.apartments, game.hotels) == (8, 10)
