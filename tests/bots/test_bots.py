"""tests: bots are blind to what their seat may not know, and repeatable."""

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
from magnat.games.deal.edition import BANCO, CARD, JOKER
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
    """Every so many decisions of a game between steady bots with a random word now and then: table and choices."""
    e = simulation_edition(variants(game)["standard"])
    t, luck, dice = e.deal(seats), StreamLuck(seed), random.Random(seed)
    steady = bot("steady", game)
    choices = settle(t, luck, True)
    for count in range(most):
        if not choices:
            return
        if count % every == 0:
            yield t, choices
        sight = sight_of(t, choices, count)
        wild = dice.random() < 0.2
        choices = apply(t, dice.choice(choices) if wild else steady.answer(sight), luck, True)


def question_of(t):
    return t.stack[-1]


def sight_of(t, choices, seed):
    question = question_of(t)
    return Observation(question.seat, question, choices, Determinizer(t, question.seat), Luck(seed))


def sight_to(t, aside, seed):
    return Observation(aside.seat, aside, aside.choices(t), Determinizer(t, aside.seat), Luck(seed))


@every_game
@pytest.mark.parametrize(
    ("name", "every"), [("steady", 1), ("distracted", 1), ("random", 1), ("search", 12), *[(m, 5) for m in BOT_STYLES]]
)
def test_what_a_seat_may_not_know_changes_no_answer(game, name, every):
    """The hidden part of the table is replaced: other hands, other piles. The bot answers the same."""
    player = bot(name, game, simulations=6)
    replaced = 0
    for n, (t, choices) in enumerate(positions(game, 3, 5, 240, every)):
        seat = t.stack[-1].seat
        other = redeal(t, seat, Luck(99 + n))
        assert view_as_dict(other, seat) == view_as_dict(t, seat)
        replaced += any(getattr(other, column) != getattr(t, column) for column, _ in t.secret)
        assert player.answer(sight_of(other, choices, n)) == player.answer(sight_of(t, choices, n)), t.stack[-1]
    assert replaced or not t.secret


@every_game
def test_what_a_seat_knows_is_dealt_alike_from_every_table_it_could_sit_at(game):
    for n, (t, choices) in enumerate(positions(game, 3, 9, 120, 8)):
        seat = t.stack[-1].seat
        mine, other = (sight_of(each, choices, n).fixed for each in (t, redeal(t, seat, Luck(7 + n))))
        assert mine == other and view_as_dict(mine, seat) == view_as_dict(t, seat)


@pytest.mark.parametrize("game", ["deal", "empire", "star_wars", "millionaire"])
def test_every_card_may_lie_wherever_the_seat_cannot_look(game):
    """Each place is dealt each hidden card of its deck, about as often as any other."""
    t = [t for t, _ in positions(game, 3, 2, 200, 1)][-1]
    seen: dict[tuple[str, int], Counter[int]] = {}
    for n in range(600):
        u = redeal(t, 1, Luck(n))
        for name, _ in t.secret:
            for i, place in enumerate(card_lists(getattr(u, name))):
                for card in place:
                    if not known_of(u)[card] & 2:
                        seen.setdefault((name, i), Counter())[card] += 1
    backs = backs_of(t)
    hidden = set().union(*seen.values())
    for here in seen.values():
        decks = {backs[card] for card in here} if backs else {0}
        assert set(here) == {card for card in hidden if not backs or backs[card] in decks}
        for deck in decks:
            times = [here[card] for card in here if not backs or backs[card] == deck]
            even = sum(times) / len(times)
            assert all(abs(each - even) < 5 * even**0.5 + 1 for each in times)


@every_game
def test_search_repeats_itself_for_a_seed_and_a_number_of_simulations(game):
    for n, (t, choices) in enumerate(positions(game, 2, 3, 120, 12)):
        told = {bot("search", game, simulations=8).answer(sight_of(t, choices, n)) for _ in range(2)}
        assert len(told) == 1 and told <= set(choices)


@every_game
@pytest.mark.parametrize("seats", ["least", "most"])
def test_steady_answers_legally_from_the_least_table_to_the_largest(game, seats):
    e = simulation_edition(variants(game)["standard"])
    steady = bot("steady", game)
    for t, choices in positions(game, getattr(e, seats), 8, 1500, 3):
        assert steady.answer(sight_of(t, choices, 0)) in choices


def test_a_bot_may_spoil_its_tables_but_not_the_true_one():
    t, choices = next(iter(positions("electronic", 2, 1, 40, 20)))
    before = view_as_dict(t, 0)
    mine = sight_of(t, choices, 1).table
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
            words, _ = load_shared_bundle(lang, "web").format(f"bot-{name}", {})
            assert words == texts.message(f"level-{name}"), "the client calls it the same"
    assert all(
        load_shared_bundle(lang, "web").has(f"bot-{name}")
        for name in bot_names()[: len(BUILT_IN_BOTS)]
        for lang in LANGUAGES
    )


@every_game
def test_levels_have_the_budget_that_they_tell_of(game):
    hard, expert = bot("hard", game), bot("expert", game)
    assert isinstance(hard, SearchBot) and isinstance(expert, SearchBot)
    assert hard.simulations == steady(game).hard_simulations > 0
    assert (expert.seconds, expert.simulations) == (0.5, 0)


@pytest.mark.parametrize("game", ["electronic", "empire", "star_wars", "deal", "millionaire"])
def test_every_manner_answers_some_questions_otherwise(game):
    """Each of them answers something otherwise than the steady player within a few games, and always legally."""
    plain, others = steady(game), {name: steady(game, name) for name in BOT_STYLES}
    differs = dict.fromkeys(BOT_STYLES, 0)
    for seed in range(20):
        if seed > 1 and all(differs.values()):
            break
        for t, choices in positions(game, 3, seed, 900, 1):
            question = question_of(t)
            said = plain.decide(t, question, choices)
            for name, mind in others.items():
                other = mind.decide(t, question, choices)
                assert other in choices
                differs[name] += other != said
    assert all(differs.values()), differs


def test_a_table_of_bots_is_mixed_of_those_that_are_as_strong():
    for game in all_games():
        kinds = default_lineup(game, 8)
        assert len(kinds) == 8 and kinds[0] == "normal" and {*kinds} == {"normal", *steady(game).lineup_styles}
        assert {*steady(game).lineup_styles} <= {*BOT_STYLES}


@pytest.mark.parametrize("game", ["electronic", "empire", "star_wars", "deal", "millionaire"])
def test_hidden_cards_change_no_judgement_and_no_answer_by_it(game):
    """Also in games that search does not judge by what was learned yet."""
    player, known = SearchBot(game, simulations=6), load_value_net(game)
    assert known is not None
    player.value_net = learned = ValueNet(known.features, known.weights)
    learned.trusted_from_seats = 0
    for n, (t, choices) in enumerate(positions(game, 3, 6, 200, 14)):
        sights = [sight_of(each, choices, n) for each in (t, redeal(t, question_of(t).seat, Luck(50 + n)))]
        assert learned.values(sights[0].fixed) == learned.values(sights[1].fixed)
        assert player.answer(sights[0]) == player.answer(sights[1])
        assert player.active_value_net is learned or len(sights[0].choices) == 1


def test_an_unknown_bot_is_refused_with_those_that_are_known():
    with pytest.raises(BadOption) as why:
        bot("steddy", "electronic")
    assert "steady" in why.value.accepted and "hard" in why.value.accepted


def searching(name: str, game: str, simulations: int = 0) -> SearchBot:
    found = bot(name, game, 0.05, simulations)
    assert isinstance(found, SearchBot)
    return found


def test_a_bot_that_searches_may_be_asked_for_with_its_own_number_of_simulations():
    assert searching("search:200", "deal").simulations == 200
    assert searching("search:200", "deal", 7).simulations == 200, "its own number counts"
    assert searching("search", "deal", 7).simulations == 7
    old, new = searching("search-1:30", "empire"), searching("search:30", "empire")
    assert (old.simulations, new.simulations) == (30, 30) and old.value_net is None and new.value_net is not None
    assert "search:200" not in bot_names(), "who plays on a server may not choose how long it thinks"


@pytest.mark.parametrize("name", ["search:", "search:0", "search:-5", "search:1e3", "search:²", "search:1:2"])
@pytest.mark.parametrize("more", ["", "000000000"])
def test_no_other_number_is_one(name, more):
    with pytest.raises(BadOption):
        bot(name + more, "deal")


@pytest.mark.parametrize("name", ["steady:5", "hard:5", "random:5", "fp-a:5", ":5"])
def test_nobody_else_has_a_number(name):
    with pytest.raises(BadOption):
        bot(name, "electronic")
    assert not is_builtin_bot(name)


@every_game
def test_search_spends_its_budget_at_most(game):
    for n, (t, choices) in enumerate(positions(game, 2, 4, 90, 18)):
        player = SearchBot(game, simulations=50)
        assert player.answer(sight_of(t, choices, n)) in choices
        assert player.simulated < 50 + MAX_CANDIDATES, "a round that was begun is played to its end"


def test_search_does_not_ponder_what_wins_at_once():
    game = Position("deal", groups={0: "BRN | DBL | UTL1"}, hands={0: "UTL2 M1-1 M2-1 A-GO-1", 1: "M3-1 M3-2"})
    t = game.table
    choices = question_of(t).choices(t)
    player = SearchBot("deal", simulations=5_000)
    assert player.answer(sight_of(t, choices, 1)) == CARD + t.edition.names.index("UTL2")
    assert player.simulated <= 20 * len(choices)


def test_search_answers_within_its_seconds_also_where_the_choice_is_wide(monkeypatch):
    """On a clock that each look moves on by a tick: in twenty ticks, at most twenty rounds, each of a few answers."""
    looks = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(looks) / 1024)
    wide, out_of_time = 0, 0
    for n, (t, choices) in enumerate(positions("deal", 3, 6, 60, 12)):
        player, before = SearchBot("deal", seconds=20 / 1024), next(looks)
        assert player.answer(sight_of(t, choices, n)) in choices
        looked = next(looks) - before - 1
        assert looked <= 22, "one to begin with, one before each round, one at the end"
        assert player.simulated <= 20 * MIN_CANDIDATES
        wide, out_of_time = wide + (len(choices) > MIN_CANDIDATES), out_of_time + (looked >= 21)
    assert wide and out_of_time


@pytest.mark.parametrize("name", ["steady", "search"])
def test_it_speaks_unasked_where_there_is_something_to_say(name):
    e = variants("electronic")["standard"].with_(windows="clicks", rent_claim="manual")
    player, spoke, silent, dice = bot(name, "electronic", simulations=4), 0, 0, random.Random(3)
    t, luck = e.deal(2), StreamLuck(5)
    choices = settle(t, luck)
    for n in range(600):
        top = question_of(t)
        aside = top.aside(t, 1 - top.seat)
        if aside is not None:
            said = player.interject(sight_to(t, aside, n))
            spoke, silent = spoke + (said is not None), silent + (said is None)
            assert said is None or said in aside.choices(t)
            if said is not None:
                choices = answer(t, aside.seat, said, luck)
                continue
        choices = apply(t, dice.choice(choices), luck)
        if not choices:
            break
    assert spoke and silent


def test_search_looks_at_one_of_two_cards_that_do_the_same():
    game = Position("deal", hands={0: "A-GO-1 A-GO-2 M1-1 M1-2 M5-1"})
    question = question_of(game.table)
    choices = question.choices(game.table)
    looked_at = SearchBot("deal", simulations=500).candidates(game.table, question, choices, Luck(1))
    deck = game.table.edition
    cards = [deck.names[(choice - CARD) % deck.size] for choice in looked_at if choice >= CARD]
    assert sorted(cards) == ["A-GO-1", "A-GO-1", "M1-1", "M5-1"], "to be used or banked, and two sorts of money"


@every_game
def test_the_estimate_tells_who_will_win_better_than_a_guess(game):
    """Half-way through games of two, what the later winner is given, on average."""
    e = simulation_edition(variants(game)["standard"])
    mind, given = steady(game), []
    for seed in range(40):
        t, luck, seen = e.deal(2), StreamLuck(seed), []
        choices = settle(t, luck, True)
        while choices:
            seen.append(mind.values(t))
            choices = apply(t, mind.decide(t, question_of(t), choices), luck, True)
        assert all(abs(sum(each) - 1) < 1e-9 for each in seen)
        if t.winners in (1, 2):
            given.append(seen[len(seen) // 2][t.winners - 1])
    assert sum(given) / len(given) > 0.53


def test_a_crowded_hand_goes_to_the_bank_and_not_round_in_circles():
    """Five hands full of action cards for later once passed the same cards GO through the pile for ever."""
    keeps = "A-JOKER-1 A-TROC-1 A-TROC-2 A-TROC-3 A-DOUBLE-1 A-DOUBLE-2"
    game = Position("deal", hands={0: f"{keeps} A-GO-1 A-GO-2"}, banks={0: "M5-1"})
    t = game.table
    said = bot("steady", "deal").answer(sight_of(t, question_of(t).choices(t), 1))
    way, card = divmod(said - CARD, t.edition.size)
    assert way == 1 and t.edition.kinds[card] not in (JOKER, BANCO)


@every_game
def test_what_answers_a_question_is_told_by_its_name_and_by_its_parameters(game):
    """A helper that happened to be called like a question would answer it; an answer misspelt would never be asked."""
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
        (10, 20, 10, 20),  # a step at least
        (5, 60, 1, 23),
    ],
)
def test_bids_rise_by_a_tenth_at_least(high: int, limit: int, step: int, bid: int) -> None:
    assert next_bid(high, limit, step) == bid


@pytest.mark.parametrize(
    ("theirs", "played"),
    [
        ("BRN1 BRN2", True),  # a whole group is broken
        ("LBL3", True),  # one's own becomes whole
        ("RED1", False),  # it would only be another card
    ],
)
def test_a_swap_is_played_for_what_makes_or_breaks_a_group(theirs, played):
    mine = "LBL1 LBL2 | ORG1"
    game = Position("deal", groups={1: mine, 0: theirs}, hands={1: "A-TROC-1"}, banks={1: "M5-1"}, turn=1)
    t = game.table
    said = bot("steady", "deal").answer(sight_of(t, question_of(t).choices(t), 1))
    way, card = divmod(said - CARD, t.edition.size)
    assert (said >= CARD and way == 0 and t.edition.names[card] == "A-TROC-1") == played


def test_what_is_swapped_away_is_of_a_group_that_has_hardly_begun():
    game = Position("deal", groups={1: "LBL1 LBL2 | GRN1", 0: "LBL3"}, hands={1: "A-TROC-1"}, turn=1)
    t = game.table
    player, names = bot("steady", "deal"), []
    for _ in range(3):
        choices = question_of(t).choices(t)
        said = player.answer(sight_of(t, choices, 1))
        names.append(t.edition.names[said] if said < t.edition.size else "")
        apply(t, said)
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
def test_a_steady_player_plays_on_for_so_many_answers_and_no_more(game):
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
