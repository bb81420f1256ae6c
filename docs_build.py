"""Builds the documentation as a static site: `python docs_build.py`, or `... serve` to view it.

The pages are docs/**/*.md and a few others; the booklets of the games, the commands and the Python API are generated
from the program. Sphinx with MyST and Furo build the site, treat warnings as errors, and need no network. Of the
Markdown generators compared in 2026, MkDocs is no longer maintained, its Material theme ends with the year, and
Zensical is below version 0.1.
"""

import contextlib
import functools
import hashlib
import http.server
import io
import os
import re
import shutil
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
PAGES = ROOT / "build" / "docs-pages"
SITE = ROOT / "build" / "docs"

# The sections of the site: pages by their path below `docs`, or, in `MOVED`, elsewhere in the repository.
SECTIONS = {
    "Tutorials": ["first-game", "first-bot", "first-environment", "first-card"],
    "How-to guides": [
        *("run-a-server", "publish-the-site", "make-an-edition", "hold-a-tournament", "train"),
        *("review-a-game", "study-a-game", "add-a-game", "contribute"),
    ],
    "Reference": ["command-line", "bots", "environments", "protocol", "bank"],
    "Python API": [],
    "Rules": [],
    "Explanation": [
        *("architecture", "kernel", "hidden-information", "luck", "review", "search", "matches", "site"),
    ],
    "Measurements": ["speed", "environments", "ladder", "bots", "reviews", "server", "changelog"],
}
FOLDERS = {"Tutorials": "tutorials", "How-to guides": "howto", "Measurements": "measurements"}
MOVED = {
    "howto/contribute": "CONTRIBUTING.md",
    "explanation/architecture": "docs/DESIGN.md",
    "measurements/speed": "bench/SPEED.md",
    "measurements/environments": "bench/ENVS.md",
    "measurements/ladder": "bench/LADDER.md",
    "measurements/bots": "bench/BOTS.md",
    "measurements/reviews": "bench/REVIEWS.md",
    "measurements/server": "bench/SERVER.md",
    "measurements/changelog": "CHANGELOG.md",
    "index": "docs/README.md",
}
GENERATED = ("reference/command-line",)
SETTINGS = """
project = "Magnat"
author = copyright = "Magnat contributors"
extensions = ["myst_parser"]
html_theme = "furo"
html_title = "Magnat"
html_favicon = "pictures/icon.svg"
html_copy_source = False
html_show_sphinx = False
myst_heading_anchors = 3
myst_enable_extensions = ["attrs_inline"]
suppress_warnings = ["misc.highlighting_failure"]  # examples of the protocol contain arrows and dots
"""


def write(name: str, text: str) -> None:
    path = PAGES / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def list_pages() -> dict[str, list[str]]:
    """Return the hand-written and generated pages of each section, except for API and rules."""
    return {
        section: [f"{FOLDERS.get(section, section.lower())}/{page}" for page in pages]
        for section, pages in SECTIONS.items()
    }


def source_of(page: str) -> Path:
    return ROOT / MOVED.get(page, f"docs/{page}.md")


def link_to(page: str) -> str:
    """Return a link from the start page to a written page, with its title."""
    title = (PAGES / f"{page}.md").read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
    return f"[{title}]({page}.md)"


def write_index(api: list[str], booklets: list[str]) -> None:
    """Add the generated pages and the navigation to the start page."""
    links = [
        "* [The command line](reference/command-line.md)",
        f"* Python API: {', '.join(map(link_to, api))}",
        f"* Rules: {', '.join(map(link_to, booklets))}",
    ]
    start = (PAGES / "index.md").read_text(encoding="utf-8")
    lines = [re.sub(r"The documentation site \(`make docs`\).*?\n\n", "\n".join(links) + "\n", start, flags=re.DOTALL)]
    for section, pages in list_pages().items():
        listed = {"Python API": api, "Rules": booklets}.get(section, pages)
        lines += ["```{toctree}", ":hidden:", f":caption: {section}", ":maxdepth: 1", "", *listed, "```", ""]
    write("index.md", "\n".join(lines))


def copy_pages() -> None:
    """Copy the hand-written pages. Links lead to the copies, and pictures follow the theme."""
    copied = {source_of(page): page for pages in list_pages().values() for page in pages if page not in GENERATED}
    copied[source_of("index")] = "index"
    unlisted = sorted(set((ROOT / "docs").rglob("*.md")) - set(copied))
    if unlisted:
        raise SystemExit(f"pages in no section: {', '.join(path.name for path in unlisted)}")
    for source, page in copied.items():
        text = relink(source.read_text(encoding="utf-8"), source, page, copied)
        if page == "explanation/architecture":
            text = insert_package_graph(text)
        write(f"{page}.md", text)


def relink(text: str, source: Path, page: str, copied: dict[Path, str]) -> str:
    """Return a page with links and pictures relative to its place on the site."""

    def replace(found: re.Match[str]) -> str:
        target, anchor = (source.parent / found[2]).resolve(), found[3] or ""
        if target in copied:
            return f"{found[1]}({relative(copied[target] + '.md', page)}{anchor})"
        if target.suffix in (".svg", ".webp") and target.is_file():
            return show_picture(f"{found[1]}({relative(f'pictures/{target.name}', page)})", target)
        return found[0]

    return re.sub(r"(!?\[[^]]*\])\(([\w./-]+)(#[\w-]+)?\)", replace, text)


def relative(target: str, page: str) -> str:
    return os.path.relpath(target, Path(page).parent).replace(os.sep, "/")


def show_picture(image: str, target: Path) -> str:
    """Return a picture, or the two variants of a picture for light and dark themes."""
    dark = target.with_name(target.name.replace("-light", "-dark"))
    for each in (target, dark):
        shutil.copy(each, PAGES / "pictures" / each.name)
    if dark == target:
        return image
    return f"{image}{{.only-light}}\n{image.replace('-light.', '-dark.')}{{.only-dark}}"


def insert_package_graph(text: str) -> str:
    from magnat.version import PACKAGE
    from tools.layers import draw

    write("pictures/packages.svg", draw(PACKAGE))
    before = "Games never import each other."
    return text.replace(before, f"![The packages and their imports](../pictures/packages.svg)\n\n{before}", 1)


def write_booklets() -> list[str]:
    """Write the booklet of each game in each language that has booklets; each rule has an anchor."""
    from magnat.games import BUILT_IN, edition
    from magnat.languages import COMPLETE_LANGUAGES
    from magnat.texts import Texts
    from magnat.texts.booklet import booklet_of, ruling_behind
    from magnat.texts.bundles import load_shared_bundle

    pages = []
    for lang in COMPLETE_LANGUAGES:
        clarification = load_shared_bundle(lang, "web").format("ruling", {})[0]
        for game in BUILT_IN:
            e = edition(game)
            lines = [f"# {Texts(e, lang).title} ({lang})", "", show_game(game), ""]
            for chapter in booklet_of(e):
                lines += [f"## {chapter.title(lang)}", "", f"*{chapter.lead(lang)}*", ""]
                for paragraph in chapter.paragraph:
                    lines += [f"({rule})=" for rule in paragraph.rules]
                    ours = ruling_behind(e, paragraph)
                    mark = f" · *{clarification}: {ours.reason(lang)}*" if ours else ""
                    lines += [f"### {paragraph.title(lang)}", "", paragraph.text(lang), ""]
                    lines += format_examples(e, paragraph, lang)
                    lines += [f"<small>{', '.join(paragraph.rules)}</small>{mark}", ""]
            text = "\n".join(lines)
            pages.append(f"rules/{game}-{lang}")
            write(f"{pages[-1]}.md", text if lang == COMPLETE_LANGUAGES[0] else without_targets(text))
    return pages


def format_examples(e: Any, paragraph: Any, lang: str) -> list[str]:
    """Return the examples of a paragraph: each attempted answer and the game's reply."""
    from magnat.positions.scenes import describe_tries

    lines = [
        f"* {'✗' if refused else '✓'} **{caption}.** {reply}"
        for caption, refused, reply in describe_tries(e, paragraph, lang)
    ]
    return [*lines, ""] if lines else []


def without_targets(text: str) -> str:
    """Return a booklet without anchors: they are unique, and the first language has them."""
    return "\n".join([line for line in text.split("\n") if not (line.startswith("(") and line.endswith(")="))])


def show_game(game: str) -> str:
    """Return the picture of a game for its booklet; "" if there is none."""
    target = ROOT / "docs" / "pictures" / f"{game}-light.webp"
    return show_picture(f"![{game}](../pictures/{target.name})", target) if target.is_file() else ""


def write_commands() -> None:
    """Write a page with the help of every command."""
    from magnat.cli.app import COMMANDS, main

    lines = ["# The command line", "", "After this page you know every command of `magnat` and its options.", ""]
    for command in COMMANDS:
        output = io.StringIO()
        with contextlib.redirect_stdout(output), contextlib.suppress(SystemExit):
            main([command, "--help", "--lang", "en"])
        lines += [f"## magnat {command}", "", "```text", output.getvalue().rstrip(), "```", ""]
    write("reference/command-line.md", "\n".join(lines))


def write_api() -> list[str]:
    """Write a page for each module of the Python API."""
    from tools.api_pages import MODULES, render_module

    for module in MODULES:
        write(f"api/{module}.md", render_module(module))
    return [f"api/{module}" for module in MODULES]


def build() -> int:
    """Write the pages, then the site. Warnings are errors."""
    from sphinx.cmd.build import build_main

    from magnat.languages import DEFAULT_LANGUAGE, LANGUAGES

    for folder in (PAGES, SITE):
        shutil.rmtree(folder, ignore_errors=True)
    (PAGES / "pictures").mkdir(parents=True)
    shutil.copy(ROOT / "web" / "public" / "icon.svg", PAGES / "pictures")
    write("conf.py", SETTINGS)
    copy_pages()
    write_commands()
    write_index(write_api(), write_booklets())
    failed = int(build_main(["-q", "-W", "--keep-going", "-b", "html", str(PAGES), str(SITE)]))
    for page in sorted(SITE.rglob("*.html")):
        text = move_inline_code(
            repair_markup(page.read_text(encoding="utf-8")), relative("_static", page.relative_to(SITE).as_posix())
        )
        lang = page.stem.rpartition("-")[2]
        if lang in LANGUAGES:
            text = text.replace(f' lang="{DEFAULT_LANGUAGE}"', f' lang="{lang}"', 1)
        page.write_text(text, "utf-8")
    return failed


def repair_markup(page: str) -> str:
    """Return a page with the accessible names, levels and scrollable regions that the theme omits."""
    for written, repaired in (
        ('<p class="caption" role="heading">', '<p class="caption" role="heading" aria-level="2">'),
        ('<aside class="sidebar-drawer">', '<aside class="sidebar-drawer" aria-label="Pages">'),
        ('<aside class="toc-drawer">', '<aside class="toc-drawer" aria-label="On this page">'),
        ("<pre>", '<pre tabindex="0">'),
        ('<div class="table-wrapper', '<div tabindex="0" class="table-wrapper'),
        ('<th class="head"><p></p></th>', "<td></td>"),
        (' style="display: none;"', ' display="none"'),  # of SVG images: the server's CSP forbids inline styles
        (' style="opacity: 50%"', ' opacity="0.5"'),
    ):
        page = page.replace(written, repaired)
    main = '<article role="main" id="furo-main-content">'
    return page if "<h1" in page else page.replace(main, f"{main}<h1>Search</h1>")  # the only page without a title


def move_inline_code(page: str, static: str) -> str:
    """Move inline scripts and styles to files in the folder `static`, because the server's CSP forbids them."""
    for tag, ending, link in (
        ("script", "js", '<script src="{static}/{name}"></script>'),
        ("style", "css", '<link rel="stylesheet" href="{static}/{name}">'),
    ):
        for element, text in sorted(set(re.findall(rf"(<{tag}>(.*?)</{tag}>)", page, re.DOTALL))):
            name = f"page-{hashlib.sha256(text.encode()).hexdigest()[:8]}.{ending}"
            (SITE / "_static" / name).write_text(text, encoding="utf-8")
            page = page.replace(element, link.format(static=static, name=name))
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
