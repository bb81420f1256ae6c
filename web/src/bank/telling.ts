/** Describe an entry of the book in a sentence. */
import { textIn } from "../lib/languages";
import { t, words } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import { formatMoney } from "./money";
import type { Companion } from "./table.svelte";
import type { Lines } from "./unit";
import type { Entry } from "./wire";

export const key = (word: string): string => word.replaceAll("_", "-");

export function deedName(table: Companion, name: string): string {
  return (
    textIn(
      table.info.deeds.find((each) => each.name === name),
      settings.lang,
    ) || name
  );
}

export function changes(lines: Lines, table: Companion): string {
  return lines
    .filter(([account, change]) => account && change)
    .map(([account, change]) => {
      const sum = formatMoney(table.info.money, Math.abs(change), settings.lang);
      return `${table.name(account)} ${change > 0 ? "+" : "−"}${sum}`;
    })
    .join(", ");
}

export function whatOf(entry: Entry, table: Companion): string {
  const about = entry.about ?? "";
  if (entry.what === "quick") return t("bank-what-quick", { action: t(`bank-quick-${key(about)}`) });
  if (entry.what === "bankrupt") return `${t("bank-what-bankrupt")} ${table.name(Number(about))}`;
  const word = t(`bank-what-${key(entry.what)}`);
  const handed = entry.what === "trade" ? (entry.deeds ?? []).map(([deed]) => deedName(table, deed)).join(", ") : "";
  const of = handed || (about && entry.what !== "pay" ? deedName(table, about) : about);
  const which = (entry.asks ?? -1) >= 0 ? ` ${t("pocket-number", { n: entry.asks ?? 0 })}` : "";
  return `${word}${which}${of ? ` · ${of}` : ""}`;
}

export function describeEntry(entry: Entry, table: Companion): string {
  if (entry.would) return describeEntry(entry.would, table);
  const moved = changes(entry.lines ?? [], table);
  const why = entry.refused ? ` (${reasonOf(entry.refused)})` : "";
  return `${whatOf(entry, table)}${why}${moved ? ` ${moved}` : ""}`;
}

/** Describe why the book or the server refuses a command. */
export function reasonOf(reason: string): string {
  const own = `book-refused-${key(reason)}`;
  return words.has(own) ? t(own) : t(`refusal-${key(reason)}`);
}

/** Describe a command's effect: payments and remaining balances. */
export function sentence(lines: Lines, table: Companion): { says: string; left: string; short: boolean } {
  const amount = (sum: number): string => formatMoney(table.info.money, sum, settings.lang);
  const [first, second] = [lines.find(([, change]) => change < 0), lines.find(([, change]) => change > 0)];
  let says = "";
  if (lines.length === 2 && first && second) {
    const args = { payer: table.name(first[0]), receiver: table.name(second[0]), amount: amount(second[1]) };
    says = t(!first[0] ? "pocket-would-get" : !second[0] ? "pocket-would-pay-bank" : "pocket-would-pay", args);
  } else says = changes(lines, table);
  const payers = lines.filter(([account, change]) => account && change < 0);
  const rest = payers.map(([account, change]) => ({ account, left: (table.balances[account] ?? 0) + change }));
  const short = rest.some(({ left }) => left < 0);
  const left = rest
    .map(({ account, left }) =>
      t(left < 0 ? "pocket-short" : "pocket-left", { left: amount(Math.abs(left)), name: table.name(account) }),
    )
    .join(" ");
  const got = !payers.length && second ? (table.balances[second[0]] ?? 0) + second[1] : null;
  return {
    says,
    short,
    left: got === null ? left : t("pocket-will-have", { got: amount(got), name: args(second, table) }),
  };
}

const args = (line: [number, number] | undefined, table: Companion): string => (line ? table.name(line[0]) : "");
