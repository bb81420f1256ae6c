"""How Electronic's steady player manages property, leaves jail and pays debts: each threshold, and the next step."""

from typing import Any

import pytest

from magnat.games.electronic.turn import AfterMove
from magnat.games.electronic.windows import Meanwhile, Poll
from magnat.mechanics.debt import AnswerInKind, HowToPay, SettleDebt
from magnat.mechanics.money import BANK
from magnat.mechanics.mortgage import KeepOrLift, Lift, Mortgage
from magnat.positions import Position
from tests.steady import decision, steady_of

NAMES = Position("electronic").edition.names


def bits_of(names: str) -> int:
    return sum(1 << NAMES.index(name) for name in names.split())


def at_work(cash: int = 15_000, **position: Any) -> Position:
    """Return a position in which it is the turn of seat 1; `push` is the question if it is not the first."""
    return Position("electronic", turn=1, cash={1: cash}, **position)


# Windows


WINDOWS = [None, AfterMove(1), Poll((1,)), Meanwhile(1)]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize(
    ("cash", "built", "style", "lifts"),
    [
        (3_500, {}, "", False),
        (3_510, {}, "", True),
        (3_750, {}, "cautious", False),
        (3_760, {}, "cautious", True),
        (3_700, {"light_blue": 1}, "", False),  # the reserve is 200 larger
        (3_710, {"light_blue": 1}, "", True),
        (6_500, {"light_blue": 5}, "", False),  # half of a rent of 6,000
        (6_510, {"light_blue": 5}, "", True),
        (3_350, {}, "greedy", False),
        (3_360, {}, "greedy", True),
    ],
)
def test_mortgages_are_lifted_by_the_rich(window, cash, built, style, lifts):
    push = [window] if window else []
    game = at_work(cash, owns={1: "neuilly", 2: "light_blue"}, mortgaged="neuilly", built=built, push=push)
    assert decision(game, style) == ("lift" if lifts else game.question.verbs[0])


@pytest.mark.parametrize("window", WINDOWS)
def test_rent_is_claimed_before_anything_else(window):
    game = at_work(owns={1: "light_blue neuilly"}, mortgaged="neuilly", push=[window] if window else [])
    game.table.claims = (1, 2, 60, 0)
    assert decision(game) == "claim"
    game.table.claims = ()
    assert decision(game) == "build"
    game.table.mortgaged |= bits_of("republique")
    assert decision(game) == "lift"


@pytest.mark.parametrize(("window", "offers"), [(None, False), (AfterMove(1), True), (Poll((1,)), False)])
def test_trades_are_proposed_at_the_end_of_its_own_turn(window, offers):
    push = [window] if window else []
    game = at_work(5_000, owns={1: "vaugirard courcelles", 2: "republique"}, push=push)
    mind: Any = steady_of(game)
    assert decision(game) == ("trade" if offers else game.question.verbs[0])
    question = game.question
    assert mind.may_propose(question) == offers
    acts = question.choices(game.table)
    considered = mind.rank_choices(game.table, question, acts, 0)
    assert [question.verbs[act] for act in acts] == [question.verbs[0], "mortgage", "trade"]
    assert considered == (acts if offers else [0])
    game = at_work(5_000, owns={1: "vaugirard"}, push=push)
    assert decision(game) == game.question.verbs[0], "there is nothing to trade for"


def test_search_considers_everything_but_property_between_turns():
    game = at_work(owns={1: "brown pink nord"}, built={"brown": 1}, mortgaged="nord", push=[Poll((1,))])
    mind: Any = steady_of(game)
    question, t = game.question, game.table
    considered = mind.rank_choices(t, question, question.choices(t), 0)
    assert [question.verbs[act] for act in considered] == ["pass", "build", "lift"]
    debt = SettleDebt(1, 20_000, BANK, 0)
    assert mind.rank_choices(t, debt, debt.choices(t), 0) == debt.choices(t)


@pytest.mark.parametrize("window", [None, AfterMove(1), Poll((1,))])
@pytest.mark.parametrize(
    ("owns", "mortgaged", "claims"),
    [
        ({}, "", ()),
        ({1: "neuilly", 2: "nord"}, "", ()),
        ({1: "neuilly"}, "neuilly", ()),
        ({1: "pink"}, "", ()),
        ({1: "neuilly"}, "", (1, 2, 60, 0)),
    ],
)
def test_a_quick_answer_is_the_answer(window, owns, mortgaged, claims):
    game = at_work(15_000, owns=owns, mortgaged=mortgaged, push=[window] if window else [])
    game.table.claims = claims
    mind: Any = steady_of(game)
    quick = mind.quick_answer(game.question, game.question.choices(game.table))
    busy = bool(mortgaged or claims or owns.get(1) == "pink" or (2 in owns and isinstance(window, AfterMove)))
    assert quick == (None if busy else 0)
    assert busy or decision(game) == game.question.verbs[0]


def test_the_way_out_of_jail_has_no_quick_answer():
    game = at_work(jailed={1: 1})
    mind: Any = steady_of(game)
    assert mind.quick_answer(game.question, game.question.choices(game.table)) is None


def test_no_trade_is_proposed_once_the_offers_are_used_up():
    game = at_work(5_000, owns={1: "vaugirard courcelles", 2: "republique"}, push=[AfterMove(1)])
    game.table.offers = sum(15 << 4 * shift for shift in range(12))
    assert "trade" not in game.choices and decision(game) == "end"


def test_a_payment_in_cash_needs_no_table():
    game = at_work(owns={1: "neuilly"})
    mind: Any = steady_of(game)
    assert mind.quick_answer(HowToPay(1, 60, 2, 0), (0, 1)) == 0
    assert decision(at_work(owns={1: "neuilly"}, push=[HowToPay(1, 60, 2, 0)])) == "card"
    assert mind.quick_answer(SettleDebt(1, 60, 2, 0), (1, 2)) is None


# Jail


def in_jail(free: int, cash: int = 5_000, cards: dict[str, int] | None = None, **position: Any) -> Position:
    """Return a position with seat 1 in jail. The bank has `free` deeds, and seat 2 owns the others."""
    e = Position("electronic").edition
    kept = [NAMES[space] for space in e.deeds if e.group_of[space] != e.group_names.index("light_blue")]
    sold = [*kept[: len(e.deeds) - free - 3], "light_blue"]
    return at_work(cash, owns={2: " ".join(sold)}, jailed={1: 1}, jail_cards=cards, **position)


@pytest.mark.parametrize(
    ("free", "cash", "answer"), [(11, 2_010, "pay"), (11, 2_000, "throw"), (10, 2_010, "throw"), (10, 9_000, "throw")]
)
def test_the_fine_is_paid_while_there_is_much_to_buy(free, cash, answer):
    assert decision(in_jail(free, cash)) == answer


@pytest.mark.parametrize(
    ("free", "level", "leaves"),
    [(7, 2, True), (6, 2, False), (6, 1, True), (0, 1, True), (0, 2, False), (7, 5, True)],
)
@pytest.mark.parametrize("deck", ["chance", "chest"])
def test_a_jail_card_is_used_while_there_is_something_to_buy_or_nothing_to_fear(free, level, leaves, deck):
    """The rents of light_blue are 400 at most with one apartment, and 1,000 with two."""
    game = in_jail(free, cards={deck: 1}, built={"light_blue": level})
    assert decision(game) == (f"use_{deck}_card" if leaves else "throw")


def test_the_first_of_two_jail_cards_is_used_even_by_the_rich():
    assert decision(in_jail(20, cards={"chance": 1, "chest": 1})) == "use_chance_card"
    assert decision(in_jail(20, cards={"chance": 2, "chest": 1})) == "use_chest_card"


def test_the_fine_is_paid_only_to_leave_for_good():
    """With much to buy, rents to fear do not matter; with little to buy, the fine is saved also if there are none."""
    assert decision(in_jail(11, built={"light_blue": 5})) == "pay"
    assert decision(in_jail(8)) == "throw"


def test_property_is_managed_in_jail_but_no_trade_is_proposed():
    game = at_work(owns={1: "pink"}, jailed={1: 1})
    assert decision(game) == "build"
    game = at_work(owns={1: "vaugirard courcelles", 2: "republique"}, jailed={1: 1})
    assert decision(game) == "pay"


# Debts


@pytest.mark.parametrize(
    ("owns", "built", "mortgaged", "answer"),
    [
        ("pink nord", {"pink": 1}, "", "mortgage"),  # a single deed first
        ("pink nord", {"pink": 1}, "nord", "sell"),
        ("pink", {"pink": 1}, "", "sell"),
        ("pink", {}, "", "mortgage"),  # nothing else is left
        ("pink red", {"pink": 1}, "", "sell"),  # red is a group worth keeping
        ("station", {}, "", "mortgage"),
        ("pink station", {"pink": 1}, "", "mortgage"),  # stations cannot be built on
    ],
)
def test_a_debt_is_paid_by_single_deeds_then_buildings_then_groups(owns, built, mortgaged, answer):
    position: dict[str, Any] = {"owns": {1: owns}, "built": built, "mortgaged": mortgaged}
    assert decision(at_work(0, push=[SettleDebt(1, 600, BANK, 0)], **position)) == answer


@pytest.mark.parametrize(("amount", "answer"), [(1_000, "mortgage"), (1_010, "bankrupt")])
def test_a_debt_beyond_all_means_ends_the_game_for_its_debtor(amount, answer):
    assert decision(at_work(0, owns={1: "nord"}, push=[SettleDebt(1, amount, 2, 0)])) == answer


@pytest.mark.parametrize(
    ("owns", "built", "deed"),
    [
        ("nord neuilly breteuil", {}, "neuilly"),  # the cheapest
        ("brown nord breteuil", {}, "nord"),  # of those that belong to no complete group
        ("brown red", {}, "belleville"),
        ("station breteuil", {}, "montparnasse"),
        ("red nord", {"red": 1}, "nord"),
    ],
)
def test_the_cheapest_deed_outside_a_complete_group_is_mortgaged(owns, built, deed):
    assert decision(at_work(owns={1: owns}, built=built, push=[Mortgage(1)])) == deed


@pytest.mark.parametrize(
    ("owns", "mortgaged", "deed"),
    [
        ("neuilly breteuil nord", "neuilly breteuil nord", "breteuil"),  # the most expensive
        ("brown breteuil", "brown breteuil", "belleville"),  # of a complete group
        ("brown breteuil champs_elysees", "brown champs_elysees breteuil", "belleville"),
    ],
)
def test_the_mortgage_of_a_complete_group_is_lifted_first_then_the_most_expensive(owns, mortgaged, deed):
    assert decision(at_work(owns={1: owns}, mortgaged=mortgaged, push=[Lift(1)])) == deed


@pytest.mark.parametrize(
    ("cash", "built", "answer"),
    [
        (1_200, {}, "keep"),  # 700 for the deed, and the reserve
        (1_210, {}, "lift"),
        (1_400, {"light_blue": 1}, "keep"),
        (1_410, {"light_blue": 1}, "lift"),
    ],
)
def test_a_received_mortgage_is_lifted_if_more_than_the_reserve_remains(cash, built, answer):
    owns = {1: "neuilly breteuil", 2: "light_blue"}
    frame = KeepOrLift(1, bits_of("neuilly breteuil"))
    assert decision(at_work(cash, owns=owns, mortgaged="neuilly breteuil", built=built, push=[frame])) == answer


def test_a_received_mortgage_is_kept_if_the_interest_of_others_takes_the_money():
    names = "neuilly dark_blue station"
    frame = KeepOrLift(1, bits_of("neuilly champs_elysees paix montparnasse lyon nord"))
    game = at_work(1_600, owns={1: names}, mortgaged=names, push=[frame])
    assert game.choices == ["keep"] and decision(game) == "keep"


@pytest.mark.parametrize(
    ("value", "mine", "answer"),
    [
        (1_270, "", "accept"),  # 1,400 are more than 1.1 times the debt
        (1_280, "", "refuse"),
        (3_300, "villette paradis", "accept"),  # 4,800
        (4_360, "villette paradis", "accept"),
        (4_370, "villette paradis", "refuse"),
        (1_650, "villette", "accept"),  # 1,820
        (1_660, "villette", "refuse"),
    ],
)
def test_a_deed_is_accepted_instead_of_money_if_it_is_worth_a_tenth_more(value, mine, answer):
    owns = {1: mine, 2: "neuilly"} if mine else {2: "neuilly"}
    frame = AnswerInKind(1, 2, value, NAMES.index("neuilly"), value, 0)
    assert decision(at_work(owns=owns, push=[frame])) == answer


@pytest.mark.parametrize(("value", "answer"), [(2_000, "refuse"), (1_990, "accept")])
def test_a_deed_worth_exactly_a_tenth_more_is_refused(value, answer):
    frame = AnswerInKind(1, 2, value, NAMES.index("matignon"), value, 0)
    assert decision(at_work(owns={2: "matignon"}, push=[frame])) == answer


def test_a_mortgaged_deed_is_refused_without_money_for_the_interest():
    frame = AnswerInKind(1, 2, 100, NAMES.index("neuilly"), 100, 0)
    for cash, answer in ((70, "accept"), (60, "refuse")):
        game = at_work(cash, owns={2: "neuilly"}, mortgaged="neuilly", push=[frame])
        game.table.cash[2] = 0
        assert decision(game) == answer
