import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import TableBar from "../table/TableBar.svelte";
import { words } from "./i18n.svelte";
import { LANGUAGES } from "./languages";
import { loadWords } from "./load-words";
import { noticeOf, takenBack } from "./log.svelte";
import type { Texts } from "./texts";
import type { Noted } from "./wire";

const OF_ONE = [
  ...["away", "back", "stands_in", "budget_spent", "hint", "take_back_asked", "take_back_agreed"],
  ...["take_back_withdrawn", "pause_asked", "resumed", "turned_away", "sat", "resigned", "chat"],
];
const OF_TWO = ["offer_refused", "offer_withdrawn", "offer_void"];
const ME = "Zoqu";
const noted = (word: string, seat: number, to: number): Noted => ({
  ...{ type: "noted", seq: 0, at: 0, word, seat, to, text: "hello", bot: "steady" },
  ...{ name: seat ? "Wyxa" : ME, to_name: to ? "Wyxa" : ME },
});

describe.each(LANGUAGES)("on my screen, in %s,", (lang) => {
  beforeAll(() => loadWords(lang));
  it.each([...OF_ONE, ...OF_TWO])("a notice of me (%s) never contains my name", (word) => {
    expect(noticeOf(noted(word, 0, 1), 0)).not.toContain(ME);
    expect(noticeOf(noted(word, 0, 1), 1)).toContain(ME);
  });
  it.each(OF_TWO)("a notice about an offer to me (%s) never contains my name", (word) => {
    expect(noticeOf(noted(word, 1, 0), 0)).not.toContain(ME);
    expect(noticeOf(noted(word, 1, 0), -1)).toContain(ME);
  });
  it("my undo and the seat that I take are told to me", () => {
    const say = { seat: () => ME, has: () => false } as unknown as Texts;
    const said = { seat: 0, by: "taken_back", ask: "bid", say: [] };
    expect(takenBack(say, said, 0)).not.toContain(ME);
    expect(takenBack(say, said, 1)).toContain(ME);
    expect(noticeOf({ ...noted("sat", 0, -1), text: "Bot" }, 0)).not.toContain(ME);
  });
  it("the head of my own turn addresses me while it is being shown", () => {
    const table = { info: null, me: 0, mover: 0, mine: null, over: false, seats: [{ name: ME }], clockOf: () => null };
    const props = { table, say: {}, size: "narrow", onsheet: () => undefined, onend: () => undefined };
    const { container } = render(TableBar, props as never);
    expect(container.querySelector("b")?.textContent).toBe(words.line("your-turn", { name: ME }));
  });
});
