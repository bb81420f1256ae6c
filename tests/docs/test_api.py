"""The reference of the Python API is complete, and its examples run."""

import ast
import doctest
import inspect
import re
import sys
from pathlib import Path

import pytest

import magnat
from tools.api_pages import (
    MODULES,
    Entry,
    describe_parameters,
    list_entries,
    list_members,
    list_parameters,
    parse_docstring,
    render_module,
)

SOURCES = Path(__file__).parents[2] / "src" / "magnat"
FOLDERS = ("api", *[module.partition(".")[2] for module in MODULES if "." in module])


def find_examples() -> list[tuple[str, str]]:
    """Return the docstrings with examples. They are read from the sources, because compiled modules may omit them."""
    files = [SOURCES / "__init__.py", *[path for folder in FOLDERS for path in sorted((SOURCES / folder).glob("*.py"))]]
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    return [
        (f"{path.relative_to(SOURCES)}:{getattr(node, 'name', '')}", text)
        for path in files
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, kinds) and ">>> " in (text := ast.get_docstring(node) or "")
    ]


def interpreted_entries(module: str) -> list[Entry]:
    """Return the entries and members of a page, except for compiled ones, which have no signatures."""
    entries = [entry for entry in list_entries(module) if entry.group != "Constants"]
    with_source = [entry for entry in entries if str(sys.modules[entry.thing.__module__].__file__).endswith(".py")]
    return [each for entry in with_source for each in (entry, *list_members(entry))]


EXAMPLES = find_examples()


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_examples_run(name: str, text: str) -> None:
    example = doctest.DocTestParser().get_doctest(text, {"magnat": magnat}, name, None, None)
    printed: list[str] = []
    assert doctest.DocTestRunner().run(example, out=printed.append).failed == 0, "".join(printed)


def test_each_module_has_an_example() -> None:
    shown = {name for name, _ in EXAMPLES}
    assert {f"{folder}/__init__.py:" for folder in FOLDERS if folder != "api"} | {"__init__.py:"} <= shown


@pytest.mark.parametrize("module", MODULES)
def test_functions_and_parameters_are_described(module: str) -> None:
    for entry in interpreted_entries(module):
        assert entry.docstring, f"{entry.name} has no docstring"
        described = describe_parameters(entry)
        for parameter in [] if inspect.isclass(entry.thing) else list_parameters(entry.thing):
            mentioned = re.search(rf"`[^`]*\b{parameter.name}\b[^`]*`", entry.docstring)
            assert parameter.name in described or mentioned, f"{entry.name} does not describe {parameter.name}"


def test_a_page_lists_parameters_with_types_defaults_and_descriptions() -> None:
    page = render_module("magnat")
    assert "tournament(game, bots=('steady', 'random'), games=100" in page
    assert "| `seats` | `int \\| None` | `None` | the number of seats |" in page
    assert "```pycon\n>>> magnat.games()[:2]\n" in page


def test_arguments_are_taken_from_their_section() -> None:
    body, args = parse_docstring("Do it.\n\nArgs:\n    first: a number,\n        not 0\n    **more: others\n\nThe end.")
    assert body == "Do it.\n\n\nThe end." and args == {"first": "a number, not 0", "more": "others"}


def test_the_help_of_games_is_not_the_docstring_of_its_package() -> None:
    import magnat.games

    assert (inspect.getdoc(magnat.games) or "").startswith("Return the names of the playable games")
