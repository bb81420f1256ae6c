/** Bots play the current edition: a few games per request, and only while the page is visible. */
import { api, ApiError } from "../lib/api";
import { oneAtATime } from "../lib/serial";
import type { Figure } from "../study/study";
import type { Balance, Doc } from "./edition";

const QUIET_MS = 1500; // after the last playable change
const REQUEST_INTERVAL_MS = 500; // figures change twice a second at most
const RETRY_MS = 3000; // if the tables need all the capacity
export const MIN_GAMES_SHOWN = 50; // games before figures are shown
export const MIN_GAMES_RELIABLE = 200; // games before figures are reliable and replace those of an earlier state
const LOW = 0.2; // battery level

/** The figures shown: those of the current edition, or hatched ones of an earlier state. */
export interface Seen {
  balance: Balance | null;
  old: boolean;
}

/** Return the figures to show after more games. */
export function updateSeen(before: Seen, found: Balance): Seen {
  const least = before.old && before.balance ? MIN_GAMES_RELIABLE : MIN_GAMES_SHOWN;
  return found.games >= Math.min(least, found.most) ? { balance: found, old: false } : before;
}

/** Return the difference from the printed edition; 0 if it may be chance. */
export function apart(own: Figure, printed: Figure): number {
  const half = (each: Figure): number => (each.high - each.low) / 2;
  const gap = own.value - printed.value;
  return Math.abs(gap) <= Math.hypot(half(own), half(printed)) ? 0 : gap;
}

const played = (doc: Doc): string => JSON.stringify({ ...doc, title: undefined, kept: undefined, box: undefined });

/** Why no more games are played; "off" is permanent, a fault lasts until the next change. */
type Why = "waiting" | "off" | "network" | "fault";
const WHY: Record<string, Why> = {
  no_reviews: "off",
  not_fetched: "network",
  unreachable: "network",
  fault: "fault",
};

interface Battery extends EventTarget {
  level: number;
  charging: boolean;
}

export class Balancing {
  /** Number of games played with the current edition. */
  games = $state(0);
  most = $state(0);
  seen = $state.raw<Seen>({ balance: null, old: false });
  paused = $state(false);
  state = $state<"" | Why>("");
  private doc: Doc | null = null;
  private timer = 0;
  private round = 0;

  constructor() {
    document.addEventListener("visibilitychange", this.again);
    const { getBattery } = navigator as { getBattery?: () => Promise<Battery> };
    void getBattery?.call(navigator).then(({ level, charging }) => {
      if (level < LOW && !charging) this.pause(true);
    });
  }

  /** Handle a new playable state. Names and accepted warnings do not affect the games. */
  play(doc: Doc): void {
    if (this.doc && played(this.doc) === played(doc)) return;
    this.doc = doc;
    this.most = 0;
    this.games = 0;
    this.seen = { ...this.seen, old: this.seen.balance !== null };
    this.later(QUIET_MS);
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.later(0);
  }

  stop(): void {
    this.doc = null;
    this.round++;
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.again);
  }

  private again = (): void => this.later(REQUEST_INTERVAL_MS);

  private later(ms: number): void {
    this.round++;
    clearTimeout(this.timer);
    const done = this.most > 0 && this.games >= this.most;
    if (!this.doc || this.paused || document.hidden || this.state === "off" || done) return;
    this.timer = window.setTimeout(() => void this.more(), ms);
  }

  private more = oneAtATime(async () => {
    if (!this.doc) return;
    const mine = ++this.round;
    try {
      const balance = await api.balance(this.doc);
      if (mine !== this.round) return;
      [this.games, this.most] = [balance.games, balance.most];
      this.seen = updateSeen(this.seen, balance);
      this.state = "";
      this.later(REQUEST_INTERVAL_MS);
    } catch (why) {
      if (mine !== this.round || !(why instanceof ApiError) || why.status === 400) return;
      this.state = WHY[why.reason] ?? "waiting";
      if (this.state !== "fault") this.later(RETRY_MS);
    }
  });
}
