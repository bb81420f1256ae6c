"""Moving, the salary, and the effect of the space reached."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.millionaire.actions import AfterSettling
from magnat.games.millionaire.buying import Visit, settle_space
from magnat.games.millionaire.edition import FORTUNE, GO_TO_JAIL, HIGHEST, STARS, STREET
from magnat.games.millionaire.table import Millionaire
from magnat.kernel import Chance, Question, Step
from magnat.mechanics.decks import DECK_STREAMS, Draw
from magnat.mechanics.hands import draw_unseen
from magnat.mechanics.spaces import GoToJail, SpaceStep
from magnat.mechanics.turn import Move


class Advance(Move[Millionaire]):
    """MIL-TURN-03, -04, MIL-GO-01, -11: move forward; GO pays before the space reached is resolved."""

    def run(self, t: Millionaire) -> None:
        p, size = self.seat, t.edition.size
        target = t.place[p] + self.spaces
        if target < size:
            t.place[p] = target
            t.tell("moved", p, target)
            arrive(t, p, target)
            return
        t.place[p] = target - size
        t.tell("moved", p, target - size, 1 if target > size else 0)  # past GO, whose salary is paid first
        t.push(Arrive(p))
        if t.stars[p] == HIGHEST:
            t.pay_salary(p, False)  # MIL-GO-07
        else:
            t.push(KeepOrEvolve(p))


class KeepOrEvolve(Question[Millionaire]):
    """MIL-GO-04 to -08: take the full salary, or a reduced one and the mover of the next level."""

    verbs = ("keep", "evolve")
    rule = "MIL-GO-04"

    def take(self, t: Millionaire, answer: int) -> None:
        t.pay_salary(self.seat, answer == 1)

    def context(self, t: Millionaire) -> dict[str, int]:
        e, level = t.edition, t.stars[self.seat]
        full = e.salaries[level]
        return {"full": full, "less": full - e.evolution, "stars": STARS[level + 1]}


class Arrive(Step[Millionaire]):
    """The effect of the space reached, once GO is settled."""

    def run(self, t: Millionaire) -> None:
        arrive(t, self.seat, t.place[self.seat])


def arrive(t: Millionaire, p: int, space: int) -> None:
    """MIL-TURN-01, MIL-SPACE-01 to -08: apply the effect of a space to its visitor."""
    kind = t.edition.kinds[space]
    if kind == STREET:
        if t.lying >> space & 1:
            t.push(TakeFortune(p, space))
        else:
            settle_space(t, p, space)
    elif t.edition.space_decks[space] >= 0:
        t.push(Draw(p, t.edition.space_decks[space]))
    elif kind == GO_TO_JAIL:
        t.push(GoToJail(p))  # MIL-JAIL-01, -17, MIL-DICE-03


class TakeFortune(Chance[Millionaire]):
    """MIL-FORT-01, -02: take the card of the space and read it silently."""

    answer_kind = "card"
    rule = "MIL-FORT-01"
    whispered: ClassVar[bool] = True

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def stream(self) -> int:
        return DECK_STREAMS + FORTUNE

    def choices(self, t: Millionaire) -> Sequence[int]:
        return t.fortune[:]

    def take(self, t: Millionaire, answer: int) -> None:
        p = self.seat
        t.lying &= ~(1 << self.space)
        t.fortune.remove(answer)
        draw_unseen(t, p, answer)
        t.whisper("took_fortune", p, answer)
        t.push(UseNow(p, self.space))


class UseNow(SpaceStep[Millionaire]):
    """MIL-FORT-03, -04, -11: an immediate card applies before the property is settled, unless it says otherwise."""

    def run(self, t: Millionaire) -> None:
        p, card = self.seat, t.hands[self.seat][-1]
        if card < t.edition.kept_cards:
            t.tell("kept_fortune", p)  # MIL-FORT-18, -19
            settle_space(t, p, self.space)
            return
        t.tell("used_fortune", p, card)
        t.discard(p, card)
        effect = t.edition.cards[card].effect
        if isinstance(effect, AfterSettling):
            t.then(Visit(p, self.space), Obey(p, card))
        else:
            t.push(Visit(p, self.space))  # MIL-FORT-10
            effect.befall(t, p)


class Obey(Step[Millionaire]):
    """MIL-FORT-11: a card that waits until the property is settled."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def run(self, t: Millionaire) -> None:
        t.edition.cards[self.card].effect.befall(t, self.seat)
