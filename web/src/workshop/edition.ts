/** An edition as data: only the differences from the printed game. A path is a dotted key. */
import { namesOver, textIn } from "../lib/languages";
import type { Figure } from "../study/study";
import type { Difference, Group, Lang, LocalizedText, Named, OptionInfo, OptionValue, Space } from "../lib/wire";

export type Plain = string | number | boolean | Plain[] | { [key: string]: Plain };
export type Table = { [key: string]: Plain };

/** The contents of the file. */
export interface Doc {
  format: number;
  game: string;
  engine?: string;
  title?: LocalizedText;
  options?: Record<string, OptionValue>;
  money?: Record<string, number>;
  pieces?: Record<string, number>;
  space?: Record<string, Table>;
  group?: Record<string, Table>;
  order?: string[];
  token?: Record<string, Table>;
  card?: Record<string, Table[]>;
  kept?: Record<string, string>;
  box?: Table;
}

/** A verb's parameter: an amount, a space … */
export interface Need {
  name: string;
  kind: string;
}

export interface Verb {
  name: string;
  needs: Need[];
}

export interface Check {
  path: string;
  grade: "bad" | "warn" | "fact";
  id: string;
  args: Record<string, string | number>;
  repair?: [path: string, value: Plain] | null;
  says: LocalizedText;
  mend: LocalizedText;
}

/** A printed game by section: figures by name, or lists of named objects. */
export interface Printed {
  group?: Group[];
  space?: Space[];
  token?: Named[];
  decks?: Record<string, Table[]>;
  [section: string]: unknown;
}

/** The permitted changes. */
export interface Allowed {
  order?: boolean;
  spaces?: boolean;
  kinds?: string[];
  cards?: boolean;
  least_spaces?: number;
  most_spaces?: number;
  /** Sections of figures, with the minimum and maximum of each. */
  figures?: Record<string, Record<string, [number, number]>>;
  /** Sections of objects, with their changeable fields. */
  fields?: Record<string, string[]>;
}

export interface GameTemplate {
  game: string;
  printed: Printed;
  options: OptionInfo[];
  verbs: Verb[];
  figures: { path: string; value: Plain; origin: string; why: string }[];
  allows: Allowed;
}

export interface Checked {
  doc?: Doc;
  text?: string;
  problems?: Check[];
  differences?: Difference[];
  /** By deed: the cost of lifting its mortgage. */
  lifts?: Record<string, number>;
  problem?: { line: number; key: string; id: string; expected: string; mend: string };
}

/** Results of the bots' games with an edition. */
export interface Balance {
  games: number;
  /** Number of games after which the figures are final. */
  most: number;
  seats: number;
  order: Figure[];
  length: Figure;
  runaway: Figure | null;
  shared: Figure | null;
  cut: Figure | null;
  /** Spaces by name; null without a board. */
  dead: string[] | null;
  payback: Record<string, Figure>;
}

/** Return an edition's title: in another language, or a description, if it is missing. */
export const titleOf = (doc: Pick<Doc, "title">, lang: Lang, printed: string): string =>
  textIn(doc.title, lang) || printed;

export const FORMAT = 1;

export const fresh = (game: string, engine: string): Doc => ({ format: FORMAT, game, engine });

const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const GAMES = ["electronic", "empire", "star_wars", "deal", "millionaire"];
const HEAD = ["format", "game", "engine"];

/** True if a value has the structure of an edition: stored data may come from anywhere. */
export function isDoc(doc: Doc): boolean {
  if (!isTable(doc) || !GAMES.includes(doc.game)) return false;
  return Object.entries(doc).every(([section, content]) => {
    if (HEAD.includes(section)) return true;
    if (section === "order") return Array.isArray(content) && content.every((each) => typeof each === "string");
    if (!isTable(content)) return false;
    const within = Object.values(content);
    if (section === "card") return within.every((deck) => Array.isArray(deck) && deck.every(isTable));
    return !["space", "group", "token", "colour", "property"].includes(section) || within.every(isTable);
  });
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isTable(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}

const byName = (list: readonly { name: string }[] = []): Table =>
  Object.fromEntries(list.map((each) => [each.name, each as unknown as Plain]));

/** Return the printed game in the form of an edition: lists of named objects by name. */
export function printedTable({ printed }: GameTemplate): Table {
  const result: Table = { title: {}, options: {} };
  for (const [section, content] of Object.entries(printed)) {
    if (section === "decks") result.card = content as Table;
    else if (Array.isArray(content)) result[section] = byName(content as { name: string }[]);
    else if (isTable(content)) result[section] = content;
  }
  result.order = (printed.space ?? []).map((space) => space.name);
  return result;
}

/** Return the printed game with the edition's values applied. Lists are replaced whole. */
export function merged(printed: Table, own: Table): Table {
  const result: Table = namesOver(printed, own);
  for (const [key, value] of Object.entries(own)) {
    const before = printed[key];
    result[key] = isTable(value) && isTable(before) ? merged(before, value) : value;
  }
  return result;
}

export function valueAt(from: Plain | undefined, path: string): Plain | undefined {
  let value: Plain | undefined = from;
  for (const key of path.split(".")) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isTable(value)) value = Object.hasOwn(value, key) ? value[key] : undefined;
    else return undefined;
  }
  return value;
}

/** Return a copy with one value changed; undefined removes it, and then empty tables. */
export function withValue(from: Plain | undefined, keys: string[], value: Plain | undefined): Plain | undefined {
  const [key = "", ...rest] = keys;
  if (!keys.length) return value;
  if (Array.isArray(from)) {
    const list = [...from];
    const next = withValue(list[Number(key)], rest, value);
    if (next === undefined) list.splice(Number(key), 1);
    else list[Number(key)] = next;
    return list;
  }
  const table = isTable(from) ? from : {};
  const next = withValue(Object.hasOwn(table, key) ? table[key] : undefined, rest, value);
  const others = Object.fromEntries(Object.entries(table).filter(([name]) => name !== key));
  if (next !== undefined) {
    // in its previous position, so that a file keeps its order
    return Object.hasOwn(table, key)
      ? Object.fromEntries(Object.entries(table).map(([name, old]) => [name, name === key ? next : old]))
      : { ...table, [key]: next };
  }
  return Object.keys(others).length ? others : undefined;
}

/** Return the part of a path before a list: lists are written whole. */
function listIn(whole: Table, keys: string[]): number {
  for (let n = 1; n <= keys.length; n++) if (Array.isArray(valueAt(whole, keys.slice(0, n).join(".")))) return n;
  return keys.length;
}

/**
 * Return the edition with one value changed. Printed values are not stored; a list that differs is stored whole.
 * `undefined` restores the printed value, or removes an entry of a list.
 */
export function withChange(doc: Doc, printed: Table, path: string, value: Plain | undefined): Doc {
  const keys = path.split(".");
  const whole = merged(printed, doc as unknown as Table);
  const n = listIn(whole, keys);
  const head = keys.slice(0, n);
  const tail = keys.slice(n);
  const wanted = tail.length ? withValue(valueAt(whole, head.join(".")), tail, value) : value;
  const plain = valueAt(printed, head.join("."));
  const next = wanted === undefined || same(wanted, plain) ? undefined : wanted;
  return (withValue(doc as unknown as Table, head, next) ?? {}) as unknown as Doc;
}

/** Store the maker's acceptance of a warning in the file. */
export function acceptWarning(doc: Doc, check: Check): Doc {
  return { ...doc, kept: { ...doc.kept, [check.path]: check.id } };
}

/** Count the differences: a list or a card counts once. */
export function countOf(doc: Doc, printed: Table): { spaces: number; groups: number; cards: number; settings: number } {
  const decks = Object.entries(doc.card ?? {});
  const cards = decks.reduce((sum, [deck, own]) => {
    const before = (valueAt(printed, `card.${deck}`) ?? []) as Table[];
    const unchanged = own.filter((card) => before.some((each) => same(each, card))).length;
    return sum + Math.max(own.length, before.length) - unchanged;
  }, 0);
  const own = doc as unknown as Record<string, Record<string, unknown> | undefined>;
  const inside = (...sections: string[]): number =>
    sections.reduce((sum, section) => sum + Object.keys(own[section] ?? {}).length, 0);
  const isPack = !isTable(printed.space);
  return {
    spaces: inside("space", "property"),
    groups: inside("group", "colour"),
    cards: cards + inside("action", "wild", "rent", ...(isPack ? ["money"] : [])),
    settings: inside("options", "pieces", "token", "symbol", "limits", "amounts", ...(isPack ? [] : ["money"])),
  };
}
