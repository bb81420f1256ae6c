"""testing: laws about what is declared: fields, names of frames, and which package imports which."""

import ast
import inspect
from pathlib import Path
from typing import Any, Final

from magnat.kernel import (
    Chance,
    Edition,
    Frame,
    Question,
    Step,
)
from magnat.record.codec import frame_kinds, kind_of

LAYERS: Final = (
    ("kernel",),
    ("mechanics",),
    ("games",),
    ("record", "bank"),
    ("bots", "texts"),
    ("editions",),
    ("play",),
    ("testing", "arena", "analysis", "store"),
    ("study",),
    ("server",),
    ("page", "cli", "front"),
    ("envs",),
)
BROUGHT: Final = {  # of a game, and for which layer
    "steady": "bots",
    "judgement": "bots",
    "yardsticks": "bots",
    "counts": "arena",
    "study": "study",
    "arrange": "testing",
    "drawing": "cli",
    "encoding": "envs",
}


def fields_match_constructors(edition: Edition) -> None:
    """`fields` and `columns` are the constructors' parameters, in order. Compiled classes may have no signature."""
    for kind in frame_kinds(edition):
        found = parameters(kind)
        assert found is None or found == kind.fields, f"{kind.__name__}: fields {kind.fields}, parameters {found}"
    table = type(edition.deal(edition.least))
    found = parameters(table)
    assert found is None or found[2:] == table.columns, f"{table.__name__}: columns {table.columns}, parameters {found}"
    for column, how in table.secret:
        assert column in table.columns, f"{table.__name__}: {column} is secret, but no column"
        assert how in ("hand", "bag", "pile"), f"{table.__name__}: {column} cannot be hidden as {how!r}"
    assert not table.secret or "known" in table.columns, f"{table.__name__} has secrets, but no column `known`"


def kinds_are_unique(edition: Edition) -> None:
    """A kind of frame has one name, and no two share one, old names included."""
    owner: dict[str, type[Frame]] = {}
    for kind in frame_kinds(edition):
        for called in (kind_of(kind), *kind.was):
            assert called not in owner, f"{called} is {owner[called].__module__} and {kind.__module__}"
            owner[called] = kind


def imports_point_down(root: Path) -> None:
    """Every package has its place in LAYERS, and imports from its own layer and those below it only.

    What a game brings for a layer above it stands as high as that layer, and no rule imports it: only what the game
    brings for that layer or a higher one does.
    """
    layer = {package: depth for depth, packages in enumerate(LAYERS) for package in packages}
    for path in sorted(root.rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        if len(parts) == 1:
            continue  # the package itself: it offers what is below
        assert parts[0] in layer, f"{parts[0]} has no layer"
        for imported in imports_of(path):
            other = imported.split(".")[1:]
            where = f"{path.relative_to(root)} imports {imported}"
            height = layer[BROUGHT.get(parts[2], "games") if parts[0] == "games" and len(parts) == 3 else parts[0]]
            assert not other or layer.get(other[0], 0) <= height, f"{where}: imports point down only"
            brought = other[2] if other[:1] == ["games"] and len(other) > 2 else ""
            mine = parts[2] if parts[0] == "games" and len(parts) == 3 else ""
            rule = brought not in BROUGHT or mine in BROUGHT
            assert rule, f"{where}: it is no rule, and only its layer loads it"
            crossing = parts[0] == "games" == "".join(other[:1]) and len(parts) > 2 and len(other) > 1
            assert not crossing or other[1] == parts[1], f"{where}: games never import each other"


def imports_of(path: Path) -> list[str]:
    """The modules of this package that a file imports."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            module = node.module or ""
            found += [
                f"{module}.{alias.name}" if module in ("magnat", "magnat.games") else module for alias in node.names
            ]
    return [module for module in found if module.split(".")[0] == "magnat"]


def parameters(made: type[Any]) -> tuple[str, ...] | None:
    """The constructor's parameters; None for a compiled class."""
    if made in (Step, Question, Chance, Frame):
        return None
    try:
        found = inspect.signature(made.__init__).parameters
    except (TypeError, ValueError):
        return None
    if any(parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD) for parameter in found.values()):
        return None
    return tuple(found)[1:]
