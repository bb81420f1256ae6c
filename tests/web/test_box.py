"""My box says otherwise: what somebody reads from the cards becomes a small file that plays, verifies and shows."""

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from magnat import editions
from magnat.record import RecordedGame, VerifiableLuck, decode_record, verify
from magnat.testing import laws
from tests.web.checks import checked, expect

ASKED = "() => document.activeElement?.id === 'box-field' && document.activeElement.placeholder"
pytestmark = pytest.mark.closer


def test_ten_corrections_of_star_wars_play_verify_and_show_as_a_diff(visit: Any, tmp_path: Path) -> None:
    """Issue 23, must show 5, made in the page by keys alone."""
    here = visit("fr")
    page = here.page
    page.goto(f"{here.url}/workshop/star_wars/box")
    field = page.locator("#box-field")
    field.focus()
    page.keyboard.press("Enter")  # the price of the first planet is the same
    expect(page.locator("[data-figure='space.kashyyyk_1.price'] [data-origin=seen]")).to_have_count(1)
    for n in range(10):
        old = page.wait_for_function(ASKED)
        page.keyboard.type(str(int(old.json_value()) + 10))
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-corrections='{n + 1}']")).to_have_count(1)
    page.keyboard.press("ArrowDown")  # one that cannot be read
    page.locator("[data-year]").fill("2017")
    checked(page)
    expect(page.locator("[data-keep]")).to_have_attribute("aria-disabled", "false")
    with page.expect_download() as kept:
        page.locator("[data-keep]").click()
    assert kept.value.suggested_filename.endswith(editions.EDITION_SUFFIX)
    file = tmp_path / kept.value.suggested_filename
    kept.value.save_as(file)
    told = subprocess.run(
        [sys.executable, "-m", "magnat", "edition", "diff", file, "--lang", "en"], capture_output=True, text=True
    )
    own = editions.read(file.read_text(encoding="utf-8"))
    assert told.stdout.splitlines() == [each.en for each in editions.list_differences(own)] and len(own.box) == 1
    assert len(told.stdout.splitlines()) == 10 and "20" in told.stdout and "30" in told.stdout
    assert own.board.space[1].rents == [30] and own.board.space[1].price == 60
    assert played_and_verified(own)
    page.locator("[data-play]").click()
    page.wait_for_url("**/t/*")
    table = here.call("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert len(table["edition"]["differences"]) == 10


def played_and_verified(own: editions.CustomEdition) -> bool:
    """A game with these values: its record carries them, and every throw is as the seed says."""
    chance = random.Random(23)
    game = RecordedGame.start(own.edition(), 2, VerifiableLuck(bytes(range(32)), ["ada", "bob"], "m"))
    while not game.over and len(game.rows) < 2000 and (row := laws.random_row(game.table, 2, chance)):
        game.answer(*row)
    if not game.over:
        game.abort()
    again = decode_record(game.record.encode())
    return again.header.edition().board.space[1].rents == [30] and verify(again).fair
