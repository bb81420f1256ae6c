/** A study, its charts and its figures. */
import { languageOf, textIn } from "../lib/languages";
import type { Lang, LocalizedText } from "../lib/wire";
import { roundHalfEven } from "../lib/rounding";
import { signOf as signOfKind } from "../lib/signs";

export type Named = LocalizedText;
export interface Figure {
  value: number;
  low: number;
  high: number;
  of: number;
  few: boolean;
  text: Named | null;
}
export interface Row {
  name: Named;
  cells: (Figure | null)[];
  group: string;
  kind: string;
  note: Named | null;
  at: number;
  unit: string;
  /** Its colour in a chart; by default all rows have the same. */
  colour?: string;
}
export interface Chart {
  id: string;
  kind: "board" | "bars" | "grid" | "steps";
  title: Named;
  help: Named;
  columns: Named[];
  units: string[];
  rows: Row[];
  fair: number | null;
  shown: number;
}
export interface Study {
  game: string;
  title: Named;
  question: Named;
  seats: number;
  bot: string;
  games: number;
  turns: number;
  seed: number;
  version: string;
  command: string;
  answers: { id: string; title: Named; text: Named }[];
  charts: Chart[];
  counted: Named[];
}

/** Return the number of decimals that an interval of this half-width supports. */
export const digits = (half: number): number => (half <= 0 ? 2 : Math.max(0, -Math.floor(Math.log10(half))));

export function number(value: number, lang: Lang, places = 0): string {
  const fraction = { minimumFractionDigits: places, maximumFractionDigits: places };
  return roundHalfEven(value, places).toLocaleString(languageOf(lang).locale, fraction);
}

export function percent(value: number, lang: Lang, places: number): string {
  return number(100 * value, lang, places) + languageOf(lang).before_percent + "%";
}

export const halfOf = (figure: Figure): number => (figure.high - figure.low) / 2;

/** Format a figure, rounded to what its interval supports. */
export function formatFigure(figure: Figure | null | undefined, unit: string, lang: Lang): string {
  if (!figure) return "–";
  if (figure.text) return textIn(figure.text, lang);
  const half = halfOf(figure);
  if (unit === "share") return percent(figure.value, lang, digits(100 * half));
  if (unit === "times") return number(figure.value, lang, digits(half));
  return number(figure.value, lang);
}

/** Format the half-width of an interval, or both ends for turns; "" for a computed value. */
export function formatInterval(figure: Figure | null | undefined, unit: string, lang: Lang): string {
  if (!figure || !halfOf(figure)) return "";
  const half = halfOf(figure) * (unit === "share" ? 100 : 1);
  if (unit === "turns") return `${number(figure.low, lang)}–${number(figure.high, lang)}`;
  return `± ${number(half, lang, digits(half))}`;
}

/** Return the icon of a row without a group. */
export const signOf = (row: Row): string => signOfKind(row.kind);

const PLANETS: Record<string, string> = {
  kashyyyk: "brown",
  hoth: "light_blue",
  geonosis: "pink",
  dagobah: "orange",
  tatooine: "red",
  kamino: "yellow",
  endor: "green",
  coruscant: "dark_blue",
};

/** Return the colour of a group, whatever its name in the game. */
export const colourOf = (group: string): string => PLANETS[group] ?? group;
