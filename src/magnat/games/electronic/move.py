"""Electronic: the move, and what a space does to its visitor."""

from typing import Final

from magnat.games.electronic.buying import BuyOrAuction
from magnat.games.electronic.edition import CHANCE, CHEST, DRAW_CHANCE, DRAW_CHEST, GO_TO_JAIL, TAX
from magnat.games.electronic.rent import claim_or_pay
from magnat.games.electronic.table import Electronic
from magnat.kernel import Step
from magnat.mechanics.auction import Auction
from magnat.mechanics.decks import Draw
from magnat.mechanics.money import BANK, Pay
from magnat.mechanics.turn import EndOfTurn, Move

STOPPED: Final = 1  # on Go; 0 for who has passed it


class Advance(Move[Electronic]):
    """ELEC-GO-01, -02, -05: move forward; passing or reaching Go pays the salary before the space is resolved."""

    def run(self, t: Electronic) -> None:
        p, e = self.seat, t.edition
        there = t.place[p] + self.spaces
        if there > e.size:  # the salary was earned on the way
            t.move_money(BANK, e.salary, p)
            t.tell("salary", p, e.salary)
        t.place[p] = there % e.size
        t.tell("moved", p, t.place[p])
        if there == e.size:
            stop_on_go(t, p)
        arrive(t, p, t.place[p])


class Retreat(Move[Electronic]):
    """ELEC-GO-03, ELEC-EDGE-55: move back; crossing Go pays nothing, stopping on it does."""

    def run(self, t: Electronic) -> None:
        p, e = self.seat, t.edition
        there = (t.place[p] - self.spaces) % e.size
        t.place[p] = there
        t.tell("moved_back", p, there)
        if there == 0:
            stop_on_go(t, p)
        arrive(t, p, there)


def stop_on_go(t: Electronic, p: int) -> None:
    t.move_money(BANK, t.edition.salary, p)
    t.tell("salary", p, t.edition.salary, STOPPED)


def arrive(t: Electronic, p: int, here: int) -> None:
    """ELEC-TURN-03: what a space does to its visitor."""
    e = t.edition
    if e.prices[here]:
        owner = t.owner[here]
        if owner == BANK:
            if t.cash[p] < e.prices[here] and not t.deeds[p] and p not in t.jail_cards:
                t.push(Auction(here, p))  # ELEC-EDGE-19: nothing to buy with, and nothing to sell
            else:
                t.push(BuyOrAuction(p, here))
        elif owner != p:
            rent = t.rent(here)
            if rent:
                claim_or_pay(t, p, here, rent, owner)
        return
    kind = e.kinds[here]
    if kind == DRAW_CHANCE:
        t.push(Draw(p, CHANCE))
    elif kind == DRAW_CHEST:
        t.push(Draw(p, CHEST))
    elif kind == GO_TO_JAIL:
        t.push(GoToJail(p))
    elif kind == TAX:
        t.tell("taxed", p, here, e.amounts[here])
        t.push(Pay(p, e.amounts[here], BANK))  # ELEC-TAX-01


class GoToJail(Step[Electronic]):
    """ELEC-JAIL-02, ELEC-TURN-07: straight to jail, without salary, and the turn ends there."""

    def run(self, t: Electronic) -> None:
        p = self.seat
        t.place[p] = t.edition.jail
        t.jailed[p] = 1
        t.tell("jailed", p)
        t.cut_to(EndOfTurn)
