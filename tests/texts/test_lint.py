"""Lints every file of texts and every rule catalogue."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import magnat.languages
from magnat.games import BUILT_IN as GAMES
from magnat.games import edition
from magnat.languages import COMPLETE_LANGUAGES, DEFAULT_LANGUAGE, LANGUAGES, read_own_toml
from magnat.texts.rules import rules_of
from tests.texts import lint

HOME = Path(magnat.languages.__file__).parent
FILES = [
    HOME / lang / path.relative_to(HOME / DEFAULT_LANGUAGE)
    for lang in LANGUAGES
    for path in sorted((HOME / DEFAULT_LANGUAGE).rglob("*.ftl"))
]
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HOME)))
every_game = pytest.mark.parametrize("game", GAMES)

# Messages whose number is never one: seats of a table, cards of a dealt hand.
NEVER_ONE = {
    "n-to-m-players", "setup-here", "fact-dealt", "fact-played", "fact-filled", "board-of", "sw-board-of", "facts",
    "arena-lengths", "arena-speed", "deal-body-go", "card-billboard-tax-text", "card-helicopter-text",
    "review-facts", "study-at", "review-positions", "answers-help", "answers-help-they", "hint-note", "hint-unclear",
    "check-so-many", "check-pack", "check-jail-cards", "check-at-least", "check-exactly", "check-deck-replaced",
    "fact-alone",
}  # fmt: skip


def lang_of(path: Path) -> str:
    return path.relative_to(HOME).parts[0]


@every_file
def test_short_french_words_are_elided_before_names(path: Path) -> None:
    assert not lint.source_faults(path.read_text(encoding="utf-8"), lang_of(path))


@every_file
def test_every_line_is_valid_and_every_key_unique(path: Path) -> None:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message | ast.Term)]
    assert sorted(ids) == sorted(set(ids))


@every_file
def test_numbers_agree(path: Path) -> None:
    known = lint.messages(path.read_text(encoding="utf-8"))
    faults = {name: lint.number_faults(message) for name, message in known.items() if name not in NEVER_ONE}
    assert not {name: found for name, found in faults.items() if found}


@every_file
def test_no_code_name_is_shown_to_players(path: Path) -> None:
    for name, message in lint.messages(path.read_text(encoding="utf-8")).items():
        assert not [text for text in lint.words_of(message) if lint.CODE.search(text)], name


@every_file
def test_typography(path: Path) -> None:
    assert not lint.typography_faults(path.read_text(encoding="utf-8"), lang_of(path))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_use_one_natural_word_for_each_thing(lang: str) -> None:
    for path in [each for suffix in ("*.ftl", "*.toml") for each in sorted((HOME / lang).rglob(suffix))]:
        assert not lint.wording_faults(path.read_text(encoding="utf-8"), lang), path


@every_file
def test_all_languages_have_the_same_messages_and_arguments(path: Path) -> None:
    of_default = HOME / DEFAULT_LANGUAGE / path.relative_to(HOME / lang_of(path))
    own, other = (lint.messages(each.read_text(encoding="utf-8")) for each in (path, of_default))
    assert set(own) == set(other)
    for name in own:
        pair = [{arg.removesuffix("_label") for arg in lint.used(name, known)} for known in (own, other)]
        assert pair[0] == pair[1], f"{name}: {sorted(pair[0] ^ pair[1])}"


@every_game
def test_every_language_names_everything_that_is_printed(game: str) -> None:
    names = [read_own_toml(lang, "games", game, "names.toml") for lang in LANGUAGES]
    named = [{section: list(of) for section, of in each.items() if section != "spoken"} for each in names]
    assert all(each == named[0] for each in named)
    board: Any = edition(game).board
    items = [item for section in named[0] if section != "stages" for item in getattr(board, section)]
    assert items and all(getattr(item, lang) for item in items for lang in LANGUAGES)


# Rules


@every_game
def test_rules_contain_no_code_names_and_no_jargon(game: str) -> None:
    workshop = re.compile(r"\b(?:windows?|seats?|engine|frame|fenêtres?|siège|moteur|polled)\b", re.I)
    for rule in rules_of(edition(game)):
        for text in [say(lang) for lang in COMPLETE_LANGUAGES for say in (rule.statement, rule.reason)]:
            assert not lint.CODE.search(text) and not workshop.search(text), f"{rule.id}: {text}"


@every_game
def test_rules_in_french_keep_french_typography(game: str) -> None:
    for rule in rules_of(edition(game)):
        for text in (rule.statement("fr"), rule.reason("fr")):
            assert not re.search(r" [;:!?»]|« |'|\.\.\.|\d[ \u202f\u00a0][kKM]\b", text), f"{rule.id}: {text}"


FRENCH_NAMES = (
    "Pas touche",
    "Deal Duel",
    "Deal Troc",
    "Deal Banco",
    "Départ",
    "Double Loyer",
    "Joker!",
    "renvoyé",
    "Vie de",
)


@every_game
def test_rules_in_english_call_cards_as_the_screens_do(game: str) -> None:
    for rule in rules_of(edition(game)):
        assert not [name for name in FRENCH_NAMES if name in rule.statement("en") + rule.reason("en")], rule.id


def test_the_rules_of_empire_use_the_word_cartouche() -> None:
    assert not [rule.id for rule in rules_of(edition("empire")) if "tuile" in rule.statement("fr").lower()]
    for path in (HOME / "fr" / "games" / "empire" / "texts.ftl", HOME / "fr" / "web.ftl"):
        assert "tuile" not in path.read_text(encoding="utf-8").lower()


# The linter itself


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("fr", "Le groupe de Anne est à vous."),
        ("fr", "Il faut que Hugo réponde."),
        ("fr", "Vous tombez à le Parc Gratuit."),
        ("fr", "Les 1 cartes du centre sont mélangées."),
        ("fr", "Vous donnez la gare et vous recevez rien."),
        ("fr", "Impossible : non."),
        ("en", "1 cards left."),
        ("en", "Draw a Empire card for { $seat }."),
        ("de", "Es bleiben 1 Karten."),
        ("de", "Ada ist in dem Gefängnis."),
    ],
)
def test_the_linter_finds_faults_in_sentences(lang: str, sentence: str) -> None:
    assert lint.spoken_faults(sentence, lang)


@pytest.mark.parametrize(
    "line",
    ["a = 5 %", "a = 1.5", "a = 1,500", "a = „Los", "a = “Los”", 'a = Das "Los"', "a = Los !", "a = Los..."],
)
def test_the_linter_finds_faults_of_german_typography(line: str) -> None:
    assert lint.typography_faults(line, "de")


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("fr", 'title = "Bâtir également"'),
        ("fr", "set-end-turn = Finir mon tour tout seul"),
        ("fr", "   *[they] La carte { DE($actor) } ne touche pas { $seat }."),
        ("fr", "back-floor-dice = dés lancés, pas plus haut"),
        ("fr", "print-levels = Étages de la tour"),
        ("en", "verb-throw = Throw the dice"),
        ("en", 'text = "No street gets another storey."'),
        ("en", "workshop-balance-payback = Turns to pay back, at 3 floors"),
        ("en", "   *[other] The { $n }th floor changes everything."),
        ("en", 'ELEC-BANK-19 = "The unit switches off after 60 seconds."'),
        ("en", "set-end-turn = End my turn by itself"),
        ("en", "verb-let-stand = Let it happen"),
        ("en", "swaps-title = Who swaps gains."),
        ("en", 'mozart = "Mozart Ave"'),
        ("de", "verb-let-stand = Geschehen lassen"),
    ],
)
def test_the_linter_finds_words_that_sound_translated(lang: str, line: str) -> None:
    assert lint.wording_faults(line, lang)


def test_the_linter_ignores_comments_and_synonyms() -> None:
    assert not lint.wording_faults("# Throw the dice\nbooklet-alike = throw, storey\na = thrown away", "en")


def test_the_linter_finds_faults_in_sources() -> None:
    assert lint.source_faults("a = Le groupe de { $victim } est à vous.", "fr")
    assert lint.source_faults("a = Allez jusqu’à { $space }.", "fr")
    assert not lint.source_faults("a = Le groupe { DE($victim) } coûte de { $n } à { $m }.", "fr")
    messages = lint.messages("a = { $n } cartes\nb = { $n ->\n    [one] une carte\n   *[other] { $n } cartes\n}\n")
    assert lint.number_faults(messages["a"]) and not lint.number_faults(messages["b"])
