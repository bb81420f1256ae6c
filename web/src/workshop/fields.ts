/** The kinds of values of an edition's fields, and how they are parsed and formatted. */
import { parseAmount } from "../lib/amounts";
import type { Bench } from "./bench.svelte";
import type { Need, Plain, Verb } from "./edition";

export type Kind = "money" | "number" | "text";

const MONEY = new Set(["price", "mortgage", "amount", "build", "rents", "value"]);
const NUMBERS = new Set(["height", "count"]);

/** A card's verb determines the kind of its figures. */
function needAt(bench: Bench, keys: string[]): Need | undefined {
  const [, deck = "", index = "", name = ""] = keys;
  const verb = bench.value(`card.${deck}.${index}.verb`);
  return verbsOf(bench, deck)
    .find((each) => each.name === verb)
    ?.needs.find((need) => need.name === name);
}

/** Return the verbs for cards of a deck: the deck's own, if verbs are listed by deck. */
export function verbsOf(bench: Bench, deck: string): Verb[] {
  const all = (bench.template?.verbs ?? []) as (Verb & { deck?: string; decks?: string[] })[];
  return all.filter((verb) => (verb.decks ? verb.decks.includes(deck) : !verb.deck || verb.deck === deck));
}

export function kindOf(bench: Bench, path: string): Kind {
  const keys = path.split(".");
  const last = keys.findLast((key) => !/^\d+$/u.test(key)) ?? "";
  if (NUMBERS.has(last)) return "number";
  if (keys[0] === "money" || keys[0] === "amounts") return "money";
  if (keys[0] === "pieces" || keys[0] === "limits") return "number";
  if (keys[0] === "card") {
    const kind = needAt(bench, keys)?.kind;
    return kind === "money" || kind === "amount" ? "money" : kind === "number" ? "number" : "text";
  }
  return MONEY.has(last) ? "money" : "text";
}

/** Format a value. */
export function formatField(bench: Bench, path: string, value: Plain | undefined | null): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map((each) => formatField(bench, path, each)).join(", ");
  if (typeof value === "number" && kindOf(bench, path) === "money") return bench.say?.money(value) ?? String(value);
  return typeof value === "object" ? "" : String(value);
}

/** Parse the text of a figure field; null if it is invalid. */
export function parseField(bench: Bench, path: string, text: string): number | null {
  if (kindOf(bench, path) === "money") {
    const amount = parseAmount(text, bench.units);
    return amount !== null && amount >= 0 ? amount : null;
  }
  const plain = text.trim().replaceAll(/[\s\u00a0\u202f]/gu, "");
  return /^\d{1,9}$/u.test(plain) ? Number(plain) : null;
}
