/** The pending automatic answer: the question is shown, its answer carries a line that fills, and I can stop it. */
import { shownMs } from "./assist";
import { settings } from "./settings.svelte";
import type { Ask, Said, Spoken } from "./wire";

export interface Pending {
  ask: Ask;
  answer: Said;
  /** How long the question is shown. */
  ms: number;
}

export class Alone {
  pending = $state.raw<Pending | null>(null);
  /** True while the first automatic answer on this device is explained. */
  explained = $state(false);
  /** The events of my automatic answers. */
  done = $state.raw<ReadonlySet<number>>(new Set());
  /** True after an undo, until my next answer: the same question is not answered automatically again. */
  private resting = false;
  private timer = 0;

  /** @param table Its id: the marks of my automatic answers survive a reload of the page. */
  constructor(private readonly table: string) {
    try {
      this.done = new Set(JSON.parse(sessionStorage.getItem(this.key) ?? "[]") as number[]);
    } catch {
      // private window
    }
  }

  private get key(): string {
    return `magnat.alone.${this.table}`;
  }

  /** With a screen reader automatic answers are off: true once, at the first question that they would answer. */
  offers(answer: Said | null): boolean {
    if (answer === null || !settings.lists || settings.aloneTold) return false;
    settings.aloneTold = true;
    return true;
  }

  /** Give this answer after the question has been shown. */
  plan(ask: Ask, answer: Said, give: () => void): void {
    this.stop();
    if (this.resting) return;
    const ms = shownMs(settings.speed);
    this.pending = { ask, answer, ms };
    this.timer = window.setTimeout(() => {
      this.pending = null;
      give();
    }, ms);
  }

  /** Stop the automatic answer to this question; true if there was one. */
  stop(): boolean {
    clearTimeout(this.timer);
    const stopped = this.pending !== null;
    this.pending = null;
    return stopped;
  }

  /** An answer is shown: after an undo of mine I decide myself, until I have answered. */
  heard({ seat, by }: Spoken, me: number): void {
    this.stop();
    if (seat === me) this.resting = by === "taken_back";
  }

  /** Mark the event of an automatic answer in the journal; explain the first one. */
  given(seq: number): void {
    this.done = new Set([...this.done, seq]);
    this.explained = !settings.aloneTold;
    settings.aloneTold = true;
    try {
      sessionStorage.setItem(this.key, JSON.stringify([...this.done]));
    } catch {
      // private window: the marks last until the page is reloaded
    }
  }
}
