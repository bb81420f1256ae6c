"""Print at home: everything has its exact size on paper, for every game, paper and ink."""

import re
from typing import Any

import pytest

from tests.web.checks import checked, expect

pytestmark = pytest.mark.closer

MM = 96 / 25.4  # pixels
POINT = 72 / 25.4
OWN = """() => localStorage.setItem("magnat.edition.lyon", JSON.stringify({changed: 1, doc: {
    format: 1, game: "electronic", title: {fr: "Lyon", en: "Lyons"},
    space: {belleville: {fr: "Rue de Marseille", price: 700}, lecourbe: {fr: "W".repeat(40)}}}}))"""


def pages(pdf: bytes) -> list[tuple[float, float]]:
    """Return the page sizes of a PDF in millimetres."""
    sizes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    return [(float(width) / POINT, float(height) / POINT) for width, height in sizes]


def test_a_custom_edition_is_printed_in_exact_millimetres(visit: Any) -> None:
    """60 cards and three reminders on 7 sheets, bank cards, a board in four parts."""
    client = visit("fr")
    page = client.page
    page.goto(client.url)
    page.evaluate(OWN)
    page.goto(f"{client.url}/workshop/lyon/print")
    thumbs = page.locator("[data-thumb]")
    expect(thumbs).to_have_count(12)
    expect(page.locator(".big")).to_contain_text("Rue de Marseille")
    expect(page.locator(".big")).to_contain_text("Hypothèque 350K, à lever 390K")
    expect(page.locator("[data-tight] li")).to_have_count(1)  # forty wide letters: not cut off
    checked(page)
    page.emulate_media(media="print")
    size = "(e) => { const {width, height} = e.getBoundingClientRect(); return [width, height]; }"
    card = page.locator("[data-thumb='1'] [data-size]").first.evaluate(size)
    assert card == pytest.approx([63 * MM, 88 * MM], abs=0.5 * MM)
    assert page.locator("[data-thumb='8'] [data-size]").first.evaluate(size) == pytest.approx(
        [85.6 * MM, 54 * MM], abs=0.5 * MM
    )
    assert page.locator("[data-thumb='9'] [data-part-of-board]").evaluate(size) == pytest.approx(
        [190 * MM, 190 * MM], abs=0.5 * MM
    )
    line = page.locator("[data-thumb='1'] [data-measure]").evaluate(size)
    assert line[0] == pytest.approx(50 * MM, abs=0.5 * MM)
    sheets = pages(page.pdf(prefer_css_page_size=True))
    assert len(sheets) == 12
    assert all(page_size == pytest.approx((210, 297), abs=0.5) for page_size in sheets)


def test_parts_paper_and_backs_are_chosen_by_hand(visit: Any) -> None:
    client = visit("en", theme="dark")
    page = client.page
    page.goto(f"{client.url}/workshop/millionaire/print")
    thumbs = page.locator("[data-thumb]")
    expect(thumbs).to_have_count(13)  # 22 deeds and 50 cards on 8 sheets, one sheet of bank cards, the board
    page.locator("[data-part=board]").uncheck()
    page.locator("[data-part=bank]").uncheck()
    expect(thumbs).to_have_count(8)
    page.locator("[data-part=backs]").check()
    expect(thumbs).to_have_count(16)
    page.get_by_text("Letter", exact=True).click()
    page.get_by_text("Black", exact=True).click()
    page.locator("h1").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".turn")).to_contain_text("Sheet 2 of 16")
    checked(page)
    sheets = pages(page.pdf(prefer_css_page_size=True))
    assert len(sheets) == 16
    assert sheets[0] == pytest.approx((215.9, 279.4), abs=0.5)
