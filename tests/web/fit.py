"""Checks that a question fits: nothing that its player decides on is cut, covered or scrolled out of view."""

from typing import Any

from tests.web.seen import FRAMES

WINDOWS = ((1440, 900), (1280, 720), (390, 844), (360, 640))

# Returns the faults of the question and of the offers above it. Names of players may be shortened:
# their tokens identify them.
FAULTS = """() => {
    const found = [];
    const name = (e) => `${e.tagName.toLowerCase()}.${[...e.classList].filter((c) => !c.startsWith("svelte")).join(".")}`
        + ` “${(e.textContent ?? "").trim().replace(/\\s+/g, " ").slice(0, 40)}”`;
    const rectOf = (e) => e.getBoundingClientRect();
    const shown = (e) => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== "hidden" &&
        !e.closest(".hidden-text") && rectOf(e).width > 1;
    const within = (r, box) => r.top >= box.top - 1.5 && r.bottom <= box.bottom + 1.5 && r.left >= box.left - 1.5 &&
        r.right <= box.right + 1.5;
    const page = {top: 0, left: 0, bottom: innerHeight, right: innerWidth};
    const clips = (e) => getComputedStyle(e).overflowY !== "visible" || getComputedStyle(e).overflowX !== "visible";
    const cutBy = (e, r) => {
        for (let up = e.parentElement; up && up !== document.body; up = up.parentElement)
            if (clips(up) && !within(r, rectOf(up))) return up;
        return null;
    };
    const hidden = (e, r, parts) => {
        if (!within(r, page)) return "is out of the window";
        const box = cutBy(e, r);
        if (box) return `is cut by ${name(box)}`;
        for (const [x, y] of parts) {
            const hit = document.elementFromPoint(r.left + x * r.width, r.top + y * r.height);
            if (!hit || !(e.contains(hit) || hit.contains(e))) return `lies under ${hit ? name(hit) : "nothing"}`;
        }
        return "";
    };
    for (const ask of document.querySelectorAll(".ask")) {
        if (!ask.getClientRects().length) continue;
        for (const e of [ask, ...ask.querySelectorAll("*")]) {
            if (!shown(e) || e.closest("svg")) continue;
            const style = getComputedStyle(e);
            if (/auto|scroll/.test(style.overflowY) && e.scrollHeight > e.clientHeight + 1)
                found.push(`${name(e)} scrolls: ${e.scrollHeight} in ${e.clientHeight}`);
            if (e.matches("[data-more]")) found.push(`${name(e)} hides answers`);
            const control = e.matches("button, input:not([type=checkbox]):not([type=radio]), label, select");
            if (control && e.tagName === "BUTTON" && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1))
                found.push(`${name(e)} is larger than its button`);
            const tells = [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
            if (tells && style.overflowX === "hidden" && e.scrollWidth > e.clientWidth + 1 && !e.matches(".clip"))
                found.push(`${name(e)} is shortened`);
            if (!control && !tells && !e.matches("svg, img")) continue;
            const why = hidden(e, rectOf(e), control ? [[0.5, 0.5], [0.12, 0.2], [0.88, 0.8]] : [[0.5, 0.5]]);
            if (why) found.push(`${name(e)} ${why}`);
        }
    }
    // what lies on the table and is to be chosen there; on a phone the page scrolls under the question
    for (const e of document.querySelectorAll(".centre [data-lit]")) {
        if (!shown(e)) continue;
        const r = rectOf(e);
        if (innerWidth >= 720) {
            const why = hidden(e, r, [[0.5, 0.5]]);
            if (why) found.push(`${name(e)} on the table ${why}`);
        }
    }
    return [...new Set(found)];
}"""


def faults(page: Any, *windows: tuple[int, int]) -> list[str]:
    """Return what a player cannot see of the current question in windows of these sizes."""
    all_faults = []
    for width, height in windows or WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        found: list[str] = []
        for _ in range(FRAMES):
            page.evaluate("() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))")
            found = page.evaluate(FAULTS)
            if not found:
                break
        all_faults += [f"{width} × {height}: {fault}" for fault in found]
    return all_faults
