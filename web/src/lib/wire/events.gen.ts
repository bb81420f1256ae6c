/* Made from the server's types by `npm run types`. Do not edit. */
import type { Fact } from "../wire";
import type { Columns, Pending } from "./columns.gen";
import type { TableInfo } from "./lobby.gen";

/**
 * The first message: the last event this client has, or -1, and which of its seats is in front of the screen.
 */
export interface Hello {
  type: "hello";
  have?: number;
  seat?: number | null;
  protocol?: number;
}
/**
 * The current state. `missed` has the events after the client's last; null if they are no longer kept.
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
 * All that a seat may know: see `magnat.record.view`.
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
 * A question as a seat may know it. Only the seat that may answer gets the choices; nature's are never sent.
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
 * A range of amounts, first and last included.
 */
export interface Span {
  from: number;
  to: number;
  step: number;
}
/**
 * An answer that the client missed; the view includes its effects.
 */
export interface Past {
  type: "past";
  seq: number;
  at: number;
  said: Spoken;
  facts: Fact[];
}
/**
 * The answer of a seat. `by` is player, bot, stand_in, silence (no answer in time), table or start.
 *
 *     If `by` is taken_back, the answer has been undone.
 */
export interface Spoken {
  seat: number;
  by: string;
  ask: string;
  say: (number | string | null)[];
}
/**
 * An event outside the rules. The text key is `notice-<word>`.
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
 * An open offer. `ask` is the question that it puts to seat `to`.
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
 * The first message of a stream: the view after event `seq`, to which the following events apply.
 */
export interface Opened {
  type: "opening";
  seq: number;
  view: View;
}
/**
 * An answer and its effects, as far as the viewer may know.
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
 * The table's seats, presence, settings or status have changed. Not an event of the game.
 */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}
/**
 * An offer is closed: accepted, refused, withdrawn or void.
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
 * The command was refused and has no effect. The text key is `refusal-<reason>`.
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
 * Up to three answers, the best first, if all seats continue as the reference bot.
 *
 *     If `equal`, no answer is significantly better.
 */
export interface Hint {
  reference: string;
  seat: number;
  equal: boolean;
  games: number;
  answers: HintAnswer[];
}
/**
 * An answer with its winning chance and the half-width of its interval, both in tenths of a percentage point.
 *
 *     `label` and `why` are texts by language.
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
 * The last message before the socket closes: the reason, and when to reconnect (seconds; -1 for never).
 */
export interface Closing {
  type: "closing";
  reason: string;
  retry?: number;
}
/**
 * Whether a player who asks for a seat during the game may take it over and see its hand.
 */
export interface Admit {
  yes: boolean;
}
/**
 * A side game that continues a match from event `seq`, with the player in one seat and bots in the others.
 *
 *     With `same_dice`, each seat's throws and each deck's draws are those of the match, in the same order.
 */
export interface NewSide {
  seq: number;
  seat: number;
  same_dice?: boolean;
}
