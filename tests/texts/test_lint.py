"""tests: every file of texts and every catalogue of rules, looked at for what must not stand in it."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import magnat.texts
from magnat.games import BUILT_IN as GAMES
from magnat.games import edition
from magnat.texts import LANGUAGES
from magnat.texts.rules import rules_of
from tests.texts import lint

SHARED = Path(magnat.texts.__file__).parent
HOMES = [SHARED / lang / path.name for lang in LANGUAGES for path in sorted((SHARED / "fr").glob("*.ftl"))]
GAME_FILES = [SHARED.parent / "games" / game / "data" / "texts" / f"{lang}.ftl" for game in GAMES for lang in LANGUAGES]
FILES = [*HOMES, *GAME_FILES]
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SHARED.parent)))
every_game = pytest.mark.parametrize("game", GAMES)

# Where the number is never one: how many sit at a table, how many cards a hand is dealt.
NEVER_ONE = {
    "n-to-m-players", "setup-here", "fact-dealt", "fact-played", "fact-filled", "board-of", "sw-board-of", "facts",
    "arena-lengths", "arena-speed", "deal-body-go", "card-billboard-tax-text", "card-helicopter-text",
    "review-facts", "study-at", "review-positions", "answers-help", "answers-help-they", "hint-note",
    "check-so-many", "check-pack", "check-jail-cards", "check-at-least", "check-exactly",
}  # fmt: skip


def lang_of(path: Path) -> str:
    return path.parent.name if path.parent.name in LANGUAGES else path.stem


@every_file
def test_short_words_give_way_before_names(path: Path) -> None:
    assert not lint.source_faults(path.read_text(encoding="utf-8"), lang_of(path))


@every_file
def test_every_line_can_be_read_and_every_text_is_there_once(path: Path) -> None:
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


@pytest.mark.parametrize(
    "fr", [path for path in FILES if lang_of(path) == "fr"], ids=lambda path: path.parent.parent.name
)
def test_both_languages_say_the_same_things_with_the_same_arguments(fr: Path) -> None:
    en = fr.with_name("en.ftl") if fr.stem == "fr" else SHARED / "en" / fr.name
    french, english = (lint.messages(path.read_text(encoding="utf-8")) for path in (fr, en))
    assert set(french) == set(english)
    for name in french:
        pair = [{arg.removesuffix("_label") for arg in lint.used(name, known)} for known in (french, english)]
        assert pair[0] == pair[1], f"{name}: {sorted(pair[0] ^ pair[1])}"


# Rules


@every_game
def test_rules_have_no_code_names_and_no_words_of_the_workshop(game: str) -> None:
    workshop = re.compile(r"\b(?:windows?|seats?|engine|frame|fenêtres?|siège|moteur|polled)\b", re.I)
    for rule in rules_of(edition(game)):
        for text in (rule.fr, rule.en, rule.because_fr, rule.because_en):
            assert not lint.CODE.search(text) and not workshop.search(text), f"{rule.id}: {text}"


@every_game
def test_rules_in_french_keep_french_typography(game: str) -> None:
    for rule in rules_of(edition(game)):
        for text in (rule.fr, rule.because_fr):
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
        assert not [name for name in FRENCH_NAMES if name in rule.en + rule.because_en], rule.id


def test_the_rules_of_empire_speak_of_cartouches() -> None:
    assert not [rule.id for rule in rules_of(edition("empire")) if "tuile" in rule.fr.lower()]
    for path in (SHARED.parent / "games" / "empire" / "data" / "texts" / "fr.ftl", SHARED / "fr" / "web.ftl"):
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
    ],
)
def test_the_linter_hears_faults(lang: str, sentence: str) -> None:
    assert lint.spoken_faults(sentence, lang)


def test_the_linter_sees_faults() -> None:
    assert lint.source_faults("a = Le groupe de { $victim } est à vous.", "fr")
    assert lint.source_faults("a = Allez jusqu’à { $space }.", "fr")
    assert not lint.source_faults("a = Le groupe { DE($victim) } coûte de { $n } à { $m }.", "fr")
    found = lint.messages("a = { $n } cartes\nb = { $n ->\n    [one] une carte\n   *[other] { $n } cartes\n}\n")
    assert lint.number_faults(found["a"]) and not lint.number_faults(found["b"])
