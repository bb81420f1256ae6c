"""Checks that a person can reach every answer that a page offers."""

from typing import Any

from tests.web.checks import SETTLED
from tests.web.house import LIMIT_MS, POLL_MS

FRAMES = 60  # checks after resizing a window, until the layout has settled
SIZES = ((1440, 900), (1280, 720), (390, 844))

# An answer is visible if all of it is in sight and uncovered. It may be further down in its own
# list, or down the page on a phone: then the list must show that it continues, and scrolling must
# lead to the answer.
ANSWERS = """() => {
    const OFFERED = `.q [data-verb], .q [data-choice], [data-confirm], .q .item label, .q .step button, .ask .btn`;
    const rectOf = (e) => e.getBoundingClientRect();
    const shown = (e) => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== "hidden";
    const clips = (e) => getComputedStyle(e).overflowY !== "visible" || getComputedStyle(e).overflowX !== "visible";
    const around = (e) => {
        const all = [];
        const end = e.closest("dialog")?.parentElement ?? document.body; // a dialog lies over everything
        for (let up = e.parentElement; up && up !== end; up = up.parentElement) if (clips(up)) all.push(up);
        return all;
    };
    const scrolls = (e) => /auto|scroll/.test(getComputedStyle(e).overflowY) && e.scrollHeight > e.clientHeight + 1;
    const within = (r, box) => r.top >= box.top - 1 && r.bottom <= box.bottom + 1 && r.left >= box.left - 1 &&
        r.right <= box.right + 1;
    const fault = (e) => {
        const r = rectOf(e);
        if (!within(r, {top: 0, left: 0, bottom: innerHeight, right: innerWidth})) return "is out of the window";
        const cut = around(e).find((box) => !within(r, rectOf(box)));
        if (cut) return `is cut by ${cut.className}`;
        const points = [[0.5, 0.5], [0.12, 0.2], [0.88, 0.8]];
        for (const [x, y] of points) {
            const hit = document.elementFromPoint(r.left + x * r.width, r.top + y * r.height);
            if (!e.contains(hit) && hit !== e) return `lies under ${hit?.outerHTML.slice(0, 120)}`;
        }
        return "";
    };
    // what overflows its own edge: a label too long for its button
    const spills = (e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1;
    const found = [];
    const page = document.scrollingElement;
    const [top] = [page.scrollTop];
    for (const e of new Set(document.querySelectorAll(OFFERED))) {
        if (!shown(e)) continue;
        const name = `${e.dataset.verb ?? e.dataset.choice ?? ""} “${e.innerText.trim()}”`;
        if (spills(e)) found.push(`${name} is larger than its button`);
        let why = fault(e);
        if (!why) continue;
        const lists = around(e).filter(scrolls);
        const silent = lists.find((list) => !list.closest("[data-scrolls]")?.querySelector("[data-more]")?.getClientRects().length);
        if (lists.length && silent) found.push(`${name} ${why}, and ${silent.className} does not say that there is more`);
        const kept = lists.map((list) => list.scrollTop);
        e.scrollIntoView({block: "nearest"});
        why = fault(e);
        if (why) found.push(`${name} ${why}, wherever one scrolls`);
        lists.forEach((list, i) => (list.scrollTop = kept[i]));
        page.scrollTop = top;
    }
    return found;
}"""


# Records values that an element shows only for a moment, which a single check could miss.
WATCH = """([name, selector, shown]) => {
    const told = ((window.watched ??= {})[name] = []);
    const note = () => {
        for (const e of document.querySelectorAll(selector)) {
            const now = shown ? e.getAttribute(shown) : e.textContent;
            if (told.at(-1) !== now) told.push(now);
        }
    };
    new MutationObserver(note).observe(document, {childList: true, subtree: true, attributes: true, characterData: true});
    note();
}"""


def watch(page: Any, name: str, selector: str, shown: str = "") -> None:
    """Record each text, or each value of the attribute `shown`, that the selected elements have from now on."""
    page.evaluate(WATCH, [name, selector, shown])


def watched(page: Any, name: str, *values: str) -> None:
    """Wait until these values have been recorded in this order, possibly with others in between."""
    page.wait_for_function(
        """([name, values]) => {
            let at = -1;
            return values.every((value) => (at = watched[name].indexOf(value, at + 1)) >= 0);
        }""",
        arg=[name, values],
    )


def agreed(pages: list[Any], state: str) -> Any:
    """Wait until these pages have the same value for an expression, and return it."""
    for _ in range(LIMIT_MS // POLL_MS):
        values = [page.evaluate(state) for page in pages]
        if all(value == values[0] for value in values):
            return values[0]
        pages[0].wait_for_timeout(POLL_MS)
    raise AssertionError(f"not equal: {values}")


def reachable(page: Any, *sizes: tuple[int, int]) -> list[str]:
    """Return the faults of the offered answers in windows of these sizes."""
    size_before = page.viewport_size
    all_faults = []
    for width, height in sizes or SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(SETTLED)
        for _ in range(FRAMES):
            page.evaluate("() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))")
            faults = page.evaluate(ANSWERS)
            if not faults:
                break
        all_faults += [f"{width} × {height}: {fault}" for fault in faults]
    page.set_viewport_size(size_before)
    return all_faults
