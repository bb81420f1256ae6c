"""Properties, groups and wilds of Deal."""

from typing import Any

import msgspec
import pytest

from magnat.games.deal import EDITION
from magnat.games.deal.rearrange import can_rearrange
from magnat.games.deal.turn import REARRANGE
from magnat.kernel import IllegalAnswer, current_question
from magnat.positions import Position
from tests.games.deal.refusal import refused

rule = pytest.mark.rule
ANCHOR = {"multiwild_needs_anchor": True}


@rule("DEAL-PROP-01")
def test_properties_are_sorted_into_groups_by_colour():
    game = Position("deal", hands={0: "RED1 YEL1 RED2"})
    game.play("lay RED1", "lay YEL1", "lay RED2")
    assert game.groups[0] == "RED: RED1 RED2 | YEL: YEL1"


@rule("DEAL-PROP-02")
def test_colours_have_the_catalogued_group_sizes_and_solid_cards():
    e = EDITION
    solid = [sum(e.colour_of(card) == colour for card in range(e.solids)) for colour in range(10)]
    assert e.sizes[:10] == solid == [2, 3, 3, 3, 3, 3, 3, 2, 4, 2]


@rule("DEAL-PROP-03")
def test_any_number_of_colours_may_be_collected():
    game = Position(
        "deal", groups={0: "BRN1 | LBL1 | PNK1 | ORG1 | RED1 | YEL1 | GRN1 | DBL1 | STN1"}, hands={0: "UTL1"}
    )
    game.play("lay UTL1")
    assert len(game.table.groups[0]) == 10


@rule("DEAL-PROP-04", "DEAL-EDGE-29")
def test_a_collection_is_rearranged_only_in_its_owners_turn_without_an_open_effect():
    game = Position("deal", groups={0: "RED1", 1: "RED: W-RED-YEL-1"}, hands={0: "R-RED-YEL-1", 1: "M1-1"})
    assert game.offered == ["end", "use R-RED-YEL-1", "bank R-RED-YEL-1"]
    game.play("use R-RED-YEL-1", "RED1")
    assert game.asked == ("lay_joker", 1) and game.offered == ["let_stand"]
    with pytest.raises(IllegalAnswer):
        game.say(0, 1)


@rule("DEAL-PROP-05")
def test_rearranging_uses_no_play():
    game = Position("deal", groups={0: "RED: W-RED-YEL-1"}, plays=3)
    game.play("rearrange", "turn W-RED-YEL-1", "YEL", "confirm")
    assert game.groups[0] == "YEL: W-RED-YEL-1" and game.table.plays == 3 and game.offered == ["end", "rearrange"]


@rule("DEAL-PROP-06", "DEAL-EDGE-44")
def test_a_card_beyond_the_group_size_starts_another_group():
    game = Position("deal", groups={0: "BRN"}, hands={0: "W-BRN-LBL W-ANY-1 W-ANY-2"})
    game.play("lay W-BRN-LBL", "BRN", "lay W-ANY-1", "BRN", "lay W-ANY-2", "BRN")
    assert game.groups[0] == "BRN: BRN1 BRN2 | BRN: W-BRN-LBL W-ANY-1 | BRN: W-ANY-2"


@rule("DEAL-PROP-07", "DEAL-EDGE-27")
def test_cards_of_one_colour_go_together_and_cannot_be_split():
    game = Position("deal", groups={0: "RED1"}, hands={0: "RED2 RED3"})
    game.play("lay RED2", "lay RED3")
    assert game.groups[0] == "RED: RED1 RED2 RED3" and refused(game, "rearrange") == (
        "nothing_to_rearrange",
        "DEAL-PROP-08",
    )


@rule("DEAL-PROP-07", "DEAL-EDGE-50")
def test_a_gap_is_filled_from_the_surplus_solid_cards_first():
    groups = {1: "RED: RED1 RED2 W-RED-YEL-1 | RED: RED3 W-RED-YEL-2"}
    game = Position("deal", groups=groups, hands={0: "A-JACKPOT-1"}, options={"overpay": "free"})
    game.play("use A-JACKPOT-1", 1, "RED1", "RED2", "enough")
    assert game.groups[1] == "RED: RED3 W-RED-YEL-1 W-RED-YEL-2"
    game = Position("deal", groups=groups, hands={0: "A-BDAY-1"}, seats=2)
    game.play("use A-BDAY-1", "RED1")
    assert game.groups[1] == "RED: RED2 RED3 W-RED-YEL-1 | RED: W-RED-YEL-2"


@rule("DEAL-PROP-07")
def test_of_two_broken_groups_the_built_one_is_filled_first():
    groups = {1: "RED: RED1 RED2 RED3 | RED: W-RED-YEL-1 W-RED-YEL-2 W-ANY-1 A-HOUSE-1 A-HOTEL-1"}
    game = Position("deal", seats=2, groups={0: "DBL | YEL1", **groups}, hands={0: "R-GRN-DBL-1"})
    game.play("use R-GRN-DBL-1", "DBL1")
    assert game.offered[0] == "A-HOTEL-1"
    game.play("RED1", "RED2", "W-RED-YEL-1", "YEL")
    assert game.groups[1] == "RED: RED3 W-RED-YEL-2 W-ANY-1 A-HOUSE-1 A-HOTEL-1"


@rule("DEAL-PROP-08")
def test_a_solid_property_never_changes_colour_but_may_change_between_complete_and_surplus():
    game = Position("deal", groups={0: "RED: RED1 RED2 W-RED-YEL-1 | RED3"})
    game.play("rearrange")
    assert game.offered == ["withdraw", "turn W-RED-YEL-1", "exchange RED1", "exchange RED2", "exchange W-RED-YEL-1"]
    game.play("exchange RED1", "RED3", "confirm")
    assert game.groups[0] == "RED: RED1 | RED: RED2 RED3 W-RED-YEL-1"


@rule("DEAL-PROP-09", "DEAL-WILD-03", "DEAL-EDGE-31")
def test_a_solid_card_takes_a_wilds_place_in_a_built_group_without_breaking_it():
    game = Position("deal", groups={0: "RED: RED1 RED2 W-RED-YEL-1 A-HOUSE-1 | RED3"})
    game.play("rearrange", "turn W-RED-YEL-1", "YEL")
    assert game.groups[0].startswith("RED: RED1 RED2 W-RED-YEL-1 A-HOUSE-1")
    game.play("confirm")
    assert game.groups[0] == "RED: RED1 RED2 RED3 A-HOUSE-1 | YEL: W-RED-YEL-1" and game.banks[0] == ""


@rule("DEAL-PROP-09")
def test_two_wilds_change_places_between_two_built_groups():
    groups = "RED: RED1 RED2 W-RED-YEL-1 A-HOUSE-1 | YEL: YEL1 YEL2 W-RED-YEL-2 A-HOUSE-2"
    game = Position("deal", groups={0: groups})
    game.play("rearrange", "turn W-RED-YEL-1", "YEL", "turn W-RED-YEL-2", "RED", "confirm")
    swapped = "RED: RED1 RED2 W-RED-YEL-2 A-HOUSE-1 | YEL: YEL1 YEL2 W-RED-YEL-1 A-HOUSE-2"
    assert game.groups[0] == swapped and game.banks[0] == ""


@rule("DEAL-PROP-10")
def test_an_arrangement_equal_to_the_present_one_cannot_be_confirmed():
    game = Position("deal", groups={0: "RED: W-RED-YEL-1"})
    game.play("rearrange")
    assert refused(game, "confirm") == ("nothing_changed", "DEAL-PROP-10")
    game.play("turn W-RED-YEL-1", "YEL", "turn W-RED-YEL-1", "RED")
    assert "confirm" not in game.offered
    game.play("withdraw")
    assert game.groups[0] == "RED: W-RED-YEL-1" and game.asked == ("play", 0)


@rule("DEAL-PROP-10")
def test_a_bot_rearranges_once_between_two_plays():
    polled = {"windows": "polled"}
    game = Position("deal", groups={0: "RED: W-RED-YEL-1"}, hands={0: "M1-1"}, options=polled)
    game.play("rearrange", "turn W-RED-YEL-1", "YEL", "confirm")
    assert refused(game, "rearrange") == ("rearranged_already", "DEAL-PROP-10")
    game.play("bank M1-1", "rearrange", "withdraw")
    assert game.offered == ["end"]


@rule("DEAL-PROP-10")
def test_the_number_of_rearrangements_can_be_limited():
    game = Position("deal", groups={0: "RED: W-RED-YEL-1"}, options={"rearrangements_per_interval": 2})
    game.play("rearrange", "withdraw", "rearrange", "withdraw")
    assert refused(game, "rearrange") == ("rearranged_already", "DEAL-PROP-10")


@rule("DEAL-PROP-10")
def test_a_bot_among_people_is_offered_one_rearrangement_between_two_plays():
    game = Position("deal", groups={0: "RED: W-RED-YEL-1"}, hands={0: "M1-1"})
    question: Any = current_question(game.table)
    assert REARRANGE in question.bot_choices(game.table)
    game.play("rearrange", "turn W-RED-YEL-1", "YEL", "confirm")
    assert "rearrange" in game.offered and REARRANGE not in question.bot_choices(game.table)
    game.play("bank M1-1")
    assert REARRANGE in question.bot_choices(game.table)


@rule("DEAL-PROP-10")
def test_players_may_rearrange_repeatedly_but_a_draft_is_limited():
    game = Position("deal", groups={0: "RED: W-RED-YEL-1"})
    for colour in ("YEL", "RED") * 30 + ("YEL",):
        game.play("rearrange", "turn W-RED-YEL-1", colour, "confirm")
    game.play("rearrange")
    for _ in range(game.edition.draft_steps // 2):
        game.play("turn W-RED-YEL-1", "RED", "turn W-RED-YEL-1", "YEL")
    assert game.offered == ["withdraw"]


@rule("DEAL-WILD-01")
def test_a_two_colour_wild_is_laid_in_one_of_its_colours():
    game = Position("deal", hands={0: "W-GRN-DBL"})
    game.play("lay W-GRN-DBL")
    assert game.offered == ["GRN", "DBL"] and refused(game, "RED") == ("not_its_colour", "DEAL-WILD-01")
    game.play("DBL")
    assert game.groups[0] == "DBL: W-GRN-DBL"


@rule("DEAL-WILD-02", "DEAL-EDGE-28")
def test_a_wild_earns_yellow_rent_then_red_rent_in_one_turn():
    hands = {0: "R-RED-YEL-1 R-RED-YEL-2"}
    game = Position("deal", seats=2, groups={0: "YEL: W-RED-YEL-1"}, hands=hands, banks={1: "M2-1 M2-2"})
    game.play("use R-RED-YEL-1", "W-RED-YEL-1", "M2-1", "rearrange", "turn W-RED-YEL-1", "RED", "confirm")
    game.play("use R-RED-YEL-2", "W-RED-YEL-1")
    assert game.banks == ["M2-1 M2-2", ""] and game.groups[0] == "RED: W-RED-YEL-1"


@rule("DEAL-WILD-04")
def test_a_multicolour_wild_may_be_any_of_the_ten_colours():
    game = Position("deal", hands={0: "W-ANY-1"})
    game.play("lay W-ANY-1")
    assert game.offered == ["BRN", "LBL", "PNK", "ORG", "RED", "YEL", "GRN", "DBL", "STN", "UTL"]


@rule("DEAL-WILD-05", "DEAL-EDGE-15")
def test_a_multicolour_wild_is_never_a_payment():
    game = Position("deal", hands={0: "A-BDAY-1"}, groups={1: "DBL: W-ANY-1", 2: "STN: W-ANY-2"}, banks={2: "M1-1"})
    game.play("use A-BDAY-1")
    assert game.groups == ["", "DBL: W-ANY-1", "STN: W-ANY-2"] and game.banks[0] == "M1-1"


@rule("DEAL-WILD-06")
def test_a_wild_counts_for_rent_completeness_and_building():
    game = Position("deal", groups={0: "RED1 RED2"}, hands={0: "W-RED-YEL-1 A-HOUSE-1 R-RED-YEL-1"}, banks={1: "M10-1"})
    game.play("lay W-RED-YEL-1", "RED", "use A-HOUSE-1", "RED1", "use R-RED-YEL-1", "RED1")
    assert game.question.due == 9


@rule("DEAL-WILD-07", "DEAL-EDGE-36")
def test_a_lone_multicolour_wild_earns_the_rent_of_its_colour_unless_it_needs_an_anchor():
    given: dict[str, Any] = {"groups": {0: "DBL: W-ANY-1"}, "hands": {0: "R-ANY-1"}, "banks": {1: "M3-1"}}
    game = Position("deal", **given)
    game.play("use R-ANY-1", "W-ANY-1", 1)
    assert game.banks[0] == "M3-1"
    given["groups"] = {0: "none: W-ANY-1"}
    assert Position("deal", options=ANCHOR, **given).offered == ["end", "bank R-ANY-1"]


@rule("DEAL-WILD-07", "DEAL-EDGE-45")
def test_two_multicolour_wilds_complete_a_dark_blue_group():
    given: dict[str, Any] = {"hands": {0: "A-HOUSE-1 R-GRN-DBL-1"}, "banks": {1: "M10-1 M5-1"}}
    game = Position("deal", groups={0: "DBL: W-ANY-1 W-ANY-2"}, **given)
    game.play("use A-HOUSE-1", "W-ANY-1", "use R-GRN-DBL-1", "W-ANY-1")
    assert game.question.due == 11 and game.table.complete_colours(0) == 1 << 7
    game = Position("deal", groups={1: "DBL: W-ANY-1 W-ANY-2"}, hands={0: "A-BANCO-1 A-BDAY-1"})
    game.play("use A-BDAY-1", "use A-BANCO-1", "W-ANY-1")
    assert game.groups[0] == "DBL: W-ANY-1 W-ANY-2"


@rule("DEAL-WILD-07")
def test_with_the_option_a_multicolour_wild_is_laid_beside_an_anchor_or_without_a_colour():
    game = Position("deal", options=ANCHOR, groups={0: "RED1 | BRN"}, hands={0: "W-ANY-1 W-ANY-2"})
    game.play("lay W-ANY-1")
    assert game.offered == ["RED", "none"]
    game.play("none", "lay W-ANY-2", "none")
    assert game.groups[0] == "BRN: BRN1 BRN2 | RED: RED1 | none: W-ANY-1 W-ANY-2"
    game.play("rearrange", "turn W-ANY-1", "RED", "confirm")
    assert game.groups[0] == "BRN: BRN1 BRN2 | RED: RED1 W-ANY-1 | none: W-ANY-2"


@rule("DEAL-WILD-07", "DEAL-DUEL-03")
def test_an_unassigned_wild_can_be_taken():
    game = Position("deal", options=ANCHOR, groups={0: "RED1", 1: "none: W-ANY-1"}, hands={0: "A-DUEL-1"})
    game.play("use A-DUEL-1", "W-ANY-1", "RED")
    assert game.groups[0] == "RED: RED1 W-ANY-1"


@rule("DEAL-WILD-08", "DEAL-EDGE-16")
def test_a_wild_keeps_its_colour_when_the_other_cards_leave():
    game = Position("deal", groups={1: "BRN1 W-ANY-1"}, hands={0: "A-JACKPOT-1"})
    game.play("use A-JACKPOT-1", 1)
    assert game.groups[:2] == ["BRN: BRN1", "BRN: W-ANY-1"] and game.table.complete_colours(1) == 0


@rule("DEAL-WILD-08")
def test_with_the_option_a_wild_that_loses_its_anchor_has_no_colour():
    game = Position("deal", options=ANCHOR, groups={1: "BRN1 W-ANY-1"}, hands={0: "A-JACKPOT-1"})
    game.play("use A-JACKPOT-1", 1)
    assert game.groups[1] == "none: W-ANY-1"


@rule("DEAL-WILD-09", "DEAL-EDGE-35")
def test_the_receiver_names_the_colour_of_a_wild_at_once():
    game = Position("deal", groups={0: "RED: W-RED-YEL-2", 1: "RED: W-RED-YEL-1"}, hands={0: "A-JACKPOT-1"})
    game.play("use A-JACKPOT-1", 1)
    assert game.asked == ("place_wild", 0) and game.offered == ["RED", "YEL"]
    game.play("YEL")
    assert game.groups[:2] == ["RED: W-RED-YEL-2 | YEL: W-RED-YEL-1", ""] and "rearrange" in game.offered


@rule("DEAL-WILD-09", "DEAL-EDGE-35")
def test_a_receiver_out_of_turn_names_the_colour_and_rearranges_nothing_else():
    groups = {0: "PNK: W-PNK-ORG-1", 1: "RED1 | PNK: W-PNK-ORG-2"}
    game = Position("deal", groups=groups, hands={0: "A-TROC-1"})
    game.play("use A-TROC-1", "RED1", "W-PNK-ORG-1")
    assert game.asked == ("place_wild", 1) and game.offered == ["PNK", "ORG"]
    game.play("ORG")
    assert game.groups[1] == "PNK: W-PNK-ORG-2 | ORG: W-PNK-ORG-1" and game.asked == ("play", 0)


@rule("DEAL-WILD-09")
def test_several_wilds_are_placed_in_card_order():
    game = Position("deal", groups={1: "RED: W-RED-YEL-1 | BRN: W-BRN-LBL"}, hands={0: "A-JACKPOT-1"})
    game.play("use A-JACKPOT-1", 1)
    assert game.question.card == game.edition.names.index("W-BRN-LBL")
    game.play("LBL", "YEL")
    assert game.groups[0] == "LBL: W-BRN-LBL | YEL: W-RED-YEL-1"


@pytest.mark.parametrize("colour", ["BRN", "LBL", "PNK", "ORG", "RED", "YEL", "GRN", "DBL", "STN"])
@rule("DEAL-PROP-06")
def test_all_cards_of_a_colour_with_its_wilds_make_two_complete_groups(colour):
    e = EDITION
    number = [c.code for c in e.board.colour].index(colour)
    result = [card for card in range(e.properties) if e.colour_bits[card] >> number & 1]
    game = Position("deal")
    game.table.collect(0, (), result, [number] * len(result))
    sizes = [len(group) - 1 for group in game.table.groups[0]]
    assert sum(sizes) == len(result) and sizes.count(e.sizes[number]) == 2


@rule("DEAL-PROP-09")
def test_a_draft_that_empties_a_built_group_costs_its_house_only_when_confirmed():
    groups = {0: "RED | RED: W-RED-YEL-1 W-RED-YEL-2 W-ANY-1 A-HOUSE-1 | BRN1"}
    game = Position("deal", groups=groups)
    game.play("rearrange", "turn W-RED-YEL-1", "YEL", "turn W-RED-YEL-2", "YEL", "turn W-ANY-1", "BRN")
    assert not any(word.startswith("exchange") for word in game.offered) and game.banks[0] == ""
    game.play("confirm")
    assert game.groups[0] == "BRN: BRN1 W-ANY-1 | RED: RED1 RED2 RED3 | YEL: W-RED-YEL-1 W-RED-YEL-2"
    assert game.banks[0] == "A-HOUSE-1"


@rule("DEAL-PROP-07", "DEAL-BLD-09")
def test_swapping_cards_of_one_colour_keeps_a_built_group_complete():
    groups = {0: "RED: RED1 RED2 W-RED-YEL-1 A-HOUSE-1", 1: "RED3"}
    game = Position("deal", groups=groups, hands={0: "A-TROC-1"})
    game.play("use A-TROC-1", "RED3", "W-RED-YEL-1", "YEL")
    assert game.groups[:2] == ["RED: RED1 RED2 RED3 A-HOUSE-1", "YEL: W-RED-YEL-1"] and game.banks[0] == ""


@rule("DEAL-PAY-13", "DEAL-PAY-14")
def test_a_hotel_alone_may_be_given_and_a_house_with_a_property_of_its_group():
    game = Position("deal", groups={1: "BRN A-HOUSE-1 A-HOTEL-1"}, hands={0: "R-GRN-DBL-1"})
    game.table.groups[0] = ((7, 19),)
    game.play("use R-GRN-DBL-1", 19, "A-HOTEL-1")
    assert game.groups[1] == "BRN: BRN1 BRN2 A-HOUSE-1" and game.banks[0] == "A-HOTEL-1"


@rule("DEAL-WILD-08", "DEAL-PROP-06")
def test_several_properties_received_at_once_join_a_group_and_move_no_wild_out_of_it():
    groups = {0: "YEL: YEL1 W-RED-YEL-1", 1: "YEL2 YEL3"}
    game = Position("deal", groups=groups, hands={0: "A-JACKPOT-1"})
    game.play("use A-JACKPOT-1", 1, "YEL2", "YEL3")
    assert game.groups[0] == "YEL: YEL1 YEL2 W-RED-YEL-1 | YEL: YEL3"


@rule("DEAL-WILD-07", "DEAL-WILD-09", "DEAL-TROC-06")
def test_with_the_option_the_card_given_for_a_wild_is_no_anchor():
    given: Any = {"turn": 1, "hands": {1: "A-TROC-1"}, "options": ANCHOR}
    taken = Position("deal", groups={1: "RED1 | YEL1", 2: "none: W-ANY-1"}, **given)
    taken.play("use A-TROC-1", "W-ANY-1", "RED1")
    assert taken.asked == ("place_wild", 1) and taken.offered == ["YEL", "none"]
    given_away = Position("deal", groups={1: "none: W-ANY-1", 2: "RED1 | YEL1"}, **given)
    given_away.play("use A-TROC-1", "RED1", "W-ANY-1")
    assert given_away.asked == ("place_wild", 2) and given_away.offered == ["YEL", "none"]


@rule("DEAL-WILD-08")
def test_with_the_option_properties_received_at_once_take_no_anchor_from_a_wild():
    groups = {0: "RED: RED1 W-ANY-1", 1: "RED2 RED3"}
    game = Position("deal", groups=groups, hands={0: "A-JACKPOT-1"}, options=ANCHOR)
    game.play("use A-JACKPOT-1", 1, "RED2", "RED3")
    assert game.groups[0] == "RED: RED1 RED2 W-ANY-1 | RED: RED3"


@rule("DEAL-BLD-09")
def test_a_rearrangement_is_announced_before_the_loss_of_its_house():
    game = Position("deal", groups={0: "BRN: BRN1 W-BRN-LBL A-HOUSE-1"})
    game.play("rearrange", "turn W-BRN-LBL", "LBL", "confirm")
    assert game.fact_words == ["rearranged", "lost_building", "turned"] and game.banks[0] == "A-HOUSE-1"


@rule("DEAL-WILD-02", "DEAL-WILD-07")
def test_with_the_option_a_wild_is_turned_to_an_anchor_that_is_not_itself():
    given: Any = {"turn": 1, "options": ANCHOR}
    game = Position("deal", groups={1: "RED1 W-ANY-1 | BRN1 | YEL: W-RED-YEL-1"}, **given).play("rearrange")
    assert game.offered == ["withdraw", "turn W-ANY-1", "turn W-RED-YEL-1"]
    assert game.fork().play("turn W-ANY-1").offered == ["BRN", "YEL", "none"]
    assert game.play("turn W-RED-YEL-1").offered == ["RED"]
    whole = Position("deal", groups={1: "BRN: BRN1 W-ANY-1 | UTL"}, **given).play("rearrange", "turn W-ANY-1")
    assert whole.offered == ["none"], "a complete group takes no more, and its own colour is no other"
    lone = Position("deal", groups={1: "none: W-ANY-1 W-ANY-2"}, **given)
    assert "rearrange" not in lone.offered, "two multicolour wilds are no anchor for each other"
    one = Position("deal", groups={1: "none: W-ANY-1 | RED1"}, **given).play("rearrange")
    assert one.offered == ["withdraw", "turn W-ANY-1"] and one.play("turn W-ANY-1").offered == ["RED"]
    left = Position("deal", groups={1: "RED: W-RED-YEL-1 W-ANY-1"}, **given).play(
        "rearrange", "turn W-RED-YEL-1", "YEL"
    )
    assert left.play("confirm").groups[1] == "YEL: W-RED-YEL-1 | none: W-ANY-1"


@rule("DEAL-PROP-10", "DEAL-WILD-07")
def test_with_the_option_a_draft_without_a_change_cannot_be_confirmed():
    groups = {1: "YEL: W-RED-YEL-1 | none: W-ANY-1"}
    game = Position("deal", turn=1, groups=groups, options=ANCHOR).play("rearrange", "turn W-RED-YEL-1", "RED")
    assert "confirm" in game.play("turn W-ANY-1", "RED").offered
    game.play("turn W-RED-YEL-1", "YEL")
    assert "confirm" not in game.offered, "the multicolour wild would have no colour again"


@rule("DEAL-PROP-10")
@pytest.mark.parametrize(("options", "most"), [({"rearrangements_per_interval": 2}, 2), ({"windows": "polled"}, 1)])
def test_withdrawn_rearrangements_count_towards_the_limit(options, most):
    """Otherwise a bot could begin and withdraw endlessly."""
    game = Position("deal", turn=1, hands={1: "M1-1"}, groups={1: "RED: W-RED-YEL-1"}, options=options)
    for begun in range(most):
        assert "rearrange" in game.offered and game.rearranged == begun
        game.play("rearrange", "withdraw")
    assert refused(game, "rearrange") == ("rearranged_already", "DEAL-PROP-10")
    assert "rearrange" in game.play("bank M1-1").offered and game.rearranged == 0
    free = Position("deal", turn=1, groups={1: "RED: W-RED-YEL-1"})
    for _ in range(9):
        free.play("rearrange", "withdraw")
    assert "rearrange" in free.offered and 1 not in free.question.bot_choices(free.table)


@rule("DEAL-PROP-05", "DEAL-PROP-08", "DEAL-WILD-07")
@pytest.mark.parametrize(
    ("groups", "offered"),
    [
        ("none: W-ANY-1", False),
        ("RED1 | none: W-ANY-1", True),
        ("BRN | RED1", False),
        ("BRN: BRN1 BRN2 | BRN: W-ANY-1", True),
    ],
)
def test_rearranging_needs_a_wild_that_can_be_turned_or_two_groups_of_a_colour(groups, offered):
    game = Position("deal", turn=1, groups={1: groups}, options=ANCHOR)
    assert ("rearrange" in game.offered) is offered


@rule("DEAL-PROP-05", "DEAL-PROP-08")
def test_two_groups_of_a_colour_can_be_rearranged_without_a_wild():
    """Possible only in an edition with more cards of a colour than a group takes."""
    deck = EDITION.board
    third = msgspec.structs.replace(deck.property[0], name="BRN3")
    e: Any = EDITION.rebuild(msgspec.structs.replace(deck, property=[*deck.property, third]), {})
    t = e.deal(2)
    first, second, last = [e.names.index(name) for name in ("BRN1", "BRN2", "BRN3")]
    t.groups[1] = ((0, first, second), (0, last))
    assert can_rearrange(t, 1)
    t.groups[1] = ((0, first, second), (1, e.names.index("LBL1")))
    assert not can_rearrange(t, 1)
