"""Bargaining: candidate trades, rules of acceptance, plans, replies, and what is learned from replies."""

from typing import Any

import pytest

from magnat.arena import Tournament, play_fixture
from magnat.bots import BOT_STYLES, Determinizer, Observation, bot, steady
from magnat.bots.acceptance import AcceptanceRule, Appraisal, PrintedPriceRule, ValueRule, least_payment
from magnat.bots.bargainer import MIN_GAIN
from magnat.bots.candidate_trades import (
    MAX_PAYMENTS,
    MAX_SETS,
    MAX_STEPS,
    candidate_items,
    candidate_payments,
    completing_sets,
    spare_deeds,
    steps_towards_groups,
)
from magnat.bots.property_bargainer import (
    PRIORS,
    SURPRISE,
    PropertyBargainer,
    next_word,
    still_owned,
    undo_trade,
    was_declined,
)
from magnat.bots.steady_bot import make_bargainer
from magnat.bots.trading import ACCEPT, COUNTER, REFUSE, Trader
from magnat.bots.value_net import load_value_net
from magnat.kernel import Luck, answer, apply, current_question
from magnat.kernel.secrets import redeal
from magnat.mechanics.property import JAIL_CARD, MAX_REMEMBERED_OFFERS, bits, offer_key, split_offer_key
from magnat.mechanics.trade import MONEY, Cash, Item, Reply, Send, With, cash_range
from magnat.positions import Position, dice

LIGHT_BLUE = "vaugirard courcelles"  # the last of the group: republique
ORANGE = "mozart saint_michel"  # the last of the group: pigalle


class UpFrom(AcceptanceRule):
    """Accepts from a payment on, and counts how often it is asked."""

    def __init__(self, least: int) -> None:
        self.least = least
        self.asked = 0

    def accepts(self, appraisal: Appraisal, p: int, proposer: int, items: int, cash: int) -> bool:
        self.asked += 1
        return cash >= self.least


def make_deeds(t: Any, words: str) -> int:
    return sum(1 << t.edition.names.index(word) for word in words.split())


def make_appraisal(t: Any) -> Appraisal:
    return Appraisal(t, load_value_net(t.edition.name))


def bargainer_of(game: str, style: str = "") -> PropertyBargainer:
    bargainer = make_bargainer(game, style)
    assert isinstance(bargainer, PropertyBargainer)
    return bargainer


def at_end_of_turn(game: Position) -> Any:
    """Return the table when its first player may propose."""
    game.play("throw", dice(1, 3))
    while not bargainer_of(game.table.edition.name).trader.may_propose(game.table.stack[-1]):
        apply(game.table, game.table.stack[-1].silence(game.table))
    return game.table


# payments


@pytest.mark.parametrize(
    ("least", "found"), [(-100, -50), (-50, -50), (-49, -40), (0, 0), (41, 50), (50, 50), (51, None)]
)
def test_the_least_accepted_payment_is_found_by_bisection(least, found):
    rule = UpFrom(least)
    assert least_payment(rule, Appraisal(None, None), 0, 1, 0, range(-50, 51, 10)) == found
    assert rule.asked <= 5


def test_no_payment_is_accepted_if_none_is_legal():
    assert least_payment(UpFrom(0), Appraisal(None, None), 0, 1, 0, range(5, 5)) is None


@pytest.mark.parametrize("cash", [310, 320, 15_000])
def test_few_payments_are_compared_the_highest_among_them(cash):
    game = Position("electronic", owns={0: LIGHT_BLUE, 1: "republique"}, cash={0: cash, 1: 320})
    t = game.table
    deeds = make_deeds(t, "republique")
    legal, some = cash_range(t, 0, 1, deeds, -1), candidate_payments(t, 0, 1, deeds)
    assert len(some) <= MAX_PAYMENTS and some[-1] == legal[-1] == cash
    assert all(payment in legal for payment in some)
    assert (some == legal) == (len(legal) <= MAX_PAYMENTS)


# candidates


def test_sets_that_complete_a_group_are_found_and_ranked_by_price():
    owns = {0: f"{LIGHT_BLUE} {ORANGE}", 1: "republique pigalle lyon"}
    t = Position("electronic", owns=owns).table
    theirs = t.tradable(1)
    assert completing_sets(t, 0, theirs) == [make_deeds(t, "pigalle"), make_deeds(t, "republique")]
    assert completing_sets(t, 0, theirs & ~make_deeds(t, "pigalle")) == [make_deeds(t, "republique")]
    assert completing_sets(t, 1, t.tradable(0)) == [make_deeds(t, ORANGE), make_deeds(t, LIGHT_BLUE)]
    assert completing_sets(t, 0, 0) == []


def test_no_more_than_the_most_expensive_sets_are_considered():
    owns = {
        0: "belleville vaugirard villette mozart matignon foch",
        1: "lecourbe courcelles republique neuilly paradis",
    }
    t = Position("electronic", owns=owns).table
    t.deeds[1] |= sum(whole for whole in t.e.group_bits) & ~t.deeds[0]
    assert len(completing_sets(t, 0, t.deeds[1])) == MAX_SETS


def test_stations_complete_no_group_that_can_be_built():
    t = Position("electronic", owns={0: "montparnasse lyon nord", 1: "saint_lazare"}).table
    assert completing_sets(t, 0, t.tradable(1)) == []
    assert steps_towards_groups(t, 0, t.tradable(1)) == [make_deeds(t, "saint_lazare")]


def test_single_deeds_lead_towards_a_group_of_which_the_player_owns_a_part():
    t = Position("electronic", owns={0: "vaugirard lyon", 1: "courcelles villette nord"}).table
    t.jail_cards[0] = 1
    assert steps_towards_groups(t, 0, t.tradable(1)) == [make_deeds(t, "nord"), make_deeds(t, "courcelles")]
    owns = {
        0: "vaugirard villette mozart matignon foch",
        1: "courcelles neuilly pigalle malesherbes champs_elysees paradis",
    }
    t = Position("electronic", owns=owns).table
    assert len(steps_towards_groups(t, 0, t.tradable(1))) == MAX_STEPS


def test_spare_deeds_stand_alone_and_complete_nothing():
    owns = {0: "vaugirard villette belleville lyon", 1: "lecourbe courcelles"}
    t = Position("electronic", owns=owns).table
    t.jail_cards[0] = 0
    assert spare_deeds(t, 0, 1, t.tradable(0)) == make_deeds(t, "vaugirard villette lyon")
    t.mortgaged |= make_deeds(t, "villette")
    assert spare_deeds(t, 0, 1, t.tradable(0)) == make_deeds(t, "vaugirard lyon")


def test_candidates_pair_groups_take_everything_and_never_lie_in_one_group():
    owns = {0: f"{LIGHT_BLUE} belleville", 1: "republique lecourbe lyon"}
    t = Position("electronic", owns=owns).table
    found = [set(names.split()) for names in ("republique", "belleville", "belleville republique")]
    found += [{"republique", "belleville"}, {"republique", "lecourbe", "lyon"}]
    names = t.edition.names
    candidates = [{names[space] for space in bits(items)} for items in candidate_items(t, 0, 1)]
    assert all(each in candidates for each in found), candidates
    assert {"belleville", "republique", "lecourbe", "lyon"} in candidates, "everything for the last deed of a group"
    assert {"vaugirard", "courcelles", "republique"} not in candidates, "both sides would give the same group"
    assert len(candidates) == len({frozenset(each) for each in candidates}) and set() not in candidates


# rules


@pytest.mark.parametrize(
    ("items", "cash", "left", "accepted"),
    [
        ("lyon", 2_000, 9_000, True),  # sells at the printed price
        ("lyon", 1_990, 9_000, False),
        ("lyon", 2_000, 142, True),  # keeps a seventh of the starting money
        ("lyon", 2_000, 141, False),
        ("nord", -2_000, 4_142, True),  # buys
        ("nord", -2_010, 4_142, False),
        ("nord", -2_000, 4_141, False),
        ("belleville", 9_000, 9_000, False),  # would give a group away
        ("republique", -5_000, 6_071, True),  # completes its own for any price, and keeps a fourteenth
        ("republique", -5_000, 6_070, False),
    ],
)
def test_printed_prices_decide_except_about_groups(items, cash, left, accepted):
    owns = {1: f"{LIGHT_BLUE} lyon belleville", 0: "republique nord lecourbe"}
    t = Position("electronic", owns=owns).table
    t.cash[1] = left
    assert PrintedPriceRule().accepts(Appraisal(t, None), 1, 0, make_deeds(t, items), cash) == accepted


def test_mortgaged_deeds_count_half_and_jail_cards_nothing():
    t = Position("electronic", owns={1: "lyon", 0: "nord"}).table
    t.mortgaged |= make_deeds(t, "lyon")
    t.jail_cards[0] = 1
    items = make_deeds(t, "lyon") | 1 << JAIL_CARD
    accepted = [PrintedPriceRule().accepts(Appraisal(t, None), 1, 0, items, cash) for cash in (1_000, 990)]
    assert accepted == [True, False]


@pytest.mark.parametrize(
    ("mine", "theirs", "agrees"),
    [(0.02, 0.0, True), (0.019, 0.0, False), (0.05, 0.1, True), (0.049, 0.1, False), (0.02, -0.5, True)],
)
def test_a_trade_needs_a_gain_and_a_share_of_the_others_gain(mine, theirs, agrees):
    assert ValueRule(0.02, 0.5).agrees(mine, theirs) == agrees


def test_values_are_those_of_the_net_after_the_trade():
    t = Position("electronic", owns={0: LIGHT_BLUE, 1: "republique"}).table
    net, deeds = load_value_net("electronic"), make_deeds(t, "republique")
    before = t.cash[:], t.deeds[:]
    gains = make_appraisal(t).gains(0, 1, deeds, 3_000)
    assert (t.cash, t.deeds) == before
    u = t.copy()
    u.give_deed(bits(deeds)[0], 0)
    u.move_money(0, 3_000, 1)
    assert net is not None
    assert gains == [after - old for after, old in zip(net.values(u), net.values(t), strict=True)]
    assert ValueRule(gains[1], -9.0).accepts(make_appraisal(t), 1, 0, deeds, 3_000)
    assert not ValueRule(gains[1] + 1e-9, -9.0).accepts(make_appraisal(t), 1, 0, deeds, 3_000)


# memory


def test_the_table_remembers_the_latest_answered_offers():
    owns = {0: LIGHT_BLUE, 1: "republique", 2: "lyon"}
    t = at_end_of_turn(Position("electronic", owns=owns, turn=0))
    deeds = make_deeds(t, "republique")
    for cash, said in ((10, REFUSE), (20, ACCEPT)):
        for word in (t.stack[-1].verbs.index("trade"), 1, *bits(deeds), MONEY, cash, 1):
            answer(t, 0, word)
        answer(t, 1, said)
    assert [split_offer_key(key) for key in t.declined] == [(0, 1, deeds, 10)]
    assert [split_offer_key(key) for key in t.accepted] == [(0, 1, deeds, 20)]
    t.new_window()
    assert len(t.declined) == 1, "longer than the refusals that forbid a repetition"
    for cash in range(MAX_REMEMBERED_OFFERS + 5):
        t.remember_offer(2, 1, deeds, -cash, False)
        t.remember_offer(2, 1, deeds, -cash, True)
    for keys in (t.declined, t.accepted):
        assert len(keys) == MAX_REMEMBERED_OFFERS
        assert split_offer_key(keys[-1]) == (2, 1, deeds, -MAX_REMEMBERED_OFFERS - 4)


@pytest.mark.parametrize("seat", [0, 5])
@pytest.mark.parametrize("cash", [-20_000, 0, 10])
def test_offer_keys_are_reversible(seat, cash):
    assert split_offer_key(offer_key(seat, 5 - seat, 1 << JAIL_CARD + 1 | 2, cash)) == (
        seat, 5 - seat, 1 << JAIL_CARD + 1 | 2, cash,
    )  # fmt: skip


@pytest.mark.parametrize(("p", "cash", "declined"), [(0, 500, True), (0, 490, True), (0, 510, False), (2, 500, False)])
def test_an_offer_that_is_no_better_than_a_refused_one_counts_as_refused(p, cash, declined):
    t = Position("electronic", owns={0: LIGHT_BLUE, 1: "republique lyon"}).table
    deeds = make_deeds(t, "republique")
    t.remember_offer(0, 1, deeds, 500, False)
    assert was_declined(t, p, 1, deeds, cash) == declined
    assert not was_declined(t, 0, 2, deeds, cash)
    assert not was_declined(t, 0, 1, make_deeds(t, "lyon"), cash)


def test_replies_about_items_that_changed_hands_are_not_compared():
    t = Position("electronic", owns={0: LIGHT_BLUE, 1: "republique", 2: "lyon"}).table
    assert still_owned(t, 0, 1, make_deeds(t, "republique vaugirard"))
    assert not still_owned(t, 0, 1, make_deeds(t, "republique lyon"))
    t.ring = (1, 2)
    assert not still_owned(t, 0, 1, make_deeds(t, "republique"))


@pytest.mark.parametrize(("cash", "back"), [(700, 700), (900, 800), (-300, -300), (-500, -400)])
def test_an_accepted_trade_is_judged_as_it_was_before(cash, back):
    t = Position("electronic", owns={0: f"{LIGHT_BLUE} republique", 1: "lyon"}, cash={0: 400, 1: 800}).table
    deeds = make_deeds(t, "republique lyon")
    u = undo_trade(t, 0, 1, deeds, cash)
    assert u.deeds[1] == make_deeds(t, "republique") and u.deeds[0] == make_deeds(t, f"{LIGHT_BLUE} lyon")
    assert u.cash[:2] == [400 + back, 800 - back]
    assert t.deeds[1] == make_deeds(t, "lyon")


def test_a_reply_that_a_hypothesis_did_not_predict_reduces_its_weight():
    bargainer = bargainer_of("electronic")
    t = Position("electronic", owns={0: LIGHT_BLUE, 1: "republique lyon"}).table
    assert bargainer.weigh_hypotheses(make_appraisal(t), 1) == pytest.approx([*PRIORS])
    station = make_deeds(t, "lyon")
    ledger, printed, values, none = [
        rule.accepts(make_appraisal(t), 1, 0, station, 2_100) for rule in bargainer.hypotheses
    ]
    assert printed and not ledger and not none
    t.remember_offer(0, 1, station, 2_100, False)
    weights = bargainer.weigh_hypotheses(make_appraisal(t), 1)
    expected = [PRIORS[0], PRIORS[1] * SURPRISE, PRIORS[2] * (SURPRISE if values else 1.0), PRIORS[3]]
    assert weights == pytest.approx([weight / sum(expected) for weight in expected])
    assert bargainer.weigh_hypotheses(make_appraisal(t), 2) == pytest.approx([*PRIORS]), "another player"


def test_an_accepted_offer_speaks_against_the_rules_that_refuse_it():
    bargainer = bargainer_of("electronic")
    t = Position("electronic", owns={0: f"{LIGHT_BLUE} lyon", 1: "republique"}).table
    before = undo_trade(t, 0, 1, make_deeds(t, "lyon"), 2_100)
    t.remember_offer(0, 1, make_deeds(t, "lyon"), 2_100, True)
    agreed = [rule.accepts(make_appraisal(before), 1, 0, make_deeds(t, "lyon"), 2_100) for rule in bargainer.hypotheses]
    expected = [PRIORS[i] * (1.0 if each else SURPRISE) for i, each in enumerate(agreed)]
    assert agreed[1] and not agreed[0] and not agreed[3]
    weights = bargainer.weigh_hypotheses(make_appraisal(t), 1)
    assert weights == pytest.approx([weight / sum(expected) for weight in expected])


# plans


def negotiate(t: Any, p: int, name: str = "steady") -> list[tuple[int, int, int, int]]:
    """Let a bot answer in its window, with everybody refusing; return its offers: partner, items, payment, drafts."""
    player = bot(name, t.edition.name, simulations=4)
    offers = []
    for _ in range(100):
        question = current_question(t)
        assert question is not None
        if isinstance(question, Reply):
            offers.append((question.seat, question.items, question.cash, t.count_drafts(p)))
            answer(t, question.seat, REFUSE)
            continue
        if question.seat != p:
            return offers
        choices = question.bot_choices(t)
        said = player.answer(Observation(p, question, choices, Determinizer(t, p), Luck(1)))
        assert said in choices
        if question.window and not said:
            return offers
        answer(t, p, said)
    raise AssertionError(offers)


GOOD = {0: f"{LIGHT_BLUE} lecourbe", 1: "republique belleville", 2: "lyon nord", 3: "foch"}


def tradable_position() -> Any:
    return at_end_of_turn(Position("electronic", seats=4, owns=GOOD, turn=0))


def test_a_plan_gains_and_is_carried_out_word_by_word():
    t = tradable_position()
    bargainer = bargainer_of("electronic")
    plan = bargainer.plan(t, 0)
    assert plan is not None
    gains = make_appraisal(t).gains(0, *plan)
    assert gains[0] >= MIN_GAIN and plan[1] & t.deeds[plan[0]]
    assert negotiate(t, 0)[0][:3] == plan


@pytest.mark.parametrize(("style", "offers"), [("cautious", 1), ("steady", 2), ("friendly", 2), ("greedy", 3)])
def test_a_style_limits_the_offers_between_two_throws(style, offers):
    assert (BOT_STYLES[style].offers if style in BOT_STYLES else 2) == offers
    t = tradable_position()
    bargainer = bargainer_of("electronic", style if style in BOT_STYLES else "")
    for drafts in range(5):
        assert bargainer.may_open(t, 0) == (drafts < offers)
        t.count_draft(0)
    assert len(negotiate(tradable_position(), 0, style)) <= offers


@pytest.mark.parametrize("name", ["steady", "search", *BOT_STYLES])
def test_refused_offers_are_not_repeated_in_later_turns(name):
    t = tradable_position()
    made: list[tuple[int, int, int, int]] = []
    for _ in range(6):
        made += negotiate(t, 0, name)
        t.new_window()
    terms = [each[:3] for each in made]
    assert len(terms) == len(set(terms))
    assert len(terms) <= 6, "it gives up after some refusals"


def test_the_plan_is_remembered_only_for_the_same_position():
    t = tradable_position()
    bargainer = bargainer_of("electronic")
    plan = bargainer.plan(t, 0)
    assert plan is not None and bargainer.plan(t.copy(), 0) == plan
    t.cash[0] = 0
    t.deeds[0] = t.deeds[1] = 0
    t.owner[:] = [-1] * len(t.owner)
    assert bargainer.plan(t, 0) is None


def test_the_words_of_a_plan_follow_the_draft():
    plan = (2, 0b1010, 50)
    assert next_word(plan, With(0)) == 2
    assert [next_word(plan, Item(0, 2, items, -1, 0)) for items in (0, 0b10, 0b1010)] == [1, 3, MONEY]
    assert next_word(plan, Item(0, 1, 0, -1, 0)) is None and next_word(plan, Item(0, 2, 0b100, -1, 0)) is None
    assert next_word(plan, Cash(0, 2, 0b1010, -1, 0)) == 50 and next_word(plan, Cash(0, 2, 0b10, -1, 0)) is None
    assert [next_word(plan, Send(0, 2, 0b1010, -1, 0, cash)) for cash in (50, 60)] == [1, None]
    assert next_word(plan, Send(0, 2, 0b10, -1, 0, 50)) is None


def test_a_draft_that_does_not_fit_the_plan_is_withdrawn():
    t = tradable_position()
    player, deed = bot("steady", "electronic"), t.edition.names.index("foch")
    for word in (t.stack[-1].verbs.index("trade"), 3, deed):
        answer(t, 0, word)
    question = t.stack[-1]
    said = player.answer(Observation(0, question, question.bot_choices(t), Determinizer(t, 0), Luck(1)))
    assert said == question.withdrawal


# replies


def reply_to(game: Position | Any, proposer: int, other: int, items: str, cash: int, style: str = "") -> Any:
    t = game.copy() if not isinstance(game, Position) else game.table.copy()
    t.push(Reply(other, proposer, make_deeds(t, items), -1, 0, cash))
    return bargainer_of(t.edition.name, style).weigh(t, t.stack[-1])


@pytest.mark.parametrize("style", ["", *BOT_STYLES])
@pytest.mark.parametrize("game", ["electronic", "millionaire"])
def test_gifts_are_accepted_and_demands_refused(game, style):
    name = {"electronic": "lyon", "millionaire": "castle_view"}[game]
    t = Position(game, owns={0: name}, seats=3).table
    assert reply_to(t, 0, 1, name, 0, style).said == ACCEPT
    refused = reply_to(t, 1, 0, name, 0, style)
    assert (refused.said, refused.reason) in ((REFUSE, "too_little"), (REFUSE, "needs_it"))


def test_no_trade_helps_a_player_who_has_reached_the_goal():
    game = Position("millionaire", owns={0: "castle_view"}, seats=3)
    t, trader = game.table, steady("millionaire")
    assert isinstance(trader, Trader)
    for cash, never in ((t.edition.target - 1, False), (t.edition.target, True)):
        t.cash[0] = cash
        assert trader.would_win(t, 0, 0) == never
        reply = reply_to(t, 0, 1, "castle_view", 0)
        assert (reply.said, reply.reason) == ((REFUSE, "would_win") if never else (ACCEPT, ""))
    assert not any(plan and plan[0] == 0 for plan in [bargainer_of("millionaire").find_plan(t, 1)])


def test_a_payment_that_makes_the_other_win_is_refused():
    game = Position("millionaire", owns={0: "castle_view"}, seats=3)
    t = game.table
    t.cash[0], t.cash[1] = t.edition.target - 5, 50
    trader = steady("millionaire")
    assert isinstance(trader, Trader)
    assert [trader.would_win(t, 0, money) for money in (4, 5, -5)] == [False, True, False]
    assert reply_to(t, 0, 1, "castle_view", -5).said == REFUSE


@pytest.mark.parametrize("style", ["", *BOT_STYLES])
def test_a_bot_stands_by_its_counter_offer_and_asks_no_more_than_necessary(style):
    t = tradable_position()
    reply = reply_to(t, 0, 1, "republique", 100, style)
    assert reply.said == REFUSE and reply.reason == "completes_group" and reply.counter[0] == COUNTER
    cash = -reply.counter[-2]
    assert cash > 100
    assert reply_to(t, 0, 1, "republique", cash, style).said == ACCEPT
    assert reply_to(t, 0, 1, "republique", cash - t.e.step, style).said == REFUSE


@pytest.mark.parametrize("cash", range(500, 6_001, 500))
def test_an_accepted_offer_never_helps_the_proposer_much_more(cash):
    t = tradable_position()
    bargainer = bargainer_of("electronic")
    gains = make_appraisal(t).gains(0, 1, make_deeds(t, "republique"), cash)
    accepted = reply_to(t, 0, 1, "republique", cash).said == ACCEPT
    assert accepted == (gains[1] >= MIN_GAIN and gains[1] >= bargainer.values.min_share * gains[0])


def test_two_players_who_judge_by_value_never_agree_at_a_table_of_two():
    t = at_end_of_turn(Position("electronic", owns={0: LIGHT_BLUE, 1: "republique"}, seats=2, turn=0))
    bargainer = bargainer_of("electronic")
    assert not bargainer.has_surplus(make_appraisal(t), 0, 1, make_deeds(t, "republique"), range(0, 100, 10))
    for cash in range(0, 15_000, 500):
        gains = make_appraisal(t).gains(0, 1, make_deeds(t, "republique"), cash)
        assert gains[0] == pytest.approx(-gains[1])
        assert (reply_to(t, 0, 1, "republique", cash).said == ACCEPT) == (gains[1] >= MIN_GAIN)


def test_plans_and_replies_do_not_depend_on_hidden_cards():
    owns = {0: "castle_view", 1: "", 2: ""}
    game = Position("millionaire", owns=owns, seats=3, hands={1: "sly_deal", 2: "lawsuit"}, turn=0)
    bargainer, t = bargainer_of("millionaire"), game.table
    tables = [redeal(t, 0, Luck(n)) for n in range(3)]
    assert len({str(bargainer.plan_key(u, 0)) for u in tables}) == 1
    assert len({str(reply_to(u, 1, 0, "castle_view", 100)) for u in tables}) == 1


# games


@pytest.mark.parametrize("game", ["electronic", "millionaire"])
def test_the_same_seed_gives_the_same_game(game):
    tournament = Tournament(game, "standard", (), ("steady", "greedy"), 3, 1, 4)
    results = [play_fixture(tournament, 0) for _ in range(2)]
    assert results[0].decisions == results[1].decisions and results[0].scores == results[1].scores
    assert not any(results[0].fallbacks)


@pytest.mark.parametrize(
    ("name", "bargains"), [("search", True), ("search-1", False), ("steady", True), ("greedy", True), ("easy", False)]
)
def test_only_bots_with_the_value_net_bargain(name, bargains):
    """A bot that does not bargain trades by the rules of the steady player."""
    t = tradable_position()
    player = bot(name, "electronic", simulations=4)
    t.push(Reply(1, 0, make_deeds(t, "lyon"), -1, 0, 2_100))
    t.give_deed(t.edition.names.index("lyon"), 1)
    question = t.stack[-1]
    ledger = steady("electronic").weigh(t, question).said
    value = bargainer_of("electronic", name if name in BOT_STYLES else "").weigh(t, question)
    assert value is not None
    said = player.weigh(Observation(1, question, question.choices(t), Determinizer(t, 1), Luck(1))).said
    assert said == (value.said if bargains else ledger)


def test_easy_does_not_bargain():
    assert bot("easy", "electronic").bargainer is None  # type: ignore[attr-defined]
    assert bot("normal", "electronic").bargainer is not None  # type: ignore[attr-defined]
    assert make_bargainer("deal") is None and make_bargainer("star_wars") is None
