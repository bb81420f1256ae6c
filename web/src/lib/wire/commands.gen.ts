/* Made from the server's types by `npm run types`. Do not edit. */
import type { Fact } from "../wire";
import type { Columns, Pending } from "./columns.gen";
import type { Ask, Hint } from "./events.gen";

/**
 * An answer to question number `question`, or something said aside meanwhile: a word, or a whole sentence.
 */
export interface Say {
  type: "say";
  id: string;
  seat?: number | null;
  question: number;
  say: number | string | (number | string)[];
}
/**
 * A sentence that somebody else has to answer. It waits outside the game and blocks nobody.
 */
export interface Propose {
  type: "propose";
  id: string;
  seat?: number | null;
  question: number;
  say: number | string | (number | string)[];
}
/**
 * The answer to a proposal: the proposal and this are said in one breath. Without `say` it is turned down.
 */
export interface Reply {
  type: "reply";
  id: string;
  seat?: number | null;
  offer: string;
  say?: number | string | null;
}
/**
 * Take back one's own proposal.
 */
export interface Withdraw {
  type: "withdraw";
  id: string;
  seat?: number | null;
  offer: string;
}
/**
 * Whether a word or a sentence could be said now, and if not, why.
 */
export interface Why {
  type: "why";
  id: string;
  seat?: number | null;
  say: number | string | (number | string)[];
}
/**
 * What would follow from a word or a sentence, as far as this seat may know. Nothing is played.
 */
export interface Preview {
  type: "preview";
  id: string;
  seat?: number | null;
  say: number | string | (number | string)[];
}
/**
 * I did not mean my last answer: it never reaches past nature, what came to light, or somebody else's answer.
 *
 *     Where other people play and some time has passed, they are asked: each says `agree`.
 */
export interface TakeBack {
  type: "take_back";
  id: string;
  seat?: number | null;
  question: number;
}
/**
 * Somebody asks to take an answer back: yes, or no. Of whoever asked, no takes the request back.
 */
export interface AgreeBack {
  type: "agree";
  id: string;
  seat?: number | null;
  question: number;
  yes: boolean;
}
/**
 * What is each answer worth? Only for the question that is put to this seat, by what it may know.
 */
export interface AskHint {
  type: "hint";
  id: string;
  seat?: number | null;
  question: number;
}
/**
 * Ask for a pause, or agree to one: it begins when everybody present has.
 */
export interface Pause {
  type: "pause";
  id: string;
  seat?: number | null;
}
/**
 * End a pause.
 */
export interface Resume {
  type: "resume";
  id: string;
  seat?: number | null;
}
/**
 * Let a bot play for me until I am back.
 */
export interface StandIn {
  type: "stand_in";
  id: string;
  seat?: number | null;
  bot?: string;
}
/**
 * I take my seat back.
 */
export interface Back {
  type: "back";
  id: string;
  seat?: number | null;
}
/**
 * I leave the game for good.
 */
export interface Resign {
  type: "resign";
  id: string;
  seat?: number | null;
}
/**
 * A line for everybody at the table.
 */
export interface Chat {
  type: "chat";
  id: string;
  seat?: number | null;
  text: string;
}
/**
 * Another of my seats comes in front of the screen: its welcome follows, and from then on what it is told.
 */
export interface Front {
  type: "front";
  id: string;
  seat: number;
}
/**
 * Are you there?
 */
export interface Ping {
  type: "ping";
  id: string;
  seat?: number | null;
}
/**
 * Done, and it will not be lost.
 */
export interface Ack {
  type: "ack";
  id: string;
  seq?: number;
  question?: number;
  offer?: string;
}
/**
 * The answer to `preview`: what would be asked next, and what would be different.
 */
export interface Previewed {
  type: "previewed";
  id: string;
  question: number;
  ask: Ask;
  changed: Columns;
  facts: Fact[];
  pending: Pending[];
  over?: boolean;
}
/**
 * The answer to `hint`.
 */
export interface Hinted {
  type: "hinted";
  id: string;
  question: number;
  hint: Hint;
}
/**
 * Yes.
 */
export interface Pong {
  type: "pong";
  id: string;
  now: number;
}
