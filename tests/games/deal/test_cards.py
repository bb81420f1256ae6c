"""Cards of Deal are conserved, and random games obey the laws and end."""

import random
from typing import Any

import pytest

from magnat.games import edition
from magnat.games.deal.actions import KINDS
from magnat.games.deal.joker import LayJoker
from magnat.kernel import Edition, Luck, answer, apply, current_question, playout, settle
from magnat.testing import random_walks, secrecy
from tests.breadth import some

rule = pytest.mark.rule


def places_of(t: Any) -> list[int]:
    """Return every card of the table."""
    lying = [*t.bag, *t.under, *t.centre, *t.limbo]
    for p in range(len(t.hands)):
        lying += [*t.hands[p], *t.banks[p]]
        lying += [card for group in t.groups[p] for card in group[1:]]
    return lying


def check_table(t: Any) -> None:
    """Check that every card is in one place and that groups obey DEAL-PROP-06, -07 and DEAL-BLD-02 to -10."""
    e = t.edition
    lying = places_of(t)
    assert sorted(lying) == list(range(e.size))
    for p, collection in enumerate(t.groups):
        assert collection == tuple(sorted(collection)), "a collection is kept sorted"
        assert all(card >= e.properties for card in t.banks[p]), "DEAL-BANK-05"
        incomplete = [0] * 11
        for group in collection:
            held = [card for card in group[1:] if card < e.properties]
            built = [KINDS[e.kinds[card]] for card in group[1:] if card >= e.properties]
            assert held == sorted(held) and all(e.colour_bits[card] >> group[0] & 1 for card in held if group[0] < 10)
            assert 1 <= len(held) <= e.sizes[group[0]], "DEAL-PROP-06"
            incomplete[group[0]] += len(held) < e.sizes[group[0]]
            assert built in ([], ["house"], ["house", "hotel"])
            assert not built or (len(held) == e.sizes[group[0]] and group[0] < 8)
            assert not e.needs_anchor or group[0] == 10 or held[0] < e.multicolours, "DEAL-WILD-07"
        assert max(incomplete) <= 1, "DEAL-PROP-07"
    assert t.plays <= e.plays


def walked(e: Edition, seats: int, seed: int) -> int:
    """Play a random game, check every step, and return the number of answers."""
    luck, rng = Luck(seed), random.Random(seed)
    t: Any = e.deal(seats)
    choices = settle(t)
    answers = 0
    while choices:
        check_table(t)
        answers += 1
        question: Any = current_question(t)
        choice = (
            luck.pick(question, choices) if question.seat < 0 or question.answer_kind == "dice" else rng.choice(choices)
        )
        choices = apply(t, choice)
        assert answers < 20_000, "the game does not end"
    check_table(t)
    return answers


OPTIONS = [
    {},
    {"multiwild_needs_anchor": True, "troc_spares_complete_groups": True},
    {"overpay": "free", "rent_scope": "both", "counter_counts_as_play": True},
    {"rent_scope": "colour", "hotel_replaces_house": True, "first_player": "host", "windows": "polled"},
]


@rule("DEAL-NA-02")
@pytest.mark.parametrize(("seats", "options"), [*enumerate(OPTIONS, 2), *enumerate(reversed(OPTIONS), 2)])
def test_every_card_is_in_one_place_at_every_step(seats, options):
    for seed in some(5):
        walked(edition("deal", options=options), seats, seed)


@rule("DEAL-NA-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("quiet", [False, True])
def test_random_games_end(seats, quiet):
    for seed in some(25):
        t = edition("deal", options={"windows": "polled"}).deal(seats)
        playout(t, Luck(seed), Luck(seed + 1), quiet, limit=50_000)
        assert t.over and t.winners


@pytest.mark.parametrize(("seats", "options"), list(enumerate(OPTIONS, 2)))
def test_the_laws_hold_at_every_position_including_open_objections(seats, options):
    e = edition("deal", options=options)
    rng, luck = random.Random(seats), Luck(seats)
    open_objections, looked_at = 0, some(400)[::4]
    for number, (t, row) in enumerate(random_walks.walk_steps(e, seats, seats, 400)):
        objecting = bool(t.stack) and isinstance(t.stack[-1], LayJoker)
        if objecting or number in looked_at:
            secrecy.keeps_secrets(t, seats, luck, rng)
            open_objections += objecting
        if row is not None:
            u = t.copy()
            answer(u, *row)
            secrecy.memory_lasts(t, row, u)
    assert open_objections > 2
