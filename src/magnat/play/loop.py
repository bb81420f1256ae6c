"""play: a host that is a plain loop: one process, one screen or test, bots that think at once."""

from typing import Any

from magnat.play.effects import Close, Find, Read, Script, Send, Think, Write
from magnat.play.log import Entry
from magnat.play.play import Play
from magnat.play.thinking import decide


class Loop:
    """Runs the scripts of one match. The log is a list; `write` makes an entry durable, wherever that is."""

    def __init__(self, play: Play, log: list[Entry]) -> None:
        self.play = play
        self.log = log
        self.thoughts: list[Think] = []

    def run(self, script: Script[Any]) -> Any:
        """Do what a script asks for, at once; the value that it comes to."""
        answer: Any = None
        try:
            while True:
                effect = script.send(answer)
                answer = None
                match effect:
                    case Send():
                        effect.viewer.heard.append(effect.message)
                    case Write():
                        answer = self._write(effect.entry)
                    case Find():
                        answer = self._known(effect.command)
                    case Read():
                        answer = self.log[effect.since :]
                    case Think():
                        self.thoughts.append(effect)
                    case Close():
                        effect.viewer.closed = effect.reason
                    case _:
                        pass
        except StopIteration as end:
            return end.value

    def _write(self, entry: Entry) -> bool:
        if entry.seq != len(self.log) or (entry.command and self._known(entry.command)):
            return False
        self.write(entry)
        self.log.append(entry)
        return True

    def _known(self, command: str) -> Entry | None:
        """The entry that a command has become. A repeated one is recent: the log is read from its end."""
        return next((entry for entry in reversed(self.log) if entry.command == command), None)

    def write(self, entry: Entry) -> None:
        """A list is all that a test needs."""

    def think(self, now: int) -> None:
        """Let the bots that were asked make up their minds."""
        while self.thoughts:
            thought = self.thoughts.pop(0)
            self.run(self.play.thought(thought.key, decide(thought.task), now))
