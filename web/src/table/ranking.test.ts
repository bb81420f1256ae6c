import { describe, expect, it } from "vitest";
import { ranked } from "./ranking";

const places = (winners: number[], standing: number[][]): [number, number][] =>
  ranked(
    standing.map((_, seat) => seat),
    winners,
    (seat) => standing[seat] ?? [],
  ).map(({ seat, place }) => [seat, place]);

describe("the ranking at the end", () => {
  it("places winners before players with higher scores", () => {
    expect(places([2], [[500], [900], [100]])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
  });
  it("gives equal scores the same place and skips the next one", () => {
    expect(places([], [[300], [700], [700], [200]])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ]);
  });
  it("does not let a winner share a place with an equal score", () => {
    expect(places([1], [[700], [700]])).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });
  it("uses the second criterion if the first is equal", () => {
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
