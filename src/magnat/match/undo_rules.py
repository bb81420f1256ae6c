"""Which undo the players of a match may make or request now: one decision for `take_back` and for its announcement."""

from typing import Final

from magnat.match.match import Match
from magnat.match.messages import UndoState
from magnat.match.requests import Refusal
from magnat.match.shared import SharedState
from magnat.match.undo import UNDO_WINDOW_MS

MAX_UNDO_REQUESTS_PER_SEAT: Final = 2  # in one match


def undo_voters(shared: SharedState, seat: int) -> list[int]:
    """Return the seats that must agree: people who have not resigned and do not share the requester's screen."""
    seating, state = shared.seating, shared.started_match.state
    player = seating.places[seat].player
    return [p for p in seating.people if p not in state.resigned and seating.places[p].player != player]


def undo_deadline(shared: SharedState, seat: int) -> int:
    """Return until when the seat may undo its last answer without consent; 0 for no limit.

    Raise `Refusal` if the answer cannot be undone at all.
    """
    match, seating = shared.started_match, shared.seating
    people = [p for p in seating.people if p not in match.state.resigned]
    last = match.undo_stack.last_undoable(seat, people)
    return last.at + UNDO_WINDOW_MS if undo_voters(shared, seat) else 0


def check_undo_request(shared: SharedState, seat: int) -> None:
    """Raise `Refusal` if the seat may not ask the others to undo its last answer."""
    match = shared.started_match
    state, last = match.state, match.undo_stack.steps[-1]
    earlier = state.back_asks.get(seat, [])
    if state.back_asked >= 0:
        raise Refusal("already_asked")
    if last.rows in earlier:
        raise Refusal("asked_before")
    if len(earlier) >= MAX_UNDO_REQUESTS_PER_SEAT:
        raise Refusal("no_more_requests")
    absent, present = {*state.away, *state.stands_in}, shared.present_seats
    if any(p in absent or p not in present for p in undo_voters(shared, seat)):
        raise Refusal("somebody_away")


def undo_state(shared: SharedState, match: Match | None, seat: int) -> UndoState | None:
    """Return what `take_back` would do for a seat at any later time; None for spectators and resigned players.

    `match` is the match that the viewer sees: a delayed one offers no undo.
    """
    if match is None or match is not shared.match or seat < 0 or seat in match.state.resigned or match.is_over:
        return None
    until = 0
    try:
        until = undo_deadline(shared, seat)
        if until:
            check_undo_request(shared, seat)
    except Refusal as error:
        return UndoState(reason=error.reason, until=until)
    return UndoState()
