import { beforeEach, expect, test } from "vitest";
import { castOf, levelFor, levelOf, meet, nextCast, seatCast } from "./cast";
import { settings } from "./settings.svelte";
import type { Character, GameSummary } from "./wire";

const STYLES = ["", "", "cautious", "cautious", "greedy", "greedy", "friendly", "friendly"];
const EIGHT: Character[] = STYLES.map((style, i) => ({ id: `c${i}`, name: `C${i}`, style }));
const ALL = ["normal", "cautious", "greedy", "friendly"];
const stylesOf = (cast: Character[]): string[] => cast.map(({ style }) => style);

beforeEach(() => {
  settings.met = [];
  settings.begun = 0;
  settings.levels = {};
  settings.name = "Me";
});

test("distinct tempers come first", () => {
  for (let seed = 0; seed < 20; seed++) {
    expect(new Set(stylesOf(castOf(EIGHT, ALL, 4, `${seed}`, []))).size).toBe(4);
    const eight = castOf(EIGHT, ALL, 9, `${seed}`, []);
    expect(new Set(eight).size).toBe(8);
  }
});

test("an unusual temper comes last", () => {
  for (let seed = 0; seed < 20; seed++)
    expect(stylesOf(castOf(EIGHT, ["normal", "cautious"], 8, `${seed}`, [])).slice(0, 4)).not.toContain("greedy");
});

test("the seed determines the cast, and those met least come first", () => {
  const casts = new Set(Array.from({ length: 30 }, (_, seed) => JSON.stringify(castOf(EIGHT, ALL, 3, `${seed}`, []))));
  expect(casts.size).toBeGreaterThan(10);
  const cast = castOf(EIGHT, ALL, 4, "seed", [["C0", "C2", "C4", "C6"]]);
  expect(new Set(cast.map(({ name }) => name))).toEqual(new Set(["C1", "C3", "C5", "C7"]));
});

test("a bot chosen for its style has a character of that style", () => {
  const names = (...seats: string[]): (string | undefined)[] =>
    seatCast(seats, EIGHT.slice(1)).map((each) => each?.name);
  expect(names("me", "normal", "here", "hard", "open")).toEqual([undefined, "C1", undefined, "C2", undefined]);
  expect(names("normal", "normal", "cautious", "cautious")).toEqual(["C1", "C4", "C2", "C3"]);
  expect(names("greedy", "greedy", "greedy", "easy")).toEqual(["C4", "C5", "C1", "C2"]);
  expect(names(...Array<string>(8).fill("normal")).at(-1)).toBe(undefined);
});

test("nobody gets my name", () => {
  settings.name = "C0";
  const game = { game: "deal", company: ALL } as GameSummary;
  expect(nextCast(EIGHT, game, 8).map(({ name }) => name)).not.toContain("C0");
});

test("the next game has other opponents, and ten games are remembered", () => {
  const game = { game: "deal", company: ALL } as GameSummary;
  const first = nextCast(EIGHT, game, 4).map(({ name }) => name);
  meet(first);
  const second = nextCast(EIGHT, game, 4).map(({ name }) => name);
  expect(first.filter((name) => second.includes(name))).toEqual([]);
  for (let i = 0; i < 12; i++) meet([`${i}`]);
  expect(settings.met.length).toBe(10);
});

test("a level is kept for each game, and every bot has one", () => {
  settings.levels = { deal: "expert", empire: "unknown" };
  expect([levelFor("deal"), levelFor("empire"), levelFor("electronic")]).toEqual(["expert", "normal", "normal"]);
  expect(["easy", "hard", "greedy", "steady", "distracted", "search", "random"].map(levelOf)).toEqual([
    ...["easy", "hard", "normal", "normal", "easy", "expert", "easy"],
  ]);
});
