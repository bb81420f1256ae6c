import { expect, test } from "vitest";
import type { ShownDecision, ShownPlayer } from "../lib/wire";
import { summands } from "./summands";

const decision = (seat: number, gains: number[]): ShownDecision => ({
  turn: 1,
  seat,
  seq: 0,
  gains,
  halves: gains.map(() => 1),
  said: {},
});
const player = (play: number, others: number): ShownPlayer =>
  ({ seat: 0, exact: { start: 0, luck: 0, play, others, end: 0 } }) as ShownPlayer;

test("a term lists the answers that add up to it, the largest first", () => {
  const all = [decision(0, [-3, 3]), decision(1, [5, -5]), decision(0, [-20, 20]), decision(0, [0, 0])];
  const own = summands(player(-23, 5), "play", all);
  expect(own.listed.map((each) => each.gains[0])).toEqual([-20, -3]);
  expect(own.rest).toBe(0);
  const others = summands(player(-23, 5), "others", all);
  expect(others.listed.map((each) => each.seat)).toEqual([1]);
  expect(others.rest).toBe(0);
});

test("answers that this reader may not see are one line", () => {
  expect(summands(player(-23, 5), "others", [decision(0, [-23, 23])])).toEqual({ listed: [], rest: 5 });
});
