/* Made from the server's types by `npm run types`. Do not edit. */
import type { Ask } from "./events.gen";

/**
 * A change of a deed's owner (0 is the bank), level and mortgage (0 none, 1 mortgaged, 2 interest paid).
 *
 * @minItems 3
 */
export type DeedChange = unknown[];
/**
 * A table to open, and the accounts that this phone controls: all of them if one phone is passed round.
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
 * The settings of a table, fixed before the first entry. Players are accounts 1, 2, 3 ... in this order.
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
 * All that a book needs of a custom edition. It is stored in the book, which needs no other file.
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
 * The printed values of a deed.
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
 * The accounts that a phone wants to control; empty for a spectator.
 */
export interface JoinCompanion {
  /**
   * @maxItems 16
   */
  mine?: number[];
}
/**
 * A command for the book. Sent again with the same id, it returns the same entry.
 */
export interface CompanionCommand {
  command: Pay | Quick | Buy | Rent | Build | Mortgage | Lift | Keep | Trade | Bankrupt | Undo | Agree | Object;
}
/**
 * A payment between any two accounts; 0 is the bank.
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
 * A button of the game, such as Go, a fine or a tax. `amount` is needed if there is a choice.
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
 * A purchase from the bank, at the printed price or at the winning bid.
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
 * A visitor's rent. The amount due is computed, and any other amount is questioned.
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
 * An exchange of deeds, and money that `one` pays, or receives if `paid_by_other`.
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
 * The end of a player, whose property goes to the creditor; 0 is the bank.
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
 * Ask the other players to undo an entry.
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
 * A table, with everything that a phone keeps for offline use.
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
 * The money and related rules of one game.
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
 * A button for a frequent payment.
 */
export interface Button {
  name: string;
  way: string;
  amounts?: number[];
  on?: string[];
}
/**
 * An update: new entries, the state of the table, and the accounts that have a phone.
 */
export interface CompanionTold {
  entries: LedgerEntry[];
  standing: Standing;
  seats: number[];
  phones: number;
}
/**
 * One entry of the ledger: the action, its author and time, and its movements. Never changed or deleted.
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
 * The state of a table after its last entry. All sums are computed: a phone needs no rules.
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
 * The token that the phone has to keep, and the table.
 */
export interface CompanionJoined {
  token: string;
  table: CompanionInfo;
}
/**
 * The durable entry of a command, new or from an earlier attempt, and the state of the table.
 */
export interface CompanionAnswer {
  entry: LedgerEntry;
  standing: Standing;
}
