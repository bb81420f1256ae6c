"""Contexts and consequences of questions in Star Wars, and reasons of refused answers."""

from typing import Any

import pytest

from magnat.games.star_wars import EDITION
from magnat.games.star_wars.turn import Turn
from magnat.kernel import BadOption, settle
from magnat.positions import Position, card, dice, money, seat
from tests.named import card_number, cards

rule = pytest.mark.rule
STEP = ("roll", dice(1, 2))  # from GO to kashyyyk_2, 3: 60
MANUAL = {"rent_claim": "manual"}
POLLED = {"windows": "polled"}
CHOSEN = {"sides": "chosen"}


def at_seat_3(*script: Any, **given: Any) -> Position:
    return Position("star_wars", seats=4, turn=3, **given).play(*script)


def context_of(game: Position) -> Any:
    return game.question.context(game.table)


def consequences_of(game: Position, answer: int | str) -> Any:
    return game.question.consequences(game.table, game.answer_int(game.question, answer))


@rule("SW-BUY-01", "SW-BUY-03", "SW-FORCE-21")
@pytest.mark.parametrize(("cash", "may"), [(50, False), (60, True), (70, True)])
def test_buying_needs_exactly_the_price_and_shows_the_remaining_cash(cash, may):
    game = at_seat_3(*STEP, cash={3: cash})
    assert context_of(game) == {"enough": may} and consequences_of(game, "buy") == {"left": cash - 60}
    assert game.choices == (["auction", "buy"] if may else ["auction"])
    assert game.silence == ("buy" if may else "auction")
    if not may:
        assert game.refusal("buy") == ("too_poor", "SW-BUY-03")
    assert game.refusal("play") == ("no_card_that_pays", "SW-FORCE-21")
    holding = at_seat_3(*STEP, cash={3: cash}, hands={3: "tribute"})
    assert holding.choices == [*game.choices, "play"]


@rule("SW-JAIL-05", "SW-JAIL-12", "SW-FORCE-11")
@pytest.mark.parametrize("attempt", [1, 2, 3])
def test_a_jailed_player_sees_the_attempt_and_needs_the_whole_fine(attempt):
    game = at_seat_3(jailed={3: attempt}, cash={3: 100})
    assert context_of(game) == {"attempt": attempt} and consequences_of(game, "pay") == {"left": 0}
    assert game.choices == ["try_double", "pay"] and game.silence == "try_double"
    assert game.refusal("use_card") == ("no_jail_card", "SW-FORCE-11")
    assert game.refusal("play") == ("nothing_to_play", "SW-FORCE-10")
    assert game.refusal("claim") == ("in_jail", "SW-RENT-15")
    assert at_seat_3(jailed={3: attempt}, cash={3: 90}).refusal("pay") == ("too_poor", "SW-JAIL-12")
    assert "use_card" in at_seat_3(jailed={3: attempt}, hands={3: "out_of_jail"}).choices


@rule("SW-FORCE-10", "SW-RENT-08")
def test_illegal_plays_and_claims_are_refused_with_reasons():
    game = at_seat_3()
    assert game.refusal("play") == ("nothing_to_play", "SW-FORCE-10")
    assert game.refusal("claim") == ("no_claim", "SW-RENT-08")
    assert game.refusal(7) == ("not_offered", "SW-TURN-02")


@rule("SW-FORCE-10", "SW-FORCE-11", "SW-FORCE-12", "SW-FORCE-21", "SW-JSN-01")
def test_illegal_cards_are_refused_with_reasons():
    held = "just_say_no out_of_jail takeover exchange hyperspace_jump"
    game = at_seat_3("play", hands={3: "outpost " + held})
    assert consequences_of(game, "outpost") == {"card": card_number(game.edition, "e16")}
    assert game.refusal(card("e17")) == ("not_in_hand", "SW-FORCE-05") == game.refusal(0)
    assert game.refusal(card("e01")) == ("only_an_answer", "SW-JSN-01")
    assert game.refusal(card("e04")) == ("only_to_leave_jail", "SW-FORCE-11")
    assert game.refusal(card("e10")) == ("no_target", "SW-FORCE-10") == game.refusal(card("e15"))
    jailed = at_seat_3("play", jailed={3: 1}, hands={3: "outpost " + held})
    assert jailed.refusal(card("e13")) == ("no_jump_from_jail", "SW-FORCE-12")
    other = Position("star_wars", seats=4, turn=3, hands={1: "outpost " + held}).say(1, "play")
    assert other.asked == ("play_force", 1)
    assert other.refusal(card("e13")) == ("not_your_turn", "SW-FORCE-12")
    short = at_seat_3("roll", dice(1, 3), "play", cash={3: 0}, hands={3: "extortion outpost"})
    assert short.refusal(card("e16")) == ("no_card_that_pays", "SW-FORCE-21")
    bidding = at_seat_3(*STEP, "auction", "play", hands={3: "e06 e08 e13"})
    assert bidding.asked == ("play_force", 3) and cards(bidding, bidding.choices) == "e06"
    assert bidding.refusal(card("e08")) == ("no_card_that_pays", "SW-FORCE-21") == bidding.refusal(card("e13"))


@rule("SW-DEBT-12", "SW-FORCE-21")
def test_a_debtor_with_cards_sees_the_missing_amount_and_the_threatened_base():
    given: Any = {"hands": {3: "extortion"}, "cash": {3: 190}}
    game = at_seat_3("roll", dice(1, 3), **given)
    assert game.asked == ("short_of_cash", 3) and context_of(game) == {"missing": 10, "best": 0, "base": False}
    owner = at_seat_3("roll", dice(1, 3), owns={3: "hoth kamino_1"}, **given)
    assert context_of(owner) == {"missing": 10, "best": 26, "base": True} and owner.choices == ["settle", "play"]
    poor = at_seat_3("roll", dice(1, 3), hands={3: "just_say_no"}, cash={3: 190})
    assert poor.refusal("play") == ("no_card_that_pays", "SW-FORCE-21") and poor.choices == ["settle"]


@rule("SW-DEBT-02")
@pytest.mark.parametrize(("cash", "asked"), [(190, "short_of_cash"), (200, "after_move")])
def test_the_exact_amount_pays(cash, asked):
    game = at_seat_3("roll", dice(1, 3), hands={3: "extortion"}, cash={3: cash})
    assert game.asked == (asked, 3)


@rule("SW-JSN-01", "SW-JSN-06", "SW-JSN-11")
@pytest.mark.parametrize(
    ("name", "aim", "threat"),
    [
        ("takeover", ["hoth_1"], {"threat": 1, "space": 6}),
        ("sabotage", ["hoth_1"], {"threat": 2, "space": 6}),
        ("exchange", ["kamino_1", "hoth_1"], {"threat": 3, "space": 6, "own": 26}),
        ("capture", [seat(2)], {"threat": 4}),
    ],
)
def test_the_target_sees_the_threat_its_actor_and_whether_it_stands(name, aim, threat):
    hands = {3: f"{name} just_say_no", 2: "just_say_no out_of_jail"}
    game = at_seat_3("play", card(name), *aim, hands=hands, owns={2: "hoth", 3: "kamino"})
    assert game.asked == ("just_say_no", 2) and context_of(game) == {"other": 3, "stands": True, **threat}
    assert game.play("say_no").asked == ("just_say_no", 3)
    assert context_of(game) == {"other": 2, "stands": False, **threat}


@rule("SW-JSN-06", "SW-JSN-10")
def test_a_demand_shows_its_amount():
    game = at_seat_3("play", card("extortion"), seat(2), hands={3: "extortion", 2: "capture"})
    shown = context_of(game)
    assert (shown["other"], shown["amount"], shown.get("threat", 0)) == (3, 200, 0)
    assert game.refusal("say_no") == ("holds_no_no", "SW-JSN-01")


@rule("SW-FORCE-10")
def test_illegal_targets_are_refused_with_reasons():
    owns = {0: "hoth", 3: "kamino", 1: "endor_1"}
    aimed: Any = {"takeover": ["endor_1", "kamino_1", "coruscant_1", 0], "sabotage": ["endor_1", "go"]}
    for name, wrong in aimed.items():
        game = at_seat_3("play", card(name), hands={3: name}, owns=owns)
        assert game.choices == [6, 8, 9]
        for space in wrong:
            assert game.refusal(space) == ("not_an_enemy_base", "SW-FORCE-10")
    game = at_seat_3("play", card("exchange"), hands={3: "exchange"}, owns=owns)
    assert game.choices == [26, 27, 29] and game.refusal("endor_1") == ("not_your_base", "SW-FORCE-10")
    assert game.play("kamino_1").refusal("endor_1") == ("not_an_enemy_base", "SW-FORCE-10")
    for name in ("outpost", "hyperspace_jump"):
        game = at_seat_3("play", card(name), hands={3: name}, owns=owns)
        assert game.refusal("hoth_1") == ("already_owned", "SW-FORCE-10") == game.refusal("kamino_1")
        for nowhere in (-1, 0, 40, 99, "jail"):
            assert game.refusal(nowhere) == ("not_a_planet", "SW-FORCE-10")
    game = at_seat_3("play", card("extortion"), hands={3: "extortion"})
    assert game.choices == [0, 2] and game.refusal(seat(1)) == ("not_an_enemy", "SW-FORCE-10")
    game = at_seat_3("play", card("capture"), hands={3: "capture"})
    assert game.choices == [0, 2] and game.refusal(seat(3)) == ("not_an_enemy", "SW-FORCE-10")


@rule("SW-FORCE-10")
def test_a_single_target_is_taken_without_a_question():
    game = at_seat_3("play", card("capture"), hands={3: "capture"}, jailed={0: 2})
    assert game.jailed == [2, 0, 1, 0] and game.asked == ("before_roll", 3)
    duel = Position("star_wars", seats=2, turn=1, hands={1: "extortion"}).play("play", card("extortion"))
    assert duel.cash == [1300, 1700]


@rule("SW-HYPER-01", "SW-HYPER-02", "SW-HYPER-03", "SW-HYPER-04")
def test_hyperdrive_shows_prices_and_refusal_reasons():
    game = at_seat_3("roll", dice(4, 1), owns={0: "hoth_1 kamino_1"})
    assert game.choices == [8, 9, 11, 13, 14]
    assert consequences_of(game, "hoth_3") == {"staying": False, "price": 120}
    assert game.refusal("hyperdrive_a") == ("must_jump", "SW-HYPER-02")
    assert game.refusal("hoth_1") == ("already_owned", "SW-HYPER-01") == game.refusal("kamino_1")
    for other in (-1, 40, 0, "dagobah_1"):
        assert game.refusal(other) == ("not_in_the_zone", "SW-HYPER-03")
    full = at_seat_3("roll", dice(4, 1), owns={0: "hoth geonosis"})
    assert full.choices == [16, 18, 19, 21, 23, 24, 5]
    assert consequences_of(full, "hyperdrive_a") == {"staying": True, "price": 0}


@rule("SW-BOUNTY-01", "SW-BOUNTY-03", "SW-BOUNTY-05")
def test_the_bounty_hunter_shows_owners_and_refusal_reasons():
    game = at_seat_3("roll", dice(4, 2), at={3: "hoth_1"}, owns={3: "hoth_1", 1: "hoth_2", 0: "geonosis_2"})
    assert (
        consequences_of(game, "hoth_2") == {"owner": 1, "price": 100} and consequences_of(game, "hoth_3")["owner"] == -1
    )
    assert game.refusal("hoth_1") == ("your_own_base", "SW-BOUNTY-03")
    for nowhere in (-1, 0, 40, "jail"):
        assert game.refusal(nowhere) == ("not_a_planet", "SW-BOUNTY-01")
    assert game.silence == 14


@rule("SW-BOUNTY-01")
def test_an_absent_bounty_hunter_takes_the_next_unowned_space():
    owned = "hoth geonosis dagobah tatooine kamino endor coruscant"
    game = at_seat_3("roll", dice(1, 3), at={3: "tatooine_3"}, owns={0: owned + " kashyyyk_2"})
    assert game.asked == ("bounty_hunter", 3) and game.silence == 1


@rule("SW-RENT-16")
def test_each_waiting_rent_shows_its_visitor_amount_and_space():
    game = Position("star_wars", seats=4, turn=3, owns={2: "kashyyyk_1 hoth_1", 0: "kamino_1"}, options=MANUAL)
    game.play("roll", dice(3, 3), "roll", dice(1, 3)).say(2, "claim")
    assert game.fact_rows[-2:] == [("claimed", 2, 3, 40, 6), ("paid", 3, 40, 2)]
    game = Position("star_wars", seats=4, turn=3, owns={2: "hoth_1 hoth_2"}, options=MANUAL)
    game.play("roll", dice(3, 3), "roll", dice(1, 1)).say(2, "claim")
    assert game.asked == ("claim_rent", 2) and game.choices == [0, 1]
    assert consequences_of(game, 0) == {"visitor": 3, "amount": 40, "space": 6}
    assert consequences_of(game, 1) == {"visitor": 3, "amount": 40, "space": 8}
    game.play(1)
    assert game.fact_rows[-2:] == [("claimed", 2, 3, 40, 8), ("paid", 3, 40, 2)] and game.aside(2) == ["pass", "claim"]
    assert game.say(2, "claim").fact_rows[-2] == ("claimed", 2, 3, 40, 6)


@rule("SW-AUCT-06", "SW-FORCE-21")
def test_a_bid_shows_whether_it_passes_or_plays_and_its_refusal_reason():
    game = at_seat_3(*STEP, "auction", cash={0: 20}, hands={3: "secret_funds"})
    assert game.asked == ("auction_bid", 3)
    assert consequences_of(game, -1) == {"passing": False, "playing": True}
    assert consequences_of(game, 0) == {"passing": True, "playing": False}
    assert consequences_of(game, 10) == {"passing": False, "playing": False}
    game.play(money(10))
    assert game.asked == ("auction_bid", 0) and game.choices == [10, 20] and game.silence == 10
    assert game.refusal(-1) == ("no_card_that_pays", "SW-FORCE-21")
    assert game.refusal(money(30))[0] == "too_poor" and game.refusal(money(15))[0] == "not_a_multiple"
    assert game.refusal(money(0))[0] == "bid_too_low"


@rule("SW-AUCT-06", "SW-AUCT-07")
def test_a_player_who_cannot_raise_is_asked_only_with_cards_in_hand():
    game = at_seat_3(*STEP, "auction", money(10), cash={0: 10, 1: 20})
    assert game.asked == ("auction_bid", 1) and ("passed", 0, 3) not in game.fact_rows
    game = at_seat_3(*STEP, "auction", money(10), cash={0: 10}, hands={0: "just_say_no"})
    assert game.asked == ("auction_bid", 0) and game.choices == [10]


@rule("SW-SETUP-03", "SW-SETUP-04", "SW-SETUP-05", "SW-SETUP-06")
def test_illegal_sides_tokens_and_symbols_are_refused_with_reasons():
    game = Position.opening("star_wars", seats=4, options=CHOSEN).play("rebel", "rebel")
    assert game.refusal("rebel") == ("side_full", "SW-SETUP-03")
    game.play("empire", "empire", "finn")
    assert game.refusal("empire_a") == ("symbol_taken", "SW-SETUP-06")
    game.play("rebel_a")
    assert game.refusal("rey") == ("token_taken", "SW-SETUP-05") == game.refusal("finn") == game.refusal("vader")
    assert game.play("luke").refusal("rebel_a") == ("symbol_taken", "SW-SETUP-06")
    three = Position.opening("star_wars", seats=3, options=CHOSEN).play("empire", "empire")
    assert three.refusal("empire") == ("side_full", "SW-SETUP-04")


@rule("SW-SETUP-03", "SW-SETUP-04", "SW-PLAYERS-04")
@pytest.mark.parametrize(
    ("seats", "how", "sides"),
    [
        (4, "rebels_first", (0, 1, 0, 1)), (4, "empire_first", (1, 0, 1, 0)), (4, "together", (0, 0, 1, 1)),
        (3, "rebels_first", (0, 1, 0)), (3, "empire_first", (1, 0, 1)), (3, "together", (0, 0, 1)),
        (2, "together", (0, 1)), (2, "chosen", (-1, -1)),
    ],
)  # fmt: skip
def test_sides_follow_from_the_seats(seats, how, sides):
    assert EDITION.with_(sides=how).deal(seats).side == sides


@rule("SW-PLAYERS-02", "SW-END-10")
@pytest.mark.parametrize(("option", "most"), [("youngest", 4), ("turn_limit", 1_000_000)])
def test_numeric_options_have_a_maximum(option, most):
    assert EDITION.with_(**{option: most})
    with pytest.raises(BadOption):
        EDITION.with_(**{option: most + 1})


@rule("SW-PLAYERS-02")
@pytest.mark.parametrize(
    ("youngest", "how", "fits"),
    [
        (3, "rebels_first", True), (2, "rebels_first", False), (1, "rebels_first", True), (2, "empire_first", True),
        (3, "empire_first", False), (1, "empire_first", False), (2, "chosen", True), (0, "empire_first", True),
    ],
)  # fmt: skip
def test_the_youngest_must_be_a_rebel_at_the_table(youngest, how, fits):
    edition = EDITION.with_(sides=how, youngest=youngest)
    if fits:
        assert edition.deal(4)
    else:
        with pytest.raises(BadOption) as refusal:
            edition.deal(4)
        assert refusal.value.accepted == ("0, 1, 3" if how == "rebels_first" else "0, 2, 4")
    with pytest.raises(BadOption):
        EDITION.with_(youngest=3).deal(2)


@rule("SW-FORCE-08")
@pytest.mark.parametrize("actor", range(4))
def test_a_poll_goes_clockwise_from_the_left_of_the_active_player_and_begins_again_after_an_act(actor):
    a, b, c = [(actor + i) % 4 for i in (1, 2, 3)]
    hands = {actor: "secret_funds", a: "secret_funds", b: "secret_funds", c: "secret_funds"}
    game = Position("star_wars", seats=4, turn=actor, hands=hands, options=POLLED)
    assert [game.asked, game.play("pass").asked, game.play("pass").asked] == [("poll", a), ("poll", b), ("poll", c)]
    assert game.play("play", card("secret_funds")).asked == ("poll", a)  # c has no cards left
    assert game.play("pass").asked == ("poll", b) and game.play("pass").asked == ("before_roll", actor)
    assert game.play("play", card("secret_funds")).asked == ("poll", a)


@rule("SW-SETUP-09", "SW-SETUP-10")
def test_all_counters_start_at_zero():
    t = EDITION.deal(3)
    counts = "winners bank active turns doubles"
    assert {name: getattr(t, name) for name in counts.split()} == dict.fromkeys(counts.split(), 0)
    assert not any([*t.jailed, *t.place, *t.bases, *t.known]) and t.claims == t.discards == ()


@rule("SW-FORCE-08", "SW-RENT-09")
def test_plays_and_claims_are_offered_together_and_a_jailed_owner_cannot_claim():
    given: Any = {"seats": 4, "turn": 3, "owns": {2: "hoth_1"}, "options": MANUAL, "hands": {2: "secret_funds"}}
    game = Position("star_wars", **given).play("roll", dice(4, 2))
    assert game.asked == ("after_move", 3) and game.aside(2) == ["pass", "play", "claim"] and game.aside(0) == []
    assert game.say(2, "play").play(card("secret_funds")).aside(2) == ["pass", "claim"]
    game = Position("star_wars", **given).play("roll", dice(4, 2), "end", "roll", dice(1, 3))
    assert game.aside(2) == ["pass", "play"]  # the claim has lapsed


@rule("SW-JAIL-05")
def test_skipping_forced_answers_still_asks_a_jailed_player_who_could_pay():
    t: Any = Position("star_wars", seats=4, turn=3, jailed={3: 1}, push=[Turn(3)], active=3).table
    t.stack[:] = [Turn(3)]
    assert list(settle(t, None, True)) == [0, 3]
    t.stack[:], t.cash[3] = [Turn(3)], 90
    assert len(settle(t, None, True)) == 36  # the dice


@rule("SW-RENT-09", "SW-FORCE-08")
def test_polls_ask_an_owner_without_cards_for_a_claim():
    game = Position("star_wars", seats=4, turn=3, owns={2: "hoth_1"}, options={**MANUAL, **POLLED})
    assert game.play("roll", dice(4, 2)).asked == ("poll", 2) and game.choices == ["pass", "claim"]
    assert game.fork().play("pass").asked == ("after_move", 3)
    assert game.play("claim").fact_rows[-2:] == [("claimed", 2, 3, 40, 6), ("paid", 3, 40, 2)]
    assert game.asked == ("after_move", 3)


@rule("SW-VAR-02", "SW-FORCE-08")
def test_with_own_turn_windows_other_players_are_not_polled():
    given: Any = {"seats": 4, "turn": 3, "hands": {2: "secret_funds", 3: "secret_funds"}}
    assert Position("star_wars", **given, options=POLLED).asked == ("poll", 2)
    own = Position("star_wars", **given, options={**POLLED, "force_windows": "own_turn"})
    assert own.asked == ("before_roll", 3) and own.choices == ["roll", "play"]


@rule("SW-FORCE-08")
@pytest.mark.parametrize("other", [0, 1, 2])
def test_an_act_of_the_active_player_restarts_the_poll(other):
    hands = {3: "secret_funds tribute" if other != 1 else "tribute", other: "outpost"}
    game = Position("star_wars", seats=4, turn=3, hands=hands, options=POLLED)
    assert game.asked == ("poll", other) and game.play("pass").asked == ("before_roll", 3)
    assert game.play("play", card("tribute"), *["let_stand"] * (other in (0, 2))).asked == ("poll", other)
