"""Random offers to bots, through the package that plays matches: what they reply, when, why, what they want instead.

A person sits somewhere at a table of bots, at positions of games that steady players have played with an odd word now
and then, and offers whatever the rules admit. Reasons are checked against the position by themselves: nothing here asks
the bot what it thinks a deed is worth.
"""

import itertools
import random
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from magnat.bots import LEVELS, OfferReply, steady
from magnat.bots.trading import ACCEPT
from magnat.games import edition
from magnat.kernel import Luck, StreamLuck, answer, apply, current_question, settle
from magnat.match import Place, Seating, Setup
from magnat.match.bot_tasks import decide, make_task
from magnat.match.offers import MAX_BOT_REPLY_DELAY_MS
from magnat.mechanics.property import JAIL_CARD, bits
from magnat.mechanics.trade import MONEY, WITHDRAW, Cash, Draft, Item, Reply, Send
from magnat.testing.manual_loop import InspectableViewer, ManualClockLoop

GAMES: Final = ("electronic", "millionaire")
PACES: Final = (0, 700, 9_000)  # the last is slower than anybody should wait
PATIENCE: Final = 60_000  # milliseconds in which all bots have said what they have to say
AT_EACH: Final = 8  # offers at one position
EVERY: Final = 9  # decisions between two positions
TRADE: Final = "trade"
COMMANDS: Final = itertools.count()


class Terms(NamedTuple):
    """What is offered: what changes hands, and what the proposer pays (below 0: gets)."""

    to: int
    items: int
    cash: int


class Outcome(NamedTuple):
    """What became of an offer, and how long everything about it took to compute."""

    why: str
    reason: str
    countered: bool
    seconds: float


def positions(game: str, seed: int) -> Iterator[tuple[Any, int]]:
    """Tables on which somebody is asked who may trade, and who that is."""
    dice = random.Random(seed)
    for number in itertools.count():
        e = edition(game)
        t: Any = e.deal(dice.randint(e.least, e.most))
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
            wild = dice.random() < 0.1 and not isinstance(question, Draft)
            said = dice.choice(choices) if wild else mind.decide(t, question, question.bot_choices(t))
            choices = apply(t, said, luck)


def random_terms(t: Any, seat: int, dice: random.Random) -> Terms | None:
    """Something that the rules admit; None if this draft came to nothing."""
    u = t.copy()
    u.facts = u.rows = None
    answer(u, seat, current_question(u).verbs.index(TRADE))  # type: ignore[union-attr]
    to, wanted = -1, dice.choice((1, 1, 1, 2, 2, 3))
    while isinstance(u.stack[-1], Draft) or to < 0:
        question = u.stack[-1]
        choices = list(question.choices(u))
        if to < 0:
            said = to = dice.choice(choices)
        elif isinstance(question, Item):
            things = [choice for choice in choices if choice < MONEY]
            if bits(question.items) and MONEY in choices and (len(bits(question.items)) >= wanted or not things):
                said = MONEY
            elif not things:
                return None
            else:
                said = dice.choice(things)
        elif isinstance(question, Cash):
            said = some_sum(choices, dice)
        else:
            assert isinstance(question, Send)
            if 1 not in choices:
                return None
            return Terms(to, question.items, question.cash)
        if said == WITHDRAW:
            return None
        answer(u, seat, said)
    return None


def some_sum(sums: list[int], dice: random.Random) -> int:
    """Anything, something small, or all there is: sums that decide lie near nothing as often as far away."""
    near = min(range(len(sums)), key=lambda i: abs(sums[i]))
    some = min(len(sums) - 1, max(0, near + dice.randint(-40, 40)))
    return sums[dice.choice((dice.randrange(len(sums)), dice.randrange(len(sums)), some, some, -1, 0))]


def table(game: str, t: Any, seat: int, name: str, pace: int) -> tuple[ManualClockLoop, InspectableViewer]:
    """A match that stands at that position; the person sits at `seat`, bots elsewhere."""
    places = [
        Place(seat=p, name=f"P{p}", player="me") if p == seat else Place(seat=p, name=f"Bot{p}", bot=name)
        for p in range(len(t.cash))
    ]
    loop = ManualClockLoop(Seating("offers", Setup(game=game, bot_pace=pace), places, b"0" * 16, host="me"))
    loop.session.started_match.table = t
    t.facts = t.rows = None
    return loop, loop.connect("me")


def gone(me: InspectableViewer, since: int, id: str) -> dict[str, Any] | None:
    for message in me.messages[since:]:
        if message["type"] == "offer_gone" and message["offer"] == id:
            return message
    return None


def proposed(loop: ManualClockLoop, me: InspectableViewer, terms: Terms) -> str:
    words = [TRADE, terms.to, *bits(terms.items), MONEY, terms.cash, "send"]
    told = loop.request(
        me, type="propose", id=f"c{next(COMMANDS)}", question=loop.session.started_match.question_number, say=words
    )
    offers = [message for message in me.messages if message["type"] == "ack" and message.get("offer")]
    assert offers, told
    return str(offers[-1]["offer"])


def replied(loop: ManualClockLoop, me: InspectableViewer, terms: Terms, pace: int) -> dict[str, Any]:
    """The reply, which comes in the table's pace and neither sooner nor later."""
    since, wait = len(me.received), min(pace, MAX_BOT_REPLY_DELAY_MS)
    id = proposed(loop, me, terms)
    if wait:
        loop.advance(wait - 1)
        assert gone(me, since, id) is None, "sooner than the pace"
        loop.advance(1)
    reply = gone(me, since, id)
    assert reply is not None, "later than the pace"
    assert reply["why"] in ("accepted", "refused"), reply
    return reply


def offered(game: str, at: Any, seat: int, name: str, pace: int, dice: random.Random) -> Outcome | None:
    """Make one offer and check everything about the reply; None if there was nothing to offer.

    Bots have their say first: while one of them builds, no offer fits the table.
    """
    began = time.perf_counter()
    loop, me = table(game, at.copy(), seat, name, pace)
    loop.advance(PATIENCE)
    t: Any = loop.session.started_match.table.copy()
    question = current_question(t)
    if question is None or question.seat != seat or TRADE not in question.verbs:
        return None
    if question.verbs.index(TRADE) not in question.choices(t) or (terms := random_terms(t, seat, dice)) is None:
        return None
    reply = replied(loop, me, terms, pace)
    spent = time.perf_counter() - began
    if reply["why"] == "accepted":
        return Outcome("accepted", "", False, spent)
    reason, about = reply["reason"], reply.get("about", {})
    check_reason(t, seat, terms, reason, about)
    check_blind(loop, t, seat, terms, name, reason)
    counter = reply.get("counter")
    if counter:
        check_counter(loop, me, t, seat, terms, counter, name)
    return Outcome("refused", reason, bool(counter), spent)


def check_reason(t: Any, seat: int, terms: Terms, reason: str, about: dict[str, int]) -> None:
    """Whether what the bot says of the position is so."""
    e, p = t.e, terms.to
    given = [item for item in bits(terms.items) if holder(t, item) == p]  # by the bot
    taken = [item for item in bits(terms.items) if holder(t, item) == seat]
    assert len(given) + len(taken) == len(bits(terms.items))
    before = set(bits(t.deeds[p]))
    theirs = {*bits(t.deeds[seat]), *given} - {*taken}
    whole = set(e.members[about["group"]]) if "group" in about else set()
    if "space" in about:
        assert about["space"] in given and e.group_of[about["space"]] == about["group"]
    if reason == "completes_group":
        assert whole <= theirs
    elif reason == "needs_it":
        assert not whole <= before, "there is nothing left to complete"
        assert whole & (before - {*given}), "it has begun that group"
    elif reason == "breaks_group":
        assert whole <= before
    elif reason == "too_little":
        assert given
    elif reason == "no_use":
        assert not given and (terms.cash < 0 or terms.items & t.mortgaged), "it would pay for what it gets"
    else:
        assert reason == "would_win" and t.cash[seat] >= e.target, reason


def holder(t: Any, item: int) -> int:
    return int(t.jail_cards[item - JAIL_CARD] if item >= JAIL_CARD else t.owner[item])


def check_blind(loop: ManualClockLoop, t: Any, seat: int, terms: Terms, name: str, reason: str) -> None:
    """Whatever the hidden cards are: the same reply."""
    told = [weighed(loop, t, seat, terms, name, n) for n in (1, 2)]
    assert told[0] == told[1] and told[0].reason == reason


def weighed(loop: ManualClockLoop, t: Any, seat: int, terms: Terms, name: str, luck: int) -> OfferReply:
    """What the bot says to these terms, on a table that it could be sitting at."""
    u = said_on(t, seat, terms)
    said = decide(make_task(loop.session.started_match.header, u, terms.to, name, "weigh", Luck(luck)))
    assert isinstance(said, OfferReply)
    return said


def said_on(t: Any, seat: int, terms: Terms) -> Any:
    """The table with the offer said and the reply waited for."""
    u = t.copy()
    u.facts = u.rows = None
    for said in (current_question(u).verbs.index(TRADE), terms.to, *bits(terms.items), MONEY, terms.cash, 1):  # type: ignore[union-attr]
        answer(u, seat, said)
    assert isinstance(u.stack[-1], Reply) and u.stack[-1].seat == terms.to
    return u


def check_counter(
    loop: ManualClockLoop, me: InspectableViewer, t: Any, seat: int, terms: Terms, counter: str, name: str
) -> None:
    """The same things for more money; it stands if one accepts, and if one offers the same oneself."""
    told = next(m for m in me.messages if m["type"] == "offered" and m["offer"] == counter)
    assert (told["seat"], told["to"]) == (terms.to, seat)
    cash = -told["ask"]["about"]["cash"]  # as it is told, its proposer pays: the bot
    assert cash > terms.cash and "accept" in told["ask"]["choices"]
    assert weighed(loop, t, seat, Terms(terms.to, terms.items, cash), name, 3).said == ACCEPT, (
        "it refuses its own terms"
    )
    since = len(me.received)
    loop.request(me, type="reply", id=f"c{next(COMMANDS)}", offer=counter, say="accept")
    ended = gone(me, since, counter)
    assert ended is not None and ended["why"] == "accepted", ended
    after: Any = loop.session.started_match.table
    for item in bits(terms.items):
        assert holder(after, item) == (seat if holder(t, item) == terms.to else terms.to)


def offers(game: str, count: int, seed: int, names: tuple[str, ...] = ()) -> tuple[Counter[str], list[float]]:
    """So many offers; how often each reply came, and how long each took, in seconds."""
    dice = random.Random(seed)
    names = names or tuple(LEVELS)
    told: Counter[str] = Counter()
    times: list[float] = []
    for t, seat in positions(game, seed):
        for _ in range(AT_EACH):
            outcome = offered(game, t, seat, dice.choice(names), dice.choice(PACES), dice)
            if outcome is None:
                continue
            told[outcome.reason or outcome.why] += 1
            told["countered"] += outcome.countered
            times.append(outcome.seconds)
            if len(times) == count:
                return told, times
    raise AssertionError
