"""package: what is installed, and that nothing compiled shadows the sources."""

from importlib.metadata import version
from pathlib import Path

import magnat
from magnat.kernel import loop

ROOT = Path(__file__).parents[1]


def test_the_version_is_stated_once():
    assert version("magnat") == magnat.__version__


def test_compiled_says_where_the_engine_comes_from():
    assert magnat.compiled() == (not str(loop.__file__).endswith(".py"))


def test_no_extension_module_lies_in_the_source_tree():
    assert not [path for pattern in ("*.so", "*.pyd") for path in (ROOT / "src").rglob(pattern)]
