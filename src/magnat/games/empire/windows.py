"""Actions in a window, interjections by other players, and players who leave."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.empire.deals import OfferTo, TradeWith, proposable, trade_partners, why_no_trade
from magnat.games.empire.edition import ANY, OWN
from magnat.games.empire.table import Empire
from magnat.games.empire.tower import OFFICES
from magnat.kernel import TABLE, Frame, Question, Step
from magnat.mechanics.window import PASS_ONLY, PASS_OR_ACT, Window

# The actions in a window: the same ints in every question that offers them.
PLAY: Final = 1
OFFICE: Final = 2
OFFER: Final = 3
TRADE: Final = 4
ACTS: Final = ("play", "office", "offer_card", "trade")

PASS_OR_OFFICE: Final[tuple[int, ...]] = (0, OFFICE)
PASS_PLAY_OFFICE: Final[tuple[int, ...]] = (0, PLAY, OFFICE)


def open_window(t: Empire, window: "OpenWindow") -> None:
    """EMP-TURN-04, -05: push a window; if windows are polled, the other seats are asked first."""
    t.push(window)
    if t.edition.polled:
        t.push(INTERLUDE)


def is_playable(t: Empire, p: int, card: int) -> bool:
    """EMP-CARD-01: True if the card can be played now; some cards only in the player's own turn."""
    timing = t.edition.timings[card]
    return (timing == ANY or (timing == OWN and p == t.active)) and t.edition.effects[card].playable(t, p)


def can_play(t: Empire, p: int) -> bool:
    for card in t.hands[p]:
        if is_playable(t, p, card):
            return True
    return False


def acts(t: Empire, p: int) -> list[int]:
    """EMP-TURN-04: return 0 and the actions that the active seat has now."""
    actions = [0]
    if can_play(t, p):
        actions.append(PLAY)
    if t.may_buy_office(p):
        actions.append(OFFICE)
    if t.jail_card == p and proposable(t, p, 0):
        actions.append(OFFER)
    if t.edition.trades and trade_partners(t, p):
        actions.append(TRADE)
    return actions


class OpenWindow(Window[Empire]):
    """EMP-TURN-04: a question that also lets its seat play cards and act; 0 continues the game."""

    rule = "EMP-TURN-04"
    opening_verbs: ClassVar[tuple[str, ...]] = ("play", "offer_card", "trade")
    from_hand: ClassVar[bool] = True

    def choices(self, t: Empire) -> Sequence[int]:
        return acts(t, self.seat)

    def act(self, t: Empire, verb: int) -> None:
        if verb == PLAY:
            t.push(PickCard(self.seat))
        elif verb == OFFICE:
            t.buy_office(self.seat)
        elif verb == OFFER:
            t.push(OfferTo(self.seat))
        else:
            t.push(TradeWith(self.seat))

    def open(self, t: Empire) -> None:
        open_window(t, self)

    def aside(self, t: Empire, seat: int) -> "Question[Empire] | None":
        """EMP-TURN-05: a player with hidden cards may interject."""
        if seat == TABLE:
            return Outside(TABLE)
        if t.edition.polled or seat not in t.ring or not may_interject(t, seat):
            return None
        return Meanwhile(seat)

    def why_not(self, t: Empire, answer: int) -> tuple[str, str]:
        p = self.seat
        if answer == PLAY:
            return "nothing_to_play", "EMP-CARD-01"
        if answer == OFFER:
            return ("no_jail_card" if t.jail_card != p else "already_proposed"), "EMP-DEAL-03"
        if answer == TRADE:
            return why_no_trade(t, p) if t.edition.trades else ("no_trades", "EMP-DEAL-01")
        if answer != OFFICE:
            return "not_offered", "EMP-TURN-04"
        if t.cash[p] < t.edition.office:
            return "too_poor", "EMP-OFF-06"
        if not t.stock[OFFICES]:
            return "no_office_left", "EMP-OFF-08"
        return ("office_bought" if p == t.active else "not_your_turn"), "EMP-OFF-07"


def may_interject(t: Empire, seat: int) -> bool:
    """True if the seat has hidden cards or may buy an office. This is public information."""
    return bool(t.hands[seat]) or t.may_buy_office(seat)


class Interjection(OpenWindow):
    """EMP-TURN-05, EMP-OPT-03: another seat plays an any-time card, or buys an office, while a window is open."""

    verbs = ("pass", "play", "office")
    rule = "EMP-TURN-05"

    def choices(self, t: Empire) -> Sequence[int]:
        plays = can_play(t, self.seat)
        if t.may_buy_office(self.seat):
            return PASS_PLAY_OFFICE if plays else PASS_OR_OFFICE
        return PASS_OR_ACT if plays else PASS_ONLY

    def context(self, t: Empire) -> dict[str, int]:
        return {"active": t.active}


class Meanwhile(Interjection):
    """An interjection made at any time, without polling."""

    comes_back: ClassVar[bool] = False


class Interlude(Step[Empire]):
    """EMP-EDGE-52: the other seats are polled clockwise from the active player until all of them pass in a row."""

    def run(self, t: Empire) -> None:
        poll_after(t, t.active)


class Poll(Interjection):
    """An interjection asked seat by seat."""

    def open(self, t: Empire) -> None:
        t.push(INTERLUDE)

    def go_on(self, t: Empire) -> None:
        poll_after(t, self.seat)

    def aside(self, t: Empire, seat: int) -> Question[Empire] | None:
        return Outside(TABLE) if seat == TABLE else None

    def without(self, seat: int) -> Frame | None:
        return Interlude(TABLE) if seat == self.seat else self


def poll_after(t: Empire, seat: int) -> None:
    """Ask the next seat clockwise that may interject, up to the active player."""
    active, last, p = t.active, len(t.hands) - 1, seat
    while True:
        p = p + 1 if p < last else 0
        if p == active:
            return
        if may_interject(t, p):
            t.push(POLL[p])
            return


class PickCard(Question[Empire]):
    """EMP-CARD-01, -11: the card to play. It is laid before its target is named and cannot be withdrawn."""

    answer_kind = "card"
    rule = "EMP-CARD-01"
    from_hand: ClassVar[bool] = True

    def choices(self, t: Empire) -> Sequence[int]:
        return [card for card in t.hands[self.seat] if is_playable(t, self.seat, card)]

    def take(self, t: Empire, answer: int) -> None:
        t.lay_card(self.seat, answer)
        t.tell("played", self.seat, answer, TABLE)
        t.edition.effects[answer].befall(t, self.seat)

    def why_not(self, t: Empire, answer: int) -> tuple[str, str]:
        return ("cannot_play_now" if answer in t.hands[self.seat] else "card_not_held"), self.rule


class Against(Question[Empire]):
    """EMP-CARD-02: the opponent against whom the laid card is played."""

    answer_kind = "seat"
    rule = "EMP-CARD-02"
    refusal = "not_a_target"
    refusal_rule = "EMP-TOWER-11"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def choices(self, t: Empire) -> Sequence[int]:
        return t.edition.effects[self.card].targets(t, self.seat)

    def take(self, t: Empire, answer: int) -> None:
        t.tell("aimed", self.seat, self.card, answer)
        t.edition.effects[self.card].against(t, self.seat, answer)


# Frames are values, so one instance per seat serves every table.

MOST: Final = 8
INTERLUDE: Final = Interlude(TABLE)
POLL: Final[list[Poll]] = [Poll(p) for p in range(MOST)]


class Outside(Question[Empire]):
    """An external event: seat p leaves (1 + p). The booklet has no rule for it; the others play on."""

    answer_kind = "outside"
    rule = "EMP-DEBT-06"

    def choices(self, t: Empire) -> Sequence[int]:
        return [1 + p for p in t.ring]

    def take(self, t: Empire, answer: int) -> None:
        t.leave(answer - 1)
