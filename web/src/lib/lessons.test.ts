import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ideaNow, LESSONS } from "./lessons";

const ask = (kind: string, ...choices: string[]) => ({ ask: kind, seat: 0, choices });

describe("a lesson", () => {
  it("tells one idea at a time, in its order, each once", () => {
    const told: string[] = [];
    const next = () => ideaNow("electronic", told, ask("before_throw", "throw"), new Set())?.key;
    expect(next()).toBe("goal");
    told.push("goal");
    expect(next()).toBe("throw");
    told.push("throw");
    expect(next()).toBeUndefined();
  });
  it("waits for what must have happened, or must be possible", () => {
    const told = LESSONS.electronic?.slice(0, 4).map((idea) => idea.key) ?? [];
    expect(ideaNow("electronic", told, ask("after_move", "end"), new Set())).toBeNull();
    expect(ideaNow("electronic", told, ask("after_move", "end"), new Set(["rent"]))?.key).toBe("rent");
    expect(ideaNow("electronic", told, ask("after_move", "end", "build"), new Set())?.key).toBe("build");
  });
  it.each(["fr", "en"])("has a sentence for every idea in %s", (lang) => {
    const texts = readFileSync(`../src/magnat/texts/${lang}/web.ftl`, "utf-8");
    for (const [game, ideas] of Object.entries(LESSONS))
      for (const { key } of ideas)
        for (const end of ["", "-title"])
          expect(texts).toContain(`\nlesson-${game.replaceAll("_", "-")}-${key}${end} = `);
  });
});
