import { render } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { loadWords } from "../lib/load-words";
import { Log as Journal } from "../lib/log.svelte";
import type { Alone } from "../lib/alone.svelte";
import type { Prompt } from "../lib/projection";
import type { Texts } from "../lib/texts";
import type { Ask } from "../lib/wire";
import Log from "./Log.svelte";
import { createState } from "./Log.test.svelte";

const LINE_HEIGHT_PX = 20;

beforeAll(() => {
  loadWords("en");
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

/** A journal on a page with fixed sizes, where scroll events arrive late, as in a browser. */
function shown() {
  const state = createState();
  const journal = new Journal();
  const say = {
    seat: String,
    fact: (fact: unknown[]) => `line ${fact[2]}`,
    edition: { words: { facts: {} } },
  } as unknown as Texts;
  const table = {
    get log() {
      return journal.lines;
    },
    me: 0,
    seats: [],
    get mine() {
      return state.question < 0 ? null : ({} as Ask);
    },
    get prompt() {
      return { question: state.question } as Prompt;
    },
    get alone() {
      return { done: state.alone } as unknown as Alone;
    },
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
  /** The list scrolls; by the reader's wheel if a place is given. */
  const scroll = async (to?: number, input: string | null = "wheel"): Promise<void> => {
    if (to !== undefined) list.scrollTop = to;
    if (to !== undefined && input) list.dispatchEvent(new Event(input, { bubbles: true }));
    list.dispatchEvent(new Event("scroll"));
    await tick();
    flushSync();
  };
  const ask = async (question: number): Promise<void> => {
    state.question = question;
    await tick();
    flushSync();
  };
  const note = async (word: string): Promise<void> => {
    journal.note({ type: "noted", seq: n, at: 0, word, seat: 1, name: "Ada" });
    await tick();
    flushSync();
  };
  /** Two of my answers are automatic: a payment, and the end of my turn. */
  const alone = async (): Promise<void> => {
    journal.write(7, ["paid", 0, 5], "player");
    journal.write(8, ["turn", 1, 2], "player");
    state.alone = new Set([7, 8]);
    await tick();
    flushSync();
  };
  const fresh = (): string | null => container.querySelector("[data-fresh]")?.getAttribute("data-fresh") ?? null;
  const shrink = (by: number): void => void (tall -= by);
  return { container, list, write, scroll, shrink, ask, note, alone, fresh, end: () => high() - tall };
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
  it.each(["wheel", "touchmove", "keydown", "pointerdown"])(
    "stays where the reader scrolled to by %s",
    async (input) => {
      const { list, write, scroll } = shown();
      await write(20);
      await scroll(60, input);
      await write(1);
      expect(list.scrollTop).toBe(60);
    },
  );
  it("follows after a scroll that is not the reader's, as when the list is briefly empty", async () => {
    const { list, write, scroll, end, fresh } = shown();
    await write(20);
    await scroll(0, null);
    await write(3);
    expect([list.scrollTop, fresh()]).toEqual([end(), null]);
  });
  it("returns by itself at the reader's question", async () => {
    const { list, write, scroll, end, ask } = shown();
    await write(20);
    await scroll(60);
    await ask(7);
    expect(list.scrollTop).toBe(end());
  });
  it("has no word about the vote on an undo", async () => {
    const { container, note } = shown();
    for (const word of ["take_back_asked", "take_back_agreed", "take_back_withdrawn"]) await note(word);
    expect(container.querySelectorAll("[role=log] .line").length).toBe(0);
    await note("hint");
    expect(container.querySelectorAll("[role=log] .line").length).toBe(1);
  });
  it("marks the automatic answers, with a line for an automatic end of my turn", async () => {
    const { container, alone } = shown();
    await alone();
    expect([...container.querySelectorAll("[data-alone]")].map((each) => each.textContent?.trim())).toHaveLength(2);
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
