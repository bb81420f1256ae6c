"""Legal building and sale orders of Electronic, compared with single purchases and sales."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magnat.games.electronic.orders import raises, sales
from magnat.games.electronic.shortage import CarryOut, Contest
from magnat.mechanics.buildings import decode_levels, encode_levels
from magnat.positions import Position, levels, money

rule = pytest.mark.rule

HOTEL = "hotel"


@st.composite
def groups(draw):
    """Draw a legal group with the stock: apartments per hotel, buildings of each street, pieces left."""
    full = draw(st.sampled_from((3, 4)))
    streets = draw(st.lists(st.sampled_from((*range(full + 1), HOTEL)), min_size=2, max_size=3))
    return full, tuple(streets), draw(st.integers(0, 32)), draw(st.integers(0, 12))


def height(street, full):
    return full + 1 if street == HOTEL else street


def code(streets, full):
    return encode_levels([height(street, full) for street in streets])


def with_street(streets, i, what):
    return (*streets[:i], what, *streets[i + 1 :])


def purchases(full, streets, apartments, hotels):
    """Yield every legal single purchase with the remaining stock."""
    for i, street in enumerate(streets):
        others = streets[:i] + streets[i + 1 :]
        if street == HOTEL:
            continue  # nothing is built beyond a hotel
        if street < full and apartments and all(o == HOTEL or o >= street for o in others):
            yield with_street(streets, i, street + 1), apartments - 1, hotels
        if street == full and hotels and all(o in (full, HOTEL) for o in others):
            yield with_street(streets, i, HOTEL), apartments + full, hotels - 1


def single_sales(full, streets, apartments, hotels):
    """Yield every legal single sale with the remaining stock."""
    for i, street in enumerate(streets):
        others = streets[:i] + streets[i + 1 :]
        if street == HOTEL:
            yield with_street(streets, i, 0), apartments, hotels + 1
            if apartments >= full:
                yield with_street(streets, i, full), apartments - full, hotels + 1
        elif street and all(o != HOTEL and o <= street for o in others):
            yield with_street(streets, i, street - 1), apartments + 1, hotels


def reachable(step, full, streets, apartments, hotels):
    """Return the groups reachable by sequences of single steps."""
    here = (streets, apartments, hotels)
    seen, waiting = {here}, [here]
    while waiting:
        for there in step(full, *waiting.pop()):
            if there not in seen:
                seen.add(there)
                waiting.append(there)
    return {result for result, _, _ in seen} - {streets}


def difference(one, other, full):
    return abs(sum(height(s, full) for s in one) - sum(height(s, full) for s in other))


def encoded(result, streets, full):
    """Return the orders as the engine encodes them, with their numbers of levels."""
    return {(code(there, full), difference(there, streets, full)) for there in result}


@rule("ELEC-BUILD-03", "ELEC-BUILD-10", "ELEC-BUILD-11", "ELEC-HOTEL-01", "ELEC-HOTEL-03", "ELEC-SHORT-07")
@given(groups())
def test_an_order_is_offered_if_and_only_if_single_purchases_lead_there(group):
    full, streets, apartments, hotels = group
    result = raises(len(streets), full + 1, code(streets, full), apartments, hotels)
    assert set(result) == encoded(reachable(purchases, *group), streets, full) and len(set(result)) == len(result)


@given(groups())
def test_build_orders_come_cheapest_first(group):
    full, streets, apartments, hotels = group
    sizes = [size for _, size in raises(len(streets), full + 1, code(streets, full), apartments, hotels)]
    assert sizes == sorted(sizes)


@rule("ELEC-SELLB-03", "ELEC-SELLB-04", "ELEC-SELLB-05", "ELEC-SELLB-06")
@given(groups())
def test_a_sale_is_offered_if_and_only_if_single_sales_lead_there(group):
    full, streets, apartments, _ = group
    result = sales(len(streets), full + 1, code(streets, full), apartments, False)
    assert set(result) == encoded(reachable(single_sales, *group), streets, full) and len(set(result)) == len(result)


@rule("ELEC-SELLB-06")
@given(groups())
def test_under_even_hotel_sales_a_sale_is_offered_if_its_end_is_even_and_the_stock_supplies_it(group):
    full, streets, apartments, _ = group
    result = sales(len(streets), full + 1, code(streets, full), apartments, True)
    standing = sum(street for street in streets if street != HOTEL)
    wanted = set()
    for there in every_group(full, len(streets)):
        heights = [height(street, full) for street in there]
        lower = all(new <= height(old, full) for new, old in zip(heights, streets, strict=True))
        needed = sum(street for street in there if street != HOTEL)
        if there != streets and lower and max(heights) - min(heights) < 2 and needed - standing <= apartments:
            wanted.add(there)
    assert set(result) == encoded(wanted, streets, full)


def every_group(full, size):
    if not size:
        return [()]
    return [(first, *rest) for first in (*range(full + 1), HOTEL) for rest in every_group(full, size - 1)]


@rule("ELEC-DEBT-04")
@given(groups(), st.booleans())
def test_everything_can_always_be_sold_and_the_smallest_sale_comes_first(group, even):
    full, streets, apartments, _ = group
    result = sales(len(streets), full + 1, code(streets, full), apartments, even)
    sizes = [size for _, size in result]
    standing = difference(streets, (), full)
    assert sizes == sorted(sizes) and result[-1:] == ([(0, standing)] if standing else [])


@given(st.lists(st.integers(0, 5), min_size=1, max_size=4))
def test_levels_survive_encoding_and_decoding(wanted):
    assert decode_levels(encode_levels(wanted), len(wanted)) == wanted


@rule("ELEC-BUILD-04", "ELEC-HOTEL-02", "ELEC-SELLB-01")
@given(groups(), st.data())
def test_building_costs_the_price_selling_pays_half_and_no_piece_is_lost(group, data):
    full, streets, apartments, hotels = group
    names = ("belleville", "lecourbe") if len(streets) == 2 else ("vaugirard", "courcelles", "republique")
    built = {name: height(street, full) for name, street in zip(names, streets, strict=True)}
    colour = "brown" if len(streets) == 2 else "light_blue"
    homes, palaces = sum(s for s in streets if s != HOTEL), streets.count(HOTEL)
    game = Position(
        "electronic", "standard" if full == 4 else "quick", owns={0: colour}, built=built,
        apartments=min(apartments, 32 - homes), hotels=min(hotels, 12 - palaces),
    )  # fmt: skip
    acts = [act for act in ("build", "sell") if act in game.choices]
    if not acts:
        return
    act = data.draw(st.sampled_from(acts))
    before = pieces(game, full)
    game.play(act, colour)
    order = data.draw(st.sampled_from(game.choices))
    change = sum(decode_levels(order, len(streets))) - sum(height(street, full) for street in streets)
    game.play(order)
    assert game.cash[0] == 15_000 - change * (500 if act == "build" else 250) and pieces(game, full) == before
    assert game.apartments >= 0 and game.hotels >= 0


def pieces(game, full):
    """Return the numbers of apartments and hotels, on the board and in stock."""
    standing = game.levels.values()
    homes = sum(level for level in standing if level <= full)
    return game.apartments + homes, game.hotels + sum(level > full for level in standing)


# Contests after a player leaves. Electronic does not allow it, but frames must support it.


def contest(ring, yes):
    return Contest(ring, 0, 0, encode_levels((1, 0)), yes)


def test_a_contest_continues_when_a_rival_leaves():
    left = contest((1, 2), 0).without(1)
    assert isinstance(left, Contest) and left.ring == (2,) and contest((1,), 0).without(0) is None


@rule("ELEC-SHORT-04")
def test_a_contest_stands_when_the_last_rival_asked_leaves():
    left = contest((2,), 0b10).without(2)
    assert isinstance(left, CarryOut) and left.yes == 0b10
    game = Position("electronic", owns={0: "brown", 1: "light_blue"}, apartments=1, push=[left])
    assert game.asked == ("bid", 0) and game.choices[0] == 500


def test_an_order_is_carried_out_when_nobody_is_left_to_contest_it():
    left = contest((2,), 0).without(2)
    game = Position("electronic", owns={0: "brown", 1: "light_blue"}, apartments=1, push=[left])
    assert game.levels == {"belleville": 1}


def test_a_piece_won_is_placed_before_anything_else_happens():
    game = Position("electronic", owns={0: "brown", 1: "light_blue"}, apartments=1)
    game.play("build", "brown", levels(1, 0), "contest", money(500))
    assert game.asked == ("place", 1) and game.stack[-1].aside(game.table, 0) is None
