/** The review of a match that is over: asked for, followed while it is worked out, and left. */
import { api, ApiError } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import type { MomentTold, ReviewTold, ShownMoment, ShownReview } from "../lib/wire";
import { r } from "./words.svelte";

const PROBLEMS: Record<string, string> = {
  not_over: "review-not-over",
  not_started: "review-not-over",
  no_reviews: "review-off",
};
const PACE = 1000; // ms between two questions how far it is
const SLOWLY = 4_000; // while the others make up their minds

export class ReviewState {
  private told = $state.raw<ReviewTold | null>(null);
  /** Why there is none: the reason of a refusal. */
  problem = $state("");
  private timer = 0;
  private gone = false;

  constructor(readonly id: string) {}

  open(): void {
    void this.ask(() => api.startReview(this.id));
  }

  close(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }

  stop(): void {
    clearTimeout(this.timer);
    void this.ask(() => api.stopReview(this.id));
  }

  /** Whether the others may see what my answers were worth. */
  share(yes: boolean): void {
    clearTimeout(this.timer);
    void this.ask(() => api.shareReview(this.id, yes));
  }

  private async ask(how: () => Promise<ReviewTold>): Promise<void> {
    try {
      this.told = await how();
      this.problem = "";
    } catch (why) {
      // a line that was broken for a moment is no end of the work
      if (!(why instanceof ApiError) || (why.status && why.status !== 429))
        this.problem = why instanceof ApiError ? why.reason : "fault";
    }
    if (this.gone || this.problem) return;
    const pace = !this.told || this.told.state === "working" ? PACE : this.common === "waiting" ? SLOWLY : 0;
    if (pace) this.timer = window.setTimeout(() => void this.ask(() => api.review(this.id)), pace);
  }

  /** Whether all see all answers: "ask", "waiting", "no", "yes"; "" where there is nothing to ask. */
  get common(): string {
    return this.told?.common ?? "";
  }
  get working(): boolean {
    return this.told?.state === "working";
  }
  get stopped(): boolean {
    return this.told?.state === "stopped" || this.told?.state === "none";
  }
  get ready(): boolean {
    return this.told?.state === "done";
  }
  get old(): boolean {
    return this.told?.old ?? false;
  }
  get progress(): { stage: string; done: number; total: number; others: number } {
    const { stage = "", done = 0, total = 0, others = 0 } = this.told ?? {};
    return { stage, done, total, others };
  }
  get review(): ShownReview | null {
    return this.told?.review ?? null;
  }
  get moments(): ShownMoment[] {
    return this.review?.moments ?? [];
  }

  words(moment: ShownMoment): MomentTold {
    return this.review?.told[settings.lang]?.[moment.number - 1] ?? { asked: "", answers: {}, happened: [], why: "" };
  }

  answer(moment: ShownMoment, answer: number): string {
    return this.words(moment).answers[String(answer)] ?? "";
  }

  /** What is looked at first: the dearest answer of mine, else of anybody, else the largest piece of luck. */
  weightiest(mine: (moment: ShownMoment) => boolean): ShownMoment | undefined {
    const rank = (each: ShownMoment): number =>
      Math.abs(each.cost) + (mine(each) ? 1e6 : each.kind === "answer" ? 1e3 : 0);
    return [...this.moments].sort((a, b) => rank(b) - rank(a))[0];
  }

  /** The sentence about me; for who only reads, that about the winner. */
  verdict(me: number): string {
    const lines = this.review?.verdicts[settings.lang] ?? [];
    return lines[me]?.[1] || lines[this.review?.winners[0] ?? 0]?.[0] || "";
  }

  /** Why there is no review, in words. */
  whyNot(): string {
    const known = PROBLEMS[this.problem];
    return known ? r(known) : t(`refusal-${this.problem.replaceAll("_", "-")}`);
  }
}
