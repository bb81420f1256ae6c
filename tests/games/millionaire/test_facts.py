"""Facts of Millionaire: exact words, seats and amounts. The actor is never seat 0."""

from typing import Any

import pytest

from magnat.positions import Position, card, dice, money, seat
from tests.named import trimmed_facts

rule = pytest.mark.rule
LAND = ("throw", dice(1, 2))  # from jail to palace_gardens
NEXT = ("turn", 3, 2)
SAME = {"jail_third_failure": "same_roll"}


def at_seat_2(*script, **given):
    """Return the facts after the one that begins the turn."""
    return trimmed_facts(Position("millionaire", seats=4, turn=2, **given).play(*script))[1:]


@rule("MIL-TURN-01", "MIL-PROP-01", "MIL-RENT-01", "MIL-AUC-04", "MIL-AUC-07", "MIL-AUC-08")
def test_landing_on_a_property_is_announced():
    moved = [("threw", 2, 1, 2), ("moved", 2, "palace_gardens")]
    assert at_seat_2(*LAND, "buy", at={2: "jail"}) == [*moved, ("bought", 2, "palace_gardens", 40)]
    rent = at_seat_2(*LAND, at={2: "jail"}, owns={3: "pink"})
    assert rent == [*moved, ("rent", 2, "palace_gardens", 40, 3), ("paid", 2, 40, 3)]
    calls = [("declined", 2, "palace_gardens"), ("auction", -1, "palace_gardens")]
    sold = at_seat_2(*LAND, "auction", money(7), "pass", "pass", "pass", at={2: "jail"})
    passes = [("passed", 0, "palace_gardens"), ("passed", 1, "palace_gardens"), ("passed", 2, "palace_gardens")]
    assert sold == [*moved, *calls, ("bid", 3, "palace_gardens", 7), *passes, ("won_auction", 3, "palace_gardens", 7)]
    unsold = at_seat_2(*LAND, "auction", *["pass"] * 4, at={2: "jail"})
    assert unsold == [
        *moved,
        *calls,
        ("passed", 3, "palace_gardens"),
        *passes,
        ("unsold", -1, "palace_gardens"),
        ("took_unsold", 2, "palace_gardens", 1),
    ]


@rule("MIL-JAIL-03", "MIL-JAIL-04", "MIL-JAIL-05", "MIL-JAIL-06", "MIL-JAIL-07")
def test_jail_is_announced():
    moved = [("threw", 2, 1, 2), ("moved", 2, "palace_gardens")]
    mine: Any = {"owns": {2: "pink"}}
    fined = at_seat_2("pay", dice(1, 2), jailed={2: 1}, **mine)
    assert fined == [("paid_fine", 2, 50), ("paid", 2, 50, -1), *moved]
    freed = at_seat_2("use_lifestyle_card", dice(1, 2), jailed={2: 1}, jail_cards={"lifestyle": 2}, **mine)
    assert freed == [("used_jail_card", 2, 1), *moved]
    escaped = at_seat_2("throw", dice(1, 1), jailed={2: 1}, **mine)
    assert escaped == [("threw", 2, 1, 1), ("escaped", 2), ("moved", 2, "dream_avenue")]
    assert at_seat_2(*LAND, jailed={2: 2}) == [("threw", 2, 1, 2), ("stayed", 2), NEXT]
    third = at_seat_2(*LAND, jailed={2: 3}, options=SAME, **mine)
    assert third == [("threw", 2, 1, 2), ("third_failure", 2), ("paid", 2, 50, -1), ("moved", 2, "palace_gardens")]
    arrested = at_seat_2("throw", dice(2, 1), card("arrested"), at={2: "ski_mountain"})
    assert arrested[2:] == [("drew", 2, 0, "arrested"), ("jailed", 2), NEXT]
    doubles = at_seat_2(
        *["throw", dice(4, 4)] * 2, "throw", dice(1, 1), at={2: "go"}, options={"doubles_extra_turn": True}
    )
    assert doubles[-4:] == [("threw", 2, 1, 1), ("third_double", 2), ("jailed", 2), NEXT]


@rule("MIL-GO-04", "MIL-GO-05", "MIL-GO-07", "MIL-LVL-03")
def test_go_and_levels_are_announced():
    home: Any = {"at": {2: "paradise_island"}}
    evolved = at_seat_2("throw", dice(2, 1), "evolve", stars={2: 3}, **home)
    assert evolved == [("threw", 2, 2, 1), ("moved", 2, "lifestyle_1", 1), ("evolved", 2, 5, 150)]
    assert at_seat_2("throw", dice(2, 1), "keep", stars={2: 3}, **home)[-1] == ("salary", 2, 200)
    exact = at_seat_2("throw", dice(1, 2), stars={2: 5}, at={2: "chance_3"})
    assert exact == [("threw", 2, 1, 2), ("moved", 2, "go"), ("salary", 2, 250)]
    assert at_seat_2("throw", dice(1, 4), card("bad_investment"), stars={2: 5})[-1] == ("sank", 2, 3)
    assert at_seat_2("throw", dice(1, 4), card("bad_investment"))[-1] == ("no_effect", 2)
    assert at_seat_2("throw", dice(1, 1), card("new_wheels"))[-1] == ("rose", 2, 3)
    assert at_seat_2("throw", dice(1, 1), card("new_wheels"), stars={2: 5})[-1] == ("received", 2, 50)


@rule("MIL-CARD-05", "MIL-CARD-08", "MIL-CARD-09", "MIL-SPACE-04")
def test_cards_of_both_decks_are_announced():
    assert at_seat_2("throw", dice(1, 4), card("party_for_all"), stars={2: 3, 3: 5})[2:] == [
        ("drew", 2, 0, "party_for_all"), ("paid", 2, 20, 3), ("paid", 2, 20), ("paid", 2, 20, 1),
    ]  # fmt: skip
    assert at_seat_2("throw", dice(1, 4), card("birthday"), stars={2: 3, 0: 5})[2:] == [
        ("drew", 2, 0, "birthday"), ("paid", 3, 10, 2), ("paid", 0, 30, 2), ("paid", 1, 10, 2),
    ]  # fmt: skip
    business = at_seat_2("throw", dice(1, 4), card("start_business"), dice(2, 6), stars={2: 3})
    assert business[2:] == [("drew", 2, 0, "start_business"), ("threw_for_card", 2, 2, 6), ("received", 2, 150)]
    missed = at_seat_2("throw", dice(1, 4), card("start_business"), dice(5, 2), stars={2: 3})
    assert missed[3:] == [("threw_for_card", 2, 5, 2), ("no_effect", 2)]
    assert at_seat_2("throw", dice(1, 1), card("lifestyle_jail_free"))[-1] == ("kept_jail_card", 2)
    paid = at_seat_2("throw", dice(1, 1), card("helicopter"), stars={2: 3})
    assert paid[2:] == [("drew", 2, 1, "helicopter"), ("paid", 2, 20, -1), ("moved", 2, "lakeside_marina")]
    assert at_seat_2("throw", dice(1, 4), card("costly_bet"), seat(3))[-2:] == [("chose", 2, 3), ("paid", 2, 50, 3)]


@rule("MIL-FORT-01", "MIL-FORT-12", "MIL-FORT-13")
def test_fortune_cards_are_announced():
    kept = at_seat_2(*LAND, card("free_house"), at={2: "jail"}, lying={"palace_gardens": "free_house"})
    assert kept[-2:] == [("took_fortune", 2, "free_house"), ("kept_fortune", 2)]
    used = at_seat_2(*LAND, card("lawsuit"), seat(1), at={2: "jail"}, lying={"palace_gardens": "lawsuit"})
    assert used[-4:] == [
        ("took_fortune", 2, "lawsuit"),
        ("used_fortune", 2, "lawsuit"),
        ("chose", 2, 1),
        ("paid", 1, 50, 2),
    ]
    hands = {2: "sly_deal", 3: "just_say_no"}
    taken = ("play", card("sly_deal"), "castle_view")
    aimed = [("played_fortune", 2, "sly_deal"), ("aimed", 2, "castle_view", 3)]
    assert at_seat_2(*taken, "let_stand", owns={3: "castle_view"}, hands=hands) == [
        *aimed, ("stole", 2, "castle_view", 3),
    ]  # fmt: skip
    assert at_seat_2(*taken, "say_no", owns={3: "castle_view"}, hands=hands) == [*aimed, ("said_no", 3, "just_say_no")]
    swapped = at_seat_2(
        "play", card("forced_deal"), "motor_drive", "castle_view",
        owns={2: "motor_drive", 3: "castle_view"}, hands={2: "forced_deal"},
    )  # fmt: skip
    assert swapped == [
        ("played_fortune", 2, "forced_deal"),
        ("aimed", 2, "castle_view", 3),
        ("swapped", 2, "motor_drive", "castle_view", 3),
    ]
    owned = {0: "brown light_blue pink", 1: "orange red yellow", 3: "green dark_blue"}
    nowhere = at_seat_2(*LAND, card("zoom_ahead"), at={2: "jail"}, owns=owned, lying={"palace_gardens": "zoom_ahead"})
    assert nowhere[-3:] == [("rent", 2, "palace_gardens", 40), ("paid", 2, 40), ("nowhere", 2)]


@rule("MIL-BLD-03", "MIL-DEBT-05", "MIL-MORT-02", "MIL-MORT-05", "MIL-FORT-12")
def test_buildings_and_mortgages_are_announced():
    assert at_seat_2("build", "castle_view", owns={2: "pink"}) == [("built", 2, "castle_view", 1, 25)]
    free = at_seat_2("play", card("free_house"), "castle_view", owns={2: "pink"}, hands={2: "free_house"})
    assert free[-1] == ("built", 2, "castle_view", 1)
    given: Any = {"at": {2: "jail"}, "owns": {3: "pink", 2: "red"}, "cash": {2: 0}}
    sold = at_seat_2(*LAND, "sell", "style_square", built={"palace_gardens": 4, "style_square": 2}, **given)
    assert sold[2:] == [
        ("rent", 2, "palace_gardens", 165, 3),
        ("short", 2, 165, 3),
        ("sold_building", 2, "style_square", 1, 17),
    ]
    assert at_seat_2(*LAND, "mortgage", "party_plaza", built={"palace_gardens": 4}, **given)[-1] == (
        "mortgaged", 2, "party_plaza", 35,
    )  # fmt: skip
    assert at_seat_2("lift", "motor_drive", owns={2: "motor_drive"}, mortgaged="motor_drive") == [
        ("lifted", 2, "motor_drive", 6)
    ]


@rule("MIL-DEAL-06", "MIL-MORT-07")
def test_deals_are_announced():
    given: Any = {"owns": {2: "motor_drive", 3: "castle_view"}}
    offer = ("trade", seat(3), "motor_drive", "castle_view", "money", money(-5), "send")
    both = [("offered", 2, 3, 2), ("wanted", 2, 3, 512, 5)]
    assert at_seat_2(*offer, "refuse", **given) == [*both, ("refused", 3, 2)]
    assert at_seat_2(*offer, "accept", "keep", mortgaged="motor_drive", **given) == [
        *both, ("burdened", 3, 2, 1), ("traded", 2, 3, 2), ("traded", 3, 2, 512, 5),
        ("kept_mortgaged", 3, "motor_drive", 1), ("paid", 3, 1, -1),
    ]  # fmt: skip
    bought = at_seat_2(
        "trade", seat(3), "castle_view", "money", money(5), "send", "accept", "lift", mortgaged="castle_view", **given
    )
    assert bought == [
        ("offered", 2, 3, 0, 5), ("wanted", 2, 3, 512), ("burdened", 2, 512, 4), ("traded", 2, 3, 0, 5),
        ("traded", 3, 2, 512), ("lifted", 2, "castle_view", 24),
    ]  # fmt: skip


@rule("MIL-DEAL-08")
def test_gifts_are_announced_for_the_giving_side():
    given: Any = {"owns": {2: "motor_drive", 3: "castle_view"}, "options": {"allow_gifts": True}}
    present = at_seat_2("trade", seat(3), "motor_drive", "money", money(0), "send", "accept", **given)
    assert present == [("offered", 2, 3, 2), ("traded", 2, 3, 2)]
    asked = at_seat_2("trade", seat(3), "castle_view", "money", money(0), "send", "accept", **given)
    assert asked == [("wanted", 2, 3, 512), ("traded", 3, 2, 512)]
    purse = at_seat_2("trade", seat(3), "money", money(7), "send", "accept", **given)
    assert purse == [("offered", 2, 3, 0, 7), ("traded", 2, 3, 0, 7)]


@rule("MIL-DEBT-10", "MIL-EDGE-38", "MIL-EDGE-42", "MIL-WIN-01", "MIL-WIN-07", "MIL-VAR-03")
def test_bankruptcies_leaving_and_the_end_are_announced():
    ruined: Any = {
        "at": {2: "jail"},
        "owns": {3: "pink", 2: "motor_drive"},
        "built": {"palace_gardens": 4},
        "cash": {2: 0},
    }
    assert at_seat_2(*LAND, "bankrupt", **ruined)[-2:] == [("bankrupt", 2, 3), NEXT]
    left = Position("millionaire", seats=4, turn=2).say(-1, "leave 1")
    assert left.fact_rows[1:] == [("left", 1), ("bankrupt", 1, -1)]
    last = Position("millionaire", seats=3, turn=2, out=[0], cash={1: 7}).say(-1, "leave 2")
    assert last.fact_rows[1:] == [
        ("left", 2), ("out", 2), ("last_left", 1), ("ranked", 1, 1, 7), ("ranked", 2, 2, 372), ("ranked", 0, 3),
    ]  # fmt: skip
    won = at_seat_2("throw", dice(1, 4), card("prize"), cash={2: 990, 0: 100, 1: 500, 3: 500}, owns={1: "motor_drive"})
    assert won[3:] == [
        ("received", 2, 25), ("million", 2, 1015), ("ranked", 2, 1, 1015), ("ranked", 1, 2, 500), ("ranked", 3, 3, 500),
        ("ranked", 0, 4, 100),
    ]  # fmt: skip
    capped = at_seat_2("throw", dice(4, 4), "end", at={2: "jail"}, turns=5, options={"turn_cap": 6}, cash={3: 400})
    assert capped[2:] == [
        ("turn_cap", -1, 6), ("ranked", 3, 1, 400), ("ranked", 0, 2, 372), ("ranked", 1, 3, 372), ("ranked", 2, 4, 372),
    ]  # fmt: skip


@rule("MIL-SETUP-06", "MIL-SETUP-11", "MIL-SETUP-12")
def test_the_opening_is_announced():
    game = Position.opening("millionaire").play("boat", "car", "plane", dice(1, 2), dice(6, 5), dice(5, 6))
    assert game.play(dice(2, 1), dice(1, 4)).fact_rows == [
        ("chose_movers", 0, 3), ("chose_movers", 1, 2), ("chose_movers", 2, 1),
        ("threw_to_start", 0, 1, 2), ("threw_to_start", 1, 6, 5),
        ("threw_to_start", 2, 5, 6), ("threw_to_start", 1, 2, 1), ("threw_to_start", 2, 1, 4), ("starts", 2),
        ("turn", 2, 1),
    ]  # fmt: skip


@rule("MIL-CARD-09", "MIL-FORT-07", "MIL-EDGE-31")
def test_payments_to_and_from_all_go_clockwise_from_the_left():
    lying: Any = {"generous_to_all": [("paid", 2, 20, 3), ("paid", 2, 20), ("paid", 2, 20, 1)],
                  "wedding_gift": [("paid", 3, 25, 2), ("paid", 0, 25, 2), ("paid", 1, 25, 2)]}  # fmt: skip
    for name, facts in lying.items():
        told = at_seat_2(*LAND, card(name), at={2: "jail"}, owns={2: "pink"}, lying={"palace_gardens": name})
        assert told[-3:] == facts


@rule("MIL-AUC-07")
@pytest.mark.parametrize(("cash", "takes"), [(0, False), (1, True)])
def test_the_landing_player_takes_an_unsold_property_for_the_last_thousand(cash, takes):
    told = at_seat_2(*LAND, "auction", *["pass"] * (3 + takes), at={2: "jail"}, cash={2: cash})
    assert told[-1] == (("took_unsold", 2, "palace_gardens", 1) if takes else ("unsold", -1, "palace_gardens"))
    given: Any = {"at": {2: "jail"}, "options": {"unsold_to_lander": False}}
    assert at_seat_2(*LAND, "auction", *["pass"] * 4, **given)[-1] == ("unsold", -1, "palace_gardens")
