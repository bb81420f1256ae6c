"""Games are watched, recorded, replayed and verified; unusable records are refused."""

import json
from io import StringIO
from pathlib import Path

import msgspec
import pytest

from magnat.cli.watch import play_bots
from magnat.games import edition, simulation_edition
from magnat.hosts.terminal.narrator import BOT_DISPLAY_NAMES, GameNarrator
from magnat.hosts.terminal.terminal import Terminal
from magnat.record import RecordedGame
from magnat.texts import Texts


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    """A short game in a file, as `magnat watch --save` writes it."""
    file = tmp_path / "game.magnat"
    e = simulation_edition(edition("electronic"), 12)
    game = RecordedGame.start(e, 3, 7, skip_forced=True, names=BOT_DISPLAY_NAMES[:3])
    play_bots(game, 7, GameNarrator(Terminal("en", StringIO()), Texts(e, "en")), 0.0)
    game.save(file)
    return file


def test_a_game_is_printed_in_both_languages(magnat):
    arguments = ("watch", "electronic", "--seed", "7", "--turns", "30", "--board")
    english, french = magnat(*arguments), magnat(*arguments, "--lang", "fr")
    assert english.stdout != french.stdout
    assert "Ada" in english.stdout and "Ada" in french.stdout
    for output in (english, french):
        assert not output.stderr and output.returncode == 0
        assert "fact-" not in output.stdout and "{" not in output.stdout


@pytest.mark.parametrize("variant", ["standard", "quick_timed"])
def test_every_variant_can_be_watched_to_its_end(magnat, variant):
    result = magnat("watch", "electronic", "--variant", variant, "--seed", "3", "--option", "rent_claim=manual")
    assert result.returncode == 0 and not result.stderr and len(result.stdout) > 2000


def test_a_record_on_a_custom_board_is_verified_and_marked(magnat, tmp_path):
    printed = edition("electronic")
    own = printed.rebuild(msgspec.structs.replace(printed.board, name="Quai des Brumes"), printed.options)
    RecordedGame.start(own, 2, 7).save(tmp_path / "own.magnat")
    result = magnat("verify", str(tmp_path / "own.magnat"))
    assert "Quai des Brumes" in result.stdout and "obeys the rules" in result.stdout
    header = json.loads((tmp_path / "own.magnat").read_bytes().split(b"\n")[0])
    header["board"]["space"].pop()
    header["board"]["space"][0]["kind"] = "moon"
    (tmp_path / "own.magnat").write_text(json.dumps(header) + "\n", encoding="utf-8")
    refused = magnat("verify", str(tmp_path / "own.magnat"))
    assert refused.returncode == 2 and "own.magnat, line 1" in refused.stderr and "Traceback" not in refused.stderr


def test_a_replay_prints_the_same_as_watching(magnat, recorded, tmp_path):
    copy = tmp_path / "copy.magnat"
    arguments = ("watch", "electronic", "--seed", "7", "--seats", "3", "--turns", "12", "--save", str(copy))
    watched = magnat(*arguments).stdout.removesuffix(f"Saved: {copy}\n")
    assert copy.read_bytes() == recorded.read_bytes()
    replayed = magnat("replay", str(recorded)).stdout
    assert watched.partition("\n")[2] == replayed
    part = magnat("replay", str(recorded), "--to", "20").stdout
    assert len(part) < len(replayed) and part.splitlines()[:5] == replayed.splitlines()[:5]
    assert magnat("replay", str(recorded), "--to", "99999").returncode == 2


def test_a_record_without_commitment_is_checked_but_not_proved(magnat, recorded):
    result = magnat("verify", str(recorded))
    assert result.returncode == 1 and "obeys the rules" in result.stdout and "no seed" in result.stdout


def test_a_side_game_says_where_it_begins(magnat, recorded):
    header, *rows = recorded.read_text().splitlines()
    side = json.loads(header) | {"branch_of": "0f3a", "branch_at": 12}
    recorded.write_text("\n".join([json.dumps(side), *rows]) + "\n")
    result = magnat("verify", str(recorded))
    assert result.returncode == 1 and "begins at move 12 of game 0f3a" in result.stdout


def test_a_false_winner_is_detected(magnat, recorded):
    lines = recorded.read_text().splitlines()
    end = json.loads(lines[-1])
    end["end"]["winners"] = [p for p in range(3) if p not in end["end"]["winners"]]
    recorded.write_text("\n".join([*lines[:-1], json.dumps(end)]) + "\n")
    assert magnat("verify", str(recorded)).returncode == 1


def test_nothing_is_overwritten(magnat, recorded):
    before = recorded.read_bytes()
    result = magnat("watch", "electronic", "--turns", "2", "--save", str(recorded))
    assert result.returncode == 2 and "exists already" in result.stderr and recorded.read_bytes() == before


def spoil(content: bytes, how: str) -> bytes:
    header, *rows = content.splitlines()
    loose = json.loads(header)
    if how == "newer":
        return json.dumps(loose | {"format": 99}).encode() + b"\n"
    if how == "unknown game":
        return json.dumps(loose | {"game": "chess"}).encode() + b"\n"
    if how == "unknown option":
        return json.dumps(loose | {"options": loose["options"] | {"tax_free": 1}}).encode() + b"\n"
    if how == "too many seats":
        return json.dumps(loose | {"seats": 40}).encode() + b"\n"
    if how == "illegal row":
        return b"\n".join([header, *rows[:5], b"[0,35]", *rows[5:]]) + b"\n"
    return {"empty": b"", "binary": bytes(range(256)) * 4, "cut": content[: len(content) // 2], "text": b"Hello\n"}[how]


HOWS = ["newer", "unknown game", "unknown option", "too many seats", "illegal row", "empty", "binary", "cut", "text"]


@pytest.mark.parametrize("how", HOWS)
def test_an_unusable_record_gives_one_clear_line_and_is_unchanged(magnat, recorded, how):
    recorded.write_bytes(spoil(recorded.read_bytes(), how))
    before = recorded.read_bytes()
    commands = [("verify",), ("play", "--terminal", "--lang", "fr", "--resume")]
    for arguments in commands[:1] if how == "cut" else commands:  # play forgives a row that a crash cut short
        result = magnat(*arguments, str(recorded))
        assert result.returncode == 2, result.stdout
        assert result.stderr.count("\n") == 1 and "game.magnat" in result.stderr
        assert recorded.read_bytes() == before
