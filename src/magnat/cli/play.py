"""cli: `magnat play`, in the browser on this machine, or people at one terminal with bots in the other seats."""

import argparse
import secrets
from pathlib import Path

from magnat.cli.app import Parser
from magnat.cli.chosen import chosen, declare_choice, known_game, opened, seats_for
from magnat.cli.players import NAMES
from magnat.cli.refusals import Misused
from magnat.cli.shelf import Kept, kept_of, latest, new_file
from magnat.cli.sitting import Sitting
from magnat.cli.terminal import Terminal
from magnat.cli.typed import folded
from magnat.games import all_games, variants
from magnat.kernel import BadOption, Edition, Luck
from magnat.record import Game, Record, VerifiableLuck, fresh_seed
from magnat.texts import Texts

LATEST = ""
LONGEST_NAME = 20


def declare(parser: Parser) -> None:
    parser.operand("game", nargs="?")
    parser.flag("terminal", action="store_true")
    declare_choice(parser)
    parser.number("humans", 1, 99)
    parser.flag("names", metavar="A,B", default="")
    parser.flag("resume", metavar="FILE", nargs="?", const=LATEST)
    parser.number("port", 0, 65535, 8017)
    parser.flag("lan", action="store_true")
    parser.flag("no-browser", action="store_true")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    if not args.terminal and args.resume is None:
        from magnat.cli.browser import play  # the terminal needs no server

        return play(terminal, known_game(args.game) if args.game else "", args)
    sitting = begun(terminal, args) if args.resume is None else resumed(terminal, args)
    return 0 if sitting is None else sitting.run()


def begun(terminal: Terminal, args: argparse.Namespace) -> Sitting | None:
    """A new game; None if nobody says which."""
    game = known_game(args.game) if args.game else offered(terminal)
    if game is None:
        return None
    e = chosen(args, game)
    seats, humans = places(e, args.seats, args.humans)
    seed = fresh_seed()
    match = Game.start(
        e,
        seats,
        VerifiableLuck(seed, match_id=secrets.token_hex(8)),
        variant=args.variant,
        names=names_for(terminal, args.names, seats, humans),
    )
    return Sitting(terminal, match, new_file(game), Kept(seed.hex(), humans))


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


def resumed(terminal: Terminal, args: argparse.Namespace) -> Sitting:
    """A game taken up again where it was left."""
    path = latest() if args.resume == LATEST else Path(args.resume).expanduser()
    record, e = opened(path, mend=True)
    if args.game and args.game != record.header.game:
        raise Misused("other-game", args.game, file=str(path), game=record.header.game)
    kept = kept_of(record)
    if kept is None:
        kept = Kept("", 1)
        if record.end is None:
            terminal.say("play-new-luck", "yellow")
    if args.humans is not None:
        if args.humans > record.header.seats:
            raise BadOption("humans", args.humans, f"1..{record.header.seats}")
        kept.humans = args.humans
    match = Game.resume(record, luck_of(record, kept), edition=e)
    terminal.say("play-resumed", file=str(path), rows=len(record.rows))
    return Sitting(terminal, match, path, kept)


def luck_of(record: Record, kept: Kept) -> Luck:
    """The luck that the game began with; new luck, which nobody can verify, if its seed is elsewhere."""
    if not kept.seed:
        return Luck(secrets.randbits(64))
    return VerifiableLuck(bytes.fromhex(kept.seed), record.header.client_seeds, record.header.match)
