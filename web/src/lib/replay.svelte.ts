/** A game that is looked at again: the same scenes as at the table, gone through to and fro. */
import { Connection } from "./connection.svelte";
import { Dressing } from "./dressing.svelte";
import { NOTHING, type Scene } from "./projection";
import type { Lang } from "./settings.svelte";
import type { Event } from "./socket";
import { storyOf, type Step } from "./story";
import type { Columns, Fact, TableInfo } from "./wire";

export class Replay {
  private table = $state.raw<TableInfo | null>(null);
  private seat = $state(-1);
  private story = $state.raw<Step[]>([]);
  private place = $state(0);
  private begun = false;
  private ended = $state(false);
  readonly connection: Connection;
  private readonly dressing: Dressing;
  // what the strips of players ask for: nobody waits, and nobody hands the screen over
  readonly skew = 0;
  readonly yours: number[] = [];
  pass = (): void => undefined;

  constructor(
    readonly id: string,
    /** Where the reader wants to begin: the number of an event, or 0. */
    private readonly wanted: number,
  ) {
    this.connection = new Connection(id, (event) => this.hear(event));
    this.dressing = new Dressing(this);
  }

  open(): void {
    this.connection.open();
  }
  close(): void {
    this.connection.close();
  }
  dress(lang: Lang): Promise<void> {
    return this.dressing.dress(lang);
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

  /** The story up to an event, as a seat saw it: mine if none is named; "open" for all cards face up. */
  private async read(upTo: number, eyes?: number | "open"): Promise<void> {
    const found = await storyOf(this.id, upTo, eyes).catch(() => []);
    if (!found.length) return;
    const first = !this.story.length;
    this.story = found;
    if (first) this.goTo(this.wanted); // in the same breath: whoever waits for the story may go elsewhere at once
  }

  /** To an event, or to the first one after it that is told. */
  goTo(seq: number): void {
    const there = this.story.findIndex((step) => step.seq >= seq);
    this.go(there < 0 ? this.story.length - 1 : there);
  }

  look(eyes?: number | "open"): Promise<void> {
    return this.read(this.connection.have, eyes);
  }

  go(to: number): void {
    this.place = Math.min(this.story.length - 1, Math.max(0, to));
  }

  /** To the next or the last beginning of a turn. */
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
  /** Which turn it is, as the table counts them. */
  get turn(): number {
    return this.view?.turns ?? this.scene.round;
  }
  get mover(): number {
    return this.scene.mover;
  }
  get over(): boolean {
    return this.scene.over;
  }
  /** Whether the game itself is over; the place in it may be anywhere. */
  get finished(): boolean {
    return this.ended;
  }
  get edition() {
    return this.dressing.edition;
  }
  get piece() {
    return this.dressing.piece;
  }
  get say() {
    return this.dressing.say;
  }
  get seats() {
    return this.dressing.seats;
  }
  get hasHands(): boolean {
    return this.dressing.hasHands;
  }

  /** Where turns begin. */
  turns = $derived.by(() => this.story.flatMap((step, i) => (step.facts.some(([word]) => word === "turn") ? [i] : [])));

  said(facts: Fact[]): string[] {
    return facts.map((fact) => this.say?.fact(fact, this.seat) ?? "").filter(Boolean);
  }

  /** What this move is told with; one that says nothing leaves the last sentence standing. */
  sentences = $derived.by((): string[] => {
    for (let i = this.place; i >= 0; i--) {
      const lines = this.said(this.story[i]?.facts ?? []);
      if (lines.length) return lines;
    }
    return [];
  });
}
