"""Texts of Deal that the laws for all games do not cover."""

import pytest

from magnat.games.deal import EDITION
from magnat.games.deal.actions import ACTIONS
from magnat.positions import Position
from magnat.texts import LANGUAGES, Texts

FR = Texts(EDITION, "fr", ("Anne", "Karim", "Zoé"), strict=True)
EN = Texts(EDITION, "en", ("Anne", "Karim", "Zoé"), strict=True)

rule = pytest.mark.rule


def number(code: str) -> int:
    return EDITION.names.index(code)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_title_and_a_description(lang: str) -> None:
    texts = Texts(EDITION, lang, (), strict=True)
    titles = [texts.card(0, card) for card in range(EDITION.size)]
    assert all(titles) and all(texts.card_text(0, card) for card in range(EDITION.size))
    board = EDITION.board
    assert len(set(titles)) == sum(map(len, (board.property, board.wild, board.action, board.rent, board.money)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_a_card_has_a_sentence(lang: str) -> None:
    texts = Texts(EDITION, lang, (), strict=True)
    for reason in [action.reason for action in ACTIONS] + ["in_complete_group", "building", "your_own"]:
        assert texts.describe_refusal(reason, "DEAL-PLAY-02")


def test_jokers_and_wild_properties_have_different_titles() -> None:
    assert FR.card(0, number("A-JOKER-1")) == "Joker\u202f!"
    assert FR.card(0, number("W-ANY-1")) == "Propriété Joker toutes couleurs"
    assert (EN.card(0, number("A-JOKER-1")), EN.card(0, number("W-RED-YEL-1"))) == (
        "Just Say No",
        "Wild property red / yellow",
    )


def test_demands_state_creditor_amount_and_reason_and_payments_the_missing_amount() -> None:
    game = Position("deal", hands={0: "A-JACKPOT-1", 1: "M1-1"}, banks={1: "M4-1 M3-1 M3-2"})
    game.play("use A-JACKPOT-1", 1)
    assert (
        EN.describe_question(game.question, game.table, True) == "Anne wants 5M (“Debt Collector”). Do you accept it?"
    )
    game.play("let_stand", "M4-1")
    assert "Il manque encore 1M." in FR.describe_question(game.question, game.table, True)
    label = EN.describe_choice(game.question, game.table, number("M3-1"))
    assert label == "3M note (3M from the bank, settles the debt; 2M too much, no change given)"


def test_a_group_shows_its_number_of_cards_and_its_size() -> None:
    game = Position("deal", groups={0: "RED1 RED2"}, hands={0: "R-RED-YEL-1"})
    game.play("use R-RED-YEL-1")
    assert FR.describe_choice(game.question, game.table, number("RED1")) == "rouge (2 sur 3)\u202f: 3M"


def test_drawn_cards_are_named_only_to_the_drawer() -> None:
    game = Position("deal", hands={0: "M1-1"}, begins=True)
    game.play("RED1", "RED2")
    drew = next(fact for fact in game.facts if fact[0] == "drew")
    assert (EN.describe_fact(drew, 0), EN.describe_fact(drew, 1)) == ("You draw “Avenue Matignon”.", "")


@rule("DEAL-RENT-02")
def test_a_colour_shows_the_rent_of_all_its_groups_and_its_doubles() -> None:
    groups = {0: "RED | RED: W-RED-YEL-1 W-RED-YEL-2"}
    hands = {0: "R-RED-YEL-1 A-DOUBLE-1 A-DOUBLE-2"}
    game = Position("deal", groups=groups, hands=hands, options={"rent_scope": "colour"})
    game.play("quadruple R-RED-YEL-1")
    assert EN.describe_choice(game.question, game.table, number("RED1")) == "red (3 of 3): 9M"
    assert EN.describe_question(game.question, game.table, True).endswith("multiplied by four.")


@rule("DEAL-PLAY-09")
def test_a_threat_to_a_group_names_the_group() -> None:
    game = Position("deal", groups={1: "BRN | RED"}, hands={0: "A-BANCO-1", 1: "M1-1"})
    game.play("use A-BANCO-1", "RED1")
    assert EN.describe_question(game.question, game.table, True) == "Anne wants your whole set (red). Do you accept it?"


@rule("DEAL-PAY-11")
def test_a_sufficient_payment_does_not_mention_a_missing_amount() -> None:
    game = Position("deal", hands={0: "A-JACKPOT-1"}, banks={1: "M5-1 M1-1"}, options={"overpay": "free"})
    game.play("use A-JACKPOT-1", 1, "M5-1")
    assert EN.describe_question(game.question, game.table, True).endswith(
        "What you have chosen is enough. Do you give anything more?"
    )
    assert EN.describe_choice(game.question, game.table, game.edition.size) == "That is enough"
