"""cli: the arguments that say what is played: the game, its variant, its options, the seats."""

import argparse
from pathlib import Path

from magnat.cli.app import CommandParser
from magnat.editions import CustomEdition, parse_unchecked, read
from magnat.editions.document import MAX_BYTES
from magnat.games import all_games, edition, variants
from magnat.hosts.terminal.refusals import UsageError
from magnat.kernel import BadOption, Edition, Option, Value


def declare_game_flags(parser: CommandParser, own: bool = True) -> None:
    """The flags of every command that deals a game; `own`: also by the file of an edition."""
    if own:
        parser.add_flag("edition", metavar="FILE")
    parser.add_number("seats", 1, 99)
    parser.add_flag("variant", metavar="V", default="standard")
    parser.add_flag("option", metavar="NAME=VALUE", action="append", default=[])


def check_game(game: str | None) -> str:
    if game is None:
        raise UsageError("no-game", "", all_games())
    if game not in all_games():
        raise UsageError("unknown-game", game, all_games())
    return game


def load_edition_file(file: str, playable: bool = True) -> CustomEdition:
    """The edition in a file."""
    text = Path(file).read_bytes()[: MAX_BYTES + 1].decode("utf-8", "replace")
    return (read if playable else parse_unchecked)(text, file)


def game_from_args(args: argparse.Namespace) -> str:
    """The game that was named, or that of the edition."""
    if getattr(args, "edition", None) and args.game is None:
        return load_edition_file(args.edition).game
    return check_game(args.game)


def edition_from_args(args: argparse.Namespace, game: str) -> Edition:
    """The edition that the command line describes."""
    if getattr(args, "edition", None):
        own = load_edition_file(args.edition)
        if own.game != game:
            raise UsageError("other-game", game, file=args.edition, game=own.game)
        return own.edition().with_(**dict(parse_option(own.printed_edition, text) for text in args.option))
    if args.variant not in variants(game):
        raise UsageError("unknown-variant", args.variant, variants(game))
    plain = variants(game)[args.variant]
    return edition(game, args.variant, dict(parse_option(plain, text) for text in args.option))


def parse_option(plain: Edition, text: str) -> tuple[str, Value]:
    """`name=value`, the value read as the option wants it."""
    name, equals, value = text.partition("=")
    known = {option.name: option for option in plain.declared}
    if name not in known:
        raise UsageError("unknown-option", name, known, game=plain.name)
    if not equals:
        raise BadOption(name, "", known[name].describe_accepted())
    return name, parse_option_value(known[name], value)


def parse_option_value(option: Option, text: str) -> Value:
    if isinstance(option.default, bool):
        value: Value = {"true": True, "false": False}.get(text.lower(), text)
    elif isinstance(option.default, int):
        value = int(text) if text.isdecimal() else text
    else:
        value = text
    if not option.accepts(value):
        raise BadOption(option.name, text, option.describe_accepted())
    return value


def choose_seats(e: Edition, asked: int | None, usual: int = 4) -> int:
    seats = min(max(usual, e.least), e.most) if asked is None else asked
    e.check_seats(seats)
    return seats
