/** Chances and points as people read them: as sure as they are, and no surer. All are tenths of a point. */
import { settings } from "../lib/settings.svelte";

export const TENTHS = 1000;
export const POINT = 10;
export const SIGNS: Record<string, string> = { blunder: "??", error: "?", doubtful: "?!", uncertain: "…" };

/** What a figure is rounded to that may be so far off: a tenth, or a whole point. */
export const unitFor = (half: number): number => (half < 3 * POINT ? 1 : POINT);

const formats = new Map<string, Intl.NumberFormat>();

export function number(value: number, digits = 0): string {
  const key = `${settings.lang}${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(settings.lang === "fr" ? "fr-FR" : "en-GB", {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, format);
  }
  return format.format(value);
}

/** A number of points with its sign. */
export function points(tenths: number, unit = 1, signed = true): string {
  const size = number(Math.abs(tenths) / POINT, unit < POINT ? 1 : 0);
  return (tenths < 0 ? "−" : signed && tenths > 0 ? "+" : "") + size;
}

/** A chance as a percentage: neither 0 nor 100 before the end. */
export function chance(tenths: number, unit = 1): string {
  const space = settings.lang === "fr" ? "\u202f" : "";
  if (tenths > 0 && tenths < POINT) return `<\u00a01${space}%`;
  if (tenths < TENTHS && tenths > TENTHS - POINT) return `>\u00a099${space}%`;
  return `${points(nearest(tenths, unit), unit, false)}${space}%`;
}

export function nearest(tenths: number, unit: number): number {
  const size = Math.floor((2 * Math.abs(tenths) + unit) / (2 * unit)) * unit;
  return tenths >= 0 ? size : -size;
}

/** How far a figure may be off, rounded up. */
export const giveOrTake = (half: number, unit: number): string => points(Math.ceil(half / unit) * unit, unit, false);

/** Who is ahead at the end, and since which turn without a break; nobody where there is nothing yet. */
export function leader(points: { turn: number; chances: number[] }[]): { seat: number; since: number } {
  const first = (chances: number[]): number => chances.indexOf(Math.max(...chances));
  const last = points[points.length - 1];
  if (!last) return { seat: -1, since: 0 };
  const seat = first(last.chances);
  return { seat, since: points.findLast((point) => first(point.chances) !== seat)?.turn ?? 0 };
}
