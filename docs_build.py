"""build: the documentation as a site of static files: `python docs_build.py`, or `... serve` to look at it.

The pages are docs/*.md; what the program can tell is told by it: the booklets of the games, every command from its own
help, the Python API from its docstrings. Sphinx with MyST and Furo build them strictly, without a request to anywhere.
Of the generators for Markdown that were looked at in 2026, MkDocs is no longer maintained, its Material theme ends with
the year, and Zensical is not yet at 0.1.
"""

import contextlib
import functools
import hashlib
import http.server
import inspect
import io
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
PAGES = ROOT / "build" / "docs-pages"
SITE = ROOT / "build" / "docs"

PARTS = {
    "Learn": ["LEARN"],
    "Play": [],  # the booklets
    "Build": ["BOTS", "LADDER", "ARENA", "STUDY", "EDITIONS", "ENVS", "NEW_GAME", "CONTRIBUTING"],
    "Operate": ["OPERATING", "BANK", "SITE"],
    "Reference": ["api", "cli", "PROTOCOL"],
    "Why": ["DESIGN", "SPEED", "CHANGELOG"],
}
ELSEWHERE = {"CONTRIBUTING": "CONTRIBUTING.md", "CHANGELOG": "CHANGELOG.md", "SPEED": "bench/SPEED.md"}
SETTINGS = """
project = "Magnat"
author = copyright = "Magnat contributors"
extensions = ["myst_parser"]
html_theme = "furo"
html_title = "Magnat"
html_copy_source = False
html_show_sphinx = False
myst_heading_anchors = 3
suppress_warnings = ["misc.highlighting_failure"]  # what a protocol says is not always JSON
"""


def write(name: str, text: str) -> None:
    (PAGES / name).write_text(text, encoding="utf-8")


def parts() -> dict[str, list[str]]:
    """The pages of each part; one that is new and stands in none yet is found under Why."""
    listed = [page for pages in PARTS.values() for page in pages]
    others = [path.stem for path in sorted((ROOT / "docs").glob("*.md")) if path.stem not in listed]
    return {**PARTS, "Why": [*PARTS["Why"], *others]}


def write_index(booklets: list[str]) -> None:
    lines = [
        "# Magnat",
        "",
        "Five property-trading board games, one engine: for people, bots, tournaments and learning agents.",
        "",
    ]
    for part, pages in parts().items():
        listed = booklets if part == "Play" else pages
        lines += ["```{toctree}", f":caption: {part}", ":maxdepth: 1", "", *listed, "```", ""]
    write("index.md", "\n".join(lines))


def copy_pages() -> None:
    """The pages that are written by hand. A link to a page that stands elsewhere leads to its copy."""
    for page in [page for pages in parts().values() for page in pages if page not in ("api", "cli")]:
        text = (ROOT / ELSEWHERE.get(page, f"docs/{page}.md")).read_text(encoding="utf-8")
        write(f"{page}.md", text.replace("](docs/", "]("))


def copy_pictures() -> None:
    """Copy the pictures of the pages, and draw the packages below their list on the design page."""
    from magnat.version import PACKAGE
    from tools.layers import draw

    for picture in sorted((ROOT / "docs").glob("*.svg")):
        shutil.copy(picture, PAGES / picture.name)
    write("packages.svg", draw(PACKAGE))
    page = (PAGES / "DESIGN.md").read_text(encoding="utf-8")
    image = "![The packages and their imports](packages.svg)\n\n"
    write("DESIGN.md", page.replace("Games never import each other.", image + "Games never import each other.", 1))


def write_booklets() -> list[str]:
    """Every game as its players read it, in both languages; each rule has an address of its own."""
    from magnat.games import BUILT_IN, edition
    from magnat.texts import LANGUAGES, Texts
    from magnat.texts.booklet import booklet_of, ruling_behind

    made = []
    for lang in LANGUAGES:
        for game in BUILT_IN:
            e = edition(game)
            lines = [f"# {Texts(e, lang).title} ({lang})", ""]
            for chapter in booklet_of(e):
                lines += [f"## {chapter.title(lang)}", "", f"*{chapter.lead(lang)}*", ""]
                for paragraph in chapter.paragraph:
                    lines += [f"({rule})=" for rule in paragraph.rules]
                    ours = ruling_behind(e, paragraph)
                    mark = (
                        f" · *{'précision' if lang == 'fr' else 'clarification'}: {ours.reason(lang)}*" if ours else ""
                    )
                    lines += [f"### {paragraph.title(lang)}", "", paragraph.text(lang), ""]
                    lines += examples_told(e, paragraph, lang)
                    lines += [f"<small>{', '.join(paragraph.rules)}</small>{mark}", ""]
            text = "\n".join(lines)
            made.append(f"rules-{game}-{lang}")
            write(f"{made[-1]}.md", text if lang == LANGUAGES[0] else without_targets(text))
    return made


def examples_told(e: Any, paragraph: Any, lang: str) -> list[str]:
    """What was tried from a position, and what the game said to it."""
    from magnat.positions.scenes import describe_tries

    told = [
        f"* {'✗' if refused else '✓'} **{caption}.** {said}"
        for caption, refused, said in describe_tries(e, paragraph, lang)
    ]
    return [*told, ""] if told else []


def without_targets(text: str) -> str:
    """A rule has one address: in the language that comes first."""
    return "\n".join([line for line in text.split("\n") if not (line.startswith("(") and line.endswith(")="))])


def write_commands() -> None:
    """Every command, as its own help tells it."""
    from magnat.cli.app import COMMANDS, main

    lines = ["# The command line", ""]
    for command in COMMANDS:
        told = io.StringIO()
        with contextlib.redirect_stdout(told), contextlib.suppress(SystemExit):
            main([command, "--help", "--lang", "en"])
        lines += [f"## magnat {command}", "", "```text", told.getvalue().rstrip(), "```", ""]
    write("cli.md", "\n".join(lines))


def signature(thing: Callable[..., Any]) -> str:
    try:
        return str(inspect.signature(thing))
    except (TypeError, ValueError):  # a compiled one may have none
        return "(...)"


def told(name: str, thing: Any, depth: int) -> list[str]:
    """A function, a class with what it offers, or a property: what it is called with, and its docstring."""
    title = f"{name}{signature(thing)}" if callable(thing) and not inspect.isclass(thing) else name
    lines = [f"{'#' * depth} {name}", "", f"```text\n{title}\n```", "", inspect.getdoc(thing) or "", ""]
    if inspect.isclass(thing):
        for member, value in vars(thing).items():
            if member.startswith("_") or not (callable(value) or isinstance(value, property)):
                continue
            if inspect.getdoc(value):
                lines += told(f"{name}.{member}", value, depth + 1)
    return lines


def write_api() -> None:
    """What Python programs use, from the docstrings."""
    import magnat
    from magnat.api.game import Game
    from magnat.api.question import Question
    from magnat.bots import Bot, Observation
    from magnat.envs import Core, text, zoo

    lines = ["# The Python API", "", "## magnat", "", inspect.getdoc(magnat) or "", ""]
    for name in magnat.__all__:
        lines += told(f"magnat.{name}", getattr(magnat, name), 3)
    for heading, things in (
        ("Games", {"Game": Game, "Question": Question}),
        ("Bots", {"Bot": Bot, "Sight": Observation}),
        ("Environments", {"magnat.envs.Core": Core, "magnat.envs.zoo.env": zoo.env, "TextTable": text.TextTable}),
    ):
        lines += [f"## {heading}", ""]
        for name, thing in things.items():
            lines += told(name, thing, 3)
    write("api.md", "\n".join(lines))


def build() -> int:
    """Write the pages, then the site; a warning is a failure."""
    from sphinx.cmd.build import build_main

    for folder in (PAGES, SITE):
        shutil.rmtree(folder, ignore_errors=True)
    PAGES.mkdir(parents=True)
    write("conf.py", SETTINGS)
    copy_pages()
    copy_pictures()
    write_commands()
    write_api()
    write_index(write_booklets())
    failed = int(build_main(["-q", "-W", "--keep-going", "-b", "html", str(PAGES), str(SITE)]))
    for page in sorted(SITE.rglob("*.html")):
        text = outside(mended(page.read_text(encoding="utf-8")))
        page.write_text(text.replace(' lang="en"', ' lang="fr"', 1) if page.stem.endswith("-fr") else text, "utf-8")
    return failed


def mended(page: str) -> str:
    """What the theme leaves out for who reads by ear or by key: levels, names, and a way to scroll what is wide."""
    for said, meant in (
        ('<p class="caption" role="heading">', '<p class="caption" role="heading" aria-level="2">'),
        ('<aside class="sidebar-drawer">', '<aside class="sidebar-drawer" aria-label="Pages">'),
        ('<aside class="toc-drawer">', '<aside class="toc-drawer" aria-label="On this page">'),
        ("<pre>", '<pre tabindex="0">'),
        ('<div class="table-wrapper', '<div tabindex="0" class="table-wrapper'),
        ('<th class="head"><p></p></th>', "<td></td>"),
        (' style="display: none;"', ' display="none"'),  # of pictures: our server lets no page dress itself
        (' style="opacity: 50%"', ' opacity="0.5"'),
    ):
        page = page.replace(said, meant)
    main = '<article role="main" id="furo-main-content">'
    return page if "<h1" in page else page.replace(main, f"{main}<h1>Search</h1>")  # the one page without a title


def outside(page: str) -> str:
    """What a page would run or wear by itself stands in a file: our server lets nothing else be run."""
    for tag, ending, link in (
        ("script", "js", '<script src="_static/{name}"></script>'),
        ("style", "css", '<link rel="stylesheet" href="_static/{name}">'),
    ):
        for whole, text in set(re.findall(rf"(<{tag}>(.*?)</{tag}>)", page, re.DOTALL)):
            name = f"page-{hashlib.sha256(text.encode()).hexdigest()[:8]}.{ending}"
            (SITE / "_static" / name).write_text(text, encoding="utf-8")
            page = page.replace(whole, link.format(name=name))
    return page


def main(words: list[str]) -> int:
    try:
        failed = build()
    except ModuleNotFoundError as missing:
        print(f"The documentation was not built: there is no {missing.name} (pip install -e '.[docs]').")
        return 1
    if failed:
        return failed
    print(f"{SITE.relative_to(ROOT)}/index.html: {len(list(SITE.rglob('*.html')))} pages")
    if words == ["serve"]:
        handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(SITE))
        with http.server.ThreadingHTTPServer(("127.0.0.1", 8019), handler) as server:
            print("http://127.0.0.1:8019")
            with contextlib.suppress(KeyboardInterrupt):
                server.serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
