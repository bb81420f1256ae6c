"""The entry point: parse the command line, run the command, report errors in one line (exit code 2)."""

import argparse
import os
import platform
import re
import signal
import sys
from collections.abc import Sequence
from importlib import import_module
from textwrap import indent
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
    """The parser of one command, with help in the terminal's language. Errors raise `UsageError`.

    Only this command's module is imported.
    """

    def __init__(self, terminal: Terminal, command: str) -> None:
        super().__init__(
            prog=f"magnat {command}",
            description=terminal.text(f"{command}-help"),
            epilog=terminal.text("example") + "\n" + indent(terminal.text(f"{command}-example"), "  "),
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
        self.module = import_module(f"magnat.cli.{command}")
        self.module.declare(self)
        self.add_flag("lang", type=pick_language, metavar="|".join(LANGUAGES), default=terminal.lang)
        self.flag_helps.append(ArgumentHelp("--help", "", self.help_text("help")))
        self.flags.add_argument("-h", "--help", action="help", help=self.help_text("help"))

    def add_operand(self, name: str, **more: Any) -> None:
        self.operand_helps.append(ArgumentHelp(name, name.upper(), self.help_text(name)))
        self.operands.add_argument(name, help=self.help_text(name).replace("%", "%%"), metavar=name.upper(), **more)

    def add_flag(self, name: str, shown_default: object = "", **more: Any) -> None:
        """Add a flag. `shown_default` appears only in the help."""
        value = "" if "action" in more and "metavar" not in more else more.get("metavar", "VALUE")
        meaning = self.help_text(name) + (f" [{shown_default}]" if str(shown_default) else "")
        self.flag_helps.append(ArgumentHelp(f"--{name}", value, meaning))
        self.flags.add_argument(f"--{name}", help=meaning.replace("%", "%%"), **more)

    def add_number(self, name: str, minimum: int, maximum: int, default: int | None = None) -> None:
        def parse(text: str) -> int:
            if not text.removeprefix("-").isdecimal() or not minimum <= int(text) <= maximum:
                raise UsageError("bad-number", text, name=f"--{name}", least=str(minimum), most=str(maximum))
            return int(text)

        self.add_flag(name, type=parse, metavar="N", default=default)

    def help_text(self, name: str) -> str:
        """Return the help of an argument: the command's own text, or the one shared by several commands."""
        key = f"{self.command}-{name}"
        return self.terminal.text(key if self.terminal.has_text(key) else f"any-{name}")

    def parse_words(self, words: Sequence[str]) -> argparse.Namespace:
        args, unknown = self.parse_known_args(words)
        if unknown:
            raise UsageError("unknown-word", unknown[0], [word.name for word in self.flag_helps], command=self.prog)
        return args

    def error(self, message: str) -> NoReturn:
        found = re.match(r"argument (--[\w-]+): (expected|ignored)", message)
        if found:
            key = "needs-value" if found[2] == "expected" else "takes-no-value"
            raise UsageError(key, found[1], command=self.prog)
        raise UsageError("misused", command=self.prog, message=message)


class LocalizedHelpFormatter(argparse.RawDescriptionHelpFormatter):
    def __init__(self, terminal: Terminal, prog: str) -> None:
        super().__init__(prog, max_help_position=26, width=min(terminal.stdout.width, 100))
        self.usage_heading = terminal.text("usage") + " "

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.usage_heading)


def main(words: Sequence[str] | None = None) -> NoReturn:
    """Run `magnat COMMAND ...` and exit."""
    words = list(sys.argv[1:] if words is None else words)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    terminal = Terminal(find_language(words))
    try:
        code = run(terminal, words)
        sys.stdout.flush()
    except MagnatError as error:
        sys.stdout.flush()
        terminal.stderr.print(f"magnat: {refusal_line(terminal, error)}", soft_wrap=True)
        code = EXIT_REFUSED
    except KeyboardInterrupt:
        terminal.stderr.print(terminal.text("interrupted"))
        code = EXIT_INTERRUPTED
    except BrokenPipeError:  # the reader of the pipe has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    except OSError as error:
        message = terminal.text("no-access", file=str(error.filename or ""), why=error.strerror or str(error))
        terminal.stderr.print(f"magnat: {message}", soft_wrap=True)
        code = EXIT_REFUSED
    sys.exit(code)


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

        text = manual_page(terminal) if words[0] == "--man" else completion_script(terminal, "".join(words[1:2]))
        print(text, end="")
        return 0
    command = words[0]
    if command not in COMMANDS:
        raise UsageError("unknown-command", command, COMMANDS)
    parser = CommandParser(terminal, command)
    code: int = parser.module.run(terminal, parser.parse_words(words[1:]))
    return code


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
            language = following if word == "--lang" else word.partition("=")[2]
            if language in LANGUAGES:
                return language
    return pick_language(None)


def strip_language(words: list[str]) -> list[str]:
    while words and words[0].startswith("--lang"):
        _, equals, value = words[0].partition("=")
        pick_language(value if equals else "".join(words[1:2]))
        words = words[1:] if equals else words[2:]
    return words
