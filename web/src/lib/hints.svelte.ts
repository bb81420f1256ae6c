/** The value of each answer to my question, on request only. */
import type { Answer } from "./socket";
import type { TableState } from "./table.svelte";
import type { Hint } from "./wire";

export class Hints {
  private found = $state.raw<{ question: number; hint: Hint } | null>(null);
  private refused = $state.raw<{ question: number; reason: string } | null>(null);
  private pending = $state.raw<number | null>(null); // the question of the request under way

  constructor(private readonly table: TableState) {}

  /** True if this table offers hints. */
  get allowed(): boolean {
    return !!this.table.info?.hints && this.table.asked !== null && !this.table.draft;
  }
  /** True if a hint for the present question was requested: an answer to an earlier one is no longer awaited. */
  get asking(): boolean {
    return this.pending !== null && this.pending === this.table.prompt.question;
  }
  /** The hint so far; while `asking`, more precise figures follow. */
  get hint(): Hint | null {
    return this.found?.question === this.table.prompt.question ? this.found.hint : null;
  }
  get why(): string {
    return this.refused?.question === this.table.prompt.question ? this.refused.reason : "";
  }
  get open(): boolean {
    return this.asking || this.hint !== null || this.why !== "";
  }

  /** Request the hint, or hide it. */
  async toggle(): Promise<void> {
    if (!this.allowed || (this.asking && !this.hint)) return;
    if (this.open) {
      this.found = this.refused = this.pending = null;
      return;
    }
    const { question } = this.table.prompt;
    this.pending = question;
    const answer = await this.table.connection.send({ type: "hint", question }, (step) => this.take(question, step));
    this.take(question, answer);
    if (this.pending === question) this.pending = null;
  }

  /** Take figures for a question, unless another one was asked about meanwhile or the hint was hidden. */
  private take(question: number, answer: Answer): void {
    if (this.pending !== question) return;
    if (answer.type === "hinted") this.found = answer;
    else if (answer.type === "refused") this.refused = { question, reason: answer.reason };
  }
}
