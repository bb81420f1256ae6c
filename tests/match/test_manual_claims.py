"""Rents that their owner must claim: the bots at a person's table claim theirs in time."""

from typing import Any

import pytest

from magnat.kernel import current_question
from tests.match.manual_loop import InspectableViewer, ManualClockLoop

PACE_MS = 700


def facts_of(viewer: InspectableViewer, word: str) -> list[list[Any]]:
    told = [message for message in viewer.messages if message["type"] == "told"]
    return [fact for message in told for fact in message["facts"] if fact[0] == word]


def claims_of_bots(game: str, seed: int) -> tuple[int, int]:
    """Return how many rents bots claimed, and how many of theirs lapsed, beside a person who plays by default."""
    options = {"rent_claim": "manual"}
    loop = ManualClockLoop.start_match(game, 1, 2, options=options, bot_pace=PACE_MS, seed=bytes([seed]) * 16)
    me = loop.connect("p0")
    for _ in range(250):
        loop.advance(PACE_MS)
        match = loop.session.started_match
        question: Any = current_question(match.table)
        if match.is_over:
            break
        if match.asked_seat == 0:
            said = question.silence(match.table)
            loop.request(me, type="say", id=f"c{match.question_number}", question=match.question_number, say=said)
    claimed, lapsed = [
        len([fact for fact in facts_of(me, word) if fact[1] != 0]) for word in ("claimed", "claim_lapsed")
    ]
    return claimed, lapsed


@pytest.mark.parametrize("game", ["electronic", "star_wars"])
def test_bots_claim_every_rent_that_a_person_gives_them_time_for(game: str) -> None:
    claims = [claims_of_bots(game, seed) for seed in (5, 6, 7)]
    assert sum([claimed for claimed, _ in claims]) > 2
    assert not any([lapsed for _, lapsed in claims])
