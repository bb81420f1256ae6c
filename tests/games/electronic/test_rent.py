"""Rent and its claims in Electronic."""

from typing import Any

import pytest

from magnat.games.electronic.rent import ClaimRent
from magnat.games.electronic.turn import AfterMove, BeforeThrow
from magnat.kernel import IllegalAnswer
from magnat.mechanics.debt import AnswerInKind
from magnat.positions import Position, card, dice, levels, money, seat, space

rule = pytest.mark.rule

MANUAL = {"rent_claim": "manual"}

RENTS = {
    "belleville": (20, 100, 300, 900, 1600, 2500),
    "lecourbe": (40, 200, 600, 1800, 3200, 4500),
    "vaugirard": (60, 300, 900, 2700, 4000, 5500),
    "courcelles": (60, 300, 900, 2700, 4000, 5500),
    "republique": (80, 400, 1000, 3000, 4500, 6000),
    "villette": (100, 500, 1500, 4500, 6250, 7500),
    "neuilly": (100, 500, 1500, 4500, 6250, 7500),
    "paradis": (120, 600, 1800, 5000, 7000, 9000),
    "mozart": (140, 700, 2000, 5500, 7500, 9500),
    "saint_michel": (140, 700, 2000, 5500, 7500, 9500),
    "pigalle": (160, 800, 2200, 6000, 8000, 10000),
    "matignon": (180, 900, 2500, 7000, 8750, 10500),
    "malesherbes": (180, 900, 2500, 7000, 8750, 10500),
    "henri_martin": (200, 1000, 3000, 7500, 9250, 11000),
    "saint_honore": (220, 1100, 3300, 8000, 9750, 11500),
    "bourse": (220, 1100, 3300, 8000, 9750, 11500),
    "la_fayette": (240, 1200, 3600, 8500, 10250, 12000),
    "breteuil": (260, 1300, 3900, 9000, 11000, 12750),
    "foch": (260, 1300, 3900, 9000, 11000, 12750),
    "capucines": (280, 1500, 4500, 10000, 12000, 14000),
    "champs_elysees": (350, 1750, 5000, 11000, 13000, 15000),
    "paix": (500, 2000, 6000, 14000, 17000, 20000),
}


def landed(options=MANUAL, **given):
    """Return a position where seat 0 has just landed on Rue Lecourbe."""
    return Position("electronic", options=options, **given).play("throw", dice(1, 2))


def may_claim(game, p):
    """True if a seat may claim a rent now, by question or aside."""
    return "claim" in (game.choices if game.asked[1] == p else game.aside(p))


@rule("ELEC-RENT-01")
def test_a_visitor_pays_the_owner():
    game = Position("electronic", owns={1: "lecourbe"}).play("throw", dice(1, 2))
    assert game.cash == [14_960, 15_040, 15_000] and game.asked == ("after_move", 0)


@rule("ELEC-RENT-05")
@pytest.mark.parametrize("street", RENTS)
@pytest.mark.parametrize("level", range(6))
def test_street_rent_is_read_from_the_deed(street, level):
    names = Position("electronic").edition.names
    start = names[names.index(street) - 3]
    edition = Position("electronic").edition
    group = edition.group_names[edition.group_of[names.index(street)]]
    game = Position(
        "electronic", at={0: start}, cash={0: 20_000}, owns={1: group if level else street}, built={street: level}
    )
    game.play("throw", dice(1, 2))
    assert game.cash[1] == 15_000 + RENTS[street][level]


@rule("ELEC-RENT-06")
@pytest.mark.parametrize("group, street", [("brown", "lecourbe"), ("light_blue", "vaugirard"), ("dark_blue", "paix")])
def test_a_whole_colour_doubles_the_rent_of_its_unbuilt_streets(group, street):
    names = Position("electronic").edition.names
    game = Position("electronic", at={0: names[names.index(street) - 3]}, owns={1: group}).play("throw", dice(1, 2))
    assert game.cash[1] == 15_000 + 2 * RENTS[street][0]


@rule("ELEC-RENT-06")
def test_a_colour_that_lacks_one_street_does_not_double():
    game = Position("electronic", owns={1: "vaugirard courcelles", 2: "republique"}).play("throw", dice(2, 4))
    assert game.cash[1] == 15_060


@rule("ELEC-RENT-06", "ELEC-EDGE-11")
def test_an_unbuilt_street_doubles_though_its_sister_is_built_and_the_built_one_does_not():
    given: dict[str, Any] = {"owns": {1: "brown"}, "built": {"belleville": 1}, "at": {0: "luxury_tax"}}
    unbuilt = Position("electronic", **given).play("throw", dice(1, 4))
    built = Position("electronic", **given).play("throw", dice(1, 2))
    assert unbuilt.cash[1] == 15_080 and built.cash[1] == 15_100


@rule("ELEC-RENT-07", "ELEC-EDGE-10")
def test_a_mortgaged_sister_stops_the_doubling_everywhere_in_the_group():
    game = Position("electronic", owns={1: "brown"}, mortgaged="belleville").play("throw", dice(1, 2))
    assert game.cash[1] == 15_040


@rule("ELEC-RENT-07")
def test_a_mortgaged_sister_leaves_the_rent_of_buildings_as_it_is():
    game = Position("electronic", owns={1: "brown"}, built={"lecourbe": 2}, mortgaged="belleville")
    assert game.play("throw", dice(1, 2)).cash[1] == 15_600


@rule("ELEC-EDGE-10", "ELEC-RENT-07")
def test_lifting_the_mortgage_restores_the_doubling_from_the_next_landing_on():
    game = Position("electronic", owns={1: "brown"}, mortgaged="belleville", seats=2, at={1: "saint_lazare"})
    game.play("throw", dice(1, 2), "end", "lift", space("belleville"))
    assert game.cash == [14_960, 15_040 - 330]
    assert game.table.rent_due(3) == 80


@rule("ELEC-RENT-08")
def test_a_mortgaged_property_earns_nothing():
    game = Position("electronic", owns={1: "lecourbe"}, mortgaged="lecourbe").play("throw", dice(1, 2))
    assert game.cash == [15_000] * 3 and game.asked == ("after_move", 0) and "rent" not in game.fact_words


@rule("ELEC-RENT-08")
def test_a_mortgaged_property_gives_no_claim_either():
    game = landed(owns={1: "lecourbe"}, mortgaged="lecourbe")
    assert game.claims == () and not may_claim(game, 1)


@rule("ELEC-RENT-09", "ELEC-JAIL-03")
@pytest.mark.parametrize("claim", ["auto", "manual"])
def test_an_owner_in_jail_collects_rent(claim):
    game = landed({"rent_claim": claim}, owns={1: "lecourbe"}, jailed={1: 1})
    if claim == "manual":
        game.say(1, "claim")
    assert game.cash[:2] == [14_960, 15_040]


@rule("ELEC-RENT-10")
@pytest.mark.parametrize("claim", ["auto", "manual"])
def test_no_rent_is_due_on_the_visitors_own_property(claim):
    game = landed({"rent_claim": claim}, owns={0: "brown"})
    assert game.cash == [15_000] * 3 and game.claims == () and game.asked == ("after_move", 0)


@rule("ELEC-RENT-10")
def test_no_rent_is_due_on_unowned_property():
    game = Position("electronic").play("throw", dice(1, 2), "auction", money(0), money(0), money(0))
    assert game.cash == [15_000] * 3 and "rent" not in game.fact_words


# Claims


@rule("ELEC-RENT-03")
def test_by_default_rent_is_claimed_automatically_at_once():
    game = Position("electronic", owns={1: "lecourbe"})
    assert game.edition.options["rent_claim"] == "auto"
    assert game.play("throw", dice(1, 2)).fact_words[-2:] == ["rent", "paid"]


@rule("ELEC-RENT-03", "ELEC-RENT-01")
def test_with_manual_claims_nothing_is_paid_before_the_owner_claims():
    game = landed(owns={1: "lecourbe"})
    assert game.cash == [15_000] * 3 and game.asked == ("after_move", 0)
    assert game.say(1, "claim").cash == [14_960, 15_040, 15_000] and not may_claim(game, 1)


@rule("ELEC-RENT-03")
def test_a_waived_rent_is_lost():
    game = landed(owns={1: "lecourbe"}).say(1, "waive")
    assert game.cash == [15_000] * 3 and game.claims == () and not may_claim(game, 1)


@rule("ELEC-RENT-03")
@pytest.mark.parametrize("word, cash", [("claim", 15_040), ("waive", 15_000)])
def test_polled_games_ask_the_owner_at_the_landing(word, cash):
    game = landed({"rent_claim": "manual", "windows": "polled"}, owns={2: "lecourbe"})
    assert game.asked == ("claim_rent", 2) and game.silence == "claim"
    assert game.play(word).cash[2] == cash and game.asked == ("after_move", 0)


@rule("ELEC-RENT-03")
def test_only_the_owner_may_claim():
    game = landed(owns={1: "lecourbe"})
    assert [may_claim(game, p) for p in range(3)] == [False, True, False]
    with pytest.raises(IllegalAnswer, match="not_your_word"):
        game.say(2, 0)


@rule("ELEC-RENT-02", "ELEC-RENT-03")
def test_an_owner_claims_after_the_move_and_before_the_next_players_throw():
    game = landed(owns={2: "lecourbe"})
    assert may_claim(game, 2)
    game.play("end")
    assert game.asked == ("before_throw", 1) and may_claim(game, 2)
    assert game.say(2, "claim").play("claim").cash == [14_960, 15_000, 15_040]


@rule("ELEC-RENT-02")
def test_an_owner_who_plays_next_claims_before_the_throw():
    game = landed(owns={1: "lecourbe"}).play("end")
    assert "claim" in game.choices
    assert game.play("claim", "claim").cash[:2] == [14_960, 15_040] and game.asked == ("before_throw", 1)


@rule("ELEC-RENT-02")
def test_a_jailed_owner_who_plays_next_claims_before_leaving_jail():
    game = landed(owns={1: "lecourbe"}, jailed={1: 2}).play("end", "claim", "claim")
    assert game.cash[:2] == [14_960, 15_040] and game.asked == ("leave_jail", 1)


@rule("ELEC-RENT-02")
def test_the_next_players_throw_ends_the_claim():
    game = landed(owns={2: "lecourbe"}, at={1: "vaugirard"}).play("end", "throw", dice(1, 3))
    assert game.claims == () and not may_claim(game, 2) and "claim_lapsed" in game.fact_words
    with pytest.raises(IllegalAnswer):
        game.say(2, 0)


@rule("ELEC-RENT-02")
def test_a_claim_cannot_be_made_during_the_throw():
    game = landed(owns={2: "lecourbe"}, at={1: "vaugirard"}).play("end", "throw")
    assert not may_claim(game, 2) and game.asked == ("throw", -1)


@rule("ELEC-RENT-04")
def test_a_double_does_not_close_the_window():
    game = Position("electronic", options=MANUAL, owns={1: "vaugirard"}).play("throw", dice(3, 3))
    assert game.asked == ("before_throw", 0) and may_claim(game, 1)
    game.play("throw", dice(1, 3))
    assert may_claim(game, 1) and game.say(1, "claim").cash[:2] == [14_940, 15_060]


@rule("ELEC-RENT-04", "ELEC-TURN-12")
def test_before_the_extra_throw_the_owner_claims_but_does_not_manage():
    game = Position("electronic", options=MANUAL, owns={1: "light_blue"}).play("throw", dice(3, 3))
    assert game.aside(1) == ["claim", "waive"]
    assert game.say(1, "claim").cash[1] == 15_120 and game.asked == ("before_throw", 0)


@rule("ELEC-RENT-03", "ELEC-EDGE-15")
def test_the_amount_is_fixed_at_the_landing():
    game = landed(owns={1: "brown"}).play("end", "build", "brown", levels(2, 2), "claim", "claim")
    assert game.cash[:2] == [14_920, 15_080 - 2_000]


@rule("ELEC-EDGE-15")
def test_the_claim_stays_with_the_owner_at_the_landing_after_a_sale():
    game = landed(owns={1: "lecourbe"}).play("end")
    game.play("trade", seat(2), "lecourbe", "money", money(-700), "send", "accept")
    assert game.owners == {"lecourbe": 2} and not may_claim(game, 2)
    assert game.play("claim", "claim").cash == [14_960, 15_740, 14_300]


@rule("ELEC-EDGE-15")
def test_a_deed_mortgaged_after_the_landing_still_earns_that_rent():
    game = landed(owns={1: "lecourbe"}).play("end", "mortgage", space("lecourbe"), "claim", "claim")
    assert game.cash[:2] == [14_960, 15_340]


@rule("ELEC-EDGE-15", "ELEC-RENT-04")
@pytest.mark.parametrize(
    "start, thrown",
    [
        ("villette", [dice(1, 1), "throw", dice(2, 2)]),
        ("lecourbe", [dice(5, 5), "throw", dice(6, 3), card("chance_jail")]),
    ],
)
def test_a_visitor_since_sent_to_jail_still_owes(start, thrown):
    game = Position("electronic", at={0: start}, owns={1: "neuilly"}, options=MANUAL, doubles=1, push=[BeforeThrow(0)])
    game.play("throw", *thrown)
    assert game.jailed[0] == 1 and game.asked == ("before_throw", 1)
    assert game.play("claim", "claim").cash[:2] == [14_900, 15_100] and game.jailed[0] == 1


@rule("ELEC-EDGE-16")
def test_a_late_claim_makes_a_debtor_out_of_turn_and_nobody_throws_meanwhile():
    game = landed(owns={0: "lyon", 2: "lecourbe"}, cash={0: 0}).play("end").say(2, "claim").play("claim")
    assert game.asked == ("settle_debt", 0)
    with pytest.raises(IllegalAnswer, match="not_your_word"):
        game.say(1, 0)
    game.play("mortgage", space("lyon"))
    assert game.cash == [960, 15_000, 15_040] and game.asked == ("before_throw", 1)


@rule("ELEC-EDGE-16", "ELEC-BKR-08")
def test_a_late_claim_that_ruins_the_visitor_does_not_interrupt_the_turn():
    game = landed(owns={2: "lecourbe"}, cash={0: 10}).play("end").say(2, "claim").play("claim", "bankrupt")
    assert game.cash == [0, 15_000, 15_010] and game.ring == (1, 2) and game.asked == ("before_throw", 1)


@rule("ELEC-RENT-11", "ELEC-EDGE-56")
def test_a_next_player_who_pays_the_jail_fine_leaves_the_claim_open():
    game = landed(owns={2: "lecourbe"}, jailed={1: 1}).play("end", "pay")
    assert game.asked == ("after_move", 1) and may_claim(game, 2)
    game.play("end")
    assert game.asked == ("before_throw", 2) and "claim" in game.choices
    game.play("throw")
    assert game.play(dice(1, 3)).claims == ()


@rule("ELEC-RENT-11")
def test_a_failed_jail_throw_also_ends_the_claim():
    game = landed(owns={2: "lecourbe"}, jailed={1: 1}).play("end", "throw", dice(1, 2))
    assert game.asked == ("after_move", 1) and game.claims == () and not may_claim(game, 2)


@rule("ELEC-RENT-11", "ELEC-JAIL-06")
def test_with_the_fine_paid_in_the_same_turn_the_throw_that_follows_ends_the_claim():
    options = {"rent_claim": "manual", "jail_fine_timing": "same_turn"}
    game = landed(options, owns={2: "lecourbe"}, jailed={1: 1}).play("end", "pay")
    assert may_claim(game, 2)
    assert game.play("throw", dice(4, 6)).claims == ()


@rule("ELEC-RENT-12")
def test_claims_of_one_owner_are_settled_one_by_one_the_oldest_first():
    game = Position("electronic", options=MANUAL, owns={1: "vaugirard republique"})
    game.play("throw", dice(3, 3), "throw", dice(1, 2))
    assert game.say(1, "claim").cash[0] == 14_940 and may_claim(game, 1)
    assert game.say(1, "claim").cash[0] == 14_860 and not may_claim(game, 1)


@rule("ELEC-RENT-12")
def test_claims_of_several_owners_are_settled_in_the_order_in_which_they_are_made():
    game = Position("electronic", options=MANUAL, owns={1: "vaugirard", 2: "republique"}, cash={0: 80})
    game.play("throw", dice(3, 3), "throw", dice(1, 2))
    assert game.say(2, "claim").cash == [0, 15_000, 15_080]
    assert game.say(1, "claim").asked == ("settle_debt", 0)


@rule("ELEC-RENT-12")
def test_claims_against_a_bankrupt_player_are_void():
    game = Position("electronic", seats=4, options=MANUAL, owns={1: "vaugirard", 2: "republique"}, cash={0: 10})
    game.play("throw", dice(3, 3), "throw", dice(1, 2)).say(1, "claim").play("bankrupt")
    assert game.claims == () and game.asked == ("before_throw", 1) and not may_claim(game, 2)


@rule("ELEC-RENT-12")
def test_claims_of_a_leaving_player_are_void():
    game = landed(seats=4, owns={2: "lecourbe"}).play("end").say(-1, "leave 2").play(*[money(0)] * 3)
    assert game.claims == () and game.asked == ("before_throw", 1)


@rule("ELEC-RENT-12", "ELEC-EDGE-46", "ELEC-END-04")
def test_a_bankruptcy_before_the_final_count_voids_the_other_claims():
    options = {"rent_claim": "manual", "turn_limit": 1}
    game = Position("electronic", options=options, owns={1: "vaugirard", 2: "republique"}, cash={0: 10, 2: 20_000})
    game.play("throw", dice(3, 3), "throw", dice(1, 2), "end")
    assert game.asked == ("claim_rent", 1)
    assert game.play("claim", "bankrupt").over and game.winners == [2]


@rule("ELEC-RENT-12", "ELEC-EDGE-46")
def test_before_the_final_count_open_claims_are_asked_for_the_oldest_first():
    options = {"rent_claim": "manual", "turn_limit": 1}
    game = Position("electronic", options=options, owns={1: "vaugirard", 2: "republique"}, cash={2: 20_000})
    game.play("throw", dice(3, 3), "throw", dice(1, 2), "end", "claim")
    assert game.asked == ("claim_rent", 2) and game.play("waive").over and game.cash == [14_940, 15_060, 20_000]


@rule("ELEC-EDGE-57")
def test_a_solvent_visitor_offers_a_station_instead_of_the_rent():
    given: dict[str, Any] = {"owns": {0: "lyon", 1: "lecourbe"}}
    taken = Position("electronic", **given).play("throw", dice(1, 2), "in_kind", space("lyon"), money(40), "accept")
    refused = Position("electronic", **given).play("throw", dice(1, 2), "in_kind", space("lyon"), money(40), "refuse")
    assert taken.cash == [15_000] * 3 and taken.owners["lyon"] == 1 and taken.asked == ("after_move", 0)
    assert refused.cash[:2] == [14_960, 15_040] and refused.owners["lyon"] == 0 and refused.asked == ("after_move", 0)


@rule("ELEC-EDGE-57")
def test_a_partial_payment_in_kind_leaves_the_rest_in_money():
    game = Position("electronic", owns={0: "lyon", 1: "lecourbe"})
    game.play("throw", dice(1, 2), "in_kind", space("lyon"), money(30), "accept")
    assert game.cash[:2] == [14_990, 15_010] and game.owners["lyon"] == 1


@rule("ELEC-EDGE-57", "ELEC-MORT-10")
@pytest.mark.parametrize(("purse", "choices"), [(100, ["refuse", "accept"]), (90, ["refuse"])])
def test_the_rest_in_money_may_pay_the_interest_on_a_mortgaged_deed(purse, choices):
    """The rest is 100, as much as the interest. Without it the creditor has nothing."""
    lyon = Position("electronic").edition.names.index("lyon")
    offer = AnswerInKind(1, 0, 300, lyon, 200, 0)
    game = Position("electronic", cash={0: purse, 1: 0}, owns={0: "lyon"}, mortgaged="lyon", push=[AfterMove(0), offer])
    assert game.asked == ("answer_in_kind", 1) and game.choices == choices


@rule("ELEC-EDGE-57")
def test_with_the_option_a_solvent_visitor_cannot_pay_in_kind():
    game = Position("electronic", owns={0: "lyon", 1: "lecourbe"}, options={"pay_in_kind": "when_short"})
    assert game.play("throw", dice(1, 2)).asked == ("after_move", 0) and game.cash[0] == 14_960


@rule("ELEC-RENT-12")
def test_a_question_about_a_claim_is_dropped_only_if_its_owner_leaves():
    question = landed(seats=4, options={**MANUAL, "windows": "polled"}, owns={2: "lecourbe"}).question
    assert isinstance(question, ClaimRent) and question.without(2) is None and question.without(1) is question
