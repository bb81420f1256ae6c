/** The journal: one line per fact or notice; texts are made on display, in the current language. */
import { history } from "./api";
import { t } from "./i18n.svelte";
import { roundAfter } from "./projection";
import type { Texts } from "./texts";
import { afterAnswer, nameAnswer, type Answered } from "./undo";
import type { Fact, Noted, Past, Spoken, Told } from "./wire";

export interface LogLine {
  key: number;
  seq: number;
  kind: "fact" | "turn" | "note" | "chat";
  seat: number;
  fact?: Fact;
  note?: Noted;
  /** For a notice of an undo: the answer taken back. */
  said?: Spoken;
  turn?: number;
  by?: string;
}

/** Return the words of a chat message: a phrase in the reader's language, or a text. */
export const wordsOf = (event: Noted): string => (event.phrase ? t(`chat-${event.phrase}`) : (event.text ?? ""));

/** Return a notice as text. */
export function noticeOf(event: Noted): string {
  const word = event.word === "sat" && event.text ? "sat_with_hand" : event.word;
  return t(`notice-${word.replaceAll("_", "-")}`, {
    name: event.name ?? "",
    to_name: event.to_name ?? "",
    bot: event.bot ?? "",
    seconds: event.seconds ?? 0,
    text: wordsOf(event),
  });
}

/** Return the notice that a player has taken an answer back. */
export const takenBack = (say: Texts, said: Spoken): string =>
  t("notice-taken-back", { name: say.seat(said.seat), answer: nameAnswer(say, said) || "none" });

export class Log {
  lines = $state<LogLine[]>([]);
  /** Events during this page's absence. */
  missed = $state.raw<LogLine[]>([]);
  /** The answers in effect. */
  answers = $state.raw<Answered[]>([]);
  /** The turn number of the last line. */
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

  /** Record an answer or an undo; the lines of an undone answer stay in the journal. */
  answered({ seq, said }: Told | Past): void {
    this.answers = afterAnswer(this.answers, { seq, said });
    if (said.by === "taken_back") this.lines.push({ key: this.keys++, seq, kind: "note", seat: said.seat, said });
  }

  remember(event: Told | Past | Noted): void {
    if (event.type === "noted") return this.note(event);
    this.answered(event);
    for (const fact of event.facts) this.write(event.seq, fact, event.said.by);
  }

  /** Add events from before this page was opened (`first`), or during its absence. */
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

  /** Insert the whole story up to an event before the existing lines, if it is still wanted; return its facts. */
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

/** Return the last event as text. */
export function describeLast(lines: LogLine[], say: (fact: Fact) => string): string {
  for (const { fact } of lines.slice(-8).reverse()) {
    const text = fact ? say(fact) : "";
    if (text) return text;
  }
  return "";
}
