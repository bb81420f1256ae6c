"""Writes web/schema.json: the server's messages, from which the browser's types are made."""

import json
from pathlib import Path

from magnat.server.schema import schema

Path(__file__).parents[1].joinpath("schema.json").write_text(json.dumps(schema(), indent=1) + "\n")
