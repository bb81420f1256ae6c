import { expect, test } from "vitest";
import { Happenings, ownedGroups, type Happening, type Shown } from "./happenings";
import { Moments } from "./moments";
import { isSaid, moodOf, Sayings } from "./sayings";
import type { Columns, Edition, Fact } from "./wire";

const SPACES = ["", "red", "red", "blue"].map((group) => ({ name: group, kind: "street", group, price: 100 }));
const FACTS = {
  paid: ["amount:money", "to:seat"],
  gave: ["card", "to:seat"],
  stole: ["space", "victim:seat"],
  swapped: ["given:space", "space", "victim:seat"],
  replaced: ["space", "owner:seat"],
  took_group: ["colour", "victim:seat"],
  handed_over: ["tile", "to:seat"],
};
const edition = {
  board: { space: SPACES, group: [{ name: "red" }, { name: "blue" }] },
  words: { facts: FACTS },
} as unknown as Edition;

const NONE: Columns = {};
function shown(facts: Fact[], before: Columns = NONE, after: Columns = before, winners: number[] = []): Shown {
  return { facts, before, after, winners };
}
const kinds = (found: Happening[]): string[] => found.map(({ kind, seat, other }) => `${kind} ${seat} ${other}`);
const heard = (...all: Fact[]): string[] => kinds(new Happenings(edition).hear(shown(all)));

test("a payment is large from a quarter of the payer's cash, or from five millions without cash", () => {
  const rich = { cash: [400, 0] };
  const hear = (amount: number, before: Columns, to = 1): string[] =>
    kinds(new Happenings(edition).hear(shown([["paid", 0, amount, to]], before)));
  expect(hear(100, rich)).toEqual(["rent 0 1"]);
  expect(hear(99, rich)).toEqual([]);
  expect(hear(100, rich, -1)).toEqual([]);
  expect(hear(5, NONE)).toEqual(["rent 0 1"]);
  expect(hear(4, NONE)).toEqual([]);
  expect(hear(0, { cash: [0] })).toEqual([]);
});

test("thefts name the taker and the victim", () => {
  expect(heard(["stole", 2, 1, 0])).toEqual(["theft 2 0"]);
  expect(heard(["swapped", 2, 1, 3, 0])).toEqual(["theft 2 0"]);
  expect(heard(["replaced", 1, 3, 2])).toEqual(["theft 1 2"]);
  expect(heard(["took_group", 1, 3, 0])).toEqual(["theft 1 0"]);
});

test("a card that is given is stolen only if it was wanted", () => {
  expect(heard(["gave", 1, 7, 0])).toEqual([]);
  expect(heard(["wants", 0, 7, 1], ["gave", 1, 7, 0])).toEqual(["theft 0 1"]);
  expect(heard(["wants_swap", 0, 7, 1, 8], ["gave", 1, 7, 0], ["gave", 0, 8, 1])).toEqual(["theft 0 1"]);
  expect(heard(["wants", 0, 7, 1], ["turn", 1, 2], ["gave", 1, 7, 0])).toEqual([]);
});

test("a tile is stolen only by the seat that played a card", () => {
  expect(heard(["handed_over", 1, 7, 0])).toEqual([]);
  expect(heard(["played", 0, 3, 1], ["handed_over", 1, 7, 0])).toEqual(["theft 0 1"]);
  expect(heard(["played", 1, 3, 0], ["handed_over", 1, 7, 0])).toEqual([]);
});

test("a no cancels the action of another seat, and a no to a no is told once", () => {
  expect(heard(["played", 0, 3, 1], ["said_no", 1, 4])).toEqual(["no 0 1"]);
  expect(heard(["said_no", 1, 4])).toEqual([]);
  expect(heard(["played", 0, 3, 1], ["laid_joker", 1, 4])).toEqual([]);
  expect(heard(["laid_joker", 1, 4], ["cancelled", 1, 0])).toEqual(["no 0 1"]);
  expect(heard(["played", 0, 3], ["laid_joker", 1, 4], ["laid_joker", 0, 5])).toEqual(["nono 0 -1"]);
  expect(heard(["laid_joker", 1, 4], ["played", 0, 3], ["laid_joker", 0, 5])).toEqual([]);
});

test("a bargain is an auction at seventy percent of the price, or an accepted offer", () => {
  expect(heard(["won_auction", 0, 1, 70])).toEqual(["bargain 0 -1"]);
  expect(heard(["won_auction", 0, 1, 71])).toEqual([]);
  expect(heard(["offered", 0, 1], ["traded", 1, 0], ["traded", 0, 1])).toEqual(["bargain 0 -1"]);
  expect(heard(["traded", 1, 0])).toEqual([]);
});

test("a group is completed when its last space changes hands", () => {
  expect(ownedGroups(edition, { owner: [-1, 0, 0, -1] })).toEqual([{ kind: "group", seat: 0, group: 0 }]);
  const complete = shown([], { owner: [-1, 0, -1, -1] }, { owner: [-1, 0, 0, -1] });
  expect(kinds(new Happenings(edition).hear(complete))).toEqual(["group 0 -1"]);
  expect(new Happenings(edition).hear(shown([], complete.after))).toEqual([]);
});

test("the other events are told as they are", () => {
  expect(heard(["jailed", 1], ["bankrupt", 2, 1], ["million", 0, 1000], ["filled", 3, 1, 17])).toEqual([
    ...["jail 1 -1", "broke 2 -1", "million 0 -1", "tower 3 -1"],
  ]);
  expect(kinds(new Happenings(edition).hear(shown([], NONE, NONE, [2])))).toEqual(["win 2 -1"]);
});

test("of several moments in a turn the greatest is shown, and one only", () => {
  const happenings = new Happenings(edition);
  const moments = new Moments();
  const hear = (...facts: Fact[]): string | undefined => moments.hear(happenings.hear(shown(facts)))?.kind;
  expect(hear(["jailed", 0])).toBeUndefined();
  expect(hear(["stole", 0, 1, 1], ["filled", 0, 1, 17])).toBe("tower");
  expect(hear(["stole", 0, 1, 1])).toBeUndefined();
  expect(hear(["turn", 1, 2], ["stole", 1, 1, 0])).toBe("theft");
});

/** A game of `turns` turns in which everybody is robbed or jailed all the time. */
function* eventful(turns: number, seats: number): Generator<Fact[]> {
  for (let turn = 1; turn <= turns; turn++) {
    const seat = turn % seats;
    yield [["turn", seat, turn]];
    yield [["stole", seat, 1, (seat + 1) % seats]];
    yield [["jailed", (seat + 2) % seats]];
    yield [["paid", seat, 9, (seat + 1) % seats]];
  }
}

interface Line {
  turn: number;
  seat: number;
  key: string;
}
function play(seed: string, characters: string[], turns = 60): Line[] {
  const happenings = new Happenings(edition);
  const sayings = new Sayings(seed, characters);
  const lines: Line[] = [];
  let turn = 0;
  for (const facts of eventful(turns, characters.length)) {
    for (const [word, , number = 0] of facts) if (word === "turn") turn = number;
    const said = sayings.hear(happenings.hear(shown(facts)));
    if (said) lines.push({ turn, seat: said.seat, key: said.key });
  }
  return lines;
}
const CAST = ["felix", "hugo", "imane", "denis"];

test("at most one sentence is said per turn, and a bot is silent for two turns after its own", () => {
  for (let seed = 0; seed < 20; seed++) {
    const lines = play(`${seed}`, CAST);
    expect(lines.length).toBeGreaterThan(10);
    expect(new Set(lines.map(({ turn }) => turn)).size).toBe(lines.length);
    for (const seat of [0, 1, 2, 3]) {
      const turns = lines.filter((line) => line.seat === seat).map(({ turn }) => turn);
      for (let i = 1; i < turns.length; i++) expect((turns[i] ?? 0) - (turns[i - 1] ?? 0)).toBeGreaterThanOrEqual(3);
    }
  }
});

test("no sentence is said twice in a game", () => {
  const keys = play("seed", CAST, 400).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test("the same seed gives the same words, another seed gives others", () => {
  expect(play("a", CAST)).toEqual(play("a", CAST));
  expect(play("a", CAST)).not.toEqual(play("b", CAST));
});

test("people never speak, and the victim speaks before the thief", () => {
  expect(play("a", ["", "", "", ""])).toEqual([]);
  expect(play("a", CAST, 1)[0]?.key).toMatch(/^say-imane-taken-/);
  expect(play("a", ["felix", "hugo", "", "denis"], 1)[0]?.key).toMatch(/^say-hugo-takes-/);
});

test("at the end the winner speaks, or else one of the others", () => {
  const end = (characters: string[]): string | undefined =>
    new Sayings("seed", characters).hear([{ kind: "win", seat: 1, other: -1, turn: 9 }])?.key;
  expect(end(CAST)).toMatch(/^say-hugo-win-/);
  expect(end(["felix", "", "imane", ""])).toMatch(/^say-(felix|imane)-lost-/);
});

test("one switch silences everything, and rare words are wins, groups and thefts", () => {
  const all = ["rent-in", "rent-out", "taken", "takes", "group", "bargain", "no", "jail", "win", "lost"];
  expect(all.filter((situation) => isSaid(situation, "none"))).toEqual([]);
  expect(all.filter((situation) => isSaid(situation, "few"))).toEqual(["taken", "takes", "group", "win", "lost"]);
  expect(all.filter((situation) => isSaid(situation, "all"))).toEqual(all);
  expect(all.filter((situation) => moodOf(situation) === "glad")).toEqual([
    ...["rent-in", "takes", "group", "bargain", "win"],
  ]);
});
