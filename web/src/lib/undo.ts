/** Undo. The host decides what can be undone: never past luck, nor past another player's answer. */
import type { LogLine } from "./log.svelte";
import { isLuck } from "./projection";
import type { Texts } from "./texts";
import type { Spoken, UndoState } from "./wire";

export interface Answered {
  seq: number;
  said: Spoken;
}

/** Return the answers in effect after another answer or an undo. */
export function afterAnswer(answers: Answered[], next: Answered): Answered[] {
  if (next.said.by === "taken_back") return answers.slice(0, -1);
  return next.said.seat < 0 ? answers : [...answers, next];
}

/** Return "free" if the host would accept an undo at this time, "gone" if not, "" before the seat's first answer. */
export function undoStateOf(
  host: UndoState | null,
  answers: Answered[],
  seat: number,
  now: number,
): "" | "free" | "gone" {
  if (!host || !answers.some(({ said }) => said.seat === seat && said.by === "player")) return "";
  return host.reason && now >= (host.until ?? 0) ? "gone" : "free";
}

/** Return an answer as text, if its first word is enough. */
export function nameAnswer(say: Texts, said: Spoken | undefined): string {
  const verb = said?.say[0];
  if (!said || typeof verb !== "string") return "";
  const lines = [`verb-${said.ask}-${verb}`, `verb-${verb}`].filter((key) => say.has(key)).map((key) => say.line(key));
  return lines.find((line) => !line.includes("…")) ?? "";
}

/** The reason why a line of the journal can or cannot be undone. */
export interface Mark {
  why: "forced" | "last" | "answered";
  /** The seat that has answered since. */
  seat: number;
}

export interface UndoLimit {
  /** The key of the last line with luck. */
  under: number;
  card: boolean;
  marks: Map<number, Mark>;
}

/** Return the limit of undo for the journal; null if there has been no luck yet. */
export function undoLimitOf({ lines, answers }: { lines: LogLine[]; answers: Answered[] }): UndoLimit | null {
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
