"""The installed package; no compiled module shadows the sources."""

import os
import shlex
import signal
import subprocess
import sys
import tomllib
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from select import select
from types import SimpleNamespace
from typing import IO, Any

import pytest

import magnat
from magnat.kernel import loop
from magnat.version import DIGEST_FILE, digest_engine, engine_version

ROOT = Path(__file__).parents[1]


def test_the_version_is_stated_once():
    assert version("magnat") == magnat.__version__


def test_the_engine_version_changes_with_the_engine_only(tmp_path):
    for name in ("kernel/loop.py", "games/deal/data/deck.toml", "hosts/server/app.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"1\n")
    before = digest_engine(tmp_path)
    (tmp_path / "hosts/server/app.py").write_bytes(b"2\n")
    (tmp_path / "kernel/loop.py").write_bytes(b"1\r\n")
    assert digest_engine(tmp_path) == before
    for name in ("kernel/loop.py", "games/deal/data/deck.toml"):
        (tmp_path / name).write_bytes(b"2\n")
        assert digest_engine(tmp_path) != before, name
        (tmp_path / name).write_bytes(b"1\n")
    assert engine_version() == f"{magnat.__version__}+{digest_engine(ROOT / 'src' / 'magnat')}"


def test_a_wheel_contains_the_digest_of_its_engine(tmp_path):
    pytest.importorskip("hatchling")
    hatch_build = import_module("hatch_build")
    data: dict[str, dict[str, str]] = {"force_include": {}}
    workshop = SimpleNamespace(name=str(tmp_path))
    hatch_build.CompiledEngine.add_digest(SimpleNamespace(root=str(ROOT), workshop=workshop), data)
    ((file, target),) = data["force_include"].items()
    assert target == f"magnat/{DIGEST_FILE}" and engine_version().endswith("+" + Path(file).read_text())


def test_compiled_reports_whether_the_engine_is_compiled():
    assert magnat.compiled() == (not str(loop.__file__).endswith(".py"))


def test_wheels_are_built_for_every_supported_python_and_tested_by_a_game():
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheels, oldest = declared["tool"]["cibuildwheel"], declared["project"]["requires-python"].removeprefix(">=3.")
    assert wheels["build"].split()[0] == f"cp3{oldest}-*"
    trial = wheels["test-command"].replace("magnat.compiled() and ", "").removeprefix("python ")
    assert trial != wheels["test-command"].removeprefix("python ")
    assert subprocess.run([sys.executable, *shlex.split(trial)], timeout=120).returncode == 0


def test_no_extension_module_is_in_the_source_tree():
    assert not [path for pattern in ("*.so", "*.pyd") for path in (ROOT / "src").rglob(pattern)]


@pytest.mark.skipif(os.name == "nt", reason="needs process groups")
def test_a_compilation_timeout_falls_back_to_pure_python_with_a_message(tmp_path, monkeypatch):
    """The compilers are killed with their parent: they would write into a folder that is being
    removed.

    A compiler, which is its parent's child, keeps a pipe open: it has started when the pipe says so
    and is dead when the pipe ends. The time is up in between, without a clock.
    """
    pytest.importorskip("hatchling")
    hatch_build = import_module("hatch_build")
    os.mkfifo(tmp_path / "pipe")
    slow = f"import subprocess, sys\nwith open({str(tmp_path / 'pipe')!r}, 'w') as pipe:\n"
    slow += "    compiler = 'import os, time; print(os.getpid(), flush=True); time.sleep(3600)'\n"
    slow += "    started = subprocess.Popen([sys.executable, '-c', compiler], stdout=pipe)\n"
    slow += "started.wait()  # {modules}\n"
    timeouts: list[float | None] = []
    pipes: list[IO[str]] = []
    compilers: list[int] = []

    class TimeIsUp(subprocess.Popen[str]):
        def communicate(self, input: Any = None, timeout: float | None = None) -> Any:
            timeouts.append(timeout)
            pipes.append((tmp_path / "pipe").open())
            compilers.append(int(pipes[0].readline()))
            raise subprocess.TimeoutExpired(self.args, timeout or 0)

    monkeypatch.setattr(hatch_build, "SETUP", slow)
    monkeypatch.setattr(hatch_build, "MINUTES", 20)
    monkeypatch.setattr(hatch_build.subprocess, "Popen", TimeIsUp)
    monkeypatch.setattr(hatch_build, "what_is_missing", lambda: None)
    monkeypatch.setenv("MAGNAT_WEB", "0")
    monkeypatch.delenv("MAGNAT_PURE", raising=False)
    monkeypatch.delenv("MAGNAT_COMPILE", raising=False)
    messages: list[str] = []
    hook = hatch_build.CompiledEngine(str(ROOT), {}, None, None, str(tmp_path), "wheel")
    monkeypatch.setattr(type(hook), "app", SimpleNamespace(display_warning=messages.append))
    wheel: dict[str, Any] = {"force_include": {}, "artifacts": []}
    hook.initialize("standard", wheel)
    hook.finalize("standard", wheel, "")
    wheel["force_include"].pop("build/docs", None)  # exists once `make docs` was run
    assert (
        [*wheel["force_include"].values()] == [f"magnat/{DIGEST_FILE}"]
        and "pure_python" not in wheel
        and timeouts == [20 * 60]
    )
    why = "compiling it took more than 20 minutes (MAGNAT_PURE=1 skips it)"
    assert messages == [f"magnat: pure Python wheel (slower, but the same), because {why}"]
    assert hook.workshop is not None and not Path(hook.workshop.name).exists()
    with pipes[0] as pipe:
        dead, _, _ = select([pipe], [], [], 120)
        if not dead:
            os.kill(compilers[0], signal.SIGKILL)
        assert dead and pipe.read() == ""


@pytest.mark.skipif(os.name == "nt", reason="needs make")
def test_playing_does_not_wait_for_the_compiler_and_ends_it(monkeypatch, capfd):
    pytest.importorskip("hatchling")
    hatch_build = import_module("hatch_build")
    compiling = subprocess.Popen(["sleep", "600"], start_new_session=True)
    monkeypatch.setattr(hatch_build, "what_is_missing", lambda: None)
    monkeypatch.setattr(hatch_build, "start_building", lambda root: compiling)
    assert hatch_build.play(ROOT, "--help") == 0
    assert compiling.wait(60) == -signal.SIGTERM
    output = capfd.readouterr().out
    assert output.startswith(hatch_build.MEANWHILE) and "play" in output[len(hatch_build.MEANWHILE) :]


def test_without_a_compiler_pure_python_is_used_and_the_reason_shown(monkeypatch, capfd):
    pytest.importorskip("hatchling")
    hatch_build = import_module("hatch_build")
    monkeypatch.setattr(hatch_build, "what_is_missing", lambda: "there is no C compiler (cc)")
    monkeypatch.setattr(hatch_build, "start_building", None)
    assert hatch_build.play(ROOT, "--help") == 0
    assert "because there is no C compiler (cc)." in capfd.readouterr().out
