/** What I say: an answer at once, or a sentence in the making that can be taken back word by word until it is said. */
import type { Put } from "./projection";
import type { Answer, Command, Link } from "./socket";
import { listed } from "./wire";
import type { Ask, Columns, Previewed, Said, TableInfo } from "./wire";

/** A sentence in the making: nothing has been said yet. */
export interface Draft extends Put {
  say: Said[];
  aside: boolean;
  changed: Columns;
  /** The question that it began with: where that is asked again, the draft goes on. */
  began: string;
}

export interface Refusal {
  reason: string;
  rule: string;
}

/** The table at which it is said. */
export interface Floor {
  readonly me: number;
  readonly put: Put;
  readonly over: boolean;
  readonly link: Link;
  /** Whether answers may be given at all. */
  readonly running: boolean;
  /** The question put to me; what I may say meanwhile. */
  readonly asked: Ask | null;
  readonly aside: Ask | null;
  readonly info: TableInfo | null;
}

export interface Voice {
  send(command: Command): Promise<Answer>;
  /** Something was said, and it counts. */
  said(): void;
  refused(refusal: Refusal): void;
}

const SLOW = 3000; // ms after which an answer that is on its way says so

export class Drafting {
  draft = $state.raw<Draft | null>(null);
  /** The word that was chosen and is on its way. */
  sending = $state<Said | null>(null);
  slow = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  constructor(
    private readonly floor: Floor,
    private readonly voice: Voice,
  ) {}

  private get connected(): boolean {
    return this.floor.link === "open";
  }

  /** Whether answers may be given: connected, and nothing on its way. */
  ready = $derived.by(() => this.connected && this.floor.running && this.sending === null);

  /** Answer the question that waits, with a word or a whole sentence. */
  async answer(say: Said | Said[]): Promise<void> {
    if (this.ready) await this.sent("say", say);
  }

  /** Choose one answer: if it only leads to a further question of mine, it becomes a draft; else it is said. */
  async choose(choice: Said, aside = false): Promise<void> {
    if (!this.ready) return;
    const { draft } = this;
    const ask = draft ? draft.ask : aside ? this.floor.aside : this.floor.asked;
    if (!ask) return;
    const say = [...(draft?.say ?? []), choice];
    const whole = draft?.aside ?? aside;
    this.refusal = null;
    // One card of a payment is never said alone: it could not be taken back.
    if (!draft && !whole && ((choice === ask.silence && ask.of !== "card") || ask.of === "money")) {
      await this.sent("say", choice);
      return;
    }
    const seen = await this.looked(say);
    if (!seen) return;
    const goesOn = seen.ask.seat === this.floor.me && seen.ask.choices != null && !seen.facts.length && !seen.over;
    const back = !whole && JSON.stringify(seen.pending) === JSON.stringify(this.floor.put.pending);
    if (goesOn && back && draft)
      this.draft = null; // it has led to where it began
    else if (goesOn && !back) this.draft = this.made(seen, say, whole, draft?.began ?? this.where());
    else await this.sent("say", say);
  }

  private made(seen: Previewed, say: Said[], aside: boolean, began: string): Draft {
    const { ask, pending, changed } = seen;
    return { ...this.floor.put, turn: this.floor.me, ask, pending, changed, say, aside, began };
  }

  /** One step of the draft back, out of it at its beginning; without a draft, what I said last. */
  async takeBack(): Promise<void> {
    const { draft } = this;
    if (this.sending !== null) return;
    if (!draft) return this.unsay();
    this.refusal = null;
    const say = draft.say.slice(0, -1);
    if (say.length && this.connected) await this.drafts(draft, say);
    else this.draft = null;
  }

  /** Take back what I said last, if the table lets me. */
  private async unsay(): Promise<void> {
    if (!this.connected || !this.floor.running) return;
    this.refusal = null;
    const { question } = this.floor.put;
    const asked = this.floor.info?.back_asked === this.floor.me; // then Z takes the request back
    const answer = await this.voice.send(
      asked ? { type: "agree", question, yes: false } : { type: "take_back", question },
    );
    if (answer.type === "refused") this.refuse(answer.reason, answer.rule);
  }

  cancel(): void {
    this.draft = null;
    this.refusal = null;
  }

  /** Another question is on the table. Where the same is asked again, what was drafted stays if it is still allowed. */
  async asked(): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    // What I meant to say aside I may still want to say when I am asked myself; not the other way round.
    const aside = draft.aside && this.floor.put.ask.seat !== this.floor.me;
    const here = draft.aside || draft.began === this.where();
    if (here && !this.floor.over) await this.drafts({ ...draft, aside, began: this.where() }, draft.say);
    else this.draft = null;
  }

  /** Whoever speaks next begins anew: another sits in front of the screen, or the line was broken. */
  forget(all: boolean): void {
    this.sending = null;
    if (all) this.cancel();
  }

  /** The last refusal has been read. */
  dismiss(): void {
    this.refusal = null;
  }

  /** The draft becomes this sentence, as far as the server allows it. */
  private async drafts(draft: Draft, say: Said[]): Promise<void> {
    this.draft = draft;
    this.sending = say[say.length - 1] ?? "";
    const answer = await this.voice.send({ type: "preview", say });
    this.sending = null;
    if (this.draft !== draft) return; // it was sent or given up meanwhile
    if (answer.type === "previewed") this.draft = this.made(answer, say, draft.aside, draft.began);
    // Where nobody may speak aside just now, a draft waits for the next moment.
    else if (!draft.aside || answer.type !== "refused" || answer.reason !== "not_your_word") this.draft = null;
  }

  /** What is asked of whom now, in whose turn: the same words again mean that somebody else only put in a word. */
  private where(): string {
    const { ask, turn } = this.floor.put;
    return `${this.floor.me} ${ask.seat} ${ask.ask} ${turn}`;
  }

  /** What would follow from a sentence. */
  async preview(say: Said[]): Promise<Previewed | null> {
    this.refusal = null;
    const answer = await this.voice.send({ type: "preview", say });
    if (answer.type === "previewed") return answer;
    if (answer.type === "refused") this.refuse(answer.reason, answer.rule);
    return null;
  }

  private async looked(say: Said[]): Promise<Previewed | null> {
    this.sending = say[say.length - 1] ?? "";
    const seen = await this.preview(say);
    this.sending = null;
    return seen;
  }

  /** A proposal that waits outside the game; whether it was made. */
  /** A trade with this seat, in my turn or aside. */
  async tradeWith(seat: number): Promise<void> {
    const { asked, aside } = this.floor;
    if (!listed((asked ?? aside)?.choices).includes("trade")) return;
    await this.choose("trade", asked === null);
    if (this.draft) await this.choose(seat);
  }

  async propose(say: Said[]): Promise<boolean> {
    return (await this.sent("propose", say))?.type === "ack";
  }

  private async sent(type: "say" | "propose", say: Said | Said[]): Promise<Answer | null> {
    if (!this.connected) return null;
    this.sending = Array.isArray(say) ? (say[say.length - 1] ?? "") : say;
    const slow = setTimeout(() => (this.slow = true), SLOW);
    const answer = await this.voice.send({ type, question: this.floor.put.question, say });
    clearTimeout(slow);
    this.slow = false;
    this.sending = null;
    if (answer.type === "ack") {
      this.cancel();
      this.voice.said();
    } else if (answer.type === "refused") this.refuse(answer.reason, answer.rule);
    return answer;
  }

  /** Why this cannot be said now. */
  async whyNot(say: Said | Said[]): Promise<void> {
    const { question } = this.floor.put;
    const answer = await this.voice.send({ type: "why", say });
    const stands = this.floor.put.question === question; // or it says nothing about what is asked by now
    if (answer.type === "reason" && !answer.legal && stands) this.refuse(answer.reason ?? "", answer.rule);
  }

  private refuse(reason: string, rule = ""): void {
    if (reason === "stale" || reason === "interrupted") return;
    this.refusal = { reason, rule };
    this.voice.refused(this.refusal);
  }
}
