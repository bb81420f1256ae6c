import { describe, expect, it } from "vitest";
import { Hints } from "./hints.svelte";
import type { TableState } from "./table.svelte";

/** A table whose replies to requests are given by hand. */
function tableWith(question: number) {
  const replies: ((answer: unknown) => void)[] = [];
  const steps: ((answer: unknown) => void)[] = [];
  const table = {
    info: { hints: 1 },
    asked: {},
    draft: null,
    prompt: { question },
    connection: {
      send: (_: unknown, step: (answer: unknown) => void) => {
        steps.push(step);
        return new Promise((resolve) => replies.push(resolve));
      },
    },
  };
  return { table, replies, steps, hints: new Hints(table as unknown as TableState) };
}

describe("a hint", () => {
  it("belongs to its question and ends with it", async () => {
    const { table, replies, steps, hints } = tableWith(1);
    const first = hints.toggle();
    expect(hints.asking).toBe(true);
    table.prompt = { question: 2 };
    expect(hints.asking).toBe(false);
    expect(hints.open).toBe(false);
    const second = hints.toggle();
    expect(replies.length).toBe(2);
    replies[0]?.({ type: "refused", reason: "stale" });
    await first;
    expect(hints.asking).toBe(true);
    expect(hints.why).toBe("");
    steps[0]?.({ type: "hinted", question: 1, hint: { answers: [], final: false } });
    expect(hints.hint).toBe(null);
    steps[1]?.({ type: "hinted", question: 2, hint: { answers: [], final: false } });
    expect(hints.hint).toEqual({ answers: [], final: false });
    expect(hints.asking).toBe(true);
    replies[1]?.({ type: "hinted", question: 2, hint: { answers: [] } });
    await second;
    expect(hints.asking).toBe(false);
    expect(hints.hint).toEqual({ answers: [] });
  });
});
