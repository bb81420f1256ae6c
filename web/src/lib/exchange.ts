/** Both sides of a trade before and after it. Figures only; the server decides whether it is allowed. */
import { bits, has } from "./bits";
import type { Columns, Edition } from "./wire";

export interface Line {
  /** "cash", "mortgages" (a count), or the index of a group. */
  what: "cash" | "mortgages" | number;
  before: number;
  after: number;
  of?: number;
}

export interface Side {
  seat: number;
  /** Interest due at once for the mortgaged deeds received. */
  interest: number;
  lines: Line[];
}

export function isMortgaged(view: Columns, space: number): boolean {
  return has(view.mortgaged ?? 0, space);
}

/** The amount that the receiver of this deed owes the bank at once, from the server. */
export function interestOn(view: Columns, space: number): number {
  return isMortgaged(view, space) ? (view.interest?.[space] ?? 0) : 0;
}

/** `cash` is paid by `seat` to `other`; negative if `seat` receives it. */
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
  const mortgages = (deeds: number[]): number => deeds.filter((space) => isMortgaged(view, space)).length;
  const owed = (p: number): number =>
    items.filter((item) => !held(p).includes(item)).reduce((sum, item) => sum + interestOn(view, item), 0);
  const side = (p: number, pays: number): Side => ({
    seat: p,
    interest: owed(p),
    lines: [
      { what: "cash", before: cashOf(p), after: cashOf(p) - pays - owed(p) },
      ...touched.map((g) => ({
        what: g,
        before: held(p).filter((space) => groupOf(space) === g).length,
        after: after(p).filter((space) => groupOf(space) === g).length,
        of: edition.board.space.filter((space) => space.group === groups[g]?.name).length,
      })),
      ...(items.some((item) => isMortgaged(view, item))
        ? [{ what: "mortgages" as const, before: mortgages(held(p)), after: mortgages(after(p)) }]
        : []),
    ],
  });
  return [side(seat, cash), side(other, -cash)];
}
