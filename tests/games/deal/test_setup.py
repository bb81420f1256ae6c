"""Players, the deck and the opening of Deal."""

import re
import tomllib
from collections import Counter
from typing import Any

import pytest

from magnat.games import edition, variants
from magnat.games.deal import EDITION
from magnat.games.deal.actions import ACTIONS, KINDS, MONEY
from magnat.games.deal.deck import read_deck
from magnat.games.deal.edition import ALWAYS, DECK_FILE, IF_USABLE, LAID
from magnat.games.deal.playing import Action
from magnat.kernel import BadBoard, BadOption, Luck, answer, settle
from magnat.positions import Position, card, kind
from magnat.record.view import view_as_dict

rule = pytest.mark.rule


def opened(seats: int, **options: Any) -> Any:
    """Return a dealt game at its first decision."""
    t = edition("deal", options=options).deal(seats)
    settle(t, Luck(3))
    return t


@rule("DEAL-PLAYERS-01")
def test_two_to_five_can_play():
    assert [len(EDITION.deal(seats).hands) for seats in (2, 3, 4, 5)] == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(BadOption):
            edition("deal").deal(seats)


@rule("DEAL-PLAYERS-02")
@pytest.mark.parametrize("rent", ["R-RED-YEL-1", "R-ANY-1"])
def test_with_two_players_both_kinds_of_rent_reach_the_only_opponent(rent):
    game = Position("deal", seats=2, groups={0: "RED1"}, hands={0: rent}, banks={1: "M2-1"})
    game.play(f"use {rent}", "RED1", *([1] if rent == "R-ANY-1" else []))
    assert game.banks == ["M2-1", ""]


@rule("DEAL-PLAYERS-02")
@pytest.mark.parametrize("seats", [2, 5])
def test_limits_are_the_same_for_any_number_of_players(seats):
    game = Position("deal", seats=seats, hands={0: "M1-1 M1-2 M1-3 M1-4"})
    game.play("bank M1-1", "bank M1-2", "bank M1-3")
    assert game.offered == ["end"]


@rule("DEAL-PLAYERS-03")
def test_there_is_one_pack_only():
    assert edition("deal").most == 5 and len(set(EDITION.names)) == EDITION.size


@rule("DEAL-SETUP-01")
def test_the_pack_has_106_cards_in_their_kinds_worth_252_and_no_reference_cards():
    e = EDITION
    kinds = Counter(KINDS[number] for number in e.kinds)
    actions = sum(kinds[does] for does in ("go", "banco", "duel", "troc", "jackpot", "birthday", "double", "house"))
    assert (kinds["property"], kinds["wild"], kinds["money"]) == (28, 11, 20)
    assert actions + kinds["hotel"] + kinds["joker"] == 34 and kinds["rent"] + kinds["rent_any"] == 13
    assert len(e.names) == 106 and sum(e.values) == 252


@rule("DEAL-SETUP-01")
def test_the_money_value_of_each_category():
    e = EDITION
    worth: Counter[str] = Counter()
    for number, value in zip(e.kinds, e.values, strict=True):
        worth[KINDS[number] if number <= MONEY else KINDS[number][:4]] += value
    assert (worth["property"], worth["wild"], worth["rent"], worth["money"]) == (67, 25, 19, 57)


@rule("DEAL-SETUP-02", "DEAL-SETUP-04")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_five_cards_each_and_the_rest_is_the_pile(seats):
    t = EDITION.deal(seats)
    choices = settle(t)
    while not t.turns:
        choices = answer(t, -1, choices[0])
    assert [len(hand) for hand in t.hands] == [5] * seats and len(t.bag) == EDITION.size - 5 * seats


@rule("DEAL-SETUP-03")
def test_a_hand_is_seen_by_its_owner_alone():
    t = opened(3)
    mine = view_as_dict(t, 0)["columns"]["hands"]
    assert mine[0] == t.hands[0] and mine[1] == [-1] * len(t.hands[1])


@rule("DEAL-SETUP-05")
def test_the_first_player_is_random_by_default():
    t = EDITION.deal(4)
    assert settle(t) == range(4)
    answer(t, -1, 2)
    assert t.hands[2] == [] and t.stack[-1].seat == 2  # dealt first
    settle(t, Luck(1))
    assert t.active == 2


@rule("DEAL-SETUP-05")
@pytest.mark.parametrize(("option", "asked"), [("host", "choose_first"), ("youngest", "name_youngest")])
def test_the_host_or_the_youngest_player_starts_with_the_option(option, asked):
    t = opened(3, first_player=option)
    assert (kind(t.stack[-1]), t.stack[-1].seat) == (asked, 0)
    answer(t, 0, 1, Luck(1))
    assert t.active == 1 and len(t.hands[1]) == 7


@rule("DEAL-SETUP-06")
def test_play_goes_clockwise():
    game = Position("deal", turn=2, pile="")
    game.play("end")
    assert game.asked == ("play", 0)


@rule("DEAL-SETUP-07")
def test_centre_banks_and_collections_start_empty():
    t = opened(5)
    assert t.centre == () and t.limbo == () and t.banks == [()] * 5 and t.groups == [()] * 5 and t.under == []


@rule("DEAL-SETUP-08")
def test_properties_may_be_given_while_the_bank_suffices():
    game = Position("deal", groups={1: "RED1"}, banks={1: "M10-1"}, hands={0: "A-JACKPOT-1"})
    game.play("use A-JACKPOT-1", 1)
    assert game.offered == ["M10-1"]
    game = Position("deal", groups={1: "DBL1 DBL2"}, banks={1: "M5-1"}, hands={0: "A-JACKPOT-1"})
    game.play("use A-JACKPOT-1", 1)
    assert game.offered == ["M5-1", "DBL1", "DBL2"]


@rule("DEAL-SETUP-09")
def test_every_question_names_its_rule():
    game = Position("deal", hands={0: "M1-1"})
    assert view_as_dict(game.table, 0)["ask"]["rule"] == "DEAL-PLAY-01"


def test_variants_list_their_options():
    result = variants("deal")
    assert result["standard"].differences() == {}
    assert result["cards"].differences() == {"multiwild_needs_anchor": True, "troc_spares_complete_groups": True}


def test_every_kind_of_card_implements_the_methods_it_needs():
    assert len(set(KINDS)) == len(KINDS)
    for action in ACTIONS:
        usable, begins = type(action).usable is not Action.usable, type(action).begin is not Action.begin
        assert usable == (action.how == IF_USABLE), action.name
        assert begins == (action.how in (LAID, ALWAYS, IF_USABLE)), action.name


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('colour = "brown"', 'colour = "mauve"', "property[BRN1].colour"),
        ('does = "go"', 'does = "dance"', "action[A-GO].does"),
        ('name = "W-ANY"', 'name = "BRN1"', "wild[W-ANY].name"),
        ('colours = ["red", "yellow"]', 'colours = ["red", "mauve"]', "wild[W-RED-YEL].colours"),
        ("value = 10", "value = -1", "money[M10].value"),
        ("value = 10\ncount = 1", 'value = 10\ncount = "one"', "money[M10].count"),
    ],
)
def test_a_faulty_pack_is_refused_with_its_line(tmp_path, old, new, key):
    text = DECK_FILE.read_text()
    faulty = tmp_path / "deck.toml"
    faulty.write_text(text.replace(old, new, 1))
    with pytest.raises(BadBoard) as refusal:
        read_deck(faulty, KINDS)
    kind, name, field = re.split(r"[\[\].]+", key)
    place = [each["name"] for each in tomllib.loads(text)[kind]].index(name)
    assert refusal.value.key.replace("...", str(place)) == f"{kind}[{place}].{field}"
    assert faulty.read_text().splitlines()[refusal.value.line - 1] == new.splitlines()[-1]


def test_chance_answers_with_cards():
    game = Position("deal", hands={0: "M1-1"}, begins=True)
    game.play(card("M5-1"), card("M5-2"))
    assert game.hands[0] == "M1-1 M5-1 M5-2"


@rule("DEAL-PROP-10", "DEAL-WIN-10")
@pytest.mark.parametrize(("option", "most"), [("rearrangements_per_interval", 1000), ("max_turns", 1_000_000)])
def test_numeric_options_have_a_maximum(option, most):
    assert edition("deal", options={option: most}).options[option] == most
    with pytest.raises(BadOption):
        edition("deal", options={option: most + 1})


@rule("DEAL-SETUP-01", "DEAL-SETUP-02", "DEAL-WIN-09", "DEAL-WIN-10")
@pytest.mark.parametrize("seats", [2, 5])
def test_all_counters_start_at_zero(seats):
    t: Any = edition("deal").deal(seats)
    counts = "winners active turns plays rearranged idle dry"
    assert {name: getattr(t, name) for name in counts.split()} == dict.fromkeys(counts.split(), 0)
    assert t.bag == list(range(t.edition.size)) and not any(t.known) and t.under == [] and t.centre == t.limbo == ()
    assert t.hands == [[] for _ in range(seats)] and t.banks == t.groups == [() for _ in range(seats)]
    game = Position.opening("deal", seats=seats).play(1)
    while game.asked == ("draw_card", -1):
        game.play(game.choices[0])
    assert game.asked == ("play", 1) and (game.idle, game.dry, game.turns, game.plays) == (0, 0, 1, 0)
    assert game.play("end").idle == 1 and game.dry == 0


@rule("DEAL-SETUP-05", "DEAL-DRAW-01")
def test_the_first_player_and_the_draws_use_separate_random_streams():
    game = Position.opening("deal", seats=4)
    assert game.question.stream() == 0 and game.play(2).question.stream() == 64


def test_action_and_money_cards_have_no_colour():
    e: Any = edition("deal")
    plain = [card for card, name in enumerate(e.names) if name.startswith(("A-", "M"))]
    assert len(plain) == sum([each.count for each in (*e.board.action, *e.board.money)])
    assert [(e.colour_bits[card], e.card_colours[card]) for card in plain] == [(0, ())] * len(plain)
