"""Houses and hotels of Deal."""

from typing import Any

import pytest

from magnat.games.deal.sets import judged
from magnat.positions import Position
from tests.games.deal.refusal import refused

rule = pytest.mark.rule


@rule("DEAL-BLD-01")
def test_a_house_needs_a_complete_group_of_its_player():
    game = Position("deal", groups={0: "RED1 RED2 | BRN", 1: "DBL"}, hands={0: "A-HOUSE-1"})
    game.play("use A-HOUSE-1")
    assert game.offered == ["BRN1"] and refused(game, "RED1") == ("group_not_complete", "DEAL-BLD-01")


@rule("DEAL-BLD-02")
def test_at_most_one_house_and_one_hotel_lie_on_a_group():
    game = Position("deal", groups={0: "BRN A-HOUSE-1 A-HOTEL-1"}, hands={0: "A-HOUSE-2 A-HOTEL-2"})
    assert game.offered == ["end", "bank A-HOUSE-2", "bank A-HOTEL-2"]


@rule("DEAL-BLD-03")
def test_a_hotel_needs_a_house():
    game = Position("deal", groups={0: "BRN | RED A-HOUSE-1"}, hands={0: "A-HOTEL-1"})
    game.play("use A-HOTEL-1")
    assert game.offered == ["RED1"]
    game = Position("deal", groups={0: "BRN"}, hands={0: "A-HOTEL-1"})
    assert refused(game, "use A-HOTEL-1") == ("needs_house", "DEAL-BLD-03")


@rule("DEAL-BLD-04")
def test_nothing_is_built_on_stations_and_utilities():
    game = Position("deal", groups={0: "STN | UTL"}, hands={0: "A-HOUSE-1"})
    assert refused(game, "use A-HOUSE-1") == ("not_on_stations", "DEAL-BLD-04")


@rule("DEAL-BLD-05")
def test_house_and_hotel_may_be_laid_in_one_turn():
    game = Position("deal", groups={0: "BRN"}, hands={0: "A-HOUSE-1 A-HOTEL-1"})
    game.play("use A-HOUSE-1", "BRN1", "use A-HOTEL-1", "BRN1")
    assert game.groups[0] == "BRN: BRN1 BRN2 A-HOUSE-1 A-HOTEL-1" and game.table.plays == 2


@rule("DEAL-BLD-06", "DEAL-RENT-04")
@pytest.mark.parametrize(
    ("colour", "house", "hotel"),
    [
        ("BRN", 5, 9),
        ("LBL", 6, 10),
        ("PNK", 7, 11),
        ("ORG", 8, 12),
        ("RED", 9, 13),
        ("YEL", 9, 13),
        ("GRN", 10, 14),
        ("DBL", 11, 15),
    ],
)
def test_a_house_adds_three_and_a_hotel_four_more(colour, house, hotel):
    given: dict[str, Any] = {"hands": {0: "R-ANY-1"}, "banks": {1: "M10-1 M5-1 M5-2"}, "seats": 2}
    for lies, due in ((f"{colour} A-HOUSE-1", house), (f"{colour} A-HOUSE-1 A-HOTEL-1", hotel)):
        game = Position("deal", groups={0: lies}, **given)
        game.play("use R-ANY-1", f"{colour}1", 1)
        assert game.question.due == due


@rule("DEAL-BLD-06")
def test_with_the_option_the_hotel_replaces_the_house():
    given: dict[str, Any] = {"hands": {0: "R-ANY-1"}, "banks": {1: "M10-1"}, "options": {"hotel_replaces_house": True}}
    game = Position("deal", groups={0: "BRN A-HOUSE-1 A-HOTEL-1"}, **given)
    game.play("use R-ANY-1", "BRN1", 1)
    assert game.question.due == 6


@rule("DEAL-BLD-07")
def test_buildings_do_not_complete_a_group():
    game = Position("deal", groups={0: "BRN A-HOUSE-1"}, hands={0: "M1-1"})
    assert game.table.complete_colours(0) == 1
    game.table.collect(0, (game.edition.names.index("BRN1"),), (), ())
    assert game.groups[0] == "BRN: BRN2" and game.table.complete_colours(0) == 0


@rule("DEAL-BLD-08")
def test_a_building_is_neither_moved_nor_taken_off():
    game = Position("deal", groups={0: "RED A-HOUSE-1 | YEL | RED: W-RED-YEL-1"})
    game.play("rearrange")
    assert not any("HOUSE" in word for word in game.offered)
    game.play("exchange RED1")
    assert game.offered == ["W-RED-YEL-1"]


@rule("DEAL-BLD-09", "DEAL-EDGE-30", "DEAL-BANK-03")
def test_moving_a_wild_out_of_a_built_group_banks_its_buildings():
    game = Position("deal", groups={0: "RED: RED1 RED2 W-RED-YEL-1 A-HOUSE-1 | BRN"}, hands={0: "M1-1"})
    game.play("rearrange", "turn W-RED-YEL-1", "YEL", "confirm")
    assert game.banks[0] == "A-HOUSE-1" and game.groups[0] == "BRN: BRN1 BRN2 | RED: RED1 RED2 | YEL: W-RED-YEL-1"
    assert refused(game, "use A-HOUSE-1") == ("not_in_hand", "DEAL-PLAY-02")


@rule("DEAL-BLD-09")
def test_buildings_do_not_travel_to_another_complete_group_of_the_colour():
    groups = {1: "RED A-HOUSE-1 | RED: W-RED-YEL-1 W-RED-YEL-2 W-ANY-1", 0: "BRN1"}
    game = Position("deal", groups=groups, hands={0: "A-TROC-1"})
    game.play("use A-TROC-1", "RED1", "BRN1")
    assert game.banks[1] == "A-HOUSE-1" and game.groups[1].endswith("RED: W-RED-YEL-1 W-RED-YEL-2 W-ANY-1")


@rule("DEAL-BLD-10")
def test_a_hotel_without_a_house_goes_to_the_bank():
    game = Position("deal", groups={0: "BRN A-HOTEL-1"})
    collection, homeless = judged(game.edition, game.table.groups[0])
    assert collection == ((0, 0, 1),) and homeless == [game.edition.names.index("A-HOTEL-1")]


@rule("DEAL-BLD-03")
def test_a_hotel_on_a_group_without_a_house_is_refused_with_that_reason():
    game = Position("deal", groups={0: "BRN A-HOUSE-1 | RED"}, hands={0: "A-HOTEL-1"})
    game.play("use A-HOTEL-1")
    assert refused(game, "RED1") == ("needs_house", "DEAL-BLD-03")
