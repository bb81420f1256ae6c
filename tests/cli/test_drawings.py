"""The default drawing of a game without its own, for any columns."""

from dataclasses import replace
from typing import Any

import pytest

from magnat.games import BUILT_IN, edition
from magnat.hosts.terminal.drawings import draw_decision_aid, draw_position, draw_standing, load_drawing
from magnat.hosts.terminal.drawings.players import players_grid
from magnat.hosts.terminal.terminal import Terminal
from magnat.kernel import TABLE, Edition, Luck, Table, settle
from magnat.texts import LANGUAGES, Texts
from tests.toy import TOY


class Bare(Table):
    """No cash, no ring, no cards."""

    edition: Edition


def test_a_table_without_cash_and_cards_has_names_alone(capsys: pytest.CaptureFixture[str]) -> None:
    t = Bare([], 0)
    t.edition = TOY
    texts = Texts(TOY, "en", ["Ada", "Luc"])
    draw_position(Terminal("en"), texts, t)
    draw_standing(Terminal("en"), texts, t)
    draw_decision_aid(Terminal("en"), texts, t, 0)
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
    texts.words = replace(texts.words, own_arguments=call_name)
    draw_position(Terminal("en"), texts, t, seat)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split() for line in lines[:4]][1:] == [
        ["1", "Ada", "1", "0"],
        ["2", "Luc", "1", "2"],
        ["3", "Zoé", "1", "1"],
    ]
    assert [line.strip() for line in lines[4:]] == [f"· card {n}: it is {n}" for n in cards]


def call_name(names: object, name: str, kind: str, value: int) -> dict[str, str] | None:
    return {name: f"card {value}", f"{name}_text": f"it is {value}"} if kind == "card" else None


def grid_of(game: str, lang: str, place: int = -1, jailed: int = 0) -> tuple[list[str], list[list[str]]]:
    """Return the headers and cells of the overview; seat 1 is alone on its space."""
    e = edition(game)
    t: Any = e.deal(3)
    settle(t, Luck(1))
    if place >= 0:
        t.place[1] = place
        t.jailed = type(t.jailed)(jailed if p == 1 else 0 for p in range(3))
    grid = players_grid(Terminal(lang), Texts(e, lang, ["Ada", "Luc", "Zoé"]), t)
    return [str(column.header) for column in grid.columns], [[*map(str, column.cells)] for column in grid.columns]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_headers_have_capitals_and_no_column_is_empty(lang: str) -> None:
    for game in BUILT_IN:
        headers, columns = grid_of(game, lang)
        assert headers[0] == "" and all(header[:1].isupper() for header in headers[1:]), headers
        assert all(all(cell.strip() for cell in cells) for cells in columns), (headers, columns)
    e = edition("star_wars")
    t: Any = e.deal(4)
    settle(t, Luck(1))
    own = load_drawing(t, "seats_grid")(Texts(e, lang, ["Ada", "Luc", "Zoé", "Max"]), t)
    assert all(str(column.header)[:1].isupper() for column in own.columns[1:])


@pytest.mark.parametrize("game", [game for game in BUILT_IN if hasattr(edition(game), "jail")])
def test_visitors_of_the_jail_are_not_shown_as_prisoners(game: str) -> None:
    jail = getattr(edition(game), "jail")  # noqa: B009
    for jailed, text in ((0, "en simple visite"), (1, "en prison")):
        headers, columns = grid_of(game, "fr", jail, jailed)
        assert columns[headers.index("Où")][1].split(", ")[0] == text
    headers, columns = grid_of(game, "fr", jail - 1)
    assert "prison" not in columns[headers.index("Où")][1].lower()
