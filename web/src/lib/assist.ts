/** Automatic answers, if enabled: only answers that need no thought. */
import { isSpan, listChoices, type Ask, type Said } from "./wire";

export interface Wishes {
  /** End my turn automatically if no useful action is left. */
  endTurn: boolean;
  /** Show a question with a single answer briefly and answer it. */
  onlyAnswer: boolean;
}

export const QUESTION_SHOWN_MS = 900; // at 1x, before the automatic answer

/** Actions that are nearly always possible and rarely wanted at the end of a turn: they do not prevent ending it. */
const IDLE = new Set<Said>(["end", "mortgage", "sell", "trade", "deal"]);

export function byItself(ask: Ask, wishes: Wishes): Said | null {
  const choices = isSpan(ask.choices)
    ? ask.choices.to - ask.choices.from < ask.choices.step
      ? [ask.choices.from]
      : []
    : listChoices(ask.choices);
  const [only] = choices;
  if (wishes.onlyAnswer && choices.length === 1 && only !== undefined && only !== "bankrupt") return only;
  const ends = wishes.endTurn && ask.of === "verb" && ask.silence === "end";
  return ends && choices.every((choice) => IDLE.has(choice)) ? "end" : null;
}
