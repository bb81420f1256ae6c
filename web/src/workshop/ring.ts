/** How many spaces there are. The four sides stay equal: what is added or taken away comes once on each side. */
import type { Allowed, Plain, Table } from "./edition";

export interface Spaces {
  /** In their order. */
  names: string[];
  all: Record<string, Table>;
  /** Names that may not be given to a new one. */
  taken: string[];
}

const SIDES = [0, 1, 2, 3];
export const isCorner = (n: number, at: number): boolean => at % (n / 4) === 0;

/** The same place on each of the four sides. */
export const acrossFrom = (n: number, at: number): number[] => SIDES.map((side) => (side * n) / 4 + (at % (n / 4)));

export const mayWiden = (n: number, { spaces, most_spaces = n }: Allowed): boolean => !!spaces && n + 4 <= most_spaces;
export const mayNarrow = (n: number, at: number, { spaces, least_spaces = n }: Allowed): boolean =>
  !!spaces && !isCorner(n, at) && n - 4 >= least_spaces;

const isSaid = (value: Plain | undefined): value is Plain =>
  value !== undefined && value !== 0 && value !== "" && !(Array.isArray(value) && !value.length);

/** The space of a kind that lies nearest. */
function nearest({ names, all }: Spaces, kind: string, at: number): Table | undefined {
  const far = (i: number): number => Math.min(Math.abs(i - at), names.length - Math.abs(i - at));
  const like = names.map((_, i) => i).filter((i) => all[names[i] ?? ""]?.kind === kind);
  return all[names[like.sort((a, b) => far(a) - far(b))[0] ?? -1] ?? ""];
}

/** One more on each side, after this place, each like the nearest of its kind; `called` names those that are bought. */
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
    const given = fields.filter((each) => each !== "mortgage" && isSaid(like[each])).map((each) => [each, like[each]]);
    made[`${kind}_${n}`] = { kind, ...Object.fromEntries(given), ...(like.price ? called(n) : {}) } as Table;
    order.splice(place + 1, 0, `${kind}_${n}`);
  }
  return { order, made };
}

/** One fewer on each side: those at the same place go. */
export function narrowed(names: string[], at: number): { order: string[]; gone: string[] } {
  const places = acrossFrom(names.length, at);
  return {
    order: names.filter((_, i) => !places.includes(i)),
    gone: places.map((place) => names[place] ?? ""),
  };
}
