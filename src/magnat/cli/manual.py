"""cli: `magnat --completion SHELL` and `magnat --man`, both from what the commands themselves declare."""

from collections.abc import Callable, Iterator
from typing import Final

import magnat
from magnat.cli.app import COMMANDS, Parser, Word, parser_of
from magnat.cli.refusals import Misused
from magnat.cli.terminal import Terminal
from magnat.games import all_games
from magnat.texts import LANGUAGES

ALONE: Final = ("--help", "--version", "--completion", "--man", "--lang")  # what may stand instead of a command

Commands = dict[str, Parser]


def completion(terminal: Terminal, shell: str) -> str:
    """A script that a shell reads to complete what is typed."""
    if shell not in SHELLS:
        raise Misused("unknown-choice", shell, SHELLS)
    return "\n".join(SHELLS[shell](declared(terminal))) + "\n"


def declared(terminal: Terminal) -> Commands:
    return {command: parser_of(terminal, command) for command in COMMANDS}


def about(parser: Parser) -> str:
    """A command in one line."""
    return (parser.description or "").splitlines()[0]


def words_after(parser: Parser) -> list[str]:
    """What may follow a command: its flags, and the games if it is about one."""
    operands = [operand.name for operand in parser.operated]
    return [word.name for word in parser.flagged] + (list(all_games()) if "game" in operands else [])


def values_of(flag: Word) -> list[str]:
    """The values that a flag names; none if it takes any, or none at all."""
    return flag.value.split("|") if "|" in flag.value else []


# bash: what fits is offered, and the names of files where nothing does


def bash(commands: Commands) -> Iterator[str]:
    yield "# magnat: completion for bash. Put this line into ~/.bashrc: source <(magnat --completion bash)"
    yield "_magnat() {"
    yield '    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" known=""'
    yield '    case "${COMP_WORDS[1]}:$before" in'
    yield f'        *:magnat|*:*/magnat) known="{" ".join([*commands, *ALONE])}" ;;'
    yield f'        *:--lang) known="{" ".join(LANGUAGES)}" ;;'
    yield f'        --completion:--completion) known="{" ".join(SHELLS)}" ;;'
    for command, parser in commands.items():
        for flag in parser.flagged:
            if flag.value and flag.name != "--lang":
                yield f'        {command}:{flag.name}) known="{" ".join(values_of(flag))}" ;;'
        yield f'        {command}:*) known="{" ".join(words_after(parser))}" ;;'
    yield "    esac"
    yield '    mapfile -t COMPREPLY < <(compgen -W "$known" -- "$word")'
    yield "}"
    yield "complete -o default -F _magnat magnat"


# zsh: with what each word means


def zsh(commands: Commands) -> Iterator[str]:
    yield "#compdef magnat"
    yield "# magnat: completion for zsh. Put this line into ~/.zshrc: source <(magnat --completion zsh)"
    yield "_magnat() {"
    yield "    local -a commands=("
    for command, parser in commands.items():
        yield f"        {quoted(command + ':' + about(parser).replace(':', chr(92) + ':'))}"
    yield "    )"
    yield "    if (( CURRENT == 2 )); then"
    yield "        _describe -t commands command commands"
    yield f"        compadd -- {' '.join(ALONE)}"
    yield "        return"
    yield "    fi"
    yield '    local command="$words[2]"'
    yield "    shift words; (( CURRENT-- ))"
    yield '    case "$command" in'
    yield f"        --lang) compadd -- {' '.join(LANGUAGES)} ;;"
    yield f"        --completion) compadd -- {' '.join(SHELLS)} ;;"
    for command, parser in commands.items():
        yield f"        {command}) _arguments {' '.join(zsh_words(parser))} ;;"
    yield "    esac"
    yield "}"
    yield 'if [ "$funcstack[1]" = "_magnat" ]; then _magnat "$@"; else compdef _magnat magnat; fi'


def zsh_words(parser: Parser) -> Iterator[str]:
    for flag in parser.flagged:
        meaning = "".join(f"\\{c}" if c in "[]:\\" else c for c in flag.meaning)
        values = f"({' '.join(values_of(flag))})" if values_of(flag) else "_files"
        yield quoted(f"{flag.name}[{meaning}]" + (f":{flag.value.replace(':', ' ')}:{values}" if flag.value else ""))
    for operand in parser.operated:
        yield quoted(f"*:{operand.name}:" + (f"({' '.join(all_games())})" if operand.name == "game" else "_files"))


# fish: the same


def fish(commands: Commands) -> Iterator[str]:
    yield "# magnat: completion for fish. magnat --completion fish > ~/.config/fish/completions/magnat.fish"
    yield "complete -c magnat -f"
    for alone in ALONE:
        more = {"--lang": LANGUAGES, "--completion": tuple(SHELLS)}.get(alone)
        takes = f" -x -a {quoted(' '.join(more))}" if more else ""
        yield f"complete -c magnat -n __fish_use_subcommand -l {alone[2:]}{takes}"
    for command, parser in commands.items():
        yield f"complete -c magnat -n __fish_use_subcommand -a {command} -d {quoted(about(parser))}"
        when = f"-n '__fish_seen_subcommand_from {command}'"
        for flag in parser.flagged:
            named = " ".join(values_of(flag))
            values = f" -x -a {quoted(named)}" if named else " -r -F" if flag.value else ""
            yield f"complete -c magnat {when} -l {flag.name[2:]}{values} -d {quoted(flag.meaning)}"
        for operand in parser.operated:
            offered = f"-a {quoted(' '.join(all_games()))}" if operand.name == "game" else "-F"
            yield f"complete -c magnat {when} {offered}"


def quoted(text: str) -> str:
    """One word of a shell on one line, whatever is in it."""
    return "'" + " ".join(line.strip(" ") for line in text.splitlines()).replace("'", "'\\''") + "'"


SHELLS: Final[dict[str, Callable[[Commands], Iterator[str]]]] = {"bash": bash, "zsh": zsh, "fish": fish}


# the manual


def manual(terminal: Terminal) -> str:
    """The page that `man` shows: magnat --man | man -l -"""
    return "\n".join(pages(terminal)) + "\n"


def pages(terminal: Terminal) -> Iterator[str]:
    name, _, what = terminal.words("about").partition(": ")
    yield f'.TH MAGNAT 1 "" "{name.strip()} {magnat.__version__}"'
    yield from (".SH NAME", f"magnat \\- {roff(what or name)}")
    yield from (".SH SYNOPSIS", "\\fBmagnat\\fR \\fICOMMAND\\fR ...", ".br", "\\fBmagnat\\fR \\-\\-version", ".br")
    yield from (f"\\fBmagnat\\fR \\-\\-completion {roff('|'.join(SHELLS))}", ".br", "\\fBmagnat\\fR \\-\\-man")
    yield from (".SH DESCRIPTION", roff(terminal.words("overview-end")))
    for command, parser in declared(terminal).items():
        yield f'.SH "MAGNAT {command.upper()}"'
        yield roff(parser.description or "")
        for word in (*parser.operated, *parser.flagged):
            value = f" \\fI{roff(word.value)}\\fR" if word.value and word.name.startswith("--") else ""
            shown = roff(word.name) if word.name.startswith("--") else roff(word.value)
            yield from (".TP", f"\\fB{shown}\\fR{value}", roff(word.meaning))
        yield from (".PP", roff(terminal.words("example")), ".PP", ".nf", ".RS")
        yield roff(terminal.words(f"{command}-example"))
        yield from (".RE", ".fi")


def roff(text: str) -> str:
    """Text that says nothing to the typesetter: no line of it begins with a dot or an apostrophe."""
    plain = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join(f"\\&{line}" if line.startswith((".", "'")) else line for line in plain.splitlines())
