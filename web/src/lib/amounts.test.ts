import { describe, expect, it } from "vitest";
import { stepSizes, suggestRaises, snapAmount, parseAmount } from "./amounts";

const UNITS: [string, number][] = [
  ["m", 1000],
  ["k", 1],
];

describe("an amount", () => {
  it("stays inside the range and on its steps", () => {
    const range = { from: 2610, to: 6420, step: 10 };
    expect(snapAmount(3304, range)).toBe(3300);
    expect(snapAmount(0, range)).toBe(2610);
    expect(snapAmount(1e9, range)).toBe(6420);
    expect(snapAmount(Number.NaN, range)).toBe(2610);
  });
  it("never exceeds a limit between two steps", () => {
    expect(snapAmount(99, { from: 0, to: 25, step: 10 })).toBe(20);
  });
  it("may be negative if the range allows it", () => {
    expect(snapAmount(-120, { from: -500, to: 300, step: 50 })).toBe(-100);
  });
  it("offers step sizes that fit the range", () => {
    expect(stepSizes({ from: 0, to: 5000, step: 10 })).toEqual([10, 100, 500, 1000]);
    expect(stepSizes({ from: 0, to: 50, step: 50 })).toEqual([50]);
  });
});

describe("a typed amount", () => {
  it.each([
    ["3,3M", 3300],
    ["3.3 m", 3300],
    ["850k", 850],
    ["1 500", 1500],
    ["2,5", 2500],
    ["-200k", -200],
    ["\u2212200", -200],
  ])("%s is %i", (text, amount) => expect(parseAmount(text, UNITS)).toBe(amount));
  it.each(["", "abc", "3x", ","])("%s is not an amount", (text) => expect(parseAmount(text, UNITS)).toBeNull());
});

describe("raises", () => {
  const range = { from: 1210, to: 5000, step: 10 };
  it("are the next step, a tenth more and the printed price", () => {
    expect(suggestRaises(range, 1200, 2200)).toEqual([1210, 1320, 2200]);
  });
  it("have no duplicates and never exceed my cash", () => {
    expect(suggestRaises({ from: 10, to: 50, step: 10 }, 0, 2200)).toEqual([10]);
    expect(suggestRaises({ ...range, to: 1300 }, 1200, 1300)).toEqual([1210, 1300]);
    expect(suggestRaises(range, 1200, 1100)).toEqual([1210, 1320]);
  });
});
