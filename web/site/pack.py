"""Run inside Pyodide: what is in memory by now, as one archive of the library and one of the engine, compiled."""

import ast
import importlib.util
import json
import os
import sys
import zipfile

SOURCES, LIBRARY, OUT = "/sources", "/lib/python314.zip", "/out"
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
opened = sorted(
    {path for path in TOUCHED if path.startswith(f"{SOURCES}/magnat/") and not path.endswith((".py", ".pyc"))}
)


def compiled(source, name):
    """Bytes of a `.pyc` that is taken as it is: nobody compares it with a source that is not there.

    Without what only readers of the source need: docstrings, columns; what is asserted still is.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree) if not name.startswith("_pyodide/") else ():  # which reads its own
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
    return bytes(importlib._bootstrap_external._code_to_hash_pyc(code, b"\0" * 8, False))


def places():
    """Where each module came from, by its file."""
    for module in list(sys.modules.values()):
        for path in {getattr(module, "__file__", None), getattr(getattr(module, "__spec__", None), "origin", None)}:
            if isinstance(path, str) and os.path.isabs(path):
                yield path.removesuffix("c") if path.endswith(".pyc") else path


found = sorted(set(places()))
library = zipfile.ZipFile(LIBRARY)
os.makedirs(OUT, exist_ok=True)
with zipfile.ZipFile(f"{OUT}/python_stdlib.zip", "w", zipfile.ZIP_STORED) as made:
    for path in found:
        if path.startswith(f"{LIBRARY}/"):
            inside = path[len(LIBRARY) + 1 :]
            if inside.endswith(".py"):
                entry = zipfile.ZipInfo(f"{inside}c")
                made.writestr(entry, compiled(library.read(inside), inside))

parts = {}
for path in found:
    if path.startswith("/packages/"):
        root = "/packages/"
    elif path.startswith(f"{SOURCES}/"):
        root = f"{SOURCES}/"
    else:
        continue
    with open(path, "rb") as file:
        content = file.read()
    inside = path[len(root) :]
    parts[f"{inside}c" if path.endswith(".py") else inside] = (
        compiled(content, inside) if path.endswith(".py") else content
    )
for path in opened:
    with open(path, "rb") as file:
        parts[path[len(SOURCES) + 1 :]] = file.read()
index = json.dumps([[name, len(content)] for name, content in parts.items()]).encode()
with open(f"{OUT}/engine.pack", "wb") as file:
    file.write(len(index).to_bytes(4, "little") + index + b"".join(parts.values()))
print(len(found), "modules,", len(parts), "files of the engine,", len(opened), "of data")
