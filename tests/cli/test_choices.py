"""The menu of a question in the terminal."""

from typing import Any

import pytest

from magnat.hosts.terminal.choices import ChoiceMenu
from magnat.hosts.terminal.terminal import Terminal
from magnat.positions import Position, seat
from magnat.texts import LANGUAGES, Texts


def menu_of(game: Any, lang: str) -> ChoiceMenu:
    return ChoiceMenu(Terminal(lang), Texts(game.edition, lang, ["Ada", "Luc", "Zoé"]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_trade_of_empire_explains_each_missing_tile_once(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    game: Any = Position("empire", turn=1, towers={1: "nerf"}, options={"trades": True}).play("trade", seat(2))
    menu = menu_of(game, lang)
    menu.print_choices(game.question, game.table)
    refusal = menu.texts.describe_refusal(*game.question.why_not(game.table, 2))
    assert capsys.readouterr().out.split("\n").count(f"  {refusal}") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_money_of_a_trade_has_an_example_and_defaults_to_none(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game: Any = Position("empire", turn=1, towers={1: "nerf"}, options={"trades": True})
    game.play("trade", seat(2), "give")
    menu = menu_of(game, lang)
    assert menu.read_answer("", game.question, game.table) == 0 > game.question.silence(game.table)
    menu.print_choices(game.question, game.table)
    lines = capsys.readouterr().out
    nothing = menu.texts.describe_choice(game.question, game.table, 0)
    assert menu.terminal.text("play-enter", choice=nothing) in lines
    example = game.cash[1] // 2 // 50 * 50
    one_or_other = menu.terminal.text("play-or", one=str(example), other=menu.texts.money(example))
    assert one_or_other in lines and menu.terminal.text("play-or", one="0", other="0") not in lines
    assert game.question.why_not(game.table, 25) == ("not_a_multiple", "EMP-OPT-06")


def test_a_single_amount_is_named_once(capsys: pytest.CaptureFixture[str]) -> None:
    game: Any = Position("empire", turn=1, towers={1: "nerf"}, cash={1: 0, 2: 0}, options={"trades": True})
    game.play("trade", seat(2), "give")
    menu = menu_of(game, "fr")
    menu.print_choices(game.question, game.table)
    assert "0 ou 0" not in capsys.readouterr().out


def test_the_example_of_a_trade_is_an_amount_to_pay_if_one_can_be_paid(capsys: pytest.CaptureFixture[str]) -> None:
    game: Any = Position("empire", turn=1, towers={1: "nerf"}, cash={1: 50, 2: 800}, options={"trades": True})
    game.play("trade", seat(2), "give")
    menu = menu_of(game, "en")
    menu.print_choices(game.question, game.table)
    assert menu.terminal.text("play-or", one="50", other="50K") in capsys.readouterr().out


@pytest.mark.parametrize("cash", [0, 800])
def test_an_empty_line_in_a_trade_asks_for_no_money(cash: int) -> None:
    game: Any = Position("empire", turn=1, towers={1: "nerf"}, cash={1: cash, 2: 950}, options={"trades": True})
    game.play("trade", seat(2), "give")
    assert game.question.silence(game.table) == -950, "an absent player gives nothing away"
    assert menu_of(game, "fr").read_answer("", game.question, game.table) == 0
