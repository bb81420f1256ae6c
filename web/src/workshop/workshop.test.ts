import { describe, expect, it, vi } from "vitest";
import { api, ApiError } from "../lib/api";
import type { Figure } from "../study/study";
import { apart, Balancing, updateSeen } from "./balancing.svelte";
import { mayNarrow, mayWiden, narrowed, widened } from "./ring";
import {
  withChange,
  countOf,
  isDoc,
  acceptWarning,
  merged,
  printedTable,
  valueAt,
  type Balance,
  type Doc,
  type Table,
  type GameTemplate,
} from "./edition";
import { isLinked, formatLink, MAX_LINK_LENGTH, parseLink } from "./link";
import { Undo } from "./undo";

const TOLD = {
  game: "electronic",
  printed: {
    money: { salary: 2000, step: 10 },
    space: [
      { name: "go", kind: "go", fr: "Départ", en: "GO" },
      { name: "paix", kind: "street", fr: "Rue de la Paix", en: "Rue de la Paix", price: 4000, rents: [500, 2000] },
    ],
    group: [{ name: "brown", fr: "brun", en: "brown", build: 500 }],
    decks: {
      chance: [
        { name: "school", verb: "pay", amount: 1500 },
        { name: "jail", verb: "to_jail" },
      ],
    },
  },
} as unknown as GameTemplate;
const PRINTED = printedTable(TOLD);
const EMPTY: Doc = { format: 1, game: "electronic" };

describe("an edition", () => {
  it("stores only differences", () => {
    const own = withChange(EMPTY, PRINTED, "money.salary", 2500);
    expect(own).toEqual({ ...EMPTY, money: { salary: 2500 } });
    expect(withChange(own, PRINTED, "money.salary", 2000)).toEqual(EMPTY);
    expect(withChange(own, PRINTED, "money.salary", undefined)).toEqual(EMPTY);
  });
  it("stores a list whole if an entry differs, and not at all otherwise", () => {
    const own = withChange(EMPTY, PRINTED, "space.paix.rents.1", 2100);
    expect(own.space).toEqual({ paix: { rents: [500, 2100] } });
    expect(withChange(own, PRINTED, "space.paix.rents.1", 2000)).toEqual(EMPTY);
  });
  it("stores a deck whole, with changed figures and a removed card", () => {
    const own = withChange(EMPTY, PRINTED, "card.chance.0.amount", 1000);
    expect(own.card?.chance).toEqual([
      { name: "school", verb: "pay", amount: 1000 },
      { name: "jail", verb: "to_jail" },
    ]);
    const less = withChange(own, PRINTED, "card.chance.0", undefined);
    expect(less.card?.chance).toEqual([{ name: "jail", verb: "to_jail" }]);
    expect(countOf(less, PRINTED).cards).toBe(1);
    expect(countOf(own, PRINTED).cards).toBe(1);
    expect(countOf(EMPTY, PRINTED)).toEqual({ spaces: 0, groups: 0, cards: 0, settings: 0 });
  });
  it("is applied to the printed game without changing it", () => {
    const own = withChange(withChange(EMPTY, PRINTED, "space.paix.fr", "Place Bellecour"), PRINTED, "title.fr", "Lyon");
    const whole = merged(PRINTED, own as unknown as Table);
    expect(valueAt(whole, "space.paix.fr")).toBe("Place Bellecour");
    expect(valueAt(whole, "space.paix.price")).toBe(4000);
    expect(valueAt(PRINTED, "space.paix.fr")).toBe("Rue de la Paix");
    expect(valueAt(whole, "space.nowhere.price")).toBeUndefined();
    expect(valueAt(whole, "space.constructor")).toBeUndefined();
  });
  it("remembers an accepted warning", () => {
    const check = {
      path: "space.paix.rents",
      grade: "warn" as const,
      id: "hotel_low",
      args: {},
      says: { fr: "", en: "" },
      mend: { fr: "", en: "" },
    };
    expect(acceptWarning(EMPTY, check).kept).toEqual({ "space.paix.rents": "hotel_low" });
  });
});

describe("undo", () => {
  it("groups typing in one field into one step and returns the changed path", () => {
    const undo = new Undo("");
    undo.change("L", "title", true);
    undo.change("Ly", "title", true);
    undo.close();
    undo.change("Lyo", "title", true);
    undo.change("x", "price");
    expect(undo.undo()).toBe("price");
    expect(undo.undo()).toBe("title");
    expect(undo.now).toBe("Ly");
    expect(undo.undo()).toBe("title");
    expect([undo.now, undo.canUndo, undo.undo()]).toEqual(["", false, ""]);
    expect([undo.redo(), undo.now]).toEqual(["title", "Ly"]);
  });
  it("clears the redo steps after another change", () => {
    const undo = new Undo(0);
    undo.change(1, "a");
    undo.undo();
    undo.change(2, "b");
    expect([undo.canRedo, undo.redo(), undo.now]).toEqual([false, "", 2]);
  });
});

describe("an edition link", () => {
  const FILE = 'format = 1\ngame = "electronic"\ntitle = { fr = "Lyon, entre voisins – été" }\n';
  it("contains the whole file, in URL-safe characters", async () => {
    const link = await formatLink(FILE);
    expect(link).toMatch(/^e=[\w-]+$/u);
    expect(isLinked(`#${link}`)).toBe(true);
    expect(await parseLink(`#${link}`)).toBe(FILE);
  });
  it("is rejected if it is too long, corrupt, truncated, or expands too much", async () => {
    const noise = Array.from(crypto.getRandomValues(new Uint8Array(MAX_LINK_LENGTH)), (n) =>
      String.fromCharCode(32 + n / 3),
    );
    expect(await formatLink(noise.join(""))).toBe("");
    const link = await formatLink(FILE);
    expect(await parseLink(link.slice(0, 20))).toBeNull();
    expect(await parseLink("#e=***")).toBeNull();
    expect(await parseLink("#nothing")).toBeNull();
    const bomb = await formatLink("0".repeat(199_999));
    expect(await parseLink(bomb)).toHaveLength(199_999);
    expect(await parseLink(await formatLink("0".repeat(200_001)))).toBeNull();
  });
});

describe("the ring", () => {
  const names = Array.from({ length: 16 }, (_, i) => `s${i}`);
  const all = Object.fromEntries(
    names.map((name, i) => [
      name,
      { kind: i % 4 ? "street" : "corner", group: `g${i}`, price: 60, fr: name, en: name, mortgage: 30, rents: [1, 2] },
    ]),
  );

  it("grows by one space on each side, copying the nearest of its kind", () => {
    const called = (n: number) => ({ fr: `N${n}`, en: `N${n}` });
    const { order, made } = widened({ names, all, taken: ["street_1"] }, 6, "street", ["fr", "group", "price"], called);
    expect(order).toHaveLength(20);
    expect([0, 5, 10, 15].map((i) => order[i])).toEqual(["s0", "s4", "s8", "s12"]);
    expect(order.indexOf("street_4")).toBe(order.indexOf("s6") + 1);
    expect(made.street_4).toEqual({ kind: "street", group: "g6", price: 60, fr: "N4", en: "N4" });
    expect(Object.keys(made)).toEqual(["street_2", "street_3", "street_4", "street_5"]);
  });

  it("shrinks at the same position on each side, never at a corner, within its limits", () => {
    expect(narrowed(names, 14).order).toEqual(names.filter((_, i) => i % 4 !== 2));
    expect(narrowed(names, 14).gone).toEqual(["s2", "s6", "s10", "s14"]);
    const allows = { spaces: true, least_spaces: 16, most_spaces: 48 };
    expect([mayNarrow(16, 1, allows), mayNarrow(20, 1, allows), mayNarrow(20, 5, allows)]).toEqual([
      false,
      true,
      false,
    ]);
    expect([mayWiden(44, allows), mayWiden(48, allows), mayWiden(40, { spaces: false })]).toEqual([true, false, false]);
  });
});

describe("a stored edition", () => {
  const doc = { format: 1, game: "electronic" };

  it("is accepted only with the structure of an edition", () => {
    for (const good of [{}, { order: ["go"] }, { space: { paix: { fr: "x" } } }, { card: { chance: [{ name: "a" }] } }])
      expect(isDoc({ ...doc, ...good })).toBe(true);
    for (const bad of [
      { game: "chess" },
      { order: "go" },
      { order: [1] },
      { space: [1] },
      { space: { paix: 3 } },
      { card: { chance: "x" } },
      { title: "x" },
    ])
      expect(isDoc({ ...doc, ...bad } as unknown as Doc)).toBe(false);
  });
});

describe("the balance of an edition", () => {
  const figure = (value: number, half: number): Figure => ({
    value,
    low: value - half,
    high: value + half,
    of: 0,
    few: false,
    text: null,
  });
  const after = (games: number): Balance => ({
    games,
    most: 2000,
    seats: 4,
    order: [],
    length: figure(200, 30),
    runaway: null,
    shared: null,
    cut: null,
    dead: null,
    payback: {},
  });
  it("shows figures after 50 games, and those of an earlier state until there are 200 new games", () => {
    const none = { balance: null, old: false };
    expect(updateSeen(none, after(49))).toBe(none);
    expect(updateSeen(none, after(50))).toEqual({ balance: after(50), old: false });
    const before = { balance: after(700), old: true };
    expect(updateSeen(before, after(199))).toBe(before);
    expect(updateSeen(before, after(200))).toEqual({ balance: after(200), old: false });
    expect(updateSeen({ balance: after(50), old: false }, after(60)).balance?.games).toBe(60);
  });
  it.each([
    ["fault", 500, 1],
    ["not_fetched", 503, 3],
    ["busy", 503, 3],
  ])("retries after %s only if that can help", async (reason, status, times) => {
    vi.useFakeTimers();
    const request = vi.spyOn(api, "balance").mockRejectedValue(new ApiError(status, reason));
    const balancing = new Balancing();
    balancing.play({ format: 1, game: "deal" } as Doc);
    await vi.advanceTimersByTimeAsync(1500 + 2 * 3000);
    expect(request).toHaveBeenCalledTimes(times);
    balancing.play({ format: 1, game: "empire" } as Doc);
    await vi.advanceTimersByTimeAsync(1500);
    expect(request).toHaveBeenCalledTimes(times + 1);
    balancing.stop();
    request.mockRestore();
    vi.useRealTimers();
  });
  it("waits for a slow answer before the next request", async () => {
    vi.useFakeTimers();
    let answer: (balance: Balance) => void = () => undefined;
    const request = vi.spyOn(api, "balance").mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const balancing = new Balancing();
    for (const game of ["deal", "empire", "electronic"]) {
      balancing.play({ format: 1, game } as Doc);
      await vi.advanceTimersByTimeAsync(1500);
    }
    expect(request).toHaveBeenCalledTimes(1);
    answer(after(60));
    await vi.advanceTimersByTimeAsync(0);
    expect(request).toHaveBeenLastCalledWith({ format: 1, game: "electronic" });
    expect(request).toHaveBeenCalledTimes(2);
    expect(balancing.games).toBe(0);
    balancing.stop();
    request.mockRestore();
    vi.useRealTimers();
  });
  it("differs from the printed edition only beyond both intervals combined", () => {
    expect(apart(figure(0.3, 0.03), figure(0.26, 0.04))).toBe(0);
    expect(apart(figure(0.3, 0.03), figure(0.24, 0.04))).toBeCloseTo(0.06);
    expect(apart(figure(0.2, 0.03), figure(0.26, 0.04))).toBeCloseTo(-0.06);
    expect(apart(figure(26, 2), figure(29, 0))).toBe(-3);
  });
});
