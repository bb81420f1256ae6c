import { describe, expect, it } from "vitest";
import { Log } from "./log.svelte";
import type { Texts } from "./texts";
import { undoLimitOf, undoStateOf, nameAnswer } from "./undo";
import type { Fact, Told } from "./wire";

const eventOf = (seq: number, seat: number, by: string, say: (string | number)[], ...facts: Fact[]): Told =>
  ({ type: "told", seq, said: { seat, by, ask: "before_throw", say }, facts }) as unknown as Told;

function journal(...events: Told[]): Log {
  const log = new Log();
  for (const event of events) log.remember(event);
  return log;
}
const THROWN = eventOf(0, 1, "player", ["throw"], ["threw", 1, 2, 3], ["paid", 1, 40, 2]);
const MORTGAGED = eventOf(1, 1, "player", ["mortgage", 5], ["mortgaged", 1, 5]);
const ANSWERED = eventOf(2, 2, "bot", ["accept"], ["traded", 2, 1]);
const ENDED = eventOf(3, 1, "player", ["done"], ["done", 1, 0]);

describe("undo", () => {
  it("is what the host says, once I have answered", () => {
    const mine = journal(THROWN, MORTGAGED).answers;
    expect(undoStateOf({}, journal().answers, 1, 0)).toBe("");
    expect(undoStateOf({}, mine, 2, 0)).toBe("");
    expect(undoStateOf(null, mine, 1, 0)).toBe("");
    expect(undoStateOf({}, mine, 1, 0)).toBe("free");
    expect(undoStateOf({ reason: "others_answered" }, mine, 1, 0)).toBe("gone");
    expect(undoStateOf({ reason: "no_more_requests", until: 100 }, mine, 1, 99)).toBe("free");
    expect(undoStateOf({ reason: "no_more_requests", until: 100 }, mine, 1, 100)).toBe("gone");
    expect(undoStateOf({ until: 100 }, mine, 1, 100)).toBe("free");
  });

  it("leaves the previous answer in effect", () => {
    const back = eventOf(4, 1, "taken_back", ["done"]);
    const log = journal(THROWN, MORTGAGED, ENDED, back);
    expect(log.answers.map((answer) => answer.seq)).toEqual([0, 1]);
    expect(log.lines[log.lines.length - 1]?.said).toEqual(back.said);
  });

  it("is limited by the last luck, with a reason on every later line", () => {
    const log = journal(THROWN, MORTGAGED, ANSWERED, ENDED);
    const limit = undoLimitOf(log);
    expect(limit?.under).toBe(0);
    expect(limit?.card).toBe(false);
    expect([...(limit?.marks ?? [])]).toEqual([
      [1, { why: "forced", seat: -1 }],
      [2, { why: "answered", seat: 2 }],
      [4, { why: "last", seat: 1 }],
    ]);
    const drawn = journal(eventOf(0, 1, "player", ["draw"], ["drew", 1, 0, 4]));
    expect(undoLimitOf(drawn)?.card).toBe(true);
    expect(undoLimitOf(journal(MORTGAGED))).toBe(null);
  });

  it("names an answer by its verb, if that text has no gap", () => {
    const lines: Record<string, string> = { "verb-before_throw-done": "Payer … ", "verb-done": "Finir le tour" };
    const say = { has: (key: string) => key in lines, line: (key: string) => lines[key] } as unknown as Texts;
    expect(nameAnswer(say, ENDED.said)).toBe("Finir le tour");
    expect(nameAnswer(say, MORTGAGED.said)).toBe("");
    expect(nameAnswer(say, { ...ENDED.said, say: [null] })).toBe("");
  });
});
