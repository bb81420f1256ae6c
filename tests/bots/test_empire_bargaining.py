"""Bargaining in Empire with trades: offers, replies, and their limits."""

from typing import Any

import pytest

from magnat.bots import BOT_STYLES, Determinizer, Observation, OfferReply, bot
from magnat.bots.bargainer import MIN_GAIN
from magnat.bots.steady_bot import make_bargainer
from magnat.bots.value_net import load_value_net
from magnat.games.empire.adapters.bargaining import (
    ACCEPT,
    DECLINE,
    MAX_PAYMENTS,
    EmpireAppraisal,
    EmpireBargainer,
    possible_payments,
    possible_tiles,
)
from magnat.games.empire.deals import EXCHANGE, GIVE, TAKE, TRADE, WITHDRAW, AnswerTrade, TradeCash, TradeTiles
from magnat.games.empire.turn import AfterLanding, BeforeRoll
from magnat.kernel import Luck, answer, current_question
from magnat.kernel.secrets import redeal
from magnat.positions import Position

TOWERS = {0: "nerf puma", 1: "wilson billboard", 2: "razor"}


def table(towers: dict[int, str] = TOWERS, cash: int = 500) -> Any:
    """Return a table with trades at the end of the first seat's turn."""
    seats = max(3, len(towers))
    money = dict.fromkeys(range(seats), cash)
    game = Position("empire", options={"trades": True}, seats=seats, towers=towers, cash=money, turn=0)
    assert isinstance(game.table.stack[-1], BeforeRoll)
    game.table.stack[-1] = AfterLanding(0)
    return game.table


def bargainer_of(style: str = "") -> EmpireBargainer:
    bargainer = make_bargainer("empire", style)
    assert isinstance(bargainer, EmpireBargainer)
    return bargainer


def reply_to(t: Any, tiles: int, cash: int, style: str = "") -> OfferReply:
    """Return the reply of seat 1 to an offer of seat 0."""
    u = t.copy()
    u.push(AnswerTrade(1, 0, tiles, cash))
    reply = bargainer_of(style).weigh(u, u.stack[-1])
    assert reply is not None
    return reply


def gains_of(t: Any, tiles: int, cash: int) -> list[float]:
    return EmpireAppraisal(t, load_value_net("empire")).gains(0, 1, tiles, cash)


@pytest.mark.parametrize(("mine", "theirs"), [("nerf", "razor"), ("", "razor"), ("nerf", "")])
def test_tiles_are_given_taken_or_exchanged_where_there_are_some(mine, theirs):
    tiles = possible_tiles(table({0: mine, 1: theirs}), 0, 1)
    assert tiles == [*[GIVE] * bool(mine), *[TAKE] * bool(theirs), *[EXCHANGE] * bool(mine and theirs)]


@pytest.mark.parametrize("cash", [0, 50, 500, 1_600, 1_650, 9_950])
def test_few_payments_are_compared_the_highest_among_them(cash):
    t = table(cash=cash)
    payments, legal = possible_payments(t, 0, 1), TradeCash(0, 1, TAKE).choices(t)
    assert payments[-1] == legal[-1] == cash and len(payments) <= MAX_PAYMENTS + 1
    assert all(payment in legal for payment in payments)


def test_a_trade_is_carried_out_as_it_is_judged():
    t = table()
    after, net = t.copy(), load_value_net("empire")
    after.push(AnswerTrade(1, 0, EXCHANGE, 100))
    answer(after, 1, ACCEPT)
    assert after.cash == [400, 600, 500] and after.heights[0] == t.heights[0]
    assert net is not None
    for p, gain in enumerate(gains_of(t, GIVE, -100)[:3]):
        u = t.copy()
        u.move_money(1, 100, 0)
        u.hand_over(0, 1)
        assert gain == net.values(u)[p] - net.values(t)[p]
    assert sum(gains_of(t, TAKE, 0)[:1]) > 0 > sum(gains_of(t, GIVE, 0)[:1])


@pytest.mark.parametrize("tiles", [GIVE, TAKE, EXCHANGE])
@pytest.mark.parametrize("cash", [-500, -100, -50, 50, 100, 300, 500])
def test_offers_are_accepted_if_they_gain_and_do_not_help_the_other_more(tiles, cash):
    t = table()
    gains, rule = gains_of(t, tiles, cash), bargainer_of().values
    gift = tiles == GIVE and cash >= 0
    fair = gains[1] >= MIN_GAIN and gains[1] >= rule.min_share * gains[0]
    reply = reply_to(t, tiles, cash)
    assert reply.said == (ACCEPT if gift or fair else DECLINE)
    assert reply.reason == ("" if reply.said else "no_use" if tiles == GIVE else "too_little")


@pytest.mark.parametrize("style", ["", *BOT_STYLES])
def test_gifts_are_accepted(style):
    assert reply_to(table(), GIVE, 0, style).said == ACCEPT
    assert reply_to(table(), TAKE, 0, style).said == DECLINE


def test_no_tile_is_sold_to_a_player_who_would_win_with_it():
    t = table({0: "nerf " + "office " * 6 + "wilson", 1: "billboard puma", 2: "razor"})
    missing = t.edition.levels - t.heights[0]
    t.heights[0] += missing - 1
    gains = gains_of(t, TAKE, 500)
    assert gains[0] > 0 > max(gains[1:3]) and reply_to(t, TAKE, 500).said == DECLINE


def play_window(t: Any, name: str) -> list[tuple[int, int, int]]:
    """Let a bot act in the window of seat 0 while everybody declines; return its offers: seat, tiles, payment."""
    offers = []
    while True:
        question = current_question(t)
        assert question is not None
        if isinstance(question, AnswerTrade):
            offers.append((question.seat, question.tiles, question.cash))
            answer(t, question.seat, DECLINE)
            continue
        said = bot(name, "empire", simulations=4).answer(
            Observation(0, question, question.bot_choices(t), Determinizer(t, 0), Luck(1))
        )
        if isinstance(question, AfterLanding) and question.verbs[said] != "trade":
            return offers
        answer(t, 0, said)


@pytest.mark.parametrize("name", ["steady", "search", *BOT_STYLES])
def test_bots_propose_what_both_sides_gain_by_and_stop_at_their_limit(name):
    t = table({0: "virgin puma", 1: "wilson", 2: "billboard polaroid"})
    t.cash[:] = [1_250, 600, 1_250]
    offers = play_window(t.copy(), name)
    for other, tiles, cash in offers:
        gains = EmpireAppraisal(t, load_value_net("empire")).gains(0, other, tiles, cash)
        assert gains[0] > 0 and gains[other] >= MIN_GAIN
    assert len(offers) <= (BOT_STYLES[name].offers if name in BOT_STYLES else 2)
    assert offers or name in ("cautious", "greedy"), "they want more than half of the gain"
    assert bargainer_of().best_partner(table({0: "", 1: "", 2: ""}), 0) == -1


@pytest.mark.parametrize(("asked", "may"), [(0, True), (1, True), (2, False)])
def test_proposals_of_a_turn_are_limited(asked, may):
    t = table()
    t.proposals = sum(1 << TRADE + 1 + p for p in range(asked)) | 3
    assert bargainer_of().may_open(t) == may


def test_a_draft_that_is_not_worth_proposing_is_withdrawn():
    t = table({0: "", 1: "razor", 2: ""}, 0)
    bargainer, question = bargainer_of(), TradeTiles(0, 1)
    assert bargainer.best_offer(t, 0, 1) is None
    assert bargainer.answer(t, question, question.choices(t)) == WITHDRAW


def test_replies_and_offers_do_not_depend_on_hidden_cards():
    t = table()
    tables: list[Any] = [redeal(redeal(t, 0, Luck(n)), 0, None) for n in range(3)]
    bargainer = bargainer_of()
    assert len({str([bargainer.best_offer(u, 0, other) for other in (1, 2)]) for u in tables}) == 1


def test_there_are_no_trades_without_the_option():
    t = Position("empire", seats=3, towers=TOWERS, turn=0).table
    question = AfterLanding(0)
    assert not bargainer_of().is_concerned(question, question.choices(t))
