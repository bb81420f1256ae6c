"""cli: from the words on the command line to the command, and from a refusal to one line and exit code 2."""

import argparse
import os
import platform
import re
import signal
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple, NoReturn

import magnat
from magnat.cli.refusals import Misused, line_for
from magnat.cli.terminal import Terminal
from magnat.kernel import MagnatError
from magnat.texts import LANGUAGES, pick_language

OPERATING: Final = ("admin", "top", "backup", "restore")  # for whoever runs a server for others
COMMANDS: Final = (
    *("play", "serve", "watch", "games", "replay", "review", "verify", "rules", "arena", "train", "bench", "bank"),
    *("study", "statistics", "edition", "doctor"),
    *OPERATING,
)
REFUSED: Final = 2
INTERRUPTED: Final = 130


class Word(NamedTuple):
    """What may stand on the line of a command: `--seats`, its value as the help calls it, and what it means."""

    name: str
    value: str
    meaning: str


class Parser(argparse.ArgumentParser):
    """A command's own words. What they mean is told in the language of the terminal, and errors are refusals."""

    def __init__(self, terminal: Terminal, command: str) -> None:
        super().__init__(
            prog=f"magnat {command}",
            description=terminal.words(f"{command}-help"),
            epilog=terminal.words("example") + "\n" + indented(terminal.words(f"{command}-example")),
            formatter_class=lambda prog: Help(terminal, prog),
            add_help=False,
            allow_abbrev=False,
        )
        self.terminal = terminal
        self.command = command
        self.operands = self.add_argument_group(terminal.words("operands"))
        self.flags = self.add_argument_group(terminal.words("options"))
        self.operated: list[Word] = []
        self.flagged: list[Word] = []

    def operand(self, name: str, **more: Any) -> None:
        self.operated.append(Word(name, name.upper(), self.meaning(name)))
        self.operands.add_argument(name, help=self.meaning(name).replace("%", "%%"), metavar=name.upper(), **more)

    def flag(self, name: str, usually: object = "", **more: Any) -> None:
        """`usually` is its value where nobody gives one, to be shown."""
        value = "" if "action" in more and "metavar" not in more else more.get("metavar", "VALUE")
        meaning = self.meaning(name) + (f" [{usually}]" if str(usually) else "")
        self.flagged.append(Word(f"--{name}", value, meaning))
        self.flags.add_argument(f"--{name}", help=meaning.replace("%", "%%"), **more)

    def number(self, name: str, least: int, most: int, default: int | None = None) -> None:
        self.flag(name, type=whole_number(name, least, most), metavar="N", default=default)

    def meaning(self, name: str) -> str:
        """What an argument means: a text of the command's own, or the one that several commands share."""
        own = f"{self.command}-{name}"
        return self.terminal.words(own if self.terminal.has(own) else f"any-{name}")

    def whole(self) -> "Parser":
        """The same with the flags that every command has."""
        self.flag("lang", type=pick_language, metavar="|".join(LANGUAGES), default=self.terminal.lang)
        self.flagged.append(Word("--help", "", self.meaning("help")))
        self.flags.add_argument("-h", "--help", action="help", help=self.meaning("help"))
        return self

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        args, unknown = self.parse_known_args(words)
        if unknown:
            raise Misused("unknown-word", unknown[0], [word.name for word in self.flagged], command=self.prog)
        return args

    def error(self, message: str) -> NoReturn:
        valueless = re.match(r"argument (--[\w-]+): expected", message)
        if valueless:
            raise Misused("needs-value", valueless[1], command=self.prog)
        valued = re.match(r"argument (--[\w-]+): ignored", message)
        if valued:
            raise Misused("takes-no-value", valued[1], command=self.prog)
        raise Misused("misused", command=self.prog, message=message)


class Help(argparse.RawDescriptionHelpFormatter):
    """Help in the terminal's language."""

    def __init__(self, terminal: Terminal, prog: str) -> None:
        super().__init__(prog, max_help_position=26, width=min(terminal.screen.width, 100))
        self.heading = terminal.words("usage") + " "

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.heading)


def indented(text: str) -> str:
    return "\n".join(f"  {line}" for line in text.splitlines())


def whole_number(name: str, least: int, most: int) -> Callable[[str], int]:
    """A reader of ints between two bounds."""

    def read(text: str) -> int:
        if not text.removeprefix("-").isdecimal() or not least <= int(text) <= most:
            raise Misused("bad-number", text, name=f"--{name}", least=str(least), most=str(most))
        return int(text)

    return read


def main(words: Sequence[str] | None = None) -> NoReturn:
    """`magnat COMMAND ...`"""
    words = list(sys.argv[1:] if words is None else words)
    signal.signal(signal.SIGTERM, interrupt)
    terminal = Terminal(language_of(words))
    try:
        code = run(terminal, words)
        sys.stdout.flush()
    except MagnatError as why:
        sys.stdout.flush()
        terminal.aside.print(f"magnat: {line_for(terminal, why)}", soft_wrap=True)
        code = REFUSED
    except KeyboardInterrupt:
        terminal.aside.print(terminal.words("interrupted"))
        code = INTERRUPTED
    except BrokenPipeError:  # whoever read us has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    except OSError as why:
        told = terminal.words("no-access", file=str(why.filename or ""), why=why.strerror or str(why))
        terminal.aside.print(f"magnat: {told}", soft_wrap=True)
        code = REFUSED
    sys.exit(code)


def interrupt(number: int, frame: object) -> NoReturn:
    raise KeyboardInterrupt


def run(terminal: Terminal, words: list[str]) -> int:
    words = without_language(words)
    if not words or words[0] in ("-h", "--help", "help"):
        return overview(terminal)
    if words[0] in ("-V", "--version"):
        how = "compiled" if magnat.compiled() else "pure"
        terminal.write(f"magnat {magnat.__version__} ({how}, Python {platform.python_version()})")
        return 0
    if words[0] in ("--completion", "--man"):
        from magnat.cli.manual import completion, manual

        print(manual(terminal) if words[0] == "--man" else completion(terminal, "".join(words[1:2])), end="")
        return 0
    command = words[0]
    if command not in COMMANDS:
        raise Misused("unknown-command", command, COMMANDS)
    parser = parser_of(terminal, command)
    code: int = import_module(f"magnat.cli.{command}").run(terminal, parser.read(words[1:]))
    return code


def parser_of(terminal: Terminal, command: str) -> Parser:
    """What a command takes. Its module is loaded now, and no other."""
    parser = Parser(terminal, command)
    import_module(f"magnat.cli.{command}").declare(parser)
    return parser.whole()


def overview(terminal: Terminal) -> int:
    terminal.write(terminal.words("about"))
    terminal.write()
    for command in COMMANDS:
        terminal.write(f"  magnat {command:10} {terminal.words(f'{command}-help').splitlines()[0]}")
    for flag in ("--version", "--completion bash|zsh|fish", "--man"):
        terminal.write(f"  magnat {flag}")
    terminal.write()
    terminal.say("overview-end")
    return 0


def language_of(words: Sequence[str]) -> str:
    """The language asked for, wherever `--lang` stands: even the refusal of what follows is told in it."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        if word == "--lang" or word.startswith("--lang="):
            asked = following if word == "--lang" else word.partition("=")[2]
            if asked in LANGUAGES:
                return asked
    return pick_language(None)


def without_language(words: list[str]) -> list[str]:
    """The same without a `--lang` that stands before the command."""
    while words and words[0].startswith("--lang"):
        _, equals, value = words[0].partition("=")
        pick_language(value if equals else "".join(words[1:2]))
        words = words[1:] if equals else words[2:]
    return words
