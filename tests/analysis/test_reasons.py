"""Reasons of reviews: each is given where its fact is true, and not where it is false."""

from typing import Any

import pytest

from magnat.analysis.property_reasons import (
    broken_group_reason,
    building_fund_reason,
    completed_group_reason,
    trade_price_reason,
)
from magnat.analysis.reasons import (
    AnswerReason,
    Comparison,
    compare_answers,
    explain,
    load_reasons,
    plain_score_reason,
    score_reason,
)
from magnat.analysis.reference import Reference
from magnat.analysis.wording import describe_reason
from magnat.games import BUILT_IN, edition
from magnat.games.deal.adapters.reasons import paid_property_reason
from magnat.games.deal.payment import Owe, PayWith
from magnat.games.electronic.buying import BuyOrAuction as ElectronicPurchase
from magnat.games.empire.brands import BuyOrAuction as EmpirePurchase
from magnat.games.millionaire.buying import BuyOrAuction as MillionairePurchase
from magnat.games.star_wars.buying import BuyOrAuction as StarWarsPurchase
from magnat.kernel import Chance, Luck, Question, current_question
from magnat.kernel.table import edition_of
from magnat.mechanics.auction import Bid
from magnat.mechanics.trade import Reply
from magnat.positions import Position, card, money, space
from magnat.positions import seat as seat_word
from magnat.record import question_for, redeal, replay_positions
from magnat.texts import LANGUAGES, Texts
from tests.analysis.games import recorded

BELLEVILLE = "belleville"
JAILED: dict[str, dict[str, Any]] = {  # rents of another player within reach of the jail
    "electronic": {"owns": {1: "red"}},
    "millionaire": {"owns": {1: "adventure_park style_square"}},
    "empire": {"towers": {1: "razor skype beats"}},
    "star_wars": {"owns": {1: "hoth"}},
}
PURCHASES: dict[str, Any] = {
    "electronic": ElectronicPurchase,
    "millionaire": MillionairePurchase,
    "empire": EmpirePurchase,
    "star_wars": StarWarsPurchase,
}


def compared(game: Position, seat: int, actual: Any, better: Any) -> Comparison:
    return Comparison(Reference("electronic"), game.table.stack[-1], game.table, seat, 0, 0, actual, better)


def scored(game: str, seat: int, actual: Any, better: Any) -> Comparison:
    return Comparison(Reference(game), Question(seat), actual, seat, 0, 0, actual, better)


def reason_id(game: Position, given: int, best: int) -> str:
    question = current_question(game.table)
    assert question is not None
    return compare_answers(Reference(game.table.edition.name), game.table, question.seat, given, best).id


def auction(high: int = 300, **arguments: Any) -> tuple[Position, int]:
    """Return an auction of a street at `high`, with seat 0 to bid and then seat 2, and the printed price."""
    p = Position("electronic", seats=3, cash={0: 9_000, 1: 9_000, 2: 9_000}, **arguments)
    lot = p.table.edition.names.index(BELLEVILLE)
    p.table.push(Bid((0, 2, 1), lot, high, 1, 0))
    return p, p.table.edition.prices[lot]


def test_completing_a_rivals_group_is_the_reason():
    """Accepting gives away the last street of a group, which can be built on at once with money."""
    for cash, id in ((6_000, "lock_build"), (100, "lock")):
        p = Position(
            "electronic", seats=3, turn=1, owns={1: "lecourbe", 2: "belleville"}, cash={0: 5_000, 1: cash, 2: 5_000}
        )
        t = p.table
        accepted, refused = t.copy(), t.copy()
        accepted.give_deed(t.edition.board.index("belleville"), 1)
        reason = completed_group_reason(compared(p, 2, accepted, refused))
        assert reason == AnswerReason(
            id,
            {
                "space": t.edition.board.index("belleville"),
                "group": t.edition.group_of[t.edition.board.index("belleville")],
                "seat": 1,
                "amount": cash,
            },
        )
        assert completed_group_reason(compared(p, 1, accepted, refused)) is None


@pytest.mark.parametrize(("mortgaged", "id"), [((), "lock_build"), ("lecourbe", "lock")])
def test_a_rival_does_not_build_at_once_on_a_mortgaged_group(mortgaged, id):
    p = Position("electronic", seats=2, turn=1, owns={0: "belleville", 1: "lecourbe"}, cash={0: 5_000, 1: 9_000})
    p.table.mortgaged |= sum([1 << p.edition.names.index(name) for name in ([mortgaged] if mortgaged else [])])
    p.play("trade", seat_word(0), "belleville", "money", money(600), "send")
    assert reason_id(p, p.answer_int(p.question, "accept"), p.answer_int(p.question, "refuse")) == id


def test_no_reason_is_given_without_a_matching_fact():
    record = recorded("deal", 2, 4, ("random", "steady"))
    for t in replay_positions(record):
        question = current_question(t)
        if question is not None and not isinstance(question, Chance):
            answer = question.silence(t)
            assert compare_answers(Reference("deal"), t, question.seat, answer, answer) == AnswerReason("none")
            return
    raise AssertionError("no question was found")


@pytest.mark.parametrize(("game", "column", "more"), [("empire", "heights", 100), ("star_wars", "bases", 6)])
def test_the_score_of_a_game_is_a_reason(game, column, more):
    """A gain of the answering player comes first, then a loss of the player who gains most by the answer."""
    low: Any = edition(game).deal(3)
    low.ring = (0, 1, 2)
    setattr(low, column, [0, 0, 0])
    count = 100 if game == "empire" else 2
    for seat in (0, 1, 2):
        high = low.copy()
        getattr(high, column)[seat] = more
        assert score_reason(scored(game, seat, low, high)) == AnswerReason(
            f"{game}_mine", {"seat": seat, "count": count, "less": 0}
        )
        other = (seat + 1) % 3
        expected = AnswerReason(f"{game}_theirs", {"seat": seat, "count": count, "less": 0})
        assert score_reason(scored(game, other, high, low)) == expected
        assert score_reason(scored(game, other, low, high)) is None, "helping a rival is no reason"


def test_a_game_without_texts_for_its_scores_has_a_plain_reason(monkeypatch):
    monkeypatch.setattr("magnat.analysis.reasons.load_reasons", lambda game: None)
    low: Any = edition("empire").deal(3)
    low.ring = (0, 1, 2)
    high = low.copy()
    high.heights[1] = 100
    for seat, id in ((1, "score_mine"), (2, "score_theirs")):
        comparison = scored("empire", seat, *((low, high) if seat == 1 else (high, low)))
        assert (
            explain(comparison)
            == plain_score_reason(comparison)
            == AnswerReason(id, {"seat": 1, "count": 100, "less": 0})
        )
        for lang in LANGUAGES:
            assert "100" in describe_reason(Texts(low.edition, lang), lang, explain(comparison))


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_built_in_game_has_rules_for_reasons(game):
    assert load_reasons(game)


def test_a_bid_above_the_printed_price_is_a_reason():
    p, price = auction()
    assert reason_id(p, price + 100, 300) == "bid_over_price"
    assert reason_id(p, price, 300) != "bid_over_price"
    assert reason_id(p, price + 300, price + 100) == "bid_too_much", "the better bid exceeds the price as well"
    assert reason_id(p, price + 300, price) == "bid_over_price"
    p, price = auction(high=700)
    assert price == 600 and reason_id(p, 900, 700) == "bid_over_price", "to pass is better"


def test_a_bid_higher_than_needed_to_lead_is_a_reason():
    p, price = auction()
    assert reason_id(p, price - 100, 400) == "bid_too_much"
    assert reason_id(p, price - 100, 300) != "bid_too_much", "to pass does not lead"


def test_a_lot_left_below_its_price_is_a_reason():
    p, price = auction()
    assert reason_id(p, 300, 400) == "bid_bargain"
    assert reason_id(p, 300, price + 100) != "bid_bargain"


@pytest.mark.parametrize(("owner", "id"), [(0, "bid_own_group"), (2, "blocked")])
def test_the_last_deed_of_a_group_in_an_auction_is_a_reason(owner, id):
    t: Any = edition("electronic").deal(3)
    lot = t.edition.names.index(BELLEVILLE)
    sisters = [t.edition.names[space] for space in t.edition.members[t.edition.group_of[lot]] if space != lot]
    p, price = auction(owns={owner: " ".join(sisters)})
    assert reason_id(p, 300, price + 100) == id
    p, price = auction(owns={owner: ""})
    assert reason_id(p, 300, price + 100) != id


def test_giving_up_a_group_is_a_reason():
    p = Position("electronic", seats=3, owns={0: "light_blue"})
    kept, given = p.table.copy(), p.table.copy()
    given.give_deed(p.table.edition.board.index("vaugirard"), 1)
    reason = broken_group_reason(compared(p, 0, given, kept))
    assert reason is not None and reason.id == "group_broken"
    assert explain(compared(p, 0, given, kept)) == reason
    assert broken_group_reason(compared(p, 0, kept, given)) is None
    assert broken_group_reason(compared(p, 1, given, kept)) is None


@pytest.mark.parametrize(("left", "built", "found"), [(400, 0, True), (500, 0, False), (400, 5, False)])
def test_cash_for_a_building_is_a_reason_if_there_is_room_for_one(left, built, found):
    levels = dict.fromkeys(("vaugirard", "courcelles", "republique"), built) if built else {}
    p = Position("electronic", seats=3, owns={0: "light_blue"}, built=levels, cash={0: left})
    poor, rich = p.table.copy(), p.table.copy()
    rich.cash[0] = 900
    assert (building_fund_reason(compared(p, 0, poor, rich)) is not None) == found
    assert (explain(compared(p, 0, poor, rich)).id == "building_fund") == found


def test_cash_that_went_into_buildings_of_a_group_is_not_missing_there():
    p = Position("electronic", seats=2, owns={0: "brown"}, cash={0: 2_500}).play("build", "brown")
    none, *_, all_of_it = p.question.choices(p.table)
    assert reason_id(p, all_of_it, none) == "facts"
    poor, rich = p.table.copy(), p.table.copy()
    poor.cash[0], rich.cash[0] = 0, 500
    assert building_fund_reason(compared(p, 0, poor, rich)) is not None
    poor.level = [1 if space in p.edition.members[0] else 0 for space in range(len(poor.level))]
    assert building_fund_reason(compared(p, 0, poor, rich)) is None


@pytest.mark.parametrize(("cash", "found"), [(490, False), (500, True)])
def test_idle_cash_is_a_reason_if_a_building_is_affordable(cash, found):
    p = Position("electronic", seats=3, owns={0: "light_blue"}, cash={0: cash})
    question = p.table.stack[-1]
    throw, build = question.verbs.index("throw"), question.verbs.index("build")
    same = p.table.copy()
    reason = explain(Comparison(Reference("electronic"), question, p.table, 0, throw, build, same, same))
    assert (reason.id == "idle_cash") == found


@pytest.mark.parametrize("game", ["electronic", "millionaire", "empire", "star_wars"])
def test_leaving_jail_late_is_a_reason_while_spaces_are_free(game):
    p = Position(game, seats=3, jailed={0: 1})
    verbs = p.table.stack[-1].verbs
    assert reason_id(p, 0, verbs.index("pay")) == "jail_late"


@pytest.mark.parametrize(("group", "id"), [("dark_blue", "facts"), ("red", "jail_early")])
def test_leaving_jail_early_is_a_reason_only_if_rents_are_within_reach(group, id):
    p = Position("electronic", seats=3, jailed={0: 1}, owns={1: group}, cash={0: 9_000})
    assert reason_id(p, p.answer_int(p.question, "pay"), p.answer_int(p.question, "throw")) == id


@pytest.mark.parametrize("game", JAILED)
def test_the_last_attempt_in_jail_is_neither_too_early_nor_too_late(game):
    """The player leaves after the third throw in any case."""
    for attempt, is_reason in ((2, True), (3, False)):
        p = Position(game, seats=2, jailed={0: attempt}, **JAILED[game])
        pay = p.answer_int(p.question, "pay")
        assert (reason_id(p, 0, pay) == "jail_late") == is_reason
        assert (reason_id(p, pay, 0) == "jail_early") == is_reason


def test_an_answer_that_only_postpones_leaving_jail_is_not_late():
    """The reference mortgages in the dialogue and pays afterwards: both answers leave jail."""
    p = Position("electronic", seats=2, jailed={0: 1})
    free = p.table.copy()
    free.jailed[0] = 0
    pay = p.answer_int(p.question, "pay")
    comparison = Comparison(Reference("electronic"), p.question, p.table, 0, 0, pay, free, free.copy())
    assert explain(comparison).id == "none"
    assert explain(comparison._replace(actual=p.table)).id == "jail_late"


def test_unused_plays_are_a_reason():
    p = Position("deal", hands={0: "M1-1 M2-1"})
    question = p.table.stack[-1]
    best = next(choice for choice in question.choices(p.table) if choice)
    reason = compare_answers(Reference("deal"), p.table, 0, 0, best)
    assert reason == AnswerReason("plays_left", {"count": p.table.edition.plays})
    assert reason_id(p, best, 0) != "plays_left"


def test_a_payment_that_breaks_a_set_is_a_reason():
    p = Position("deal", groups={0: "BRN1 BRN2"}, banks={0: "M1-1"})
    t = p.table
    t.push(PayWith(0, 1, 1, ()))
    choices = t.stack[-1].choices(t)
    street, coin = next(card for card in choices if card not in t.banks[0]), t.banks[0][0]
    assert reason_id(p, street, coin) == "set_broken"
    assert reason_id(p, coin, street) != "set_broken"


def test_without_a_rule_the_two_facts_that_differ_most_are_the_reason():
    p = Position("electronic", seats=3, cash={0: 1_000, 1: 1_000, 2: 1_000})
    actual, better = p.table.copy(), p.table.copy()
    better.cash = [1_100, 2_000, 1_050]
    reason = explain(compared(p, 0, actual, better))
    assert reason.id == "facts" and [fact.about for fact in reason.facts] == [
        {"seat": 1, "amount": 2_000, "instead": 1_000},
        {"seat": 0, "amount": 1_100, "instead": 1_000},
    ]
    assert explain(compared(p, 0, actual, actual)) == AnswerReason("none")


@pytest.mark.parametrize("game", BUILT_IN)
def test_reasons_of_played_games_are_sentences_about_open_facts(game):
    """Every reason can be worded, and does not change if the cards that the seat cannot see are dealt again."""
    record, reference, found = recorded(game, 3, 6, ("random", "steady")), Reference(game), []
    for t, (seat, choice) in zip(replay_positions(record), record.rows, strict=False):
        if seat < 0 or choice is None or current_question(t) is not question_for(t, seat):
            continue
        question = question_for(t, seat)
        usual = reference.answer(t, question, seat)
        if usual != choice and not question.drafting:
            reason = compare_answers(reference, t, seat, choice, usual)
            again = compare_answers(reference, redeal(t, seat, Luck(1)), seat, choice, usual)
            assert reason == again
            for lang in LANGUAGES:
                sentence = describe_reason(Texts(edition_of(t), lang, []), lang, reason)
                assert sentence.endswith(".") and "{" not in sentence and "why-" not in sentence
            found.append(reason.id)
    assert any(id != "none" for id in found)


# The end of the game


@pytest.mark.parametrize(("third", "id"), [("RED1 RED2", "wins"), ("RED1", "missing_mine")])
def test_a_win_at_once_is_the_reason(third, id):
    p = Position("deal", seats=2, groups={0: f"BRN | UTL | {third}"}, hands={0: "RED3 M1-1", 1: "M1-2"})
    end, lay = [p.answer_int(p.question, word) for word in ("end", "lay RED3")]
    assert reason_id(p, end, lay) == id
    assert reason_id(p, lay, end) != "wins"


@pytest.mark.parametrize(("theirs", "id"), [("beats skype xbox nerf transformers", "loses"), ("beats skype xbox", "")])
def test_a_win_of_another_player_at_once_is_the_reason(theirs, id):
    """A tower of 17 levels wins: 14 and a brand of 3."""
    p = Position("empire", seats=2, towers={1: theirs}, cash={0: 500, 1: 500})
    p.table.push(Bid((0, 1), p.edition.names.index("ford"), 50, 1, 0))
    assert (reason_id(p, 50, 100) == "loses") == (id == "loses")


# Money


@pytest.mark.parametrize(("cash", "found"), [(900, True), (1_600, False)])
def test_cash_below_a_rent_within_reach_is_a_reason(cash, found):
    """Seat 0 on Go reaches République, with a rent of 1 000 at two apartments, but not the expensive groups."""
    built = {"light_blue": 2, "dark_blue": 5}
    p = Position("electronic", seats=2, owns={0: "lyon", 1: "light_blue dark_blue"}, built=built)
    poor, rich = p.table.copy(), p.table.copy()
    poor.cash[0], rich.cash[0] = cash, 5_000
    reason = explain(compared(p, 0, poor, rich))
    assert (reason == AnswerReason("short", {"amount": cash, "rent": 1_000})) == found
    assert explain(compared(p, 0, rich, poor)).id != "short"
    poor.place[0] = p.edition.names.index("nord")
    assert explain(compared(p, 0, poor, rich)).id != "short", "light blue is out of reach, and dark blue is on the way"


@pytest.mark.parametrize(
    ("deeds", "mortgaged", "id"), [("lyon", 0, "short"), ("lyon", 1, "short_of_cash"), ("", 0, "short_of_cash")]
)
def test_mortgages_are_mentioned_only_if_there_is_a_deed_for_one(deeds, mortgaged, id):
    p = Position("electronic", seats=2, owns={0: deeds, 1: "light_blue"}, built={"light_blue": 2})
    p.table.mortgaged |= mortgaged << p.edition.names.index("lyon")
    poor, rich = p.table.copy(), p.table.copy()
    poor.cash[0], rich.cash[0] = 900, 5_000
    assert explain(compared(p, 0, poor, rich)) == AnswerReason(id, {"amount": 900, "rent": 1_000})


@pytest.mark.parametrize(("at", "found"), [("go", True), ("free_parking", False)])
def test_cash_below_a_tower_within_reach_is_a_reason(at, found):
    p = Position("empire", seats=2, at={0: at}, towers={1: "razor skype beats"})
    poor, rich = p.table.copy(), p.table.copy()
    poor.cash[0], rich.cash[0] = 400, 450
    comparison = Comparison(Reference("empire"), p.question, p.table, 0, 0, 0, poor, rich)
    assert (explain(comparison) == AnswerReason("short_of_cash", {"amount": 400, "rent": 450})) == found


@pytest.mark.parametrize(("cash", "found"), [(10, True), (500, False)])
def test_cash_below_a_planet_within_reach_is_a_reason(cash, found):
    p = Position("star_wars", seats=2, owns={1: "hoth"})
    poor, rich = p.table.copy(), p.table.copy()
    poor.cash[0], rich.cash[0] = cash, 900
    comparison = Comparison(Reference("star_wars"), p.question, p.table, 0, 0, 0, poor, rich)
    rent = p.table.rent_due(p.edition.names.index("hoth_3"), 0)
    assert (explain(comparison) == AnswerReason("short_of_cash", {"amount": cash, "rent": rent})) == found


# Cards


def test_a_card_with_an_effect_in_the_bank_is_a_reason():
    p = Position("deal", seats=2, hands={0: "A-GO-1 M1-1", 1: "M1-2"}, plays=0)
    go = p.edition.names.index("A-GO-1")
    bank, use, coin = [p.answer_int(p.question, word) for word in ("bank A-GO-1", "use A-GO-1", "bank M1-1")]
    same, banked = p.table.copy(), p.table.copy()
    banked.banks[0] = (go,)

    def why(given: int, best: int, better: Any = same) -> AnswerReason:
        return explain(Comparison(Reference("deal"), p.question, p.table, 0, given, best, same, better))

    assert why(bank, use) == why(bank, coin) == AnswerReason("card_banked", {"card": go})
    assert why(use, bank).id != "card_banked" and why(coin, use).id != "card_banked"
    assert why(bank, coin, banked).id != "card_banked", "the better answer also leads to the bank"


@pytest.mark.parametrize(("bank", "id"), [("M10-1 M5-1 M5-2 M2-1", "no_wasted"), ("M5-1 M2-1", "facts")])
def test_a_no_against_a_minor_loss_is_a_reason(bank, id):
    """A birthday costs 2M: little out of 22M, much out of 7M."""
    p = Position("deal", seats=2, turn=1, hands={0: "A-JOKER-1", 1: "A-BDAY-1"}, banks={0: bank}).play("use A-BDAY-1")
    assert p.asked == ("lay_joker", 0)
    assert reason_id(p, p.answer_int(p.question, "joker"), 0) == id


def test_a_no_that_saves_a_deed_is_not_wasted():
    p = Position("millionaire", turn=1, owns={0: "castle_view"}, hands={0: "just_say_no", 1: "sly_deal"})
    p.play("play", card("sly_deal"), space("castle_view"))
    assert reason_id(p, 1, 0) != "no_wasted" and reason_id(p, 0, 1) != "no_wasted"


def test_a_no_kept_in_hand_is_a_reason():
    p = Position("deal", seats=2, turn=1, hands={0: "A-JOKER-1", 1: "A-BDAY-1"}, banks={0: "M2-1"}).play("use A-BDAY-1")
    assert reason_id(p, 0, 1) == "no_kept"


def test_a_card_that_could_be_played_is_a_reason():
    p = Position("star_wars", seats=2, hands={0: "secret_funds"})
    roll, play = [p.answer_int(p.question, word) for word in ("roll", "play")]
    assert reason_id(p, roll, play) == "card_unplayed" and reason_id(p, play, roll) != "card_unplayed"


# Purchases


@pytest.mark.parametrize("game", ["electronic", "millionaire", "empire", "star_wars"])
def test_a_space_left_to_an_auction_is_a_reason(game):
    """With equal positions afterwards, only the answers themselves differ."""
    lot = next(space for space, price in enumerate(edition(game).prices) if price)  # type: ignore[attr-defined]
    p = Position(game, seats=2, push=[PURCHASES[game](0, lot)])
    auction, buy = [p.answer_int(p.question, word) for word in ("auction", "buy")]
    same = p.table.copy()

    def why(given: int, best: int) -> AnswerReason:
        return explain(Comparison(Reference(game), p.question, p.table, 0, given, best, same, same))

    assert why(auction, buy) == AnswerReason("auctioned", {"space": lot, "amount": p.edition.prices[lot]})
    assert why(buy, auction) == AnswerReason("none")
    if game == "empire":
        bargain = p.answer_int(p.question, "buy_bargain")
        assert why(auction, bargain) == AnswerReason("none"), "that is not the printed price"


@pytest.mark.parametrize(
    ("owner", "percent", "given", "id"),
    [
        (1, 150, "accept", "bid_over_price"),
        (1, 100, "accept", ""),
        (1, 50, "accept", ""),
        (1, 50, "refuse", "bid_bargain"),
        (1, 100, "refuse", ""),
        (0, 50, "accept", "sold_below_price"),
        (0, 100, "accept", ""),
        (0, 150, "accept", ""),
        (0, 50, "refuse", ""),
    ],
)
def test_the_printed_price_of_a_deed_is_a_reason_in_a_trade(owner, percent, given, id):
    """Seat 0 answers an offer of money for one deed."""
    e: Any = edition("electronic")
    lot = e.names.index("lyon")
    cash = percent * e.prices[lot] // 100
    p = Position("electronic", seats=2, owns={owner: "lyon"}, cash={0: 9_000, 1: 9_000})
    p.table.push(Reply(0, 1, 1 << lot, -1, 0, cash if owner == 0 else -cash))
    accept, refuse = [p.answer_int(p.question, word) for word in ("accept", "refuse")]
    answers = (accept, refuse) if given == "accept" else (refuse, accept)
    about = {"space": lot, "amount": cash, "instead": e.prices[lot]}
    reason = compare_answers(Reference("electronic"), p.table, 0, *answers)
    assert reason == AnswerReason(id, about) if id else reason.id not in ("bid_over_price", "sold_below_price")
    gift = Comparison(
        Reference("electronic"), Reply(0, 1, 1 << lot, -1, 0, -p.question.cash), p.table, 0, *answers, 0, 0
    )
    assert trade_price_reason(gift) is None, "one side gives both"
    p.table.mortgaged |= 1 << lot
    assert trade_price_reason(gift._replace(question=p.question)) is None


def test_the_last_deed_of_a_rivals_group_is_a_reason_to_buy():
    p = Position("electronic", seats=2, owns={1: "belleville"})
    lecourbe = p.edition.names.index("lecourbe")
    without, bought = p.table.copy(), p.table.copy()
    bought.give_deed(lecourbe, 0)
    about = {"space": lecourbe, "group": 0, "seat": 1}
    assert explain(compared(p, 0, without, bought)) == AnswerReason("blocked", about)
    p = Position("electronic", seats=2)
    without, bought = p.table.copy(), p.table.copy()
    bought.give_deed(lecourbe, 0)
    assert explain(compared(p, 0, without, bought)).id == "rent_mine", "nobody waits for it"


def test_a_higher_level_is_a_reason():
    p = Position("millionaire", seats=2)
    low, high = p.table.copy(), p.table.copy()
    high.stars = (1, *high.stars[1:])
    reason = explain(Comparison(Reference("millionaire"), p.question, p.table, 0, 0, 0, low, high))
    assert reason == AnswerReason("level", {"seat": 0, "count": 3, "less": 1})
    assert explain(Comparison(Reference("millionaire"), p.question, p.table, 1, 0, 0, low, high)).id != "level"


def test_a_rent_that_another_player_now_demands_is_a_reason():
    p = Position("electronic", seats=2)
    pigalle = p.edition.names.index("pigalle")
    lost, free = p.table.copy(), p.table.copy()
    lost.give_deed(pigalle, 1)
    assert explain(compared(p, 0, lost, free)) == AnswerReason(
        "rent_theirs", {"space": pigalle, "amount": 160, "instead": 0}
    )
    assert explain(compared(p, 1, lost, free)).id != "rent_theirs", "one's own rent is no loss"


def test_staying_in_jail_is_no_reason_if_nothing_is_for_sale():
    e: Any = edition("electronic")
    p = Position("electronic", seats=2, jailed={0: 1}, owns={1: " ".join([e.names[space] for space in e.deeds])})
    assert reason_id(p, 0, p.answer_int(p.question, "pay")) != "jail_late"


def test_an_effect_that_others_could_stop_is_compared_as_if_it_stood():
    """A duel completes the third group unless the victim lays a joker: a win is then not claimed."""
    groups = {0: "BRN | UTL | RED1 RED2", 1: "RED3 | YEL1"}
    p = Position("deal", seats=2, hands={0: "A-DUEL-1", 1: "M1-1"}, groups=groups).play("use A-DUEL-1")
    taken, other = [p.answer_int(p.question, word) for word in ("RED3", "YEL1")]
    reason = compare_answers(Reference("deal"), p.table, 0, other, taken)
    assert reason == AnswerReason("deal_mine", {"seat": 0, "count": 3, "less": 2})
    bare = Position("deal", seats=2, hands={0: "A-DUEL-1"}, groups=groups).play("use A-DUEL-1")
    assert compare_answers(Reference("deal"), bare.table, 0, other, taken).id == "wins"


# Deal: payments and progress


def test_money_that_others_would_pay_is_a_reason():
    hands = {0: "R-RED-YEL-1 M1-1", 1: "M1-2"}
    p = Position("deal", seats=2, hands=hands, groups={0: "RED1 RED2"}, banks={1: "M5-1"})
    end, rent = [p.answer_int(p.question, word) for word in ("end", "use R-RED-YEL-1")]
    assert compare_answers(Reference("deal"), p.table, 0, end, rent) == AnswerReason("collects", {"amount": 5})
    poor = Position("deal", seats=2, hands=hands, groups={0: "RED1 RED2"})
    assert compare_answers(Reference("deal"), poor.table, 0, end, rent).id != "collects", "nobody can pay"


def test_a_card_that_is_taken_is_not_called_a_payment():
    """A duel takes a street worth 3M; the sentence also fits a rent."""
    p = Position(
        "deal", seats=2, hands={0: "A-DUEL-1 M1-1", 1: "M1-2"}, groups={0: "RED1 RED2", 1: "YEL1"}, banks={1: "M5-1"}
    )
    end, duel = [p.answer_int(p.question, word) for word in ("end", "use A-DUEL-1")]
    reason = compare_answers(Reference("deal"), p.table, 0, end, duel)
    assert reason == AnswerReason("collects", {"amount": 3})
    sentence = describe_reason(Texts(p.edition, "en"), "en", reason)
    assert sentence == "The better answer takes 3M from the others."


def test_a_payment_of_too_much_is_a_reason():
    p = Position("deal", seats=2, banks={0: "M2-1 M5-1"}, push=[Owe(0, 2, 1)])
    small, large = [p.answer_int(p.question, word) for word in ("M2-1", "M5-1")]
    assert compare_answers(Reference("deal"), p.table, 0, large, small) == AnswerReason(
        "overpaid", {"amount": 5, "instead": 2}
    )
    assert reason_id(p, small, large) != "overpaid"


def test_a_payment_out_of_the_properties_is_a_reason():
    p = Position("deal", seats=2, banks={0: "M3-1"}, groups={0: "RED1"}, push=[Owe(0, 3, 1)])
    street, coin = [p.answer_int(p.question, word) for word in ("RED1", "M3-1")]
    reason = compare_answers(Reference("deal"), p.table, 0, street, coin)
    assert reason.id in ("property_paid", "missing_mine") and reason_id(p, coin, street) != "property_paid"
    left, kept = p.table.copy(), p.table.copy()
    left.banks[0], kept.banks[0] = p.table.banks[0], ()
    left.groups[0] = ()
    payment = Comparison(Reference("deal"), p.question, p.table, 0, street, coin, left, kept)
    assert paid_property_reason(payment) == AnswerReason("property_paid", {"amount": 3})
    assert paid_property_reason(payment._replace(actual=kept, better=left)) is None


@pytest.mark.parametrize(("laid", "id"), [("RED2", "missing_mine"), ("YEL1", "plays_left")])
def test_a_card_nearer_to_a_group_is_a_reason(laid, id):
    """Of three red streets one lies there: a second one brings the group nearer, a yellow one does not."""
    p = Position("deal", seats=2, hands={0: f"{laid} M1-1"}, groups={0: "RED1 | DBL1"}, plays=2)
    p.table.groups[0] = tuple(group for group in p.table.groups[0] if p.edition.names[group[1]] == "RED1")
    end, lay = [p.answer_int(p.question, word) for word in ("end", f"lay {laid}")]
    low, high = p.table.copy(), p.table.copy()
    red = (p.edition.colour_of(p.edition.names.index("RED1")), p.edition.names.index("RED1"))
    card_index = p.edition.names.index(laid)
    groups = {"RED2": ((*red, card_index),), "YEL1": (red, (p.edition.colour_of(card_index), card_index))}
    low.groups[0], high.groups[0] = (red,), groups[laid]
    comparison = Comparison(Reference("deal"), p.question, p.table, 0, end, lay, low, high)
    assert explain(comparison).id == id


def test_a_rival_nearer_to_a_group_is_a_reason():
    p = Position("deal", seats=2, groups={1: "RED1 RED2"})
    near, far = p.table.copy(), Position("deal", seats=2, groups={1: "RED1"}).table
    near.groups[1] = p.table.groups[1]
    reason = explain(Comparison(Reference("deal"), p.question, p.table, 0, 0, 0, near, far))
    assert reason == AnswerReason("missing_theirs", {"seat": 1, "count": 1, "less": 2})
    assert explain(Comparison(Reference("deal"), p.question, p.table, 0, 0, 0, far, near)).id != "missing_theirs"


# Empire and Star Wars


def test_an_office_is_dear_while_brands_are_for_sale():
    p = Position("empire", seats=2, cash={0: 1_500})
    roll, office = [p.answer_int(p.question, word) for word in ("roll", "office")]
    same = p.table.copy()

    def why(given: int, best: int) -> AnswerReason:
        return explain(Comparison(Reference("empire"), p.question, p.table, 0, given, best, same, same))

    assert why(office, roll) == AnswerReason("office_dear", {"amount": 500, "instead": 150})
    assert why(roll, office).id != "office_dear"
    p.table.towers[1] = tuple(space for space, price in enumerate(p.edition.prices) if price)
    assert why(office, roll).id != "office_dear", "nothing is for sale"


@pytest.mark.parametrize(("game", "column", "more"), [("empire", "heights", 3), ("star_wars", "bases", 6)])
def test_games_without_groups_have_reasons_about_bids_scores_and_money(game, column, more):
    p = Position(game, seats=2, cash={0: 900, 1: 900})
    lot = max(range(len(p.edition.prices)), key=lambda space: p.edition.prices[space])
    price, bid = p.edition.prices[lot], Bid((0, 1), lot, 50, 1, 0)

    def why(given: int, best: int, better: Any = p.table, question: Any = p.question) -> str:
        return explain(Comparison(Reference(game), question, p.table, 0, given, best, p.table, better)).id

    assert why(price + 50, 50, question=bid) == "bid_over_price" and why(50, 100, question=bid) == "bid_bargain"
    assert why(50, price, question=bid) == "none"
    higher, richer = p.table.copy(), p.table.copy()
    setattr(higher, column, [more, 0])
    richer.cash = [950, 850]
    assert (why(0, 0, higher), why(0, 0, richer)) == (f"{game}_mine", "collects")
    richer.cash = [950, 900]
    assert why(0, 0, richer) == "facts", "the bank pays"


def test_the_base_that_decides_ties_is_a_reason():
    e: Any = edition("star_wars")
    best, other = e.names[e.ladder[-1]], e.names[e.ladder[0]]
    p = Position("star_wars", seats=2, owns={1: f"{best} {other}"})
    taken = [
        Position("star_wars", seats=2, owns={0: mine, 1: theirs}).table
        for mine, theirs in ((other, best), (best, other))
    ]
    reason = explain(Comparison(Reference("star_wars"), p.question, p.table, 0, 0, 0, *taken))
    assert reason == AnswerReason("best_base", {"space": e.ladder[-1]})
    assert explain(Comparison(Reference("star_wars"), p.question, p.table, 0, 0, 0, *reversed(taken))).id != "best_base"


def test_a_card_spent_without_a_gain_is_a_reason():
    p = Position("star_wars", seats=2, hands={0: "secret_funds extortion"})
    spent, kept = Position("star_wars", seats=2, hands={0: "extortion"}).table, p.table.copy()
    reason = explain(Comparison(Reference("star_wars"), p.question, p.table, 0, 0, 0, spent, kept))
    assert reason == AnswerReason("card_spent", {"count": 1})
    spent.cash[0] += 200
    assert explain(Comparison(Reference("star_wars"), p.question, p.table, 0, 0, 0, spent, kept)).id != "card_spent"
