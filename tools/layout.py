"""Where things are in this repository. All knowledge about paths that `make quick` has is in this table."""

from typing import Final

# Python. A module's dotted name begins below one of the import roots; the longest one that fits is used.
IMPORT_ROOTS: Final = ("src", "examples/brocante", "examples", "")
PYTHON: Final = ("src", "tests", "examples", "tools", "bench", "hatch_build.py", "site_build.py", "docs_build.py")
SOURCES: Final = "src/"
TESTS: Final = ("tests",)

# The games: loaded by name, so that no import statement leads to them.
GAMES_PACKAGE: Final = "magnat.games"
GAME_HOMES: Final = ("src/magnat/games", "tests/games", "web/src/games")  # one folder for each game
GAME_TESTS: Final = "tests/games"
LOADERS: Final = ("load_part", "load_adapter")  # load_adapter(package, "bot") loads `adapters.bot` of any game
EVERY_GAME: Final = ("all_games", "BUILT_IN", "moneys")  # names that stand for all games

# A test that uses one of these names may start the program, whatever it imports itself.
PROGRAM_RUNNERS: Final = ("sys.executable",)
PROGRAMS: Final = ("magnat", "magnat.__main__")

# Tests that a browser has to be started for, and marks that `make test` leaves out.
BROWSER_TESTS: Final = ("tests/web/", "tests/site/")
LEFT_OUT: Final = ("slow", "closer", "survey")
PYTEST_PLUGINS: Final = ("_hypothesis_pytestplugin", "pytest_timeout", "tools.record")  # the others cost a second
MORE_PLUGINS: Final = {"schemathesis": "schemathesis.pytest.plugin"}  # for files that import the library

# Files that no import leads to, and the tests that read them without naming them. {game} is the changed file's game,
# {name} its name without suffix. The first tests of a row are the closest.
READERS: Final = (
    ("docs/*.md", ("tests/docs/test_blocks.py",)),
    ("README.md", ("tests/docs/test_blocks.py", "tests/test_readme.py")),
    ("src/magnat/games/*.ftl", ("tests/texts/*", "tests/games/{game}/test_texts.py", "tests/laws/test_texts.py")),
    ("src/magnat/texts/*.ftl", ("tests/texts/*", "tests/laws/test_texts.py", "tests/{name}/*")),
    ("src/magnat/games/*.toml", ("tests/laws/test_rules.py", "tests/laws/test_booklets.py", "tests/data/*")),
    ("examples/*", ("tests/examples/*",)),
    ("pyproject.toml", ("tests/test_package.py",)),
)
PAGES: Final = ("docs/*.md", "*.md")  # a test with the name of another page among its parameters is not affected

# The client.
CLIENT: Final = "web"
CLIENT_SOURCES: Final = "web/src"
NODE_MODULES: Final = "web/node_modules"
NPM: Final = "hatch_build.py"  # `python hatch_build.py npm ...`

# What is kept between runs; git ignores it.
KEPT: Final = "build/quick"
TYPES_CACHE: Final = ".mypy_cache"

# Seconds that a run may take, and those of them in which tests may be started.
LIMITS: Final = {"text": (5, 4.0), "game": (10, 8.0), "module": (60, 50.0)}
# Folders of which at least one affected test is run, if there is time.
COVERED: Final = {"text": (), "game": ("tests/games", "tests/golden", "tests/laws", "tests/bots"), "module": ("",)}
WORKERS: Final = 2
START_SECONDS: Final = 1.2  # of each worker, until it collects
UNKNOWN_TEST_SECONDS: Final = 0.05  # of a test that was never run here
UNKNOWN_FILE_SECONDS: Final = 0.3  # for collecting a file that was never collected here
UNKNOWN_PARAMETERS: Final = 5  # of a parametrized test that was never run here
ONE_WORKER_SECONDS: Final = 2.5  # tests that take no longer are run in one process
