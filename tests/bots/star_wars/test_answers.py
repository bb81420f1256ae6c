"""Which attacks Star Wars' steady player cancels: each threshold, and one step beyond it."""

from typing import Any

import pytest

from magnat.games.star_wars.force import JustSayNo, Threat
from magnat.games.star_wars.powers import Destroy, Exchange, Replace, SendToJail
from magnat.mechanics.money import Pay
from tests.bots.star_wars.scenes import E, facing
from tests.steady import decision

TARGET = E.ladder[-1]  # a base of seat 0 in every position
NEAR_THE_END, EARLY = (8, 7), (7, 7)  # bases of both sides; seven free spaces are few


def answer(effect: Any, bases: tuple[int, int] = EARLY, asked: int = 0, style: str = "", **position: Any) -> str:
    """Return the answer of a seat to an act; by default seat 0 is the target and seat 1 acts."""
    frame = JustSayNo(Threat(asked, 1 - asked, effect))
    return str(decision(facing(*bases, frame, hands={asked: "just_say_no"}, **position), style))


@pytest.mark.parametrize("bases", [NEAR_THE_END, EARLY])
@pytest.mark.parametrize("asked", [0, 1])
def test_the_taking_of_a_base_is_always_contested(bases, asked):
    """By its owner, and by the attacker after a no."""
    assert answer(Replace(1, TARGET), bases, asked) == "say_no"


@pytest.mark.parametrize("effect", [Destroy(1, TARGET), SendToJail(1, 0)])
def test_other_attacks_are_cancelled_near_the_end(effect):
    assert answer(effect, NEAR_THE_END) == "say_no"
    assert answer(effect, EARLY) == "let_stand"
    assert answer(effect, (9, 7), style="cautious") == "let_stand"
    assert answer(effect, (9, 8), style="cautious") == "say_no"


@pytest.mark.parametrize("bases", [NEAR_THE_END, EARLY, (10, 10)])
@pytest.mark.parametrize("asked", [0, 1])
def test_an_exchange_is_not_worth_a_no(bases, asked):
    """Both sides keep their number of bases."""
    own = next(space for space in reversed(E.planets) if space != TARGET)
    assert answer(Exchange(1, own, TARGET), bases, asked) == "let_stand"


@pytest.mark.parametrize(
    ("cash", "bases", "says"),
    [
        (420, EARLY, "say_no"),  # 190 would be left
        (430, EARLY, "let_stand"),
        (220, EARLY, "say_no"),
        (200, EARLY, "say_no"),  # a base would be lost
        (200, (0, 7), "let_stand"),  # without a base only the cash is lost
        (220, (0, 7), "let_stand"),
        (230, (0, 7), "say_no"),
        (1_500, NEAR_THE_END, "let_stand"),
    ],
)
@pytest.mark.parametrize("asked", [0, 1])
def test_a_payment_is_cancelled_if_it_leaves_little(cash, bases, says, asked):
    assert answer(Pay(0, 230, 1), bases, asked, cash={0: cash}) == says


def test_without_the_card_everything_stands():
    frame = JustSayNo(Threat(0, 1, Replace(1, TARGET)))
    assert decision(facing(*EARLY, frame, hands={0: "takeover"})) == "let_stand"
