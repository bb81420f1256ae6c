import { describe, expect, it } from "vitest";
import { Log } from "./log.svelte";
import type { Sayings } from "./sayings";
import { floorOf, unsaid, worded } from "./unsaying";
import type { Fact, Told } from "./wire";

const told = (seq: number, seat: number, by: string, say: (string | number)[], ...facts: Fact[]): Told =>
  ({ type: "told", seq, said: { seat, by, ask: "before_throw", say }, facts }) as unknown as Told;

function journal(...events: Told[]): Log {
  const log = new Log();
  for (const event of events) log.remember(event);
  return log;
}
const THROWN = told(0, 1, "player", ["throw"], ["threw", 1, 2, 3], ["paid", 1, 40, 2]);
const MORTGAGED = told(1, 1, "player", ["mortgage", 5], ["mortgaged", 1, 5]);
const ANSWERED = told(2, 2, "bot", ["accept"], ["traded", 2, 1]);
const ENDED = told(3, 1, "player", ["done"], ["done", 1, 0]);

describe("what may be taken back", () => {
  it("is one's last answer, if luck has not spoken and nobody else has", () => {
    expect(unsaid(journal().answers, 1)).toBe("");
    expect(unsaid(journal(THROWN).answers, 1)).toBe("gone");
    expect(unsaid(journal(THROWN, MORTGAGED).answers, 1)).toBe("free");
    expect(unsaid(journal(THROWN, MORTGAGED).answers, 2)).toBe("");
    expect(unsaid(journal(THROWN, MORTGAGED, ANSWERED).answers, 1)).toBe("gone");
    expect(unsaid(journal(THROWN, MORTGAGED, ANSWERED).answers, 2)).toBe("");
  });

  it("is the answer before it, once that is taken back", () => {
    const back = told(4, 1, "taken_back", ["done"]);
    const log = journal(THROWN, MORTGAGED, ENDED, back);
    expect(log.answers.map((answer) => answer.seq)).toEqual([0, 1]);
    expect(unsaid(log.answers, 1)).toBe("free");
    expect(unsaid(journal(THROWN, MORTGAGED, { ...back, seq: 2 }).answers, 1)).toBe("gone");
    expect(log.lines[log.lines.length - 1]?.said).toEqual(back.said);
  });

  it("stops at the last luck, and every line under it says why", () => {
    const log = journal(THROWN, MORTGAGED, ANSWERED, ENDED);
    const floor = floorOf(log);
    expect(floor?.under).toBe(0);
    expect(floor?.card).toBe(false);
    expect([...(floor?.marks ?? [])]).toEqual([
      [1, { why: "forced", seat: -1 }],
      [2, { why: "answered", seat: 2 }],
      [4, { why: "last", seat: 1 }],
    ]);
    const drawn = journal(told(0, 1, "player", ["draw"], ["drew", 1, 0, 4]));
    expect(floorOf(drawn)?.card).toBe(true);
    expect(floorOf(journal(MORTGAGED))).toBe(null);
  });

  it("is named by its verb, and only by a line that lacks nothing", () => {
    const lines: Record<string, string> = { "verb-before_throw-done": "Payer … ", "verb-done": "Finir le tour" };
    const say = { has: (key: string) => key in lines, line: (key: string) => lines[key] } as unknown as Sayings;
    expect(worded(say, ENDED.said)).toBe("Finir le tour");
    expect(worded(say, MORTGAGED.said)).toBe("");
    expect(worded(say, { ...ENDED.said, say: [null] })).toBe("");
  });
});
