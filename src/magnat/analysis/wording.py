"""A review in words, in one language. Only facts that follow from the record are stated."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from magnat.analysis.intervals import FULL_CHANCE, POINT, round_half_width, round_value, rounding_unit
from magnat.analysis.reasons import AnswerReason
from magnat.analysis.result import Moment, PlayerReview, ReviewEvent, ReviewResult
from magnat.analysis.review import Review
from magnat.bots import LEVELS
from magnat.kernel import EVERYBODY
from magnat.languages import language
from magnat.record import question_for
from magnat.texts import LANGUAGES, Texts
from magnat.texts.bundles import load_shared_bundle
from magnat.texts.numbers import format_number

WORD_SIGNS: Final = {"blunder": "??", "error": "?", "doubtful": "?!", "uncertain": "…"}
MAX_LUCK_SENTENCES: Final = 3
HEADLINE_TERMS: Final = ("luck", "play", "others")
MAX_HEADLINE_TERMS: Final = 2
REASON_SPECS: Final = (
    "space",
    "group",
    "seat",
    "card",
    "amount:money",
    "instead:money",
    "rent:money",
    "count:number",
    "less:number",
)


class MomentTexts(msgspec.Struct):
    """A moment in one language: the question, the tried answers by int, the events, and the reason."""

    asked: str
    answers: dict[str, str]
    happened: list[str]
    why: str


class ReviewInWords(msgspec.Struct):
    """A result with its sentences, the output of `magnat review --json`."""

    result: ReviewResult
    told: dict[str, list[MomentTexts]]  # by language, one per moment
    headlines: dict[str, list[str]]  # by language, one per player


class ReviewWording:
    """The texts of one review in one language."""

    def __init__(self, review: Review, lang: str) -> None:
        self.review = review
        self.lang = lang
        self.texts = Texts(review.edition, lang, review.record.header.names)

    def text(self, key: str, **values: Any) -> str:
        return review_text(self.lang, key, **values)

    @property
    def reference_level(self) -> str:
        """The reference's display name."""
        return level_name(self.lang, self.review.reference.name)

    @property
    def colon(self) -> str:
        return language(self.lang).before_colon + ":"

    def seat_name(self, p: int) -> str:
        return self.texts.seat(p)

    # Figures

    def format_points(self, tenths: int, unit: int = 1, signed: bool = True) -> str:
        """Format a number of points, rounded to the unit, with its sign if `signed`."""
        return format_points(self.lang, tenths, unit, signed)

    def format_chance(self, tenths: int, unit: int = 1) -> str:
        """Format a chance as a percentage; never 0 or 100 before the end."""
        space = language(self.lang).before_percent
        if 0 < tenths < POINT or FULL_CHANCE - POINT < tenths < FULL_CHANCE:
            return f"{'<' if tenths < POINT else '>'}\u00a0{1 if tenths < POINT else 99}{space}%"
        return self.format_points(tenths, unit, signed=False) + f"{space}%"

    def format_cost(self, moment: Moment) -> tuple[str, str]:
        """Return the cost of an answer, or the gain by luck, and its half-width."""
        unit = moment.unit if moment.verdict is None else rounding_unit(moment.half)
        cost = -moment.cost if moment.verdict is not None else moment.cost
        return self.format_points(round_value(cost, unit), unit), self.format_half_width(moment.half, unit)

    def format_half_width(self, half: int, unit: int) -> str:
        return self.format_points(round_half_width(half, unit), unit, signed=False)

    # Sentences

    def describe_player(self, player: PlayerReview, you: bool = False) -> str:
        """Return a sentence on the largest terms of one seat that exceed their interval, at most two.

        Answers without a measurable effect are mentioned if there is room for it.
        """
        seat = self.seat_name(player.seat)
        clauses = []
        for term in measurable_terms(player)[:MAX_HEADLINE_TERMS]:
            value = int(getattr(player.shown, term))
            values = {"kind": ("won" if value > 0 else "lost") + ("-you" if you else ""), "seat": seat}
            clauses.append(self.text(f"headline-{term}", size=self.format_size(abs(value), player.unit), **values))
        if not clauses:
            return self.text("headline-nothing")
        if len(clauses) < MAX_HEADLINE_TERMS and "play" not in measurable_terms(player):
            clauses.append(self.text("headline-no-play", kind="you" if you else "they", seat=seat))
        names = dict(zip(("first", "second"), clauses, strict=False))
        return self.text("headline-two" if len(clauses) > 1 else "headline-one", **names)

    def format_size(self, tenths: int, unit: int) -> str:
        """Return a number of points with its noun."""
        size = self.format_points(tenths, unit, signed=False)
        return self.text("headline-size", size=size, noun="one" if tenths <= POINT else "other")

    def describe_quiet(self, players: Sequence[PlayerReview]) -> str:
        """Return the sentence for a review without a blamed answer of these seats."""
        adds_up = any(["play" in measurable_terms(player) for player in players])
        return self.text("review-small" if adds_up else "review-nothing")

    def describe_answer(self, event: ReviewEvent) -> str:
        """Return the answer of an event; of an offer its first part."""
        t = self.review.timeline.tables[event.row]
        answer = self.review.timeline.rows[event.row][1]
        assert answer is not None
        return self.texts.describe_choice(question_for(t, event.seat), t, answer)

    def tell_moment(self, moment: Moment) -> MomentTexts:
        """Return the texts of a moment."""
        if moment.kind == "luck":
            happened = self.describe_luck(moment)
            return MomentTexts(happened[0] if happened else self.text("moment-luck"), {}, happened[1:], "")
        segment = next(s for s in self.review.timeline.segments if s.first == moment.row and s.is_answer)
        question, t = self.review.timeline.question_at(segment)
        tried = [each.answer for each in moment.verdict.tried] if moment.verdict else []
        answers = {str(answer): self.texts.describe_choice(question, t, answer) for answer in tried}
        reason = self.describe_reason(moment.reason) if moment.reason else ""
        return MomentTexts(self.texts.describe_question(question, t, False), answers, [], reason)

    def describe_luck(self, moment: Moment) -> list[str]:
        """Return up to `MAX_LUCK_SENTENCES` facts of a luck segment; private facts name their recipient."""
        lines: list[str] = []
        for fact in self.review.timeline.facts_between(moment.row, moment.last):
            to = fact[5]
            line = self.texts.describe_fact(fact, to) if fact[0] != "turn" else ""
            if line and to != EVERYBODY:
                line = self.text("told-to", seat=self.seat_name(to), line=line)
            if line and line not in lines:
                lines.append(line)
        return lines[:MAX_LUCK_SENTENCES]

    def describe_reason(self, reason: AnswerReason) -> str:
        return describe_reason(self.texts, self.lang, reason)


def measurable_terms(player: PlayerReview) -> list[str]:
    """Return the terms that exceed their interval as shown, the largest first."""
    shown, halves = player.shown, player.halves
    found = [term for term in HEADLINE_TERMS if abs(getattr(shown, term)) > getattr(halves, term)]
    return sorted(found, key=lambda term: -abs(getattr(shown, term)))


def review_text(lang: str, key: str, **values: Any) -> str:
    text, errors = load_shared_bundle(lang, "review").format(key, values)
    assert not errors, (key, errors)
    return text


def level_name(lang: str, reference: str) -> str:
    """Return the display name of a reference."""
    return load_shared_bundle(lang, "common").format(f"level-{reference}", {})[0] if reference in LEVELS else reference


def format_points(lang: str, tenths: int, unit: int = 1, signed: bool = True) -> str:
    """Format a number of points, rounded to the unit, with its sign if `signed`."""
    size = format_number(abs(tenths) / POINT, lang, 1 if unit < POINT else 0)
    sign = "−" if tenths < 0 else "+" if signed and tenths > 0 else ""
    return sign + size


def describe_reason(texts: Texts, lang: str, reason: AnswerReason) -> str:
    """Return a reason as a sentence."""
    if reason.facts:
        facts = dict(
            zip(("first", "second"), [describe_reason(texts, lang, fact) for fact in reason.facts], strict=False)
        )
        return review_text(lang, "why-facts" if len(facts) > 1 else "why-fact", **facts)
    specs = [spec for spec in REASON_SPECS if spec.split(":")[0] in reason.about]
    values = texts.spell(specs, [reason.about[spec.split(":")[0]] for spec in specs])
    return review_text(lang, f"why-{reason.id.replace('_', '-')}", **values)


def build_wordings(review: Review) -> dict[str, ReviewWording]:
    return {lang: ReviewWording(review, lang) for lang in LANGUAGES}


def add_words(review: Review, result: ReviewResult) -> ReviewInWords:
    wordings = build_wordings(review)
    return ReviewInWords(
        result,
        {lang: [each.tell_moment(moment) for moment in result.moments] for lang, each in wordings.items()},
        {lang: [each.describe_player(player) for player in result.players] for lang, each in wordings.items()},
    )
