"""server: every type that goes over the network, as JSON Schema, from which the browser's types are made."""

from typing import Any, Final

import msgspec

from magnat.play.messages import COMMANDS, EVENTS
from magnat.play.seating import TableInfo
from magnat.server.bodies import (
    Admit,
    ChangedSeat,
    ChangedTable,
    Failure,
    Join,
    Key,
    Me,
    NewPlayer,
    NewTable,
    Player,
)
from magnat.server.companion_messages import (
    CompanionAnswer,
    CompanionCommand,
    CompanionInfo,
    CompanionJoined,
    CompanionTold,
    JoinCompanion,
    NewCompanion,
)

BODIES: Final = (Admit, NewPlayer, Key, NewTable, ChangedTable, Join, ChangedSeat, TableInfo, Player, Me, Failure)
COMPANION: Final = (
    NewCompanion,
    JoinCompanion,
    CompanionCommand,
    CompanionInfo,
    CompanionJoined,
    CompanionTold,
    CompanionAnswer,
)


def schema(ref: str = "#/$defs/{name}") -> dict[str, Any]:
    _, components = msgspec.json.schema_components((*COMMANDS, *EVENTS, *BODIES, *COMPANION), ref_template=ref)
    return components
