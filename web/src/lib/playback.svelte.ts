/** Show events one answer after the other, fact by fact; the player can skip ahead at any time. */
import type { Motion, Player } from "../games/contract";
import { pause } from "./motion";
import { settings } from "./settings.svelte";
import type { Columns, Fact, Told } from "./wire";

/** Receiver of the events to show. */
export interface Stage {
  columns(): Columns;
  /** Called before an answer is shown. */
  begin(told: Told): void;
  /** Called for each fact; `moving` if an animation follows. */
  fact(told: Told, fact: Fact, moving: boolean): void;
  /** Called after all facts of an answer. */
  done(told: Told): void;
  /** Called when the queue is empty. */
  settle(): void;
}

/** With more pending answers than this, animations are skipped to catch up. */
const MOST_BEHIND = 8;
const MAX_ANIMATION_MS = 15_000; // at the slowest speed

export class Playback {
  playing = $state(false);
  private queue: Told[] = [];
  /** The next fact of the current answer. */
  private at = 0;
  /** Number of the current run through the queue: a skipped run does not continue. */
  private run = 0;
  private skipper = new AbortController();
  private players: Partial<Record<"board" | "table", Player>> = {};

  constructor(private readonly stage: Stage) {}

  /** The animators of a fact: the centre piece, and the table around it. */
  plays(where: "board" | "table", player: Player): void {
    this.players[where] = player;
  }

  add(told: Told): void {
    this.queue.push(told);
    if (!this.playing) void this.play();
  }

  open(): void {
    document.addEventListener("visibilitychange", this.unseen);
  }
  close(): void {
    document.removeEventListener("visibilitychange", this.unseen);
  }
  /** The page is hidden: stop animations and announce a question at once. */
  private unseen = (): void => {
    if (document.visibilityState === "hidden") this.skip();
  };

  /** Skip to the end of the queue. */
  skip(): void {
    if (!this.playing) return;
    this.flush();
    this.stage.settle();
  }

  /** Apply all pending facts at once, without animation; the caller handles the result. */
  flush(): void {
    const rest = this.queue;
    const from = this.at;
    this.queue = [];
    this.at = 0;
    this.run += 1;
    this.playing = false;
    this.skipper.abort();
    this.skipper = new AbortController();
    rest.forEach((told, i) => {
      if (i > 0) this.stage.begin(told);
      for (const fact of told.facts.slice(i > 0 ? 0 : from)) this.stage.fact(told, fact, false);
      this.stage.done(told);
    });
  }

  private async play(): Promise<void> {
    const run = ++this.run;
    this.playing = true;
    for (let event = this.queue[0]; event; event = this.queue[0]) {
      await this.show(event, run);
      if (this.run !== run) return; // skipped in the meantime
      this.queue.shift();
      this.stage.done(event);
    }
    this.playing = false;
    this.stage.settle();
  }

  private async show(told: Told, run: number): Promise<void> {
    const moving = settings.speed > 0 && document.visibilityState !== "hidden" && this.queue.length <= MOST_BEHIND;
    const before = this.stage.columns();
    const after = { ...before, ...told.changed };
    const { signal } = this.skipper;
    this.stage.begin(told);
    for (this.at = 0; this.at < told.facts.length;) {
      const fact = told.facts[this.at++];
      if (!fact) break;
      this.stage.fact(told, fact, moving);
      if (!moving) continue;
      await this.moves(this.motion(fact, before, after, signal));
      if (this.run !== run) return;
    }
    this.at = 0;
  }

  /** An animation may fail or never end; the game continues without it. */
  private async moves(motion: Motion): Promise<void> {
    const late = new AbortController();
    const both = [this.players.board, this.players.table].map(async (player) => player?.(motion));
    await Promise.race([Promise.allSettled(both), pause(MAX_ANIMATION_MS, late.signal)]);
    late.abort();
  }

  private motion(fact: Fact, before: Columns, after: Columns, signal: AbortSignal): Motion {
    const [word, seat, ...ints] = fact;
    const hurry = 1 + 0.6 * Math.max(0, this.queue.length - 1);
    const ms = (base: number): number => Math.max(1, base / (settings.speed || 1) / hurry);
    return { fact, word, seat, ints, before, after, ms, signal };
  }
}
