"""tests: the plain picture of a game that draws nothing itself, whatever columns it has."""

from dataclasses import replace

import pytest

from magnat.cli.drawings import beside, draw, standing
from magnat.cli.terminal import Terminal
from magnat.kernel import TABLE, Edition, Table
from magnat.texts import Texts
from tests.toy import TOY


class Bare(Table):
    """No cash, no ring, no cards."""

    edition: Edition


def test_a_table_without_cash_and_cards_has_names_alone(capsys: pytest.CaptureFixture[str]) -> None:
    t = Bare([], 0)
    t.edition = TOY
    texts = Texts(TOY, "en", ["Ada", "Luc"])
    draw(Terminal("en"), texts, t)
    standing(Terminal("en"), texts, t)
    beside(Terminal("en"), texts, t, 0)
    assert [line.split() for line in capsys.readouterr().out.splitlines()] == [["Player"], ["1", "Ada"], ["2", "Luc"]]


@pytest.mark.parametrize("seat, cards", [(1, [5, 9]), (2, [7]), (TABLE, [])])
def test_a_seat_sees_its_own_cards_and_how_many_the_others_have(
    capsys: pytest.CaptureFixture[str], seat: int, cards: list[int]
) -> None:
    t = TOY.deal(3)
    for p, card in ((1, 5), (1, 9), (2, 7)):
        t.bag.remove(card)
        t.take_up(p, card)
    texts = Texts(TOY, "en", ["Ada", "Luc", "Zoé"])
    texts.names.words = replace(texts.words, named=called)
    draw(Terminal("en"), texts, t, seat)
    told = capsys.readouterr().out.splitlines()
    assert [line.split() for line in told[:4]][1:] == [
        ["1", "Ada", "1", "0"],
        ["2", "Luc", "1", "2"],
        ["3", "Zoé", "1", "1"],
    ]
    assert [line.strip() for line in told[4:]] == [f"· card {n}: it is {n}" for n in cards]


def called(names: object, name: str, kind: str, value: int) -> dict[str, str] | None:
    return {name: f"card {value}", f"{name}_text": f"it is {value}"} if kind == "card" else None
