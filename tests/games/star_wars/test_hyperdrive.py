"""Hyperdrive and the Bounty Hunter of Star Wars."""

from typing import Any

import pytest

from magnat.games.star_wars import EDITION
from magnat.kernel import IllegalAnswer
from magnat.positions import dice, money, space
from tests.games.star_wars import star_wars

rule = pytest.mark.rule
AHEAD = "hoth geonosis"  # the zone that follows the first Hyperdrive space


def hyperdrive(start="go", throw=(2, 3), **given) -> Any:
    """Return a position where seat 0 has landed on a Hyperdrive space, by default the first one."""
    return star_wars(at={0: start}, **given).play("roll", dice(*throw))


def bounty(**given) -> Any:
    """Return a position where seat 0 has landed on the first Bounty Hunter space."""
    return star_wars(at={0: "tax_1"}, **given).play("roll", dice(6, 2))


def named(game: Any) -> list[str]:
    return [EDITION.names[choice] for choice in game.choices]


@rule("SW-HYPER-01")
def test_the_jump_goes_to_an_unowned_space_before_the_next_hyperdrive():
    game = hyperdrive(owns={1: "hoth_2"})
    assert named(game) == ["hoth_1", "hoth_3", "geonosis_1", "geonosis_2", "geonosis_3"]
    game.play(space("geonosis_2"))
    assert game.places[0] == "geonosis_2"


@rule("SW-HYPER-02")
def test_the_jump_into_the_zone_ahead_is_compulsory():
    game = hyperdrive()
    with pytest.raises(IllegalAnswer) as refusal:
        game.play(space("hyperdrive_a"))
    assert (refusal.value.reason, refusal.value.rule) == ("must_jump", "SW-HYPER-02")


@rule("SW-HYPER-03", "SW-EDGE-19")
def test_a_full_zone_opens_the_next_one_with_an_unowned_space_and_no_other():
    game = hyperdrive(owns={1: AHEAD + " dagobah tatooine_1 tatooine_2"})
    assert named(game) == ["tatooine_3", "hyperdrive_a"]
    with pytest.raises(IllegalAnswer) as refusal:
        game.play(space("kamino_1"))
    assert refusal.value.rule == "SW-HYPER-03"


@rule("SW-HYPER-04")
def test_the_longer_jump_may_be_declined():
    game = hyperdrive(owns={1: AHEAD}).play(space("hyperdrive_a"))
    assert game.places[0] == "hyperdrive_a" and game.asked == ("after_move", 0)


@rule("SW-HYPER-06")
def test_the_jump_is_free_and_the_arrival_is_a_landing():
    game = hyperdrive().play(space("hoth_3"))
    assert game.cash[0] == 1500 and game.asked == ("buy_or_auction", 0)


@rule("SW-HYPER-07", "SW-EDGE-21")
def test_the_search_comes_round_to_the_zone_behind():
    owns = {1: "hoth geonosis dagobah tatooine kamino endor coruscant kashyyyk_1"}
    game = hyperdrive(owns=owns)
    assert named(game) == ["kashyyyk_2", "hyperdrive_a"]
    game.play(space("kashyyyk_2"))
    assert game.cash[0] == 1500 and game.places[0] == "kashyyyk_2"


@rule("SW-HYPER-08")
def test_a_double_still_gives_its_reroll_from_the_new_place():
    game = hyperdrive("kashyyyk_1", (2, 2)).play(space("hoth_1"), "buy")
    assert game.asked == ("before_roll", 0)
    game.play("roll", dice(1, 3))
    assert game.places[0] == "jail"


@rule("SW-HYPER-01")
def test_the_board_has_the_catalogued_zones():
    zones = [EDITION.zones[space][0] for space in (5, 15, 25, 35)]
    assert zones == [(6, 8, 9, 11, 13, 14), (16, 18, 19, 21, 23, 24), (26, 27, 29, 31, 32, 34), (37, 39, 1, 3)]


@rule("SW-HYPER-01")
def test_the_default_jump_is_the_first_target_forward():
    game = hyperdrive("endor_1", (1, 3))
    assert game.question.silence(game.table) == 37


@rule("SW-EDGE-18")
def test_the_last_zone_runs_across_go():
    game = hyperdrive("endor_1", (1, 3))
    assert named(game) == ["coruscant_1", "coruscant_2", "kashyyyk_1", "kashyyyk_2"]
    assert game.play(space("kashyyyk_2")).cash[0] == 1500


@rule("SW-EDGE-20")
def test_an_unaffordable_target_is_auctioned():
    game = hyperdrive(cash={0: 50}).play(space("geonosis_3"), "auction")
    assert game.asked == ("auction_bid", 0)
    game.play(money(50), money(50), money(50))
    assert game.owners == {"geonosis_3": 0} and game.cash[0] == 0


@rule("SW-BOUNTY-01")
def test_the_bounty_hunter_takes_an_unowned_space_or_replaces_a_base():
    assert bounty().play(space("coruscant_2")).owners == {"coruscant_2": 0}
    game = bounty(owns={1: "endor_1"}).play(space("endor_1"))
    assert game.owners == {"endor_1": 0} and game.table.supply(1) == 24


@rule("SW-BOUNTY-02")
def test_the_bounty_hunter_is_free():
    game = bounty(owns={1: "endor_1"}).play(space("endor_1"))
    assert game.cash == [1500, 1500, 1500] and game.bank == 0


@rule("SW-BOUNTY-03")
def test_the_bounty_hunter_may_hit_the_ally_but_not_the_player():
    game = bounty(owns={0: "hoth_1", 2: "hoth_2"})
    with pytest.raises(IllegalAnswer) as refusal:
        game.play(space("hoth_1"))
    assert (refusal.value.reason, refusal.value.rule) == ("your_own_base", "SW-BOUNTY-03")
    assert game.play(space("hoth_2")).owners == {"hoth_1": 0, "hoth_2": 0}


@rule("SW-BOUNTY-04")
def test_the_bounty_hunter_is_compulsory_and_by_default_takes_the_next_unowned_space():
    game = bounty(owns={1: "geonosis_2"})
    assert len(game.choices) == 22 and set(game.choices) == set(EDITION.planets)
    assert EDITION.names[game.question.silence(game.table)] == "geonosis_3"


@rule("SW-BOUNTY-05")
def test_the_bounty_hunter_does_not_move_the_token():
    assert bounty().play(space("coruscant_2")).places[0] == "bounty_1"


@rule("SW-BOUNTY-06")
def test_bases_of_a_player_in_jail_can_be_taken():
    assert bounty(owns={1: "endor_1"}, jailed={1: 2}).play(space("endor_1")).owners == {"endor_1": 0}


@rule("SW-HYPER-01", "SW-RENT-05")
def test_zones_begin_at_hyperdrive_spaces_and_sisters_are_planets():
    assert [space for space, zones in enumerate(EDITION.zones) if zones] == [5, 15, 25, 35]
    assert [len(EDITION.zones[space]) for space in (5, 15, 25, 35)] == [4] * 4
    alone = [space for space in range(EDITION.size) if not EDITION.sister_bits[space]]
    assert alone == [space for space in range(EDITION.size) if space not in EDITION.planets]
