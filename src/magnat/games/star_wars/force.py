"""Force cards: drawn, kept secretly, played and answered."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.star_wars.edition import CHANCE, FORCE, SHORT, WINDOW
from magnat.games.star_wars.table import NOWHERE, UNCOUNTED, StarWars
from magnat.kernel import Chance, Frame, Question
from magnat.mechanics.decks import DECK_STREAMS
from magnat.mechanics.hands import all_seats_mask, draw_unseen, shuffle_away
from magnat.mechanics.money import Pay
from magnat.mechanics.objection import Objection, SayNo

SETTLE_ONLY: Final[tuple[int, ...]] = (0,)
SETTLE_OR_PLAY: Final[tuple[int, ...]] = (0, 1)


def draw(t: StarWars, p: int, deck: int) -> None:
    """SW-FORCE-01 to -03, -14, -15: draw one card; an empty deck is first refilled from its own discards, if any."""
    if not t.pile(deck):
        backs = t.edition.backs
        used = [card for card in t.discards if backs[card] == deck]
        if not used:
            t.tell("no_card", p, deck)
            return
        t.bag = sorted(t.bag + used)
        t.discards = tuple([card for card in t.discards if backs[card] != deck])
        shuffle_away(t, used)
        t.tell("reshuffled", p, deck)
    t.push(DrawForce(p, deck) if t.side[p] == deck else DrawChance(p, deck))


class ForceDraw(Chance[StarWars]):
    """SW-FORCE-03: the top card of a side's deck."""

    answer_kind = "card"
    rule = "SW-FORCE-03"
    deck: ClassVar[int]  # the half that applies

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def stream(self) -> int:
        return DECK_STREAMS + self.side

    def choices(self, t: StarWars) -> Sequence[int]:
        return t.pile(self.side)


class DrawForce(ForceDraw):
    """SW-FORCE-03, -17: a card of the player's own side goes to the hand, hidden from all others including the ally."""

    whispered: ClassVar[bool] = True
    deck: ClassVar[int] = FORCE

    def __init__(self, seat: int, side: int, count: int = 1) -> None:
        super().__init__(seat, side)
        self.count: Final = count

    def take(self, t: StarWars, answer: int) -> None:
        p = self.seat
        t.bag.remove(answer)
        draw_unseen(t, p, answer)
        t.arms = UNCOUNTED
        if t.turns:
            t.whisper("drew_force", p, answer)
        else:
            t.whisper("dealt_force", p, answer)
        if self.count > 1:
            t.push(DrawForce(p, self.side, self.count - 1))


class DrawChance(ForceDraw):
    """SW-FORCE-03, -13, -16: a card of the other side is read aloud, carried out at once and discarded."""

    deck: ClassVar[int] = CHANCE

    def take(self, t: StarWars, answer: int) -> None:
        t.bag.remove(answer)
        t.known[answer] = all_seats_mask(t)
        t.discard(answer)
        t.tell("drew_chance", self.seat, CHANCE, answer, self.side)
        t.edition.cards[answer].chance.befall(t, self.seat)


class PlayForce(Question[StarWars]):
    """SW-FORCE-05, -10: choose a card; it is shown before its target is chosen."""

    answer_kind = "card"
    rule = "SW-FORCE-05"
    from_hand: ClassVar[bool] = True

    def __init__(self, seat: int, occasion: int) -> None:
        super().__init__(seat)
        self.occasion: Final = occasion

    def choices(self, t: StarWars) -> Sequence[int]:
        return t.playable(self.seat, self.occasion)

    def take(self, t: StarWars, answer: int) -> None:
        p = self.seat
        t.lay_force(p, answer)
        t.tell("played", p, answer)
        t.edition.cards[answer].power.play(t, p)

    def why_not(self, t: StarWars, answer: int) -> tuple[str, str]:
        if answer not in t.hands[self.seat]:
            return "not_in_hand", "SW-FORCE-05"
        if self.occasion != WINDOW:
            return "no_card_that_pays", "SW-FORCE-21"
        return t.edition.cards[answer].power.why_not(t, self.seat)

    def consequences(self, t: StarWars, answer: int) -> dict[str, int]:
        return {"card": answer}


class ShortOfCash(Question[StarWars]):
    """SW-DEBT-12, SW-FORCE-21a: play a card that brings credits, or settle the debt as it stands."""

    verbs = ("settle", "play")
    opening_verbs = ("play",)
    rule = "SW-DEBT-12"
    refusal = "no_card_that_pays"
    refusal_rule = "SW-FORCE-21"
    from_hand: ClassVar[bool] = True

    def __init__(self, seat: int, amount: int, to: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount
        self.to: Final = to

    def choices(self, t: StarWars) -> Sequence[int]:
        return SETTLE_OR_PLAY if t.can_play(self.seat, SHORT) else SETTLE_ONLY

    def take(self, t: StarWars, answer: int) -> None:
        if answer:
            t.then(PlayForce(self.seat, SHORT), Pay(self.seat, self.amount, self.to))
        else:
            t.surrender(self.seat, self.amount, self.to)

    def context(self, t: StarWars) -> dict[str, int]:
        best = t.best_base(self.seat)
        return {"missing": self.amount - t.cash[self.seat], "best": max(best, 0), "base": best != NOWHERE}


class Threat(Objection[StarWars]):
    """SW-JSN-01 to -06: `seat`, the target of an action by `other`, may cancel it; `other` may answer, and so on."""

    def question(self) -> "JustSayNo":
        return JustSayNo(self)


class JustSayNo(SayNo[StarWars]):
    """SW-JSN-11: asked before anything changes, of every target who holds Force cards."""

    rule = "SW-JSN-01"


def threaten(t: StarWars, actor: int, target: int, effect: Frame) -> None:
    """Apply `effect` of `actor` to `target`, who may say no first."""
    Threat(target, actor, effect).run(t)
