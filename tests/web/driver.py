"""Plays by clicking the offered answers, or with the keyboard alone. It knows no rules.

It waits inside the page for the next question, so a busy machine slows it down but changes nothing.
"""

import random
from typing import Any

from tests.web.house import LIMIT_MS, POLL_MS

# The offered answers, or whatever covers them: a curtain between players, a card of the guided game.
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
    const stamp = JSON.stringify([t.prompt.question, t.me, draft, answers, all.map((e) => e.checked ?? 0)]);
    const [ask, of] = covered ? ["curtain", ""] : [t.mine.ask, t.mine.of];
    return {state: "ask", question: t.prompt.question, ask, of, draft: draft >= 0, answers, stamp};
};
"""

# Waits for a new question; after `patience` ms it returns the current state. With `others`, every
# new question of another player restarts the timeout, so a bankrupt player waits for the end.
LOOK = (
    "async ([stamp, patience, others]) => {"
    + PAGE
    + """
    let end = performance.now() + patience;
    let number = window.magnat?.prompt.question;
    for (;;) {
        const seen = look();
        if (others && number !== window.magnat?.prompt.question) {
            number = window.magnat?.prompt.question;
            end = performance.now() + patience;
        }
        if (seen.state === "over" || performance.now() > end) return seen;
        if (seen.state === "ask" && seen.stamp !== stamp) return seen;
        await new Promise((next) => setTimeout(next, 8));
    }
}"""
)

# Returns the point to tap for an answer; waits until nothing covers it.
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

# Tells how Enter or Tab reaches an answer: it is the filled one, it has the focus, or it is gone.
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


MAX_DEBT_ANSWERS = (
    30  # after this many attempts a debt is hopeless: offers that are never accepted would go on for ever
)


class Driver:
    """Answers until the game is over and counts the questions."""

    PATIENCE = LIMIT_MS
    REPEAT_AFTER_MS = 400  # an answer without effect is then given again, as the page ignores quick double taps

    def __init__(self, page: Any, seed: int = 1, wild: float = 0.15, touch: bool = False) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.wild = wild
        self.touch = touch
        self.asked: dict[str, int] = {}
        self.stamp = ""
        self.drafts = 0

    def look(self, patience: int | None = None) -> dict[str, Any]:
        """Return the state of the page. Waits for a question, at first briefly for the last answer to take effect."""
        state: dict[str, Any] = self.page.evaluate(
            LOOK, [self.stamp, self.REPEAT_AFTER_MS if patience is None else patience, False]
        )
        if patience is None and state["state"] in ("loading", "wait"):
            state = self.page.evaluate(LOOK, [self.stamp, self.PATIENCE, True])
            assert state["state"] in ("ask", "over"), f"the page is stuck: {state} after {self.asked}"
        return state

    def step(self) -> bool:
        """Give one answer. True while the game goes on."""
        state = self.look()
        goes_on = bool(state["state"] != "over")
        if goes_on:
            self.take(state)
        return bool(state["state"] != "over")

    def take(self, state: dict[str, Any], verb: str | None = None) -> None:
        """Answer the question with `verb`, or as `choose` decides."""
        self.asked[state["ask"]] = self.asked.get(state["ask"], 0) + 1
        index = state["answers"].index(verb) if verb else self.choose(state)
        self.stamp = state["stamp"]
        self.answer(index, state)

    def choose(self, state: dict[str, Any]) -> int:
        """Mostly return the first (filled) answer, sometimes another one; leave a draft that leads nowhere."""
        answers = state["answers"]
        if "uncover" in answers:
            return int(answers.index("uncover"))
        self.drafts = self.drafts + 1 if state["draft"] else 0
        for way_out in ("cancel", "withdraw"):
            if (
                self.drafts > 6 and way_out in answers and state["ask"] != "pay_with"
            ):  # ends a payment, even one of ten cards
                return int(answers.index(way_out))
        if "bankrupt" in answers and self.asked.get("settle_debt", 0) > MAX_DEBT_ANSWERS:
            return int(answers.index("bankrupt"))
        sound = [i for i, name in enumerate(answers) if name not in ("cancel", "withdraw", "bankrupt")]
        if not sound:
            return 0
        if self.random.random() < self.wild or state["draft"]:
            return self.random.choice(sound)
        return sound[0]

    def answer(self, index: int, state: dict[str, Any]) -> None:
        aim = self.page.evaluate(AIM, [index, state["answers"][index], LIMIT_MS])
        if aim is None:  # the answer is gone: look again
            return
        assert not aim["under"], f"{state['answers'][index]} of {state['ask']} is covered by {aim['under']}"
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
        """Play until the question `ask` comes to this seat, preferring the verb `prefer` where it is offered."""
        for _ in range(most):
            state = self.look()
            if state["state"] == "over":
                break
            if state["ask"] == ask:
                return state
            self.take(state, prefer if prefer in state["answers"] else None)
        raise AssertionError(f"never asked: {ask}, but {self.asked}")


def answer_together(drivers: list["Driver"]) -> bool:
    """Give one answer in a page that has a question; False once all pages show the end."""
    for idle in range(LIMIT_MS // POLL_MS):
        over = 0
        for driver in drivers:
            state = driver.look(patience=0)
            over += state["state"] == "over"
            if state["state"] == "ask" and (state["stamp"] != driver.stamp or idle > 10):  # or it had no effect
                driver.take(state)
                return True
        if over == len(drivers):
            return False
        drivers[0].page.wait_for_timeout(POLL_MS if idle else 0)
    raise AssertionError(f"no page has a question after {[driver.asked for driver in drivers]}")


class Keys(Driver):
    """A driver that uses only the keyboard: Enter gives the filled answer, Tab leads to the others."""

    def answer(self, index: int, state: dict[str, Any]) -> None:
        keyboard = self.page.keyboard
        keyboard.press("Alt+1")
        for _ in range(90):
            reach = self.page.evaluate(WAY, [index, state["stamp"]])
            if reach == "gone":  # the page has changed: look again
                return
            if reach:
                keyboard.press("Space" if state["answers"][index] == "INPUT" else "Enter")
                return
            keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {state['answers'][index]} of {state['ask']}")
