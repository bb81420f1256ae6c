"""Bots are repeatable and do not use information hidden from their seat."""

import inspect
import itertools
import random
import time
from collections import Counter

import pytest

from magnat.bots import (
    BOT_STYLES,
    BUILT_IN_BOTS,
    LEVELS,
    Determinizer,
    Observation,
    SearchBot,
    bot,
    bot_names,
    default_lineup,
    is_builtin_bot,
    steady,
)
from magnat.bots.search import MAX_CANDIDATES, MIN_CANDIDATES
from magnat.bots.steady import Steady, next_bid
from magnat.bots.value_net import ValueNet, load_value_net
from magnat.games import all_games, edition, simulation_edition, variants
from magnat.games.deal.edition import CARD
from magnat.games.star_wars.bidding import AuctionBid
from magnat.kernel import BadOption, Luck, Question, StreamLuck, answer, apply, settle
from magnat.kernel.secrets import backs_of, card_lists, known_of
from magnat.positions import Position
from magnat.record import kind_of, redeal, view_as_dict
from magnat.record.codec import frame_kinds
from magnat.texts import LANGUAGES, Texts
from magnat.texts.bundles import load_shared_bundle

ANSWERS = ["t", "question", "choices"]
every_game = pytest.mark.parametrize("game", all_games())


def positions(game, seats, seed, most, every):
    """Yield table and choices at every `every`-th decision of a game of steady bots with some random answers."""
    e = simulation_edition(variants(game)["standard"])
    t, luck, rng = e.deal(seats), StreamLuck(seed), random.Random(seed)
    steady = bot("steady", game)
    choices = settle(t, luck, True)
    for count in range(most):
        if not choices:
            return
        if count % every == 0:
            yield t, choices
        observation = observation_of(t, choices, count)
        wild = rng.random() < 0.2
        choices = apply(t, rng.choice(choices) if wild else steady.answer(observation), luck, True)


def question_of(t):
    return t.stack[-1]


def observation_of(t, choices, seed):
    question = question_of(t)
    return Observation(question.seat, question, choices, Determinizer(t, question.seat), Luck(seed))


def observation_of_aside(t, aside, seed):
    return Observation(aside.seat, aside, aside.choices(t), Determinizer(t, aside.seat), Luck(seed))


@every_game
@pytest.mark.parametrize(
    ("name", "every"), [("steady", 1), ("distracted", 1), ("random", 1), ("search", 12), *[(m, 5) for m in BOT_STYLES]]
)
def test_hidden_information_changes_no_answer(game, name, every):
    """With other hands and other piles the bot answers the same."""
    player = bot(name, game, simulations=6)
    replaced = 0
    for n, (t, choices) in enumerate(positions(game, 3, 5, 240, every)):
        seat = t.stack[-1].seat
        redealt = redeal(t, seat, Luck(99 + n))
        assert view_as_dict(redealt, seat) == view_as_dict(t, seat)
        replaced += any(getattr(redealt, column) != getattr(t, column) for column, _ in t.secret)
        assert player.answer(observation_of(redealt, choices, n)) == player.answer(observation_of(t, choices, n)), (
            t.stack[-1]
        )
    assert replaced or not t.secret


@every_game
def test_determinization_depends_only_on_the_seats_view(game):
    for n, (t, choices) in enumerate(positions(game, 3, 9, 120, 8)):
        seat = t.stack[-1].seat
        mine, other = (observation_of(each, choices, n).fixed for each in (t, redeal(t, seat, Luck(7 + n))))
        assert mine == other and view_as_dict(mine, seat) == view_as_dict(t, seat)


@pytest.mark.parametrize("game", ["deal", "empire", "star_wars", "millionaire"])
def test_hidden_cards_are_dealt_uniformly(game):
    """Each place is dealt each hidden card of its deck about equally often."""
    t = [t for t, _ in positions(game, 3, 2, 200, 1)][-1]
    counts: dict[tuple[str, int], Counter[int]] = {}
    for n in range(600):
        u = redeal(t, 1, Luck(n))
        for name, _ in t.secret:
            for i, place in enumerate(card_lists(getattr(u, name))):
                for card in place:
                    if not known_of(u)[card] & 2:
                        counts.setdefault((name, i), Counter())[card] += 1
    backs = backs_of(t)
    hidden = set().union(*counts.values())
    for counter in counts.values():
        decks = {backs[card] for card in counter} if backs else {0}
        assert set(counter) == {card for card in hidden if not backs or backs[card] in decks}
        for deck in decks:
            times = [counter[card] for card in counter if not backs or backs[card] == deck]
            even = sum(times) / len(times)
            assert all(abs(each - even) < 5 * even**0.5 + 1 for each in times)


@every_game
def test_search_is_deterministic_for_a_seed_and_number_of_simulations(game):
    for n, (t, choices) in enumerate(positions(game, 2, 3, 120, 12)):
        answers = {bot("search", game, simulations=8).answer(observation_of(t, choices, n)) for _ in range(2)}
        assert len(answers) == 1 and answers <= set(choices)


@every_game
@pytest.mark.parametrize("seats", ["least", "most"])
def test_steady_answers_legally_with_any_number_of_seats(game, seats):
    e = simulation_edition(variants(game)["standard"])
    steady = bot("steady", game)
    for t, choices in positions(game, getattr(e, seats), 8, 1500, 3):
        assert steady.answer(observation_of(t, choices, 0)) in choices


def test_a_bot_cannot_change_the_real_table():
    t, choices = next(iter(positions("electronic", 2, 1, 40, 20)))
    before = view_as_dict(t, 0)
    mine = observation_of(t, choices, 1).table
    mine.cash[0] += 1
    mine.stack.clear()
    assert view_as_dict(t, 0) == before


def test_levels_have_bots_and_words():
    assert list(LEVELS) == ["easy", "normal", "hard", "expert"]
    for name, level in LEVELS.items():
        assert level.bot in bot_names() and bot(name, "electronic").name == level.bot
        for lang in LANGUAGES:
            texts = Texts(variants("electronic")["standard"], lang, strict=True)
            assert texts.message(f"level-{name}") and texts.message(f"level-{name}-help")
            text, _ = load_shared_bundle(lang, "web").format(f"bot-{name}", {})
            assert text == texts.message(f"level-{name}"), "the client uses the same name"
    assert all(
        load_shared_bundle(lang, "web").has(f"bot-{name}")
        for name in bot_names()[: len(BUILT_IN_BOTS)]
        for lang in LANGUAGES
    )


@every_game
def test_levels_have_the_advertised_budget(game):
    hard, expert = bot("hard", game), bot("expert", game)
    assert isinstance(hard, SearchBot) and isinstance(expert, SearchBot)
    assert hard.simulations == steady(game).hard_simulations > 0
    assert (expert.seconds, expert.simulations) == (0.5, 0)


@pytest.mark.parametrize("game", ["electronic", "empire", "star_wars", "deal", "millionaire"])
def test_every_style_answers_some_questions_differently(game):
    """Each style answers differently from the steady player within a few games, and always legally."""
    plain, others = steady(game), {name: steady(game, name) for name in BOT_STYLES}
    differs = dict.fromkeys(BOT_STYLES, 0)
    for seed in range(20):
        if seed > 1 and all(differs.values()):
            break
        for t, choices in positions(game, 3, seed, 900, 1):
            question = question_of(t)
            default = plain.decide(t, question, choices)
            for name, mind in others.items():
                styled = mind.decide(t, question, choices)
                assert styled in choices
                differs[name] += styled != default
    assert all(differs.values()), differs


def test_the_default_lineup_mixes_equally_strong_bots():
    for game in all_games():
        kinds = default_lineup(game, 8)
        assert len(kinds) == 8 and kinds[0] == "normal" and {*kinds} == {"normal", *steady(game).lineup_styles}
        assert {*steady(game).lineup_styles} <= {*BOT_STYLES}


@pytest.mark.parametrize("game", ["electronic", "empire", "star_wars", "deal", "millionaire"])
def test_hidden_cards_change_neither_the_value_net_nor_search(game):
    """Also in games where search does not use the value net yet."""
    player, net = SearchBot(game, simulations=6), load_value_net(game)
    assert net is not None
    player.value_net = learned = ValueNet(net.features, net.weights)
    learned.trusted_from_seats = 0
    for n, (t, choices) in enumerate(positions(game, 3, 6, 200, 14)):
        sights = [observation_of(each, choices, n) for each in (t, redeal(t, question_of(t).seat, Luck(50 + n)))]
        assert learned.values(sights[0].fixed) == learned.values(sights[1].fixed)
        assert player.answer(sights[0]) == player.answer(sights[1])
        assert player.active_value_net is learned or len(sights[0].choices) == 1


def test_an_unknown_bot_is_refused_with_the_known_ones():
    with pytest.raises(BadOption) as why:
        bot("steddy", "electronic")
    assert "steady" in why.value.accepted and "hard" in why.value.accepted


def searching(name: str, game: str, simulations: int = 0) -> SearchBot:
    player = bot(name, game, 0.05, simulations)
    assert isinstance(player, SearchBot)
    return player


def test_search_accepts_a_number_of_simulations():
    assert searching("search:200", "deal").simulations == 200
    assert searching("search:200", "deal", 7).simulations == 200, "its own number counts"
    assert searching("search", "deal", 7).simulations == 7
    old, new = searching("search-1:30", "empire"), searching("search:30", "empire")
    assert (old.simulations, new.simulations) == (30, 30) and old.value_net is None and new.value_net is not None
    assert "search:200" not in bot_names(), "players of a server may not choose the thinking time"


@pytest.mark.parametrize("name", ["search:", "search:0", "search:-5", "search:1e3", "search:²", "search:1:2"])
@pytest.mark.parametrize("more", ["", "000000000"])
def test_an_invalid_number_of_simulations_is_refused(name, more):
    with pytest.raises(BadOption):
        bot(name + more, "deal")


@pytest.mark.parametrize("name", ["steady:5", "hard:5", "random:5", "fp-a:5", ":5"])
def test_bots_without_search_refuse_a_number_of_simulations(name):
    with pytest.raises(BadOption):
        bot(name, "electronic")
    assert not is_builtin_bot(name)


@every_game
def test_search_does_not_exceed_its_budget(game):
    for n, (t, choices) in enumerate(positions(game, 2, 4, 90, 18)):
        player = SearchBot(game, simulations=50)
        assert player.answer(observation_of(t, choices, n)) in choices
        assert player.simulated < 50 + MAX_CANDIDATES, "a started round is finished"


def test_search_plays_an_immediate_win_without_simulating():
    game = Position("deal", groups={0: "BRN | DBL | UTL1"}, hands={0: "UTL2 M1-1 M2-1 A-GO-1", 1: "M3-1 M3-2"})
    t = game.table
    choices = question_of(t).choices(t)
    player = SearchBot("deal", simulations=5_000)
    assert player.answer(observation_of(t, choices, 1)) == CARD + t.edition.names.index("UTL2")
    assert player.simulated <= 20 * len(choices)


def test_search_keeps_its_time_limit_with_many_choices(monkeypatch):
    """The clock advances a tick per reading: twenty ticks allow at most twenty rounds of a few answers."""
    looks = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(looks) / 1024)
    wide, out_of_time = 0, 0
    for n, (t, choices) in enumerate(positions("deal", 3, 6, 60, 12)):
        player, ticks_before = SearchBot("deal", seconds=20 / 1024), next(looks)
        assert player.answer(observation_of(t, choices, n)) in choices
        looked = next(looks) - ticks_before - 1
        assert looked <= 22, "one at the start, one before each round, one at the end"
        assert player.simulated <= 20 * MIN_CANDIDATES
        wide, out_of_time = wide + (len(choices) > MIN_CANDIDATES), out_of_time + (looked >= 21)
    assert wide and out_of_time


@pytest.mark.parametrize("name", ["steady", "search"])
def test_bots_interject_when_it_is_useful(name):
    e = variants("electronic")["standard"].with_(windows="clicks", rent_claim="manual")
    player, spoke, silent, rng = bot(name, "electronic", simulations=4), 0, 0, random.Random(3)
    t, luck = e.deal(2), StreamLuck(5)
    choices = settle(t, luck)
    for n in range(600):
        top = question_of(t)
        aside = top.aside(t, 1 - top.seat)
        if aside is not None:
            said = player.interject(observation_of_aside(t, aside, n))
            spoke, silent = spoke + (said is not None), silent + (said is None)
            assert said is None or said in aside.choices(t)
            if said is not None:
                choices = answer(t, aside.seat, said, luck)
                continue
        choices = apply(t, rng.choice(choices), luck)
        if not choices:
            break
    assert spoke and silent


def test_search_tries_one_of_two_equivalent_cards():
    game = Position("deal", hands={0: "A-GO-1 A-GO-2 M1-1 M1-2 M5-1"})
    question = question_of(game.table)
    choices = question.choices(game.table)
    looked_at = SearchBot("deal", simulations=500).candidates(game.table, question, choices, Luck(1))
    deck = game.table.edition
    cards = [deck.names[(choice - CARD) % deck.size] for choice in looked_at if choice >= CARD]
    assert sorted(cards) == ["A-GO-1", "A-GO-1", "M1-1", "M5-1"], "to be used or banked, and two sorts of money"


@every_game
def test_the_estimate_predicts_the_winner_better_than_chance(game):
    """The average estimate of the later winner half-way through games of two. Another deck gives other games."""
    e = simulation_edition(variants(game)["standard"])
    mind, estimates = steady(game), []
    for seed in range(60):
        t, luck, tables = e.deal(2), StreamLuck(seed), []
        choices = settle(t, luck, True)
        while choices:
            tables.append(mind.values(t))
            choices = apply(t, mind.decide(t, question_of(t), choices), luck, True)
        assert all(abs(sum(each) - 1) < 1e-9 for each in tables)
        if t.winners in (1, 2):
            estimates.append(tables[len(tables) // 2][t.winners - 1])
    assert sum(estimates) / len(estimates) > 0.5


def test_a_crowded_hand_is_banked_instead_of_cycled():
    """Five hands full of action cards once passed the same cards GO through the pile for ever."""
    keeps = "A-JOKER-1 A-TROC-1 A-TROC-2 A-TROC-3 A-DOUBLE-1 A-DOUBLE-2"
    game = Position("deal", hands={0: f"{keeps} A-GO-1 A-GO-2"}, banks={0: "M5-1"})
    t = game.table
    answer = bot("steady", "deal").answer(observation_of(t, question_of(t).choices(t), 1))
    way, card = divmod(answer - CARD, t.edition.size)
    assert way == 1 and not t.edition.names[card].startswith(("A-JOKER", "A-BANCO"))


@every_game
def test_question_handlers_are_recognised_by_name_and_parameters(game):
    """A helper named like a question would answer it, and a misspelt handler would never be called."""
    player, kinds = steady(game), set()
    for e in variants(game).values():
        e.deal(e.least)  # all its questions are known then
        kinds |= {kind_of(kind) for kind in frame_kinds(e) if issubclass(kind, Question)}
    assert set(player.method_aliases) <= kinds
    asked = {player.method_aliases.get(kind, kind) for kind in kinds}
    methods = {name for name, _ in inspect.getmembers(player, callable) if not name.startswith("_")}
    named = {name for name in methods if name in asked or name.removesuffix("_") in asked}
    taking = {name for name in methods if list(inspect.signature(getattr(player, name)).parameters) == ANSWERS}
    assert named == taking - {"decide"}
    assert not {name for name in vars(Steady) if name in kinds}


@pytest.mark.parametrize(
    ("high", "limit", "step", "bid"),
    [
        (0, 3000, 10, 1000),  # a third of the way
        (2000, 2200, 10, 2200),  # a tenth more than the last bid
        (2000, 2210, 10, 2200),
        (2000, 2190, 10, 2190),  # never above the limit
        (2040, 2400, 10, 2240),  # in steps of the game: a tenth is 204
        (10, 20, 10, 20),  # at least one step
        (5, 60, 1, 23),
    ],
)
def test_bids_rise_by_a_tenth_at_least(high: int, limit: int, step: int, bid: int) -> None:
    assert next_bid(high, limit, step) == bid


@pytest.mark.parametrize(
    ("theirs", "played"),
    [
        ("BRN1 BRN2", True),  # a whole group is broken
        ("LBL3", True),  # completes the bot’s own group
        ("RED1", False),  # it would only be another card
    ],
)
def test_a_swap_is_played_to_complete_or_break_a_group(theirs, played):
    mine = "LBL1 LBL2 | ORG1"
    game = Position("deal", groups={1: mine, 0: theirs}, hands={1: "A-TROC-1"}, banks={1: "M5-1"}, turn=1)
    t = game.table
    said = bot("steady", "deal").answer(observation_of(t, question_of(t).choices(t), 1))
    way, card = divmod(said - CARD, t.edition.size)
    assert (said >= CARD and way == 0 and t.edition.names[card] == "A-TROC-1") == played


def test_swaps_give_away_a_card_of_the_least_complete_group():
    game = Position("deal", groups={1: "LBL1 LBL2 | GRN1", 0: "LBL3"}, hands={1: "A-TROC-1"}, turn=1)
    t = game.table
    player, names = bot("steady", "deal"), []
    for _ in range(3):
        choices = question_of(t).choices(t)
        answer = player.answer(observation_of(t, choices, 1))
        names.append(t.edition.names[answer] if answer < t.edition.size else "")
        apply(t, answer)
    assert names[1:] == ["LBL3", "GRN1"]


def test_an_auction_of_star_wars_takes_few_calls():
    game = Position("star_wars", turn=1)
    t, mind = game.table, steady("star_wars")
    lot = t.edition.planets[-1]
    t.auction(lot, 1)
    calls, choices = 0, question_of(t).choices(t)
    while isinstance(question_of(t), AuctionBid):
        calls += 1
        choices = apply(t, mind.decide(t, question_of(t), choices))
    assert t.owner[lot] >= 0 and 2 <= calls <= 12


@every_game
def test_a_steady_rollout_stops_after_its_number_of_answers(game):
    player, e = steady(game), simulation_edition(edition(game))
    at_once, one_by_one = e.deal(3), e.deal(3)
    luck, same = Luck(7), Luck(7)
    choices, left = settle(one_by_one, luck, True), settle(at_once, same, True)
    assert player.rollout(at_once, left, same, 0) == left == choices
    for _ in range(3):
        choices = apply(one_by_one, player.decide(one_by_one, question_of(one_by_one), choices), luck, True)
    assert player.rollout(at_once, left, same, 3) == choices
    assert choices and view_as_dict(at_once, 1) == view_as_dict(one_by_one, 1)
    t = simulation_edition(edition(game), 6).deal(2)
    assert not player.rollout(t, settle(t, luck, True), luck, 100_000) and t.over
