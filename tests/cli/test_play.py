"""tests: people at the terminal, their input a pipe."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

PLAY = ("play", "electronic", "--terminal")
HANGING = 120  # seconds, for a process that normally ends in less than one
PLODDING = "\nbuy\npay\n1\n" * 1000  # an empty line goes on or passes; what a word does not fit is asked again


def games_in(home: Path) -> list[Path]:
    return sorted((home / "magnat" / "games").glob("*.magnat"))


def rows_of(file: Path) -> list[str]:
    return [line for line in file.read_text().splitlines()[1:] if line.startswith("[")]


def test_two_people_and_two_bots_play_a_whole_game_saved_in_the_middle_and_resumed(magnat, home):
    words = ("--seats", "4", "--humans", "2", "--names", "Ann,Bob", "--option", "turn_limit=40")
    first = magnat(*PLAY, *words, stdin=PLODDING[:200])
    assert first.returncode == 0 and not first.stderr
    [file] = games_in(home)
    half = rows_of(file)
    assert f"--resume {file}" in first.stdout and len(half) > 20

    again = magnat("play", "--terminal", "--resume", stdin=PLODDING)
    assert again.returncode == 0 and not again.stderr
    whole = rows_of(file)
    assert whole[: len(half)] == half and len(whole) > len(half)
    assert json.loads(file.read_text().splitlines()[-1])["end"]["reveal"]
    assert "── Ann ·" in again.stdout and "── Bob ·" in again.stdout and "── Ada ·" not in again.stdout

    assert "verified" in magnat("verify", str(file)).stdout
    assert "Bob" in magnat("replay", str(file), "--lang", "fr").stdout
    assert magnat("play", "--terminal", "--resume").returncode == 2  # it is over


def test_a_game_goes_on_elsewhere_with_luck_that_nobody_can_verify(magnat, home):
    magnat(*PLAY, "--humans", "2", "--seats", "2", "--option", "turn_limit=8", stdin="1\n")
    [file] = games_in(home)
    for seed in (file.parent / "seeds").iterdir():
        seed.unlink()
    told = magnat("play", "--terminal", "--resume", str(file), "--humans", "2", stdin=PLODDING)
    assert told.returncode == 0 and "new luck" in told.stdout
    assert magnat("verify", str(file)).returncode == 1


def test_the_commands_of_the_table(magnat, home, tmp_path):
    typed = ["?", "table", "undo", "nonsense", "", "undo", "save mine.magnat", "quit"]  # the empty line throws the dice
    told = magnat(*PLAY, "--variant", "quick", "--seats", "2", "--humans", "2", stdin="\n".join(typed)).stdout
    assert "ELEC-" in told and "have spoken since" in told and "none of the choices" in told
    assert "Taken back." not in told
    assert (tmp_path / "mine.magnat").exists()


def test_what_revealed_nothing_can_be_taken_back(magnat):
    typed = ["mortgage", "1", "undo", "undo", "undo", "quit"]
    told = magnat(*PLAY, "--variant", "quick", "--seats", "2", "--humans", "2", stdin="\n".join(typed)).stdout
    assert told.count("Taken back.") == 2 and "have spoken since" in told
    headings = [line for line in told.splitlines() if line.startswith("──")]
    assert headings[0] == headings[-1] != headings[2]


def test_another_person_speaks_aside(magnat, home):
    typed = ["1:", "2:", "3: build", "1: mortgage", "1", "2: mortgage", "1"]
    told = magnat(*PLAY, "--variant", "quick", "--seats", "2", "--humans", "2", stdin="\n".join(typed)).stdout
    assert "May speak meanwhile" in told
    [file] = games_in(home)
    assert {json.loads(row)[0] for row in rows_of(file)} == {-1, 0, 1}


def test_without_a_game_the_list_is_offered(magnat, home):
    told = magnat("play", "--terminal", "--lang", "fr", stdin="7\n1\nquitter\n")
    assert told.returncode == 0 and "À quoi jouons-nous" in told.stdout
    assert len(games_in(home)) == 1
    assert magnat("play", "--terminal", stdin="").returncode == 0


def test_the_browser_is_served_until_ctrl_c_and_a_second_one_finds_it(magnat, env, tmp_path):
    command = [sys.executable, "-m", "magnat", "play", "--no-browser", "--port", "0"]
    served = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, cwd=tmp_path)
    assert served.stdout is not None
    address = re.search(r"http://127\.0\.0\.1:(\d+)/", served.stdout.readline())
    assert address
    told = magnat("play", "electronic", "--no-browser", "--port", address[1])
    assert told.returncode == 0 and f"{address[0]}new/electronic" in told.stdout
    served.send_signal(signal.SIGINT)
    assert served.wait(HANGING) == 0 and "kept" in served.stdout.read()


def test_odd_input_is_no_accident(magnat):
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
    told = magnat(*PLAY, "--lang", "fr", "--humans", "4", stdin="\n".join(typed) + "\n")
    assert told.returncode == 0 and not told.stderr and "\x1b[31m" not in told.stdout


def test_saving_overwrites_nothing(magnat, tmp_path):
    (tmp_path / "diary.txt").write_text("Dear diary")
    told = magnat(*PLAY, "--humans", "4", stdin="save diary.txt\nquit\n").stdout
    assert "exists already" in told and (tmp_path / "diary.txt").read_text() == "Dear diary"


def test_an_interrupt_saves_and_leaves(env, home):
    for number in (signal.SIGINT, signal.SIGTERM):
        command = [sys.executable, "-m", "magnat", *PLAY, "--humans", "4"]
        player = subprocess.Popen(command, env=env, text=True, stdin=-1, stdout=-1, stderr=-1, bufsize=0)
        try:
            assert player.stdout is not None
            seen = ""
            while not seen.endswith("\n> "):  # it asks, and waits for an answer
                letter = player.stdout.read(1)
                assert letter, seen
                seen += letter
            player.send_signal(number)
            told, errors = player.communicate(timeout=HANGING)
        finally:
            player.kill()
        assert player.returncode == 0 and not errors and "--resume" in told
    assert len(games_in(home)) == 2


def test_whoever_stops_reading_ends_the_telling(env):
    command = [sys.executable, "-m", "magnat", "watch", "electronic", "--seed", "1"]
    teller = subprocess.Popen(command, env=env, text=True, stdout=-1, stderr=-1)
    assert teller.stdout is not None and teller.stderr is not None
    teller.stdout.readline()
    teller.stdout.close()
    assert teller.stderr.read() == "" and teller.wait(HANGING) == 1
    teller.stderr.close()


def test_a_home_that_cannot_be_written_to_is_one_clear_line(magnat, env, tmp_path):
    (tmp_path / "file").write_text("")
    env["XDG_DATA_HOME"] = str(tmp_path / "file")
    told = magnat(*PLAY, stdin="quit\n")
    assert told.returncode == 2 and told.stderr.count("\n") == 1 and os.sep + "file" in told.stderr


def test_the_clock_ends_a_timed_game(magnat, home):
    magnat(*PLAY, "--variant", "timed", "--humans", "4", stdin="1\n")
    [file] = games_in(home)
    [seed] = (file.parent / "seeds").iterdir()
    seed.write_text(json.dumps(json.loads(seed.read_text()) | {"seconds": 3601}))
    told = magnat("play", "--terminal", "--resume", stdin=PLODDING)
    assert told.returncode == 0 and '"end"' in file.read_text().splitlines()[-1]
    assert not list(seed.parent.iterdir())
