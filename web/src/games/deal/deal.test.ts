import { describe, expect, it } from "vitest";
import type { Edition, Fact } from "../../lib/wire";
import { faceOf, fullColours, held, isFull, packOf, valueOf } from "./cards";
import { caseOf } from "./chain";

/** A small pack with the structure of the real one. */
const edition = {
  board: {
    colour: [
      { name: "brown", rents: [1, 2] },
      { name: "red", rents: [2, 3, 6] },
    ],
    property: [
      { fr: "Rue Lecourbe", en: "Rue Lecourbe", colour: "brown", value: 1 },
      { fr: "Avenue Matignon", en: "Avenue Matignon", colour: "red", value: 3 },
    ],
    wild: [
      { value: 0, count: 2, colours: [] },
      { value: 1, count: 1, colours: ["brown", "red"] },
    ],
    action: [{ does: "house", fr: "Maison", en: "House", value: 3, count: 2 }],
    rent: [{ value: 3, count: 1, colours: [] }],
    money: [{ value: 5, count: 2 }],
  },
} as unknown as Edition;

describe("the pack", () => {
  it("numbers its cards like the engine: wilds of two colours before those of all colours", () => {
    expect(packOf(edition).map((face) => face.kind)).toEqual([
      "property",
      "property",
      "wild",
      "wild",
      "wild",
      "house",
      "house",
      "rent_any",
      "money",
      "money",
    ]);
    expect(faceOf(edition, 2).colours).toEqual([0, 1]);
    expect(faceOf(edition, 2).value).toBe(1);
    expect(faceOf(edition, 3).value).toBe(0);
    expect(faceOf(edition, -1).kind).toBe("hidden");
  });

  it("counts properties, not buildings, towards a group", () => {
    expect(held(edition, [0, 0, 2, 5])).toBe(2);
    expect(isFull(edition, [0, 0, 2, 5])).toBe(true);
    expect(isFull(edition, [1, 1, 3])).toBe(false);
  });

  it("counts a colour once, whatever its number of complete groups", () => {
    expect(
      fullColours(edition, [
        [0, 0, 2],
        [0, 3, 4],
        [1, 1],
      ]),
    ).toBe(1);
  });

  it("adds the cards' values as money", () => {
    expect(valueOf(edition, [1, 8, 3])).toBe(8);
  });
});

describe("the card being resolved", () => {
  const facts: Fact[] = [
    ["played", 0, 7, 1],
    ["demanded", 0, 4, 1],
    ["demanded", 0, 4, 2],
  ];

  it("is resolved when nothing lies in the middle", () => {
    expect(caseOf(facts, [])).toBeNull();
  });

  it("knows the demand on each seat, and its payments", () => {
    const now = caseOf([...facts, ["paid", 1, 5, 0, 4]], [7]);
    expect(now?.targets).toEqual([
      { seat: 1, due: 4, state: "paid", paid: 5 },
      { seat: 2, due: 4, state: "waits", paid: 0 },
    ]);
    expect(now?.doubles).toBe(1);
  });

  it("separates the noes of one target from those of the next", () => {
    const first: Fact[] = [...facts, ["laid_joker", 1, 20], ["laid_joker", 0, 21], ["laid_joker", 1, 22]];
    expect(caseOf(first, [7])?.jokers.map((joker) => joker.seat)).toEqual([1, 0, 1]);
    const next: Fact[] = [...first, ["cancelled", 1, 0], ["laid_joker", 2, 23]];
    const now = caseOf(next, [7]);
    expect(now?.jokers).toEqual([{ seat: 2, card: 23 }]);
    expect(now?.targets[0]?.state).toBe("cancelled");
  });

  it("knows the demanded cards", () => {
    const now = caseOf(
      [
        ["played", 0, 9],
        ["wants_swap", 0, 3, 2, 5],
      ] as Fact[],
      [9],
    );
    expect(now?.aims).toEqual([3, 5]);
    const group = caseOf(
      [
        ["played", 0, 9],
        ["wants_group", 0, 6, 2],
      ] as Fact[],
      [9],
    );
    expect(group?.group).toEqual({ seat: 2, colour: 6 });
  });
});
