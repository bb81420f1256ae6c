"""Moving a token, and the effect of a space on its visitor."""

from magnat.games.electronic.buying import BuyOrAuction
from magnat.games.electronic.edition import GO_TO_JAIL, TAX
from magnat.games.electronic.rent import owe_rent
from magnat.games.electronic.table import Electronic
from magnat.mechanics.auction import Auction
from magnat.mechanics.decks import Draw
from magnat.mechanics.money import BANK, Pay
from magnat.mechanics.spaces import GoToJail
from magnat.mechanics.turn import Move


class Advance(Move[Electronic]):
    """ELEC-GO-01, -02, -05: move forward; passing or reaching Go pays the salary before the space is resolved."""

    def run(self, t: Electronic) -> None:
        arrive(t, self.seat, t.walk(self.seat, self.spaces))


class Retreat(Move[Electronic]):
    """ELEC-GO-03, ELEC-EDGE-55: move back; passing Go pays nothing, landing on it does."""

    def run(self, t: Electronic) -> None:
        p = self.seat
        space = (t.place[p] - self.spaces) % t.edition.size
        t.place[p] = space
        t.tell("moved_back", p, space)
        if space == 0:
            t.earn_salary(p, 1)
        arrive(t, p, space)


def arrive(t: Electronic, p: int, space: int) -> None:
    """ELEC-TURN-03: apply the effect of a space to its visitor."""
    e = t.edition
    if e.prices[space]:
        owner = t.owner[space]
        if owner == BANK:
            if t.cash[p] < e.prices[space] and not t.deeds[p] and p not in t.jail_cards:
                t.push(Auction(space, p))  # ELEC-EDGE-19: the player can neither pay nor raise money
            else:
                t.push(BuyOrAuction(p, space))
        elif owner != p:
            owe_rent(t, p, space, owner)
        return
    kind = e.kinds[space]
    if e.space_decks[space] >= 0:
        t.push(Draw(p, e.space_decks[space]))
    elif kind == GO_TO_JAIL:
        t.push(GoToJail(p))  # ELEC-JAIL-02, ELEC-TURN-07
    elif kind == TAX:
        t.tell("taxed", p, space, e.amounts[space])
        t.push(Pay(p, e.amounts[space], BANK))  # ELEC-TAX-01
