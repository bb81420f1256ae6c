"""A card game in one page, with every kind of secret, for testing the record and the laws.

On your turn you draw two cards, then play up to two: a coin card is banked (you say how much you
keep, the rest goes to your neighbour), a thief steals from another player, who may object with a
no. A card over four goes face down under the pile. Twelve coins win. `leak` plants one mistake for
the laws to find.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from magnat.kernel import TABLE, Chance, Edition, Frame, Option, Question, Step, Table, Value

CARDS: Final = 28
PASS: Final = CARDS
PLAYS: Final = 2
HAND: Final = 4
WON: Final = 12
TURNS: Final = 60
LEAKS: Final = (
    "none",
    "asks_holders",  # an objection is asked only of players with a no
    "cards_in_frame",  # a frame holds the card that was put face down
    "knows_too_much",  # a card put face down stays known to those who knew it, so they know which it was
    "peeks",  # the thief may choose only victims without a no
    "says_draws",  # a drawn card is announced
    "forgets",  # a card drawn from the underside is forgotten by those who knew it
    "shows_hand",  # a player's highest card is copied into a public column
    "changes_frame",  # a frame is changed instead of replaced
    "changes_table",  # a refusal leaves a mark
    "no_choice",  # a question without legal answers
    "shares",  # a copy shares a column
    "hurries",  # players without a no let things stand without being asked
    "remembers",  # a rule depends on something outside the table
)


def is_no(card: int) -> bool:
    return card % 4 == 0


def is_thief(card: int) -> bool:
    return card % 4 == 1


def worth(card: int) -> int:
    return 1 + card % 3


class Toy(Table):
    """A position of the toy game."""

    secret = (("hands", "hand"), ("bag", "bag"), ("under", "pile"))

    def __init__(
        self,
        edition: "ToyEdition",
        stack: list[Frame],
        turn: int,
        plays: int,
        turns: int,
        best: int,
        cash: list[int],
        hands: list[list[int]],
        bag: list[int],
        under: list[int],
        centre: list[int],
        known: list[int],
        last: tuple[int, ...],
        winners: int,
    ) -> None:
        super().__init__(stack, winners)
        self.edition = edition
        self.turn = turn
        self.plays = plays
        self.turns = turns
        self.best = best
        self.cash = cash
        self.hands = hands
        self.bag = bag
        self.under = under
        self.centre = centre
        self.known = known
        self.last = last

    def copy(self) -> "Toy":
        return Toy(
            self.edition,
            self.stack[:],
            self.turn,
            self.plays,
            self.turns,
            self.best,
            self.cash if self.leaks("shares") else self.cash[:],
            [hand[:] for hand in self.hands],
            self.bag[:],
            self.under[:],
            self.centre[:],
            self.known[:],
            self.last,
            self.winners,
        )

    def leaks(self, leak: str) -> bool:
        return self.edition.leak == leak

    def take_up(self, p: int, card: int) -> None:
        self.hands[p].append(card)
        self.hands[p].sort()
        self.known[card] |= 1 << p
        self.whisper("drew", p, card)
        if self.leaks("says_draws"):
            self.tell("drew_aloud", p, card)
        if self.leaks("shows_hand"):
            self.best = max(self.hands[p])

    def lay(self, p: int, card: int) -> None:
        self.hands[p].remove(card)
        self.centre.append(card)
        self.known[card] = (1 << len(self.cash)) - 1
        self.tell("played", p, card)

    def earn(self, p: int, amount: int) -> None:
        self.cash[p] += amount
        if self.cash[p] >= WON:
            self.end(1 << p)


class ToyTurn(Step[Toy]):
    """Draw two, then play."""

    def __init__(self, seat: int, number: int = 0) -> None:
        super().__init__(seat)
        self.number = number

    def run(self, t: Toy) -> None:
        t.turn, t.plays = self.seat, 0
        t.turns += 1
        if t.turns > TURNS:
            t.end(0)
            return
        t.push(ToyTurn((self.seat + 1) % len(t.cash), self.number + 1))
        t.then(ToyTake(self.seat, 2), ToyPlay(self.seat))


class ToyTake(Step[Toy]):
    """Draw from the bag; when it is empty, from the underside, in order; then the centre becomes the bag."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def run(self, t: Toy) -> None:
        if not t.bag and not t.under:
            t.bag, t.centre = sorted(t.centre), []
            for card in t.bag:
                t.known[card] = 0
        if self.count == 0 or (not t.bag and not t.under):
            return
        t.push(ToyTake(self.seat, self.count - 1))
        if t.bag:
            t.push(ToyDraw(self.seat))
        else:
            card = t.under.pop(0)
            if t.leaks("forgets"):
                t.known[card] = 0
            t.take_up(self.seat, card)


class ToyDraw(Chance[Toy]):
    """Nature chooses the drawn card; only the drawing seat sees it."""

    answer_kind = "card"
    whispered = True

    def choices(self, t: Toy) -> Sequence[int]:
        return t.bag[:]

    def take(self, t: Toy, answer: int) -> None:
        t.bag.remove(answer)
        t.take_up(self.seat, answer)

    def stream(self) -> int:
        return 100


class ToyPlay(Question[Toy]):
    """TOY-1: play a card, or pass."""

    answer_kind = "card"
    rule = "TOY-1"
    from_hand = True

    def choices(self, t: Toy) -> Sequence[int]:
        if t.leaks("no_choice") and t.plays == PLAYS:
            return ()
        return [PASS] if t.plays == PLAYS else [PASS, *[card for card in t.hands[self.seat] if not is_no(card)]]

    def take(self, t: Toy, answer: int) -> None:
        if answer == PASS:
            t.push(ToyExcess(self.seat))
            return
        t.plays += 1
        t.last = (self.seat, answer)
        t.lay(self.seat, answer)
        t.then(ToyVictim(self.seat) if is_thief(answer) else ToyBank(self.seat, worth(answer)), self)

    def aside(self, t: Toy, seat: int) -> "Question[Toy] | None":
        return ToyToast(seat, self.seat) if seat >= 0 and t.cash[seat] > 0 else None

    def why_not(self, t: Toy, answer: int) -> tuple[str, str]:
        if t.leaks("changes_table"):
            t.turns += 1
        return "cannot_play", "TOY-1"


class ToyToast(Question[Toy]):
    """TOY-2: meanwhile any other player may give the player a coin."""

    verbs = ("give",)

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to = to

    def choices(self, t: Toy) -> Sequence[int]:
        return (0,)

    def take(self, t: Toy, answer: int) -> None:
        t.cash[self.seat] -= 1
        t.earn(self.to, 1)


class ToyBank(Question[Toy]):
    """TOY-3: say how much you keep."""

    answer_kind = "money"
    drawn: ClassVar[int] = 0

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def choices(self, t: Toy) -> Sequence[int]:
        return range(self.amount, -1, -1)

    def take(self, t: Toy, answer: int) -> None:
        if t.leaks("remembers"):
            ToyBank.drawn += 1
            t.cash[self.seat] += ToyBank.drawn % 2
        t.earn(self.seat, answer)
        t.cash[(self.seat + 1) % len(t.cash)] += self.amount - answer


class ToyVictim(Question[Toy]):
    """TOY-4: a thief names a victim."""

    answer_kind = "seat"

    def choices(self, t: Toy) -> Sequence[int]:
        others = [p for p in range(len(t.cash)) if p != self.seat]
        if t.leaks("peeks"):
            return [p for p in others if not any(is_no(card) for card in t.hands[p])] or others
        return others

    def take(self, t: Toy, answer: int) -> None:
        t.push(ToyObjection(answer, self.seat, ToySteal(self.seat, answer), True))


class ToyObjection(Step[Toy]):
    """TOY-5: the threatened player may object, whatever cards it holds; each no passes the question
    to the other side.
    """

    def __init__(self, seat: int, other: int, effect: Frame, stands: bool) -> None:
        super().__init__(seat)
        self.other = other
        self.effect = effect
        self.stands = stands

    def run(self, t: Toy) -> None:
        asked = bool(t.hands[self.seat])
        if t.leaks("asks_holders"):
            asked = any(is_no(card) for card in t.hands[self.seat])
        if asked:
            t.push(ToySayNo(self))
        elif self.stands:
            t.push(self.effect)


class ToySayNo(Question[Toy]):
    """TOY-5: lay a no, or let it happen."""

    answer_kind = "card"
    from_hand = True

    def __init__(self, case: ToyObjection) -> None:
        super().__init__(case.seat)
        self.case = case

    def choices(self, t: Toy) -> Sequence[int]:
        return [PASS, *[card for card in t.hands[self.seat] if is_no(card)]]

    def take(self, t: Toy, answer: int) -> None:
        case = self.case
        if answer != PASS:
            t.lay(self.seat, answer)
            t.push(ToyObjection(case.other, case.seat, case.effect, not case.stands))
        elif case.stands:
            t.push(case.effect)

    def is_forced(self, t: Toy) -> bool:
        return len(self.choices(t)) == 1 if t.leaks("hurries") else super().is_forced(t)


class ToySteal(Step[Toy]):
    """TOY-6: two coins change hands."""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def run(self, t: Toy) -> None:
        stolen = min(2, t.cash[self.victim])
        t.cash[self.victim] -= stolen
        t.tell("stole", self.seat, self.victim, stolen)
        t.earn(self.seat, stolen)
        for frame in t.stack:
            if t.leaks("changes_frame") and isinstance(frame, ToyTurn):
                frame.number += 1


class ToyExcess(Step[Toy]):
    """TOY-7: cards over the limit go under the pile."""

    def run(self, t: Toy) -> None:
        if len(t.hands[self.seat]) > HAND:
            t.then(ToyPutUnder(self.seat), self)


class ToyPutUnder(Question[Toy]):
    """TOY-7: face down, so that the others no longer know the hand."""

    answer_kind = "card"
    whispered = True

    def choices(self, t: Toy) -> Sequence[int]:
        return t.hands[self.seat][:]

    def take(self, t: Toy, answer: int) -> None:
        if not t.leaks("knows_too_much"):
            for card in t.hands[self.seat]:
                t.known[card] &= 1 << self.seat
        t.hands[self.seat].remove(answer)
        t.under.append(answer)
        if t.leaks("cards_in_frame"):
            t.push(ToyAdmire(self.seat, (answer,)))


class ToyAdmire(Question[Toy]):
    """Only in a leaky game: a frame with a secret card in it."""

    verbs = ("yes",)
    former_names = ("contemplate",)

    def __init__(self, seat: int, cards: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.cards = cards

    def choices(self, t: Toy) -> Sequence[int]:
        return (0,)

    def take(self, t: Toy, answer: int) -> None:
        pass


class ToyEdition(Edition):
    """The toy game."""

    declared = (Option("leak", "none", words=LEAKS), Option("generous", False))

    def __init__(self, board: Any, options: Mapping[str, Value]) -> None:
        super().__init__("toy", 2, 4, board, options)
        self.leak: Final = self.word("leak")

    def deal(self, seats: int) -> Toy:
        stack: list[Frame] = [ToyTurn(0)]
        for p in range(seats):
            stack.append(ToyTake(p, 3))
        cash = [3 if self.options["generous"] else 1] * seats
        hands: list[list[int]] = [[] for _ in range(seats)]
        return Toy(self, stack, TABLE, 0, 0, 0, cash, hands, list(range(CARDS)), [], [], [0] * CARDS, (), 0)


TOY: Final = ToyEdition(None, {})
