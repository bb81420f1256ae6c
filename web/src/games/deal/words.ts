/** What Deal's own answers are made of: a card, and what is done with it. How they are called, the server says. */
import type { Sayings } from "../../lib/sayings";
import { packOf } from "./cards";

/** The answers below are not about a card: to end the turn and to reorganise, or to withdraw and to confirm. */
export const FIRST_CARD = 2;
export const END = 0;
export const REARRANGE = 1;
/** The word that a joker says. */
export const NO = "joker";

export interface Play {
  card: number;
  way: string;
}

function split(say: Sayings, kind: string, answer: number): Play {
  const card = answer < FIRST_CARD ? -1 : (answer - FIRST_CARD) % packOf(say.edition).length;
  return { card, way: say.own(kind, answer, "_is") ?? "" };
}

/** An answer to `play`. */
export const playOf = (say: Sayings, answer: number): Play => split(say, "play", answer);

/** An answer to `rearrange`: a card to turn, or to exchange with one of another group. */
export const moveOf = (say: Sayings, answer: number): Play => split(say, "rearrangement", answer);
