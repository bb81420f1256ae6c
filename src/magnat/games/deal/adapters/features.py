"""The features of Deal's value net."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.bots.value_net import Features, turn_proximity
from magnat.games.deal.edition import BANCO, BIRTHDAY, DOUBLE, DUEL, GO, HOUSE, JACKPOT, JOKER, MONEY, TROC, WILD
from magnat.games.deal.sets import rent
from magnat.games.deal.table import Deal
from magnat.games.deal.turn import Play
from magnat.kernel import Question


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
        e, found = t.edition, [0.0] * 23
        done = 0  # bit set of the complete colours
        lacking: list[int] = []  # cards missing in each incomplete colour
        nearly = begun = most = built = 0
        for group in t.groups[p]:
            colour = group[0]
            size, held = e.sizes[colour], len(group) - 1
            if colour == e.unassigned:
                continue
            most = max(most, rent(e, group))
            if held >= size:
                done |= 1 << colour
                built += held - size
            else:
                lacking.append(size - held)
                if size - held == 1:
                    nearly |= 1 << colour
                else:
                    begun |= 1 << colour
        nearly &= ~done
        complete = done.bit_count()
        found[0], found[1] = (1.0 if complete == 1 else 0.0), (1.0 if complete >= 2 else 0.0)
        found[2] = self.cards_to_win(e.to_win - complete, lacking) / 6
        found[3], found[4] = nearly.bit_count() / 2, begun.bit_count() / 3
        bank = t.bank_total(p)
        found[5], found[6], found[7], found[8] = bank / 10, (t.worth(p) - bank) / 20, most / 8, built / 2
        found[9] = len(t.hands[p]) / 7
        self.add_hand_features(t, p, found, nearly, begun)
        found[21] = turn_proximity(p, t.active, len(t.hands))
        found[22] = (e.plays - t.plays) / 3 if p == t.active else 0.0
        return found

    def cards_to_win(self, colours: int, lacking: list[int]) -> float:
        """Return the number of cards missing for the nearest victory; a colour not begun counts as three."""
        lacking.sort()
        total = 0
        for i in range(max(0, colours)):
            total += lacking[i] if i < len(lacking) else 3
        return float(total)

    def add_hand_features(self, t: Deal, p: int, found: list[float], nearly: int, begun: int) -> None:
        e, due = t.edition, 0
        for card in t.hands[p]:
            kind = e.kinds[card]
            if kind <= WILD:
                place = 10 if e.colour_bits[card] & nearly else 11 if e.colour_bits[card] & begun else 12
                found[place] += 0.5
            elif kind == MONEY:
                found[20] += e.values[card] / 10
            elif kind == BANCO:
                found[13] += 1
            elif kind == JOKER:
                found[14] += 1
            elif kind == DUEL:
                found[15] += 1
            elif kind == TROC:
                found[16] += 0.5
            elif kind in (JACKPOT, BIRTHDAY):
                found[17] += 0.5
            elif kind == GO:
                found[19] += 0.5
            elif kind < HOUSE or kind == DOUBLE:  # rents
                for group in t.groups[p]:
                    if e.colour_bits[card] >> group[0] & 1:
                        due = max(due, rent(e, group))
        found[18] = due / 8


FEATURES: Final = DealFeatures()
