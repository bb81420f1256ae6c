"""The mutants of a file, sampling, and whether tests notice them."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import magnat
from tests.mutants import change, reach
from tests.mutants.__main__ import all_mutants, equivalents, sampled
from tests.mutants.change import ROOT, rules_in
from tests.mutants.data import data_mutants
from tests.mutants.operators import Code
from tests.mutants.reach import GAMES, Reach, heuristics_of, sources_of

NOTHING_REACHED: dict[str, Any] = {"places": [], "tests": {}, "import": [], "failed": []}
RULE = '''
class Owe(Step[Deal]):
    """DEAL-PAY-06, -07: a player with no more than the debt gives everything."""

    def run(self, t: Deal) -> None:
        {}
'''


def changed(monkeypatch: pytest.MonkeyPatch, line: str) -> set[str]:
    """Return the mutants of a line of a rule."""
    monkeypatch.setitem(change._sources, "rule.py", RULE.format(line))
    return {f"{m.operator}: {m.change().split(' -> ')[1]}" for m in Code("rule.py").mutants()}


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("x = a <= b", {"boundary: x = a < b"}),
        ("x = a == b", {"comparison: x = a != b"}),
        ("x = a + b", {"arithmetic: x = a - b"}),
        ("x = a // b", {"rounding: x = (-(-a // b))"}),
        ("x = a and b", {"guard: x = a", "guard: x = b"}),
        ("x = not a", {"sign: x = a"}),
        ("x = a if b else c", {"branch: x = a", "branch: x = c"}),
        ("x = found[0]", {"first for last: x = found[-1]"}),
        ("x = found.pop(0)", {"first for last: x = found.pop()", "number: x = found.pop(1)"}),
        ("x = min(a, b)", {"min for max: x = max(a, b)"}),
        ("x = [Ask(p) for p in t.ring]", {"order: x = [Ask(p) for p in list(t.ring)[::-1]]"}),
        ("x = sum([t.cash[p] for p in t.ring])", set()),
        ("x = reversed(found)", {"order: x = list(found)"}),
        ("x = Pay(debtor, due, creditor)", {"payer for payee: x = Pay(creditor, due, debtor)"}),
        ("t.plays = 0", {"forgotten: pass", "number: t.plays = 1"}),
        ("t.then(a, b)", {"forgotten: pass", "then reversed: t.then(b, a)"}),
        (
            "t.tell('paid', p, a, to)",
            {"forgotten: pass", "fact: t.tell('paid', a, p, to)", "fact: t.tell('paid', p, to, a)"},
        ),
        ("assert a < b", set()),
        ("x = zip(a, b, strict=True)", set()),
        ("x: tuple[int, int] = a", set()),
    ],
)  # fmt: skip
def test_a_line_has_its_expected_mutants(monkeypatch, line, found):
    assert changed(monkeypatch, line) == found


def test_an_option_is_replaced_by_its_default(monkeypatch):
    declared = 'Option("overpay", False, "DEAL-PAY-12")\nclass E:\n    def __init__(self) -> None:\n        {}\n'
    monkeypatch.setitem(change._sources, "rule.py", declared.format('self.overpay = bool(self.number("overpay"))'))
    assert "self.overpay = bool(False)" in [m.change().split(" -> ")[1] for m in Code("rule.py").mutants()]


def test_a_change_is_shown_as_a_diff_with_its_rules(monkeypatch):
    changed(monkeypatch, "x = a <= b")
    (m,) = Code("rule.py").mutants()
    assert m.rules == ("DEAL-PAY-06", "DEAL-PAY-07") and (m.where, m.line, m.inside) == ("Owe.run", 6, True)
    assert m.diff().splitlines()[1:] == [
        "+++ rule.py", "@@ -4,4 +4,4 @@", " ", "     def run(self, t: Deal) -> None:",
        "-        x = a <= b", "+        x = a < b", " ",
    ]  # fmt: skip


def test_rules_are_cited_in_full_and_in_short():
    assert rules_in("ELEC-AUC-05, -07 and SW-END-01") == ("ELEC-AUC-05", "ELEC-AUC-07", "SW-END-01")


def test_numbers_switches_and_names_of_data_files_are_changed(monkeypatch):
    text = 'source = "booklet 3"\n[[space]]\nname = "go" # 4\nrents = [1_000, 2]\nfree = true\n'
    monkeypatch.setitem(change._sources, "board.toml", text)
    assert [(m.where, m.new, m.line) for m in data_mutants("board.toml")] == [
        ("space go rents", "1001", 4),
        ("space go rents", "3", 4),
        ("space go free", "false", 5),
    ]
    assert '"go_"' in [m.new for m in data_mutants("board.toml", names=True)]


def test_a_sample_is_the_same_for_the_same_seed_and_keeps_the_order():
    every = list(Code("src/magnat/games/deal/joker.py").mutants())
    one, again, other = sampled(every, 9, 1), sampled(list(reversed(every)), 9, 1), sampled(every, 9, 2)
    assert len(one) == 9 and set(one) == set(again) and one != other and one == [m for m in every if m in one]


def test_thresholds_of_a_heuristic_are_changed_and_names_of_rules_are_not(monkeypatch):
    text = "RESERVE: Final = 250\n"
    for file, found in (("games/deal/adapters/bot.py", ["RESERVE: Final = 251"]), ("games/deal/turn.py", [])):
        monkeypatch.setitem(change._sources, file, text)
        assert [m.change().split(" -> ")[1] for m in Code(file).mutants()] == found


@pytest.mark.parametrize("game", GAMES)
def test_heuristics_are_changed_and_their_tests_run(game):
    own, *shared = heuristics_of(game)
    assert own == f"src/magnat/games/{game}/adapters/bot.py" and not set(shared) & set(sources_of(game))
    assert all((ROOT / file).is_file() for file in (own, *shared))
    tests = [ROOT / test for test in reach.tests_of(game) if test.startswith("tests/bots")]
    assert any(test.glob("test_*.py") for test in tests)
    assert [m for m in all_mutants(game, Reach(game, NOTHING_REACHED)) if m.file == own]


@pytest.mark.parametrize("game", GAMES)
def test_the_code_of_the_rules_excludes_words_and_adapters(game):
    own = {path.name for path in (ROOT / "src/magnat/games" / game).glob("*.py")}
    rules = {Path(file).name for file in sources_of(game) if f"/{game}/" in file}
    assert {"turn.py", "table.py", "edition.py"} < rules < own
    assert "words.py" in own - rules and not any("adapters" in file for file in rules)
    assert "src/magnat/mechanics/hands.py" in sources_of(game)


def test_every_equivalent_mutant_still_exists():
    known = equivalents()
    files = {file for file, _, _ in known}
    made = {m.key() for f in files for m in (Code(f).mutants() if f.endswith(".py") else data_mutants(f, names=True))}
    assert not set(known) - made and all(known.values())


ABOUT_RENT = [f"tests/games/electronic/test_{name}.py" for name in ("utilities", "rent", "facts", "questions")]


@pytest.mark.slow
@pytest.mark.skipif(magnat.compiled(), reason="only sources can be changed")
def test_tested_mutants_are_noticed_and_untested_ones_reported():
    """Mutates one file and runs its own tests, then unrelated tests."""
    command = [
        sys.executable,
        "-m",
        "tests.mutants",
        "electronic",
        "--file",
        "electronic/rent.py",
        "--sample=6",
        "--json",
    ]
    own = run(
        [
            *command,
            "--tests",
            " ".join(ABOUT_RENT),
        ]
    )
    none = run([*command, "--tests", "tests/games/electronic/test_setup.py"])
    assert own["mutants"] == 6 and own["caught"] >= 4 and none["caught"] == 0 and len(none["survivors"]) == 6


def run(command: list[str]) -> dict[str, Any]:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return result
