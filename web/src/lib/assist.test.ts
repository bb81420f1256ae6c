import { afterEach, describe, expect, it } from "vitest";
import { ALL_WISHES, byItself, shownMs, wishesAt, type Asked, type Wishes } from "./assist";
import { settings } from "./settings.svelte";
import type { Ask, Values } from "./wire";

const NONE: Wishes = { endTurn: false, payRent: false, onlyAnswer: false };
const ended = (choices: string[]): Ask => ({ ask: "after_move", seat: 0, of: "verb", silence: "end", choices });
const paying = (left: number, choices = ["card", "in_kind"]): Ask => ({
  ...{ ask: "how_to_pay", seat: 0, of: "verb", silence: "card", choices },
  follows: choices.map((choice): Values => (choice === "card" || choice === "pay" ? { left } : {})),
});
const given = (ask: Ask, wishes: Partial<Wishes>, more: Partial<Asked> = {}) =>
  byItself({ ask, cash: 1000, offered: false, paced: false, ...more }, { ...NONE, ...wishes });

describe("automatic answers", () => {
  afterEach(() => Object.assign(settings, { lists: false, endTurn: null, payRent: null, onlyAnswer: null }));

  it("are on by default, but off with a screen reader, and off with a clock of days", () => {
    expect(wishesAt(null)).toEqual(ALL_WISHES);
    expect(wishesAt({ bank: 600 })).toEqual(ALL_WISHES);
    expect(wishesAt({ bank: 86_400 })).toEqual(NONE);
    settings.payRent = false;
    expect(wishesAt(null)).toEqual({ ...ALL_WISHES, payRent: false });
    Object.assign(settings, { lists: true, endTurn: true });
    expect(wishesAt(null)).toEqual({ endTurn: true, payRent: false, onlyAnswer: false });
  });
  it("are given only if wished", () => {
    expect(given(ended(["end"]), {})).toBe(null);
    expect(given(paying(900), {})).toBe(null);
  });
  it("are shown for a time that depends on the speed", () => {
    expect([1, 2, 4, 0].map(shownMs)).toEqual([900, 450, 225, 1400]);
  });
  it("end my turn if nothing is left to decide", () => {
    expect(given(ended(["end", "trade", "mortgage", "sell"]), { endTurn: true })).toBe("end");
  });
  it.each(["build", "claim", "play", "lift", "office", "offer_card"])("do not end my turn while I can %s", (verb) => {
    expect(given(ended(["end", "trade", verb]), { endTurn: true })).toBe(null);
  });
  it("do not end my turn while an offer waits for my reply", () => {
    expect(given(ended(["end", "trade"]), { endTurn: true }, { offered: true })).toBe(null);
  });
  it.each(["throw", "roll", "try_double"])("never throw the dice (%s)", (verb) => {
    const ask: Ask = { ask: "before_throw", seat: 0, of: "verb", silence: verb, choices: [verb] };
    expect(given(ask, ALL_WISHES)).toBe(null);
    expect(given({ ...ask, choices: [verb, "trade"] }, ALL_WISHES)).toBe(null);
  });
  it("pay what leaves a quarter of my cash", () => {
    expect(given(paying(250), { payRent: true })).toBe("card");
    expect(given(paying(249), { payRent: true })).toBe(null);
    expect(given(paying(900, ["pay"]), { payRent: true })).toBe("pay");
  });
  it.each(["draw", "reverse", "play", "bust"])("do not pay where I could %s", (verb) => {
    expect(given(paying(900, ["pay", verb]), { payRent: true })).toBe(null);
  });
  it("do not pay with cards in Deal", () => {
    const ask: Ask = { ask: "pay_with", seat: 0, of: "card", choices: [4, 5], follows: [{ left: 9 }, { left: 9 }] };
    expect(given(ask, ALL_WISHES)).toBe(null);
  });
  it("give the only answer of any kind, but not one of two", () => {
    const onlyAnswer = { onlyAnswer: true };
    expect(given({ ask: "a", of: "space", choices: [7] }, onlyAnswer)).toBe(7);
    expect(given({ ask: "a", of: "space", choices: [7, 8] }, onlyAnswer)).toBe(null);
    expect(given({ ask: "a", of: "money", choices: { from: 5, to: 5, step: 1 } }, onlyAnswer)).toBe(5);
    expect(given({ ask: "a", of: "money", choices: { from: 5, to: 6, step: 1 } }, onlyAnswer)).toBe(null);
  });
  it("never resign, and never object or decline to object, because timing would reveal a hand", () => {
    expect(given({ ask: "settle_debt", of: "verb", choices: ["bankrupt"] }, ALL_WISHES)).toBe(null);
    expect(given({ ask: "objection", of: "verb", choices: ["pass"] }, ALL_WISHES)).toBe("pass");
    expect(given({ ask: "objection", of: "verb", choices: ["pass"] }, ALL_WISHES, { paced: true })).toBe(null);
  });
});
