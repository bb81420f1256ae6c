import { languageOf } from "./languages";
import { settings } from "./settings.svelte";
import type { Lang } from "./wire.gen";

/** One clock for the whole page, with a resolution of a quarter of a second. */
class Now {
  value = $state(Date.now());
  constructor() {
    setInterval(() => (this.value = Date.now()), 250);
  }
}

export const now = new Now();

/** Format a duration: 1:05, 2:00 h, 3d. */
export function formatDuration(ms: number, lang: Lang = settings.lang): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 86_400) {
    const inDays = { style: "unit", unit: "day", unitDisplay: "narrow" } as const;
    return new Intl.NumberFormat(languageOf(lang).locale, inDays).format(Math.floor(seconds / 86_400));
  }
  if (seconds >= 3600)
    return `${Math.floor(seconds / 3600)}:${String(Math.floor((seconds % 3600) / 60)).padStart(2, "0")} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The remaining time of each seat, by the server's clock. */
export class Clocks {
  private left = $state.raw<number[]>([]);
  private at = 0;
  /** The offset of the server's clock from ours in ms. */
  skew = 0;

  /** Store the remaining times and their time stamp; without figures the previous ones stay. */
  update(left: number[] | undefined, at: number): void {
    this.at = at;
    this.left = [...(left ?? this.left)];
  }

  /** Return the remaining milliseconds of a seat; null if it has no clock. */
  of(seat: number, runs: boolean, now: number): number | null {
    const left = this.left[seat];
    if (left === undefined) return null;
    return runs ? Math.max(0, left - (now + this.skew - this.at)) : left;
  }
}
