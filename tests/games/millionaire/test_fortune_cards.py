"""Fortune cards of Millionaire."""

from typing import Any

import pytest

from magnat.games import edition
from magnat.games.millionaire.buying import Visit
from magnat.kernel import Luck
from magnat.mechanics.spaces import GoToJail
from magnat.positions import Position, card, dice, seat
from magnat.record import redeal, view_as_dict
from magnat.texts import Texts
from tests.named import card_number

rule = pytest.mark.rule
E: Any = edition("millionaire")
LAND = ("throw", dice(1, 2))  # from jail to palace_gardens, which costs 40K


def guessed(t: Any, seat: int, seed: int) -> Any:
    """Return a table with the seat's unknown cards redealt."""
    return redeal(t, seat, Luck(seed))


def landed(fortune, **given):
    given = {"at": {0: "jail"}, "lying": {"palace_gardens": fortune}, **given}
    return Position("millionaire", **given).play(*LAND, card(fortune))


@rule("MIL-FORT-01")
def test_the_card_of_the_space_must_be_taken():
    game = Position("millionaire", at={0: "jail"}, lying={"palace_gardens": "sly_deal"}).play(*LAND)
    assert game.asked == ("take_fortune", -1)
    assert game.play(card("sly_deal")).on_board == [] and game.hands[0] == "sly_deal"


@rule("MIL-FORT-02", "MIL-INFO-01")
def test_the_card_is_read_silently():
    game = landed("sly_deal")
    assert view_as_dict(game.table, 0)["columns"]["hands"] == [[card_number(E, "sly_deal")], [], []]
    assert view_as_dict(game.table, 1)["columns"]["hands"] == [[-1], [], []]


@rule("MIL-FORT-03", "MIL-EDGE-09")
def test_an_immediate_card_is_resolved_first_and_its_money_may_buy_the_property():
    game = landed("shares_skyrocket", cash={0: 0})
    assert game.choices == ["auction", "buy"] and game.play("buy").cash[0] == 60


@rule("MIL-FORT-03", "MIL-EDGE-10")
def test_an_immediate_card_may_leave_too_little_for_the_property():
    game = landed("no_loitering", cash={0: 50})
    assert game.choices == ["auction"] and game.play("auction", "pass", "pass").choices == list(range(26))


@rule("MIL-FORT-04", "MIL-FORT-19")
def test_a_card_that_may_be_kept_is_kept_without_a_question():
    game = landed("free_house")
    assert (
        game.asked == ("buy_or_auction", 0) and game.hands[0] == "free_house" and game.fact_words[-1] == "kept_fortune"
    )


@rule("MIL-FORT-05")
def test_a_used_card_never_returns():
    game = Position("millionaire", owns={1: "castle_view"}, hands={0: "sly_deal"})
    game.play("play", card("sly_deal"), "castle_view")
    assert "sly_deal" in game.discarded and game.hands[0] == "" and game.fortune == [] and game.on_board == []


@rule("MIL-FORT-06")
def test_each_kept_card_is_used_once_and_there_is_no_limit_to_how_many_are_held():
    hand = "sly_deal sly_deal forced_deal forced_deal just_say_no just_say_no just_say_no free_house free_house"
    game = Position("millionaire", owns={1: "castle_view style_square"}, hands={0: hand})
    game.play("play", card("sly_deal"), "castle_view", "play", card("sly_deal"), "style_square")
    assert len(game.table.hands[0]) == 7 and game.owners == {"castle_view": 0, "style_square": 0}


@rule("MIL-FORT-07")
def test_a_harmful_immediate_card_is_a_debt():
    game = landed("no_loitering", cash={0: 10}, owns={0: "brown"})
    assert game.asked == ("settle_debt", 0) and game.question.amount == 25


@rule("MIL-FORT-08")
def test_passing_over_a_space_does_not_take_its_card():
    game = Position("millionaire", at={0: "jail"}, lying={"castle_view": "lawsuit"}).play(*LAND)
    assert game.on_board == ["castle_view"] and game.asked == ("buy_or_auction", 0)


@rule("MIL-FORT-09", "MIL-EDGE-13")
def test_a_card_that_moves_takes_the_next_card_and_properties_are_settled_in_reverse_order():
    lying = {"palace_gardens": "zoom_ahead", "adventure_park": "shares_skyrocket"}
    game = Position("millionaire", at={0: "jail"}, lying=lying).play(*LAND, card("zoom_ahead"), "buy")
    game.play(card("shares_skyrocket"))
    assert game.places[0] == "adventure_park" and game.question.space == 12 and game.cash[0] == 432


@rule("MIL-FORT-10", "MIL-EDGE-12")
def test_a_card_that_moves_is_resolved_first_and_then_the_property_first_reached_is_settled():
    game = landed("limo_ride").play("keep")
    assert game.places[0] == "go" and game.asked == ("buy_or_auction", 0)
    assert game.play("buy").owners == {"palace_gardens": 0} and game.cash[0] == 372 + 150 - 40


@rule("MIL-FORT-10", "MIL-EDGE-13")
def test_two_purchases_in_one_turn_go_innermost_first():
    lying = {"paradise_island": "get_set", "fortune_valley": "limo_ride"}
    game = Position("millionaire", at={0: "yacht_harbor"}, lying=lying, cash={0: 500})
    game.play("throw", dice(3, 5), card("get_set"), "buy", "keep", card("limo_ride"), "evolve")
    assert game.question.space == 30 and game.play("buy").owners == {"paradise_island": 0, "fortune_valley": 0}


@rule("MIL-FORT-10")
def test_a_player_sent_to_jail_leaves_the_property_unowned_and_without_its_card():
    game = Position("millionaire", at={0: "palace_gardens"}, push=[Visit(0, 11), GoToJail(0)])
    assert game.places[0] == "jail" and game.owners == {} and game.asked == ("before_throw", 1)


@rule("MIL-FORT-11")
@pytest.mark.parametrize(("fortune", "destination"), [("get_set", "castle_view"), ("zoom_ahead", "adventure_park")])
def test_a_card_may_say_to_settle_the_property_first(fortune, destination):
    game = landed(fortune)
    assert game.asked == ("buy_or_auction", 0) and game.question.space == 11
    game.play("buy", *(["keep"] if fortune == "get_set" else []))
    assert game.places[0] == destination and game.asked == ("buy_or_auction", 0)


@rule("MIL-FORT-12")
def test_kept_cards_are_played_in_ones_own_turn_and_between_turns():
    game = landed("sly_deal", owns={1: "castle_view"}, hands={2: "sly_deal"})
    assert "play" not in game.choices and game.aside(2) == ["pass", "trade"]
    assert "play" in game.play("buy").choices and game.aside(2) == ["pass", "trade"]
    assert "play" in game.play("end").aside(0)


@rule("MIL-FORT-12")
def test_a_sly_deal_takes_no_built_deed_and_none_of_a_complete_group():
    game = Position("millionaire", owns={1: "pink castle_view", 2: "style_square party_plaza"}, hands={0: "sly_deal"})
    game.table.set_level(17, 1)
    game.play("play", card("sly_deal"))
    assert game.choices == [19] and game.refusal("castle_view") == ("complete_group", "MIL-EDGE-24")
    assert game.refusal("style_square") == ("carries_building", "MIL-FORT-12")


@rule("MIL-FORT-12")
def test_a_forced_deal_swaps_an_own_deed_for_another():
    game = Position("millionaire", owns={0: "motor_drive", 1: "paradise_island"}, hands={0: "forced_deal"})
    game.play("play", card("forced_deal"), "motor_drive", "paradise_island")
    assert game.owners == {"motor_drive": 1, "paradise_island": 0}


@rule("MIL-FORT-12")
def test_a_free_house_is_built_evenly_from_the_stock_without_a_price():
    game = Position("millionaire", owns={0: "pink"}, built={"castle_view": 1}, hands={0: "free_house"})
    game.play("play", card("free_house"))
    assert game.choices == [10, 11] and game.refusal("castle_view") == ("build_evenly", "MIL-BLD-04")
    assert game.play("dream_avenue").levels == {"castle_view": 1, "dream_avenue": 1} and game.cash[0] == 372


@rule("MIL-FORT-12")
@pytest.mark.parametrize("given", [{"apartments": 0}, {"mortgaged": "castle_view"}, {"built": {"pink": 4}}])
def test_a_free_house_needs_a_house_in_stock_an_unmortgaged_group_and_is_never_a_hotel(given):
    game = Position("millionaire", owns={0: "pink"}, hands={0: "free_house"}, **given)
    assert game.refusal("play") == ("nothing_to_play", "MIL-FORT-12")


@rule("MIL-FORT-12", "MIL-BLD-08")
def test_a_free_house_needs_an_unmortgaged_group_even_if_building_beside_a_mortgage_is_allowed():
    given: dict[str, Any] = {"turn": 1, "owns": {1: "pink"}, "hands": {1: "free_house"}}
    game = Position("millionaire", mortgaged="castle_view", options={"mortgage_blocks_group": False}, **given)
    assert "build" in game.choices and game.refusal("play") == ("nothing_to_play", "MIL-FORT-12")


@rule("MIL-FORT-13")
def test_just_say_no_cancels_what_another_players_card_would_take():
    game = Position("millionaire", owns={1: "castle_view"}, hands={0: "sly_deal", 1: "just_say_no"})
    game.play("play", card("sly_deal"), "castle_view", "say_no")
    assert game.owners == {"castle_view": 1} and game.asked == ("before_throw", 0)


@rule("MIL-FORT-13")
def test_a_holder_of_other_cards_is_asked_but_cannot_say_no():
    game = Position("millionaire", owns={1: "castle_view"}, hands={0: "sly_deal", 1: "free_house"})
    game.play("play", card("sly_deal"), "castle_view")
    assert game.asked == ("say_no", 1) and game.refusal("say_no") == ("holds_no_no", "MIL-FORT-13")
    assert game.play("let_stand").owners == {"castle_view": 0}


@rule("MIL-FORT-13", "MIL-EDGE-32")
def test_just_say_no_stops_no_rent_no_fine_no_auction_and_no_own_card():
    game = Position("millionaire", at={0: "jail"}, owns={1: "pink"}, hands={0: "just_say_no"}).play(*LAND)
    assert game.cash[0] == 332
    game = Position("millionaire", hands={0: "just_say_no"}).play("throw", dice(1, 4), card("tax_inspection"))
    assert game.cash[0] == 352
    game = Position("millionaire", hands={0: "just_say_no"}).play("throw", dice(1, 4), card("party_for_all"))
    assert game.cash[0] == 352 and game.asked == ("after_move", 0)
    game = Position("millionaire", at={0: "jail"}, hands={1: "just_say_no"}).play(*LAND, "auction")
    assert game.asked == ("bid", 1)


@rule("MIL-FORT-14")
@pytest.mark.parametrize(("script", "owner"), [(["say_no", "say_no", "let_stand"], 0), (["say_no", "let_stand"], 1)])
def test_an_even_number_of_noes_lets_the_effect_stand(script, owner):
    hands = {0: "sly_deal just_say_no", 1: "just_say_no free_house"}
    game = Position("millionaire", owns={1: "castle_view"}, hands=hands)
    game.play("play", card("sly_deal"), "castle_view", *script)
    assert game.owners == {"castle_view": owner}
    assert game.discarded.count("just_say_no") == 1 + script.count("say_no")


@rule("MIL-FORT-15")
def test_a_cancelled_card_counts_as_used():
    game = Position("millionaire", owns={1: "castle_view"}, hands={0: "sly_deal", 1: "just_say_no"})
    game.play("play", card("sly_deal"), "castle_view", "say_no")
    assert game.hands == ["", "", ""] and game.discarded.count("sly_deal") == 2


@rule("MIL-FORT-16")
def test_kept_cards_cannot_be_traded():
    game = Position("millionaire", owns={0: "motor_drive"}, hands={0: "sly_deal", 1: "free_house"})
    game.play("trade", seat(1))
    assert game.choices == [1, 63]


@rule("MIL-FORT-17")
def test_a_visitor_takes_the_card_of_an_owned_property_before_the_rent():
    game = landed("shares_skyrocket", owns={1: "pink"}, cash={0: 0})
    assert game.cash[:2] == [60, 412] and game.fact_words[-4:] == ["used_fortune", "received", "rent", "paid"]


@rule("MIL-FORT-18", "MIL-INFO-01")
def test_kept_cards_are_public_by_kind_only():
    game = Position("millionaire", hands={0: "sly_deal forced_deal"}, lying={"castle_view": "lawsuit"})
    hands = {tuple(guessed(game.table, 1, seed).hands[0]) for seed in range(60)}
    assert all(c < game.edition.kept_cards for hand in hands for c in hand)
    assert view_as_dict(game.table, 1)["columns"]["hands"][0] == [-1, -1]


@rule("MIL-FORT-18")
def test_redeals_give_other_hands_only_keepable_cards():
    t = E.deal(2)
    no = card_number(E, "just_say_no")
    t.fortune.remove(no)
    t.hands[0].append(no)
    t.known[no] = 1
    assert {guessed(t, 1, seed).hands[0][0] for seed in range(200)} == set(range(E.kept_cards))


@rule("MIL-FORT-18", "MIL-FORT-02")
def test_used_cards_are_public():
    game = landed("shares_skyrocket")
    used = [fact for fact in game.facts if fact[0] == "used_fortune"]
    assert used[0][-1] == -1 and [fact[-1] for fact in game.facts if fact[0] == "took_fortune"] == [0]


@rule("MIL-FORT-19")
def test_a_kept_card_is_not_thrown_away():
    game = landed("free_house").play("buy")
    assert game.choices == ["end", "trade"] and game.hands[0] == "free_house"


@rule("MIL-FORT-07")
def test_every_immediate_fortune_card_has_the_catalogued_effect():
    result = {}
    scripts: dict[str, list[Any]] = {"feeling_generous": [seat(2)], "lawsuit": [seat(2)], "limo_ride": ["keep"]}
    for name in ("feeling_generous", "generous_to_all", "limo_ride", "lawsuit", "wedding_gift", "no_loitering"):
        result[name] = landed(name).play(*scripts.get(name, [])).cash
    assert result == {
        "feeling_generous": [322, 372, 422],
        "generous_to_all": [332, 392, 392],
        "limo_ride": [522, 372, 372],
        "lawsuit": [422, 372, 322],
        "wedding_gift": [422, 347, 347],
        "no_loitering": [347, 372, 372],
    }


def test_the_fortune_deck_has_the_catalogued_numbers_of_cards():
    names = [c.name for c in E.cards[: E.fortunes]]
    assert {name: names.count(name) for name in names} == {
        "sly_deal": 2,
        "forced_deal": 2,
        "just_say_no": 3,
        "free_house": 2,
        "feeling_generous": 1,
        "generous_to_all": 1,
        "limo_ride": 2,
        "lawsuit": 2,
        "wedding_gift": 2,
        "get_set": 1,
        "zoom_ahead": 1,
        "take_a_trip": 1,
        "shares_skyrocket": 1,
        "no_loitering": 1,
    }


@rule("MIL-FORT-18")
def test_a_free_house_is_announced_as_free():
    game = Position("millionaire", owns={0: "pink"}, hands={0: "free_house"})
    game.play("play", card("free_house"), "castle_view")
    texts = Texts(E, "en", ("Anne", "Karim", "Zoé"), strict=True)
    assert texts.describe_fact(game.facts[-1]) == "Anne puts the free house on Castle View: 1 house now."
    game.play("build", "dream_avenue")
    assert texts.describe_fact(game.facts[-1]) == "Anne builds on Dream Avenue, for 25k: 1 house now."
