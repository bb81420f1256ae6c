"""The electronic bank in a terminal."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import magnat as package
from magnat.bank.companion import load_moneys
from magnat.bank.unit import Device
from magnat.bank.unit.state import Insert, Press, Remove
from magnat.cli.bank import parse_typed_inputs
from magnat.hosts.terminal.terminal import Terminal
from tests.bank.transcript import run_transcript

SOURCES = Path(package.__file__).parent / "bank"


def last_screen(result: str) -> str:
    return str(re.findall(r"│ (.*) │", result)[-1]).strip()


@pytest.mark.parametrize(
    ("line", "inputs"),
    [
        ("+3", [Insert(3, "left")]),
        ("- 4", [Insert(4, "right")]),
        ("−4", [Insert(4, "right")]),
        ("+", [Remove("left")]),
        ("1,5M", [Press(key) for key in "1,5M"]),
        ("1.5 m", [Press(key) for key in "1,5M"]),
        ("go", [Press("GO")]),
        ("c", [Press("C")]),
        ("+7", None),
        ("+0", None),
        ("hello", None),
        ("", None),
        ("-100K", None),
    ],
)
def test_a_line_is_split_into_inputs_of_the_unit(line, inputs):
    assert parse_typed_inputs(line) == inputs


def test_a_transfer_at_the_unit_is_printed_and_logged(magnat):
    result = magnat("bank", "--terminal", stdin="+2\n-4\n1,1\nM\n-\n+\nbalances\nlog\nquit\n")
    assert result.returncode == 0 and not result.stderr
    assert "M: card 4 pays 1,1M to card 2 and keeps 13,9M." in result.stdout and "13,9M → 16,1M" in result.stdout
    assert "Card 2     16,1M" in result.stdout and "transfer  Card 4 −1,1M, Card 2 +1,1M" in result.stdout


@pytest.mark.rule("ELEC-SETUP-12", "ELEC-BANK-19")
def test_accounts_survive_a_lost_terminal(magnat, home):
    magnat("bank", "--terminal", stdin="+1\ngo\n-2\n3M")
    result = magnat("bank", "--terminal", stdin="balances\n").stdout
    assert "Card 1       20M" in result and "Card 2       12M" in result
    assert (home / "magnat" / "bank.json").is_file()


def test_a_unit_left_on_is_off_the_next_day_and_no_amount_is_cut_short(magnat, tmp_path):
    device = run_transcript("insert 1 left\npress GO")
    device.now = 1_000
    (tmp_path / "b.json").write_bytes(device.save())
    result = magnat("bank", "--terminal", "--file", "b.json", stdin="1,5M\nc\n1,5M\n")
    assert "Off." in result.stdout and "type your line again" in result.stdout
    assert Device.load((tmp_path / "b.json").read_bytes()).unit.balance(1) == 18_500


def test_the_rest_of_a_refused_line_is_not_typed(magnat, tmp_path):
    result = magnat("bank", "--terminal", "--file", "b.json", stdin="+1\n1234567M\n")
    assert last_screen(result.stdout) == "12345" and "ELEC-BANK-15" in result.stdout


def test_a_new_game_is_started_in_french(magnat):
    result = magnat("bank", "--terminal", "--lang", "fr", stdin="+5\ndépart\n+\nnouveau\nsoldes\njournal\nquitter\n")
    assert "Carte 5       15M" in result.stdout and "nouvelle partie  Carte 5 −2M" in result.stdout


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_an_invalid_file_is_refused_in_one_line(magnat, tmp_path, lang):
    (tmp_path / "b.json").write_text(json.dumps({"unit": 3}))
    for file in ("b.json", "nowhere/b.json"):
        result = magnat("bank", "--terminal", "--file", file, "--lang", lang)
        assert result.returncode == 2 and result.stderr.count("\n") == 1 and file in result.stderr
    assert (tmp_path / "b.json").read_text() == '{"unit": 3}'


@pytest.mark.parametrize(
    "flags",
    [[], pytest.param(["--lan"], marks=pytest.mark.slow)],  # another server; test_network opens one with --lan
)
def test_the_bank_opens_in_the_browser(env, tmp_path, flags):
    command = [sys.executable, "-m", "magnat", "bank", "--no-browser", "--port", "0", *flags]
    served = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, cwd=tmp_path)
    assert served.stdout is not None
    address = re.search(r"(http://[\d.]+:\d+)/bank", served.stdout.readline())
    assert address
    opening = {"opening": {"game": "electronic", "names": ["Ada", "Bob"]}, "mine": [1]}
    table = httpx.post(f"{address[1]}/api/companions", json=opening, trust_env=False).json()
    assert table["table"]["told"]["standing"]["balances"] == [-30_000, 15_000, 15_000]
    served.send_signal(signal.SIGINT)
    assert served.wait(120) == 0


def test_a_file_is_refused_together_with_the_browser(magnat):
    result = magnat("bank", "--file", "b.json", "--no-browser")
    assert result.returncode == 2 and result.stderr.count("\n") == 1 and "b.json" in result.stderr


def keys_in(file: str, pattern: str) -> set[str]:
    return set(re.findall(pattern, (SOURCES / file).read_text(encoding="utf-8")))


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_message_of_the_bank_has_a_text(lang):
    terminal = Terminal(lang)
    effects, decide = "unit/transitions.py", "companion/decide.py"
    unit = keys_in(effects, r'"([a-z_]+)", "ELEC-') | keys_in("unit/amounts.py", r'"([a-z_]+)", "ELEC-')
    book = keys_in(decide, r'CommandDeclined\("([a-z_]+)"') | keys_in(
        decide, r'decline_unless_sure\(command, "([a-z_]+)"'
    )
    book |= keys_in(decide, r'faults.append\("([a-z_]+)"') | {"interest_paid", "not_mortgaged", "already_answered"}
    kinds = keys_in(decide, r'Entry\(UNSET, "([a-z_]+)"') | keys_in(effects, r'Move\("([a-z_]+)"')
    kinds |= {"opening", "credit", "debit", "transfer", "go", "sell", "undo_asked", "agreed"}
    prompts = keys_in("unit/state.py", r'"(wake|insert|look|take_both|take|close|type)"')
    quick = {each.name for money in load_moneys().values() for each in money.quick}
    assert len(unit) > 12 and len(book) > 25 and len(kinds) > 18 and len(prompts) == 7
    for prefix, names in (
        ("bank-refused", unit),
        ("book-refused", book),
        ("bank-what", kinds),
        ("bank-prompt", prompts),
        ("bank-quick", quick),
    ):
        missing = [name for name in names if not terminal.has_text(f"{prefix}-{name.replace('_', '-')}")]
        assert not missing, f"{prefix}: {missing}"
