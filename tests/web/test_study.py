"""What the dice say: sentences first, every picture also a table, the board by keys."""

from typing import Any

import pytest

from magnat.study import shipped
from tests.web.checks import checked

pytestmark = pytest.mark.closer


def test_the_board_is_walked_by_keys_and_everything_is_a_table_too(visit: Any) -> None:
    here = visit("fr")
    page = here.page
    page.goto(f"{here.url}/study/electronic")
    board = page.get_by_role("listbox")
    board.wait_for()
    found = shipped("electronic", 4, "steady")
    assert found is not None
    told = page.locator(".answers").inner_text()
    assert all(answer.text["fr"] in told.replace("\u00a0", "\u202f") for answer in found.answers)
    board.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    assert page.locator(".heart h3").inner_text() == "Boulevard de Belleville"
    page.keyboard.press("p")
    assert page.locator(".heart h3").inner_text() == "Prison"
    page.keyboard.press("p")
    assert page.locator(".heart h3").inner_text() == "Place Pigalle"
    page.locator("h1").focus()
    page.keyboard.press("t")
    page.wait_for_function(
        "() => document.querySelectorAll('[data-chart]').length === document.querySelectorAll('table').length"
    )
    assert page.get_by_role("listbox").count() == 0
    checked(page)


def test_all_games_are_there_at_once_and_on_a_phone_the_game_is_a_menu(visit: Any) -> None:
    here = visit("en", phone=True)
    page = here.page
    page.goto(f"{here.url}/study")
    page.wait_for_function("() => document.querySelectorAll('[data-study]').length === 5")
    checked(page)
    page.locator("select.menu").select_option("deal")
    page.wait_for_selector("[data-chart=cards]")
    assert page.evaluate("location.pathname") == "/study/deal"
    page.locator("[data-chart=cards] button").click()
    page.wait_for_selector("[data-chart=cards] table")
    checked(page)
