"""Stations of Electronic."""

from typing import Any

import pytest

from magnat.positions import Position, dice

rule = pytest.mark.rule

MANUAL = {"rent_claim": "manual"}
HELD = {1: "montparnasse", 2: "montparnasse lyon", 3: "montparnasse lyon nord", 4: "station"}


@rule("ELEC-STN-01")
@pytest.mark.parametrize("held, rent", [(1, 250), (2, 500), (3, 1_000), (4, 2_000)])
def test_the_rent_grows_with_the_number_of_stations_held(held, rent):
    game = Position("electronic", owns={1: HELD[held]}).play("throw", dice(1, 4))
    assert game.cash == [15_000 - rent, 15_000 + rent, 15_000]


@rule("ELEC-STN-01")
@pytest.mark.parametrize("name, start", [("lyon", "jail"), ("nord", "free_parking"), ("saint_lazare", "go_to_jail")])
def test_every_station_earns_alike(name, start):
    game = Position("electronic", at={0: start}, owns={1: "station"}).play("throw", dice(1, 4))
    assert game.places[0] == name and game.cash[1] == 17_000


@rule("ELEC-STN-01")
def test_stations_of_other_players_do_not_count():
    game = Position("electronic", owns={1: "montparnasse", 2: "lyon nord saint_lazare"}).play("throw", dice(1, 4))
    assert game.cash[1] == 15_250


@rule("ELEC-STN-02", "ELEC-EDGE-12")
def test_mortgaged_stations_still_count_as_held():
    game = Position("electronic", owns={1: "station"}, mortgaged="lyon nord").play("throw", dice(1, 4))
    assert game.cash[1] == 17_000


@rule("ELEC-EDGE-12", "ELEC-RENT-08")
def test_mortgaged_stations_earn_nothing():
    game = Position("electronic", owns={1: "station"}, mortgaged="montparnasse lyon").play("throw", dice(1, 4))
    assert game.cash == [15_000] * 3 and game.asked == ("after_move", 0)


@rule("ELEC-STN-03")
def test_station_rent_is_claimed_like_any_other():
    game = Position("electronic", owns={1: "lyon nord"}, at={0: "jail"}, options=MANUAL)
    game.play("throw", dice(1, 4))
    assert game.cash == [15_000] * 3 and game.say(1, "claim").cash[:2] == [14_500, 15_500]


@rule("ELEC-STN-03")
def test_station_rent_may_be_waived_or_lapse():
    given: dict[str, Any] = {
        "owns": {2: "lyon"},
        "at": {0: "jail", 1: "vaugirard"},
        "options": {"rent_claim": "manual"},
    }
    waived = Position("electronic", **given).play("throw", dice(1, 4)).say(2, "waive")
    lapsed = Position("electronic", **given).play("throw", dice(1, 4), "end", "throw", dice(1, 3))
    assert waived.claims == lapsed.claims == () and waived.cash == lapsed.cash == [15_000] * 3
