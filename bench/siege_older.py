"""A server of an older version, from a checkout of the repository, for attacks that need only its long match."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bench.attack import Known
from tests.server.harness import Serving

PREPARE: Final = """
import json, sys
from bench import siege_store
prepare = getattr(siege_store, "prepare_store", None) or siege_store.prepared
print(json.dumps(prepare(*json.loads(sys.argv[1]))))
"""


@contextmanager
def older_server(checkout: Path, rows: int, spoilt: int, flags: tuple[str, ...]) -> Iterator[tuple[Serving, Known]]:
    """Prepare a store with the older version and serve it."""
    with tempfile.TemporaryDirectory() as folder:
        store = f"sqlite:///{folder}/siege.db"
        with import_from(checkout):
            arguments = (sys.executable, "-c", PREPARE, json.dumps([store, rows, spoilt]))
            known = json.loads(subprocess.run(arguments, cwd=checkout, check=True, capture_output=True).stdout)
            serving = Serving(store, *flags).start()
        try:
            yield serving, known
        finally:
            serving.stop()


@contextmanager
def import_from(checkout: Path) -> Iterator[None]:
    """Let processes that start meanwhile import the package of another checkout."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join((str(checkout / "src"), str(checkout)))
    try:
        yield
    finally:
        del os.environ["PYTHONPATH"]
        if before is not None:
            os.environ["PYTHONPATH"] = before
