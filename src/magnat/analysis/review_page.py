"""A review as a self-contained HTML page, in both languages, with a light and a dark theme."""

from collections.abc import Callable
from functools import partial
from html import escape
from typing import Any, Final

from magnat.analysis.board_ring import has_ring, render_ring
from magnat.analysis.chance_chart import chance_chart
from magnat.analysis.intervals import FULL_CHANCE, POINT, round_values, rounding_unit, turn_times
from magnat.analysis.result import Moment, PlayerReview, ReviewResult
from magnat.analysis.review import Review
from magnat.analysis.review_view import spaces_of_reason
from magnat.analysis.verdict import TriedAnswer
from magnat.analysis.wording import WORD_SIGNS, MomentTold, ReviewWording, build_wordings
from magnat.arena.charts import LocalizedText, bilingual_span
from magnat.arena.report import fill_page
from magnat.bots import steady
from magnat.texts import LANGUAGES
from magnat.texts.numbers import format_number
from magnat.version import __version__

MAX_TRIED_SHOWN: Final = 3  # answers shown without expanding, besides the one given
BAR_COLUMNS: Final = ("luck", "play")
LOGO: Final = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 1 23 12 12 23 1 12Z"/></svg>'


def render_review_page(review: Review, found: ReviewResult, lang: str, mine: int = -1) -> str:
    """Return the complete page. `mine` is the reader's seat, or -1."""
    made = ReviewPage(review, found, mine)
    title = escape(f"{made.wordings[lang].texts.title} · {made.wordings[lang].text('review-title')}")
    return fill_page("magnat.analysis", lang, title, made.render_body())


class ReviewPage:
    """The sections of the page, in order."""

    def __init__(self, review: Review, found: ReviewResult, mine: int) -> None:
        self.review = review
        self.found = found
        self.mine = mine
        self.wordings: dict[str, ReviewWording] = build_wordings(review)
        self.moments_told = {lang: [each.tell_moment(m) for m in found.moments] for lang, each in self.wordings.items()}
        self.initials = [(self.wordings["fr"].seat_name(p).strip() or "?")[0].upper() for p in range(found.seats)]
        ranked = sorted(found.moments, key=lambda m: (m.seat != mine, m.kind != "answer", -abs(m.cost)))
        self.open = ranked[0].number - 1 if ranked else -1

    def render_body(self) -> str:
        left = "".join([self.render_chances(), self.render_sums(), self.render_moments()])
        right = "".join([self.render_moment(i, moment) for i, moment in enumerate(self.found.moments)])
        made = self.bilingual(lambda t: t.text("review-made", version=__version__, level=t.reference_level))
        return (
            f'{self.render_head()}<div class="left">{left}</div><div class="right">{right}</div><footer>{made}</footer>'
        )

    # Texts

    def in_both_languages(self, say: Callable[[ReviewWording], str]) -> LocalizedText:
        return lambda lang: say(self.wordings[lang])

    def bilingual(self, say: Callable[[ReviewWording], str]) -> str:
        return bilingual_span(self.in_both_languages(say))

    def text_span(self, key: str, **values: Any) -> str:
        return self.bilingual(lambda t: t.text(key, **values))

    def chart_text(self, key: str, **values: Any) -> LocalizedText:
        """Return a text of the chart; without a key, the name of a seat."""
        return self.in_both_languages(lambda t: t.text(key, **values) if key else t.seat_name(values["seat"]))

    def figure_span(self, tenths: int, unit: int = 1, signed: bool = True) -> str:
        return self.bilingual(lambda t: t.format_points(tenths, unit, signed))

    def chance_span(self, tenths: int, unit: int) -> str:
        return self.bilingual(lambda t: t.format_chance(tenths, unit))

    def render_avatar(self, p: int) -> str:
        return f'<span class="ava bot-{p % 6 + 1}" aria-hidden="true">{escape(self.initials[p])}</span>'

    # Header and chart

    def render_head(self) -> str:
        found = self.found
        games = self.bilingual(
            lambda t: t.text("review-facts", turns=found.turns, games=format_number(found.games, t.lang))
        )
        title = self.bilingual(lambda t: t.texts.title)
        state = "" if found.finished else f" · {self.text_span('review-aborted')}"
        buttons = f'<button class="pill" id="theme">{self.text_span("theme")}</button>'
        buttons += f'<button class="pill" id="language">{self.text_span("language")}</button>'
        return (
            f'<header><span class="logo">{LOGO}MAGNAT</span><h1>{self.text_span("review-title")}</h1>'
            f'<span class="s mute">{title} · {games}{state}</span><span class="grow"></span>'
            f'<span class="controls">{buttons}</span></header>'
        )

    def render_chances(self) -> str:
        found = self.found
        times = turn_times(self.review.timeline.turns, [point.row for point in found.points])
        charts = "".join(
            [
                chance_chart(found, times, self.initials, self.chart_text, wide, tall)
                for wide, tall in ((806, 240), (380, 230))
            ]
        )
        under = self.bilingual(lambda t: t.text("curve-help", under=t.text("review-under", level=t.reference_level)))
        views = "".join(
            [
                f'<button class="pill" data-view="as-{key}" aria-pressed="{"true" if key == "lines" else "false"}">'
                f"{self.text_span(f'curve-{key}')}</button>"
                for key in ("lines", "table")
            ]
        )
        label = " · ".join([self.wordings[lang].text("curve-label") for lang in LANGUAGES])
        return (
            f'<section><div class="head"><h2>{self.text_span("curve-title")}</h2><span class="xs mute">{under}</span>'
            f'<span class="grow"></span><span class="controls">{views}</span></div>'
            f'<div id="as-lines" role="img" aria-label="{escape(label)}">{charts}</div>'
            f'<div id="as-table" class="tall" tabindex="0" hidden>{self.render_chance_table()}</div></section>'
        )

    def render_chance_table(self) -> str:
        """Return the chances as a table with one row per turn, as an accessible alternative to the chart."""
        heads = "".join([f"<th>{self.bilingual(partial(seat_label, p))}</th>" for p in range(self.found.seats)])
        rows: dict[int, str] = {}
        for point in self.found.points:
            unit = rounding_unit(max(point.halves))
            cells = [
                f"<td>{self.chance_span(chance, unit)}{self.margin_span(half, unit)}</td>"
                for chance, half in zip(round_values(point.chances, unit), point.halves, strict=True)
            ]
            rows[point.turn] = f"<tr><td>{point.turn}</td>{''.join(cells)}</tr>"
        head = f"<tr><th>{self.text_span('turn')}</th>{heads}</tr>"
        return f"<table><thead>{head}</thead><tbody>{''.join(rows.values())}</tbody></table>"

    def margin_span(self, half: int, unit: int) -> str:
        return (
            f'<span class="xs mute"> ± {self.bilingual(lambda t: t.format_half_width(half, unit))}</span>'
            if half
            else ""
        )

    # Luck and play

    def render_sums(self) -> str:
        players = self.found.players
        if not players:
            return ""
        unit = rounding_unit(max(player.half for player in players))
        scale = max([POINT, *[max(abs(p.shown.luck), abs(p.shown.play)) for p in players]])
        rows = "".join([self.render_player(player, unit, scale) for player in players])
        keys = ("player", "start", "luck", "play", "others", "end", "decisions")
        heads = "".join(
            [f'<th colspan="{1 + (key in BAR_COLUMNS)}">{self.render_column_head(key)}</th>' for key in keys]
        )
        return (
            f'<section><div class="head"><h2>{self.text_span("table-title")}</h2>'
            f'<span class="xs mute">{self.render_verdict()}</span></div><div class="scroll" tabindex="0"><table>'
            f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody>"
            f"<tfoot>{self.render_totals(players, unit)}</tfoot></table></div></section>"
        )

    def render_column_head(self, key: str) -> str:
        named = self.text_span(f"column-{key}")
        if key == "luck":
            return f'{named} <span class="xs">{self.text_span("column-luck-of")}</span>'
        if key == "play":
            compared = self.bilingual(lambda t: t.text("column-play-of", level=t.reference_level))
            return f'{named} <span class="xs">{compared}</span>'
        return named

    def render_verdict(self) -> str:
        found = self.found
        told = [p for p in found.players if p.seat == self.mine] or [
            p for p in found.players if p.seat in found.winners
        ]
        return self.bilingual(lambda t: t.describe_player(told[0], told[0].seat == self.mine)) if told else ""

    def render_player(self, player: PlayerReview, unit: int, scale: int) -> str:
        terms, p = player.shown, player.seat
        you = f' <span class="mute">{self.text_span("you")}</span>' if p == self.mine else ""
        signs = "".join(
            [f'<span class="sign {word}">{WORD_SIGNS[word]}&nbsp;{n}</span>' for word, n in player.words.items() if n]
        )
        cells = [
            f'<span class="who">{self.render_avatar(p)}{self.bilingual(partial(seat_label, p))}{you}</span>',
            self.figure_span(terms.start, unit, False),
            render_bar(terms.luck, scale, "luck"),
            f"<b>{self.figure_span(terms.luck, unit)}</b>{self.margin_span(player.half, unit)}",
            render_bar(terms.play, scale, "play"),
            f"<b>{self.figure_span(terms.play, unit)}</b>",
            self.figure_span(terms.others, unit),
            f"<b>{self.figure_span(terms.end, unit, False)}</b>",
            f"{player.decisions}{signs}",
        ]
        return "<tr>" + "".join([f"<td>{cell}</td>" for cell in cells]) + "</tr>"

    def render_totals(self, players: list[PlayerReview], unit: int) -> str:
        sums = [
            sum([getattr(player.shown, name) for player in players])
            for name in ("start", "luck", "play", "others", "end")
        ]
        cells = [self.figure_span(each, unit, 0 < i < 4) for i, each in enumerate(sums)]
        told = [self.text_span("column-sum"), cells[0], "", cells[1], "", *cells[2:], self.text_span("in-points")]
        return "<tr>" + "".join([f"<td>{cell}</td>" for cell in told]) + "</tr>"

    # Moments

    def render_moments(self) -> str:
        found = self.found.moments
        kinds = (("", "moments-all"), ("answer", "moments-answers"), ("luck", "moments-luck"))
        pills = "".join(
            [
                f'<button class="pill" data-kind="{kind}" aria-pressed="{"false" if kind else "true"}">'
                f"{self.text_span(key)} {sum([kind in ('', m.kind) for m in found])}</button>"
                for kind, key in kinds
            ]
        )
        items = "".join([self.render_moment_item(i, moment) for i, moment in enumerate(found)])
        none = (
            "" if any(m.kind == "answer" for m in found) else f'<p class="mute">{self.text_span("review-nothing")}</p>'
        )
        return (
            f'<section><div class="head"><h2>{self.text_span("moments-title")}</h2><span class="grow"></span>'
            f'<span class="controls">{pills}</span></div>{none}<ul class="moments">{items}</ul></section>'
        )

    def render_moment_item(self, i: int, moment: Moment) -> str:
        current = ' aria-current="true"' if i == self.open else ""
        turn = self.text_span("turn-number", turn=moment.turn)
        return (
            f'<li data-of="{moment.kind}"><button data-moment="{i}"{current}>'
            f'<span class="n {moment.kind}">{moment.number}</span>'
            f'<span class="xs mute turn">{turn}</span>{self.render_avatar(moment.seat)}'
            f'<span class="grow s"><b>{self.moment_span(i, render_question)}</b><br>'
            f'<span class="mute">{self.render_second_line(i, moment)}</span></span>'
            f'{self.render_tag(moment)}<span class="cost">{self.render_cost(moment)}</span></button></li>'
        )

    def moment_span(self, i: int, part: Callable[[MomentTold], str]) -> str:
        return bilingual_span(lambda lang: part(self.moments_told[lang][i]))

    def render_second_line(self, i: int, moment: Moment) -> str:
        if moment.verdict is None:
            return self.moment_span(i, lambda told: " ".join(told.happened))
        given, best = str(moment.given), str(moment.verdict.best)

        def named(telling: ReviewWording) -> str:
            return telling.seat_name(moment.seat) + telling.colon

        return (
            f"{self.bilingual(named)} {self.moment_span(i, lambda told: told.answers[given])} → "
            f"{self.text_span('better')} <b>{self.moment_span(i, lambda told: told.answers[best])}</b>"
        )

    def render_tag(self, moment: Moment) -> str:
        if moment.verdict is None:
            return f'<span class="tag">★ {self.text_span("luck-word")}</span>'
        word = moment.verdict.word
        return f'<span class="tag {word}"><span>{WORD_SIGNS[word]}</span>{self.text_span(f"word-{word}")}</span>'

    def render_cost(self, moment: Moment) -> str:
        lost = moment.verdict is not None or moment.cost < 0
        size, half = (
            self.bilingual(lambda t: t.format_cost(moment)[0]),
            self.bilingual(lambda t: t.format_cost(moment)[1]),
        )
        return f'<b class="{"bad" if lost else "good"}">{size}</b><span class="xs mute"> ± {half}</span>'

    # A single moment

    def render_moment(self, i: int, moment: Moment) -> str:
        who = (
            self.bilingual(lambda t: t.text("moment-of", seat=t.seat_name(moment.seat)))
            if moment.verdict
            else self.text_span("moment-luck")
        )
        turn = self.text_span("turn-number", turn=moment.turn)
        title = (
            f'<div class="title"><span class="n on {moment.kind}">{moment.number}</span><div>'
            f'<div class="xs mute">{turn} · {who}</div><h2>{self.moment_span(i, render_question)}</h2></div></div>'
        )
        board = self.render_board(moment)
        beside = (
            f'<div><div class="xs mute b">{self.text_span("before-after")}</div>'
            f'<ul class="seats">{self.render_seats(moment)}</ul>{self.render_price(moment)}</div>'
        )
        happened = "" if moment.verdict else f'<p class="why">{self.render_second_line(i, moment)}</p>'
        keys = (
            f'<div class="keys"><button data-step="-1">← {self.text_span("previous")}</button>'
            f"<span>{moment.number} / {len(self.found.moments)}</span>"
            f'<button data-step="1">{self.text_span("next")} →</button></div>'
        )
        hidden = "" if i == self.open else " hidden"
        plain = "" if board else " plain"
        return (
            f'<section class="moment"{hidden}>{title}<div class="then{plain}">{board}{beside}</div>'
            f"{self.render_tried(i, moment)}{happened}{keys}</section>"
        )

    def render_board(self, moment: Moment) -> str:
        e = self.review.edition
        if not has_ring(e):
            return ""
        return (
            f"<div>{render_ring(e, self.table_at(moment), self.initials, spaces_of_reason(self.review, moment))}</div>"
        )

    def table_at(self, moment: Moment) -> Any:
        """Return the table at the question of an answer, or after a stroke of luck."""
        return self.review.timeline.tables[moment.row if moment.verdict else moment.last]

    def render_seats(self, moment: Moment) -> str:
        made = []
        t = self.table_at(moment)
        for p in range(self.found.seats):
            a, b = moment.before[p], moment.after[p]
            change = self.figure_span(b - a, moment.unit)
            tone = "good" if b > a else "bad" if b < a else "mute"
            made.append(
                f'<li>{self.render_avatar(p)}<span class="grow"><b>{self.bilingual(partial(seat_label, p))}</b><br>'
                f'<span class="xs money">{self.bilingual(partial(format_wealth, t, p))}</span></span><span class="to">'
                f'<span class="xs mute">{self.figure_span(a, moment.unit, False)} → </span>'
                f'<b>{self.chance_span(b, moment.unit)}</b><br><span class="xs b {tone}">{change}</span>'
                f"{self.margin_span(moment.halves[p], moment.unit)}</span></li>"
            )
        return "".join(made)

    def render_price(self, moment: Moment) -> str:
        word = moment.verdict.word if moment.verdict else ""
        told = self.bilingual(lambda t: t.text("cost-in", half=t.format_cost(moment)[1]))
        name = self.text_span(f"word-{word}") if word else self.text_span("luck-word")
        size = self.bilingual(lambda t: t.format_cost(moment)[0])
        return (
            f'<div class="price {word}"><div class="row {word}"><span>{WORD_SIGNS.get(word, "★")} {name}</span>'
            f'<b>{size}</b></div><div class="xs {word}">{told}</div></div>'
        )

    def render_tried(self, i: int, moment: Moment) -> str:
        verdict = moment.verdict
        if verdict is None:
            return ""
        unit = rounding_unit(max(each.half for each in verdict.tried[:1]))
        first = [each for k, each in enumerate(verdict.tried) if k < MAX_TRIED_SHOWN or each.answer == moment.given]
        rest = [each for each in verdict.tried if each not in first]
        more = ""
        if rest:
            told = self.text_span("tried-more", n=len(rest))
            more = f"<details><summary>{told}</summary>{self.render_answer_rows(i, moment, rest, unit)}</details>"
        note = self.bilingual(lambda t: t.text("tried-help", seat=t.seat_name(moment.seat)))
        head = (
            f'<div class="head below"><b class="s">{self.text_span("tried-title")}</b><span class="grow"></span>'
            f'<span class="xs mute">{note}</span></div>'
        )
        why = f'<p class="why">{self.moment_span(i, lambda told: told.why)}</p>'
        return f"{head}{self.render_answer_rows(i, moment, first, unit)}{more}{why}"

    def render_answer_rows(self, i: int, moment: Moment, tried: list[TriedAnswer], unit: int) -> str:
        made = []
        for each in tried:
            label = self.moment_span(i, partial(answer_label, str(each.answer)))
            made.append(f"<li>{self.render_answer(moment, each, label, unit)}</li>")
        return f'<ul class="tried">{"".join(made)}</ul>'

    def render_answer(self, moment: Moment, each: TriedAnswer, label: str, unit: int) -> str:
        verdict = moment.verdict
        assert verdict is not None
        tag = ""
        if each.answer == moment.given:
            key = "given-tag-you" if moment.seat == self.mine else "given-tag"
            tag = f'<span class="tag on">{self.bilingual(lambda t: t.text(key, seat=t.seat_name(moment.seat)))}</span>'
        elif each.answer in verdict.equal or (each.answer == verdict.best and verdict.equal):
            tag = f'<span class="tag">{self.text_span("equal-tag")}</span>'
        elif each.answer == verdict.best:
            tag = f'<span class="tag best">✓ {self.text_span("best-tag")}</span>'
        low, high = max(0, each.chance - each.half), min(FULL_CHANCE, each.chance + each.half)
        told = self.bilingual(
            lambda t: t.text(
                "between", low=t.format_points(low, POINT, False), high=t.format_points(high, POINT, False)
            )
        )
        return (
            f'<div class="row"><b>{label}</b>{tag}<span class="figure"><b>{self.chance_span(each.chance, unit)}</b>'
            f"{self.margin_span(each.half, unit)}"
            f'<span class="off">{told}</span></span></div>'
            f'<div class="track bot-{moment.seat % 6 + 1}"><i class="fill" style="width:{each.chance / 10:.1f}%"></i>'
            f'<i class="reach" style="left:{low / 10:.1f}%;width:{(high - low) / 10:.1f}%"></i></div>'
        )


def render_question(told: MomentTold) -> str:
    return told.asked


def answer_label(answer: str, told: MomentTold) -> str:
    return told.answers[answer]


def seat_label(p: int, telling: ReviewWording) -> str:
    return telling.seat_name(p)


def format_wealth(t: Any, p: int, telling: ReviewWording) -> str:
    """Return a seat's cash, or its score in games without money."""
    if hasattr(t, "cash"):
        return telling.texts.money(t.cash[p])
    scores = steady(telling.review.edition.name).scores(t)
    return f"{telling.texts.game_line('measure')} {scores[p]}".strip()


def render_bar(value: int, scale: int, kind: str) -> str:
    """Return a bar from the middle: gains to the right, losses to the left. The figure has the sign."""
    wide = 50 * min(abs(value), scale) / scale
    left = 50.0 if value >= 0 else 50 - wide
    tone = "good" if value > 0 else "bad"
    return f'<span class="bars {kind} {tone}"><i style="left:{left:.1f}%;width:{wide:.1f}%"></i></span>'
