/** The figures of a game, card by card, and what somebody with the box says of each. */
import type { Board, Space } from "../lib/wire";
import { changed, printedTable, type Doc, type Plain, type Told } from "../workshop/edition";

export type Origin = "booklet" | "reconstructed" | "seen" | "corrected";

export interface Figure {
  path: string;
  value: number;
  origin: "booklet" | "reconstructed";
  why: string;
}

/** One thing that is held in the hand: a deed, a card of a deck, or what is printed elsewhere. */
export interface HeldCard {
  /** `space.paix`, `card.chance.3`, `money`. */
  path: string;
  /** Where progress is counted: a group, a deck, taxes, money. */
  group: string;
  figures: Figure[];
}

/** What the person read, by path: the printed value is "seen", any other a correction. */
export type Read = Record<string, number>;

/** Whether an edition may say it: what cannot be played otherwise is not asked. */
function changeable({ allows }: Told, path: string): boolean {
  const [section = "", name = "", field = ""] = path.split(".");
  if (section === "card") return true;
  return allows.figures?.[section] ? name in allows.figures[section] : !!allows.fields?.[section]?.includes(field);
}

/** Figures of lists come one by one; what is no figure is not asked here. */
export function numbers(told: Told): Figure[] {
  const origin = (from: string): Figure["origin"] => (from === "booklet" ? "booklet" : "reconstructed");
  const asked = told.figures.filter(({ path, origin: from }) => from === "booklet" || changeable(told, path));
  return asked.flatMap(({ path, value, origin: from, why }): Figure[] => {
    if (typeof value === "number") return [{ path, value, origin: origin(from), why }];
    if (!Array.isArray(value)) return [];
    return value.flatMap((each: Plain, i): Figure[] =>
      typeof each === "number" ? [{ path: `${path}.${i}`, value: each, origin: origin(from), why }] : [],
    );
  });
}

function groupOf(space: Space | undefined): string {
  if (!space) return "others";
  return space.group || (space.price ? space.kind : space.amount ? "taxes" : "others");
}

/** In the order of the board; what belongs to a whole group lies on its first deed. */
export function cardsOf(told: Told, board: Board): HeldCard[] {
  const cards = new Map<string, HeldCard>();
  const put = (path: string, group: string, figure: Figure): void => {
    const found = cards.get(path) ?? { path, group, figures: [] };
    found.figures.push(figure);
    cards.set(path, found);
  };
  const all = numbers(told);
  const spaces = board.space ?? [];
  for (const space of spaces) {
    for (const figure of all.filter(({ path }) => path.startsWith(`space.${space.name}.`)))
      put(`space.${space.name}`, groupOf(space), figure);
    const first = spaces.find((each) => each.group && each.group === space.group) === space;
    if (first)
      for (const figure of all.filter(({ path }) => path.startsWith(`group.${space.group}.`)))
        put(`space.${space.name}`, groupOf(space), figure);
  }
  for (const figure of all) {
    const [kind = "", name = "", at = ""] = figure.path.split(".");
    if (kind === "space" && spaces.some((space) => space.name === name)) continue;
    if (kind === "group" && spaces.some((space) => space.group === name)) continue;
    if (kind === "card") put(`card.${name}.${at}`, `deck.${name}`, figure);
    else if (kind === "group" || kind === "space") put(`${kind}.${name}`, name, figure);
    else put(kind, kind, figure);
  }
  return [...cards.values()].filter((card) => card.figures.some((figure) => figure.origin === "reconstructed"));
}

export function originOf(figure: Figure, read: Read): Origin {
  if (figure.origin === "booklet") return "booklet";
  const said = read[figure.path];
  return said === undefined ? "reconstructed" : said === figure.value ? "seen" : "corrected";
}

export interface Progress {
  group: string;
  done: number;
  of: number;
  corrected: number;
}

export function progressOf(cards: HeldCard[], read: Read): Progress[] {
  const found = new Map<string, Progress>();
  for (const card of cards)
    for (const figure of card.figures) {
      const origin = originOf(figure, read);
      if (origin === "booklet") continue;
      const now = found.get(card.group) ?? { group: card.group, done: 0, of: 0, corrected: 0 };
      now.of++;
      if (origin !== "reconstructed") now.done++;
      if (origin === "corrected") now.corrected++;
      found.set(card.group, now);
    }
  return [...found.values()];
}

/** The corrections, in the order of the cards. */
export const correctionsIn = (cards: HeldCard[], read: Read): Figure[] =>
  cards.flatMap((card) => card.figures.filter((figure) => originOf(figure, read) === "corrected"));

export interface BoxSaid {
  year?: number;
  language?: string;
  says?: string;
}

/** The small file: what the box says otherwise, and which box it is. */
export function correctedDoc(told: Told, engine: string, corrections: Figure[], read: Read, box: BoxSaid): Doc {
  const printed = printedTable(told);
  let doc: Doc = { format: 1, game: told.game, engine };
  for (const { path } of corrections) doc = changed(doc, printed, path, read[path]);
  const said = Object.fromEntries(Object.entries(box).filter(([, value]) => value)) as Record<string, Plain>;
  return { ...doc, box: said };
}
