"""The end of Star Wars and its only winner."""

from typing import Any

import pytest

from magnat.games.star_wars import EDITION, VARIANTS
from magnat.games.star_wars.buying import BuyOrAuction
from magnat.kernel import Luck, playout
from magnat.mechanics.money import Pay
from magnat.positions import card, dice, money, space
from tests.games.star_wars import star_wars

rule = pytest.mark.rule
NAMES = [EDITION.names[i] for i in EDITION.planets]


def board(*owners: int, free: str = "kashyyyk_1") -> dict[int, str]:
    """Return the owned planet spaces by seat, dealt in order without the free ones."""
    names = [name for name in NAMES if name not in free.split()]
    owns: dict[int, list[str]] = {}
    for name, owner in zip(names, owners, strict=True):
        owns.setdefault(owner, []).append(name)
    return {owner: " ".join(held) for owner, held in owns.items()}


def last(owners: list[int], seats: int = 4, **given) -> Any:
    """Return a position where seat 0 buys Kashyyyk 1, the last unowned space."""
    game = star_wars(seats=seats, owns=board(*owners), push=[BuyOrAuction(0, 1)], **given)
    return game.play("buy")


@rule("SW-END-01")
def test_the_game_ends_the_moment_the_last_space_has_a_base():
    game = last([0] * 21)
    assert game.over and game.winners == [0]


@rule("SW-END-01", "SW-EDGE-49")
def test_winning_the_last_auction_ends_the_game():
    given = {"seats": 2, "owns": board(*[0] * 10, *[1] * 11), "push": [BuyOrAuction(0, 1)]}
    sold = star_wars(**given).play("auction", money(0), money(10))
    assert sold.over and sold.winners == [1]
    assert not star_wars(**given).play("auction", money(0), money(0)).over


@rule("SW-END-02")
def test_rerolls_pending_rents_and_windows_are_dropped():
    owns, options = board(*[1] * 21, free="geonosis_1"), {"rent_claim": "manual"}
    game = star_wars(at={0: "empire_1"}, owns=owns, options=options, hands={1: "secret_funds"})
    game.play("roll", dice(1, 1), "roll", dice(1, 1))
    assert game.claims[:3] == (1, 0, 120)
    game.play("buy")
    assert game.over and game.winners == [1] and game.cash == [1360, 1500, 1500]


@rule("SW-END-03")
def test_the_side_with_more_bases_wins():
    assert last([1] * 10 + [0] * 6 + [2] * 5).winners == [0]
    assert last([3] * 12 + [2] * 9).winners == [3]


@rule("SW-END-04")
def test_the_winner_is_the_player_of_that_side_with_most_bases():
    assert last([2] * 9 + [0] * 3 + [1] * 9).winners == [2]


@rule("SW-END-05", "SW-EDGE-39")
def test_a_tie_of_sides_is_decided_by_the_best_placed_base():
    owners = [2] * 9 + [1] * 11 + [0]  # 11 to 11; seat 0 owns Coruscant 2 and two bases, its ally nine
    assert last(owners).winners == [0]
    assert last([0] * 10 + [1] * 10 + [3]).winners == [3]


@rule("SW-END-06", "SW-EDGE-40")
def test_a_tie_of_allies_is_decided_by_the_best_placed_base():
    assert last([0] * 5 + [1] * 10 + [2] * 6).winners == [2]
    assert last([2] * 6 + [1] * 10 + [0] * 5).winners == [0]


@rule("SW-END-07", "SW-EDGE-39")
def test_with_the_option_the_best_base_decides_only_the_side():
    owners = [2] * 9 + [1] * 11 + [0]
    assert last(owners, options={"side_tie": "count"}).winners == [2]
    assert last([3] * 9 + [0] * 10 + [1] * 2, options={"side_tie": "count"}).winners == [3]


@rule("SW-END-05", "SW-END-06", "SW-END-07")
@pytest.mark.parametrize(
    ("owners", "options", "decider"),
    [
        ([2] * 9 + [1] * 11 + [0], {}, 0),
        ([0] * 10 + [1] * 10 + [3], {}, 3),
        ([2] * 9 + [1] * 11 + [0], {"side_tie": "count"}, 0),  # seat 2 wins
        ([0] * 5 + [1] * 10 + [2] * 6, {}, 2),
        ([1] * 10 + [0] * 6 + [2] * 5, {}, None),
    ],
)
def test_the_end_names_the_base_that_decided_a_tie(owners, options, decider):
    game = last(owners, options=options)
    told = [fact[1:3] for fact in game.facts if fact[0] == "best_placed"]
    assert told == ([] if decider is None else [(decider, game.table.best_base(decider))])


@rule("SW-END-08")
def test_cash_and_cards_never_count():
    game = last([0] * 10 + [1] * 11, seats=2, cash={0: 60, 1: 9000}, hands={1: "rest"})
    assert game.winners == [1]
    assert last([0] * 11 + [1] * 10, seats=2, cash={0: 60, 1: 9000}, hands={1: "rest"}).winners == [0]


@rule("SW-END-09")
def test_a_lone_player_with_the_highest_count_can_lose_to_two():
    game = last([1] * 10 + [0] * 5 + [2] * 6, seats=3)
    assert game.sides == ["rebel", "empire", "rebel"] and [b.bit_count() for b in game.bases] == [6, 10, 6]
    assert game.winners == [2]
    assert last([1] * 12 + [0] * 9, seats=2).winners == [1]


@rule("SW-END-10", "SW-EDGE-57")
def test_a_turn_limit_counts_the_bases_then_on_the_board():
    limit = {"turn_limit": 5}
    owns = {0: "hoth_1 hoth_2 hoth_3", 1: "kashyyyk_1 kashyyyk_2 coruscant_2"}
    game = star_wars(seats=2, at={0: "jail"}, turns=4, owns=owns, options=limit)
    game.play("roll", dice(4, 6), "end")
    assert game.over and game.winners == [1]


@rule("SW-END-10", "SW-EDGE-57")
def test_without_a_base_on_the_board_nobody_wins():
    game = star_wars(at={0: "jail"}, turns=4, options={"turn_limit": 5}).play("roll", dice(4, 6), "end")
    assert game.over and game.winners == []


@rule("SW-END-10")
def test_by_default_there_is_no_limit():
    assert EDITION.turn_limit == 0
    game = star_wars(at={0: "jail"}, turns=999_999).play("roll", dice(4, 6), "end")
    assert not game.over


@rule("SW-END-11")
def test_a_full_board_has_exactly_one_winner():
    for seed in range(30):
        t = EDITION.with_(windows="polled").deal(2 + seed % 3)
        playout(t, Luck(seed), Luck(seed + 1000))
        assert not t.free and t.winners.bit_count() == 1


@rule("SW-EDGE-22")
def test_the_bounty_hunter_on_the_last_space_ends_the_game_and_a_replacement_does_not():
    given = {"seats": 2, "at": {0: "tax_1"}, "owns": board(*[1] * 21)}
    game = star_wars(**given).play("roll", dice(6, 2), space("kashyyyk_1"))
    assert game.over and game.winners == [1]
    assert not star_wars(**given).play("roll", dice(6, 2), space("endor_1")).over


@rule("SW-EDGE-31")
def test_sabotage_postpones_the_end():
    game = star_wars(seats=2, owns=board(*[1] * 21), hands={0: "sabotage"})
    game.play("play", card("sabotage"), space("endor_1"))
    assert game.free.bit_count() == 2 and not game.over
    assert last([0] * 21, seats=2, hands={1: "sabotage"}).asked is None


@rule("SW-EDGE-30")
def test_an_exchange_never_ends_the_game():
    game = star_wars(seats=2, owns=board(*[0] * 10, *[1] * 11), hands={0: "exchange"})
    game.play("play", card("exchange"), space("kashyyyk_2"), space("coruscant_2"))
    assert not game.over and game.owners["coruscant_2"] == 0


@rule("SW-END-01")
def test_a_surrendered_base_does_not_end_the_game():
    game = star_wars(seats=2, owns=board(*[0] * 10, *[1] * 11), cash={0: 0}, push=[Pay(0, 100, 1)])
    assert not game.over and game.free.bit_count() == 1


@rule("SW-VAR-01")
def test_the_three_player_game_is_the_only_variant_and_needs_no_edition_of_its_own():
    assert list(VARIANTS) == ["standard"] and EDITION.deal(3).side == (0, 1, 0)


@rule("SW-VAR-02")
def test_the_options_and_their_defaults():
    assert EDITION.options == {
        "rent_claim": "auto", "force_windows": "full", "jsn_rent": False, "jail_double_rerolls": False,
        "side_tie": "owner", "turn_limit": 0, "windows": "clicks", "sides": "rebels_first", "youngest": 0,
    }  # fmt: skip
