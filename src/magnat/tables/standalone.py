"""Standalone HTML pages: a review, a tournament or a study, embedded as JSON in a page that the client's build makes.

`web/standalone.html` contains the script and the styles, so that a page needs neither a server nor a network.
"""

from typing import Any, Final

import msgspec

from magnat.analysis import Review, ShownReview, build_shown_review
from magnat.analysis.result import build_result
from magnat.analysis.review_view import table_of_moment
from magnat.bots import steady
from magnat.kernel import Table
from magnat.record.view import OPEN, visible_columns
from magnat.tables.catalogue import describe_game, edition_data, read_all_texts, value_names
from magnat.texts import LANGUAGES, Texts
from magnat.texts.names import custom_names
from magnat.version import PACKAGE

TEMPLATE: Final = PACKAGE / "web" / "standalone.html"
DATA_ELEMENT: Final = '<script id="data" type="application/json">{}</script>'
UNSAFE_IN_SCRIPT: Final = "<>&\u2028\u2029"


class MomentPosition(msgspec.Struct):
    """The table at a moment: its columns with all cards open, and each seat's possessions by language."""

    columns: dict[str, Any]
    wealth: dict[str, list[str]]


class ReviewPage(msgspec.Struct):
    """All that the page of a review shows."""

    review: ShownReview
    seat: int  # the reader's, or -1
    names: list[str]  # by seat; empty without a name
    title: dict[str, str]
    edition: dict[str, Any]
    texts: dict[str, str]  # Fluent lines of the game by language
    positions: list[MomentPosition]  # one per moment


def render_page(kind: str, data: Any, lang: str) -> str:
    """Return a page of a kind (`review`, `arena` or `study`) that opens in a language."""
    page = {"kind": kind, "lang": lang, "languages": LANGUAGES, "data": data}
    before, after = TEMPLATE.read_text(encoding="utf-8").split(DATA_ELEMENT.format(""))
    return before + DATA_ELEMENT.format(encode_for_script(page)) + after


def encode_for_script(data: Any) -> str:
    """Return JSON that may stand inside a script element, whatever its strings contain."""
    text = msgspec.json.encode(data).decode()
    for char in UNSAFE_IN_SCRIPT:
        text = text.replace(char, f"\\u{ord(char):04x}")
    return text


def build_review_page(review: Review, seat: int) -> ReviewPage:
    e, names = review.edition, review.record.header.names
    texts = {lang: Texts(e, lang, names) for lang in LANGUAGES}
    return ReviewPage(
        build_shown_review(review, ()),
        seat,
        [*names, *[""] * (review.timeline.seats - len(names))],
        {lang: each.title for lang, each in texts.items()},
        {
            **describe_game(e.name),
            **edition_data(e, review.record.header.variant),
            "named": {lang: value_names(e, lang) for lang in LANGUAGES},
            "renamed": custom_names(e),
        },
        {lang: read_all_texts(e.name, lang) for lang in LANGUAGES},
        [build_position(table_of_moment(review, moment), texts) for moment in build_result(review).moments],
    )


def build_position(t: Table, texts: dict[str, Texts]) -> MomentPosition:
    return MomentPosition(visible_columns(t, OPEN), {lang: list_wealth(t, each) for lang, each in texts.items()})


def list_wealth(t: Any, texts: Texts) -> list[str]:
    """Return the cash of each seat, or its score in games without money."""
    if hasattr(t, "cash"):
        return [texts.money(amount) for amount in t.cash]
    return [f"{texts.game_line('measure')} {score}".strip() for score in steady(t.edition.name).scores(t)]
