/** What was told is shown one answer after the other, fact by fact, and catches up whenever the player wants. */
import type { Motion, Player } from "../games/contract";
import { pause } from "./motion";
import { settings } from "./settings.svelte";
import type { Columns, Fact, Told } from "./wire";

/** Where it is shown. */
export interface Stage {
  columns(): Columns;
  /** Somebody's answer is about to be shown. */
  begin(told: Told): void;
  /** One fact of it; `moving` if a motion follows. */
  fact(told: Told, fact: Fact, moving: boolean): void;
  /** All of it has been seen. */
  done(told: Told): void;
  /** Nothing more is waiting. */
  settle(): void;
}

/** More than this many answers behind, motion would only make the reader later still. */
const MOST_BEHIND = 8;
const LONGEST = 15_000; // ms that one motion may take, at the slowest pace

export class Playback {
  playing = $state(false);
  private queue: Told[] = [];
  /** The next fact of the answer that is being shown. */
  private at = 0;
  /** Which run through the queue this is: one that was skipped does not go on. */
  private run = 0;
  private skipper = new AbortController();
  private players: Partial<Record<"board" | "table", Player>> = {};

  constructor(private readonly stage: Stage) {}

  /** Who moves things when a fact is shown: the centre piece, and the table around it. */
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
  /** Nobody looks: nothing moves any more, and whoever is asked is told at once. */
  private unseen = (): void => {
    if (document.visibilityState === "hidden") this.skip();
  };

  /** Show the end of the queue now. */
  skip(): void {
    if (!this.playing) return;
    this.flush();
    this.stage.settle();
  }

  /** What is still to be shown is shown at once, without motion; what comes of it is for the caller to say. */
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
    for (let told = this.queue[0]; told; told = this.queue[0]) {
      await this.show(told, run);
      if (this.run !== run) return; // it was skipped meanwhile
      this.queue.shift();
      this.stage.done(told);
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

  /** What moves may fail or never end; the game goes on without it. */
  private async moves(motion: Motion): Promise<void> {
    const late = new AbortController();
    const both = [this.players.board, this.players.table].map(async (player) => player?.(motion));
    await Promise.race([Promise.allSettled(both), pause(LONGEST, late.signal)]);
    late.abort();
  }

  private motion(fact: Fact, before: Columns, after: Columns, signal: AbortSignal): Motion {
    const [word, seat, ...ints] = fact;
    const hurry = 1 + 0.6 * Math.max(0, this.queue.length - 1);
    const ms = (base: number): number => Math.max(1, base / (settings.speed || 1) / hurry);
    return { fact, word, seat, ints, before, after, ms, signal };
  }
}
