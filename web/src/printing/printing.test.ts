import { describe, expect, it } from "vitest";
import type { Face } from "./faces";
import { lookOf, onColour } from "./looks";
import { boardOver } from "./own";
import { BANK_CARD, CARD, cutMarks, footOf, gridOf, PAPER, perSheet, sheetsOf } from "./sheets";

const faces = (n: number): Face[] =>
  Array.from({ length: n }, (_, i) => ({ kind: "reminder", path: "", name: `${i}`, text: "", rows: [] }));

describe("sheets", () => {
  it("hold nine cards of 63 by 88 on both paper sizes, with room for the footer", () => {
    for (const paper of ["a4", "letter"] as const) {
      const grid = gridOf(paper, CARD);
      expect([perSheet(grid), grid.w, grid.h]).toEqual([9, 63, 88]);
      expect(grid.y + 3 * 88).toBeLessThan(footOf(grid, PAPER[paper]));
      expect(footOf(grid, PAPER[paper])).toBeLessThan(PAPER[paper].h);
      expect(cutMarks(grid, PAPER[paper])).not.toContain("NaN");
    }
    expect([perSheet(gridOf("a4", BANK_CARD)), perSheet(gridOf("letter", BANK_CARD))]).toEqual([10, 8]);
  });

  it("are numbered in order, with mirrored backs at the end", () => {
    const sheets = sheetsOf("a4", { cards: faces(10), bank: faces(1), board: true, backs: true });
    expect(sheets.map((sheet) => [sheet.n, sheet.part, sheet.backOf])).toEqual([
      [1, "cards", undefined],
      [2, "cards", undefined],
      [3, "bank", undefined],
      [4, "board", undefined],
      [5, "board", undefined],
      [6, "board", undefined],
      [7, "board", undefined],
      [8, "cards", 1],
      [9, "cards", 2],
    ]);
    const [front, back] = [sheets[0]?.places[0], sheets[7]?.places[0]];
    expect((front?.x ?? 0) + (back?.x ?? 0) + 63).toBeCloseTo(210);
    expect(back?.y).toBe(front?.y);
  });
});

describe("a custom edition", () => {
  const board = {
    money: { salary: 200 },
    pieces: {},
    space: [
      { name: "go", kind: "go", fr: "Départ", en: "GO" },
      { name: "a", kind: "street", fr: "A", en: "A", group: "brown", price: 60, rents: [2, 10] },
    ],
    group: [{ name: "brown", kind: "street", fr: "brun", en: "brown" }],
    token: [],
  };

  it("is the printed board with its differences applied", () => {
    const own = boardOver(board, { format: 1, game: "electronic", money: { salary: 300 }, space: { a: { fr: "B" } } });
    expect(own.money.salary).toBe(300);
    expect(own.space[1]).toMatchObject({ name: "a", fr: "B", price: 60, rents: [2, 10] });
    expect(own.space[0]).toMatchObject({ name: "go" });
  });

  it("has its own colour, with a readable text colour", () => {
    expect(lookOf({ name: "brown", fr: "", en: "", colour: "#ffff00" })).toEqual({
      colour: "#ffff00",
      on: "#221a2c",
      shape: "brown",
    });
    expect(lookOf({ name: "brown", fr: "", en: "", colour: "red" }).shape).toBe("red");
    expect(onColour("#101010")).toBe("#ffffff");
  });
});
