/** A trade as both sides see it: what each has before and after. Figures only; whether it is allowed, the server says. */
import { bits } from "./bits";
import type { Columns, Edition } from "./wire";

export interface Line {
  /** "cash", or the index of a group. */
  what: "cash" | number;
  before: number;
  after: number;
  of?: number;
}

export interface Side {
  seat: number;
  lines: Line[];
}

/** `cash` is what `seat` pays to `other`; below 0, what it gets. */
export function sheet(
  view: Columns,
  edition: Edition,
  seat: number,
  other: number,
  items: number[],
  cash: number,
): Side[] {
  const groups = edition.board.group;
  const groupOf = (space: number): number => groups.findIndex((g) => g.name === edition.board.space[space]?.group);
  const touched = [...new Set(items.filter((i) => i < edition.layout.jail_card).map(groupOf))]
    .filter((g) => g >= 0)
    .sort((a, b) => a - b);
  const held = (p: number): number[] => bits(view.deeds?.[p] ?? 0);
  const after = (p: number): number[] => {
    const rival = p === seat ? other : seat;
    const mine = new Set(held(p));
    const gets = held(rival).filter((space) => items.includes(space));
    return [...[...mine].filter((space) => !items.includes(space)), ...gets];
  };
  const cashOf = (p: number): number => view.cash?.[p] ?? 0;
  const side = (p: number, pays: number): Side => ({
    seat: p,
    lines: [
      { what: "cash", before: cashOf(p), after: cashOf(p) - pays },
      ...touched.map((g) => ({
        what: g,
        before: held(p).filter((space) => groupOf(space) === g).length,
        after: after(p).filter((space) => groupOf(space) === g).length,
        of: edition.board.space.filter((space) => space.group === groups[g]?.name).length,
      })),
    ],
  });
  return [side(seat, cash), side(other, -cash)];
}
