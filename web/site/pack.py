"""Run inside Pyodide: compile the files in use into an archive of the library, of the engine, and of the analysis.

PLAYED and UNDERSTOOD are the imported modules and the opened files after a game and after a review.
"""

import ast
import importlib.util
import json
import os
import zipfile

import magnat.version

SOURCES, PACKAGES, LIBRARY, OUT = "/sources", "/packages/", "/lib/python314.zip", "/out"
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def compile_module(source, name):
    """Return the bytes of an unchecked `.pyc`, because there is no source to compare it with.

    Docstrings, columns and the line numbers of other libraries are left out; assertions are kept.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree) if not name.startswith("_pyodide/") else ():  # Pyodide reads its own docstrings
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
    if not name.startswith("magnat/"):
        code = without_lines(code)
    return bytes(importlib._bootstrap_external._code_to_hash_pyc(code, b"\0" * 8, False))


def without_lines(code):
    """Return the code with all instructions on its first line, which makes it smaller."""
    table, left = b"", len(code.co_code) // 2
    while left > 0:  # one entry covers at most eight units, without columns or line changes
        table += bytes([0x80 | 13 << 3 | min(left, 8) - 1, 0])
        left -= 8
    consts = tuple(without_lines(each) if isinstance(each, type(code)) else each for each in code.co_consts)
    return code.replace(co_linetable=table, co_consts=consts)


def files_of(modules):
    """Return the files of these modules."""
    files = set()
    for module in modules:
        for path in (getattr(module, "__file__", None), getattr(getattr(module, "__spec__", None), "origin", None)):
            if isinstance(path, str) and os.path.isabs(path):
                files.add(path.removesuffix("c") if path.endswith(".pyc") else path)
    return files


def data_files(touched):
    """Return the opened files that are not modules, without the time zones, which are only probed."""
    ours = {path for path in touched if path.startswith((f"{SOURCES}/magnat/", PACKAGES)) and os.path.isfile(path)}
    return {path for path in ours if not path.endswith((".py", ".pyc", ".so")) and "/zoneinfo/" not in path}


def write_pack(name, paths, parts):
    """Write a list of names and sizes, followed by the files' contents; `parts` are further files."""
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
        parts[f"{inside}c" if code else inside] = compile_module(content, inside) if code else content
    index = json.dumps([[name, len(content)] for name, content in parts.items()]).encode()
    with open(f"{OUT}/{name}.pack", "wb") as file:
        file.write(len(index).to_bytes(4, "little") + index + b"".join(parts.values()))
    print(name, len(parts), "files")


def within(path, packages):
    """True if a library file belongs to one of these packages, which Python imports from one archive only."""
    return path.startswith(f"{LIBRARY}/") and path[len(LIBRARY) + 1 :].split("/")[0] in packages


played, understood = files_of(PLAYED[0]), files_of(UNDERSTOOD[0])
library = zipfile.ZipFile(LIBRARY)
os.makedirs(OUT, exist_ok=True)
stock = {path for path in played if path.startswith(f"{LIBRARY}/")}
packages = {path[len(LIBRARY) + 1 :].split("/")[0] for path in stock if "/" in path[len(LIBRARY) + 1 :]}
stock |= {path for path in understood if within(path, packages)}
with zipfile.ZipFile(f"{OUT}/python_stdlib.zip", "w", zipfile.ZIP_STORED) as made:
    for path in sorted(stock):
        inside = path[len(LIBRARY) + 1 :]
        if inside.endswith(".py"):
            made.writestr(zipfile.ZipInfo(f"{inside}c"), compile_module(library.read(inside), inside))
opened = data_files(PLAYED[1])
write_pack("engine", (played - stock) | opened, {f"magnat/{magnat.version.DIGEST_FILE}": DIGEST.encode()})
write_pack("analysis", (understood - played - stock) | (data_files(UNDERSTOOD[1]) - opened), {})
