"""The action card joker, which cancels. (The wild properties are in sets.py.)"""

from magnat.games.deal.edition import IN_ANSWER
from magnat.games.deal.table import Deal, Outside
from magnat.kernel import TABLE, Question
from magnat.mechanics.objection import Objection, SayNo


class Threat(Objection[Deal]):
    """DEAL-JOKER-02, -12: an effect that its target may cancel with a joker; the two players may cancel in turn."""

    def question(self) -> SayNo[Deal]:
        return LayJoker(self)

    def resolve(self, t: Deal) -> None:
        if not self.stands:
            t.tell("cancelled", self.other, self.seat)  # the seat asked last is then the player of the card
        super().resolve(t)


class LayJoker(SayNo[Deal]):
    """DEAL-JOKER-01, -02: lay a joker, or let the current state stand."""

    verbs = ("let_stand", "joker")
    rule = "DEAL-JOKER-01"

    def why_not(self, t: Deal, answer: int) -> tuple[str, str]:
        if t.held(self.seat, IN_ANSWER):
            return "no_plays_left", "DEAL-JOKER-07"
        return "no_joker", "DEAL-JOKER-01"

    def aside(self, t: Deal, seat: int) -> Question[Deal] | None:
        return Outside(TABLE) if seat == TABLE else None

    def context(self, t: Deal) -> dict[str, int]:
        """Return the threat, its actor, and 1 if it is cancelled at present: a second joker cancels the first."""
        case = self.case
        jokers = int(not case.stands)
        return {"actor": case.other, "played": t.played(), "jokers": jokers, **case.threat(t, self.seat)}
