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
  it("tells one idea at a time, in its order, each once", () => {
    const told: string[] = [];
    const next = () => ideaNow(ideas, told, ask("before_throw", "throw"), new Set())?.idea;
    expect(next()).toBe("goal");
    told.push("goal");
    expect(next()).toBe("throw");
    told.push("throw");
    expect(next()).toBeUndefined();
  });
  it("waits for what must have happened, or must be possible", () => {
    const told = ["goal", "throw"];
    expect(ideaNow(ideas, told, ask("after_move", "end"), new Set())).toBeNull();
    expect(ideaNow(ideas, told, ask("after_move", "end"), new Set(["rent"]))?.idea).toBe("rent");
    expect(ideaNow(ideas, told, ask("after_move", "end", "build"), new Set())?.idea).toBe("build");
  });
});
