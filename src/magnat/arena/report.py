"""A tournament as a self-contained HTML page, in both languages, with a light and a dark theme."""

from collections.abc import Callable
from functools import partial
from html import escape
from importlib.resources import files
from statistics import median
from string import Template
from typing import Any, Final

from magnat.arena.charts import (
    BOARD_SIZE,
    CORNER_SIZE,
    LocalizedText,
    bilingual_span,
    board_chart,
    histogram_chart,
    line_chart,
    svg_text,
)
from magnat.arena.fixtures import Tournament
from magnat.arena.game import TURNS_PER_LOOK, GameResult
from magnat.arena.standings import compute_standings
from magnat.bots import steady
from magnat.kernel import Edition
from magnat.texts import Texts
from magnat.texts.bundles import load_shared_bundle
from magnat.texts.numbers import format_number, format_percent
from magnat.version import __version__, compiled

MAX_CURVE_POINTS: Final = 150
MAX_LISTED_SPACES: Final = 5  # spaces listed in the centre of the board


def render_report(tournament: Tournament, e: Edition, results: list[GameResult], lang: str) -> str:
    """Return the complete page."""
    found = compute_standings(tournament, results)
    parts = [
        render_head(tournament, e, found),
        render_victories(found),
        render_ratings(found),
        f'<div class="pair">{render_lengths(results)}{"".join(render_courses(tournament, e, results))}</div>',
        render_landings(e, results),
        f"<footer>{bilingual_span(made_with_text)}</footer>",
    ]
    title = escape(f"{Texts(e, lang).title}: {', '.join(tournament.bots)}")
    return fill_page("magnat.arena", lang, title, "\n".join(parts))


def fill_page(package: str, lang: str, title: str, body: str) -> str:
    """Fill the `page.html` of a package, with the shared colours."""
    page = Template(files(package).joinpath("page.html").read_text(encoding="utf-8"))
    tokens = files("magnat.arena").joinpath("tokens.css").read_text(encoding="utf-8")
    return page.substitute(tokens=tokens, lang=lang, title=title, body=body)


# Texts


def arena_text(key: str, lang: str, **values: str) -> str:
    told, errors = load_shared_bundle(lang, "cli", "arena").format(key, values)
    assert not errors, (key, errors)
    return told


def localized(key: str) -> LocalizedText:
    return lambda lang: arena_text(key, lang)


def made_with_text(lang: str) -> str:
    how = arena_text("how-compiled" if compiled() else "how-pure", lang)
    return arena_text("made", lang, version=__version__, how=how)


# Sections of the page, in order


def render_head(tournament: Tournament, e: Edition, found: dict[str, Any]) -> str:
    """Return the settings of the tournament and its result in one sentence."""
    best = max(range(len(found["bots"])), key=lambda b: found["bots"][b]["win_rate"])
    first = found["bots"][best]

    def facts(lang: str) -> str:
        told = [
            arena_text(
                "facts",
                lang,
                games=format_number(found["games"], lang),
                seats=str(found["seats"]),
                seed=str(found["seed"]),
            )
        ]
        if tournament.variant != "standard":
            told.append(arena_text("variant", lang, variant=tournament.variant))
        told += [f"{name} = {value}" for name, value in tournament.options]
        return " · ".join(told)

    def interval(lang: str) -> str:
        low, high = format_percent(first["low"], lang), format_percent(first["high"], lang)
        return arena_text(
            "headline-interval", lang, low=low, high=high, fair=format_percent(1 / tournament.seats, lang)
        )

    headline = "".join(
        f'<span class="{lang}" lang="{lang}">'
        + arena_text(
            "headline",
            lang,
            bot=f"<b>{escape(first['bot'])}</b>",
            rate=f"<b>{format_percent(first['win_rate'], lang)}</b>",
        )
        + "</span>"
        for lang in ("fr", "en")
    )
    title = bilingual_span(lambda lang: Texts(e, lang).title)
    return (
        f'<header><div><p class="eyebrow">Magnat · {bilingual_span(localized("arena"))} · {title}</p>'
        f'<h1 class="{bot_colour(best)}">{headline}</h1><p class="lead">{bilingual_span(interval)}</p>'
        f'<p class="facts">{bilingual_span(facts)}</p></div>{render_controls()}</header>'
    )


def render_controls() -> str:
    """Return the buttons for the language and the theme."""
    themes = bilingual_span(lambda lang: arena_text("light", lang) + " / " + arena_text("dark", lang))
    return (
        '<div class="controls"><button id="language" type="button"><span class="fr" lang="en">English</span>'
        '<span class="en" lang="fr">Français</span></button>'
        f'<button id="theme" type="button">{themes}</button></div>'
    )


def render_victories(found: dict[str, Any]) -> str:
    """Return each bot's win rate with its interval, on a scale from 0 to 1."""
    fair = 100 / found["seats"]
    rows = []
    for b, each in enumerate(found["bots"]):
        won, low, high = 100 * each["win_rate"], 100 * each["low"], 100 * each["high"]
        rows.append(
            f'<span class="who {bot_colour(b)}"><i class="dot"></i>{escape(each["bot"])}</span>'
            f'<span class="track {bot_colour(b)}"><i class="won" style="width:{won:.2f}%"></i>'
            f'<i class="fair" style="left:{fair:.2f}%"></i>'
            f'<i class="interval" style="left:{low:.2f}%;width:{high - low:.2f}%"></i>'
            f'<i class="point" style="left:{won:.2f}%"></i></span>'
            f'<span class="rate">{bilingual_span(partial(format_percent, each["win_rate"]))}'
            f'<span class="between">{bilingual_span(partial(format_interval, each["low"], each["high"]))}</span></span>'
        )
    return render_section(
        "wins-title", bilingual_span(localized("wins-help")), f'<div class="shares">{"".join(rows)}</div>'
    )


def format_interval(low: float, high: float, lang: str) -> str:
    return f"{format_percent(low, lang)} – {format_percent(high, lang)}"


def render_ratings(found: dict[str, Any]) -> str:
    """Return the table of bots, the best rating first."""
    columns: list[tuple[str, Callable[[dict[str, Any], str], str]]] = [
        ("rating", lambda each, lang: format_number(each["rating"], lang, 1)),
        ("wins", lambda each, lang: format_number(each["wins"], lang, 0 if each["wins"] == int(each["wins"]) else 1)),
        ("games", lambda each, lang: format_number(each["games"], lang)),
        ("decisions", lambda each, lang: format_number(each["decisions"] / max(1, each["games"]), lang)),
        ("ms", lambda each, lang: format_number(each["ms_per_decision"], lang, 3)),
    ]
    if any(each["fallbacks"] for each in found["bots"]):
        columns.append(("fallbacks", lambda each, lang: format_number(each["fallbacks"], lang)))
    if any("simulations_per_second" in each for each in found["bots"]):
        columns.append(("simulations", lambda each, lang: format_number(each.get("simulations_per_second", 0), lang)))
    heads = "".join(
        f"<th>{bilingual_span(localized(f'column-{key}'))}</th>" for key in ("bot", *[key for key, _ in columns])
    )
    rows = []
    for b, each in sorted(enumerate(found["bots"]), key=lambda pair: -pair[1]["rating"]):
        cells = "".join(f'<td class="{key}">{bilingual_span(partial(figure, each))}</td>' for key, figure in columns)
        rows.append(f'<tr><td class="{bot_colour(b)}"><i class="dot"></i>{escape(each["bot"])}</td>{cells}</tr>')
    table = f'<div class="scroll"><table><thead><tr>{heads}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'
    return render_section("table-title", bilingual_span(localized("table-help")), table)


def render_lengths(results: list[GameResult]) -> str:
    turns = [result.turns for result in results]
    middle = median(turns)
    chart = histogram_chart(turns, localized("turns"), localized("games"), middle)
    return render_section(
        "length-title",
        bilingual_span(lambda lang: arena_text("length-help", lang, median=format_number(middle, lang))),
        chart,
    )


def render_courses(tournament: Tournament, e: Edition, results: list[GameResult]) -> list[str]:
    """Return a chart over time for each of the game's measures."""
    watched = [result for result in results if result.course]
    if not watched:
        return []
    lasting = sorted(len(result.course) for result in watched)[int(0.95 * (len(watched) - 1))]
    looks = range(0, lasting, max(1, -(-lasting // MAX_CURVE_POINTS)))
    texts = {lang: Texts(e, lang) for lang in ("fr", "en")}

    def figure(value: float, lang: str) -> str:
        if steady(e.name).scores_are_money:
            return texts[lang].money(int(value))
        return format_measure(value, lang)

    def called(which: str) -> LocalizedText:
        return lambda lang: texts[lang].game_line(which) or arena_text("course-score", lang)

    measures = [(called("measure"), figure)]
    if len(watched[0].course[0]) > tournament.seats:
        measures.append((called("followed"), format_measure))
    return [render_course(tournament, watched, looks, k, *measure) for k, measure in enumerate(measures)]


def format_measure(value: float, lang: str) -> str:
    return format_number(value, lang, 0 if value == int(value) else 1)


def render_course(
    tournament: Tournament,
    watched: list[GameResult],
    looks: range,
    measure: int,
    called: LocalizedText,
    figure: Callable[[float, str], str],
) -> str:
    """Return a chart of one measure over time, with a line per bot."""
    first = measure * tournament.seats
    series = [(name, mean_course(watched, b, looks, first)) for b, name in enumerate(tournament.bots)]
    title = bilingual_span(lambda lang: arena_text("course-title", lang, measure=called(lang)))
    chart = line_chart(series, TURNS_PER_LOOK * looks.step, localized("turns"), figure)
    return render_section(
        "",
        bilingual_span(lambda lang: arena_text("course-help", lang, every=str(TURNS_PER_LOOK * looks.step))),
        chart,
        title,
    )


def mean_course(results: list[GameResult], b: int, looks: range, first: int) -> list[float]:
    """Return a bot's mean figures at each sample, starting at column `first`; the last values persist."""
    totals, seats = [0] * len(looks), 0
    for result in results:
        last = result.course[-1] if first else result.scores
        for seat, who in enumerate(result.bots):
            if who != b:
                continue
            seats += 1
            for k, look in enumerate(looks):
                row = result.course[look] if look < len(result.course) else last
                totals[k] += row[first + seat]
    return [total / max(1, seats) for total in totals]


def render_landings(e: Edition, results: list[GameResult]) -> str:
    """Return a heat map of the spaces on which tokens came to rest; empty for games without a board."""
    watched = [result.visits for result in results if result.visits]
    if not watched or len(watched[0]) % 4:
        return ""
    visits = [sum(column) for column in zip(*watched, strict=True)]
    texts = {lang: Texts(e, lang) for lang in ("fr", "en")}

    def named(i: int) -> LocalizedText:
        return lambda lang: texts[lang].space(i)

    spaces = [(named(i), str(space.group)) for i, space in enumerate(e.board.space)]
    ranked = sorted(range(len(visits)), key=lambda i: -visits[i])
    total = sum(visits) or 1

    def heart(x: int, y: int) -> str:
        left, right = x + 70.0, BOARD_SIZE - CORNER_SIZE - 70.0
        top = y + 90.0
        parts = []
        for key, listed in (("board-most", ranked[:MAX_LISTED_SPACES]), ("board-least", ranked[-MAX_LISTED_SPACES:])):
            parts.append(svg_text(left, top, localized(key), "heading"))
            for k, i in enumerate(listed):
                low = top + 34 + 28 * k
                parts.append(svg_text(left, low, named(i), "entry"))
                parts.append(svg_text(right, low, partial(format_percent, visits[i] / total, digits=2), "entry end"))
            top += 34 + 28 * MAX_LISTED_SPACES + 76
        return "".join(parts)

    told = bilingual_span(lambda lang: arena_text("board-help", lang, stops=format_number(total, lang)))
    return render_section(
        "board-title", told, f'<div class="scroll">{board_chart(spaces, visits, heart, localized("board-title"))}</div>'
    )


def render_section(key: str, told: str, body: str, title: str = "") -> str:
    return f'<section><h2>{title or bilingual_span(localized(key))}</h2><p class="help">{told}</p>{body}</section>'


def bot_colour(b: int) -> str:
    return f"bot-{b % 6 + 1}"
