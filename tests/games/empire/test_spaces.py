"""Card spaces, Simple Visite and Free Parking of Empire."""

import pytest

from magnat.kernel import IllegalAnswer
from magnat.positions import Position, card, dice, money
from magnat.record.view import view_as_dict, visible_facts
from tests.named import card_number

rule = pytest.mark.rule
S = 1
PASS = money(0)


@rule("EMP-EMPC-01")
def test_landing_on_an_empire_space_draws_one_card():
    game = Position("empire").play("roll", dice(4, S), card("market_crash"))
    assert game.hands[0] == "market_crash" and game.asked == ("after_landing", 0)
    assert len(game.unseen) == game.edition.empire_cards - 1


@rule("EMP-EMPC-01")
def test_passing_over_an_empire_space_draws_nothing():
    game = Position("empire", towers={0: "razor"}).play("roll", dice(5, S))
    assert game.hands[0] == "" and game.asked == ("after_landing", 0)


@rule("EMP-EMPC-02")
def test_the_card_is_kept_in_secret_without_a_limit():
    game = Position(
        "empire", hands={0: "deal_buster reverse_rent pas_touche private_jet move_anywhere bargain_business"}
    )
    game.play("roll", dice(4, S), card("just_say_no"))
    assert len(game.hands[0].split()) == 7 and game.asked == ("after_landing", 0)
    assert view_as_dict(game.table, 1)["columns"]["hands"][0] == [-1] * 7
    no = card_number(game.edition, "just_say_no")
    assert ["took", 0] in visible_facts(game.facts, 1) and ["took", 0, no, 0, 0] in visible_facts(game.facts, 0)


@rule("EMP-EMPC-03")
def test_a_used_card_goes_under_the_empire_pile_and_comes_back_known_to_all():
    game = Position("empire", hands={0: "tallest_tower"}, pile={"empire": "market_crash"})
    game.play("play", card("tallest_tower"))
    assert game.pile["empire"] == "market_crash tallest_tower"
    game.play("roll", dice(4, S))
    assert game.hands[0] == "market_crash" and game.pile["empire"] == "tallest_tower"
    assert view_as_dict(game.table, 2)["columns"]["hands"][0] == game.table.hands[0]


@rule("EMP-EMPC-04")
def test_an_empty_pile_gives_no_card():
    game = Position("empire", pile={"empire": ""}).play("roll", dice(4, S))
    assert game.hands[0] == "" and game.asked == ("after_landing", 0)


@rule("EMP-CHN-01")
def test_a_chance_card_is_shown_carried_out_and_put_under():
    game = Position("empire", pile={"chance": "business_award birthday"}).play(
        "roll", dice(6, S), card("business_award")
    )
    assert (
        game.cash[0] == 1400
        and game.pile["chance"].startswith("birthday")
        and game.pile["chance"].endswith("business_award")
    )
    assert ["drew", 0, 0, card_number(game.edition, "business_award"), 0] in visible_facts(game.facts, 2)


@rule("EMP-CHN-01")
@pytest.mark.parametrize(
    ("name", "cash"),
    [
        ("insider_fine", 800),
        ("business_award", 1400),
        ("website_launch", 1300),
        ("ad_campaign", 1100),
        ("birthday", 1100),
    ],
)
def test_money_cards_pay_or_cost_the_catalogued_amount(name, cash):
    game = Position("empire").play("roll", dice(6, S), card(name))
    assert game.cash[0] == cash and sum(game.cash) + game.bank == 3000


@rule("EMP-CHN-01")
@pytest.mark.parametrize(("name", "tile"), [("solar_bonus", "electric"), ("water_bonus", "water")])
def test_tile_cards_give_the_catalogued_tile(name, tile):
    game = Position("empire").play("roll", dice(6, S), card(name))
    assert game.towers[0] == tile and sum(game.stock) == 13 and game.cash[0] == 1000


@rule("EMP-CHN-01")
def test_profits_soar_moves_to_go_and_pays_the_tower():
    game = Position("empire", towers={0: "ford"}).play("roll", dice(6, S), card("profits_soar"))
    assert game.places[0] == "go" and game.cash[0] == 1150


@rule("EMP-CHN-01")
def test_speed_ahead_moves_one_to_five_spaces():
    game = Position("empire").play("roll", dice(6, S), card("speed_ahead"))
    assert game.choices == [7, 8, 9, 10, 11]
    game.play("virgin")
    assert game.asked == ("buy_or_auction", 0) and game.places[0] == "virgin"


@rule("EMP-CHN-01")
@pytest.mark.parametrize("name", ["jail", "jail_fraud"])
def test_jail_cards_of_chance_go_back_though_the_turn_ends(name):
    game = Position("empire", pile={"chance": name}).play("roll", dice(6, S), card(name))
    assert game.places[0] == "jail" and game.pile["chance"].endswith(name) and game.asked == ("before_roll", 1)


@rule("EMP-CHN-02")
def test_the_jail_card_is_kept():
    game = Position("empire", pile={"chance": "jail_free"}).play("roll", dice(6, S), card("jail_free"))
    assert game.jail_cards == [0] and "jail_free" not in game.pile["chance"]


@rule("EMP-CHN-03")
def test_the_used_jail_card_goes_under_its_pile():
    game = Position("empire", jailed={0: 1}, jail_cards={"chance": 0}, pile={"chance": "birthday"}).play("use_card")
    assert game.pile["chance"].endswith("jail_free") and game.jail_cards == [-1] and game.asked == ("before_roll", 0)


@rule("EMP-VISIT-01")
def test_visiting_is_not_being_jailed():
    game = Position("empire").play("roll", dice(6, 3))
    assert game.places[0] == "jail" and game.jailed[0] == 0 and game.asked == ("after_landing", 0)


# Free Parking


def parked(**given):
    return Position("empire", **({"at": {0: "billboard"}} | given)).play("roll", dice(3, 5))


@rule("EMP-PARK-01")
def test_stay_or_pay_100_for_a_trip_anywhere_else():
    game = parked()
    assert game.asked == ("parking", 0) and game.choices == ["stay", "trip"]
    game.play("trip")
    assert sorted(game.choices) == [i for i in range(36) if i != 18]
    game.play("skype", "buy")
    assert game.cash[0] == 1000 - 100 - 400 and game.bank == 500


@rule("EMP-PARK-02", "EMP-DEBT-07")
def test_a_trip_needs_100():
    game = parked(cash={0: 50})
    with pytest.raises(IllegalAnswer) as refusal:
        game.play("trip")
    assert refusal.value.rule == "EMP-PARK-02"


@rule("EMP-PARK-03")
def test_a_trip_passes_go_to_the_first_half_of_the_board_only():
    back = parked(towers={0: "ford"}).play("trip", "food_network", "auction", PASS, PASS, PASS)
    ahead = parked(towers={0: "ford"}).play("trip", "guitar_hero", "auction", PASS, PASS, PASS)
    assert back.cash[0] == 1050 and ahead.cash[0] == 900


@rule("EMP-PARK-04", "EMP-EDGE-18")
def test_the_chosen_space_is_resolved_and_a_double_still_counts():
    game = Position("empire", at={0: "billboard"}, towers={1: "heinz"}).play("roll", dice(4, 4), "trip", "heinz")
    assert game.cash[:2] == [700, 1200] and game.asked == ("before_roll", 0)


@rule("EMP-PARK-05", "EMP-EDGE-20")
def test_the_salary_cannot_finance_the_trip():
    assert parked(cash={0: 50}, towers={0: "heinz"}).choices == ["stay"]


@rule("EMP-PARK-06")
def test_a_trip_to_the_jail_corner_visits_and_one_to_go_to_jail_does_not():
    visit, jail = parked().play("trip", "jail"), parked().play("trip", "go_to_jail")
    assert visit.jailed[0] == 0 and visit.asked == ("after_landing", 0)
    assert jail.jailed[0] == 1 and jail.places[0] == "jail" and jail.asked == ("before_roll", 1)


@rule("EMP-PARK-07", "EMP-EDGE-44")
def test_staying_does_nothing_and_a_double_still_rolls_again():
    game = parked().play("stay")
    assert game.places[0] == "free_parking" and game.cash[0] == 1000 and game.asked == ("after_landing", 0)
    double = Position("empire", at={0: "billboard"}).play("roll", dice(4, 4), "stay")
    assert double.asked == ("before_roll", 0)


@rule("EMP-PARK-08")
def test_a_trip_cannot_end_on_free_parking():
    game = parked().play("trip")
    with pytest.raises(IllegalAnswer):
        game.play("free_parking")


@rule("EMP-EDGE-19")
def test_a_trip_to_go_pays_the_salary():
    game = parked(cash={0: 100}, towers={0: "heinz"}).play("trip", "go")
    assert game.cash[0] == 200 and game.places[0] == "go"


@rule("EMP-CHN-01")
def test_a_chance_card_lies_open_while_it_is_carried_out_even_if_another_follows():
    game = Position("empire", at={0: "jail"}).play(
        "roll", dice(6, S), card("speed_ahead"), "free_parking", "trip", "chance_1"
    )
    assert [game.edition.card_names[c] for c in game.shown] == ["speed_ahead"]
    jailed = game.fork().play(card("jail"))
    assert jailed.shown == () and jailed.pile["chance"] == "jail speed_ahead" and jailed.places[0] == "jail"
    game.play(card("birthday"))
    assert game.shown == () and game.pile["chance"] == "birthday speed_ahead" and game.cash[0] == 1000 - 100 + 50 + 100
