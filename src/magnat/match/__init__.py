"""A match from its opening to its end, without I/O. A host (server, terminal, test) runs it; see `requests`."""

from magnat.match.bot_tasks import BotTask, decide
from magnat.match.host import Host
from magnat.match.log import AnswerEntry, Entry, EntryBody, NoticeEntry, UndoEntry, rows_of
from magnat.match.match import Match
from magnat.match.refusal import Refusal
from magnat.match.requests import (
    AskBot,
    CloseViewer,
    FindEntry,
    MatchSummary,
    Publish,
    ReadEntries,
    Request,
    Script,
    SendMessage,
    Viewer,
    WriteEntry,
)
from magnat.match.seating import Absence, Place, Seating, Setup
from magnat.match.session import MatchSession
from magnat.match.state import Clock

__all__ = [
    "Absence",
    "AnswerEntry",
    "AskBot",
    "BotTask",
    "Clock",
    "CloseViewer",
    "Entry",
    "EntryBody",
    "FindEntry",
    "Host",
    "Match",
    "MatchSession",
    "MatchSummary",
    "NoticeEntry",
    "Place",
    "Publish",
    "ReadEntries",
    "Refusal",
    "Request",
    "Script",
    "Seating",
    "SendMessage",
    "Setup",
    "UndoEntry",
    "Viewer",
    "WriteEntry",
    "decide",
    "rows_of",
]
