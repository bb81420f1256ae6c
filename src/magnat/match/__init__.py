"""A match from its opening to its end, without I/O. A host (server, terminal, test) runs it; see `requests`."""

from magnat.match.bot_tasks import BotTask, decide
from magnat.match.host import Host
from magnat.match.log import AnswerEntry, Entry, EntryBody, NoticeEntry, UndoEntry, rows_of
from magnat.match.match import Match
from magnat.match.requests import AskBot, MatchSummary, Publish, Refusal, Script, WriteEntry
from magnat.match.seating import Absence, Place, Seating, Setup
from magnat.match.session import MatchSession
from magnat.match.state import Clock

__all__ = [
    "Absence",
    "AnswerEntry",
    "AskBot",
    "BotTask",
    "Clock",
    "Entry",
    "EntryBody",
    "Host",
    "Match",
    "MatchSession",
    "MatchSummary",
    "NoticeEntry",
    "Place",
    "Publish",
    "Refusal",
    "Script",
    "Seating",
    "Setup",
    "UndoEntry",
    "WriteEntry",
    "decide",
    "rows_of",
]
