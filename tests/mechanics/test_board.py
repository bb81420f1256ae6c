"""Faulty board files are refused with line, key and expected value."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from magnat.games import edition
from magnat.games.electronic.edition import BOARD_FILE, ElectronicEdition
from magnat.kernel import BadBoard
from magnat.mechanics.board_file import line_number_of, read_board


def faulty(tmp_path: Path, old: str, new: str) -> BadBoard:
    text = BOARD_FILE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "board.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadBoard) as refusal:
        read_board(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    refusal.value.args = (*refusal.value.args, lines[refusal.value.line - 1] if refusal.value.line else "")
    return refusal.value


def test_a_word_instead_of_an_amount_is_refused(tmp_path: Path):
    error = faulty(tmp_path, "price = 600", 'price = "dear"')
    assert error.args[-1] == 'price = "dear"' and "int" in error.expected and error.key == "space[1].price"


def test_an_unknown_key_is_refused(tmp_path: Path):
    error = faulty(tmp_path, "price = 600", "prize = 600")
    assert "prize" in error.expected and error.args[-1] in ("[[space]]", "prize = 600")


def test_an_unknown_group_is_refused(tmp_path: Path):
    error = faulty(tmp_path, 'group = "brown"', 'group = "braun"')
    assert error.args[-1] == 'group = "braun"' and "brown" in error.expected


def test_a_duplicate_name_is_refused(tmp_path: Path):
    error = faulty(tmp_path, 'name = "lecourbe"', 'name = "belleville"')
    assert error.args[-1] == 'name = "belleville"' and error.key == "space[3].name"


@pytest.mark.parametrize(("old", "new"), [("price = 600", "price = -600"), ("rents = [20,", "rents = [-20,")])
def test_a_negative_amount_is_refused(tmp_path: Path, old: str, new: str):
    error = faulty(tmp_path, old, new)
    assert error.key == "space[1].price" and "0 or more" in error.expected


def test_an_unknown_table_is_reported_at_the_first_line(tmp_path: Path):
    error = faulty(tmp_path, "[pieces]", "[places]")
    assert (error.line, error.key) == (1, "") and "places" in error.expected


def test_a_faulty_value_is_reported_at_its_line(tmp_path: Path):
    error = faulty(tmp_path, "start = 15000", 'start = "much"')
    assert error.args[-1] in ('start = "much"', "[money]") and error.key.startswith("money")


def test_a_faulty_top_level_key_is_refused(tmp_path: Path):
    error = faulty(tmp_path, 'name = "', 'name = 7 # "')
    assert error.args[-1].startswith("name = 7") and error.key == "name"


def test_invalid_toml_is_refused(tmp_path: Path):
    assert faulty(tmp_path, "[money]", "[money").line > 0


def test_a_missing_file_is_refused(tmp_path: Path):
    with pytest.raises(BadBoard):
        read_board(tmp_path / "nowhere.toml")


def test_another_board_is_another_file(tmp_path: Path):
    text = (
        BOARD_FILE.read_text(encoding="utf-8")
        .replace('name = "paix"', 'name = "paix"\nfr = "Quai des Brumes"')
        .replace("start = 15000", "start = 9000")
    )
    path = tmp_path / "city.toml"
    path.write_text(text, encoding="utf-8")
    city = ElectronicEdition(read_board(path), {})
    assert city.board.space[39].fr == "Quai des Brumes" and city.deal(2).cash == [9000, 9000]


def test_an_unknown_kind_of_space_is_refused(tmp_path: Path):
    path = tmp_path / "board.toml"
    text = BOARD_FILE.read_text(encoding="utf-8").replace('kind = "chest"', 'kind = "chests"', 1)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadBoard) as refusal:
        ElectronicEdition(read_board(path), {})
    assert refusal.value.key == "space[2].kind" and refusal.value.expected == (
        "one of chance, chest, free_parking, go, go_to_jail, jail, station, street, tax, utility"
    )
    text = text.replace('kind = "chests"', 'kind = "free_parking"', 1)  # such a space does nothing
    path.write_text(text, encoding="utf-8")
    e = ElectronicEdition(read_board(path), {})
    assert e.kinds[2] == e.kinds[e.names.index("free_parking")] == 0 and e.space_decks[2] < 0 <= e.space_decks[7]


every_board = pytest.mark.parametrize("game", ["electronic", "empire", "star_wars", "millionaire"])
SMALL = 'name = "small"\n\n[money]\nstart = 1\n\n[[space]]\nname = "go"\n\n[[space]]\nprice = 3\n'


@every_board
@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("money.start", 4), ("money.step", 3), ("space[0].name", 7), ("space[1].name", 9), ("space[1].price", 10),
        ("space[0].price", 6), ("group[0].name", 1), ("space[2].price", 1), ("name", 1), ("notes", 1), ("", 1),
    ],
)  # fmt: skip
def test_a_key_is_found_at_its_line_or_at_the_heading_of_its_table(game, key, line):
    assert line_number_of(SMALL, key) == line


@every_board
@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"price": -1}, "price"), ({"rents": [5, -1]}, "price"), ({"group": "none"}, "group"), ({"name": "go"}, "name"),
        ({"price": 0, "rents": [0]}, ""), ({"group": ""}, ""),
    ],
)  # fmt: skip
def test_an_impossible_space_is_refused_by_name(game, changed, fault):
    board = edition(game).board
    spaces = [msgspec.structs.replace(space, **changed) if i == 3 else space for i, space in enumerate(board.space)]
    result = msgspec.structs.replace(board, space=spaces).fault()
    assert (result[0] if result else "") == (f"space[3].{fault}" if fault else "")


def test_the_default_mortgage_is_half_the_price_rounded_down():
    board = edition("electronic").board
    spaces = [
        msgspec.structs.replace(space, price=155, mortgage=0) if i == 3 else space
        for i, space in enumerate(board.space)
    ]
    changed = ElectronicEdition(msgspec.structs.replace(board, space=spaces), {})
    assert changed.mortgages[3] == 77 and changed.mortgages[1] == 300


@pytest.mark.parametrize("game", ["electronic", "star_wars", "millionaire"])
def test_the_sisters_of_a_space_are_its_group(game):
    e: Any = edition(game)
    for space, group in enumerate(e.group_of):
        assert (group == -1) == (not e.board.space[space].group)
        sisters = [s for s in range(e.size) if group >= 0 and e.group_of[s] == group]
        assert e.sister_bits[space] == sum([1 << s for s in sisters])


def test_a_board_without_a_salary_pays_none():
    e: Any = edition("empire")
    assert e.salary == 0 and "salary" not in e.board.money
