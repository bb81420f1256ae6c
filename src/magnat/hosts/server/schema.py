"""JSON Schema of all network types, from which the types of the web client are generated."""

from typing import Any, Final

import msgspec

from magnat.analysis.side_games import TriesTold
from magnat.analysis.statistics import Statistics
from magnat.hosts.server import companion_messages
from magnat.hosts.server.review_jobs import ReviewTold
from magnat.match.messages import COMMAND_TYPES, EVENT_TYPES
from magnat.match.seating import TableInfo
from magnat.tables import api_types

BODY_TYPES: Final = (
    *(api_types.Admit, api_types.NewPlayer, api_types.Key, api_types.NewTable, api_types.ChangedTable, api_types.Join),
    *(api_types.ChangedSeat, TableInfo, api_types.Player, api_types.Me, api_types.Failure, api_types.NewSide),
    *(ReviewTold, Statistics, TriesTold),
)
COMPANION_TYPES: Final = (
    *(companion_messages.NewCompanion, companion_messages.JoinCompanion, companion_messages.CompanionCommand),
    *(companion_messages.CompanionInfo, companion_messages.CompanionJoined, companion_messages.CompanionTold),
    companion_messages.CompanionAnswer,
)


def make_schema(ref: str = "#/$defs/{name}") -> dict[str, Any]:
    _, components = msgspec.json.schema_components(
        (*COMMAND_TYPES, *EVENT_TYPES, *BODY_TYPES, *COMPANION_TYPES), ref_template=ref
    )
    return components
