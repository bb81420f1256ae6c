"""The widest possible names on a phone: nothing overflows its place, at any question."""

from typing import Any

import pytest

from magnat.games import BUILT_IN
from magnat.games.deal import EDITION
from tests.web.checks import expect, wider
from tests.web.driver import Driver
from tests.web.pack import cards, groups
from tests.web.pretend import pretend

pytestmark = pytest.mark.closer

WIDE = "W" * 20  # the maximum length


def table(client: Any, game: str) -> Any:
    page = client.page
    page.goto(client.url)
    client.call("POST", "/api/players", {"name": WIDE})
    page.evaluate("localStorage.setItem('magnat-player', '1')")
    bots = [{"kind": "bot", "bot": "steady", "token": i, "colour": i, "name": f"{WIDE[:19]}{i}"} for i in (1, 2, 3)]
    seats = [{"kind": "me", "token": 0, "colour": 0}, *bots]
    id = client.call("POST", "/api/tables", {"game": game, "seats": seats, "bot_pace": 0})["id"]
    client.call("POST", f"/api/tables/{id}/start", {})
    page.goto(f"{client.url}/t/{id}")
    return page


@pytest.mark.parametrize("game", BUILT_IN)
def test_wide_names_fit_a_phone(visit: Any, game: str) -> None:
    page = table(visit("fr", phone=True, name=WIDE), game)
    driver = Driver(page, wild=0.3, seed=5)
    for _ in range(20):
        if not driver.step():
            break
        assert wider(page) == [], driver.asked


JOKERS = [card for card, name in enumerate(EDITION.names) if name.startswith("A-JOKER")]
# Another player wants a property of mine; she and I object in turn.
MINE = "LBL2"
WANTED: list[list[Any]] = [["played", 1, *cards("A-DUEL-1"), 0], ["wants", 1, *cards(MINE), 0]]
NOES: list[list[Any]] = [["laid_joker", i % 2, card] for i, card in enumerate(JOKERS)]
OWNED = {
    "groups": [groups(light_blue=MINE), groups(pink="PNK1 PNK2"), groups(orange="ORG1 ORG2"), groups(red="RED1 RED2")]
}


def test_a_chain_of_noes_fits_a_phone(visit: Any) -> None:
    """The names under the cards are no wider than the cards, and a long chain continues below."""
    page = table(visit("fr", phone=True, name=WIDE), "deal")
    Driver(page).look()
    ask = {"ask": "lay_joker", "of": "verb", "choices": ["let_stand", "joker"], "about": {}}
    for noes in range(len(JOKERS) + 1):
        for answering in range(2):
            frame = {"do": "lay_joker", "seat": 0, "case": {"seat": answering}}
            facts = [["turn", 1, 9], *WANTED, *NOES[:noes]]
            pretend(
                page,
                ask,
                {**OWNED, "limbo": [*cards("A-DUEL-1"), *JOKERS[:noes]]},
                pending=[frame],
                facts=facts,
            )
            expect(page.locator(".chain [data-chain]")).to_have_count(1 + noes)
            assert wider(page) == [], (noes, answering)


ASKED: list[dict[str, Any]] = [
    {"ask": "take_property", "of": "card", "choices": cards("PNK1 PNK2 ORG1 ORG2 RED1 RED2")},
    {"ask": "take_group", "of": "group", "choices": cards("PNK1 ORG1 RED1")},
    {"ask": "demand_of", "of": "seat", "choices": [1, 2, 3]},
    {"ask": "pay_with", "of": "card", "choices": cards(MINE)},
]


def test_wide_names_fit_buttons_and_the_end(visit: Any) -> None:
    page = table(visit("fr", phone=True, name=WIDE), "deal")
    Driver(page).look()
    for ask in ASKED:
        frame = {"do": ask["ask"], "seat": 0, "due": 5, "to": 1, "cards": []}
        pretend(page, {**ask, "about": {}}, OWNED, pending=[frame])
        expect(page.locator(".q [data-choice]")).to_have_count(len(ask["choices"]))
        assert wider(page) == [], ask
    pretend(page, {"ask": None}, OWNED, over=True, winners=[2])
    page.wait_for_selector("#end-title")
    assert wider(page) == []
