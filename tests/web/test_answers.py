"""No answer is ever hidden, on a desktop, a small laptop or a phone."""

from typing import Any

import pytest

from magnat.games import BUILT_IN, electronic, millionaire
from magnat.games.deal.rearrange import TURN, WITHDRAW
from magnat.languages import LANGUAGES
from tests.web.checks import checked, expect, torn
from tests.web.driver import Driver
from tests.web.pack import cards, groups
from tests.web.pretend import pretend
from tests.web.seen import SIZES, reachable

pytestmark = pytest.mark.closer

LOOKED_AT = 22  # questions of a game that are checked in every window size
ANSWERS = 260


@pytest.mark.survey
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_answer_of_a_game_can_be_reached(visit: Any, game: str) -> None:
    """Each kind of question is checked twice, and whenever it has more answers than before."""
    client = visit("fr")
    page = client.page
    page.goto(f"{client.url}/t/{client.table(game, ['me', 'steady', 'steady', 'steady'])}")
    driver = Driver(page, seed=3, wild=0.4)
    times: dict[str, int] = {}
    most: dict[str, int] = {}
    for _ in range(ANSWERS):
        state = driver.look()
        if state["state"] == "over" or sum(times.values()) >= LOOKED_AT:
            break
        kind = state["ask"]
        if times.get(kind, 0) < 2 or len(state["answers"]) > most[kind]:
            times[kind] = times.get(kind, 0) + 1
            most[kind] = max(most.get(kind, 0), len(state["answers"]))
            assert reachable(page) == [], kind
            assert torn(page) == [], kind
            continue  # the question may have changed meanwhile
        driver.take(state)
    assert len(times) >= 4, times


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_reminder_does_not_shrink_the_answers(visit: Any, game: str) -> None:
    client = visit("fr", reminded=[])
    page = client.page
    page.goto(f"{client.url}/t/{client.table(game, ['me', 'steady', 'steady'])}")
    Driver(page).look()
    page.wait_for_selector("[data-coach=reminder]")
    assert reachable(page) == []
    page.set_viewport_size({"width": 1280, "height": 720})
    page.click("[data-coach=reminder] [data-read]")
    page.wait_for_selector("dialog[open] .lines")
    checked(page, "light")


# The longest lists: all spaces of the board, all cards to take or pay with, all bids of an auction.
LONG: list[tuple[str, dict[str, Any]]] = [
    ("electronic", {"ask": "mortgage", "of": "space"}),
    ("electronic", {"ask": "bid", "of": "money", "choices": {"from": 0, "to": 11200, "step": 10}, "silence": 0}),
    ("millionaire", {"ask": "choose_space", "of": "space"}),
    ("empire", {"ask": "travel_to", "of": "space"}),
    ("star_wars", {"ask": "jump_to", "of": "space"}),
    ("star_wars", {"ask": "auction_bid", "of": "money", "choices": {"from": 0, "to": 1200, "step": 10}, "silence": 0}),
    ("deal", {"ask": "take_property", "of": "card"}),
    ("deal", {"ask": "pay_with", "of": "card"}),
]
LONGEST = """[...Array(Math.min(36, magnat.edition.board.space?.length ?? 36)).keys()]
    .filter((each) => !magnat.view.hands?.[0].includes(each))"""
LOT = 37


def ask_long_list(client: Any, game: str, ask: dict[str, Any], seat_at: int = -1, owned: bool = False) -> Any:
    """Show a question with a long list, with the undo button below it."""
    page = client.page
    page.goto(f"{client.url}/t/{client.table(game, ['me', 'steady', 'steady', 'steady'])}")
    Driver(page).look()
    page.evaluate("Object.defineProperty(magnat, 'undoState', { value: 'free' })")
    choices = page.evaluate(LONGEST)
    frame = {"do": ask["ask"], "seat": 0, "due": 7, "to": 1, "cards": cards("M1-1")}
    frame |= {"items": 1 << 5 | 1 << 7, "cash": 20, "other": 1, "space": 5} if ask["ask"] == "reply" else {}
    frame |= {"lot": LOT, "high": 0, "holder": -1, "ring": [0, 1, 2, 3]} if ask["ask"] == "bid" else {}
    changed: dict[str, Any] = {"groups": [[], [[0, *choices]], [], []]} if game == "deal" else {}
    if seat_at >= 0:
        changed["place"] = [seat_at, 0, 0, 0]
        if owned:
            changed["owner"] = [0 if i == seat_at else -1 for i in range(40)]
        frame["space"] = seat_at
    pretend(page, {"choices": choices, "about": {"lot": LOT}, **ask}, changed, pending=[frame])
    expect(page.locator("[data-unsay=free]")).to_be_visible()
    return page


@pytest.mark.parametrize(("game", "ask"), LONG, ids=[f"{game}-{ask['ask']}" for game, ask in LONG])
def test_a_long_list_keeps_the_buttons_below_it_inside_the_card(visit: Any, game: str, ask: dict[str, Any]) -> None:
    page = ask_long_list(visit("fr"), game, ask)
    page.locator(".q [data-choice]").nth(1 if ask["of"] == "money" else 23).wait_for(state="attached")
    if ask["ask"] == "auction_bid":  # as long as real names
        page.evaluate(
            "document.getElementById('question').textContent += ' Blaise offre 1110 crédits pour Tatooine 3.'"
        )
    assert reachable(page) == []
    assert torn(page) == []


RACED: list[dict[str, Any]] = [
    {"ask": "choose_space", "of": "space"},
    {"ask": "keep_or_evolve", "of": "verb", "choices": ["keep", "evolve"]},
    {"ask": "buy_or_auction", "of": "verb", "choices": ["buy", "auction"]},
    {"ask": "reply", "of": "verb", "choices": ["accept", "refuse", "counter"]},
]


@pytest.mark.parametrize("ask", RACED, ids=[ask["ask"] for ask in RACED])
def test_the_race_to_the_million_stays_visible_under_a_question(visit: Any, ask: dict[str, Any]) -> None:
    page = ask_long_list(visit("fr"), "millionaire", ask)
    for width, height in SIZES[:2]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(".heart svg.race")
        bottom = "document.querySelector('{}').getBoundingClientRect().bottom"
        page.wait_for_function(f"() => {bottom.format('.heart svg.race')} <= {bottom.format('.heart')} + 1")
    assert reachable(page) == []


def show_counter_offer(page: Any) -> None:
    """Ada refused my offer and makes a counter-offer."""
    trade = {"do": "reply", "seat": 0, "other": 1, "items": 1 << 16 | 1 << 18 | 1 << 26, "cash": -481}
    asks = {"seat": 0, "ask": "reply", "of": "verb", "choices": ["accept", "refuse"], "silence": "refuse"}
    mine = {"seat": 0, "to": 1, "why": "refused", "reason": "too_little", "about": {}, "counter": "b"}
    offer = {"type": "offered", "offer": "b", "seat": 1, "to": 0, "say": [], "ask": asks, "pending": [trade]}
    page.evaluate(
        "([offer, gone]) => (server.hear(offer), server.hear(gone))",
        [offer, {"type": "offer_gone", "offer": "a", **mine}],
    )
    page.wait_for_selector("[data-reply-with=accept]")


def test_an_offer_and_a_long_list_both_show_their_answers(visit: Any) -> None:
    page = ask_long_list(visit("fr"), "electronic", LONG[0][1])
    show_counter_offer(page)
    assert reachable(page) == []
    page.set_viewport_size({"width": 1280, "height": 720})
    more = page.locator("[data-offer] [data-more]")
    expect(more.locator(".up")).to_have_count(0)  # the list continues below
    more.click()
    page.wait_for_selector("[data-offer] [data-more] .up")


@pytest.mark.parametrize("height", [640, 844])
def test_an_offer_on_a_phone_covers_at_most_half_the_board(visit: Any, height: int) -> None:
    client = visit("fr", phone=True)
    ask = {"ask": "before_throw", "of": "verb", "choices": ["throw", "trade"]}
    page = ask_long_list(client, "electronic", ask)
    page.set_viewport_size({"width": 360, "height": height})
    show_counter_offer(page)
    expect(page.locator("#question")).to_be_visible()
    page.wait_for_function(
        """() => {
            const [board, sheet] = [".centre .square", ".sheet"].map((e) => document.querySelector(e).getBoundingClientRect());
            return sheet.y - board.y > board.height / 2;
        }"""
    )
    page.click("[data-reply-with=refuse]")  # buttons ignore taps in the first moment
    assert page.evaluate("magnat.offers.waiting.length") == 1 and page.evaluate("said.length") == 1
    page.evaluate("server.hear({type: 'offer_gone', offer: 'b', seat: 1, to: 0, why: 'refused'})")
    page.wait_for_selector(".q [data-verb=throw]")


def ask_jump(client: Any) -> Any:
    """A jump to any free space in Star Wars."""
    page = client.page
    page.goto(f"{client.url}/t/{client.table('star_wars', ['me', 'steady', 'steady', 'steady'])}")
    Driver(page).look()
    free = page.evaluate(
        "magnat.say.edition.board.space.flatMap((each, i) => each.kind === 'planet' && magnat.view.owner[i] < 0 ? [i] : [])"
    )
    pretend(page, {"ask": "jump_to", "of": "space", "choices": free, "about": {}})
    page.wait_for_selector(".q [data-choice]")
    return page


def test_a_question_of_star_wars_covers_no_planet(visit: Any) -> None:
    page = ask_jump(visit("fr"))
    under = """() => {
        const card = document.querySelector(".q").getBoundingClientRect();
        return [...document.querySelectorAll("[data-planet], [data-lit]")].filter((each) => {
            const r = each.getBoundingClientRect();
            const [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
            return each.dataset.planet !== undefined
                ? r.right > card.left && r.left < card.right && r.bottom > card.top && r.top < card.bottom
                : document.elementFromPoint(x, y) !== each;
        }).length;
    }"""
    for width, height in SIZES[:2]:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("[data-planet]")).to_have_count(8)
        page.wait_for_function(f"() => ({under})() === 0")
    assert reachable(page) == []


def test_a_long_list_on_a_phone_shows_prices_and_that_it_continues(visit: Any) -> None:
    page = ask_jump(visit("fr", phone=True))
    labels = page.locator(".q [data-choice]").all_inner_texts()
    assert len(labels) > 12 and all(text.split()[-1].isdigit() and int(text.split()[-1]) >= 60 for text in labels), (
        labels
    )
    more = page.locator(".q [data-more]")
    hidden = int(more.inner_text().split()[-1])
    assert 0 < hidden < len(labels)
    more.click()
    page.wait_for_function(
        f"() => Number(document.querySelector('.q [data-more]').innerText.split(' ').at(-1)) < {hidden}"
    )
    assert reachable(page, (360, 640)) == []


@pytest.mark.parametrize("game", ["empire", "star_wars"])
def test_my_hidden_hand_is_shown_on_a_phone(visit: Any, game: str) -> None:
    client = visit("fr", phone=True)
    page = client.page
    page.goto(f"{client.url}/t/{client.table(game, ['me', 'steady', 'steady'])}")
    Driver(page).look()
    hands = [[1, 3], *page.evaluate("magnat.view.hands")[1:]]
    pretend(page, {"ask": "pick_card", "of": "card", "choices": [], "about": {}}, {"hands": hands})
    held = page.locator("[data-held]")
    expect(held).to_have_count(2)
    expect(held.first).to_have_attribute("data-held", "1")
    expect(held.last).to_have_attribute("data-held", "3")
    held.last.click()
    deck = 1 if game == "empire" else 0
    text = page.evaluate(f"magnat.say.cardText({deck}, 3)")
    expect(page.locator(".held")).to_contain_text(text, use_inner_text=True)
    checked(page)
    pretend(page, {"ask": "pick_card", "of": "card", "choices": [3], "about": {}})
    page.locator("[data-held='3'][data-lit]").wait_for()
    expect(page.locator("[data-held='1'][data-lit]")).to_have_count(0)
    held.last.click()  # on touch the first tap selects and the button answers
    page.click("[data-confirm]")
    page.wait_for_function("() => said.length === 1 && said[0][0] === 3")


def test_a_deal_that_cannot_be_busted_says_so(visit: Any) -> None:
    client = visit("en")
    page = client.page
    page.goto(f"{client.url}/t/{client.table('empire', ['me', 'steady', 'steady'])}")
    Driver(page).look()
    asks = {"ask": "bust_deal", "of": "verb", "about": {"buyer": 1, "space": 1}, "follows": []}
    pretend(page, {**asks, "choices": ["pass", "bust"]})
    expect(page.locator("#question")).to_contain_text("Will you bust the deal?", use_inner_text=True)
    pretend(page, {**asks, "choices": ["pass"]})
    expect(page.locator("#question")).to_contain_text("You hold no card to stop it.", use_inner_text=True)
    expect(page.locator(".q [data-verb]")).to_have_count(1)


BUY = {"ask": "buy_or_auction", "of": "verb", "choices": ["buy", "auction"], "about": {"space": 23, "price": 2200}}
ENDS = {"ask": "after_move", "of": "verb", "choices": ["end_turn", "mortgage", "trade"], "about": {}}


@pytest.mark.parametrize(("lang", "ask", "at"), [("en", BUY, 23), ("fr", ENDS, 18)], ids=["buy", "after_move"])
def test_a_deed_under_a_short_question_is_not_cut_off(visit: Any, lang: str, ask: dict[str, Any], at: int) -> None:
    page = ask_long_list(visit(lang), "electronic", ask, seat_at=at, owned=ask is ENDS)
    expect(page.locator(".lower article .foot b")).to_have_count(int(ask is ENDS))
    page.wait_for_function(
        """() => {
            const [deed, lower] = [".lower article", ".lower"].map((e) => document.querySelector(e).getBoundingClientRect());
            return deed.top >= lower.top && deed.bottom <= lower.bottom;
        }"""
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_mark_of_a_mortgaged_deed_fits_its_button_on_a_phone(visit: Any, lang: str) -> None:
    client = visit(lang, phone=True)
    page = client.page
    page.goto(f"{client.url}/t/{client.table('electronic', ['me', 'steady', 'steady'])}")
    Driver(page).look()
    names = ["nord", "belleville", "saint_michel", "malesherbes"]
    deeds = [electronic.EDITION.names.index(name) for name in names]
    owner = [deeds.index(space) % 2 if space in deeds else -1 for space in range(len(electronic.EDITION.names))]
    changed = {
        "owner": owner,
        "mortgaged": sum(1 << deed for deed in deeds),
        "interest": [100 if space in deeds else 0 for space in range(len(owner))],
    }
    follows = [{"mine": owner[deed] == 0} for deed in deeds]
    ask = {"ask": "item", "of": "item", "choices": deeds, "follows": follows, "about": {}}
    pretend(page, ask, changed, pending=[{"do": "item", "seat": 0, "other": 1, "items": 0, "cash": 0}])
    marks = page.locator(".item [data-burden]")
    expect(marks).to_have_count(len(deeds))
    right = "(e) => e.closest('.item').getBoundingClientRect().right - e.getBoundingClientRect().right"
    assert all(mark.evaluate(right) >= 0 for mark in marks.all())


def test_long_words_of_answers_are_hyphenated_on_a_phone(visit: Any) -> None:
    client = visit("de", phone=True)
    page = client.page
    page.goto(f"{client.url}/t/{client.table('millionaire', ['me', 'steady', 'steady'])}")
    Driver(page).look()
    deeds = [millionaire.EDITION.names.index(name) for name in ("themepark_city", "adventure_park")]
    pretend(page, {"ask": "take_deed", "of": "space", "choices": deeds, "about": {}})
    expect(page.locator(".q [data-choice]")).to_have_count(len(deeds))
    assert torn(page) == []


def test_long_words_of_deal_are_hyphenated_on_a_phone(visit: Any) -> None:
    client = visit("de", phone=True)
    page = client.page
    page.goto(f"{client.url}/t/{client.table('deal', ['me', 'steady', 'steady'])}")
    Driver(page).look()
    pink, green = cards("W-PNK-ORG-1 W-GRN-STN")
    changed = {"groups": [groups(pink="W-PNK-ORG-1", green="W-GRN-STN"), [], []]}
    choices = [WITHDRAW, TURN + pink, TURN + green]
    frame = {"do": "rearrange", "seat": 0, "draft": changed["groups"][0], "steps": 1}
    pretend(
        page, {"ask": "rearrange", "of": "rearrangement", "choices": choices, "about": {}}, changed, pending=[frame]
    )
    expect(page.locator(".q .choices [data-choice]")).to_have_count(2)
    assert torn(page) == []
