"""The boards of Empire and Star Wars: things are chosen on them, and they show what is true."""

from typing import Any

import pytest

from tests.web.checks import checked, expect
from tests.web.driver import Driver

pytestmark = pytest.mark.closer

GAMES = 8  # luck decides what is asked, so several tables may be needed
LOOKS = 400
LIT = ".centre [data-lit]"
SHOWN = {
    "empire": ("document.querySelectorAll('[data-tile]').length", "magnat.view.towers.flat().length"),
    "star_wars": ("document.querySelectorAll('[data-base]').length", "magnat.view.owner.filter((o) => o >= 0).length"),
}


def asked_on_the_board(here: Any, game: str, of: str) -> Driver:
    """Play until something on the board itself may be chosen."""
    wanted = {"swap_or_move": "swap", "parking": "trip", "before_roll": "play", "after_landing": "play"}
    for _ in range(GAMES):
        id = here.table(game, ["me", "steady", "steady", "steady"])
        here.page.goto(f"{here.url}/t/{id}")
        driver = Driver(here.page, wild=0)
        for _ in range(LOOKS):
            seen = driver.look()
            if seen["state"] == "over":
                break
            if seen["state"] == "ask" and seen["of"] == of:
                return driver
            verb = wanted.get(seen.get("ask", ""), "")
            driver.take(seen, verb if verb in seen["answers"] else None)
    raise AssertionError(f"never asked for a {of}")


def answered(here: Any, act: Any) -> None:
    """What is done on the board answers: the question or the draft goes on."""
    now = "[magnat.put.question, magnat.draft ? magnat.draft.say.length : 0].join()"
    before = here.page.evaluate(now)
    act()
    here.page.wait_for_function(f"() => {now} !== {before!r}")


@pytest.mark.parametrize(("game", "of"), [("empire", "seat"), ("star_wars", "space")])
def test_what_is_lit_is_chosen_on_the_board_by_hand_and_by_key(visit: Any, game: str, of: str) -> None:
    here = visit("fr", theme="dark")
    asked_on_the_board(here, game, of)
    lit = here.page.locator(LIT)
    expect(lit).to_have_count(here.page.evaluate("magnat.mine.choices.length"))
    assert all("à choisir" in name for name in lit.evaluate_all("all => all.map((e) => e.ariaLabel)"))
    checked(here.page)
    answered(here, lambda: lit.first.click())
    asked_on_the_board(here, game, of)
    here.page.keyboard.press("l")
    here.page.wait_for_function(f"() => document.activeElement.matches({LIT!r})")
    answered(here, lambda: here.page.keyboard.press("Enter"))


@pytest.mark.parametrize("game", list(SHOWN))
def test_after_every_motion_the_board_shows_what_is_true(visit: Any, game: str) -> None:
    here = visit("en", speed=2)
    id = here.table(game, ["me", "steady", "steady"])
    here.page.goto(f"{here.url}/t/{id}")
    here.page.wait_for_selector("[data-space]")
    driver = Driver(here.page, wild=0)
    drawn, true = SHOWN[game]
    compared = 0
    while compared < 10 and (seen := driver.look())["state"] != "over":
        # All at one moment, unless something has begun to move since.
        at_rest = "magnat.mine && !magnat.playing"
        moving = "document.querySelectorAll('.ghost, .show').length"
        found = here.page.evaluate(f"{at_rest} ? [{drawn}, {true}, {moving}] : null")
        if found:
            assert found == [found[1], found[1], 0]
            compared += 1
        driver.take(seen)
    assert compared
