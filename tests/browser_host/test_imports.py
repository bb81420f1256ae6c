"""page: what a page runs needs nothing that a browser's Python does not have."""

import subprocess
import sys

# asyncio is the browser's own loop there; these do not exist, or bring what only a server needs
MISSING = ("resource", "fcntl", "multiprocessing", "sqlalchemy", "starlette", "uvicorn", "fluent", "segno")
CODE = f"""
import sys
for name in {MISSING}: sys.modules[name] = None
import magnat.hosts.browser.host, magnat.hosts.browser.bot_worker
assert "magnat.analysis" not in sys.modules  # it comes when somebody asks for it
import magnat.hosts.browser.analysis_worker
print("done")
"""


def test_a_page_imports_nothing_that_only_a_server_has() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True)
    assert done.stdout == "done\n", done.stderr
