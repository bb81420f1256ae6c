"""A language is one folder, and code outside these folders names none."""

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import magnat
from magnat.editions import from_document, to_document
from magnat.games import BUILT_IN, edition
from magnat.languages import LANGUAGES, language, with_fallbacks
from magnat.mechanics.board_file import Board
from magnat.texts import Texts
from magnat.texts.numbers import format_number, format_percent

PACKAGE = Path(magnat.__file__).parent
CLIENT = PACKAGE.parents[1] / "web" / "src"
CODES = "|".join(LANGUAGES)
# In the client also `.fr`, `title_fr` and `fr:`, as there every key is written without quotes.
NAMED_IN_CLIENT = re.compile(
    rf"""["'`](?:{CODES})["'`]|[.](?:{CODES})\b(?!\w*\()|\w_(?:{CODES})\b|^\s*(?:{CODES})\??:""", re.M
)


def test_no_python_code_outside_the_folders_names_a_language() -> None:
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.is_relative_to(PACKAGE / "languages") and path.parent != PACKAGE / "languages":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            text = node.attr if isinstance(node, ast.Attribute) else getattr(node, "value", None)
            if isinstance(text, str) and re.fullmatch(rf"(?:\w+_)?(?:{CODES})", text):
                found.append(f"{path.relative_to(PACKAGE)}:{getattr(node, 'lineno', 0)}: {text}")
    assert found == []


def test_no_code_of_the_client_names_a_language() -> None:
    if not CLIENT.is_dir():
        pytest.skip("the client is not here")
    found = []
    for path in sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]):
        if not path.name.endswith((".test.ts", ".gen.ts")):
            lines = path.read_text(encoding="utf-8").splitlines()
            found += [f"{path.relative_to(CLIENT)}: {line.strip()}" for line in lines if NAMED_IN_CLIENT.search(line)]
    assert found == []


def test_every_text_that_the_client_names_exists() -> None:
    if not CLIENT.is_dir():
        pytest.skip("the client is not here")
    files = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    texts = "\n".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "languages" / "en").rglob("*.ftl"))
    keys = set(re.findall(r"^([a-z][\w-]*) =", texts, re.M))
    assert set(re.findall(r"""\bt\(\s*"([a-z][\w-]*)\"""", code)) - keys == set()
    beginnings = set(re.findall(r"""\bt\(\s*`([a-z][\w-]*)\$\{""", code))
    assert [start for start in beginnings if not any(key.startswith(start) for key in keys)] == []


def test_a_folder_is_all_that_a_language_needs(tmp_path: Path) -> None:
    toy = tmp_path / "tlh"
    (toy / "games" / "deal").mkdir(parents=True)
    declared = {
        "name": "tlhIngan Hol",
        "locale": "tlh",
        "order": 9,
        "thousands": "\u2009",
        "decimal": "·",
        "before_percent": "~",
        "before_colon": "",
        "fallback": "en",
        "commands": {"prompt": {"QaH": "?"}},
    }
    (toy / "language.json").write_text(json.dumps(declared), encoding="utf-8")
    shared = (PACKAGE / "languages" / "en" / "common.ftl").read_text(encoding="utf-8")
    (toy / "common.ftl").write_text(f"{shared}\nseat-bank = Huch qach\n", encoding="utf-8")
    (toy / "games" / "deal" / "names.toml").write_text('[property]\nBRN1 = "Qo’noS"\n', encoding="utf-8")
    code = """
from magnat.cli import main
from magnat.games import edition
from magnat.languages import typed_commands
from magnat.texts import Texts, LANGUAGES, pick_language
from magnat.texts.numbers import format_percent
texts = Texts(edition("deal"), pick_language(None))
print(LANGUAGES[-1], texts.lang, texts.title, texts.seat(-1), texts.card(0, 0), texts.card(0, 2))
print(format_percent(0.125, "tlh"))
print(typed_commands("prompt")["QaH"])
main(["watch", "deal", "--seed", "1", "--lang", "tlh"])
"""
    environment = {**os.environ, "MAGNAT_LANGUAGES": str(tmp_path), "LC_ALL": "tlh_QO.UTF-8"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, timeout=120)
    assert done.stdout.startswith("tlh tlh Deal Huch qach Qo’noS Rue de Vaugirard\n12·5~%\n?\n"), done.stderr
    assert done.returncode == 0 and "Qo’noS" in done.stdout.partition("?")[2]


def test_numbers_have_the_separators_of_their_language() -> None:
    assert [format_number(1234567.5, lang, 1) for lang in LANGUAGES] == [
        "1\u202f234\u202f567,5",
        "1,234,567.5",
        "1.234.567,5",
    ]
    assert [format_percent(0.125, lang) for lang in LANGUAGES] == ["12,5\u202f%", "12.5%", "12,5\u202f%"]


def test_german_awaits_its_review_and_falls_back_to_english() -> None:
    assert [lang for lang in LANGUAGES if language(lang).awaiting_review] == ["de"]
    assert with_fallbacks("de") == ["de", "en"]


@pytest.mark.parametrize("game", BUILT_IN)
def test_rules_without_a_translation_are_those_of_the_fallback(game: str) -> None:
    rule = edition(game).declared[0].rule
    assert Texts(edition(game), "de").rule_statement(rule) == Texts(edition(game), "en").rule_statement(rule)


def test_a_board_that_is_older_than_a_language_is_shown_in_its_fallback() -> None:
    """Records hold the boards of custom editions whole, with the names of their time."""
    whole = msgspec.to_builtins(edition("electronic").board)
    for item in [*whole["space"], *whole["group"], *whole["token"]]:
        del item["de"]
    old = edition("electronic").rebuild(msgspec.convert(whole, Board), {})
    assert (Texts(old, "de").space(0), Texts(old, "fr").space(0)) == ("GO", "Départ")


def test_a_name_that_an_edition_changes_is_its_name_in_languages_that_fall_back() -> None:
    """An edition that was made before a language existed is shown with its own names, never with printed ones."""
    changes = {"paix": {"fr": "Place Bellecour", "en": "Bellecour Square"}, "foch": {"fr": "Quai Rambaud"}}
    doc = {"format": 1, "game": "electronic", "title": {"fr": "Lyon"}, "space": changes}
    own = from_document(doc)
    texts = Texts(own.edition(), "de")
    assert (texts.space(39), texts.space(32)) == ("Bellecour Square", "Avenue Foch")
    assert to_document(own)["space"] == changes and to_document(own)["title"] == {"fr": "Lyon", "en": "Lyon"}
    german = from_document(doc | {"space": {"paix": changes["paix"] | {"de": "Bellecour-Platz"}}})
    assert Texts(german.edition(), "de").space(39) == "Bellecour-Platz"
    assert to_document(german)["space"]["paix"]["de"] == "Bellecour-Platz"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hyphenated_word_occurs_in_the_texts_of_its_language(lang: str) -> None:
    files = [path for path in (PACKAGE / "languages" / lang).rglob("*") if path.suffix in (".ftl", ".toml")]
    words = set(re.findall(r"[^\W\d_]+", " ".join(path.read_text(encoding="utf-8") for path in files)))
    hyphenated = language(lang).hyphenated
    assert [word for word in hyphenated if word.replace("-", "") not in words] == []
    assert [word for word in hyphenated if min(map(len, word.split("-"))) < 2] == []
