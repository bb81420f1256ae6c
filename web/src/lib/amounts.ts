/** Amounts for a field, a slider and step buttons. */

import { languageOf } from "./languages";
import type { Lang } from "./wire.gen";

const ROUNDING_ERROR = 1e-6; // of a decimal number times its unit

export interface Range {
  from: number;
  to: number;
  step: number;
}

/** Return the nearest amount on a step within the range. */
export function snapAmount(value: number, { from, to, step }: Range): number {
  if (!Number.isFinite(value)) return from;
  const last = from + Math.floor((to - from) / step) * step;
  const near = from + Math.round((value - from) / step) * step;
  return Math.min(last, Math.max(from, near));
}

/** Return useful step sizes: the step itself and round multiples of it that fit into the range. */
export function stepSizes(range: Range): number[] {
  const span = range.to - range.from;
  return [1, 10, 50, 100].map((n) => n * range.step).filter((jump, i) => i === 0 || jump <= span);
}

/** Return useful raises: the next step, a tenth more, the printed price; without duplicates, in ascending order. */
export function suggestRaises(range: Range, high: number, price: number): number[] {
  const tenth = high + Math.ceil((high * 0.1) / range.step) * range.step;
  const wanted = [range.from, tenth, price].filter((bid) => bid >= range.from && bid <= range.to);
  return [...new Set(wanted.map((bid) => snapAmount(bid, range)))].sort((a, b) => a - b);
}

/** Return a typed number in the format of a language, as a plain one; "" if it is none. */
function plainNumber(text: string, lang: Lang): string {
  const spaced = text.trim().replace(/\s/gu, " ");
  const { decimal, thousands } = languageOf(lang);
  for (const separator of [thousands.replace(/\s/u, " "), " "]) {
    const [whole = "", part, ...more] = spaced.split(decimal);
    const groups = whole.split(separator);
    const grouped = groups.length > 1 && groups.every((each, i) => (i ? /^\d{3}$/u : /^\d{1,3}$/u).test(each));
    if (grouped && !more.length && /^\d*$/u.test(part ?? "")) return [groups.join(""), part].filter(Boolean).join(".");
  }
  return /^(?:\d+|\d*[.,]\d+)$/u.test(spaced) ? spaced.replace(",", ".") : "";
}

/**
 * Parse a typed amount: "3,3M", "850 k", "1 500". A bare number with decimals is in the largest unit, else in the
 * smallest. Every displayed amount means itself: a point or comma groups thousands if the language writes it so.
 */
export function parseAmount(text: string, units: [string, number][], lang: Lang): number | null {
  const match = /^\s*([+\-−]?)([\d\s.,]+)(\p{L}*)\s*$/u.exec(text);
  if (!match) return null;
  const [, sign = "", digits = "", letters = ""] = match;
  const plain = plainNumber(digits, lang);
  if (!plain) return null;
  const value = Number(plain) * (sign === "-" || sign === "−" ? -1 : 1);
  const largest = units[0]?.[1] ?? 1;
  const smallest = units[units.length - 1]?.[1] ?? 1;
  const unit = letters
    ? units.find(([key]) => key[0]?.toLowerCase() === letters[0]?.toLowerCase())?.[1]
    : plain.includes(".")
      ? largest
      : smallest;
  if (unit === undefined) return null;
  const amount = Math.round(value * unit);
  return Math.abs(value * unit - amount) < ROUNDING_ERROR ? amount : null;
}
