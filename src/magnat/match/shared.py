"""The state that the components of a session share."""

from collections.abc import Callable

from magnat.match.chat import CHAT_POLICIES, ChatPolicy
from magnat.match.match import Match
from magnat.match.requests import Refusal, Viewer
from magnat.match.seating import Seating


class SharedState:
    """A table in memory: its seating, its match and its viewers."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.match: Match | None = None
        self.is_readable = True  # False: a match of another engine version, which stays unchanged
        self.viewers: dict[Viewer, None] = {}
        self.remote_seats: set[int] = set()  # seats connected to other processes
        self.chat_policy_of: Callable[[str | None], ChatPolicy] = lambda player: "all"  # of the host, for a player

    @property
    def started_match(self) -> Match:
        """The match; raise `Refusal` if it has not started."""
        if self.match is None:
            raise Refusal("not_started")
        return self.match

    @property
    def running_match(self) -> Match | None:
        """The match if automatic actions are possible in it; None before the start, in a pause and after the end."""
        match = self.match
        return None if match is None or match.is_over or match.state.paused or not self.is_readable else match

    def check_running(self, paused: bool = False) -> None:
        """Raise `Refusal` if the match has not started, is over, or is paused; with `paused`, if it is not paused."""
        match = self.started_match
        if match.is_over:
            raise Refusal("game_over")
        if match.state.paused != paused:
            raise Refusal("not_paused" if paused else "paused")

    def allowed_chat(self, player: str | None) -> ChatPolicy:
        """Return what a player may write here: the strictest policy of the table, the host and the player."""
        return max(self.seating.setup.chat, self.chat_policy_of(player), key=CHAT_POLICIES.index)

    @property
    def local_seats(self) -> set[int]:
        """Seats whose players are connected to this process."""
        viewers = [viewer for viewer in self.viewers if not viewer.is_listener]
        return {seat for viewer in viewers for seat in self.seating.seats_of(viewer.player)}

    @property
    def present_seats(self) -> set[int]:
        """Seats whose players are connected to any process."""
        return self.local_seats | self.remote_seats
