"""The effects of Chance cards, except paying and receiving."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.empire.move import Advance, TravelTo
from magnat.games.empire.swap import SWAP_FACE
from magnat.games.empire.table import Empire
from magnat.kernel import Question
from magnat.mechanics.decks import Effect
from magnat.mechanics.turn import TwoDice


class FreeTile(Effect[Empire]):
    """A free utility tile, if one is left (EMP-EDGE-36)."""

    needs: ClassVar[tuple[str, ...]] = ("utility:utility",)
    utility: str

    def befall(self, t: Empire, seat: int) -> None:
        tile = t.edition.names.index(self.utility)
        if t.stock[t.edition.stock_of[tile]]:
            t.tell("free_tile", seat, tile)
            t.acquire(seat, tile)
        else:
            t.tell("none_left", seat, tile)


class KeepJailCard(Effect[Empire]):
    """EMP-CHN-02, -03: a card kept openly until it is used or sold; meanwhile it is not in the pile."""

    holds: ClassVar[bool] = True

    def hold(self, t: Empire, seat: int, deck: int, card: int) -> None:
        t.jail_card = seat
        t.tell("kept_jail_card", seat)


class ToGo(Effect[Empire]):
    """Move clockwise to GO, which pays the salary."""

    def befall(self, t: Empire, seat: int) -> None:
        t.push(Advance(seat, t.edition.size - t.place[seat]))


class SpeedAhead(Effect[Empire]):
    """Move forward by at most `reach` spaces."""

    needs: ClassVar[tuple[str, ...]] = ("reach:number",)
    leads: ClassVar[bool] = True
    pending: ClassVar[bool] = True
    reach: int

    def befall(self, t: Empire, seat: int) -> None:
        t.push(TravelTo(seat, self.reach))


class Casino(Effect[Empire]):
    """The player and an opponent roll; the higher total wins the prize."""

    needs: ClassVar[tuple[str, ...]] = ("prize:money",)
    pending: ClassVar[bool] = True
    prize: int

    def befall(self, t: Empire, seat: int) -> None:
        t.push(CasinoOpponent(seat, self.prize))


class CasinoOpponent(Question[Empire]):
    """The opponent to roll against."""

    answer_kind = "seat"
    rule = "EMP-EDGE-35"

    def __init__(self, seat: int, prize: int) -> None:
        super().__init__(seat)
        self.prize: Final = prize

    def choices(self, t: Empire) -> Sequence[int]:
        return [p for p in t.ring if p != self.seat]

    def take(self, t: Empire, answer: int) -> None:
        t.push(CasinoRoll(self.seat, answer, self.prize, FIRST))


FIRST: Final = -1


class CasinoRoll(TwoDice[Empire]):
    """EMP-EDGE-35: the swap symbol counts 0, and a tie is rolled again. `total` is the other player's roll."""

    rule = "EMP-EDGE-35"

    def __init__(self, seat: int, other: int, prize: int, total: int) -> None:
        super().__init__(seat)
        self.other: Final = other
        self.prize: Final = prize
        self.total: Final = total

    def take(self, t: Empire, answer: int) -> None:
        p, a, b = self.seat, answer // 6 + 1, answer % 6 + 1
        t.tell("casino", p, a, b, 1 if b == SWAP_FACE else 0)
        mine = a if b == SWAP_FACE else a + b
        if self.total == FIRST:
            t.push(CasinoRoll(self.other, p, self.prize, mine))
        elif mine > self.total:
            t.receive(p, self.prize)
        elif mine < self.total:
            t.receive(self.other, self.prize)
        else:
            t.tell("casino_tie", self.other, p)
            t.push(CasinoRoll(self.other, p, self.prize, FIRST))
