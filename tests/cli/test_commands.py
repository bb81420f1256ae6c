"""Every command in both languages, and its mistakes."""

import json
import platform
import re
import signal
from functools import cache
from itertools import count

import pytest

import magnat as package
from magnat.arena.selfplay import MAX_POSITIONS_PER_GAME
from magnat.arena.training import evaluate
from magnat.bots.value_net import features_of, load_learned
from magnat.cli import bench, train
from magnat.cli.app import COMMANDS, main
from magnat.cli.citations import cited_by_tests
from magnat.games import all_games
from magnat.hosts.terminal.files import write_all_or_none
from magnat.hosts.terminal.terminal import Terminal


def test_the_version_says_whether_it_is_compiled(magnat):
    how = "compiled" if package.compiled() else "pure"
    assert magnat("--version").stdout == f"magnat {package.__version__} ({how}, Python {platform.python_version()})\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_an_example(command, monkeypatch, capsys):
    monkeypatch.setattr(signal, "signal", lambda number, handler: None)  # this process is the tests'
    for lang, example in (("fr", "exemple"), ("en", "example")):
        with pytest.raises(SystemExit) as end:
            main([command, "--help", "--lang", lang])
        output = capsys.readouterr()
        assert not end.value.code and not output.err
        assert f"\n  magnat {command}" in output.out.partition(example)[2]


def test_the_turn_option_names_what_each_game_counts(magnat):
    for lang, counted in (
        ("fr", ("fortunes", "bases", "groupes", "Empire")),
        ("en", ("wealth", "bases", "sets", "Empire")),
    ):
        text = " ".join(magnat("watch", "--help", "--lang", lang).stdout.split())
        about = text.rpartition("--turns")[2].partition(" --")[0]
        assert all(name in about for name in counted), about
        assert "le plus riche" not in about and "richest wins" not in about


def test_without_a_command_all_are_listed(magnat):
    output = magnat("--lang", "fr").stdout
    assert all(f"magnat {command} " in output for command in COMMANDS)


def test_games_are_listed_with_seats_and_variants(magnat):
    for lang in ("fr", "en"):
        output = magnat("games", "--lang", lang).stdout
        assert all(game in output for game in all_games()) and "2–6" in output and "quick_timed" in output
    assert "offers_per_window" in magnat("games", "electronic").stdout


def test_the_locale_chooses_the_language(magnat, env):
    env["LC_ALL"] = "fr_FR.UTF-8"
    assert "variantes" in magnat("games").stdout
    assert "variants" in magnat("games", "--lang=en").stdout


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("gmes", "“games”"),
        ("watch elektronic", "“electronic”"),
        ("watch", "electronic"),
        ("watch electronic --seats 9", "2..6"),
        ("watch electronic --seats many", "--seats"),
        ("watch electronic --sede 4", "“--seed”"),
        ("watch electronic --seed", "--seed"),
        ("watch electronic --variant quik", "“quick”"),
        ("watch electronic --option turnlimit=3", "“turn_limit”"),
        ("watch electronic --option turn_limit=-3", "0..1000000"),
        ("watch electronic --option rent_claim=manul", "“manual”"),
        ("watch electronic --option jail_double_rethrow=perhaps", "true, false"),
        ("watch electronic --save nowhere/game.magnat", "nowhere"),
        ("play electronic --terminal --humans 5 --seats 3", "1..3"),
        ("play electronic --terminal --names Ann,ann --humans 2", "Ann,ann"),
        ("play electronic --terminal --names a:b", "a:b"),
        ("play elctronic --terminal", "“electronic”"),
        ("play --terminal --resume", "games"),
        ("play --terminal --resume absent.magnat", "absent.magnat"),
        ("replay", "magnat replay"),
        ("replay absent.magnat", "absent.magnat"),
        ("verify .", "."),
        ("rules monopoly", "electronic"),
        ("bench electronic elec", "electronic"),
        ("games --lang xx", "fr, en, de"),
    ],
)
def test_a_mistake_gives_one_clear_line(words, named, capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(signal, "signal", lambda number, act: None)
    for lang in ("en", "fr"):
        with pytest.raises(SystemExit) as end:
            main(["--lang", lang, *words.split()])
        error = capsys.readouterr().err
        assert end.value.code == 2
        assert error.count("\n") == 1 and error.startswith("magnat: ")
        assert named.strip("“”") in error and (lang == "fr" or named in error)


def test_a_mistake_ends_the_real_program_with_2(program):
    for lang, meant in (("fr", "Vouliez-vous dire « electronic » ?"), ("en", "Did you mean “electronic”?")):
        result = program("watch", "elektronic", "--lang", lang)
        assert (result.returncode, result.stdout) == (2, "")
        assert meant in result.stderr.replace("\u202f", " ") and result.stderr.count("\n") == 1


def test_bench_prints_one_object_for_each_game(magnat, monkeypatch):
    looks = count()
    monkeypatch.setattr(bench, "perf_counter", lambda: next(looks))  # a clock that advances a second with each reading
    result = magnat("bench", "electronic", "--json", "--seconds", "1", "--seats", "3")
    figures = json.loads(result.stdout)
    assert (figures["game"], figures["compiled"], figures["seats"]) == ("electronic", package.compiled(), 3)
    for policy in ("random", "quiet"):
        assert set(figures[policy]) == {"decisions_per_second", "games_per_second", "decisions_per_game"}
        assert all(figure > 0 for figure in figures[policy].values())
    assert figures["clone_us"] > 0 and figures["expand_per_second"] > 0 and figures["reference_ratio"] > 0
    assert bench.bench_grid(Terminal("fr"), figures).row_count == 6


def test_train_writes_weights_and_pictures_twice_the_same(magnat, tmp_path):
    for folder in ("a", "b"):
        result = magnat(
            *("train", "deal", "--games", "18", "--held-out", "13", "--seed", "3"),
            *("--folder", tmp_path / folder, "--lang", "en"),
        )
        assert "learned from 18 games, weighed on 13 others" in result.stdout and not result.returncode
    for name in ("value_net.json", "curve.svg", "reliability.svg"):
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()
    learned = json.loads((tmp_path / "a" / "value_net.json").read_text())
    origin, net, steady = learned["origin"], learned["scores"]["0"]["net"], learned["scores"]["0"]["steady"]
    assert origin["games"] == 18 and origin["seed"] == 3 and origin["version"] == package.__version__
    assert learned["held_out"] == 13 and net["positions"] == 13 * MAX_POSITIONS_PER_GAME
    all_seats = next(line for line in result.stdout.splitlines() if line.split()[1:2] == ["all"])
    stored = [scores[name] for name in ("log_loss", "brier", "calibration") for scores in (net, steady)]
    printed = [float(figure) for figure in re.findall(r"\d\.\d{3}\b", all_seats)]
    assert printed == pytest.approx(stored, abs=0.001)  # both are rounded, the stored ones less


def test_train_can_evaluate_the_shipped_weights(magnat, tmp_path):
    result = magnat("train", "deal", "--weigh", "--held-out", "12", "--folder", tmp_path, "--lang", "fr")
    assert "pesé sur 12 autres" in result.stdout and not result.returncode
    assert sorted([file.name for file in tmp_path.iterdir()]) == ["reliability.svg", "value_net.json"]
    weighed = json.loads((tmp_path / "value_net.json").read_text())
    shipped, features = load_learned("deal"), features_of("deal")
    assert shipped is not None and features is not None
    assert weighed["weights"] == shipped["weights"] and weighed["origin"] == shipped["origin"]
    assert weighed["held_out"] == 12 != shipped["held_out"]
    assert weighed["scores"] == evaluate(features, shipped, 12, lambda result: None).file["scores"]


@pytest.mark.parametrize(("learns", "code"), [(False, 0), (True, 2)])
def test_evaluating_needs_no_numpy_and_writes_nothing(learns, code, monkeypatch, tmp_path, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(train, "find_spec", lambda module: None)
    arguments = ["train", "empire", "--held-out", "12", "--lang", "en"]
    with pytest.raises(SystemExit) as ended:
        main(arguments if learns else [*arguments, "--weigh"])
    assert ended.value.code == code and not list(tmp_path.iterdir())
    told = capsys.readouterr()
    assert ("pip install magnat[train]" in told.err) == learns and ("weighed on 12 others" in told.out) != learns


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "which game"),
        (("empire", "--weigh", "--games", "12"), "--games and --weigh do not go together"),
        (("empire", "--weigh", "--seed", "0"), "--seed and --weigh do not go together"),
        (("empire", "--weigh=3"), "--weigh takes no value"),
        (("empire", "--games", "11"), "11"),
        (("empire", "--folder", "full"), "full/curve.svg"),
        (("empire", "--folder", "file"), "file"),
    ],
)
def test_train_refuses_before_it_plays(magnat, tmp_path, words, told):
    (tmp_path / "full" / "curve.svg").mkdir(parents=True)
    (tmp_path / "file").touch()
    result = magnat("train", *words, "--lang", "en")
    assert result.returncode == 2 and told in result.stderr and "Traceback" not in result.stderr and not result.stdout
    assert sorted([file.name for file in tmp_path.rglob("*")]) == ["curve.svg", "file", "full"]


def test_an_unknown_user_after_a_tilde_is_kept_literally(magnat, tmp_path):
    result = magnat("train", "empire", "--weigh", "--held-out", "12", "--folder", "~nobody-of-this-name")
    assert not result.returncode and (tmp_path / "~nobody-of-this-name" / "value_net.json").is_file()


def test_an_interrupted_train_leaves_nothing(magnat, monkeypatch, tmp_path):
    made = []

    def play_until_interrupted(game, features, seed, number):
        made.append((tmp_path / "new").is_dir())
        if number == 2:
            signal.raise_signal(signal.SIGINT)
        return []

    monkeypatch.setattr("magnat.arena.training.play_training_game", play_until_interrupted)
    handler = signal.signal(signal.SIGINT, signal.default_int_handler)  # workers of the tests ignore it
    try:
        result = magnat("train", "deal", "--folder", "new", "--lang", "en")
    finally:
        signal.signal(signal.SIGINT, handler)
    assert made == [True] * 3, "the third game was interrupted"
    assert result.returncode == 130 and "Interrupted" in result.stderr and not list(tmp_path.iterdir())


@pytest.mark.parametrize("folder", ["mine", "full"])
def test_an_existing_folder_is_not_removed(folder, tmp_path):
    (tmp_path / "mine").mkdir()
    with pytest.raises(KeyboardInterrupt), train.prepare_folder(tmp_path / folder):
        (tmp_path / "full" / "else").mkdir(parents=True)  # created by another process meanwhile
        raise KeyboardInterrupt
    assert (tmp_path / "mine").is_dir() and (tmp_path / "full" / "else").is_dir()


def test_all_files_are_written_or_none(tmp_path):
    (tmp_path / "a").write_text("old")
    (tmp_path / ".b.new").mkdir()  # the second file cannot be written
    with pytest.raises(OSError):
        write_all_or_none(tmp_path, {"a": "new", "b": "new"})
    assert (tmp_path / "a").read_text() == "old"
    (tmp_path / ".b.new").rmdir()
    write_all_or_none(tmp_path, {"a": "é", "b": "new"})
    assert {file.name: file.read_text(encoding="utf-8") for file in tmp_path.iterdir()} == {"a": "é", "b": "new"}


def test_train_reports_games_without_a_winner(monkeypatch, tmp_path, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("magnat.arena.training.play_training_game", lambda *of: [])
    for more in ([], ["--weigh", "--folder", "a"]):
        with pytest.raises(SystemExit) as ended:
            main(["train", "empire", "--held-out", "12", "--lang", "fr", *more])
        assert ended.value.code == 2 and "personne n’a gagné" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_rules_are_read_as_a_booklet(magnat):
    """Chapters in order, plain sentences, the rule ids below; house decisions give their reason."""
    text = magnat("rules", "deal", "--read", "--lang", "fr").stdout
    assert text.index("1. Le but") < text.index("3. Votre tour") < text.index("12. Les cas rares")
    assert "DEAL-BLD-01, DEAL-BLD-02, DEAL-BLD-03\n" in text and "DEAL-DBL-03 · précision" in text
    assert "1. The goal" in magnat("rules", "electronic", "--read", "--lang", "en").stdout


def test_rules_are_counted_and_cited(magnat, monkeypatch):
    monkeypatch.setattr("magnat.cli.rules.cited_by_tests", cache(cited_by_tests))  # reading all tests takes seconds
    rules = json.loads(magnat("rules", "electronic", "--json").stdout)
    assert rules["count"] == len(rules["rules"]) > 200 and rules["in_code"] > 50
    jail = next(rule for rule in rules["rules"] if "JAIL" in rule["id"] and rule["code"])
    assert jail["fr"] and jail["en"] and ".py:" in jail["code"][0]
    assert "ELEC-JAIL " in magnat("rules", "electronic", "--missing", "--lang", "fr").stdout
