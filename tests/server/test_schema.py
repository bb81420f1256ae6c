"""The browser's types are generated from the server's: web/schema.json is up to date."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "web" / "scripts" / "schema.py"


def test_the_schema_of_the_client_is_up_to_date() -> None:
    """The script reads annotations, which compiled classes do not have: it runs on the sources."""
    program = f"import json, runpy; print(json.dumps(runpy.run_path({str(SCRIPT)!r})['whole']()))"
    made = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert made.returncode == 0, made.stderr
    kept = json.loads((ROOT / "web" / "schema.json").read_text())
    assert json.loads(made.stdout) == kept, "run `python web/scripts/schema.py` and, in web/, `npm run types`"
