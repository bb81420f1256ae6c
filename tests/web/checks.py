"""Checks for every picture: no axe violation in light or dark, nothing wider than the window, no torn word."""

from contextlib import suppress
from typing import Any

from tests.web.house import AXE, LIMIT_MS


def expect(*what: Any) -> Any:
    """Return Playwright's `expect`, whose assertions wait for the page. Checking only once would race with it."""
    from playwright.sync_api import expect as waiting  # optional: the browser tests are skipped without Playwright

    waiting.set_options(timeout=LIMIT_MS)
    return waiting(*what)


STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
COLOUR_RULES = ["color-contrast", "link-in-text-block"]  # all that a theme can change
RUN = """async (rules) => {
    const found = await axe.run(document, {runOnly: rules, resultTypes: ["violations"]});
    const where = (n) => `${n.target.join(" ")} ${n.failureSummary}`;
    return found.violations.map((v) => `${v.id}: ${v.nodes.map(where).join("; ")}`);
}"""

# True if the page is at rest: no placeholder, no transition. Endless animations do not count.
SETTLED = """() => !document.querySelector("[aria-busy=true], .ghost") && document.getAnimations().every((a) =>
    a.playState !== "running" || a.effect.getComputedTiming().iterations === Infinity)"""

# Finds words that are broken where no syllable ends and no hyphen is visible.
TORN = r"""() => {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const text = node.data;
        if (!/\p{L}{2}/u.test(text)) continue;
        const e = node.parentElement;
        if (!e.getClientRects().length || e.closest(".hidden-text, svg, script, style, code, pre")) continue;
        range.selectNodeContents(node);
        if (range.getClientRects().length < 2) continue;
        let last = null;
        for (let i = 0; i < text.length; i++) {
            range.setStart(node, i);
            range.setEnd(node, i + 1);
            const r = [...range.getClientRects()].at(-1);
            if (!r || r.width === 0) { if (text[i] === "\u00ad") last = null; continue; }
            if (last && r.top > last.bottom - 2 && /[\p{L}\p{N}]/u.test(text[i]) && /[\p{L}\p{N}]/u.test(text[i - 1]))
                found.push(text.slice(Math.max(0, i - 12), i) + "/" + text.slice(i, i + 12));
            last = r;
        }
    }
    return found;
}"""


# Finds elements that are wider than their box, with the children that stick out.
WIDER = """() => {
    const name = (e) => `${e.tagName.toLowerCase()}.${[...e.classList].filter((c) => !c.startsWith("svelte")).join(".")}`;
    const clipped = (e, box) => {
        for (let up = e.parentElement; up !== box; up = up.parentElement)
            if (up !== document.body && getComputedStyle(up).overflowX !== "visible") return true;
        return false;
    };
    const [page] = [document.documentElement];
    return [page, ...document.querySelectorAll(".sheet, section.q, dialog[open], .more .box")]
        .filter((box) => box.getClientRects().length && box.scrollWidth > box.clientWidth + 1)
        .map((box) => {
            const edge = box === page ? innerWidth : box.getBoundingClientRect().left + box.clientLeft + box.clientWidth;
            const out = [...box.querySelectorAll("*")].filter(
                (e) => e.getBoundingClientRect().right > edge + 1 && !clipped(e, box));
            const least = out.filter((e) => !out.some((other) => other.parentElement === e));
            const told = least.map((e) => `${name(e.parentElement)} > ${name(e)} “${(e.textContent ?? "").trim().slice(0, 40)}”`);
            return `${name(box)} is ${box.scrollWidth} wide in ${box.clientWidth}: ${told.slice(0, 4).join("; ")}`;
        });
}"""


def wider(page: Any) -> list[str]:
    """Return the elements that do not fit horizontally once the page is at rest, with what sticks out."""
    with suppress(Exception):  # a timeout is reported below, by element
        page.wait_for_function(f"() => ({WIDER})().length === 0")
    faults: list[str] = page.evaluate(WIDER)
    return faults


def torn(page: Any) -> list[str]:
    """Return the words that are broken inside a syllable."""
    faults: list[str] = page.evaluate(TORN)
    return faults


def checked(page: Any, *schemes: str) -> None:
    """Check the current page for accessibility, in both themes unless `schemes` names some."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    for number, scheme in enumerate(schemes or ("dark", "light")):
        page.emulate_media(color_scheme=scheme)
        page.wait_for_function(SETTLED)
        faults = page.evaluate(RUN, COLOUR_RULES if number else STANDARDS)
        assert faults == [], f"{scheme}, {page.url}: {faults}"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url
    broken = torn(page)
    assert broken == [], f"{page.url}: {broken}"
