"""The lower halves of the cards, which affect the other side. Receiving and paying are in the mechanics."""

from collections.abc import Sequence
from typing import ClassVar

from magnat.games.star_wars.edition import HYPERDRIVE
from magnat.games.star_wars.move import advance, go_to_jail, retreat
from magnat.games.star_wars.table import NOWHERE, StarWars
from magnat.kernel import Chance
from magnat.mechanics.decks import DECK_STREAMS, AmountEffect, Effect
from magnat.mechanics.money import BANK, Pay


class GoToJailByCard(Effect[StarWars]):
    """Go directly to Jail."""

    def befall(self, t: StarWars, seat: int) -> None:
        go_to_jail(t, seat)


class PayEachEnemy(AmountEffect[StarWars]):
    """Pay each enemy, clockwise: separate debts (SW-DEBT-09)."""

    def befall(self, t: StarWars, seat: int) -> None:
        for enemy in reversed(t.enemies_of(seat)):
            t.push(Pay(seat, self.amount, enemy))


class MoveBack(Effect[StarWars]):
    """SW-GO-04: move backwards, without GO money."""

    needs: ClassVar[tuple[str, ...]] = ("spaces:number",)
    leads: ClassVar[bool] = True
    spaces: int

    def befall(self, t: StarWars, seat: int) -> None:
        retreat(t, seat, self.spaces)


class AdvanceToGo(Effect[StarWars]):
    """Move forward to GO, which pays once."""

    def befall(self, t: StarWars, seat: int) -> None:
        advance(t, seat, t.edition.size - t.place[seat])


class AdvanceToHyperdrive(Effect[StarWars]):
    """Move forward to the next Hyperdrive space, which is then resolved."""

    def befall(self, t: StarWars, seat: int) -> None:
        e, spaces = t.edition, 1
        while e.kinds[(t.place[seat] + spaces) % e.size] != HYPERDRIVE:
            spaces += 1
        advance(t, seat, spaces)


class LoseLowestBase(Effect[StarWars]):
    """SW-BASE-06, -07: the lowest-placed base goes back to the bank."""

    def befall(self, t: StarWars, seat: int) -> None:
        space = t.lowest_base(seat)
        if space != NOWHERE:
            t.tell("evacuated", seat, space)
            t.lift_base(space)
        else:
            t.tell("no_effect", seat)


class LoseForceCard(Effect[StarWars]):
    """Lose a random card of the hand."""

    def befall(self, t: StarWars, seat: int) -> None:
        if t.hands[seat]:
            t.push(LoseForce(seat))
        else:
            t.tell("no_effect", seat)


class LoseForce(Chance[StarWars]):
    """Random choice of a Force card, which is discarded face up (SW-FORCE-13)."""

    answer_kind = "card"
    rule = "SW-FORCE-16"

    def stream(self) -> int:
        return DECK_STREAMS + 8 + self.seat

    def choices(self, t: StarWars) -> Sequence[int]:
        return tuple(t.hands[self.seat])

    def take(self, t: StarWars, answer: int) -> None:
        t.lay_force(self.seat, answer)
        t.tell("lost_force", self.seat, answer)


class PayPerBase(AmountEffect[StarWars]):
    """Pay the bank for each of your bases: one debt."""

    def befall(self, t: StarWars, seat: int) -> None:
        due = self.amount * t.bases[seat].bit_count()
        if due:
            t.push(Pay(seat, due, BANK))
        else:
            t.tell("no_effect", seat)
