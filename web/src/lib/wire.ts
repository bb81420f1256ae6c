/** The wire: types made from the server's schema, and the shape of what `GET /api/games` tells. */
import type { Ask, Noted, Past, Span, Told } from "./wire.gen";

export type * from "./wire.gen";

export type Said = number | string;
/** What happened to whom; without its ints when they were whispered to somebody else. */
export type Fact = [word: string, seat: number, ...ints: number[]];
export type Values = Record<string, number>;

export type Happening = Told | Past | Noted;

export function isSpan(choices: Ask["choices"]): choices is Span {
  return choices != null && !Array.isArray(choices);
}

export function listed(choices: Ask["choices"]): Said[] {
  return Array.isArray(choices) ? choices : [];
}

// What can be played

export type OptionValue = boolean | number | string;

export interface OptionTold {
  name: string;
  default: OptionValue;
  rule: string;
  words: string[];
  most: number;
}

/** An idea of a lesson is told when I am asked this, when I may say this, or when this has happened. */
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
  options: OptionTold[];
  /** The bots of a table that nobody chose bots for, seat by seat. */
  company: string[];
  /** Guided first games: the seats each is written for, and what it tells. */
  lessons: Record<string, { seats: number; ideas: Idea[] }>;
  /** What a page says of the game before it is opened: title, about, minutes, booklet, reminder. */
  texts: Record<string, Record<string, string>>;
}

export interface Catalogue {
  engine: string;
  levels: string[];
  bots: string[];
  games: GameSummary[];
}

export interface Space {
  name: string;
  kind: string;
  fr: string;
  en: string;
  group?: string;
  price?: number;
  rents?: number[];
  mortgage?: number;
  amount?: number;
  /** Empire: how many levels of a tower its tile fills. */
  height?: number;
}

export interface Group {
  name: string;
  kind?: string;
  fr: string;
  en: string;
  build?: number;
  rents?: number[];
  /** Of an edition of one's own: `#rrggbb`, or the group whose look it has; and the group whose shape. */
  colour?: string;
  shape?: string;
}

export interface Named {
  name: string;
  fr: string;
  en: string;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface Board extends Record<string, any> {
  money: Record<string, number>;
  pieces: Record<string, number>;
  space: Space[];
  group: Group[];
  token: Named[];
}

export interface QuestionTold {
  of: string;
  verbs: string[];
  rule: string;
  whispered: boolean;
  window: boolean;
}

/** A card, and the ints of its effect that its text may use. */
export interface CardTold {
  name: string;
  /** Of a card that somebody made: its title, and its own words or the line that says what its verb does. */
  title?: Bilingual;
  words?: Bilingual;
  says?: string;
  [effect: string]: number | string | Bilingual | undefined;
}

export type Bilingual = Record<"fr" | "en", string>;

/** Where the ints of items and lots change their meaning; below `jail_card` (`apartment` for lots) they are spaces. */
export interface Layout {
  jail_card: number;
  apartment: number;
  money: number;
  withdraw: number;
  /** How many levels a street may have: the base in which a building order is written. */
  levels: number;
}

export interface Edition extends GameSummary {
  variant: string;
  /** Of an edition that somebody made: its name, how it calls the ints of its own kinds, and what it has renamed. */
  title?: Partial<Bilingual>;
  named?: Record<string, OwnNames>;
  renamed?: Record<string, Record<string, Bilingual>>;
  layout: Layout;
  board: Board;
  decks: CardTold[][];
  questions: Record<string, QuestionTold>;
  columns: string[];
  secret: Record<string, string>;
  words: {
    facts: Record<string, string[]>;
    questions: Record<string, string[]>;
    money: [string, number][];
    names: Record<string, string[]>;
    constants?: Record<string, number | null>;
    spoken?: Record<string, Record<string, string>>;
    /** Columns by seat that plain lists show, with the kind of their ints; all of them, if the game names none. */
    columns?: Record<string, string>;
    effects?: string[];
    /** Why a bot turns an offer down: what the ints of a reason are. */
    reasons?: Record<string, string[]>;
  };
}

/** For kinds of int that only one game has: for each int what a text may use, by what it adds to the name. */
export type OwnNames = Record<string, Record<string, string>[]>;

/** A few sentences of a booklet, and the rules that they tell; `ruling` where the printed booklet says nothing. */
export interface Paragraph {
  rules: string[];
  title_fr: string;
  title_en: string;
  fr: string;
  en: string;
  ruling: boolean;
  scene?: Scene;
}

/** A position that shows a rule: what is drawn of it, what is asked, and what may be tried. */
export interface Scene {
  names: string[];
  /** The seat that is asked. */
  you: number;
  things: Thing[];
  ask_fr: string;
  ask_en: string;
  tries: Attempt[];
}

/** Something tried from a position, and what the game says to it. */
export interface Attempt {
  fr: string;
  en: string;
  refused: boolean;
  rule: string;
  /** The spaces, cards or tiles that it is about. */
  at: number[];
  /** Where something was to be built, and is not. */
  adds: number[];
  things: Thing[];
  told_fr: string[];
  told_en: string[];
}

/** One thing of a position: a space with what stands on it, or what a seat has before it. */
export type Thing =
  | { kind: "space"; space: number; owner: number; level: number; mortgaged: boolean; pawns: number[] }
  | { kind: "cash"; seat: number; amount: number }
  | { kind: "hand" | "bank" | "groups" | "tower"; seat: number; sets: number[][] };

/** One moment of the game, as its booklet tells it. */
export interface Chapter {
  name: string;
  fr: string;
  en: string;
  lead_fr: string;
  lead_en: string;
  paragraph: Paragraph[];
}

export interface RuleTold {
  id: string;
  fr: string;
  en: string;
  heading?: string;
  kind?: string;
  because_fr?: string;
  because_en?: string;
}
