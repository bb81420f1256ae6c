"""Actions in a window, including deals, and players who leave."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.millionaire.actions import PlayFortune, can_play
from magnat.games.millionaire.building import Build, sites
from magnat.games.millionaire.edition import IN_DEAL
from magnat.games.millionaire.table import Millionaire
from magnat.kernel import TABLE, Frame, Question, Step
from magnat.mechanics.money import BANK
from magnat.mechanics.mortgage import Lift, can_lift
from magnat.mechanics.trade import NO_DEBTOR, With, bot_trade_choices, can_trade
from magnat.mechanics.window import PASS_ONLY, PASS_OR_ACT, Window

# Actions in a window: the same ints in every question that allows them.
BUILD: Final = 1
LIFT: Final = 2
PLAY: Final = 3
TRADE: Final = 4
ACTS: Final = ("build", "lift", "play", "trade")


def acts(t: Millionaire, p: int) -> list[int]:
    """MIL-TURN-06, -07: return 0 and the actions possible now."""
    actions = [0]
    if sites(t, p):
        actions.append(BUILD)
    if can_lift(t, p):
        actions.append(LIFT)
    if can_play(t, p):
        actions.append(PLAY)
    if can_trade(t, p):
        actions.append(TRADE)
    return actions


class Acting(Window[Millionaire]):
    """A window of this game: all actions for its seat, deals only for the others (MIL-TURN-09)."""

    from_hand: ClassVar[bool] = True
    opening_verbs = ACTS
    refusals: ClassVar[dict[int, tuple[str, str]]] = {
        BUILD: ("cannot_build", "MIL-BLD-01"),
        LIFT: ("cannot_lift", "MIL-MORT-09"),
        PLAY: ("nothing_to_play", "MIL-FORT-12"),
        TRADE: ("too_many_offers", "MIL-TURN-10"),
    }

    def choices(self, t: Millionaire) -> Sequence[int]:
        return acts(t, self.seat)

    def bot_choices(self, t: Millionaire) -> Sequence[int]:
        return bot_trade_choices(t, self)

    def act(self, t: Millionaire, verb: int) -> None:
        if verb == BUILD:
            t.push(Build(self.seat))
        elif verb == LIFT:
            t.push(Lift(self.seat))
        elif verb == PLAY:
            t.push(PlayFortune(self.seat))
        else:
            t.push(With(self.seat))

    def aside(self, t: Millionaire, seat: int) -> "Question[Millionaire] | None":
        return deals_only(t, seat, NO_DEBTOR, BANK)


class Meanwhile(Acting):
    """MIL-TURN-06, -08: between the turns everybody may act, in order of arrival."""

    verbs = ("pass", *ACTS)
    rule = "MIL-TURN-08"

    comes_back: ClassVar[bool] = False


class Poll(Acting):
    """MIL-TURN-08: the same window, asked of each seat in turn until all have passed in succession."""

    verbs = ("pass", *ACTS)
    rule = "MIL-TURN-08"

    def __init__(self, ring: tuple[int, ...], passes: int = 0) -> None:
        super().__init__(ring[0])
        self.ring: Final = ring
        self.passes: Final = passes

    def open(self, t: Millionaire) -> None:
        t.push(Poll(self.ring))

    def go_on(self, t: Millionaire) -> None:
        ring, passes = self.ring, self.passes + 1
        if passes < len(ring):
            t.push(Poll((*ring[1:], ring[0]), passes))

    def aside(self, t: Millionaire, seat: int) -> "Question[Millionaire] | None":
        return Outside() if seat == TABLE else None

    def without(self, seat: int) -> Frame | None:
        passed = self.ring[len(self.ring) - self.passes :]
        ring = tuple([p for p in self.ring if p != seat])
        passes = self.passes - 1 if seat in passed else self.passes
        return Poll(ring, passes) if passes < len(ring) else None


def between_turns(t: Millionaire, seat: int) -> Question[Millionaire] | None:
    """Return a seat's aside while a turn's opening question waits: all may act unless polled; TABLE reports leavers."""
    if seat == TABLE:
        return Outside()
    if t.edition.polled or seat not in t.ring:
        return None
    return Meanwhile(seat)


def deals_only(t: Millionaire, seat: int, debtor: int, creditor: int) -> Question[Millionaire] | None:
    """MIL-TURN-09, MIL-DEAL-01: return the aside of a seat in the middle of a turn."""
    if seat == TABLE:
        return Outside(debtor, creditor)
    if t.edition.polled or seat not in t.ring:
        return None
    return Propose(seat, debtor)


class Propose(Window[Millionaire]):
    """MIL-DEAL-01, -07: offer a deal in another player's turn."""

    verbs = ("pass", "trade")
    opening_verbs = ("trade",)
    rule = "MIL-DEAL-07"
    comes_back: ClassVar[bool] = False

    def __init__(self, seat: int, debtor: int) -> None:
        super().__init__(seat)
        self.debtor: Final = debtor

    def choices(self, t: Millionaire) -> Sequence[int]:
        return PASS_OR_ACT if can_trade(t, self.seat) else PASS_ONLY

    def bot_choices(self, t: Millionaire) -> Sequence[int]:
        return bot_trade_choices(t, self)

    def act(self, t: Millionaire, verb: int) -> None:
        t.push(With(self.seat, self.debtor))

    def why_not(self, t: Millionaire, answer: int) -> tuple[str, str]:
        return ("too_many_offers", "MIL-TURN-10") if answer == 1 else ("deals_only", "MIL-TURN-09")


class CompleteDeal(Step[Millionaire]):
    """MIL-WIN-08, MIL-EDGE-45: the deal's mortgaged deeds are settled, so its receiver's cash is checked now."""

    def run(self, t: Millionaire) -> None:
        t.owes &= ~(IN_DEAL << self.seat)
        t.race(self.seat)


class Outside(Question[Millionaire]):
    """MIL-EDGE-38: the table reports that seat p leaves (1 + p): bankrupt to the bank; debts owed to it lapse."""

    answer_kind = "outside"
    rule = "MIL-EDGE-38"

    def __init__(self, debtor: int = NO_DEBTOR, creditor: int = BANK) -> None:
        super().__init__(TABLE)
        self.debtor: Final = debtor
        self.creditor: Final = creditor

    def choices(self, t: Millionaire) -> Sequence[int]:
        # While a debt is pending only its two parties may leave: auctioning another player's deeds
        # would take money that is owed.
        return [1 + p for p in t.ring if self.debtor == NO_DEBTOR or p == self.debtor or p == self.creditor]

    def take(self, t: Millionaire, answer: int) -> None:
        p = answer - 1
        t.tell("left", p)
        t.leave(p, BANK)
        if p == self.creditor:
            t.settle_up(self.debtor)
