"""The order of the packages: `python -m tools.layers` checks it, `--svg FILE` draws the imports between packages.

A package imports only packages listed above it. The adapters of a game are loaded by name: they may import what they
adapt to, and nothing imports them. Neither games nor hosts import each other. `magnat/__init__.py` stands above all
packages; only its users import it.
"""

import ast
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
LAYERS: Final = {
    "version": "the version of the package, and whether it is compiled",
    "languages": "one folder per language: texts, names, rules, number formats, grammar",
    "kernel": "tables, frames, questions and answers, the loop, hidden information",
    "mechanics": "rules that several games share: property, money, auctions, trades, decks",
    "games": "the rules of each game, one file per booklet chapter",
    "record": "games as files: records, replay, verification, snapshots, views",
    "texts": "sentences, names and rules in the language of the player",
    "positions": "any position in a few lines, and the scenes of the booklets",
    "bots": "observations, heuristics, search and the learned value net",
    "editions": "custom editions: reading, checking, comparing, writing",
    "bank": "the electronic bank unit and the bank companion for a physical game",
    "match": "the life of a match without I/O: commands, clocks, offers, undo, bots",
    "arena": "tournaments of bots, their statistics, training",
    "analysis": "hints, reviews, statistics",
    "study": "what many games show about a game",
    "store": "SQLite and PostgreSQL",
    "tables": "what all hosts of tables share: routes, lobby, catalogue, reviews; no I/O",
    "hosts": "server, browser and terminal: I/O only",
    "api": "the functions behind `import magnat`",
    "envs": "environments for reinforcement learning",
    "cli": "the command line",
    "testing": "laws for games; imported only by tests",
}
ADAPTERS: Final = "adapters"


class Import(NamedTuple):
    """One import of a module of this package."""

    path: Path  # of the importing file, relative to the package
    line: int
    module: str  # without the leading `magnat.`; empty for the package itself
    in_function: bool
    explained: bool  # a comment on the line, or on the line above

    def __str__(self) -> str:
        return f"{self.path.as_posix()}:{self.line} imports {self.module or 'magnat'}"


def imports_of(path: Path, root: Path) -> Iterator[Import]:
    """Yield the imports of `magnat` in a file below the package's folder `root`."""
    text = path.read_text(encoding="utf-8")
    lines = text.split("\n")
    tree = ast.parse(text)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    inside = {id(node) for function in functions for node in ast.walk(function)}
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    for node in nodes:
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            names = [f"{'.' * node.level}{node.module or ''}"]
            if names[0] in ("magnat", "magnat.games"):  # `from magnat.games import deal`
                names = [f"{names[0]}.{alias.name}" for alias in node.names]
        for name in names:
            if name.startswith("."):
                raise ValueError(f"{path.relative_to(root)}:{node.lineno}: a relative import")
            if name.split(".")[0] == "magnat":
                above, line = lines[node.lineno - 2].strip(), lines[node.lineno - 1]
                explained = "#" in line or above.startswith("#")
                module = name.removeprefix("magnat").removeprefix(".")
                yield Import(path.relative_to(root), node.lineno, module, id(node) in inside, explained)


def package_of(parts: tuple[str, ...]) -> str:
    """Return the layer of a module; "" for the package `magnat` itself."""
    if parts[0] == "games" and ADAPTERS in parts:
        return ADAPTERS
    return parts[0] if parts[0] in LAYERS or len(parts) > 1 else ""


def problem_with(checked_import: Import) -> str:
    """Return why an import is not allowed, "" if it is."""
    order = [*LAYERS]
    mine, parts = package_of(checked_import.path.with_suffix("").parts), checked_import.path.with_suffix("").parts
    other = tuple(checked_import.module.split(".")) if checked_import.module else ()
    theirs = package_of(other) if other else ""
    if mine and mine != ADAPTERS and mine not in LAYERS:
        return "this package has no layer: add it to tools/layers.py"
    if theirs == ADAPTERS:
        return "" if mine == ADAPTERS and other[:2] == parts[:2] else "adapters are loaded by name, not imported"
    if not mine:
        return ""
    if not theirs:
        return "the package itself is for its users"
    if mine == ADAPTERS:
        return "only tests import testing" if theirs == "testing" else ""
    if mine == "games" == theirs and len(parts) > 2 and len(other) > 1 and other[1] != parts[1]:
        return "games never import each other"
    if mine == "hosts" == theirs and other[1:2] != parts[1:2]:
        return "hosts never import each other"
    if order.index(theirs) > order.index(mine):
        return f"{theirs} is a higher layer"
    if checked_import.in_function and not checked_import.explained:
        return "an import inside a function needs a comment that says why"
    return ""


def problems(root: Path) -> list[str]:
    """List every import that breaks the order."""
    imports = [each for path in sorted(root.rglob("*.py")) for each in imports_of(path, root)]
    return [f"{each}: {why}" for each in imports if (why := problem_with(each))]


def edges(root: Path) -> dict[str, dict[str, int]]:
    """Count the imports from each package to each other one."""
    counts: dict[str, dict[str, int]] = {package: {} for package in (*LAYERS, ADAPTERS)}
    for path in sorted(root.rglob("*.py")):
        mine = package_of(path.relative_to(root).with_suffix("").parts)
        for each in imports_of(path, root) if mine else ():
            theirs = package_of(tuple(each.module.split("."))) if each.module else ""
            if theirs and theirs != mine:
                counts[mine][theirs] = counts[mine].get(theirs, 0) + 1
    return counts


def direct(graph: dict[str, dict[str, int]]) -> dict[str, list[str]]:
    """Drop every edge that a longer path implies."""
    below: dict[str, set[str]] = {}
    for package in (*LAYERS, ADAPTERS):  # lower layers first
        below[package] = set(graph[package]).union(*[below.get(other, set()) for other in sorted(graph[package])])
    return {
        package: [
            other
            for other in LAYERS
            if other in graph[package] and not any(other in below[via] for via in graph[package] if via != other)
        ]
        for package in graph
    }


def draw(root: Path) -> str:
    """Return an SVG: the layers from top to bottom, with the imports that no other import implies."""
    layers, row, left, width = [*reversed(LAYERS)], 34, 220, 620
    at = {package: 24 + number * row for number, package in enumerate(layers)}
    arcs = []
    for package, others in direct(edges(root)).items():
        for other in others if package in at else ():
            y0, y1 = at[package] + 13, at[other] + 13
            bend = left - 30 - 8 * (y1 - y0) / row
            arcs.append(f'<path d="M{left},{y0} C{bend:.0f},{y0} {bend:.0f},{y1} {left},{y1}" marker-end="url(#a)"/>')
    boxes = [
        f'<rect x="{left}" y="{at[p]}" width="92" height="26" rx="6"/>'
        f'<text x="{left + 46}" y="{at[p] + 17}" text-anchor="middle">{p}</text>'
        f'<text class="about" x="{left + 104}" y="{at[p] + 17}">{escape(LAYERS[p])}</text>'
        for p in layers
    ]
    style = (
        "text{font:13px sans-serif;fill:#333}.about{fill:#777}rect{fill:#f4efe4;stroke:#b08d57}"
        "path{fill:none;stroke:#b08d57}@media(prefers-color-scheme:dark){text{fill:#ddd}.about{fill:#aaa}"
        "rect{fill:#2b2721}}"
    )
    marker = (
        '<marker id="a" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0,0 L8,4 L0,8" /></marker>'
    )
    height = 24 + len(layers) * row
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width} {height}" role="img">'
        f"<title>The packages of Magnat and their imports</title><style>{style}</style><defs>{marker}</defs>"
        f"{''.join(arcs)}{''.join(boxes)}</svg>\n"
    )


def main(args: list[str]) -> int:
    root = ROOT / "src" / "magnat"
    if args[:1] == ["--svg"]:
        Path(args[1]).write_text(draw(root), encoding="utf-8")
        return 0
    for package, others in edges(root).items():
        print(f"{package:10} {', '.join(f'{other} {count}' for other, count in others.items())}")
    broken = problems(root)
    print("\n".join(broken) or "every import follows the order")
    return bool(broken)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
