"""The features of Deal's value net."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.bots.value_net import Features, turn_proximity
from magnat.games.deal.actions import KINDS, MONEY, WILD
from magnat.games.deal.sets import rent
from magnat.games.deal.table import Deal
from magnat.games.deal.turn import Play
from magnat.kernel import Question

HAND_FEATURES: Final = {  # kind -> place of its feature, weight of a card in hand
    "banco": (13, 1.0), "joker": (14, 1.0), "duel": (15, 1.0), "troc": (16, 0.5), "jackpot": (17, 0.5),
    "birthday": (17, 0.5), "go": (19, 0.5),
}  # fmt: skip
HAND_PLACES: Final[list[int]] = [HAND_FEATURES.get(kind, (0, 0.0))[0] for kind in KINDS]
HAND_WEIGHTS: Final[list[float]] = [HAND_FEATURES.get(kind, (0, 0.0))[1] for kind in KINDS]


class DealFeatures(Features[Deal]):
    """Features of Deal. A position is quiet if the player may play a card: no demand is pending."""

    seat_features: ClassVar[tuple[str, ...]] = (
        "one_complete", "two_complete", "missing", "nearly", "begun", "bank", "property", "rent", "built", "hand",
        "completing", "fitting", "other_property", "banco", "joker", "duel", "troc", "asks", "rent_due", "go", "money",
        "soon", "plays",
    )  # fmt: skip
    table_features: ClassVar[tuple[str, ...]] = ("seats", "turns", "pile")
    max_rollout = 10

    def seats(self, t: Deal) -> Sequence[int]:
        return range(len(t.hands))

    def is_quiet(self, t: Deal, question: Question[Deal]) -> bool:
        return isinstance(question, Play)

    def table(self, t: Deal) -> list[float]:
        seats = len(t.hands)
        return [seats / 5, min(t.turns / seats, 20) / 10, (len(t.bag) + len(t.under)) / 100]

    def seat(self, t: Deal, p: int) -> list[float]:
        e, values = t.edition, [0.0] * 23
        done = 0  # bit set of the complete colours
        lacking: list[int] = []  # cards missing in each incomplete colour
        nearly = begun = highest_rent = built = 0
        for group in t.groups[p]:
            colour = group[0]
            size, count = e.sizes[colour], len(group) - 1
            if colour == e.unassigned:
                continue
            highest_rent = max(highest_rent, rent(e, group))
            if count >= size:
                done |= 1 << colour
                built += count - size
            else:
                lacking.append(size - count)
                if size - count == 1:
                    nearly |= 1 << colour
                else:
                    begun |= 1 << colour
        nearly &= ~done
        complete = done.bit_count()
        values[0], values[1] = (1.0 if complete == 1 else 0.0), (1.0 if complete >= 2 else 0.0)
        values[2] = self.cards_to_win(e.to_win - complete, lacking) / 6
        values[3], values[4] = nearly.bit_count() / 2, begun.bit_count() / 3
        bank = t.bank_total(p)
        values[5], values[6], values[7], values[8] = bank / 10, (t.worth(p) - bank) / 20, highest_rent / 8, built / 2
        values[9] = len(t.hands[p]) / 7
        self.add_hand_features(t, p, values, nearly, begun)
        values[21] = turn_proximity(p, t.active, len(t.hands))
        values[22] = (e.plays - t.plays) / 3 if p == t.active else 0.0
        return values

    def cards_to_win(self, colours: int, lacking: list[int]) -> float:
        """Return the number of cards missing for the nearest victory; a colour not begun counts as three."""
        lacking.sort()
        return float(sum((lacking + [3] * colours)[: max(0, colours)]))

    def add_hand_features(self, t: Deal, p: int, values: list[float], nearly: int, begun: int) -> None:
        e, due = t.edition, 0
        for card in t.hands[p]:
            kind = e.kinds[card]
            if kind <= WILD:
                place = 10 if e.colour_bits[card] & nearly else 11 if e.colour_bits[card] & begun else 12
                values[place] += 0.5
            elif kind == MONEY:
                values[20] += e.values[card] / 10
            elif HAND_WEIGHTS[kind]:
                values[HAND_PLACES[kind]] += HAND_WEIGHTS[kind]
            else:  # rents; the other kinds have no colours
                for group in t.groups[p]:
                    if e.colour_bits[card] >> group[0] & 1:
                        due = max(due, rent(e, group))
        values[18] = due / 8


FEATURES: Final = DealFeatures()
