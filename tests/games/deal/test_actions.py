"""Action cards, rents and doubles of Deal."""

from typing import Any

import pytest

from magnat.games.deal import EDITION
from magnat.positions import Position
from tests.games.deal.refusal import refused

rule = pytest.mark.rule


@rule("DEAL-BDAY-01")
def test_everybody_else_owes_two_on_a_birthday():
    game = Position("deal", seats=4, hands={0: "A-BDAY-1"}, banks={1: "M2-1", 2: "M1-1", 3: "M2-2"})
    game.play("use A-BDAY-1")
    assert game.banks == ["M2-1 M1-1 M2-2", "", "", ""]


@rule("DEAL-JACK-01")
def test_a_jackpot_makes_one_chosen_player_owe_five():
    game = Position("deal", hands={0: "A-JACKPOT-1"}, banks={1: "M5-1", 2: "M5-2"})
    game.play("use A-JACKPOT-1")
    assert game.offered == ["1", "2"] and refused(game, 0) == ("not_another_player", "DEAL-JACK-01")
    game.play(2)
    assert game.banks == ["M5-2", "M5-1", ""]


@rule("DEAL-GO-01")
def test_go_draws_two_cards_at_once():
    game = Position("deal", hands={0: "A-GO-1"})
    game.play("use A-GO-1", "M1-1", "M1-2")
    assert game.hands[0] == "M1-1 M1-2" and game.asked == ("play", 0) and game.table.plays == 1


@rule("DEAL-DUEL-01")
def test_a_duel_takes_one_property_solid_or_wild_of_any_other_player():
    game = Position("deal", hands={0: "A-DUEL-1"}, groups={0: "RED1", 1: "YEL1", 2: "GRN: W-GRN-DBL"})
    game.play("use A-DUEL-1")
    assert game.offered == ["YEL1", "W-GRN-DBL"] and refused(game, "RED1") == ("your_own", "DEAL-DUEL-01")
    game.play("W-GRN-DBL", "DBL")
    assert game.groups == ["RED: RED1 | DBL: W-GRN-DBL", "YEL: YEL1", ""]


@rule("DEAL-DUEL-02", "DEAL-DUEL-03", "DEAL-EDGE-24", "DEAL-BLD-07")
def test_a_duel_spares_complete_groups_and_buildings_but_not_the_surplus():
    groups = {1: "RED A-HOUSE-1 | RED: W-RED-YEL-1"}
    game = Position("deal", hands={0: "A-DUEL-1"}, groups=groups)
    game.play("use A-DUEL-1")
    assert game.offered == ["W-RED-YEL-1"]
    assert refused(game, "RED1") == ("in_complete_group", "DEAL-DUEL-02")
    assert refused(game, "A-HOUSE-1") == ("building", "DEAL-BLD-07")


@rule("DEAL-DUEL-03")
def test_a_lone_multicolour_wild_can_be_taken():
    game = Position("deal", hands={0: "A-DUEL-1"}, groups={1: "DBL: W-ANY-1"})
    game.play("use A-DUEL-1", "W-ANY-1", "STN")
    assert game.groups[0] == "STN: W-ANY-1"


@rule("DEAL-TROC-01")
def test_a_swap_exchanges_a_property_for_one_of_the_players_own():
    game = Position("deal", hands={0: "A-TROC-1"}, groups={0: "BRN1 | RED1", 1: "DBL1", 2: "STN1"})
    game.play("use A-TROC-1")
    assert game.offered == ["DBL1", "STN1"]
    game.play("STN1")
    assert game.offered == ["BRN1", "RED1"]
    game.play("BRN1")
    assert game.groups == ["RED: RED1 | STN: STN1", "DBL: DBL1", "BRN: BRN1"]


@rule("DEAL-TROC-02", "DEAL-EDGE-46")
def test_a_swap_may_break_a_complete_built_group_whose_buildings_go_to_the_victims_bank():
    game = Position("deal", hands={0: "A-TROC-1"}, groups={0: "BRN1", 1: "RED A-HOUSE-1"})
    game.play("use A-TROC-1", "RED2", "BRN1")
    assert game.groups[:2] == ["RED: RED2", "BRN: BRN1 | RED: RED1 RED3"] and game.banks[:2] == ["", "A-HOUSE-1"]


@rule("DEAL-TROC-02", "DEAL-EDGE-46")
def test_with_the_option_a_swap_spares_complete_groups():
    spares = {"troc_spares_complete_groups": True}
    given: dict[str, Any] = {"hands": {0: "A-TROC-1"}, "groups": {0: "BRN1", 1: "RED", 2: "DBL1"}, "options": spares}
    game = Position("deal", **given)
    game.play("use A-TROC-1")
    assert game.offered == ["DBL1"] and refused(game, "RED1") == ("in_complete_group", "DEAL-TROC-02")
    given["groups"] = {0: "BRN1", 1: "RED"}
    assert refused(Position("deal", **given), "use A-TROC-1") == ("nothing_to_swap", "DEAL-TROC-04")


@rule("DEAL-TROC-03")
def test_a_card_of_the_players_own_complete_group_may_be_given():
    game = Position("deal", hands={0: "A-TROC-1"}, groups={0: "DBL A-HOUSE-1", 1: "BRN1"})
    game.play("use A-TROC-1", "BRN1", "DBL1")
    assert game.groups[:2] == ["BRN: BRN1 | DBL: DBL2", "DBL: DBL1"] and game.banks[0] == "A-HOUSE-1"


@rule("DEAL-TROC-02", "DEAL-TROC-03")
def test_with_the_option_a_swap_spares_only_the_complete_groups_of_others():
    groups, spares = {1: "BRN1 | DBL", 2: "RED1"}, {"troc_spares_complete_groups": True}
    game = Position("deal", turn=1, hands={1: "A-TROC-1"}, groups=groups, options=spares).play("use A-TROC-1", "RED1")
    assert game.offered == ["BRN1", "DBL1", "DBL2"]
    assert game.play("DBL2").groups == ["", "BRN: BRN1 | RED: RED1 | DBL: DBL1", "DBL: DBL2"]


@rule("DEAL-TROC-04", "DEAL-EDGE-39")
def test_without_a_property_on_the_table_a_swap_can_only_be_banked():
    game = Position("deal", hands={0: "A-TROC-1 RED1"}, groups={1: "BRN1"})
    assert "bank A-TROC-1" in game.offered and refused(game, "use A-TROC-1") == ("nothing_to_swap", "DEAL-TROC-04")


@rule("DEAL-TROC-04", "DEAL-BLD-07")
def test_neither_a_card_from_the_hand_nor_a_building_can_be_given():
    game = Position("deal", hands={0: "A-TROC-1 RED1"}, groups={0: "BRN A-HOUSE-1", 1: "DBL1"})
    game.play("use A-TROC-1", "DBL1")
    assert game.offered == ["BRN1", "BRN2"] and refused(game, "RED1") == ("not_your_property", "DEAL-TROC-04")


@rule("DEAL-TROC-05")
def test_values_and_colours_need_not_match_and_no_money_moves():
    game = Position("deal", hands={0: "A-TROC-1"}, groups={0: "BRN1", 1: "DBL1"}, banks={0: "M5-1", 1: "M5-2"})
    game.play("use A-TROC-1", "DBL1", "BRN1")
    assert game.groups[:2] == ["DBL: DBL1", "BRN: BRN1"] and game.banks[:2] == ["M5-1", "M5-2"]


@rule("DEAL-TROC-06")
def test_after_a_swap_both_players_place_their_wilds_and_a_completed_group_keeps_its_house():
    groups = {0: "RED: W-RED-YEL-1", 1: "RED: RED1 RED2 W-RED-YEL-2 A-HOUSE-1"}
    game = Position("deal", hands={0: "A-TROC-1"}, groups=groups)
    game.play("use A-TROC-1", "W-RED-YEL-2", "W-RED-YEL-1")
    assert game.asked == ("place_wild", 0)
    game.play("YEL")
    assert game.asked == ("place_wild", 1) and game.groups[0] == "RED: W-RED-YEL-1"
    game.play("RED")
    assert game.groups[:2] == ["YEL: W-RED-YEL-2", "RED: RED1 RED2 W-RED-YEL-1 A-HOUSE-1"] and game.banks[1] == ""


@rule("DEAL-BANCO-01", "DEAL-BANCO-02", "DEAL-EDGE-25")
def test_a_complete_group_is_taken_with_wilds_and_buildings_and_the_surplus_stays():
    groups = {1: "RED: RED1 RED2 W-RED-YEL-1 A-HOUSE-1 A-HOTEL-1 | RED3 | YEL1"}
    game = Position("deal", hands={0: "A-BANCO-1"}, groups=groups)
    game.play("use A-BANCO-1")
    assert game.offered == ["RED1"]
    game.play("RED1")
    assert game.groups[:2] == ["RED: RED1 RED2 W-RED-YEL-1 A-HOUSE-1 A-HOTEL-1", "RED: RED3 | YEL: YEL1"]
    assert game.asked == ("play", 0)


@rule("DEAL-BANCO-03")
def test_without_a_complete_group_elsewhere_the_card_can_only_be_banked():
    game = Position("deal", hands={0: "A-BANCO-1"}, groups={0: "BRN", 1: "RED1 RED2"})
    assert refused(game, "use A-BANCO-1") == ("no_complete_group", "DEAL-BANCO-03")
    game = Position("deal", hands={0: "A-BANCO-1"}, groups={1: "BRN | RED1"})
    game.play("use A-BANCO-1")
    assert refused(game, "RED1") == ("not_a_complete_group", "DEAL-BANCO-03")


@rule("DEAL-EDGE-34")
def test_a_stolen_complete_group_lies_beside_an_incomplete_one_of_its_colour():
    game = Position("deal", hands={0: "A-BANCO-1"}, groups={0: "ORG: W-PNK-ORG-1 W-PNK-ORG-2 | BRN", 1: "ORG"})
    game.play("use A-BANCO-1", "ORG1")
    assert game.groups[0] == "BRN: BRN1 BRN2 | ORG: ORG1 ORG2 ORG3 | ORG: W-PNK-ORG-1 W-PNK-ORG-2"
    assert game.table.complete_colours(0).bit_count() == 2


# Rent


@rule("DEAL-RENT-01", "DEAL-RENT-08")
def test_a_two_colour_rent_is_owed_in_full_by_all_the_others():
    game = Position("deal", groups={0: "RED1 RED2"}, hands={0: "R-RED-YEL-1"}, banks={1: "M3-1", 2: "M3-2"})
    game.play("use R-RED-YEL-1", "RED1")
    assert game.banks == ["M3-1 M3-2", "", ""]


@rule("DEAL-RENT-02")
def test_one_of_the_two_colours_is_named_and_rents_are_not_added():
    groups = {0: "RED1 | YEL1 YEL2 | BRN1"}
    game = Position("deal", seats=2, groups=groups, hands={0: "R-RED-YEL-1"}, banks={1: "M10-1"})
    game.play("use R-RED-YEL-1")
    assert game.offered == ["RED1", "YEL1"]
    game.play("YEL1")
    assert game.question.due == 4


@rule("DEAL-RENT-02", "DEAL-RENT-05")
@pytest.mark.parametrize(("scope", "offered", "due"), [("group", 3, 6), ("colour", 2, 8), ("both", 0, 12)])
def test_the_option_adds_groups_of_a_colour_or_both_colours(scope, offered, due):
    groups = {0: "RED | RED: W-RED-YEL-1 | YEL1 YEL2"}
    given: dict[str, Any] = {"hands": {0: "R-RED-YEL-1"}, "banks": {1: "M10-1 M5-1"}, "options": {"rent_scope": scope}}
    game = Position("deal", seats=2, groups=groups, **given)
    game.play("use R-RED-YEL-1")
    if offered:
        assert len(game.offered) == offered
        game.play("RED1")
    assert game.question.due == due


@rule("DEAL-RENT-03")
def test_a_multicolour_rent_is_owed_by_one_player_for_one_group_of_any_colour():
    game = Position("deal", groups={0: "BRN1 | STN1 STN2"}, hands={0: "R-ANY-1"}, banks={1: "M2-1", 2: "M2-2"})
    game.play("use R-ANY-1")
    assert game.offered == ["BRN1", "STN1"]
    game.play("STN1", 2)
    assert game.banks == ["M2-2", "M2-1", ""]


RENTS = {
    "BRN": [1, 2],
    "LBL": [1, 2, 3],
    "PNK": [1, 2, 4],
    "ORG": [1, 3, 5],
    "RED": [2, 3, 6],
    "YEL": [2, 4, 6],
    "GRN": [2, 4, 7],
    "DBL": [3, 8],
    "STN": [1, 2, 3, 4],
    "UTL": [1, 2],
}


@rule("DEAL-RENT-04")
@pytest.mark.parametrize(("colour", "held"), [(colour, n + 1) for colour in RENTS for n in range(len(RENTS[colour]))])
def test_the_rent_depends_on_the_number_of_cards(colour, held):
    lies = " ".join(f"{colour}{i + 1}" for i in range(held))
    game = Position("deal", seats=2, groups={0: lies}, hands={0: "R-ANY-1"}, banks={1: "M10-1"})
    game.play("use R-ANY-1", f"{colour}1", 1)
    assert game.question.due == RENTS[colour][held - 1]


@rule("DEAL-RENT-05")
def test_rent_is_asked_for_a_complete_group_or_for_its_surplus():
    groups = {0: "RED | RED: W-RED-YEL-1"}
    game = Position("deal", seats=2, groups=groups, hands={0: "R-RED-YEL-1"}, banks={1: "M10-1"})
    game.play("use R-RED-YEL-1")
    assert game.offered == ["RED1", "W-RED-YEL-1"]
    game.play("W-RED-YEL-1")
    assert game.question.due == 2


@rule("DEAL-RENT-06")
def test_a_rent_needs_a_group_of_its_colour():
    game = Position("deal", groups={0: "RED1"}, hands={0: "R-GRN-DBL-1"})
    assert refused(game, "use R-GRN-DBL-1") == ("no_group_of_colour", "DEAL-RENT-06")
    game = Position("deal", groups={0: "RED1 | BRN1"}, hands={0: "R-RED-YEL-1"})
    game.play("use R-RED-YEL-1")
    assert refused(game, "BRN1") == ("no_group_of_colour", "DEAL-RENT-06")


@rule("DEAL-RENT-07")
def test_a_rent_is_an_action_for_the_joker_the_centre_and_the_bank():
    game = Position("deal", seats=2, groups={0: "RED1"}, hands={0: "R-RED-YEL-1", 1: "A-JOKER-1"}, banks={1: "M2-1"})
    assert "bank R-RED-YEL-1" in game.offered
    game.play("use R-RED-YEL-1", "RED1", "joker")
    assert game.centre == "R-RED-YEL-1 A-JOKER-1" and game.banks[0] == ""


@rule("DEAL-DBL-01", "DEAL-DBL-02")
def test_a_double_doubles_its_rent_and_counts_as_a_play():
    given: dict[str, Any] = {"groups": {0: "RED1"}, "hands": {0: "R-RED-YEL-1 A-DOUBLE-2"}, "banks": {1: "M5-1"}}
    game = Position("deal", seats=2, **given)
    game.play("double R-RED-YEL-1", "RED1")
    assert game.question.due == 4 and game.table.plays == 2 and game.limbo == "R-RED-YEL-1 A-DOUBLE-2"


@rule("DEAL-DBL-02", "DEAL-DBL-03")
def test_two_doubles_make_the_rent_fourfold_and_use_three_plays():
    hands = {0: "R-RED-YEL-1 A-DOUBLE-1 A-DOUBLE-2"}
    game = Position("deal", seats=2, groups={0: "RED1"}, hands=hands, banks={1: "M10-1"})
    game.play("quadruple R-RED-YEL-1", "RED1")
    assert game.question.due == 8 and game.table.plays == 3


@rule("DEAL-DBL-02", "DEAL-EDGE-37")
def test_a_double_needs_a_play_left_beside_the_rent():
    game = Position("deal", groups={0: "RED1"}, hands={0: "R-RED-YEL-1 A-DOUBLE-1"}, plays=2)
    assert game.offered == ["end", "bank A-DOUBLE-1", "use R-RED-YEL-1", "bank R-RED-YEL-1"]
    assert refused(game, "double R-RED-YEL-1") == ("no_plays_left", "DEAL-DBL-02")


@rule("DEAL-DBL-04")
@pytest.mark.parametrize("rent", ["R-RED-YEL-1", "R-ANY-1"])
def test_a_double_also_doubles_the_rent_of_buildings(rent):
    hands = {0: f"{rent} A-DOUBLE-1"}
    game = Position("deal", seats=2, groups={0: "RED A-HOUSE-1"}, hands=hands, banks={1: "M10-1 M5-1 M5-2"})
    game.play(f"double {rent}", "RED1", *([1] if rent == "R-ANY-1" else []))
    assert game.question.due == 18


@rule("DEAL-DBL-04", "DEAL-EDGE-38")
@pytest.mark.parametrize("code", ["A-BDAY-1", "A-JACKPOT-1"])
def test_birthdays_and_jackpots_are_not_doubled(code):
    game = Position("deal", hands={0: f"{code} A-DOUBLE-1"})
    assert refused(game, f"double {code}") == ("doubles_rent_only", "DEAL-DBL-04")


@rule("DEAL-DBL-05")
def test_a_double_is_not_played_alone_nor_added_later():
    game = Position("deal", groups={0: "RED1"}, hands={0: "R-RED-YEL-1 A-DOUBLE-1"}, banks={1: "M2-1"})
    assert refused(game, "use A-DOUBLE-1") == ("double_alone", "DEAL-DBL-05")
    game.play("use R-RED-YEL-1", "RED1")
    assert game.offered == ["end", "bank A-DOUBLE-1"]


@rule("DEAL-DBL-01")
def test_without_a_double_in_hand_a_rent_is_not_doubled():
    game = Position("deal", groups={0: "RED1"}, hands={0: "R-RED-YEL-1"})
    assert refused(game, "double R-RED-YEL-1") == ("no_double", "DEAL-DBL-01")


def test_the_deck_has_the_catalogued_rents():
    e = EDITION
    assert {colour.code: e.rents[i] for i, colour in enumerate(e.board.colour)} == RENTS
