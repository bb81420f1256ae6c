"""The files of the site: the download size of a first game, and what they must or must not contain."""

import gzip
import html
import json
import re
import subprocess
from pathlib import Path

import pytest

import site_build
from magnat.languages import LANGUAGES
from magnat.version import DIGEST_FILE

pytestmark = pytest.mark.closer

BROTLI, GZIP = 4_500_000, 6_000_000  # total bytes of a first game
COMPRESS = """
const [zlib, fs] = [require("zlib"), require("fs")];
const how = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_LGWIN]: 24 } };
console.log(process.argv.slice(1).map((file) => zlib.brotliCompressSync(fs.readFileSync(file), how).length).join(" "));
"""
# files of pages that a first game does not open
LATER = (
    "analysis-",
    "Bank",
    "bank",
    "Replay",
    "Rules",
    "Settings",
    "Fair",
    "Learn",
    "Join",
    "Invite",
    "Keeping",
    "Linked",
    "Inviting",
    "Visiting",
    "Lost",
    "Printing",
    "printing",
    "Statistics",
    "peer",
    "Remote",
    "Review",
    "review",
    "Study",
    "study",
    "Tries",
    "Workshop",
    "workshop",
    "editions",
)
GAMES = ("deal", "electronic", "empire", "millionaire", "star_wars")
# files in languages that the player of a first game does not read
UNREAD = tuple(f"{code}.{kind}" for code in LANGUAGES if code != "fr" for kind in ("ftl", "json"))


def first_game(site: Path, game: str) -> list[Path]:
    """Return the files from the first page to the first question of a game, in one language."""
    paths = [part["path"] for part in json.loads((site / "files.json").read_text())["parts"]]
    others = [other for other in GAMES if other != game]

    def needed(path: str) -> bool:
        name = path.removeprefix("assets/")
        if path.startswith("api/") and path.count("/") > 1:
            return f"/{game}/" in path and not path.endswith((*UNREAD, "rules.json", "booklet.json"))
        studies = re.match(rf"{game}-\d-", name)  # figures of the page of studies, by seats and level
        return not studies and not name.startswith((*others, *LATER))

    return [site / path for path in paths if needed(path)]


def test_a_first_game_is_small_enough_as_gzip(site: Path) -> None:
    everything = sorted({file for game in GAMES for file in first_game(site, game)})
    size = {file: len(gzip.compress(file.read_bytes())) for file in everything}
    sizes = [sum(size[file] for file in first_game(site, game)) for game in GAMES]
    print(dict(zip(GAMES, sizes, strict=True)))
    assert max(sizes) <= GZIP, sizes


def test_a_first_game_is_small_enough_as_brotli(site: Path) -> None:
    everything = sorted({file for game in GAMES for file in first_game(site, game)})
    done = subprocess.run([site_build.node(), "-e", COMPRESS, *map(str, everything)], capture_output=True, text=True)
    size = dict(zip(everything, map(int, done.stdout.split()), strict=True))
    sizes = [sum(size[file] for file in first_game(site, game)) for game in GAMES]
    print(dict(zip(GAMES, sizes, strict=True)))
    assert max(sizes) <= BROTLI, sizes


def test_every_page_has_a_content_security_policy(site: Path) -> None:
    """In the page itself, because its host may send no headers, and before the first script."""
    pages = sorted(site.rglob("*.html"))
    assert site / "index.html" in pages
    for page in pages:
        head = html.unescape(page.read_text(encoding="utf-8")).partition("<script")[0]
        found = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)"', head)
        assert found, page.name
        policy = dict(directive.strip().split(" ", 1) for directive in found[1].split(";"))
        assert policy["default-src"] == policy["base-uri"] == policy["form-action"] == "'none'"
        assert policy["script-src"] == "'self' 'wasm-unsafe-eval'" and policy["connect-src"] == "'self'"
        assert "'unsafe-" not in found[1] and "*" not in found[1]


def test_the_site_contains_no_development_files(site: Path) -> None:
    paths = [path.relative_to(site).as_posix() for path in site.rglob("*")]
    assert not [path for path in paths if path.endswith((".map", ".ts", ".md", ".py", ".d.ts"))]
    engine, analysis = files_in_pack(site, "engine"), files_in_pack(site, "analysis")
    assert f"magnat/{DIGEST_FILE}" in engine, "records state the version of the engine"
    assert "magnat/match/match.pyc" in engine and "magnat/analysis/review.pyc" in analysis
    assert not [name for name in (*engine, *analysis) if name.endswith(".py")] and not {*engine} & {*analysis}
    assert not [name for name in (*engine, *analysis) if name.startswith(("magnat/store", "magnat/cli", "openskill"))]
    explained = [f"magnat/games/{game}/adapters/reasons.pyc" for game in GAMES]
    assert {"magnat/analysis/property_reasons.pyc", *explained} <= {*analysis}, (
        "loaded by name when a moment is explained"
    )
    assert not [name for name in analysis if name.startswith("magnat/study/data")]  # the client has studies of its own
    later = ("magnat/analysis", "magnat/arena", "magnat/study", "fluent", "babel")
    assert not [name for name in engine if name.startswith(later)]


def files_in_pack(site: Path, name: str) -> list[str]:
    """Return the files in a pack."""
    content = next(site.glob(f"{name}-*.pack")).read_bytes()
    return [name for name, _ in json.loads(content[4 : 4 + int.from_bytes(content[:4], "little")])]
