/** Undo. The host decides what can be undone: never past luck, nor past another player's answer. */
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
