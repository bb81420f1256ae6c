import { describe, expect, it } from "vitest";
import { roundHalfEven } from "./rounding";

// The expected values are those of Python's `float(f"{value:.{digits}f}")`.
describe("roundHalfEven", () => {
  it.each([
    [82.5, 0, 82],
    [83.5, 0, 84],
    [0.5, 0, 0],
    [-0.5, 0, 0],
    [-1.5, 0, -2],
    [-2.5, 0, -2],
    [12.25, 1, 12.2],
    [12.75, 1, 12.8],
    [0.125, 2, 0.12],
    [0.375, 2, 0.38],
  ])("rounds the exact half %d at %d decimals to %d", (value, digits, expected) =>
    expect(roundHalfEven(value, digits)).toBe(expected),
  );

  it.each([
    [1.005, 2, 1],
    [2.675, 2, 2.67],
    [1.35, 1, 1.4],
    [82.50000000000001, 0, 83],
    [82.49999999999999, 0, 82],
    [1234567, 0, 1234567],
  ])("rounds %d at %d decimals to the nearest, %d", (value, digits, expected) =>
    expect(roundHalfEven(value, digits)).toBe(expected),
  );
});
