"""The documentation in a browser: every page, both themes, on a phone and a desktop."""

from pathlib import Path
from typing import Any

import pytest

from tests.docs.test_site import site as site
from tests.web.house import AXE

# Contrast takes two thirds of the time of axe, and most text looks like text of other pages. This marks one text of
# each look that is not among the known ones, and returns the new looks.
MARK_NEW_LOOKS = """(known) => {
    const looks = new Set(known);
    const style = (e) => getComputedStyle(e);
    const around = (e) => (e ? [e, ...around(e.parentElement)] : []);
    const texts = [...document.body.querySelectorAll("*")].filter((e) =>
        e.getClientRects().length && [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.data.trim()));
    for (const e of texts) {
        const { color, fontSize, fontWeight } = style(e);
        const behind = around(e).map((each) => [style(each).backgroundColor, style(each).backgroundImage, style(each).opacity]);
        const look = JSON.stringify([color, fontSize, fontWeight, behind.filter(([, ...rest], i) =>
            behind[i].join() !== "rgba(0, 0, 0, 0),none,1")]);
        if (looks.has(look)) continue;
        looks.add(look);
        e.setAttribute("data-new-look", "");
    }
    return [...looks].slice(known.length);
}"""
# What depends on the size of the window.
LAYOUT_RULES = ["target-size", "scrollable-region-focusable", "link-in-text-block"]
RUN = """async (rules) => {
    const wrong = async (what, options) =>
        (await axe.run(what, { ...options, resultTypes: ["violations"] })).violations.map((each) =>
            [each.id, each.nodes[0].html.slice(0, 100)]);
    const isNew = document.querySelector("[data-new-look]") !== null;
    return [
        ...(await wrong(document, rules ? { runOnly: rules } : { rules: { "color-contrast": { enabled: false } } })),
        ...(isNew ? await wrong({ include: ["[data-new-look]"] }, { runOnly: ["color-contrast"] }) : []),
    ];
}"""


# Closer: Sphinx builds every page.
@pytest.mark.extras
@pytest.mark.closer
def test_every_page_is_accessible_and_makes_no_outside_request(browser: Any, site: Path) -> None:
    """All pages on a desktop. On a phone only the first of each folder, and what depends on the layout of all."""
    wrong, requests = {}, []
    for scheme, width in (("dark", 1200), ("light", 390)):
        context = browser.new_context(color_scheme=scheme, viewport={"width": width, "height": 800})
        context.add_init_script(path=AXE)
        page, looks, folders = context.new_page(), list[str](), list[Path]()
        page.on("request", lambda request: requests.append(request.url))
        for path in sorted(site.rglob("*.html")):
            page.goto(path.as_uri())
            looks += page.evaluate(MARK_NEW_LOOKS, looks)
            is_known = width == 390 and path.parent in folders
            violations = page.evaluate(RUN, LAYOUT_RULES if is_known else None)
            wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            if violations or wide > 0:
                wrong[f"{path.name}, {scheme}"] = [wide, *violations]
            folders.append(path.parent)
        context.close()
        assert len(looks) > 10
    assert wrong == {} and [url for url in requests if not url.startswith(("file:", "data:"))] == []
