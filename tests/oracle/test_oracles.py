"""Each game and its oracle agree at every answer of many random games."""

import pytest

from magnat.games import edition
from tests.breadth import SHARE, TIMES
from tests.oracle import deal, electronic, empire, millionaire, star_wars
from tests.oracle.follow import missing_cards, run

ANSWERS = 100_000 * TIMES // SHARE


every_game = pytest.mark.parametrize("game", ["deal", "electronic", "empire", "millionaire", "star_wars"])


@every_game
def test_the_oracle_knows_as_many_cards_as_the_game(game: str) -> None:
    """Otherwise the other tests of the oracle are skipped, so that a new card causes only this failure."""
    assert not missing_cards(game)


@pytest.mark.timeout(600)
@every_game
def test_the_game_and_its_oracle_agree(game: str) -> None:
    if missing := missing_cards(game):
        pytest.skip(missing)
    answers, games = run(game, ANSWERS)
    assert answers >= ANSWERS and games > 40 // SHARE


def test_the_board_of_electronic_has_the_numbers_that_its_oracle_quotes() -> None:
    """Some rents are too rare to occur in random games."""
    board = edition("electronic").board
    group = {group.name: group for group in board.group}
    for i, space in enumerate(board.space):
        quoted = (electronic.KIND[i], electronic.PRICE.get(i, 0), electronic.RENTS.get(i, []), electronic.TAX.get(i, 0))
        assert (space.kind, space.price, space.rents, space.amount) == quoted, space.name
        if i in electronic.PRICE:
            assert (space.group, group[space.group].build) == (electronic.COLOUR[i], electronic.COST.get(i, 0)), (
                space.name
            )
    assert group["station"].rents == list(electronic.STATION_RENTS)
    assert group["utility"].rents == list(electronic.UTILITY_RENTS)


def test_the_board_of_millionaire_has_the_numbers_that_its_oracle_quotes() -> None:
    board = edition("millionaire").board
    group = {group.name: group for group in board.group}
    for i, space in enumerate(board.space):
        if i in millionaire.SPECIAL:
            assert space.kind == millionaire.SPECIAL[i] and not space.group, space.name
            continue
        mine = group[space.group]
        quoted = (millionaire.PRICE[i], millionaire.VALUE[i], millionaire.COST[i], millionaire.RENTS[i])
        assert (space.price, space.mortgage, mine.build, mine.rents) == quoted, space.name
        assert [j for j, other in enumerate(board.space) if other.group == space.group] == millionaire.GROUP[i]


def test_the_cards_of_deal_are_those_that_its_oracle_quotes() -> None:
    if missing := missing_cards("deal"):
        pytest.skip(missing)
    made = edition("deal")
    board = made.board
    assert [(colour.code, colour.rents) for colour in board.colour] == list(zip(deal.CODES, deal.RENTS, strict=True))
    assert [colour.buildable for colour in board.colour] == [True] * deal.BUILDABLE + [False] * 2
    solid = [
        (f"{code}{i + 1}", value)
        for code, value, size in zip(deal.CODES, deal.SOLID, deal.SIZE, strict=True)
        for i in range(size)
    ]
    assert [(card.name, card.value) for card in board.property] == solid
    others = [*board.wild, *board.action, *board.rent, *board.money]
    quoted = [(code, count, deal.VALUE[code]) for code, count in deal.COUNT.items()]
    assert [(card.name, card.count, card.value) for card in others] == quoted


def test_the_board_of_empire_has_the_numbers_that_its_oracle_quotes() -> None:
    board = edition("empire").board
    names = [name for name, _, _, _ in empire.COLOURS]
    assert [group.name for group in board.group] == names
    for i, space in enumerate(board.space):
        colour = names[empire.COLOUR[i]] if i in empire.COLOUR else ""
        quoted = (empire.KIND[i], colour, empire.PRICE.get(i, 0), empire.HEIGHT.get(i, 0))
        assert (space.kind, space.group, space.price, space.height) == quoted, space.name


def test_the_board_of_star_wars_has_the_numbers_that_its_oracle_quotes() -> None:
    board = edition("star_wars").board
    planet = {space: name for name, spaces in star_wars.PLANETS for space, _, _ in spaces}
    for i, space in enumerate(board.space):
        assert (space.kind, space.group, space.price) == (
            star_wars.KIND[i],
            planet.get(i, ""),
            star_wars.PRICE.get(i, 0),
        )
        assert space.rents == ([star_wars.RENT[i]] if i in planet else []), space.name
