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
LEAVE_JAIL: Final = "leave_jail"  # kind of question in all games with a jail
BUY_VERBS: Final = ("buy", "buy_bargain")


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
    """A question with two answers, and the tables before it and after each of them."""

    reference: Reference
    question: Question[Any]
    before: Any
    seat: int
    given: int
    best: int
    actual: Any
    better: Any

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
    actual, better = table_after(reference, t, seat, answer), table_after(reference, t, seat, best)
    return Comparison(reference, question_for(t, seat), t, seat, answer, best, actual, better)


def explain(c: Comparison) -> AnswerReason:
    """Return the first reason that applies to a comparison."""
    adapter = load_reasons(edition_of(c.before).name)
    rules: tuple[Rule, ...] = adapter.RULES if adapter is not None else (plain_score_reason,)
    for rule in (*rules, unused_card_reason, wasted_no_reason, auctioned_reason):
        reason = rule(c)
        if reason is not None:
            return reason
    return differing_facts(c, adapter.measure_facts) if adapter is not None else AnswerReason("none")


def load_reasons(game: str) -> ModuleType | None:
    """Return a game's adapter with its rules and facts; None if it has none."""
    return load_adapter(package_of_game(game), "reasons")


def table_after(reference: Reference, t: Any, seat: int, choice: int) -> Any:
    """Return the table after an answer and the reference's follow-up answers of the same seat.

    An offer that the seat makes is also answered by the reference: otherwise it would change nothing.
    """
    u = t.copy()
    answer(u, seat, choice)
    for _ in range(MAX_ORDER_ANSWERS):
        top = current_question(u)
        if top is None or isinstance(top, Chance) or top.window or (top.seat != seat and not isinstance(top, Reply)):
            break
        answer(u, top.seat, reference.answer(u, top, top.seat))
    return u


# Rules for every game


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
    """Return a reason if a bid exceeds the printed price, or a lower bid that also leads; None otherwise."""
    lot = deed_on_offer(c)
    if not isinstance(c.question, Bid) or lot is None or c.given <= max(c.best, c.question.high):
        return None
    price = edition_of(c.before).prices[lot]
    if c.given > price:
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


def wasted_no_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if a "no" was spent on a minor loss, or kept although it helps; None otherwise."""
    if not isinstance(c.question, SayNo) or LET_STAND not in (c.given, c.best) or c.given == c.best:
        return None
    if c.given == LET_STAND:
        return AnswerReason("no_kept")
    steady = c.reference.steady
    score = steady.scores(c.before)[c.seat]
    loss = score - steady.scores(c.better)[c.seat]
    minor = 100 * loss < MINOR_LOSS_PERCENT * score if steady.scores_are_money else loss <= 0
    return AnswerReason("no_wasted") if minor else None


def auctioned_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if a space that could be bought was left to an auction, or None."""
    if c.verb(c.given) != "auction" or c.verb(c.best) not in BUY_VERBS:
        return None
    space = getattr(c.question, "space", c.before.place[c.seat])
    return AnswerReason("auctioned", {"space": space, "amount": edition_of(c.before).prices[space]})


def jail_rule(count_free: Callable[[Any], int], dearest_rent: Callable[[Any, int], int]) -> Rule:
    """Return the rule about leaving jail, for a game's number of unowned spaces and highest rent of others."""

    def jail_reason(c: Comparison) -> AnswerReason | None:
        if kind_of(type(c.question)) != LEAVE_JAIL:
            return None
        leaves = [c.verb(choice).startswith(("pay", "use")) for choice in (c.given, c.best)]
        free, rent = count_free(c.before), dearest_rent(c.before, c.seat)
        if leaves == [False, True] and free:
            return AnswerReason("jail_late", {"count": free})
        return AnswerReason("jail_early", {"rent": rent}) if leaves == [True, False] and rent else None

    return jail_reason


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
