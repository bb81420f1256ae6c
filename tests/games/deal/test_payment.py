"""Payments in Deal."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

from magnat.analysis.reference import move_to_edition
from magnat.games import simulation_edition
from magnat.games.deal.payment import Owe, PayWith, payable
from magnat.kernel import answer, current_question, settle
from magnat.positions import Position
from tests.breadth import some
from tests.games.deal.refusal import refused

rule = pytest.mark.rule
JACKPOT = {0: "A-JACKPOT-1"}  # one player owes 5M
POLLED = {"windows": "polled"}
BDAY = {0: "A-BDAY-1"}  # every player owes 2M


def owing(due: int = 0, **given: Any) -> Position:
    """Return a position where seat 1 owes seat 0 a jackpot of 5M, or another amount."""
    if due:
        return Position("deal", push=[Owe(1, due, 0)], **given)
    return Position("deal", hands=JACKPOT, **given).play("use A-JACKPOT-1", 1)


@rule("DEAL-PAY-01", "DEAL-EDGE-19", "DEAL-PAY-07")
def test_nothing_is_paid_from_the_hand():
    game = Position("deal", hands={**JACKPOT, 1: "M10-1 M5-1"})
    game.play("use A-JACKPOT-1", 1, "let_stand")
    assert game.hands[1] == "M5-1 M10-1" and game.banks[0] == "" and game.asked == ("play", 0)


@rule("DEAL-PAY-02", "DEAL-PAY-05")
def test_bank_and_properties_may_be_given_together_and_must_if_the_bank_is_short():
    game = owing(4, banks={1: "M2-1"}, groups={1: "RED1 RED2"})
    assert game.offered == ["RED1", "RED2", "M2-1"]
    game.play("RED2", "M2-1")
    assert game.banks[0] == "M2-1" and game.groups[0] == "RED: RED2" and game.groups[1] == "RED: RED1"


@rule("DEAL-PAY-03", "DEAL-EDGE-17", "DEAL-PAY-04")
@pytest.mark.parametrize(("given", "bank", "lies"), [("M10-1", "M10-1", ""), ("PNK1", "", "PNK: PNK1")])
def test_the_debtor_chooses_and_no_change_is_given(given, bank, lies):
    game = owing(2, banks={1: "M10-1"}, groups={1: "PNK1"})
    assert game.asked == ("pay_with", 1)
    game.play(given)
    assert (game.banks[0], game.groups[0]) == (bank, lies)


@rule("DEAL-PAY-04")
def test_a_debt_of_two_costs_three_if_the_only_card_is_worth_three():
    game = owing(2, banks={1: "M3-1"})
    game.play("M3-1")
    assert game.banks[:2] == ["M3-1", ""]


@rule("DEAL-PAY-06")
def test_a_debtor_with_less_than_the_debt_gives_everything_and_is_free():
    game = owing(banks={1: "M1-1"}, groups={1: "RED1 | DBL: W-ANY-1"})
    assert (
        game.banks[:2] == ["M1-1", ""]
        and game.groups[:2] == ["RED: RED1", "DBL: W-ANY-1"]
        and game.asked == ("play", 0)
    )


@rule("DEAL-PAY-07")
def test_a_debtor_with_nothing_pays_nothing_and_owes_nothing_later():
    game = owing(banks={2: "M1-1"})
    assert "paid_nothing" in game.fact_words and game.banks == ["", "", "M1-1"]
    game.table.banks[1] = (game.edition.names.index("M5-1"),)
    game.play("end")
    assert game.banks[1] == "M5-1" and game.table.active == 1


@rule("DEAL-PAY-08")
def test_money_and_banked_actions_go_into_the_creditors_bank():
    game = owing(banks={1: "M2-1 A-DUEL-1"})
    assert game.banks[:2] == ["A-DUEL-1 M2-1", ""]


@rule("DEAL-PAY-09")
def test_paid_properties_join_the_creditors_collection():
    game = owing(groups={0: "RED1", 1: "RED2"})
    assert game.groups[:2] == ["RED: RED1 RED2", ""] and game.banks[0] == ""


@rule("DEAL-PAY-10")
@pytest.mark.parametrize(
    ("code", "value"),
    [
        ("BRN1", 1),
        ("LBL1", 1),
        ("PNK1", 2),
        ("ORG1", 2),
        ("RED1", 3),
        ("YEL1", 3),
        ("GRN1", 4),
        ("DBL1", 4),
        ("STN1", 2),
        ("UTL1", 2),
    ],
)
def test_a_property_pays_its_printed_value(code, value):
    exact = owing(value + 1, groups={1: code}, banks={1: "M1-1"})
    assert exact.banks[0] == "M1-1" and exact.groups[0] != ""  # everything together was just enough
    less = owing(value, groups={1: code}, banks={1: "M1-1"})
    assert code in less.offered


@rule("DEAL-PAY-11")
def test_a_set_reaches_the_debt_without_a_superfluous_card():
    game = owing(2, banks={1: "M1-1 M1-2 M3-1"}, options=POLLED)
    assert sorted(sorted(codes) for codes in legal_sets(game)) == [["M1-1", "M1-2"], ["M3-1"]]


@rule("DEAL-PAY-11", "DEAL-EDGE-18")
def test_a_small_card_beside_a_big_one_that_is_enough_is_refused():
    game = owing(2, banks={1: "M1-1 M3-1"}, groups={1: "PNK1"})
    game.play("M3-1")
    assert game.asked == ("play", 0) and game.banks[1] == "M1-1"
    game = owing(2, banks={1: "M1-1 M3-1"}, groups={1: "PNK1"})
    assert refused(game, "M1-1") == ("one_too_many", "DEAL-PAY-11")
    game = owing(2, banks={1: "M1-1 M3-1"}, groups={1: "PNK1"}, options=POLLED)
    assert refused(game, "M1-1") == ("dearest_first", "DEAL-PAY-11")


@rule("DEAL-PAY-11")
def test_with_the_option_any_set_that_reaches_the_debt_is_legal():
    game = owing(2, banks={1: "M1-1 M3-1"}, options={"overpay": "free"})
    game.play("M3-1")
    assert game.offered == ["M1-1", "enough"] or game.offered == ["enough", "M1-1"]
    game.play("M1-1")
    assert game.banks[:2] == ["M1-1 M3-1", ""]
    game = owing(2, banks={1: "M1-1 M3-1"}, options={"overpay": "free"})
    game.play("M3-1", "enough")
    assert game.banks[:2] == ["M3-1", "M1-1"]


@rule("DEAL-PAY-12", "DEAL-EDGE-40")
def test_a_complete_group_may_be_broken_although_the_bank_would_suffice():
    game = owing(2, groups={1: "RED"}, banks={1: "M2-1"})
    game.play("RED3")
    assert game.groups[:2] == ["RED: RED3", "RED: RED1 RED2"] and game.table.complete_colours(1) == 0


@rule("DEAL-PAY-13", "DEAL-EDGE-32")
def test_a_house_may_be_given_and_is_only_money_for_the_creditor():
    game = owing(3, groups={0: "YEL", 1: "RED A-HOUSE-1"})
    game.play("A-HOUSE-1")
    assert game.banks[0] == "A-HOUSE-1" and game.groups[:2] == ["YEL: YEL1 YEL2 YEL3", "RED: RED1 RED2 RED3"]
    assert game.offered == ["end"]


@rule("DEAL-PAY-13")
def test_a_house_under_a_hotel_may_be_given_only_with_the_hotel():
    game = owing(4, groups={1: "BRN A-HOUSE-1 A-HOTEL-1"})
    assert game.offered == ["A-HOTEL-1"]  # the house cannot be given with a street
    assert refused(game, "A-HOUSE-1") == ("under_hotel", "DEAL-PAY-13")
    game = owing(6, groups={1: "BRN A-HOUSE-1 A-HOTEL-1"}, options=POLLED)
    assert "A-HOUSE-1" not in game.offered and refused(game, "A-HOUSE-1") == ("under_hotel", "DEAL-PAY-13")
    game.play("A-HOTEL-1")
    assert "A-HOUSE-1" in game.offered
    game.play("A-HOUSE-1")
    assert game.banks[0] == "A-HOUSE-1 A-HOTEL-1" and game.groups[1] == "BRN: BRN1 BRN2"


@rule("DEAL-PAY-13", "DEAL-PAY-14")
def test_the_house_may_be_named_before_the_hotel_that_must_follow_it():
    game = owing(5, groups={1: "BRN A-HOUSE-1 A-HOTEL-1"}, banks={1: "M2-1"})
    assert "A-HOUSE-1" in game.offered
    game.play("A-HOUSE-1")
    assert game.offered == ["A-HOTEL-1"] and game.absent == "A-HOTEL-1"  # M2-1 would reach the debt
    game.play("A-HOTEL-1")
    assert game.banks[:2] == ["A-HOUSE-1 A-HOTEL-1", "M2-1"] and game.groups[1] == "BRN: BRN1 BRN2"
    game = owing(8, groups={1: "BRN A-HOUSE-1 A-HOTEL-1"}, banks={1: "M2-1"})
    assert game.play("A-HOUSE-1").offered == ["A-HOTEL-1", "M2-1", "BRN1", "BRN2"]
    assert game.play("BRN2").offered == ["A-HOTEL-1"]  # with M2-1 or BRN1, BRN2 would be superfluous or missing


@rule("DEAL-PAY-11", "DEAL-PAY-13", "DEAL-NA-05")
def test_a_house_may_follow_its_hotel_to_reach_the_debt():
    game = owing(8, groups={1: "BRN A-HOUSE-1 A-HOTEL-1"}, banks={1: "M1-1"})
    assert game.offered == ["A-HOTEL-1", "A-HOUSE-1", "BRN1", "BRN2", "M1-1"]
    assert game.play("M1-1").offered == ["A-HOTEL-1", "A-HOUSE-1"]  # a street would be superfluous
    seven = owing(7, groups={1: "BRN A-HOUSE-1 A-HOTEL-1"})
    assert seven.absent == "A-HOTEL-1" and seven.play("A-HOTEL-1").absent == "A-HOUSE-1"
    three = owing(3, groups={1: "BRN A-HOUSE-1 A-HOTEL-1"})
    assert three.absent == "A-HOTEL-1", "the house, which would be enough, is under it"
    two = owing(14, groups={1: "BRN A-HOUSE-1 A-HOTEL-1 | RED A-HOUSE-2 A-HOTEL-2"}, banks={1: "M1-1"})
    assert two.play("A-HOUSE-2", "A-HOUSE-1").absent == "A-HOTEL-1", "the first group of the two"


@rule("DEAL-PAY-14")
def test_a_payment_moves_only_once_all_cards_are_named_and_wilds_placed():
    game = owing(5, groups={0: "RED1 RED2", 1: "RED: W-RED-YEL-1"}, banks={1: "M2-1 M2-2"})
    game.play("W-RED-YEL-1")
    assert game.banks[0] == "" and game.groups[1] == "RED: W-RED-YEL-1"
    game.play("M2-1")
    assert game.asked == ("place_wild", 0) and game.banks[0] == ""
    game.play("RED")
    assert game.groups[0] == "RED: RED1 RED2 W-RED-YEL-1" and game.banks[0] == "M2-1"


@rule("DEAL-PAY-15")
@pytest.mark.parametrize("colour", ["LBL", "STN"])
def test_a_two_colour_wild_is_worth_its_own_value_in_either_colour(colour):
    game = owing(4, groups={1: f"{colour}: W-LBL-STN"}, banks={1: "M1-1"})
    assert game.offered == ["W-LBL-STN"]


@rule("DEAL-PAY-16")
def test_paying_cannot_be_refused():
    game = owing(2, banks={1: "M2-1 M3-1"})
    assert game.asked == ("pay_with", 1) and game.offered == ["M3-1", "M2-1"]
    assert refused(game, game.edition.size) == ("not_payable", "DEAL-PAY-01")


@rule("DEAL-EDGE-26")
def test_a_surplus_card_fills_the_gap_and_the_house_stays():
    game = owing(3, groups={1: "RED: RED1 RED2 RED3 A-HOUSE-1 | RED: W-RED-YEL-1"})
    game.play("RED1")
    assert game.groups[1] == "RED: RED2 RED3 W-RED-YEL-1 A-HOUSE-1" and game.banks[1] == ""


@rule("DEAL-EDGE-33", "DEAL-BLD-09")
def test_buildings_of_a_broken_group_go_to_the_debtors_own_bank():
    game = owing(3, groups={1: "RED A-HOUSE-1 A-HOTEL-1"})
    game.play("RED1")
    assert game.banks[:2] == ["", "A-HOUSE-1 A-HOTEL-1"] and game.groups[:2] == ["RED: RED1", "RED: RED2 RED3"]


@rule("DEAL-EDGE-47", "DEAL-BLD-09")
def test_paying_from_one_of_two_complete_groups_breaks_only_that_group():
    groups = {1: "RED A-HOUSE-1 | RED: W-RED-YEL-1 W-RED-YEL-2 W-ANY-1"}
    game = owing(3, groups=groups)
    game.play("RED1")
    assert game.groups[1] == "RED: RED2 RED3 | RED: W-RED-YEL-1 W-RED-YEL-2 W-ANY-1" and game.banks[1] == "A-HOUSE-1"


@rule("DEAL-PAY-17")
@pytest.mark.parametrize("seed", some(150))
def test_there_is_always_a_legal_payment_and_bots_name_each_minimal_set_once(seed):
    game, due = random_debt(Random(seed), options=POLLED)
    if not isinstance(game.question, PayWith):
        assert game.asked == ("play", 0)
        return
    named = sorted(tuple(sorted(codes)) for codes in legal_sets(game))
    assert named == minimal_sets(game, due) and len(set(named)) == len(named) > 0


@rule("DEAL-PAY-11")
@pytest.mark.parametrize("seed", some(150))
def test_players_name_the_cards_of_a_minimal_set_in_any_order(seed):
    rng = Random(seed)
    game, due = random_debt(rng)
    if not isinstance(game.question, PayWith):
        return
    sets = [set(codes) for codes in minimal_sets(game, due)]
    given: list[str] = []
    while game.asked == ("pay_with", 1):
        legal = {code for codes in sets if codes >= set(given) for code in codes.difference(given)}
        assert set(game.offered) == legal
        given.append(game.absent if rng.random() < 0.3 else rng.choice(game.offered))
        game.play(given[-1])
    assert set(given) in sets


@rule("DEAL-PAY-11", "DEAL-NA-05")
@pytest.mark.parametrize("seed", some(150))
def test_bots_complete_payments_begun_in_any_order(seed):
    rng = Random(seed)
    game, due = random_debt(rng)
    sets = [set(codes) for codes in minimal_sets(game, due)]
    given: list[str] = []
    while game.asked == ("pay_with", 1) and (not given or rng.random() < 0.5):
        given.append(rng.choice(game.offered))
        game.play(given[-1])
    t: Any = move_to_edition(game.table, simulation_edition(game.edition))
    while isinstance(question := current_question(t), PayWith):
        choices = question.choices(t)
        said = question.silence(t)
        assert said in choices
        said = said if rng.random() < 0.5 else rng.choice(list(choices))
        given.append(game.edition.names[said])
        answer(t, 1, said)
    assert not given or set(given) in sets


@rule("DEAL-NA-05")
@pytest.mark.parametrize("options", [{}, POLLED])
@pytest.mark.parametrize("seed", some(80))
def test_the_default_answer_completes_a_payment_with_the_least_painful_set(seed, options):
    rng = Random(seed)
    game, due = random_debt(rng, options=options)
    if not isinstance(game.question, PayWith):
        return
    e, bank = game.edition, set(game.table.banks[1])

    def pain(codes: tuple[str, ...]) -> tuple[int, int, int, list[int]]:
        cards = sorted(e.names.index(code) for code in codes)
        return sum(card not in bank for card in cards), sum(e.values[c] for c in cards), len(cards), cards

    said: list[str] = []
    for _ in range(rng.randrange(3)):
        if game.asked == ("pay_with", 1):
            said.append(rng.choice(game.offered))
            game.play(said[-1])
    last = e.rank[e.names.index(said[-1])] if said and options else -1  # bots name the most valuable card first
    named = set(said)
    possible = [
        set(codes) - named for codes in minimal_sets(game, due) if named <= set(codes)
        and all(e.rank[e.names.index(code)] > last for code in set(codes) - named)
    ]  # fmt: skip
    if game.asked != ("pay_with", 1):
        assert set() in possible or not possible
        return
    expected = min([tuple(codes) for codes in possible], key=pain)
    while game.asked == ("pay_with", 1):
        said.append(game.absent)
        game.play(game.absent)
    assert sorted(said) == sorted([*named, *expected])


@rule("DEAL-PAY-11", "DEAL-PAY-13")
@pytest.mark.parametrize("seed", some(120))
def test_with_the_option_each_sufficient_set_is_named_once_the_most_valuable_card_first(seed):
    """Each set can be named in only one order."""
    windows = ("clicks", "polled")[seed // 4 % 2]
    game, due = random_debt(Random(seed), 2, options={"overpay": "free", "windows": windows})
    if not isinstance(game.question, PayWith) or len(payable(game.table, 1)) > 7:
        return
    e = game.edition
    named = [[code for code in codes if code != "enough"] for codes in legal_sets(game)]
    assert sorted(sorted(codes) for codes in named) == [list(codes) for codes in sets_that_reach(game, due)]
    assert all(codes == sorted(codes, key=lambda code: e.rank[e.names.index(code)]) for codes in named)


def random_debt(rng: Random, most: int = 5, **given: Any) -> tuple[Position, int]:
    money = [f"M1-{i}" for i in range(1, 5)] + ["M2-1", "M2-2", "M3-1", "M4-1", "M5-1", "A-GO-1", "A-DUEL-1"]
    bank = " ".join(rng.sample(money, rng.randrange(most + 1)))
    groups = [
        "RED A-HOUSE-1 A-HOTEL-1",
        "YEL A-HOUSE-2",
        "BRN A-HOUSE-3 A-HOTEL-2",
        "DBL1",
        "STN1 STN2",
        "PNK: W-ANY-1",
    ]
    lies = " | ".join(rng.sample(groups, rng.randrange(1, 4)))
    due = rng.randrange(1, 14)
    return owing(due, banks={1: bank}, groups={1: lies}, **given), due


def legal_sets(game: Position) -> list[list[str]]:
    """Return all sets that the dialogue can name."""
    result: list[list[str]] = []

    def name(t: Any, codes: list[str]) -> None:
        question = current_question(t)
        if not isinstance(question, PayWith):
            result.append(codes)
            return
        for card in question.choices(t):
            u = t.copy()
            answer(u, 1, card)
            name(u, [*codes, t.edition.names[card] if card < t.edition.size else "enough"])

    settle(game.table)
    name(game.table, [])
    return result


def minimal_sets(game: Position, due: int) -> list[tuple[str, ...]]:
    """Return by brute force the payable sets that reach the debt and need every one of their cards."""
    value = dict(zip(game.edition.names, game.edition.values, strict=True))
    return [
        codes
        for codes in sets_that_reach(game, due)
        if all(sum(value[code] for code in codes) - value[code] < due for code in codes)
    ]


def sets_that_reach(game: Position, due: int) -> list[tuple[str, ...]]:
    """Return the sets of payable cards that reach the debt. A house under a hotel needs the hotel."""
    e, t = game.edition, game.table
    cards = payable(t, 1)
    hotels = {g[-2]: g[-1] for g in t.groups[1] if e.hotels[g[-1]]}
    result: list[tuple[str, ...]] = []
    for size in range(1, len(cards) + 1):
        for chosen in combinations(cards, size):
            reaches = sum(e.values[card] for card in chosen) >= due
            if reaches and all(hotels[card] in chosen for card in chosen if card in hotels):
                result.append(tuple(sorted(e.names[card] for card in chosen)))
    return sorted(result)


@rule("DEAL-WILD-09", "DEAL-NA-05")
def test_several_received_wilds_are_placed_one_after_the_other():
    groups = {0: "UTL1", 1: "LBL: W-LBL-STN | GRN: W-GRN-STN | STN: W-STN-UTL"}
    game = owing(10, groups=groups).play("LBL")
    assert game.fork().play("STN").absent == "STN", "beside the second one, as large as the group of UTL1"
    assert game.fork().play("GRN").absent == "UTL"
    assert game.play("STN", "UTL").groups[0] == "LBL: W-LBL-STN | STN: W-GRN-STN | UTL: UTL1 W-STN-UTL"


@rule("DEAL-PAY-07", "DEAL-WILD-05")
def test_a_debtor_without_cards_of_value_gives_nothing():
    game = Position("deal", groups={1: "PNK: W-ANY-1", 2: "RED1"}, banks={2: "M1-1"})
    assert payable(game.table, 0) == payable(game.table, 1) == []
    assert [game.edition.names[card] for card in payable(game.table, 2)] == ["RED1", "M1-1"]


@rule("DEAL-NA-05", "DEAL-PAY-13")
def test_an_absent_debtor_gives_a_house_with_its_hotel_if_that_costs_less_than_a_street():
    game = owing(9, groups={1: "BRN A-HOUSE-1 A-HOTEL-1 | DBL1"}, banks={1: "M2-1"})
    while game.asked == ("pay_with", 1):
        game.play(game.absent)
    assert game.banks[:2] == ["A-HOUSE-1 A-HOTEL-1 M2-1", ""] and game.groups[1] == "BRN: BRN1 BRN2 | DBL: DBL1"
