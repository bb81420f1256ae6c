import { describe, expect, it } from "vitest";
import type { Texts } from "../../lib/texts";
import type { Edition } from "../../lib/wire";
import type { SeatLook } from "../contract";
import { decksOf, dress, holder, rentAt } from "./look";
import { roundOf } from "./round";

const space = (name: string, group: string, rent: number) => ({
  name,
  kind: "planet",
  group,
  price: 60,
  rents: [rent],
});
const edition = {
  board: {
    group: [{ name: "hoth", kind: "light_blue" }],
    space: [space("hoth_1", "hoth", 40), space("hoth_2", "hoth", 60)],
  },
  decks: [Array(36).fill("just_say_no"), []],
} as unknown as Edition;
const say = { members: () => [0, 1] } as unknown as Texts;
const view = {
  side: [0, 1, 0, 1],
  symbol: [0, 2, 1, 3],
  jailed: [0, 0, 0, 1],
  hands: [[1, 2], [], [3], [-1]],
  discards: [0, 20, 21],
};

describe("the rent of a space", () => {
  const figures = { ...view, owner: [1, 2], rent: [40, 60], ally_rent: [20, 30] };
  it("is the server's figure for an enemy or for an ally", () => {
    expect(rentAt(figures, 0, 0)).toBe(40);
    expect(rentAt(figures, 1, 0)).toBe(30);
  });
  it("is an enemy's rent on my own base and for spectators", () => {
    expect(rentAt(figures, 1, 2)).toBe(60);
    expect(rentAt(figures, 0, -1)).toBe(40);
  });
});

describe("a planet", () => {
  it("is held when all its bases are of one side", () => {
    expect(holder(say, view, [0, 2], 0)).toBe(0);
    expect(holder(say, view, [0, 1], 0)).toBe(-1);
    expect(holder(say, view, [-1, -1], 0)).toBe(-1);
  });
});

describe("sides", () => {
  it("give a seat its colour, and each ally its own symbol", () => {
    const look = { seat: 0, colour: "var(--seat-1)", token: "fox" } as SeatLook;
    expect(dress(look, view)).toMatchObject({ colour: "var(--rebel)", token: "sw-comet" });
    expect(dress({ ...look, seat: 2 }, view).token).toBe("sw-orbit");
    expect(dress({ ...look, seat: 3 }, view)).toMatchObject({ colour: "var(--empire)", token: "sw-prism" });
    expect(dress(look, { ...view, side: [-1, -1, -1, -1] })).toEqual(look);
  });
  it("have decks with a public number of cards and last used card", () => {
    const seats = [0, 1, 2, 3].map((seat) => ({ seat }) as SeatLook);
    expect(decksOf(edition, view, seats)).toEqual([
      { left: 18 - 1 - 3, top: 0 },
      { left: 18 - 2 - 1, top: 21 },
    ]);
  });
});

describe("the round ring", () => {
  it("begins at the bottom and goes clockwise", () => {
    const ring = roundOf(40, false);
    const near = (i: number): number[] => ring.at(i, 100).map((each) => Math.round(each - ring.centre) + 0);
    expect(near(0)).toEqual([0, 100]);
    expect(near(10)).toEqual([-100, 0]);
    expect(near(20)).toEqual([0, -100]);
    expect(near(30)).toEqual([100, 0]);
  });
});
