"""tests: `magnat study`, run as people run it."""

import json
import os
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

import magnat as package
from magnat.arena import WATCH_COUNTS, Tournament, play_fixture
from magnat.games import BUILT_IN, edition
from magnat.study import Study, encode_study, load_shipped_study
from magnat.study import build_study as made
from magnat.study.page import render_study_page
from magnat.texts import LANGUAGES
from tests.command import called

SHORT = ("--option", "turn_limit=30")


@pytest.fixture
def study(tmp_path):
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "XDG", "COLUMNS"))}
    env = kept | {"HOME": str(tmp_path / "home"), "LC_ALL": "en_GB.UTF-8", "PYTHONUTF8": "1"}
    env["PYTHONPATH"] = str(Path(package.__file__).parents[1])

    return lambda *words: called("study", *words, env=env, folder=tmp_path)


def test_one_and_two_processes_and_one_that_was_resumed_find_the_same(study):
    words = ("electronic", "--games", "12", "--seed", "7", "--json", *SHORT)
    one = study(*words, "--jobs", "1")
    assert one.returncode == 0, one.stderr
    assert one.stdout == study(*words, "--jobs", "2").stdout
    assert study("electronic", "--games", "5", "--seed", "8", "--json", "--jobs", "1", *SHORT).stdout != one.stdout
    study("electronic", "--games", "5", "--seed", "7", "--jobs", "1", *SHORT)
    resumed = study(*words, "--jobs", "1", "--resume")
    assert resumed.stdout == one.stdout


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_is_told_in_sentences_and_its_page_needs_nothing_else(game):
    limit = edition(game).option_for("turns")
    tournament = Tournament(game, "standard", ((limit, 40),), ("steady",), 3, 3, 5)
    found = made(
        tournament, edition(game, options={limit: 40}), [play_fixture(tournament, i, WATCH_COUNTS) for i in range(3)]
    )
    assert len(found.answers) >= 4 and {chart.id for chart in found.charts} >= {"order", "length", "balance"}
    assert f"--option {limit}=40" in found.command and "--seats 3" in found.command
    for lang in LANGUAGES:
        for name in [name for chart in found.charts for name in (chart.title, chart.help, *chart.columns)]:
            assert name[lang] and "{" not in name[lang]
        text = render_study_page(found, lang)
        assert found.answers[0].text["fr"].split()[0] in text and found.command in text and "://" not in text
        assert text.count("<section>") >= 4 and text.count('lang="fr"') > 100
    assert encode_study(found) == encode_study(msgspec.json.decode(encode_study(found), type=Study))


def test_a_game_that_brings_no_study_is_told_in_what_all_games_have(monkeypatch):
    monkeypatch.setattr("magnat.study.study.load_adapter", lambda package, name: None)
    tournament = Tournament("deal", "standard", (), ("steady",), 2, 2, 5)
    found = made(tournament, edition("deal"), [play_fixture(tournament, i, WATCH_COUNTS) for i in range(2)])
    assert [chart.id for chart in found.charts] == ["order", "length", "balance"] and len(found.answers) == 2


def test_the_command_tells_the_sentences_and_writes_a_page(study, tmp_path):
    told = study("empire", "--games", "4", "--jobs", "1", "--html", "study.html", "--lang", "fr")
    assert told.returncode == 0, told.stderr
    assert "Ce que disent les dés" in told.stdout and "4 parties" in told.stdout and "Les marques" in told.stdout
    assert "Les marques" in (tmp_path / "study.html").read_text("utf-8")


@pytest.mark.extras
@pytest.mark.skipif(find_spec("pyarrow") is None, reason="pyarrow is not installed")
def test_what_was_counted_is_exported_as_tidy_rows(study, tmp_path):
    told = study("deal", "--games", "3", "--jobs", "1", "--export", "counts.parquet", "--json")
    assert told.returncode == 0, told.stderr
    from pyarrow import parquet

    rows = parquet.read_table(tmp_path / "counts.parquet").to_pylist()
    assert {row["count"] for row in rows} >= {"order", "drawn", "threats"} and {row["game"] for row in rows} == {
        0,
        1,
        2,
    }
    order = [row["value"] for row in rows if row["game"] == 1 and row["count"] == "order"]
    assert sorted(order) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("", "electronic"),
        ("electronik", "“electronic”"),
        ("electronic --bot steddy", "“steady”"),
        ("electronic --html page.txt", ".html"),
        ("electronic --cluster rey", "“ray”"),
        ("electronic --resume", "resume"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(study, words, named):
    told = study(*words.split())
    assert (told.returncode, told.stdout) == (2, "") and named in told.stderr and told.stderr.count("\n") == 1


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_study_comes_with_the_package_for_every_game(game):
    found = load_shipped_study(game, 4, "steady")
    assert isinstance(found, Study) and found.games >= 4_000 and found.command.startswith(f"magnat study {game} ")
    assert len(found.answers) >= 4 and all(answer.text["fr"] and answer.text["en"] for answer in found.answers)
    assert {chart.id for chart in found.charts} >= {"order", "length", "balance"}
    assert load_shipped_study(game, 9, "steady") is None
    assert json.loads(msgspec.json.encode(found))["game"] == game
