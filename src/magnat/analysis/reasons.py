"""Reasons why one answer is better than another, derived from facts in which the positions differ.

Both answers are applied, and the seat plays on like the reference until another seat is asked or
dice are thrown. The public parts of the two positions are then compared. A reason is an id with
ints; the texts turn it into a sentence. The rules of a game are in its adapter `reasons`: `RULES`,
in order of importance, and `measure_facts`. If no rule applies, the reason is the two facts that
differ most ("facts"), or "none" if no fact differs.
"""

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, Final, NamedTuple

import msgspec

from magnat.analysis.reference import Reference
from magnat.analysis.timeline import Segment, Timeline
from magnat.games import load_adapter, package_of_game
from magnat.kernel import Chance, Question, Table, answer, current_question
from magnat.kernel.secrets import redeal
from magnat.kernel.table import edition_of
from magnat.mechanics.auction import Bid
from magnat.mechanics.objection import LET_STAND, SayNo
from magnat.mechanics.trade import Reply
from magnat.record import kind_of, question_for

MAX_ORDER_ANSWERS: Final = 16  # longest order of answers that belong together
MAX_FACTS: Final = 2
MINOR_LOSS_PERCENT: Final = 10  # of a fortune; a smaller loss is not worth a "no"
FACT_RESOLUTION: Final = 1000  # steps to which relative differences of facts are compared
HAND_FACT: Final = "cards"  # the number of cards in hand: a "no" itself is one
TWO_DICE_REACH: Final = 12  # the farthest space that two dice reach
LEAVE_JAIL: Final = "leave_jail"  # kind of question in all games with a jail
LAST_ATTEMPT: Final = 3  # to leave jail by a double: afterwards the player leaves in any case


class AnswerReason(msgspec.Struct, frozen=True, omit_defaults=True):
    """A reason id and the values of its sentence: `space`, `group`, `seat`, amounts. "facts" has only `facts`."""

    id: str
    about: dict[str, int] = {}
    facts: tuple["AnswerReason", ...] = ()


class Measure(NamedTuple):
    """A public figure of one seat, such as its cash. `id` is a text key `why-fact-ID`."""

    id: str
    value: int
    is_money: bool = False


class Comparison(NamedTuple):
    """A question with two answers, and the tables before it and after each of them.

    `contested` is true if another seat could have objected to one of the answers with a hidden card.
    """

    reference: Reference
    question: Question[Any]
    before: Any
    seat: int
    given: int
    best: int
    actual: Any
    better: Any
    contested: bool = False

    def verb(self, choice: int) -> str:
        """Return the verb of an answer; empty if the question has none."""
        return self.question.verbs[choice] if self.question.answer_kind == "verb" else ""


Rule = Callable[[Comparison], AnswerReason | None]


def reason_for(timeline: Timeline, segment: Segment, best: int) -> AnswerReason:
    """Return why `best` was better than the answer given in a segment."""
    _, t = timeline.question_at(segment)
    answer = timeline.answers_in(segment)[0][1]
    return compare_answers(timeline.reference, t, segment.seat, answer, best)


def compare_answers(reference: Reference, t: Table, seat: int, answer: int, best: int) -> AnswerReason:
    return explain(build_comparison(reference, t, seat, answer, best))


def build_comparison(reference: Reference, t: Table, seat: int, answer: int, best: int) -> Comparison:
    t = redeal(t, seat, None)  # a reason must not use anything the seat could not know
    (actual, objected), (better, opposed) = [play_order(reference, t, seat, choice) for choice in (answer, best)]
    return Comparison(reference, question_for(t, seat), t, seat, answer, best, actual, better, objected or opposed)


def explain(c: Comparison) -> AnswerReason:
    """Return the first reason that applies to a comparison."""
    adapter = load_reasons(edition_of(c.before).name)
    rules: tuple[Rule, ...] = adapter.RULES if adapter is not None else (plain_score_reason,)
    for rule in (end_of_game_reason, *rules, unused_card_reason, wasted_no_reason, auctioned_reason, spent_card_reason):
        reason = rule(c)
        if reason is not None:
            return reason
    return differing_facts(c, adapter.measure_facts) if adapter is not None else AnswerReason("none")


def load_reasons(game: str) -> ModuleType | None:
    """Return a game's adapter with its rules and facts; None if it has none."""
    return load_adapter(package_of_game(game), "reasons")


def play_order(reference: Reference, t: Any, seat: int, choice: int) -> tuple[Any, bool]:
    """Return the table after an answer and the reference's follow-up answers of the same seat.

    Other seats answer an offer of the seat, and pay their debts to it, like the reference:
    otherwise these would change nothing. For the same reason other seats let an effect stand; the
    second value is true if one of them was asked. `PAYMENTS` of the adapter are such questions.
    """
    answered = (Reply, *getattr(load_reasons(edition_of(t).name), "PAYMENTS", ()))
    u = t.copy()
    answer(u, seat, choice)
    contested = False
    for _ in range(MAX_ORDER_ANSWERS):
        top = current_question(u)
        if top is None or isinstance(top, Chance) or top.window:
            break
        if top.seat != seat and isinstance(top, SayNo):
            contested = True
            answer(u, top.seat, LET_STAND)
        elif top.seat == seat or isinstance(top, answered):
            answer(u, top.seat, reference.answer(u, top, top.seat))
        else:
            break
    return u, contested


# Rules for every game


def end_of_game_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if the better answer wins at once, or the given one lets another player win at once, or None."""
    if c.contested:
        return None  # an objection could have prevented it
    if wins_at_once(c.better, c.seat) and not wins_at_once(c.actual, c.seat):
        return AnswerReason("wins", {"seat": c.seat})
    for p in range(seats_of(c.before)):
        if p != c.seat and wins_at_once(c.actual, p) and not wins_at_once(c.better, p):
            return AnswerReason("loses", {"seat": p})
    return None


def wins_at_once(t: Any, seat: int) -> bool:
    """True if the game is over and the seat is its only winner."""
    return bool(t.over) and t.winners == 1 << seat


def plain_score_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason from the scores of a game that has no texts of its own for them."""
    return compare_scores(c, "score")


def score_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason from the game's scores (groups, towers, bases), in the words of the game."""
    return compare_scores(c, edition_of(c.actual).name)


def compare_scores(c: Comparison, prefix: str) -> AnswerReason | None:
    """Return a reason if the seat's own score is better, or else if that of another seat is worse."""
    seat = c.seat
    then, now = c.reference.steady.scores(c.actual), c.reference.steady.scores(c.better)
    if now[seat] > then[seat]:
        return AnswerReason(f"{prefix}_mine", {"seat": seat, "count": now[seat], "less": then[seat]})
    others = [(then[p] - now[p], -p) for p in range(min(len(then), len(now))) if p != seat and then[p] > now[p]]
    if others:
        other = -max(others)[1]
        return AnswerReason(f"{prefix}_theirs", {"seat": other, "count": then[other], "less": now[other]})
    return None


def overbid_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if a bid exceeds the printed price, or a lower bid that also leads; None otherwise.

    The printed price is no reason if the better bid exceeds it as well.
    """
    lot = deed_on_offer(c)
    if not isinstance(c.question, Bid) or lot is None or c.given <= max(c.best, c.question.high):
        return None
    price = edition_of(c.before).prices[lot]
    if c.given > price and (c.best <= price or c.best <= c.question.high):
        return AnswerReason("bid_over_price", {"space": lot, "amount": c.given, "instead": price})
    if c.best > c.question.high:
        return AnswerReason("bid_too_much", {"space": lot, "amount": c.given, "instead": c.best})
    return None


def underbid_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if a lot was left to others though the better bid is below its printed price, or None."""
    lot = deed_on_offer(c)
    if not isinstance(c.question, Bid) or lot is None or not c.given <= c.question.high < c.best:
        return None
    price = edition_of(c.before).prices[lot]
    about = {"space": lot, "amount": c.best, "instead": price}
    return AnswerReason("bid_bargain", about) if c.best < price else None


def deed_on_offer(c: Comparison) -> int | None:
    """Return the space that an auction is about; None if there is no auction, or one of buildings."""
    lot = c.question.lot if isinstance(c.question, Bid) else -1
    return lot if 0 <= lot < len(edition_of(c.before).board.space) else None


def unused_card_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if the better answer plays a card that the given one keeps, or None."""
    hands = getattr(c.actual, "hands", None)
    if hands is None or c.verb(c.best) != "play" or c.verb(c.given) == "play":
        return None
    kept, left = len(hands[c.seat]), len(c.better.hands[c.seat])
    return AnswerReason("card_unplayed", {"count": kept}) if left < kept else None


def spent_card_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if a card was played that the better answer keeps, and no fact is better for it, or None."""
    adapter = load_reasons(edition_of(c.before).name)
    if adapter is None or not hasattr(c.actual, "hands") or len(c.actual.hands[c.seat]) >= len(c.better.hands[c.seat]):
        return None
    for p in range(seats_of(c.before)):
        for then, now in zip(adapter.measure_facts(c.actual, p), adapter.measure_facts(c.better, p), strict=True):
            gain = then.value - now.value if p == c.seat else now.value - then.value
            if gain > 0 and then.id != HAND_FACT:
                return None
    return AnswerReason("card_spent", {"count": len(c.actual.hands[c.seat])})


def collecting_rule(measure_wealth: Callable[[Any, int], int]) -> Rule:
    """Return the rule about money, or cards of value, that only the better answer takes from other players."""

    def collecting_reason(c: Comparison) -> AnswerReason | None:
        others = [p for p in range(seats_of(c.before)) if p != c.seat]
        before, actual, better = [sum([measure_wealth(t, p) for p in others]) for t in (c.before, c.actual, c.better)]
        richer = measure_wealth(c.better, c.seat) > measure_wealth(c.actual, c.seat)
        taken = better < min(before, actual)  # not money that only stays with the seat
        return AnswerReason("collects", {"amount": before - better}) if taken and richer else None

    return collecting_reason


def wasted_no_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if a "no" was spent on a minor loss, or kept although it helps; None otherwise."""
    if not isinstance(c.question, SayNo) or LET_STAND not in (c.given, c.best) or c.given == c.best:
        return None
    if c.given == LET_STAND:
        return AnswerReason("no_kept")
    return AnswerReason("no_wasted") if is_minor_loss(c) else None


def is_minor_loss(c: Comparison) -> bool:
    """True if letting it stand costs at most a small share of the seat's money, and nothing else of its own."""
    adapter, steady = load_reasons(edition_of(c.before).name), c.reference.steady
    scores = [steady.scores(t)[c.seat] for t in (c.before, c.better)]
    measures = [Measure("score", score, steady.scores_are_money) for score in scores]
    pairs = [(measures[0], measures[1])]
    if adapter is not None:
        facts = [adapter.measure_facts(t, c.seat) for t in (c.before, c.better)]
        pairs += [pair for pair in zip(*facts, strict=True) if pair[0].id != HAND_FACT]
    return all([is_minor_change(before, after) for before, after in pairs])


def is_minor_change(before: Measure, after: Measure) -> bool:
    loss = before.value - after.value
    return loss <= 0 or (before.is_money and 100 * loss < MINOR_LOSS_PERCENT * before.value)


def auctioned_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if a space that could be bought at its printed price was left to an auction, or None."""
    if c.verb(c.given) != "auction" or c.verb(c.best) != "buy":
        return None
    space = getattr(c.question, "space", c.before.place[c.seat])
    return AnswerReason("auctioned", {"space": space, "amount": edition_of(c.before).prices[space]})


def jail_rule(count_free: Callable[[Any], int], dearest_rent: Callable[[Any, int], int]) -> Rule:
    """Return the rule about leaving jail, for a game's number of unowned spaces and highest rent of others."""

    def jail_reason(c: Comparison) -> AnswerReason | None:
        if kind_of(type(c.question)) != LEAVE_JAIL or c.before.jailed[c.seat] >= LAST_ATTEMPT:
            return None
        leaves = [not t.jailed[c.seat] for t in (c.actual, c.better)]
        free, rent = count_free(c.before), dearest_rent(c.before, c.seat)
        if leaves == [False, True] and free:
            return AnswerReason("jail_late", {"count": free})
        return AnswerReason("jail_early", {"rent": rent}) if leaves == [True, False] and rent else None

    return jail_reason


def reserve_rule(id: str, worst_rent: Callable[[Any, int], int]) -> Rule:
    """Return the rule about cash that covers the worst rent within two dice only after the better answer."""

    def reserve_reason(c: Comparison) -> AnswerReason | None:
        actual, better, seat = c.actual, c.better, c.seat
        if seat not in actual.ring or seat not in better.ring:
            return None
        rent = worst_rent(actual, seat)
        if actual.cash[seat] < rent <= better.cash[seat]:
            return AnswerReason(id, {"amount": actual.cash[seat], "rent": rent})
        return None

    return reserve_reason


def spaces_within_reach(t: Any, seat: int, size: int) -> list[int]:
    """Return the spaces that two dice reach; none for a seat beside the board."""
    place = t.place[seat]
    return [(place + step) % size for step in range(2, TWO_DICE_REACH + 1)] if place >= 0 else []


# Facts


def differing_facts(c: Comparison, measure_facts: Callable[[Any, int], Sequence[Measure]]) -> AnswerReason:
    """Return the facts that differ most, relative to their size, after the two answers."""
    found: list[tuple[int, bool, AnswerReason]] = []
    for p in range(seats_of(c.before)):
        for then, now in zip(measure_facts(c.actual, p), measure_facts(c.better, p), strict=True):
            if then.value != now.value:
                share = FACT_RESOLUTION * abs(now.value - then.value) // max(abs(now.value), abs(then.value))
                names = ("amount", "instead") if then.is_money else ("count", "less")
                values = dict(zip(names, (now.value, then.value), strict=True))
                found.append((share, p == c.seat, AnswerReason(f"fact_{then.id}", {"seat": p, **values})))
    found.sort(key=lambda each: (-each[0], not each[1]))
    facts = tuple([fact for _, _, fact in found[:MAX_FACTS]])
    return AnswerReason("facts", facts=facts) if facts else AnswerReason("none")


def seats_of(t: Any) -> int:
    return len(t.cash if hasattr(t, "cash") else t.hands)
