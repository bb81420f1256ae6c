/** Components of Deal's own answers: a card and an action. Their labels come from the server. */
import type { Texts } from "../../lib/texts";
import { packOf } from "./cards";

/** Negative answers are not about a card: end the turn and reorganise, or withdraw and confirm. */
export const FIRST_CARD = 2;
export const END = 0;
export const REARRANGE = 1;
/** The answer word of a joker. */
export const NO = "joker";

export interface Play {
  card: number;
  way: string;
}

function split(say: Texts, kind: string, answer: number): Play {
  const card = answer < FIRST_CARD ? -1 : (answer - FIRST_CARD) % packOf(say.edition).length;
  return { card, way: say.own(kind, answer, "_is") ?? "" };
}

/** An answer to `play`. */
export const playOf = (say: Texts, answer: number): Play => split(say, "play", answer);

/** An answer to `rearrange`: turn a card, or exchange it with one of another group. */
export const moveOf = (say: Texts, answer: number): Play => split(say, "rearrangement", answer);
