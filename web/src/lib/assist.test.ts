import { describe, expect, it } from "vitest";
import { byItself } from "./assist";
import type { Ask } from "./wire";

const ended = (choices: string[]): Ask => ({ ask: "after_move", seat: 0, of: "verb", silence: "end", choices });
const nothing = { endTurn: false, onlyAnswer: false };
const endTurn = { ...nothing, endTurn: true };
const onlyAnswer = { ...nothing, onlyAnswer: true };

describe("automatic answers", () => {
  it("are off by default", () => {
    expect(byItself(ended(["end"]), nothing)).toBe(null);
  });
  it("end my turn if no useful action is left", () => {
    expect(byItself(ended(["end", "trade", "mortgage", "sell"]), endTurn)).toBe("end");
  });
  it.each(["build", "claim", "play", "lift", "office"])("do not end my turn while I can %s", (verb) => {
    expect(byItself(ended(["end", "trade", verb]), endTurn)).toBe(null);
  });
  it("never throw the dice", () => {
    const ask: Ask = { ask: "before_throw", seat: 0, of: "verb", silence: "throw", choices: ["throw", "trade"] };
    expect(byItself(ask, { endTurn: true, onlyAnswer: true })).toBe(null);
  });
  it("give the only answer of any kind, but not one of two", () => {
    expect(byItself({ ask: "a", of: "space", choices: [7] }, onlyAnswer)).toBe(7);
    expect(byItself({ ask: "a", of: "space", choices: [7, 8] }, onlyAnswer)).toBe(null);
    expect(byItself({ ask: "a", of: "money", choices: { from: 5, to: 5, step: 1 } }, onlyAnswer)).toBe(5);
    expect(byItself({ ask: "a", of: "money", choices: { from: 5, to: 6, step: 1 } }, onlyAnswer)).toBe(null);
  });
  it("never resign", () => {
    expect(byItself({ ask: "settle_debt", of: "verb", choices: ["bankrupt"] }, onlyAnswer)).toBe(null);
  });
});
