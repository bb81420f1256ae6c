/** What the page may answer for me, if I want it to: only what nobody would think about. */
import { isSpan, listed, type Ask, type Said } from "./wire";

export interface Wishes {
  /** My turn ends by itself when nothing is left that I could want. */
  endTurn: boolean;
  /** A question with a single answer shows itself and passes. */
  onlyAnswer: boolean;
}

export const SHOWN = 900; // ms at 1x for which what is answered by itself is seen before

/** What can always be done and hardly ever is at the end of a turn: it holds nobody up. */
const IDLE = new Set<Said>(["end", "mortgage", "sell", "trade", "deal"]);

export function byItself(ask: Ask, wishes: Wishes): Said | null {
  const choices = isSpan(ask.choices)
    ? ask.choices.to - ask.choices.from < ask.choices.step
      ? [ask.choices.from]
      : []
    : listed(ask.choices);
  const [only] = choices;
  if (wishes.onlyAnswer && choices.length === 1 && only !== undefined && only !== "bankrupt") return only;
  const ends = wishes.endTurn && ask.of === "verb" && ask.silence === "end";
  return ends && choices.every((choice) => IDLE.has(choice)) ? "end" : null;
}
