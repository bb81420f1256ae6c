"""The choice of the first player, and a turn from the draw to the hand limit."""

from collections.abc import Sequence
from typing import Final

from magnat.games.deal.actions import ACTIONS, RENT, RENT_ANY
from magnat.games.deal.edition import BANK, CARD, IF_USABLE, MOST, USE, WITH_RENT, DealEdition
from magnat.games.deal.pile import Excess, draw, draw_aloud
from magnat.games.deal.rearrange import Rearrange, can_rearrange
from magnat.games.deal.table import Asked, Deal
from magnat.kernel import TABLE, Chance, Frame, Step
from magnat.mechanics.turn import EndOfTurn


def opening(e: DealEdition, seats: int) -> list[Frame]:
    """DEAL-SETUP-05: return the first frame; depending on the option, chance or the host chooses."""
    if e.first_player == "random":
        return [DrawLots(TABLE)]
    return [ChooseFirst(0) if e.first_player == "host" else NameYoungest(0)]


class DrawLots(Chance[Deal]):
    """DEAL-SETUP-05: every seat is equally likely to start."""

    answer_kind = "seat"
    rule = "DEAL-SETUP-05"

    def stream(self) -> int:
        return 0

    def choices(self, t: Deal) -> Sequence[int]:
        return range(len(t.hands))

    def take(self, t: Deal, answer: int) -> None:
        start_with(t, answer)


class FirstSeat(Asked):
    """DEAL-SETUP-05: a question that names the first player."""

    answer_kind = "seat"
    rule = "DEAL-SETUP-05"

    def choices(self, t: Deal) -> Sequence[int]:
        return range(len(t.hands))

    def take(self, t: Deal, answer: int) -> None:
        start_with(t, answer)


class ChooseFirst(FirstSeat):
    """DEAL-SETUP-05: the host chooses the first player."""


class NameYoungest(FirstSeat):
    """DEAL-SETUP-05: the host names the youngest player, who starts."""


def start_with(t: Deal, first: int) -> None:
    t.tell("starts", first)
    t.push(TURNS[first])
    for p in reversed(t.clockwise_from(first)):
        t.push(DealHand(p))


class DealHand(Step[Deal]):
    """DEAL-SETUP-02: the player is dealt five cards, face down."""

    def run(self, t: Deal) -> None:
        t.tell("dealt", self.seat, t.edition.dealt)
        draw(t, self.seat, t.edition.dealt)


class Turn(Step[Deal]):
    """DEAL-TURN-01, DEAL-DRAW-01, -02: check for a win, draw two cards (five with an empty hand), then play."""

    def run(self, t: Deal) -> None:
        p, e = self.seat, t.edition
        t.plays = 0
        t.rearranged = 0
        t.begin_turn(p)
        t.check_win()
        if t.over:
            return
        t.then(PLAYS[p], ENDS[p])
        draw_aloud(t, p, e.drawn if t.hands[p] else e.drawn_empty)


# Answers to Play: END, REARRANGE, or CARD + way * size + card, with the ways USE, BANK, DOUBLED and
# QUADRUPLED.
END: Final = 0
REARRANGE: Final = 1
DOUBLED: Final = 2  # rent with one double; QUADRUPLED: with two
QUADRUPLED: Final = 3


class Play(Asked):
    """DEAL-PLAY-01, -02: play up to three cards, each laid, banked or used; one answer per card.

    The collection may be rearranged between plays and after the last play (DEAL-PROP-05).
    """

    answer_kind = "play"
    rule = "DEAL-PLAY-01"

    def choices(self, t: Deal) -> Sequence[int]:
        p, e = self.seat, t.edition
        choices = [END]
        if can_rearrange(t, p):
            choices.append(REARRANGE)
        left = e.plays - t.plays
        if left <= 0:
            return choices
        how_played, plain = e.how_played, e.plain_plays
        doubles = 0
        for card in t.hands[p]:  # in card order, so doubles come before rents
            if how_played[card] == IF_USABLE:
                kind = e.kinds[card]
                if ACTIONS[kind].usable(t, p, card):
                    choices.append(CARD + card)
                    if kind in (RENT, RENT_ANY):
                        for way in range(min(left - 1, doubles)):  # DEAL-DBL-02
                            choices.append(CARD + (DOUBLED + way) * e.size + card)
            elif how_played[card] == WITH_RENT:
                doubles += 1
            choices += plain[card]
        return choices

    def bot_choices(self, t: Deal) -> Sequence[int]:
        """DEAL-PROP-10: one rearrangement between two plays, which can reach every arrangement."""
        return [choice for choice in self.choices(t) if choice != REARRANGE or not t.rearranged]

    def silence(self, t: Deal) -> int:
        return END

    def opens_dialogue(self, t: Deal, answer: int) -> bool:
        e = t.edition
        if answer < CARD:
            return answer == REARRANGE
        way, card = (answer - CARD) // e.size, (answer - CARD) % e.size
        return way != BANK and ACTIONS[e.kinds[card]].opens_dialogue(t, card)

    def take(self, t: Deal, answer: int) -> None:
        p, e = self.seat, t.edition
        if answer == END:
            return
        t.push(self)
        if answer == REARRANGE:
            t.rearranged += 1
            t.push(Rearrange(p, t.groups[p], e.draft_steps))
            return
        way, card = (answer - CARD) // e.size, (answer - CARD) % e.size
        if way == BANK:
            t.play_out(p, card)
            t.to_bank(p, (card,))
            t.tell("banked", p, card, e.values[card])
        else:
            ACTIONS[e.kinds[card]].begin(t, p, card, way - BANK if way > BANK else 0)

    def why_not(self, t: Deal, answer: int) -> tuple[str, str]:
        e, p = t.edition, self.seat
        if answer == REARRANGE:
            if t.rearranged >= e.rearrangements:
                return "rearranged_already", "DEAL-PROP-10"
            return "nothing_to_rearrange", "DEAL-PROP-08"
        way, card = (answer - CARD) // e.size, (answer - CARD) % e.size
        if not USE <= way <= QUADRUPLED or card not in t.hands[p]:
            return "not_in_hand", "DEAL-PLAY-02"
        if t.plays >= e.plays:
            return "no_plays_left", "DEAL-PLAY-01"
        kind = e.kinds[card]
        if way == BANK:
            return "never_banked", "DEAL-BANK-05"
        if way != USE:
            if kind != RENT and kind != RENT_ANY:
                return "doubles_rent_only", "DEAL-DBL-04"
            if len(t.held(p, WITH_RENT)) < way - BANK:
                return "no_double", "DEAL-DBL-01"
            if t.plays + way > e.plays:
                return "no_plays_left", "DEAL-DBL-02"
        return ACTIONS[kind].why_unusable(t, p)

    def context(self, t: Deal) -> dict[str, int]:
        return {"left": t.edition.plays - t.plays}


class EndTurn(EndOfTurn[Deal]):
    """DEAL-HAND-01, DEAL-SETUP-06: excess cards go under the pile, then the next player's turn begins."""

    def run(self, t: Deal) -> None:
        p, e = self.player, t.edition
        if len(t.hands[p]) > e.hand:
            t.then(Excess(p), self)
            return
        if t.plays == 0:
            t.idle += 1
            t.dry = t.dry + 1 if not t.bag and not t.under and not t.centre else 0
        seats = len(t.hands)
        if t.dry >= seats:
            t.tell("exhausted", TABLE)  # DEAL-WIN-09
            t.count()
        elif t.idle >= e.idle_rounds * seats:
            t.tell("idle", TABLE, e.idle_rounds)  # DEAL-WIN-10
            t.count()
        elif e.turn_limit and t.turns >= e.turn_limit:
            t.tell("last_turn", TABLE, t.turns)
            t.count()
        else:
            t.push(TURNS[(p + 1) % seats])


# Frames are values, so one instance per seat is enough.
PLAYS: Final[list[Play]] = [Play(p) for p in range(MOST)]
ENDS: Final[list[EndTurn]] = [EndTurn(p) for p in range(MOST)]
TURNS: Final[list[Turn]] = [Turn(p) for p in range(MOST)]
