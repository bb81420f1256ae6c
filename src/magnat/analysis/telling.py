"""analysis: a review in words, in one language. What is said of a moment follows from the record, or is not said."""

from typing import Any, Final

import msgspec

from magnat.analysis.figures import POINT, TENTHS, nearest, shown_half, unit_for
from magnat.analysis.reasons import Reason
from magnat.analysis.result import Moment, Player, Result
from magnat.analysis.review import Review
from magnat.bots import LEVELS
from magnat.kernel import EVERYBODY
from magnat.texts import LANGUAGES, Texts
from magnat.texts.bundles import shared
from magnat.texts.numbers import number

SIGNS: Final = {"blunder": "??", "error": "?", "doubtful": "?!", "uncertain": "…"}
LINES: Final = 3  # sentences about what luck did
SPECS: Final = ("space", "group", "seat", "amount:money", "instead:money", "rent:money", "count:number", "less:number")


class MomentTold(msgspec.Struct):
    """A moment in one language: what was asked, every answer by its int, what happened, and why."""

    asked: str
    answers: dict[str, str]
    happened: list[str]
    why: str


class ReviewInWords(msgspec.Struct):
    """A result with its sentences, as `magnat review --json` writes it."""

    result: Result
    told: dict[str, list[MomentTold]]  # by language, one for each moment


class Telling:
    """The words of one review in one language."""

    def __init__(self, review: Review, lang: str) -> None:
        self.review = review
        self.lang = lang
        self.texts = Texts(review.edition, lang, review.record.header.names)

    def line(self, key: str, **values: Any) -> str:
        return line(self.lang, key, **values)

    @property
    def level(self) -> str:
        """The reference as people know it."""
        return level_of(self.lang, self.review.reference.name)

    @property
    def colon(self) -> str:
        return "\u00a0:" if self.lang == "fr" else ":"

    def seat(self, p: int) -> str:
        return self.texts.seat(p)

    # Figures

    def points(self, tenths: int, unit: int = 1, signed: bool = True) -> str:
        """A number of points: rounded as its uncertainty asks for, with its sign."""
        return points(self.lang, tenths, unit, signed)

    def chance(self, tenths: int, unit: int = 1) -> str:
        """A chance as a percentage: neither 0 nor 100 before the end."""
        space = "\u202f" if self.lang == "fr" else ""
        if 0 < tenths < POINT or TENTHS - POINT < tenths < TENTHS:
            return f"{'<' if tenths < POINT else '>'}\u00a0{1 if tenths < POINT else 99}{space}%"
        return self.points(tenths, unit, signed=False) + f"{space}%"

    def cost(self, moment: Moment) -> tuple[str, str]:
        """What an answer cost, or what luck gave or took, and how far that may be off."""
        unit = unit_for(moment.half)
        cost = -moment.cost if moment.verdict is not None else moment.cost
        return self.points(nearest(cost, unit), unit), self.half(moment.half, unit)

    def half(self, half: int, unit: int) -> str:
        return self.points(shown_half(half, unit), unit, signed=False)

    # Sentences

    def verdict(self, player: Player, you: bool = False) -> str:
        """What luck and play did to one seat."""
        luck, play = player.shown.luck, player.shown.play
        lost = "more" if luck < 0 else "back" if luck + play >= 0 else "cost"
        values = {
            "gave": "yes" if luck >= 0 else "no",
            "luck": self.points(abs(luck), POINT, signed=False),
            "luck_is": "one" if abs(luck) <= POINT else "other",
            "answers": "none" if not play else "won" if play > 0 else lost,
            "play": self.points(abs(play), POINT, signed=False),
            "seat": self.seat(player.seat),
        }
        return self.line("review-verdict-you" if you else "review-verdict", **values)

    def told(self, moment: Moment) -> MomentTold:
        """What there is to say of a moment."""
        if moment.kind == "luck":
            happened = self.happened(moment)
            return MomentTold(happened[0] if happened else self.line("moment-luck"), {}, happened[1:], "")
        stretch = next(s for s in self.review.course.stretches if s.first == moment.row and s.said)
        question, t = self.review.course.question(stretch)
        tried = [each.answer for each in moment.verdict.tried] if moment.verdict else []
        answers = {str(answer): self.texts.choice(question, t, answer) for answer in tried}
        why = self.why(moment.reason) if moment.reason else ""
        return MomentTold(self.texts.ask(question, t, False), answers, [], why)

    def happened(self, moment: Moment) -> list[str]:
        """The facts of a stretch of luck, in a few sentences; what one seat alone was told says so."""
        found: list[str] = []
        for fact in self.review.course.told_between(moment.row, moment.last):
            to = fact[5]
            said = self.texts.say(fact, to) if fact[0] != "turn" else ""
            if said and to != EVERYBODY:
                said = self.line("told-to", seat=self.seat(to), line=said)
            if said and said not in found:
                found.append(said)
        return found[:LINES]

    def why(self, reason: Reason) -> str:
        return why(self.texts, self.lang, reason)


def line(lang: str, key: str, **values: Any) -> str:
    text, errors = shared(lang, "review").format(key, values)
    assert not errors, (key, errors)
    return text


def level_of(lang: str, reference: str) -> str:
    """A reference as people know it."""
    return shared(lang, "common").format(f"level-{reference}", {})[0] if reference in LEVELS else reference


def points(lang: str, tenths: int, unit: int = 1, signed: bool = True) -> str:
    """A number of points: rounded as its uncertainty asks for, with its sign."""
    size = number(abs(tenths) / POINT, lang, 1 if unit < POINT else 0)
    sign = "−" if tenths < 0 else "+" if signed and tenths > 0 else ""
    return sign + size


def why(texts: Texts, lang: str, reason: Reason) -> str:
    """A reason as a sentence."""
    known = [spec for spec in SPECS if spec.split(":")[0] in reason.about]
    values = texts.names.spell(known, [reason.about[spec.split(":")[0]] for spec in known])
    return line(lang, f"why-{reason.id.replace('_', '-')}", **values)


def tellings(review: Review) -> dict[str, Telling]:
    return {lang: Telling(review, lang) for lang in LANGUAGES}


def with_words(review: Review, found: Result) -> ReviewInWords:
    said = tellings(review)
    return ReviewInWords(found, {lang: [each.told(moment) for moment in found.moments] for lang, each in said.items()})
