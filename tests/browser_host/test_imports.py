"""The browser host needs no module that Python in a browser lacks."""

import subprocess
import sys

# asyncio is the browser's own loop there; these modules are missing, or belong to the server
MISSING = ("resource", "fcntl", "multiprocessing", "sqlalchemy", "starlette", "uvicorn", "fluent", "segno")
CODE = f"""
import sys
for name in {MISSING}: sys.modules[name] = None
import magnat.hosts.browser.host, magnat.hosts.browser.bot_worker
assert "magnat.analysis" not in sys.modules  # loaded on demand
import magnat.hosts.browser.analysis_worker
print("done")
"""


def test_the_browser_host_imports_no_server_modules() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True)
    assert done.stdout == "done\n", done.stderr
