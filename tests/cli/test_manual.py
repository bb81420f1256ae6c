"""Completion and the manual are generated from the commands' declarations; the doctor reports problems."""

import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from magnat.cli import doctor
from magnat.cli.app import COMMANDS, CommandParser
from magnat.cli.manual import SHELLS, completion_script, manual_page
from magnat.games import all_games
from magnat.hosts.terminal.terminal import Terminal
from magnat.kernel import MagnatError

FRENCH, ENGLISH = Terminal("fr"), Terminal("en")


def complete(script: str, *words: str) -> list[str]:
    """Return bash's completions for the last of these words."""
    typed = " ".join(f'"{word}"' for word in words)
    code = f"{script}\nCOMP_WORDS=({typed}); COMP_CWORD={len(words) - 1}; _magnat; printf '%s\\n' \"${{COMPREPLY[@]}}\""
    run = subprocess.run(["bash", "--norc", "-c", code], capture_output=True, text=True)
    assert run.returncode == 0 and not run.stderr, run.stderr
    return run.stdout.split()


@pytest.mark.skipif(not shutil.which("bash"), reason="there is no bash")
def test_bash_completes_commands_flags_games_and_values() -> None:
    script = completion_script(ENGLISH, "bash")
    assert complete(script, "magnat", "") == [*COMMANDS, "--help", "--version", "--completion", "--man", "--lang"]
    assert complete(script, "magnat", "wa") == ["watch"]
    assert complete(script, "magnat", "watch", "el") == ["electronic"]
    assert complete(script, "magnat", "watch", "electronic", "--se") == ["--seats", "--seed"]
    assert complete(script, "magnat", "watch", "--lang", "") == ["fr", "en", "de"]
    assert complete(script, "magnat", "--completion", "") == list(SHELLS)
    assert complete(script, "magnat", "arena", "deal", "--rows", "d") == ["decisions"]
    assert complete(script, "magnat", "watch", "--save", "") == []  # a file name, which bash completes itself


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize("terminal", [FRENCH, ENGLISH], ids=["fr", "en"])
def test_every_shell_completes_every_word(shell: str, terminal: Terminal) -> None:
    script = completion_script(terminal, shell)
    for command in COMMANDS:
        assert re.search(rf"\b{command}\b", script)
        for flag in CommandParser(terminal, command).flag_helps:
            assert re.search(rf"(--|-l ){flag.name[2:]}\b", script), flag
    assert all(game in script for game in all_games())
    assert shell == "bash" or CommandParser(terminal, "play").flag_helps[0].meaning.split()[0] in script


def test_quotes_are_closed() -> None:
    """French texts use typographic apostrophes: a straight one would end a word of the shell."""
    for shell in ("zsh", "fish"):
        for line in completion_script(FRENCH, shell).splitlines():
            assert line.replace("'\\''", "").count("'") % 2 == 0, line


def test_an_unknown_shell_is_refused_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    for shell in ("", "bsh"):
        with pytest.raises(MagnatError) as refused:
            completion_script(ENGLISH, shell)
        assert getattr(refused.value, "known", ()) == tuple(SHELLS)


@pytest.mark.parametrize("terminal", [FRENCH, ENGLISH], ids=["fr", "en"])
def test_the_manual_has_every_command_with_every_flag_and_an_example(terminal: Terminal) -> None:
    page = manual_page(terminal)
    assert page.startswith('.TH MAGNAT 1 "" "Magnat ')
    for command in COMMANDS:
        _, _, chapter = page.partition(f'.SH "MAGNAT {command.upper()}"\n')
        for flag in CommandParser(terminal, command).flag_helps:
            assert f"\\fB{flag.name.replace('-', chr(92) + '-')}\\fR" in chapter.partition("\n.SH ")[0]
        assert terminal.text(f"{command}-example").replace("-", "\\-") in chapter


@pytest.mark.skipif(not shutil.which("groff"), reason="there is no groff")
def test_the_manual_is_typeset_without_a_warning() -> None:
    typeset = ["groff", "-man", "-Tutf8", "-K", "utf8", "-ww", "-P-cbou"]
    run = subprocess.run(typeset, input=manual_page(ENGLISH), capture_output=True, text=True, encoding="utf-8")
    assert run.returncode == 0 and run.stderr == "", run.stderr
    assert ("--seats N" in run.stdout and "magnat arena deal" in run.stdout) or "magnat arena" in run.stdout


def test_the_doctor_finds_this_installation_playable(magnat, home: Path) -> None:
    result = magnat("doctor")
    assert result.returncode == 0 and "✗" not in result.stdout, result.stdout
    assert "electronic, empire, star_wars, deal, millionaire" in result.stdout and str(home) in result.stdout
    assert "sqlalchemy" in result.stdout
    assert "installés" in magnat("doctor", "--lang", "fr").stdout


def test_the_doctor_says_what_to_fix(magnat, home: Path) -> None:
    home.write_text("a file where a folder should be")
    result = magnat("doctor", "--url", "http://127.0.0.1:1")
    assert result.returncode == 1 and result.stdout.rstrip().endswith("must be repaired.")
    bad = [line for line in result.stdout.splitlines() if line.startswith("✗")]
    assert len(bad) == 2 and "XDG_DATA_HOME" in bad[0] and "http://127.0.0.1:1 does not answer" in bad[1]


def test_the_doctor_reports_a_port_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as blocker:
        blocker.bind(("127.0.0.1", 0))
        blocker.listen()
        monkeypatch.setattr(doctor, "DEFAULT_PORT", blocker.getsockname()[1])
        assert doctor.check_port().key == "doctor-port-taken"
    assert doctor.check_port().key == "doctor-port"


def test_the_doctor_names_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "REQUIRED_PACKAGES", ("msgspec", "no-such-package"))
    assert [finding.mark for finding in doctor.check_packages()] == [doctor.MARK_BAD, doctor.MARK_GOOD]
    monkeypatch.setattr(doctor, "EXTRA_MODULES", {"export": "no_such_module", "cluster": "json"})
    assert [finding.key for finding in doctor.check_installed_extras()] == ["doctor-no-extra", "doctor-extra"]
    monkeypatch.setattr(doctor, "PACKAGE", Path("nowhere"))
    assert doctor.check_client().key == "doctor-no-client"
    assert (
        doctor.check_encoding("ascii").mark == doctor.MARK_MISSING
        and doctor.check_encoding("UTF-8").mark == doctor.MARK_GOOD
    )
    assert doctor.check_server("magnat.example.org").mark == doctor.MARK_BAD


def test_the_doctor_names_a_game_that_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = {"chess": SimpleNamespace(name="chess", module="no_such_package")}
    monkeypatch.setattr("magnat.games.game_plugins", lambda where: broken)
    problems = list(doctor.check_games())
    assert [finding.mark for finding in problems] == [doctor.MARK_BAD, doctor.MARK_GOOD]
    assert problems[0].values["game"] == "chess" and "no_such_package" in problems[0].values["why"]
    assert "chess" not in problems[1].values["games"]


def test_python_m_magnat_runs_the_program() -> None:
    run = subprocess.run([sys.executable, "-m", "magnat", "--version"], capture_output=True, text=True)
    assert run.returncode == 0 and run.stdout.startswith("magnat ")
