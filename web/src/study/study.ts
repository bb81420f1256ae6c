/** Studies that come with the client: small files, made by `make studies`. */
import type { Lang } from "../lib/settings.svelte";
import { signOf as signOfKind } from "../lib/signs";

export type Named = Record<Lang, string>;
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

const files = import.meta.glob<Study>("../../../src/magnat/study/data/*.json", { import: "default" });

/** Which studies there are: game, seats, who plays. */
export const STUDIES = Object.keys(files)
  .map((path) => /\/(\w+)-(\d+)-(\w+)\.json$/.exec(path))
  .filter((found) => found !== null)
  .map(([, game = "", seats = "", bot = ""]) => ({ game, seats: Number(seats), bot }));

export function studyOf(game: string, seats: number, bot: string): Promise<Study> | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(`/${game}-${seats}-${bot}.json`))?.[1]();
}

/** How many digits behind the point an interval of this half-width supports. */
export const digits = (half: number): number => (half <= 0 ? 2 : Math.max(0, -Math.floor(Math.log10(half))));

export function number(value: number, lang: Lang, places = 0): string {
  const fraction = { minimumFractionDigits: places, maximumFractionDigits: places };
  return value.toLocaleString(lang === "fr" ? "fr-FR" : "en-GB", fraction);
}

export function percent(value: number, lang: Lang, places: number): string {
  return number(100 * value, lang, places) + (lang === "fr" ? "\u202f%" : "%");
}

export const halfOf = (figure: Figure): number => (figure.high - figure.low) / 2;

/** A figure as it is read: rounded to what its interval supports. */
export function shown(figure: Figure | null | undefined, unit: string, lang: Lang): string {
  if (!figure) return "–";
  if (figure.text) return figure.text[lang];
  const half = halfOf(figure);
  if (unit === "share") return percent(figure.value, lang, digits(100 * half));
  if (unit === "times") return number(figure.value, lang, digits(half));
  return number(figure.value, lang);
}

/** Half of its interval, or of turns its two ends; nothing for what is computed. */
export function spread(figure: Figure | null | undefined, unit: string, lang: Lang): string {
  if (!figure || !halfOf(figure)) return "";
  const half = halfOf(figure) * (unit === "share" ? 100 : 1);
  if (unit === "turns") return `${number(figure.low, lang)}–${number(figure.high, lang)}`;
  return `± ${number(half, lang, digits(half))}`;
}

/** The picture that stands for what has no group. */
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

/** The colour of a group, whatever it is called in its game. */
export const colourOf = (group: string): string => PLANETS[group] ?? group;
