/** What Deal's own ints mean: the same as the game's `words.py`, which see. */
import type { Args, Sayings } from "../../lib/sayings";
import type { GameWords } from "../contract";
import { coloursSaid, faceOf, packOf, textOf, titleOf } from "./cards";

/** An answer to `play`: end the turn, reorganise, or a card and what is done with it. */
export const PLAYS = 2;
export const END = 0;
export const REARRANGE = 1;

export interface Play {
  card: number;
  way: string;
}

export function playOf(say: Sayings, answer: number): Play {
  const size = packOf(say.edition).length;
  if (answer < PLAYS) return { card: -1, way: answer === END ? "end" : "rearrange" };
  const way = say.edition.words.names["way"]?.[Math.floor((answer - PLAYS) / size)] ?? "use";
  const card = (answer - PLAYS) % size;
  const lays = way === "use" && ["property", "wild"].includes(faceOf(say.edition, card).kind);
  return { card, way: lays ? "lay" : way };
}

/** An answer to `rearrange`: leave it, confirm, or a card to turn or to exchange. */
export function moveOf(say: Sayings, answer: number): Play {
  const size = packOf(say.edition).length;
  if (answer < PLAYS) return { card: -1, way: answer ? "confirm" : "withdraw" };
  const exchange = answer - PLAYS >= size;
  return { card: (answer - PLAYS) % size, way: exchange ? "exchange" : "turn" };
}

function card(say: Sayings, name: string, number: number): Args {
  const face = faceOf(say.edition, number);
  if (number >= packOf(say.edition).length)
    return {
      [name]: say.line("enough"),
      [`${name}_is`]: "enough",
      [`${name}_text`]: "",
      [`${name}_value`]: "",
      [`${name}_colours`]: "",
    };
  return {
    [name]: titleOf(say, number),
    [`${name}_is`]: face.kind,
    [`${name}_text`]: textOf(say, number),
    [`${name}_value`]: say.money(face.value),
    [`${name}_colours`]: coloursSaid(say, face),
  };
}

export const words: GameWords = {
  named(say: Sayings, name: string, kind: string, value: number): Args | null {
    if (kind === "card") return card(say, name, value);
    if (kind === "group") return { [name]: titleOf(say, value) };
    if (kind === "play") {
      const play = playOf(say, value);
      const said = play.card < 0 ? { [name]: "", [`${name}_value`]: "", [`${name}_colours`]: "" } : {};
      return { ...(play.card < 0 ? said : card(say, name, play.card)), [`${name}_is`]: play.way };
    }
    if (kind === "rearrangement") {
      const move = moveOf(say, value);
      return { [name]: move.card < 0 ? "" : titleOf(say, move.card), [`${name}_is`]: move.way };
    }
    return null;
  },
};
