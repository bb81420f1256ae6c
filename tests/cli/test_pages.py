"""The standalone pages that the commands write. `tests/web/test_pages.py` opens them in a browser."""

import json
import os
from typing import Any

import msgspec
import pytest

from magnat.analysis import Budget, Review, build_result, run_to_end
from magnat.games import BUILT_IN, edition
from magnat.record.view import OPEN, visible_columns
from magnat.study import Study
from magnat.tables import standalone
from magnat.tables.standalone import build_review_page, encode_for_script, render_page
from magnat.texts import LANGUAGES, Texts
from tests.analysis.games import recorded
from tests.command import called
from tests.study.shipped import load_shipped_study

EVIL = "</script><script>alert(1)</script>&<!--\u2028"
BOTS = ("random", "steady", "distracted")


@pytest.fixture
def template(tmp_path, monkeypatch):
    """A minimal template, so that no client has to be built."""
    path = tmp_path / "standalone.html"
    path.write_text(f"<p>{standalone.DATA_ELEMENT.format('')}</p>", encoding="utf-8")
    monkeypatch.setattr(standalone, "TEMPLATE", path)
    return path


@pytest.fixture
def magnat(tmp_path):
    env = {**os.environ, "HOME": str(tmp_path / "home"), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    return lambda *words: called(*words, "--lang", "en", env=env, folder=tmp_path)


def embedded_data(page: str) -> Any:
    before, after = standalone.DATA_ELEMENT.split("{}")
    return json.loads(page.split(before)[1].split(after)[0])


def review_of(game: str) -> Review:
    review = Review(recorded(game, 3, 4, BOTS, 120), budget=Budget(4, 16))
    run_to_end(review.work())
    return review


@pytest.fixture
def commands(tmp_path):
    recorded("electronic", 3, 3, ("distracted", "steady", "random")).write(tmp_path / "game.magnat")
    few = ("electronic", "--games", "3", "--jobs", "1", "--option", "turn_limit=20")
    return {
        "review": ("review", "game.magnat", "--playouts", "4", "--html", "page.html"),
        "arena": ("arena", *few, "--report", "page.html"),
        "study": ("study", *few, "--html", "page.html"),
    }


@pytest.mark.parametrize("kind", ["review", "arena", "study"])
def test_a_command_embeds_its_data_in_the_page(kind, commands, magnat, template, tmp_path):
    result = magnat(*commands[kind])
    assert result.returncode == 0 and "page.html" in result.stderr
    page = embedded_data((tmp_path / "page.html").read_text("utf-8"))
    assert (page["kind"], page["lang"], page["languages"]) == (kind, "en", list(LANGUAGES))
    assert page["data"]["title"]["en"] == Texts(edition("electronic"), "en").title


@pytest.mark.parametrize("kind", ["review", "arena", "study"])
def test_without_a_client_a_page_is_refused_before_the_first_game(kind, commands, magnat, monkeypatch, tmp_path):
    monkeypatch.setattr(standalone, "TEMPLATE", tmp_path / "nowhere.html")
    result = magnat(*commands[kind])
    assert (result.returncode, result.stdout) == (2, "") and not (tmp_path / "page.html").exists()
    assert "make web" in result.stderr and "--json" in result.stderr and result.stderr.count("\n") == 1
    assert not list(tmp_path.rglob("*.jsonl"))


@pytest.mark.parametrize("kind", ["review", "study"])
def test_the_same_command_writes_the_same_bytes(kind, commands, magnat, template, tmp_path):
    pages = []
    for _ in range(2):
        assert magnat(*commands[kind]).returncode == 0
        pages.append((tmp_path / "page.html").read_bytes())
    assert pages[0] == pages[1]


def test_no_text_ends_the_element_that_holds_the_data(template):
    page = render_page("arena", {"name": EVIL}, LANGUAGES[0])
    assert page.count("<script") == page.count("</script") == 1 and "<!--" not in page and "\u2028" not in page
    assert embedded_data(page)["data"] == {"name": EVIL} == json.loads(encode_for_script({"name": EVIL}))


def test_a_study_is_embedded_whole(template):
    study = load_shipped_study("deal", 4, "steady")
    assert msgspec.convert(embedded_data(render_page("study", study, "en"))["data"], Study) == study


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_review_page_contains_the_board_of_each_moment(game):
    review = review_of(game)
    page, result = build_review_page(review, 1), build_result(review)
    assert page.seat == 1 and page.names == ["Anne", "Karim", "Zoé"]
    assert [moment.number for moment in page.review.moments] == [moment.number for moment in result.moments]
    assert len(page.positions) == len(result.moments)
    assert {*page.texts} == {*page.title} == {*page.edition["named"]} == {*LANGUAGES}
    for position, moment in zip(page.positions, result.moments, strict=True):
        t = review.timeline.tables[moment.row if moment.verdict else moment.last]
        assert position.columns == visible_columns(t, OPEN), "all cards are open"
        for lang in LANGUAGES:
            assert len(position.wealth[lang]) == 3 and all(position.wealth[lang])
            if hasattr(t, "cash"):
                assert position.wealth[lang][0] == Texts(review.edition, lang).money(t.cash[0])
