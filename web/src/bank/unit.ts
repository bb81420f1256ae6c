/**
 * The electronic unit's state and inputs as values. Same as `magnat.bank.unit.state`, so that a phone is the machine
 * without any network; the transcripts in `tests/bank/transcripts` run on both.
 */
import { formatAmount } from "./amounts";

export const CARDS = [1, 2, 3, 4, 5, 6] as const; // ELEC-BANK-01
export const NO_CARD = 0;
export const BANK = 0;
export const START = 15_000; // ELEC-SETUP-09, in K
export const SALARY = 2_000; // ELEC-BANK-09
export const GLANCE_MS = 1_000; // how long the first of two screens is shown
export const HOLD_MS = 3_000; // ELEC-BANK-18
export const IDLE_OFF_MS = 60_000; // ELEC-BANK-19
export const KEYS = [..."0123456789", ",", "K", "M", "C", "GO"]; // ELEC-BANK-03

export type Slot = "left" | "right"; // ELEC-BANK-02: left (+) receives, right (−) pays
export type Volume = "high" | "low" | "mute"; // ELEC-BANK-21
export type Lines = [account: number, change: number][];

/** A transaction that C can still undo. */
export interface Done {
  what: "credit" | "debit" | "transfer" | "go";
  payer: number;
  receiver: number;
  amount: number;
}

export interface Unit {
  balances: number[]; // in K, by card
  left: number;
  right: number;
  typed: string;
  done: Done | null;
  volume: Volume;
  awake: boolean;
  screens: string[]; // the current screen and the following ones
  glanced: number; // milliseconds since the first of several screens appeared
  idle: number; // milliseconds since the last key, insertion or removal
  held: number | null; // milliseconds that C has been held down, while that can still have an effect
}

export type Input =
  | { type: "insert"; card: number; slot: Slot; wrong_way?: boolean }
  | { type: "remove"; slot: Slot }
  | { type: "press"; key: string }
  | { type: "push" } // C pressed
  | { type: "release" } // C released
  | { type: "wait"; ms: number };

/** An entry for the ledger. */
export interface Move {
  what: string;
  lines: Lines;
  undoes: boolean;
}

export interface Outcome {
  unit: Unit;
  sounds: string[]; // beep, error, success, long_beep
  moves: Move[];
  final: Done[]; // transactions that C can no longer undo
  refused: string;
  rule: string;
}

export const fresh = (): Unit => ({
  balances: CARDS.map(() => START),
  left: NO_CARD,
  right: NO_CARD,
  typed: "",
  done: null,
  volume: "high",
  awake: true,
  screens: [""],
  glanced: 0,
  idle: 0,
  held: null,
});

export const linesOf = (done: Done): Lines => [
  [done.payer, -done.amount],
  [done.receiver, done.amount],
];
export const mirrored = (lines: Lines): Lines => lines.map(([account, change]) => [account, -change]);

/** The direction of a payment. */
export function patternOf(u: Unit): "TRANSFER" | "CREDIT" | "DEBIT" | "IDLE" {
  if (u.left && u.right) return "TRANSFER";
  return u.left ? "CREDIT" : u.right ? "DEBIT" : "IDLE";
}

/** OFF, IDLE, or the pattern with READY, ENTER or DONE. */
export function stateOf(u: Unit): string {
  if (!u.awake) return "OFF";
  const pattern = patternOf(u);
  return pattern === "IDLE" ? pattern : `${pattern}.${u.done ? "DONE" : u.typed ? "ENTER" : "READY"}`;
}

export const displayOf = (u: Unit): string => (u.awake ? (u.screens[0] ?? "") : "");
/** Return the card whose balance is displayed: the payer's, if there is one. */
export const cardOf = (u: Unit): number => u.right || u.left;
export const balanceOf = (u: Unit, card: number): number => u.balances[card - 1] ?? 0;
export const formatBalance = (u: Unit, card: number): string => formatAmount(balanceOf(u, card));

/** Return the balances after these lines; the bank's account is not part of the unit. */
export function balancesAfter(u: Unit, lines: Lines): number[] {
  const changes = new Map(lines);
  return u.balances.map((balance, i) => balance + (changes.get(i + 1) ?? 0));
}

/** ELEC-BANK-30: return the banker's next step. Nothing happens automatically. */
export function promptOf(u: Unit): string {
  const state = stateOf(u);
  if (state === "OFF" || state === "IDLE") return state === "OFF" ? "wake" : "insert";
  if (u.done) return u.screens.length > 1 ? "look" : patternOf(u) === "TRANSFER" ? "take_both" : "take";
  return u.typed ? "close" : "type";
}
