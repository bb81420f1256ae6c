"""The boards of Empire and Star Wars: answers can be chosen on them, and they show the true state."""

from typing import Any

import pytest

from tests.web.checks import checked, expect
from tests.web.driver import Driver

pytestmark = pytest.mark.closer

GAMES = 8  # luck decides which questions come up, so several tables may be needed
LOOKS = 400
LIT = ".centre [data-lit]"
SHOWN = {
    "empire": ("document.querySelectorAll('[data-tile]').length", "magnat.view.towers.flat().length"),
    "star_wars": ("document.querySelectorAll('[data-base]').length", "magnat.view.owner.filter((o) => o >= 0).length"),
}


def play_until_board_choice(client: Any, game: str, of: str) -> Driver:
    """Play until an answer can be chosen on the board itself."""
    preferred = {"swap_or_move": "swap", "parking": "trip", "before_roll": "play", "after_landing": "play"}
    for _ in range(GAMES):
        id = client.table(game, ["me", "steady", "steady", "steady"])
        client.page.goto(f"{client.url}/t/{id}")
        driver = Driver(client.page, wild=0)
        for _ in range(LOOKS):
            state = driver.look()
            if state["state"] == "over":
                break
            if state["state"] == "ask" and state["of"] == of:
                return driver
            verb = preferred.get(state.get("ask", ""), "")
            driver.take(state, verb if verb in state["answers"] else None)
    raise AssertionError(f"never asked for a {of}")


def act_and_wait(client: Any, act: Any) -> None:
    """Act on the board and wait until the question or the draft has advanced."""
    now = "[magnat.prompt.question, magnat.draft ? magnat.draft.say.length : 0].join()"
    old_state = client.page.evaluate(now)
    act()
    client.page.wait_for_function(f"() => {now} !== {old_state!r}")


@pytest.mark.parametrize(("game", "of"), [("empire", "seat"), ("star_wars", "space")])
def test_highlighted_spaces_are_chosen_by_pointer_and_by_key(visit: Any, game: str, of: str) -> None:
    client = visit("fr", theme="dark")
    play_until_board_choice(client, game, of)
    lit = client.page.locator(LIT)
    expect(lit).to_have_count(client.page.evaluate("magnat.mine.choices.length"))
    assert all("à choisir" in name for name in lit.evaluate_all("all => all.map((e) => e.ariaLabel)"))
    checked(client.page)
    act_and_wait(client, lambda: lit.first.click())
    play_until_board_choice(client, game, of)
    client.page.keyboard.press("l")
    client.page.wait_for_function(f"() => document.activeElement.matches({LIT!r})")
    act_and_wait(client, lambda: client.page.keyboard.press("Enter"))


@pytest.mark.parametrize("game", list(SHOWN))
def test_after_every_animation_the_board_shows_the_current_state(visit: Any, game: str) -> None:
    client = visit("en", speed=2)
    id = client.table(game, ["me", "steady", "steady"])
    client.page.goto(f"{client.url}/t/{id}")
    client.page.wait_for_selector("[data-space]")
    driver = Driver(client.page, wild=0)
    shown, true = SHOWN[game]
    compared = 0
    while compared < 10 and (state := driver.look())["state"] != "over":
        # Both are read at one moment, unless a motion has begun since.
        at_rest = "magnat.mine && !magnat.playing"
        moving = "document.querySelectorAll('.ghost, .show').length"
        values = client.page.evaluate(f"{at_rest} ? [{shown}, {true}, {moving}] : null")
        if values:
            assert values == [values[1], values[1], 0]
            compared += 1
        driver.take(state)
    assert compared
