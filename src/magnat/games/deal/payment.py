"""Payments without change, and cards that change owners."""

from collections.abc import Sequence
from typing import Final

from magnat.games.deal.edition import DealEdition
from magnat.games.deal.sets import best_colour, colours_for, regrouped
from magnat.games.deal.table import Asked, Deal
from magnat.kernel import Step

# The cost of giving cards: number of cards not from the bank, total value, number of cards, the cards.
Pain = tuple[int, int, int, tuple[int, ...]]


class Owe(Step[Deal]):
    """DEAL-PAY-06, -07: a debtor with no more than the debt gives everything; a debtor with nothing gives nothing."""

    def __init__(self, seat: int, due: int, to: int) -> None:
        super().__init__(seat)
        self.due: Final = due
        self.to: Final = to

    def run(self, t: Deal) -> None:
        p = self.seat
        total = t.worth(p)
        if not total:
            t.tell("paid_nothing", p, self.due, self.to)
        elif total <= self.due:
            pay(t, p, self.due, self.to, tuple(payable(t, p)))
        else:
            t.push(PayWith(p, self.due, self.to, ()))

    def threat(self, t: Deal, seat: int) -> dict[str, int]:
        return {"threat": 0, "due": self.due}


def payable(t: Deal, p: int) -> list[int]:
    """DEAL-PAY-01, -02, -10, -13: return all cards with a value before a seat, the most valuable first."""
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


def still_payable(t: Deal, p: int, named: tuple[int, ...]) -> list[int]:
    """Return the cards that may be named next: all others in any order, or those ranked below the last card given."""
    cards = payable(t, p)
    if not named:
        return cards
    if in_any_order(t, named):
        return unnamed(t, p, named)
    return cards[cards.index(named[-1]) + 1 :]


def unnamed(t: Deal, p: int, named: tuple[int, ...]) -> list[int]:
    return [card for card in payable(t, p) if card not in named]


def in_any_order(t: Deal, named: tuple[int, ...]) -> bool:
    """True if any order is legal: for people, and for a bot that continues a payment begun out of rank order."""
    rank = t.edition.rank
    if t.edition.any_order:
        return True
    for i in range(1, len(named)):
        if rank[named[i - 1]] > rank[named[i]]:
            return True
    return False


def houses_held_down(t: Deal, p: int, named: tuple[int, ...]) -> dict[int, int]:
    """DEAL-PAY-13: return the houses that cannot be given yet, keyed by the hotel that must be given first."""
    houses: dict[int, int] = {}
    e = t.edition
    for group in t.groups[p]:
        last = group[-1]
        if e.hotels[last] and last not in named:
            houses[last] = group[-2]
    return houses


def hotels_owed(t: Deal, p: int, named: tuple[int, ...]) -> list[int]:
    """DEAL-PAY-13: return the hotels that must be given because their houses have been named."""
    held_down = houses_held_down(t, p, named)
    return [hotel for hotel in held_down if held_down[hotel] in named]


def can_grow(t: Deal, p: int, due: int, named: tuple[int, ...]) -> bool:
    """DEAL-PAY-11: True if these cards, named in any order, can be part of a payment without a superfluous card.

    Further cards are tried from the most valuable down, so the card that reaches the debt is the
    cheapest of the added cards. Only the cheapest of the cards already named could then be
    superfluous.
    """
    values = t.edition.values
    cards = (*named, *hotels_owed(t, p, named))
    total = t.value_of(cards)
    cheapest = min([values[card] for card in cards])
    if total >= due:
        return total - cheapest < due
    held_down = houses_held_down(t, p, cards)
    hotels = {held_down[hotel]: hotel for hotel in held_down}  # house -> hotel
    sums: dict[tuple[int, ...], int] = {(): 1 << total}  # hotels added -> bit set of reachable sums
    for card in unnamed(t, p, cards):
        for added, reachable in list(sums.items()):
            if card in hotels and hotels[card] not in added:
                continue
            grown = reachable << values[card]
            if grown >> due & ((1 << cheapest) - 1):  # the overshoot is smaller than every card given
                return True
            key = (*added, card) if card in held_down else added
            sums[key] = sums.get(key, 0) | grown
    return False


class PayWith(Asked):
    """DEAL-PAY-03, -04, -11: the debtor names cards until they reach the debt, without a superfluous card.

    People name cards in any order: a card is offered if the set can still grow into a legal
    payment. Bots, and everybody if overpaying is allowed, name the most valuable card first, so
    that each legal set can be named in exactly one way: a card is offered if it and the cards
    ranked below it can still reach the debt. No card moves before the last one is named
    (DEAL-PAY-14).
    """

    answer_kind = "card"
    rule = "DEAL-PAY-11"
    # Unlike an offer, this question and `Rearrange` are not `drafted`: the cards are counted out on
    # the table in full view, and no other player may answer meanwhile. An offer is private until it
    # is sent.

    def __init__(self, seat: int, due: int, to: int, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.due: Final = due
        self.to: Final = to
        self.cards: Final = cards

    def choices(self, t: Deal) -> Sequence[int]:
        e = t.edition
        cards = still_payable(t, self.seat, self.cards)
        if in_any_order(t, self.cards):
            return self.growing(t)
        lacking = self.due - t.value_of(self.cards)
        held_down = houses_held_down(t, self.seat, self.cards)
        if held_down:
            houses = list(held_down.values())
            cards = [card for card in cards if card not in houses]
        cheapest = len(cards)  # index of the cheapest card that, with all cards below it, still reaches the debt
        while lacking > 0:  # the remaining cards reach it: DEAL-PAY-17
            if not cheapest:
                return self.growing(t)  # a person has begun with a cheap card
            cheapest -= 1
            card = cards[cheapest]
            lacking -= e.values[card]
            if card in held_down:
                lacking -= e.values[held_down[card]]  # once the hotel is given, its house may follow
        if cheapest == len(cards):
            return [e.size, *cards]  # option overpay: may stop here
        return cards[: cheapest + 1]

    def growing(self, t: Deal) -> list[int]:
        """Return the cards, in any order, that lead to a payment without a superfluous card."""
        rest = unnamed(t, self.seat, self.cards)
        return [card for card in rest if can_grow(t, self.seat, self.due, (*self.cards, card))]

    def opens_dialogue(self, t: Deal, answer: int) -> bool:
        cards = (*self.cards, answer)
        return answer != t.edition.size and (
            t.value_of(cards) < self.due or (t.edition.overpay and bool(still_payable(t, self.seat, cards)))
        )

    def take(self, t: Deal, answer: int) -> None:
        cards = self.cards if answer == t.edition.size else (*self.cards, answer)
        if self.opens_dialogue(t, answer):
            t.push(PayWith(self.seat, self.due, self.to, cards))
        else:
            pay(t, self.seat, self.due, self.to, cards)

    def silence(self, t: Deal) -> int:
        """DEAL-NA-05: choose the fewest properties and buildings, then least value, fewest cards, card order."""
        e = t.edition
        lacking = self.due - t.value_of(self.cards)
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
        assert best is not None  # exists by DEAL-PAY-17
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
        missing = max(0, self.due - t.value_of(self.cards))
        return {"played": t.played(), "missing": missing, "met": not missing}

    def consequences(self, t: Deal, answer: int) -> dict[str, int]:
        e = t.edition
        value = e.values[answer] if answer < e.size else 0
        left = max(0, self.due - t.value_of(self.cards) - value)
        from_bank = answer in t.banks[self.seat]
        return {"value": value, "missing": left, "from_bank": from_bank, "more": answer < e.size}


def least_pain(t: Deal, question: PayWith, lacking: int, cards: list[int]) -> Pain | None:
    """DEAL-NA-05: return the cheapest way to reach a debt with some of these cards, none superfluous."""
    e, bank = t.edition, t.banks[question.seat]
    held_down = houses_held_down(t, question.seat, question.cards)
    houses = {held_down[hotel]: hotel for hotel in held_down}
    cheapest = min([e.values[card] for card in question.cards], default=e.size)  # no card given may become superfluous
    best: Pain | None = None
    partial: dict[tuple[int, tuple[int, ...]], Pain] = {(0, ()): (0, 0, 0, ())}  # by value and hotels
    for card in cards:
        value, lost = e.values[card], int(card not in bank)
        for before in list(partial.values()):
            if card in houses and houses[card] not in before[3]:
                continue
            total = before[1] + value
            if total >= lacking + cheapest:
                continue
            now = (before[0] + lost, total, before[2] + 1, tuple(sorted((*before[3], card))))
            if total >= lacking:
                best = now if best is None else min(best, now)
                continue
            key = (total, tuple([hotel for hotel in held_down if hotel in now[3]]))
            partial[key] = min(now, partial.get(key, now))
    return best


def pay(t: Deal, p: int, due: int, to: int, cards: tuple[int, ...]) -> None:
    t.tell("paid", p, t.value_of(cards), to, due)
    hand_over(t, to, p, cards, ())


# Cards changing owners


def hand_over(t: Deal, to: int, giver: int, cards: tuple[int, ...], back_cards: tuple[int, ...]) -> None:
    """DEAL-PAY-14, DEAL-TROC-06: move cards to a seat, and others back, all at once, after asking wilds' colours."""
    place_next(t, to, giver, tuple(sorted(cards)), back_cards, ())


def place_next(
    t: Deal, to: int, giver: int, cards: tuple[int, ...], back_cards: tuple[int, ...], colours: tuple[int, ...]
) -> None:
    """DEAL-WILD-09: ask for the colours of received wilds (in card order, the taker's first), then move all cards."""
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
    """DEAL-WILD-09: the receiver names the colour of a wild, even out of turn. Nothing else may be rearranged."""

    answer_kind = "colour"
    rule = "DEAL-WILD-09"
    refusal = "not_its_colour"
    refusal_rule = "DEAL-WILD-01"

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
        """Return the seat's collection next to the wild: with the cards received before it, without the cards given."""
        e = t.edition
        coming, going, first = self.cards, self.back_cards, 0
        if self.card in self.back_cards:
            coming, going = self.back_cards, self.cards
            first = len(wilds_among(e, self.cards))
        groups: list[int] = []
        colours: list[int] = []
        for card in coming:
            if card < e.solids:
                groups.append(card)
                colours.append(e.colour_of(card))
            elif card < self.card:
                groups.append(card)
                colours.append(self.colours[first])
                first += 1
        return regrouped(e, t.groups[self.seat], going, groups, colours)

    def silence(self, t: Deal) -> int:
        return best_colour(t.edition, self.beside(t), self.card)

    def take(self, t: Deal, answer: int) -> None:
        t.tell("placed", self.seat, self.card, answer)
        to, giver = (self.other, self.seat) if self.card in self.back_cards else (self.seat, self.other)
        place_next(t, to, giver, self.cards, self.back_cards, (*self.colours, answer))

    def context(self, t: Deal) -> dict[str, int]:
        return {"card": self.card}


def move(
    t: Deal, to: int, giver: int, cards: tuple[int, ...], back_cards: tuple[int, ...], colours: tuple[int, ...]
) -> None:
    """DEAL-PAY-08, -09, -13: move properties to the collection and other cards to the bank, then regroup."""
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
        return  # only money moved, so no collection has changed
    wilds = len(wilds_among(e, cards))
    t.collect(giver, cards, back_cards, colours_named(t, back_cards, colours[wilds:]))
    t.collect(to, back_cards, came, colours_named(t, came, colours[:wilds]))
    t.check_win()


def colours_named(t: Deal, cards: Sequence[int], named: Sequence[int]) -> list[int]:
    """Return the colours in which properties are laid: their own, or the colour named for a wild."""
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
