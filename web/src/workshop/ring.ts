/** The number of spaces. The four sides stay equal: spaces are added or removed on each side at once. */
import type { Allowed, Plain, Table } from "./edition";

export interface Spaces {
  /** The spaces in order. */
  names: string[];
  all: Record<string, Table>;
  /** Names already in use. */
  taken: string[];
}

const SIDES = [0, 1, 2, 3];
export const isCorner = (n: number, at: number): boolean => at % (n / 4) === 0;

/** Return the same position on each of the four sides. */
export const acrossFrom = (n: number, at: number): number[] => SIDES.map((side) => (side * n) / 4 + (at % (n / 4)));

export const mayWiden = (n: number, { spaces, most_spaces = n }: Allowed): boolean => !!spaces && n + 4 <= most_spaces;
export const mayNarrow = (n: number, at: number, { spaces, least_spaces = n }: Allowed): boolean =>
  !!spaces && !isCorner(n, at) && n - 4 >= least_spaces;

const isSaid = (value: Plain | undefined): value is Plain =>
  value !== undefined && value !== 0 && value !== "" && !(Array.isArray(value) && !value.length);

/** Return the nearest space of a kind. */
function nearest({ names, all }: Spaces, kind: string, at: number): Table | undefined {
  const far = (i: number): number => Math.min(Math.abs(i - at), names.length - Math.abs(i - at));
  const like = names.map((_, i) => i).filter((i) => all[names[i] ?? ""]?.kind === kind);
  return all[names[like.sort((a, b) => far(a) - far(b))[0] ?? -1] ?? ""];
}

/** Add one space on each side after this position, each like the nearest of its kind; `called` names new properties. */
export function widened(
  spaces: Spaces,
  at: number,
  kind: string,
  fields: string[],
  called: (n: number) => Table,
): { order: string[]; made: Record<string, Table> } {
  const order = [...spaces.names];
  const made: Record<string, Table> = {};
  for (const place of acrossFrom(order.length, at).reverse()) {
    const like = nearest(spaces, kind, place);
    if (!like) continue;
    let n = 1;
    while ([...spaces.taken, ...order].includes(`${kind}_${n}`)) n++;
    const copied = fields.filter((each) => each !== "mortgage" && isSaid(like[each])).map((each) => [each, like[each]]);
    made[`${kind}_${n}`] = { kind, ...Object.fromEntries(copied), ...(like.price ? called(n) : {}) } as Table;
    order.splice(place + 1, 0, `${kind}_${n}`);
  }
  return { order, made };
}

/** Remove one space on each side, at the same position. */
export function narrowed(names: string[], at: number): { order: string[]; gone: string[] } {
  const places = acrossFrom(names.length, at);
  return {
    order: names.filter((_, i) => !places.includes(i)),
    gone: places.map((place) => names[place] ?? ""),
  };
}
