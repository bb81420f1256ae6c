/** The review of a finished match: requested, followed during computation, and closed. */
import { valueIn } from "../lib/languages";
import { api, ApiError } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import type { MomentTexts, ReviewReply, ShownMoment, ShownReview } from "../lib/wire";
import { r } from "./words.svelte";

const PROBLEMS: Record<string, string> = {
  not_over: "review-not-over",
  not_started: "review-not-over",
  no_reviews: "review-off",
};
const POLL_INTERVAL_MS = 1000;
const CONSENT_POLL_INTERVAL_MS = 4_000; // while waiting for the other players' consent

export class ReviewState {
  private reply = $state.raw<ReviewReply | null>(null);
  /** The refusal's reason if there is no review. */
  problem = $state("");
  private timer = 0;
  private gone = false;

  /** `reply` is the data already available: in a page that embeds it, all of it. */
  constructor(
    readonly id: string,
    reply: ReviewReply | null = null,
  ) {
    this.reply = reply;
  }

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

  /** Allow or forbid the others to see the evaluation of my answers. */
  share(yes: boolean): void {
    clearTimeout(this.timer);
    void this.ask(() => api.shareReview(this.id, yes));
  }

  private async ask(how: () => Promise<ReviewReply>): Promise<void> {
    try {
      this.reply = await how();
      this.problem = "";
    } catch (why) {
      // a short disconnection does not end the job
      if (!(why instanceof ApiError) || (why.status && why.status !== 429))
        this.problem = why instanceof ApiError ? why.reason : "fault";
    }
    if (this.gone || this.problem) return;
    const pace =
      !this.reply || this.reply.state === "working"
        ? POLL_INTERVAL_MS
        : this.common === "waiting"
          ? CONSENT_POLL_INTERVAL_MS
          : 0;
    if (pace) this.timer = window.setTimeout(() => void this.ask(() => api.review(this.id)), pace);
  }

  /** The state of sharing all answers: "ask", "waiting", "no", "yes"; "" if there is nothing to share. */
  get common(): string {
    return this.reply?.common ?? "";
  }
  get working(): boolean {
    return this.reply?.state === "working";
  }
  get stopped(): boolean {
    return this.reply?.state === "stopped" || this.reply?.state === "none";
  }
  get ready(): boolean {
    return this.reply?.state === "done";
  }
  get old(): boolean {
    return this.reply?.old ?? false;
  }
  get progress(): { stage: string; done: number; total: number; others: number } {
    const { stage = "", done = 0, total = 0, others = 0 } = this.reply ?? {};
    return { stage, done, total, others };
  }
  get review(): ShownReview | null {
    return this.reply?.review ?? null;
  }
  get moments(): ShownMoment[] {
    return this.review?.moments ?? [];
  }

  /** The moments by the filter that shows them. */
  lists(mine: (moment: ShownMoment) => boolean): Record<"all" | "mine" | "luck", ShownMoment[]> {
    const luck = this.moments.filter((moment) => moment.kind === "luck");
    return { all: this.moments, mine: this.moments.filter(mine), luck };
  }

  words(moment: ShownMoment): MomentTexts {
    return (
      valueIn<MomentTexts[]>(this.review?.told, settings.lang)?.[moment.number - 1] ?? {
        asked: "",
        answers: {},
        happened: [],
        why: "",
      }
    );
  }

  answer(moment: ShownMoment, answer: number): string {
    return this.words(moment).answers[String(answer)] ?? "";
  }

  /** The initial moment: my costliest answer, else anybody's, else the largest piece of luck. */
  weightiest(mine: (moment: ShownMoment) => boolean): ShownMoment | undefined {
    const rank = (each: ShownMoment): number =>
      Math.abs(each.cost) + (mine(each) ? 1e6 : each.kind === "answer" ? 1e3 : 0);
    return [...this.moments].sort((a, b) => rank(b) - rank(a))[0];
  }

  /** The text for a review without moments: it claims nothing that the sums contradict, or that is not shown. */
  get quiet(): string {
    const players = this.review?.players ?? [];
    if (players.some((player) => player.closed || Object.values(player.words).some(Boolean))) return "moment-none";
    const addsUp = players.some((player) => Math.abs(player.shown.play) > player.halves.play);
    return addsUp ? "review-small" : "review-nothing";
  }

  /** The sentence about me; for other readers, the one about the winner. */
  verdict(me: number): string {
    const lines = valueIn<string[]>(this.review?.verdicts, settings.lang) ?? [];
    return lines[me]?.[1] || lines[this.review?.winners[0] ?? 0]?.[0] || "";
  }

  /** The reason why there is no review, as text. */
  whyNot(): string {
    const key = PROBLEMS[this.problem];
    return key ? r(key) : t(`refusal-${this.problem.replaceAll("_", "-")}`);
  }
}
