"""Two screens, no server: two browsers find each other by two codes, and the host's page is all the server there is."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.site.conftest import hosted
from tests.site.visits import PageVisit
from tests.web.checks import checked, expect
from tests.web.driver import Driver, answer_together
from tests.web.house import FLAGS, chromium

pytestmark = pytest.mark.closer

# a machine without any network has itself; and whether names of a home network are found is not what is tried here
NETWORK = ["--allow-loopback-in-peer-connection", "--disable-features=WebRtcHideLocalIpsWithMdns"]
HIDDEN = -1

# keeps whatever comes over a connection
LISTEN = """const made = RTCPeerConnection.prototype.createDataChannel;
window.came = [];
RTCPeerConnection.prototype.createDataChannel = function (...how) {
    const channel = made.apply(this, how);
    channel.addEventListener("message", ({ data }) => window.came.push(data));
    return channel;
};"""


@pytest.fixture(scope="module")
def network(playwright: Any) -> Iterator[Any]:
    made = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS, *NETWORK])
    yield made
    made.close()


@pytest.fixture
def two(network: Any, site: Path) -> Iterator[tuple[PageVisit, PageVisit]]:
    """A host with a table for two, and a friend. Both have been here before; the server is stopped."""
    with hosted(site) as url:
        host, friend = PageVisit(network, url), PageVisit(network, url, "en", phone=True, name="Nadia")
        friend.context.add_init_script(LISTEN)
        for visit in (host, friend):
            visit.begin()
            visit.keeps()
    yield host, friend
    for visit in (host, friend):
        visit.close()


def table(host: PageVisit, *others: str, **more: Any) -> str:
    id = host.table("deal", ["me", "open", *others], start=False, **more)
    host.page.goto(host.at(f"/t/{id}"))
    return id


def offered(host: PageVisit) -> str:
    """The link that the host gives."""
    host.page.click("[data-near-invite]")
    code = host.page.locator("[data-near-code]")
    expect(code).to_be_visible()
    link: str = code.inner_text()
    return link


def answered(friend: PageVisit, link: str) -> str:
    """The code that the friend gives back."""
    friend.page.goto(link)
    code = friend.page.locator("[data-visit=waiting] [data-near-code]")
    expect(code).to_be_visible()
    text: str = code.inner_text()
    return text


def given(host: PageVisit, answer: str) -> None:
    host.page.fill("#near-answer", answer)
    host.page.click("[data-near-seat]")


def joined(host: PageVisit, friend: PageVisit) -> None:
    given(host, answered(friend, offered(host)))
    friend.page.wait_for_function("() => window.magnat?.info?.you >= 0")


def play(*pages: Any) -> None:
    """Everybody answers what he is asked, until both have seen the end."""
    drivers = [Driver(page, seed=number) for number, page in enumerate(pages)]
    while answer_together(drivers):
        pass


def test_a_whole_game_between_two_browsers_without_a_server(two: tuple[PageVisit, PageVisit]) -> None:
    host, friend = two
    other = host.table("deal", ["me", "steady"])
    id = table(host, options={"max_turns": 4})
    link = offered(host)
    expect(host.page.locator("[data-qr]")).to_be_visible()
    expect(host.page.locator("[data-honest]")).to_be_visible()
    checked(host.page, "light")
    base, code = link.split("#/n/")
    answer = answered(friend, link)
    checked(friend.page, "dark")
    assert base == host.url and len(code) <= 130 and len(answer) <= 134, (link, answer)
    given(host, answer)
    friend.page.wait_for_function("() => window.magnat?.info?.you === 1")
    expect(host.page.locator("[data-seat='1']")).to_contain_text("Nadia")
    host.page.click("[data-start]")
    play(host.page, friend.page)
    assert friend.page.evaluate("magnat.info.id") == id
    theirs, mine = hands(friend.page, 0), hands(friend.page, 1)
    assert theirs and not any(theirs) and any(mine), (theirs, mine)
    assert other not in json.dumps(friend.page.evaluate("came"))


def hands(page: Any, seat: int) -> list[bool]:
    """Whatever was told of a hand before the end: of each card, whether it is known."""
    found: list[bool] = []
    parts = ""
    for piece in page.evaluate("came"):
        parts += piece[1:]
        if piece[0] == "+":
            continue
        message, parts = json.loads(parts), ""
        told = json.loads(message["text"]) if message["type"] == "told" else {}
        view = told.get("view") or {}
        over = told.get("over") or view.get("over")
        for columns in (view.get("columns") or view, told.get("changed") or {}):
            if "hands" in columns and not over:
                found += [card != HIDDEN for card in columns["hands"][seat]]
    return found


def test_a_friend_who_is_lost_is_waited_for_and_has_his_seat_again(two: tuple[PageVisit, PageVisit]) -> None:
    host, friend = two
    table(host, "steady")
    joined(host, friend)
    host.page.click("[data-start]")
    friend.page.wait_for_function("() => window.magnat?.view")
    friend.page.close()
    lost = host.page.locator("[data-near-lost]")
    expect(lost).to_contain_text("Nadia")
    host.page.wait_for_function("() => magnat.link === 'open'")
    host.page.click("[data-near-again]")
    friend.page = friend.open()
    joined(host, friend)
    expect(lost).to_have_count(0)
    friend.page.wait_for_function("() => magnat.info.you === 1 && magnat.view")
    host.page.close()
    expect(friend.page.locator("h1")).to_have_text("The line to the host is cut")


def test_codes_that_are_spoilt_old_or_of_another_version_are_refused_with_a_sentence(
    two: tuple[PageVisit, PageVisit],
) -> None:
    host, friend = two
    table(host)
    first = offered(host)
    problem = host.page.locator("[data-near-problem]")
    for wrong, sentence in (("abc", "Ce code ne se lit pas"), (first, "C’est un code pour un invité")):
        given(host, wrong)
        expect(problem).to_contain_text(sentence)
    answer = answered(friend, first)
    given(host, answer[:-1] + ("A" if answer[-1] != "A" else "B"))
    expect(problem).to_contain_text("Ce code ne se lit pas")
    host.page.reload()  # whatever was given out before is old now
    again = offered(host)
    given(host, answer)
    expect(problem).to_contain_text("ancienne invitation")
    said = friend.page.locator("[data-near-problem]")
    for wrong, sentence in ((first[:-3], "This code cannot be read"), (f"x#/n/{answer}", "pasted at the host")):
        friend.page.goto(friend.at("/n"))
        friend.page.fill("#near-offer", wrong)
        friend.page.click("[data-near-go]")
        expect(said).to_contain_text(sentence)
    friend.page.evaluate("magnatSite.files = {...magnatSite.files, version: 'another'}")
    given(host, answered(friend, again))
    expect(problem).to_contain_text("la même version")
    expect(said).to_contain_text("not of the same version")
