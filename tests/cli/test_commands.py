"""tests: every command, in both languages, and every way to get it wrong."""

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
from magnat.hosts.terminal.paths import write_all_or_none
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
        told = capsys.readouterr()
        assert not end.value.code and not told.err
        assert f"\n  magnat {command}" in told.out.partition(example)[2]


def test_what_is_counted_after_so_many_turns_is_each_games_own(magnat):
    for lang, counted in (
        ("fr", ("fortunes", "bases", "groupes", "Empire")),
        ("en", ("wealth", "bases", "sets", "Empire")),
    ):
        told = " ".join(magnat("watch", "--help", "--lang", lang).stdout.split())
        about = told.rpartition("--turns")[2].partition(" --")[0]
        assert all(word in about for word in counted), about
        assert "le plus riche" not in about and "richest wins" not in about


def test_without_a_command_all_are_listed(magnat):
    told = magnat("--lang", "fr").stdout
    assert all(f"magnat {command} " in told for command in COMMANDS)


def test_games_are_listed_with_seats_and_variants(magnat):
    for lang in ("fr", "en"):
        told = magnat("games", "--lang", lang).stdout
        assert all(game in told for game in all_games()) and "2–6" in told and "quick_timed" in told
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
        ("games --lang de", "fr, en"),
    ],
)
def test_a_mistake_is_one_clear_line(words, named, capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(signal, "signal", lambda number, act: None)
    for lang in ("en", "fr"):
        with pytest.raises(SystemExit) as end:
            main(["--lang", lang, *words.split()])
        told = capsys.readouterr().err
        assert end.value.code == 2
        assert told.count("\n") == 1 and told.startswith("magnat: ")
        assert named.strip("“”") in told and (lang == "fr" or named in told)


def test_a_mistake_ends_the_real_program_with_2(program):
    for lang, meant in (("fr", "Vouliez-vous dire « electronic » ?"), ("en", "Did you mean “electronic”?")):
        told = program("watch", "elektronic", "--lang", lang)
        assert (told.returncode, told.stdout) == (2, "")
        assert meant in told.stderr.replace("\u202f", " ") and told.stderr.count("\n") == 1


def test_bench_prints_one_object_for_each_game(magnat, monkeypatch):
    looks = count()
    monkeypatch.setattr(bench, "perf_counter", lambda: next(looks))  # a clock that each look moves on by a second
    told = magnat("bench", "electronic", "--json", "--seconds", "1", "--seats", "3")
    found = json.loads(told.stdout)
    assert (found["game"], found["compiled"], found["seats"]) == ("electronic", package.compiled(), 3)
    for policy in ("random", "quiet"):
        assert set(found[policy]) == {"decisions_per_second", "games_per_second", "decisions_per_game"}
        assert all(figure > 0 for figure in found[policy].values())
    assert found["clone_us"] > 0 and found["expand_per_second"] > 0 and found["reference_ratio"] > 0
    assert bench.bench_grid(Terminal("fr"), found).row_count == 6


def test_train_writes_weights_and_pictures_twice_the_same(magnat, tmp_path):
    for folder in ("a", "b"):
        done = magnat(
            *("train", "deal", "--games", "18", "--held-out", "13", "--seed", "3"),
            *("--folder", tmp_path / folder, "--lang", "en"),
        )
        assert "learned from 18 games, weighed on 13 others" in done.stdout and not done.returncode
    for name in ("value_net.json", "curve.svg", "reliability.svg"):
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()
    learned = json.loads((tmp_path / "a" / "value_net.json").read_text())
    origin, net, steady = learned["origin"], learned["scores"]["0"]["net"], learned["scores"]["0"]["steady"]
    assert origin["games"] == 18 and origin["seed"] == 3 and origin["version"] == package.__version__
    assert learned["held_out"] == 13 and net["positions"] == 13 * MAX_POSITIONS_PER_GAME
    all_seats = next(line for line in done.stdout.splitlines() if line.split()[1:2] == ["all"])
    kept = [scores[name] for name in ("log_loss", "brier", "calibration") for scores in (net, steady)]
    shown = [float(figure) for figure in re.findall(r"\d\.\d{3}\b", all_seats)]
    assert shown == pytest.approx(kept, abs=0.001)  # both are rounded, the kept ones less


def test_train_can_weigh_what_a_game_has_without_learning(magnat, tmp_path):
    done = magnat("train", "deal", "--weigh", "--held-out", "12", "--folder", tmp_path, "--lang", "fr")
    assert "pesé sur 12 autres" in done.stdout and not done.returncode
    assert sorted([file.name for file in tmp_path.iterdir()]) == ["reliability.svg", "value_net.json"]
    weighed = json.loads((tmp_path / "value_net.json").read_text())
    shipped, traits = load_learned("deal"), features_of("deal")
    assert shipped is not None and traits is not None
    assert weighed["weights"] == shipped["weights"] and weighed["origin"] == shipped["origin"]
    assert weighed["held_out"] == 12 != shipped["held_out"]
    assert weighed["scores"] == evaluate(traits, shipped, 12, lambda done: None).file["scores"]


@pytest.mark.parametrize(("learns", "code"), [(False, 0), (True, 2)])
def test_who_only_weighs_needs_no_numpy_and_keeps_nothing(learns, code, monkeypatch, tmp_path, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(train, "find_spec", lambda module: None)
    words = ["train", "empire", "--held-out", "12", "--lang", "en"]
    with pytest.raises(SystemExit) as ended:
        main(words if learns else [*words, "--weigh"])
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
    done = magnat("train", *words, "--lang", "en")
    assert done.returncode == 2 and told in done.stderr and "Traceback" not in done.stderr and not done.stdout
    assert sorted([file.name for file in tmp_path.rglob("*")]) == ["curve.svg", "file", "full"]


def test_a_home_of_nobody_is_a_name_like_any_other(magnat, tmp_path):
    done = magnat("train", "empire", "--weigh", "--held-out", "12", "--folder", "~nobody-of-this-name")
    assert not done.returncode and (tmp_path / "~nobody-of-this-name" / "value_net.json").is_file()


def test_an_interrupted_train_leaves_nothing(magnat, monkeypatch, tmp_path):
    made = []

    def play_until_interrupted(game, traits, seed, number):
        made.append((tmp_path / "new").is_dir())
        if number == 2:
            signal.raise_signal(signal.SIGINT)
        return []

    monkeypatch.setattr("magnat.arena.training.play_training_game", play_until_interrupted)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # workers of the tests ignore it
    try:
        done = magnat("train", "deal", "--folder", "new", "--lang", "en")
    finally:
        signal.signal(signal.SIGINT, before)
    assert made == [True] * 3, "the third game was interrupted"
    assert done.returncode == 130 and "Interrupted" in done.stderr and not list(tmp_path.iterdir())


@pytest.mark.parametrize("folder", ["mine", "full"])
def test_a_folder_that_was_there_before_stays(folder, tmp_path):
    (tmp_path / "mine").mkdir()
    with pytest.raises(KeyboardInterrupt), train.prepare_folder(tmp_path / folder):
        (tmp_path / "full" / "else").mkdir(parents=True)  # by somebody else, meanwhile
        raise KeyboardInterrupt
    assert (tmp_path / "mine").is_dir() and (tmp_path / "full" / "else").is_dir()


def test_all_files_are_written_or_none(tmp_path):
    (tmp_path / "a").write_text("old")
    (tmp_path / ".b.new").mkdir()  # what cannot be written is the second one
    with pytest.raises(OSError):
        write_all_or_none(tmp_path, {"a": "new", "b": "new"})
    assert (tmp_path / "a").read_text() == "old"
    (tmp_path / ".b.new").rmdir()
    write_all_or_none(tmp_path, {"a": "é", "b": "new"})
    assert {file.name: file.read_text(encoding="utf-8") for file in tmp_path.iterdir()} == {"a": "é", "b": "new"}


def test_train_says_that_nobody_won(monkeypatch, tmp_path, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("magnat.arena.training.play_training_game", lambda *of: [])
    for more in ([], ["--weigh", "--folder", "a"]):
        with pytest.raises(SystemExit) as ended:
            main(["train", "empire", "--held-out", "12", "--lang", "fr", *more])
        assert ended.value.code == 2 and "personne n’a gagné" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_rules_are_read_as_a_booklet(magnat):
    """Chapters in order, plain sentences, the numbers quietly below; what was decided here says why."""
    told = magnat("rules", "deal", "--read", "--lang", "fr").stdout
    assert told.index("1. Le but") < told.index("3. Votre tour") < told.index("12. Les cas rares")
    assert "DEAL-BLD-01, DEAL-BLD-02, DEAL-BLD-03\n" in told and "DEAL-DBL-03 · précision" in told
    assert "1. The goal" in magnat("rules", "electronic", "--read", "--lang", "en").stdout


def test_rules_are_counted_and_cited(magnat, monkeypatch):
    monkeypatch.setattr("magnat.cli.rules.cited_by_tests", cache(cited_by_tests))  # to read all tests takes seconds
    found = json.loads(magnat("rules", "electronic", "--json").stdout)
    assert found["count"] == len(found["rules"]) > 200 and found["in_code"] > 50
    jail = next(rule for rule in found["rules"] if "JAIL" in rule["id"] and rule["code"])
    assert jail["fr"] and jail["en"] and ".py:" in jail["code"][0]
    assert "ELEC-JAIL " in magnat("rules", "electronic", "--missing", "--lang", "fr").stdout
