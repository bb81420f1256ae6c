"""Arrival and departure of viewers, and changes of the seats."""

from magnat.kernel import TABLE
from magnat.match.broadcast import Broadcast
from magnat.match.log import NoticeEntry
from magnat.match.log_writer import LogWriter
from magnat.match.messages import encoder
from magnat.match.open_offers import OpenOffers
from magnat.match.requests import CloseViewer, Refusal, Script, SendMessage, Viewer
from magnat.match.seating import Seating
from magnat.match.shared import SharedState


class Attendance:
    def __init__(self, shared: SharedState, broadcast: Broadcast, open_offers: OpenOffers, writer: LogWriter) -> None:
        self.shared = shared
        self.broadcast = broadcast
        self.open_offers = open_offers
        self.writer = writer

    def attach(self, viewer: Viewer, have: int, seat: int | None, now: int) -> Script[None]:
        """Welcome a client, with `seat`, or else its first seat, in front of the screen."""
        own_seats = self.shared.seating.seats_of(viewer.player)
        if seat is not None and seat not in own_seats and not viewer.is_listener:
            raise Refusal("not_your_seat", 403)
        broadcast, match = self.broadcast, self.shared.match
        self.shared.viewers.pop(viewer, None)  # the welcome includes the effects of its arrival
        viewer.seat = seat if seat is not None else own_seats[0] if own_seats else TABLE
        viewer.is_delayed = viewer.seat == TABLE and broadcast.delay_seconds > 0
        if viewer.is_delayed and broadcast.delayed_match is None and match is not None:
            yield from broadcast.load_delayed_match(now)
        if match is not None and not match.is_over and not viewer.is_listener:
            for own_seat in own_seats:
                if own_seat in match.state.away or own_seat in match.state.stands_in:
                    yield from self.mark_returned(own_seat, now)
        self.shared.viewers[viewer] = None
        offers = self.open_offers.visible_to(viewer.seat)
        yield SendMessage(viewer, encoder.encode(broadcast.make_welcome(viewer, have, offers, now)))
        if own_seats:  # a spectator changes nothing at the table
            broadcast.schedule_table_update(now)

    def detach(self, viewer: Viewer, now: int) -> Script[None]:
        self.shared.viewers.pop(viewer, None)
        if self.shared.seating.seats_of(viewer.player):
            self.broadcast.schedule_table_update(now)
        yield from ()

    def mark_returned(self, seat: int, now: int) -> Script[None]:
        """Log that the player of a seat has returned, which ends the stand-in."""
        since = self.shared.started_match.state.away.get(seat, 0)
        seconds = (now - since) // 1000 if since else 0
        yield from self.writer.append(NoticeEntry("back", seat, self.shared.seating.name(seat), seconds=seconds), now)

    def reseat(self, seating: Seating, begins: bool, now: int) -> Script[None]:
        """Apply changed seats or settings, made by any process. With `begins`, the match has just been loaded."""
        before, self.shared.seating = self.shared.seating, seating
        players = dict(enumerate(place.player for place in seating.places))  # before the start there may be fewer
        changed = {seat for seat in before.people if before.places[seat].player != players.get(seat)}
        yield from self.open_offers.void_offers_of(changed)
        if not begins:
            yield from self.writer.catch_up(now)
        for viewer in list(self.shared.viewers):
            own_seats = seating.seats_of(viewer.player)
            unchanged = not own_seats or viewer.is_listener if viewer.seat == TABLE else viewer.seat in own_seats
            if unchanged and not begins:
                continue
            if viewer.seat != TABLE and (not own_seats or viewer.is_listener):
                self.shared.viewers.pop(viewer, None)
                yield CloseViewer(viewer, 4409, "removed")
            else:
                yield from self.attach(viewer, -1, None, now)
        self.broadcast.schedule_table_update(now)
