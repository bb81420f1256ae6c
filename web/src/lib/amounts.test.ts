import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatMoney } from "../bank/money";
import type { Money } from "../bank/wire";
import { stepSizes, suggestRaises, snapAmount, parseAmount } from "./amounts";
import { bundleOf } from "./i18n.svelte";
import { LANGUAGES } from "./languages";
import { Texts } from "./texts";
import type { Edition } from "./wire";
import type { Lang } from "./wire.gen";

const UNITS: [string, number][] = [
  ["m", 1000],
  ["k", 1],
];

describe("an amount", () => {
  it("stays inside the range and on its steps", () => {
    const range = { from: 2610, to: 6420, step: 10 };
    expect(snapAmount(3304, range)).toBe(3300);
    expect(snapAmount(0, range)).toBe(2610);
    expect(snapAmount(1e9, range)).toBe(6420);
    expect(snapAmount(Number.NaN, range)).toBe(2610);
  });
  it("never exceeds a limit between two steps", () => {
    expect(snapAmount(99, { from: 0, to: 25, step: 10 })).toBe(20);
  });
  it("may be negative if the range allows it", () => {
    expect(snapAmount(-120, { from: -500, to: 300, step: 50 })).toBe(-100);
  });
  it("offers step sizes that fit the range", () => {
    expect(stepSizes({ from: 0, to: 5000, step: 10 })).toEqual([10, 100, 500, 1000]);
    expect(stepSizes({ from: 0, to: 50, step: 50 })).toEqual([50]);
  });
});

describe("a typed amount", () => {
  it.each([
    ["3,3M", 3300],
    ["3.3 m", 3300],
    ["850k", 850],
    ["1 500", 1500],
    ["2,5", 2500],
    ["-200k", -200],
    ["\u2212200", -200],
  ])("%s is %i", (text, amount) => expect(parseAmount(text, UNITS, "fr")).toBe(amount));
  it.each(["", "abc", "3x", ",", "1 2", "1,5k"])("%s is not an amount", (text) =>
    expect(parseAmount(text, UNITS, "en")).toBeNull(),
  );
  it.each<[Lang, string, number]>([
    ["en", "1,500K", 1500],
    ["en", "1,500.5M", 1_500_500],
    ["en", "1,5M", 1500],
    ["fr", "1,500M", 1500],
    ["fr", "1 500 k", 1500],
    ["de", "1.500K", 1500],
    ["de", "1.5M", 1500],
  ])("in %s, %s is %i", (lang, text, amount) => expect(parseAmount(text, UNITS, lang)).toBe(amount));
});

describe("every displayed amount means itself", () => {
  const units: Record<string, [string, number][]> = {
    electronic: UNITS,
    empire: [["k", 1]],
    star_wars: [["credits", 1]],
    deal: [["m", 1]],
    millionaire: UNITS,
  };
  const near = (at: number): number[] => Array.from({ length: 20 }, (_, i) => at - 10 + i);
  const amounts = [...near(10), ...near(1000), 1234, 1500, 9999, 10_000, 123_456, 999_950, 1_000_000, 12_345_670];
  const textOf = (lang: Lang, file: string): string =>
    readFileSync(`${process.cwd()}/../src/magnat/languages/${lang}/${file}.ftl`, "utf8");
  const games = LANGUAGES.flatMap((lang) => Object.keys(units).map((game) => [lang, game] as const));

  it.each(games)("in %s at a table, in the workshop and at the bank of %s", (lang, game) => {
    const money = units[game] ?? [];
    const edition = { words: { money }, board: {} } as unknown as Edition;
    const say = new Texts(
      edition,
      lang,
      bundleOf(lang, textOf(lang, "common") + textOf(lang, `games/${game}/texts`)),
      [],
    );
    for (const amount of [...amounts, ...amounts.filter(Boolean).map((each) => -each)]) {
      expect(parseAmount(say.money(amount), money, lang), say.money(amount)).toBe(amount);
      expect(parseAmount(say.figure(amount), money, lang), say.figure(amount)).toBe(amount);
      const book = formatMoney({ units: money } as Money, amount, lang);
      expect(parseAmount(book, money, lang), book).toBe(amount);
    }
  });
});

describe("raises", () => {
  const range = { from: 1210, to: 5000, step: 10 };
  it("are the next step, a tenth more and the printed price", () => {
    expect(suggestRaises(range, 1200, 2200)).toEqual([1210, 1320, 2200]);
  });
  it("have no duplicates and never exceed my cash", () => {
    expect(suggestRaises({ from: 10, to: 50, step: 10 }, 0, 2200)).toEqual([10]);
    expect(suggestRaises({ ...range, to: 1300 }, 1200, 1300)).toEqual([1210, 1300]);
    expect(suggestRaises(range, 1200, 1100)).toEqual([1210, 1320]);
  });
});
