/** An edition as data: only what differs from the printed game; a path is the dotted way into it. */
import type { Figure } from "../study/study";
import type { Difference, Group, Named, OptionTold, OptionValue, Space } from "../lib/wire";

export type Plain = string | number | boolean | Plain[] | { [key: string]: Plain };
export type Table = { [key: string]: Plain };

/** What the file holds. */
export interface Doc {
  format: number;
  game: string;
  engine?: string;
  title?: { fr?: string; en?: string };
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

/** What a verb needs: an amount, a space … */
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
  says: Record<"fr" | "en", string>;
  mend: Record<"fr" | "en", string>;
}

/** A game as it is printed, section by section: figures by name, or lists of things that have names. */
export interface Printed {
  group?: Group[];
  space?: Space[];
  token?: Named[];
  decks?: Record<string, Table[]>;
  [section: string]: unknown;
}

/** What a maker may do. */
export interface Allowed {
  order?: boolean;
  spaces?: boolean;
  kinds?: string[];
  cards?: boolean;
  least_spaces?: number;
  most_spaces?: number;
  /** Sections of figures: for each the least and the most. */
  figures?: Record<string, Record<string, [number, number]>>;
  /** Sections of things: what of them may be changed. */
  fields?: Record<string, string[]>;
}

export interface Told {
  game: string;
  printed: Printed;
  options: OptionTold[];
  verbs: Verb[];
  figures: { path: string; value: Plain; origin: string; why: string }[];
  allows: Allowed;
}

export interface Checked {
  doc?: Doc;
  text?: string;
  problems?: Check[];
  differences?: Difference[];
  /** By deed: what lifting its mortgage costs. */
  lifts?: Record<string, number>;
  problem?: { line: number; key: string; id: string; expected: string; mend: string };
}

/** What bots have shown of an edition by now. */
export interface Balance {
  games: number;
  /** After so many the figures change no more. */
  most: number;
  seats: number;
  order: Figure[];
  length: Figure;
  runaway: Figure | null;
  shared: Figure | null;
  cut: Figure | null;
  /** Spaces, by name; null where there is no board. */
  dead: string[] | null;
  payback: Record<string, Figure>;
}

/** What an edition is called; the other language's title, or what it is without one. */
export const titleOf = (doc: Pick<Doc, "title">, lang: "fr" | "en", printed: string): string =>
  doc.title?.[lang] || doc.title?.[lang === "fr" ? "en" : "fr"] || printed;

export const FORMAT = 1;

export const fresh = (game: string, engine: string): Doc => ({ format: FORMAT, game, engine });

const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const GAMES = ["electronic", "empire", "star_wars", "deal", "millionaire"];
const HEAD = ["format", "game", "engine"];

/** Whether something has the shape of an edition: what a browser has kept may have been written by anybody. */
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

/** The printed game, in the form of an edition: lists of named things by name. */
export function printedTable({ printed }: Told): Table {
  const found: Table = { title: {}, options: {} };
  for (const [section, content] of Object.entries(printed)) {
    if (section === "decks") found.card = content as Table;
    else if (Array.isArray(content)) found[section] = byName(content as { name: string }[]);
    else if (isTable(content)) found[section] = content;
  }
  found.order = (printed.space ?? []).map((space) => space.name);
  return found;
}

/** Everything, the edition's own things over the printed ones. Lists are whole. */
export function merged(printed: Table, own: Table): Table {
  const found: Table = { ...printed };
  for (const [key, value] of Object.entries(own)) {
    const before = printed[key];
    found[key] = isTable(value) && isTable(before) ? merged(before, value) : value;
  }
  return found;
}

export function valueAt(from: Plain | undefined, path: string): Plain | undefined {
  let found: Plain | undefined = from;
  for (const key of path.split(".")) {
    if (Array.isArray(found)) found = found[Number(key)];
    else if (isTable(found)) found = Object.hasOwn(found, key) ? found[key] : undefined;
    else return undefined;
  }
  return found;
}

/** The same with one thing changed; what is undefined is taken out, and so are tables that hold nothing then. */
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
    // where it stood before, so that a file stays in its order
    return Object.hasOwn(table, key)
      ? Object.fromEntries(Object.entries(table).map(([name, old]) => [name, name === key ? next : old]))
      : { ...table, [key]: next };
  }
  return Object.keys(others).length ? others : undefined;
}

/** How far a path leads before it enters a list: lists are written whole. */
function listIn(whole: Table, keys: string[]): number {
  for (let n = 1; n <= keys.length; n++) if (Array.isArray(valueAt(whole, keys.slice(0, n).join(".")))) return n;
  return keys.length;
}

/**
 * The edition with one thing changed. What is as it is printed is not written down; of a list that differs
 * everything is. `undefined` is back to what is printed, or, within a list, out of it.
 */
export function changed(doc: Doc, printed: Table, path: string, value: Plain | undefined): Doc {
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

/** A doubt that the maker wants so is remembered in the file. */
export function keeping(doc: Doc, check: Check): Doc {
  return { ...doc, kept: { ...doc.kept, [check.path]: check.id } };
}

/** How many things differ: a list counts once, and so does a card. */
export function countOf(doc: Doc, printed: Table): { spaces: number; groups: number; cards: number; settings: number } {
  const decks = Object.entries(doc.card ?? {});
  const cards = decks.reduce((sum, [deck, own]) => {
    const before = (valueAt(printed, `card.${deck}`) ?? []) as Table[];
    const kept = own.filter((card) => before.some((each) => same(each, card))).length;
    return sum + Math.max(own.length, before.length) - kept;
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
