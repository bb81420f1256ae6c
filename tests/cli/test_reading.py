"""How typed input is interpreted."""

import pytest

from magnat.cli.citations import find_rule_ids
from magnat.games import BUILT_IN, edition
from magnat.hosts.terminal.answer_parser import UnclearAnswer, normalize_text, parse_typed_amount, parse_typed_answer
from magnat.kernel import Luck, current_question, settle
from magnat.languages import LANGUAGES
from magnat.texts import Texts


@pytest.mark.parametrize(
    ("typed", "amount"),
    [
        ("1500", 1500),
        ("1500k", 1500),
        ("1.5M", 1500),
        ("1,5 m", 1500),
        ("-200", -200),
        ("−1,5M", -1500),
        ("+10K", 10),
        ("0", 0),
    ],
)
def test_amounts_are_read_in_the_units_of_the_game(typed, amount):
    assert parse_typed_amount(typed, Texts(edition("electronic"), "fr", ())) == amount


@pytest.mark.parametrize("typed", ["", "k", "1.5", "1,0005M", "1e9", "10€s", "one", "1 2", "9" * 40])
def test_an_invalid_amount_is_unclear(typed):
    with pytest.raises(UnclearAnswer):
        parse_typed_amount(typed, Texts(edition("electronic"), "en", ()))


AMOUNTS = [*range(120), *range(990, 1_010), 1_234, 1_500, 9_999, 10_000, 123_456, 999_950, 1_000_000, 12_345_670]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_displayed_amount_means_itself(game, lang):
    texts = Texts(edition(game), lang, ())
    for amount in AMOUNTS + [-amount for amount in AMOUNTS]:
        assert parse_typed_amount(texts.money(amount), texts) == amount, texts.money(amount)


@pytest.mark.parametrize(
    ("lang", "typed", "amount"),
    [
        ("en", "1,500K", 1_500),
        ("en", "1,500.5M", 1_500_500),
        ("en", "1,5M", 1_500),
        ("en", "1 500k", 1_500),
        ("fr", "1,500M", 1_500),
        ("fr", "1 500 k", 1_500),
        ("de", "1.500K", 1_500),
        ("de", "1.5M", 1_500),
    ],
)
def test_separators_are_those_of_the_language(lang, typed, amount):
    assert parse_typed_amount(typed, Texts(edition("electronic"), lang, ())) == amount


@pytest.mark.parametrize("typed", ["1", "throw", "THR"])
def test_a_choice_is_selected_by_number_name_or_prefix(typed):
    e = edition("electronic", "quick")
    t = e.deal(2)
    settle(t, Luck(1))
    question = current_question(t)
    assert question is not None
    assert parse_typed_answer(typed, question, t, Texts(e, "en", ()), question.choices(t)) == 0
    for wrong in ("99", "0", "xyz", ""):
        with pytest.raises(UnclearAnswer):
            parse_typed_answer(wrong, question, t, Texts(e, "en", ()), question.choices(t))


def test_accents_and_capitals_do_not_matter():
    assert normalize_text("  L’Hôtel   É") == "l'hotel e"


def test_shorthand_of_rules_is_spelled_out():
    assert list(find_rule_ids("TOY-GO-01, -02, -05: move")) == [f"TOY-GO-{n:02}" for n in (1, 2, 5)]
    assert list(find_rule_ids("TOY-JAIL-09 to -12, TOY-TAX-01")) == [
        *[f"TOY-JAIL-{n:02}" for n in (9, 10, 11, 12)],
        "TOY-TAX-01",
    ]
    assert list(find_rule_ids("6-12, UTF-8, A-B-1")) == []
