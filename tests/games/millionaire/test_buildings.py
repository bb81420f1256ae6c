"""Houses and hotels of Millionaire."""

import pytest

from magnat.positions import Position, dice

rule = pytest.mark.rule


@rule("MIL-BLD-01")
def test_building_needs_the_whole_group():
    game = Position("millionaire", owns={0: "castle_view dream_avenue brown"})
    assert game.play("build").refusal("castle_view") == ("group_incomplete", "MIL-BLD-01")
    assert Position("millionaire", owns={0: "castle_view"}).refusal("build") == ("cannot_build", "MIL-BLD-01")


@rule("MIL-BLD-02")
def test_a_jailed_player_may_build():
    game = Position("millionaire", jailed={0: 1}, owns={0: "brown"}).play("build", "motor_drive")
    assert game.levels == {"motor_drive": 1} and game.asked == ("leave_jail", 0)


@rule("MIL-BLD-03")
def test_a_house_costs_the_amount_on_the_deed():
    game = Position("millionaire", owns={0: "pink"}).play("build", "castle_view")
    assert game.cash[0] == 347 and game.bank == 25 and game.apartments == 31


@rule("MIL-BLD-04")
def test_no_second_house_before_every_property_of_the_group_has_one():
    game = Position("millionaire", owns={0: "pink"}, built={"castle_view": 1}).play("build")
    assert game.choices == [10, 11] and game.refusal("castle_view") == ("build_evenly", "MIL-BLD-04")


@rule("MIL-BLD-05")
def test_four_houses_are_exchanged_for_a_hotel():
    game = Position("millionaire", owns={0: "brown"}, built={"brown": 4}).play("build", "motor_drive")
    assert game.levels == {"motor_drive": 5, "gadget_wharf": 4} and game.cash[0] == 362
    assert (game.apartments, game.hotels) == (28, 11)


@rule("MIL-BLD-06")
def test_nothing_is_added_to_a_hotel():
    game = Position("millionaire", owns={0: "brown pink"}, built={"brown": 5}).play("build")
    assert game.choices == [9, 10, 11] and game.refusal("motor_drive") == ("hotel_is_highest", "MIL-BLD-06")


@rule("MIL-BLD-07")
def test_a_hotel_needs_four_houses_or_a_hotel_on_every_sister():
    game = Position("millionaire", owns={0: "pink"}, built={"pink": 4}).play("build", "castle_view", "build")
    assert game.choices == [10, 11]
    game = Position("millionaire", owns={0: "pink"}, built={"pink": 4, "castle_view": 3}).play("build")
    assert game.choices == [9] and game.refusal("dream_avenue") == ("build_evenly", "MIL-BLD-07")


@rule("MIL-BLD-08")
def test_a_mortgage_blocks_the_group():
    game = Position("millionaire", owns={0: "pink brown"}, mortgaged="castle_view").play("build")
    assert game.choices == [1, 3] and game.refusal("dream_avenue") == ("group_mortgaged", "MIL-BLD-08")


@rule("MIL-BLD-08")
def test_with_the_option_off_only_the_mortgaged_property_is_blocked_and_evenness_holds_the_others():
    options = {"mortgage_blocks_group": False}
    game = Position("millionaire", owns={0: "pink"}, mortgaged="castle_view", options=options)
    game.play("build", "dream_avenue", "build", "palace_gardens")
    assert game.levels == {"dream_avenue": 1, "palace_gardens": 1} and "build" not in game.choices


@rule("MIL-BLD-09", "MIL-EDGE-26")
@pytest.mark.parametrize("stock", [{"apartments": 0}, {"hotels": 0, "built": {"pink": 4}}])
def test_nothing_is_built_without_a_piece_in_stock(stock):
    game = Position("millionaire", owns={0: "pink"}, **stock)
    assert game.refusal("build") == ("cannot_build", "MIL-BLD-01") and game.cash[0] == 372


@rule("MIL-BLD-09", "MIL-EDGE-26")
def test_a_refusal_without_pieces_names_the_stock():
    game = Position("millionaire", owns={0: "pink brown"}, built={"pink": 4}, apartments=3, hotels=0).play("build")
    assert game.refusal("castle_view") == ("none_in_stock", "MIL-BLD-09") and game.choices == [1, 3]


@rule("MIL-BLD-10")
def test_the_last_house_goes_to_the_first_request():
    game = Position("millionaire", owns={0: "brown", 1: "pink"}, apartments=1).say(1, "build").play("castle_view")
    assert game.refusal("build") == ("cannot_build", "MIL-BLD-01") and "auction" not in game.fact_words


@rule("MIL-BLD-11")
def test_buildings_are_paid_from_cash_in_hand():
    game = Position("millionaire", owns={0: "pink brown"}, cash={0: 24}).play("build")
    assert game.choices == [1, 3] and game.refusal("castle_view") == ("too_poor", "MIL-BLD-11")


@rule("MIL-BLD-12")
def test_any_number_of_buildings_may_be_bought_in_one_window():
    game = Position("millionaire", owns={0: "brown"})
    game.play(*["build", "motor_drive", "build", "gadget_wharf"] * 5)
    assert game.levels == {"motor_drive": 5, "gadget_wharf": 5} and game.cash[0] == 272
    assert game.play("throw", dice(4, 4)).asked == ("after_move", 0)
