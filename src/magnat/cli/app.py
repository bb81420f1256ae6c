"""The entry point: parse the command line, run the command, report errors in one line (exit code 2)."""

import argparse
import os
import platform
import re
import signal
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple, NoReturn

from magnat.hosts.terminal.refusals import UsageError, refusal_line
from magnat.hosts.terminal.terminal import Terminal
from magnat.kernel import MagnatError
from magnat.texts import LANGUAGES, pick_language
from magnat.version import __version__, compiled

OPERATOR_COMMANDS: Final = ("admin", "top", "backup", "restore")  # for operators of a server
COMMANDS: Final = (
    *("play", "serve", "watch", "games", "replay", "review", "verify", "rules", "arena", "train", "bench", "bank"),
    *("study", "statistics", "edition", "doctor"),
    *OPERATOR_COMMANDS,
)
EXIT_REFUSED: Final = 2
EXIT_INTERRUPTED: Final = 130


class ArgumentHelp(NamedTuple):
    """An operand or flag as shown in the help: `--seats`, its value placeholder, and its meaning."""

    name: str
    value: str
    meaning: str


class CommandParser(argparse.ArgumentParser):
    """The parser of one command, with help in the terminal's language. Errors raise `UsageError`."""

    def __init__(self, terminal: Terminal, command: str) -> None:
        super().__init__(
            prog=f"magnat {command}",
            description=terminal.text(f"{command}-help"),
            epilog=terminal.text("example") + "\n" + indent_lines(terminal.text(f"{command}-example")),
            formatter_class=lambda prog: LocalizedHelpFormatter(terminal, prog),
            add_help=False,
            allow_abbrev=False,
        )
        self.terminal = terminal
        self.command = command
        self.operands = self.add_argument_group(terminal.text("operands"))
        self.flags = self.add_argument_group(terminal.text("options"))
        self.operand_helps: list[ArgumentHelp] = []
        self.flag_helps: list[ArgumentHelp] = []

    def add_operand(self, name: str, **more: Any) -> None:
        self.operand_helps.append(ArgumentHelp(name, name.upper(), self.help_text(name)))
        self.operands.add_argument(name, help=self.help_text(name).replace("%", "%%"), metavar=name.upper(), **more)

    def add_flag(self, name: str, shown_default: object = "", **more: Any) -> None:
        """Add a flag. `shown_default` appears only in the help."""
        value = "" if "action" in more and "metavar" not in more else more.get("metavar", "VALUE")
        meaning = self.help_text(name) + (f" [{shown_default}]" if str(shown_default) else "")
        self.flag_helps.append(ArgumentHelp(f"--{name}", value, meaning))
        self.flags.add_argument(f"--{name}", help=meaning.replace("%", "%%"), **more)

    def add_number(self, name: str, least: int, most: int, default: int | None = None) -> None:
        self.add_flag(name, type=int_in_range(name, least, most), metavar="N", default=default)

    def help_text(self, name: str) -> str:
        """Return the help of an argument: the command's own text, or the one shared by several commands."""
        own = f"{self.command}-{name}"
        return self.terminal.text(own if self.terminal.has_text(own) else f"any-{name}")

    def add_common_flags(self) -> "CommandParser":
        """Add the flags of every command and return the parser."""
        self.add_flag("lang", type=pick_language, metavar="|".join(LANGUAGES), default=self.terminal.lang)
        self.flag_helps.append(ArgumentHelp("--help", "", self.help_text("help")))
        self.flags.add_argument("-h", "--help", action="help", help=self.help_text("help"))
        return self

    def parse_words(self, words: Sequence[str]) -> argparse.Namespace:
        args, unknown = self.parse_known_args(words)
        if unknown:
            raise UsageError("unknown-word", unknown[0], [word.name for word in self.flag_helps], command=self.prog)
        return args

    def error(self, message: str) -> NoReturn:
        valueless = re.match(r"argument (--[\w-]+): expected", message)
        if valueless:
            raise UsageError("needs-value", valueless[1], command=self.prog)
        valued = re.match(r"argument (--[\w-]+): ignored", message)
        if valued:
            raise UsageError("takes-no-value", valued[1], command=self.prog)
        raise UsageError("misused", command=self.prog, message=message)


class LocalizedHelpFormatter(argparse.RawDescriptionHelpFormatter):
    """A help formatter with a heading in the terminal's language."""

    def __init__(self, terminal: Terminal, prog: str) -> None:
        super().__init__(prog, max_help_position=26, width=min(terminal.stdout.width, 100))
        self.usage_heading = terminal.text("usage") + " "

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.usage_heading)


def indent_lines(text: str) -> str:
    return "\n".join(f"  {line}" for line in text.splitlines())


def int_in_range(name: str, least: int, most: int) -> Callable[[str], int]:
    """Return a parser of ints between two bounds."""

    def parse(text: str) -> int:
        if not text.removeprefix("-").isdecimal() or not least <= int(text) <= most:
            raise UsageError("bad-number", text, name=f"--{name}", least=str(least), most=str(most))
        return int(text)

    return parse


def main(words: Sequence[str] | None = None) -> NoReturn:
    """Run `magnat COMMAND ...` and exit."""
    words = list(sys.argv[1:] if words is None else words)
    signal.signal(signal.SIGTERM, raise_interrupt)
    terminal = Terminal(find_language(words))
    try:
        code = run(terminal, words)
        sys.stdout.flush()
    except MagnatError as why:
        sys.stdout.flush()
        terminal.stderr.print(f"magnat: {refusal_line(terminal, why)}", soft_wrap=True)
        code = EXIT_REFUSED
    except KeyboardInterrupt:
        terminal.stderr.print(terminal.text("interrupted"))
        code = EXIT_INTERRUPTED
    except BrokenPipeError:  # the reader of the pipe has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    except OSError as why:
        told = terminal.text("no-access", file=str(why.filename or ""), why=why.strerror or str(why))
        terminal.stderr.print(f"magnat: {told}", soft_wrap=True)
        code = EXIT_REFUSED
    sys.exit(code)


def raise_interrupt(number: int, frame: object) -> NoReturn:
    raise KeyboardInterrupt


def run(terminal: Terminal, words: list[str]) -> int:
    words = strip_language(words)
    if not words or words[0] in ("-h", "--help", "help"):
        return show_overview(terminal)
    if words[0] in ("-V", "--version"):
        how = "compiled" if compiled() else "pure"
        terminal.write(f"magnat {__version__} ({how}, Python {platform.python_version()})")
        return 0
    if words[0] in ("--completion", "--man"):
        from magnat.cli.manual import completion_script, manual_page  # start-up time

        print(
            manual_page(terminal) if words[0] == "--man" else completion_script(terminal, "".join(words[1:2])), end=""
        )
        return 0
    command = words[0]
    if command not in COMMANDS:
        raise UsageError("unknown-command", command, COMMANDS)
    parser = build_parser(terminal, command)
    code: int = import_module(f"magnat.cli.{command}").run(terminal, parser.parse_words(words[1:]))
    return code


def build_parser(terminal: Terminal, command: str) -> CommandParser:
    """Return the parser of a command. Only this command's module is imported."""
    parser = CommandParser(terminal, command)
    import_module(f"magnat.cli.{command}").declare(parser)
    return parser.add_common_flags()


def show_overview(terminal: Terminal) -> int:
    terminal.write(terminal.text("about"))
    terminal.write()
    for command in COMMANDS:
        terminal.write(f"  magnat {command:10} {terminal.text(f'{command}-help').splitlines()[0]}")
    for flag in ("--version", "--completion bash|zsh|fish", "--man"):
        terminal.write(f"  magnat {flag}")
    terminal.write()
    terminal.write_text("overview-end")
    return 0


def find_language(words: Sequence[str]) -> str:
    """Return the language of `--lang`, wherever it stands, so that errors are also in this language."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        if word == "--lang" or word.startswith("--lang="):
            asked = following if word == "--lang" else word.partition("=")[2]
            if asked in LANGUAGES:
                return asked
    return pick_language(None)


def strip_language(words: list[str]) -> list[str]:
    """Return the words without a `--lang` before the command."""
    while words and words[0].startswith("--lang"):
        _, equals, value = words[0].partition("=")
        pick_language(value if equals else "".join(words[1:2]))
        words = words[1:] if equals else words[2:]
    return words
