"""The workshop: an edition is made from nothing, checked, and played with a friend in another browser."""

import re
from typing import Any

import pytest

from tests.web.checks import checked, expect
from tests.web.house import LONG_MS

pytestmark = pytest.mark.closer
PIGALLE = 19


def field(page: Any, path: str) -> Any:
    return page.locator(f"[data-path='{path}']")


class Person:
    """Counts the clicks, fields and letters of a person who follows the page."""

    ACT_SECONDS = 4.0  # to read, find and click
    LETTER_SECONDS = 0.3  # when typing with two fingers

    def __init__(self) -> None:
        self.acts = self.letters = 0

    def click(self, target: Any) -> None:
        self.acts += 1
        target.click()

    def write(self, target: Any, text: str) -> None:
        self.acts += 1
        self.letters += len(text)
        target.fill(text)

    def press(self, page: Any, keys: str) -> None:
        self.acts += 1
        page.keyboard.press(keys)

    def seconds(self) -> float:
        """Return how long a person would take for the counted actions, without the machine's own time."""
        return self.acts * self.ACT_SECONDS + self.letters * self.LETTER_SECONDS


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_new_edition_is_written_and_played_with_a_friend(visit: Any, phone: bool) -> None:
    """The author counts clicks, fields and letters, and uses only controls that the pages show.

    One of the two has a desktop, the other a phone. The author at the desktop also meets a warning
    and an error.
    """
    client, other_client = visit("fr", phone=phone), visit("en", phone=not phone)
    page, friend, person = client.page, other_client.page, Person()
    page.goto(client.url)
    person.click(page.get_by_role("link", name="Atelier"))
    person.click(page.locator("[data-from=electronic]"))
    person.click(page.get_by_role("button", name="Changer le nom"))
    person.write(page.get_by_label("Nom de l’édition (Français)", exact=True), "Lyon, entre voisins")
    person.click(page.get_by_role("tab", name="Plateau").first)  # on a phone the board itself, else its fields
    person.click(page.locator(f"[data-space='{PIGALLE}']"))
    if phone:
        person.click(page.get_by_role("tab", name="Modifier"))
    person.write(field(page, "space.pigalle.fr"), "Place des Terreaux")
    if not phone:
        handle_a_warning_and_an_error(page, person)
    page.reload()
    expect(page.locator("h1")).to_have_text("Lyon, entre voisins")

    person.click(page.get_by_role("button", name="Jouer cette édition"))
    person.click(page.get_by_role("dialog").get_by_role("button", name="Avec des amis"))
    expect(page.locator("[data-edition]")).to_contain_text("Lyon, entre voisins")
    code = page.locator("[data-code]").text_content()

    friend.goto(other_client.url)
    person.write(friend.get_by_label("Join with a code"), code)
    person.press(friend, "Enter")
    expect(friend.locator("h1")).to_have_text("Lyon, entre voisins")
    expect(friend.locator("[data-differences]")).to_contain_text("Place des Terreaux")
    checked(friend)
    person.click(friend.locator("[data-sit]"))
    friend.wait_for_url("**/t/*")
    person.click(page.locator("[data-start]"))
    for each in (page, friend):
        expect(each.locator("header [data-edition]")).to_be_visible()
    expect((friend if phone else page).locator("header h1")).to_have_text("Lyon, entre voisins")
    assert person.seconds() < 120, f"{person.acts} actions, {person.letters} letters"
    person.click(friend.locator("header [data-edition]"))
    expect(friend.locator("dialog [data-differences]")).to_contain_text("Place des Terreaux" if phone else "7.5M")


def handle_a_warning_and_an_error(page: Any, person: Person) -> None:
    """Keep a warning on purpose; fix an error, undo the fix and redo it."""
    expect(page.locator(f"[data-space='{PIGALLE}']")).to_have_attribute("aria-label", re.compile("Place des Terreaux"))
    doubt = page.locator("[data-check=check-hotel-low]")
    person.write(field(page, "space.pigalle.rents.5"), "7,5M")
    expect(doubt).to_have_count(1)
    checked(page)
    person.click(doubt.locator("[data-keep]"))
    expect(doubt).to_have_count(0)
    play_button = page.locator("[data-play-edition]")
    person.write(field(page, "space.pigalle.price"), "2 005")
    expect(play_button).to_have_attribute("aria-disabled", "true")
    person.click(page.locator("[data-check=check-step] [data-repair]"))
    expect(play_button).not_to_have_attribute("aria-disabled", "true")
    person.press(page, "Control+z")
    expect(play_button).to_have_attribute("aria-disabled", "true")
    person.press(page, "Control+Shift+z")
    expect(play_button).not_to_have_attribute("aria-disabled", "true")


def test_on_a_phone_an_edition_is_stored_deleted_restored_and_played(visit: Any) -> None:
    client = visit("en", phone=True)
    page = client.page
    page.goto(f"{client.url}/workshop")
    page.locator("[data-from=millionaire]").click()
    expect(page.locator("[data-board]")).to_be_visible()
    checked(page, "light")
    page.locator("[data-side=fields]").click()
    page.locator("[data-tab=settings]").click()
    field(page, "title.en").fill("Our street")
    field(page, "money.salary").fill("160")
    page.locator("[data-side=changes]").click()
    expect(page.locator("[data-differences]")).to_contain_text("160")
    checked(page, "light")
    page.goto(f"{client.url}/workshop")
    page.locator("[data-drop]").click()
    expect(page.get_by_role("link", name="Our street")).to_have_count(0)
    page.locator("[data-restore]").click()
    page.get_by_role("link", name="Our street").click()
    page.locator("[data-play-edition]").click()
    page.locator("dialog [data-play=bots]").click()
    page.wait_for_function("() => window.magnat?.info?.edition?.title.en === 'Our street' && window.magnat.view")


def test_spaces_are_added_and_removed_on_each_side_and_one_step_back_undoes_it(visit: Any) -> None:
    """Only in games that allow it. The board stays square and playable."""
    client = visit("fr")
    page = client.page
    page.goto(f"{client.url}/workshop")
    page.locator("[data-from=electronic]").click()
    spaces = page.locator("[data-board] [data-space]")
    page.locator(f"[data-space='{PIGALLE}']").click()
    page.locator("[data-kind]").select_option("street")
    page.locator("[data-widen]").click()
    expect(spaces).to_have_count(44)
    expect(page.locator(f"[data-space='{PIGALLE + 1}']")).to_have_attribute("aria-label", re.compile("Place Pigalle"))
    expect(page.locator(f"[data-space='{PIGALLE + 2}']")).to_have_attribute("aria-label", re.compile("Nouvelle case"))
    page.locator("[data-move='1']").click()
    expect(page.locator(f"[data-space='{PIGALLE + 2}']")).to_have_attribute("aria-label", re.compile("Place Pigalle"))
    checked(page)
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(spaces).to_have_count(40)
    page.locator("[data-kind]").select_option("chance")
    page.locator("[data-widen]").click()
    expect(spaces).to_have_count(44)
    page.locator("[data-play-edition]").click()
    page.locator("dialog [data-play=bots]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-space]")).to_have_count(44)
    page.go_back()
    page.locator("[data-space='1']").click()
    page.locator("[data-narrow]").click()
    expect(spaces).to_have_count(40)
    expect(page.locator("[data-play-edition]")).to_have_attribute(
        "aria-disabled", "true"
    )  # a card refers to a removed space


@pytest.mark.parametrize("phone", [False, True])
def test_bots_try_out_an_edition_while_it_is_edited(visit: Any, phone: bool) -> None:
    """Their figures appear beside those of the printed edition, and are hatched once outdated."""
    client = visit("en" if phone else "fr", phone=phone)
    client.KNOWN = (*client.KNOWN, "429")  # the games use idle capacity; on a busy server the page asks again later
    page = client.page
    page.goto(f"{client.url}/workshop")
    page.locator("[data-from=electronic]").click()
    expect(page.locator("[data-board]")).to_be_visible()
    if phone:
        page.locator("[data-side=changes]").click()
    strip = page.locator("[data-balance]")
    for figure in ("length", "order", "course", "payback"):
        expect(strip.locator(f"[data-figure={figure}]")).to_be_visible(timeout=LONG_MS)
    pause = strip.locator("[data-pause]")
    pause.focus()
    page.keyboard.press("Enter")
    expect(pause).to_have_text("go on" if phone else "reprendre")
    checked(page)
    if phone:
        return
    page.locator(f"[data-space='{PIGALLE}']").click()
    field(page, "space.pigalle.fr").fill("Place des Terreaux")
    expect(strip).to_have_attribute("data-balance", "old")
    field(page, "space.pigalle.price").fill("2 005")
    expect(strip).to_contain_text("dernier état jouable")
    expect(strip.locator("[data-games]")).to_have_attribute("data-games", "0")
    pause.click()
    played = "() => Number(document.querySelector('[data-games]').dataset.games) > 0"
    page.wait_for_function(played, timeout=LONG_MS)
