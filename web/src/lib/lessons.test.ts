import { describe, expect, it } from "vitest";
import { ideaNow } from "./lessons";

const ask = (kind: string, ...choices: string[]) => ({ ask: kind, seat: 0, choices });
const ideas = [
  { idea: "goal", ask: "before_throw" },
  { idea: "throw", ask: "before_throw" },
  { idea: "rent", fact: "rent" },
  { idea: "build", may: "build" },
];

describe("a lesson", () => {
  it("shows one idea at a time, in order, each once", () => {
    const shown: string[] = [];
    const next = () => ideaNow(ideas, shown, ask("before_throw", "throw"), new Set())?.idea;
    expect(next()).toBe("goal");
    shown.push("goal");
    expect(next()).toBe("throw");
    shown.push("throw");
    expect(next()).toBeUndefined();
  });
  it("waits for the required event or question", () => {
    const shown = ["goal", "throw"];
    expect(ideaNow(ideas, shown, ask("after_move", "end"), new Set())).toBeNull();
    expect(ideaNow(ideas, shown, ask("after_move", "end"), new Set(["rent"]))?.idea).toBe("rent");
    expect(ideaNow(ideas, shown, ask("after_move", "end", "build"), new Set())?.idea).toBe("build");
  });
});
