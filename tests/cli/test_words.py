"""tests: the sentences of the command line, complete in both languages."""

import re
from pathlib import Path

import pytest

import magnat
from magnat.cli.app import COMMANDS

SOURCES = Path(magnat.__file__).parent


def messages(lang: str) -> dict[str, str]:
    files = [SOURCES / "texts" / lang / name for name in ("cli.ftl", "bank.ftl")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    found = re.findall(r"^([a-z][\w-]*) = (.*(?:\n +.*)*)", text, re.MULTILINE)
    assert len(found) == len(dict(found)), "a key stands twice"
    return dict(found)


def test_both_languages_have_the_same_keys_and_arguments():
    french, english = messages("fr"), messages("en")
    assert list(french) and set(french) == set(english)
    for key, text in french.items():
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", english[key])), key


def test_every_key_that_the_commands_name_exists():
    known = messages("fr")
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for path in [*(SOURCES / "cli").glob("*.py"), *(SOURCES / "hosts" / "terminal").glob("*.py")]
    )
    named = re.findall(r"(?:words|write_text|UsageError)\(\s*\"([a-z-]+)\"", code)
    assert len(named) > 40 and not [key for key in named if key not in known]
    assert all(f"{command}-help" in known and f"{command}-example" in known for command in COMMANDS)


@pytest.mark.parametrize("key, text", [each for each in messages("fr").items() if not each[0].endswith("-example")])
def test_french_is_typeset_as_french(key, text):
    said = re.sub(r"\{[^}]*\}", "x", text)
    assert not re.search(r"[ \w][;!?»]|« | :|[\w)]:(?!\S|\s*(?:construire)?\u202f»)|'", said), said
