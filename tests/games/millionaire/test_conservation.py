"""Invariants at every step of random games of Millionaire."""

import random
from typing import Any

import pytest

from magnat.games import edition
from magnat.kernel import Luck, answer, apply, current_question, settle, speaker
from magnat.mechanics.debt import SettleDebt
from magnat.mechanics.decks import PutUnder
from magnat.mechanics.money import Pay
from magnat.testing import laws, secrecy
from tests.breadth import some

rule = pytest.mark.rule
E: Any = edition("millionaire")
OPTIONS: list[dict[str, Any]] = [
    {"windows": "polled"},
    {},
    {"doubles_extra_turn": True, "jail_third_failure": "same_roll", "allow_gifts": True},
    {"trade_needs_bare_group": True, "mortgage_blocks_group": False, "unsold_to_lander": False},
    {"interest_on_any_transfer": True, "debtor_may_win": True, "windows": "polled"},
]


def conserved(t) -> None:
    """Check the ledger, the place of each card and piece, and that no cash exceeds the target."""
    e, seats = t.edition, len(t.cash)
    assert sum(t.cash) + t.bank == e.start * seats and min(t.cash) >= 0
    spent = [c for c in range(e.fortunes) if t.spent >> c & 1]
    assert sorted([*t.fortune, *t.buried, *spent, *[c for hand in t.hands for c in hand]]) == list(range(e.fortunes))
    assert len(t.fortune) == t.lying.bit_count() + e.fortunes - len(e.deeds)
    assert all(c < e.kept_cards for hand in t.hands for c in hand)
    for deck in (0, 1):
        away = [frame.card for frame in t.stack if isinstance(frame, PutUnder) and frame.deck == deck]
        held = [t.edition.jail_card_numbers[deck]] if t.jail_cards[deck] >= 0 else []
        cards = [*t.bags[deck], *t.unders[deck], *away, *held]
        assert len(set(cards)) == len(cards) and (t.over or sorted(cards) == list(e.piles[deck]))
    assert t.apartments + sum(level for level in t.level if level < e.top) == e.apartments
    assert t.hotels + t.level.count(e.top) == e.hotels and min(t.apartments, t.hotels) >= 0
    for space in e.deeds:
        assert (t.owner[space] >= 0) == any(deeds >> space & 1 for deeds in t.deeds)
        assert t.owner[space] >= 0 or not (t.level[space] or t.mortgaged >> space & 1)
        assert not (t.level[space] and t.mortgaged >> space & 1) and bool(t.level[space]) == bool(t.built >> space & 1)
    for p in t.ring if not t.over else ():
        assert t.cash[p] < e.target or t.owes >> p & e.waits, "a solvent player passed the goal"


@rule("MIL-MON-02", "MIL-MON-04", "MIL-WIN-03", "MIL-SETUP-05", "MIL-BLD-09", "MIL-VAR-04")
@pytest.mark.parametrize("part", range(4))
def test_money_cards_and_pieces_are_conserved_at_every_step(part):
    for seed in some(120)[part::4]:
        options = {"turn_cap": 120, **OPTIONS[seed % len(OPTIONS)]}
        t = E.with_(**options).deal(2 + seed % 3)
        player, luck, quiet = random.Random(seed), Luck(seed), seed % 4 > 0
        choices = settle(t, luck, True)
        while choices:
            conserved(t)
            top: Any = current_question(t)
            if quiet and top.window and player.random() < 0.8:
                choices = apply(t, 0, luck, True)
            else:
                choices = apply(t, player.choice(choices), luck, True)
        conserved(t)
        assert t.winners.bit_count() == 1


@rule("MIL-EDGE-38")
def test_leaving_at_any_point_does_not_affect_other_players():
    for seed in some(30):
        player, luck = random.Random(seed), Luck(seed)
        t = E.with_(turn_cap=80, windows=("clicks", "polled")[seed % 2]).deal(3 + seed % 2)
        choices = settle(t, luck)
        while choices:
            top: Any = current_question(t)
            out = top.aside(t, -1) if speaker(top) >= 0 else None
            if out is not None and player.random() < 0.01:
                choices = answer(t, -1, player.choice(out.choices(t)), luck)
            else:
                choices = answer(t, speaker(top), player.choice(choices), luck)
            conserved(t)
            debtors = [
                frame.seat for frame in t.stack if isinstance(frame, SettleDebt | Pay) and t.owes >> frame.seat & 1
            ]
            assert t.over or t.owes & 255 == sum([1 << p for p in set(debtors)]), "a debt is gone, yet still owed"


@rule("MIL-INFO-01")
@pytest.mark.parametrize("seed", range(6))
def test_hidden_cards_stay_hidden_late_in_the_game_and_during_objections(seed):
    rng, luck = random.Random(seed), Luck(seed)
    t = E.with_(**OPTIONS[seed % len(OPTIONS)]).deal(2 + seed % 3)
    choices, objections = settle(t, luck), 0
    for _ in range(1500):
        if not choices:
            break
        top: Any = current_question(t)
        deep = type(top).__name__ in ("SayNo", "PlayFortune", "TakeDeed", "TakeInExchange", "KeepOrLift", "SettleDebt")
        if deep or rng.random() < 0.05:
            secrecy.keeps_secrets(t, len(t.cash), luck, rng)
            laws.choices_are_given(t)
            laws.copy_is_independent(t, rng)
            objections += deep
        choices = apply(t, rng.choice(choices), luck)
    assert objections


@pytest.mark.parametrize("index", [0, 1, -1])
def test_bots_that_always_pick_the_same_answer_finish_their_games(index):
    for seed in range(6):
        t = E.with_(windows="polled", turn_cap=40).deal(2 + seed % 3)
        luck, choices, taken = Luck(seed), None, 0
        choices = settle(t, luck, True)
        while choices:
            choices = apply(t, choices[min(index, len(choices) - 1)], luck, True)
            taken += 1
            assert taken < 200_000
