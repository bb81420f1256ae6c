/* Made from the server's types by `npm run types`. Do not edit. */
import type { Fact } from "../wire";
import type { Columns, Pending } from "./columns.gen";
import type { Undo } from "./bank.gen";
import type { Ask, Hint } from "./events.gen";

/**
 * An answer to question number `question`, or an aside during it: a word, or a whole sentence.
 */
export interface Say {
  type: "say";
  id: string;
  seat?: number | null;
  question: number;
  say: number | string | (number | string)[];
}
/**
 * An offer: a sentence that another seat has to answer. It waits outside the game and blocks no seat.
 */
export interface Propose {
  type: "propose";
  id: string;
  seat?: number | null;
  question: number;
  say: number | string | (number | string)[];
}
/**
 * The reply to an offer; the offer and the reply become one entry. Without `say` the offer is refused.
 */
export interface Reply {
  type: "reply";
  id: string;
  seat?: number | null;
  offer: string;
  say?: number | string | null;
}
/**
 * Withdraw an offer of this seat.
 */
export interface Withdraw {
  type: "withdraw";
  id: string;
  seat?: number | null;
  offer: string;
}
/**
 * Ask if a word or a sentence is legal now, and if not, why.
 */
export interface Why {
  type: "why";
  id: string;
  seat?: number | null;
  say: number | string | (number | string)[];
}
/**
 * Ask for the effects of a word or a sentence, as far as this seat may know. Nothing is played.
 */
export interface Preview {
  type: "preview";
  id: string;
  seat?: number | null;
  say: number | string | (number | string)[];
}
/**
 * Undo this seat's last answer. An undo never reaches past nature, a revealed card or another seat's answer.
 *
 *     After some time the other players are asked first: each must send `agree`.
 */
export interface TakeBack {
  type: "take_back";
  id: string;
  seat?: number | null;
  question: number;
}
/**
 * A vote on an undo request. A no of the requesting seat withdraws the request.
 */
export interface AgreeBack {
  type: "agree";
  id: string;
  seat?: number | null;
  question: number;
  yes: boolean;
}
/**
 * Ask for the value of each answer to the question put to this seat, based on what the seat may know.
 */
export interface AskHint {
  type: "hint";
  id: string;
  seat?: number | null;
  question: number;
}
/**
 * Ask for a pause, or agree to a pause. It begins when all present players have agreed.
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
 * Let a bot play this seat until its player returns.
 */
export interface StandIn {
  type: "stand_in";
  id: string;
  seat?: number | null;
  bot?: string;
}
/**
 * Take this seat back from the bot that stands in.
 */
export interface Back {
  type: "back";
  id: string;
  seat?: number | null;
}
/**
 * Leave the game for good.
 */
export interface Resign {
  type: "resign";
  id: string;
  seat?: number | null;
}
/**
 * A chat line for all players and spectators.
 */
export interface Chat {
  type: "chat";
  id: string;
  seat?: number | null;
  text: string;
}
/**
 * Bring another of the client's seats in front of the screen: its welcome and its messages follow.
 */
export interface Front {
  type: "front";
  id: string;
  seat: number;
}
/**
 * Ask for a `pong`, to check the connection and the host's clock.
 */
export interface Ping {
  type: "ping";
  id: string;
  seat?: number | null;
}
/**
 * The command was executed, and its effect is durable.
 */
export interface Ack {
  type: "ack";
  id: string;
  seq?: number;
  question?: number;
  offer?: string;
}
/**
 * The answer to `preview`: the next question, and what would change.
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
 * The answer to `ping`, with the host's time.
 */
export interface Pong {
  type: "pong";
  id: string;
  now: number;
}
