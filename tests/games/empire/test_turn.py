"""The turn of Empire, its windows, and interjections."""

from typing import Any

import pytest

from magnat.kernel import IllegalAnswer, answer
from magnat.positions import Position, card, dice, money, seat

rule = pytest.mark.rule
S = 1


@rule("EMP-TURN-02")
def test_a_turn_rolls_moves_resolves_and_passes_to_the_left():
    game = Position("empire")
    game.play("roll", dice(1, 4))
    assert game.places[0] == "razor" and game.asked == ("buy_or_auction", 0)
    game.play("buy")
    assert game.asked == ("after_landing", 0)
    game.play("end")
    assert game.asked == ("before_roll", 1) and game.turns == 2


@rule("EMP-TURN-02", "EMP-DICE-04")
def test_a_double_goes_back_to_the_roll():
    game = Position("empire", towers={0: "razor"}).play("roll", dice(2, 2))
    assert game.places[0] == "empire_1"
    game = Position("empire", at={0: "nerf"}, towers={0: "razor"}).play("roll", dice(2, 2))
    assert game.asked == ("before_roll", 0) and "end" not in game.choices and game.turns == 1


@rule("EMP-TURN-03")
def test_a_jailed_player_first_chooses_how_to_leave():
    game = Position("empire", jailed={0: 1})
    assert game.asked == ("leave_jail", 0) and game.choices == ["roll", "office", "pay"]


@rule("EMP-TURN-04")
def test_windows_open_before_the_roll_and_after_the_landing():
    game = Position("empire", hands={0: "tallest_tower"}, cash={0: 2000}, jail_cards={"chance": 0}, towers={0: "razor"})
    assert game.choices == ["roll", "play", "office", "offer_card"]
    game.play("roll", dice(1, 4))
    assert game.asked == ("after_landing", 0) and game.choices == ["end", "play", "office", "offer_card"]


@rule("EMP-TURN-04")
def test_windows_open_after_a_swap_and_after_a_failed_jail_roll():
    game = Position("empire", towers={0: "razor", 1: "nerf"}).play("roll", dice(2, S), "swap", seat(0), seat(1))
    assert game.asked == ("after_landing", 0)
    jailed = Position("empire", jailed={0: 1}).play("roll", dice(2, 3))
    assert jailed.asked == ("after_landing", 0) and jailed.places[0] == "jail"


@rule("EMP-TURN-05")
def test_after_an_interjected_card_the_window_reopens():
    game = Position("empire", hands={2: "tallest_tower"}, towers={0: "heinz"})
    game.say(2, "play").say(2, card("tallest_tower"))
    assert game.cash[2] == 1200 and game.asked == ("before_roll", 0)


@rule("EMP-TURN-05")
def test_no_interjections_while_another_question_is_open():
    game = Position("empire", hands={2: "tallest_tower"}).play("roll", dice(1, 2))
    assert game.asked == ("buy_or_auction", 0)
    with pytest.raises(IllegalAnswer) as refusal:
        answer(game.table, 2, 1)
    assert refusal.value.reason == "not_your_word"


@rule("EMP-TURN-05", "EMP-CARD-01")
def test_only_cards_for_any_moment_are_interjected():
    game: Any = Position(
        "empire", hands={2: "private_jet move_anywhere billboard_tax"}, towers={0: "nerf razor ford ebay"}
    )
    assert list(game.question.aside(game.table, 2).choices(game.table)) == [0]


@rule("EMP-TURN-06")
def test_a_player_cannot_refuse_to_roll():
    game = Position("empire", cash={0: 450})
    assert game.choices == ["roll"]
    with pytest.raises(IllegalAnswer):
        answer(game.table, 0, 5)


@rule("EMP-TURN-07")
def test_only_the_active_player_ends_the_turn():
    game = Position("empire", hands={0: "tallest_tower market_crash"}, towers={0: "razor"}).play("roll", dice(1, 4))
    game.play("play", card("tallest_tower"), "play", card("market_crash"))
    assert game.asked == ("after_landing", 0) and game.turns == 1
    assert game.play("end").asked == ("before_roll", 1)


@rule("EMP-DICE-01")
def test_the_second_die_has_a_symbol_for_its_one():
    game: Any = Position("empire").play("roll")
    assert list(game.question.choices(game.table)) == list(range(36))
    assert game.play(dice(5, S)).places[0] == "razor"


@rule("EMP-DICE-02")
def test_both_dice_are_added():
    assert Position("empire").play("roll", dice(3, 5)).places[0] == "virgin"


@rule("EMP-DICE-03")
def test_the_symbol_never_makes_a_double():
    game = Position("empire", towers={0: "nerf"}).play("roll", dice(1, S))
    assert game.places[0] == "nerf" and game.asked == ("after_landing", 0) and game.doubles == 0


@rule("EMP-DICE-05", "EMP-EDGE-16")
def test_the_third_double_goes_to_jail_without_moving_or_salary():
    game = Position("empire", at={0: "skype"}, doubles=0, towers={0: "nerf polaroid beats heinz"})
    game.table.doubles = 2
    game.play("roll", dice(3, 3))
    assert (
        game.places[0] == "jail" and game.jailed[0] == 1 and game.cash[0] == 1000 and game.asked == ("before_roll", 1)
    )


@rule("EMP-DICE-05")
def test_two_doubles_are_moved():
    game = Position("empire", at={0: "nerf"}, towers={0: "razor virgin"})
    game.play("roll", dice(2, 2), "roll", dice(3, 3))
    assert game.places[0] == "wilson"


@rule("EMP-DICE-06")
def test_the_count_of_doubles_starts_again_with_each_turn():
    game = Position("empire", doubles=2, towers={0: "razor"}, at={0: "nerf"}).play("roll", dice(2, 2))
    assert game.places[0] == "razor" and game.doubles == 1


@rule("EMP-SWAP-01")
def test_the_tops_of_any_two_towers_are_exchanged():
    game = Position("empire", towers={0: "nerf", 1: "razor ford", 2: "heinz"})
    game.play("roll", dice(4, S))
    assert game.asked == ("swap_or_move", 0)
    game.play("swap")
    assert game.choices == [0, 1, 2]
    game.play(seat(1))
    assert game.choices == [0, 2]
    game.play(seat(2))
    assert game.towers == ["nerf", "razor heinz", "ford"]


@rule("EMP-SWAP-02", "EMP-EDGE-01")
def test_a_swap_needs_two_towers_with_a_brand_tile():
    game = Position("empire", towers={0: "nerf", 1: "office"}).play("roll", dice(5, S))
    assert game.places[0] == "razor" and game.asked == ("buy_or_auction", 0)


@rule("EMP-SWAP-02")
def test_a_tower_without_brand_tile_cannot_be_picked():
    game = Position("empire", towers={0: "nerf", 1: "office", 2: "razor"}).play("roll", dice(5, S), "swap")
    with pytest.raises(IllegalAnswer) as refusal:
        game.play(seat(1))
    assert refusal.value.rule == "EMP-SWAP-02"


@rule("EMP-SWAP-03")
def test_a_swap_replaces_the_move():
    game = Position("empire", towers={0: "nerf", 1: "razor"}).play("roll", dice(5, S), "swap", seat(0), seat(1))
    assert game.places[0] == "go" and game.asked == ("after_landing", 0)
    assert game.play("end").asked == ("before_roll", 1)


@rule("EMP-SWAP-04")
def test_without_a_swap_the_other_die_alone_gives_the_move():
    game = Position("empire", towers={0: "nerf", 1: "razor"}).play("roll", dice(3, S), "move")
    assert game.places[0] == "transformers" and game.towers[:2] == ["nerf", "razor"]


@rule("EMP-SWAP-05", "EMP-EDGE-49")
def test_swapped_tiles_land_on_top_and_change_owner():
    game = Position("empire", towers={0: "heinz office", 1: "razor"}).play("roll", dice(3, S), "swap", seat(1), seat(0))
    assert game.towers[:2] == ["office razor", "heinz"]
    assert game.table.owner_of(28) == 1 and game.table.owner_of(5) == 0 and game.heights[:2] == [2, 4]


@rule("EMP-GO-01")
def test_passing_go_pays_the_tower_value():
    game = Position("empire", at={0: "beats"}, towers={0: "heinz universal xbox nerf transformers"})
    game.play("roll", dice(1, 3))
    assert game.places[0] == "transformers" and game.cash[0] == 1000 + 700


@rule("EMP-GO-02")
def test_an_empty_tower_is_paid_50():
    assert Position("empire", at={0: "beats"}).play("roll", dice(4, 6)).cash[0] == 1050


@rule("EMP-GO-03")
def test_landing_on_go_pays_once_and_leaving_it_nothing():
    game = Position("empire", at={0: "beats"}, towers={0: "ford"}).play("roll", dice(1, S))
    assert game.cash[0] == 1150 and game.places[0] == "go"
    game.play("end", "roll", dice(6, 3), "end", "roll", dice(6, 3), "end", "roll", dice(6, 3))
    assert game.cash[0] == 1150 and game.places[0] == "jail"


@rule("EMP-GO-04")
def test_go_pays_the_value_before_the_space_is_resolved():
    game = Position("empire", at={0: "tower_tax"}, towers={0: "ford ebay razor"}, cash={0: 0})
    game.play("roll", dice(2, 3), "buy")
    assert game.cash[0] == 350 - 50 and game.towers[0] == "ford ebay razor transformers"


@rule("EMP-GO-05", "EMP-EDGE-38")
def test_go_pays_on_card_moves_too_each_time():
    game = Position("empire", at={0: "beats"}, towers={0: "ford"}, hands={0: "move_anywhere"})
    game.play("roll", dice(1, S), "play", card("move_anywhere"), "go_to_jail")
    assert game.cash[0] == 1150 and game.places[0] == "jail"
    again = Position("empire", at={0: "tower_tax"}, towers={0: "ford"}, hands={0: "move_anywhere"})
    again.play("play", card("move_anywhere"), "beats", "auction", money(0), money(0), money(0))
    again.play("roll", dice(1, S))
    assert again.cash[0] == 1150
    twice = Position(
        "empire",
        at={0: "chance_4"},
        towers={0: "ford nerf"},
        pile={"chance": "profits_soar"},
        hands={0: "move_anywhere"},
    )
    twice.play("play", card("move_anywhere"), "chance_1", card("profits_soar"))
    assert twice.cash[0] == 1000 + 200 + 200 and twice.places[0] == "go"


@rule("EMP-GO-06")
def test_going_to_jail_pays_no_salary():
    game = Position("empire", at={0: "water"}, pile={"chance": "jail"}).play("roll", dice(2, S), card("jail"))
    assert game.places[0] == "jail" and game.cash[0] == 1000
