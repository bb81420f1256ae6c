"""How Millionaire's steady player manages property, jail, cards and debts: each threshold, and one step beyond it."""

from typing import Any

import pytest

from magnat.bots import steady
from magnat.games.millionaire.actions import GiveDeed, PlaceHouse, Steal, TakeDeed, TakeInExchange
from magnat.games.millionaire.effects import ChoosePlayer
from magnat.games.millionaire.move import KeepOrEvolve
from magnat.games.millionaire.turn import AfterMove
from magnat.games.millionaire.windows import Meanwhile, Poll
from magnat.mechanics.debt import SettleDebt
from magnat.mechanics.money import BANK
from magnat.mechanics.mortgage import KeepOrLift, Lift
from magnat.mechanics.objection import Objection, SayNo
from magnat.positions import Position
from tests.steady import decision, decisions, steady_of

NAMES = Position("millionaire").edition.names


def bits_of(names: str) -> int:
    return sum(1 << NAMES.index(name) for name in names.split())


def at_work(cash: int = 372, push: Any = None, active: int = 1, **position: Any) -> Position:
    """Return a position in the turn of seat 1; `push` is the question if it is not the first."""
    frames = [push] if push else []
    cashes = {1: cash} | position.pop("cash_of", {})
    return Position("millionaire", turn=1, active=active, cash=cashes, push=frames, **position)


# Windows


@pytest.mark.parametrize("window", [None, AfterMove(1), Poll((1,)), Meanwhile(1)])
@pytest.mark.parametrize(
    ("cash", "style", "lifts"),
    [(190, "", False), (191, "", True), (699, "", True), (700, "", False), (210, "cautious", False),
     (211, "cautious", True), (178, "greedy", False), (179, "greedy", True)],
)  # fmt: skip
def test_mortgages_are_lifted_with_money_to_spare_but_not_near_the_goal(window, cash, style, lifts):
    game = at_work(cash, window, owns={1: "castle_view"}, mortgaged="castle_view")
    assert decision(game, style) == ("lift" if lifts else game.question.verbs[0])


@pytest.mark.parametrize("window", [None, AfterMove(1), Poll((1,)), Meanwhile(1)])
def test_cards_come_before_houses_and_houses_before_mortgages(window):
    estate: dict[str, Any] = {"owns": {1: "pink brown", 2: "yacht_harbor"}, "mortgaged": "motor_drive"}
    assert decision(at_work(500, window, hands={1: "sly_deal"}, **estate)) == "play"
    assert decision(at_work(500, window, **estate)) == "build"
    assert decision(at_work(500, window, owns={1: "brown castle_view"}, mortgaged="motor_drive")) == "lift"


@pytest.mark.parametrize(
    ("window", "active", "offers"),
    [(None, 1, True), (AfterMove(1), 1, True), (Poll((1,)), 1, True), (Poll((1,)), 2, False), (Meanwhile(1), 1, False)],
)
def test_trades_are_proposed_in_its_own_turn(window, active, offers):
    owns = {1: "castle_view dream_avenue", 2: "palace_gardens"}
    for cash, proposed in ((300, offers), (700, False)):  # near the goal, money is kept
        game = at_work(cash, window, active, owns=owns)
        assert "trade" in game.choices
        assert decision(game) == ("trade" if proposed else game.question.verbs[0])
    game = at_work(300, window, active, owns={1: "castle_view", 2: "palace_gardens"})
    assert decision(game) == game.question.verbs[0], "there is nothing to trade for"


# Jail


@pytest.mark.parametrize(
    ("jailed", "cash", "answer"),
    [(1, 200, "throw"), (1, 201, "pay"), (3, 200, "throw"), (4, 200, "pay"), (4, 20, "pay")],
)
def test_the_fine_is_paid_with_money_to_spare_or_if_it_is_due(jailed, cash, answer):
    assert decision(at_work(cash, jailed={1: jailed})) == answer


@pytest.mark.parametrize("jailed", [1, 4])
@pytest.mark.parametrize("cash", [20, 900])
@pytest.mark.parametrize("deck", ["chance", "lifestyle"])
def test_a_jail_card_is_used_at_once(deck, cash, jailed):
    assert decision(at_work(cash, jailed={1: jailed}, jail_cards={deck: 1})) == f"use_{deck}_card"


def test_property_is_managed_in_jail():
    assert decision(at_work(100, jailed={1: 1}, owns={1: "pink"})) == "build"
    assert decision(at_work(100, jailed={1: 1}, jail_cards={"chance": 1, "lifestyle": 1})) == "use_chance_card"


# Evolving


@pytest.mark.parametrize(
    ("stars", "cash", "answer"),
    [(1, 699, "evolve"), (1, 700, "keep"), (3, 599, "evolve"), (3, 600, "keep")],
)
def test_it_evolves_unless_two_salaries_reach_the_goal(stars, cash, answer):
    assert decision(at_work(cash, KeepOrEvolve(1), stars={1: stars})) == answer


# Fortune cards


@pytest.mark.parametrize(
    ("mine", "theirs", "deed"),
    [
        ("", {0: "castle_view", 2: "palace_gardens surfers_cove"}, "palace_gardens"),
        ("adventure_park", {0: "castle_view", 2: "themepark_city style_square"}, "style_square"),
        ("adventure_park movie_district", {0: "castle_view", 2: "themepark_city style_square"}, "themepark_city"),
        ("adventure_park", {2: "themepark_city aqua_park"}, "themepark_city"),
    ],
)
def test_the_deed_worth_most_to_it_is_taken(mine, theirs, deed):
    owns = theirs | ({1: mine} if mine else {})
    assert decision(at_work(push=TakeDeed(1), owns=owns)) == deed
    given = owns | {1: f"{mine} gadget_wharf".strip()}
    assert decision(at_work(push=TakeInExchange(1, NAMES.index("gadget_wharf")), owns=given)) == deed


@pytest.mark.parametrize(
    ("mine", "mortgaged", "deed"),
    [
        ("castle_view style_square", "", "castle_view"),
        ("castle_view dream_avenue surfers_cove", "", "surfers_cove"),
        ("pink style_square", "", "style_square"),  # 80 against 95 and more
        ("pink sunshine_bay", "", "castle_view"),
        ("castle_view style_square", "style_square", "castle_view"),  # 35 and 37
        ("palace_gardens style_square", "style_square", "style_square"),  # 40 and 37
    ],
)
def test_the_deed_worth_least_to_it_is_given(mine, mortgaged, deed):
    owns = {1: mine, 2: "yacht_harbor"}
    assert decision(at_work(push=GiveDeed(1), owns=owns, mortgaged=mortgaged)) == deed


def test_a_free_house_goes_to_the_last_street():
    game = at_work(push=PlaceHouse(1), owns={1: "pink dark_blue"}, built={"paradise_island": 1})
    assert decision(game) == "fortune_valley"
    game = at_work(push=PlaceHouse(1), owns={1: "pink brown"})
    assert decision(game) == "palace_gardens"


@pytest.mark.parametrize(("hand", "answer"), [("just_say_no", "say_no"), ("sly_deal", "let_stand")])
def test_it_says_no_whenever_it_can(hand, answer):
    case: Objection[Any] = Objection(1, 2, Steal(2, NAMES.index("castle_view")))
    game = at_work(push=SayNo(case), owns={1: "castle_view"}, hands={1: hand})
    assert decision(game) == answer


@pytest.mark.parametrize(
    ("collects", "cash_of", "chosen"),
    [
        (True, {0: 400, 2: 401}, 2),
        (True, {0: 401, 2: 400}, 0),
        (False, {0: 400, 2: 401}, 0),
        (False, {0: 401, 2: 400}, 2),
    ],
)
def test_the_richest_pays_and_the_poorest_is_paid(collects, cash_of, chosen):
    assert decision(at_work(push=ChoosePlayer(1, 50, collects), cash_of=cash_of)) == chosen


# Debts and mortgages


@pytest.mark.parametrize(
    ("owns", "built", "amount", "answer"),
    [
        ("castle_view", {}, 20, "mortgage"),
        ("castle_view", {}, 21, "bankrupt"),
        ("pink castle_view", {"pink": 1}, 20, "sell"),
        ("pink surfers_cove", {"pink": 1}, 20, "mortgage"),
    ],
)
def test_a_debtor_mortgages_then_sells(owns, built, amount, answer):
    game = at_work(0, SettleDebt(1, amount, BANK, 0), owns={1: owns}, built=built)
    assert decision(game) == answer


def test_the_last_mortgage_is_lifted_first():
    names = "brown castle_view dream_avenue"
    assert decision(at_work(push=Lift(1), owns={1: names}, mortgaged=names)) == "dream_avenue"


@pytest.mark.parametrize(("cash", "answer"), [(150, "keep"), (151, "lift"), (699, "lift"), (700, "keep")])
def test_a_received_mortgage_is_lifted_with_money_to_spare_but_not_near_the_goal(cash, answer):
    frame = KeepOrLift(1, bits_of("castle_view"))
    assert decision(at_work(cash, frame, owns={1: "castle_view"}, mortgaged="castle_view")) == answer


def test_a_received_mortgage_is_kept_if_lifting_is_not_legal():
    names = "green yellow red dark_blue"
    spaces = [
        i for i, owner in enumerate(Position("millionaire", owns={1: f"castle_view {names}"}).owner) if owner == 1
    ]
    frame = KeepOrLift(1, sum(1 << space for space in spaces))
    game = at_work(151, frame, owns={1: f"castle_view {names}"}, mortgaged=f"castle_view {names}")
    assert game.choices == ["keep"] and decision(game) == "keep"


# Estimates


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_scores_are_cash_and_stars(seat):
    game = Position("millionaire", cash={seat: 70}, stars={seat: 5}, owns={seat: "pink"})
    mind = steady_of(game)
    assert mind.scores(game.table) == [70 if p == seat else 372 for p in range(3)]
    assert mind.secondary_scores(game.table) == [5 if p == seat else 1 for p in range(3)]
    assert mind.scores_are_money


def log_odds(seat: int, **position: Any) -> float:
    game = Position("millionaire", **position)
    mind: Any = steady_of(game)
    return float(mind.log_odds(game.table, seat))


@pytest.mark.parametrize("seat", [0, 2])
def test_the_estimate_weighs_money_income_and_place(seat):
    """All relative to the goal of 1,000, with two rivals."""
    plain = 0.7 * 0.372 + 1.6 * 0.072 + 6.0 * 0.150
    assert log_odds(seat) == pytest.approx(plain)
    assert log_odds(seat, stars={seat: 3}) == pytest.approx(plain + 6.0 * 0.050)
    assert log_odds(seat, at={seat: "free_parking"}) == pytest.approx(plain + 0.35 / 2)
    assert log_odds(seat, owns={seat: "castle_view"}) == pytest.approx(plain + 0.9 * 0.020 * 2 + 0.25 * 0.035)
    assert log_odds(seat, owns={seat: "castle_view"}, mortgaged="castle_view") == pytest.approx(plain - 1.7 * 0.035)
    assert log_odds(seat, owns={seat: "pink"}, built={"pink": 1}) == pytest.approx(
        plain + 3 * 0.9 * 0.050 * 2 + 0.25 * 0.110 + 1.1 * 0.025 + 3 * 0.65 * 0.025
    )
    assert log_odds(seat, owns={1: "pink"}, built={"pink": 1}) == pytest.approx(plain)


@pytest.mark.parametrize(
    ("cash", "odds"),
    [
        (0, 0.0),
        (300, 0.7 * 0.3),
        (600, 0.7 * 0.6 + 1.6 * 0.3),
        (900, 0.7 * 0.9 + 1.6 * 0.6 + 3.9 * 0.3),
    ],
)
def test_each_note_counts_more_near_the_goal(cash, odds):
    assert log_odds(1, cash={1: cash}) == pytest.approx(odds + 6.0 * 0.150)


def test_fewer_rivals_pay_less_rent():
    assert log_odds(1, owns={1: "castle_view"}, out=[2]) == pytest.approx(log_odds(1) + 0.9 * 0.020 + 0.25 * 0.035)


def test_a_player_who_is_out_has_no_chance():
    game = Position("millionaire", out=[2])
    mind = steady_of(game)
    worths = mind.worths(game.table)
    assert worths[2] == 0 and worths[0] == worths[1] > 1


@pytest.mark.parametrize(
    ("style", "settings"),
    [("", (100, 100, 150)), ("cautious", (150, 85, 175)), ("greedy", (70, 120, 225)), ("friendly", (100, 90, 112))],
)
def test_a_style_shifts_the_thresholds(style, settings):
    mind: Any = steady("millionaire", style)
    assert (mind.reserve_percent, mind.bid_percent, mind.deal_percent) == settings
    assert mind.style.name == style and mind.lineup_styles == ("cautious", "friendly")


def test_cards_are_played_until_none_is_left():
    game = at_work(600, owns={1: "pink", 2: "yacht_harbor"}, hands={1: "free_house sly_deal"}, built={"pink": 1})
    assert decisions(game, 4) == ["play", "sly_deal", "yacht_harbor", "play"]
