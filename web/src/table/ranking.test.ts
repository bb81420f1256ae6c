import { describe, expect, it } from "vitest";
import { ranked } from "./ranking";

const places = (winners: number[], standing: number[][]): [number, number][] =>
  ranked(
    standing.map((_, seat) => seat),
    winners,
    (seat) => standing[seat] ?? [],
  ).map(({ seat, place }) => [seat, place]);

describe("the ranking at the end", () => {
  it("puts who has won before who has more", () => {
    expect(places([2], [[500], [900], [100]])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
  });
  it("lets equals share a place, and leaves out the next one", () => {
    expect(places([], [[300], [700], [700], [200]])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ]);
  });
  it("does not let a winner share with who has as much", () => {
    expect(places([1], [[700], [700]])).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });
  it("looks at the second figure where the first is the same", () => {
    expect(
      places(
        [],
        [
          [9, 2],
          [9, 7],
          [8, 8],
        ],
      ),
    ).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
  });
});
