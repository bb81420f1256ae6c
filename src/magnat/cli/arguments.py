"""Arguments that select a game: its name, variant, options and seats."""

import argparse
from pathlib import Path

from magnat.cli.app import CommandParser
from magnat.editions import CustomEdition, parse_unchecked, read
from magnat.editions.document import MAX_BYTES
from magnat.games import all_games, edition, variants
from magnat.hosts.terminal.refusals import UsageError
from magnat.kernel import BadOption, Edition, Option, Value


def declare_game_flags(parser: CommandParser, own: bool = True) -> None:
    """Declare the flags of commands that deal a game. If `own`, accept an edition file as well."""
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
    """Return the edition in a file; not necessarily playable unless `playable`. Raise `BadEdition`."""
    text = Path(file).read_bytes()[: MAX_BYTES + 1].decode("utf-8", "replace")
    return (read if playable else parse_unchecked)(text, file)


def game_from_args(args: argparse.Namespace) -> str:
    """Return the named game, or the game of the edition file."""
    if getattr(args, "edition", None) and args.game is None:
        return load_edition_file(args.edition).game
    return check_game(args.game)


def edition_from_args(args: argparse.Namespace, game: str) -> Edition:
    """Return the edition described by the command line."""
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
    """Parse `name=value` according to the option's type."""
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
