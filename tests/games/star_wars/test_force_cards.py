"""Force cards of Star Wars: drawing, keeping and playing."""

from typing import Any

import pytest

from magnat.games.star_wars import EDITION
from magnat.games.star_wars.buying import BuyOrAuction
from magnat.games.star_wars.decks import DECKS
from magnat.games.star_wars.edition import EMPIRE, REBEL
from magnat.games.star_wars.force import DrawChance
from magnat.kernel import TABLE, IllegalAnswer
from magnat.mechanics.money import Pay
from magnat.positions import card, dice, seat, space
from magnat.record.view import view_as_dict, visible_facts
from tests.games.star_wars import star_wars, walked
from tests.named import card_number, cards, named_facts

rule = pytest.mark.rule
HALF = len(EDITION.cards) // 2  # the cards of one side
UPPER = {
    "just_say_no": 3, "out_of_jail": 2, "secret_funds": 2, "extortion": 2, "takeover": 2, "sabotage": 1,
    "hyperspace_jump": 2, "exchange": 1, "outpost": 1, "capture": 1, "tribute": 1,
}  # fmt: skip
LOWER = {
    "power_coupling": 2, "repairs": 2, "mooring": 2, "tractor_beam": 2, "ransom": 1, "fall_back": 1, "back_to_go": 1,
    "cargo_sold": 2, "reward": 1, "evacuation": 1, "hyperspace_course": 1, "jammed": 1, "upkeep": 1,
}  # fmt: skip


def draws(name: str, **given) -> Any:
    """Return a position where seat 1, of the Empire, lands on the first Rebel space and draws this Chance."""
    game = star_wars(turn=1, **given)
    return game.play("roll", dice(1, 1), card(name))


@rule("SW-FORCE-02")
def test_every_card_has_the_two_halves_of_the_table():
    upper = [pair.needs["power"] for pair in DECKS.lines["force"]]
    assert upper == [name for name, copies in UPPER.items() for _ in range(copies)]
    assert [each.name for each in EDITION.cards if each.source == "booklet"] == ["r01"]  # the others were reconstructed
    lower = [pair.needs["chance"] for pair in DECKS.lines["force"]]
    assert {name: lower.count(name) for name in lower} == LOWER
    assert [(c.power_name, c.chance_name) for c in EDITION.cards[:HALF]] == [
        (c.power_name, c.chance_name) for c in EDITION.cards[HALF:]
    ]


@rule("SW-FORCE-01")
@pytest.mark.parametrize(("throw", "deck"), [((1, 1), REBEL), ((3, 4), EMPIRE)])
def test_a_card_space_draws_from_its_own_deck(throw, deck):
    game = star_wars().play("roll", dice(*throw))
    assert game.question.side == deck and {EDITION.backs[c] for c in game.choices} == {deck}
    game.play(game.choices[0])
    assert len(game.table.bag) == len(EDITION.cards) - 1


@rule("SW-FORCE-02", "SW-FORCE-03")
def test_the_half_of_the_drawers_colour_applies():
    rebel = star_wars().play("roll", dice(1, 1), card("secret_funds"))
    empire = draws("r06")  # secret funds above, a power coupling below
    assert rebel.hands[0] == "secret_funds" and rebel.cash[0] == 1500
    assert empire.hands[1] == "" and empire.cash[1] == 1300


@rule("SW-FORCE-04")
def test_hands_hold_only_cards_of_ones_own_deck():
    for t in walked(4, 5):
        assert all(EDITION.backs[c] == t.side[p] for p in t.ring for c in t.hands[p])


@rule("SW-FORCE-05", "SW-FORCE-08")
@pytest.mark.parametrize("p", [0, 1, 2])
def test_every_player_may_play_at_the_start_of_a_turn_and_after_a_landing(p):
    game = star_wars(hands={p: "secret_funds secret_funds"}, at={0: "jail"})
    game.say(p, "play").play(card("secret_funds"), "roll", dice(4, 6))
    game.say(p, "play").play(card("secret_funds"))
    assert game.cash[p] == 1900 and game.asked == ("after_move", 0)


@rule("SW-FORCE-06")
def test_any_number_of_cards_may_be_played_in_a_turn():
    game = star_wars(hands={0: "secret_funds secret_funds extortion extortion"})
    game.play(
        "play", card("secret_funds"), "play", card("secret_funds"), "play", card("extortion"), "play", card("extortion")
    )
    assert game.cash[0] == 2300 and game.asked == ("before_roll", 0)


@rule("SW-FORCE-07")
def test_hands_are_unlimited_and_playing_is_voluntary():
    game = star_wars(hands={0: "rest"}, at={0: "jail"})
    assert len(game.table.hands[0]) == HALF and "roll" in game.choices
    game.play("roll", dice(4, 6), "end")
    assert len(game.table.hands[0]) == HALF and game.asked == ("before_roll", 1)


@rule("SW-FORCE-08")
def test_a_turn_that_ends_in_jail_has_no_window_but_the_next_turn_has():
    game = star_wars(at={0: "free_parking"}, hands={0: "secret_funds"})
    game.play("roll", dice(4, 6))
    assert game.asked == ("before_roll", 1)
    game.say(0, "play").play(card("secret_funds"))
    assert game.cash[0] == 1700


@rule("SW-FORCE-08")
def test_polled_windows_ask_clockwise_until_all_have_passed_in_a_row():
    polled = {"windows": "polled"}
    game = star_wars(turn=1, hands={0: "secret_funds", 2: "secret_funds"}, options=polled)
    assert game.asked == ("poll", 2)
    game.play("pass")
    assert game.asked == ("poll", 0)
    game.play("play", card("secret_funds"))
    assert game.asked == ("poll", 2)  # an act restarts the round
    game.play("pass")
    assert game.asked == ("before_roll", 1) and game.question.aside(game.table, 2) is None


@rule("SW-FORCE-06", "SW-FORCE-08")
def test_in_a_poll_a_player_may_act_repeatedly():
    hands = {0: "secret_funds secret_funds", 2: "extortion"}
    game = star_wars(turn=1, hands=hands, options={"windows": "polled"}).play("pass", "play", card("secret_funds"))
    assert game.asked == ("poll", 0)
    assert game.play("play", card("secret_funds")).cash[0] == 1900 and game.asked == ("poll", 2)


@rule("SW-FORCE-08")
def test_polled_windows_open_again_when_the_active_player_acts():
    game = star_wars(hands={0: "secret_funds", 1: "extortion"}, options={"windows": "polled"})
    game.play("pass", "play", card("secret_funds"))
    assert game.asked == ("poll", 1)


@rule("SW-FORCE-09")
@pytest.mark.parametrize("frame", [BuyOrAuction(0, 6), Pay(0, 2000, 1)])
def test_force_cards_do_not_interrupt_a_landing_or_a_payment(frame):
    game = star_wars(push=[frame], hands={0: "just_say_no", 1: "capture", 2: "secret_funds"})
    assert [game.question.aside(game.table, p) for p in (1, 2, TABLE)] == [None] * 3
    assert "play" not in game.choices


@rule("SW-FORCE-10")
@pytest.mark.parametrize("name", ["takeover", "sabotage", "exchange"])
def test_a_card_without_a_legal_target_stays_in_hand(name):
    game = star_wars(hands={0: name}, owns={0: "hoth", 2: "endor"})
    with pytest.raises(IllegalAnswer) as refusal:
        game.play("play")
    assert refusal.value.rule == "SW-FORCE-10" and game.hands[0] == name


@rule("SW-FORCE-10")
def test_an_exchange_needs_an_own_base_and_a_capture_a_free_enemy():
    exchange = star_wars(hands={0: "exchange"}, owns={1: "hoth_1"})
    capture = star_wars(hands={0: "capture"}, jailed={1: 2})
    assert exchange.choices == capture.choices == ["roll"]


@rule("SW-FORCE-11")
def test_the_leave_jail_card_is_played_only_by_a_jailed_player_at_the_start_of_a_turn():
    free = star_wars(hands={0: "out_of_jail"})
    jailed = star_wars(hands={0: "out_of_jail"}, jailed={0: 1})
    other = star_wars(turn=1, hands={0: "out_of_jail"}, jailed={0: 1})
    assert free.choices == ["roll"] and "use_card" in jailed.choices and "play" not in jailed.choices
    assert other.question.aside(other.table, 0) is None


@rule("SW-FORCE-12")
def test_a_movement_card_is_played_by_the_active_player_out_of_jail_and_lands():
    game = star_wars(hands={0: "hyperspace_jump", 2: "hyperspace_jump"})
    assert game.question.aside(game.table, 2) is None
    game.play("play", card("hyperspace_jump"), space("endor_1"))
    assert game.asked == ("buy_or_auction", 0) and game.places[0] == "endor_1"
    assert "play" not in star_wars(hands={0: "hyperspace_jump"}, jailed={0: 1}).choices


@rule("SW-FORCE-13")
def test_used_cards_go_face_up_to_their_own_decks_discards():
    game = draws("r02", hands={1: "e06"})
    game.play("play", card("secret_funds"))
    assert game.discards == "r02 e06" and view_as_dict(game.table, TABLE)["columns"]["discards"] == list(
        game.table.discards
    )


@rule("SW-FORCE-14", "SW-EDGE-35")
def test_an_empty_deck_is_made_up_of_its_own_discards():
    game = star_wars(discards="r01 r02 r03 r04 r05 e01", hands={2: "rest"}).play("roll", dice(1, 1))
    assert cards(game, game.choices) == "r01 r02 r03 r04 r05"
    assert game.discards == "e01" and len(game.table.pile(EMPIRE)) == HALF - 1 and "reshuffled" in game.fact_words


@rule("SW-FORCE-14")
def test_reshuffled_cards_are_unknown():
    game = star_wars(discards="r01 r02 r03 r04 r05", hands={2: "rest"}).play("roll", dice(1, 1))
    assert [game.known[card_number(EDITION, f"r0{i}")] for i in range(1, 6)] == [0] * 5


@rule("SW-FORCE-15", "SW-EDGE-34")
def test_no_card_is_drawn_when_all_are_in_hands():
    game = star_wars(hands={2: "rest"}).play("roll", dice(1, 1))
    assert game.asked == ("before_roll", 0) and game.table.hands[0] == [] and "no_card" in game.fact_words


@rule("SW-FORCE-16")
def test_a_chance_is_compulsory_and_its_debts_follow_the_debt_rules():
    game = draws("power_coupling", cash={1: 150}, owns={1: "hoth_1"})
    assert game.owners == {} and game.cash[1] == 150 and game.asked == ("before_roll", 1)


@rule("SW-FORCE-17")
def test_drawn_force_cards_are_private_and_chances_public():
    force = star_wars().play("roll", dice(1, 1), card("secret_funds"))
    drawn = force.facts[-1]
    assert drawn[0] == "drew_force" and visible_facts([drawn], 2) == [["drew_force", 0]]
    assert view_as_dict(force.table, 2)["columns"]["hands"][0] == [-1]
    assert ("drew_chance", 1, 1, "r06", 0) in named_facts(draws("r06"))


@rule("SW-FORCE-16", "SW-FORCE-17")
def test_an_executed_chance_is_known_to_all():
    number = card_number(EDITION, "r06")
    assert star_wars(turn=1).known[number] == 0 and draws("r06").known[number] == 0b111


@rule("SW-FORCE-18", "SW-JAIL-04")
def test_a_player_in_jail_holds_receives_and_plays_cards():
    game = star_wars(turn=1, hands={0: "extortion"}, jailed={0: 1})
    game.say(0, "play").play(card("extortion"))
    assert game.cash[:2] == [1700, 1300] and game.jailed[0] == 1


@rule("SW-FORCE-19")
def test_cards_are_never_shown_given_or_sold():
    game = star_wars(seats=4, hands={p: "rest" if p < 2 else "" for p in range(4)})
    assert game.choices == ["roll", "play"] and set(game.question.verbs) == {"roll", "play", "claim"}
    assert view_as_dict(game.table, 2)["columns"]["hands"][0] == [-1] * HALF


@rule("SW-FORCE-20")
def test_the_bracketed_reminder_has_no_effect_of_its_own():
    kept = star_wars().play("roll", dice(1, 1), card("r01"))
    assert kept.hands[0] == "just_say_no" and kept.cash == [1500] * 3 and kept.choices == ["roll"]


@rule("SW-FORCE-21", "SW-EDGE-41")
def test_a_debtor_may_play_cards_that_bring_credits_first():
    given = {"cash": {0: 100}, "owns": {0: "hoth_1"}, "hands": {0: "r06 r10"}}
    game = star_wars(push=[Pay(0, 200)], **given)
    assert game.asked == ("short_of_cash", 0) and game.choices == ["settle", "play"]
    game.play("play")
    assert cards(game, game.choices) == "r06"
    game.play(card("secret_funds"))
    assert game.cash[0] == 100 and game.owners == {"hoth_1": 0}
    game = star_wars(push=[Pay(0, 200)], **given).play("settle")
    assert game.cash[0] == 100 and game.owners == {} and game.hands[0] == "secret_funds takeover"


@rule("SW-FORCE-21")
def test_a_bidder_may_first_play_a_card_paid_by_the_bank_and_no_other():
    game = star_wars(push=[BuyOrAuction(0, 6)], cash={0: 50}, hands={0: "r06 r08 r18"})
    game.play("auction")
    assert game.choices == [0, 10, 20, 30, 40, 50, -1]
    game.play("play")
    assert cards(game, game.choices) == "r06"
    game.play(card("secret_funds"))
    assert game.asked == ("auction_bid", 0) and game.choices[-1] == 250
    with pytest.raises(IllegalAnswer) as refusal:
        game.play("play")
    assert refusal.value.rule == "SW-FORCE-21"


@rule("SW-FORCE-22")
def test_starting_cards_and_drawn_cards_are_alike():
    game = star_wars(hands={0: "r06"}).play("roll", dice(1, 1), card("r07"))
    game.play("play")
    assert cards(game, game.choices) == "r06 r07"


@rule("SW-FORCE-23")
def test_cards_are_resolved_one_after_the_other_and_a_late_one_stays_in_hand():
    game = star_wars(owns={1: "hoth_1"}, hands={0: "sabotage", 2: "takeover"})
    game.say(0, "play").play(card("sabotage"), space("hoth_1"))
    with pytest.raises(IllegalAnswer):
        game.say(2, 1)
    assert game.owners == {} and game.hands[2] == "takeover"


@rule("SW-VAR-02")
def test_with_own_turn_windows_only_the_active_player_plays():
    game = star_wars(hands={0: "secret_funds", 2: "secret_funds"}, options={"force_windows": "own_turn"})
    assert game.choices == ["roll", "play"] and game.question.aside(game.table, 2) is None


@rule("SW-VAR-02")
def test_with_own_turn_windows_noes_claims_and_money_stay_free():
    options = {"force_windows": "own_turn", "rent_claim": "manual"}
    game = star_wars(at={0: "tax_1"}, owns={1: "hoth_1"}, hands={1: "just_say_no"}, options=options)
    game.play("roll", dice(1, 1)).say(1, "claim")
    assert game.cash[:2] == [1460, 1540]
    game = star_wars(owns={1: "hoth_1"}, hands={0: "takeover", 1: "just_say_no"}, options=options)
    game.play("play", card("takeover"), space("hoth_1"))
    assert game.asked == ("just_say_no", 1)


# The upper halves


@rule("SW-FORCE-05")
def test_secret_funds_bring_200_from_the_bank():
    game = star_wars(hands={0: "secret_funds"}).play("play", card("secret_funds"))
    assert game.cash[0] == 1700 and game.bank == -200


@rule("SW-FORCE-05")
def test_extortion_makes_one_enemy_owe_200():
    game = star_wars(seats=4, hands={0: "extortion"}).play("play", card("extortion"))
    assert game.asked == ("extort", 0) and game.choices == [1, 3]
    game.play(seat(3))
    assert game.cash == [1700, 1500, 1500, 1300]


@rule("SW-FORCE-05")
def test_a_takeover_replaces_an_enemy_base():
    game = star_wars(owns={1: "hoth_1", 2: "hoth_2"}, hands={0: "takeover"}).play("play", card("takeover"))
    assert game.choices == [6]
    game.play(space("hoth_1"))
    assert game.owners == {"hoth_1": 0, "hoth_2": 2}


@rule("SW-FORCE-05")
def test_sabotage_sends_an_enemy_base_to_the_bank():
    game = star_wars(owns={1: "hoth_1"}, hands={0: "sabotage"})
    game.play("play", card("sabotage"), space("hoth_1"))
    assert game.owners == {} and game.table.supply(EMPIRE) == 24


@rule("SW-FORCE-05")
def test_a_jump_pays_nothing_at_go():
    game = star_wars(at={0: "coruscant_2"}, hands={0: "hyperspace_jump"}, owns={1: "hoth_1"})
    game.play("play", card("hyperspace_jump"))
    assert 6 not in game.choices and len(game.choices) == 21
    game.play(space("kashyyyk_1"), "buy")
    assert game.cash[0] == 1440


@rule("SW-FORCE-05", "SW-EDGE-30")
def test_an_exchange_swaps_owners_and_can_complete_one_planet_and_break_another():
    game = star_wars(owns={0: "kashyyyk_1 hoth_1", 1: "kashyyyk_2 hoth_2 hoth_3"}, hands={0: "exchange"})
    game.play("play", card("exchange"), space("hoth_1"), space("kashyyyk_2"))
    assert [game.owners["hoth_1"], game.owners["kashyyyk_2"]] == [1, 0] and [b.bit_count() for b in game.bases] == [
        2,
        3,
        0,
    ]
    assert [game.table.rent_due(3, 1), game.table.rent_due(6, 0)] == [80, 80]


@rule("SW-FORCE-05")
def test_an_outpost_places_a_free_base():
    game = star_wars(hands={0: "outpost"}, owns={1: "hoth_1"}).play("play", card("outpost"))
    assert 6 not in game.choices
    game.play(space("coruscant_2"))
    assert game.owners["coruscant_2"] == 0 and game.cash[0] == 1500


@rule("SW-FORCE-05", "SW-EDGE-32")
def test_a_capture_ends_the_turn_of_an_active_enemy():
    game = star_wars(turn=1, at={1: "endor_1"}, hands={0: "capture"}).say(0, "play").play(card("capture"))
    assert game.places[1] == "jail" and game.cash[1] == 1500 and game.asked == ("before_roll", 2)
    game = star_wars(turn=1, at={1: "jail"}, hands={0: "capture"}).play("roll", dice(5, 5))
    assert game.asked == ("before_roll", 1)
    game.say(0, "play").play(card("capture"))
    assert game.asked == ("before_roll", 2)


@rule("SW-FORCE-05")
def test_a_capture_of_another_player_does_not_end_the_turn():
    game = star_wars(seats=4, hands={0: "capture"}, jailed={1: 1}).play("play", card("capture"))
    assert game.jailed[3] == 1 and game.asked == ("before_roll", 0)


@rule("SW-FORCE-05")
def test_tribute_makes_each_enemy_owe_100():
    game = star_wars(seats=4, hands={0: "tribute"}).play("play", card("tribute"))
    assert game.cash == [1700, 1400, 1500, 1400]


# The lower halves


@rule("SW-FORCE-16")
@pytest.mark.parametrize(
    ("name", "cash"),
    [
        ("power_coupling", 1300), ("repairs", 1400), ("mooring", 1450), ("cargo_sold", 1600), ("reward", 1550),
        ("ransom", 1400), ("upkeep", 1460), ("back_to_go", 1700),
    ],
)  # fmt: skip
def test_chances_pay_or_cost_the_catalogued_amount(name, cash):
    assert draws(name, owns={1: "hoth_1 hoth_2"}).cash[1] == cash


@rule("SW-FORCE-16")
def test_a_ransom_goes_to_each_enemy():
    assert draws("ransom").cash == [1550, 1400, 1550]


@rule("SW-FORCE-16")
def test_a_tractor_beam_ends_the_turn_in_jail():
    game = draws("tractor_beam")
    assert game.jailed[1] == 1 and game.asked == ("before_roll", 2)


@rule("SW-FORCE-16")
def test_the_chance_to_go_moves_forward():
    assert draws("back_to_go").places[1] == "go"


@rule("SW-FORCE-16")
def test_a_course_leads_to_the_next_hyperdrive_space():
    game = draws("hyperspace_course")
    assert game.places[1] == "hyperdrive_a" and game.asked == ("hyperdrive", 1)


@rule("SW-FORCE-16")
@pytest.mark.parametrize(("start", "destination"), [("tax_1", "hyperdrive_a"), ("hyperdrive_a", "hyperdrive_b")])
def test_a_course_leads_on_from_the_space_before_and_from_the_hyperdrive_itself(start, destination):
    game = star_wars(turn=1, at={1: start}, push=[DrawChance(1, REBEL)], active=1).play(card("hyperspace_course"))
    assert game.places[1] == destination and game.asked == ("hyperdrive", 1)


@rule("SW-FORCE-16")
def test_a_course_that_passes_go_pays():
    game = star_wars(at={0: "kamino_3"}).play("roll", dice(3, 4), card("hyperspace_course"))
    assert game.places[0] == "hyperdrive_a" and game.cash[0] == 1700


@rule("SW-FORCE-16")
def test_an_evacuation_takes_the_lowest_placed_base_if_there_is_one():
    assert draws("evacuation", owns={1: "hoth_1 kashyyyk_2"}).owners == {"hoth_1": 1}
    assert draws("evacuation").asked == ("before_roll", 1)


@rule("SW-FORCE-16")
def test_a_jammed_transmission_takes_a_card_at_random():
    game = draws("jammed", hands={1: "e01 e06"})
    assert game.asked == ("lose_force", TABLE) and cards(game, game.choices) == "e01 e06"
    game.play(card("secret_funds"))
    assert game.hands[1] == "just_say_no" and game.discards == "r15 e06"
    assert draws("jammed").asked == ("before_roll", 1)


@rule("SW-EDGE-33", "SW-FORCE-12")
def test_a_movement_card_before_the_roll_is_followed_by_the_roll():
    game = star_wars(hands={0: "hyperspace_jump"})
    game.play("play", card("hyperspace_jump"), space("endor_1"), "buy")
    assert game.asked == ("before_roll", 0) and game.doubles == 0


@rule("SW-EDGE-36")
def test_back_three_reaches_jail_coruscant_or_another_deck():
    jail = star_wars(turn=1, at={1: "tatooine_3"}).play("roll", dice(4, 5), card("fall_back"))
    assert jail.jailed[1] == 1 and jail.asked == ("before_roll", 2)
    go = draws("fall_back")
    assert go.places[1] == "coruscant_2" and go.cash[1] == 1500
    chained = star_wars(at={0: "kamino_3"}).play("roll", dice(3, 4), card("fall_back"))
    assert chained.places[0] == "rebel_3" and chained.asked == ("draw_force", TABLE)


@rule("SW-EDGE-51")
def test_a_movement_card_after_a_double_lands_then_the_window_opens_again():
    game = star_wars(at={0: "jail"}, hands={0: "hyperspace_jump secret_funds"})
    game.play("roll", dice(5, 5), "play", card("hyperspace_jump"), space("endor_1"), "buy")
    assert game.asked == ("before_roll", 0) and game.choices == ["roll", "play"]
    game.play("roll", dice(1, 2))
    assert game.places[0] == "endor_3"


@rule("SW-EDGE-53")
def test_money_cards_of_short_players_nest_and_end():
    game = star_wars(
        push=[Pay(0, 500)], cash={0: 100, 1: 50}, owns={0: "hoth_1", 1: "endor_1"},
        hands={0: "extortion secret_funds", 1: "secret_funds"},
    )  # fmt: skip
    game.play("play", card("extortion"))
    assert game.asked == ("just_say_no", 1)
    game.play("let_stand")
    assert game.asked == ("short_of_cash", 1)
    game.play("play", card("secret_funds"))
    assert game.cash[:2] == [300, 50] and game.asked == ("short_of_cash", 0)
    game.play("play", card("secret_funds"))
    assert game.cash[0] == 0 and game.owners == {"hoth_1": 0, "endor_1": 1}


# Edge cases


@rule("SW-EDGE-32", "SW-DICE-04")
def test_a_capture_in_the_last_window_ends_only_that_turn():
    game = star_wars(turn=1, at={1: "jail"}, hands={0: "capture"}).play("roll", dice(4, 6))
    assert game.asked == ("after_move", 1)
    game.say(0, "play").play(card("capture"))
    assert game.jailed[1] == 1 and game.asked == ("before_roll", 2)


@rule("SW-FORCE-12", "SW-EDGE-51")
def test_a_jump_in_the_last_window_lands_and_the_turn_still_ends():
    game = star_wars(at={0: "jail"}, hands={0: "hyperspace_jump"}).play("roll", dice(4, 6))
    game.play("play", card("hyperspace_jump"), space("endor_1"), "buy")
    assert game.asked == ("after_move", 0)
    assert game.play("end").asked == ("before_roll", 1)


@rule("SW-JSN-01", "SW-EDGE-32")
def test_a_cancelled_capture_does_not_end_the_turn():
    game = star_wars(turn=1, hands={0: "capture", 1: "just_say_no"}).say(0, "play").play(card("capture"), "say_no")
    assert game.jailed[1] == 0 and game.asked == ("before_roll", 1)


@rule("SW-FORCE-08", "SW-JAIL-15")
def test_a_window_follows_a_failed_try():
    game = star_wars(jailed={0: 1}, hands={0: "out_of_jail", 2: "secret_funds"}).play("try_double", dice(1, 2))
    assert game.asked == ("after_move", 0)
    game.say(2, "play").play(card("secret_funds"))
    assert game.cash[2] == 1700 and game.choices == ["end"]


@rule("SW-FORCE-21", "SW-DEBT-04")
def test_a_money_card_that_wins_a_base_leaves_the_purchase_open():
    game = star_wars(push=[BuyOrAuction(0, 6)], cash={0: 50, 1: 0}, owns={1: "endor_1"}, hands={0: "extortion"})
    game.play("play", card("extortion"))
    assert game.owners == {"endor_1": 0} and game.asked == ("buy_or_auction", 0) and game.choices == ["auction"]


@rule("SW-FORCE-16", "SW-JAIL-10")
def test_the_third_failure_may_be_paid_by_a_card():
    game = star_wars(jailed={0: 3}, cash={0: 50}, owns={0: "hoth_1"}, hands={0: "tribute"})
    game.play("try_double", dice(4, 6), "play", card("tribute"))
    assert game.cash[:2] == [50, 1400] and game.owners == {"hoth_1": 0} and game.places[0] == "free_parking"


@rule("SW-RENT-09", "SW-JSN-06")
def test_with_the_option_a_claim_may_be_cancelled():
    options = {"rent_claim": "manual", "jsn_rent": True}
    game = star_wars(at={0: "tax_1"}, owns={1: "hoth_3"}, hands={0: "just_say_no"}, options=options)
    game.play("roll", dice(2, 3), "end", "claim")
    assert game.asked == ("just_say_no", 0)
    game.play("let_stand")
    assert game.cash[:2] == [1440, 1560] and game.asked == ("before_roll", 1)


@rule("SW-FORCE-08")
def test_polled_windows_with_a_captured_player_go_on_with_the_next():
    game = star_wars(turn=1, hands={0: "capture", 2: "secret_funds"}, options={"windows": "polled"})
    game.play("pass", "play", card("capture"))
    assert game.jailed[1] == 1 and game.turns == 2 and game.active == 2
