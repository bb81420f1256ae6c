/** What may be taken back, as far as one sees it; the host decides. Never past luck, nor past somebody else's answer. */
import type { LogLine } from "./log.svelte";
import { isLuck } from "./projection";
import type { Sayings } from "./sayings";
import type { Spoken } from "./wire";

export interface Answered {
  seq: number;
  said: Spoken;
  /** Whether dice or cards have spoken since. */
  luck: boolean;
}

/** The answers that stand after one more, or after the last was taken back. */
export function afterAnswer(answers: Answered[], next: Answered): Answered[] {
  if (next.said.by === "taken_back") return answers.slice(0, -1);
  return next.said.seat < 0 ? answers : [...answers, next];
}

const mine = (answer: Answered | undefined, seat: number): boolean =>
  answer !== undefined && answer.said.seat === seat && answer.said.by === "player";

/** Whether what a seat said last may come back: "gone" when something has happened since; "" before it. */
export function unsaid(answers: Answered[], seat: number): "" | "free" | "gone" {
  const last = answers[answers.length - 1];
  if (mine(last, seat)) return last?.luck ? "gone" : "free";
  return answers.some((answer) => mine(answer, seat)) ? "gone" : "";
}

/** What was said, in words, if its first word says it. */
export function worded(say: Sayings, said: Spoken | undefined): string {
  const verb = said?.say[0];
  if (!said || typeof verb !== "string") return "";
  const lines = [`verb-${said.ask}-${verb}`, `verb-${verb}`].filter((key) => say.has(key)).map((key) => say.line(key));
  return lines.find((line) => !line.includes("…")) ?? "";
}

/** Why a line of the journal cannot come back, or that it can. */
export interface Mark {
  why: "forced" | "last" | "answered";
  /** Who has answered since. */
  seat: number;
}

export interface Floor {
  /** The line after which nothing is luck. */
  under: number;
  card: boolean;
  marks: Map<number, Mark>;
}

/** How far back one may go, drawn in the journal; null where luck has not spoken yet. */
export function floorOf({ lines, answers }: { lines: LogLine[]; answers: Answered[] }): Floor | null {
  const at = lines.findLastIndex((line) => line.fact && isLuck([line.fact]));
  const luck = lines[at];
  if (!luck) return null;
  const ends = new Map(lines.slice(at + 1).flatMap((line) => (line.fact ? [[line.seq, line.key]] : [])));
  const last = answers[answers.length - 1];
  const marks = new Map<number, Mark>();
  for (const [seq, key] of ends) {
    const number = answers.findIndex((answer) => answer.seq === seq);
    const seat = answers[number]?.said.seat;
    const since = answers.slice(number + 1).find((answer) => answer.said.seat !== seat);
    if (seq === luck.seq) marks.set(key, { why: "forced", seat: -1 });
    else if (since && seat === last?.said.seat) marks.set(key, { why: "answered", seat: since.said.seat });
    else if (seq === last?.seq) marks.set(key, { why: "last", seat: last.said.seat });
  }
  return { under: luck.key, card: luck.fact?.[0] === "drew", marks };
}
