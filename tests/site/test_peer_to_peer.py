"""Two browsers without a server: they connect by exchanging two codes, and the host's page serves the game."""

import base64
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from magnat.record import decode_record
from tests.site.conftest import serve_folder
from tests.site.visits import READY, PageVisit
from tests.web.checks import checked, expect
from tests.web.driver import Driver, answer_together
from tests.web.house import FLAGS, LONG_MS, chromium

pytestmark = pytest.mark.closer

# works without a network; resolving names of a home network is not tested
NETWORK = ["--allow-loopback-in-peer-connection", "--disable-features=WebRtcHideLocalIpsWithMdns"]
HIDDEN = -1

# Records everything that is received over a connection.
LISTEN = """const made = RTCPeerConnection.prototype.createDataChannel;
window.came = [];
RTCPeerConnection.prototype.createDataChannel = function (...how) {
    const channel = made.apply(this, how);
    channel.addEventListener("message", ({ data }) => window.came.push(data));
    return channel;
};"""


@pytest.fixture(scope="module")
def network(playwright: Any) -> Iterator[Any]:
    browser_ = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS, *NETWORK])
    yield browser_
    browser_.close()


@pytest.fixture
def two(network: Any, site: Path) -> Iterator[tuple[PageVisit, PageVisit]]:
    """A host with a table for two, and a friend. Both have loaded the site, and its server is stopped."""
    with serve_folder(site) as url:
        host, friend = PageVisit(network, url), PageVisit(network, url, "en", phone=True, name="Nadia")
        friend.context.add_init_script(LISTEN)
        for visit in (host, friend):
            visit.begin()
            visit.wait_until_cached()
    yield host, friend
    for visit in (host, friend):
        visit.close()


def table(host: PageVisit, *others: str, **more: Any) -> str:
    id = host.table("deal", ["me", "open", *others], start=False, **more)
    host.page.goto(host.at(f"/t/{id}"))
    return id


def read_invitation(host: PageVisit) -> str:
    """Return the host's invitation link."""
    host.page.click("[data-near-invite]")
    code = host.page.locator("[data-near-code]")
    expect(code).to_be_visible()
    link: str = code.inner_text()
    return link


def read_answer(friend: PageVisit, link: str) -> str:
    """Return the friend's answer code."""
    friend.page.goto(link)
    code = friend.page.locator("[data-visit=waiting] [data-near-code]")
    expect(code).to_be_visible()
    text: str = code.inner_text()
    return text


def enter_answer(host: PageVisit, answer: str) -> None:
    host.page.fill("#near-answer", answer)
    host.page.click("[data-near-seat]")


def connect_pages(host: PageVisit, friend: PageVisit) -> None:
    enter_answer(host, read_answer(friend, read_invitation(host)))
    friend.page.wait_for_function("() => window.magnat?.info?.you >= 0")


def play(*pages: Any) -> None:
    """Answer every question until both pages show the end."""
    drivers = [Driver(page, seed=number) for number, page in enumerate(pages)]
    while answer_together(drivers):
        pass


def test_a_whole_game_between_two_browsers_without_a_server(two: tuple[PageVisit, PageVisit]) -> None:
    host, friend = two
    other = host.table("deal", ["me", "steady"])
    id = table(host, options={"max_turns": 4})
    link = read_invitation(host)
    expect(host.page.locator("[data-qr]")).to_be_visible()
    expect(host.page.locator("[data-honest]")).to_be_visible()
    checked(host.page, "light")
    base, code = link.split("#/n/")
    answer = read_answer(friend, link)
    checked(friend.page, "dark")
    assert base == host.url and len(code) <= 130 and len(answer) <= 134, (link, answer)
    enter_answer(host, answer)
    friend.page.wait_for_function("() => window.magnat?.info?.you === 1")
    expect(host.page.locator("[data-seat='1']")).to_contain_text("Nadia")
    host.page.click("[data-start]")
    play(host.page, friend.page)
    assert friend.page.evaluate("magnat.info.id") == id
    theirs, mine = hands(friend.page, 0), hands(friend.page, 1)
    assert theirs and not any(theirs) and any(mine), (theirs, mine)
    assert other not in json.dumps(friend.page.evaluate("came"))
    friend.page.wait_for_function("() => sessionStorage.getItem('magnat-near-copy')")
    host.page.close()
    friend.page.goto(friend.at(f"/r/{id}/review"))
    friend.page.wait_for_selector("[data-ready]", timeout=LONG_MS)
    friend.page.goto(friend.at("/mine"))
    friend.page.reload()
    friend.page.wait_for_function(READY)
    copy = friend.page.evaluate("sessionStorage.getItem('magnat-near-copy')")
    (game,) = friend.call("GET", "/api/me")["tables"]
    assert (game["id"], game["seat"], game["status"]) == (copy, 1, "over")
    assert decode_record(friend.record(copy)).header.match == id


def certificate(link: str) -> bytes:
    """Return the fingerprint of the certificate in an invitation with ICE credentials of the usual lengths."""
    code = link.split("#/n/")[1]
    return base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))[22:54]


def test_a_friends_key_is_bound_to_the_hosts_certificate(two: tuple[PageVisit, PageVisit]) -> None:
    """A host who names the table of another host does not learn the key of the friend's seat there."""
    host, friend = two
    id = table(host)
    first = read_invitation(host)
    host.page.reload()
    link = read_invitation(host)
    assert certificate(link) == certificate(first) and first != link, "a host keeps its certificate"
    enter_answer(host, read_answer(friend, link))
    friend.page.wait_for_function("() => window.magnat?.info?.you >= 0")
    keys = json.loads(friend.page.evaluate("localStorage.getItem('magnat-friend-keys')"))
    assert list(keys) == [f"{certificate(link).hex()} {id}"]


SCANNER = """window.BarcodeDetector = class {
    static getSupportedFormats = async () => ["qr_code"];
    detect = async () => (window.shown ? [{ rawValue: window.shown }] : []);
};
navigator.mediaDevices.enumerateDevices = async () => [{ kind: "videoinput" }];
navigator.mediaDevices.getUserMedia = async () => {
    window.stream = document.createElement("canvas").captureStream();
    return window.stream;
};"""


def test_the_host_scans_the_friends_code(two: tuple[PageVisit, PageVisit]) -> None:
    host, friend = two
    host.context.add_init_script(SCANNER)
    host.page.reload()
    host.page.wait_for_function("() => window.magnatSite")
    table(host)
    answer = read_answer(friend, read_invitation(host))
    host.page.click("[data-near-scan]")
    host.page.wait_for_selector("video")
    host.page.evaluate("text => (window.shown = text)", answer)
    friend.page.wait_for_function("() => window.magnat?.info?.you >= 0")
    assert host.page.evaluate("stream.getTracks().every((track) => track.readyState === 'ended')")


def hands(page: Any, seat: int) -> list[bool]:
    """Return, for each card of a hand sent before the end, whether it is visible."""
    visible: list[bool] = []
    parts = ""
    for piece in page.evaluate("came"):
        parts += piece[1:]
        if piece[0] == "+":
            continue
        message, parts = json.loads(parts), ""
        message_ = json.loads(message["text"]) if message["type"] == "told" else {}
        view = message_.get("view") or {}
        over = message_.get("over") or view.get("over")
        for columns in (view.get("columns") or view, message_.get("changed") or {}):
            if "hands" in columns and not over:
                visible += [card != HIDDEN for card in columns["hands"][seat]]
    return visible


def test_a_disconnected_friend_gets_the_seat_back(two: tuple[PageVisit, PageVisit]) -> None:
    host, friend = two
    table(host, "steady")
    connect_pages(host, friend)
    host.page.click("[data-start]")
    friend.page.wait_for_function("() => window.magnat?.view")
    friend.page.close()
    lost = host.page.locator("[data-near-lost]")
    expect(lost).to_contain_text("Nadia")
    host.page.wait_for_function("() => magnat.link === 'open'")
    host.page.click("[data-near-again]")
    friend.page = friend.open()
    connect_pages(host, friend)
    expect(lost).to_have_count(0)
    friend.page.wait_for_function("() => magnat.info.you === 1 && magnat.view")
    host.page.close()
    expect(friend.page.locator("h1")).to_have_text("The connection to the host is lost")


def test_damaged_old_or_foreign_codes_are_refused_with_a_message(
    two: tuple[PageVisit, PageVisit],
) -> None:
    host, friend = two
    table(host)
    first = read_invitation(host)
    host_problem = host.page.locator("[data-near-problem]")
    for wrong, sentence in (("abc", "Ce code est illisible"), (first, "C’est un code pour un invité")):
        enter_answer(host, wrong)
        expect(host_problem).to_contain_text(sentence)
    answer = read_answer(friend, first)
    enter_answer(host, answer[:-1] + ("A" if answer[-1] != "A" else "B"))
    expect(host_problem).to_contain_text("Ce code est illisible")
    host.page.reload()  # earlier codes are invalid now
    again = read_invitation(host)
    enter_answer(host, answer)
    expect(host_problem).to_contain_text("ancienne invitation")
    friend_problem = friend.page.locator("[data-near-problem]")
    for wrong, sentence in ((first[:-3], "This code cannot be read"), (f"x#/n/{answer}", "paste it on the host")):
        friend.page.goto(friend.at("/n"))
        friend.page.fill("#near-offer", wrong)
        friend.page.click("[data-near-go]")
        expect(friend_problem).to_contain_text(sentence)
    friend.page.evaluate("magnatSite.files = {...magnatSite.files, version: 'another'}")
    enter_answer(host, read_answer(friend, again))
    expect(host_problem).to_contain_text("la même version")
    expect(friend_problem).to_contain_text("different versions")
