"""Where and how much Electronic's steady player builds: each threshold, and one step beyond it."""

from typing import Any

import pytest

from magnat.games.electronic.building import Order, PickGroup
from magnat.games.electronic.shortage import Contest, Place
from magnat.mechanics.buildings import APARTMENT, encode_levels
from magnat.positions import Position
from tests.steady import decision, decisions

RICH = 12_000


def before_throw(mine: str, cash: int, built: dict[str, int] | None = None, **position: Any) -> Position:
    """Return a position at the start of the turn of seat 1."""
    owns = {1: mine, **position.pop("others", {})}
    return Position("electronic", turn=1, owns=owns, cash={1: cash}, built=built, **position)


def group(game: Position, name: str) -> int:
    return int(game.edition.group_names.index(name))


# Whether to build


@pytest.mark.parametrize(("mine", "cost"), [("light_blue", 500), ("pink", 1_000), ("dark_blue", 2_000)])
@pytest.mark.parametrize(("style", "kept"), [("", 500), ("cautious", 750), ("greedy", 350)])
def test_a_first_level_is_built_if_the_smallest_reserve_remains(mine, cost, style, kept):
    """Up to three apartments the rents of rivals do not matter."""
    rival: dict[str, Any] = {"others": {2: "orange"}, "built": {"orange": 4}}
    assert decision(before_throw(mine, cost + kept, **rival), style) == "build"
    assert decision(before_throw(mine, cost + kept - 10, **rival), style) == "throw"


@pytest.mark.parametrize(
    ("rival", "level", "reserve"),
    [
        ("light_blue", 1, 700),
        ("light_blue", 2, 1_000),
        ("orange", 2, 1_600),
        ("orange", 3, 3_500),
        ("pink", 4, 4_000),  # the largest reserve; 500 and half of 7,000 are the same
        ("orange", 5, 4_000),
    ],
)
def test_beyond_three_apartments_a_reserve_remains(rival, level, reserve):
    """The smallest reserve and half of the highest rent of a rival, but no more than the largest reserve."""
    position: dict[str, Any] = {"others": {2: rival}, "built": {rival: level, "brown": 3}}
    assert decision(before_throw("brown", reserve + 500, **position)) == "build"
    assert decision(before_throw("brown", reserve + 490, **position)) == "throw"
    position["built"]["brown"] = 2
    assert decision(before_throw("brown", 1_000, **position)) == "build"
    assert decision(before_throw("brown", 990, **position)) == "throw"


@pytest.mark.parametrize(("style", "largest"), [("cautious", 6_000), ("greedy", 2_800), ("friendly", 4_000)])
def test_a_style_has_its_own_largest_reserve(style, largest):
    position: dict[str, Any] = {"others": {2: "dark_blue"}, "built": {"dark_blue": 5, "brown": 3}}
    assert decision(before_throw("brown", largest + 500, **position), style) == "build"
    assert decision(before_throw("brown", largest + 490, **position), style) == "throw"


def test_the_most_expensive_payable_group_decides_whether_the_size_of_the_reserve_matters():
    """Both groups have three apartments. 5,500 are 1,500 more than the largest reserve, and no rival has built."""
    built = {"brown": 3, "dark_blue": 4}
    assert decision(before_throw("brown dark_blue", 5_500, built, hotels=0)) == "build"
    assert decisions(before_throw("brown dark_blue", 2_500, built), 2) == ["build", "brown"]
    game = before_throw("red dark_blue", 5_500, {"red": 3, "dark_blue": 3})
    assert decisions(game, 2) == ["build", "red"]


def test_one_scarce_kind_of_piece_does_not_stop_the_other():
    four, none = {"brown": 4}, {"brown": 0}
    assert decision(before_throw("brown", RICH, four, hotels=1, apartments=0)) == "build"
    assert decision(before_throw("brown", RICH, none, hotels=0, apartments=1)) == "build"
    assert decision(before_throw("brown red", RICH, four | {"red": 5}, hotels=0)) == "throw"
    assert decision(before_throw("brown red", RICH, none | {"red": 5}, apartments=0)) == "throw"


def test_three_apartments_are_followed_by_a_fourth_not_a_hotel():
    assert decision(before_throw("brown", RICH, {"brown": 3}, hotels=0, apartments=1)) == "build"
    assert decision(before_throw("brown", RICH, {"brown": 3}, hotels=12, apartments=0)) == "throw"


def test_hotels_everywhere_and_stations_leave_nothing_to_build():
    assert decision(before_throw("brown station utility", RICH, {"brown": 5})) == "throw"


def test_a_group_with_a_mortgage_is_left_out():
    """The mortgage of belleville costs 330 to lift, which is not worth it for the reserve."""
    game = before_throw("brown light_blue", 1_500, mortgaged="belleville")
    assert decisions(game, 2) == ["build", "light_blue"]
    assert decision(before_throw("brown", 1_500, mortgaged="belleville")) == "throw"


@pytest.mark.parametrize(
    ("other", "position"),
    [
        ("orange", {"mortgaged": "pigalle"}),
        ("brown", {"built": {"brown": 5}}),
        ("brown", {"built": {"brown": 4}, "hotels": 0}),
    ],
)
def test_only_a_group_that_can_be_built_on_counts(other, position):
    """A fourth apartment in light_blue would go beyond the reserve, so that nothing is built."""
    built = {"light_blue": 3, "dark_blue": 5} | position.get("built", {})
    game = before_throw(f"light_blue {other}", 2_500, **{**position, "built": built}, others={2: "dark_blue"})
    assert "build" in game.choices and decision(game) == "throw"


# Which group


@pytest.mark.parametrize(
    ("mine", "built", "best"),
    [
        ("orange light_blue", {}, "orange"),  # 1.78 of the cost against 1.76, up to three apartments
        ("dark_blue light_blue", {}, "dark_blue"),  # 1.77; its cheaper street counts
        ("dark_blue orange", {}, "orange"),
        ("pink red", {}, "red"),  # 1.46 against 1.51
        ("brown green", {}, "green"),  # 0.58 against 1.45
        ("light_blue orange", {"light_blue": 1}, "light_blue"),  # 2.40 for two more apartments
        ("light_blue orange", {"light_blue": 1, "orange": 1}, "light_blue"),  # against 2.40
        ("light_blue orange", {"light_blue": 2, "orange": 1}, "light_blue"),  # 3.60
        ("light_blue orange", {"light_blue": 3, "orange": 1}, "light_blue"),  # 2.60 for the fourth
        ("light_blue orange", {"light_blue": 3, "orange": 2}, "orange"),  # 3.50
        ("light_blue orange", {"light_blue": 4, "orange": 2}, "orange"),  # 3.00 for a hotel
        ("brown pink", {"brown": 3, "pink": 3}, "pink"),  # 1.40 against 1.75
        ("red yellow", {"red": 3, "yellow": 3}, "red"),  # both 1.16: the first
        ("pink red", {"pink": 4, "red": 4}, "pink"),  # hotels: 1.25 against 1.16
        ("green dark_blue", {"green": 4, "dark_blue": 4}, "dark_blue"),  # 0.87 against 1.00
    ],
)
def test_the_group_with_the_best_return_is_built_on(mine, built, best):
    assert decisions(before_throw(mine, RICH, built), 2) == ["build", best]


@pytest.mark.parametrize(("cash", "best"), [(1_500, "orange"), (1_490, "light_blue")])
def test_a_group_that_is_too_expensive_is_left_out(cash, best):
    assert decisions(before_throw("light_blue orange", cash), 2) == ["build", best]


def test_the_lowest_street_of_a_group_counts():
    """With one street at three apartments and two at two, the third apartment is still to come: 3.60."""
    built = {"vaugirard": 3, "courcelles": 2, "republique": 2, "orange": 2}
    assert decisions(before_throw("light_blue orange", RICH, built), 2) == ["build", "light_blue"]
    built = {"vaugirard": 3, "courcelles": 2, "republique": 2}
    position: dict[str, Any] = {"others": {2: "dark_blue"}}
    assert decision(before_throw("light_blue", 1_000, built | {"dark_blue": 4}, **position)) == "build"


def test_a_group_is_named_even_if_none_is_worth_its_cost():
    """A person's half-finished order, or search, may ask."""
    game = Position("electronic", turn=1, owns={1: "red pink"}, cash={1: 1_000}, push=[PickGroup(1, False)])
    assert decision(game) == "pink"


def test_the_cheapest_sale_is_chosen_in_debt():
    game = Position(
        "electronic", turn=1, owns={1: "red pink"}, built={"red": 1, "pink": 1}, push=[PickGroup(1, True, True)]
    )
    assert decision(game) == game.edition.group_names[game.question.silence(game.table)] == "pink"
    game.play("pink")
    assert decision(game) == (1, 1, 0) and game.question.selling


# How much


@pytest.mark.parametrize(
    ("cash", "rival", "levels"),
    [
        (1_000, {}, 1),
        (1_490, {}, 1),
        (1_500, {}, 2),
        (2_000, {"dark_blue": 4}, 3),
        (5_000, {"dark_blue": 4}, 9),
        (8_990, {"dark_blue": 4}, 9),
        (9_000, {"dark_blue": 4}, 10),
        (9_500, {"dark_blue": 4}, 11),
        (5_490, {"brown": 1}, 9),
        (5_590, {"brown": 1}, 9),
        (5_600, {"brown": 1}, 10),  # half of a rent of 200 is kept
        (8_090, {"brown": 1}, 14),
        (8_100, {"brown": 1}, 15),
        (15_000, {}, 15),
    ],
)
def test_the_largest_order_within_the_reserve_is_built(cash, rival, levels):
    """Up to three apartments on each street, at 500 each, only the smallest reserve remains."""
    others = {2: " ".join(rival)}
    game = before_throw("light_blue", cash, rival, others=others)
    wanted = decision(game.play("build", "light_blue"))
    assert sum(wanted) == levels and max(wanted) - min(wanted) <= 1


def test_levels_that_stand_already_cost_nothing():
    game = before_throw("light_blue", 1_500, {"light_blue": 1})
    assert sum(decision(game.play("build", "light_blue"))) == 3 + 2
    game = before_throw("pink", 2_500, {"pink": 1})
    assert sum(decision(game.play("build", "pink"))) == 3 + 2


def test_the_smallest_order_is_built_if_none_is_within_the_reserve():
    frame = Order(1, group(Position("electronic"), "pink"), False, False)
    for cash in (1_000, 1_490):
        game = Position("electronic", turn=1, owns={1: "pink"}, cash={1: cash}, push=[frame])
        assert decision(game) == (1, 0, 0)


# Scarce pieces


@pytest.mark.parametrize(("rival", "contested_from"), [(1, 2_700), (2, 3_000)])
def test_a_scarce_piece_is_contested_with_money_to_spare(rival, contested_from):
    owns, code = {2: "light_blue", 1: "pink"}, encode_levels([rival + 1, rival, rival])
    position: dict[str, Any] = {"owns": owns, "built": {"light_blue": rival}, "apartments": 1}
    game = Position("electronic")
    frame = Contest((1,), 2, group(game, "light_blue"), code, 0)
    for cash, answer in ((contested_from, "no"), (contested_from + 10, "contest")):
        assert decision(Position("electronic", turn=2, cash={1: cash}, push=[frame], **position)) == answer


def test_a_piece_is_placed_on_the_last_street():
    game = Position("electronic", turn=1, owns={1: "pink brown"}, built={"paradis": 1}, push=[Place(1, APARTMENT)])
    assert decision(game) == "neuilly"
