"""The features of Star Wars' value net."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.bots.value_net import Features, before_throw_feature, turn_proximity
from magnat.games.star_wars.edition import BRINGS_CREDITS, CAPTURE, FREE, JUMP, NO, OUTPOST, SABOTAGE, SWAP, TAKE
from magnat.games.star_wars.table import StarWars
from magnat.games.star_wars.turn import BeforeRoll, LeaveJail
from magnat.kernel import Question
from magnat.mechanics.property import bits

THROW_QUESTIONS: Final[tuple[type, ...]] = (BeforeRoll, LeaveJail)


class StarWarsFeatures(Features[StarWars]):
    """Features of Star Wars. They cover all three winning criteria.

    These are the side's bases, the bases within the side, and the best-placed base among equals.
    """

    seat_features: ClassVar[tuple[str, ...]] = (
        "bases", "side", "enemy", "lead", "late_lead", "in_side", "late_in_side", "alone", "best_placed", "rents",
        "planets", "cash", "first_cash", "ally_cash", "no", "take", "outpost", "credits", "jump", "attacks", "free",
        "jailed", "soon",
    )  # fmt: skip
    table_features: ClassVar[tuple[str, ...]] = ("seats", "free", "few", "before_throw")
    max_rollout = 12
    trusted_from_seats = 2  # docs/BOTS.md has the figures

    def seats(self, t: StarWars) -> Sequence[int]:
        return t.ring

    def is_quiet(self, t: StarWars, question: Question[StarWars]) -> bool:
        return question.window or isinstance(question, LeaveJail)

    def table(self, t: StarWars) -> list[float]:
        free = t.free.bit_count()
        return [
            len(t.ring) / 4,
            free / len(t.edition.planets),
            max(0, 6 - free) / 6,
            before_throw_feature(t, THROW_QUESTIONS),
        ]

    def seat(self, t: StarWars, p: int) -> list[float]:
        e, found = t.edition, [0.0] * 23
        mine, theirs = t.side_bits(t.side[p]), t.side_bits(1 - t.side[p])
        late = 1 - t.free.bit_count() / len(e.planets)
        bases, lead = t.bases[p].bit_count(), mine.bit_count() - theirs.bit_count()
        allies = [q for q in t.ring if q != p and t.side[q] == t.side[p]]
        ahead = min([bases - t.bases[q].bit_count() for q in allies]) if allies else 0
        found[0], found[1], found[2] = bases / 8, mine.bit_count() / 10, theirs.bit_count() / 10
        found[3], found[4] = lead / 4, late * late * lead / 2
        found[5], found[6] = ahead / 4, late * late * ahead / 2
        found[7] = 0.0 if allies else 1.0
        found[8] = self.best_base_rank(t, p)
        found[9] = sum([e.rents[space] for space in bits(t.bases[p])]) / 500
        found[10] = len([1 for members in e.members if self.is_covered(members, mine)]) / 3
        cash = t.cash[p]
        found[11], found[12] = cash / 1500, min(cash, 400) / 400
        found[13] = sum([t.cash[q] for q in allies]) / 1500
        self.add_hand_features(t, p, found)
        found[21] = t.jailed[p] / 3
        found[22] = turn_proximity(p, t.active, len(t.ring))
        return found

    def best_base_rank(self, t: StarWars, p: int) -> float:
        """Return 1 for the owner of the best-placed base, less for the owners of the second and third, else 0."""
        rank = 3
        for space in reversed(t.edition.ladder):
            if t.owner[space] == p:
                return rank / 3
            if t.owner[space] >= 0:
                rank -= 1
                if not rank:
                    return 0.0
        return 0.0

    def is_covered(self, planet: list[int], bases: int) -> bool:
        for space in planet:
            if not bases >> space & 1:
                return False
        return bool(planet)

    def add_hand_features(self, t: StarWars, p: int, found: list[float]) -> None:
        powers = t.edition.powers
        for card in t.hands[p]:
            power = powers[card]
            if power == NO:
                found[14] += 0.5
            elif power == TAKE:
                found[15] += 0.5
            elif power == OUTPOST:
                found[16] += 0.5
            elif power & BRINGS_CREDITS:
                found[17] += 0.5
            elif power == JUMP:
                found[18] += 0.5
            elif power & (SABOTAGE | SWAP | CAPTURE):
                found[19] += 0.5
            elif power == FREE:
                found[20] += 0.5


FEATURES: Final = StarWarsFeatures()
