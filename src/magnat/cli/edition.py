"""cli: `magnat edition`, a game made one's own: begin a file, check it, show it, tell what differs, play it."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from magnat import editions
from magnat.cli.app import Parser
from magnat.cli.arguments import declare_choice, edition_file, known_game
from magnat.cli.records import free_path
from magnat.cli.refusals import Misused
from magnat.cli.terminal import Terminal
from magnat.editions import BAD, Lines, Own
from magnat.texts import Texts

DEEDS: Final = ("new", "check", "show", "diff", "play")
FAULTY: Final = 1
STYLES: Final = {"bad": "bold red", "warn": "yellow", "fact": ""}


def declare(parser: Parser) -> None:
    parser.operand("what", choices=DEEDS)
    parser.operand("file", nargs="?")
    parser.flag("game", metavar="GAME", default="electronic")
    declare_choice(parser, own=False)


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    if args.file is None:
        raise Misused("no-file", command=f"magnat edition {args.what}")
    if args.what == "new":
        return begin(terminal, args)
    if args.what == "play":
        return play(terminal, args)
    own = edition_file(args.file, playable=args.what == "show")
    if args.what == "check":
        return check(terminal, own, Lines(Path(args.file).read_text(encoding="utf-8")))
    return show(terminal, own) if args.what == "show" else diff(terminal, own)


def begin(terminal: Terminal, args: argparse.Namespace) -> int:
    """A file that says nothing yet: the printed game, under a name of one's own."""
    game = known_game(args.game)
    path = free_path(args.file)
    name = Path(args.file).name.removesuffix(".toml").removesuffix(".magnat")
    own = editions.shaped({"format": 1, "game": game, "title": {"fr": name[:40], "en": name[:40]}})
    Path(path).write_text(editions.write(own), encoding="utf-8")
    terminal.say("saved", file=str(path))
    return 0


def check(terminal: Terminal, own: Own, lines: Lines) -> int:
    """Everything that is to be said of it; whether it can be played is the exit code."""
    found = editions.checks(own)
    for each in found:
        told = f"{lines.of(each.path)}: {each.path}: {editions.said(each, own.printed, terminal.lang)}"
        terminal.write(f"{told} {editions.mended(each, own.printed, terminal.lang)}".rstrip(), STYLES[each.grade])
    faults = [each for each in found if each.grade == BAD]
    terminal.say("edition-faulty" if faults else "edition-fine", "" if faults else "green", count=len(faults))
    return FAULTY if faults else 0


def show(terminal: Terminal, own: Own) -> int:
    """Title, spaces and cards as they will be read."""
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


def diff(terminal: Terminal, own: Own) -> int:
    found = editions.differences(own)
    for each in found:
        terminal.write(getattr(each, terminal.lang))
    if not found:
        terminal.say("edition-printed")
    return 0


def play(terminal: Terminal, args: argparse.Namespace) -> int:
    from magnat.cli import play as playing

    args.edition, args.game, args.terminal, args.resume = args.file, None, True, None
    args.humans, args.names, args.level = None, "", ""
    return playing.run(terminal, args)
