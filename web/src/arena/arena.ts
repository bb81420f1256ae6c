/** Data of a tournament between bots, as embedded by `magnat arena --report`, and its charts. */
import type { Lang } from "../lib/wire.gen";
import { percent, type Figure, type Named, type Row } from "../study/study";

export interface BotStanding {
  bot: string;
  games: number;
  wins: number;
  win_rate: number;
  low: number;
  high: number;
  rating: number;
  ms_per_decision: number;
  decisions: number;
  fallbacks: number;
  simulations_per_second?: number;
}
export interface MeasureCurve {
  name: Named;
  /** Turns between two data points. */
  every: number;
  ticks: [value: number, label: Named][];
  means: number[][];
}
export interface ArenaReport {
  title: Named;
  standings: { games: number; seats: number; seed: number; variant: string; bots: BotStanding[] };
  options: Record<string, number | string | boolean>;
  /** Pairs of game length in turns and number of games. */
  lengths: [turns: number, games: number][];
  median: number;
  curves: MeasureCurve[];
  spaces: { name: Named; group: string; kind: string; visits: number }[];
  version: string;
  compiled: boolean;
}

const MOST_BARS = 24;
const BARE = { group: "", kind: "", note: null, at: 0, unit: "" };

export const colourOf = (bot: number): string => `var(--seat-${(bot % 6) + 1})`;

/** Wrap a text that is only needed in the current language. */
export const inLanguage = (lang: Lang, text: string): Named => ({ [lang]: text }) as Named;

const exact = (value: number): Figure => ({ value, low: value, high: value, of: 0, few: false, text: null });

export function winRows(bots: BotStanding[], lang: Lang): Row[] {
  return bots.map(({ bot, win_rate: value, low, high, games: of }, b) => ({
    ...BARE,
    name: inLanguage(lang, bot),
    cells: [{ value, low, high, of, few: false, text: inLanguage(lang, percent(value, lang, 1)) }],
    note: inLanguage(lang, `${percent(low, lang, 1)} – ${percent(high, lang, 1)}`),
    colour: colourOf(b),
  }));
}

/** Count the games by length, in at most `MOST_BARS` bins of equal width. */
export function lengthRows(lengths: ArenaReport["lengths"], lang: Lang): Row[] {
  const longest = Math.max(...lengths.map(([turns]) => turns));
  const wide = Math.ceil((longest + 1) / MOST_BARS);
  const counts = Array<number>(Math.floor(longest / wide) + 1).fill(0);
  for (const [turns, games] of lengths) counts[Math.floor(turns / wide)]! += games;
  return counts.map((count, i) => ({
    ...BARE,
    name: inLanguage(lang, wide > 1 ? `${i * wide}–${(i + 1) * wide - 1}` : String(i)),
    cells: [exact(count)],
    at: i * wide,
  }));
}

export function spaceRows(spaces: ArenaReport["spaces"]): Row[] {
  const all = spaces.reduce((sum, space) => sum + space.visits, 0) || 1;
  return spaces.map(({ name, group, kind, visits }) => ({
    ...BARE,
    name,
    group,
    kind,
    cells: [{ ...exact(visits / all), of: all }],
  }));
}
