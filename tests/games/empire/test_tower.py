"""Towers of Empire."""

from typing import Any

import pytest

from magnat.games.empire import EDITION
from magnat.games.empire.attacks import TaxTower
from magnat.kernel import TABLE
from magnat.match.question_wording import worded_ask
from magnat.mechanics.money import BANK, Pay
from magnat.positions import Position, card, dice, seat
from magnat.record.view import view_as_dict

rule = pytest.mark.rule
S = 1  # the swap symbol of the second die


@rule("EMP-TOWER-01", "EMP-BUY-02")
def test_a_gained_tile_goes_on_top():
    game = Position("empire", towers={0: "heinz office"}).play("roll", dice(1, 2), "buy")
    assert game.towers[0] == "heinz office transformers" and game.cash[0] == 950


@rule("EMP-TOWER-02")
def test_the_height_of_a_tower_is_the_sum_of_its_tiles():
    game = Position("empire", towers={0: "nerf wilson yahoo xbox water office"})
    assert game.heights[0] == 1 + 2 + 3 + 4 + 1 + 1


@rule("EMP-TOWER-02")
def test_36_tiles_have_69_levels():
    e = EDITION
    brands = [h for h, s in zip(e.tile_heights, e.board.space, strict=False) if s.kind == "brand"]
    assert sorted(brands) == [1] * 5 + [2] * 6 + [3] * 6 + [4] * 5 and sum(brands) + 4 + 4 + 6 == 69


@rule("EMP-TOWER-03")
def test_tower_heights_have_the_catalogued_values():
    assert EDITION.scale == [50, *range(50, 801, 50)]
    game = Position("empire", towers={0: "heinz universal xbox", 1: "nerf"})
    assert game.values == [600, 50, 50]


@rule("EMP-TOWER-04")
def test_sixteen_levels_are_not_full_and_seventeen_are():
    game: Any = Position("empire", towers={0: "heinz universal xbox skype"})
    assert not game.over and game.values[0] == 800 and EDITION.levels == 17
    game.play("roll", dice(1, 2), "buy")
    assert game.over and game.winners == [0] and game.heights[0] == 17


@rule("EMP-TOWER-05")
def test_the_last_tile_may_stick_out():
    game = Position("empire", at={0: "jail"}, towers={0: "heinz universal xbox skype"}).play("roll", dice(5, 5), "buy")
    assert game.heights[0] == 19 and game.winners == [0]


@rule("EMP-TOWER-06")
def test_offices_and_utilities_count_like_brands():
    game = Position("empire", towers={0: "office office", 1: "water electric", 2: "wilson"})
    assert game.heights == [2, 2, 2] and game.values == [100, 100, 100]


@rule("EMP-TOWER-07", "EMP-EDGE-05")
def test_a_swap_skips_the_offices_on_top():
    game = Position("empire", towers={0: "heinz office", 1: "razor"})
    game.play("roll", dice(3, S), "swap", seat(0), seat(1))
    assert game.towers[:2] == ["office razor", "heinz"]


@rule("EMP-TOWER-07", "EMP-EDGE-05")
def test_a_debt_skips_the_offices_on_top():
    game = Position("empire", cash={0: 0}, towers={0: "heinz office"}, push=[Pay(0, 50, BANK)])
    assert game.towers[0] == "office"


@rule("EMP-TOWER-07", "EMP-EDGE-05")
def test_a_tower_tax_takes_the_office_on_top():
    game = Position("empire", towers={1: "heinz office"}, push=[TaxTower(0, 1)])
    assert game.towers[1] == "heinz" and game.offices == 6


@rule("EMP-TOWER-07", "EMP-EDGE-05")
@pytest.mark.parametrize(
    ("played", "left"), [("hostile_takeover", "office"), ("market_crash", "office"), ("swap_the_top", "office razor")]
)
def test_cards_take_the_topmost_brand_tile(played, left):
    game: Any = Position("empire", seats=2, hands={0: played}, towers={0: "razor", 1: "heinz office"})
    game.play("play", card(played))
    if game.asked[0] == "against":
        game.play(seat(1))
    assert game.towers[1] == left


@rule("EMP-TOWER-08")
def test_tiles_go_back_where_they_came_from():
    game = Position("empire", towers={1: "nerf water office"}, push=[TaxTower(0, 1)] * 3)
    assert game.towers[1] == "" and game.stock == [4, 4, 6] and game.table.owner_of(1) < 0


@rule("EMP-TOWER-09", "EMP-EDGE-28")
def test_tiles_above_slide_down_in_their_order():
    game = Position("empire", hands={0: "vous_etes_renvoye"}, towers={0: "nerf heinz transformers office water"})
    game.play("play", card("vous_etes_renvoye"), "brown")
    assert game.towers[0] == "heinz office water" and game.heights[0] == 6 and game.values[0] == 300


@rule("EMP-TOWER-10")
def test_towers_are_public():
    game = Position("empire", towers={0: "nerf office", 2: "xbox"})
    assert (
        view_as_dict(game.table, TABLE)["columns"]["towers"]
        == view_as_dict(game.table, 1)["columns"]["towers"]
        == [[1, 36], [], [31]]
    )


@rule("EMP-TOWER-11", "EMP-EDGE-45")
def test_a_tower_of_offices_has_no_brand_tile():
    game = Position("empire", hands={0: "hostile_takeover"}, towers={0: "nerf", 1: "office office"})
    assert "play" not in game.choices
    game.play("roll", dice(3, S))  # no swap is offered
    assert game.asked == ("buy_or_auction", 0) and game.places[0] == "transformers"
    poor = Position("empire", cash={1: 0}, towers={1: "office office"}, push=[Pay(1, 50, 0)])
    assert poor.towers[1] == "office office" and poor.cash[0] == 1000 and "debt_lapsed" in poor.fact_words


@rule("EMP-TOWER-11", "EMP-EDGE-45")
def test_a_tower_tax_needs_only_a_tile():
    game = Position("empire", towers={1: "office office"}, at={0: "universal"}).play("roll", dice(4, 5))
    assert game.asked == ("tax_rival", 0) and game.choices == [1]
    game.play(seat(1))
    assert game.towers[1] == "office" and game.offices == 5


@rule("EMP-GO-07", "EMP-EDGE-45")
def test_a_tower_of_offices_is_paid_at_go():
    game = Position("empire", at={0: "beats"}, towers={0: "office office office"}).play("roll", dice(1, S))
    assert game.places[0] == "go" and game.cash[0] == 1150


@rule("EMP-SWAP-05", "EMP-TOWER-07")
def test_a_swap_is_announced_before_it_is_made():
    game = Position("empire", towers={0: "nerf office", 1: "wilson", 2: "xbox"})
    game.play("roll", dice(2, S), "swap", seat(0))
    told = worded_ask(game.table, 0)
    assert told.choices == [1, 2] and told.follows
    heights = ("first_height", "first_height_after", "second_height", "second_height_after")
    assert [[each[name] for name in heights] for each in told.follows] == [[2, 3, 2, 1], [2, 5, 4, 1]]
    worths = ("first_worth", "first_worth_after", "second_worth", "second_worth_after")
    assert [told.follows[1][name] for name in worths] == [100, 250, 200, 50]
    assert game.towers[:3] == ["nerf office", "wilson", "xbox"], "nothing has moved"
