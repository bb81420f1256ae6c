/** The journal: one line for each fact and each notice; its sentence is made when it is shown, in the language of the moment. */
import { history } from "./api";
import { t } from "./i18n.svelte";
import { isLuck, roundAfter } from "./projection";
import type { Sayings } from "./sayings";
import { afterAnswer, worded, type Answered } from "./unsaying";
import type { Fact, Noted, Past, Spoken, Told } from "./wire";

export interface LogLine {
  key: number;
  seq: number;
  kind: "fact" | "turn" | "note" | "chat";
  seat: number;
  fact?: Fact;
  note?: Noted;
  /** Of a note that an answer was taken back: which. */
  said?: Spoken;
  turn?: number;
  by?: string;
}

/** A notice in words. */
export function noticeOf(event: Noted): string {
  return t(`notice-${event.word.replaceAll("_", "-")}`, {
    name: event.name ?? "",
    to_name: event.to_name ?? "",
    bot: event.bot ?? "",
    seconds: event.seconds ?? 0,
    text: event.text ?? "",
  });
}

/** Somebody has taken an answer back. */
export const takenBack = (say: Sayings, said: Spoken): string =>
  t("notice-taken-back", { name: say.seat(said.seat), answer: worded(say, said) || "none" });

export class Log {
  lines = $state<LogLine[]>([]);
  /** What happened while this page was away. */
  missed = $state.raw<LogLine[]>([]);
  /** What was answered, as far as it stands. */
  answers = $state.raw<Answered[]>([]);
  /** The number of the turn that the last line belongs to. */
  round = 0;
  private keys = 0;

  write(seq: number, fact: Fact, by: string): void {
    const [word, seat] = fact;
    this.round = roundAfter(this.round, fact);
    const line = word === "turn" ? ({ kind: "turn", turn: this.round } as const) : ({ kind: "fact", fact } as const);
    this.lines.push({ key: this.keys++, seq, seat, by, ...line });
  }

  note(event: Noted): void {
    const kind = event.word === "chat" ? "chat" : "note";
    this.lines.push({ key: this.keys++, seq: event.seq, kind, seat: event.seat ?? -1, note: event });
  }

  /** Somebody answered, or took an answer back: what it had brought about stays in the journal, and so does this. */
  answered({ seq, said, facts }: Told | Past): void {
    this.answers = afterAnswer(this.answers, { seq, said, luck: isLuck(facts) });
    if (said.by === "taken_back") this.lines.push({ key: this.keys++, seq, kind: "note", seat: said.seat, said });
  }

  remember(event: Told | Past | Noted): void {
    if (event.type === "noted") return this.note(event);
    this.answered(event);
    for (const fact of event.facts) this.write(event.seq, fact, event.said.by);
  }

  /** Events that came before this page was opened (`first`), or while it was away. */
  catchUp(events: (Past | Noted)[], first: boolean): void {
    const before = this.lines.length;
    for (const event of events) this.remember(event);
    if (!first && events.length) this.missed = this.lines.slice(before);
  }

  clear(): void {
    this.lines = [];
    this.answers = [];
    this.missed = [];
    this.round = 0;
  }

  forgetMissed(): void {
    this.missed = [];
  }

  /** The whole story up to an event goes before what has been written since, if it is still wanted then; its facts. */
  async recall(id: string, upTo: number, seat: number | undefined, wanted: () => boolean): Promise<Fact[]> {
    const events: (Told | Noted)[] = [];
    try {
      await history(id, upTo, (line) => line.type !== "opening" && events.push(line), seat);
    } catch {
      if (!events.length) return [];
    }
    if (!wanted()) return [];
    const later = this.lines.filter((line) => line.seq > upTo);
    const since = this.answers.filter((answer) => answer.seq > upTo);
    this.clear();
    for (const event of events) this.remember(event);
    this.lines.push(...later);
    this.answers = since.reduce(afterAnswer, this.answers);
    this.round = later.reduce((round, line) => line.turn ?? round, this.round);
    return events.flatMap((event) => (event.type === "told" ? event.facts : []));
  }
}

/** What happened last, in words. */
export function lastTold(lines: LogLine[], say: (fact: Fact) => string): string {
  for (const { fact } of lines.slice(-8).reverse()) {
    const text = fact ? say(fact) : "";
    if (text) return text;
  }
  return "";
}
