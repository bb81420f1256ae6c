"""Facts of Star Wars: exact words, seats and amounts. Seat 3, of the Empire, acts; its ally is seat 1."""

import pytest

from magnat.positions import Position, card, dice, money, seat
from tests.named import cards, trimmed_facts

rule = pytest.mark.rule
MANUAL = {"rent_claim": "manual"}
CHOSEN = {"sides": "chosen"}
STEP = ("roll", dice(2, 4))  # from GO to hoth_1
NEXT = ("turn", 0, 2)


def at_seat_3(*script, **given):
    """Return the facts after the one that begins the turn."""
    return trimmed_facts(Position("star_wars", seats=4, turn=3, **given).play(*script))[1:]


@rule("SW-BUY-02", "SW-BUY-04", "SW-AUCT-04", "SW-AUCT-05")
def test_landing_on_a_planet_is_announced():
    moved = [("rolled", 3, 2, 4), ("moved", 3, "hoth_1")]
    assert at_seat_3(*STEP, "buy") == [*moved, ("bought", 3, "hoth_1", 100)]
    calls = [*moved, ("declined", 3, "hoth_1"), ("auction", -1, "hoth_1")]
    passes = [("passed", 0, "hoth_1"), ("passed", 1, "hoth_1"), ("passed", 2, "hoth_1")]
    sold = at_seat_3(*STEP, "auction", money(30), "pass", "pass", "pass")
    assert sold == [*calls, ("bid", 3, "hoth_1", 30), *passes, ("won_auction", 3, "hoth_1", 30)]
    assert at_seat_3(*STEP, "auction", *["pass"] * 4) == [
        *calls,
        ("passed", 3, "hoth_1"),
        *passes,
        ("unsold", -1, "hoth_1"),
    ]


@rule("SW-RENT-01", "SW-RENT-08", "SW-RENT-11", "SW-RENT-16")
def test_rents_are_announced():
    moved = [("rolled", 3, 2, 4), ("moved", 3, "hoth_1")]
    owned = {2: "hoth_1"}
    assert at_seat_3(*STEP, owns=owned) == [*moved, ("rent", 3, "hoth_1", 40, 2), ("paid", 3, 40, 2)]
    assert at_seat_3(*STEP, owns=owned, jailed={2: 1}) == [*moved, ("no_rent", 3, "hoth_1", 2)]
    game = Position("star_wars", seats=4, turn=3, owns=owned, options=MANUAL).play(*STEP)
    claimed = trimmed_facts(game.fork().say(2, "claim"))[4:]
    assert claimed == [("claimed", 2, 3, 40, "hoth_1"), ("paid", 3, 40, 2)]
    lapsed = trimmed_facts(game.play("end", "roll", dice(6, 4)))[4:]
    assert lapsed == [NEXT, ("rolled", 0, 6, 4), ("claim_lapsed", 2, 3, 40, 6), ("moved", 0, "jail")]


@rule("SW-GO-01", "SW-GO-05", "SW-TAX-01", "SW-JAIL-01", "SW-DICE-02")
def test_corners_and_taxes_are_announced():
    assert at_seat_3("roll", dice(1, 3), at={3: "empire_3"})[1:] == [("moved", 3, "go"), ("salary", 3, 200, 1)]
    assert at_seat_3("roll", dice(1, 3), at={3: "coruscant_1"})[1:] == [("salary", 3, 200), ("moved", 3, "kashyyyk_1")]
    assert at_seat_3("roll", dice(1, 3))[1:] == [
        ("moved", 3, "tax_1"),
        ("taxed", 3, "tax_1", 200),
        ("paid", 3, 200, -1),
    ]
    assert at_seat_3("roll", dice(1, 3), at={3: "kamino_1"})[1:] == [("moved", 3, "go_to_jail"), ("jailed", 3), NEXT]
    doubles = at_seat_3(*["roll", dice(5, 5)] * 2, "roll", dice(1, 1))
    assert doubles[-4:] == [("rolled", 3, 1, 1), ("third_double", 3), ("jailed", 3), NEXT]


@rule("SW-JAIL-06", "SW-JAIL-07", "SW-JAIL-08", "SW-JAIL-10", "SW-JAIL-11")
def test_jail_is_announced():
    moved = [("rolled", 3, 6, 4), ("moved", 3, "free_parking")]
    assert at_seat_3("pay", dice(6, 4), jailed={3: 1}) == [("paid_fine", 3, 100), *moved]
    freed = at_seat_3("use_card", dice(6, 4), jailed={3: 1}, hands={3: "e04"})
    assert freed == [("used_card", 3, "e04"), *moved]
    escaped = at_seat_3("try_double", dice(5, 5), jailed={3: 1})
    assert escaped == [("rolled", 3, 5, 5), ("escaped", 3), ("moved", 3, "free_parking")]
    assert at_seat_3("try_double", dice(5, 4), jailed={3: 2}) == [("rolled", 3, 5, 4), ("stayed_in_jail", 3)]
    third = at_seat_3("try_double", dice(6, 4), jailed={3: 3})
    assert third == [("rolled", 3, 6, 4), ("third_failure", 3), ("paid", 3, 100, -1), ("moved", 3, "free_parking")]


@rule("SW-FORCE-03", "SW-FORCE-14", "SW-FORCE-15", "SW-FORCE-16")
def test_drawn_cards_are_announced():
    assert at_seat_3("roll", dice(5, 2), card("e08"))[2:] == [("drew_force", 3, "e08")]
    told = {
        "r01": [("paid", 3, 200, -1)],
        "r02": [("received", 3, 100)],
        "r03": [("jailed", 3), NEXT],
        "r12": [("evacuated", 3, "hoth_1")],
        "r13": [("moved_back", 3, "coruscant_2")],
        "r14": [("moved", 3, "hyperdrive_a")],
        "r16": [("moved", 3, "go"), ("salary", 3, 200, 1)],
        "r17": [("paid", 3, 50), ("paid", 3, 50, 2)],
        "r18": [("paid", 3, 60, -1)],
    }
    for name, facts in told.items():
        drawn = at_seat_3("roll", dice(1, 1), card(name), owns={3: "hoth"}, hands={3: "e01"})
        assert drawn[2] == ("drew_chance", 3, 1, name) and drawn[3:] == facts
    for name in ("r12", "r15", "r18"):
        assert at_seat_3("roll", dice(1, 1), card(name))[3:] == [("no_effect", 3)]
    lost = at_seat_3("roll", dice(1, 1), card("r15"), card("e01"), hands={3: "e01"})
    assert lost[3:] == [("lost_force", 3, "e01")]
    rebel = Position("star_wars", seats=4, turn=2).play("roll", dice(5, 2), card("e01"))
    assert trimmed_facts(rebel)[3:] == [("drew_chance", 2, 1, "e01", 1), ("paid", 2, 200, -1)]
    assert at_seat_3("roll", dice(5, 2), hands={3: "rest"})[2:] == [("no_card", 3, 1)]
    used = Position("star_wars", seats=4, turn=3, discards="e01", hands={3: "rest"}).play("roll", dice(5, 2))
    assert used.fact_rows[3:] == [("reshuffled", 3, 1)] and cards(used, used.choices) == "e01"


@rule("SW-FORCE-05", "SW-FORCE-10", "SW-JSN-09", "SW-JSN-10")
def test_played_cards_are_announced():
    def played(name, *script, **given):
        given["hands"] = {3: name, **given.get("hands", {})}
        told = at_seat_3("play", card(name), *script, **given)
        assert told[0] == ("played", 3, name)
        return told[1:]

    hoth = {2: "hoth", 3: "kamino"}
    secret_funds, extortion, takeover, sabotage, hyperspace_jump = "e06", "e08", "e10", "e12", "e13"
    exchange, outpost, capture, tribute = "e15", "e16", "e17", "e18"
    assert played(secret_funds) == [("received", 3, 200)]
    assert played(extortion, seat(2)) == [("extorted", 3, 2, 200), ("paid", 2, 200, 3)]
    assert played(tribute) == [("paid", 0, 100, 3), ("paid", 2, 100, 3)]
    aimed = ("aimed", 3, "hoth_1", 2)
    assert played(takeover, "hoth_1", owns=hoth) == [aimed, ("replaced", 3, "hoth_1", 2)]
    assert played(sabotage, "hoth_1", owns=hoth) == [aimed, ("destroyed", 3, "hoth_1", 2)]
    assert played(exchange, "kamino_1", "hoth_1", owns=hoth) == [aimed, ("swapped", 3, "kamino_1", "hoth_1", 2)]
    assert played(hyperspace_jump, "kamino_1") == [("jumped", 3, "kamino_1")]
    assert played(outpost, "kamino_1") == [("settled", 3, "kamino_1")]
    assert played(capture, seat(2)) == [("hunted_down", 3, 2), ("jailed", 2)]
    assert played(takeover, "hoth_1", "say_no", owns=hoth, hands={2: "r02"}) == [aimed, ("said_no", 2, "r02")]


@rule("SW-HYPER-04", "SW-HYPER-05", "SW-BOUNTY-01", "SW-BOUNTY-02")
def test_hyperdrive_and_bounty_hunter_are_announced():
    assert at_seat_3("roll", dice(4, 1), "hoth_1")[1:] == [("moved", 3, "hyperdrive_a"), ("jumped", 3, "hoth_1")]
    full = {0: "hoth geonosis"}
    assert at_seat_3("roll", dice(4, 1), "hyperdrive_a", owns=full)[2:] == [("stayed_in_hyperspace", 3, "hyperdrive_a")]
    at = {3: "hoth_1"}
    assert at_seat_3("roll", dice(4, 2), "hoth_2", at=at)[2:] == [("hunted", 3, "hoth_2", -1)]
    taken = at_seat_3("roll", dice(4, 2), "hoth_2", at=at, owns={2: "hoth"})
    assert taken[2:] == [("hunted", 3, "hoth_2", 2), ("replaced", 3, "hoth_2", 2)]


@rule("SW-DEBT-03", "SW-DEBT-05", "SW-DEBT-06", "SW-DEBT-07")
def test_debts_are_announced():
    mine = {3: "geonosis kamino_1"}
    assert at_seat_3("roll", dice(1, 3), owns=mine, cash={3: 190})[3:] == [("surrendered", 3, "kamino_1", -1, 200)]
    rent = at_seat_3(*STEP, owns={2: "hoth_1", **mine}, cash={3: 10})
    assert rent[2:] == [("rent", 3, "hoth_1", 40, 2), ("surrendered", 3, "kamino_1", 2, 40)]
    assert at_seat_3(*STEP, owns={2: "hoth_1"}, cash={3: 10})[3:] == [("paid_all", 3, 10, 2, 40)]
    assert at_seat_3("roll", dice(1, 3), cash={3: 190})[3:] == [("paid_all", 3, 190, -1, 200)]
    assert at_seat_3(*STEP, owns={2: "hoth_1"}, cash={3: 0})[3:] == [("forgiven", 3, 40, 2)]


@rule("SW-END-03", "SW-END-04", "SW-END-05", "SW-END-06", "SW-END-07", "SW-END-10")
@pytest.mark.parametrize(
    ("owns", "tie", "facts"),
    [
        ({2: "hoth_1 hoth_2", 3: "endor_1", 1: "endor_2 kamino_1"}, "owner", [("won", 1, 1, 2, 3)]),
        ({0: "hoth", 3: "endor_1", 1: "kamino_1"}, "owner", [("won", 0, 0, 3, 2)]),
        ({0: "hoth_1", 3: "endor_1", 1: "kamino_1"}, "owner", [("best_placed", 3, "endor_1"), ("won", 3, 1, 1, 2)]),
        ({0: "hoth_1 hoth_2", 2: "hoth_3", 3: "endor_1", 1: "kamino_1 kamino_2"}, "owner",
         [("best_placed", 3, "endor_1"), ("won", 3, 1, 3, 3)]),
        ({0: "hoth_1 hoth_2", 2: "hoth_3", 3: "endor_1", 1: "kamino_1 kamino_2"}, "count",
         [("best_placed", 3, "endor_1"), ("won", 1, 1, 3, 3)]),
        ({0: "coruscant_2", 2: "hoth_3 hoth_1", 3: "endor_1", 1: "kamino_1 kamino_2"}, "count",
         [("best_placed", 0, "coruscant_2"), ("won", 2, 0, 3, 3)]),
        ({}, "owner", []),
    ],
)  # fmt: skip
def test_the_final_count_is_announced(owns, tie, facts):
    options = {"turn_limit": 5, "side_tie": tie}
    told = at_seat_3("roll", dice(6, 4), "end", owns=owns, turns=4, options=options)
    game = Position("star_wars", seats=4, owns=owns)
    counted = [("counted", p, *[n for n in [game.bases[p].bit_count()] if n]) for p in range(4)]
    assert told[2:] == [("turn_limit", -1, 5), *counted, *facts]


@rule("SW-SETUP-02", "SW-SETUP-05", "SW-SETUP-06", "SW-PLAYERS-02")
def test_the_opening_is_announced():
    game = Position.opening("star_wars", seats=2, options=CHOSEN)
    game.play("empire", "rebel", "kylo", "empire_b", "rey", "rebel_b")
    assert game.fact_rows == [
        ("chose_side", 0, 1), ("chose_side", 1), ("chose_token", 0, 3), ("chose_symbol", 0, 3), ("chose_token", 1, 4),
        ("chose_symbol", 1, 1),
    ]  # fmt: skip
    assert game.token == (3, 4) and game.symbol == (3, 1) and game.side == (1, 0)
    game.play(card("e02"), card("e03"), card("e04"), card("r02"), card("r03"), card("r04"))
    assert game.asked == ("youngest_rebel", -1) and game.choices == [1] and game.play(seat(1)).fact_words[-1] == "turn"
    assert trimmed_facts(game)[6:] == [
        *[("dealt_force", 0, name) for name in ("e02", "e03", "e04")],
        *[("dealt_force", 1, name) for name in ("r02", "r03", "r04")], ("starts", 1),
        ("turn", 1, 1),
    ]  # fmt: skip
