import { describe, expect, it } from "vitest";
import { sheet } from "./exchange";
import type { Edition } from "./wire";

const edition = {
  layout: { jail_card: 48 },
  board: {
    group: [{ name: "green" }, { name: "station" }],
    space: [{ group: "green" }, { group: "green" }, { group: "station" }, { group: "station" }, { name: "go" }],
  },
} as unknown as Edition;
const view = { cash: [6420, 1270], deeds: [0b0100, 0b0011], owner: [1, 1, 0, -1, -1] };

describe("a trade", () => {
  it("shows both sides before and after", () => {
    const [mine, theirs] = sheet(view, edition, 0, 1, [0, 2], 600);
    expect(mine).toEqual({
      seat: 0,
      interest: 0,
      lines: [
        { what: "cash", before: 6420, after: 5820 },
        { what: 0, before: 0, after: 1, of: 2 },
        { what: 1, before: 1, after: 0, of: 2 },
      ],
    });
    expect(theirs?.lines).toEqual([
      { what: "cash", before: 1270, after: 1870 },
      { what: 0, before: 2, after: 1, of: 2 },
      { what: 1, before: 0, after: 1, of: 2 },
    ]);
  });
  it("keeps the total amount of money", () => {
    const sides = sheet(view, edition, 0, 1, [1], -300);
    const sum = sides.reduce((all, side) => all + (side.lines[0]?.after ?? 0), 0);
    expect(sum).toBe(6420 + 1270);
  });
  it("includes the interest due at once for the receiver of a mortgaged deed", () => {
    const burdened = { ...view, mortgaged: 0b0011, interest: [30, 20, 0, 0, 0] };
    const [mine, theirs] = sheet(burdened, edition, 0, 1, [0, 2], 600);
    expect(mine).toMatchObject({
      interest: 30,
      lines: [{ before: 6420, after: 5790 }, {}, {}, { what: "mortgages", before: 0, after: 1 }],
    });
    expect(theirs).toMatchObject({
      interest: 0,
      lines: [{ after: 1870 }, {}, {}, { what: "mortgages", before: 2, after: 1 }],
    });
  });
  it("does not count other cards as deeds of a group", () => {
    expect(sheet(view, edition, 0, 1, [48], 0)[0]?.lines).toHaveLength(1);
  });
});
