"""The generator of stored files reports differences, and writes nothing with --check."""

from functools import partial
from pathlib import Path

import pytest

from tests.golden import changes, walks, write
from tests.golden.write import Generated

ROOT = write.ROOT
SHEET = """\
limits plays: 3
wild 0: name W-ANY, count 2
action 0: name A-GO, count 10
action 1: name A-DUEL, count 3
"""
DECKS = "card 0: go Receive(amount=5)\ncard 1: jail ToJail()\n"


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    """Three files (up to date, different, missing) and an obsolete one."""
    paths = {name: tmp_path / f"{name}.txt" for name in ("same", "other", "missing", "old")}
    paths["same"].write_text("a\n")
    paths["other"].write_text("a\nb\n")
    paths["old"].write_text("z\n")
    made = {"same": "a\n", "other": "a\nc\n", "missing": "x\ny\n"}
    files = {paths[name]: Generated(partial(str, text), changes.of_lines) for name, text in made.items()}
    monkeypatch.setattr(write, "files", lambda: files)
    monkeypatch.setattr(write, "left_over", lambda: [path for path in [paths["old"]] if path.exists()])
    return paths


def test_check_reports_differences_and_writes_nothing(
    kept: dict[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    assert write.main(["--check"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.removeprefix(f"{kept['same'].parent}/") for line in lines] == [
        "same.txt: unchanged",
        "other.txt: 1 of 2 lines differ, first at line 2: 'b' -> 'c'",
        "missing.txt: new, 2 lines",
        "old.txt: no longer generated",
        "3 of 3 files differ.",
    ]
    assert kept["other"].read_text() == "a\nb\n" and not kept["missing"].exists() and kept["old"].exists()


def test_writing_twice_changes_nothing(kept: dict[str, Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert write.main([]) == 0
    assert kept["other"].read_text() == "a\nc\n" and kept["missing"].read_text() == "x\ny\n"
    assert not kept["old"].exists() and "old.txt: no longer generated, deleted" in capsys.readouterr().out
    assert write.main(["--check"]) == 0 and capsys.readouterr().out.endswith("0 of 3 files differ.\n")


def test_a_part_of_the_files_can_be_chosen_by_path(kept: dict[str, Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert write.main(["other"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 of 1 files were written."
    assert not kept["missing"].exists() and kept["old"].exists()


def test_every_generated_file_is_covered() -> None:
    """Every data file beside the tests is generated or listed as written by hand."""
    by_hand = {"tests/texts/grammar.json", "tests/mutants/equivalent.toml"}
    kinds = (".txt", ".ndjson", ".json", ".toml")
    result = {path for path in (ROOT / "tests").rglob("*") if path.suffix in kinds and "node_modules" not in path.parts}
    rest = {str(path.relative_to(ROOT)) for path in result - set(write.files())}
    spoken = {f"tests/bank/transcripts/{name}.txt" for name in ("a-first-evening", "clock-and-keys", "refusals")}
    assert rest - by_hand - spoken == set()


def test_a_walk_is_kept_if_its_oracle_lacks_a_card(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(write, "missing", lambda game: f"{game} has 107 cards" if game == "deal" else "")
    monkeypatch.setattr(walks, "NAMES", [("deal", "followed", 2_000_000), ("deal", "scenery", 0)])
    monkeypatch.setattr(walks, "digest", lambda *walk: "new")
    stands, goes = write.walked().splitlines()
    assert f"{stands}\n" in (write.HERE / "walks.txt").read_text() and goes == "deal scenery 0 new"
    assert write.main(["--check", "walks.txt"]) == 1
    assert "deal has 107 cards, then generate again" in capsys.readouterr().out


def test_a_transcript_change_names_the_first_differing_row() -> None:
    old, new = "Nature, draw: card rent\nAda, play: end\n", "Nature, draw: card wild\nAda, play: end\nover\n"
    said = changes.of_transcript(old, new)
    assert said == "2 of 3 rows differ, first at row 1: 'Nature, draw: card rent' -> 'Nature, draw: card wild'"
    assert changes.of_transcript("a\n", "a\nb\n") == "1 of 2 rows differ, first at row 2: the end -> 'b'"


def test_changed_digests_are_counted_per_game() -> None:
    old = "deal standard 2 0 aa\ndeal standard 2 1 bb\nempire standard 2 0 cc\n"
    assert changes.of_digests(old, old.replace("bb", "dd")) == "deal: 1 of 2 differ (standard 2 1)"
    assert changes.of_digests(old, "") == (
        "deal: 2 of 2 differ (standard 2 0, standard 2 1); empire: 1 of 1 differ (standard 2 0)"
    )


def test_a_sheet_change_names_the_number_of_cards_and_new_cards() -> None:
    new = SHEET.replace("action 1: name A-DUEL", "action 1: name A-JUMP, count 1\naction 2: name A-DUEL")
    said = changes.of_sheet(SHEET, new)
    assert said == "16 cards instead of 15; 1 added: 'action 1: name A-JUMP, count 1'; 1 renumbered"
    assert changes.of_sheet(new, SHEET).startswith("15 cards instead of 16; 1 removed: 'action 1: name A-JUMP")
    more = "card 0: pay PayBank(amount=1)\n" + DECKS.replace("card 1", "card 2").replace("card 0", "card 1")
    assert changes.of_sheet(DECKS, more) == (
        "3 cards instead of 2; 1 added: 'card 0: pay PayBank(amount=1)'; 2 renumbered"
    )
    assert changes.cards_in(["pieces force_cards: 36", *DECKS.splitlines()]) == 36
    assert changes.of_sheet(SHEET, SHEET.replace("plays: 3", "plays: 4")) == (
        "1 removed: 'limits plays: 3'; 1 added: 'limits plays: 4'"
    )


def test_changed_shapes_name_the_changed_numbers() -> None:
    old = "deal kinds 18 actions 615 names ab\nempire kinds 2 actions 3 names cd\n"
    assert changes.of_shapes(old, old.replace("615", "617").replace("ab", "ef")) == (
        "deal: actions 615 -> 617, names ab -> ef"
    )


def test_a_path_without_files_is_refused(kept: dict[str, Path], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        write.main(["--check", "nonsense"])
    assert stop.value.code == 2 and "nonsense" in capsys.readouterr().err
