/** Cards as they are told: by their own words, by the printed ones while they do what is printed, or by what they do. */
import { t, words } from "../lib/i18n.svelte";
import type { Args, Sayings } from "../lib/sayings";
import type { Bench } from "./bench.svelte";
import type { Table } from "./edition";
import { verbsOf } from "./fields";

const slug = (name: string): string => name.replaceAll("_", "-");

export const printedTitle = (bench: Bench, card: Table, lang: "fr" | "en"): string =>
  bench.printedLine(`card-${String(card.name)}`, lang);

export function titleOf(bench: Bench, say: Sayings, card: Table): string {
  return String(card[say.lang] || printedTitle(bench, card, say.lang) || card.fr || card.en || t("workshop-card"));
}

/** A card of one's own has a title in both languages: where one is missing, the printed one or the other's. */
export function titled(bench: Bench, card: Table): Table {
  const fr = String(card.fr || printedTitle(bench, card, "fr") || card.en || t("workshop-new-card-fr"));
  const en = String(card.en || printedTitle(bench, card, "en") || card.fr || t("workshop-new-card-en"));
  return { ...card, fr, en };
}

/** What the verb needs, as a text may use it. */
function needsOf(bench: Bench, say: Sayings, card: Table): Args {
  const verb = verbsOf(bench, bench.deck).find((each) => each.name === card.verb);
  let found: Args = {};
  for (const need of verb?.needs ?? []) {
    const value = card[need.name];
    const kind = need.kind === "amount" ? "money" : need.kind === "utility" ? "space" : need.kind;
    const at =
      kind === "space"
        ? bench.spaces.findIndex((each) => each.name === value)
        : kind === "group"
          ? bench.groups.findIndex((each) => each.name === value)
          : Number(value);
    if (Number.isFinite(at)) found = { ...found, ...say.spell([`${need.name}:${kind}`], [at]) };
  }
  return found;
}

export function sentenceOf(bench: Bench, say: Sayings, card: Table): string {
  const own = card[`words_${say.lang}`] || card.words_fr || card.words_en;
  if (own) return String(own);
  const printed = bench.told?.printed.decks?.[bench.deck]?.find((each) => each.name === card.name);
  const key = `card-${slug(String(card.name))}-text`;
  const args = needsOf(bench, say, card);
  if (printed?.verb === card.verb && say.has(key)) return say.line(key, args);
  return say.line(`does-${slug(String(card.verb))}`, args);
}

const verbKey = (verb: string): string => `workshop-verb-${slug(verb)}`;
export const isShort = (verb: string): boolean => words.has(verbKey(verb));

export function verbName(say: Sayings, verb: string): string {
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
