/** Format chances and points with the precision that their margin of error allows. All are tenths of a point. */
import { languageOf } from "../lib/languages";
import { roundHalfEven } from "../lib/rounding";
import { settings } from "../lib/settings.svelte";

export const TENTHS = 1000;
export const POINT = 10;
export const SIGNS: Record<string, string> = { blunder: "??", error: "?", doubtful: "?!", uncertain: "…" };

/** Return the rounding unit for a margin of error: a tenth, or a whole point. */
export const unitFor = (half: number): number => (half < 3 * POINT ? 1 : POINT);

const formats = new Map<string, Intl.NumberFormat>();

export function number(value: number, digits = 0): string {
  const key = `${settings.lang}${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(languageOf(settings.lang).locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, format);
  }
  return format.format(roundHalfEven(value, digits));
}

/** Format a number of points with its sign. */
export function points(tenths: number, unit = 1, signed = true): string {
  const size = number(Math.abs(tenths) / POINT, unit < POINT ? 1 : 0);
  return (tenths < 0 ? "−" : signed && tenths > 0 ? "+" : "") + size;
}

/** Format a chance as a percentage; never 0 or 100 before the end. */
export function chance(tenths: number, unit = 1): string {
  const space = languageOf(settings.lang).before_percent;
  if (tenths > 0 && tenths < POINT) return `<\u00a01${space}%`;
  if (tenths < TENTHS && tenths > TENTHS - POINT) return `>\u00a099${space}%`;
  return `${points(tenths, unit, false)}${space}%`;
}

export function nearest(tenths: number, unit: number): number {
  const size = Math.floor((2 * Math.abs(tenths) + unit) / (2 * unit)) * unit;
  return tenths >= 0 ? size : -size;
}

/** Format a margin of error, rounded up. */
export const giveOrTake = (half: number, unit: number): string => points(Math.ceil(half / unit) * unit, unit, false);

/** Return the final leader, and the turn since which it has led continuously; seat -1 without data. */
export function leader(points: { turn: number; chances: number[] }[]): { seat: number; since: number } {
  const first = (chances: number[]): number => chances.indexOf(Math.max(...chances));
  const last = points[points.length - 1];
  if (!last) return { seat: -1, since: 0 };
  const seat = first(last.chances);
  return { seat, since: points.findLast((point) => first(point.chances) !== seat)?.turn ?? 0 };
}
