"""analysis: a review as one page that needs nothing else, in both languages, light and dark."""

from collections.abc import Callable
from functools import partial
from html import escape
from typing import Any, Final

import magnat
from magnat.analysis.curve import curve
from magnat.analysis.figures import POINT, TENTHS, moments_of_turns, shown, unit_for
from magnat.analysis.result import Moment, Player, Result
from magnat.analysis.review import Review
from magnat.analysis.ring import has_ring, ring
from magnat.analysis.shown import spoken_of
from magnat.analysis.telling import SIGNS, MomentTold, Telling, tellings
from magnat.analysis.verdict import Tried
from magnat.arena.charts import Say, span
from magnat.arena.report import filled
from magnat.bots import steady
from magnat.texts import LANGUAGES
from magnat.texts.numbers import number

TRIED: Final = 3  # answers that are shown at once, besides the one given
BARRED: Final = ("luck", "play")  # columns that have a bar beside the figure
LOGO: Final = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 1 23 12 12 23 1 12Z"/></svg>'


def page(review: Review, found: Result, lang: str, mine: int = -1) -> str:
    """The whole page; `mine` is the seat that reads it, if one does."""
    made = Page(review, found, mine)
    title = escape(f"{made.of[lang].texts.title} · {made.of[lang].line('review-title')}")
    return filled("magnat.analysis", lang, title, made.body())


class Page:
    """The parts of a page, from above."""

    def __init__(self, review: Review, found: Result, mine: int) -> None:
        self.review = review
        self.found = found
        self.mine = mine
        self.of: dict[str, Telling] = tellings(review)
        self.told = {lang: [each.told(m) for m in found.moments] for lang, each in self.of.items()}
        self.initials = [(self.of["fr"].seat(p).strip() or "?")[0].upper() for p in range(found.seats)]
        ranked = sorted(found.moments, key=lambda m: (m.seat != mine, m.kind != "answer", -abs(m.cost)))
        self.open = ranked[0].number - 1 if ranked else -1

    def body(self) -> str:
        left = "".join([self.chances(), self.sums(), self.moments()])
        right = "".join([self.moment(i, moment) for i, moment in enumerate(self.found.moments)])
        made = self.say(lambda t: t.line("review-made", version=magnat.__version__, level=t.level))
        return f'{self.head()}<div class="left">{left}</div><div class="right">{right}</div><footer>{made}</footer>'

    # Texts

    def both(self, say: Callable[[Telling], str]) -> Say:
        return lambda lang: say(self.of[lang])

    def say(self, say: Callable[[Telling], str]) -> str:
        return span(self.both(say))

    def line(self, key: str, **values: Any) -> str:
        return self.say(lambda t: t.line(key, **values))

    def in_curve(self, key: str, **values: Any) -> Say:
        """A line for the chart; without a key, the name of a seat."""
        return self.both(lambda t: t.line(key, **values) if key else t.seat(values["seat"]))

    def figure(self, tenths: int, unit: int = 1, signed: bool = True) -> str:
        return self.say(lambda t: t.points(tenths, unit, signed))

    def chance(self, tenths: int, unit: int) -> str:
        return self.say(lambda t: t.chance(tenths, unit))

    def avatar(self, p: int) -> str:
        return f'<span class="ava bot-{p % 6 + 1}" aria-hidden="true">{escape(self.initials[p])}</span>'

    # The head, and the curve

    def head(self) -> str:
        found = self.found
        games = self.say(lambda t: t.line("review-facts", turns=found.turns, games=number(found.games, t.lang)))
        title = self.say(lambda t: t.texts.title)
        state = "" if found.finished else f" · {self.line('review-aborted')}"
        buttons = f'<button class="pill" id="theme">{self.line("theme")}</button>'
        buttons += f'<button class="pill" id="language">{self.line("language")}</button>'
        return (
            f'<header><span class="logo">{LOGO}MAGNAT</span><h1>{self.line("review-title")}</h1>'
            f'<span class="s mute">{title} · {games}{state}</span><span class="grow"></span>'
            f'<span class="controls">{buttons}</span></header>'
        )

    def chances(self) -> str:
        found = self.found
        times = moments_of_turns(self.review.course.turns, [point.row for point in found.points])
        charts = "".join(
            [curve(found, times, self.initials, self.in_curve, wide, tall) for wide, tall in ((806, 240), (380, 230))]
        )
        under = self.say(lambda t: t.line("curve-help", under=t.line("review-under", level=t.level)))
        views = "".join(
            [
                f'<button class="pill" data-view="as-{key}" aria-pressed="{"true" if key == "lines" else "false"}">'
                f"{self.line(f'curve-{key}')}</button>"
                for key in ("lines", "table")
            ]
        )
        label = " · ".join([self.of[lang].line("curve-label") for lang in LANGUAGES])
        return (
            f'<section><div class="head"><h2>{self.line("curve-title")}</h2><span class="xs mute">{under}</span>'
            f'<span class="grow"></span><span class="controls">{views}</span></div>'
            f'<div id="as-lines" role="img" aria-label="{escape(label)}">{charts}</div>'
            f'<div id="as-table" class="tall" tabindex="0" hidden>{self.chance_table()}</div></section>'
        )

    def chance_table(self) -> str:
        """One row a turn: the curve for who cannot see it."""
        heads = "".join([f"<th>{self.say(partial(seat_of, p))}</th>" for p in range(self.found.seats)])
        rows: dict[int, str] = {}
        for point in self.found.points:
            unit = unit_for(max(point.halves))
            cells = [
                f"<td>{self.chance(chance, unit)}{self.give_or_take(half, unit)}</td>"
                for chance, half in zip(shown(point.chances, unit), point.halves, strict=True)
            ]
            rows[point.turn] = f"<tr><td>{point.turn}</td>{''.join(cells)}</tr>"
        head = f"<tr><th>{self.line('turn')}</th>{heads}</tr>"
        return f"<table><thead>{head}</thead><tbody>{''.join(rows.values())}</tbody></table>"

    def give_or_take(self, half: int, unit: int) -> str:
        return f'<span class="xs mute"> ± {self.say(lambda t: t.half(half, unit))}</span>' if half else ""

    # Luck and play

    def sums(self) -> str:
        players = self.found.players
        if not players:
            return ""
        unit = unit_for(max(player.half for player in players))
        scale = max([POINT, *[max(abs(p.shown.luck), abs(p.shown.play)) for p in players]])
        rows = "".join([self.player(player, unit, scale) for player in players])
        keys = ("player", "start", "luck", "play", "others", "end", "decisions")
        heads = "".join([f'<th colspan="{1 + (key in BARRED)}">{self.column(key)}</th>' for key in keys])
        return (
            f'<section><div class="head"><h2>{self.line("table-title")}</h2>'
            f'<span class="xs mute">{self.verdict()}</span></div><div class="scroll" tabindex="0"><table>'
            f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody>"
            f"<tfoot>{self.totals(players, unit)}</tfoot></table></div></section>"
        )

    def column(self, key: str) -> str:
        named = self.line(f"column-{key}")
        if key == "luck":
            return f'{named} <span class="xs">{self.line("column-luck-of")}</span>'
        if key == "play":
            return f'{named} <span class="xs">{self.say(lambda t: t.line("column-play-of", level=t.level))}</span>'
        return named

    def verdict(self) -> str:
        found = self.found
        told = [p for p in found.players if p.seat == self.mine] or [
            p for p in found.players if p.seat in found.winners
        ]
        return self.say(lambda t: t.verdict(told[0], told[0].seat == self.mine)) if told else ""

    def player(self, player: Player, unit: int, scale: int) -> str:
        terms, p = player.shown, player.seat
        you = f' <span class="mute">{self.line("you")}</span>' if p == self.mine else ""
        signs = "".join(
            [f'<span class="sign {word}">{SIGNS[word]}&nbsp;{n}</span>' for word, n in player.words.items() if n]
        )
        cells = [
            f'<span class="who">{self.avatar(p)}{self.say(partial(seat_of, p))}{you}</span>',
            self.figure(terms.start, unit, False),
            bar(terms.luck, scale, "luck"),
            f"<b>{self.figure(terms.luck, unit)}</b>{self.give_or_take(player.half, unit)}",
            bar(terms.play, scale, "play"),
            f"<b>{self.figure(terms.play, unit)}</b>",
            self.figure(terms.others, unit),
            f"<b>{self.figure(terms.end, unit, False)}</b>",
            f"{player.decisions}{signs}",
        ]
        return "<tr>" + "".join([f"<td>{cell}</td>" for cell in cells]) + "</tr>"

    def totals(self, players: list[Player], unit: int) -> str:
        sums = [
            sum([getattr(player.shown, name) for player in players])
            for name in ("start", "luck", "play", "others", "end")
        ]
        cells = [self.figure(each, unit, 0 < i < 4) for i, each in enumerate(sums)]
        told = [self.line("column-sum"), cells[0], "", cells[1], "", *cells[2:], self.line("in-points")]
        return "<tr>" + "".join([f"<td>{cell}</td>" for cell in told]) + "</tr>"

    # Moments

    def moments(self) -> str:
        found = self.found.moments
        kinds = (("", "moments-all"), ("answer", "moments-answers"), ("luck", "moments-luck"))
        pills = "".join(
            [
                f'<button class="pill" data-kind="{kind}" aria-pressed="{"false" if kind else "true"}">'
                f"{self.line(key)} {sum([kind in ('', m.kind) for m in found])}</button>"
                for kind, key in kinds
            ]
        )
        items = "".join([self.item(i, moment) for i, moment in enumerate(found)])
        none = "" if any(m.kind == "answer" for m in found) else f'<p class="mute">{self.line("review-nothing")}</p>'
        return (
            f'<section><div class="head"><h2>{self.line("moments-title")}</h2><span class="grow"></span>'
            f'<span class="controls">{pills}</span></div>{none}<ul class="moments">{items}</ul></section>'
        )

    def item(self, i: int, moment: Moment) -> str:
        current = ' aria-current="true"' if i == self.open else ""
        turn = self.line("turn-number", turn=moment.turn)
        return (
            f'<li data-of="{moment.kind}"><button data-moment="{i}"{current}>'
            f'<span class="n {moment.kind}">{moment.number}</span>'
            f'<span class="xs mute turn">{turn}</span>{self.avatar(moment.seat)}'
            f'<span class="grow s"><b>{self.of_told(i, asked)}</b><br>'
            f'<span class="mute">{self.second_line(i, moment)}</span></span>'
            f'{self.tag(moment)}<span class="cost">{self.cost(moment)}</span></button></li>'
        )

    def of_told(self, i: int, part: Callable[[MomentTold], str]) -> str:
        return span(lambda lang: part(self.told[lang][i]))

    def second_line(self, i: int, moment: Moment) -> str:
        if moment.verdict is None:
            return self.of_told(i, lambda told: " ".join(told.happened))
        given, best = str(moment.given), str(moment.verdict.best)

        def named(telling: Telling) -> str:
            return telling.seat(moment.seat) + telling.colon

        return (
            f"{self.say(named)} {self.of_told(i, lambda told: told.answers[given])} → "
            f"{self.line('better')} <b>{self.of_told(i, lambda told: told.answers[best])}</b>"
        )

    def tag(self, moment: Moment) -> str:
        if moment.verdict is None:
            return f'<span class="tag">★ {self.line("luck-word")}</span>'
        word = moment.verdict.word
        return f'<span class="tag {word}"><span>{SIGNS[word]}</span>{self.line(f"word-{word}")}</span>'

    def cost(self, moment: Moment) -> str:
        lost = moment.verdict is not None or moment.cost < 0
        size, half = self.say(lambda t: t.cost(moment)[0]), self.say(lambda t: t.cost(moment)[1])
        return f'<b class="{"bad" if lost else "good"}">{size}</b><span class="xs mute"> ± {half}</span>'

    # One of them

    def moment(self, i: int, moment: Moment) -> str:
        who = (
            self.say(lambda t: t.line("moment-of", seat=t.seat(moment.seat)))
            if moment.verdict
            else self.line("moment-luck")
        )
        turn = self.line("turn-number", turn=moment.turn)
        title = (
            f'<div class="title"><span class="n on {moment.kind}">{moment.number}</span><div>'
            f'<div class="xs mute">{turn} · {who}</div><h2>{self.of_told(i, asked)}</h2></div></div>'
        )
        board = self.board(moment)
        beside = (
            f'<div><div class="xs mute b">{self.line("before-after")}</div>'
            f'<ul class="seats">{self.seats(moment)}</ul>{self.price(moment)}</div>'
        )
        happened = "" if moment.verdict else f'<p class="why">{self.second_line(i, moment)}</p>'
        keys = (
            f'<div class="keys"><button data-step="-1">← {self.line("previous")}</button>'
            f"<span>{moment.number} / {len(self.found.moments)}</span>"
            f'<button data-step="1">{self.line("next")} →</button></div>'
        )
        hidden = "" if i == self.open else " hidden"
        plain = "" if board else " plain"
        return (
            f'<section class="moment"{hidden}>{title}<div class="then{plain}">{board}{beside}</div>'
            f"{self.tried(i, moment)}{happened}{keys}</section>"
        )

    def board(self, moment: Moment) -> str:
        e = self.review.edition
        if not has_ring(e):
            return ""
        return f"<div>{ring(e, self.table(moment), self.initials, spoken_of(self.review, moment))}</div>"

    def table(self, moment: Moment) -> Any:
        """As it was when somebody was asked, or after luck had done its work."""
        return self.review.course.tables[moment.row if moment.verdict else moment.last]

    def seats(self, moment: Moment) -> str:
        made = []
        t = self.table(moment)
        for p in range(self.found.seats):
            a, b = moment.before[p], moment.after[p]
            change = self.figure(b - a, moment.unit)
            tone = "good" if b > a else "bad" if b < a else "mute"
            made.append(
                f'<li>{self.avatar(p)}<span class="grow"><b>{self.say(partial(seat_of, p))}</b><br>'
                f'<span class="xs money">{self.say(partial(wealth, t, p))}</span></span><span class="to">'
                f'<span class="xs mute">{self.figure(a, moment.unit, False)} → </span>'
                f'<b>{self.chance(b, moment.unit)}</b><br><span class="xs b {tone}">{change}</span>'
                f"{self.give_or_take(moment.halves[p], moment.unit)}</span></li>"
            )
        return "".join(made)

    def price(self, moment: Moment) -> str:
        word = moment.verdict.word if moment.verdict else ""
        told = self.say(lambda t: t.line("cost-in", half=t.cost(moment)[1]))
        name = self.line(f"word-{word}") if word else self.line("luck-word")
        size = self.say(lambda t: t.cost(moment)[0])
        return (
            f'<div class="price {word}"><div class="row {word}"><span>{SIGNS.get(word, "★")} {name}</span>'
            f'<b>{size}</b></div><div class="xs {word}">{told}</div></div>'
        )

    def tried(self, i: int, moment: Moment) -> str:
        verdict = moment.verdict
        if verdict is None:
            return ""
        unit = unit_for(max(each.half for each in verdict.tried[:1]))
        first = [each for k, each in enumerate(verdict.tried) if k < TRIED or each.answer == moment.given]
        rest = [each for each in verdict.tried if each not in first]
        more = ""
        if rest:
            told = self.line("tried-more", n=len(rest))
            more = f"<details><summary>{told}</summary>{self.rows(i, moment, rest, unit)}</details>"
        head = (
            f'<div class="head below"><b class="s">{self.line("tried-title")}</b><span class="grow"></span>'
            f'<span class="xs mute">{self.say(lambda t: t.line("tried-help", seat=t.seat(moment.seat)))}</span></div>'
        )
        why = f'<p class="why">{self.of_told(i, lambda told: told.why)}</p>'
        return f"{head}{self.rows(i, moment, first, unit)}{more}{why}"

    def rows(self, i: int, moment: Moment, tried: list[Tried], unit: int) -> str:
        made = []
        for each in tried:
            label = self.of_told(i, partial(label_of, str(each.answer)))
            made.append(f"<li>{self.answer(moment, each, label, unit)}</li>")
        return f'<ul class="tried">{"".join(made)}</ul>'

    def answer(self, moment: Moment, each: Tried, label: str, unit: int) -> str:
        verdict = moment.verdict
        assert verdict is not None
        tag = ""
        if each.answer == moment.given:
            key = "given-tag-you" if moment.seat == self.mine else "given-tag"
            tag = f'<span class="tag on">{self.say(lambda t: t.line(key, seat=t.seat(moment.seat)))}</span>'
        elif each.answer in verdict.equal or (each.answer == verdict.best and verdict.equal):
            tag = f'<span class="tag">{self.line("equal-tag")}</span>'
        elif each.answer == verdict.best:
            tag = f'<span class="tag best">✓ {self.line("best-tag")}</span>'
        low, high = max(0, each.chance - each.half), min(TENTHS, each.chance + each.half)
        told = self.say(lambda t: t.line("between", low=t.points(low, POINT, False), high=t.points(high, POINT, False)))
        return (
            f'<div class="row"><b>{label}</b>{tag}<span class="figure"><b>{self.chance(each.chance, unit)}</b>'
            f"{self.give_or_take(each.half, unit)}"
            f'<span class="off">{told}</span></span></div>'
            f'<div class="track bot-{moment.seat % 6 + 1}"><i class="fill" style="width:{each.chance / 10:.1f}%"></i>'
            f'<i class="reach" style="left:{low / 10:.1f}%;width:{(high - low) / 10:.1f}%"></i></div>'
        )


def asked(told: MomentTold) -> str:
    return told.asked


def label_of(answer: str, told: MomentTold) -> str:
    return told.answers[answer]


def seat_of(p: int, telling: Telling) -> str:
    return telling.seat(p)


def wealth(t: Any, p: int, telling: Telling) -> str:
    """What people look at: the money, or the measure of the game."""
    if hasattr(t, "cash"):
        return telling.texts.money(t.cash[p])
    scores = steady(telling.review.edition.name).scores(t)
    return f"{telling.texts.line_of_game('measure')} {scores[p]}".strip()


def bar(value: int, scale: int, kind: str) -> str:
    """From a middle line: gains to the right, losses to the left; the sign is in the figure."""
    wide = 50 * min(abs(value), scale) / scale
    left = 50.0 if value >= 0 else 50 - wide
    tone = "good" if value > 0 else "bad"
    return f'<span class="bars {kind} {tone}"><i style="left:{left:.1f}%;width:{wide:.1f}%"></i></span>'
