/** The pending automatic answer: the question is shown, its answer carries a line that fills, and I can stop it. */
import { ALL_WISHES, byItself, shownMs, wishesAt } from "./assist";
import type { Drafting } from "./drafting.svelte";
import { t } from "./i18n.svelte";
import type { Offers } from "./offers.svelte";
import type { Prompt } from "./projection";
import { settings } from "./settings.svelte";
import type { Texts } from "./texts";
import type { Ask, Columns, Said, Spoken, TableInfo } from "./wire";

export interface Pending {
  ask: Ask;
  answer: Said;
  /** How long the question is shown. */
  ms: number;
}

/** The parts of the table that are needed here. */
interface Host {
  readonly id: string;
  readonly info: TableInfo | null;
  readonly view: Columns | null;
  readonly prompt: Prompt;
  readonly asked: Ask | null;
  readonly draft: object | null;
  readonly offers: Offers;
  readonly say: Texts | null;
  readonly me: number;
  readonly drafting: Pick<Drafting, "answer">;
}

export class Alone {
  pending = $state.raw<Pending | null>(null);
  /** True while the first automatic answer on this device is explained. */
  explained = $state(false);
  /** The events of my automatic answers. */
  done = $state.raw<ReadonlySet<number>>(new Set());
  /** True after an undo, until my next answer: the same question is not answered automatically again. */
  private resting = false;
  private timer = 0;

  /** The marks of my automatic answers survive a reload of the page. */
  constructor(
    private readonly table: Host,
    private readonly announce: (text: string) => void,
  ) {
    try {
      this.done = new Set(JSON.parse(sessionStorage.getItem(this.key) ?? "[]") as number[]);
    } catch {
      // private window
    }
  }

  private get key(): string {
    return `magnat.alone.${this.table.id}`;
  }

  /** Plan the automatic answer to my question, if it leaves nothing to decide. */
  plan(ask: Ask): void {
    const { prompt, me, offers, view, info } = this.table;
    const offered = offers.waiting.some(({ to }) => to === me);
    const asked = { ask, cash: view?.cash?.[me] ?? 0, offered, paced: prompt.notBefore > 0 };
    const answer = byItself(asked, wishesAt(info?.clock));
    if (answer !== null) this.schedule(ask, answer);
    else if (byItself(asked, ALL_WISHES) !== null) this.offer();
  }

  /** With a screen reader automatic answers are off: offer them once, at the first question that they would answer. */
  private offer(): void {
    if (!settings.lists || settings.aloneTold) return;
    settings.aloneTold = true;
    this.announce(t("alone-offer"));
  }

  /** Give this answer after the question has been shown. */
  private schedule(ask: Ask, answer: Said): void {
    this.stop();
    if (this.resting) return;
    const ms = shownMs(settings.speed);
    this.pending = { ask, answer, ms };
    this.timer = window.setTimeout(() => {
      this.pending = null;
      void this.give(ask, answer);
    }, ms);
  }

  private async give(ask: Ask, answer: Said): Promise<void> {
    const { table } = this;
    if (table.asked !== ask || table.draft) return; // another question, or I have begun to answer
    const label = table.say?.choice(ask, table.prompt.pending, table.view ?? {}, answer) ?? "";
    const reply = await table.drafting.answer(answer);
    if (reply?.type !== "ack" || reply.seq === undefined) return;
    this.mark(reply.seq);
    this.announce(t("alone-spoken", { answer: label }));
  }

  /** Stop the automatic answer to this question; true if there was one. */
  stop(): boolean {
    clearTimeout(this.timer);
    const stopped = this.pending !== null;
    this.pending = null;
    return stopped;
  }

  /** An answer is shown: after an undo of mine I decide myself, until I have answered. */
  heard({ seat, by }: Spoken, me: number): void {
    this.stop();
    if (seat === me) this.resting = by === "taken_back";
  }

  /** Mark the event of an automatic answer in the journal; explain the first one. */
  private mark(seq: number): void {
    this.done = new Set([...this.done, seq]);
    this.explained = !settings.aloneTold;
    settings.aloneTold = true;
    try {
      sessionStorage.setItem(this.key, JSON.stringify([...this.done]));
    } catch {
      // private window: the marks last until the page is reloaded
    }
  }
}
