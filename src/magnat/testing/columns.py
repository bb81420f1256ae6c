"""Generator of the code that follows from the columns of a table.

A table declares its columns once, as annotations in its class: `cash: list[int]  # by seat`. Its list of columns,
its constructor and its `copy` are generated from them as plain code, because search spends much time on copies:

python -m magnat.testing.columns FILE ...   rewrites the code between the two marker comments
"""

import ast
import sys
import textwrap
from pathlib import Path
from typing import Final

BEGIN_COMMENT: Final = "    # Written by `make columns` from the columns above:"
END_COMMENT: Final = "    # So far what is written by `make columns`."
SHARED_COLUMN: Final = "e"  # a second reference to the edition, with the type used by the mechanics
SLOTS_FROM_COLUMNS: Final = 26  # an object with more attributes is slow without slots
LINE_WIDTH: Final = 120


def rewrite_source(source: str) -> str:
    """Return the source with its generated part rewritten."""
    lines = source.splitlines()
    begin, end = lines.index(BEGIN_COMMENT), lines.index(END_COMMENT)
    table = find_class(source, begin + 1)
    return "\n".join([*lines[: begin + 1], *generate_members(table, begin + 1), *lines[end:]]) + "\n"


def find_class(source: str, line: int) -> ast.ClassDef:
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and node.lineno < line <= (node.end_lineno or 0):
            return node
    raise LookupError("the comments stand in no class")


def declared_columns(table: ast.ClassDef, before: int) -> dict[str, str]:
    """Return the columns and their types: the annotations without a value before this line."""
    found: dict[str, str] = {}
    for node in table.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.lineno < before:
            if node.value is None:
                found[node.target.id] = ast.unparse(node.annotation)
    return found


def generate_members(table: ast.ClassDef, before: int) -> list[str]:
    types = declared_columns(table, before)
    edition = types.pop("edition")
    kept = [SHARED_COLUMN] if types.pop(SHARED_COLUMN, None) else []
    parameters = ["self", f"edition: {edition}", "stack: list[Frame]", *[f"{name}: {types[name]}" for name in types]]
    copies = ["self.edition", "self.stack[:]", *[copy_expression(name, types[name]) for name in types]]
    others = ", ".join([f'"{name}"' for name in (*kept, "edition", "stack")])
    slots = [f"    __slots__ = ({others}, *columns)"] if len(types) > SLOTS_FROM_COLUMNS else []
    return [
        "    # fmt: off",
        "    columns: ClassVar[tuple[str, ...]] = (",
        *wrap_items([f'"{name}"' for name in types], 8),
        "    )",
        *slots,
        "",
        f'    def copy(self) -> "{table.name}":',
        f"        return {table.name}(",
        *wrap_items(copies, 12),
        "        )",
        "",
        "    def __init__(",
        *wrap_items(parameters, 8),
        "    ) -> None:",
        "        self.edition = " + "".join(f"self.{name} = " for name in kept) + "edition",
        *[f"        self.{name} = {name}" for name in ("stack", *types)],
        "    # fmt: on",
    ]


def copy_expression(name: str, kind: str) -> str:
    """Return the expression that copies a column: lists are copied, immutable values shared."""
    if kind.startswith("list[list["):
        return f"[each[:] if each else [] for each in self.{name}]"
    if kind == "MostlyEmpty":
        return f"self.{name}[:] if self.{name} else []"
    return f"self.{name}[:]" if kind.startswith("list[") else f"self.{name}"


def wrap_items(items: list[str], indent: int) -> list[str]:
    """Return the items, separated by commas, as lines of the maximum width."""
    text = " ".join([f"{item},".replace(" ", "\0") for item in items])
    made = textwrap.wrap(text, LINE_WIDTH - indent, break_long_words=False, break_on_hyphens=False)
    return [" " * indent + line.replace("\0", " ") for line in made]


def main(files: list[str]) -> None:
    for file in files:
        path = Path(file)
        path.write_text(rewrite_source(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
