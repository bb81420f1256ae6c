"""Random offers to bots: their replies, timing, reasons and counter-offers.

A person sits at a table of bots, at positions of games played by steady bots with an occasional random answer, and
offers anything the rules admit. Reasons are checked against the position, without the bot's own valuation.
"""

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from magnat.bots import OfferReply, steady
from magnat.bots.trading import ACCEPT
from magnat.games import edition
from magnat.kernel import Luck, StreamLuck, answer, apply, current_question, settle
from magnat.match import Place, Seating, Setup
from magnat.match.bot_tasks import decide, make_task
from magnat.match.offers import MAX_BOT_REPLY_DELAY_MS
from magnat.mechanics.property import JAIL_CARD, bits
from magnat.mechanics.trade import MONEY, WITHDRAW, Cash, Draft, Item, Reply, Send
from tests.match.manual_loop import InspectableViewer, ManualClockLoop

GAMES: Final = ("electronic", "millionaire")
PACES: Final = (0, 700, 9_000)  # the last is slower than anybody should wait
MAX_REPLY_MS: Final = 60_000  # all bots have answered by then
AT_EACH: Final = 8  # offers at one position
EVERY: Final = 9  # decisions between two positions
TRADE: Final = "trade"
COMMANDS: Final = itertools.count()


class Terms(NamedTuple):
    """The items that change hands, and the proposer's payment (negative if received)."""

    to: int
    items: int
    cash: int


class Outcome(NamedTuple):
    """The reply to an offer, and the time needed to compute it."""

    why: str
    reason: str
    countered: bool


def positions(game: str, seed: int) -> Iterator[tuple[Any, int]]:
    """Yield tables on which a player who may trade is asked, and that seat."""
    rng = random.Random(seed)
    for number in itertools.count():
        e = edition(game)
        t: Any = e.deal(rng.randint(e.least, e.most))
        luck, mind, met = StreamLuck(seed * 1_000 + number), steady(game), 0
        choices = settle(t, luck)
        for _ in range(1_500):
            if not choices:
                break
            question = t.stack[-1]
            if TRADE in question.verbs and question.verbs.index(TRADE) in choices:
                met += 1
                if met % EVERY == 0 and any(t.deeds):
                    yield t.copy(), question.seat
            wild = rng.random() < 0.1 and not isinstance(question, Draft)
            choice = rng.choice(choices) if wild else mind.decide(t, question, question.bot_choices(t))
            choices = apply(t, choice, luck)


def random_terms(t: Any, seat: int, rng: random.Random) -> Terms | None:
    """Return terms that the rules admit, or None if the draft came to nothing."""
    u = t.copy()
    u.facts = u.rows = None
    answer(u, seat, current_question(u).verbs.index(TRADE))  # type: ignore[union-attr]
    to, wanted = -1, rng.choice((1, 1, 1, 2, 2, 3))
    while isinstance(u.stack[-1], Draft) or to < 0:
        question = u.stack[-1]
        choices = list(question.choices(u))
        if to < 0:
            word = to = rng.choice(choices)
        elif isinstance(question, Item):
            items = [choice for choice in choices if choice < MONEY]
            if bits(question.items) and MONEY in choices and (len(bits(question.items)) >= wanted or not items):
                word = MONEY
            elif not items:
                return None
            else:
                word = rng.choice(items)
        elif isinstance(question, Cash):
            word = random_sum(choices, rng)
        else:
            assert isinstance(question, Send)
            if 1 not in choices:
                return None
            return Terms(to, question.items, question.cash)
        if word == WITHDRAW:
            return None
        answer(u, seat, word)
    return None


def random_sum(sums: list[int], rng: random.Random) -> int:
    """Return any sum, a small one, or the largest: decisive sums are often near zero."""
    near = min(range(len(sums)), key=lambda i: abs(sums[i]))
    some = min(len(sums) - 1, max(0, near + rng.randint(-40, 40)))
    return sums[rng.choice((rng.randrange(len(sums)), rng.randrange(len(sums)), some, some, -1, 0))]


def table(game: str, t: Any, seat: int, name: str, pace: int) -> tuple[ManualClockLoop, InspectableViewer]:
    """Return a match at that position with a person at `seat` and bots elsewhere."""
    places = [
        Place(seat=p, name=f"P{p}", player="me") if p == seat else Place(seat=p, name=f"Bot{p}", bot=name)
        for p in range(len(t.cash))
    ]
    loop = ManualClockLoop(Seating("offers", Setup(game=game, bot_pace=pace), places, b"0" * 16, host="me"))
    loop.session.started_match.table = t
    t.facts = t.rows = None
    return loop, loop.connect("me")


def find_offer_end(me: InspectableViewer, since: int, id: str) -> dict[str, Any] | None:
    for message in me.messages[since:]:
        if message["type"] == "offer_gone" and message["offer"] == id:
            return message
    return None


def propose(loop: ManualClockLoop, me: InspectableViewer, terms: Terms) -> str:
    words = [TRADE, terms.to, *bits(terms.items), MONEY, terms.cash, "send"]
    answer = loop.request(
        me, type="propose", id=f"c{next(COMMANDS)}", question=loop.session.started_match.question_number, say=words
    )
    count_replies = [message for message in me.messages if message["type"] == "ack" and message.get("offer")]
    assert count_replies, answer
    return str(count_replies[-1]["offer"])


def await_reply(loop: ManualClockLoop, me: InspectableViewer, terms: Terms, pace: int) -> dict[str, Any]:
    """Return the reply, which must come exactly in the table's pace."""
    since, wait = len(me.received), min(pace, MAX_BOT_REPLY_DELAY_MS)
    id = propose(loop, me, terms)
    if wait:
        loop.advance(wait - 1)
        assert find_offer_end(me, since, id) is None, "too early"
        loop.advance(1)
    reply = find_offer_end(me, since, id)
    assert reply is not None, "too late"
    assert reply["why"] in ("accepted", "refused"), reply
    return reply


def try_offer(game: str, at: Any, seat: int, name: str, pace: int, rng: random.Random) -> Outcome | None:
    """Make one offer and check everything about the reply. Return None if there was nothing to offer.

    Bots act first, because no offer is possible while one of them builds.
    """
    loop, me = table(game, at.copy(), seat, name, pace)
    loop.advance(MAX_REPLY_MS)
    t: Any = loop.session.started_match.table.copy()
    question = current_question(t)
    if question is None or question.seat != seat or TRADE not in question.verbs:
        return None
    if question.verbs.index(TRADE) not in question.choices(t) or (terms := random_terms(t, seat, rng)) is None:
        return None
    reply = await_reply(loop, me, terms, pace)
    if reply["why"] == "accepted":
        return Outcome("accepted", "", False)
    reason, about = reply["reason"], reply.get("about", {})
    check_reason(t, seat, terms, reason, about)
    check_blind(loop, t, seat, terms, name, reason)
    counter = reply.get("counter")
    if counter:
        check_counter(loop, me, t, seat, terms, counter, name)
    return Outcome("refused", reason, bool(counter))


def check_reason(t: Any, seat: int, terms: Terms, reason: str, about: dict[str, int]) -> None:
    """Check that the bot's reason is true of the position."""
    e, p = t.e, terms.to
    given_items = [item for item in bits(terms.items) if holder(t, item) == p]  # by the bot
    received_items = [item for item in bits(terms.items) if holder(t, item) == seat]
    assert len(given_items) + len(received_items) == len(bits(terms.items))
    before = set(bits(t.deeds[p]))
    theirs = {*bits(t.deeds[seat]), *given_items} - {*received_items}
    whole = set(e.members[about["group"]]) if "group" in about else set()
    if "space" in about:
        assert about["space"] in given_items and e.group_of[about["space"]] == about["group"]
    if reason == "completes_group":
        assert whole <= theirs
    elif reason == "needs_it":
        assert not whole <= before, "the group is already complete"
        assert whole & (before - {*given_items}), "it owns a part of the group"
    elif reason == "breaks_group":
        assert whole <= before
    elif reason == "too_little":
        assert given_items
    elif reason == "no_use":
        assert not given_items and (terms.cash < 0 or terms.items & t.mortgaged), "it would have to pay"
    else:
        assert reason == "would_win" and t.cash[seat] >= e.target, reason


def holder(t: Any, item: int) -> int:
    return int(t.jail_cards[item - JAIL_CARD] if item >= JAIL_CARD else t.owner[item])


def check_blind(loop: ManualClockLoop, t: Any, seat: int, terms: Terms, name: str, reason: str) -> None:
    """Check that the reply does not depend on hidden cards."""
    replies = [weigh_offer(loop, t, seat, terms, name, n) for n in (1, 2)]
    assert replies[0] == replies[1] and replies[0].reason == reason


def weigh_offer(loop: ManualClockLoop, t: Any, seat: int, terms: Terms, name: str, luck: int) -> OfferReply:
    """Return the bot's reply to these terms on a table with other hidden cards."""
    u = with_offer(t, seat, terms)
    reply = decide(make_task(loop.session.started_match.header, u, terms.to, name, "weigh", Luck(luck)))
    assert isinstance(reply, OfferReply)
    return reply


def with_offer(t: Any, seat: int, terms: Terms) -> Any:
    """Return the table with the offer made and the reply pending."""
    u = t.copy()
    u.facts = u.rows = None
    for word in (current_question(u).verbs.index(TRADE), terms.to, *bits(terms.items), MONEY, terms.cash, 1):  # type: ignore[union-attr]
        answer(u, seat, word)
    assert isinstance(u.stack[-1], Reply) and u.stack[-1].seat == terms.to
    return u


def check_counter(
    loop: ManualClockLoop, me: InspectableViewer, t: Any, seat: int, terms: Terms, counter: str, name: str
) -> None:
    """The counter-offer asks more money for the same items. The bot accepts it, also if the person proposes it."""
    offer = next(m for m in me.messages if m["type"] == "offered" and m["offer"] == counter)
    assert (offer["seat"], offer["to"]) == (terms.to, seat)
    cash = -offer["ask"]["about"]["cash"]  # in the message its proposer, the bot, pays
    assert cash > terms.cash and "accept" in offer["ask"]["choices"]
    assert weigh_offer(loop, t, seat, Terms(terms.to, terms.items, cash), name, 3).said == ACCEPT, (
        "it refuses its own terms"
    )
    since = len(me.received)
    loop.request(me, type="reply", id=f"c{next(COMMANDS)}", offer=counter, say="accept")
    ended = find_offer_end(me, since, counter)
    assert ended is not None and ended["why"] == "accepted", ended
    after: Any = loop.session.started_match.table
    for item in bits(terms.items):
        assert holder(after, item) == (seat if holder(t, item) == terms.to else terms.to)


def count_replies(game: str, count: int, seed: int, names: tuple[str, ...]) -> Counter[str]:
    """Make `count` offers and return the number of each reply."""
    rng = random.Random(seed)
    counts: Counter[str] = Counter()
    for t, seat in positions(game, seed):
        for _ in range(AT_EACH):
            outcome = try_offer(game, t, seat, rng.choice(names), rng.choice(PACES), rng)
            if outcome is None:
                continue
            counts[outcome.reason or outcome.why] += 1
            counts["countered"] += outcome.countered
            count -= 1
            if not count:
                return counts
    raise AssertionError
