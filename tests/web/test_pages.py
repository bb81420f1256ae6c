"""Standalone pages in a real browser, opened from a file: a review, a tournament and a study."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from magnat.analysis import Budget, Review, run_to_end
from magnat.analysis.wording import format_points
from magnat.arena import WATCH_COUNTS, WATCH_COURSE, Tournament, play_fixture
from magnat.arena.game import tournament_edition
from magnat.arena.report import build_report
from magnat.cli.study import format_cell
from magnat.study import build_study
from magnat.tables.standalone import build_review_page, render_page
from magnat.texts import LANGUAGES
from magnat.texts.numbers import format_number, format_percent
from tests.analysis.games import recorded
from tests.web.checks import checked, expect
from tests.web.house import Visit

KINDS = ("review", "arena", "study")
GAME = "electronic"
OPTIONS = (("turn_limit", 30),)
EVIL = "<b>Eve</b></script>"


def make_data(kind: str) -> Any:
    if kind == "review":
        record = recorded(GAME, 3, 3, ("distracted", "steady", "random"))
        header = msgspec.structs.replace(record.header, names=[EVIL, "Karim", "Zoé"])
        review = Review(msgspec.structs.replace(record, header=header), budget=Budget(8, 64))
        run_to_end(review.work())
        return build_review_page(review, 1)
    bots = ("steady", "random") if kind == "arena" else ("steady",)
    tournament = Tournament(GAME, "standard", OPTIONS, bots, 2, 4, 5)
    watch = WATCH_COURSE if kind == "arena" else WATCH_COUNTS
    results = [play_fixture(tournament, number, watch) for number in range(4)]
    build: Any = build_report if kind == "arena" else build_study
    return build(tournament, tournament_edition(GAME, "standard", OPTIONS), results)


@pytest.fixture(scope="module")
def data() -> dict[str, Any]:
    return {kind: make_data(kind) for kind in KINDS}


@pytest.fixture(scope="module")
def pages(data: dict[str, Any], tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pages")
    for kind, each in data.items():
        (folder / f"{kind}.html").write_text(render_page(kind, each, "en"), encoding="utf-8")
    return folder


@pytest.fixture
def open_file(browser: Any, pages: Path) -> Iterator[Any]:
    """Return a function that opens pages. Errors, warnings and requests beyond the file itself fail the test."""
    visits: list[Visit] = []

    def open_page(kind: str, **how: Any) -> Any:
        visit = Visit(browser, (pages / f"{kind}.html").as_uri(), **how)
        visits.append(visit)
        visit.page.goto(visit.url)
        visit.page.wait_for_selector("main h1")
        return visit.page

    yield open_page
    for visit in visits:
        visit.close()


def speak(page: Any, lang: str) -> None:
    page.locator(".seg label", has_text=re.compile(f"^\\s*{lang.upper()}\\s*$")).click()
    page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)


def texts(page: Any, selector: str) -> list[str]:
    return [re.sub(r"[()\s]+", " ", text).strip() for text in page.locator(selector).all_inner_texts()]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("phone", [False, True])
def test_a_page_opened_from_a_file_is_accessible_and_makes_no_request(kind: str, phone: bool, open_file: Any) -> None:
    page = open_file(kind, phone=phone)
    checked(page)


@pytest.mark.parametrize("kind", KINDS)
def test_a_page_has_every_language_and_starts_in_the_readers(kind: str, open_file: Any) -> None:
    page = open_file(kind)
    assert page.evaluate("document.documentElement.lang") == "en"
    texts_by_language = set()
    for lang in LANGUAGES:
        speak(page, lang)
        text = page.locator("main").inner_text()
        assert "{" not in text and "undefined" not in text and not re.search(r"\b(study|column|curve)-[a-z]", text)
        texts_by_language.add((page.title(), page.locator("h1").inner_text(), text))
    assert len(texts_by_language) == len(LANGUAGES) and len({title for title, _, _ in texts_by_language}) > 1


@pytest.mark.parametrize("kind", KINDS)
def test_a_page_follows_the_readers_colour_scheme(kind: str, open_file: Any) -> None:
    paper = "getComputedStyle(document.body).backgroundColor"
    page = open_file(kind, theme="dark")
    dark = page.evaluate(paper)
    page.get_by_text("Light", exact=True).click()
    page.wait_for_function(f"dark => {paper} !== dark", arg=dark)
    page.get_by_text("Dark", exact=True).click()
    page.wait_for_function(f"dark => {paper} === dark", arg=dark)


def test_the_sums_of_a_review_match_its_data(open_file: Any, data: dict[str, Any]) -> None:
    page, players = open_file("review"), data["review"].review.players
    for lang in LANGUAGES:
        speak(page, lang)
        for p, player in enumerate(players):
            row = " ".join(texts(page, f"[aria-labelledby=sums-title] tbody tr:nth-child({p + 1}) td"))
            terms = player.shown
            for term in ("start", "luck", "play", "others", "end"):
                signed, half = term not in ("start", "end"), getattr(player.halves, term)
                figure = format_points(lang, getattr(terms, term), player.unit, signed)
                width = f" ± {format_points(lang, half, player.unit, False)}" if half else ""
                assert figure + width in row
    assert EVIL in page.locator("main").inner_text(), "a name is text, never markup"
    assert page.locator("main b b").count() == 0


def test_a_term_of_the_sums_lists_the_answers_that_add_up_to_it(open_file: Any, data: dict[str, Any]) -> None:
    page, review = open_file("review"), data["review"].review
    for player in review.players:
        for term in ("play", "others"):
            button = page.locator(
                f"[aria-labelledby=sums-title] tbody tr:nth-child({player.seat + 1}) [data-term={term}]"
            )
            button.click()
            listed = page.locator(f"[data-summands={term}]")
            listed.wait_for()
            mine = [each for each in review.decisions if (each.seat == player.seat) == (term == "play")]
            count = len([each for each in mine if each.gains[player.seat]])
            expect(listed.locator("tr")).to_have_count(count + 1 if count else 0)
            total = getattr(player.exact, term)
            assert listed.locator("[data-sum]").all_inner_texts() == [format_points("en", total, 1, True)] * bool(count)
            assert count or not total
            button.click()
            page.wait_for_selector("[data-summands]", state="detached")


def test_players_without_a_name_are_labelled_by_number_and_token(browser: Any, tmp_path: Path) -> None:
    record = recorded(GAME, 3, 3, ("distracted", "steady", "random"), 60)
    header = msgspec.structs.replace(record.header, names=["", "Karim"])
    review = Review(msgspec.structs.replace(record, header=header), budget=Budget(4, 8))
    run_to_end(review.work())
    (tmp_path / "review.html").write_text(render_page("review", build_review_page(review, -1), "fr"), encoding="utf-8")
    visit = Visit(browser, (tmp_path / "review.html").as_uri(), lang="fr")
    visit.page.goto(visit.url)
    visit.page.wait_for_selector("main h1")
    rows = visit.page.locator("[aria-labelledby=sums-title] tbody tr:not(.sum) th")
    labels = [re.sub(r"\s+", " ", text).strip() for text in rows.all_inner_texts()]
    assert [re.sub(r"\D*(\d?)$", r"\1", labels[0]), labels[1], labels[2][-1]] == ["1", "Karim", "3"]
    tokens = rows.locator("use").evaluate_all("all => all.map(each => each.getAttribute('href'))")
    assert len(tokens) == 3 == len(set(tokens)), "each has a token of its own"
    visit.close()


def test_a_phone_shows_every_column_of_the_sums(open_file: Any) -> None:
    page = open_file("review", phone=True)
    width = page.evaluate("document.documentElement.clientWidth")
    cells = page.locator("[aria-labelledby=sums-title] .scroll thead th")
    assert cells.count() == 7
    for cell in cells.all():
        box = cell.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= width


def test_every_moment_of_a_review_has_its_board_and_its_answers(open_file: Any, data: dict[str, Any]) -> None:
    page, result = open_file("review"), data["review"]
    assert result.review.moments, "the review has moments"
    for moment, texts_of_moment in zip(result.review.moments, result.review.told["en"], strict=True):
        page.locator(f"li [data-moment='{moment.number}']").click()
        pane = page.locator(f"[data-open='{moment.number}']")
        assert texts_of_moment.asked in pane.inner_text() and texts_of_moment.why in pane.inner_text()
        assert pane.locator("[data-space]").count() == len(result.edition["board"]["space"])
        named = pane.locator(".spoken-of").evaluate_all("all => all.map(each => Number(each.dataset.space))")
        assert sorted(named) == sorted(moment.spaces)
        if moment.subject:  # the board shows it, not the token's space
            focus = pane.locator("rect.focus").bounding_box()
            space = pane.locator(f"[data-space='{moment.subject[0]}']").bounding_box()
            assert space["x"] < focus["x"] + focus["width"] / 2 < space["x"] + space["width"]
            assert space["y"] < focus["y"] + focus["height"] / 2 < space["y"] + space["height"]
        position = result.positions[moment.number - 1]
        assert [text for text in texts(pane, ".chances .money")] == [
            re.sub(r"\s+", " ", each) for each in position.wealth["en"]
        ]
    page.get_by_role("button", name="Table").click()
    turns = {int(point.turn) for point in result.review.points}
    assert page.locator("[aria-labelledby=curve-title] tbody tr").count() == len(turns)


def test_on_paper_a_review_shows_every_moment(open_file: Any, data: dict[str, Any]) -> None:
    page = open_file("review")
    assert page.locator("[data-open]").count() == 1
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator("[data-open]").count() == len(data["review"].review.moments)
    assert page.locator("details").count() == page.locator("details[open]").count() > 0
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.wait_for_function("document.querySelectorAll('[data-open]').length === 1")


def test_the_report_of_a_tournament_shows_the_figures_of_its_data(open_file: Any, data: dict[str, Any]) -> None:
    page, report = open_file("arena"), data["arena"]
    bots = report.standings["bots"]
    for lang in LANGUAGES:
        speak(page, lang)
        bars = " ".join(texts(page, "[data-chart=wins] li"))
        rows = texts(page, "[data-chart=ratings] tbody tr")
        for each in bots:
            for share in (each["win_rate"], each["low"], each["high"]):
                assert re.sub(r"\s", " ", format_percent(share, lang)) in bars
            row = next(row for row in rows if row.startswith(each["bot"]))
            assert re.sub(r"\s", " ", format_number(each["rating"], lang, 1)) in row
        labels = page.locator("[data-chart=course] text").all_text_contents()
        assert all(label[lang] in labels for _, label in report.curves[0].ticks)
    page.locator("main > .top button").click()
    total = sum(space.visits for space in report.spaces)
    assert texts(page, "[data-chart=board] tbody tr") == [
        f"{space.name[lang]} {re.sub(chr(0x202F), ' ', format_percent(space.visits / total, lang, 2))}"
        for space in report.spaces
    ]
    assert page.locator("[data-chart=course] tbody tr").count() == len(report.curves[0].means[0])


def test_the_tables_of_a_study_show_every_figure_of_its_data(open_file: Any, data: dict[str, Any]) -> None:
    page, study = open_file("study"), data["study"]
    page.locator("main > .top button").click()
    for lang in LANGUAGES:
        speak(page, lang)
        for chart in study.charts:
            shown_cells = texts(page, f"[data-chart={chart.id}] tbody td")
            cells = [(row, k) for row in chart.rows for k in range(len(row.cells))]
            assert len(shown_cells) == len(cells)
            for text, (row, k) in zip(shown_cells, cells, strict=True):
                figure = row.cells[k]
                if figure is None or figure.value % 1 != 0.5:  # Python rounds these to even
                    assert text == re.sub(r"[()\s]+", " ", format_cell(chart, row, k, lang)).strip(), chart.id
    assert study.command in page.locator("details").text_content()
    assert json.loads(msgspec.json.encode(study))["command"] == study.command
