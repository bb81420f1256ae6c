"""cli: the arguments that say what is played: the game, its variant, its options, the seats."""

import argparse
from pathlib import Path

from magnat.cli.app import Parser
from magnat.cli.refusals import Misused
from magnat.editions import Own, loose, read
from magnat.editions.document import MOST_BYTES
from magnat.games import all_games, edition, variants
from magnat.kernel import BadOption, Edition, Option, Value


def declare_choice(parser: Parser, own: bool = True) -> None:
    """The flags of every command that deals a game; `own`: also by the file of an edition."""
    if own:
        parser.flag("edition", metavar="FILE")
    parser.number("seats", 1, 99)
    parser.flag("variant", metavar="V", default="standard")
    parser.flag("option", metavar="NAME=VALUE", action="append", default=[])


def known_game(game: str | None) -> str:
    if game is None:
        raise Misused("no-game", "", all_games())
    if game not in all_games():
        raise Misused("unknown-game", game, all_games())
    return game


def edition_file(file: str, playable: bool = True) -> Own:
    """The edition in a file."""
    text = Path(file).read_bytes()[: MOST_BYTES + 1].decode("utf-8", "replace")
    return (read if playable else loose)(text, file)


def game_of(args: argparse.Namespace) -> str:
    """The game that was named, or that of the edition."""
    if getattr(args, "edition", None) and args.game is None:
        return edition_file(args.edition).game
    return known_game(args.game)


def chosen(args: argparse.Namespace, game: str) -> Edition:
    """The edition that the command line describes."""
    if getattr(args, "edition", None):
        own = edition_file(args.edition)
        if own.game != game:
            raise Misused("other-game", game, file=args.edition, game=own.game)
        return own.edition().with_(**dict(option_from(own.printed, text) for text in args.option))
    if args.variant not in variants(game):
        raise Misused("unknown-variant", args.variant, variants(game))
    plain = variants(game)[args.variant]
    return edition(game, args.variant, dict(option_from(plain, text) for text in args.option))


def option_from(plain: Edition, text: str) -> tuple[str, Value]:
    """`name=value`, the value read as the option wants it."""
    name, equals, value = text.partition("=")
    known = {option.name: option for option in plain.declared}
    if name not in known:
        raise Misused("unknown-option", name, known, game=plain.name)
    if not equals:
        raise BadOption(name, "", known[name].accepted())
    return name, value_from(known[name], value)


def value_from(option: Option, text: str) -> Value:
    if isinstance(option.default, bool):
        value: Value = {"true": True, "false": False}.get(text.lower(), text)
    elif isinstance(option.default, int):
        value = int(text) if text.isdecimal() else text
    else:
        value = text
    if not option.accepts(value):
        raise BadOption(option.name, text, option.accepted())
    return value


def seats_for(e: Edition, asked: int | None, usual: int = 4) -> int:
    seats = min(max(usual, e.least), e.most) if asked is None else asked
    e.check_seats(seats)
    return seats
