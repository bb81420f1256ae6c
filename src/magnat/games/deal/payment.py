"""Deal: paying without change, and cards that change owners."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.deal.edition import HOTEL, DealEdition
from magnat.games.deal.sets import best_colour, colours_for, regrouped
from magnat.games.deal.table import Asked, Deal
from magnat.kernel import Step

# What it costs to give cards: how many of them lie in no bank, their value, their number, the cards themselves.
Pain = tuple[int, int, int, tuple[int, ...]]


class Owe(Step[Deal]):
    """DEAL-PAY-06, -07: who has no more than the debt gives everything; who has nothing gives nothing."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "due", "to")

    def __init__(self, seat: int, due: int, to: int) -> None:
        super().__init__(seat)
        self.due: Final = due
        self.to: Final = to

    def run(self, t: Deal) -> None:
        p = self.seat
        total = payable_worth(t, p)
        if not total:
            t.tell("paid_nothing", p, self.due, self.to)
        elif total <= self.due:
            pay(t, p, self.due, self.to, tuple(payable(t, p)))
        else:
            t.push(PayWith(p, self.due, self.to, ()))

    def threat(self, t: Deal, seat: int) -> dict[str, int]:
        return {"threat": 0, "due": self.due}


def payable_worth(t: Deal, p: int) -> int:
    """What all that could be given is worth: multicolour wilds are worth nothing."""
    values = t.edition.values
    total = 0
    for card in t.banks[p]:
        total += values[card]
    for group in t.groups[p]:
        for card in group[1:]:
            total += values[card]
    return total


def payable(t: Deal, p: int) -> list[int]:
    """DEAL-PAY-01, -02, -10, -13: all on one's table that has a value, the dearest first."""
    e = t.edition
    rank, by_rank = e.rank, e.by_rank
    ranks = [rank[card] for card in t.banks[p]]
    for group in t.groups[p]:
        for card in group[1:]:
            ranks.append(rank[card])
    ranks.sort()
    while ranks and ranks[-1] >= e.worthless:  # DEAL-WILD-05
        ranks.pop()
    return [by_rank[r] for r in ranks]


def still_payable(t: Deal, p: int, given: tuple[int, ...]) -> list[int]:
    """What may be named after these: all the rest in any order, or what ranks below the last one."""
    cards = payable(t, p)
    if not given:
        return cards
    if in_any_order(t, given):
        return unnamed(t, p, given)
    return cards[cards.index(given[-1]) + 1 :]


def unnamed(t: Deal, p: int, given: tuple[int, ...]) -> list[int]:
    return [card for card in payable(t, p) if card not in given]


def in_any_order(t: Deal, given: tuple[int, ...]) -> bool:
    """People name what they pay in any order; and where one of them has begun so, bots go on so."""
    rank = t.edition.rank
    if t.edition.any_order:
        return True
    for i in range(1, len(given)):
        if rank[given[i - 1]] > rank[given[i]]:
            return True
    return False


def worth(t: Deal, cards: Sequence[int]) -> int:
    """What cards are worth as money (DEAL-PAY-15)."""
    values = t.edition.values
    total = 0
    for card in cards:
        total += values[card]
    return total


def houses_held_down(t: Deal, p: int, given: tuple[int, ...]) -> dict[int, int]:
    """DEAL-PAY-13: houses that cannot be given, by the hotel on them that would have to go first."""
    found: dict[int, int] = {}
    e = t.edition
    for group in t.groups[p]:
        last = group[-1]
        if e.kinds[last] == HOTEL and last not in given:
            found[last] = group[-2]
    return found


def hotels_owed(t: Deal, p: int, given: tuple[int, ...]) -> list[int]:
    """DEAL-PAY-13: the hotels that must go with the houses that were named before them."""
    held_down = houses_held_down(t, p, given)
    return [hotel for hotel in held_down if held_down[hotel] in given]


def can_grow(t: Deal, p: int, due: int, named: tuple[int, ...]) -> bool:
    """DEAL-PAY-11: whether these cards, named in any order, are part of a set that has no superfluous one.

    What is added is tried from the dearest down, so that what reaches the debt last is the cheapest of it; then only
    the cheapest of those already named could be superfluous.
    """
    values = t.edition.values
    given = (*named, *hotels_owed(t, p, named))
    total = worth(t, given)
    least = min([values[card] for card in given])
    if total >= due:
        return total - least < due
    held_down = houses_held_down(t, p, given)
    hotels = {held_down[hotel]: hotel for hotel in held_down}  # by house
    sums: dict[tuple[int, ...], int] = {(): 1 << total}  # by hotels added: the bits of the sums
    for card in unnamed(t, p, given):
        for added, found in list(sums.items()):
            if card in hotels and hotels[card] not in added:
                continue
            grown = found << values[card]
            if grown >> due & ((1 << least) - 1):  # the debt is reached by less than any card given
                return True
            key = (*added, card) if card in held_down else added
            sums[key] = sums.get(key, 0) | grown
    return False


class PayWith(Asked):
    """DEAL-PAY-03, -04, -11: the debtor names cards until they reach the debt, and none of them is superfluous.

    People name them in any order: a card is offered if the set can still grow into a legal one. Bots, and those who
    may overpay, name them the dearest first, so that each legal set is named in exactly one way: a card is offered if
    it and what ranks below it can still reach the debt. Nothing moves before the last one (DEAL-PAY-14).
    """

    answer_kind = "card"
    rule = "DEAL-PAY-11"
    # Not `drafted`, as an offer is, and no more is what `Rearrange` drafts: cards that lie on the table are counted out
    # and moved about before everybody, and nobody may answer meanwhile. An offer is in one head until it is sent.
    fields: ClassVar[tuple[str, ...]] = ("seat", "due", "to", "cards")

    def __init__(self, seat: int, due: int, to: int, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.due: Final = due
        self.to: Final = to
        self.cards: Final = cards

    def choices(self, t: Deal) -> Sequence[int]:
        e = t.edition
        found = still_payable(t, self.seat, self.cards)
        if in_any_order(t, self.cards):
            return self.growing(t)
        lacking = self.due - worth(t, self.cards)
        held_down = houses_held_down(t, self.seat, self.cards)
        if held_down:
            houses = list(held_down.values())
            found = [card for card in found if card not in houses]
        least = len(found)  # the cheapest card that, with all below it, still reaches the debt
        while lacking > 0:  # what is left reaches it: DEAL-PAY-17
            if not least:
                return self.growing(t)  # unless a person has begun with a cheap one
            least -= 1
            card = found[least]
            lacking -= e.values[card]
            if card in held_down:
                lacking -= e.values[held_down[card]]  # once the hotel is given, its house may follow
        if least == len(found):
            return [e.size, *found]  # option overpay: enough
        return found[: least + 1]

    def growing(self, t: Deal) -> list[int]:
        """In any order: what leads to a set without a superfluous card."""
        rest = unnamed(t, self.seat, self.cards)
        return [card for card in rest if can_grow(t, self.seat, self.due, (*self.cards, card))]

    def take(self, t: Deal, answer: int) -> None:
        p, e = self.seat, t.edition
        if answer == e.size:
            pay(t, p, self.due, self.to, self.cards)
            return
        cards = (*self.cards, answer)
        if worth(t, cards) < self.due or (e.overpay and still_payable(t, p, cards)):
            t.push(PayWith(p, self.due, self.to, cards))
        else:
            pay(t, p, self.due, self.to, cards)

    def silence(self, t: Deal) -> int:
        """DEAL-NA-05: the fewest properties and buildings, then the least value, the fewest cards, card order."""
        e = t.edition
        lacking = self.due - worth(t, self.cards)
        if lacking <= 0:
            return e.size
        owed = hotels_owed(t, self.seat, self.cards)
        if owed:
            return owed[0]
        bank = t.banks[self.seat]
        cards = still_payable(t, self.seat, self.cards)
        best = least_pain(t, self, lacking, [card for card in cards if card in bank])
        if best is None:
            best = least_pain(t, self, lacking, cards) or least_pain(
                t, self, lacking, unnamed(t, self.seat, self.cards)
            )
        assert best is not None  # there is one: DEAL-PAY-17
        return e.by_rank[min([e.rank[card] for card in best[3]])]

    def why_not(self, t: Deal, answer: int) -> tuple[str, str]:
        if answer in self.cards:
            return "already_given", "DEAL-PAY-11"
        if answer not in payable(t, self.seat):
            return "not_payable", "DEAL-PAY-01"
        if answer in houses_held_down(t, self.seat, self.cards).values():
            return "under_hotel", "DEAL-PAY-13"
        return ("one_too_many" if t.edition.any_order else "dearest_first"), "DEAL-PAY-11"

    def context(self, t: Deal) -> dict[str, int]:
        missing = max(0, self.due - worth(t, self.cards))
        return {"played": t.played(), "missing": missing, "met": not missing}

    def consequences(self, t: Deal, answer: int) -> dict[str, int]:
        e = t.edition
        value = e.values[answer] if answer < e.size else 0
        left = max(0, self.due - worth(t, self.cards) - value)
        from_bank = answer in t.banks[self.seat]
        return {"value": value, "missing": left, "from_bank": from_bank, "more": answer < e.size}


def least_pain(t: Deal, question: PayWith, lacking: int, cards: list[int]) -> Pain | None:
    """DEAL-NA-05: how to reach a debt with some of these cards at the least cost, no card being superfluous."""
    e, bank = t.edition, t.banks[question.seat]
    held_down = houses_held_down(t, question.seat, question.cards)
    houses = {held_down[hotel]: hotel for hotel in held_down}
    least = min([e.values[card] for card in question.cards], default=e.size)  # it must not become superfluous
    best: Pain | None = None
    partial: dict[tuple[int, tuple[int, ...]], Pain] = {(0, ()): (0, 0, 0, ())}  # by value and hotels
    for card in cards:
        value, lost = e.values[card], int(card not in bank)
        for before in list(partial.values()):
            if card in houses and houses[card] not in before[3]:
                continue
            total = before[1] + value
            if total >= lacking + least:
                continue
            now = (before[0] + lost, total, before[2] + 1, tuple(sorted((*before[3], card))))
            if total >= lacking:
                best = now if best is None else min(best, now)
                continue
            key = (total, tuple([hotel for hotel in held_down if hotel in now[3]]))
            partial[key] = min(now, partial.get(key, now))
    return best


def pay(t: Deal, p: int, due: int, to: int, cards: tuple[int, ...]) -> None:
    t.tell("paid", p, worth(t, cards), to, due)
    hand_over(t, to, p, cards, ())


# Cards change owners


def hand_over(t: Deal, to: int, giver: int, cards: tuple[int, ...], back_cards: tuple[int, ...]) -> None:
    """DEAL-PAY-14, DEAL-TROC-06: cards go to a seat, others may go back, all at once; first the wilds are named."""
    place_next(t, to, giver, tuple(sorted(cards)), back_cards, ())


def place_next(
    t: Deal, to: int, giver: int, cards: tuple[int, ...], back_cards: tuple[int, ...], colours: tuple[int, ...]
) -> None:
    """DEAL-WILD-09: who receives a wild names its colour, in card order, the one who took before the other."""
    e = t.edition
    wilds, others = wilds_among(e, cards), wilds_among(e, back_cards)
    if len(colours) < len(wilds):
        t.push(PlaceWild(to, giver, wilds[len(colours)], cards, back_cards, colours))
    elif len(colours) < len(wilds) + len(others):
        t.push(PlaceWild(giver, to, others[len(colours) - len(wilds)], cards, back_cards, colours))
    else:
        move(t, to, giver, cards, back_cards, colours)


def wilds_among(e: DealEdition, cards: tuple[int, ...]) -> list[int]:
    return [card for card in cards if e.solids <= card < e.properties]


class PlaceWild(Asked):
    """DEAL-WILD-09: the receiver names the colour of a wild, also out of turn; nothing else may be reorganised."""

    answer_kind = "colour"
    rule = "DEAL-WILD-09"
    fields: ClassVar[tuple[str, ...]] = ("seat", "other", "card", "cards", "back_cards", "colours")

    def __init__(
        self,
        seat: int,
        other: int,
        card: int,
        cards: tuple[int, ...],
        back_cards: tuple[int, ...],
        colours: tuple[int, ...],
    ) -> None:
        super().__init__(seat)
        self.other: Final = other
        self.card: Final = card
        self.cards: Final = cards
        self.back_cards: Final = back_cards
        self.colours: Final = colours

    def choices(self, t: Deal) -> Sequence[int]:
        return colours_for(t.edition, self.beside(t), self.card)

    def beside(self, t: Deal) -> tuple[tuple[int, ...], ...]:
        """What will lie there beside it: one's own properties, those that come, without those that go."""
        e = t.edition
        coming, going, first = self.cards, self.back_cards, 0
        if self.card in self.back_cards:
            coming, going = self.back_cards, self.cards
            first = len(wilds_among(e, self.cards))
        found: list[int] = []
        colours: list[int] = []
        for card in coming:
            if card < e.solids:
                found.append(card)
                colours.append(e.colour_of(card))
            elif card < self.card:
                found.append(card)
                colours.append(self.colours[first])
                first += 1
        return regrouped(e, t.groups[self.seat], going, found, colours)

    def silence(self, t: Deal) -> int:
        return best_colour(t.edition, self.beside(t), self.card)

    def take(self, t: Deal, answer: int) -> None:
        t.tell("placed", self.seat, self.card, answer)
        to, giver = (self.other, self.seat) if self.card in self.back_cards else (self.seat, self.other)
        place_next(t, to, giver, self.cards, self.back_cards, (*self.colours, answer))

    def why_not(self, t: Deal, answer: int) -> tuple[str, str]:
        return "not_its_colour", "DEAL-WILD-01"

    def context(self, t: Deal) -> dict[str, int]:
        return {"card": self.card}


def move(
    t: Deal, to: int, giver: int, cards: tuple[int, ...], back_cards: tuple[int, ...], colours: tuple[int, ...]
) -> None:
    """DEAL-PAY-08, -09, -13: properties into the collection, the rest into the bank; then groups are put in order."""
    e = t.edition
    came = [card for card in cards if card < e.properties]
    money = cards[len(came) :]
    if t.facts is not None:
        for card in cards:
            t.tell("gave", giver, card, to)
        for card in back_cards:
            t.tell("gave", to, card, giver)
    banked = len(t.banks[giver])
    t.from_bank(giver, money)
    t.to_bank(to, money)
    if banked - len(t.banks[giver]) == len(cards):
        return  # nothing but money: no collection has changed
    wilds = len(wilds_among(e, cards))
    t.collect(giver, cards, back_cards, colours_named(t, back_cards, colours[wilds:]))
    t.collect(to, back_cards, came, colours_named(t, came, colours[:wilds]))
    t.check_win()


def colours_named(t: Deal, cards: Sequence[int], named: Sequence[int]) -> list[int]:
    """The colours in which properties are laid: their own, or for wilds the one that was named."""
    e = t.edition
    result: list[int] = []
    i = 0
    for card in cards:
        if card < e.solids:
            result.append(e.colour_of(card))
        else:
            result.append(named[i])
            i += 1
    return result
