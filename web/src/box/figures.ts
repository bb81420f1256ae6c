/** The figures of a game, card by card, and the readings from a real box. */
import type { Board, Space } from "../lib/wire";
import { withChange, printedTable, type Doc, type Plain, type GameTemplate } from "../workshop/edition";

export type Origin = "booklet" | "reconstructed" | "seen" | "corrected";

export interface Figure {
  path: string;
  value: number;
  origin: "booklet" | "reconstructed";
  why: string;
}

/** One object of the box: a deed, a card of a deck, or another printed item. */
export interface HeldCard {
  /** `space.paix`, `card.chance.3`, `money`. */
  path: string;
  /** The unit of progress: a group, a deck, taxes, money. */
  group: string;
  figures: Figure[];
}

/** Readings by path: the printed value means "seen", any other value is a correction. */
export type Read = Record<string, number>;

/** True if an edition can express it: figures that cannot be changed are not asked for. */
function changeable({ allows }: GameTemplate, path: string): boolean {
  const [section = "", name = "", field = ""] = path.split(".");
  if (section === "card") return true;
  return allows.figures?.[section] ? name in allows.figures[section] : !!allows.fields?.[section]?.includes(field);
}

/** Flatten lists of figures; skip other values. */
export function numbers(template: GameTemplate): Figure[] {
  const origin = (from: string): Figure["origin"] => (from === "booklet" ? "booklet" : "reconstructed");
  const figures = template.figures.filter(({ path, origin: from }) => from === "booklet" || changeable(template, path));
  return figures.flatMap(({ path, value, origin: from, why }): Figure[] => {
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

/** Return the cards in board order; a group's figures are on its first deed. */
export function cardsOf(template: GameTemplate, board: Board): HeldCard[] {
  const cards = new Map<string, HeldCard>();
  const add = (path: string, group: string, figure: Figure): void => {
    const card = cards.get(path) ?? { path, group, figures: [] };
    card.figures.push(figure);
    cards.set(path, card);
  };
  const all = numbers(template);
  const spaces = board.space ?? [];
  for (const space of spaces) {
    for (const figure of all.filter(({ path }) => path.startsWith(`space.${space.name}.`)))
      add(`space.${space.name}`, groupOf(space), figure);
    const first = spaces.find((each) => each.group && each.group === space.group) === space;
    if (first)
      for (const figure of all.filter(({ path }) => path.startsWith(`group.${space.group}.`)))
        add(`space.${space.name}`, groupOf(space), figure);
  }
  for (const figure of all) {
    const [kind = "", name = "", at = ""] = figure.path.split(".");
    if (kind === "space" && spaces.some((space) => space.name === name)) continue;
    if (kind === "group" && spaces.some((space) => space.group === name)) continue;
    if (kind === "card") add(`card.${name}.${at}`, `deck.${name}`, figure);
    else if (kind === "group" || kind === "space") add(`${kind}.${name}`, name, figure);
    else add(kind, kind, figure);
  }
  return [...cards.values()].filter((card) => card.figures.some((figure) => figure.origin === "reconstructed"));
}

export function originOf(figure: Figure, read: Read): Origin {
  if (figure.origin === "booklet") return "booklet";
  const reading = read[figure.path];
  return reading === undefined ? "reconstructed" : reading === figure.value ? "seen" : "corrected";
}

export interface Progress {
  group: string;
  done: number;
  of: number;
  corrected: number;
}

export function progressOf(cards: HeldCard[], read: Read): Progress[] {
  const groups = new Map<string, Progress>();
  for (const card of cards)
    for (const figure of card.figures) {
      const origin = originOf(figure, read);
      if (origin === "booklet") continue;
      const now = groups.get(card.group) ?? { group: card.group, done: 0, of: 0, corrected: 0 };
      now.of++;
      if (origin !== "reconstructed") now.done++;
      if (origin === "corrected") now.corrected++;
      groups.set(card.group, now);
    }
  return [...groups.values()];
}

/** Return the corrections in the order of the cards. */
export const correctionsIn = (cards: HeldCard[], read: Read): Figure[] =>
  cards.flatMap((card) => card.figures.filter((figure) => originOf(figure, read) === "corrected"));

export interface BoxSaid {
  year?: number;
  language?: string;
  says?: string;
}

/** Return the file of corrections, with the identity of the box. */
export function correctedDoc(
  template: GameTemplate,
  engine: string,
  corrections: Figure[],
  read: Read,
  box: BoxSaid,
): Doc {
  const printed = printedTable(template);
  let doc: Doc = { format: 1, game: template.game, engine };
  for (const { path } of corrections) doc = withChange(doc, printed, path, read[path]);
  const identity = Object.fromEntries(Object.entries(box).filter(([, value]) => value)) as Record<string, Plain>;
  return { ...doc, box: identity };
}
