"""The bots' faces, levels and words, big moments, and people's messages and emotes at the portraits."""

import re
from typing import Any

import pytest

from magnat.languages import read_text
from tests.web.checks import expect
from tests.web.driver import Driver
from tests.web.pretend import pretend
from tests.web.seen import watch, watched
from tests.web.test_states import open_shared_table

pytestmark = pytest.mark.closer

TEXTS = dict(re.findall(r"^([\w-]+) = (.*)$", read_text("fr", "characters.ftl"), re.MULTILINE))
BOTS = ["me", "normal", "normal", "normal"]
NOT_MY_TURN = {"ask": "before_throw", "of": "verb", "seat": 1}
TELLER_IS_READY = "() => magnat.company.teller !== null"


def open_with_words(visit: Any, game: str = "electronic", **kept: Any) -> tuple[Any, str, Driver]:
    """Return a page at a table with bots, once their words are known."""
    client = visit("fr", **kept)
    id = client.table(game, BOTS)
    client.page.goto(f"{client.url}/t/{id}")
    driver = Driver(client.page, wild=0)
    driver.step()
    client.page.wait_for_function(TELLER_IS_READY)
    return client, id, driver


def complete_group(page: Any, seat: int, ask: dict[str, Any] | None = None) -> None:
    """Show an answer after which a seat owns the whole first group."""
    owner = page.evaluate(
        """(seat) => {
            const {group, space} = magnat.edition.board;
            return space.map((each, i) => each.group === group[0].name ? seat : magnat.view.owner[i]);
        }""",
        seat,
    )
    pretend(page, ask or NOT_MY_TURN, {"owner": owner})


def test_the_level_is_chosen_on_the_card_and_kept_per_game(visit: Any) -> None:
    client = visit("fr")
    page = client.page
    page.goto(client.url)
    page.click("[data-levels=empire] label:has([value=hard])")
    page.reload()
    expect(page.locator("[data-levels=empire] input[value=hard]")).to_be_checked()
    expect(page.locator("[data-levels=deal] input[value=normal]")).to_be_checked()
    faces = page.locator(".game:has([data-play=empire]) [data-face]")
    expect(faces).to_have_count(3)
    cast = faces.evaluate_all("(all) => all.map((each) => each.dataset.face)")
    page.click("[data-play=empire]")
    page.wait_for_selector(".players [data-face]")
    seats = page.evaluate("magnat.info.seats.slice(1).map(({bot, character}) => [bot, character])")
    assert seats == [["hard", character] for character in cast]
    expect(page.locator(".players [data-level=hard]")).to_have_count(3)
    page.goto(client.url)
    page.wait_for_selector(".game:has([data-play=empire]) [data-face]")
    assert faces.evaluate_all("(all) => all.map((each) => each.dataset.face)") != cast, "others come next time"


def test_words_are_those_of_the_replay(visit: Any) -> None:
    client, id, driver = open_with_words(visit)
    page = client.page
    watch(page, "words", "[data-bubble=words] .text")
    for _ in range(60):
        if not driver.step() or len(page.evaluate("magnat.company.spoken")) > 1:
            break
    spoken = page.evaluate("magnat.company.spoken")
    assert len(spoken) > 1
    for line in spoken:
        page.goto(f"{client.url}/r/{id}#{line['seq']}")
        bubble = page.locator("[data-bubble=words] .text")
        expect(bubble).to_have_text(TEXTS[line["key"]])


def test_one_switch_silences_the_bots(visit: Any) -> None:
    client, _, driver = open_with_words(visit, words="none")
    page = client.page
    watch(page, "words", "[data-bubble=words] .text")
    for _ in range(60):
        if not driver.step() or page.evaluate("magnat.company.spoken.length"):
            break
    assert page.evaluate("magnat.company.spoken.length") and page.evaluate("watched.words") == []


def test_a_complete_group_is_a_moment_until_something_is_touched(visit: Any) -> None:
    client, _, _ = open_with_words(visit)
    page = client.page
    complete_group(page, 1)
    moment = page.locator("[data-moment=group]")
    moment.wait_for()
    expect(moment).to_contain_text(page.evaluate("magnat.seats[1].name"))
    expect(moment.locator(".deed")).to_have_count(page.evaluate("magnat.say.members(0).length"))
    assert not moment.evaluate("(e) => e.getAnimations({subtree: true}).length"), "a still picture at speed 0"
    page.click(".bar h1")
    expect(moment).to_have_count(0)


def test_a_moment_never_lies_over_my_question(visit: Any) -> None:
    client, _, _ = open_with_words(visit)
    watch(client.page, "moments", "[data-moment]", "data-moment")
    complete_group(client.page, 1, {"ask": "before_throw", "of": "verb", "choices": ["throw"]})
    client.page.wait_for_selector(".q [data-verb=throw]")
    expect(client.page.locator("[data-moment]")).to_have_count(0)


def test_no_moment_is_shown_if_they_are_switched_off(visit: Any) -> None:
    client, _, _ = open_with_words(visit, moments="none")
    complete_group(client.page, 1)
    client.page.wait_for_function("() => magnat.view.owner.includes(1)")
    assert client.page.evaluate("magnat.company.moment") is None


def test_messages_and_emotes_stand_at_the_portrait(visit: Any) -> None:
    host, guest, _ = open_shared_table(visit)
    watch(guest.page, "emotes", "[data-emote]", "data-emote")
    watch(guest.page, "messages", "[data-bubble=message] .text")
    host.page.click(".rail [data-react=star]")
    watched(guest.page, "emotes", "star")
    host.page.click(".rail [data-phrase=hello]")
    guest.page.wait_for_function("() => watched.messages.some((text) => text.includes('Bonjour'))")
    expect(host.page.locator(".rail [data-react=heart]")).to_have_attribute("aria-disabled", "true")


def test_unread_messages_are_counted_until_the_chat_is_opened(visit: Any) -> None:
    host, guest, _ = open_shared_table(visit)
    guest.page.set_viewport_size({"width": 390, "height": 844})
    expect(guest.page.locator(".rail")).to_have_count(0)
    host.page.click(".rail [data-phrase=hello]")
    host.page.click(".rail [data-react=star]")  # an emote is not counted
    host.page.click(".rail [data-phrase=thanks]")
    expect(guest.page.locator(".tools [data-unread='2']")).to_be_visible()
    assert guest.page.title().startswith("(2) ")
    expect(guest.page.locator(".sheet [data-react]")).to_have_count(6)
    guest.page.click(".tool:has([data-unread])")
    expect(guest.page.locator("[data-unread]")).to_have_count(0)
    assert not guest.page.title().startswith("(")
