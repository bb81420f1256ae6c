"""Moving, and the effect of the space reached."""

from magnat.games.star_wars.buying import BuyOrAuction
from magnat.games.star_wars.edition import BOUNTY, GO_TO_JAIL, HYPERDRIVE, PLANET, TAX
from magnat.games.star_wars.force import draw
from magnat.games.star_wars.hyperdrive import BountyHunter, Hyperdrive
from magnat.games.star_wars.rent import owe_rent
from magnat.games.star_wars.table import StarWars
from magnat.mechanics.money import BANK
from magnat.mechanics.turn import EndOfTurn, Move


class Advance(Move[StarWars]):
    """A move that waits for a payment."""

    def run(self, t: StarWars) -> None:
        advance(t, self.seat, self.spaces)


def advance(t: StarWars, p: int, spaces: int) -> None:
    """SW-MOVE-01, SW-GO-01, -05: move forward; GO pays before the space is resolved."""
    arrive(t, p, t.walk(p, spaces))


def retreat(t: StarWars, p: int, spaces: int) -> None:
    """SW-GO-04: move backwards; passing GO pays nothing."""
    space = (t.place[p] - spaces) % t.edition.size
    t.place[p] = space
    t.tell("moved_back", p, space)
    arrive(t, p, space)


def arrive(t: StarWars, p: int, space: int) -> None:
    """SW-TURN-03, SW-RENT-14: apply the effect of a space to its visitor."""
    e = t.edition
    kind = e.kinds[space]
    if kind == PLANET:
        owner = t.owner[space]
        if owner == BANK:
            t.push(BuyOrAuction(p, space))
        elif owner != p:  # SW-RENT-01
            owe_rent(t, p, space, owner)
    elif e.space_decks[space] >= 0:
        draw(t, p, e.space_decks[space])
    elif kind == HYPERDRIVE:
        t.push(Hyperdrive(p))
    elif kind == BOUNTY:
        t.push(BountyHunter(p))
    elif kind == TAX:
        t.tell("taxed", p, space, e.amounts[space])
        t.due(p, e.amounts[space], BANK, 0)  # SW-TAX-01
    elif kind == GO_TO_JAIL:
        go_to_jail(t, p)


def go_to_jail(t: StarWars, p: int) -> None:
    """SW-JAIL-01, -13, SW-DICE-04: go directly, without GO money; the active player's turn ends."""
    t.lock_up(p)
    if p == t.active:
        t.cut_to(EndOfTurn)
