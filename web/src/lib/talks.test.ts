import { describe, expect, it } from "vitest";
import { Log } from "./log.svelte";
import { isOpen, itemsOf, type Talk } from "./talks";
import type { Fact, Noted, Offered } from "./wire";

const ASKED: Fact = ["wanted", 0, 2, 32, 0];
const OFFERED: Fact = ["offered", 0, 2, 0, 1800];
const COUNTERED: Fact = ["wanted", 2, 0, 0, 2600];
const offer = (id: string, seat: number, to: number, ...facts: Fact[]): Offered =>
  ({ type: "offered", offer: id, seat, to, facts, say: [], ask: { ask: "reply" }, pending: [] }) as unknown as Offered;
const closed = (word: string, id: string, seat: number, to: number, ...facts: Fact[]): Noted =>
  ({ type: "noted", seq: 5, at: 0, word: `offer_${word}`, offer: id, seat, to, facts, reason: "too_little" }) as Noted;

function told(write: (log: Log) => void): { talks: Talk[]; shape: string[][] } {
  const log = new Log();
  log.write(0, ["threw", 0, 1, 6, 0], "player");
  write(log);
  const talks = itemsOf(log.lines).flatMap(({ talk }) => (talk ? [talk] : []));
  return { talks, shape: talks.map(({ steps }) => steps.map(({ kind, seat }) => `${kind} ${seat}`)) };
}

describe("a negotiation", () => {
  it("is one item from its first offer to the deal, in true order", () => {
    const log = (rows: Log): void => {
      rows.offered(offer("a", 0, 2, OFFERED, ASKED));
      rows.note(closed("refused", "a", 2, 0, OFFERED, ASKED));
      rows.offered(offer("b", 2, 0, COUNTERED));
      // the record of the accepted counter-offer repeats the dialogue
      for (const fact of [
        OFFERED,
        ASKED,
        ["refused", 2, 0],
        COUNTERED,
        ["traded", 2, 0, 32, 0],
        ["traded", 0, 2, 0, 2600],
      ])
        rows.write(6, fact as Fact, "player");
    };
    const { talks, shape } = told(log);
    expect(shape).toEqual([["offer 0", "refused 2", "counter 2", "accepted 0"]]);
    expect(talks[0]?.steps.map(({ facts }) => facts.length)).toEqual([2, 0, 1, 2]);
    expect(talks[0] && isOpen(talks[0])).toBe(false);
  });
  it("is open while an offer waits", () => {
    const { talks } = told((log) => log.offered(offer("a", 0, 2, OFFERED)));
    expect(talks.map(isOpen)).toEqual([true]);
  });
  it("is the same after a reload, when only the log is left", () => {
    const { shape } = told((log) => log.note(closed("refused", "a", 2, 0, OFFERED, ASKED)));
    expect(shape).toEqual([["offer 0", "refused 2"]]);
  });
  it("has one item per pair", () => {
    const { shape } = told((log) => {
      log.offered(offer("a", 0, 2, OFFERED));
      log.offered(offer("b", 0, 1, ["offered", 0, 1, 0, 5]));
      log.note(closed("refused", "a", 2, 0, OFFERED));
      log.note(closed("withdrawn", "b", 0, 1));
    });
    expect(shape).toEqual([
      ["offer 0", "refused 2"],
      ["offer 0", "withdrawn 0"],
    ]);
  });
  it("ends with the next throw", () => {
    const { shape } = told((log) => {
      log.note(closed("refused", "a", 2, 0, OFFERED));
      log.write(6, ["threw", 2, 1, 1, 0], "bot");
      log.offered(offer("c", 0, 2, OFFERED));
    });
    expect(shape).toEqual([["offer 0", "refused 2"], ["offer 0"]]);
  });
  it("between bots is told by the facts of the game alone", () => {
    const { shape } = told((log) => {
      for (const fact of [["wanted", 3, 1, 8, 0], ["offered", 3, 1, 0, 9]]) log.write(6, fact as Fact, "bot"); // prettier-ignore
      log.write(7, ["refused", 1, 3], "bot");
    });
    expect(shape).toEqual([["offer 3", "refused 1"]]);
  });
});
