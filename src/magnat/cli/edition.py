"""`magnat edition`: create, check, show, compare and play a custom edition."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from magnat import editions
from magnat.cli.app import CommandParser
from magnat.cli.arguments import check_game, declare_game_flags, load_edition_file
from magnat.editions import GRADE_BAD, CustomEdition, LineIndex
from magnat.hosts.terminal.files import check_free_path
from magnat.hosts.terminal.refusals import UsageError
from magnat.hosts.terminal.terminal import Terminal
from magnat.languages import COMPLETE_LANGUAGES, text_in
from magnat.texts import Texts

EDITION_ACTIONS: Final = ("new", "check", "show", "diff", "play")
EXIT_FAULTY: Final = 1
GRADE_STYLES: Final = {"bad": "bold red", "warn": "yellow", "fact": ""}


def declare(parser: CommandParser) -> None:
    parser.add_operand("what", choices=EDITION_ACTIONS)
    parser.add_operand("file", nargs="?")
    parser.add_flag("game", metavar="GAME", default="electronic")
    declare_game_flags(parser, custom_editions=False)


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    if args.file is None:
        raise UsageError("no-file", command=f"magnat edition {args.what}")
    if args.what == "new":
        return create_edition_file(terminal, args)
    if args.what == "play":
        return play_edition(terminal, args)
    custom = load_edition_file(args.file, playable=args.what == "show")
    if args.what == "check":
        return check_edition_file(terminal, custom, LineIndex(Path(args.file).read_text(encoding="utf-8")))
    return show_edition(terminal, custom) if args.what == "show" else show_differences(terminal, custom)


def create_edition_file(terminal: Terminal, args: argparse.Namespace) -> int:
    """Create a file without changes: the printed game under a new name."""
    game = check_game(args.game)
    path = check_free_path(args.file)
    name = Path(args.file).name.removesuffix(".toml").removesuffix(".magnat")
    custom = editions.parse_document({"format": 1, "game": game, "title": dict.fromkeys(COMPLETE_LANGUAGES, name[:40])})
    Path(path).write_text(editions.write(custom), encoding="utf-8")
    terminal.write_text("saved", file=str(path))
    return 0


def check_edition_file(terminal: Terminal, custom: CustomEdition, lines: LineIndex) -> int:
    """Show all findings. The exit code tells if the edition is playable."""
    found = editions.run_edition_checks(custom)
    for each in found:
        message = editions.check_message(each, custom.printed_edition, terminal.lang)
        repair = editions.repair_message(each, custom.printed_edition, terminal.lang)
        line = f"{lines.line_of(each.path)}: {each.path}: {message} {repair}"
        terminal.write(line.rstrip(), GRADE_STYLES[each.grade])
    faults = [each for each in found if each.grade == GRADE_BAD]
    terminal.write_text("edition-faulty" if faults else "edition-fine", "" if faults else "green", count=len(faults))
    return EXIT_FAULTY if faults else 0


def show_edition(terminal: Terminal, custom: CustomEdition) -> int:
    e, lang = custom.edition(), terminal.lang
    texts = Texts(e, lang)
    terminal.write(text_in(custom.title, lang) or texts.title, "bold")
    for i, space in enumerate(getattr(custom.board, "space", ())):
        price = f"  {texts.money(space.price)}" if space.price else ""
        terminal.write(f"{i + 1:>3}  {texts.space(i)}{price}")
    decks: Sequence[Sequence[object]] = getattr(e, "decks", ())
    for deck, cards in enumerate(decks):
        if custom.board.cards and not (deck and cards is decks[0]):
            for i in range(len(cards)):
                terminal.write(f"     {texts.card(deck, i)}: {texts.card_text(deck, i)}")
    return 0


def show_differences(terminal: Terminal, custom: CustomEdition) -> int:
    found = editions.list_differences(custom)
    for each in found:
        terminal.write(text_in(each, terminal.lang))
    if not found:
        terminal.write_text("edition-printed")
    return 0


def play_edition(terminal: Terminal, args: argparse.Namespace) -> int:
    from magnat.cli import play as playing  # start-up time

    args.edition, args.game, args.terminal, args.resume = args.file, None, True, None
    args.humans, args.names, args.level = None, "", ""
    return playing.run(terminal, args)
