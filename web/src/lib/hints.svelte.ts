/** What each answer is worth: only when it is asked for, and for the question that is put to me. */
import type { TableState } from "./table.svelte";
import type { Hint } from "./wire";

export class Hints {
  private found = $state.raw<{ question: number; hint: Hint } | null>(null);
  private refused = $state.raw<{ question: number; reason: string } | null>(null);
  asking = $state(false);

  constructor(private readonly table: TableState) {}

  /** Whether this table has any. */
  get allowed(): boolean {
    return !!this.table.info?.hints && this.table.asked !== null && !this.table.draft;
  }
  get hint(): Hint | null {
    return this.found?.question === this.table.put.question ? this.found.hint : null;
  }
  get why(): string {
    return this.refused?.question === this.table.put.question ? this.refused.reason : "";
  }
  get open(): boolean {
    return this.asking || this.hint !== null || this.why !== "";
  }

  /** Ask for it, or put it away. */
  async toggle(): Promise<void> {
    if (this.asking || !this.allowed) return;
    if (this.open) {
      this.found = this.refused = null;
      return;
    }
    const { question } = this.table.put;
    this.asking = true;
    const answer = await this.table.connection.send({ type: "hint", question });
    this.asking = false;
    if (answer.type === "hinted") this.found = answer;
    else if (answer.type === "refused") this.refused = { question, reason: answer.reason };
  }
}
