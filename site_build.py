"""Builds the game as static files without a server: `python site_build.py`, or `... serve` to view it.

The client is built by Vite. Python in WebAssembly comes from npm and its packages from the package
index, all pinned and verified by hash. The engine is packed by that same Python: see
web/site/pack.mjs.
"""

import functools
import hashlib
import http.server
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import hatch_build
from hatch_build import CannotBuildClient, npm, older
from magnat.version import digest_engine

ROOT = Path(__file__).parent
HOME = ROOT / "web" / "site"
RUNTIME = ROOT / "build" / "pyodide"
PACK = ROOT / "build" / "pack"
SITE = ROOT / "build" / "site"
PLATFORM = ("3.14", "cp314", "pyemscripten_2026_0_wasm32")  # of that Pyodide
OF_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")


class CannotBuild(Exception):
    """The reason why there is no site, in one line."""


class CannotFetch(CannotBuild):
    """A download failed."""


# downloads


def pyodide() -> Path:
    return RUNTIME / "node_modules" / "pyodide"


def wheels() -> list[Path]:
    return sorted(RUNTIME.glob("*.whl"))


def fetch() -> None:
    """Fetch Pyodide as in web/site/package-lock.json, and packages as in requirements.txt there."""
    RUNTIME.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        if older(RUNTIME / name, [HOME / name]):
            shutil.copy(HOME / name, RUNTIME / name)
    if older(pyodide() / "pyodide.mjs", []) or older(
        RUNTIME / "node_modules" / ".package-lock.json", [HOME / "package-lock.json"]
    ):
        try:
            npm(RUNTIME, "ci", "--no-audit", "--no-fund", "--ignore-scripts")
        except CannotBuildClient as why:
            raise CannotFetch(f"Pyodide cannot be fetched ({why})") from None
    fetched = RUNTIME / "requirements.txt"
    if older(fetched, [HOME / "requirements.txt"]):
        for old in wheels():
            old.unlink()
        python, abi, platform = PLATFORM
        pip = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--require-hashes", "--only-binary", ":all:"]
        pip += ["--python-version", python, "--implementation", "cp", "--abi", abi, "--platform", platform]
        pip += ["-d", str(RUNTIME), "-r", str(HOME / "requirements.txt")]
        if subprocess.run(pip, capture_output=True, timeout=170).returncode:
            raise CannotFetch(f"packages for {platform} cannot be fetched")
        shutil.copyfile(HOME / "requirements.txt", fetched)


def node() -> str:
    """Return the Node that belongs to the npm in use."""
    try:
        hatch_build.node_of()
    except CannotBuildClient as why:
        raise CannotFetch(str(why)) from None
    path = shutil.which("node")
    if path is None:
        raise CannotFetch("Node is not installed")
    return path


# the engine


def engine_sources() -> Iterator[Path]:
    for pattern in ("*.py", "*.toml", "*.ftl", "language.json"):
        yield from (path for path in (ROOT / "src" / "magnat").rglob(pattern))
    yield from (path for path in HOME.iterdir() if path.is_file())


def pack() -> None:
    """Compile and pack the modules that are really used, which is enough to play all titles."""
    if not older(PACK / "lock.json", engine_sources()):
        return
    shutil.rmtree(PACK, ignore_errors=True)
    digest_of_engine = digest_engine(ROOT / "src" / "magnat")
    run(HOME / "pack.mjs", pyodide(), ROOT / "src", PACK, digest_of_engine, *wheels())
    run(HOME / "check.mjs", pyodide(), PACK)


def run(script: Path, *args: object) -> None:
    result = subprocess.run([node(), str(script), *map(str, args)], text=True, capture_output=True, timeout=900)
    if result.returncode:
        raise CannotBuild(f"{script.name} failed: {(result.stdout + result.stderr)[-2000:]}")


# the folder


def stale(site: Path = SITE) -> bool:
    return older(site / "sw.js", [*engine_sources(), *hatch_build.client_sources(ROOT)])


def build(site: Path = SITE) -> None:
    node()
    fetch()
    pack()
    try:
        npm(ROOT / "web", "run", "build", "--", "--mode", "site", "--outDir", os.path.relpath(site, ROOT / "web"))
    except CannotBuildClient as why:
        raise CannotBuild(f"the client was not built: {why}") from None
    write_catalogue(site / "api")
    write_list(site, write_runtime(site), write_pack(site, "engine"), write_pack(site, "analysis"))


def write_catalogue(folder: Path) -> None:
    """Write the catalogue of the games, for which a client needs no engine."""
    import msgspec

    from magnat.games import BUILT_IN, variants
    from magnat.tables import catalogue
    from magnat.texts import LANGUAGES

    def write(path: str, data: object) -> None:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data.encode() if isinstance(data, str) else msgspec.json.encode(data))

    content = {**catalogue.describe_games(), "games": [catalogue.describe_game(game) for game in BUILT_IN]}
    write("games.json", content)
    write("summaries.json", {game: catalogue.describe_game(game) for game in BUILT_IN})
    for game in BUILT_IN:
        write(f"{game}/rules.json", catalogue.describe_rules(game))
        write(f"{game}/booklet.json", catalogue.describe_booklet(game))
        for lang in LANGUAGES:
            write(f"texts/{game}/{lang}.ftl", catalogue.read_all_texts(game, lang))
        for variant in variants(game):
            write(f"{game}/{variant}.json", catalogue.describe_edition(game, variant))
            for lang in LANGUAGES:
                write(f"{game}/{variant}.{lang}.json", catalogue.describe_value_names(game, variant, lang))


def write_runtime(site: Path) -> str:
    """Write Python. Its folder is named by its content, like packs, so that an unchanged one stays cached."""
    files = [pyodide() / name for name in OF_PYODIDE] + [PACK / "python_stdlib.zip", PACK / "lock.json"]
    runtime = f"python-{digest(*files)}/"
    (site / runtime).mkdir()
    for file in files:
        shutil.copyfile(file, site / runtime / file.name)
    return runtime


def write_pack(site: Path, name: str) -> str:
    packed = f"{name}-{digest(PACK / f'{name}.pack')}.pack"
    shutil.copyfile(PACK / f"{name}.pack", site / packed)
    return packed


def write_list(site: Path, runtime: str, engine: str, analysis: str) -> None:
    """Write the list of this version's files, for progress and caching; the service worker contains
    nothing else that changes.
    """

    def part(path: str) -> str:
        if path in (engine, analysis):
            return "games" if path == engine else "analysis"
        if path.startswith(runtime):
            return "library" if path.endswith(".zip") else "python"
        return "texts" if path.startswith("api/") else "pages"

    (site / "sw.js").unlink(missing_ok=True)
    order = ("pages", "texts", "python", "library", "games", "analysis")
    paths = sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    paths.sort(key=lambda path: order.index(part(path)))
    version = digest(*[site / path for path in paths], names=paths)
    parts = [{"part": part(path), "path": path, "size": (site / path).stat().st_size} for path in paths]
    content = {"version": version, "runtime": runtime, "engine": engine, "analysis": analysis, "parts": parts}
    (site / "files.json").write_text(json.dumps(content), encoding="utf-8")
    worker = (HOME / "sw.js").read_text(encoding="utf-8").replace("@VERSION@", version)
    worker = worker.replace('"@FILES@"', json.dumps([*paths, "files.json"]))
    (site / "sw.js").write_text(worker, encoding="utf-8")


def digest(*files: Path, names: list[str] | None = None) -> str:
    sha = hashlib.sha256("\n".join(names or ()).encode())
    for file in files:
        sha.update(hashlib.sha256(file.read_bytes()).digest())
    return sha.hexdigest()[:12]


def serve(site: Path = SITE, port: int = 8090) -> None:
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(site.parent))
    with http.server.ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        print(f"http://127.0.0.1:{port}/{site.name}/ (Ctrl+C ends it)", flush=True)
        server.serve_forever()


def main(arguments: list[str]) -> int | str:
    try:
        build()
    except CannotBuild as why:
        return f"The site was not built: {why}."
    size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    print(f"{SITE.relative_to(ROOT)}: {size / 1e6:.1f} MB, for any host of static files")
    if arguments == ["serve"]:
        try:
            serve()
        except KeyboardInterrupt:
            print()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
