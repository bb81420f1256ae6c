"""`magnat rules`: the rules catalogue with its citations in code and tests."""

import argparse
from collections import Counter
from collections.abc import Sequence

import msgspec
from rich.table import Table as Grid

from magnat.cli.app import CommandParser
from magnat.cli.arguments import check_game
from magnat.cli.citations import CitationPlaces, cited_by_code, cited_by_tests, find_tests_folder, sources_of_game
from magnat.games import edition
from magnat.hosts.terminal.terminal import Terminal
from magnat.kernel import Edition
from magnat.positions.scenes import describe_tries
from magnat.texts.booklet import booklet_of, ruling_behind
from magnat.texts.rules import Rule, rules_of


def declare(parser: CommandParser) -> None:
    parser.add_operand("game", nargs="?")
    parser.add_flag("json", action="store_true")
    parser.add_flag("missing", action="store_true")
    parser.add_flag("read", action="store_true")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    e = edition(check_game(args.game))
    if args.read:
        return show_rules(terminal, e)
    rules, home = rules_of(e), sources_of_game(e)
    folder = find_tests_folder(home)
    code, tests = cited_by_code(home), cited_by_tests(folder) if folder else {}
    shown = [rule for rule in rules if not args.missing or rule.id not in tests]
    if args.json:
        print(rules_as_json(args.game, shown, rules, code, tests))
        return 0
    chapter = ""
    for rule in shown:
        if rule.chapter != chapter:
            chapter = rule.chapter
            terminal.write(f"\n{chapter}", "bold")
        terminal.write(f"{rule.id}  {rule.statement(terminal.lang)}")
        because = rule.reason(terminal.lang)
        if because:
            terminal.write("    " + terminal.text("rules-ruling", because=because), "dim")
        for key, places in (("rules-code", code), ("rules-tests", tests)):
            terminal.write("    " + terminal.text(key) + " " + (", ".join(places.get(rule.id, [])) or "—"), "dim")
    terminal.write()
    if folder is None:
        terminal.write_text("rules-no-checkout", "yellow")
    terminal.stdout.print(coverage_grid(terminal, rules, code, tests))
    return 0


def show_rules(terminal: Terminal, e: Edition) -> int:
    """Show the rules as players read them, chapter by chapter."""
    chapters = booklet_of(e)
    if not chapters:
        terminal.write_text("rules-no-booklet", "yellow")
        return 1
    for number, chapter in enumerate(chapters, 1):
        terminal.write(f"\n{number}. {chapter.title(terminal.lang)}", "bold")
        terminal.write(chapter.lead(terminal.lang), "italic")
        for paragraph in chapter.paragraph:
            terminal.write(f"\n{paragraph.title(terminal.lang)}", "bold")
            terminal.write(paragraph.text(terminal.lang))
            for caption, refused, text in describe_tries(e, paragraph, terminal.lang):
                terminal.write(f"  {'✗' if refused else '✓'} {caption}. {text}", "red" if refused else "green")
            ours = ruling_behind(e, paragraph)
            because = ours.reason(terminal.lang) if ours else ""
            mark = " · " + terminal.text("rules-ruling", because=because) if because else ""
            terminal.write(", ".join(paragraph.rules) + mark, "dim")
    return 0


def coverage_grid(terminal: Terminal, rules: Sequence[Rule], code: CitationPlaces, tests: CitationPlaces) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold", footer_style="bold", show_footer=True)
    ids = {rule.id: None for rule in rules}
    counts = [Counter(rule.chapter for rule in rules if rule.id in cited) for cited in (ids, code, tests)]
    grid.add_column(terminal.text("column-chapter"), terminal.text("rules-all"))
    for key, count in zip(("column-rules", "column-code", "column-tests"), counts, strict=True):
        grid.add_column(terminal.text(key), str(count.total()), justify="right")
    for chapter in counts[0]:
        grid.add_row(chapter, *[str(count[chapter]) for count in counts])
    return grid


def rules_as_json(
    game: str, shown: list[Rule], rules: Sequence[Rule], code: CitationPlaces, tests: CitationPlaces
) -> str:
    listed = [
        {**msgspec.to_builtins(rule), "code": code.get(rule.id, []), "tests": tests.get(rule.id, [])} for rule in shown
    ]
    whole = {
        "game": game,
        "count": len(rules),
        "in_code": sum(rule.id in code for rule in rules),
        "in_tests": sum(rule.id in tests for rule in rules),
        "rules": listed,
    }
    return msgspec.json.format(msgspec.json.encode(whole)).decode()
