"""Corrections from the cards in a player's own box become a small file that plays, verifies and shows as a diff."""

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from magnat import editions
from magnat.languages import text_in
from magnat.record import RecordedGame, VerifiableLuck, decode_record, verify
from magnat.testing import random_walks
from tests.web.checks import checked, expect

ASKED = "() => document.activeElement?.id === 'box-field' && document.activeElement.placeholder"
pytestmark = pytest.mark.closer


def test_ten_corrections_of_star_wars_play_verify_and_show_as_a_diff(visit: Any, tmp_path: Path) -> None:
    """With the keyboard alone."""
    client = visit("fr")
    page = client.page
    page.goto(f"{client.url}/workshop/star_wars/box")
    field = page.locator("#box-field")
    field.focus()
    page.keyboard.press("Enter")  # the price of the first planet is unchanged
    expect(page.locator("[data-figure='space.kashyyyk_1.price'] [data-origin=seen]")).to_have_count(1)
    for n in range(10):
        old = page.wait_for_function(ASKED)
        page.keyboard.type(str(int(old.json_value()) + 10))
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-corrections='{n + 1}']")).to_have_count(1)
    page.keyboard.press("ArrowDown")  # an invalid value
    page.locator("[data-year]").fill("2017")
    checked(page)
    expect(page.locator("[data-keep]")).to_have_attribute("aria-disabled", "false")
    with page.expect_download() as download:
        page.locator("[data-keep]").click()
    assert download.value.suggested_filename.endswith(".magnat.toml")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    diff = subprocess.run(
        [sys.executable, "-m", "magnat", "edition", "diff", file, "--lang", "en"], capture_output=True, text=True
    )
    own = editions.read(file.read_text(encoding="utf-8"))
    assert (
        diff.stdout.splitlines() == [text_in(each, "en") for each in editions.list_differences(own)]
        and len(own.box) == 1
    )
    assert len(diff.stdout.splitlines()) == 10 and "20" in diff.stdout and "30" in diff.stdout
    assert own.board.space[1].rents == [30] and own.board.space[1].price == 60
    assert play_and_verify(own)
    page.locator("[data-play]").click()
    page.wait_for_url("**/t/*")
    table = client.call("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert len(table["edition"]["differences"]) == 10


def play_and_verify(own: editions.CustomEdition) -> bool:
    """Play a game with these values: its record contains them, and every throw verifies against the seed."""
    chance = random.Random(23)
    game = RecordedGame.start(own.edition(), 2, VerifiableLuck(bytes(range(32)), ["ada", "bob"], "m"))
    while not game.over and len(game.rows) < 2000 and (row := random_walks.random_row(game.table, 2, chance)):
        game.answer(*row)
    if not game.over:
        game.abort()
    record = decode_record(game.record.encode())
    return record.header.edition().board.space[1].rents == [30] and verify(record).fair
