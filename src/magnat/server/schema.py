"""server: every type that goes over the network, as JSON Schema, from which the browser's types are made."""

from typing import Any, Final

import msgspec

from magnat.analysis.statistics import Statistics
from magnat.analysis.tries import TriesTold
from magnat.play.messages import COMMANDS, EVENTS
from magnat.play.seating import TableInfo
from magnat.server import bodies, companion_messages
from magnat.server.reviews import ReviewTold

BODIES: Final = (
    *(bodies.Admit, bodies.NewPlayer, bodies.Key, bodies.NewTable, bodies.ChangedTable, bodies.Join),
    *(bodies.ChangedSeat, TableInfo, bodies.Player, bodies.Me, bodies.Failure, bodies.NewSide),
    *(ReviewTold, Statistics, TriesTold),
)
COMPANION: Final = (
    *(companion_messages.NewCompanion, companion_messages.JoinCompanion, companion_messages.CompanionCommand),
    *(companion_messages.CompanionInfo, companion_messages.CompanionJoined, companion_messages.CompanionTold),
    companion_messages.CompanionAnswer,
)


def schema(ref: str = "#/$defs/{name}") -> dict[str, Any]:
    _, components = msgspec.json.schema_components((*COMMANDS, *EVENTS, *BODIES, *COMPANION), ref_template=ref)
    return components
