"""Plays by clicking what the page offers, or by keys alone. It knows no rule.

It waits inside the page for the next thing to do, so that a busy machine makes it slower and nothing else.
"""

import random
from typing import Any

from tests.web.house import LIMIT_MS, POLL_MS

# What the page offers, and whatever stands in front of it: a curtain between players, an idea of the guided game.
PAGE = """
const OFFERED = `.q [data-verb]:not([aria-disabled=true]), .q [data-choice]:not([aria-disabled=true]),
    [data-confirm], .q .item input, [data-coach] button, [data-uncover],
    .ask:has(.q.compact) [data-reply-with=refuse]:not([aria-disabled=true])`; // on a phone an offer comes first
const nameOf = (e) =>
    e.dataset.verb ?? e.dataset.choice ?? e.dataset.replyWith ?? ("uncover" in e.dataset ? "uncover" : e.tagName);
const offered = () => [...document.querySelectorAll(OFFERED)].filter((e) => e.getClientRects().length > 0);
const look = () => {
    const t = window.magnat;
    if (!t || !t.view) return {state: "loading"};
    if (t.over && document.getElementById("end-title")) return {state: "over"};
    const all = offered();
    const covered = all.some((e) => "uncover" in e.dataset);
    const busy = t.playing || t.sending !== null || t.link !== "open" || !t.mine || t.over;
    if (busy && !covered) return {state: "wait"};
    const answers = all.map(nameOf);
    if (!answers.length) return {state: "wait"};
    const draft = t.draft ? t.draft.say.length : -1;
    const stamp = JSON.stringify([t.put.question, t.me, draft, answers, all.map((e) => e.checked ?? 0)]);
    const [ask, of] = covered ? ["curtain", ""] : [t.mine.ask, t.mine.of];
    return {state: "ask", question: t.put.question, ask, of, draft: draft >= 0, answers, stamp};
};
"""

# Waits for something new to answer; after `patience` ms it gives what there is. Where `others` may go on, the patience
# begins anew with each question of theirs: who is out of the game waits for its end.
LOOK = (
    "async ([stamp, patience, others]) => {"
    + PAGE
    + """
    let end = performance.now() + patience;
    let number = window.magnat?.put.question;
    for (;;) {
        const seen = look();
        if (others && number !== window.magnat?.put.question) {
            number = window.magnat?.put.question;
            end = performance.now() + patience;
        }
        if (seen.state === "over" || performance.now() > end) return seen;
        if (seen.state === "ask" && seen.stamp !== stamp) return seen;
        await new Promise((next) => setTimeout(next, 8));
    }
}"""
)

# Where a finger would have to go for one of the answers; waits for whatever lies over it to go away.
AIM = (
    "async ([index, name, limit]) => {"
    + PAGE
    + """
    const end = performance.now() + limit;
    for (;;) {
        const found = offered()[index];
        if (!found || nameOf(found) !== name) return null;
        const target = found.closest("label") ?? found;
        target.scrollIntoView({block: "nearest"});
        const {left, top, width, height} = target.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        if (target.contains(hit)) return {x, y, under: ""};
        if (performance.now() > end) return {x, y, under: hit ? hit.outerHTML.slice(0, 200) : "the edge of the window"};
        await new Promise((next) => setTimeout(next, 30));
    }
}"""
)

# How Enter or Tab would reach one of the answers: it is filled, the keyboard is there, or it is gone.
WAY = (
    "([index, stamp]) => {"
    + PAGE
    + """
    const found = offered()[index];
    if (look().stamp !== stamp) return "gone";
    if (found === document.activeElement) return "here";
    const landed = document.activeElement === document.body || document.activeElement.id === "question";
    return landed && found === document.querySelector(".q .go") ? "filled" : "";
}"""
)


MAX_DEBT_ANSWERS = 30  # after these a debt counts as hopeless: offers that nobody accepts would go on for ever


class Driver:
    """Answers until the game is over; counts what it was asked."""

    PATIENCE = LIMIT_MS
    AGAIN = 400  # ms after which what has had no effect is tried again: the second half of a double tap has none

    def __init__(self, page: Any, seed: int = 1, wild: float = 0.15, touch: bool = False) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.wild = wild
        self.touch = touch
        self.asked: dict[str, int] = {}
        self.stamp = ""
        self.drafts = 0

    def look(self, patience: int | None = None) -> dict[str, Any]:
        """What there is to do; waits for it, first a little for the last answer to have an effect."""
        seen: dict[str, Any] = self.page.evaluate(
            LOOK, [self.stamp, self.AGAIN if patience is None else patience, False]
        )
        if patience is None and seen["state"] in ("loading", "wait"):
            seen = self.page.evaluate(LOOK, [self.stamp, self.PATIENCE, True])
            assert seen["state"] in ("ask", "over"), f"nothing happens any more: {seen} after {self.asked}"
        return seen

    def step(self) -> bool:
        """One answer; whether the game goes on."""
        seen = self.look()
        goes_on = bool(seen["state"] != "over")
        if goes_on:
            self.take(seen)
        return bool(seen["state"] != "over")

    def take(self, seen: dict[str, Any], verb: str | None = None) -> None:
        """Answer what was seen: with this verb, or as it comes."""
        self.asked[seen["ask"]] = self.asked.get(seen["ask"], 0) + 1
        index = seen["answers"].index(verb) if verb else self.choose(seen)
        self.stamp = seen["stamp"]
        self.answer(index, seen)

    def choose(self, seen: dict[str, Any]) -> int:
        """Mostly the first, which is filled; now and then something else; out of a draft that leads nowhere."""
        answers = seen["answers"]
        if "uncover" in answers:
            return int(answers.index("uncover"))
        self.drafts = self.drafts + 1 if seen["draft"] else 0
        for way_out in ("cancel", "withdraw"):
            if (
                self.drafts > 6 and way_out in answers and seen["ask"] != "pay_with"
            ):  # a payment ends, with ten cards too
                return int(answers.index(way_out))
        if "bankrupt" in answers and self.asked.get("settle_debt", 0) > MAX_DEBT_ANSWERS:
            return int(answers.index("bankrupt"))
        sound = [i for i, name in enumerate(answers) if name not in ("cancel", "withdraw", "bankrupt")]
        if not sound:
            return 0
        if self.random.random() < self.wild or seen["draft"]:
            return self.random.choice(sound)
        return sound[0]

    def answer(self, index: int, seen: dict[str, Any]) -> None:
        aim = self.page.evaluate(AIM, [index, seen["answers"][index], LIMIT_MS])
        if aim is None:  # it went away meanwhile: look again
            return
        assert not aim["under"], f"{seen['answers'][index]} of {seen['ask']} lies under {aim['under']}"
        if self.touch:
            self.page.touchscreen.tap(aim["x"], aim["y"])
        else:
            self.page.mouse.click(aim["x"], aim["y"])

    def play(self, most: int = 1500) -> None:
        for _ in range(most):
            if not self.step():
                return
        raise AssertionError(f"no end after {most} answers: {self.asked}")

    def until(self, ask: str, prefer: str = "", most: int = 300) -> dict[str, Any]:
        """Play until this is asked of me, preferring one verb wherever it is offered."""
        for _ in range(most):
            seen = self.look()
            if seen["state"] == "over":
                break
            if seen["ask"] == ask:
                return seen
            self.take(seen, prefer if prefer in seen["answers"] else None)
        raise AssertionError(f"never asked: {ask}, but {self.asked}")


def answer_together(drivers: list["Driver"]) -> bool:
    """Give one answer in whichever page is asked; False once all of them show the end."""
    for idle in range(LIMIT_MS // POLL_MS):
        over = 0
        for driver in drivers:
            seen = driver.look(patience=0)
            over += seen["state"] == "over"
            if seen["state"] == "ask" and (seen["stamp"] != driver.stamp or idle > 10):  # or it had no effect
                driver.take(seen)
                return True
        if over == len(drivers):
            return False
        drivers[0].page.wait_for_timeout(POLL_MS if idle else 0)
    raise AssertionError(f"nobody is asked any more after {[driver.asked for driver in drivers]}")


class Keys(Driver):
    """The same with the keyboard alone: Enter on the question gives the filled answer, Tab leads to the others."""

    def answer(self, index: int, seen: dict[str, Any]) -> None:
        keyboard = self.page.keyboard
        keyboard.press("Alt+1")
        for _ in range(90):
            way = self.page.evaluate(WAY, [index, seen["stamp"]])
            if way == "gone":  # something happened meanwhile: look again
                return
            if way:
                keyboard.press("Space" if seen["answers"][index] == "INPUT" else "Enter")
                return
            keyboard.press("Tab")
        raise AssertionError(f"no way by Tab to {seen['answers'][index]} of {seen['ask']}")
