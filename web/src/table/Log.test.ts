import { render } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { Log as Journal } from "../lib/log.svelte";
import type { Texts } from "../lib/texts";
import Log from "./Log.svelte";

const LINE_HEIGHT_PX = 20;

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

/** A journal on a page with fixed sizes, where scroll events arrive late, as in a browser. */
function shown() {
  const journal = new Journal();
  const say = { fact: (fact: unknown[]) => `line ${fact[2]}`, edition: { words: { facts: {} } } } as unknown as Texts;
  const table = {
    get log() {
      return journal.lines;
    },
    me: 0,
    seats: [],
  };
  const { container } = render(Log, { table, say });
  const list = container.querySelector("[role=log]") as HTMLElement;
  const high = (): number => LINE_HEIGHT_PX * list.querySelectorAll("p").length;
  let tall = 100;
  Object.defineProperty(list, "clientHeight", { get: () => tall });
  Object.defineProperty(list, "scrollHeight", { get: high });
  let top = 0;
  Object.defineProperty(list, "scrollTop", {
    get: () => top,
    set: (to: number) => (top = Math.max(0, Math.min(to, high() - tall))),
  });
  let n = 0;
  const write = async (lines: number): Promise<void> => {
    for (let i = 0; i < lines; i++) journal.write(n, ["threw", 1, n++], "bot");
    await tick();
    flushSync();
  };
  const scroll = async (to?: number): Promise<void> => {
    if (to !== undefined) list.scrollTop = to;
    list.dispatchEvent(new Event("scroll"));
    await tick();
    flushSync();
  };
  const fresh = (): string | null => container.querySelector("[data-fresh]")?.getAttribute("data-fresh") ?? null;
  const shrink = (by: number): void => void (tall -= by);
  return { container, list, write, scroll, shrink, fresh, end: () => high() - tall };
}

describe("the journal", () => {
  it("follows the newest line while another card takes some of its room", async () => {
    const { list, write, scroll, shrink, end, fresh } = shown();
    await write(20);
    shrink(40); // I have bought a deed: the card above grows
    await scroll(); // only now the browser reports the scroll to the last line
    await write(3);
    expect([list.scrollTop, fresh()]).toEqual([end(), null]);
  });
  it("stays where the reader scrolled to, and offers a link to the new lines with their number", async () => {
    const { container, list, write, scroll, end, fresh } = shown();
    await write(20);
    await scroll(60);
    await write(1);
    expect([list.scrollTop, fresh()]).toEqual([60, "1"]);
    await write(2);
    expect(fresh()).toBe("3");
    container.querySelector<HTMLElement>("[data-fresh]")?.click();
    await tick();
    expect([list.scrollTop, fresh()]).toEqual([end(), null]);
  });
  it("follows again when the reader is back at the end", async () => {
    const { list, write, scroll, end, fresh } = shown();
    await write(20);
    await scroll(60);
    await scroll(end());
    await write(4);
    expect([list.scrollTop, fresh()]).toEqual([end(), null]);
  });
});
