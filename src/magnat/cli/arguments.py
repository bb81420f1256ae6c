"""Arguments that select a game: its name, variant, options and seats."""

import argparse
from pathlib import Path

from magnat.cli.app import CommandParser
from magnat.editions import CustomEdition, parse_unchecked, read
from magnat.editions.document import MAX_BYTES
from magnat.games import all_games, edition, variants
from magnat.hosts.terminal.refusals import UsageError
from magnat.kernel import BadOption, Edition, Value


def declare_game_flags(parser: CommandParser, custom_editions: bool = True) -> None:
    """Declare the flags of commands that deal a game. If `custom_editions`, accept an edition file as well."""
    if custom_editions:
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
    if getattr(args, "edition", None) and args.game is None:
        return load_edition_file(args.edition).game
    return check_game(args.game)


def edition_from_args(args: argparse.Namespace, game: str) -> Edition:
    if getattr(args, "edition", None):
        custom = load_edition_file(args.edition)
        if custom.game != game:
            raise UsageError("other-game", game, file=args.edition, game=custom.game)
        return custom.edition().with_(**dict(parse_option(custom.printed_edition, text) for text in args.option))
    if args.variant not in variants(game):
        raise UsageError("unknown-variant", args.variant, variants(game))
    plain = variants(game)[args.variant]
    return edition(game, args.variant, dict(parse_option(plain, text) for text in args.option))


def parse_option(plain: Edition, text: str) -> tuple[str, Value]:
    """Parse `name=value` according to the option's type."""
    name, equals, word = text.partition("=")
    options = {option.name: option for option in plain.declared}
    if name not in options:
        raise UsageError("unknown-option", name, options, game=plain.name)
    option = options[name]
    value: Value = word
    if isinstance(option.default, bool):
        value = {"true": True, "false": False}.get(word.lower(), word)
    elif isinstance(option.default, int) and word.isdecimal():
        value = int(word)
    if not equals or not option.accepts(value):
        raise BadOption(name, word, option.describe_accepted())
    return name, value


def choose_seats(e: Edition, requested: int | None, usual: int = 4) -> int:
    seats = min(max(usual, e.least), e.most) if requested is None else requested
    e.check_seats(seats)
    return seats
