"""The oracle of Deal: a second implementation of its catalogue, independent of the game. See `follow`."""

import random
from collections.abc import Iterable
from typing import Any, ClassVar, Final

import msgspec

from magnat.kernel import TABLE, Edition
from tests.oracle.follow import Choices, Over, Play, Reading

# 5.2: code, value of a solid card, rents by number of cards; the last rent is that of a complete group.
COLOURS: Final = """
BRN 1 1 2
LBL 1 1 2 3
PNK 2 1 2 4
ORG 2 1 3 5
RED 3 2 3 6
YEL 3 2 4 6
GRN 4 2 4 7
DBL 4 3 8
STN 2 1 2 3 4
UTL 2 1 2
"""
# 5.3 to 5.6: code, how many, value
CARDS: Final = """
W-BRN-LBL 1 1
W-LBL-STN 1 4
W-PNK-ORG 2 2
W-RED-YEL 2 3
W-GRN-DBL 1 4
W-GRN-STN 1 4
W-STN-UTL 1 2
W-ANY 2 0
A-GO 10 1
A-BANCO 2 5
A-DUEL 3 3
A-TROC 3 3
A-JACKPOT 3 3
A-BDAY 3 2
A-DOUBLE 2 1
A-HOUSE 3 3
A-HOTEL 2 4
A-JOKER 3 4
R-BRN-LBL 2 1
R-PNK-ORG 2 1
R-RED-YEL 2 1
R-GRN-DBL 2 1
R-STN-UTL 2 1
R-ANY 3 3
M1 6 1
M2 5 2
M3 3 3
M4 3 4
M5 2 5
M10 1 10
"""
CODES: Final = [line.split()[0] for line in COLOURS.split("\n")[1:-1]]
SOLID: Final = [int(line.split()[1]) for line in COLOURS.split("\n")[1:-1]]
RENTS: Final = [[int(word) for word in line.split()[2:]] for line in COLOURS.split("\n")[1:-1]]
SIZE: Final = [len(rents) for rents in RENTS]
COUNT: Final = {line.split()[0]: int(line.split()[1]) for line in CARDS.split("\n")[1:-1]}
VALUE: Final = {line.split()[0]: int(line.split()[2]) for line in CARDS.split("\n")[1:-1]}
BUILDABLE: Final = 8  # the first eight colours; stations and utilities are not built on
NONE: Final = 10  # the colour of a multicolour wild without an anchor

DEALT, DRAWN, DRAWN_EMPTY, PLAYS, HAND, TO_WIN, IDLE_ROUNDS = 5, 2, 5, 3, 7, 3, 5
BIRTHDAY, JACKPOT, GO, HOUSE, HOTEL = 2, 5, 2, 3, 4
STEPS = 24  # of one draft
END, REARRANGE, WITHDRAW, CONFIRM, FIRST = 0, 1, 0, 1, 2  # answers of `play` and `rearrange` that are no cards


class Group:
    """Cards of one colour that lie together, with their buildings."""

    def __init__(self, colour: int, cards: Iterable[int], buildings: Iterable[int] = (), new: bool = False) -> None:
        self.colour, self.cards, self.buildings = colour, sorted(cards), sorted(buildings)
        self.new = new  # just received and not yet placed
        self.was = False  # was complete before a card was taken

    def copy(self) -> "Group":
        twin = Group(self.colour, self.cards, self.buildings, self.new)
        twin.was = self.was
        return twin

    @property
    def complete(self) -> bool:
        return self.colour != NONE and len(self.cards) == SIZE[self.colour]

    def claim(self) -> tuple[Any, ...]:
        """PROP-07: return the priority by which incomplete groups of a colour are filled from the others. A built group
        comes first, because it was complete before the draft."""
        return not self.buildings, not (self.was or self.buildings), self.new, -len(self.cards), self.cards or [999]


class Oracle(Reading):
    """DEAL, from 2.1 to 4."""

    game = "deal"
    cards = sum(SIZE) + sum(COUNT.values())
    columns = (
        "hands", "bag", "under", "known", "centre", "limbo", "banks", "groups", "active", "turns", "plays",
        "rearranged", "idle", "dry",
    )  # fmt: skip
    told: ClassVar[dict[str, int]] = {
        "starts": 0, "dealt": 1, "draws": 1, "drew": 1, "reshuffled": 1, "nothing_to_draw": 1, "put_under": 1,
        "turn": 1, "banked": 2, "laid": 2, "played": 2, "demanded": 2, "wants": 2, "wants_swap": 3, "wants_group": 2,
        "laid_joker": 1, "cancelled": 1, "paid": 3, "paid_nothing": 2, "gave": 2, "placed": 2, "took_group": 2,
        "built": 2, "lost_building": 1, "rearranged": 0, "turned": 2, "won": 3, "counted": 2, "exhausted": 0,
        "idle": 1, "last_turn": 1, "left": 0,
    }  # fmt: skip
    LIKES: ClassVar[dict[str, float]] = {"joker": 3, "let_stand": 1}

    def __init__(self, seats: int, edition: Any) -> None:
        super().__init__(seats, edition)
        names: list[str] = edition.names
        self.size = len(names)
        self.kind = [name if name in VALUE else name.rpartition("-")[0] for name in names]
        self.kind = [kind if kind else "S" for kind in self.kind]
        self.colours: list[tuple[int, ...]] = []
        self.value: list[int] = []
        for name, kind in zip(names, self.kind, strict=True):
            if kind == "S":
                colour = CODES.index(name[:3])
                self.colours.append((colour,))
                self.value.append(SOLID[colour])
            else:
                words = kind.split("-")[1:]
                every = tuple(range(10)) if words == ["ANY"] else tuple(CODES.index(w) for w in words if w in CODES)
                self.colours.append(every)
                self.value.append(VALUE[kind])
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bag = list(range(self.size))
        self.under: list[int] = []
        self.known = [0] * self.size
        self.centre: tuple[int, ...] = ()
        self.limbo: tuple[int, ...] = ()
        self.banks: list[tuple[int, ...]] = [()] * seats
        self.tables: list[list[Group]] = [[] for _ in range(seats)]
        self.groups: list[tuple[tuple[int, ...], ...]] = [()] * seats
        self.active = self.turns = self.plays = self.rearranged = self.idle = self.dry = 0
        self.mood = ""
        self.polled = self.option["windows"] == "polled"
        self.anchors = self.option["multiwild_needs_anchor"]
        self.everybody = (1 << seats) - 1

    @classmethod
    def options(cls, rng: random.Random, declared: Edition) -> dict[str, Any]:
        chosen = super().options(rng, declared)
        if rng.random() < 0.2:
            chosen["max_turns"] = rng.randint(1, 60)
        chosen["rearrangements_per_interval"] = rng.choice((0, 0, 1, 2))
        return chosen

    @classmethod
    def board(cls, board: Any, rng: random.Random) -> Any:
        """Sometimes change the numbers of cards, so that wilds, buildings and Jokers! meet, or the pile runs out."""
        roll = rng.random()
        if roll < 0.4:
            return board
        made = {}
        for kind in ("wild", "action", "rent", "money"):
            cards = []
            for card in getattr(board, kind):
                times = rng.choice((0, 0, 1)) if roll < 0.6 else rng.choice((0, 1, 1, 2, 4))
                most = 8 if card.name in ("A-GO", "W-ANY", "M1") else 12
                cards.append(msgspec.structs.replace(card, count=min(most, card.count * times)))
            made[kind] = cards
        return msgspec.structs.replace(board, **made)

    def pick(self, rng: random.Random, kind: str, choices: Any) -> int | None:
        """In half of the games seats hardly play, or collect and build."""
        if not self.mood:
            self.mood = rng.choice(("any", "any", "any", "collect", "collect", "build", "build", "idle"))
        if kind != "play" or self.mood == "any":
            return None
        if self.mood == "idle":
            return END if rng.random() < 0.9 + 0.1 * (self.turns > 20) else None
        used = [choice for choice in choices if FIRST <= choice < FIRST + self.size]
        if self.mood == "build":
            used = [choice for choice in used if self.kind[choice - FIRST] in ("A-HOUSE", "A-HOTEL")] or used
        return rng.choice(used) if used and rng.random() < 0.8 else None

    # Asides

    def aside(self, seat: int) -> tuple[str, Choices] | None:
        """NA-04: a leaving player is replaced, and nothing changes."""
        if seat != TABLE or self.asked[1] == TABLE:
            return None
        return "outside", range(1, self.seats + 1)

    def heard_aside(self, seat: int, answer: Any) -> Play:
        self.tell("left", answer - 1)
        yield from ()

    # The game: 2.2 and 2.3

    def play(self) -> Play:
        starter = yield from self.who_starts()
        self.tell("starts", starter)
        for i in range(self.seats):
            p = (starter + i) % self.seats
            self.tell("dealt", p, DEALT)
            for _ in range(DEALT):
                yield from self.draw_one(p)
        self.active = starter
        while True:
            yield from self.turn(self.active)
            self.active = (self.active + 1) % self.seats

    def who_starts(self) -> Play:
        seats = range(self.seats)
        if self.option["first_player"] == "random":
            return (yield from self.nature("draw_lots", seats, "DEAL-SETUP-05"))
        kind = "name_youngest" if self.option["first_player"] == "youngest" else "choose_first"
        return (yield from self.ask(kind, 0, seats, "DEAL-SETUP-05"))

    def turn(self, p: int) -> Play:
        self.turns += 1
        self.plays = self.rearranged = 0
        self.tell("turn", p, self.turns)
        self.check_win()
        yield from self.draw(p, DRAWN if self.hands[p] else DRAWN_EMPTY)
        played = False
        while True:
            answer = yield from self.ask("play", p, self.plays_of(p), "DEAL-PLAY-01")
            if answer == END:
                break
            if answer == REARRANGE:
                self.rearranged += 1
                yield from self.rearrange(p)
                continue
            played = True
            yield from self.card_played(p, *divmod(answer - FIRST, self.size))
        while len(self.hands[p]) > HAND:
            card = yield from self.ask("excess", p, list(self.hands[p]), "DEAL-HAND-01")
            for held in self.hands[p]:
                self.known[held] = 1 << p  # seats that knew one of them cannot tell whether it was this one
            self.hands[p].remove(card)
            self.under.append(card)
            self.tell("put_under", p, card)
        self.end_of_turn(played)

    def end_of_turn(self, played: bool) -> None:
        if not played:
            self.idle += 1
            self.dry = self.dry + 1 if not (self.bag or self.under or self.centre) else 0
        if self.dry >= self.seats:
            self.tell("exhausted", TABLE)
            self.count()
        if self.idle >= IDLE_ROUNDS * self.seats:
            self.tell("idle", TABLE, IDLE_ROUNDS)
            self.count()
        if self.option["max_turns"] and self.turns >= self.option["max_turns"]:
            self.tell("last_turn", TABLE, self.turns)
            self.count()

    def draw(self, p: int, count: int) -> Play:
        there = min(count, len(self.bag) + len(self.under) + len(self.centre))  # DRAW-08
        if there:
            self.tell("draws", p, there)
        for _ in range(there):
            if not (self.bag or self.under):
                self.bag = sorted(self.centre)
                self.centre = ()
                for card in self.bag:
                    self.known[card] = 0
                self.tell("reshuffled", TABLE, len(self.bag))
            yield from self.draw_one(p)
        if there < count:
            self.tell("nothing_to_draw", p, count - there)

    def draw_one(self, p: int) -> Play:
        if self.bag:
            card = yield from self.nature("draw_card", list(self.bag), "DEAL-DRAW-01")
            self.bag.remove(card)
        else:
            card = self.under.pop(0)  # HAND-03
        self.hands[p] = sorted([*self.hands[p], card])
        self.known[card] |= 1 << p
        self.tell("drew", p, card)

    # Legal plays: 2.4 and section 4

    def plays_of(self, p: int) -> list[int]:
        legal = [END]
        if self.may_rearrange(p):
            legal.append(REARRANGE)
        left = PLAYS - self.plays
        if left:
            for card in self.hands[p]:
                legal += [FIRST + way * self.size + card for way in self.ways(p, card, left)]
        return legal

    def ways(self, p: int, card: int, left: int) -> list[int]:
        """Return 0 for using it, 1 for banking it, 2 and 3 for using it with one or two Double Loyer."""
        kind = self.kind[card]
        if kind == "S" or kind.startswith("W-"):
            return [0]
        if kind.startswith("R-") and any(group.colour in self.colours[card] for group in self.tables[p]):
            doubles = len(self.doubles(p, 2))
            return [1, 0, *[1 + n for n in (1, 2) if n <= doubles and n + 1 <= left]]
        return [1, 0] if self.usable(p, card) else [1]

    def usable(self, p: int, card: int) -> bool:
        """PLAY-07: True if an action has a target."""
        kind = self.kind[card]
        if kind in ("A-HOUSE", "A-HOTEL"):
            return bool(self.sites(p, card))
        if kind == "A-BANCO":
            return bool(self.bancos(p))
        if kind == "A-DUEL":
            return bool(self.duels(p))
        if kind == "A-TROC":
            return bool(self.tables[p] and self.trocs(p))
        return kind in ("A-GO", "A-BDAY", "A-JACKPOT")

    def properties(self, p: int) -> list[int]:
        return [card for group in self.tables[p] for card in group.cards]

    def of_others(self, p: int, complete: bool) -> list[Group]:
        return [
            group for q in range(self.seats) if q != p for group in self.tables[q] if complete or not group.complete
        ]

    def bancos(self, p: int) -> list[int]:
        return [group.cards[0] for group in self.of_others(p, True) if group.complete]

    def duels(self, p: int) -> list[int]:
        return [card for group in self.of_others(p, False) for card in group.cards]

    def trocs(self, p: int) -> list[int]:
        spared = self.option["troc_spares_complete_groups"]
        return [card for group in self.of_others(p, not spared) for card in group.cards]

    def sites(self, p: int, card: int) -> list[int]:
        """BLD-01 to BLD-04."""
        result = []
        for group in self.tables[p]:
            kinds = [self.kind[building] for building in group.buildings]
            lacks = not kinds if self.kind[card] == "A-HOUSE" else kinds == ["A-HOUSE"]
            if group.complete and group.colour < BUILDABLE and lacks:
                result.append(group.cards[0])
        return result

    def owner_of(self, card: int) -> tuple[int, Group]:
        return next((q, g) for q in range(self.seats) for g in self.tables[q] if card in g.cards)

    # Playing: 2.4

    def card_played(self, p: int, way: int, card: int) -> Play:
        kind = self.kind[card]
        for shown in (card, *self.doubles(p, way - 1)):
            self.known[shown] = self.everybody  # on the table while the parameters are named
        if way == 1:
            self.leave_hand(p, card)
            self.banks[p] += (card,)
            self.tell("banked", p, card, self.value[card])
        elif kind == "S" or kind.startswith("W-"):
            yield from self.lay(p, card)
        elif kind in ("A-HOUSE", "A-HOTEL"):
            yield from self.build(p, card)
        elif kind == "A-GO":
            self.use(p, card)
            yield from self.draw(p, GO)
            self.finish()
        elif kind in ("A-BDAY", "A-JACKPOT") or kind.startswith("R-"):
            yield from self.demand(p, card, max(0, way - 1))
        else:
            yield from self.take(p, card)
        self.check_win()

    def leave_hand(self, p: int, card: int) -> None:
        self.hands[p].remove(card)
        self.known[card] = self.everybody
        self.plays += 1
        self.rearranged = self.idle = self.dry = 0

    def use(self, p: int, card: int, doubles: int = 0) -> None:
        """Lay the card and its doubles in the middle until the effect is over (DRAW-07)."""
        for laid in (card, *self.doubles(p, doubles)):
            self.leave_hand(p, laid)
            self.limbo += (laid,)
        self.tell("played", p, card, doubles)

    def doubles(self, p: int, count: int) -> list[int]:
        return self.alike(p, "A-DOUBLE")[: max(0, count)]

    def alike(self, p: int, kind: str) -> list[int]:
        """Return equal cards, the most widely known first, so that playing one reveals nothing about the other."""
        held = [card for card in self.hands[p] if self.kind[card] == kind]
        return sorted(held, key=lambda card: (-bin(self.known[card]).count("1"), card))

    def finish(self) -> None:
        self.centre += self.limbo
        self.limbo = ()

    def lay(self, p: int, card: int) -> Play:
        colours = self.colours[card]
        colour = colours[0]
        if len(colours) > 1:
            colour = yield from self.ask("name_colour", p, self.colours_for(card, self.tables[p]), "DEAL-WILD-01")
        self.leave_hand(p, card)
        self.tell("laid", p, card, colour)
        self.settle(p, [*self.tables[p], Group(colour, [card], new=True)])

    def build(self, p: int, card: int) -> Play:
        first = yield from self.ask("build_on", p, self.sites(p, card), "DEAL-BLD-01")
        _, group = self.owner_of(first)
        self.leave_hand(p, card)
        group.buildings = sorted([*group.buildings, card])
        self.tell("built", p, card, group.colour)
        self.show(p)

    # Groups: 2.6

    def colours_for(self, card: int, groups: list[Group]) -> list[int]:
        """WILD-01, WILD-04; WILD-07 with the option."""
        if not self.multi(card) or not self.anchors:
            return list(self.colours[card])
        return [*sorted({g.colour for g in groups if not g.complete and self.anchored(g)}), NONE]

    def multi(self, card: int) -> bool:
        return self.kind[card] == "W-ANY"

    def anchored(self, group: Group) -> bool:
        return group.colour != NONE and any(not self.multi(card) for card in group.cards)

    def merged(self, groups: list[Group]) -> list[Group]:
        """PROP-06 and PROP-07: no colour has two incomplete groups."""
        result = [group for group in groups if group.complete]
        for colour in range(10):
            open_ = [group for group in groups if group.colour == colour and not group.complete]
            while open_:
                open_.sort(key=Group.claim)
                first, *others = open_
                for card in sorted(card for other in others for card in other.cards):
                    if not first.complete:
                        giver = next(other for other in others if card in other.cards)
                        giver.cards.remove(card)
                        first.cards = sorted([*first.cards, card])
                first.new = False
                result.append(first)
                open_ = [other for other in others if other.cards]
                result += [other for other in others if not other.cards and other.buildings]
        loose = [card for group in groups if group.colour == NONE for card in group.cards]
        return [*result, Group(NONE, loose)] if loose else result

    def settle(self, p: int, groups: list[Group]) -> None:
        """Apply PROP-07, WILD-08 and BLD-09, in this order, to the collection of `p`."""
        groups = self.merged(groups)
        if self.anchors:
            for group in groups:
                if group.cards and not self.anchored(group):
                    self.lose_buildings(p, group)
                    group.colour = NONE
            groups = self.merged(groups)
        for group in groups:
            if not group.complete:
                self.lose_buildings(p, group)
            group.was = False
        self.tables[p] = [group for group in groups if group.cards]
        self.show(p)

    def lose_buildings(self, p: int, group: Group) -> None:
        for building in group.buildings:
            self.banks[p] += (building,)
            self.tell("lost_building", p, building)
        group.buildings = []

    def show(self, p: int) -> None:
        self.groups[p] = self.shown(self.tables[p])

    def shown(self, groups: list[Group]) -> tuple[tuple[int, ...], ...]:
        return tuple(sorted((g.colour, *g.cards, *g.buildings) for g in groups))

    def without(self, p: int, cards: Iterable[int]) -> list[Group]:
        """Return the remaining groups of `p`, not yet settled."""
        gone = set(cards)
        groups = []
        for group in self.tables[p]:
            left = Group(group.colour, set(group.cards) - gone, set(group.buildings) - gone)
            left.was = group.complete
            if left.cards or left.buildings:
                groups.append(left)
        return groups

    def place(self, p: int, groups: list[Group], cards: list[int]) -> Play:
        """WILD-09: place the cards that `p` receives; `p` names the colours of wilds."""
        for card in sorted(cards):
            colour = self.colours[card][0]
            if len(self.colours[card]) > 1:
                legal = self.colours_for(card, self.merged([group.copy() for group in groups]))
                colour = yield from self.ask("place_wild", p, legal, "DEAL-WILD-09")
                self.tell("placed", p, card, colour)
            groups.append(Group(colour, [card], new=True))

    # Reorganising: PROP-05 to PROP-10

    def may_rearrange(self, p: int) -> bool:
        most = 1 if self.polled else self.option["rearrangements_per_interval"]
        if most and self.rearranged >= most:
            return False
        return bool(self.steps(self.tables[p]))

    def turns_of(self, card: int, groups: list[Group]) -> list[int]:
        now = next(group.colour for group in groups if card in group.cards)
        return [colour for colour in self.colours_for(card, groups) if colour != now]

    def partners(self, card: int, groups: list[Group]) -> list[int]:
        """Return the cards of later groups of its colour with which a card may change places."""
        mine = next(group for group in groups if card in group.cards)
        if mine.colour == NONE:
            return []
        later = [g for g in groups if g.colour == mine.colour and g.cards and g.cards > mine.cards]
        return [other for group in later for other in group.cards]

    def steps(self, groups: list[Group]) -> list[int]:
        result = []
        for group in groups:
            for card in group.cards:
                if len(self.colours[card]) > 1 and self.turns_of(card, groups):
                    result.append(FIRST + card)
                if self.partners(card, groups):
                    result.append(FIRST + self.size + card)
        return result

    def rearrange(self, p: int) -> Play:
        draft = [group.copy() for group in self.tables[p]]
        left = STEPS
        while True:
            legal = [WITHDRAW] + ([CONFIRM] if self.outcome(draft) != self.groups[p] else [])
            if left:
                legal += self.steps(draft)
            answer = yield from self.ask("rearrange", p, legal, "DEAL-PROP-09")
            if answer == WITHDRAW:
                return
            if answer == CONFIRM:
                break
            left -= 1
            swap, card = divmod(answer - FIRST, self.size)
            for group in draft:
                group.was = group.complete
            mine = next(group for group in draft if card in group.cards)
            if swap:
                other = yield from self.ask("exchange_with", p, self.partners(card, draft), "DEAL-PROP-08")
                theirs = next(group for group in draft if other in group.cards)
                mine.cards = sorted([other, *[c for c in mine.cards if c != card]])
                theirs.cards = sorted([card, *[c for c in theirs.cards if c != other]])
            else:
                colour = yield from self.ask("turn_to", p, self.turns_of(card, draft), "DEAL-WILD-02")
                mine.cards.remove(card)
                draft = self.merged([*[g for g in draft if g.cards or g.buildings], Group(colour, [card], new=True)])
        before = {card: group.colour for group in self.tables[p] for card in group.cards}
        self.tell("rearranged", p)
        self.settle(p, draft)
        for group in self.tables[p]:
            for card in group.cards:
                if before[card] != group.colour:
                    self.tell("turned", p, card, group.colour)
        self.check_win()

    def outcome(self, draft: list[Group]) -> tuple[tuple[int, ...], ...]:
        """Return the result of confirming a draft."""
        groups = self.merged([group.copy() for group in draft])
        for group in groups:
            if self.anchors and group.cards and not self.anchored(group):
                group.colour = NONE
            if not group.complete:
                group.buildings = []
        return self.shown([group for group in self.merged(groups) if group.cards])

    # Jokers!: 2.11

    def stands(self, p: int, target: int) -> Play:
        """Return True if the effect on `target` happens."""
        laid = 0
        while True:
            q = target if laid % 2 == 0 else p
            if not self.hands[q]:  # JOKER-12
                break
            jokers = self.alike(q, "A-JOKER")
            counts = self.option["counter_counts_as_play"] and q == self.active
            able = jokers and (not counts or self.plays < PLAYS)
            answer = yield from self.ask(
                "lay_joker", q, ["let_stand", "joker"] if able else ["let_stand"], "DEAL-JOKER-01"
            )
            if answer == "let_stand":
                break
            self.hands[q].remove(jokers[0])
            self.known[jokers[0]] = self.everybody
            self.limbo += (jokers[0],)
            self.plays += counts
            self.tell("laid_joker", q, jokers[0])
            laid += 1
        if laid % 2:
            self.tell("cancelled", target, p)
        return laid % 2 == 0

    # Demands: 2.8 and 2.9

    def demand(self, p: int, card: int, doubles: int) -> Play:
        kind = self.kind[card]
        due = {"A-BDAY": BIRTHDAY, "A-JACKPOT": JACKPOT}.get(kind, 0)
        if not due:
            due = (yield from self.rent_for(p, card)) * 2**doubles
        others = [(p + i) % self.seats for i in range(1, self.seats)]
        if kind in ("A-JACKPOT", "R-ANY"):
            others = [(yield from self.ask("demand_of", p, others, "DEAL-JACK-01"))]
        self.use(p, card, doubles)
        for q in others:
            self.tell("demanded", p, due, q)
        for q in others:
            if (yield from self.stands(p, q)):
                yield from self.pay(q, due, p)
                self.check_win()
        self.finish()

    def rent_for(self, p: int, card: int) -> Play:
        """RENT-02 to RENT-05: return the rent of a group, of a colour, or of both."""
        mine = [group for group in self.tables[p] if group.colour in self.colours[card]]
        scope = self.option["rent_scope"]
        if scope == "both" and self.kind[card] != "R-ANY":
            return sum(self.rent(group) for group in mine)
        if scope == "group":
            first = yield from self.ask("rent_for", p, [group.cards[0] for group in mine], "DEAL-RENT-05")
            return self.rent(self.owner_of(first)[1])
        firsts = [min(g.cards[0] for g in mine if g.colour == c) for c in sorted({g.colour for g in mine})]
        first = yield from self.ask("rent_for", p, firsts, "DEAL-RENT-02")
        colour = self.owner_of(first)[1].colour
        return sum(self.rent(group) for group in mine if group.colour == colour)

    def rent(self, group: Group) -> int:
        kinds = [self.kind[building] for building in group.buildings]
        added = HOUSE * ("A-HOUSE" in kinds) + HOTEL * ("A-HOTEL" in kinds)
        if self.option["hotel_replaces_house"] and "A-HOTEL" in kinds:
            added = HOTEL
        return RENTS[group.colour][len(group.cards) - 1] + added

    # Paying: 2.7

    def payable(self, q: int) -> list[int]:
        on_groups = [building for group in self.tables[q] for building in group.buildings]
        cards = [*self.banks[q], *self.properties(q), *on_groups]
        return [card for card in cards if self.value[card]]

    def pay(self, q: int, due: int, to: int) -> Play:
        cards = self.payable(q)
        worth = sum(self.value[card] for card in cards)
        if not cards:
            self.tell("paid_nothing", q, due, to)
            return
        if worth > due:
            free = self.option["overpay"] == "free"
            cards = yield from self.name_freely(q, due) if free else self.name_cards(q, due)
        cards = sorted(cards)
        self.tell("paid", q, sum(self.value[card] for card in cards), to, due)
        groups = [group.copy() for group in self.tables[to]]
        yield from self.place(to, groups, [card for card in cards if self.colour_card(card)])
        for card in cards:
            self.tell("gave", q, card, to)
        left = self.without(q, cards)
        self.banks[q] = tuple(card for card in self.banks[q] if card not in cards)
        self.banks[to] += tuple(card for card in cards if not self.colour_card(card))
        self.settle(q, left)
        self.settle(to, groups)

    def colour_card(self, card: int) -> bool:
        return self.kind[card] == "S" or self.kind[card].startswith("W-")

    def pairs(self, q: int) -> dict[int, int]:
        """PAY-13: return the houses under a hotel, with that hotel."""
        return {group.buildings[0]: group.buildings[1] for group in self.tables[q] if len(group.buildings) == 2}

    def name_cards(self, q: int, due: int) -> Play:
        """PAY-11: ask card by card for a set without a superfluous card. People name cards in any order; polled seats
        from the most valuable card on."""
        named: list[int] = []
        rest = sorted(self.payable(q), key=lambda card: (-self.value[card], card))
        pairs = self.pairs(q)
        while sum(self.value[card] for card in named) < due:
            legal = self.growing(rest, pairs, named, due)
            card = yield from self.ask("pay_with", q, legal, "DEAL-PAY-11")
            named.append(card)
            rest = rest[rest.index(card) + 1 :] if self.polled else [c for c in rest if c != card]
        return named

    def growing(self, rest: list[int], pairs: dict[int, int], named: list[int], due: int) -> list[int]:
        special = {*pairs, *pairs.values()}
        legal, judged = [], dict[int, bool]()
        for i, card in enumerate(rest):
            others = rest[i + 1 :] if self.polled else [c for c in rest if c != card]
            alike = -card if self.polled or card in special else self.value[card]
            if alike not in judged:
                judged[alike] = self.fits(others, pairs, [*named, card], due)
            if judged[alike]:
                legal.append(card)
        return legal

    def fits(self, rest: list[int], pairs: dict[int, int], named: list[int], due: int) -> bool:
        """True if a legal set consists of the named cards and some of the rest: it reaches the debt, but not without
        its least valuable card."""
        value = self.value
        missing = due - sum(value[card] for card in named)
        least = min(value[card] for card in named)
        if missing <= 0:
            return -missing < least and all(hotel in named for house, hotel in pairs.items() if house in named)
        special = {*pairs, *pairs.values()}
        plain = [value[card] for card in rest if card not in special]
        for floor in range(1, least + 1):  # the least value in the set
            sums = 1
            for worth in plain:
                if worth >= floor:
                    sums |= sums << worth
            for house, hotel in pairs.items():
                sums = self.with_pair(sums, floor, house, hotel, named, rest)
            if sums >> missing & (1 << floor) - 1:
                return True
        return False

    def with_pair(self, sums: int, floor: int, house: int, hotel: int, named: list[int], rest: list[int]) -> int:
        """PAY-13: return the sums with the hotel, with both, and with neither."""
        low, high = self.value[house], self.value[hotel]
        if house in named:
            if hotel in named:
                return sums
            return sums << high if hotel in rest and high >= floor else 0
        lower = house in rest and low >= floor
        if hotel in named:
            return sums | sums << low if lower else sums
        if hotel not in rest or high < floor:
            return sums
        return sums | sums << high | (sums << low + high if lower else 0)

    def name_freely(self, q: int, due: int) -> Play:
        """PAY-11 with `overpay` = free: ask for any set that reaches the debt, from the most valuable card on."""
        order = sorted(self.payable(q), key=lambda card: (-self.value[card], card))
        pairs = self.pairs(q)
        named: list[int] = []
        start = 0
        while True:
            sum_ = sum(self.value[card] for card in named)
            legal = [self.size] if sum_ >= due else []
            for i in range(start, len(order)):
                card = order[i]
                if card in pairs and pairs[card] not in named:
                    continue
                later = [c for c in order[i + 1 :] if pairs.get(c) is None or pairs[c] in [*named, *order[i:]]]
                if sum_ + self.value[card] + sum(self.value[c] for c in later) >= due:
                    legal.append(card)
            if start == len(order):  # asked even if the only card left is a house that must stay
                return named
            answer = yield from self.ask("pay_with", q, legal, "DEAL-PAY-11")
            if answer == self.size:
                return named
            named.append(answer)
            start = order.index(answer) + 1

    # Taking: 2.8

    def take(self, p: int, card: int) -> Play:
        kind = self.kind[card]
        give = -1
        if kind == "A-BANCO":
            wanted = yield from self.ask("take_group", p, self.bancos(p), "DEAL-BANCO-01")
        elif kind == "A-DUEL":
            wanted = yield from self.ask("take_property", p, self.duels(p), "DEAL-DUEL-02")
        else:
            wanted = yield from self.ask("swap_for", p, self.trocs(p), "DEAL-TROC-02")
            give = yield from self.ask("swap_away", p, self.properties(p), "DEAL-TROC-03")
        victim, group = self.owner_of(wanted)
        self.use(p, card)
        if kind == "A-BANCO":
            self.tell("wants_group", p, group.colour, victim)
        elif kind == "A-DUEL":
            self.tell("wants", p, wanted, victim)
        else:
            self.tell("wants_swap", p, wanted, victim, give)
        if (yield from self.stands(p, victim)):
            if kind == "A-BANCO":
                self.tell("took_group", p, group.colour, victim)
                self.tables[victim].remove(group)
                self.settle(victim, self.tables[victim])
                self.settle(p, [*self.tables[p], group])
            else:
                yield from self.move(p, victim, wanted, give)
            self.check_win()
        self.finish()

    def move(self, p: int, victim: int, wanted: int, give: int) -> Play:
        """DUEL-01, TROC-06."""
        mine, theirs = self.without(p, [give]), self.without(victim, [wanted])
        yield from self.place(p, mine, [wanted])
        if give >= 0:
            yield from self.place(victim, theirs, [give])
        self.tell("gave", victim, wanted, p)
        if give >= 0:
            self.tell("gave", p, give, victim)
        self.settle(p, mine)
        self.settle(victim, theirs)

    # The end: 2.1

    def complete_colours(self, p: int) -> list[int]:
        return sorted({group.colour for group in self.tables[p] if group.complete})

    def check_win(self) -> None:
        """WIN-05: check the active player after every step."""
        colours = self.complete_colours(self.active)
        if len(colours) >= TO_WIN:
            self.tell("won", self.active, *colours[:TO_WIN])
            raise Over([self.active])

    def count(self) -> None:
        """WIN-09: rank by colours, then by the value on the table."""
        ranks = []
        for p in range(self.seats):
            worth = sum(self.value[card] for card in self.payable(p))
            ranks.append((len(self.complete_colours(p)), worth))
            self.tell("counted", p, *ranks[p])
        raise Over([p for p in range(self.seats) if ranks[p] == max(ranks)])
