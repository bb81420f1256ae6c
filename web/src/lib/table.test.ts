import { afterEach, describe, expect, it, vi } from "vitest";
import type { Motion } from "../games/contract";
import { settings } from "./settings.svelte";
import { TableState } from "./table.svelte";
import type { Fact, Told } from "./wire";

/** A table of four: I am seat 0, the others are bots; animations end when the test resolves them. */
function watched() {
  const table = new TableState("abc", () => undefined);
  const moving: Motion[] = [];
  const ends: (() => void)[] = [];
  table.onplayer((motion) => {
    moving.push(motion);
    return new Promise<void>((end) => {
      ends.push(end);
      motion.signal.addEventListener("abort", () => end());
    });
  });
  const { socket } = table.connection;
  const hear = (event: object): void => socket["hear"](event as never);
  const question = (seat: number) => ({ ask: "before_throw", seat, of: "verb", choices: seat ? null : ["throw"] });
  hear({
    type: "welcome",
    now: 0,
    seq: 0,
    question: 1,
    seat: 0,
    table: { id: "abc", game: "electronic", seats: [], status: "playing", yours: [0] },
    view: {
      seat: 0,
      columns: { cash: [5, 5, 5, 5] },
      pending: [],
      ask: question(1),
      turn: 1,
      winners: [],
      over: false,
    },
    missed: [],
  });
  let seq = 0;
  const tell = (seat: number, facts: Fact[], next: number, changed = {}): void => {
    const said = { seat, by: "bot", ask: "", say: [] };
    const event: Omit<Told, "type"> = {
      ...{ seq: ++seq, at: 0, question: 1 + seq, said, facts, changed, pending: [], ask: question(next), turn: next },
    };
    hear({ type: "told", ...event });
  };
  const step = async (): Promise<void> => {
    ends.shift()?.();
    await new Promise((next) => setTimeout(next));
  };
  return { table, told: tell, step, moving };
}

afterEach(() => vi.restoreAllMocks());

describe("a table while bots move", () => {
  it("names the player whose move is shown, not the next one", async () => {
    settings.speed = 1;
    const { table, told, step } = watched();
    told(1, [["threw", 1, 2, 3, 0]], 2);
    told(2, [["threw", 2, 1, 1, 0]], 3);
    told(3, [["turn", 0, 7, 0, 0]], 0);
    expect([table.mover, table.mine]).toEqual([1, null]);
    await step();
    expect([table.mover, table.dice]).toEqual([2, [1, 1]]);
    await step();
    expect([table.mover, table.mine]).toEqual([0, null]); // my turn is being shown, but I am not asked yet
    await step();
    expect([table.mover, table.mine?.ask, table.playing]).toEqual([0, "before_throw", false]);
  });
  it("logs skipped moves once and in order, then asks the question", async () => {
    settings.speed = 1;
    const { table, told, step, moving } = watched();
    told(1, [["threw", 1, 2, 3, 0], ["paid", 1, 9, 2, 0]], 2, { cash: [5, 4, 6, 5] }); // prettier-ignore
    told(2, [["threw", 2, 1, 1, 0]], 0);
    table.skip();
    await step();
    expect(table.log.map((line) => line.fact?.[0])).toEqual(["threw", "paid", "threw"]);
    expect([moving.length, table.view?.cash, table.playing, table.mover]).toEqual([1, [5, 4, 6, 5], false, 0]);
  });
  it("continues after an animation that fails or never ends", async () => {
    settings.speed = 1;
    vi.useFakeTimers();
    const { table, told } = watched();
    table.onshell((motion) =>
      motion.word === "paid" ? Promise.reject(new Error("no such strip")) : Promise.resolve(),
    );
    told(1, [["threw", 1, 2, 3, 0], ["paid", 1, 9, 2, 0]], 0); // prettier-ignore
    await vi.advanceTimersByTimeAsync(14_000);
    expect([table.playing, table.recent.length]).toEqual([true, 1]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([table.playing, table.mine?.ask]).toEqual([false, "before_throw"]);
    vi.useRealTimers();
  });
  it("stops animations on a hidden page and announces the question", () => {
    settings.speed = 1;
    const { table, told } = watched();
    table.open();
    told(1, [["threw", 1, 2, 3, 0]], 0);
    expect(table.mine).toBeNull();
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    expect([table.playing, table.mine?.ask]).toEqual([false, "before_throw"]);
    table.close();
  });
  it("clears a refusal at the next move and ignores a late reason", async () => {
    settings.speed = 1;
    const { table, told, step } = watched();
    const { socket } = table.connection;
    const reason = { type: "reason", id: "", legal: false, reason: "cannot_pay", rule: "" } as const;
    const send = vi.spyOn(socket, "send").mockResolvedValue(reason as never);
    await table.whyNot("trade");
    expect(table.refusal?.reason).toBe("cannot_pay");
    told(1, [["threw", 1, 2, 3, 0]], 2);
    expect([table.playing, table.refusal]).toEqual([true, null]);
    send.mockImplementation(async () => (await step(), reason) as never);
    await table.whyNot("trade"); // the answer arrives after the next question
    expect([table.prompt.question, table.refusal]).toEqual([2, null]);
  });
  it("shows one refused offer at a time, until my next move, and keeps pending counter-offers", () => {
    settings.speed = 1;
    const { table, told } = watched();
    const hear = (event: object): void => table.connection.socket["hear"](event as never);
    const no = (offer: string, counter = ""): void =>
      hear({ type: "offer_gone", offer, seat: 0, to: 1, why: "refused", counter });
    no("a");
    no("b");
    expect(table.offers.replies.map((each) => each.offer)).toEqual(["b"]);
    hear({ type: "offered", offer: "x", seat: 1, to: 0, say: [], ask: { ask: "reply" }, pending: [] });
    no("c", "x");
    no("d");
    expect(table.offers.replies.map((each) => each.offer)).toEqual(["c", "d"]);
    told(1, [["threw", 1, 2, 3, 0]], 0);
    expect(table.offers.replies.length).toBe(2);
    table.skip();
    told(0, [["threw", 0, 2, 3, 0]], 1);
    expect(table.offers.replies.map((each) => each.offer)).toEqual(["c"]);
  });
  it("skips animations at 0x with the same final state", async () => {
    settings.speed = 0;
    const { table, told, step, moving } = watched();
    told(1, [["drew", 1, 0, 4, 0]], 2, { cash: [5, 9, 5, 5] });
    await step();
    expect([moving.length, table.view?.cash, table.drawn]).toEqual([0, [5, 9, 5, 5], { deck: 0, card: 4 }]);
  });
});
