"""Sentences that players reported as wrong, in all games and both languages, as they are now."""

from typing import Any

import pytest

from magnat.games import edition
from magnat.games.electronic.buying import BuyOrAuction
from magnat.games.empire.move import TravelTo
from magnat.kernel import EVERYBODY, Fact
from magnat.mechanics.auction import Auction
from magnat.mechanics.debt import AnswerInKind, InKindValue
from magnat.mechanics.trade import Reply, Send
from magnat.positions import Position, card, dice, money, space
from magnat.texts import Texts

rule = pytest.mark.rule
NAMES = ("Ada", "Hugo", "Karim")


def said(game: str, lang: str = "fr") -> Texts:
    return Texts(edition(game), lang, NAMES, strict=True)


def fact(word: str, seat: int, a: int = 0, b: int = 0, c: int = 0) -> Fact:
    return word, seat, a, b, c, EVERYBODY


def at(game: str, name: str) -> int:
    board: Any = edition(game).board
    return int(board.index(name))


def sentences_of(game: Position, *words: str) -> list[str]:
    """Return the public French sentences of the facts with these words."""
    texts = said(game.table.edition.name)
    return [texts.describe_fact(each) for each in game.facts if each[0] in words]


# Names


def test_de_is_elided_before_a_name() -> None:
    deal = said("deal")
    assert deal.describe_fact(fact("took_group", 2, 0, 0)) == "Karim emporte le groupe d’Ada (marron)."
    assert deal.describe_fact(fact("cancelled", 2, 1)) == "La carte d’Hugo est sans effet sur Karim."
    assert deal.describe_fact(fact("cancelled", 1, 2)) == "La carte de Karim est sans effet sur Hugo."


@pytest.mark.parametrize("game", ["electronic", "empire", "star_wars", "deal", "millionaire"])
def test_every_turn_is_announced_the_same_way(game: str) -> None:
    assert said(game).describe_fact(fact("turn", 0, 1)) == "C’est au tour d’Ada."
    assert said(game).describe_fact(fact("turn", 2, 7)) == "C’est au tour de Karim."
    assert said(game, "en").describe_fact(fact("turn", 0, 1)) == "It is Ada’s turn."


def test_places_in_the_plural_take_their_verb() -> None:
    millionaire = said("millionaire")
    gardens, view = at("millionaire", "palace_gardens"), at("millionaire", "castle_view")
    assert millionaire.describe_fact(fact("won_auction", 0, gardens, 50), 0) == (
        "Adjugé\u202f: les jardins du Palais sont à vous pour 50k."
    )
    assert (
        millionaire.describe_fact(fact("won_auction", 0, view, 50), 0)
        == "Adjugé\u202f: la Vue du Château est à vous pour 50k."
    )
    assert (
        millionaire.describe_fact(fact("took_unsold", 1, gardens, 1))
        == "Les jardins du Palais reviennent donc à Hugo, pour 1k."
    )


def test_a_space_that_exists_several_times_has_an_indefinite_article() -> None:
    assert said("millionaire", "en").describe_fact(fact("moved", 2, at("millionaire", "lifestyle_1"))) == (
        "Karim lands on a Millionaire Lifestyle space."
    )
    chest = said("electronic", "en").describe_fact(fact("moved", 2, at("electronic", "chest_1")))
    assert chest == "Karim lands on a Community Chest space."


def test_a_place_for_sale_has_its_article() -> None:
    question = BuyOrAuction(0, at("electronic", "foch"))
    text = said("electronic").describe_question(question, edition("electronic").deal(3), True)
    assert text.startswith("L’avenue Foch est à vendre, pour 3M.")


# Numbers


def test_a_single_card_is_singular() -> None:
    assert "les 1" not in said("deal").describe_fact(fact("reshuffled", 0, 1))
    assert said("deal").describe_fact(fact("reshuffled", 0, 3)).endswith("les 3 cartes du centre sont mélangées.")


@pytest.mark.parametrize(("game", "amount", "written"), [("electronic", 600, "600K"), ("empire", 600, "600K")])
def test_amounts_are_written_as_the_booklet_writes_them(game: str, amount: int, written: str) -> None:
    assert said(game).money(amount) == written == said(game, "en").money(amount)


def test_the_sentence_about_a_debt_suits_every_amount() -> None:
    e: Any = edition("electronic")
    t, mozart, texts = e.deal(3), at("electronic", "mozart"), said("electronic")
    assert texts.describe_question(InKindValue(0, 1000, 1, False, mozart), t, True).endswith(
        "pour combien\u202f? Vous devez 1M."
    )
    offer = texts.describe_question(AnswerInKind(1, 0, 1000, mozart, 500, 0), t, True)
    assert offer == "Ada vous doit 1M et vous propose l’avenue Mozart pour en régler 500K. Acceptez-vous\u202f?"


# Trades


@pytest.mark.parametrize(
    ("given", "taken", "cash", "sentence"),
    [
        ("mozart", "", 0, "Vous donnez l’avenue Mozart et ne recevez rien."),
        ("mozart", "", -500, "Vous donnez l’avenue Mozart et recevez 500K."),
        ("", "lecourbe", 0, "Vous ne donnez rien et recevez la rue Lecourbe."),
        ("", "lecourbe", 200, "Vous donnez 200K et recevez la rue Lecourbe."),
        ("mozart", "lecourbe", 200, "Vous donnez l’avenue Mozart plus 200K et recevez la rue Lecourbe."),
    ],
)
def test_an_offer_that_gives_nothing_says_so(given: str, taken: str, cash: int, sentence: str) -> None:
    game = Position("electronic", owns={0: "mozart", 1: "lecourbe"})
    items = sum(1 << at("electronic", name) for name in (given, taken) if name)
    texts = said("electronic")
    assert texts.describe_question(Send(0, 1, items, -1, 0, cash), game.table, True).startswith(sentence)
    reply = texts.describe_question(Reply(1, 0, items, -1, 0, cash), game.table, True)
    assert "rien contre" not in reply and "contre rien" not in reply and reply.startswith("Ada vous ")


# Go


PAST_GO = {"electronic": "throw", "empire": "roll", "star_wars": "roll"}


def around_go(game: str, short_of_go: int) -> Position:
    """Seat 0 has thrown 1 and 4 from `short_of_go` spaces before Go."""
    return Position(game, at={0: edition(game).board.space[-short_of_go].name}).play(PAST_GO[game], dice(1, 4))


@rule("ELEC-GO-01", "EMP-GO-01", "SW-GO-01")
@pytest.mark.parametrize("game", PAST_GO)
def test_a_salary_is_told_before_the_arrival(game: str) -> None:
    passing = around_go(game, 4)
    assert [each[0] for each in passing.facts if each[0] in ("salary", "moved")] == ["salary", "moved"]
    assert sentences_of(passing, "salary")[0].startswith("En passant par la case Départ")


@rule("ELEC-GO-01", "EMP-GO-01", "SW-GO-01")
@pytest.mark.parametrize("game", PAST_GO)
def test_stopping_on_go_is_not_passing_it(game: str) -> None:
    stopping = around_go(game, 5)
    assert [each[0] for each in stopping.facts if each[0] in ("salary", "moved")] == ["moved", "salary"]
    assert sentences_of(stopping, "salary")[0].startswith("L’arrêt sur la case Départ")


@rule("MIL-GO-01")
def test_millionaire_tells_that_go_lies_on_the_way() -> None:
    game = Position("millionaire", at={0: "paradise_island"}).play("throw", dice(3, 2))
    assert sentences_of(game, "moved")[0].startswith("Ada passe par la case Départ, en route vers ")


# Jail


@rule("ELEC-JAIL-11")
def test_a_third_failure_does_not_claim_that_the_fine_is_paid() -> None:
    third = said("electronic").describe_fact(fact("third_failure", 0))
    assert third == "Troisième essai sans double\u202f: Ada doit 500K et sort."
    assert "pays" not in said("electronic", "en").describe_fact(fact("third_failure", 0))


# Refusals


@rule("EMP-AUC-01", "EMP-AUC-02", "EMP-AUC-06")
def test_empire_cites_the_rule_of_the_bid() -> None:
    game = Position("empire").play("roll", dice(1, 4), "auction")
    assert game.refusal(money(100)) == ("opens_at_a_step", "EMP-AUC-01")
    game.play(money(50))
    assert game.refusal(money(200)) == ("one_step_more", "EMP-AUC-02")
    assert said("empire").describe_refusal("one_step_more", "EMP-AUC-02") == (
        "Impossible\u202f: chaque offre dépasse la précédente d’exactement 50K (règle EMP-AUC-02)"
    )


@rule("EMP-PARK-01")
def test_a_trip_to_the_current_space_is_refused_by_free_parking() -> None:
    game = Position("empire", at={0: "free_parking"}, push=[TravelTo(0, 35)])
    assert game.refusal(space("free_parking")) == ("already_there", "EMP-PARK-01")


@rule("DEAL-RENT-03", "DEAL-JACK-01")
@pytest.mark.parametrize(("code", "expected"), [("R-ANY-1", "DEAL-RENT-03"), ("A-JACKPOT-1", "DEAL-JACK-01")])
def test_deal_cites_the_card_that_asks(code: str, expected: str) -> None:
    game = Position("deal", groups={0: "BRN1"}, hands={0: code}).play(f"use {code}")
    if code == "R-ANY-1":
        game.play("BRN1")
    assert game.refusal(0) == ("not_another_player", expected)
    assert game.table.rule_of(game.question) == expected


@rule("DEAL-BLD-02", "DEAL-BLD-04")
def test_deal_says_why_a_group_takes_no_house() -> None:
    game = Position("deal", groups={0: "STN | BRN | RED A-HOUSE-2"}, hands={0: "A-HOUSE-1"}).play("use A-HOUSE-1")
    assert game.refusal("STN1") == ("not_on_stations", "DEAL-BLD-04")
    assert game.refusal("RED1") == ("built_already", "DEAL-BLD-02")


@rule("MIL-AUC-06", "ELEC-AUC-04")
@pytest.mark.parametrize(("game", "expected"), [("millionaire", "MIL-AUC-06"), ("electronic", "ELEC-AUC-04")])
def test_a_bid_above_the_cash_cites_its_rule(game: str, expected: str) -> None:
    lot = edition(game).deeds[0]  # type: ignore[attr-defined]
    table = Position(game, cash={1: 20}, push=[Auction(lot, 1)])
    assert table.refusal(money(30), 1) == ("too_poor", expected)


@rule("SW-FORCE-10")
def test_an_outpost_on_go_is_no_planet() -> None:
    game = Position("star_wars", hands={0: "outpost"}, owns={1: "hoth_1"}).play("play", card("outpost"))
    assert game.refusal(space("go")) == ("not_a_planet", "SW-FORCE-10")
    assert game.refusal(space("hoth_1")) == ("already_owned", "SW-FORCE-10")


@rule("SW-FORCE-11", "SW-FORCE-12", "SW-JSN-01")
def test_a_card_out_of_turn_is_refused_for_that() -> None:
    held = "secret_funds hyperspace_jump just_say_no out_of_jail"
    game = Position("star_wars", turn=1, hands={0: held}).say(0, "play")
    assert game.refusal(card("hyperspace_jump")) == ("not_your_turn", "SW-FORCE-12")
    assert game.refusal(card("just_say_no")) == ("only_an_answer", "SW-JSN-01")
    assert game.refusal(card("out_of_jail")) == ("only_to_leave_jail", "SW-FORCE-11")


# Public information


def test_other_players_hear_the_effect_of_a_card() -> None:
    electronic = said("electronic")
    deck: Any = edition("electronic").decks[0]  # type: ignore[attr-defined]
    dividend = [each.name for each in deck].index("bank_dividend")
    text = electronic.describe_fact(fact("drew", 0, 0, dividend), 1)
    assert text.startswith("Ada tire une carte Chance\u202f: «\u202fDividende — La banque partage ses bénéfices")
    assert text.endswith("touchez 500K.\u202f»")
    for game, word in (("empire", "played"), ("star_wars", "played"), ("millionaire", "used_fortune")):
        texts = said(game)
        line = texts.describe_fact(fact(word, 0, 2, -1), 1)
        assert " — " in line and line.count("«") == 1, line


@rule("DEAL-WIN-01", "EMP-WIN-01")
def test_the_end_names_its_cause() -> None:
    game = Position("deal", groups={0: "RED | BRN | DBL1"}, hands={0: "DBL2"}).play("use DBL2")
    assert sentences_of(game, "won") == ["Ada réunit trois groupes complets\u202f: marron, rouge, bleu foncé."]
    tile = at("empire", "ford")
    assert (
        said("empire").describe_fact(fact("filled", 0, tile, 17))
        == "Ford remplit la tour d’Ada\u202f: 17 niveaux\u202f!"
    )
