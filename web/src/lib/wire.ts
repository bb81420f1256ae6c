/** The wire: types generated from the server's schema, and the structure of the answer to `GET /api/games`. */
import type { Ask, Lang, Noted, Past, Span, Told } from "./wire.gen";

export type * from "./wire.gen";

export type Said = number | string;
/** A fact: word, seat and ints; without the ints if they are private to another seat. */
export type Fact = [word: string, seat: number, ...ints: number[]];
export type Values = Record<string, number>;

export type Happening = Told | Past | Noted;

export function isSpan(choices: Ask["choices"]): choices is Span {
  return choices != null && !Array.isArray(choices);
}

export function listChoices(choices: Ask["choices"]): Said[] {
  return Array.isArray(choices) ? choices : [];
}

/** True if an answer only begins a draft; every other answer is sent at once. */
export function opensDialogue(ask: Ask, choice: Said): boolean {
  return Array.isArray(ask.opens) ? ask.opens.includes(choice) : !!ask.opens;
}

// The catalogue

export type OptionValue = boolean | number | string;

export interface OptionInfo {
  name: string;
  default: OptionValue;
  rule: string;
  words: string[];
  most: number;
}

/** An idea of a lesson is shown when I am asked this, when I may say this, or when this has happened. */
export interface Idea {
  idea: string;
  ask?: string;
  may?: string;
  fact?: string;
}

export interface GameSummary {
  game: string;
  least: number;
  most: number;
  variants: Record<string, Record<string, OptionValue>>;
  options: OptionInfo[];
  /** The default bots of a table, seat by seat. */
  company: string[];
  /** Guided first games: the seats each is written for, and its ideas. */
  lessons: Record<string, { seats: number; ideas: Idea[] }>;
  /** Texts about the game for pages that do not open it: title, about, minutes, booklet, reminder. */
  texts: Record<string, Record<string, string>>;
}

export interface Catalogue {
  engine: string;
  levels: string[];
  bots: string[];
  games: GameSummary[];
}

/** A text for each language; empty or missing where it is as in the fallback: `textIn` reads it. */
export type LocalizedText = Partial<Record<Lang, string>>;

export interface Space extends LocalizedText {
  name: string;
  kind: string;
  group?: string;
  price?: number;
  rents?: number[];
  mortgage?: number;
  amount?: number;
  /** Empire: the number of tower levels that its tile fills. */
  height?: number;
}

export interface Group extends LocalizedText {
  name: string;
  kind?: string;
  build?: number;
  rents?: number[];
  /** In a custom edition: `#rrggbb`, or the group whose look it has; and the group whose shape it has. */
  colour?: string;
  shape?: string;
}

export interface Named extends LocalizedText {
  name: string;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface Board extends Record<string, any> {
  money: Record<string, number>;
  pieces: Record<string, number>;
  space: Space[];
  group: Group[];
  token: Named[];
}

export interface QuestionInfo {
  of: string;
  verbs: string[];
  rule: string;
  whispered: boolean;
  window: boolean;
}

/** A card, and the ints of its effect that its text may use. */
export interface CardInfo {
  name: string;
  /** For a custom card: its title, and its own text or the key of its verb's text. */
  title?: LocalizedText;
  words?: LocalizedText;
  says?: string;
  [effect: string]: number | string | LocalizedText | undefined;
}

/**
 * Offsets at which the ints of items and lots change their meaning; below `jail_card` (`apartment` for lots) they are
 * spaces.
 */
export interface Layout {
  jail_card: number;
  apartment: number;
  money: number;
  withdraw: number;
  /** Number of levels of a street: the base of an encoded building order. */
  levels: number;
}

export interface Edition extends GameSummary {
  variant: string;
  /** For a custom edition: its name, its names for the ints of its own kinds, and its renamed objects. */
  title?: LocalizedText;
  named?: Record<string, OwnNames>;
  renamed?: Record<string, Record<string, LocalizedText>>;
  layout: Layout;
  board: Board;
  decks: CardInfo[][];
  questions: Record<string, QuestionInfo>;
  /** True if players may trade in this game, with its options. */
  trades: boolean;
  columns: string[];
  secret: Record<string, string>;
  words: {
    facts: Record<string, string[]>;
    questions: Record<string, string[]>;
    money: [string, number][];
    names: Record<string, string[]>;
    constants?: Record<string, number | null>;
    spoken?: Record<string, Record<string, string>>;
    /** Columns by seat for plain lists, with the kind of their ints; all columns if the game names none. */
    columns?: Record<string, string>;
    effects?: string[];
    /** The ints of each reason for which a bot refuses an offer. */
    reasons?: Record<string, string[]>;
  };
}

/** For kinds of int of a single game: the arguments of each int, by the suffix added to the name. */
export type OwnNames = Record<string, Record<string, string>[]>;

/** A few sentences of a booklet, and their rules; `ruling` if the printed booklet is silent. */
export interface Paragraph extends LocalizedText, Partial<Record<`title_${Lang}`, string>> {
  rules: string[];
  ruling: boolean;
  scene?: Scene;
}

/** A position that illustrates a rule: what to draw, the question, and the moves to try. */
export interface Scene extends Record<`ask_${Lang}`, string> {
  names: string[];
  /** The seat asked. */
  you: number;
  things: Thing[];
  tries: Attempt[];
}

/** A tried move and its result. */
export interface Attempt extends LocalizedText, Record<`told_${Lang}`, string[]> {
  refused: boolean;
  rule: string;
  /** The spaces, cards or tiles concerned. */
  at: number[];
  /** Refused building sites. */
  adds: number[];
  things: Thing[];
}

/** One object of a position: a space with its buildings, or a seat's belongings. */
export type Thing =
  | { kind: "space"; space: number; owner: number; level: number; mortgaged: boolean; pawns: number[] }
  | { kind: "cash"; seat: number; amount: number }
  | { kind: "hand" | "bank" | "groups" | "tower"; seat: number; sets: number[][] };

/** One phase of the game, as explained in its booklet. */
export interface Chapter extends LocalizedText, Partial<Record<`lead_${Lang}`, string>> {
  name: string;
  paragraph: Paragraph[];
}

export interface RuleInfo extends LocalizedText, Partial<Record<`because_${Lang}`, string>> {
  id: string;
  heading?: string;
  kind?: string;
}
