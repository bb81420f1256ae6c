"""The code generated from the columns of a table is up to date."""

from pathlib import Path

import pytest

from magnat.testing.columns import BEGIN_COMMENT, END_COMMENT, rewrite_source

TABLES = sorted((Path(__file__).parents[2] / "src" / "magnat" / "games").glob("*/table.py"))


@pytest.mark.parametrize("file", TABLES, ids=[file.parent.name for file in TABLES])
def test_columns_constructor_and_copy_match_make_columns(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert rewrite_source(source) == source


TABLE = f'''
class Toys(Table):
    """A position."""

    edition: ToyEdition
    e: ToyEdition
    cash: list[int]  # by seat
    hands: list[list[int]]
    turns: int
    spent: tuple[int, ...]
    buried: MostlyEmpty
    secret: ClassVar[tuple[str, ...]] = ()
    seen: int = 0

{BEGIN_COMMENT}
{END_COMMENT}

    def rule(self) -> None:
        later: int
'''


def test_lists_are_copied_and_immutable_values_shared() -> None:
    made = rewrite_source(TABLE)
    assert "self, edition: ToyEdition, stack: list[Frame], cash: list[int], hands: list[list[int]], turns: int," in made
    assert "        self.edition = self.e = edition\n" in made
    assert "        self.stack, self.cash, self.hands = stack, cash, hands\n" in made
    assert "        self.turns, self.spent, self.buried = turns, spent, buried\n" in made
    copies = " ".join(made[made.index("return Toys(") : made.index("def __init__(")].split())
    nested = "[each[:] if each else [] for each in self.hands]"
    buried = "self.buried[:] if self.buried else []"
    own = f"self.edition, self.stack[:], self.cash[:], {nested}, self.turns, self.spent, {buried},"
    assert copies == f"return Toys( {own} )"
    assert rewrite_source(made) == made, "to write it again changes nothing"


def test_added_columns_and_manual_changes_are_noticed() -> None:
    made = rewrite_source(TABLE)
    for by_hand in (made.replace("    turns: int\n", ""), made.replace("self.cash[:]", "self.cash")):
        assert by_hand != made and rewrite_source(by_hand) != by_hand
