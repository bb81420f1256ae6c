"""Jail in Empire."""

import pytest

from magnat.kernel import IllegalAnswer
from magnat.positions import Position, card, dice, money, seat

rule = pytest.mark.rule
S = 1


@rule("EMP-JAIL-01", "EMP-JAIL-02", "EMP-EDGE-17")
def test_go_to_jail_ends_the_turn_even_after_a_double():
    game = Position("empire", at={0: "caterpillar"}).play("roll", dice(2, 2))
    assert game.places[0] == "jail" and game.jailed[0] == 1 and game.asked == ("before_roll", 1)


@rule("EMP-JAIL-01", "EMP-EDGE-17")
def test_a_chance_card_sends_to_jail_after_a_double_too():
    game = Position("empire", at={0: "rival_tax"}).play("roll", dice(2, 2), card("jail"))
    assert game.jailed[0] == 1 and game.asked == ("before_roll", 1)


@rule("EMP-JAIL-02")
def test_there_is_no_window_after_being_sent_to_jail():
    game = Position("empire", at={0: "caterpillar"}, hands={0: "tallest_tower"}).play("roll", dice(4, S))
    assert game.asked == ("before_roll", 1)


@rule("EMP-JAIL-04", "EMP-JAIL-08")
def test_paying_100_before_the_roll_frees_for_an_ordinary_turn():
    game = Position("empire", jailed={0: 1}).play("pay")
    assert game.cash[0] == 900 and game.asked == ("before_roll", 0) and game.jailed[0] == 0
    game.play("roll", dice(1, S))
    assert game.places[0] == "billboard"


@rule("EMP-JAIL-04", "EMP-DEBT-07")
def test_the_fee_is_refused_without_the_money():
    game = Position("empire", jailed={0: 1}, cash={0: 50})
    with pytest.raises(IllegalAnswer) as refusal:
        game.play("pay")
    assert refusal.value.rule == "EMP-JAIL-04"


@rule("EMP-JAIL-05")
def test_a_jail_card_frees_before_the_roll():
    game = Position("empire", jailed={0: 1}, jail_cards={"chance": 0}).play("use_card", "roll", dice(2, 2))
    assert game.cash[0] == 1000 and game.places[0] == "puma" and game.doubles == 1


@rule("EMP-JAIL-05", "EMP-DEAL-02", "EMP-DEAL-03")
def test_a_card_bought_just_now_frees():
    game = Position("empire", jailed={0: 1}, jail_cards={"chance": 2}).play(
        "ask_card", money(150), "accept", "use_card"
    )
    assert game.cash == [850, 1000, 1150] and game.asked == ("before_roll", 0) and game.jail_cards == [-1]


@rule("EMP-JAIL-06")
def test_a_double_frees_and_moves():
    game = Position("empire", jailed={0: 2}).play("roll", dice(2, 2))
    assert game.jailed[0] == 0 and game.places[0] == "puma"


@rule("EMP-JAIL-07", "EMP-JAIL-08")
def test_the_third_failure_pays_50_and_moves():
    game = Position("empire", jailed={0: 3}, towers={0: "puma"}).play("roll", dice(1, 3))
    assert game.cash[0] == 950 and game.places[0] == "puma" and game.jailed[0] == 0


@rule("EMP-JAIL-09")
@pytest.mark.parametrize("attempt", [1, 2, 3])
def test_fee_and_card_are_offered_at_every_jail_turn(attempt):
    game = Position("empire", jailed={0: attempt}, jail_cards={"chance": 0})
    assert {"pay", "use_card", "roll"} <= set(game.choices)


@rule("EMP-JAIL-10")
def test_the_freeing_double_gives_no_extra_turn_and_does_not_count():
    game = Position("empire", jailed={0: 1}, towers={0: "puma"}).play("roll", dice(2, 2))
    assert game.asked == ("after_landing", 0) and game.doubles == 0
    paid = Position("empire", jailed={0: 1}, towers={0: "puma"}).play("pay", "roll", dice(2, 2))
    assert paid.asked == ("before_roll", 0) and paid.doubles == 1


@rule("EMP-JAIL-11", "EMP-EDGE-15")
def test_without_the_50_a_tile_is_returned_and_the_player_moves():
    game = Position("empire", jailed={0: 3}, cash={0: 0}, towers={0: "puma"}).play("roll", dice(1, 3))
    assert game.cash[0] == 0 and game.towers[0] == "" and game.asked == ("buy_or_auction", 0)


@rule("EMP-EDGE-54", "EMP-JAIL-11", "EMP-JAIL-17")
def test_a_player_without_money_and_tiles_leaves_jail_for_free():
    game = Position("empire", jailed={0: 3}, cash={0: 0}).play("roll", dice(1, 3))
    assert game.jailed[0] == 0 and game.cash[0] == 0 and game.places[0] == "puma"


@rule("EMP-JAIL-12")
def test_the_symbol_fails_to_free_but_allows_a_swap():
    game = Position("empire", jailed={0: 1}, towers={0: "nerf", 1: "ford"}).play(
        "roll", dice(1, S), "swap", seat(0), seat(1)
    )
    assert game.towers[:2] == ["ford", "nerf"] and game.jailed[0] == 2 and game.places[0] == "jail"
    stays = Position("empire", jailed={0: 1}, towers={0: "nerf", 1: "ford"}).play("roll", dice(4, S), "move")
    assert stays.places[0] == "jail" and stays.asked == ("after_landing", 0)


@rule("EMP-JAIL-13")
def test_the_symbol_on_the_third_failure_pays_then_swaps_or_moves():
    swap = Position("empire", jailed={0: 3}, towers={0: "nerf", 1: "ford"}).play(
        "roll", dice(1, S), "swap", seat(0), seat(1)
    )
    assert swap.cash[0] == 950 and swap.jailed[0] == 0 and swap.places[0] == "jail" and swap.towers[0] == "ford"
    move = Position("empire", jailed={0: 3}, towers={0: "nerf", 1: "ford"}).play("roll", dice(1, S), "move")
    assert move.places[0] == "billboard"


@rule("EMP-EDGE-55")
def test_the_symbol_without_a_possible_swap_fails_to_free():
    first = Position("empire", jailed={0: 1}, towers={0: "nerf"}).play("roll", dice(1, S))
    assert first.asked == ("after_landing", 0) and first.jailed[0] == 2
    third = Position("empire", jailed={0: 3}, towers={0: "nerf"}).play("roll", dice(1, S))
    assert third.places[0] == "billboard" and third.cash[0] == 950


@rule("EMP-JAIL-14")
def test_a_jailed_player_plays_cards_and_buys_offices_but_does_not_travel():
    game = Position("empire", jailed={0: 1}, hands={0: "private_jet move_anywhere"})
    assert "office" in game.choices and "play" not in game.choices
    other = Position("empire", jailed={0: 1}, hands={0: "private_jet tallest_tower"}).play("play")
    assert [other.edition.card_names[c] for c in other.choices] == ["tallest_tower"]
    target = Position("empire", jailed={1: 1}, hands={0: "hostile_takeover", 1: "just_say_no"}, towers={1: "ford"})
    target.play("play", card("hostile_takeover"), seat(1), "say_no")
    assert target.towers[1] == "ford"


@rule("EMP-JAIL-15")
def test_a_failed_attempt_stays_and_ends_the_turn_after_a_window():
    game = Position("empire", jailed={0: 2}).play("roll", dice(3, 2))
    assert game.places[0] == "jail" and game.jailed[0] == 3 and game.asked == ("after_landing", 0)
    assert game.play("end").asked == ("before_roll", 1)


@rule("EMP-JAIL-16")
def test_attempts_are_counted_per_stay():
    game = Position("empire", jailed={0: 3}, seats=2).play("pay", "roll", dice(5, S))
    assert game.jailed[0] == 0
    again = Position("empire", at={0: "caterpillar"}).play("roll", dice(4, S))
    assert again.jailed[0] == 1


@rule("EMP-JAIL-17", "EMP-EDGE-47")
def test_nobody_stays_longer_than_three_turns():
    game = Position("empire", seats=2, jailed={0: 1, 1: 1}, cash={0: 0, 1: 0})
    for _ in range(4):
        game.play("roll", dice(1, 2), "end")
    game.play("roll", dice(1, 3))
    assert game.jailed == [0, 3] and game.places[0] == "puma"


@rule("EMP-EDGE-42")
def test_a_jailed_player_may_sell_the_jail_card():
    game = Position("empire", jailed={0: 1, 1: 2}, jail_cards={"chance": 1}).play("ask_card", money(0), "accept")
    assert game.jail_cards == [0] and "use_card" in game.choices
