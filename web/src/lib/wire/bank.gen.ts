/* Made from the server's types by `npm run types`. Do not edit. */
import type { Ask } from "./events.gen";

/**
 * What happened to a deed: its owner (0 is the bank), its level, and its mortgage (0 none, 2 interest paid).
 *
 * @minItems 3
 */
export type DeedChange = unknown[];
/**
 * A table to be opened, and the accounts that this phone speaks for; all of them where it is passed round.
 */
export interface NewCompanion {
  opening: Opening;
  /**
   * @maxItems 16
   */
  mine?: number[];
  edition?: {};
}
/**
 * What a table agrees on before the first entry. Players are accounts 1, 2, 3 ... in this order.
 */
export interface Opening {
  game: string;
  names: string[];
  deeds?: boolean;
  quick?: boolean;
  banker?: number;
  sides?: number[];
  own?: OwnBank | null;
}
/**
 * All that a book needs of an edition: it is opened with it, and needs no file afterwards.
 */
export interface OwnBank {
  title: {
    [k: string]: string;
  };
  start: number;
  step: number;
  quick: {
    [k: string]: number[];
  };
  deeds: Deed[];
}
/**
 * What is printed on a deed.
 */
export interface Deed {
  name: string;
  kind: string;
  fr: string;
  en: string;
  group: string;
  price: number;
  mortgage: number;
  build: number;
  rents: number[];
}
/**
 * The accounts that a phone wants to speak for; none to look on.
 */
export interface JoinCompanion {
  /**
   * @maxItems 16
   */
  mine?: number[];
}
/**
 * One command for the book. Sent again with the same id it gets the same entry.
 */
export interface CompanionCommand {
  command: Pay | Quick | Buy | Rent | Build | Mortgage | Lift | Keep | Trade | Bankrupt | Undo | Agree | Object;
}
/**
 * Any movement; 0 is the bank.
 */
export interface Pay {
  do: "pay";
  payer: number;
  receiver: number;
  amount: number;
  about?: string;
  id: string;
  by?: number;
  sure?: boolean;
}
/**
 * A button of the game: Go, a fine, a tax. The amount is said where there is a choice.
 */
export interface Quick {
  do: "quick";
  action: string;
  player: number;
  amount?: number;
  id: string;
  by?: number;
  sure?: boolean;
}
/**
 * From the bank, at the printed price or at what was bid.
 */
export interface Buy {
  do: "buy";
  deed: string;
  player: number;
  amount?: number;
  id: string;
  by?: number;
  sure?: boolean;
}
/**
 * A visitor pays for a deed; what is due is computed, and another amount is questioned.
 */
export interface Rent {
  do: "rent";
  deed: string;
  visitor: number;
  dice?: number;
  amount?: number;
  id: string;
  by?: number;
  sure?: boolean;
}
/**
 * Raise streets of one group to these levels, or sell down to them at half price.
 */
export interface Build {
  do: "build";
  streets: {
    [k: string]: number;
  };
  id: string;
  by?: number;
  sure?: boolean;
}
export interface Mortgage {
  do: "mortgage";
  deed: string;
  id: string;
  by?: number;
  sure?: boolean;
}
/**
 * Pay a mortgage off; `received` if the deed has just come from another player.
 */
export interface Lift {
  do: "lift";
  deed: string;
  received?: boolean;
  id: string;
  by?: number;
  sure?: boolean;
}
/**
 * Pay the interest on a mortgaged deed that has just come from another player.
 */
export interface Keep {
  do: "keep";
  deed: string;
  id: string;
  by?: number;
  sure?: boolean;
}
/**
 * Deeds both ways, and money that `one` pays, or receives if `paid_by_other`.
 */
export interface Trade {
  do: "trade";
  one: number;
  other: number;
  gives?: string[];
  takes?: string[];
  amount?: number;
  paid_by_other?: boolean;
  id: string;
  by?: number;
  sure?: boolean;
}
/**
 * Everything goes to the creditor; 0 is the bank.
 */
export interface Bankrupt {
  do: "bankrupt";
  player: number;
  creditor?: number;
  id: string;
  by?: number;
  sure?: boolean;
}
/**
 * Ask the others to take an entry back.
 */
export interface Undo {
  do: "undo";
  entry: number;
  id: string;
  by?: number;
  sure?: boolean;
}
export interface Agree {
  do: "agree";
  entry: number;
  id: string;
  by?: number;
  sure?: boolean;
}
export interface Object {
  do: "object";
  entry: number;
  id: string;
  by?: number;
  sure?: boolean;
}
/**
 * A table, with all that a phone keeps of it for when there is no connection.
 */
export interface CompanionInfo {
  code: string;
  opening: Opening;
  money: Money;
  deeds: Deed[];
  resale: {
    [k: string]: number;
  };
  mine: number[];
  told: CompanionTold;
}
/**
 * How one game counts.
 */
export interface Money {
  name: string;
  least: number;
  most: number;
  start: number;
  step: number;
  units: never[][];
  quick: Button[];
  count: string;
  deeds?: string;
  target?: number;
  doubles_with_mortgage?: boolean;
  interest_on?: string;
  interest_once?: boolean;
  quick_game?: boolean;
  unit?: boolean;
  rules?: {
    [k: string]: string;
  };
  banker_apart?: number;
}
/**
 * A button for what happens often.
 */
export interface Button {
  name: string;
  way: string;
  amounts?: number[];
  on?: string[];
}
/**
 * What is new: entries, where the table stands, and which accounts have a phone.
 */
export interface CompanionTold {
  entries: LedgerEntry[];
  standing: Standing;
  seats: number[];
  phones: number;
}
/**
 * One line of history: who did what, when, and what it moved. Never changed, never deleted.
 */
export interface LedgerEntry {
  n: number;
  what: string;
  lines?: never[][];
  at?: number;
  by?: number;
  id?: string;
  about?: string;
  parts?: number[];
  corrects?: number;
  asks?: number;
  deeds?: DeedChange[];
  refused?: string;
  rule?: string;
  expected?: number;
  sure?: boolean;
  would?: LedgerEntry | null;
}
/**
 * Where a table stands after its last entry. All sums are ready: a phone needs to know no rule.
 */
export interface Standing {
  n: number;
  balances: number[];
  wealth: number[];
  ranking: never[][];
  out?: number[];
  asked?: {
    [k: string]: number[];
  };
  undone?: {
    [k: string]: number;
  };
  deeds?: {
    /**
     * @minItems 3
     * @maxItems 3
     */
    [k: string]: never[];
  };
  rents?: {
    [k: string]: number[];
  };
  lifts?: {
    /**
     * @minItems 3
     * @maxItems 3
     */
    [k: string]: never[];
  };
}
/**
 * The key of a phone, to be kept there, and the table.
 */
export interface CompanionJoined {
  token: string;
  table: CompanionInfo;
}
/**
 * The entry that a command made, durable by now, or made before; and where the table stands.
 */
export interface CompanionAnswer {
  entry: LedgerEntry;
  standing: Standing;
}
