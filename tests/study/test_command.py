"""`magnat study` as run from a shell."""

import json
import os
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

import magnat as package
from magnat.arena import WATCH_COUNTS, Tournament, play_fixture
from magnat.cli.study import format_cell
from magnat.games import BUILT_IN, edition
from magnat.study import Chart, ChartRow, Study, build_study
from magnat.study.model import share_figure
from magnat.study.sample import study_text
from magnat.texts import LANGUAGES
from tests.command import called
from tests.study.shipped import load_shipped_study

SHORT = ("--option", "turn_limit=30")


@pytest.fixture
def study(tmp_path):
    variables = {
        name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "XDG", "COLUMNS"))
    }
    env = variables | {"HOME": str(tmp_path / "home"), "LC_ALL": "en_GB.UTF-8", "PYTHONUTF8": "1"}
    env["PYTHONPATH"] = str(Path(package.__file__).parents[1])

    return lambda *words: called("study", *words, env=env, folder=tmp_path)


def test_results_do_not_depend_on_processes_or_interruptions(study):
    words = ("electronic", "--games", "12", "--seed", "7", "--json", *SHORT)
    one = study(*words, "--jobs", "1")
    assert one.returncode == 0, one.stderr
    assert one.stdout == study(*words, "--jobs", "2").stdout
    assert study("electronic", "--games", "5", "--seed", "8", "--json", "--jobs", "1", *SHORT).stdout != one.stdout
    study("electronic", "--games", "5", "--seed", "7", "--jobs", "1", *SHORT)
    resumed = study(*words, "--jobs", "1", "--resume")
    assert resumed.stdout == one.stdout


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_is_described_in_sentences(game):
    limit = edition(game).option_for("turns")
    tournament = Tournament(game, "standard", ((limit, 40),), ("steady",), 3, 3, 5)
    result = build_study(
        tournament, edition(game, options={limit: 40}), [play_fixture(tournament, i, WATCH_COUNTS) for i in range(3)]
    )
    assert len(result.answers) >= 4 and {chart.id for chart in result.charts} >= {"order", "length", "balance"}
    assert f"--option {limit}=40" in result.command and "--seats 3" in result.command
    for lang in LANGUAGES:
        for name in [name for chart in result.charts for name in (chart.title, chart.help, *chart.columns)]:
            assert name[lang] and "{" not in name[lang]
    encoded = msgspec.json.encode(result)
    assert encoded == msgspec.json.encode(msgspec.json.decode(encoded, type=Study))


def test_a_game_without_its_own_study_has_the_common_figures(monkeypatch):
    monkeypatch.setattr("magnat.study.study.load_adapter", lambda package, name: None)
    tournament = Tournament("deal", "standard", (), ("steady",), 2, 2, 5)
    result = build_study(tournament, edition("deal"), [play_fixture(tournament, i, WATCH_COUNTS) for i in range(2)])
    assert [chart.id for chart in result.charts] == ["order", "length", "balance"] and len(result.answers) == 2


def test_the_command_prints_the_sentences(study):
    process = study("empire", "--games", "4", "--jobs", "1", "--lang", "fr")
    assert process.returncode == 0, process.stderr
    assert (
        "Ce que disent les dés" in process.stdout and "4 parties" in process.stdout and "Les marques" in process.stdout
    )


@pytest.mark.extras
@pytest.mark.skipif(find_spec("pyarrow") is None, reason="pyarrow is not installed")
def test_counts_are_exported_as_tidy_rows(study, tmp_path):
    process = study("deal", "--games", "3", "--jobs", "1", "--export", "counts.parquet", "--json")
    assert process.returncode == 0, process.stderr
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
def test_errors_are_reported_in_one_line(study, words, named):
    process = study(*words.split())
    assert (
        (process.returncode, process.stdout) == (2, "") and named in process.stderr and process.stderr.count("\n") == 1
    )


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_package_contains_a_study_of_every_game(game):
    result = load_shipped_study(game, 4, "steady")
    assert result.games >= 4_000 and result.command.startswith(f"magnat study {game} ")
    assert len(result.answers) >= 4 and all(answer.text["fr"] and answer.text["en"] for answer in result.answers)
    assert {chart.id for chart in result.charts} >= {"order", "length", "balance"}
    assert json.loads(msgspec.json.encode(result))["game"] == game


def test_a_share_of_too_few_games_is_marked():
    rows = [ChartRow({"en": "few"}, [share_figure(1, 3)]), ChartRow({"en": "many"}, [share_figure(1_000, 3_000)])]
    chart = Chart("id", "bars", {}, {}, [], ["share"], rows)
    mark = study_text("study-few", "en")
    assert [mark in format_cell(chart, row, 0, "en") for row in rows] == [True, False]
