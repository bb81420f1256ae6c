"""play: the life of a match without input or output. A host (server, terminal, test) runs it; see `requests`."""

from magnat.play.host import Host
from magnat.play.log import Body, Entry, Note, Said, TakenBack, rows_of
from magnat.play.match import Match
from magnat.play.play import Play
from magnat.play.refusal import Refusal
from magnat.play.requests import Close, Find, Read, Request, Script, Send, Share, Summary, Think, Viewer, Write
from magnat.play.seating import Absence, Place, Seating, Setup
from magnat.play.state import Clock
from magnat.play.thinking import Task, decide

__all__ = [
    "Absence",
    "Body",
    "Clock",
    "Close",
    "Entry",
    "Find",
    "Host",
    "Match",
    "Note",
    "Place",
    "Play",
    "Read",
    "Refusal",
    "Request",
    "Said",
    "Script",
    "Seating",
    "Send",
    "Setup",
    "Share",
    "Summary",
    "TakenBack",
    "Task",
    "Think",
    "Viewer",
    "Write",
    "decide",
    "rows_of",
]
