import { describe, expect, it } from "vitest";
import { digits, percent, formatFigure, formatInterval, type Figure } from "./study";

const figure = (value: number, half: number): Figure => ({
  value,
  low: value - half,
  high: value + half,
  of: 1000,
  few: false,
  text: null,
});

describe("a figure", () => {
  it("is rounded to the last digit that its interval supports", () => {
    expect([10, 9.9, 1, 0.99, 0.1, 0.03].map(digits)).toEqual([0, 0, 0, 1, 1, 2]);
    expect(formatFigure(figure(0.23456, 0.02), "share", "fr")).toBe("23\u202f%");
    expect(formatFigure(figure(0.23456, 0.002), "share", "en")).toBe("23.5%");
    expect(formatFigure(figure(0.0294, 0.0003), "share", "fr")).toBe("2,94\u202f%");
    expect([0.825, 0.835].map((value) => percent(value, "en", 0))).toEqual(["82%", "84%"]);
    expect(formatFigure(null, "share", "fr")).toBe("–");
  });
  it("has the half-width of its interval, or both ends for turns", () => {
    expect(formatInterval(figure(0.23, 0.021), "share", "fr")).toBe("± 2");
    expect(formatInterval(figure(188, 35), "turns", "en")).toBe("153–223");
    expect(formatInterval(figure(7, 0), "count", "en")).toBe("");
  });
});
