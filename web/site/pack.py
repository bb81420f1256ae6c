"""Run inside Pyodide: what was used, compiled: an archive of the library, one of the engine, one of what measures.

PLAYED and UNDERSTOOD are the modules that were there, and the files that were opened, after a game and after a review.
"""

import ast
import importlib.util
import json
import os
import zipfile

SOURCES, PACKAGES, LIBRARY, OUT = "/sources", "/packages/", "/lib/python314.zip", "/out"
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def compiled(source, name):
    """Bytes of a `.pyc` that is taken as it is: nobody compares it with a source that is not there.

    Without what only readers of the source need: docstrings, columns, lines of others; what is asserted still is.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree) if not name.startswith("_pyodide/") else ():  # which reads its own
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
    if not name.startswith("magnat/"):
        code = without_lines(code)
    return bytes(importlib._bootstrap_external._code_to_hash_pyc(code, b"\0" * 8, False))


def without_lines(code):
    """The same code, all of it on the line where it begins: which line of the library failed nobody asks here."""
    table, left = b"", len(code.co_code) // 2
    while left > 0:  # an entry is for eight units at most: no columns, no line further
        table += bytes([0x80 | 13 << 3 | min(left, 8) - 1, 0])
        left -= 8
    consts = tuple(without_lines(each) if isinstance(each, type(code)) else each for each in code.co_consts)
    return code.replace(co_linetable=table, co_consts=consts)


def places(modules):
    """Where each module came from, by its file."""
    found = set()
    for module in modules:
        for path in (getattr(module, "__file__", None), getattr(getattr(module, "__spec__", None), "origin", None)):
            if isinstance(path, str) and os.path.isabs(path):
                found.add(path.removesuffix("c") if path.endswith(".pyc") else path)
    return found


def data(touched):
    """What was read that is no module: of time zones it was only seen that they are there."""
    ours = {path for path in touched if path.startswith((f"{SOURCES}/magnat/", PACKAGES)) and os.path.isfile(path)}
    return {path for path in ours if not path.endswith((".py", ".pyc", ".so")) and "/zoneinfo/" not in path}


def packed(name, paths):
    """Files by the place where they are found in the page, behind a list of them."""
    parts = {}
    for path in sorted(paths):
        root = next((root for root in (PACKAGES, f"{SOURCES}/", f"{LIBRARY}/") if path.startswith(root)), None)
        if root is None or (root == f"{LIBRARY}/" and not path.endswith(".py")):
            continue
        inside = path[len(root) :]
        if root == f"{LIBRARY}/":
            content = library.read(inside)
        else:
            with open(path, "rb") as file:
                content = file.read()
        code = path.endswith(".py")
        parts[f"{inside}c" if code else inside] = compiled(content, inside) if code else content
    index = json.dumps([[name, len(content)] for name, content in parts.items()]).encode()
    with open(f"{OUT}/{name}.pack", "wb") as file:
        file.write(len(index).to_bytes(4, "little") + index + b"".join(parts.values()))
    print(name, len(parts), "files")


def within(path, packages):
    """Whether a file of the library belongs to a package that is in its archive: it is looked for only there."""
    return path.startswith(f"{LIBRARY}/") and path[len(LIBRARY) + 1 :].split("/")[0] in packages


played, understood = places(PLAYED[0]), places(UNDERSTOOD[0])
library = zipfile.ZipFile(LIBRARY)
os.makedirs(OUT, exist_ok=True)
stock = {path for path in played if path.startswith(f"{LIBRARY}/")}
packages = {path[len(LIBRARY) + 1 :].split("/")[0] for path in stock if "/" in path[len(LIBRARY) + 1 :]}
stock |= {path for path in understood if within(path, packages)}
with zipfile.ZipFile(f"{OUT}/python_stdlib.zip", "w", zipfile.ZIP_STORED) as made:
    for path in sorted(stock):
        inside = path[len(LIBRARY) + 1 :]
        if inside.endswith(".py"):
            made.writestr(zipfile.ZipInfo(f"{inside}c"), compiled(library.read(inside), inside))
opened = data(PLAYED[1])
packed("engine", (played - stock) | opened)
packed("analysis", (understood - played - stock) | (data(UNDERSTOOD[1]) - opened))
