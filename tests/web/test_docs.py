"""The documentation in a browser: every page, both themes, on a phone and a desktop."""

from pathlib import Path
from typing import Any

import pytest

from tests.docs.test_site import site as site

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.mark.extras
@pytest.mark.closer
@pytest.mark.parametrize(("scheme", "width"), [("light", 390), ("dark", 1200)])
def test_every_page_is_accessible_and_makes_no_outside_request(
    browser: Any, site: Path, scheme: str, width: int
) -> None:
    context = browser.new_context(color_scheme=scheme, viewport={"width": width, "height": 800})
    page, requests = context.new_page(), []
    page.on("request", lambda request: requests.append(request.url))
    wrong = {}
    for path in sorted(site.rglob("*.html")):
        page.goto(path.as_uri())
        page.evaluate(AXE.read_text(encoding="utf-8"))
        violations = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        if violations or wide > 0:
            wrong[path.name] = [wide, *[(each["id"], each["nodes"][0]["html"][:100]) for each in violations]]
    context.close()
    assert wrong == {} and [url for url in requests if not url.startswith(("file:", "data:"))] == []
