"""The ladder of the documentation shows the measured results, and its program still plays every pairing."""

import json

from bench.ladder import PAGE, RESULTS, measure, page, pairings
from magnat.arena import wilson_interval
from magnat.bots import BOT_STYLES, steady
from magnat.games import BUILT_IN


def stored_results():
    return json.loads(RESULTS.read_text(encoding="utf-8"))


def test_the_page_shows_the_stored_results():
    assert PAGE.read_text(encoding="utf-8") == page(stored_results())


def test_the_default_lineup_has_only_styles_that_are_not_weaker():
    results = stored_results()
    for game in BUILT_IN:
        for style in BOT_STYLES:
            row = results[f"{game} {style} normal 2"]
            strong = wilson_interval(row["wins"], row["games"])[1] >= 0.5
            assert strong == (style in steady(game).lineup_styles), (game, style, row)


def test_a_pairing_plays_whole_deals():
    deal = {pairing.key: pairing for pairing in pairings("deal")}
    result = measure(deal["deal normal risk-aware 2"], 6, 60)
    assert result["games"] == 6 and result["wins"] >= 3
    repeated = measure(deal["deal normal risk-aware 2"], 6, 60)
    assert (repeated["games"], repeated["wins"]) == (result["games"], result["wins"])
