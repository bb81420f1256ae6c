"""The companion's book."""

import csv
import io
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from magnat.bank.companion import Book, Opening, get_money, load_moneys, make_own_bank
from magnat.bank.companion.commands import (
    Agree,
    AnyCommand,
    Bankrupt,
    Build,
    Buy,
    Keep,
    Lift,
    Mortgage,
    Object,
    Pay,
    Quick,
    Rent,
    Trade,
    Undo,
)
from magnat.bank.companion.csv_export import export_csv
from magnat.bank.companion.deeds import Deed, DeedBook, load_game_deeds
from magnat.bank.companion.votes import MAX_OPEN_REQUESTS_PER_PHONE, missing_votes
from magnat.bank.ledger import BANK, BadLedger
from magnat.games import all_games, edition, variants
from magnat.kernel import BadOption
from magnat.languages import text_in
from magnat.mechanics.property import bits
from magnat.tables.companion_types import make_standing
from magnat.testing import random_walks
from tests.bank.carry import do

rule = pytest.mark.rule
NAMES = ("Anne", "Luc", "Zoé")


class Sitting:
    """A book and commands with their own ids. One phone does everything unless `phones` assigns players."""

    def __init__(self, game: str = "electronic", deeds: bool = True, phones=(), **more) -> None:
        self.book = Book(Opening(game, NAMES, deeds, **more))
        self.book.phone_by_player = dict(phones)

    def do(self, kind, **what):
        what.setdefault("id", f"c{len(self.book.ledger)}")
        return do(self.book, kind(**what), at=len(self.book.ledger))

    def own(self, player: int, *deeds: str) -> None:
        for deed in deeds:
            assert not self.do(Buy, by=player, deed=deed, player=player).refused

    @property
    def balances(self) -> list[int]:
        return [self.book.balance(player) for player in self.book.players]

    def missing(self, n: int) -> list[int]:
        return missing_votes(self.book, n)


EACH = {1: "a", 2: "b", 3: "c"}  # every player has a phone


@pytest.fixture
def table() -> Sitting:
    return Sitting()


@pytest.fixture
def phones() -> Sitting:
    return Sitting(phones=EACH)


# Money


def test_money_moves_between_players_and_the_bank(table):
    table.do(Pay, payer=1, receiver=2, amount=1_100, about="a favour")
    table.do(Pay, payer=BANK, receiver=3, amount=10)
    assert table.balances == [13_900, 16_100, 15_010] and sum(table.book.ledger.balances.values()) == 0


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"payer": 1, "receiver": 1, "amount": 10}, "same_account"),
        ({"payer": 1, "receiver": 4, "amount": 10}, "no_such_account"),
        ({"payer": 1, "receiver": 2, "amount": 0}, "no_amount"),
        ({"payer": 1, "receiver": 2, "amount": -1}, "no_amount"),
        ({"payer": 1, "receiver": 2, "amount": 15}, "not_a_multiple"),
        ({"payer": 1, "receiver": 2, "amount": 15_010}, "too_poor"),
        ({"payer": 1, "receiver": 2, "amount": 10, "by": 9}, "not_a_player"),
    ],
)
def test_a_refused_payment_moves_nothing_and_says_why(table, wrong, why):
    assert table.do(Pay, **wrong).refused == why and table.balances == [15_000] * 3


def test_a_command_sent_again_acts_once(table):
    first = table.do(Pay, id="x", payer=1, receiver=2, amount=500)
    assert table.do(Pay, id="x", payer=1, receiver=2, amount=500) is first
    assert table.balances == [14_500, 15_500, 15_000]


def test_a_refusal_sent_again_is_still_a_refusal(table):
    """The phone was told no: the same command must not act after money has come in."""
    assert table.do(Pay, id="x", payer=1, receiver=2, amount=16_000).refused == "too_poor"
    table.do(Quick, action="go", player=1)
    assert table.do(Pay, id="x", payer=1, receiver=2, amount=16_000).refused == "too_poor"
    assert table.balances == [17_000, 15_000, 15_000]


@rule("ELEC-SETUP-02")
def test_a_bankrupt_banker_keeps_the_bank():
    table = Sitting(banker=1, phones={1: "a", 2: "b", 3: "c"})
    table.own(1, "lyon")
    assert not table.do(Bankrupt, by=1, player=1, creditor=2).refused
    assert table.do(Pay, by=2, payer=BANK, receiver=2, amount=100).refused == "banker_pays"
    assert not table.do(Pay, by=1, payer=BANK, receiver=2, amount=100).refused
    assert not table.do(Pay, by=1, payer=2, receiver=3, amount=100).refused
    assert not table.do(Buy, by=1, deed="belleville", player=3, amount=10).refused, "an auction"
    assert table.do(Pay, by=1, payer=1, receiver=3, amount=10).refused == "no_such_account"
    assert table.do(Agree, by=1, entry=table.do(Undo, by=2, entry=3).n).refused
    without = Sitting()
    without.do(Bankrupt, by=1, player=1, creditor=2)
    assert without.do(Pay, by=1, payer=BANK, receiver=2, amount=100).refused == "not_a_player"


def test_only_the_banker_moves_other_players_money():
    table = Sitting(banker=1)
    table.own(2, "lyon")
    assert table.do(Pay, by=2, payer=3, receiver=2, amount=10).refused == "not_yours"
    assert table.do(Trade, by=3, one=2, other=3, gives=("lyon",)).refused == "not_yours"
    assert table.do(Mortgage, by=3, deed="lyon").refused == "not_yours"
    assert not table.do(Pay, by=2, payer=2, receiver=3, amount=10).refused
    assert not table.do(Quick, by=2, action="go", player=2).refused
    assert not table.do(Pay, by=1, payer=3, receiver=2, amount=10).refused


@rule("ELEC-SETUP-03", "ELEC-EDGE-62")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_five_people_or_fewer_the_banker_plays(players):
    opening = Opening("electronic", tuple("abcdef"[:players]), banker=-1)
    with pytest.raises(BadOption) as why:
        Book(opening)
    assert (why.value.name, why.value.accepted) == ("banker", f"0..{players}")
    entries = Book(msgspec.structs.replace(opening, banker=0)).ledger.entries
    assert Book(opening, entries).is_banker(0)  # a book opened before this rule existed is still readable


@rule("ELEC-SETUP-03", "ELEC-EDGE-62")
@pytest.mark.parametrize("players", [5, 6])
def test_with_more_than_five_people_the_banker_may_stay_out(players):
    book = Book(Opening("electronic", tuple("abcdef"[:players]), banker=-1))
    assert len(book.players) == players and book.balance(players) == 15_000 and book.balance(0) == -15_000 * players


@rule("ELEC-SETUP-03")
def test_a_seventh_person_may_be_banker_only():
    book = Book(Opening("electronic", tuple("abcdef"), banker=-1))
    assert not do(book, Pay(id="a", payer=1, receiver=2, amount=10)).refused
    assert do(book, Pay(id="b", by=3, payer=1, receiver=3, amount=10)).refused == "not_yours"
    assert not do(book, Pay(id="c", by=3, payer=3, receiver=1, amount=10)).refused


# The five games


@pytest.mark.parametrize(
    ("game", "start", "units"),
    [("electronic", 15_000, [("M", 1_000), ("K", 1)]), ("empire", 1_000, [("k", 1)]), ("star_wars", 1_500, [("", 1)]),
     ("millionaire", 372, [("M", 1_000), ("k", 1)]), ("deal", 0, [("M", 1)])],
)  # fmt: skip
def test_each_game_has_its_own_money(game, start, units):
    assert Sitting(game, deeds=False).balances == [start] * 3
    assert get_money(game).units == units


def test_a_book_needs_a_game_with_players_and_sides():
    for wrong in (
        Opening("monopoly", NAMES),
        Opening("electronic", ("Anne",)),
        Opening("empire", tuple("abcde")),
        Opening("electronic", ("Anne", "anne")),
        Opening("electronic", NAMES, banker=4),
        Opening("electronic", NAMES, banker=-2),
        Opening("deal", NAMES, deeds=True),
        Opening("empire", NAMES, quick=True),
        Opening("star_wars", NAMES, sides=(0, 1)),
    ):
        with pytest.raises(BadOption):
            Book(wrong)


@pytest.mark.parametrize("game", all_games())
def test_the_book_and_the_board_agree_on_money(game):
    board = edition(game).board
    printed = board.money if isinstance(board.money, dict) else {}  # Deal's money is cards
    money = get_money(game)
    for key, value in (("start", money.start), ("step", money.step)):
        assert printed.get(key, value) == value
    go, fine = money.find_quick("go"), money.find_quick("fine")
    assert "salary" not in printed or (go and printed["salary"] in go.amounts)
    assert "fine" not in printed or (fine and printed["fine"] in fine.amounts)
    taxes = {space.name: space.amount for space in getattr(board, "space", []) if getattr(space, "amount", 0)}
    assert all([amount] in [quick.amounts for quick in money.quick] for amount in taxes.values())


@pytest.mark.parametrize("game", [game for game in all_games() if load_game_deeds(game)])
def test_the_printed_board_as_an_edition_changes_nothing(game):
    money = get_money(game)
    own = make_own_bank(money, msgspec.to_builtins(edition(game).board), {})
    assert own.apply_to(money) == money
    assert {deed.name: deed for deed in own.deeds} == (load_game_deeds(game) if money.deeds else {})


def test_a_custom_edition_has_its_own_deeds_and_amounts():
    board = msgspec.to_builtins(edition("electronic").board)
    board["money"].update(start=20_000, salary=2_500, fine=700)
    named = {space["name"]: space for space in board["space"]}
    named["belleville"].update(fr="Rue Mercière", price=700, rents=[30, 110, 310, 910, 1610, 2510])
    named["luxury_tax"]["amount"] = 1_200
    book = Book(
        Opening("electronic", NAMES, deeds=True, own=make_own_bank(get_money("electronic"), board, {"fr": "Lyon"}))
    )
    assert [book.balance(player) for player in book.players] == [20_000] * 3
    do(book, Buy(id="a", by=2, deed="belleville", player=2))
    assert book.balance(2) == 19_300
    assert do(book, Rent(id="b", by=3, deed="belleville", visitor=3)).lines == ((3, -30), (2, 30))
    assert do(book, Mortgage(id="c", by=2, deed="belleville")).lines == ((BANK, -350), (2, 350))
    for n, (action, player, change) in enumerate((("go", 1, 2_500), ("fine", 3, -700), ("luxury_tax", 1, -1_200))):
        before = book.balance(player)
        do(book, Quick(id=f"q{n}", by=player, action=action, player=player))
        assert book.balance(player) == before + change, action
    loaded = Book.load(book.save())
    assert loaded.deeds.held == book.deeds.held and text_in(loaded.load_deeds()["belleville"], "fr") == "Rue Mercière"
    assert get_money("electronic").start == 15_000 and load_game_deeds("electronic")["belleville"].price == 600


def test_the_evolution_of_a_custom_edition_is_deducted_from_its_salaries():
    board = msgspec.to_builtins(edition("millionaire").board)
    money = get_money("millionaire")
    assert make_own_bank(money, board, {}).quick["evolve"] == [100, 150]
    board["money"].update(salary=180, salary_3=240, evolution=70)
    assert make_own_bank(money, board, {}).quick["evolve"] == [110, 170]
    book = Book(Opening("millionaire", NAMES, own=make_own_bank(money, board, {})))
    assert do(book, Quick(id="e", by=1, action="evolve", player=1, amount=170)).lines == ((BANK, -170), (1, 170))
    assert do(book, Quick(id="f", by=1, action="evolve", player=1, amount=150)).refused == "unusual_amount"


@rule("MIL-WIN-01", "MIL-WIN-03", "MIL-VAR-02")
@pytest.mark.parametrize(("variant", "target"), [("standard", 1_000), ("two_millions", 2_000)])
def test_the_first_player_with_the_target_wins(variant, target):
    e: Any = edition("millionaire", variant)
    own = make_own_bank(get_money("millionaire"), msgspec.to_builtins(e.board), {}, e.target)
    book = Book(Opening("millionaire", NAMES, own=own, banker=1))
    start = book.balance(1)
    do(book, Pay(id="a", by=1, payer=BANK, receiver=2, amount=target - start - 1))
    assert book.winner == 0 and make_standing(book).winner == 0
    do(book, Pay(id="b", by=1, payer=1, receiver=2, amount=1))
    do(book, Pay(id="c", by=1, payer=BANK, receiver=3, amount=target))
    assert book.winner == 2 == make_standing(book).winner == Book.load(book.save()).winner
    for entry, id in ((2, "d"), (3, "e")):
        do(book, Undo(id=f"{id}1", by=1, entry=entry))
        do(book, Agree(id=f"{id}2", by=3, entry=entry))
    assert book.balance(2) == target - 1 and book.winner == 0, "the transfers were undone"


def test_games_without_a_target_have_no_winner():
    table = Sitting("electronic")
    table.do(Pay, payer=BANK, receiver=1, amount=1_000_000)
    assert table.book.winner == 0


@pytest.mark.parametrize("game", load_moneys())
def test_every_button_works(game):
    for quick in get_money(game).quick:
        for amount in quick.amounts:
            table = Sitting(game, deeds=False)
            for player in table.book.players:
                table.do(Pay, payer=BANK, receiver=player, amount=1_000)
            before = table.balances
            entry = table.do(Quick, action=quick.name, player=2, amount=amount)
            change = [now - then for now, then in zip(table.balances, before, strict=True)]
            expected = {
                "receives": [0, amount, 0],
                "pays": [0, -amount, 0],
                "from_each": [-amount, 2 * amount, -amount],
                "to_each": [amount, -2 * amount, amount],
            }
            assert not entry.refused and change == expected[quick.way]


def test_an_unusual_amount_needs_confirmation(table):
    request = table.do(Quick, action="go", player=1, amount=4_000)
    assert (request.refused, request.expected) == ("unusual_amount", 2_000) and table.balances[0] == 15_000
    assert table.do(Quick, action="go", player=1, amount=4_000, sure=True).sure and table.balances[0] == 19_000
    assert table.do(Quick, action="card_in", player=1).refused == "no_amount"
    assert table.do(Quick, action="jackpot", player=1).refused == "no_such_action"


# Deeds and rents


def test_buying_at_the_price_or_at_a_bid(table):
    table.do(Buy, deed="paix", player=1)
    table.do(Buy, deed="lyon", player=2, amount=10)
    assert table.balances == [11_000, 14_990, 15_000]
    assert table.do(Buy, deed="paix", player=2).refused == "has_an_owner"
    assert table.do(Buy, deed="mars", player=2).refused == "no_such_deed"


def test_rents_are_computed(table):
    table.own(1, "belleville", "lyon", "water")
    assert dict(table.do(Rent, deed="belleville", visitor=2).lines) == {2: -20, 1: 20}
    table.own(1, "lecourbe", "nord")
    assert dict(table.do(Rent, deed="belleville", visitor=2).lines) == {2: -40, 1: 40}
    assert dict(table.do(Rent, deed="lyon", visitor=2).lines) == {2: -500, 1: 500}
    assert table.do(Rent, deed="water", visitor=2).refused == "needs_dice"
    assert dict(table.do(Rent, deed="water", visitor=2, dice=7).lines) == {2: -280, 1: 280}
    table.do(Build, streets={"belleville": 1})
    assert dict(table.do(Rent, deed="belleville", visitor=2).lines) == {2: -100, 1: 100}


def test_impossible_rents_need_confirmation(table):
    table.own(1, "belleville")
    assert table.do(Rent, deed="paix", visitor=2).refused == "nobodys_deed"
    assert table.do(Rent, deed="belleville", visitor=1).refused == "own_deed"
    request = table.do(Rent, deed="belleville", visitor=2, amount=2_500)
    assert (request.refused, request.expected, table.balances[1]) == ("rent_differs", 20, 15_000)
    entry = table.do(Rent, deed="belleville", visitor=2, amount=2_500, sure=True)
    assert entry.sure and entry.expected == 20 and table.balances[1] == 12_500
    table.do(Mortgage, deed="belleville")
    assert table.do(Rent, deed="belleville", visitor=2, amount=20).refused == "mortgaged"
    assert table.do(Rent, deed="belleville", visitor=2, amount=20, sure=True).what == "rent"


def test_building_is_by_whole_groups_and_evenly(table):
    table.own(1, "belleville")
    assert table.do(Build, streets={"belleville": 1}).refused == "group_not_whole"
    table.own(1, "lecourbe")
    assert table.do(Build, streets={"belleville": 2}).refused == "uneven"
    assert table.do(Build, streets={"belleville": 1, "lyon": 1}).refused == "several_groups"
    assert table.do(Build, streets={"paix": 1}).refused == "nobodys_deed"
    assert table.do(Build, streets={}).refused == "no_such_deed"
    assert not table.do(Build, streets={"belleville": 5, "lecourbe": 5}).refused
    assert table.balances[0] == 15_000 - 1_200 - 5_000
    assert not table.do(Build, streets={"belleville": 0}).refused  # ELEC-SELLB-04
    assert table.balances[0] == 15_000 - 1_200 - 5_000 + 1_250
    assert table.do(Mortgage, deed="lecourbe").refused == "built_on"
    table.do(Mortgage, deed="belleville")
    assert table.do(Build, streets={"belleville": 1}).refused == "group_mortgaged"


def test_mortgages_kept_lifted_and_prepaid(table):
    table.own(1, "water")
    table.do(Mortgage, deed="water")
    assert table.balances[0] == 15_000 - 1_500 + 750
    table.do(Trade, one=1, other=2, gives=("water",), amount=100, paid_by_other=True)
    assert dict(table.do(Keep, deed="water").lines)[2] == -80
    assert table.do(Keep, deed="water").refused == "interest_paid"
    assert dict(table.do(Lift, deed="water").lines)[2] == -750
    table.do(Mortgage, deed="water")
    assert dict(table.do(Lift, deed="water").lines)[2] == -830
    assert table.do(Lift, deed="water").refused == "not_mortgaged"


def test_trades_move_deeds_and_money_both_ways(table):
    table.own(1, "paix", "lyon")
    table.own(2, "nord")
    assert table.do(Trade, one=1, other=2, gives=("nord",)).refused == "not_his_deed"
    table.do(Trade, one=1, other=2, gives=("paix",), takes=("nord",), amount=1_000, paid_by_other=True)
    assert table.book.deeds.deeds_of_player(1) == ["lyon", "nord"] and table.book.deeds.deeds_of_player(2) == ["paix"]
    assert table.balances[:2] == [15_000 - 6_000 + 1_000, 15_000 - 2_000 - 1_000]


@rule("ELEC-BKR-04", "ELEC-BKR-05")
@pytest.mark.parametrize("creditor", [2, BANK])
def test_a_bankrupt_hands_everything_over(table, creditor):
    table.own(1, "belleville", "lecourbe", "lyon")
    table.do(Build, streets={"belleville": 1, "lecourbe": 1})
    table.do(Mortgage, deed="lyon")
    left = table.balances[0]
    table.do(Bankrupt, player=1, creditor=creditor)
    held = table.book.deeds.held
    assert table.balances[0] == 0 and table.book.playing == [2, 3]
    if creditor:
        assert table.balances[1] == 15_000 + left + 500 and held["lyon"] == (2, 0, 1) and held["lecourbe"] == (2, 0, 0)
    else:
        assert table.balances[1] == 15_000 and held["lyon"] == held["lecourbe"] == (BANK, 0, 0)
    assert table.do(Pay, by=1, payer=2, receiver=3, amount=10).refused == "not_a_player"
    assert table.do(Pay, payer=2, receiver=1, amount=10).refused == "no_such_account"


def test_planets_double_for_a_side_and_halve_for_an_ally():
    planets = {
        n: Deed(name=n, kind="planet", group="hoth", price=100, mortgage=50, build=0, rents=(40,)) for n in ("a", "b")
    }
    deeds = DeedBook(get_money("star_wars"), planets, sides=(0, 1, 0))
    deeds.held["a"] = (1, 0, 0)
    assert deeds.rent("a", 2) == 40 and deeds.rent("a", 3) == 20 and deeds.rent("a", 1) == 0
    deeds.held["b"] = (3, 0, 0)
    assert deeds.rent("a", 2) == 80 and deeds.rent("a", 3) == 40


def test_millionaire_doubles_with_a_mortgaged_sister_and_takes_interest_on_the_price():
    rents = (20, 50, 90, 140, 165, 215)
    streets = {
        n: Deed(name=n, kind="street", group="pink", price=35, mortgage=20, build=25, rents=rents) for n in ("a", "b")
    }
    deeds = DeedBook(get_money("millionaire"), streets)
    deeds.held |= {"a": (1, 0, 0), "b": (1, 0, 1)}
    assert deeds.resale_value("a", 3) == 36  # each building alone, rounded down
    assert (
        deeds.rent("a", 2) == 40
        and deeds.interest("b") == 4
        and deeds.lift_cost("b") == deeds.lift_cost("b", True) == 24
    )


@rule("ELEC-QUICK-03", "ELEC-QUICK-04")
@pytest.mark.parametrize(("quick", "top", "rent"), [(False, 5, 2_500), (True, 4, 2_500), (False, 4, 1_600)])
def test_a_hotel_is_a_hotel_after_three_apartments_in_the_quick_game(quick, top, rent):
    table = Sitting(quick=quick)
    table.own(1, "belleville", "lecourbe")
    assert not table.do(Build, streets={"belleville": top, "lecourbe": top}).refused
    assert dict(table.do(Rent, deed="belleville", visitor=2).lines)[1] == rent
    assert table.do(Build, streets={"belleville": 5}).refused == (
        "no_such_building" if quick else "no_amount" * (top == 5)
    )


# The book and the engine


@pytest.mark.parametrize("variant", ["standard", "quick"])
def test_rents_lifts_and_wealth_match_the_engine(variant):
    e = variants("electronic")[variant]
    looked = 0
    for seed in range(6):
        for t in random.Random(seed).sample(list(random_walks.walk_positions(e, 3, seed, 400)), 60):
            looked += compare(t, Book(Opening("electronic", NAMES, True, quick=variant == "quick")))
    assert looked > 300


def compare(t, book) -> int:
    e, names = t.edition, t.edition.names
    for space in e.deeds:
        mortgage = (t.mortgaged >> space & 1) + (t.prepaid >> space & 1)
        book.deeds.held[names[space]] = (t.owner[space] + 1 if t.owner[space] >= 0 else BANK, t.level[space], mortgage)
    owned = [space for p in range(3) for space in bits(t.deeds[p])]
    for space in owned:
        owner = t.owner[space] + 1
        visitor = owner % 3 + 1
        assert book.deeds.rent(names[space], visitor, t.dice) == t.rent_due(space), names[space]
        if t.mortgaged >> space & 1:
            assert book.deeds.lift_cost(names[space]) == t.lift_cost(space), names[space]
            assert book.deeds.interest(names[space]) == t.interest(space)
    for p in range(3):
        assert book.deeds.worth(p + 1) + t.cash[p] == t.wealth(p)
    return len(owned)


@rule("ELEC-BANK-28", "ELEC-QUICK-07", "ELEC-QUICK-08")
def test_the_final_count_and_its_ranking(table):
    table.own(1, "belleville", "lecourbe", "lyon")
    table.do(Build, streets={"belleville": 1, "lecourbe": 1})
    table.do(Mortgage, deed="lyon")
    assert table.book.wealth(1) == table.balances[0] + 600 + 600 + 1_000 + 1_000
    table.do(Pay, payer=BANK, receiver=2, amount=10)
    table.do(Bankrupt, player=3)
    assert table.book.ranking() == [(2, 15_010), (1, 15_000)]
    assert table.book.wealth(1) == 15_000  # half of the station came as cash


# Undo by agreement


def test_an_entry_is_undone_when_more_than_half_agree(phones):
    n = phones.do(Pay, by=1, payer=1, receiver=2, amount=1_000).n
    assert phones.do(Undo, by=1, entry=n).what == "undo_asked" and phones.missing(n) == [2, 3]
    last = phones.do(Agree, by=3, entry=n)
    assert (last.what, last.corrects, phones.balances) == ("undone", n, [15_000] * 3)
    assert phones.book.ledger.entries[n].what == "pay"  # still visible
    assert phones.do(Undo, by=1, entry=n).refused == "already_undone"
    assert phones.do(Undo, by=1, entry=last.n).refused == "nothing_to_undo"
    assert phones.do(Agree, by=2, entry=n).refused == "nobody_asked"


@pytest.mark.parametrize("against", [1, 2])
def test_of_three_players_one_cannot_block_an_undo(phones, against):
    """Not even the player who received the money."""
    n = phones.do(Quick, by=1, action="go", player=1).n
    phones.do(Undo, by=3, entry=n)
    assert phones.do(Undo, by=2, entry=n).refused == "already_asked"
    assert phones.do(Object, by=against, entry=n).what == "against" and phones.missing(n) == [3 - against]
    assert phones.do(Agree, by=against, entry=n).refused == "already_answered"
    assert phones.do(Agree, by=3 - against, entry=n).what == "undone" and phones.balances[0] == 15_000


def test_two_of_three_players_can_block_an_undo(phones):
    n = phones.do(Pay, by=1, payer=1, receiver=2, amount=1_000).n
    phones.do(Undo, by=1, entry=n)
    phones.do(Object, by=3, entry=n)
    assert phones.do(Object, by=2, entry=n).what == "objected" and phones.missing(n) == [1, 2, 3]
    assert phones.do(Agree, by=3, entry=n).refused == "nobody_asked" and phones.balances[0] == 14_000
    assert phones.do(Undo, by=3, entry=n).what == "undo_asked" and phones.missing(n) == [1, 2]


@pytest.mark.parametrize(("agree", "undone"), [((), False), ((2,), False), ((2, 4), True)])
def test_half_of_four_players_cannot_agree_to_an_undo(agree, undone):
    book = Book(Opening("electronic", tuple("abcd")))
    do(book, Pay(id="p", by=1, payer=1, receiver=2, amount=10))
    do(book, Undo(id="u", by=3, entry=1))
    for player in agree:
        do(book, Agree(id=f"a{player}", by=player, entry=1))
    assert (1 in book.ledger.corrected) == undone


def test_nobody_agrees_twice_and_the_shared_phone_does_not_vote(phones):
    n = phones.do(Quick, action="go", player=1).n
    phones.do(Undo, entry=n)
    assert phones.missing(n) == [1, 2, 3]
    assert phones.do(Agree, by=1, entry=n).what == "agreed"
    assert phones.do(Agree, by=1, entry=n).refused == "already_answered"
    assert phones.do(Agree, entry=n).refused == phones.do(Object, entry=n).refused == "not_a_player"


def test_money_spent_or_built_on_since_cannot_be_undone(table):
    paid = table.do(Pay, payer=1, receiver=2, amount=15_000).n
    table.do(Pay, payer=2, receiver=3, amount=20_000)
    assert table.do(Undo, by=1, entry=paid).refused == "spent_since"
    bought = table.do(Buy, deed="lyon", player=3).n
    table.do(Trade, one=3, other=2, gives=("lyon",))
    assert table.do(Undo, by=1, entry=bought).refused == "deed_changed_since"


def test_undoing_gives_deeds_back_and_brings_a_bankrupt_back(table):
    table.own(1, "belleville", "lecourbe")
    built = table.do(Build, streets={"belleville": 1, "lecourbe": 1}).n
    ruin = table.do(Bankrupt, player=1, creditor=2).n
    table.book.phone_by_player = EACH
    for n in (ruin, built):
        table.do(Undo, by=2, entry=n)
        assert table.do(Agree, by=3, entry=n).what == "undone"
    assert table.book.playing == [1, 2, 3] and table.balances == [13_800, 15_000, 15_000]
    assert table.book.deeds.held["belleville"] == (1, 0, 0)


def test_an_undo_is_not_stuck_when_the_last_to_agree_leaves():
    table = Sitting(phones={1: "a", 3: "c"})
    n = table.do(Pay, by=1, payer=1, receiver=2, amount=10).n
    table.do(Undo, by=1, entry=n)
    table.do(Bankrupt, by=3, player=3)
    assert table.do(Undo, by=1, entry=n).what == "undone" and table.balances[0] == 15_000


def test_a_player_without_a_phone_does_not_block_a_vote(table):
    """The asker and one other have phones; the third never takes one, or takes one during the vote."""
    n = table.do(Pay, payer=1, receiver=3, amount=10).n
    table.book.phone_by_player = {1: "a", 3: "c"}
    assert table.do(Undo, by=3, entry=n).what == "undo_asked" and table.missing(n) == [1]
    table.book.phone_by_player = {**EACH, 4: "not a player"}
    assert table.missing(n) == [1, 2]
    table.book.phone_by_player = {3: "c"}
    assert table.do(Undo, by=3, entry=n).what == "undone" and table.balances == [15_000] * 3


# Requests to the other players if nobody is the banker


TAKES = [
    Pay(id="x", by=2, payer=BANK, receiver=2, amount=1_000_000_000),
    Pay(id="x", by=2, payer=BANK, receiver=3, amount=10),
    Pay(id="x", payer=BANK, receiver=3, amount=10),  # the phone that opened the table
    Quick(id="x", by=2, action="go", player=2, amount=2_010, sure=True),
    Buy(id="x", by=2, deed="lyon", player=2, amount=1_990),
]


@rule("ELEC-SETUP-02")
@pytest.mark.parametrize("taken", TAKES)
def test_payments_beyond_the_rules_need_a_majority(phones, taken):
    request = do(phones.book, taken)
    assert (request.what, request.lines, request.deeds, phones.balances) == ("asked", (), (), [15_000] * 3)
    others = [player for player in (1, 2, 3) if player != taken.by]
    assert phones.missing(request.n) == others
    if not taken.by:
        assert phones.do(Agree, by=others.pop(0), entry=request.n).what == "agreed", "one of three is not enough"
    entry = phones.do(Agree, by=others[-1], entry=request.n)
    assert request.would and (entry.asks, entry.what, entry.lines) == (
        request.n,
        request.would.what,
        request.would.lines,
    )
    assert phones.do(Agree, by=others[0], entry=request.n).refused == "nobody_asked", "it acts once"


@pytest.mark.parametrize(
    "given",
    [
        Quick(id="x", by=2, action="go", player=2),
        Quick(id="x", by=2, action="go", player=3),
        Quick(id="x", by=2, action="card_in", player=2, amount=1500),
        Buy(id="x", by=2, deed="lyon", player=2),
        Buy(id="x", by=2, deed="lyon", player=2, amount=2_010),
        Pay(id="x", by=2, payer=2, receiver=BANK, amount=10),
        Pay(id="x", by=2, payer=2, receiver=3, amount=15_000),
        Bankrupt(id="x", by=2, player=2, creditor=1),
    ],
)
def test_lawful_payments_and_own_money_need_no_agreement(phones, given):
    entry = do(phones.book, given)
    assert entry.lines and not entry.refused and not phones.book.agreeing_by_entry


def test_only_the_player_who_would_pay_is_asked(phones):
    request = phones.do(Pay, by=1, payer=3, receiver=1, amount=15_000)
    assert request.what == "asked" and phones.missing(request.n) == [3]
    assert phones.do(Agree, by=2, entry=request.n).refused == "already_answered"
    assert phones.do(Object, by=3, entry=request.n).what == "objected" and phones.balances == [15_000] * 3
    request = phones.do(Quick, by=2, action="birthday", player=2)
    assert phones.missing(request.n) == [1, 3]
    assert phones.do(Agree, by=1, entry=request.n).what == "agreed" and phones.missing(request.n) == [3]
    assert phones.do(Agree, by=3, entry=request.n).what == "quick" and phones.balances == [14_900, 15_200, 14_900]


def test_a_trade_and_a_mortgage_are_asked_of_the_owner(phones):
    phones.own(1, "lyon")
    request = phones.do(Trade, by=2, one=1, other=2, gives=("lyon",), amount=2_000, paid_by_other=True)
    assert phones.missing(request.n) == [1]
    mortgage = phones.do(Mortgage, by=3, deed="lyon")
    assert phones.missing(mortgage.n) == [1]
    assert phones.do(Agree, by=1, entry=request.n).what == "trade" and phones.book.deeds.deeds_of_player(2) == ["lyon"]
    assert phones.do(Agree, by=1, entry=mortgage.n).refused == "deed_changed_since"


def test_a_player_without_a_phone_is_protected_by_the_others(phones):
    phones.book.phone_by_player = {1: "a", 2: "b"}
    request = phones.do(Pay, by=1, payer=3, receiver=1, amount=100)
    assert request.what == "asked" and phones.missing(request.n) == [2]
    assert phones.do(Object, by=2, entry=request.n).what == "objected"


def test_a_phone_has_one_vote():
    table = Sitting(phones={1: "a", 2: "b", 3: "b"})
    request = table.do(Pay, by=2, payer=BANK, receiver=2, amount=10)
    assert table.missing(request.n) == [1]
    assert table.do(Agree, by=3, entry=request.n).refused == "already_answered"
    assert table.do(Pay, by=2, payer=3, receiver=2, amount=10).what == "pay", "it moves only its own money"
    table.book.phone_by_player = {1: "b", 2: "b", 3: "b"}
    assert table.do(Pay, by=2, payer=BANK, receiver=2, amount=10).what == "pay", "the only phone needs no agreement"


def test_requests_can_be_withdrawn_and_are_limited(phones):
    request = [phones.do(Pay, by=2, payer=BANK, receiver=2, amount=10) for _ in range(MAX_OPEN_REQUESTS_PER_PHONE)]
    assert {entry.what for entry in request} == {"asked"}
    assert phones.do(Pay, by=2, payer=BANK, receiver=2, amount=10).refused == "asks_enough"
    assert phones.do(Pay, by=3, payer=BANK, receiver=3, amount=10).what == "asked", "another has not asked yet"
    assert phones.do(Object, by=2, entry=request[0].n).what == "objected"
    assert phones.do(Pay, by=2, payer=BANK, receiver=2, amount=10).what == "asked"


def test_a_request_that_became_impossible_is_refused(phones):
    request = phones.do(Pay, by=1, payer=3, receiver=1, amount=15_000)
    phones.do(Pay, by=3, payer=3, receiver=2, amount=10)
    assert phones.do(Agree, by=3, entry=request.n).refused == "too_poor"
    assert phones.do(Pay, by=1, payer=3, receiver=1, amount=15_000).refused == "too_poor", "it needs no agreement"


# Any commands at all


ACCOUNTS = st.integers(0, 4)
DEEDS = st.sampled_from(("belleville", "lecourbe", "lyon", "water", "paix", "mars"))
AMOUNTS = st.sampled_from((-1, 0, 10, 15, 600, 14_000, 20_000))
COMMANDS = st.one_of(
    st.builds(Pay, id=st.just(""), by=ACCOUNTS, payer=ACCOUNTS, receiver=ACCOUNTS, amount=AMOUNTS),
    st.builds(Quick, id=st.just(""), by=ACCOUNTS, action=st.sampled_from(("go", "birthday")), player=ACCOUNTS),
    st.builds(Buy, id=st.just(""), by=ACCOUNTS, deed=DEEDS, player=ACCOUNTS, amount=AMOUNTS),
    st.builds(Rent, id=st.just(""), deed=DEEDS, visitor=ACCOUNTS, dice=st.integers(0, 12), amount=AMOUNTS,
              sure=st.booleans()),
    st.builds(Build, id=st.just(""), streets=st.dictionaries(DEEDS, st.integers(0, 5), max_size=3), sure=st.booleans()),
    st.builds(Mortgage, id=st.just(""), deed=DEEDS),
    st.builds(Lift, id=st.just(""), deed=DEEDS, received=st.booleans()),
    st.builds(Keep, id=st.just(""), deed=DEEDS),
    st.builds(Trade, id=st.just(""), one=ACCOUNTS, other=ACCOUNTS, gives=st.tuples(DEEDS), takes=st.tuples(DEEDS),
              amount=AMOUNTS, sure=st.booleans()),
    st.builds(Bankrupt, id=st.just(""), player=ACCOUNTS, creditor=ACCOUNTS),
    st.builds(Undo, id=st.just(""), by=ACCOUNTS, entry=st.integers(-1, 30)),
    st.builds(Agree, id=st.just(""), by=ACCOUNTS, entry=st.integers(-1, 30)),
    st.builds(Object, id=st.just(""), by=ACCOUNTS, entry=st.integers(-1, 30)),
)  # fmt: skip


@given(st.lists(COMMANDS, min_size=10, max_size=40), st.sampled_from((-1, 0, 1)), st.randoms(use_true_random=False))
def test_any_commands_keep_the_book_balanced_and_act_once(commands, banker, order):
    names = NAMES if banker >= 0 else (*NAMES, *"vwxyz")[:6]
    book = Book(Opening("electronic", names, True, banker=banker))
    sent_commands: list[AnyCommand] = []
    for n, command in enumerate(commands):
        sent_commands.append(msgspec.structs.replace(command, id=f"c{n}"))
        before = book.ledger.balances
        entry = do(book, sent_commands[-1])
        assert sum(book.ledger.balances.values()) == 0 and all(book.balance(p) >= 0 for p in book.players)
        assert not entry.refused or book.ledger.balances == before
        length = len(book.ledger)
        again = order.choice(sent_commands)
        assert do(book, again) == book.entry_by_command[again.id] and len(book.ledger) == length
    assert len(book.ledger) == 1 + len(commands)
    again = Book.load(book.save())
    assert again.ledger.entries == book.ledger.entries and again.deeds.held == book.deeds.held
    assert (again.agreeing_by_entry, again.objecting_by_entry, again.bankrupt_players) == (
        book.agreeing_by_entry,
        book.objecting_by_entry,
        book.bankrupt_players,
    ) and again.save() == book.save()
    for command in sent_commands:
        wire = msgspec.json.encode(command)
        assert msgspec.json.decode(wire, type=AnyCommand) == command


@pytest.mark.parametrize("seed", range(5))
def test_queues_sent_twice_and_late_are_applied_once(seed):
    rng, book = random.Random(seed), Book(Opening("electronic", ("a", "b", "c", "d")))
    sent = [
        Pay(id=f"{seed}-{n}", by=1 + n % 4, payer=1 + n % 4, receiver=rng.choice((BANK, 1 + (n + 1) % 4)), amount=10)
        for n in range(200)
    ]
    late = sent * 2
    rng.shuffle(late)
    for command in late:
        assert not do(book, command).refused
        if rng.random() < 0.02:
            book = Book.load(book.save())  # the server was killed
    expected = [15_000] * 5
    for command in sent:
        expected[command.payer] -= 10
        expected[command.receiver] += 10
    assert [book.balance(p) for p in book.players] == expected[1:] and len(book.ledger) == 201


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"[1,-500],[2,500]", b"[1,-500],[2,510]"),
        (b'"n":1', b'"n":7'),
        (b'"id":"c1"', b'"id":"c2"'),
        (b'"lyon",[0,0,0]', b'"lyon",[3,0,0]'),
        (b'"lyon",[0,0,0]', b'"mars",[0,0,0]'),
        (b"15000", b"16000"),
        (b'"what":"pay"', b'"what":"bankrupt"'),
        (b'{"opening"', b'{"openings"'),
    ],
)
def test_a_damaged_book_is_refused(table, old, new):
    table.do(Pay, payer=1, receiver=2, amount=500)
    table.do(Buy, deed="lyon", player=1)
    saved = table.book.save()
    assert Book.load(saved).balance(1) == 12_500
    with pytest.raises(BadLedger):
        Book.load(saved.replace(old, new, 1))


def test_the_history_is_exported_completely(table):
    table.do(Pay, by=1, payer=1, receiver=2, amount=500, about="=1+1")
    n = table.do(Quick, by=2, action="go", player=2).n
    table.do(Pay, by=3, payer=3, receiver=2, amount=20_000)
    table.do(Undo, by=1, entry=n)
    rows = list(csv.reader(io.StringIO(export_csv(table.book.opening, table.book.ledger.entries))))
    assert rows[0][-3:] == list(NAMES) and len(rows) == 1 + len(table.book.ledger)
    assert rows[2][2:5] == ["Anne", "pay", "'=1+1"] and rows[2][-3:] == ["-500", "500", "0"]
    assert rows[4][6] == "too_poor" and rows[-1][3] == "undone" and rows[-1][5] == str(n)


def test_games_without_deeds_say_so():
    assert load_game_deeds("deal") == {} and len(load_game_deeds("electronic")) == 28
