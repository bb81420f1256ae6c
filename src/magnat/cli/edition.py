"""`magnat edition`: create, check, show, compare and play a custom edition."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from magnat import editions
from magnat.cli.app import CommandParser
from magnat.cli.arguments import check_game, declare_game_flags, load_edition_file
from magnat.editions import GRADE_BAD, CustomEdition, LineIndex
from magnat.hosts.terminal.records import check_free_path
from magnat.hosts.terminal.refusals import UsageError
from magnat.hosts.terminal.terminal import Terminal
from magnat.texts import Texts

EDITION_ACTIONS: Final = ("new", "check", "show", "diff", "play")
EXIT_FAULTY: Final = 1
GRADE_STYLES: Final = {"bad": "bold red", "warn": "yellow", "fact": ""}


def declare(parser: CommandParser) -> None:
    parser.add_operand("what", choices=EDITION_ACTIONS)
    parser.add_operand("file", nargs="?")
    parser.add_flag("game", metavar="GAME", default="electronic")
    declare_game_flags(parser, own=False)


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    if args.file is None:
        raise UsageError("no-file", command=f"magnat edition {args.what}")
    if args.what == "new":
        return create_edition_file(terminal, args)
    if args.what == "play":
        return play_edition(terminal, args)
    own = load_edition_file(args.file, playable=args.what == "show")
    if args.what == "check":
        return check_edition_file(terminal, own, LineIndex(Path(args.file).read_text(encoding="utf-8")))
    return show_edition(terminal, own) if args.what == "show" else show_differences(terminal, own)


def create_edition_file(terminal: Terminal, args: argparse.Namespace) -> int:
    """Create a file without changes: the printed game under a new name."""
    game = check_game(args.game)
    path = check_free_path(args.file)
    name = Path(args.file).name.removesuffix(".toml").removesuffix(".magnat")
    own = editions.parse_document({"format": 1, "game": game, "title": {"fr": name[:40], "en": name[:40]}})
    Path(path).write_text(editions.write(own), encoding="utf-8")
    terminal.write_text("saved", file=str(path))
    return 0


def check_edition_file(terminal: Terminal, own: CustomEdition, lines: LineIndex) -> int:
    """Show all findings. The exit code tells if the edition is playable."""
    found = editions.run_edition_checks(own)
    for each in found:
        message = editions.check_message(each, own.printed_edition, terminal.lang)
        told = f"{lines.line_of(each.path)}: {each.path}: {message}"
        terminal.write(
            f"{told} {editions.repair_message(each, own.printed_edition, terminal.lang)}".rstrip(),
            GRADE_STYLES[each.grade],
        )
    faults = [each for each in found if each.grade == GRADE_BAD]
    terminal.write_text("edition-faulty" if faults else "edition-fine", "" if faults else "green", count=len(faults))
    return EXIT_FAULTY if faults else 0


def show_edition(terminal: Terminal, own: CustomEdition) -> int:
    """Show the title, spaces and cards."""
    e, lang = own.edition(), terminal.lang
    texts = Texts(e, lang)
    terminal.write(own.title.get(lang) or texts.title, "bold")
    for i, space in enumerate(getattr(own.board, "space", ())):
        price = f"  {texts.money(space.price)}" if space.price else ""
        terminal.write(f"{i + 1:>3}  {texts.space(i)}{price}")
    decks: Sequence[Sequence[object]] = getattr(e, "decks", ())
    for deck, cards in enumerate(decks):
        if own.board.cards and not (deck and cards is decks[0]):
            for i in range(len(cards)):
                terminal.write(f"     {texts.card(deck, i)}: {texts.card_text(deck, i)}")
    return 0


def show_differences(terminal: Terminal, own: CustomEdition) -> int:
    found = editions.list_differences(own)
    for each in found:
        terminal.write(getattr(each, terminal.lang))
    if not found:
        terminal.write_text("edition-printed")
    return 0


def play_edition(terminal: Terminal, args: argparse.Namespace) -> int:
    from magnat.cli import play as playing  # start-up time

    args.edition, args.game, args.terminal, args.resume = args.file, None, True, None
    args.humans, args.names, args.level = None, "", ""
    return playing.run(terminal, args)
