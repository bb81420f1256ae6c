"""When an answer counts at the earliest, and when the next automatic action of a stored match is due."""

from typing import Any, Final

from magnat.kernel import TABLE, current_question
from magnat.match.match import Match, NextState, asked_seat_of
from magnat.match.requests import MatchSummary
from magnat.match.seating import Seating
from magnat.match.shared import SharedState
from magnat.match.state import State

LEADER_TIMEOUT_MS: Final = 2_000  # after this delay another process may assume that the leader has died
OBJECTION_BEATS: Final = 2  # every objection takes this many beats (bot paces), so timing reveals nothing


def earliest_answer_at(shared: SharedState, now: int) -> int:
    """Return when the next answer counts at the earliest; 0 for at once.

    A seat that cannot object answers no sooner than one that can, so timing reveals nothing.
    """
    match = shared.started_match
    top = current_question(match.table)
    if top is not None and top.paced and match.state.asked_at:
        return match.state.asked_at + OBJECTION_BEATS * shared.seating.setup.bot_pace
    return grace_until(shared, match, now)


def grace_until(shared: SharedState, match: Match, now: int) -> int:
    """Return until when nature waits at the start of a turn for asides of other present players; 0 for none."""
    state, top = match.state, current_question(match.table)
    if not match.grace_seconds or not state.turn_at or top is None:
        return 0
    until = state.turn_at + match.grace_seconds * 1000
    people = shared.seating.people
    if until <= now or len(people) < 2:
        return 0
    present, asked_seat = shared.present_seats, match.asked_seat
    for seat in people:
        if seat == asked_seat or seat not in present or shared.seating.bot_playing(state, seat) is not None:
            continue
        aside = top.aside(match.table, seat)
        if aside is not None and len(aside.choices(match.table)) > 1:
            return min(until, match.deadline() or until)
    return 0


def summarize(seating: Seating, match: Match, after: NextState) -> MatchSummary:
    """Return the summary for lists of matches, with the next due time even if nobody is connected."""
    state, table = after.state, after.table
    status = "aborted" if state.aborted else "playing" if table.stack else "over"
    due = None if status != "playing" or state.paused else due_at(seating, match, state, table)
    return MatchSummary(status, asked_seat_of(table), due, table.winners)


def due_at(seating: Seating, match: Match, state: State, table: Any) -> int | None:
    asked_seat = asked_seat_of(table)
    times: list[int] = [state.back_until] if state.back_asked >= 0 else []
    if seating.bot_playing(state, asked_seat) is not None or departures_to_announce(state):
        times.append(state.at + LEADER_TIMEOUT_MS)
    if match.clock.bank and asked_seat != TABLE:
        times.append(state.at + state.banks[asked_seat])
    if minutes := match.limit_minutes:
        times.append(state.at + max(minutes * 60_000 - state.played, 0))
    return min(times, default=None)


def departures_to_announce(state: State) -> list[int]:
    """Return the table's pending announcements of resigned seats, one per seat, even if a bot plays on there."""
    return [1 + seat for seat in state.resigned if seat not in state.left]
