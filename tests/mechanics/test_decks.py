"""Cards: the spaces they name, and the verbs that lead to another card."""

from typing import Any

import msgspec
import pytest

from magnat.games import edition, load_part, package_of_game
from magnat.kernel import BadBoard
from magnat.mechanics.deck_file import MAX_CARDS_PER_DECK, bind

LEADING = {
    "electronic": {"advance_to", "go_back", "go_back_to", "pay_or_draw"},
    "millionaire": {"advance_anywhere", "advance_in_group", "advance_to_unowned", "pay_then_advance"},
    "empire": {"speed_ahead"},
    "star_wars": {"move_back"},
}


def decks(game: str) -> Any:
    module: Any = load_part(package_of_game(game), "decks")
    return module.DECKS


@pytest.mark.parametrize("game", LEADING)
def test_the_verbs_that_lead_to_another_card_are_declared(game: str) -> None:
    """A custom deck that consists only of these verbs would draw cards without end, so it is refused."""
    kinds = {verb: kind for verbs in decks(game).verbs.values() for verb, kind in verbs.items()}
    assert {verb for verb, kind in kinds.items() if kind.leads} == LEADING[game]


@pytest.mark.parametrize("count", [0, 1, MAX_CARDS_PER_DECK, MAX_CARDS_PER_DECK + 1])
def test_a_line_of_a_deck_is_one_card_or_several(count: int) -> None:
    verbs = decks("electronic").verbs["chance"]
    line = msgspec.structs.replace(decks("electronic").lines["chance"][0], count=count)
    if 1 <= count <= MAX_CARDS_PER_DECK:
        assert bind(line, verbs, "card")
        return
    with pytest.raises(BadBoard) as refusal:
        bind(line, verbs, "card")
    assert refusal.value.key == "card.count"


@pytest.mark.parametrize(("space", "is_utility"), [("electric", True), ("ford", False), ("nowhere", False)])
def test_a_card_that_gives_a_utility_names_a_utility_of_the_board(space: str, is_utility: bool) -> None:
    e = edition("empire")
    lines = list(decks("empire").lines["chance"])
    place = next(i for i, line in enumerate(lines) if "utility" in line.needs)
    lines[place] = msgspec.structs.replace(lines[place], needs={"utility": space})
    board = msgspec.structs.replace(e.board, cards={"chance": lines})
    if is_utility:
        assert decks("empire").for_board(board)["chance"]
        return
    with pytest.raises(BadBoard) as refusal:
        decks("empire").for_board(board)
    assert refusal.value.key == f"card.chance.{place}.utility" and "a utility" in refusal.value.expected
