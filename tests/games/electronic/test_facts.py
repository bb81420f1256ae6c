"""Facts of Electronic: exact words, seats and amounts. The actor is never seat 0."""

from typing import Any

import pytest

from magnat.positions import Position, card, dice, levels, money, seat, space
from tests.named import trimmed_facts

rule = pytest.mark.rule
LAND = ("throw", dice(1, 2))  # from jail to neuilly
NEXT = ("turn", 3, 2)
MANUAL = {"rent_claim": "manual"}
IN_JAIL: Any = {"at": {2: "jail"}}


def at_seat_2(*script: Any, **given: Any) -> list[tuple[Any, ...]]:
    """Return the facts after the one that begins the turn."""
    return trimmed_facts(Position("electronic", seats=4, turn=2, **given).play(*script))[1:]


@rule("ELEC-BUY-02", "ELEC-AUC-03", "ELEC-AUC-04", "ELEC-RENT-01", "ELEC-RENT-02", "ELEC-RENT-03")
def test_landing_on_a_property_is_announced():
    moved = [("threw", 2, 1, 2), ("moved", 2, "neuilly")]
    assert at_seat_2(*LAND, "buy", **IN_JAIL) == [*moved, ("bought", 2, "neuilly", 1400)]
    calls = [*moved, ("declined", 2, "neuilly"), ("auction", -1, "neuilly")]
    sold = at_seat_2(*LAND, "auction", money(70), "pass", "pass", "pass", **IN_JAIL)
    passes = [("passed", p, "neuilly") for p in (3, 0, 1)]
    assert sold == [*calls, ("bid", 2, "neuilly", 70), *passes, ("won_auction", 2, "neuilly", 70)]
    assert at_seat_2(*LAND, "auction", *["pass"] * 4, **IN_JAIL)[-1] == ("unsold", -1, "neuilly")
    rent = at_seat_2(*LAND, owns={3: "pink"}, **IN_JAIL)
    assert rent == [*moved, ("rent", 2, "neuilly", 200, 3), ("paid", 2, 200, 3)]
    game = Position("electronic", seats=4, turn=2, owns={3: "pink"}, options=MANUAL, **IN_JAIL).play(*LAND)
    assert trimmed_facts(game.fork().say(3, "claim"))[-2:] == [("claimed", 3, 2, 200), ("paid", 2, 200, 3)]
    assert trimmed_facts(game.fork().say(3, "waive"))[-1] == ("waived", 3, 2, 200)
    lapsed = trimmed_facts(game.play("end", "throw", dice(6, 4)))[-3:]
    assert lapsed == [("threw", 3, 6, 4), ("claim_lapsed", 3, 2, 200), ("moved", 3, "jail")]


@rule("ELEC-GO-01", "ELEC-GO-02", "ELEC-GO-03", "ELEC-TAX-01", "ELEC-JAIL-02", "ELEC-TURN-05")
def test_corners_and_taxes_are_announced():
    assert at_seat_2("throw", dice(1, 2), at={2: "champs_elysees"})[1:] == [("moved", 2, "go"), ("salary", 2, 2000, 1)]
    passed = at_seat_2("throw", dice(1, 4), "buy", at={2: "luxury_tax"})
    assert passed[1:3] == [("salary", 2, 2000), ("moved", 2, "lecourbe")]
    taxed = at_seat_2("throw", dice(1, 3))
    assert taxed[1:] == [("moved", 2, "income_tax"), ("taxed", 2, "income_tax", 2000), ("paid", 2, 2000, -1)]
    assert at_seat_2("throw", dice(1, 3), at={2: "saint_honore"})[1:] == [
        ("moved", 2, "go_to_jail"),
        ("jailed", 2),
        NEXT,
    ]
    doubles = at_seat_2("throw", dice(5, 5), "throw", dice(5, 5), "throw", dice(1, 1))
    assert doubles[-4:] == [("threw", 2, 1, 1), ("third_double", 2), ("jailed", 2), NEXT]
    back = at_seat_2("throw", dice(1, 1), card("back_to_belleville"))
    assert back[2:] == [("drew", 2, 1, "back_to_belleville"), ("moved_back", 2, "belleville")]


@rule("ELEC-JAIL-06", "ELEC-JAIL-08", "ELEC-JAIL-09", "ELEC-JAIL-11", "ELEC-JAIL-12")
def test_jail_is_announced():
    assert at_seat_2("pay", jailed={2: 1}) == [("paid_fine", 2, 500)]
    freed = at_seat_2("use_chest_card", "throw", dice(6, 4), jailed={2: 1}, jail_cards={"chest": 2})
    assert freed == [("used_jail_card", 2, 1), ("threw", 2, 6, 4), ("moved", 2, "free_parking")]
    escaped = at_seat_2("throw", dice(5, 5), jailed={2: 1})
    assert escaped == [("threw", 2, 5, 5), ("escaped", 2), ("moved", 2, "free_parking")]
    assert at_seat_2("throw", dice(5, 4), jailed={2: 2}) == [("threw", 2, 5, 4), ("stayed", 2)]
    third = at_seat_2("throw", dice(6, 4), jailed={2: 3})
    assert third == [("threw", 2, 6, 4), ("third_failure", 2), ("paid", 2, 500, -1), ("moved", 2, "free_parking")]


@rule("ELEC-CARD-01", "ELEC-CARD-03", "ELEC-CARD-07")
def test_cards_are_announced():
    def chest(name: str, *script: Any, **given: Any) -> list[tuple[Any, ...]]:
        return at_seat_2("throw", dice(1, 1), card(name), *script, **given)[3:]

    assert chest("birthday") == [("paid", 3, 100, 2), ("paid", 0, 100, 2), ("paid", 1, 100, 2)]
    assert chest("interest") == [("received", 2, 250)] and chest("doctor") == [("paid", 2, 500, -1)]
    assert chest("jail_free") == [("kept_jail_card", 2)]
    assert chest("fine_or_chance", "pay") == [("paid", 2, 100, -1)]
    assert chest("fine_or_chance", "draw", card("bank_dividend")) == [
        ("drew", 2, 0, "bank_dividend"),
        ("received", 2, 500),
    ]
    repairs = ("throw", dice(3, 4), card("road_repairs"))
    assert at_seat_2(*repairs)[3:] == [("no_effect", 2)]
    built = {"pink": 2, "villette": 3, "brown": 5}
    bill = at_seat_2(*repairs, owns={2: "pink brown"}, built=built)
    assert bill[3:] == [("paid", 2, 7 * 400 + 2 * 1150, -1)]


@rule("ELEC-BUILD-03", "ELEC-SELLB-02", "ELEC-SHORT-02", "ELEC-SHORT-04")
def test_buildings_are_announced():
    built = at_seat_2("build", "pink", levels(1, 0, 1), owns={2: "pink"})
    assert built == [("built", 2, "villette", 1), ("built", 2, "paradis", 1), ("paid_building", 2, 2, 2000)]
    sold = at_seat_2("sell", "pink", levels(0, 1, 1), owns={2: "pink"}, built={"pink": 1, "villette": 2})
    assert sold == [("sold_building", 2, "villette"), ("received_building", 2, 2, 1000)]
    short = at_seat_2(
        "build", "pink", levels(1, 0, 0), "contest", money(1010), "pass", "villette",
        owns={2: "pink", 3: "orange"}, apartments=1,
    )  # fmt: skip
    assert short[0] == ("contested", 3, 2) and short[1][:2] == ("auction", -1)
    lot = short[1][2]
    assert short[2:] == [
        ("bid", 2, lot, 1010), ("passed", 3, lot), ("won_auction", 2, lot, 1010), ("built", 2, "villette", 1),
    ]  # fmt: skip


@rule("ELEC-MORT-03", "ELEC-MORT-05", "ELEC-MORT-09", "ELEC-TRADE-01", "ELEC-TRADE-08")
def test_mortgages_trades_and_payment_in_kind_are_announced():
    assert at_seat_2("mortgage", "villette", owns={2: "pink"}) == [("mortgaged", 2, "villette", 700)]
    assert at_seat_2("lift", "villette", owns={2: "pink"}, mortgaged="villette") == [("lifted", 2, "villette", 770)]
    given: Any = {"owns": {2: "belleville", 3: "villette"}}
    offer = ("trade", seat(3), "belleville", "villette", "money", money(-50), "send")
    both = [("offered", 2, 3, 2), ("wanted", 2, 3, 2048, 50)]
    assert at_seat_2(*offer, "refuse", **given) == [*both, ("refused", 3, 2)]
    assert at_seat_2(*offer, "accept", "keep", mortgaged="belleville", **given) == [
        *both, ("burdened", 3, 2, 30), ("traded", 2, 3, 2), ("traded", 3, 2, 2048, 50),
        ("kept_mortgaged", 3, "belleville", 30), ("paid", 3, 30, -1),
    ]  # fmt: skip
    assert at_seat_2(*offer, "accept", "lift", mortgaged="villette", **given)[-1] == ("lifted", 2, "villette", 700)
    present = at_seat_2("trade", seat(3), "belleville", "money", money(0), "send", "accept", **given)
    assert present == [("offered", 2, 3, 2), ("traded", 2, 3, 2)]
    asked = at_seat_2("trade", seat(3), "villette", "money", money(0), "send", "accept", **given)
    assert asked == [("wanted", 2, 3, 2048), ("traded", 3, 2, 2048)]
    kind: Any = {"owns": {2: "belleville", 3: "neuilly"}, **IN_JAIL}
    taken = at_seat_2(*LAND, "in_kind", "belleville", money(60), "accept", **kind)
    assert taken[3:] == [
        ("offered_in_kind", 2, 3, "belleville", 60),
        ("paid_in_kind", 2, 3, "belleville", 60),
        ("paid", 2, 40, 3),
    ]
    assert at_seat_2(*LAND, "in_kind", "belleville", money(60), "refuse", **kind)[4] == ("refused", 3, 2)


@rule("ELEC-DEBT-01", "ELEC-BKR-01", "ELEC-BKR-09", "ELEC-END-02", "ELEC-END-04", "ELEC-QUICK-06", "ELEC-TIME-05")
def test_debts_bankruptcies_leaving_and_the_end_are_announced():
    poor: Any = {"owns": {3: "pink"}, "built": {"neuilly": 4}, "cash": {2: 10}, **IN_JAIL}
    assert at_seat_2(*LAND, "bankrupt", **poor)[2:] == [
        ("rent", 2, "neuilly", 6250, 3), ("short", 2, 6250, 3), ("bankrupt", 2, 3), NEXT,
    ]  # fmt: skip
    left = Position("electronic", seats=4, turn=2).say(-1, "leave 1")
    assert left.fact_rows[1:] == [("left", 1), ("bankrupt", 1, -1)]
    last = Position("electronic", seats=2, turn=1).say(-1, "leave 0")
    assert last.fact_rows[1:] == [("left", 0), ("bankrupt", 0, -1), ("last_left", 1)]
    quick = Position("electronic", "quick", seats=4, turn=2, out=[0], cash={1: 10, 2: 20}).say(-1, "leave 3")
    assert quick.fact_rows[-3:] == [("bankruptcies", -1, 2), ("counted", 1, 10), ("counted", 2, 20)]
    limit = at_seat_2("throw", dice(6, 4), "end", turns=4, options={"turn_limit": 5}, out=[0])
    assert limit[2:] == [("turn_limit", -1, 5), ("counted", 1, 15000), ("counted", 2, 15000), ("counted", 3, 15000)]
    timed = Position("electronic", "timed", seats=3, turn=2, cash={1: 70}).say(-1, "time_up")
    assert timed.fact_rows[1:] == [("time_up", -1), ("counted", 0, 15000), ("counted", 1, 70), ("counted", 2, 15000)]


@rule("ELEC-SETUP-10", "ELEC-SETUP-11", "ELEC-QUICK-01")
def test_the_opening_is_announced():
    game = Position.opening("electronic").play(dice(1, 2), dice(6, 5), dice(5, 6), dice(2, 1), dice(1, 4))
    assert game.fact_rows == [
        ("threw_to_start", 0, 1, 2), ("threw_to_start", 1, 6, 5), ("threw_to_start", 2, 5, 6),
        ("threw_to_start", 1, 2, 1), ("threw_to_start", 2, 1, 4), ("starts", 2), ("turn", 2, 1),
    ]  # fmt: skip
    quick = Position.opening("electronic", "quick", seats=2)
    quick.play(space("lyon"), space("paix"), space("water"), space("villette"))
    assert trimmed_facts(quick) == [
        ("dealt", 0, "lyon", 2000),
        ("dealt", 0, "paix", 4000),
        ("dealt", 1, "water", 1500),
        ("dealt", 1, "villette", 1400),
    ]
