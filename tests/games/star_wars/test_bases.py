"""Bases, the board and the order of places in Star Wars."""

from typing import Any

import msgspec
import pytest

from magnat.games.star_wars import EDITION
from magnat.games.star_wars.chances import LoseLowestBase
from magnat.games.star_wars.edition import EMPIRE, REBEL
from magnat.kernel import TABLE, BadBoard
from magnat.mechanics.money import Pay
from magnat.positions import dice, space
from tests.games.star_wars import star_wars

rule = pytest.mark.rule


@rule("SW-BASE-01")
def test_a_base_marks_its_owner_and_a_space_carries_one_only():
    game = star_wars(at={0: "tax_1"}, owns={1: "hoth_1"})
    game.play("roll", dice(6, 2), space("hoth_1"))
    assert game.owners == {"hoth_1": 0} and [b.bit_count() for b in game.bases] == [1, 0, 0]


@rule("SW-BASE-02")
def test_a_planet_space_without_a_base_can_be_bought():
    game = star_wars(at={0: "go"})
    game.play("roll", dice(1, 2))
    assert game.owner[3] == TABLE and game.asked == ("buy_or_auction", 0)


@rule("SW-BASE-03")
def test_any_base_of_the_colour_serves_either_ally():
    t = star_wars(owns={0: "hoth_1", 2: "hoth_2", 1: "hoth_3"}).table
    assert t.supply(REBEL) == 22 and t.supply(EMPIRE) == 23
    t.replace_base(8, 0)
    assert t.supply(REBEL) == 22


@rule("SW-BASE-04")
def test_there_are_24_bases_of_each_colour():
    assert EDITION.bases == (24, 24)


@rule("SW-BASE-05")
def test_a_board_with_more_planet_spaces_than_bases_is_refused():
    pieces = {**EDITION.board.pieces, "rebel_bases": 21, "empire_bases": 27}
    with pytest.raises(BadBoard) as refusal:
        EDITION.rebuild(msgspec.structs.replace(EDITION.board, pieces=pieces), {})
    assert refusal.value.key == "pieces.rebel_bases" and len(EDITION.planets) == 22
    enough = {**EDITION.board.pieces, "rebel_bases": 22, "empire_bases": 26}
    made: Any = EDITION.rebuild(msgspec.structs.replace(EDITION.board, pieces=enough), {})
    assert list(made.bases) == [22, 26]


@rule("SW-BASE-06")
def test_the_order_of_places_goes_by_price_then_rent_then_board():
    assert EDITION.ladder == tuple(sorted(EDITION.ladder)) and len(set(EDITION.ladder)) == 22
    spaces = list(EDITION.board.space)
    spaces[1] = msgspec.structs.replace(spaces[1], price=500)
    spaces[3] = msgspec.structs.replace(spaces[3], price=500, rents=[10])
    spaces[6] = msgspec.structs.replace(spaces[6], price=500, rents=[10])
    ladder = EDITION.rebuild(msgspec.structs.replace(EDITION.board, space=spaces), {}).ladder
    assert ladder[-3:] == (3, 6, 1)


@rule("SW-BASE-06")
def test_the_lowest_placed_base_is_the_reverse():
    game = star_wars(owns={0: "kashyyyk_2 endor_1 hoth_2"})
    LoseLowestBase().befall(game.table, 0)
    assert list(game.owners) == ["hoth_2", "endor_1"]


@rule("SW-BASE-07")
def test_a_base_that_leaves_the_board_can_be_used_again():
    game = star_wars(owns={0: "endor_1"}, cash={0: 0}, push=[Pay(0, 100)])
    assert game.owners == {} and game.table.supply(REBEL) == 24 and game.free >> 31 & 1


@rule("SW-BASE-08")
def test_there_is_nothing_to_build():
    game = star_wars(owns={0: "kashyyyk"})
    assert game.choices == ["roll"]
    game.play("roll", dice(1, 2))
    assert game.choices == ["end"] and game.owners == {"kashyyyk_1": 0, "kashyyyk_2": 0}
    assert {"apartments", "hotels"}.isdisjoint(EDITION.board.pieces)
