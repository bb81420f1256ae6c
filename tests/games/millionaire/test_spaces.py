"""Spaces, buying and rent in Millionaire."""

from typing import Any

import pytest

from magnat.positions import Position, card, dice, money, seat

rule = pytest.mark.rule


@rule("MIL-SPACE-01")
def test_an_unowned_property_is_bought_or_auctioned():
    game = Position("millionaire", at={0: "jail"}).play("throw", dice(1, 2))
    assert game.asked == ("buy_or_auction", 0) and game.choices == ["auction", "buy"]


@rule("MIL-SPACE-02", "MIL-RENT-01")
@pytest.mark.parametrize(("level", "rent"), [(1, 50), (2, 90), (3, 140), (4, 165), (5, 215)])
def test_rent_depends_on_the_buildings(level, rent):
    game = Position("millionaire", at={0: "jail"}, owns={1: "pink"}, built={"palace_gardens": level})
    assert game.play("throw", dice(1, 2)).cash == [372 - rent, 372 + rent, 372]


@rule("MIL-RENT-01")
def test_a_bare_property_costs_its_bare_rent():
    game = Position("millionaire", at={0: "jail"}, owns={1: "palace_gardens"})
    assert game.play("throw", dice(1, 2)).cash == [352, 392, 372]


@rule("MIL-SPACE-03")
def test_nothing_happens_on_the_visitors_own_property():
    game = Position("millionaire", at={0: "jail"}, owns={0: "pink"}).play("throw", dice(1, 2))
    assert game.asked == ("after_move", 0) and game.fact_words[-1] == "moved"


@rule("MIL-SPACE-04")
@pytest.mark.parametrize(("roll", "deck"), [((1, 1), 1), ((1, 4), 0)])
def test_a_card_space_draws_the_top_card(roll, deck):
    game = Position("millionaire").play("throw", dice(*roll))
    assert (
        game.asked == ("draw", -1) and game.question.deck == deck and len(game.choices) == len(game.edition.piles[deck])
    )


@rule("MIL-SPACE-05", "MIL-JAIL-01")
def test_go_to_jail_sends_straight_there():
    game = Position("millionaire", at={0: "free_parking"}).play("throw", dice(3, 5))
    assert game.places[0] == "jail" and game.jailed[0] == 1 and game.cash[0] == 372
    assert game.asked == ("before_throw", 1)


@rule("MIL-SPACE-06")
def test_a_visit_to_jail_is_only_a_visit():
    game = Position("millionaire", seats=2).play("throw", dice(3, 5), "end", "throw", dice(4, 4), "end")
    assert game.jailed[0] == 0 and game.asked == ("before_throw", 0)


@rule("MIL-SPACE-07")
def test_free_parking_pays_nothing_even_after_fines():
    game = Position("millionaire", jailed={0: 1}).play("pay", dice(4, 4))
    assert game.cash == [322, 372, 372] and game.bank == 50 and game.places[0] == "free_parking"


@rule("MIL-SPACE-08")
def test_go_as_the_final_space_only_pays_the_salary():
    game = Position("millionaire", at={0: "yacht_harbor"}).play("throw", dice(4, 5), "keep")
    assert game.asked == ("after_move", 0) and game.fact_words[-3:] == ["threw", "moved", "salary"]


@rule("MIL-PROP-01")
def test_the_price_goes_to_the_bank_and_the_deed_to_the_buyer():
    game = Position("millionaire", at={0: "jail"}).play("throw", dice(1, 2), "buy")
    assert game.cash[0] == 332 and game.bank == 40 and game.owners == {"palace_gardens": 0}


@rule("MIL-PROP-02")
@pytest.mark.parametrize(("cash", "choices"), [(40, ["auction", "buy"]), (39, ["auction"])])
def test_buying_is_never_compulsory_and_needs_the_price(cash, choices):
    game = Position("millionaire", at={0: "jail"}, cash={0: cash}).play("throw", dice(1, 2))
    assert game.choices == choices and game.play("auction").asked == ("bid", 1)


@rule("MIL-PROP-03", "MIL-EDGE-08")
def test_the_price_is_not_raised_by_mortgages():
    game = Position("millionaire", at={0: "jail"}, cash={0: 39}, owns={0: "red"}).play("throw", dice(1, 2))
    assert game.choices == ["auction", "trade"] and game.refusal("buy") == ("too_poor", "MIL-PROP-03")
    assert max(game.play("auction", "pass", "pass").choices) == 39


@rule("MIL-PROP-04")
def test_a_deal_may_bring_the_price():
    game = Position("millionaire", at={0: "jail"}, cash={0: 39}, owns={0: "motor_drive"}).play("throw", dice(1, 2))
    game.play("trade", seat(1), "motor_drive", "money", money(-1), "send", "accept", "buy")
    assert game.cash[:2] == [0, 371] and game.owners == {"palace_gardens": 0, "motor_drive": 1}


@rule("MIL-PROP-05")
def test_ownership_is_public():
    from magnat.record.view import view_as_dict

    game = Position("millionaire", owns={0: "brown", 1: "red"})
    assert view_as_dict(game.table, 2)["columns"]["owner"] == game.table.owner


@rule("MIL-RENT-02")
def test_the_bare_rent_of_a_complete_group_is_doubled():
    game = Position("millionaire", at={0: "jail"}, owns={1: "pink"}).play("throw", dice(1, 2))
    assert game.cash[:2] == [332, 412]


@rule("MIL-RENT-03", "MIL-EDGE-23")
def test_a_house_on_a_sister_does_not_stop_the_doubling():
    game = Position("millionaire", at={0: "jail"}, owns={1: "pink"}, built={"castle_view": 1})
    assert game.play("throw", dice(1, 2)).cash[:2] == [332, 412]


@rule("MIL-RENT-04", "MIL-EDGE-22")
def test_a_mortgaged_sister_does_not_stop_the_doubling():
    game = Position("millionaire", at={0: "jail"}, owns={1: "pink"}, mortgaged="castle_view")
    assert game.play("throw", dice(1, 2)).cash[:2] == [332, 412]


@rule("MIL-RENT-05")
def test_a_rent_with_houses_is_never_doubled():
    game = Position("millionaire", at={0: "jail"}, owns={1: "pink"}, built={"palace_gardens": 1})
    assert game.play("throw", dice(1, 2)).cash[:2] == [322, 422]


@rule("MIL-RENT-06", "MIL-EDGE-22", "MIL-MORT-04")
def test_a_mortgaged_property_earns_nothing_but_stays_its_owners():
    game = Position("millionaire", at={0: "jail"}, owns={1: "pink"}, mortgaged="palace_gardens")
    game.play("throw", dice(1, 2))
    assert game.cash == [372] * 3 and game.owners["palace_gardens"] == 1 and game.asked == ("after_move", 0)


@rule("MIL-RENT-07", "MIL-JAIL-12")
def test_the_owner_collects_while_in_jail():
    game = Position("millionaire", at={0: "jail"}, owns={1: "pink"}, jailed={1: 2}).play("throw", dice(1, 2))
    assert game.cash[:2] == [332, 412]


@rule("MIL-RENT-08")
def test_rent_is_paid_without_a_claim():
    game = Position("millionaire", at={0: "jail"}, owns={1: "pink"}).play("throw", dice(1, 2))
    assert game.fact_words[-2:] == ["rent", "paid"] and game.asked == ("after_move", 0)


@rule("MIL-RENT-09")
def test_rent_is_due_when_a_card_brought_the_mover():
    game = Position("millionaire", at={0: "jail"}, owns={1: "red"})
    game.play("throw", dice(1, 4), card("private_pilot"), "style_square")
    assert game.cash[:2] == [302, 442]


@rule("MIL-RENT-10")
def test_a_house_of_a_broken_group_earns_its_rent_and_bare_sisters_the_single_one():
    position: dict[str, Any] = {
        "owns": {1: "castle_view dream_avenue", 2: "palace_gardens"},
        "built": {"castle_view": 1},
    }
    game = Position("millionaire", at={0: "lakeside_marina"}, **position).play("throw", dice(1, 1))
    assert game.cash[:2] == [322, 422]
    game = Position("millionaire", at={0: "jail"}, **position).play("throw", dice(1, 1))
    assert game.cash[:2] == [352, 392]
