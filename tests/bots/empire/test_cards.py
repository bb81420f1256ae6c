"""When Empire's steady player plays and answers cards: each threshold, and one step beyond it."""

from typing import Any

import pytest

from magnat.bots import steady
from magnat.games.empire.attacks import Bust, Crash, Demand, Fire, ReverseRent, SwapTops, TakeOver, TaxTower
from magnat.games.empire.brands import BustDeal, Purchase, TaxRival
from magnat.games.empire.chance import CasinoOpponent
from magnat.games.empire.empire_cards import NameColour
from magnat.games.empire.rent import PayOrReverse
from magnat.games.empire.table import Contested, Threat
from magnat.games.empire.turn import AfterLanding
from magnat.games.empire.windows import Against, Meanwhile, PickCard
from magnat.mechanics.objection import SayNo
from magnat.positions import Position
from tests.named import card_number
from tests.steady import choice, decision, decisions, steady_of

E: Any = Position("empire").edition


def space(name: str) -> int:
    return int(E.names.index(name))


def colour(name: str) -> int:
    return int(E.colours.index(name))


def at_work(*frames: Any, active: int = 1, cash: int = 400, **position: Any) -> Position:
    """Return a position in the turn of seat 1, with too little cash for an office."""
    cashes = {1: cash} | position.pop("cash_of", {})
    return Position("empire", turn=1, active=active, cash=cashes, push=frames, **position)


def played(hand: str, style: str = "", **position: Any) -> str:
    """Return the card that seat 1 plays before its roll; empty if none."""
    game = at_work(hands={1: hand}, **position)
    if decision(game, style) == "roll":
        return ""
    said = decisions(game, 2, style)
    assert said[0] == "play"
    return str(said[1])


# Playing cards


@pytest.mark.parametrize(
    ("card", "towers", "plays"),
    [
        ("hostile_takeover", {0: "billboard"}, True),  # two levels
        ("hostile_takeover", {0: "nerf", 2: "razor"}, False),
        ("hostile_takeover", {0: "nerf", 2: "ford"}, True),
        ("hostile_takeover", {0: "billboard office"}, True),  # an office is no brand
        ("hostile_takeover", {0: "billboard nerf"}, False),  # the top only
        ("swap_the_top", {1: "nerf", 0: "ford"}, True),  # two levels more
        ("swap_the_top", {1: "nerf", 0: "billboard"}, False),
        ("swap_the_top", {0: "ford"}, False),  # nothing to give
        ("tallest_tower", {0: "xbox"}, True),  # four levels
        ("tallest_tower", {1: "xbox"}, True),
        ("tallest_tower", {0: "ford", 2: "billboard"}, False),
        ("market_crash", {0: "beats xbox universal", 2: "ford"}, True),  # five levels short of the goal
        ("market_crash", {0: "beats xbox ebay", 2: "ford"}, False),
        ("market_crash", {1: "beats xbox universal", 2: "ford"}, False),
        ("billboard_tax", {0: "nerf transformers razor polaroid"}, True),
        ("billboard_tax", {0: "nerf transformers razor"}, False),
        ("vous_etes_renvoye", {0: "ford"}, True),  # three levels of yellow
        ("vous_etes_renvoye", {0: "billboard"}, False),
        ("vous_etes_renvoye", {0: "nerf billboard", 2: "wilson"}, True),  # pink, four levels
        ("vous_etes_renvoye", {0: "ford ebay", 1: "caterpillar"}, False),  # six, minus twice three
        ("vous_etes_renvoye", {0: "xbox universal", 1: "ford heinz"}, False),
        ("just_say_no", {0: "xbox"}, False),
        ("pas_touche", {0: "xbox"}, False),
        ("reverse_rent", {0: "xbox"}, False),
        ("deal_buster", {0: "xbox"}, False),
    ],
)
def test_a_card_is_played_for_levels(card, towers, plays):
    assert played(card, towers=towers) == (card if plays else "")


@pytest.mark.parametrize(
    ("hand", "towers", "card"),
    [
        ("hostile_takeover tallest_tower", {0: "xbox"}, "hostile_takeover"),  # 4 against 1
        ("tallest_tower hostile_takeover", {0: "beats skype nerf", 2: "billboard"}, "hostile_takeover"),  # equal: 2
        ("vous_etes_renvoye hostile_takeover", {0: "ford", 2: "ebay"}, "vous_etes_renvoye"),  # 4 against 3
        ("vous_etes_renvoye hostile_takeover", {0: "xbox"}, "hostile_takeover"),  # 2 against 4
        ("swap_the_top tallest_tower", {0: "xbox", 1: "nerf"}, "swap_the_top"),  # 2 against 1
        ("billboard_tax hostile_takeover", {0: "nerf transformers razor ford"}, "billboard_tax"),  # 4 against 3
    ],
)
def test_the_card_that_gains_most_levels_is_played_first(hand, towers, card):
    assert played(hand, towers=towers) == card


@pytest.mark.parametrize(
    ("style", "card", "towers", "plays"),
    [
        ("cautious", "tallest_tower", {0: "xbox ford"}, False),  # 80 % of one level
        ("cautious", "tallest_tower", {0: "xbox universal"}, True),
        ("greedy", "tallest_tower", {0: "xbox"}, True),
        ("friendly", "tallest_tower", {0: "xbox ford"}, False),
        ("friendly", "hostile_takeover", {0: "billboard"}, True),  # 60 % of two
    ],
)
def test_a_style_values_attacks_differently(style, card, towers, plays):
    assert played(card, style, towers=towers) == (card if plays else "")


@pytest.mark.parametrize(
    ("at", "cash", "towers", "plays"),
    [
        ("go", 50, {}, True),  # nerf for 50
        ("go", 0, {}, True),  # the rival tax
        ("rival_tax", 0, {}, False),  # nothing affordable among the next five
        ("rival_tax", 50, {}, True),
        ("rival_tax", 50, {0: "transformers"}, False),
    ],
)
def test_a_journey_is_made_for_levels(at, cash, towers, plays):
    assert bool(played("private_jet", at={1: at}, cash=cash, towers=towers)) == plays


def test_cards_of_its_own_turn_wait_for_it():
    towers = {0: "nerf transformers razor polaroid", 1: "billboard"}
    for card, plays in (("billboard_tax", False), ("private_jet", False), ("hostile_takeover", True)):
        game = at_work(Meanwhile(1), active=0, hands={1: card}, towers=towers | {2: "ford"})
        assert (decision(game) == "play") == plays
        mind: Any = steady_of(game)
        if not plays:
            assert mind.card_worth(game.table, 1, card_number(E, card)) == 0


def test_the_first_card_is_named_if_none_is_worth_playing():
    game = at_work(PickCard(1), hands={1: "hostile_takeover"}, towers={0: "nerf"})
    assert decision(game) == "hostile_takeover"


# Offices and jail


@pytest.mark.parametrize("window", [None, AfterLanding(1)])
@pytest.mark.parametrize(
    ("style", "cash", "tower", "buys"),
    [
        ("", 1_450, "", False),
        ("", 1_500, "", True),
        ("cautious", 1_950, "", False),
        ("cautious", 2_000, "", True),
        ("greedy", 1_150, "", False),
        ("greedy", 1_200, "", True),
        ("", 500, "beats skype xbox universal", True),  # 16 levels: the office wins
        ("", 500, "beats skype xbox ford", False),
        ("", 450, "beats skype xbox universal", False),
    ],
)
def test_an_office_is_bought_to_win_or_with_idle_cash(window, style, cash, tower, buys):
    frames = [window] if window else []
    game = at_work(*frames, cash=cash, towers={1: tower})
    assert decision(game, style) == ("office" if buys else game.question.verbs[0])


def test_jail_is_left_by_card_only():
    assert decision(at_work(jailed={1: 1}, jail_cards={"chance": 1})) == "use_card"
    assert decision(at_work(jailed={1: 1}, cash=1_400)) == "roll"
    assert decision(at_work(jailed={1: 1}, cash=1_500)) == "office"


# Targets


@pytest.mark.parametrize(
    ("towers", "target"),
    [
        ({0: "billboard", 2: "ford"}, 2),  # the highest top tile
        ({0: "ford", 2: "beats razor"}, 0),
        ({0: "ford", 2: "beats ebay"}, 2),  # of equal tiles, that of the taller tower
    ],
)
def test_an_attack_aims_at_the_highest_tile(towers, target):
    game = at_work(Against(1, card_number(E, "hostile_takeover")), towers=towers)
    assert decision(game) == target


@pytest.mark.parametrize(("towers", "target"), [({0: "billboard", 2: "ford"}, 2), ({0: "beats nerf", 2: "xbox"}, 0)])
def test_a_tax_hits_the_tallest_tower_and_a_casino_the_smallest(towers, target):
    assert decision(at_work(TaxRival(1), towers=towers)) == target
    assert decision(at_work(CasinoOpponent(1, 300), towers=towers)) == 2 - target


@pytest.mark.parametrize(
    ("towers", "named"),
    [
        ({0: "nerf", 2: "ford"}, "yellow"),
        ({0: "billboard wilson", 2: "ford"}, "pink"),
        ({0: "ford", 1: "ebay", 2: "nerf"}, "brown"),  # yellow would cost more than it harms
        ({0: "ford", 2: "yahoo"}, "red"),  # equal: the first
        ({1: "nerf"}, "light_blue"),
    ],
)
def test_the_colour_named_costs_the_others_most(towers, named):
    assert choice(at_work(NameColour(1), towers=towers)) == colour(named)


# Answers to attacks


def answer(act: Any, tower: str, hand: str = "just_say_no", contested: bool = False, **towers: str) -> str:
    """Return the answer of seat 1, whose tower is `tower`, to an attack."""
    effect = Contested(-1, -1, act) if contested else act
    every = {1: tower} | {int(seat[1:]): names for seat, names in towers.items()}
    game = at_work(SayNo(Threat(1, 2, effect)), active=2, hands={1: hand}, towers=every)
    return str(decision(game))


@pytest.mark.parametrize(
    ("tower", "named", "says"),
    [
        ("ford nerf", "yellow", "say_no"),  # three levels below the top
        ("ford nerf", "brown", "let_stand"),  # one level at the top
        ("nerf ford", "brown", "let_stand"),  # one level under an expensive top tile
        ("nerf ford transformers", "brown", "say_no"),  # two of one level
        ("razor xbox", "light_blue", "let_stand"),
        ("billboard nerf", "pink", "say_no"),
    ],
)
@pytest.mark.parametrize("contested", [False, True])
def test_a_dismissal_is_cancelled_by_the_levels_of_its_colour(tower, named, says, contested):
    assert answer(Fire(2, (), 0b100, colour(named)), tower, contested=contested) == says


@pytest.mark.parametrize("act", [TakeOver(2, 1), Crash(2, (), 0b010)])
@pytest.mark.parametrize(
    ("tower", "says"), [("billboard", "say_no"), ("ford nerf", "let_stand"), ("billboard office", "say_no")]
)
def test_a_loss_of_more_than_one_level_is_cancelled(act, tower, says):
    assert answer(act, tower) == says


@pytest.mark.parametrize(
    ("tower", "says"), [("billboard", "say_no"), ("nerf", "let_stand"), ("billboard office", "let_stand")]
)
def test_a_tax_takes_the_top_tile_of_any_kind(tower, says):
    assert answer(TaxTower(2, 1), tower) == says


@pytest.mark.parametrize(
    ("tower", "other", "says"),
    [
        ("billboard", "nerf", "say_no"),  # a level less, and the other has one more
        ("ford", "ebay", "let_stand"),
        ("billboard", "ford", "let_stand"),
        ("xbox", "nerf", "say_no"),
        ("nerf office", "razor", "let_stand"),
    ],
)
@pytest.mark.parametrize("towers", [(1, 2), (2, 1)])
def test_a_swap_is_cancelled_if_it_costs_a_level(tower, other, says, towers):
    assert answer(SwapTops(2, *towers), tower, s2=other) == says


@pytest.mark.parametrize("towers", [(1, 0), (0, 1)])
def test_a_swap_of_two_others_is_judged_by_its_own_tower(towers):
    assert answer(SwapTops(2, *towers), "ford", s0="nerf", s2="beats") == "say_no"
    assert answer(SwapTops(2, *towers), "ford", s0="beats", s2="nerf") == "let_stand"


@pytest.mark.parametrize("act", [Demand(2, 1, 400), ReverseRent(2, 1)])
@pytest.mark.parametrize("tower", ["nerf", "xbox"])
def test_a_payment_is_always_cancelled(act, tower):
    assert answer(act, tower) == "say_no"


@pytest.mark.parametrize("name", ["nerf", "beats"])
def test_a_busted_deal_is_accepted_because_the_money_is_kept(name):
    assert answer(Bust(2, 1, space(name)), "ford") == "let_stand"


@pytest.mark.parametrize(
    "act", [TakeOver(1, 2), Fire(1, (), 0b010, 0), SwapTops(1, 1, 2), Bust(1, 2, 1), TaxTower(1, 2)]
)
def test_its_own_attacks_are_defended(act):
    assert answer(act, "nerf", contested=True, s2="transformers") == "say_no"


def test_hands_off_is_laid_before_a_no():
    assert answer(TakeOver(2, 1), "ford", "just_say_no pas_touche") == "hands_off"
    assert answer(TakeOver(2, 1), "nerf", "just_say_no pas_touche") == "let_stand"
    assert answer(TakeOver(2, 1), "ford", "market_crash") == "let_stand"


@pytest.mark.parametrize(("name", "answered"), [("billboard", "pass"), ("ford", "bust")])
def test_a_deal_is_busted_for_three_levels(name, answered):
    frame = BustDeal((1,), Purchase(2, space(name), E.prices[space(name)]))
    assert decision(at_work(frame, active=2, hands={1: "deal_buster"})) == answered
    assert decision(at_work(frame, active=2, hands={1: "market_crash"})) == "pass"


@pytest.mark.parametrize(
    ("style", "rent", "answered"),
    [("", 100, "pay"), ("", 150, "reverse"), ("cautious", 150, "pay"), ("cautious", 200, "reverse"),
     ("greedy", 50, "pay"), ("greedy", 100, "reverse")],
)  # fmt: skip
def test_a_rent_above_the_reserve_is_reversed(style, rent, answered):
    frame = PayOrReverse(1, 2, rent)
    assert decision(at_work(frame, hands={1: "reverse_rent"}, towers={2: "ford"}), style) == answered
    assert decision(at_work(frame, hands={1: "market_crash"}, towers={2: "ford"}), style) == "pay"


@pytest.mark.parametrize(
    ("style", "settings"),
    [("", (100, 1_000, 100, 100)), ("cautious", (150, 1_500, 85, 80)), ("greedy", (70, 700, 120, 150)),
     ("friendly", (100, 1_000, 90, 60))],
)  # fmt: skip
def test_a_style_shifts_the_thresholds(style, settings):
    mind: Any = steady("empire", style)
    assert (mind.reserve, mind.idle_cash, mind.bid_percent, mind.attack_percent) == settings
    assert mind.style.name == style and mind.lineup_styles == ("cautious", "greedy", "friendly")
