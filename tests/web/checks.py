"""What every picture must satisfy: no violation that axe can find, light and dark, and nothing wider than the window."""

from typing import Any

from tests.web.house import AXE

RUN = """async () => {
    const found = await axe.run(document, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"]});
    const where = (n) => `${n.target.join(" ")} ${n.failureSummary}`;
    return found.violations.map((v) => `${v.id}: ${v.nodes.map(where).join("; ")}`);
}"""

# Nothing is still on its way: no placeholder, no transition; what pulses for ever does not count.
SETTLED = """() => !document.querySelector("[aria-busy=true], .ghost") && document.getAnimations().every((a) =>
    a.playState !== "running" || a.effect.getComputedTiming().iterations === Infinity)"""


def checked(page: Any, *schemes: str) -> None:
    """Whether everybody can use what is shown now, in both themes unless some are named."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    for scheme in schemes or ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        page.wait_for_function(SETTLED)
        found = page.evaluate(RUN)
        assert found == [], f"{scheme}, {page.url}: {found}"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url
