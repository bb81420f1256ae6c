"""`magnat --completion SHELL` and `magnat --man`, generated from the commands' declarations."""

from collections.abc import Callable, Iterator
from typing import Final

from magnat.cli.app import COMMANDS, ArgumentHelp, CommandParser
from magnat.games import all_games
from magnat.hosts.terminal.refusals import UsageError
from magnat.hosts.terminal.terminal import Terminal
from magnat.texts import LANGUAGES
from magnat.version import __version__

GLOBAL_FLAGS: Final = ("--help", "--version", "--completion", "--man", "--lang")  # accepted instead of a command

CommandParsers = dict[str, CommandParser]


def completion_script(terminal: Terminal, shell: str) -> str:
    """Return the completion script of a shell. Raise `UsageError` if the shell is unknown."""
    if shell not in SHELLS:
        raise UsageError("unknown-choice", shell, SHELLS)
    return "\n".join(SHELLS[shell](build_parsers(terminal))) + "\n"


def build_parsers(terminal: Terminal) -> CommandParsers:
    return {command: CommandParser(terminal, command) for command in COMMANDS}


def summary_line(parser: CommandParser) -> str:
    return (parser.description or "").splitlines()[0]


def completion_words(parser: CommandParser) -> list[str]:
    """Return the words that may follow a command: its flags, and the games if it takes one."""
    operands = [operand.name for operand in parser.operand_helps]
    return [word.name for word in parser.flag_helps] + (list(all_games()) if "game" in operands else [])


def flag_values(flag: ArgumentHelp) -> list[str]:
    """Return the values that a flag lists; empty if it takes any value or none."""
    return flag.value.split("|") if "|" in flag.value else []


# bash: offer matching words, else file names


def bash_completion(commands: CommandParsers) -> Iterator[str]:
    yield "# magnat: completion for bash. Put this line into ~/.bashrc: source <(magnat --completion bash)"
    yield "_magnat() {"
    yield '    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" known=""'
    yield '    case "${COMP_WORDS[1]}:$before" in'
    yield f'        *:magnat|*:*/magnat) known="{" ".join([*commands, *GLOBAL_FLAGS])}" ;;'
    yield f'        *:--lang) known="{" ".join(LANGUAGES)}" ;;'
    yield f'        --completion:--completion) known="{" ".join(SHELLS)}" ;;'
    for command, parser in commands.items():
        for flag in parser.flag_helps:
            if flag.value and flag.name != "--lang":
                yield f'        {command}:{flag.name}) known="{" ".join(flag_values(flag))}" ;;'
        yield f'        {command}:*) known="{" ".join(completion_words(parser))}" ;;'
    yield "    esac"
    yield '    mapfile -t COMPREPLY < <(compgen -W "$known" -- "$word")'
    yield "}"
    yield "complete -o default -F _magnat magnat"


# zsh: with descriptions


def zsh_completion(commands: CommandParsers) -> Iterator[str]:
    yield "#compdef magnat"
    yield "# magnat: completion for zsh. Put this line into ~/.zshrc: source <(magnat --completion zsh)"
    yield "_magnat() {"
    yield "    local -a commands=("
    for command, parser in commands.items():
        yield f"        {quote_for_shell(command + ':' + summary_line(parser).replace(':', chr(92) + ':'))}"
    yield "    )"
    yield "    if (( CURRENT == 2 )); then"
    yield "        _describe -t commands command commands"
    yield f"        compadd -- {' '.join(GLOBAL_FLAGS)}"
    yield "        return"
    yield "    fi"
    yield '    local command="$words[2]"'
    yield "    shift words; (( CURRENT-- ))"
    yield '    case "$command" in'
    yield f"        --lang) compadd -- {' '.join(LANGUAGES)} ;;"
    yield f"        --completion) compadd -- {' '.join(SHELLS)} ;;"
    for command, parser in commands.items():
        yield f"        {command}) _arguments {' '.join(zsh_arguments(parser))} ;;"
    yield "    esac"
    yield "}"
    yield 'if [ "$funcstack[1]" = "_magnat" ]; then _magnat "$@"; else compdef _magnat magnat; fi'


def zsh_arguments(parser: CommandParser) -> Iterator[str]:
    for flag in parser.flag_helps:
        meaning = "".join(f"\\{c}" if c in "[]:\\" else c for c in flag.meaning)
        values = f"({' '.join(flag_values(flag))})" if flag_values(flag) else "_files"
        value = f":{flag.value.replace(':', ' ')}:{values}" if flag.value else ""
        yield quote_for_shell(f"{flag.name}[{meaning}]{value}")
    for operand in parser.operand_helps:
        values = f"({' '.join(all_games())})" if operand.name == "game" else "_files"
        yield quote_for_shell(f"*:{operand.name}:{values}")


# fish: with descriptions


def fish_completion(commands: CommandParsers) -> Iterator[str]:
    yield "# magnat: completion for fish. magnat --completion fish > ~/.config/fish/completions/magnat.fish"
    yield "complete -c magnat -f"
    for alone in GLOBAL_FLAGS:
        more = {"--lang": LANGUAGES, "--completion": tuple(SHELLS)}.get(alone)
        takes = f" -x -a {quote_for_shell(' '.join(more))}" if more else ""
        yield f"complete -c magnat -n __fish_use_subcommand -l {alone[2:]}{takes}"
    for command, parser in commands.items():
        yield f"complete -c magnat -n __fish_use_subcommand -a {command} -d {quote_for_shell(summary_line(parser))}"
        when = f"-n '__fish_seen_subcommand_from {command}'"
        for flag in parser.flag_helps:
            named = " ".join(flag_values(flag))
            values = f" -x -a {quote_for_shell(named)}" if named else " -r -F" if flag.value else ""
            yield f"complete -c magnat {when} -l {flag.name[2:]}{values} -d {quote_for_shell(flag.meaning)}"
        for operand in parser.operand_helps:
            offered = f"-a {quote_for_shell(' '.join(all_games()))}" if operand.name == "game" else "-F"
            yield f"complete -c magnat {when} {offered}"


def quote_for_shell(text: str) -> str:
    """Quote a text as one shell word on one line."""
    return "'" + " ".join(line.strip(" ") for line in text.splitlines()).replace("'", "'\\''") + "'"


SHELLS: Final[dict[str, Callable[[CommandParsers], Iterator[str]]]] = {
    "bash": bash_completion,
    "zsh": zsh_completion,
    "fish": fish_completion,
}


# Manual page


def manual_page(terminal: Terminal) -> str:
    return "\n".join(manual_lines(terminal)) + "\n"


def manual_lines(terminal: Terminal) -> Iterator[str]:
    name, _, about = terminal.text("about").partition(": ")
    yield f'.TH MAGNAT 1 "" "{name.strip()} {__version__}"'
    yield from (".SH NAME", f"magnat \\- {escape_roff(about or name)}")
    yield from (".SH SYNOPSIS", "\\fBmagnat\\fR \\fICOMMAND\\fR ...", ".br", "\\fBmagnat\\fR \\-\\-version", ".br")
    yield from (f"\\fBmagnat\\fR \\-\\-completion {escape_roff('|'.join(SHELLS))}", ".br", "\\fBmagnat\\fR \\-\\-man")
    yield from (".SH DESCRIPTION", escape_roff(terminal.text("overview-end")))
    for command, parser in build_parsers(terminal).items():
        yield f'.SH "MAGNAT {command.upper()}"'
        yield escape_roff(parser.description or "")
        for word in (*parser.operand_helps, *parser.flag_helps):
            value = f" \\fI{escape_roff(word.value)}\\fR" if word.value and word.name.startswith("--") else ""
            shown = escape_roff(word.name) if word.name.startswith("--") else escape_roff(word.value)
            yield from (".TP", f"\\fB{shown}\\fR{value}", escape_roff(word.meaning))
        yield from (".PP", escape_roff(terminal.text("example")), ".PP", ".nf", ".RS")
        yield escape_roff(terminal.text(f"{command}-example"))
        yield from (".RE", ".fi")


def escape_roff(text: str) -> str:
    """Escape text for roff; no line may start with a dot or an apostrophe."""
    plain = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join(f"\\&{line}" if line.startswith((".", "'")) else line for line in plain.splitlines())
