/** A replay: the same scenes as at the table, in both directions. */
import { Appearance } from "./appearance.svelte";
import { Connection } from "./connection.svelte";
import { NOTHING, type Scene } from "./projection";
import type { Lang } from "./wire.gen";
import type { Event } from "./socket";
import { storyOf, type Step } from "./story";
import type { Columns, Fact, TableInfo } from "./wire";

/** One position to draw: the current one of a replay, or one embedded in a page. */
export type Still = Pick<Replay, "at" | "view" | "scene" | "mover" | "me" | "seats" | "edition" | "piece" | "say">;

export class Replay {
  private table = $state.raw<TableInfo | null>(null);
  private seat = $state(-1);
  private story = $state.raw<Step[]>([]);
  private place = $state(0);
  private begun = false;
  private ended = $state(false);
  readonly connection: Connection;
  private readonly appearance: Appearance;
  // properties that the player strips need: no clock runs, and nobody shares the screen
  readonly skew = 0;
  readonly yours: number[] = [];
  pass = (): void => undefined;

  constructor(
    readonly id: string,
    /** The initial position: an event number, or 0. */
    private readonly wanted: number,
  ) {
    this.connection = new Connection(id, (event) => this.hear(event));
    this.appearance = new Appearance(this);
  }

  open(): void {
    this.connection.open();
  }
  close(): void {
    this.connection.close();
  }
  dress(lang: Lang): Promise<void> {
    return this.appearance.load(lang);
  }

  private hear(event: Event): void {
    if (event.type !== "welcome") return;
    this.table = event.table;
    this.seat = event.seat;
    this.ended = event.view?.over ?? false;
    if (this.begun || event.seq < 0) return;
    this.begun = true;
    void this.read(event.seq);
  }

  /** Load the story up to an event, as a seat saw it: mine by default; "open" for all cards face up. */
  private async read(upTo: number, eyes?: number | "open"): Promise<void> {
    const story = await storyOf(this.id, upTo, eyes).catch(() => []);
    if (!story.length) return;
    const first = !this.story.length;
    this.story = story;
    if (first) this.goTo(this.wanted); // synchronously: a caller that awaits the story may move on at once
  }

  /** Go to an event, or to the next one that is visible. */
  goTo(seq: number): void {
    const index = this.story.findIndex((step) => step.seq >= seq);
    this.go(index < 0 ? this.story.length - 1 : index);
  }

  look(eyes?: number | "open"): Promise<void> {
    return this.read(this.connection.have, eyes);
  }

  go(to: number): void {
    this.place = Math.min(this.story.length - 1, Math.max(0, to));
  }

  /** Go to the next or previous beginning of a turn. */
  goTurn(by: number): void {
    const next = by > 0 ? this.turns.find((i) => i > this.place) : this.turns.findLast((i) => i < this.place);
    this.go(next ?? (by > 0 ? this.story.length - 1 : 0));
  }

  get info(): TableInfo | null {
    return this.table;
  }
  get me(): number {
    return this.seat;
  }
  get steps(): Step[] {
    return this.story;
  }
  get at(): number {
    return this.place;
  }
  get step(): Step | undefined {
    return this.story[this.place];
  }
  get scene(): Scene {
    return this.step?.scene ?? NOTHING;
  }
  get view(): Columns | null {
    return this.step?.scene.columns ?? null;
  }
  /** The turn number, counted as at the table. */
  get turn(): number {
    return this.view?.turns ?? this.scene.round;
  }
  get mover(): number {
    return this.scene.mover;
  }
  get over(): boolean {
    return this.scene.over;
  }
  /** True if the game itself is over, at any position in it. */
  get finished(): boolean {
    return this.ended;
  }
  get edition() {
    return this.appearance.edition;
  }
  get piece() {
    return this.appearance.piece;
  }
  get say() {
    return this.appearance.say;
  }
  get seats() {
    return this.appearance.seats;
  }
  get hasHands(): boolean {
    return this.appearance.hasHands;
  }

  /** The positions at which turns begin. */
  turns = $derived.by(() => this.story.flatMap((step, i) => (step.facts.some(([word]) => word === "turn") ? [i] : [])));

  said(facts: Fact[]): string[] {
    return facts.map((fact) => this.say?.fact(fact, this.seat) ?? "").filter(Boolean);
  }

  /** The text of this move; a move without a text keeps the previous one. */
  sentences = $derived.by((): string[] => {
    for (let i = this.place; i >= 0; i--) {
      const lines = this.said(this.story[i]?.facts ?? []);
      if (lines.length) return lines;
    }
    return [];
  });
}
