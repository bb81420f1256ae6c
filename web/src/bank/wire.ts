/** Messages between a companion table and a phone; tuples, which the generated types cannot express. */
import type * as gen from "../lib/wire.gen";
import type { Lines } from "./unit";

export type Command = gen.CompanionCommand["command"];
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** A command before it gets its id. */
export type NewCommand = Without<Command, "id">;
export type Holding = [owner: number, level: number, mortgage: number];

export interface Entry extends Omit<gen.LedgerEntry, "lines" | "deeds" | "would"> {
  lines?: Lines;
  deeds?: [deed: string, before: Holding, after: Holding][];
  /** A proposed entry, written once all those concerned agree. */
  would?: Entry;
}

export interface Standing extends Omit<gen.Standing, "ranking" | "deeds" | "lifts"> {
  ranking: [account: number, wealth: number][];
  deeds?: Record<string, Holding>;
  lifts?: Record<string, [lift: number, received: number, interest: number]>;
}

export interface CompanionState extends Omit<gen.CompanionUpdate, "entries" | "standing"> {
  entries: Entry[];
  standing: Standing;
}

export interface Money extends Omit<gen.Money, "units"> {
  units: [unit: string, worth: number][];
}

export interface Info extends Omit<gen.CompanionInfo, "money" | "told"> {
  money: Money;
  told: CompanionState;
}

export interface Joined {
  token: string;
  table: Info;
}

export interface Answer {
  entry: Entry;
  standing: Standing;
}

export type { Button, Deed, Opening } from "../lib/wire.gen";
