import { describe, expect, it } from "vitest";
import { NOTHING } from "./projection";
import { chapterMarks, type Step } from "./story";

const step = (cash: number[]): Step => ({ seq: 0, facts: [], scene: { ...NOTHING, columns: { cash } } });

describe("scrubber marks", () => {
  it("are at the largest gains", () => {
    const steps = [step([5, 5]), step([5, 5]), step([2, 8]), step([1, 8]), step([9, 0])];
    expect(chapterMarks(steps, [0, 2]).money).toEqual([4, 2]);
  });
  it("are thinned out if turns are too close together", () => {
    const turns = Array.from({ length: 200 }, (_, i) => i);
    expect(chapterMarks([], turns).turns).toEqual(turns.filter((i) => i % 3 === 0));
  });
  it("are limited to turns in a game without money", () => {
    expect(chapterMarks([step([]), { seq: 0, facts: [], scene: NOTHING }], [0]).money).toEqual([]);
  });
});
