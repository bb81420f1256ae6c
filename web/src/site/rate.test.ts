import { describe, expect, it } from "vitest";
import { Rate } from "./rate.svelte";

function looked(got: number[], size: number): Rate {
  let now = 0;
  const rate = new Rate(() => [now, size]);
  got.forEach((bytes, i) => {
    now = bytes;
    rate.look(i * 500);
  });
  return rate;
}

describe("the remaining time", () => {
  it("is estimated from the last three seconds", () => {
    expect(looked([0, 100, 200], 1200).seconds).toBe(5);
    // fast at first, then slowly: only the last six samples count
    expect(looked([0, 900, 910, 920, 930, 940, 950, 960, 970], 1000).seconds).toBe(2);
  });

  it("is not estimated below a second, nor before the first data", () => {
    expect(looked([0, 800], 1000).seconds).toBe(0);
    expect(looked([0, 0], 1000).seconds).toBe(0);
  });

  it("reports a stall after three seconds without data, not earlier", () => {
    expect(looked([0, 5, 5, 5, 5, 5], 10).still).toBe(false);
    expect(looked([5, 5, 5, 5], 10).still).toBe(false);
    expect(looked([5, 5, 5, 5, 5, 5, 5], 10).still).toBe(true);
    expect(looked([10, 10, 10, 10, 10, 10, 10], 10).still).toBe(false);
  });
});
