/** Automatic answers to questions without a decision, if enabled. Throwing the dice is never automatic. */
import { settings } from "./settings.svelte";
import { isSpan, listChoices, type Ask, type Said } from "./wire";

export interface Wishes {
  /** End my turn if nothing is left to decide. */
  endTurn: boolean;
  /** Pay what is due if enough of my cash is left. */
  payRent: boolean;
  /** Give the only possible answer. */
  onlyAnswer: boolean;
}

export const ALL_WISHES: Wishes = { endTurn: true, payRent: true, onlyAnswer: true };

export interface Asked {
  ask: Ask;
  cash: number;
  /** True if an offer waits for my reply. */
  offered: boolean;
  /** True if every answer takes the same time, because timing would reveal a hand. */
  paced: boolean;
}

/** By speed: how long the question is shown before the automatic answer. */
export const shownMs = (speed: number): number => (speed ? 900 / speed : 1400);

/** Actions that are nearly always possible and rarely wanted at the end of a turn: they do not prevent ending it. */
const IDLE = new Set<Said>(["end", "mortgage", "sell", "trade", "deal"]);
const PAYS = new Set<Said>(["pay", "card"]);
const MIN_CASH_SHARE = 1 / 4; // that an automatic payment leaves
/** Answers that are never automatic: they end my game, or are the pleasure of it. */
const OWN = new Set<Said>(["bankrupt", "resign", "throw", "roll", "try_double"]);
const LONG_CLOCK_SECONDS = 86_400; // nobody waits at a table with a clock of days

/** Return this device's wishes at a table with this clock. Unless chosen, all are on, but off with a screen reader. */
export function wishesAt(clock: { bank?: number } | null | undefined): Wishes {
  const { lists, endTurn, payRent, onlyAnswer } = settings;
  if ((clock?.bank ?? 0) >= LONG_CLOCK_SECONDS) return { endTurn: false, payRent: false, onlyAnswer: false };
  return { endTurn: endTurn ?? !lists, payRent: payRent ?? !lists, onlyAnswer: onlyAnswer ?? !lists };
}

/** Return the automatic answer; null if I decide myself. */
export function byItself(asked: Asked, wishes: Wishes): Said | null {
  const { ask, offered } = asked;
  if (ask.of === "verb" && wishes.payRent && canPay(asked)) return listChoices(ask.choices).find((v) => PAYS.has(v))!;
  const only = onlyChoice(ask);
  if (wishes.onlyAnswer && !asked.paced && only !== undefined && !OWN.has(only)) return only;
  const ends = wishes.endTurn && ask.of === "verb" && ask.silence === "end" && !offered;
  return ends && listChoices(ask.choices).every((choice) => IDLE.has(choice)) ? "end" : null;
}

function onlyChoice({ choices }: Ask): Said | undefined {
  if (isSpan(choices)) return choices.to - choices.from < choices.step ? choices.from : undefined;
  const all = listChoices(choices);
  return all.length === 1 ? all[0] : undefined;
}

/** True if the question offers nothing but to pay, and enough cash is left. */
function canPay({ ask, cash }: Asked): boolean {
  const choices = listChoices(ask.choices);
  const pays = choices.findIndex((choice) => PAYS.has(choice));
  const left = ask.follows?.[pays]?.left;
  return (
    left !== undefined &&
    choices.every((choice) => PAYS.has(choice) || choice === "in_kind") &&
    left >= cash * MIN_CASH_SHARE
  );
}
