"""The end of Empire. Every step that fills a tower wins at once."""

import pytest

from magnat.games.empire import EDITION
from magnat.games.empire.attacks import SwapTops
from magnat.mechanics.money import Pay
from magnat.positions import Position, card, dice, money, seat

rule = pytest.mark.rule
S = 1
TALL = "heinz universal xbox skype"  # 16 levels


def won(game, p):
    """Check that `p` alone has won because the last event filled its tower."""
    assert game.over and game.winners == [p] and game.heights[p] >= 17 and game.fact_words[-1] == "filled"
    return True


@rule("EMP-WIN-01")
def test_a_purchase_can_win():
    assert won(Position("empire", towers={0: TALL}).play("roll", dice(1, 2), "buy"), 0)


@rule("EMP-WIN-01", "EMP-EDGE-11")
def test_an_auction_in_another_players_turn_can_win():
    game = Position("empire", towers={1: TALL}).play("roll", dice(1, 2), "auction", money(50), money(50), money(50))
    assert won(game, 1)


@rule("EMP-WIN-01", "EMP-EDGE-02")
def test_a_swap_of_two_other_players_can_win():
    game = Position("empire", towers={1: "heinz universal xbox ford nerf", 2: "skype"})
    assert won(game.play("roll", dice(1, S), "swap", seat(1), seat(2)), 1)


@rule("EMP-WIN-01")
def test_a_swap_card_can_win():
    game = Position("empire", hands={0: "swap_the_top"}, towers={0: "heinz universal xbox ford nerf", 1: "skype"})
    assert won(game.play("play", card("swap_the_top"), seat(1)), 0)


@rule("EMP-WIN-01")
def test_a_takeover_can_win():
    game = Position("empire", hands={0: "hostile_takeover"}, towers={0: TALL, 1: "nerf"})
    assert won(game.play("play", card("hostile_takeover"), seat(1)), 0)


@rule("EMP-WIN-01")
def test_a_debt_can_win():
    assert won(Position("empire", cash={0: 0}, towers={0: "nerf", 1: TALL}, push=[Pay(0, 50, 1)]), 1)


@rule("EMP-WIN-01")
def test_an_interjected_card_can_win():
    game = Position("empire", hands={2: "hostile_takeover"}, towers={2: TALL, 1: "nerf"})
    assert won(game.say(2, "play").say(2, card("hostile_takeover")).say(2, seat(1)), 2)


@rule("EMP-WIN-02", "EMP-EDGE-04")
def test_the_tile_wins_before_the_bonus_office():
    game = Position("empire", towers={0: "heinz universal skype ford nerf"}).play("roll", dice(1, 2), "buy")
    assert (
        game.over
        and game.towers[0].endswith("nerf transformers")
        and game.offices == 6
        and "bonus_office" not in game.fact_words
    )


@rule("EMP-EDGE-03", "EMP-WIN-04", "EMP-WIN-02")
def test_the_bonus_office_wins_after_a_swap():
    game = Position("empire", towers={0: "heinz universal yahoo ford nerf razor", 1: "transformers"})
    game.play("roll", dice(1, S), "swap", seat(0), seat(1))
    assert game.heights[0] == 16 + 1 and won(game, 0) and game.towers[0].endswith("nerf transformers office")


@rule("EMP-WIN-03")
def test_if_an_exchange_fills_two_towers_the_nearest_to_the_active_player_wins():
    for active, winner in ((1, 1), (2, 2), (0, 1)):
        game = Position("empire", turn=active, towers={1: "ford", 2: "ebay"})
        game.table.heights[1] = game.table.heights[2] = 17  # no two real towers could both be filled by one exchange
        game.table.exchange(2, 1)
        assert game.winners == [winner]


@rule("EMP-SWAP-05", "EMP-EDGE-04")
def test_both_tiles_of_an_exchange_lie_before_a_colour_brings_its_office():
    game = Position("empire", turn=1, towers={1: "razor virgin transformers", 2: "nerf polaroid"})
    high = game.edition.tile_heights
    up = high[game.edition.names.index("polaroid")] - high[game.edition.names.index("transformers")]
    game.table.heights[1], game.table.heights[2] = (
        16 - up,
        17 + up,
    )  # office or tile fills one
    game.table.exchange(1, 2)
    assert game.winners == [2] and "bonus_office" not in game.fact_words and game.table.heights[1:] == [16, 17]


@rule("EMP-WIN-04")
def test_a_bought_office_and_a_utility_win_as_well():
    assert won(Position("empire", towers={0: TALL}).play("office"), 0)
    game = Position("empire", towers={0: TALL}).play("roll", dice(6, S), card("water_bonus"))
    assert won(game, 0)


@rule("EMP-WIN-05")
def test_the_turn_limit_is_a_draw():
    game = Position("empire", options={"turn_limit": 3}, turns=2, towers={0: "transformers heinz"})
    game.play("roll", dice(1, 2), "end")
    assert game.over and game.winners == [] and game.fact_words[-1] == "drawn"
    rich = Position("empire", cash={0: 1_000_000}, towers={0: "transformers"}).play("roll", dice(1, 2), "end")
    assert not rich.over


@rule("EMP-WIN-06")
def test_the_tiles_cannot_run_out():
    e = EDITION
    levels = sum(h for h, s in zip(e.tile_heights, e.board.space, strict=False) if s.kind == "brand") + 4 + 4 + 6
    assert levels == 69 > e.most * (e.levels - 1) == 64


@rule("EMP-EDGE-02")
def test_a_swap_that_fills_another_tower_lets_its_owner_win():
    near = {0: "yahoo ebay caterpillar", 1: "heinz universal xbox ford nerf", 2: "skype"}
    game = Position("empire", towers=near, push=[SwapTops(0, 1, 2)])
    assert won(game, 1) and game.active == 0
