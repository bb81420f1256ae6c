/** What the deeds of a ring print: shared by the games that have them. */
import type { Edition } from "../lib/wire";

export function groupAt(edition: Edition, space: number): number {
  const name = edition.board.space[space]?.group;
  return name ? edition.board.group.findIndex((group) => group.name === name) : -1;
}

/** What the back of a deed prints. */
export function mortgageOf(edition: Edition, space: number): number {
  const deed = edition.board.space[space];
  return deed?.mortgage || Math.floor((deed?.price ?? 0) / 2);
}
