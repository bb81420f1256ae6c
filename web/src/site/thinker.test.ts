import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { IDLE, Thinker, type Thought } from "./thinker";

/** A worker that says what the test wants it to. */
class Fake {
  static made: Fake[] = [];
  asked: { id: number; task: string }[] = [];
  ended = false;
  onmessage!: (event: { data: Thought }) => void;
  onerror!: (event: { message: string; preventDefault: () => void }) => void;
  constructor() {
    Fake.made.push(this);
  }
  postMessage(message: { id: number; task: string }): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  says(said: string): void {
    this.onmessage({ data: { id: this.asked.shift()!.id, said } });
  }
}
const thinker = (short = false): Thinker => new Thinker(() => new Fake() as unknown as Worker, short);

describe("the worker that thinks", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Fake.made = [];
  });
  afterEach(() => void vi.useRealTimers());

  it("is started by the first task, and is the same for the next", async () => {
    const here = thinker();
    expect(Fake.made).toHaveLength(0);
    const both = [here.think("bot", "a"), here.think("bot", "b")];
    expect(Fake.made).toHaveLength(1);
    Fake.made[0]!.says("1");
    Fake.made[0]!.says("2");
    expect(await Promise.all(both)).toEqual(["1", "2"]);
  });

  it("is let go when nobody has thought for a while, not before, and started again when it is needed", async () => {
    const here = thinker();
    void here.think("bot", "a");
    vi.advanceTimersByTime(2 * IDLE);
    expect(Fake.made[0]!.ended).toBe(false); // it is still thinking
    Fake.made[0]!.says("1");
    vi.advanceTimersByTime(IDLE - 1);
    void here.think("bot", "b");
    vi.advanceTimersByTime(IDLE);
    expect(Fake.made[0]!.ended).toBe(false); // it was asked again
    Fake.made[0]!.says("2");
    vi.advanceTimersByTime(IDLE);
    expect(Fake.made[0]!.ended).toBe(true);
    const third = here.think("bot", "c");
    expect(Fake.made).toHaveLength(2);
    Fake.made[1]!.says("3");
    expect(await third).toBe("3");
  });

  it.each([
    ["dies", (fake: Fake) => fake.onerror({ message: "out of memory", preventDefault: () => undefined })],
    ["cannot think", (fake: Fake) => fake.onmessage({ data: { id: 1, why: "out of memory" } })],
  ])("fails whoever waits when it %s, ends, and is not tried again", async (_, happens) => {
    const here = thinker();
    const both = [here.think("bot", "a"), here.think("bot", "b")];
    happens(Fake.made[0]!);
    for (const one of both) await expect(one).rejects.toThrow("out of memory");
    expect(Fake.made[0]!.ended).toBe(true);
    await expect(here.think("bot", "c")).rejects.toThrow();
    expect(Fake.made).toHaveLength(1);
  });

  it("goes on with bots though nothing came of a hint", async () => {
    const here = thinker();
    const both = [here.think("hint", "a"), here.think("bot", "b")];
    const fake = Fake.made[0]!;
    fake.onmessage({ data: { id: fake.asked.shift()!.id, why: "no network" } });
    await expect(both[0]).rejects.toThrow("no network");
    fake.says("1");
    expect(await both[1]).toBe("1");
    expect(fake.ended).toBe(false);
  });

  it("is never started where memory is short", async () => {
    await expect(thinker(true).think("bot", "a")).rejects.toThrow();
    expect(Fake.made).toHaveLength(0);
  });
});
