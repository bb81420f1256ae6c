"""Groups of properties. A collection is a tuple of groups; a group is its colour followed by its cards.

The cards of a group are its properties in card order, then a house, then a hotel. All functions are
pure: an arrangement depends only on the cards on the table (DEAL-PROP-07).
"""

from collections.abc import Sequence

from magnat.games.deal.edition import DealEdition

Group = tuple[int, ...]
Collection = tuple[Group, ...]


def is_complete(e: DealEdition, group: Group) -> bool:
    """DEAL-PROP-02: True if the group has all properties of its colour. Only complete groups have buildings."""
    return len(group) > e.sizes[group[0]]


def properties(e: DealEdition, group: Group) -> list[int]:
    return [card for card in group[1:] if card < e.properties]


def buildings(e: DealEdition, group: Group) -> list[int]:
    return [card for card in group[1:] if card >= e.properties]


def rent(e: DealEdition, group: Group) -> int:
    """DEAL-RENT-04, DEAL-BLD-06: return the rent by number of properties, plus the house and the hotel."""
    count = min(len(group) - 1, e.sizes[group[0]])  # only complete groups have buildings
    extra = 0
    for card in group[count + 1 :]:
        extra = e.amounts[card] if e.hotel_replaces else extra + e.amounts[card]
    return e.rents[group[0]][count - 1] + extra


def takes_house(e: DealEdition, group: Group) -> bool:
    """DEAL-BLD-01, -02, -04: True for a complete group without a house, except stations and utilities."""
    return len(group) == e.sizes[group[0]] + 1 and e.buildable[group[0]]


def takes_hotel(e: DealEdition, group: Group) -> bool:
    """DEAL-BLD-02, -03: True for a group with a house and no hotel."""
    return group[-1] >= e.properties and not e.hotels[group[-1]]


def with_building(collection: Collection, group: Group, card: int) -> Collection:
    return tuple([(*other, card) if other == group else other for other in collection])


def group_with(collection: Collection, card: int) -> Group:
    """Return the group that contains a card. Raise `LookupError` if there is none."""
    for group in collection:
        if card in group[1:]:
            return group
    raise LookupError(card)


def is_anchored(e: DealEdition, group: Group) -> bool:
    """DEAL-WILD-07, option: True if the group has a property that is not a multicolour wild."""
    return group[1] < e.multicolours


def with_card(e: DealEdition, collection: Collection, card: int, colour: int) -> Collection:
    """DEAL-PROP-06: return the collection with a property in the incomplete group of its colour or a new group."""
    size = e.sizes[colour]
    for group in collection:
        if group[0] == colour and len(group) <= size:
            grown = (colour, *sorted([*group[1:], card]))
            return tuple(sorted([grown if other is group else other for other in collection]))
    return tuple(sorted([*collection, (colour, card)]))


def regrouped(
    e: DealEdition, collection: Collection, lost: Sequence[int], cards: Sequence[int], colours: Sequence[int]
) -> Collection:
    """Return the collection without the lost cards and with others added. Buildings are not checked yet."""
    touched = 0
    for colour in colours:
        touched |= 1 << colour
    for group in collection:
        members = group[1:]
        for card in lost:
            if card in members:
                touched |= 1 << group[0]
    result: list[Group] = []
    changing: list[Group] = []
    for group in collection:
        if touched >> group[0] & 1:
            changing.append(group)
        else:
            result.append(group)
    while touched:
        colour = touched.bit_length() - 1
        touched ^= 1 << colour
        new = [card for i, card in enumerate(cards) if colours[i] == colour]
        result += fitted(e, colour, [group for group in changing if group[0] == colour], lost, new)
    result.sort()
    return tuple(result)


def fitted(e: DealEdition, colour: int, groups: list[Group], lost: Sequence[int], new: list[int]) -> list[Group]:
    """DEAL-PROP-06, -07: return the groups of a colour, at most one incomplete and none above its size.

    Groups with buildings are filled first, then groups that were complete; solid cards come before
    wilds, which is their numeric order. Of the remaining cards, those that were already there stay
    together (DEAL-WILD-08); new cards are added to them, then start another group.
    """
    size = e.sizes[colour]
    if not groups or (len(groups) == 1 and groups[0][-1] < e.properties):  # the common case: nothing to distribute
        cards = [*new, *[card for card in groups[0][1:] if card not in lost]] if groups else new
        if len(cards) <= size:
            return [(colour, *sorted(cards))] if cards else []
    result: list[Group] = []
    pool = new  # cards that are not in a group that was complete
    broken: list[tuple[bool, int, list[int], list[int]]] = []
    for group in groups:
        was = properties(e, group)
        left = [card for card in was if card not in lost]
        built = [card for card in buildings(e, group) if card not in lost]
        if len(left) == size:
            result.append((colour, *left, *built))
        elif built or len(was) == size:
            broken.append((not built, -len(left), left, built))
        else:
            pool = pool + left
    pool = sorted(pool)
    broken.sort()
    for i, (_, _, left, built) in enumerate(broken):
        while len(left) < size:
            if pool:
                left.append(pool.pop(0))
                continue
            donors = [other[2] for other in broken[i + 1 :] if other[2]]
            if not donors:
                break
            left.append(donors[-1].pop(0))
        if left or built:
            result.append((colour, *sorted(left), *built))
    pool = [card for card in pool if card not in new] + [card for card in pool if card in new]
    while pool:
        result.append((colour, *sorted(pool[:size])))
        pool = pool[size:]
    return result


def judged(e: DealEdition, collection: Collection) -> tuple[Collection, list[int]]:
    """DEAL-BLD-09, -10, DEAL-WILD-08: return the final arrangement, and the buildings that have lost their place."""
    homeless: list[int] = []
    adrift: list[int] = []
    result: list[Group] = []
    for group in collection:
        if group[-1] < e.properties and not e.needs_anchor:
            result.append(group)
            continue
        cards = properties(e, group)
        built = buildings(e, group)
        if e.needs_anchor and cards and not is_anchored(e, group):
            adrift += cards
            homeless += built
        elif built and (len(cards) < e.sizes[group[0]] or e.hotels[built[0]]):
            homeless += built
            if cards:
                result.append((group[0], *cards))
        else:
            result.append(group)
    if not adrift and not homeless:  # the common case
        return collection, homeless
    return regrouped(e, tuple(sorted(result)), (), adrift, [e.unassigned] * len(adrift)), homeless


def open_colours(e: DealEdition, collection: Collection) -> list[int]:
    """DEAL-WILD-07, option: return the colours of incomplete groups that would anchor a multicolour wild."""
    colours: list[int] = []
    for group in collection:
        if len(properties(e, group)) < e.sizes[group[0]] and is_anchored(e, group):
            colours.append(group[0])
    return colours


def colours_for(e: DealEdition, collection: Collection, card: int) -> Sequence[int]:
    """DEAL-WILD-01, -04, -07: return the colours that a wild may have next to this collection."""
    if e.needs_anchor and card >= e.multicolours:
        return [*open_colours(e, collection), e.unassigned]
    return e.card_colours[card]


def best_colour(e: DealEdition, collection: Collection, card: int) -> int:
    """DEAL-NA-05: return the colour of the largest incomplete group that the wild fits, else its first colour."""
    choices = colours_for(e, collection, card)
    best, highest = choices[0], 0
    for group in collection:
        count = len(properties(e, group))
        if group[0] in choices and highest < count < e.sizes[group[0]]:
            best, highest = group[0], count
    return best
