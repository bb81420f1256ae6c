"""bots: the ladder of the documentation is what was measured, and its program still plays every pairing."""

import json

from bench.ladder import KEPT, PAGE, measured, page, pairings
from magnat.arena import wilson_interval
from magnat.bots import BOT_STYLES, steady
from magnat.games import BUILT_IN


def kept():
    return json.loads(KEPT.read_text(encoding="utf-8"))


def test_the_page_shows_what_was_kept():
    assert PAGE.read_text(encoding="utf-8") == page(kept())


def test_a_table_is_mixed_of_manners_that_were_not_found_weaker():
    found = kept()
    for game in BUILT_IN:
        for manner in BOT_STYLES:
            row = found[f"{game} {manner} normal 2"]
            strong = wilson_interval(row["wins"], row["games"])[1] >= 0.5
            assert strong == (manner in steady(game).lineup_styles), (game, manner, row)


def test_a_pairing_plays_whole_deals():
    deal = {pairing.key: pairing for pairing in pairings("deal")}
    found = measured(deal["deal normal risk-aware 2"], 6, 60)
    assert found["games"] == 6 and found["wins"] >= 3
    again = measured(deal["deal normal risk-aware 2"], 6, 60)
    assert (again["games"], again["wins"]) == (found["games"], found["wins"])
