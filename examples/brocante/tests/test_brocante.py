"""Brocante's rules in positions, the laws of every game, and a sentence for everything."""

import random
from typing import Any

import pytest

from magnat.games import variants
from magnat.kernel import TABLE, Edition, Question, answer, current_question, settle
from magnat.positions import Position, money
from magnat.positions.seat_rotation import SeatRotation
from magnat.testing import laws, random_walks
from magnat.testing.metamorphic import goes_the_same_turned
from magnat.texts import Texts

rule = pytest.mark.rule
every_edition = pytest.mark.parametrize("edition", variants("brocante").values(), ids=variants("brocante"))


@rule("BROC-SETUP-01", "BROC-SETUP-02", "BROC-SETUP-03")
@pytest.mark.parametrize("variant, purse", [("standard", 10), ("rich", 25)])
def test_everybody_has_three_cards_and_the_first_seat_begins(variant: str, purse: int) -> None:
    game = Position.opening("brocante", variant, seats=4)
    while game.asked == ("draw_find", TABLE):
        game.play(game.choices[-1])
    assert [len(hand) for hand in game.hands] == [4, 3, 3, 3] and game.cash == [purse] * 4
    assert game.asked == ("play_card", 0)


@rule("BROC-TURN-01", "BROC-TURN-02")
def test_playing_nothing_gives_a_coin_and_the_next_seat_draws() -> None:
    game = Position("brocante", turn=2, active=2, hands={2: "clock"})
    game.play("nothing")
    assert game.cash == [10, 10, 11] and game.asked == ("draw_find", TABLE) and game.question.seat == 0


@rule("BROC-SALE-01", "BROC-SALE-02", "BROC-SALE-03")
def test_everybody_bids_but_the_seller_and_the_buyer_pays_the_seller() -> None:
    game = Position("brocante", turn=1, active=1, hands={1: "lamp"}, cash={2: 4})
    game.play("lamp")
    assert game.asked == ("bid", 2) and game.choices == [0, 1, 2, 3, 4]
    game.play(money(4))
    assert game.asked == ("bid", 0) and game.refusal(money(4 - 1)) == ("bid_too_low", "BROC-SALE-02")
    game.play(money(5))  # the other one cannot raise, and is not asked
    assert game.shelved == ["lamp", "", ""] and game.cash == [5, 15, 4] and game.held[1] == ""


@rule("BROC-SALE-04")
def test_an_unsold_find_stays_with_the_seller() -> None:
    game = Position("brocante", turn=2, active=2, hands={2: "doll"}).play("doll", "pass", "pass")
    assert game.shelved == ["", "", "doll"] and game.cash == [10, 10, 10]


@rule("BROC-PIE-01")
def test_a_magpie_takes_from_other_shelves_only() -> None:
    game = Position("brocante", turn=1, active=1, hands={1: "magpie"}, shelves={1: "clock", 0: "lamp doll"})
    game.play("magpie")
    assert len(game.choices) == 2 and game.refusal(4)[0] == "on_no_other_shelf"
    game.play("lamp")
    assert game.shelved == ["doll", "clock lamp", ""]
    alone = Position("brocante", turn=1, active=1, hands={1: "magpie invoice"}, shelves={1: "clock"})
    assert [alone.refusal(card) for card in alone.hands[1]] == [
        ("nothing_to_steal", "BROC-PIE-01"),
        ("invoice_waits", "BROC-PIE-02"),
    ]


@rule("BROC-PIE-02")
@pytest.mark.parametrize("said, shelves", [(["say_no"], ["", "lamp"]), (["say_no", "say_no"], ["lamp", ""])])
def test_an_invoice_answers_a_magpie_and_an_invoice(said: list[str], shelves: list[str]) -> None:
    hands = {0: "magpie invoice", 1: "invoice clock"}
    game = Position("brocante", seats=2, hands=hands, shelves={1: "lamp"}).play("magpie", "lamp", *said)
    if game.asked == ("say_no", 0) or game.asked == ("say_no", 1):
        game.play("let_stand")
    assert game.shelved == shelves and len(game.heap) == 1 + len(said)


@rule("BROC-PIE-02")
@pytest.mark.parametrize("hand, asked", [("clock", ("say_no", 2)), ("", ("draw_find", TABLE))])
def test_every_seat_with_a_card_is_asked_to_object(hand: str, asked: tuple[str, int]) -> None:
    game = Position("brocante", turn=1, active=1, hands={1: "magpie", 2: hand}, shelves={2: "doll"})
    assert game.play("magpie", "doll").asked == asked


@rule("BROC-END-01", "BROC-END-02", "BROC-END-03")
@pytest.mark.parametrize("third, winners", [("violin", [1]), ("clock", [0, 1])])
def test_the_market_closes_when_there_is_nothing_to_draw(third: str, winners: list[int]) -> None:
    shelves = {0: "lamp lamp lamp teapot", 1: f"violin violin {third}"}
    game = Position("brocante", turn=2, active=2, shelves=shelves, cash={0: 5, 1: 10, 2: 3}, pile=0)
    game.play("nothing")
    scores = [fact[2] for fact in game.facts if fact[0] == "counted"]
    assert scores == [15, 19 if third == "violin" else 15, 4] and game.winners == winners


# Laws of every game


@every_edition
@pytest.mark.parametrize("seed", range(2))
def test_it_obeys_the_laws(edition: Edition, seed: int) -> None:
    laws.check(edition, 2 + seed, seed)
    laws.never_stands_still(edition, 2 + seed, seed)


@every_edition
def test_its_declarations_are_complete(edition: Edition) -> None:
    laws.secrets_are_columns(edition)
    laws.kinds_are_unique(edition)


@pytest.mark.parametrize("seed", range(3))
def test_rotating_the_seats_changes_nothing(seed: int) -> None:
    edition = variants("brocante")["standard"]
    turn, compared = SeatRotation(edition, 3, 1 + seed % 2), 0
    for t in random_walks.walk_positions(edition, 3, seed, 60):
        compared += goes_the_same_turned(turn, t.copy(), seed, 20)
    assert compared > 100


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_it_has_a_sentence_for_everything(lang: str) -> None:
    edition = variants("brocante")["standard"]
    texts = Texts(edition, lang, ("Ada", "Luc", "Inès"), strict=True)
    for seed in range(8):
        rng, t = random.Random(seed), edition.deal(3)
        t.facts = []
        settle(t)
        while top := current_question(t):
            said_of(texts, top, t)
            answer(t, *(random_walks.random_row(t, 3, rng) or (TABLE, 0)))
        assert all([texts.describe_fact(fact, you) for fact in t.facts for you in range(TABLE, 3)])
    for which in ("about", "minutes", "booklet", "reminder", "measure"):
        assert texts.game_line(which)
    assert (
        texts.message("option-purse")
        and texts.message("option-purse-help")
        and texts.message("option-purse-value", n=1)
    )


def said_of(texts: Texts, question: Question[Any], t: Any) -> None:
    assert texts.describe_question(question, t, True) and texts.describe_question(question, t, False)
    for choice in question.choices(t):
        assert texts.describe_choice(question, t, choice)
