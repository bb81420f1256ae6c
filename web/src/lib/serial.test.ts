import { describe, expect, it } from "vitest";
import { oneAtATime } from "./serial";

describe("work that runs once at a time", () => {
  it("runs once more after calls during a run, however many", async () => {
    const finish: (() => void)[] = [];
    const run = oneAtATime(() => new Promise((resolve) => void finish.push(resolve)));
    const all = [run(), run(), run()];
    expect(finish).toHaveLength(1);
    finish[0]?.();
    await new Promise((resolve) => setTimeout(resolve));
    expect(finish).toHaveLength(2);
    finish[1]?.();
    await Promise.all(all);
    expect(finish).toHaveLength(2);
    void run();
    expect(finish).toHaveLength(3);
  });
  it("runs again after an error", async () => {
    let runs = 0;
    const run = oneAtATime(() => Promise.reject(new Error(`${++runs}`)));
    await expect(run()).rejects.toThrow("1");
    await expect(run()).rejects.toThrow("2");
  });
});
