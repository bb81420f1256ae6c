"""`magnat play`: a game in the browser, or at one terminal with bots in the other seats."""

import argparse

from magnat.bots import LEVELS
from magnat.cli.app import CommandParser
from magnat.cli.arguments import (
    check_game,
    choose_seats,
    declare_game_flags,
    edition_from_args,
    game_from_args,
    load_edition_file,
)
from magnat.editions import to_document
from magnat.games import all_games, variants
from magnat.hosts.terminal.answer_parser import normalize_text
from magnat.hosts.terminal.files import expand_path, open_record
from magnat.hosts.terminal.host import TerminalHost
from magnat.hosts.terminal.narrator import BOT_DISPLAY_NAMES
from magnat.hosts.terminal.prompt import TerminalPrompt
from magnat.hosts.terminal.refusals import UsageError
from magnat.hosts.terminal.saved_games import SaveData, find_latest_game, new_game_path, read_save
from magnat.hosts.terminal.terminal import Terminal
from magnat.kernel import BadOption
from magnat.match import Setup
from magnat.record import replay
from magnat.texts import Texts

RESUME_LATEST = ""
MAX_PLAYER_NAME_LENGTH = 20
DEFAULT_PORT = 8017  # of the local page


def declare(parser: CommandParser) -> None:
    parser.add_operand("game", nargs="?")
    parser.add_flag("terminal", action="store_true")
    declare_game_flags(parser)
    parser.add_number("humans", 1, 99)
    parser.add_flag("names", metavar="A,B", default="")
    parser.add_flag("level", metavar="|".join(LEVELS), default="")
    parser.add_flag("resume", metavar="FILE", nargs="?", const=RESUME_LATEST)
    parser.add_number("port", 0, 65535, DEFAULT_PORT)
    parser.add_flag("lan", action="store_true")
    parser.add_flag("no-browser", action="store_true")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    if not args.terminal and args.resume is None and not args.edition:
        from magnat.cli.browser import open_page  # start-up time: the terminal needs no server

        return open_page(terminal, f"new/{check_game(args.game)}" if args.game else "", args)
    new = args.resume is None
    host = start_terminal_game(terminal, args) if new else resume_terminal_game(terminal, args)
    return 0 if host is None else TerminalPrompt(terminal, host).run(tell_all=new)


def start_terminal_game(terminal: Terminal, args: argparse.Namespace) -> TerminalHost | None:
    custom_file = getattr(args, "edition", None)
    game = game_from_args(args) if args.game or custom_file else choose_game(terminal)
    if game is None:
        return None
    e = edition_from_args(args, game)
    humans = args.humans or 1
    seats = choose_seats(e, args.seats, max(4, humans))
    if humans > seats:
        raise BadOption("humans", humans, f"1..{seats}")
    doc = to_document(load_edition_file(custom_file)) if custom_file else {}
    setup = Setup(game=game, variant=args.variant, options=dict(e.options), bot_pace=0, own=doc)
    save = SaveData("", humans, level=parse_level(args.level))
    return TerminalHost.start(setup, choose_names(terminal, args.names, seats, humans), save, new_game_path(game))


def choose_game(terminal: Terminal) -> str | None:
    terminal.write_text("play-which")
    for number, game in enumerate(all_games(), 1):
        terminal.write(f"  {number}  {Texts(variants(game)['standard'], terminal.lang).title}")
    while True:
        try:
            typed = input("> ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            terminal.write()
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(all_games()):
            return all_games()[int(typed) - 1]
        if typed in all_games():
            return typed
        terminal.write_text("play-which-again", most=len(all_games()))


def parse_level(word: str) -> str:
    """Return the level of the bots; "" for mixed levels."""
    if word and word not in LEVELS:
        raise UsageError("unknown-choice", word, list(LEVELS))
    return word


def choose_names(terminal: Terminal, text: str, seats: int, humans: int) -> list[str]:
    """Return the given names, then numbered names for people and distinct names for bots."""
    names = [name.strip() for name in text.split(",")] if text else []
    if len(names) > seats:
        raise UsageError("too-many-names", text, most=str(seats))
    for name in names:
        if not name or not name.isprintable() or len(name) > MAX_PLAYER_NAME_LENGTH or ":" in name:
            raise UsageError("bad-name", name, most=str(MAX_PLAYER_NAME_LENGTH))
    for p in range(len(names), seats):
        used_names = {normalize_text(name) for name in names}
        spare = [name for name in BOT_DISPLAY_NAMES if normalize_text(name) not in used_names]
        names.append(terminal.text("player-number", n=p + 1) if p < humans else spare[0])
    if len({normalize_text(name) for name in names}) < seats:
        raise UsageError("same-names", text)
    return names


def resume_terminal_game(terminal: Terminal, args: argparse.Namespace) -> TerminalHost:
    path = find_latest_game() if args.resume == RESUME_LATEST else expand_path(args.resume)
    record, e = open_record(path, mend=True)
    replay(record, edition=e)  # raises for an illegal row before the game resumes
    if args.game and args.game != record.header.game:
        raise UsageError("other-game", args.game, file=str(path), game=record.header.game)
    save = read_save(record)
    if save is None:
        save = SaveData("", 1)
        if record.end is None:
            terminal.write_text("play-new-luck", "yellow")
    if args.humans is not None:
        if args.humans > record.header.seats:
            raise BadOption("humans", args.humans, f"1..{record.header.seats}")
        save.humans = args.humans
    save.level = parse_level(args.level) or save.level
    terminal.write_text("play-resumed", file=str(path), rows=len(record.rows))
    return TerminalHost.resume(record, path, save)
