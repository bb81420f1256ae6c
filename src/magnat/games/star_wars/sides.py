"""The opening: sides, tokens and symbols, the first hands, and the starting player."""

from collections.abc import Sequence
from typing import Final

from magnat.games.star_wars.edition import EMPIRE, REBEL, StarWarsEdition, rebels
from magnat.games.star_wars.force import DrawForce
from magnat.games.star_wars.table import StarWars
from magnat.games.star_wars.turn import Turn
from magnat.kernel import TABLE, Chance, Frame, Question, Step
from magnat.mechanics.auction import NO_BIDDER
from magnat.mechanics.turn import changed

HAND: Final = 3  # SW-SETUP-08
LONE_HAND: Final = 6  # SW-PLAYERS-03
UNCHOSEN: Final = -1
FIRST_STREAM: Final = 80  # luck stream for the starting player


def seated(how: str, seats: int) -> tuple[int, ...]:
    """SW-SETUP-03, -04, SW-PLAYERS-04: return the sides by seat: alternating, allies together, or not chosen yet."""
    if how == "chosen":
        return (UNCHOSEN,) * seats
    if how == "together":
        return tuple([REBEL if 2 * p < seats else EMPIRE for p in range(seats)])
    first = REBEL if how == "rebels_first" else EMPIRE
    return tuple([first if p % 2 == 0 else 1 - first for p in range(seats)])


def opening(e: StarWarsEdition, seats: int) -> list[Frame]:
    """Return the frames before the first turn, in the booklet's order; the first to run is last."""
    stack: list[Frame] = [FirstTurn(TABLE), DealHands(TABLE)]
    if e.sides == "chosen":
        for p in reversed(range(seats)):
            stack += [ChooseSymbol(p), ChooseToken(p)]
        stack += [ChooseSide(p) for p in reversed(range(seats))]
    return stack


class ChooseSide(Question[StarWars]):
    """SW-SETUP-02: choose the Rebellion or the Empire; the sides stay equal, or two against one."""

    verbs = ("rebel", "empire")
    rule = "SW-SETUP-02"

    def choices(self, t: StarWars) -> Sequence[int]:
        max_per_side = (len(t.side) + 1) // 2  # SW-SETUP-03, -04
        return [side for side in (REBEL, EMPIRE) if t.side.count(side) < max_per_side]

    def take(self, t: StarWars, answer: int) -> None:
        t.side = changed(t.side, self.seat, answer)
        t.tell("chose_side", self.seat, answer)

    def why_not(self, t: StarWars, answer: int) -> tuple[str, str]:
        return "side_full", ("SW-SETUP-04" if len(t.side) == 3 else "SW-SETUP-03")


class ChooseToken(Question[StarWars]):
    """SW-SETUP-05: choose a token of the player's side."""

    answer_kind = "token"
    rule = "SW-SETUP-05"
    refusal = "token_taken"

    def choices(self, t: StarWars) -> Sequence[int]:
        return t.free_tokens(self.seat)

    def take(self, t: StarWars, answer: int) -> None:
        t.token = changed(t.token, self.seat, answer)
        t.tell("chose_token", self.seat, answer)


class ChooseSymbol(Question[StarWars]):
    """SW-SETUP-06: choose a symbol of the player's side, visible to all."""

    answer_kind = "symbol"
    rule = "SW-SETUP-06"
    refusal = "symbol_taken"

    def choices(self, t: StarWars) -> Sequence[int]:
        return t.free_symbols(self.seat)

    def take(self, t: StarWars, answer: int) -> None:
        t.symbol = changed(t.symbol, self.seat, answer)
        t.tell("chose_symbol", self.seat, answer)


class DealHands(Step[StarWars]):
    """SW-SETUP-08, SW-PLAYERS-03: deal three cards of each side's deck, six to a player without an ally among three."""

    def run(self, t: StarWars) -> None:
        alone = lone_player(t)
        for p in reversed(t.ring):
            t.push(DrawForce(p, t.side[p], LONE_HAND if p == alone else HAND))


class FirstTurn(Step[StarWars]):
    """SW-PLAYERS-01 to -03: the player without an ally begins, or the youngest Rebel."""

    def run(self, t: StarWars) -> None:
        alone, named, mine = lone_player(t), t.edition.youngest, rebels(t.side)
        if alone != NO_BIDDER:
            begin(t, alone)
        elif named in mine:
            begin(t, named)
        else:
            t.push(YoungestRebel(TABLE))


class YoungestRebel(Chance[StarWars]):
    """SW-PLAYERS-02: choose the youngest Rebel at random if the option does not name one."""

    answer_kind = "seat"
    rule = "SW-PLAYERS-02"

    def stream(self) -> int:
        return FIRST_STREAM

    def choices(self, t: StarWars) -> Sequence[int]:
        return rebels(t.side)

    def take(self, t: StarWars, answer: int) -> None:
        begin(t, answer)


def begin(t: StarWars, seat: int) -> None:
    t.tell("starts", seat)
    t.push(Turn(seat))


def lone_player(t: StarWars) -> int:
    """Return the player without an ally in a game of three; `NO_BIDDER` if there is none."""
    for side in (REBEL, EMPIRE):
        if len(t.side) == 3 and t.side.count(side) == 1:
            return t.side.index(side)
    return NO_BIDDER
