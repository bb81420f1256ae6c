"""What `Texts` produces, in both languages and all voices."""

from typing import Any, cast

import pytest

from magnat.games import edition
from magnat.games.electronic.building import Order
from magnat.games.electronic.buying import BuyOrAuction
from magnat.games.electronic.turn import BeforeThrow
from magnat.kernel import EVERYBODY, BadOption, Fact, MagnatError
from magnat.mechanics.auction import Bid
from magnat.mechanics.buildings import encode_levels
from magnat.mechanics.trade import MONEY, WITHDRAW, Item, Reply
from magnat.positions import Position, dice, money, seat
from magnat.texts import LANGUAGES, MissingText, Texts, pick_language
from magnat.texts.vocabulary import words_of
from tests.named import card_number

rule = pytest.mark.rule
NAMES = ("Anne", "Karim", "Zoé")

ELECTRONIC = edition("electronic")
FR = Texts(ELECTRONIC, "fr", NAMES, strict=True)
EN = Texts(ELECTRONIC, "en", ("Anne", "Karim", "Zoé"), strict=True)
LECOURBE, BELLEVILLE, MOZART = (ELECTRONIC.board.index(name) for name in ("lecourbe", "belleville", "mozart"))


def table() -> Any:
    return ELECTRONIC.deal(3)


def fact(word: str, seat: int, a: int = 0, b: int = 0, c: int = 0, to: int = EVERYBODY) -> Fact:
    return word, seat, a, b, c, to


# The language


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_CA", "LANG": "C"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses_the_language(monkeypatch, environment, spoken):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert pick_language(None) == spoken
    assert [pick_language(lang) for lang in LANGUAGES] == ["fr", "en", "de"]


def test_an_unknown_language_is_refused_with_the_known_ones():
    with pytest.raises(MagnatError, match="fr, en, de"):
        pick_language("xx")
    with pytest.raises(BadOption):
        Texts(ELECTRONIC, "xx")


# Money and names


@pytest.mark.parametrize(
    ("amount", "fr", "en"),
    [
        (0, "0", "0"),
        (10, "10K", "10K"),
        (1000, "1M", "1M"),
        (1500, "1,5M", "1.5M"),
        (15230, "15,23M", "15.23M"),
        (-500, "−500K", "−500K"),
    ],
)
def test_money_is_counted_in_thousands_and_millions(amount, fr, en):
    assert (FR.money(amount), EN.money(amount)) == (fr, en)


def test_names_of_spaces_groups_tokens_cards_and_seats():
    assert (FR.space(LECOURBE), EN.space(LECOURBE)) == ("Rue Lecourbe", "Rue Lecourbe")
    dividend = card_number(ELECTRONIC, "bank_dividend")
    assert (FR.group(0), FR.token(0), FR.card(0, dividend), EN.card(0, dividend)) == (
        "brun",
        "le téléphone",
        "Dividende",
        "Dividend",
    )
    assert FR.card_text(0, dividend) == "La banque partage ses bénéfices\u202f: touchez 500K."
    assert (FR.seat(2), FR.seat(-1), FR.seat(5)) == ("Zoé", "la banque", "Joueur 6")


# Facts


@pytest.mark.parametrize(
    ("you", "fr", "en"),
    [
        (-1, "Anne paie 500K à Karim.", "Anne pays 500K to Karim."),
        (0, "Vous payez 500K à Karim.", "You pay 500K to Karim."),
        (1, "Anne vous paie 500K.", "Anne pays you 500K."),
        (2, "Anne paie 500K à Karim.", "Anne pays 500K to Karim."),
    ],
)
def test_a_fact_has_a_voice_for_actor_target_and_others(you, fr, en):
    paid = fact("paid", 0, 500, 1)
    assert (FR.describe_fact(paid, you), EN.describe_fact(paid, you)) == (fr, en)


def test_the_bank_is_never_addressed():
    assert FR.describe_fact(fact("paid", 0, 500, -1)) == "Anne paie 500K à la banque."


def test_french_spaces_take_their_article():
    assert FR.describe_fact(fact("bought", 0, MOZART, 1800)) == "Anne achète l’avenue Mozart pour 1,8M."
    assert FR.describe_fact(fact("moved", 0, BELLEVILLE), 0) == "Vous arrivez sur le boulevard de Belleville."


def test_dice_and_buildings_are_counted():
    assert FR.describe_fact(fact("threw", 0, 3, 3)) == "Anne fait un double 3, soit 6."
    assert EN.describe_fact(fact("threw", 0, 3, 4), 0) == "You roll 3 and 4, a total of 7."
    assert EN.describe_fact(fact("built", 0, MOZART, 1)) == "Anne builds on Avenue Mozart: 1 apartment now."
    assert FR.describe_fact(fact("built", 0, MOZART, 5), 0) == "Vous ouvrez un hôtel sur l’avenue Mozart."


@pytest.mark.parametrize(
    ("you", "fr", "en"),
    [
        (0, "vous cédez l’avenue Mozart et 500K à Karim.", "you give Avenue Mozart and 500K to Karim."),
        (1, "Anne vous cède l’avenue Mozart et 500K.", "Anne gives you Avenue Mozart and 500K."),
        (2, "Anne cède l’avenue Mozart et 500K à Karim.", "Anne gives Avenue Mozart and 500K to Karim."),
    ],
)
def test_a_trade_says_who_gives_what_to_whom(you, fr, en):
    traded = fact("traded", 0, 1, 1 << MOZART, 500)
    assert (
        FR.describe_fact(traded, you) == f"Marché conclu\u202f: {fr}"
        and EN.describe_fact(traded, you) == f"It is a deal: {en}"
    )
    assert EN.describe_fact(fact("wanted", 0, 1, 0, 500), 1) == "Anne asks you for 500K."
    assert EN.describe_fact(fact("offered", 0, 1, 1 << MOZART | 1 << 48, 0), 2) == (
        "Anne offers Karim Avenue Mozart and a get-out-of-jail card."
    )


@rule("ELEC-MORT-07", "ELEC-MORT-10", "MIL-MORT-06")
@pytest.mark.parametrize("p", range(3))
@pytest.mark.parametrize(
    ("game", "deed", "amount", "price"), [("electronic", "lyon", 100, 10), ("millionaire", "castle_view", 4, 1)]
)
def test_an_offer_says_that_a_deed_is_mortgaged_and_what_its_receiver_will_owe(game, deed, amount, price, p):
    other, third = (p + 1) % 3, (p + 2) % 3
    at = Position(game, turn=p, owns={p: deed}, mortgaged=deed)
    t, texts = at.table, Texts(at.edition, "fr", NAMES)
    item, sum_ = t.edition.names.index(deed), texts.money(amount)
    spoken = texts.space_in_sentence(item)
    at.play("trade", seat(other))
    assert texts.describe_choice(at.question, t, item).endswith(f"(sous hypothèque, {sum_} d’intérêts)")
    at.play(deed, "money")
    theirs = f"{NAMES[other]} devra {sum_} d’intérêts pour {spoken}, sous hypothèque."
    assert theirs in texts.describe_question(at.question, t, True)
    assert theirs in texts.describe_question(at.play(money(-price)).question, t, True)
    reply = texts.describe_question(at.play("send").question, t, True)
    assert f"Vous devrez {sum_} d’intérêts pour {spoken}, sous hypothèque." in reply
    burdened = [fact for fact in at.facts if fact[0] == "burdened"]
    assert burdened == [("burdened", other, 1 << item, amount, 0, -1)]
    assert (
        texts.describe_fact(burdened[0], third)
        == f"{NAMES[other]} devrait {sum_} d’intérêts pour {spoken}, sous hypothèque."
    )
    assert words_of(f"magnat.games.{game}").derived_columns(t)["interest"][item] == amount


def test_an_offer_of_unmortgaged_deeds_does_not_mention_interest():
    at = Position("electronic", owns={0: "lyon nord"}, mortgaged="nord")
    at.play("trade", seat(1), "lyon", "money", money(-10))
    assert "hypothèque" not in FR.describe_question(at.question, at.table, True)
    assert "burdened" not in at.play("send").fact_words and "hypothèque" not in FR.describe_question(
        at.question, at.table, True
    )
    assert words_of("magnat.games.electronic").derived_columns(at.table)["interest"].count(0) == 39


@rule("ELEC-TRADE-04", "ELEC-MORT-10")
def test_a_mortgaged_deed_offered_as_payment_is_marked():
    at = Position("electronic", turn=1, owns={1: "lyon nord", 2: "dark_blue"}, mortgaged="lyon", at={1: "chance_3"},
                  cash={1: 100})  # fmt: skip
    at.play("throw", dice(1, 2), "in_kind")
    lyon, nord = (at.edition.names.index(name) for name in ("lyon", "nord"))
    assert FR.describe_choice(at.question, at.table, lyon) == "Gare de Lyon (sous hypothèque, 100K d’intérêts)"
    assert FR.describe_choice(at.question, at.table, nord) == "Gare du Nord"
    assert "(sous hypothèque, 100K d’intérêts)" in FR.describe_question(at.play(lyon).question, at.table, True)
    at.play(money(500))
    assert at.asked == ("answer_in_kind", 2) and at.facts[-1][:4] == ("burdened", 2, 1 << lyon, 100)
    assert "la gare de Lyon (sous hypothèque, 100K d’intérêts)" in FR.describe_question(at.question, at.table, True)


def test_a_whispered_fact_has_a_form_without_ints():
    loose = Texts(ELECTRONIC, "fr")
    took = fact("took", 0, 7, to=0)
    assert (loose.describe_fact(took, 0), loose.describe_fact(took, 1), loose.describe_fact(took)) == (
        "fact-took",
        "fact-took-hidden",
        "fact-took-hidden",
    )


def test_the_outcome_is_told_at_the_end():
    t = table()
    assert FR.outcome(t) == ""
    t.end(0b101)
    assert FR.outcome(t, 0) == "Victoire partagée\u202f: vous et Zoé\u202f!"
    assert EN.outcome(t) == "A shared victory: Anne and Zoé!"


# Questions


def test_a_question_has_two_voices():
    t = table()
    question = BuyOrAuction(0, MOZART)
    assert FR.describe_question(question, t, True) == "L’avenue Mozart est à vendre, pour 1,8M. Vous achetez\u202f?"
    assert EN.describe_question(question, t, False) == "Anne chooses: buy Avenue Mozart or let the auction decide."
    t.cash[0] = 100
    assert EN.describe_question(question, t, True).startswith(
        "Avenue Mozart is for sale, but costs 1.8M and you have 100K."
    )


def test_a_verb_with_a_cost_tells_the_remaining_cash():
    t = table()
    assert [FR.describe_choice(BuyOrAuction(0, MOZART), t, verb) for verb in (0, 7)] == [
        "Mettre aux enchères",
        "Acheter pour 1,8M (reste 13,2M)",
    ]
    assert EN.describe_choice(BeforeThrow(0), t, 0) == "Roll the dice"


def test_a_bid_of_zero_is_a_pass():
    t = table()
    question = Bid((0, 1), MOZART, 500, 1, 0)
    assert [EN.describe_choice(question, t, amount) for amount in (500, 510)] == ["Pass for good", "Bid 510K"]


def test_a_building_order_is_formatted_as_text():
    t = table()
    t.level[BELLEVILLE] = 1
    question = Order(0, 0, False, False)
    assert FR.describe_choice(question, t, encode_levels((2, 1))) == (
        "Boulevard de Belleville\u202f: 2 appartements\u202f; Rue Lecourbe\u202f: 1 appartement (coûte 1M)"
    )
    assert EN.describe_choice(question, t, encode_levels((1, 5))) == "Rue Lecourbe: a hotel (costs 2.5M)"


def test_the_items_of_a_trade_are_given_or_asked_for():
    t = table()
    t.give_deed(MOZART, 0)
    t.give_deed(LECOURBE, 1)
    question = Item(0, 1, 0, -1, 0)
    assert [EN.describe_choice(question, t, item) for item in (MOZART, LECOURBE, MONEY, WITHDRAW)] == [
        "Give: Avenue Mozart",
        "Ask for: Rue Lecourbe",
        "Go on to the money",
        "Never mind",
    ]
    offer = Reply(1, 0, 1 << MOZART | 1 << LECOURBE, -1, 0, 200)
    assert FR.describe_question(offer, t, True) == (
        "Anne vous propose l’avenue Mozart plus 200K contre la rue Lecourbe. Qu’en dites-vous\u202f?"
    )


# Refusals


def test_a_refusal_ends_with_its_rule():
    assert (
        FR.describe_refusal("too_poor", "ELEC-BUY-04")
        == "Impossible\u202f: votre solde n’y suffit pas (règle ELEC-BUY-04)"
    )
    assert EN.describe_refusal("game_over") == "Not possible: the game is over."
    assert FR.rule_statement("ELEC-SETUP-01") == "On joue de 2 à 6 joueurs."


# Missing texts


def test_a_missing_text_is_its_key_or_in_tests_an_error():
    assert Texts(ELECTRONIC, "fr").message("no-such-text") == "no-such-text"
    with pytest.raises(MissingText, match="no-such-text"):
        FR.message("no-such-text")


def test_a_missing_argument_never_stops_a_game():
    assert Texts(ELECTRONIC, "en").message("seat-number") == "Player n"
    with pytest.raises(MissingText, match="seat-number"):
        EN.message("seat-number")


def test_a_game_without_texts_has_the_shared_ones():
    class Bare:
        """A third-party edition without words or texts."""

        name = "bare"

    for module in ("magnat.kernel", "__main__", "a.script"):
        Bare.__module__ = module
        bare = Texts(cast(Any, Bare()), "en")
        assert (bare.money(1234), bare.message("verb-pass"), bare.rule_statement("X-01")) == ("1,234", "Pass", "X-01")
