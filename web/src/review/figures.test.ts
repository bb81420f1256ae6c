import { afterEach, expect, test } from "vitest";
import { settings } from "../lib/settings.svelte";
import { chance, giveOrTake, leader, nearest, points, unitFor } from "./figures";

afterEach(() => (settings.lang = "fr"));

test("the rounding unit depends on the margin of error", () => {
  expect([unitFor(29), unitFor(30)]).toEqual([1, 10]);
  expect(giveOrTake(21, 10)).toBe("3");
  expect(giveOrTake(20, 10)).toBe("2");
  expect([nearest(14, 10), nearest(15, 10), nearest(-15, 10), nearest(-14, 10)]).toEqual([10, 20, -20, -10]);
});

test("points have a sign, chances have none", () => {
  settings.lang = "en";
  expect(points(-261)).toBe("−26.1");
  expect(points(164)).toBe("+16.4");
  expect(points(0)).toBe("0.0");
  expect(chance(341)).toBe("34.1%");
  settings.lang = "fr";
  expect(points(-261)).toBe("−26,1");
});

test("chances round an exact half to the even point, as the terminal does", () => {
  settings.lang = "en";
  expect([chance(825, 10), chance(835, 10), chance(826, 10)]).toEqual(["82%", "84%", "83%"]);
  expect([points(25, 10), points(-35, 10)]).toEqual(["+2", "−4"]);
});

test("chances of an unfinished game are never 0 or 100 %", () => {
  settings.lang = "en";
  expect([chance(0), chance(9), chance(10)]).toEqual(["0.0%", "<\u00a01%", "1.0%"]);
  expect([chance(990), chance(991), chance(1000)]).toEqual(["99.0%", ">\u00a099%", "100.0%"]);
});

test("the leader has led since the last turn with another leader", () => {
  const points = [
    { turn: 0, chances: [400, 300, 300] },
    { turn: 3, chances: [300, 400, 300] },
    { turn: 5, chances: [500, 200, 300] },
    { turn: 8, chances: [300, 200, 500] },
    { turn: 9, chances: [600, 100, 300] },
  ];
  expect(leader(points)).toEqual({ seat: 0, since: 8 });
  expect(leader(points.slice(0, 2))).toEqual({ seat: 1, since: 0 });
  expect(leader([])).toEqual({ seat: -1, since: 0 });
});
