/** Texts of cards: their own, the printed ones if the effect is as printed, or the verb's. */
import { FIRST, namedIn, textIn } from "../lib/languages";
import { t, words } from "../lib/i18n.svelte";
import type { Args, Texts } from "../lib/texts";
import type { Lang } from "../lib/wire";
import type { Bench } from "./bench.svelte";
import type { Table } from "./edition";
import { verbsOf } from "./fields";

const slug = (name: string): string => name.replaceAll("_", "-");

export const printedTitle = (bench: Bench, card: Table, lang: Lang): string =>
  bench.printedLine(`card-${String(card.name)}`, lang);

export function titleOf(bench: Bench, say: Texts, card: Table): string {
  return textIn(card, say.lang) || printedTitle(bench, card, say.lang) || t("workshop-card");
}

/** Return the titles of a card without any. */
export const newTitles = (): Table =>
  Object.fromEntries(namedIn(FIRST).map((lang) => [lang, words.line("workshop-new-card", {}, lang)]));

/** A custom card has a title in every complete language: a missing one is the printed one, or another language's. */
export function titled(bench: Bench, card: Table): Table {
  const titles = Object.entries(newTitles()).map(([key, fresh]): [string, string] => {
    const lang = key as Lang;
    return [lang, String(card[lang] || printedTitle(bench, card, lang) || textIn(card, lang) || fresh)];
  });
  return { ...card, ...Object.fromEntries(titles) };
}

/** The parameters of the verb, as arguments of its text. */
function needsOf(bench: Bench, say: Texts, card: Table): Args {
  const verb = verbsOf(bench, bench.deck).find((each) => each.name === card.verb);
  let args: Args = {};
  for (const need of verb?.needs ?? []) {
    const value = card[need.name];
    const kind = need.kind === "amount" ? "money" : need.kind === "utility" ? "space" : need.kind;
    const at =
      kind === "space"
        ? bench.spaces.findIndex((each) => each.name === value)
        : kind === "group"
          ? bench.groups.findIndex((each) => each.name === value)
          : Number(value);
    if (Number.isFinite(at)) args = { ...args, ...say.spell([`${need.name}:${kind}`], [at]) };
  }
  return args;
}

export function sentenceOf(bench: Bench, say: Texts, card: Table): string {
  const own = textIn(card, say.lang, "words");
  if (own) return String(own);
  const printed = bench.template?.printed.decks?.[bench.deck]?.find((each) => each.name === card.name);
  const key = `card-${slug(String(card.name))}-text`;
  const args = needsOf(bench, say, card);
  if (printed?.verb === card.verb && say.has(key)) return say.line(key, args);
  return say.line(`does-${slug(String(card.verb))}`, args);
}

const verbKey = (verb: string): string => `workshop-verb-${slug(verb)}`;
export const isShort = (verb: string): boolean => words.has(verbKey(verb));

export function verbName(say: Texts, verb: string): string {
  return isShort(verb) ? t(verbKey(verb)) : say.line(`does-${slug(verb)}`).replace("….", "…");
}

export function deckName(bench: Bench, deck: string): string {
  const key = `deck-of-${slug(deck)}`;
  return words.has(key) ? t(key) : deck;
}

const ICONS: Record<string, string> = {
  chance: "chance",
  chest: "chest",
  fortune: "clover",
  lifestyle: "star",
  empire: "tower",
};
export const iconOf = (deck: string): string => ICONS[deck] ?? "star";
