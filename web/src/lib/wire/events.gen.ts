/* Made from the server's types by `npm run types`. Do not edit. */
import type { Fact } from "../wire";
import type { Columns, Pending } from "./columns.gen";
import type { TableInfo } from "./lobby.gen";

/**
 * The first message: the last event this client has, or -1, and which of one's seats is in front of the screen.
 */
export interface Hello {
  type: "hello";
  have?: number;
  seat?: number | null;
  protocol?: number;
}
/**
 * Where things stand. `missed` is what happened since the event you had; null if that is too long ago.
 */
export interface Welcome {
  type: "welcome";
  now: number;
  seq: number;
  question: number;
  seat: number;
  table: TableInfo;
  view?: View | null;
  deadline?: number;
  not_before?: number;
  clocks?: number[];
  missed?: (Past | Noted)[] | null;
  offers?: Offered[];
  protocol?: number;
}
/**
 * All that a seat may know: see `view`.
 */
export interface View {
  seat: number;
  columns: Columns;
  pending: Pending[];
  ask: Ask;
  turn: number;
  winners: number[];
  over: boolean;
}
/**
 * What is asked of whom. Only who may answer gets the choices; what nature may answer goes to nobody.
 */
export interface Ask {
  ask: string | null;
  seat?: number;
  of?: string;
  nature?: boolean;
  choices?: (number | string)[] | Span | null;
  silence?: number | string | null;
  rule?: string | null;
  about?: {
    [k: string]: number;
  };
  follows?: {
    [k: string]: number;
  }[];
  aside?: Ask | null;
}
/**
 * Amounts: from the first to the last, both included.
 */
export interface Span {
  from: number;
  to: number;
  step: number;
}
/**
 * An answer that you missed; what it changed is in the view.
 */
export interface Past {
  type: "past";
  seq: number;
  at: number;
  said: Spoken;
  facts: Fact[];
}
/**
 * Who said what. `by` is player, bot, stand_in, silence (nobody answered in time), table, or start.
 *
 *     Where `by` is taken_back, it is what was said before and does not count any more.
 */
export interface Spoken {
  seat: number;
  by: string;
  ask: string;
  say: (number | string | null)[];
}
/**
 * Something that happened around the game: the text key is `notice-<word>`.
 */
export interface Noted {
  type: "noted";
  word: string;
  seat?: number;
  name?: string;
  bot?: string;
  text?: string;
  seconds?: number;
  to?: number;
  to_name?: string;
  reason?: string;
  about?: {
    [k: string]: number;
  };
  seq: number;
  at: number;
  deadline?: number;
  clocks?: number[];
}
/**
 * A proposal that waits for its answer. `ask` is the question it puts to `to`.
 */
export interface Offered {
  type: "offered";
  offer: string;
  seat: number;
  to: number;
  say: (number | string)[];
  ask: Ask;
  pending: Pending[];
  instead_of?: string;
}
/**
 * The first line of a stream: the view after event `seq`, from which the events that follow lead on.
 */
export interface Opened {
  type: "opening";
  seq: number;
  view: View;
}
/**
 * An answer, and what it changed, as far as you may know.
 */
export interface Told {
  type: "told";
  seq: number;
  at: number;
  question: number;
  said: Spoken;
  facts: Fact[];
  changed: Columns;
  pending: Pending[];
  ask: Ask;
  turn?: number;
  winners?: number[];
  over?: boolean;
  deadline?: number;
  not_before?: number;
  clocks?: number[];
}
/**
 * The table itself changed: who sits, who is there, its status. Not an event of the game.
 */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}
/**
 * A proposal is no more: accepted, refused, withdrawn or void.
 */
export interface OfferGone {
  type: "offer_gone";
  offer: string;
  seat: number;
  to: number;
  why: string;
  reason?: string;
  about?: {
    [k: string]: number;
  };
  counter?: string;
}
/**
 * Not done, and nothing has changed. The text key is `refusal-<reason>`.
 */
export interface Refused {
  type: "refused";
  id: string;
  reason: string;
  rule?: string;
  question?: number;
  ask?: Ask | null;
  accepted?: string;
}
/**
 * The answer to `why`.
 */
export interface Reason {
  type: "reason";
  id: string;
  legal: boolean;
  reason?: string;
  rule?: string;
}
/**
 * Up to three answers, the best first, if all play on like the reference. If `equal`, none is known to be best.
 */
export interface Hint {
  reference: string;
  seat: number;
  equal: boolean;
  games: number;
  answers: HintAnswer[];
}
/**
 * An answer, the chance of whoever gives it in tenths of a point, and how far that may be off; in each language.
 */
export interface HintAnswer {
  answer: number;
  chance: number;
  half: number;
  label: {
    [k: string]: string;
  };
  why: {
    [k: string]: string;
  };
  equal?: boolean;
}
/**
 * The last message before the socket closes: why, and when to come back (seconds; -1 for never).
 */
export interface Closing {
  type: "closing";
  reason: string;
  retry?: number;
}
/**
 * Whether somebody who asks for a seat in mid-game may have it, and see its hand.
 */
export interface Admit {
  yes: boolean;
}
/**
 * Play on from where a match stood after event `seq`, in one of its seats; bots have the others.
 *
 *     With `same_dice` everybody throws and draws what he threw and drew there, each one after the other.
 */
export interface NewSide {
  seq: number;
  seat: number;
  same_dice?: boolean;
}
