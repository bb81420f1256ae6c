import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bundleOf } from "../lib/i18n.svelte";
import { LANGUAGES } from "../lib/languages";
import { Texts } from "../lib/texts";
import type { Edition } from "../lib/wire";
import type { Lang } from "../lib/wire.gen";
import type { Bench } from "./bench.svelte";
import { formatField, parseField } from "./fields";

const UNITS: [string, number][] = [
  ["m", 1000],
  ["k", 1],
];

/** Return what the fields of Electronic need of the workshop. */
function benchIn(lang: Lang): Bench {
  const textOf = (file: string): string =>
    readFileSync(`${process.cwd()}/../src/magnat/languages/${lang}/${file}.ftl`, "utf8");
  const edition = { words: { money: UNITS }, board: {} } as unknown as Edition;
  const say = new Texts(edition, lang, bundleOf(lang, textOf("common") + textOf("games/electronic/texts")), []);
  return { say, units: UNITS } as unknown as Bench;
}

describe.each(LANGUAGES)("an amount of the workshop in %s", (lang) => {
  it.each([10, 500, 1500, 2000, 12_340, 1_234_000])("is displayed so that %i is read again", (amount) => {
    const bench = benchIn(lang);
    expect(parseField(bench, "money.start", formatField(bench, "money.start", amount))).toBe(amount);
  });
});

describe("a typed amount of the workshop", () => {
  it.each<[Lang, string, number | null]>([
    ["en", "1,500K", 1500],
    ["fr", "1,500M", 1500],
    ["de", "1.500K", 1500],
    ["en", "-5K", null],
  ])("in %s, %s is %s", (lang, text, amount) => expect(parseField(benchIn(lang), "money.start", text)).toBe(amount));
});
