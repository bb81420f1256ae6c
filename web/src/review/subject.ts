/** The subject of a moment: the object that its board shows. */
import type { Inspected } from "../games/contract";
import type { ShownMoment } from "../lib/wire";

const isCard = (card: number | undefined): card is number => card !== undefined && card >= 0;

export function spaceOf(index: number | undefined): Inspected | null {
  return index === undefined ? null : { kind: "space", index };
}

/**
 * Return the card or the first space that a moment is about; null if there is none. The given answer counts only if
 * the answers are not `hidden`.
 */
export function subjectOf(moment: ShownMoment | undefined, hidden: boolean): Inspected | null {
  if (isCard(moment?.card)) return { kind: "card", index: moment.card };
  if (hidden || moment?.subject?.length) return spaceOf(moment?.subject?.[0]);
  if (isCard(moment?.played)) return { kind: "card", index: moment.played };
  return spaceOf(moment?.spaces?.[0]);
}
