"""Deal: the action card joker, which cancels. (The wild properties are in sets.py.)"""

from typing import Any

from magnat.games.deal.edition import JOKER
from magnat.games.deal.table import Outside
from magnat.kernel import TABLE, Question
from magnat.mechanics.objection import SAY_NO, Objection, SayNo


class Threat(Objection):
    """DEAL-JOKER-02, -12: an effect that its target may cancel, and the player of the card in turn, by odd and even."""

    def question(self) -> SayNo:
        return LayJoker(self)

    def countered(self) -> Objection:
        return Threat(self.other, self.seat, self.effect, not self.stands, self.otherwise)

    def rest(self, t: Any) -> None:
        if not self.stands:
            t.tell("cancelled", self.target(t), t.active)
        super().rest(t)

    def target(self, t: Any) -> int:
        """Whom the card was played against: the one of the two whose turn it is not."""
        found: int = self.other if self.seat == t.active else self.seat
        return found


class LayJoker(SayNo):
    """DEAL-JOKER-01, -02: lay a joker, or let things stand as they are."""

    verbs = ("let_stand", "joker")
    rule = "DEAL-JOKER-01"

    def why_not(self, t: Any, answer: int) -> tuple[str, str]:
        if answer == SAY_NO and t.of_kind(self.seat, JOKER):
            return "no_plays_left", "DEAL-JOKER-07"
        return "no_joker", "DEAL-JOKER-01"

    def aside(self, t: Any, seat: int) -> Question[Any] | None:
        return Outside(TABLE) if seat == TABLE else None
