"""Words of the protocol."""

import pytest

from magnat.kernel import TABLE, IllegalAnswer, settle
from magnat.record import ask_as_dict, parse_answer
from tests.toy import PASS, TOY, Toy, ToyBank, ToyDraw, ToyPlay, ToyToast


def waiting_on(frame: ToyPlay | ToyBank | ToyDraw) -> Toy:
    t = TOY.deal(3)
    t.hands[0][:] = [1, 2]
    t.stack[:] = [frame]
    settle(t)
    return t


def test_the_asked_seat_gets_the_choices() -> None:
    assert ask_as_dict(waiting_on(ToyPlay(0)), 0) == {
        "ask": "toy_play",
        "seat": 0,
        "of": "card",
        "choices": [PASS, 1, 2],
        "silence": PASS,
        "rule": "TOY-1",
    }


def test_the_other_seats_get_their_asides() -> None:
    aside = {"ask": "toy_toast", "seat": 1, "of": "verb", "choices": ["give"], "silence": "give", "rule": ""}
    assert ask_as_dict(waiting_on(ToyPlay(0)), 1) == {"ask": "toy_play", "seat": 0, "of": "card", "aside": aside}
    assert ask_as_dict(waiting_on(ToyPlay(0)), TABLE) == {"ask": "toy_play", "seat": 0, "of": "card"}


def test_an_amount_is_three_ints() -> None:
    assert ask_as_dict(waiting_on(ToyBank(0, 3)), 0)["choices"] == {"from": 3, "to": 0, "step": -1}


@pytest.mark.parametrize("seat", [TABLE, 0, 1])
def test_choices_of_nature_are_sent_to_no_seat(seat: int) -> None:
    assert ask_as_dict(waiting_on(ToyDraw(0)), seat) == {"ask": "toy_draw", "seat": 0, "of": "card", "nature": True}


def test_nothing_is_asked_when_it_is_over() -> None:
    t = waiting_on(ToyPlay(0))
    t.end(1)
    settle(t)
    assert ask_as_dict(t, 0) == {"ask": None}


def test_words_are_parsed() -> None:
    assert (
        parse_answer(ToyToast(1, 0), "give") == 0
        and parse_answer(ToyToast(1, 0), 0) == 0
        and parse_answer(ToyPlay(0), "28") == 28
    )


@pytest.mark.parametrize("said", ["toy_steal", "", None, True, 1.0, [0], "9" * 50, "²"])
def test_invalid_words_are_refused(said: object) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        parse_answer(ToyToast(1, 0), said)
    assert refused.value.reason == "unknown_word" and refused.value.seat == 1
