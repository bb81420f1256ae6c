"""cli: `magnat play`, in the browser on this machine, or people at one terminal with bots in the other seats."""

import argparse

from magnat.bots import LEVELS
from magnat.cli.app import Parser
from magnat.cli.arguments import chosen, declare_choice, edition_file, game_of, known_game, seats_for
from magnat.cli.host import TerminalHost
from magnat.cli.paths import path_of
from magnat.cli.players import NAMES
from magnat.cli.prompt import Prompt
from magnat.cli.reading import folded
from magnat.cli.records import opened
from magnat.cli.refusals import Misused
from magnat.cli.saves import Save, kept_of, latest, new_file
from magnat.cli.terminal import Terminal
from magnat.editions import doc_of
from magnat.games import all_games, variants
from magnat.kernel import BadOption, Edition
from magnat.play import Setup
from magnat.record import replay
from magnat.texts import Texts

LATEST = ""
LONGEST_NAME = 20
PORT = 8017  # of the page on this machine


def declare(parser: Parser) -> None:
    parser.operand("game", nargs="?")
    parser.flag("terminal", action="store_true")
    declare_choice(parser)
    parser.number("humans", 1, 99)
    parser.flag("names", metavar="A,B", default="")
    parser.flag("level", metavar="|".join(LEVELS), default="")
    parser.flag("resume", metavar="FILE", nargs="?", const=LATEST)
    parser.number("port", 0, 65535, PORT)
    parser.flag("lan", action="store_true")
    parser.flag("no-browser", action="store_true")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    if not args.terminal and args.resume is None and not args.edition:
        from magnat.cli.browser import play  # the terminal needs no server

        return play(terminal, known_game(args.game) if args.game else "", args)
    new = args.resume is None
    host = begun(terminal, args) if new else resumed(terminal, args)
    return 0 if host is None else Prompt(terminal, host).run(tell_all=new)


def begun(terminal: Terminal, args: argparse.Namespace) -> TerminalHost | None:
    """A new game; None if nobody says which."""
    own = getattr(args, "edition", None)
    game = game_of(args) if args.game or own else offered(terminal)
    if game is None:
        return None
    e = chosen(args, game)
    seats, humans = places(e, args.seats, args.humans)
    doc = doc_of(edition_file(own)) if own else {}
    setup = Setup(game=game, variant=args.variant, options=dict(e.options), bot_pace=0, own=doc)
    kept = Save("", humans, level=level_from(args.level))
    return TerminalHost.begun(setup, names_for(terminal, args.names, seats, humans), kept, new_file(game))


def offered(terminal: Terminal) -> str | None:
    """Let a person choose among the games."""
    terminal.say("play-which")
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
        terminal.say("play-which-again", most=len(all_games()))


def places(e: Edition, seats: int | None, humans: int | None) -> tuple[int, int]:
    """How many sit at the table, and how many of them here."""
    people = 1 if humans is None else humans
    taken = seats_for(e, seats, max(4, people))
    if people > taken:
        raise BadOption("humans", people, f"1..{taken}")
    return taken, people


def level_from(word: str) -> str:
    """How good the bots are; nothing for a mixed table."""
    if word and word not in LEVELS:
        raise Misused("unknown-choice", word, list(LEVELS))
    return word


def names_for(terminal: Terminal, given: str, seats: int, humans: int) -> list[str]:
    """The names given, then numbers for people and names for bots, each once."""
    names = [name.strip() for name in given.split(",")] if given else []
    if len(names) > seats:
        raise Misused("too-many-names", given, most=str(seats))
    for name in names:
        if not name or not name.isprintable() or len(name) > LONGEST_NAME or ":" in name:
            raise Misused("bad-name", name, most=str(LONGEST_NAME))
    for p in range(len(names), seats):
        taken = {folded(name) for name in names}
        spare = [name for name in NAMES if folded(name) not in taken]
        names.append(terminal.words("player-number", n=p + 1) if p < humans else spare[0])
    if len({folded(name) for name in names}) < seats:
        raise Misused("same-names", given)
    return names


def resumed(terminal: Terminal, args: argparse.Namespace) -> TerminalHost:
    """A game taken up again where it was left."""
    path = latest() if args.resume == LATEST else path_of(args.resume)
    record, e = opened(path, mend=True)
    replay(record, edition=e)  # a row that the rules refuse is named before anything is played
    if args.game and args.game != record.header.game:
        raise Misused("other-game", args.game, file=str(path), game=record.header.game)
    kept = kept_of(record)
    if kept is None:
        kept = Save("", 1)
        if record.end is None:
            terminal.say("play-new-luck", "yellow")
    if args.humans is not None:
        if args.humans > record.header.seats:
            raise BadOption("humans", args.humans, f"1..{record.header.seats}")
        kept.humans = args.humans
    kept.level = level_from(args.level) or kept.level
    terminal.say("play-resumed", file=str(path), rows=len(record.rows))
    return TerminalHost.resumed(record, path, kept)
