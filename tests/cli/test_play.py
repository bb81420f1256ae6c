"""People at the terminal, with a pipe as input."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

PLAY = ("play", "electronic", "--terminal")
HANG_SECONDS = 120  # a process normally ends in less than one
PLODDING = "\nbuy\npay\n1\n" * 1000  # an empty line continues or passes; an unusable word is asked again


def games_in(home: Path) -> list[Path]:
    return sorted((home / "magnat" / "games").glob("*.magnat"))


def rows_of(file: Path) -> list[str]:
    return [line for line in file.read_text().splitlines()[1:] if line.startswith("[")]


def test_a_game_of_two_people_and_two_bots_is_saved_and_resumed(magnat, home):
    arguments = ("--seats", "4", "--humans", "2", "--names", "Ann,Bob", "--option", "turn_limit=40")
    first = magnat(*PLAY, *arguments, stdin=PLODDING[:200])
    assert first.returncode == 0 and not first.stderr
    [file] = games_in(home)
    half = rows_of(file)
    assert f"--resume {file}" in first.stdout and len(half) > 20

    result = magnat("play", "--terminal", "--resume", stdin=PLODDING)
    assert result.returncode == 0 and not result.stderr
    rows = rows_of(file)
    assert rows[: len(half)] == half and len(rows) > len(half)
    assert json.loads(file.read_text().splitlines()[-1])["end"]["reveal"]
    assert "── Ann ·" in result.stdout and "── Bob ·" in result.stdout and "── Ada ·" not in result.stdout

    assert "verified" in magnat("verify", str(file)).stdout
    assert "Bob" in magnat("replay", str(file), "--lang", "fr").stdout
    assert magnat("play", "--terminal", "--resume").returncode == 2  # it is over


def test_a_game_resumed_on_another_machine_has_unverifiable_luck(magnat, home):
    magnat(*PLAY, "--humans", "2", "--seats", "2", "--option", "turn_limit=8", stdin="1\n")
    [file] = games_in(home)
    for seed in (file.parent / "seeds").iterdir():
        seed.unlink()
    output = magnat("play", "--terminal", "--resume", str(file), "--humans", "2", stdin=PLODDING)
    assert output.returncode == 0 and "new luck" in output.stdout
    assert magnat("verify", str(file)).returncode == 1


def test_the_commands_of_the_table(magnat, home, tmp_path):
    typed = ["?", "table", "undo", "nonsense", "", "undo", "save mine.magnat", "quit"]  # the empty line rolls the dice
    output = magnat(*PLAY, "--variant", "quick", "--seats", "2", "--humans", "2", stdin="\n".join(typed)).stdout
    assert "ELEC-" in output and "cards drawn since" in output and "none of the choices" in output
    assert "Taken back." not in output
    assert (tmp_path / "mine.magnat").exists()


def test_an_answer_that_revealed_nothing_can_be_undone(magnat):
    typed = ["mortgage", "1", "undo", "undo", "undo", "quit"]
    output = magnat(*PLAY, "--variant", "quick", "--seats", "2", "--humans", "2", stdin="\n".join(typed)).stdout
    assert output.count("Taken back.") == 2 and "cards drawn since" in output
    headings = [line for line in output.splitlines() if line.startswith("──")]
    assert headings[0] == headings[-1] != headings[2]


def test_another_person_uses_an_aside(magnat, home):
    typed = ["1:", "2:", "3: build", "1: mortgage", "1", "2: mortgage", "1"]
    output = magnat(*PLAY, "--variant", "quick", "--seats", "2", "--humans", "2", stdin="\n".join(typed)).stdout
    assert "May step in meanwhile" in output
    [file] = games_in(home)
    assert {json.loads(row)[0] for row in rows_of(file)} == {-1, 0, 1}


def test_without_a_game_the_list_is_offered(magnat, home):
    output = magnat("play", "--terminal", "--lang", "fr", stdin="7\n1\nquitter\n")
    assert output.returncode == 0 and "À quoi jouons-nous" in output.stdout
    assert len(games_in(home)) == 1
    assert magnat("play", "--terminal", stdin="").returncode == 0


def test_the_browser_is_served_until_ctrl_c_and_a_second_start_reuses_it(magnat, env, tmp_path):
    command = [sys.executable, "-m", "magnat", "play", "--no-browser", "--port", "0"]
    served = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, cwd=tmp_path)
    assert served.stdout is not None
    address = re.search(r"http://127\.0\.0\.1:(\d+)/", served.stdout.readline())
    assert address
    output = magnat("play", "electronic", "--no-browser", "--port", address[1])
    assert output.returncode == 0 and f"{address[0]}new/electronic" in output.stdout
    served.send_signal(signal.SIGINT)
    assert served.wait(HANG_SECONDS) == 0 and "kept" in served.stdout.read()


def test_odd_input_never_crashes(magnat):
    typed = [
        "\x00\x1b[31m",
        "é" * 5000,
        "[bold]x[/bold]",
        ":",
        "1:",
        "99999999999999999999",
        "save /nowhere/x",
        "? X-Y-1",
    ]
    output = magnat(*PLAY, "--lang", "fr", "--humans", "4", stdin="\n".join(typed) + "\n")
    assert output.returncode == 0 and not output.stderr and "\x1b[31m" not in output.stdout


def test_saving_overwrites_nothing(magnat, tmp_path):
    (tmp_path / "diary.txt").write_text("Dear diary")
    output = magnat(*PLAY, "--humans", "4", stdin="save diary.txt\nquit\n").stdout
    assert "exists already" in output and (tmp_path / "diary.txt").read_text() == "Dear diary"


def test_an_interrupt_saves_and_leaves(env, home):
    for number in (signal.SIGINT, signal.SIGTERM):
        command = [sys.executable, "-m", "magnat", *PLAY, "--humans", "4"]
        player = subprocess.Popen(command, env=env, text=True, stdin=-1, stdout=-1, stderr=-1, bufsize=0)
        try:
            assert player.stdout is not None
            prompt = ""
            while not prompt.endswith("\n> "):  # it asks, and waits for an answer
                letter = player.stdout.read(1)
                assert letter, prompt
                prompt += letter
            player.send_signal(number)
            output, errors = player.communicate(timeout=HANG_SECONDS)
        finally:
            player.kill()
        assert player.returncode == 0 and not errors and "--resume" in output
    assert len(games_in(home)) == 2


def test_a_closed_output_pipe_ends_the_command(env):
    command = [sys.executable, "-m", "magnat", "watch", "electronic", "--seed", "1"]
    teller = subprocess.Popen(command, env=env, text=True, stdout=-1, stderr=-1)
    assert teller.stdout is not None and teller.stderr is not None
    teller.stdout.readline()
    teller.stdout.close()
    assert teller.stderr.read() == "" and teller.wait(HANG_SECONDS) == 1
    teller.stderr.close()


def test_an_unwritable_home_gives_one_clear_line(magnat, env, tmp_path):
    (tmp_path / "file").write_text("")
    env["XDG_DATA_HOME"] = str(tmp_path / "file")
    output = magnat(*PLAY, stdin="quit\n")
    assert output.returncode == 2 and output.stderr.count("\n") == 1 and os.sep + "file" in output.stderr


def test_the_clock_ends_a_timed_game(magnat, home):
    magnat(*PLAY, "--variant", "timed", "--humans", "4", stdin="1\n")
    [file] = games_in(home)
    [seed] = (file.parent / "seeds").iterdir()
    seed.write_text(json.dumps(json.loads(seed.read_text()) | {"seconds": 3601}))
    output = magnat("play", "--terminal", "--resume", stdin=PLODDING)
    assert output.returncode == 0 and '"end"' in file.read_text().splitlines()[-1]
    assert not list(seed.parent.iterdir())
