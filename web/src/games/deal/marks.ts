/** Marks of the cards on the table: selectable, chosen, threatened. */
import type { CentreProps } from "../contract";
import { isFull, type Group } from "./cards";
import type { Case } from "./chain";
import { chosen } from "./chosen.svelte";
import { moveOf } from "./words";

export interface Marks {
  /** True if something on the table is to be chosen now. */
  dull: boolean;
  lit: (card: number) => boolean;
  /** The choice represented by a whole group; null if none. */
  group: (group: Group) => number | null;
  marked: (card: number) => boolean;
  threatens: (card: number) => boolean;
  threatensGroup: (seat: number, group: Group) => boolean;
  note: (card: number) => string;
  press: (card: number) => void;
  look: (card: number) => void;
}

export const inHand = (ask: string): boolean => ask === "play" || ask === "excess";

export function marksOf(p: CentreProps, now: Case | null): Marks {
  const lit = p.lit;
  const frame = p.pending[0];
  const cards = lit?.of === "card" && !inHand(lit.ask) ? lit.choices : null;
  const groups = lit?.of === "group" ? lit.choices : null;
  const moves = lit?.of === "rearrangement" ? lit : null;
  const movable = moves ? new Set([...moves.choices].map((answer) => moveOf(p.say, answer).card)) : null;
  const named = new Set<number>(
    frame?.do === "pay_with" ? (frame.cards ?? []) : frame?.do === "swap_away" ? [frame.wanted ?? -1] : [],
  );
  return {
    dull: cards !== null || groups !== null || movable !== null,
    lit: (card) => (cards?.has(card) || movable?.has(card)) ?? false,
    group: (group) => (groups?.has(group[1] ?? -1) ? (group[1] ?? -1) : null),
    marked: (card) =>
      named.has(card) ||
      (p.picked !== null && p.picked === card) ||
      (lit !== null && chosen.card === card && (cards?.has(card) || movable?.has(card) || false)),
    threatens: (card) => now?.aims.includes(card) ?? false,
    threatensGroup: (seat, group) =>
      now?.group?.seat === seat && now.group.colour === group[0] && isFull(p.edition, group),
    note: (card) => (cards?.has(card) || groups?.has(card) ? (lit?.label(card) ?? "") : ""),
    press(card) {
      if (lit?.ask === "pay_with" && cards?.has(card)) chosen.card = card;
      else if (movable?.has(card)) chosen.card = card;
      else if (cards?.has(card) || groups?.has(card)) p.pick(card);
      else if (lit && lit.of === "card") p.why(card);
      else p.inspect({ kind: "card", index: card });
    },
    look: (card) => p.inspect({ kind: "card", index: card }),
  };
}
