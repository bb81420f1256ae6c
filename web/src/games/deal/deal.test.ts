import { describe, expect, it } from "vitest";
import type { Edition, Fact } from "../../lib/wire";
import { faceOf, fullColours, held, isFull, packOf, valueOf } from "./cards";
import { caseOf } from "./chain";

/** A small pack in the shape of the real one. */
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
  it("numbers its cards as the engine does: wilds of two colours before those of all", () => {
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

  it("counts a colour once, however many groups of it are complete", () => {
    expect(
      fullColours(edition, [
        [0, 0, 2],
        [0, 3, 4],
        [1, 1],
      ]),
    ).toBe(1);
  });

  it("adds what cards are worth as money", () => {
    expect(valueOf(edition, [1, 8, 3])).toBe(8);
  });
});

describe("the card that is being resolved", () => {
  const asked: Fact[] = [
    ["played", 0, 7, 1],
    ["demanded", 0, 4, 1],
    ["demanded", 0, 4, 2],
  ];

  it("is over when nothing lies in the middle", () => {
    expect(caseOf(asked, [])).toBeNull();
  });

  it("knows who is asked for what, and who has paid", () => {
    const now = caseOf([...asked, ["paid", 1, 5, 0, 4]], [7]);
    expect(now?.targets).toEqual([
      { seat: 1, due: 4, state: "paid", paid: 5 },
      { seat: 2, due: 4, state: "waits", paid: 0 },
    ]);
    expect(now?.doubles).toBe(1);
  });

  it("keeps the noes of one case apart from those of the next", () => {
    const first: Fact[] = [...asked, ["laid_joker", 1, 20], ["laid_joker", 0, 21], ["laid_joker", 1, 22]];
    expect(caseOf(first, [7])?.jokers.map((joker) => joker.seat)).toEqual([1, 0, 1]);
    const next: Fact[] = [...first, ["cancelled", 1, 0], ["laid_joker", 2, 23]];
    const now = caseOf(next, [7]);
    expect(now?.jokers).toEqual([{ seat: 2, card: 23 }]);
    expect(now?.targets[0]?.state).toBe("cancelled");
  });

  it("knows which cards are wanted", () => {
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
