"""Reference pages of the Python API, generated from docstrings and signatures.

A docstring is Markdown. Its section `Args:` describes parameters, one per line as `name: text`; lines that start with
`>>>` are examples, which tests/docs/test_api.py runs.
"""

import inspect
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from types import GenericAlias, ModuleType
from typing import Any, Final, NamedTuple

# The modules of the reference. A page lists `__all__` of its module, or the names given here.
MODULES: Final[dict[str, tuple[str, ...]]] = {
    "magnat": (
        *("games", "start", "load", "bot", "tournament", "compiled"),
        *("api.game.Game", "api.question.Question", "api.tournament.Standings"),
    ),
    "magnat.record": (),
    "magnat.editions": (),
    "magnat.analysis": (),
    "magnat.arena": (),
    "magnat.bots": ("bot", "bot_names", "default_lineup", "Bot", "Observation", "OfferReply", "Level", "BadBot"),
    "magnat.envs": ("Core", "IllegalAction", "encoding_of", "zoo.env", "vector.MagnatVector", "text.TextTable"),
}
# Descriptions of parameters that mean the same everywhere.
COMMON_PARAMETERS: Final = {
    "action": "an action, one of `legal`",
    "answer": "an answer, as an int",
    "answers": "segments with one answer each",
    "bot": "the name of a bot",
    "chance": "a question to nature",
    "check": "a finding",
    "choice": "an answer, as an int or a verb",
    "choices": "legal answers",
    "custom": "a custom edition",
    "content": "the content of a record's file",
    "doc": "an edition as plain values",
    "e": "a game with its options",
    "edition": "a game with its options",
    "facts": "events of a game",
    "frame": "a class of frames",
    "game": "the name of a game, as in `magnat.games()`",
    "games": "the number of games",
    "header": "the header of a record",
    "journal": "the file of finished games",
    "lang": "the code of a language, such as `en`",
    "link": "a link to a game",
    "luck": "the source of dice and cards",
    "mend": "drop an incomplete last line instead of refusing the file",
    "options": "the game's own options by name",
    "path": "the path of a file",
    "position": "the number of a position",
    "question": "a question of the kernel",
    "record": "a record",
    "results": "results of games",
    "review": "a review, complete or not",
    "rows": "answers as pairs of seat and int",
    "saved": "a snapshot",
    "seat": "the number of a seat, from 0",
    "seats": "the number of seats",
    "seed": "an int that determines the luck",
    "shown": "the answers of the hint",
    "skip_forced": "answer questions with a single legal answer automatically",
    "steps": "an iterator",
    "segment": "a segment between two measured positions",
    "t": "a table",
    "text": "a text",
    "tournament": "the settings of a tournament",
    "typed": "a reply as typed",
    "u": "another table",
    "variant": "a printed variant of the game",
    "verdict": "the results of the tried answers",
    "watch": "`WATCH_` flags of the data to collect",
    "whole": "a complete review",
    "winners": "a bit per seat",
    "wins": "the number of wins",
}
FIELD_COMMENT: Final = re.compile(r"^    (\w+): [^#\n]*# (.+)$", re.MULTILINE)
EXAMPLE: Final = re.compile(r"^>>> .*\n?(?:^\S.*\n?|^ {2,}.*\n?)*", re.MULTILINE)
MODULE_PREFIX: Final = re.compile(r"\b(?:magnat|collections|typing|pathlib|os|types|kernel)\.(?:\w+\.)*(?=\w)")


class Entry(NamedTuple):
    """A documented object and the name under which programs import it."""

    name: str
    thing: Any

    @property
    def docstring(self) -> str:
        own = self.thing.__func__ if isinstance(self.thing, classmethod | staticmethod) else self.thing
        return inspect.getdoc(own) or ""

    @property
    def group(self) -> str:
        if not inspect.isclass(self.thing):
            return "Functions" if callable(self.thing) and not isinstance(self.thing, GenericAlias) else "Constants"
        return "Errors" if issubclass(self.thing, Exception) else "Classes"


def list_entries(module: str) -> list[Entry]:
    """Return the objects on the page of a module, without their members."""
    found = import_module(module)
    return [
        Entry(f"{module}.{name}", _resolve(found, module, name))
        for name in MODULES[module] or found.__all__
        if name != "__version__"
    ]


def list_members(entry: Entry) -> Iterator[Entry]:
    """Yield the public methods and properties that a class defines itself."""
    if not inspect.isclass(entry.thing):
        return
    for name, value in vars(entry.thing).items():
        is_member = inspect.isroutine(value) or isinstance(value, property)
        if is_member and not name.startswith("_"):
            yield Entry(f"{entry.name.rpartition('.')[2]}.{name}", value)


def list_parameters(thing: Any) -> list[inspect.Parameter]:
    """Return the parameters of a callable; empty if it has no signature, as some compiled ones."""
    own = thing.__func__ if isinstance(thing, classmethod | staticmethod) else thing
    try:
        found = inspect.signature(own).parameters.values() if callable(own) else ()
    except (TypeError, ValueError):
        return []
    return [each for each in found if each.name not in ("self", "cls")]


def describe_parameters(entry: Entry) -> dict[str, str]:
    """Return the descriptions of parameters: from `Args:`, from comments on the fields of a class, or common ones."""
    described = parse_docstring(entry.docstring)[1]
    if inspect.isclass(entry.thing):
        with suppress(OSError, TypeError):  # no source, as of compiled classes
            described = {**dict(FIELD_COMMENT.findall(inspect.getsource(entry.thing))), **described}
    return {**COMMON_PARAMETERS, **described}


def parse_docstring(text: str) -> tuple[str, dict[str, str]]:
    """Return a docstring as Markdown without its section `Args:`, and the texts of that section by parameter."""
    before, _, section = text.partition("\nArgs:\n")
    listed, _, after = section.partition("\n\n")
    args: dict[str, str] = {}
    for line in listed.splitlines():
        if found := re.match(r" {4}(\*{0,2}\w+): (.*)", line):
            args[name := found[1].lstrip("*")] = found[2]
        elif args:
            args[name] += f" {line.strip()}"
    body = f"{before}\n\n{after}" if after else before
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", body), args


def render_module(module: str) -> str:
    """Return the page of a module as Markdown."""
    entries = list_entries(module)
    result = f"After this page you can use the functions and classes of `{module}`, with their parameters and errors."
    lines = [f"# {module}", "", result, "", parse_docstring(inspect.getdoc(import_module(module)) or "")[0], ""]
    for group in ("Functions", "Classes", "Errors", "Constants"):
        listed = [entry for entry in entries if entry.group == group]
        if listed:
            lines += [f"## {group}", ""]
        for entry in listed:
            lines += _render_constant(entry) if group == "Constants" else _render_entry(entry, 3)
            for member in list_members(entry):
                lines += _render_entry(member, 4)
    return "\n".join(lines)


def _resolve(found: ModuleType, module: str, name: str) -> Any:
    path, _, last = name.rpartition(".")
    return getattr(import_module(f"{module}.{path}") if path else found, last)


def _render_constant(entry: Entry) -> list[str]:
    value = repr(entry.thing)
    return [f"* `{entry.name}` = `{value if len(value) < 60 else value[:56] + ' …'}`", ""]


def _render_entry(entry: Entry, depth: int) -> list[str]:
    name = entry.name.rpartition(".")[2] if depth == 3 else entry.name
    body, described = parse_docstring(entry.docstring)[0], describe_parameters(entry)
    parameters = list_parameters(entry.thing)
    lines = [f"{'#' * depth} {name}", "", "```python", _render_signature(name, entry.thing), "```", "", body, ""]
    if parameters:
        lines += ["| parameter | type | default | meaning |", "|---|---|---|---|"]
        lines += [_render_parameter(each, described.get(each.name, "see above")) for each in parameters] + [""]
    return lines


def _render_signature(name: str, thing: Any) -> str:
    if isinstance(thing, property):
        return f"{name}: {_render_type(inspect.signature(thing.fget).return_annotation)}" if thing.fget else name
    names = ", ".join([str(each.replace(annotation=each.empty)) for each in list_parameters(thing)])
    own: Callable[..., Any] = thing.__func__ if isinstance(thing, classmethod | staticmethod) else thing
    try:
        returned = inspect.signature(own).return_annotation
    except (TypeError, ValueError):
        returned = inspect.Signature.empty
    known = returned is not inspect.Signature.empty and not inspect.isclass(thing)
    return MODULE_PREFIX.sub("", f"{name}({names})") + (f" -> {_render_type(returned)}" if known else "")


def _render_parameter(each: inspect.Parameter, text: str) -> str:
    kind = "" if each.annotation is each.empty else f"`{_render_type(each.annotation)}`".replace("|", "\\|")
    default = "" if each.default is each.empty else f"`{MODULE_PREFIX.sub('', repr(each.default))}`"
    stars = "**" if each.kind == each.VAR_KEYWORD else "*" if each.kind == each.VAR_POSITIONAL else ""
    return f"| `{stars}{each.name}` | {kind} | {default} | {text} |"


def _render_type(annotation: Any) -> str:
    written = annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)
    return MODULE_PREFIX.sub("", written).replace("'", "").replace('"', "")
