import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MAX_IDLE_MS, Thinker, type Thought } from "./thinker";

/** A worker whose answers are given by the test. */
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

describe("the worker for computations", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Fake.made = [];
  });
  afterEach(() => void vi.useRealTimers());

  it("is started by the first task and reused for the next", async () => {
    const subject = thinker();
    expect(Fake.made).toHaveLength(0);
    const both = [subject.think("bot", "a"), subject.think("bot", "b")];
    expect(Fake.made).toHaveLength(1);
    Fake.made[0]!.says("1");
    Fake.made[0]!.says("2");
    expect(await Promise.all(both)).toEqual(["1", "2"]);
  });

  it("is terminated when idle for a while, not earlier, and restarted on demand", async () => {
    const subject = thinker();
    void subject.think("bot", "a");
    vi.advanceTimersByTime(2 * MAX_IDLE_MS);
    expect(Fake.made[0]!.ended).toBe(false); // still computing
    Fake.made[0]!.says("1");
    vi.advanceTimersByTime(MAX_IDLE_MS - 1);
    void subject.think("bot", "b");
    vi.advanceTimersByTime(MAX_IDLE_MS);
    expect(Fake.made[0]!.ended).toBe(false); // asked again
    Fake.made[0]!.says("2");
    vi.advanceTimersByTime(MAX_IDLE_MS);
    expect(Fake.made[0]!.ended).toBe(true);
    const third = subject.think("bot", "c");
    expect(Fake.made).toHaveLength(2);
    Fake.made[1]!.says("3");
    expect(await third).toBe("3");
  });

  it.each([
    ["dies", (fake: Fake) => fake.onerror({ message: "out of memory", preventDefault: () => undefined })],
    ["reports an error", (fake: Fake) => fake.onmessage({ data: { id: 1, why: "out of memory" } })],
  ])("rejects pending tasks when it %s, ends, and is not restarted", async (_, happens) => {
    const subject = thinker();
    const both = [subject.think("bot", "a"), subject.think("bot", "b")];
    happens(Fake.made[0]!);
    for (const one of both) await expect(one).rejects.toThrow("out of memory");
    expect(Fake.made[0]!.ended).toBe(true);
    await expect(subject.think("bot", "c")).rejects.toThrow();
    expect(Fake.made).toHaveLength(1);
  });

  it("continues with bots after a failed hint", async () => {
    const subject = thinker();
    const both = [subject.think("hint", "a"), subject.think("bot", "b")];
    const fake = Fake.made[0]!;
    fake.onmessage({ data: { id: fake.asked.shift()!.id, why: "no network" } });
    await expect(both[0]).rejects.toThrow("no network");
    fake.says("1");
    expect(await both[1]).toBe("1");
    expect(fake.ended).toBe(false);
  });

  it("is never started if memory is short", async () => {
    await expect(thinker(true).think("bot", "a")).rejects.toThrow();
    expect(Fake.made).toHaveLength(0);
  });
});
