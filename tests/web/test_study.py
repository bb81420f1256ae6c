"""Studies: sentences first, every picture also as a table, the board by keyboard."""

from typing import Any

import pytest

from tests.study.shipped import load_shipped_study
from tests.web.checks import checked, expect

pytestmark = pytest.mark.closer


def test_arrow_keys_move_over_the_board_and_every_chart_has_a_table(visit: Any) -> None:
    client = visit("fr")
    page = client.page
    page.goto(f"{client.url}/study/electronic")
    board = page.get_by_role("listbox")
    board.wait_for()
    study = load_shipped_study("electronic", 4, "steady")
    for answer in study.answers:
        expect(page.locator(".answers")).to_contain_text(answer.text["fr"], use_inner_text=True)
    expect(page.locator("p", has_text="un signe, pas une cause")).to_be_visible()
    board.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".heart h3")).to_have_text("Boulevard de Belleville", use_inner_text=True)
    page.keyboard.press("p")
    expect(page.locator(".heart h3")).to_have_text("Prison", use_inner_text=True)
    page.keyboard.press("p")
    expect(page.locator(".heart h3")).to_have_text("Place Pigalle", use_inner_text=True)
    page.locator("h1").focus()
    page.keyboard.press("t")
    page.wait_for_function(
        "() => document.querySelectorAll('[data-chart]').length === document.querySelectorAll('table').length"
    )
    expect(page.get_by_role("listbox")).to_have_count(0)
    checked(page)


def test_games_are_a_list_or_on_a_phone_a_menu(visit: Any) -> None:
    client = visit("en", phone=True)
    page = client.page
    page.goto(f"{client.url}/study")
    page.wait_for_function("() => document.querySelectorAll('[data-study]').length === 5")
    expect(page.locator("p", has_text="a sign, not a cause")).to_be_visible()
    expect(page.locator("[data-study=empire] .note")).to_have_count(8)  # the time of buying a brand is beside its wins
    checked(page)
    page.locator("select.menu").select_option("deal")
    page.wait_for_selector("[data-chart=cards]")
    page.wait_for_function("() => location.pathname === '/study/deal'")
    page.locator("[data-chart=cards] button").click()
    page.wait_for_selector("[data-chart=cards] table")
    checked(page)
