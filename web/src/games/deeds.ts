/** Printed values of deeds, shared by the games with a ring of deeds. */
import type { Edition } from "../lib/wire";

export function groupAt(edition: Edition, space: number): number {
  const name = edition.board.space[space]?.group;
  return name ? edition.board.group.findIndex((group) => group.name === name) : -1;
}

/** The mortgage value printed on the back of a deed. */
export function mortgageOf(edition: Edition, space: number): number {
  const deed = edition.board.space[space];
  return deed?.mortgage || Math.floor((deed?.price ?? 0) / 2);
}
