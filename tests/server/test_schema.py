"""The browser's types are made from the server's own: the schema that they were made from is the one of today."""

import json
import runpy
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_browsers_schema_is_of_today() -> None:
    made = runpy.run_path(str(WEB / "scripts" / "schema.py"))
    kept = json.loads((WEB / "schema.json").read_text())
    assert json.loads(json.dumps(made["whole"]())) == kept, (
        "run `python web/scripts/schema.py` and, in web/, `npm run types`"
    )
