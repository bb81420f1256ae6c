"""Contexts and consequences of questions in Millionaire, and reasons of refused answers."""

from typing import Any

import pytest

from magnat.positions import Position, card, dice, money, seat

rule = pytest.mark.rule
LAND = ("throw", dice(1, 2))  # from jail to palace_gardens, 11


def context_of(game: Position):
    return game.question.context(game.table)


def consequences_of(game: Position, answer: int | str):
    number = game.answer_int(game.question, answer)
    return game.question.consequences(game.table, number)


@rule("MIL-JAIL-05", "MIL-JAIL-07", "MIL-JAIL-11")
@pytest.mark.parametrize(("cash", "enough", "left"), [(49, False, 0), (50, True, 0), (51, True, 1)])
@pytest.mark.parametrize("turn", [1, 3, 4])
def test_a_jailed_player_sees_the_attempt_and_the_cash_after_the_fine(turn, cash, enough, left):
    game = Position("millionaire", turn=1, jailed={1: turn}, cash={1: cash})
    assert context_of(game) == {"attempt": turn, "must_pay": turn == 4, "enough": enough}
    assert consequences_of(game, "pay") == {"left": left}
    assert ("pay" in game.choices) == (enough or turn == 4) and ("throw" in game.choices) == (turn < 4)


@rule("MIL-JAIL-04", "MIL-JAIL-07", "MIL-JAIL-11")
def test_illegal_ways_out_of_jail_are_refused_with_reasons():
    game = Position("millionaire", turn=1, jailed={1: 1}, cash={1: 49}, jail_cards={"lifestyle": 2})
    assert game.refusal("pay") == ("too_poor", "MIL-JAIL-11")
    assert game.refusal("use_chance_card") == ("no_jail_card", "MIL-JAIL-04") == game.refusal("use_lifestyle_card")
    assert game.refusal("build") == ("cannot_build", "MIL-BLD-01")
    assert Position("millionaire", jailed={0: 4}).refusal("throw") == ("no_fourth_try", "MIL-JAIL-07")


@rule("MIL-JAIL-07", "MIL-EDGE-38")
def test_an_absent_jailed_player_throws_then_pays_and_uses_a_card_last():
    def silent(turn, cash, **given):
        return Position("millionaire", turn=1, jailed={1: turn}, cash={1: cash}, **given).silence

    cards: Any = {"jail_cards": {"chance": 1, "lifestyle": 1}}
    assert [silent(turn, 50) for turn in (1, 2, 3, 4)] == ["throw", "throw", "throw", "pay"]
    assert silent(4, 50, **cards) == "pay" and silent(4, 49, **cards) == "use_lifestyle_card"
    assert silent(4, 49) == "pay" and silent(4, 49, jail_cards={"chance": 1}) == "use_chance_card"


@rule("MIL-GO-04", "MIL-GO-05", "MIL-GO-06")
@pytest.mark.parametrize(("stars", "full", "higher"), [(1, 150, 3), (3, 200, 5)])
def test_go_shows_both_salaries_and_the_next_level(stars, full, higher):
    game = Position("millionaire", turn=2, at={2: "paradise_island"}, stars={2: stars, 0: 5}).play("throw", dice(1, 2))
    assert context_of(game) == {"full": full, "less": full - 50, "stars": higher} and game.choices == ["keep", "evolve"]


@rule("MIL-PROP-01", "MIL-PROP-03")
@pytest.mark.parametrize(("cash", "left"), [(39, 0), (40, 0), (41, 1)])
def test_a_property_shows_affordability_and_the_remaining_cash(cash, left):
    game = Position("millionaire", turn=1, at={1: "jail"}, cash={1: cash}).play(*LAND)
    assert context_of(game) == {"enough": cash >= 40} and consequences_of(game, "buy") == {"left": left}
    assert ("buy" in game.choices) == (cash >= 40) and game.silence == "auction"


@rule("MIL-PROP-03", "MIL-TURN-09", "MIL-TURN-10")
def test_illegal_purchases_are_refused_with_reasons():
    given: Any = {"turn": 1, "at": {1: "jail"}, "cash": {1: 39}}
    assert Position("millionaire", **given).play(*LAND).refusal("buy") == ("too_poor", "MIL-PROP-03")
    polled = Position("millionaire", options={"windows": "polled"}, **given).play("pass", "pass", "pass", *LAND)
    assert polled.refusal("trade") == ("too_many_offers", "MIL-TURN-10")
    assert polled.refusal(7) == ("settle_first", "MIL-TURN-09")


@rule("MIL-BLD-03", "MIL-BLD-05")
def test_building_shows_cost_remaining_cash_and_next_level():
    game = Position("millionaire", turn=1, owns={1: "pink"}, built={"pink": 2}).play("build")
    assert consequences_of(game, "castle_view") == {"cost": 25, "left": 347, "next": 3}


@rule("MIL-BLD-01", "MIL-BLD-04", "MIL-BLD-06", "MIL-BLD-07", "MIL-BLD-08", "MIL-BLD-09", "MIL-BLD-11")
def test_illegal_building_sites_are_refused_with_reasons():
    given: Any = {"turn": 1, "owns": {1: "pink brown castle_view adventure_park", 2: "red"}}
    game = Position("millionaire", **given, built={"castle_view": 1}).play("build")
    for nowhere in (-1, 0, 2, 31 + 1, 99):
        assert game.refusal(nowhere) == ("not_a_property", "MIL-BLD-01")
    assert game.refusal("adventure_park") == ("group_incomplete", "MIL-BLD-01") == game.refusal("style_square")
    assert game.refusal("castle_view") == ("build_evenly", "MIL-BLD-04")
    high = {"castle_view": 5, "dream_avenue": 4, "palace_gardens": 3}
    game = Position("millionaire", **given, built=high).play("build")
    assert game.refusal("castle_view") == ("hotel_is_highest", "MIL-BLD-06")
    assert game.refusal("dream_avenue") == ("build_evenly", "MIL-BLD-07")
    game = Position("millionaire", **given, cash={1: 24}).play("build")
    assert game.refusal("castle_view") == ("too_poor", "MIL-BLD-11") and game.choices == [1, 3]
    game = Position("millionaire", **given, built={"pink": 4}, hotels=0).play("build")
    assert game.refusal("castle_view") == ("none_in_stock", "MIL-BLD-09") and game.choices == [1, 3]


@rule("MIL-BLD-08")
def test_a_mortgage_blocks_the_whole_group_or_with_the_option_only_its_street():
    given: Any = {"turn": 1, "owns": {1: "pink brown"}, "mortgaged": "castle_view"}
    game = Position("millionaire", **given).play("build")
    assert game.choices == [1, 3] and game.refusal("dream_avenue") == ("group_mortgaged", "MIL-BLD-08")
    loose: Any = {"mortgage_blocks_group": False}
    game = Position("millionaire", **given, options=loose).play("build")
    assert game.choices == [1, 3, 10, 11] and game.refusal("castle_view") == ("group_mortgaged", "MIL-BLD-08")
    game = Position("millionaire", **given, options=loose, built={"dream_avenue": 1}).play("build")
    assert game.refusal("dream_avenue") == ("build_evenly", "MIL-BLD-04")


@rule("MIL-BLD-09", "MIL-BLD-11")
@pytest.mark.parametrize(
    ("built", "stock", "may"),
    [
        (0, (1, 0), True),
        (3, (1, 0), True),
        (4, (0, 1), True),
        (3, (0, 1), False),
        (4, (1, 0), False),
        (5, (9, 9), False),
    ],
)
def test_the_fifth_level_is_a_hotel_and_lower_ones_houses(built, stock, may):
    houses, hotels = stock
    given: Any = {"owns": {1: "pink"}, "built": {"pink": built} if built else {}, "cash": {1: 25}}
    game = Position("millionaire", turn=1, apartments=houses, hotels=hotels, **given)
    assert ("build" in game.choices) == may
    game = Position("millionaire", turn=1, apartments=houses, hotels=hotels, **{**given, "cash": {1: 24}})
    assert "build" not in game.choices


@rule("MIL-DEBT-05", "MIL-DEBT-06", "MIL-DEBT-07")
def test_selling_shows_its_proceeds_or_its_refusal():
    given: Any = {"turn": 1, "at": {1: "jail"}, "owns": {2: "pink", 1: "red brown green"}, "cash": {1: 0}}
    built: Any = {"palace_gardens": 5, "style_square": 5, "party_plaza": 4, "showtime_boulevard": 4, "motor_drive": 1}
    game = Position("millionaire", **given, built=built, apartments=2).play(*LAND, "sell")
    assert game.choices == [1, 17] and game.silence == 1
    assert consequences_of(game, "motor_drive") == {"value": 5} and consequences_of(game, "style_square") == {
        "value": 3 * 17
    }
    assert game.refusal("party_plaza") == ("sell_evenly", "MIL-DEBT-05")
    for other in ("treetop_retreat", "palace_gardens", "go", -1, 99):
        assert game.refusal(other) == ("no_building", "MIL-DEBT-05")
    assert game.play("style_square").levels["style_square"] == 2 and game.cash[1] == 51 and game.apartments == 0
    game = Position("millionaire", **given, built=built, apartments=4).play(*LAND, "sell")
    assert consequences_of(game, "style_square") == {"value": 17}
    assert game.play("style_square").levels["style_square"] == 4 and game.apartments == 0 and game.cash[1] == 17


@rule("MIL-DEBT-05")
def test_an_absent_debtor_sells_the_first_cheapest_building():
    given: Any = {"turn": 1, "at": {1: "jail"}, "owns": {2: "pink", 1: "red brown"}, "cash": {1: 0}}
    built: Any = {"palace_gardens": 5, "red": 1, "gadget_wharf": 1, "motor_drive": 1}
    game = Position("millionaire", **given, built=built).play(*LAND)
    assert game.play("sell").silence == 1 and game.play("motor_drive", "sell").silence == 3


@rule("MIL-FORT-12", "MIL-EDGE-24", "MIL-DEAL-03")
def test_illegal_deeds_for_a_card_are_refused_with_reasons():
    owns: Any = {1: "motor_drive orange", 2: "pink style_square sunshine_bay treetop_retreat", 0: "surfers_cove"}
    built: Any = {"sunshine_bay": 1, "adventure_park": 1}
    hands: Any = {1: "sly_deal forced_deal"}
    game = Position("millionaire", turn=1, owns=owns, built=built, hands=hands).play("play")
    taking = game.fork().play(card("sly_deal"))
    assert taking.choices == [4, 17, 25] and taking.silence == 25
    for other in (-1, 0, 2, 32, "motor_drive", "gadget_wharf"):
        assert taking.refusal(other) == ("not_theirs", "MIL-FORT-12")
    assert taking.refusal("sunshine_bay") == ("carries_building", "MIL-FORT-12")
    assert taking.refusal("castle_view") == ("complete_group", "MIL-EDGE-24")
    giving = game.fork().play(card("forced_deal"))
    assert giving.choices == [1, 14, 15] and giving.refusal("adventure_park") == ("carries_building", "MIL-DEAL-03")
    assert giving.refusal("castle_view") == ("not_yours", "MIL-FORT-12") == giving.refusal(-1) == giving.refusal(0)
    taking = giving.play("motor_drive")
    assert taking.choices == [4, 17, 25] and taking.silence == 25
    assert taking.refusal("sunshine_bay") == ("carries_building", "MIL-FORT-12")


@rule("MIL-FORT-12")
def test_a_card_without_a_legal_target_is_not_offered():
    def plays(**given):
        return "play" in Position("millionaire", turn=1, **given).choices

    assert not plays(hands={1: "sly_deal"}, owns={1: "motor_drive", 2: "pink"})
    assert plays(hands={1: "sly_deal"}, owns={2: "pink motor_drive"})
    assert not plays(hands={1: "sly_deal"}, owns={2: "motor_drive"}, built={"motor_drive": 1})
    assert not plays(hands={1: "forced_deal"}, owns={2: "motor_drive"})
    assert not plays(hands={1: "forced_deal"}, owns={1: "motor_drive"})
    assert plays(hands={1: "forced_deal"}, owns={1: "castle_view", 2: "motor_drive"})
    assert not plays(hands={1: "forced_deal"}, owns={1: "castle_view", 2: "motor_drive"}, built={"castle_view": 1})
    assert not plays(hands={1: "just_say_no"}, owns={1: "pink", 2: "motor_drive"})
    assert plays(hands={1: "just_say_no sly_deal"}, owns={2: "motor_drive"})


@rule("MIL-FORT-12", "MIL-DEAL-04")
def test_with_bare_groups_a_forced_deal_gives_no_sister_of_a_building():
    given: Any = {"owns": {1: "orange motor_drive", 2: "castle_view"}, "built": {"adventure_park": 1}}
    game = Position(
        "millionaire", turn=1, hands={1: "forced_deal"}, options={"trade_needs_bare_group": True}, **given
    ).play("play", card("forced_deal"))
    assert game.choices == [1] and game.refusal("themepark_city") == ("carries_building", "MIL-DEAL-03")


@rule("MIL-FORT-13", "MIL-EDGE-30")
def test_a_player_who_may_say_no_sees_the_threat_and_whether_it_stands():
    given: Any = {"turn": 1, "hands": {1: "sly_deal forced_deal just_say_no", 2: "just_say_no free_house"}}
    owns: Any = {1: "motor_drive", 2: "castle_view"}
    game = Position("millionaire", owns=owns, **given).play("play", card("sly_deal"), "castle_view")
    assert game.asked == ("say_no", 2)
    assert context_of(game) == {"other": 1, "stands": True, "threat": 1, "deed": 9}
    assert context_of(game.play("say_no")) == {"other": 2, "stands": False, "threat": 1, "deed": 9}
    game = Position("millionaire", owns=owns, **given)
    game.play("play", card("forced_deal"), "motor_drive", "castle_view")
    assert context_of(game) == {"other": 1, "stands": True, "threat": 2, "deed": 9, "given": 1}
    game = Position(
        "millionaire", turn=1, at={1: "jail"}, hands={2: "just_say_no"}, lying={"palace_gardens": "lawsuit"}
    )
    game.play(*LAND, card("lawsuit"), seat(2))
    shown = context_of(game)
    assert (shown["other"], shown["amount"]) == (1, 50) and not shown.get("threat")


@rule("MIL-FORT-12", "MIL-BLD-04")
def test_a_free_house_is_placed_evenly_by_default():
    game = Position("millionaire", turn=1, owns={1: "pink"}, built={"castle_view": 1}, hands={1: "free_house"})
    game.play("play", card("free_house"))
    assert game.choices == [10, 11] and game.silence == 11
    for other in ("castle_view", "go", 99):
        assert game.refusal(other) == ("build_evenly", "MIL-BLD-04")


@rule("MIL-DEBT-10", "MIL-DEBT-11")
def test_a_debtor_sees_the_missing_amount_and_by_default_mortgages_then_sells_then_gives_up():
    given: Any = {"turn": 1, "at": {1: "jail"}}
    built: Any = {"palace_gardens": 5}
    game = Position("millionaire", **given, owns={2: "pink", 1: "red"}, built=built, cash={1: 180}).play(*LAND)
    assert context_of(game) == {"missing": 35} and game.silence == "mortgage"
    assert game.refusal("bankrupt") == ("can_still_pay", "MIL-DEBT-11")
    assert game.refusal("sell") == ("not_offered", "MIL-DEBT-11")
    game.play("mortgage")
    assert consequences_of(game, "style_square") == {"value": 35} and game.silence == 17
    built = {**built, "red": 1}
    game = Position("millionaire", **given, owns={2: "pink", 1: "red"}, built=built, cash={1: 164}).play(*LAND)
    assert game.silence == "sell" and game.choices == ["sell"]
    game = Position("millionaire", **given, owns={2: "pink", 1: "red"}, built=built, cash={1: 58}).play(*LAND)
    assert game.silence == "bankrupt"


@rule("MIL-DEBT-10")
@pytest.mark.parametrize(("cash", "may"), [(53, True), (54, False)])
def test_bankruptcy_needs_buildings_and_mortgages_to_fall_short(cash, may):
    # Three houses at 17, three red deeds at 35, one brown at 5, and one that is mortgaged already: 161 of 215.
    game = Position(
        "millionaire", turn=1, at={1: "jail"}, owns={2: "pink", 1: "red brown"},
        built={"palace_gardens": 5, "red": 1}, mortgaged="gadget_wharf", cash={1: cash},
    ).play(*LAND)  # fmt: skip
    assert ("bankrupt" in game.choices) == may


@rule("MIL-MORT-05", "MIL-MORT-07", "MIL-MORT-09")
def test_lifting_shows_its_cost_and_needs_exactly_that():
    given: Any = {"turn": 1, "owns": {1: "castle_view"}, "mortgaged": "castle_view"}
    game = Position("millionaire", **given, cash={1: 25}).play("lift")
    assert consequences_of(game, "castle_view") == {"cost": 24, "left": 1}
    assert "lift" in Position("millionaire", **given, cash={1: 24}).choices
    poor = Position("millionaire", **given, cash={1: 23})
    assert poor.refusal("lift") == ("cannot_lift", "MIL-MORT-09")


@rule("MIL-MORT-07", "MIL-DEBT-16")
def test_a_mortgaged_deed_received_shows_its_interest_and_its_lifting():
    given: Any = {
        "turn": 1,
        "owns": {1: "castle_view motor_drive", 2: "style_square"},
        "mortgaged": "castle_view motor_drive",
    }
    offer = ("trade", seat(2), "motor_drive", "castle_view", "money", money(-1), "send", "accept")
    game = Position("millionaire", **given, cash={2: 11}).play(*offer)
    assert game.asked == ("keep_or_lift", 2) and context_of(game) == {"deed": 1, "interest": 1, "cost": 6}
    assert game.choices == ["keep", "lift"]  # the cash just covers 6 and the other interest, 4
    assert context_of(game.play("keep")) == {"deed": 9, "interest": 4, "cost": 24}
    assert game.choices == ["keep"] and game.refusal("lift") == ("too_poor", "MIL-MORT-07")
    game = Position("millionaire", **given, cash={2: 10}).play(*offer)
    assert game.choices == ["keep"]


@rule("MIL-DEBT-06", "MIL-DEBT-07")
def test_a_house_is_sold_with_an_empty_stock_and_a_hotel_for_four_houses():
    given: Any = {"turn": 1, "at": {1: "jail"}, "owns": {2: "pink", 1: "red"}, "cash": {1: 0}}
    game = Position("millionaire", **given, built={"palace_gardens": 5, "red": 3}, apartments=0).play(*LAND, "sell")
    assert consequences_of(game, "style_square") == {"value": 17}
    assert game.play("style_square").levels["style_square"] == 2 and game.cash[1] == 17 and game.apartments == 1
    game = Position("millionaire", **given, built={"palace_gardens": 5, "red": 5}, apartments=20).play(*LAND, "sell")
    assert consequences_of(game, "style_square") == {"value": 17}
    assert game.play("style_square").levels["style_square"] == 4 and game.apartments == 16 and game.hotels == 9


@rule("MIL-DEAL-01", "MIL-TURN-09", "MIL-TURN-10")
def test_illegal_asides_during_a_turn_are_refused():
    game = Position("millionaire", turn=1, at={1: "jail"}, owns={0: "brown", 1: "red"}).play(*LAND)
    assert game.aside(0) == ["pass", "trade"] and game.refusal(7, seat=0) == ("deals_only", "MIL-TURN-09")
    bare = Position("millionaire", turn=1, at={1: "jail"}).play(*LAND)
    assert bare.aside(0) == ["pass"] and bare.refusal("trade", seat=0) == ("too_many_offers", "MIL-TURN-10")


@rule("MIL-TURN-08", "MIL-TURN-11", "MIL-EDGE-38")
def test_leaving_during_a_poll_removes_only_that_players_pass():
    def polled():
        return Position("millionaire", seats=4, turn=1, options={"windows": "polled"})

    game = polled().play("pass", "pass")  # 1 and 2 have passed, 3 is asked
    assert game.asked == ("poll", 3)
    gone = game.fork().say(-1, "leave 2")
    assert [gone.asked, gone.play("pass").asked, gone.play("pass").asked] == [
        ("poll", 3),
        ("poll", 0),
        ("before_throw", 1),
    ]
    gone = game.fork().say(-1, "leave 0")
    assert gone.asked == ("poll", 3) and gone.play("pass").asked == ("before_throw", 1)
    gone = game.fork().say(-1, "leave 3")
    assert gone.asked == ("poll", 0) and gone.play("pass").asked == ("before_throw", 1)
    last = polled().play("pass", "pass", "pass").say(-1, "leave 0")
    assert last.asked == ("before_throw", 1)


@rule("MIL-MORT-11", "MIL-EDGE-29")
@pytest.mark.parametrize("any_transfer", [False, True])
def test_with_the_option_the_receiver_of_a_mortgaged_deed_always_pays_interest(any_transfer):
    given: Any = {"turn": 1, "options": {"interest_on_any_transfer": any_transfer}}
    owns = {1: "castle_view gadget_wharf", 2: "style_square surfers_cove"}
    mortgaged = "castle_view style_square surfers_cove"
    game = Position("millionaire", owns=owns, mortgaged=mortgaged, hands={1: "forced_deal"}, **given)
    game.play("play", card("forced_deal"), "castle_view", "style_square")
    assert game.cash == ([372, 364, 368] if any_transfer else [372, 372, 372])
    game = Position("millionaire", owns=owns, mortgaged=mortgaged, hands={1: "sly_deal"}, **given)
    game.play("play", card("sly_deal"), "style_square")
    assert game.cash == ([372, 364, 372] if any_transfer else [372, 372, 372])
    assert game.fact_rows[-1] == (("kept_mortgaged", 1, 17, 8) if any_transfer else ("stole", 1, 17, 2))
    poor = Position("millionaire", owns=owns, mortgaged=mortgaged, hands={1: "sly_deal"}, cash={1: 8}, **given)
    assert poor.play("play", card("sly_deal"), "style_square").cash[1] == (0 if any_transfer else 8)
    poorer = Position("millionaire", owns=owns, mortgaged=mortgaged, hands={1: "sly_deal"}, cash={1: 7}, **given)
    assert poorer.play("play", card("sly_deal"), "style_square").cash[1] == 7
