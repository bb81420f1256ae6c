/** My answers: sent at once, or drafted word by word with undo until they are complete. */
import type { Prompt } from "./projection";
import type { Answer, Command, Link } from "./socket";
import { listChoices, opensDialogue } from "./wire";
import type { Ask, Columns, Previewed, Said, TableInfo } from "./wire";

/** An incomplete answer that has not been sent. */
export interface Draft extends Prompt {
  say: Said[];
  aside: boolean;
  changed: Columns;
  /** The question for which the draft was begun: if it is asked again, the draft is kept. */
  began: string;
}

export interface Refusal {
  reason: string;
  rule: string;
}

/** The state of the table that a draft depends on. */
export interface DraftInput {
  readonly me: number;
  readonly prompt: Prompt;
  readonly over: boolean;
  readonly link: Link;
  /** True if answers are accepted at all. */
  readonly running: boolean;
  /** The question put to me, and my possible asides. */
  readonly asked: Ask | null;
  readonly aside: Ask | null;
  readonly info: TableInfo | null;
}

export interface DraftOutput {
  send(command: Command): Promise<Answer>;
  /** Called when an answer was accepted. */
  said(): void;
  refused(refusal: Refusal): void;
}

const SLOW_AFTER_MS = 3000; // a pending answer is then reported as slow

export class Drafting {
  draft = $state.raw<Draft | null>(null);
  /** The last word of the answer being sent. */
  sending = $state<Said | null>(null);
  slow = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  constructor(
    private readonly input: DraftInput,
    private readonly output: DraftOutput,
  ) {}

  private get connected(): boolean {
    return this.input.link === "open";
  }

  /** True if an answer can be given: connected, and none pending. */
  ready = $derived.by(() => this.connected && this.input.running && this.sending === null);

  /** Answer the current question with a word or a complete sentence. */
  async answer(say: Said | Said[]): Promise<void> {
    if (this.ready) await this.sent("say", say);
  }

  /** Choose one answer. If it opens a dialogue, it becomes part of a draft; otherwise it is sent at once. */
  async choose(choice: Said, aside = false): Promise<void> {
    if (!this.ready) return;
    const { draft } = this;
    const ask = draft ? draft.ask : aside ? this.input.aside : this.input.asked;
    if (!ask) return;
    const say = [...(draft?.say ?? []), choice];
    const whole = draft?.aside ?? aside;
    this.refusal = null;
    if (draft && choice === ask.withdraw) return this.cancel();
    if (opensDialogue(ask, choice)) await this.open(say, whole, draft?.began ?? this.where());
    else await this.sent("say", say);
  }

  /** Make a sentence the draft and load its next question. */
  private async open(say: Said[], aside: boolean, began: string): Promise<void> {
    this.sending = say[say.length - 1] ?? "";
    const preview = await this.preview(say);
    this.sending = null;
    // Without choices, another question was asked in the meantime.
    if (preview?.ask.choices != null) this.draft = this.made(preview, say, aside, began);
  }

  private made(seen: Previewed, say: Said[], aside: boolean, began: string): Draft {
    const { ask, pending, changed } = seen;
    return { ...this.input.prompt, turn: this.input.me, ask, pending, changed, say, aside, began };
  }

  /** Undo one step of the draft, or leave it at its beginning; without a draft, undo my last answer. */
  async takeBack(): Promise<void> {
    const { draft } = this;
    if (this.sending !== null) return;
    if (!draft) return this.undo();
    this.refusal = null;
    const say = draft.say.slice(0, -1);
    if (say.length && this.connected) await this.drafts(draft, say);
    else this.draft = null;
  }

  /** Take back my last answer, if the table allows it. */
  private async undo(): Promise<void> {
    if (!this.connected || !this.input.running) return;
    this.refusal = null;
    const { question } = this.input.prompt;
    const requested = this.input.info?.back_asked === this.input.me; // a pending request is withdrawn with Z
    const answer = await this.output.send(
      requested ? { type: "agree", question, yes: false } : { type: "take_back", question },
    );
    if (answer.type === "refused") this.refuse(answer.reason, answer.rule);
  }

  cancel(): void {
    this.draft = null;
    this.refusal = null;
  }

  /** Handle a new question. If the same one is asked again, the draft is kept if it is still allowed. */
  async asked(): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    // A drafted aside stays useful when I am asked myself, but not the other way round.
    const aside = draft.aside && this.input.prompt.ask.seat !== this.input.me;
    const applies = draft.aside || draft.began === this.where();
    if (applies && !this.input.over) await this.drafts({ ...draft, aside, began: this.where() }, draft.say);
    else this.draft = null;
  }

  /** Reset the draft, because another player uses the screen or the connection was lost. */
  forget(all: boolean): void {
    this.sending = null;
    if (all) this.cancel();
  }

  /** Dismiss the last refusal. */
  dismiss(): void {
    this.refusal = null;
  }

  /** Replace the draft by this sentence, if the server allows it. */
  private async drafts(draft: Draft, say: Said[]): Promise<void> {
    this.draft = draft;
    this.sending = say[say.length - 1] ?? "";
    const answer = await this.output.send({ type: "preview", say });
    this.sending = null;
    if (this.draft !== draft) return; // sent or cancelled in the meantime
    if (answer.type === "previewed") this.draft = this.made(answer, say, draft.aside, draft.began);
    // If asides are not possible at the moment, the draft waits for the next opportunity.
    else if (!draft.aside || answer.type !== "refused" || answer.reason !== "not_your_word") this.draft = null;
  }

  /** Identify the current question: the same key after an event means that another player only made an aside. */
  private where(): string {
    const { ask, turn } = this.input.prompt;
    return `${this.input.me} ${ask.seat} ${ask.ask} ${turn}`;
  }

  /** Return the server's preview of a sentence. */
  async preview(say: Said[]): Promise<Previewed | null> {
    this.refusal = null;
    const answer = await this.output.send({ type: "preview", say });
    if (answer.type === "previewed") return answer;
    if (answer.type === "refused") this.refuse(answer.reason, answer.rule);
    return null;
  }

  /** Start a trade with this seat, in my turn or as an aside. */
  async tradeWith(seat: number): Promise<void> {
    const { asked, aside } = this.input;
    if (this.ready && listChoices((asked ?? aside)?.choices).includes("trade"))
      await this.open(["trade", seat], asked === null, this.where());
  }

  /** Send a proposal that waits outside the game; true if it was accepted. */
  async propose(say: Said[]): Promise<boolean> {
    return (await this.sent("propose", say))?.type === "ack";
  }

  private async sent(type: "say" | "propose", say: Said | Said[]): Promise<Answer | null> {
    if (!this.connected) return null;
    this.sending = Array.isArray(say) ? (say[say.length - 1] ?? "") : say;
    const slow = setTimeout(() => (this.slow = true), SLOW_AFTER_MS);
    const answer = await this.output.send({ type, question: this.input.prompt.question, say });
    clearTimeout(slow);
    this.slow = false;
    this.sending = null;
    if (answer.type === "ack") {
      this.cancel();
      this.output.said();
    } else if (answer.type === "refused") this.refuse(answer.reason, answer.rule);
    return answer;
  }

  /** Show why this answer is not possible now. */
  async whyNot(say: Said | Said[]): Promise<void> {
    const why = await this.reasonOf(say);
    if (why) this.refuse(why.reason, why.rule);
  }

  /** Return why this answer is not possible now; null if it is, or if another question is asked meanwhile. */
  async reasonOf(say: Said | Said[]): Promise<Refusal | null> {
    const { question } = this.input.prompt;
    const answer = await this.output.send({ type: "why", say });
    if (answer.type !== "reason" || answer.legal || this.input.prompt.question !== question) return null;
    return { reason: answer.reason ?? "", rule: answer.rule ?? "" };
  }

  private refuse(reason: string, rule = ""): void {
    if (reason === "stale" || reason === "interrupted") return;
    this.refusal = { reason, rule };
    this.output.refused(this.refusal);
  }
}
