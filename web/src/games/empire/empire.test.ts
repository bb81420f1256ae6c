import { describe, expect, it } from "vitest";
import { fitInscription } from "./inscribed";

const NAMES = ["Nerf", "Transformers", "Guitar Hero", "Nickelodeon", "Universal Parks & Resorts", "Beats by Dr. Dre"];

describe("the name on a tile", () => {
  it("is written in full if it fits, or not at all", () => {
    for (const name of NAMES)
      for (const wide of [96, 120, 170])
        for (const levels of [1, 2, 3, 4]) {
          const { lines } = fitInscription(name, wide, levels * 18);
          const text = lines.join(" ");
          if (lines.length) expect(text).toBe(name);
          expect(lines.length * 10).toBeLessThanOrEqual(levels * 18);
        }
  });
  it("uses as many lines as the tile has room for", () => {
    expect(fitInscription("Universal Parks & Resorts", 90, 72).lines.length).toBeGreaterThan(1);
    expect(fitInscription("Xbox", 90, 72).lines).toEqual(["Xbox"]);
  });
  it("is replaced by the shape on a tile that is too low for text", () => {
    expect(fitInscription("Nerf", 90, 9)).toEqual({ lines: [], size: 10, glyphed: true });
  });
  it("takes precedence over the shape", () => {
    const { lines, glyphed } = fitInscription("Transformers", 76, 18);
    expect(lines).toEqual(["Transformers"]);
    expect(glyphed).toBe(false);
  });
});
