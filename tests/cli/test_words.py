"""The texts of the command line are complete."""

import re
from pathlib import Path

import pytest

import magnat
from magnat.cli.app import COMMANDS

SOURCES = Path(magnat.__file__).parent


def messages(lang: str) -> dict[str, str]:
    files = [SOURCES / "languages" / lang / name for name in ("cli.ftl", "bank.ftl")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    entries = re.findall(r"^([a-z][\w-]*) = (.*(?:\n +.*)*)", text, re.MULTILINE)
    assert len(entries) == len(dict(entries)), "a key is defined twice"
    return dict(entries)


def test_every_key_that_the_commands_name_exists():
    keys = messages("fr")
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for path in [*(SOURCES / "cli").glob("*.py"), *(SOURCES / "hosts" / "terminal").glob("*.py")]
    )
    named = re.findall(r"(?:words|write_text|UsageError)\(\s*\"([a-z-]+)\"", code)
    assert len(named) > 40 and not [key for key in named if key not in keys]
    assert all(f"{command}-help" in keys and f"{command}-example" in keys for command in COMMANDS)


@pytest.mark.parametrize("key, text", [each for each in messages("fr").items() if not each[0].endswith("-example")])
def test_french_is_typeset_as_french(key, text):
    plain_text = re.sub(r"\{[^}]*\}", "x", text)
    assert not re.search(r"[ \w][;!?»]|« | :|[\w)]:(?!\S|\s*(?:construire)?\u202f»)|'", plain_text), plain_text
