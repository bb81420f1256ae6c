"""When Star Wars' steady player plays its cards, and its answers to others: each threshold, and one step beyond it."""

from typing import Any

import pytest

from magnat.bots import steady
from magnat.games.star_wars.force import PlayForce, ShortOfCash
from magnat.games.star_wars.powers import Capture, Extort, Outpost, Sabotage, SwapFrom, SwapWith, TakeOver
from magnat.games.star_wars.turn import AfterMove, Meanwhile
from magnat.mechanics.money import BANK
from magnat.positions import Position
from tests.bots.star_wars.scenes import E, facing, plays, power, space
from tests.steady import choice, decision, steady_of


@pytest.mark.parametrize(
    ("card", "mine", "theirs", "cash", "played"),
    [
        # With seven free spaces the end is near.
        ("takeover", 8, 7, 1_500, True),
        ("takeover", 7, 7, 1_500, False),
        ("exchange", 8, 7, 1_500, True),
        ("exchange", 7, 7, 1_500, False),
        ("sabotage", 7, 8, 1_500, True),
        ("sabotage", 8, 8, 1_500, True),
        ("sabotage", 9, 8, 1_500, False),
        ("sabotage", 6, 8, 1_500, False),
        ("capture", 8, 7, 1_500, True),
        ("capture", 7, 7, 1_500, False),
        # Jumps need money for the landing, and a lead after it.
        ("hyperspace_jump", 8, 7, 260, True),
        ("hyperspace_jump", 8, 7, 250, False),
        ("hyperspace_jump", 7, 7, 260, False),
        ("hyperspace_jump", 8, 8, 260, True),
        ("hyperspace_jump", 7, 8, 260, False),
        # A free base is always welcome, except the last that loses.
        ("outpost", 0, 0, 0, True),
        ("outpost", 9, 11, 1_500, True),
        ("outpost", 10, 11, 1_500, False),
        ("outpost", 11, 10, 1_500, True),
        # Money cards wait for need.
        ("secret_funds", 3, 3, 240, True),
        ("secret_funds", 3, 3, 250, False),
        ("extortion", 3, 3, 240, True),
        ("extortion", 3, 3, 250, False),
        ("tribute", 3, 3, 240, True),
        ("tribute", 3, 3, 250, False),
        ("just_say_no", 8, 8, 100, False),
        ("out_of_jail", 8, 8, 100, False),
    ],
)
@pytest.mark.parametrize("window", [None, AfterMove(0)])
def test_a_card_is_played_at_its_moment(window, card, mine, theirs, cash, played):
    frames = [window] if window else []
    game = facing(mine, theirs, *frames, hands={0: card}, cash={0: cash})
    assert plays(game) == (card if played else "")


@pytest.mark.parametrize(("cash", "played"), [(410, True), (400, False)])
def test_an_enemy_is_captured_for_its_money(cash, played):
    assert bool(plays(facing(8, 7, hands={0: "capture"}, cash={1: cash}))) == played


@pytest.mark.parametrize(
    ("style", "free", "reserve"), [("", 7, 250), ("cautious", 5, 375), ("greedy", 10, 175), ("friendly", 4, 250)]
)
def test_a_style_shifts_the_thresholds(style, free, reserve):
    mind: Any = steady("star_wars", style)
    assert (mind.few_free_spaces, mind.reserve, mind.style.name) == (free, reserve, style)
    assert mind.bid_percent == {"": 100, "cautious": 85, "greedy": 120, "friendly": 90}[style]
    assert mind.lineup_styles == ("cautious", "greedy", "friendly")
    for more in (0, 1):
        game = facing(12 - free, 10 - more, hands={0: "takeover"})
        assert decision(game, style) == ("play" if not more else "roll")


ORDER = [
    "hyperspace_jump",
    "outpost",
    "takeover",
    "exchange",
    "sabotage",
    "capture",
    "secret_funds",
    "extortion",
    "tribute",
]


@pytest.mark.parametrize("number", range(len(ORDER)))
def test_the_most_useful_card_is_played_first(number):
    """The enemy has as many bases, and the seat is too poor for a jump."""
    hand = ORDER[max(number, 1) :] if number else ORDER[:1] + ORDER[2:]
    game = facing(8, 8, hands={0: " ".join(reversed(hand))}, cash={0: 100 if number else 300})
    assert plays(game) == ("hyperspace_jump" if not number else ORDER[max(number, 1)])


def test_a_jump_comes_before_an_outpost():
    assert plays(facing(8, 8, hands={0: "outpost hyperspace_jump"})) == "hyperspace_jump"
    assert plays(facing(3, 3, hands={0: "outpost hyperspace_jump"})) == "outpost"


def test_cards_are_played_in_an_aside_too():
    game = facing(8, 7, Meanwhile(0), hands={0: "takeover"})
    assert plays(game) == "takeover" and decision(facing(7, 7, Meanwhile(0), hands={0: "takeover"})) == "pass"


def test_rent_is_claimed_before_a_card_is_played():
    game = facing(8, 7, hands={0: "takeover"})
    game.table.claims = (0, 1, 60, space("coruscant_2"), 0)[: game.table.claim_size]
    assert decision(game) == "claim"


def test_the_first_card_is_played_if_none_is_wanted():
    """Search may open the choice of cards, and a debtor must choose one that pays."""
    game = facing(3, 3, PlayForce(0, 0), hands={0: "takeover sabotage"})
    assert choice(game) == game.question.choices(game.table)[0]
    assert power(facing(8, 7, PlayForce(0, 0), hands={0: "sabotage takeover"})) == "takeover"


# Jail


@pytest.mark.parametrize(
    ("cash", "hand", "style", "answer"),
    [
        (550, "", "", "try_double"),
        (560, "", "", "pay"),
        (670, "", "cautious", "try_double"),
        (680, "", "cautious", "pay"),
        (470, "", "greedy", "try_double"),
        (480, "", "greedy", "pay"),
        (1_500, "out_of_jail", "", "use_card"),
        (50, "out_of_jail", "", "use_card"),
        (300, "takeover", "", "try_double"),
    ],
)
def test_jail_is_left_by_card_or_with_money_to_spare(cash, hand, style, answer):
    game = Position("star_wars", seats=2, jailed={0: 1}, cash={0: cash}, hands={0: hand} if hand else {})
    assert decision(game, style) == answer


# Targets


@pytest.mark.parametrize("question", [TakeOver(0), Sabotage(0)])
@pytest.mark.parametrize(
    ("mine", "theirs", "target"),
    [
        ("kashyyyk_1", "hoth_1 dagobah_1", "dagobah_1"),  # the most expensive
        ("kashyyyk_1", "kashyyyk_2 hoth_1", "kashyyyk_2"),  # completes a planet: 260
        ("kashyyyk_1", "kashyyyk_2 geonosis_2", "geonosis_2"),  # 260 as well: the later
        ("kashyyyk_1", "kashyyyk_2 dagobah_1", "dagobah_1"),  # 340
        ("", "geonosis_1 geonosis_2 geonosis_3 dagobah_1", "geonosis_3"),  # breaks a planet: 480
    ],
)
def test_the_space_worth_most_is_the_target(question, mine, theirs, target):
    owns = {1: theirs} | ({0: mine} if mine else {})
    assert decision(Position("star_wars", seats=2, owns=owns, push=[question])) == target


def test_the_space_worth_least_is_exchanged_for_the_one_worth_most():
    owns = {0: "hoth_1 kashyyyk_1 dagobah_1", 1: "kashyyyk_2 endor_1"}
    assert decision(Position("star_wars", seats=2, owns=owns, push=[SwapFrom(0)])) == "kashyyyk_1"
    owns = {0: "hoth geonosis_1", 1: "endor_1 kashyyyk_1"}
    assert decision(Position("star_wars", seats=2, owns=owns, push=[SwapFrom(0)])) == "geonosis_1"
    assert decision(Position("star_wars", seats=2, owns=owns, push=[SwapWith(0, space("hoth_1"))])) == "endor_1"


def test_an_outpost_goes_to_the_free_space_worth_most():
    assert decision(Position("star_wars", seats=2, push=[Outpost(0)])) == "coruscant_2"
    owns = {0: "coruscant_2 hoth_1", 1: "endor_1"}
    assert decision(Position("star_wars", seats=2, owns=owns, push=[Outpost(0)])) == "coruscant_1"


@pytest.mark.parametrize("question", [Capture(0), Extort(0, 200)])
@pytest.mark.parametrize(("first", "second", "richer"), [(410, 400, 0), (400, 410, 1)])
def test_the_richest_enemy_is_chosen(question, first, second, richer):
    game = Position("star_wars", seats=4, push=[question])
    enemies = game.table.enemies_of(0)
    for enemy, cash in zip(enemies, (first, second), strict=True):
        game.table.cash[enemy] = cash
    assert choice(game) == enemies[richer]


@pytest.mark.parametrize(("mine", "answer"), [("hoth_1", "play"), ("", "settle")])
def test_a_card_saves_a_base_from_a_debt(mine, answer):
    game = Position(
        "star_wars", seats=2, owns={0: mine} if mine else {}, cash={0: 50}, hands={0: "secret_funds"},
        push=[ShortOfCash(0, 100, BANK)],
    )  # fmt: skip
    assert decision(game) == answer


def test_nothing_saves_a_base_without_a_card_that_pays():
    game = Position("star_wars", seats=2, owns={0: "hoth_1"}, cash={0: 50}, push=[ShortOfCash(0, 100, BANK)])
    assert decision(game) == "settle"


# Estimates


def log_odds(seat: int, seats: int = 2, **position: Any) -> float:
    game = Position("star_wars", seats=seats, **position)
    mind: Any = steady_of(game)
    return float(mind.log_odds(game.table, seat))


PLAIN = 0.0012 * 1_500 + 0.0009 * 400


@pytest.mark.parametrize(
    ("hand", "odds"),
    [("just_say_no", 0.45), ("takeover", 0.6), ("outpost", 0.05), ("capture", 0.1), ("hyperspace_jump", 0.1),
     ("sabotage extortion", 0.5)],
)  # fmt: skip
def test_cards_in_hand_count_by_their_power(hand, odds):
    assert log_odds(1, hands={1: hand}) == pytest.approx(PLAIN + odds)
    assert log_odds(0, hands={1: hand}) == pytest.approx(PLAIN)


@pytest.mark.parametrize(("cash", "odds"), [(0, 0), (400, 0.84), (410, 0.852), (1_000, 1.56)])
def test_the_first_credits_count_more(cash, odds):
    assert log_odds(0, cash={0: cash}) == pytest.approx(odds)


def test_bases_count_more_the_fewer_are_free():
    assert log_odds(0, owns={0: "hoth_1"}) == pytest.approx(PLAIN + 0.14 + 0.39 / 22**2 + 0.0012 * 40)
    late = facing(10, 5)
    mind: Any = steady_of(late)
    rents = sum(E.rents[base] for base in E.planets if late.owner[base] == 0)
    weight = 0.14 + 0.39 * (15 / 22) ** 2
    assert mind.log_odds(late.table, 0) == pytest.approx(PLAIN + 10 * weight + 0.0012 * rents)
    assert mind.scores(late.table) == [10, 5] and not mind.scores_are_money
    assert mind.worths(late.table)[0] > mind.worths(late.table)[1] > 0


def test_the_bases_of_an_ally_count_half():
    game = Position("star_wars", seats=4)
    (ally,) = [p for p in range(1, 4) if game.table.side[p] == game.table.side[0]]
    odds = log_odds(0, 4, owns={ally: "hoth_1"})
    assert odds == pytest.approx(PLAIN + (0.14 + 0.39 / 22**2) / 2)
