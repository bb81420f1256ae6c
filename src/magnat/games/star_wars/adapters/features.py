"""The features of Star Wars' value net."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.bots.value_net import Features, before_throw_feature, turn_proximity
from magnat.games.star_wars.table import StarWars
from magnat.games.star_wars.turn import BeforeRoll, LeaveJail
from magnat.kernel import Question
from magnat.mechanics.property import bits

THROW_QUESTIONS: Final[tuple[type, ...]] = (BeforeRoll, LeaveJail)

POWER_FEATURES: Final = {  # the place of the feature that counts the cards in hand with a power
    "say_no_to_it": 14, "take_space": 15, "set_outpost": 16, "receive_funds": 17, "extort_enemy": 17,
    "demand_tribute": 17, "jump_anywhere": 18, "destroy_base": 19, "swap_spaces": 19, "capture_enemy": 19,
    "leave_jail_free": 20,
}  # fmt: skip


class StarWarsFeatures(Features[StarWars]):
    """Features of the winning criteria: bases of the side, bases within it, and the best-placed base among equals."""

    seat_features: ClassVar[tuple[str, ...]] = (
        "bases", "side", "enemy", "lead", "late_lead", "in_side", "late_in_side", "alone", "best_placed", "rents",
        "planets", "cash", "first_cash", "ally_cash", "no", "take", "outpost", "credits", "jump", "attacks", "free",
        "jailed", "soon",
    )  # fmt: skip
    table_features: ClassVar[tuple[str, ...]] = ("seats", "free", "few", "before_throw")
    max_rollout = 12
    trusted_from_seats = 2  # bench/BOTS.md has the figures

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
        e, values = t.edition, [0.0] * 23
        mine, theirs = t.side_bits(t.side[p]), t.side_bits(1 - t.side[p])
        late = 1 - t.free.bit_count() / len(e.planets)
        bases, lead = t.bases[p].bit_count(), mine.bit_count() - theirs.bit_count()
        allies = [q for q in t.ring if q != p and t.side[q] == t.side[p]]
        ahead = min([bases - t.bases[q].bit_count() for q in allies]) if allies else 0
        values[0], values[1], values[2] = bases / 8, mine.bit_count() / 10, theirs.bit_count() / 10
        values[3], values[4] = lead / 4, late * late * lead / 2
        values[5], values[6] = ahead / 4, late * late * ahead / 2
        values[7] = 0.0 if allies else 1.0
        values[8] = self.best_base_rank(t, p)
        values[9] = sum([e.rents[space] for space in bits(t.bases[p])]) / 500
        values[10] = len([1 for members in e.members if members and not e.sister_bits[members[0]] & ~mine]) / 3
        cash = t.cash[p]
        values[11], values[12] = cash / 1500, min(cash, 400) / 400
        values[13] = sum([t.cash[q] for q in allies]) / 1500
        for card in t.hands[p]:
            if e.powers[card] in POWER_FEATURES:
                values[POWER_FEATURES[e.powers[card]]] += 0.5
        values[21] = t.jailed[p] / 3
        values[22] = turn_proximity(p, t.active, len(t.ring))
        return values

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


FEATURES: Final = StarWarsFeatures()
