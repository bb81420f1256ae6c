"""Plays by clicking what the page offers, or by keys alone. It knows no rule."""

import random
from typing import Any

ANSWERS = (
    ".q [data-verb]:not([aria-disabled=true]), .q [data-choice]:not([aria-disabled=true]), "
    "[data-confirm], .q .item input, [data-coach] button"
)

# What the page shows: over, working, or the answers that can be given now.
LOOK = (
    """() => {
    const t = window.magnat;
    if (!t || !t.view) return {state: "loading"};
    if (t.over) return {state: "over"};
    if (t.playing || t.sending !== null || t.link !== "open" || !t.mine) return {state: "wait", question: t.put.question};
    const seen = (e) => e.getClientRects().length > 0;
    const all = [...document.querySelectorAll(%r)].filter(seen);
    return {state: "ask", question: t.put.question, ask: t.mine.ask, of: t.mine.of, draft: !!t.draft,
            answers: all.map((e) => e.dataset.verb ?? e.dataset.choice ?? e.tagName)};
}"""
    % ANSWERS
)


class Driver:
    """Answers until the game is over; counts what it was asked."""

    def __init__(self, page: Any, seed: int = 1, wild: float = 0.15) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.wild = wild
        self.asked: dict[str, int] = {}
        self.drafts = 0

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def step(self) -> bool:
        """One answer, if one is asked for; whether the game goes on."""
        seen = self.look()
        if seen["state"] == "over":
            return False
        if seen["state"] != "ask" or not seen["answers"]:
            self.page.wait_for_timeout(15)
            return True
        self.asked[seen["ask"]] = self.asked.get(seen["ask"], 0) + 1
        self.answer(seen)
        return True

    def choose(self, seen: dict[str, Any]) -> int:
        """Mostly the filled button; now and then something else; out of a draft that leads nowhere."""
        answers = seen["answers"]
        self.drafts = self.drafts + 1 if seen["draft"] else 0
        if self.drafts > 6 and "cancel" in answers:
            return int(answers.index("cancel"))
        if self.drafts > 6 and "withdraw" in answers:
            return int(answers.index("withdraw"))
        sound = [i for i, name in enumerate(answers) if name not in ("cancel", "withdraw", "bankrupt")]
        if not sound:
            return 0
        if self.random.random() < self.wild or seen["draft"]:
            return self.random.choice(sound)
        return sound[0]

    def answer(self, seen: dict[str, Any]) -> None:
        index = self.choose(seen)
        target = self.page.locator(ANSWERS).filter(visible=True).nth(index)
        try:
            target.click(timeout=3000, force=seen["answers"][index] == "INPUT")
        except Exception:  # it went away meanwhile: look again
            return
        self.settle(seen["question"])

    def settle(self, question: int) -> None:
        self.page.wait_for_timeout(10)

    def play(self, most: int = 3000) -> None:
        for _ in range(most):
            if not self.step():
                return
        raise AssertionError(f"no end after {most} looks: {self.asked}")


class Keys(Driver):
    """The same with the keyboard alone: Tab to a button, Enter; or Enter on the question."""

    def answer(self, seen: dict[str, Any]) -> None:
        index = self.choose(seen)
        if index == 0 and not seen["draft"] and seen["answers"][0] not in ("INPUT",):
            self.page.keyboard.press("Alt+1")
            self.page.keyboard.press("Enter")
        else:
            self.page.keyboard.press("Alt+1")
            for _ in range(60):
                self.page.keyboard.press("Tab")
                here = self.page.evaluate(
                    "() => { const e = document.activeElement; return e?.dataset?.verb ?? e?.dataset?.choice ?? e?.tagName; }"
                )
                if here == seen["answers"][index]:
                    self.page.keyboard.press("Space" if here == "INPUT" else "Enter")
                    break
        self.settle(seen["question"])
