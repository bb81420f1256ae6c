"""Playing and answering Empire cards."""

from typing import Any

import pytest

from magnat.games.empire import EDITION
from magnat.games.empire.edition import ANY, LAND, OWN, REACT
from magnat.kernel import IllegalAnswer
from magnat.positions import Position, card, dice, money, seat

rule = pytest.mark.rule
S = 1


def takeover(answers, target="ford", **hands):
    """Return a position where seat 0 takes over a tile of seat 1, which holds these cards."""
    held = {0: "hostile_takeover " + hands.get("mine", ""), 1: hands.get("theirs", "")}
    game = Position("empire", hands=held, towers={1: target})
    return game.play("play", card("hostile_takeover"), seat(1), *answers)


@rule("EMP-CARD-01")
def test_each_card_has_its_moment():
    timings = dict(zip(EDITION.card_names, EDITION.timings, strict=False))
    moments = {
        OWN: "move_anywhere private_jet billboard_tax",
        LAND: "bargain_business reverse_rent",
        REACT: "just_say_no deal_buster pas_touche",
        ANY: "swap_the_top hostile_takeover tallest_tower market_crash vous_etes_renvoye",
    }
    for moment, names in moments.items():
        assert {timings[name] for name in names.split()} == {moment}, names


@rule("EMP-CARD-01")
def test_answers_and_landing_cards_cannot_be_played_in_a_window():
    game = Position("empire", hands={0: "just_say_no pas_touche deal_buster reverse_rent bargain_business"})
    with pytest.raises(IllegalAnswer) as refusal:
        game.play("play")
    assert refusal.value.rule == "EMP-CARD-01"


@rule("EMP-CARD-02")
def test_just_say_no_answers_a_card_a_swap_a_tax_and_a_buster():
    assert takeover(["say_no"], theirs="just_say_no").towers[:2] == ["", "ford"]
    swap = Position("empire", hands={1: "just_say_no"}, towers={0: "nerf", 1: "ford"})
    swap.play("roll", dice(2, S), "swap", seat(0), seat(1), "say_no")
    assert swap.towers[:2] == ["nerf", "ford"]
    tax = Position("empire", hands={1: "just_say_no"}, towers={1: "ford"}).play("roll", dice(2, S), seat(1), "say_no")
    assert tax.towers[1] == "ford"
    bust = Position("empire", hands={0: "just_say_no", 1: "deal_buster"}).play(
        "roll", dice(1, 2), "buy", "bust", "say_no"
    )
    assert bust.towers[:2] == ["transformers", ""]


@rule("EMP-CARD-02")
def test_just_say_no_does_not_answer_rent_chance_own_taxes_or_purchases():
    rent = Position("empire", hands={0: "just_say_no"}, towers={1: "transformers"}).play("roll", dice(1, 2), "pay")
    assert rent.asked == ("after_landing", 0) and rent.choices == ["end", "office"]
    chance = Position("empire", hands={1: "just_say_no"}).play("roll", dice(6, S), card("birthday"))
    assert chance.cash == [1100, 950, 950]
    own = Position("empire", at={0: "chance_4"}, hands={0: "just_say_no"}, towers={0: "nerf"}).play("roll", dice(2, S))
    assert own.towers[0] == ""
    buy = Position("empire", hands={1: "just_say_no"}).play("roll", dice(1, 2), "buy")
    assert buy.asked == ("bust_deal", 1) and buy.choices == ["pass"]


@rule("EMP-CARD-03")
def test_a_cancelled_act_has_no_effect_and_its_card_is_spent():
    game = takeover(["say_no"], theirs="just_say_no")
    assert game.hands[:2] == ["", ""] and game.asked == ("before_roll", 0)
    swap = Position("empire", hands={1: "just_say_no"}, towers={0: "nerf", 1: "ford"})
    swap.play("roll", dice(5, S), "swap", seat(0), seat(1), "say_no")
    assert swap.places[0] == "go" and swap.asked == ("after_landing", 0)


@rule("EMP-CARD-03")
def test_a_cancelled_tax_is_not_aimed_again():
    game = Position("empire", hands={1: "just_say_no"}, towers={1: "ford", 2: "nerf"})
    game.play("roll", dice(2, S), "move", seat(1), "say_no")
    assert game.towers == ["", "ford", "nerf"] and game.asked == ("after_landing", 0)


@rule("EMP-CARD-03")
def test_a_cancelled_reverse_rent_leaves_the_rent_due():
    game = Position("empire", hands={0: "reverse_rent", 1: "just_say_no"}, towers={1: "transformers heinz"})
    game.play("roll", dice(1, 2), "reverse", "say_no")
    assert game.cash[:2] == [750, 1250]


@rule("EMP-CARD-04")
def test_each_no_may_be_answered_by_another_no():
    game = takeover(["say_no"], mine="just_say_no", theirs="just_say_no")
    assert game.asked == ("say_no", 0) and game.choices == ["let_stand", "say_no"]
    game.play("say_no")
    assert game.towers[:2] == ["ford", ""] and game.asked == ("before_roll", 0)
    passed = takeover(["say_no", "let_stand"], mine="just_say_no", theirs="just_say_no")
    assert passed.towers[:2] == ["", "ford"]


@rule("EMP-CARD-04")
def test_hands_off_is_answered_by_no_and_not_by_hands_off():
    game = takeover(["hands_off"], mine="just_say_no", theirs="pas_touche")
    assert game.asked == ("say_no", 0) and game.choices == ["let_stand", "say_no"]
    assert game.play("say_no").towers[:2] == ["ford", ""]
    actor = Position("empire", hands={0: "swap_the_top pas_touche", 1: "just_say_no"}, towers={0: "nerf", 1: "ford"})
    actor.play("play", card("swap_the_top"), seat(1), "say_no")
    assert actor.asked == ("say_no", 0) and actor.choices == ["let_stand"]


@rule("EMP-CARD-04", "EMP-CARD-07")
def test_hands_off_is_only_a_first_answer_but_each_victim_may_use_it():
    game = takeover(["say_no", "say_no"], mine="just_say_no", theirs="just_say_no pas_touche")
    assert game.asked == ("say_no", 1) and game.choices == ["let_stand"]
    assert game.play("let_stand").towers[:2] == ["ford", ""] and game.hands[1] == "pas_touche"
    swap = Position(
        "empire", hands={0: "just_say_no", 1: "just_say_no", 2: "pas_touche"}, towers={1: "ford", 2: "nerf"}
    )
    swap.play("roll", dice(2, S), "swap", seat(1), seat(2), "say_no", "say_no")
    assert swap.asked == ("say_no", 2) and swap.choices == ["let_stand", "hands_off"]
    assert swap.play("hands_off").towers[1:] == ["ford", "nerf"]


@rule("EMP-CARD-05")
def test_victims_are_asked_clockwise_and_the_first_answer_cancels_the_card():
    game = Position(
        "empire", turn=1, seats=4, hands={0: "just_say_no", 3: "just_say_no"}, towers={0: "nerf", 3: "ford"}
    )
    game.play("roll", dice(2, S), "swap", seat(0), seat(3))
    assert game.asked == ("say_no", 3)
    game.play("let_stand")
    assert game.asked == ("say_no", 0)
    game.play("say_no")
    assert game.towers[0] == "nerf" and game.towers[3] == "ford"


@rule("EMP-CARD-05", "EMP-EDGE-26")
def test_answers_to_a_crash_protect_only_ones_own_tower():
    game = Position(
        "empire",
        seats=4,
        hands={0: "market_crash", 2: "pas_touche", 3: "just_say_no"},
        towers={0: "nerf", 1: "ford", 2: "heinz", 3: "razor water"},
    )
    game.play("play", card("market_crash"))
    assert game.asked == ("say_no", 2) and game.towers[1] == "ford"
    game.play("hands_off")
    assert game.asked == ("say_no", 3)
    game.play("let_stand")
    assert game.towers == ["nerf", "", "heinz", "razor"]


@rule("EMP-CARD-06")
def test_super_cards_can_be_answered_by_just_say_no():
    game = Position(
        "empire", hands={0: "vous_etes_renvoye", 1: "just_say_no"}, towers={0: "nerf", 1: "transformers", 2: "ford"}
    )
    game.play("play", card("vous_etes_renvoye"), "brown", "say_no")
    assert game.towers == ["", "transformers", "ford"]
    names = EDITION.card_names[: EDITION.empire_cards]
    assert names.count("pas_touche") == names.count("vous_etes_renvoye") == 1


@rule("EMP-CARD-07")
def test_hands_off_protects_the_tower_once():
    game = takeover(["hands_off"], theirs="pas_touche")
    assert game.towers[:2] == ["", "ford"] and game.pile["empire"] == "hostile_takeover pas_touche"


@rule("EMP-CARD-07", "EMP-EDGE-27")
def test_an_exchange_with_an_untouchable_tower_does_not_happen():
    game = Position("empire", hands={2: "pas_touche"}, towers={1: "ford", 2: "nerf"})
    game.play("roll", dice(2, S), "swap", seat(1), seat(2), "hands_off")
    assert game.towers[1:] == ["ford", "nerf"]


@rule("EMP-CARD-07")
def test_hands_off_does_not_stop_money_debts_or_ones_own_tax():
    given: dict[str, Any] = {"hands": {0: "billboard_tax", 1: "pas_touche"}, "towers": {1: "nerf razor ford ebay"}}
    game = Position("empire", cash={1: 0}, **given).play("play", card("billboard_tax"), seat(1))
    assert game.asked == ("say_no", 1) and game.choices == ["let_stand"]
    assert game.play("let_stand").towers[:2] == ["ebay", "nerf razor ford"]
    tax = Position("empire", at={0: "chance_4"}, hands={0: "pas_touche"}, towers={0: "nerf"}).play("roll", dice(2, S))
    assert tax.towers[0] == ""


@rule("EMP-CARD-08", "EMP-EDGE-28")
def test_you_are_fired_sends_one_colour_back_from_every_tower():
    game = Position("empire", hands={0: "vous_etes_renvoye"}, towers={0: "ford nerf", 1: "ebay office caterpillar"})
    game.play("play", card("vous_etes_renvoye"), "yellow")
    assert game.towers[:2] == ["nerf", "office"] and game.heights[:2] == [1, 1] and game.offices == 5


@rule("EMP-EDGE-29")
def test_a_colour_nobody_holds_may_be_named():
    game = Position("empire", hands={0: "vous_etes_renvoye"}, towers={0: "ford"})
    game.play("play", card("vous_etes_renvoye"), "green")
    assert game.towers[0] == "ford" and game.pile["empire"] == "vous_etes_renvoye"


@rule("EMP-CARD-09", "EMP-CARD-12")
def test_played_cards_go_under_the_pile_in_order_once_resolved():
    game: Any = Position("empire", hands={0: "move_anywhere bargain_business", 1: "deal_buster"})
    game.play("play", card("move_anywhere"), "ford", "buy_bargain", "bust")
    assert game.asked[0] != "say_no" and game.pile["empire"] == "move_anywhere bargain_business deal_buster"
    open_ = Position("empire", hands={0: "move_anywhere bargain_business reverse_rent", 1: "deal_buster"})
    open_.play("play", card("move_anywhere"), "ford", "buy_bargain", "bust")
    assert open_.limbo == "move_anywhere bargain_business deal_buster" and open_.pile["empire"] == ""
    assert open_.asked == ("say_no", 0) and open_.hands == ["reverse_rent", "", ""]
    assert open_.play("let_stand").limbo == "" and open_.towers[1] == "ford"


@rule("EMP-CARD-09", "EMP-EDGE-37")
def test_a_card_is_not_drawn_by_its_own_landing():
    game = Position("empire", hands={0: "move_anywhere"}, pile={"empire": ""}).play(
        "play", card("move_anywhere"), "empire_2"
    )
    assert game.hands[0] == "" and game.pile["empire"] == "move_anywhere" and game.places[0] == "empire_2"


@rule("EMP-CARD-09")
def test_a_card_that_led_to_jail_goes_back():
    game = Position("empire", hands={0: "move_anywhere"}).play("play", card("move_anywhere"), "go_to_jail")
    assert game.pile["empire"] == "move_anywhere" and game.limbo == "" and game.asked == ("before_roll", 1)


@rule("EMP-CARD-10")
def test_card_moves_are_clockwise_resolved_and_leave_the_roll_to_be_made():
    game = Position("empire", at={0: "virgin"}, hands={0: "move_anywhere"}, towers={0: "ford", 1: "nerf"}, doubles=0)
    game.play("play", card("move_anywhere"), "nerf")
    assert game.cash[:2] == [1000 + 150 - 50, 1050] and game.asked == ("before_roll", 0) and game.doubles == 0


@rule("EMP-CARD-10")
def test_the_private_jet_reaches_five_spaces():
    game = Position("empire", at={0: "skype"}, hands={0: "private_jet"}).play("play", card("private_jet"))
    assert game.choices == [34, 35, 0, 1, 2]
    assert game.play("go").cash[0] == 1050


@rule("EMP-CARD-11")
def test_any_number_of_cards_may_be_played_in_turn():
    game = Position("empire", hands={0: "tallest_tower hostile_takeover swap_the_top"}, towers={1: "ford heinz"})
    game.play(
        "play", card("hostile_takeover"), seat(1), "play", card("tallest_tower"), "play", card("swap_the_top"), seat(1)
    )
    assert game.towers[:2] == ["ford", "heinz"] and game.cash[0] == 1200 and game.hands[0] == ""


@rule("EMP-CARD-13")
def test_a_chain_of_cards_cannot_redraw_its_own_cards():
    spaces = [i for i, s in enumerate(EDITION.board.space) if s.kind == "empire"]
    assert {(b - a) % 36 for a in spaces for b in spaces if a != b} == {16, 20}
    reaches = {c.name: c.effect.reach for c in EDITION.cards if hasattr(c.effect, "reach")}
    assert {"move_anywhere", "private_jet", "speed_ahead"} <= set(reaches)
    assert [name for name, reach in reaches.items() if reach >= 16] == ["move_anywhere"]
    game = Position("empire", hands={0: "private_jet"}, at={0: "empire_1"}).play("play", card("private_jet"))
    assert not set(game.choices) & set(spaces)


# Effects of single cards


@rule("EMP-EDGE-30")
def test_deal_buster_needs_the_printed_price():
    game = Position("empire", at={0: "water"}, hands={1: "deal_buster"}, cash={1: 350}).play("roll", dice(3, S), "buy")
    assert game.towers[0] == "skype" and game.asked == ("after_landing", 0)
    rich = Position("empire", at={0: "water"}, hands={1: "deal_buster"}, cash={1: 400}).play(
        "roll", dice(3, S), "buy", "bust"
    )
    assert rich.towers[:2] == ["", "skype"] and rich.cash[:2] == [1000, 0]


@rule("EMP-EDGE-31")
def test_deal_buster_against_a_bargain_pays_the_printed_price():
    game = Position("empire", at={0: "water"}, hands={0: "bargain_business", 1: "deal_buster"})
    game.play("roll", dice(3, S), "buy_bargain", "bust")
    assert game.cash[:2] == [1000, 600] and game.towers[1] == "skype" and game.hands[:2] == ["", ""]


@rule("EMP-EDGE-46")
def test_just_say_no_to_a_deal_buster_restores_the_purchase():
    game = Position("empire", at={0: "water"}, hands={0: "bargain_business just_say_no", 1: "deal_buster"})
    game.play("roll", dice(3, S), "buy_bargain", "bust", "say_no")
    assert game.cash[:2] == [900, 1000] and game.towers[:2] == ["skype", ""]
    assert game.pile["empire"] == "bargain_business deal_buster just_say_no"


@rule("EMP-EDGE-30", "EMP-EDGE-31")
@pytest.mark.parametrize(("cash", "asked"), [(350, ("after_landing", 1)), (400, ("bust_deal", 2))])
def test_busting_a_bargain_needs_the_printed_price(cash, asked):
    hands = {1: "bargain_business", 2: "deal_buster"}
    game = Position("empire", turn=1, at={1: "water"}, hands=hands, cash={2: cash})
    assert game.play("roll", dice(3, S), "buy_bargain").asked == asked


@rule("EMP-EDGE-56")
def test_a_bargain_needs_only_its_own_100():
    game = Position("empire", at={0: "water"}, hands={0: "bargain_business"}, cash={0: 100}).play("roll", dice(3, S))
    assert game.choices == ["auction", "buy_bargain"]
    assert game.play("buy_bargain").cash[0] == 0 and game.towers[0] == "skype"
    utility = Position("empire", at={0: "polaroid"}, hands={0: "bargain_business"}).play("roll", dice(5, S))
    assert utility.choices == ["auction", "buy"]


@rule("EMP-EDGE-32")
def test_reverse_rent_makes_the_owner_pay_or_hand_over_a_tile():
    game = Position("empire", hands={0: "reverse_rent"}, towers={1: "transformers heinz"}).play(
        "roll", dice(1, 2), "reverse"
    )
    assert game.cash[:2] == [1250, 750]
    poor = Position("empire", hands={0: "reverse_rent"}, towers={1: "transformers heinz"}, cash={1: 200})
    poor.play("roll", dice(1, 2), "reverse")
    assert poor.cash[:2] == [1000, 200] and poor.towers[:2] == ["heinz", "transformers"]


@rule("EMP-EDGE-33")
def test_reverse_rent_is_not_playable_against_a_jailed_owner():
    game = Position("empire", hands={0: "reverse_rent"}, towers={1: "transformers"}, jailed={1: 1}).play(
        "roll", dice(1, 2)
    )
    assert game.asked == ("after_landing", 0) and game.hands[0] == "reverse_rent"


@rule("EMP-EDGE-39")
def test_offices_do_not_count_for_the_billboard_tax():
    game = Position("empire", hands={0: "billboard_tax"}, towers={1: "nerf razor ford office", 2: "puma"})
    assert "play" not in game.choices
    four = Position("empire", hands={0: "billboard_tax"}, towers={1: "nerf razor water water"})
    four.play("play", card("billboard_tax"), seat(1))
    assert four.cash[:2] == [1400, 600]


@rule("EMP-CARD-02")
def test_tallest_tower_pays_the_highest_value_including_ones_own_tower():
    game = Position("empire", hands={0: "tallest_tower"}, towers={0: "heinz", 1: "ford"}).play(
        "play", card("tallest_tower")
    )
    assert game.cash[0] == 1200 and game.bank == -200


@rule("EMP-EDGE-25")
def test_either_opponent_of_a_swap_may_cancel_it():
    game = Position("empire", hands={2: "just_say_no"}, towers={1: "ford", 2: "nerf"})
    game.play("roll", dice(5, S), "swap", seat(2), seat(1), "say_no")
    assert game.towers[1:] == ["ford", "nerf"] and game.places[0] == "go" and game.asked == ("after_landing", 0)


@rule("EMP-EDGE-52")
def test_polled_players_are_asked_clockwise_until_all_decline_in_a_row():
    game = Position(
        "empire", turn=1, options={"windows": "polled"}, hands={0: "tallest_tower", 2: "market_crash just_say_no"}
    )
    order = [game.asked]
    for word in ("pass", "play", card("tallest_tower"), "pass"):
        game.play(word)
        order.append(game.asked)
    assert order == [("poll", 2), ("poll", 0), ("pick_card", 0), ("poll", 2), ("before_roll", 1)]


@rule("EMP-EDGE-52")
def test_interjections_are_taken_in_order_of_arrival_and_may_be_declined():
    game = Position("empire", hands={1: "tallest_tower", 2: "market_crash"}, towers={0: "heinz"})
    game.say(2, "play").say(2, card("market_crash"))
    assert game.towers[0] == "" and game.asked == ("before_roll", 0)
    game.say(1, "pass").play("roll", dice(1, 2), "auction", money(0), money(0), money(0), "end")
    assert game.hands[1] == "tallest_tower"


@rule("EMP-EDGE-40")
def test_a_win_drops_everything_pending():
    game = Position("empire", hands={0: "hostile_takeover"}, towers={0: "heinz universal xbox skype", 1: "nerf"})
    game.play("play", card("hostile_takeover"), seat(1))
    assert game.over and game.winners == [0] and game.limbo == "hostile_takeover" and game.question is None


@rule("EMP-EDGE-41")
def test_two_players_swap_only_with_each_other():
    game = Position("empire", seats=2, towers={0: "nerf", 1: "ford"}).play("roll", dice(2, S), "swap", seat(1))
    assert game.choices == [0]
    none = Position("empire", seats=2, towers={0: "nerf"}).play("roll", dice(5, S))
    assert none.asked == ("buy_or_auction", 0)


@rule("EMP-EDGE-48")
def test_a_swap_of_equal_tiles_is_a_swap():
    game = Position("empire", towers={0: "water", 1: "water"}).play("roll", dice(5, S), "swap", seat(0), seat(1))
    assert game.towers[:2] == ["water", "water"] and game.places[0] == "go" and "swapped" in game.fact_words
