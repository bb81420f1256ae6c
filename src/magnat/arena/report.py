"""arena: a tournament as one page that needs nothing else, in both languages, light and dark."""

from collections.abc import Callable
from functools import partial
from html import escape
from importlib.resources import files
from statistics import median
from string import Template
from typing import Any, Final

import magnat
from magnat.arena.charts import BOARD, CORNER, Say, board, histogram, lines, span, text
from magnat.arena.match import EVERY, Result
from magnat.arena.schedule import Tournament
from magnat.arena.standings import standings
from magnat.bots import steady
from magnat.kernel import Edition
from magnat.texts import Texts
from magnat.texts.bundles import shared
from magnat.texts.numbers import number, percent

POINTS: Final = 150  # of a line, at most
LISTED: Final = 5  # spaces named in the middle of the board


def report(tournament: Tournament, e: Edition, results: list[Result], lang: str) -> str:
    """The whole page."""
    found = standings(tournament, results)
    parts = [
        head(tournament, e, found),
        victories(found),
        ratings(found),
        f'<div class="pair">{lengths(results)}{"".join(courses(tournament, e, results))}</div>',
        landings(e, results),
        f"<footer>{span(made)}</footer>",
    ]
    title = escape(f"{Texts(e, lang).title}: {', '.join(tournament.bots)}")
    return filled("magnat.arena", lang, title, "\n".join(parts))


def filled(package: str, lang: str, title: str, body: str) -> str:
    """The page of a package, in the colours of all."""
    page = Template(files(package).joinpath("page.html").read_text(encoding="utf-8"))
    tokens = files("magnat.arena").joinpath("tokens.css").read_text(encoding="utf-8")
    return page.substitute(tokens=tokens, lang=lang, title=title, body=body)


# Texts


def said(key: str, lang: str, **values: str) -> str:
    told, errors = shared(lang, "cli", "arena").format(key, values)
    assert not errors, (key, errors)
    return told


def line(key: str) -> Say:
    return lambda lang: said(key, lang)


def made(lang: str) -> str:
    how = said("how-compiled" if magnat.compiled() else "how-pure", lang)
    return said("made", lang, version=magnat.__version__, how=how)


# The parts of the page, from above


def head(tournament: Tournament, e: Edition, found: dict[str, Any]) -> str:
    """What was played, and what came of it in one sentence."""
    best = max(range(len(found["bots"])), key=lambda b: found["bots"][b]["win_rate"])
    first = found["bots"][best]

    def facts(lang: str) -> str:
        told = [
            said("facts", lang, games=number(found["games"], lang), seats=str(found["seats"]), seed=str(found["seed"]))
        ]
        if tournament.variant != "standard":
            told.append(said("variant", lang, variant=tournament.variant))
        told += [f"{name} = {value}" for name, value in tournament.options]
        return " · ".join(told)

    def interval(lang: str) -> str:
        low, high = percent(first["low"], lang), percent(first["high"], lang)
        return said("headline-interval", lang, low=low, high=high, fair=percent(1 / tournament.seats, lang))

    headline = "".join(
        f'<span class="{lang}" lang="{lang}">'
        + said(
            "headline", lang, bot=f"<b>{escape(first['bot'])}</b>", rate=f"<b>{percent(first['win_rate'], lang)}</b>"
        )
        + "</span>"
        for lang in ("fr", "en")
    )
    title = span(lambda lang: Texts(e, lang).title)
    return (
        f'<header><div><p class="eyebrow">Magnat · {span(line("arena"))} · {title}</p>'
        f'<h1 class="{colour(best)}">{headline}</h1><p class="lead">{span(interval)}</p>'
        f'<p class="facts">{span(facts)}</p></div>{controls()}</header>'
    )


def controls() -> str:
    """What a reader may change: the language, and light or dark."""
    themes = span(lambda lang: said("light", lang) + " / " + said("dark", lang))
    return (
        '<div class="controls"><button id="language" type="button"><span class="fr" lang="en">English</span>'
        '<span class="en" lang="fr">Français</span></button>'
        f'<button id="theme" type="button">{themes}</button></div>'
    )


def victories(found: dict[str, Any]) -> str:
    """Each bot's share of victories on a line from 0 to 1, with its interval."""
    fair = 100 / found["seats"]
    rows = []
    for b, each in enumerate(found["bots"]):
        won, low, high = 100 * each["win_rate"], 100 * each["low"], 100 * each["high"]
        rows.append(
            f'<span class="who {colour(b)}"><i class="dot"></i>{escape(each["bot"])}</span>'
            f'<span class="track {colour(b)}"><i class="won" style="width:{won:.2f}%"></i>'
            f'<i class="fair" style="left:{fair:.2f}%"></i>'
            f'<i class="interval" style="left:{low:.2f}%;width:{high - low:.2f}%"></i>'
            f'<i class="point" style="left:{won:.2f}%"></i></span>'
            f'<span class="rate">{span(partial(percent, each["win_rate"]))}'
            f'<span class="between">{span(partial(between, each["low"], each["high"]))}</span></span>'
        )
    return section("wins-title", span(line("wins-help")), f'<div class="shares">{"".join(rows)}</div>')


def between(low: float, high: float, lang: str) -> str:
    return f"{percent(low, lang)} – {percent(high, lang)}"


def ratings(found: dict[str, Any]) -> str:
    """The table, the best rating first."""
    columns: list[tuple[str, Callable[[dict[str, Any], str], str]]] = [
        ("rating", lambda each, lang: number(each["rating"], lang, 1)),
        ("wins", lambda each, lang: number(each["wins"], lang, 0 if each["wins"] == int(each["wins"]) else 1)),
        ("games", lambda each, lang: number(each["games"], lang)),
        ("decisions", lambda each, lang: number(each["decisions"] / max(1, each["games"]), lang)),
        ("ms", lambda each, lang: number(each["ms_per_decision"], lang, 3)),
    ]
    if any(each["fallbacks"] for each in found["bots"]):
        columns.append(("fallbacks", lambda each, lang: number(each["fallbacks"], lang)))
    if any("simulations_per_second" in each for each in found["bots"]):
        columns.append(("simulations", lambda each, lang: number(each.get("simulations_per_second", 0), lang)))
    heads = "".join(f"<th>{span(line(f'column-{key}'))}</th>" for key in ("bot", *[key for key, _ in columns]))
    rows = []
    for b, each in sorted(enumerate(found["bots"]), key=lambda pair: -pair[1]["rating"]):
        cells = "".join(f'<td class="{key}">{span(partial(figure, each))}</td>' for key, figure in columns)
        rows.append(f'<tr><td class="{colour(b)}"><i class="dot"></i>{escape(each["bot"])}</td>{cells}</tr>')
    table = f'<div class="scroll"><table><thead><tr>{heads}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'
    return section("table-title", span(line("table-help")), table)


def lengths(results: list[Result]) -> str:
    turns = [result.turns for result in results]
    middle = median(turns)
    chart = histogram(turns, line("turns"), line("games"), middle)
    return section("length-title", span(lambda lang: said("length-help", lang, median=number(middle, lang))), chart)


def courses(tournament: Tournament, e: Edition, results: list[Result]) -> list[str]:
    """The game's own measures over time, one chart each."""
    watched = [result for result in results if result.course]
    if not watched:
        return []
    lasting = sorted(len(result.course) for result in watched)[int(0.95 * (len(watched) - 1))]
    looks = range(0, lasting, max(1, -(-lasting // POINTS)))
    texts = {lang: Texts(e, lang) for lang in ("fr", "en")}

    def figure(value: float, lang: str) -> str:
        if steady(e.name).in_money:
            return texts[lang].money(int(value))
        return plain(value, lang)

    def called(which: str) -> Say:
        return lambda lang: texts[lang].line_of_game(which) or said("course-score", lang)

    measures = [(called("measure"), figure)]
    if len(watched[0].course[0]) > tournament.seats:
        measures.append((called("followed"), plain))
    return [course(tournament, watched, looks, k, *measure) for k, measure in enumerate(measures)]


def plain(value: float, lang: str) -> str:
    return number(value, lang, 0 if value == int(value) else 1)


def course(
    tournament: Tournament,
    watched: list[Result],
    looks: range,
    measure: int,
    called: Say,
    figure: Callable[[float, str], str],
) -> str:
    """One measure over time, a line for each bot."""
    first = measure * tournament.seats
    series = [(name, mean_course(watched, b, looks, first)) for b, name in enumerate(tournament.bots)]
    title = span(lambda lang: said("course-title", lang, measure=called(lang)))
    chart = lines(series, EVERY * looks.step, line("turns"), figure)
    return section("", span(lambda lang: said("course-help", lang, every=str(EVERY * looks.step))), chart, title)


def mean_course(results: list[Result], b: int, looks: range, first: int) -> list[float]:
    """How the seats of a bot stood at each look, in the figures from `first` on; after the end as at the end."""
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


def landings(e: Edition, results: list[Result]) -> str:
    """How often tokens came to rest on each space, drawn on the board; nothing for a game without one."""
    watched = [result.visits for result in results if result.visits]
    if not watched or len(watched[0]) % 4:
        return ""
    visits = [sum(column) for column in zip(*watched, strict=True)]
    texts = {lang: Texts(e, lang) for lang in ("fr", "en")}

    def named(i: int) -> Say:
        return lambda lang: texts[lang].space(i)

    spaces = [(named(i), str(space.group)) for i, space in enumerate(e.board.space)]
    ranked = sorted(range(len(visits)), key=lambda i: -visits[i])
    total = sum(visits) or 1

    def heart(x: int, y: int) -> str:
        left, right = x + 70.0, BOARD - CORNER - 70.0
        top = y + 90.0
        parts = []
        for key, listed in (("board-most", ranked[:LISTED]), ("board-least", ranked[-LISTED:])):
            parts.append(text(left, top, line(key), "heading"))
            for k, i in enumerate(listed):
                low = top + 34 + 28 * k
                parts.append(text(left, low, named(i), "entry"))
                parts.append(text(right, low, partial(percent, visits[i] / total, digits=2), "entry end"))
            top += 34 + 28 * LISTED + 76
        return "".join(parts)

    told = span(lambda lang: said("board-help", lang, stops=number(total, lang)))
    return section(
        "board-title", told, f'<div class="scroll">{board(spaces, visits, heart, line("board-title"))}</div>'
    )


def section(key: str, told: str, body: str, title: str = "") -> str:
    return f'<section><h2>{title or span(line(key))}</h2><p class="help">{told}</p>{body}</section>'


def colour(b: int) -> str:
    return f"bot-{b % 6 + 1}"
