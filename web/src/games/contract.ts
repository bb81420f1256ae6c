/**
 * What the table screen gives to a game's centre piece, and what it expects from it. README.md tells the story.
 *
 * A centre piece draws; it decides nothing. What may be chosen is in `lit`, what is true is in `view`, and what has
 * just happened comes as `Motion`s. No rule of any game is written in here or below.
 */
import type { Component, Snippet } from "svelte";
import type { Ask, Columns, Edition, Fact, Pending, Said, Thing } from "../lib/wire";
import type { Sayings } from "../lib/sayings";

export type Size = "wide" | "medium" | "narrow";

/** A seat as it is drawn: always colour + token + name, never one of them alone. */
export interface SeatLook {
  seat: number;
  name: string;
  /** A CSS colour, `var(--seat-1)` … `var(--seat-6)`, or a side's. */
  colour: string;
  /** The id of a glyph of `ui/Icon.svelte`: balloon, fox, cup … */
  token: string;
  bot: boolean;
  you: boolean;
  away: boolean;
  /** No longer in the game. */
  out: boolean;
}

/**
 * What may be chosen on the centre piece now. `of` says what the ints are (space, card, seat, group, item …);
 * a number that is not in `choices` is shown muted while `of` concerns things of its kind.
 */
export interface Lit {
  /** The kind of the question: `buy_or_auction`, `hyperdrive` … */
  ask: string;
  of: string;
  choices: ReadonlySet<number>;
  /** The label of each choice, as the engine's texts word it: for a chip at the thing, and for its aria name. */
  label: (choice: number) => string;
}

/** Something to look at closely: the shell shows all about it beside the board (or in the heart on a phone). */
export type Inspected =
  | { kind: "space"; index: number }
  | { kind: "card"; index: number; deck?: number }
  | { kind: "tile"; index: number }
  | { kind: "planet"; index: number }
  | { kind: "seat"; index: number };

/**
 * One fact to be shown as motion. `before` and `after` are the columns around the whole answer that the fact belongs to;
 * `view` becomes `after` when all motions of the answer have been played.
 */
export interface Motion {
  fact: Fact;
  word: string;
  /** Who it is about; -1 for nobody. */
  seat: number;
  /** The three ints; empty when they were whispered to somebody else. */
  ints: number[];
  before: Columns;
  after: Columns;
  /** Milliseconds at 1x (a token of tokens.css: 150 per step …) -> milliseconds at the player's speed. Never 0 here. */
  ms: (base: number) => number;
  /** Aborted when the player skips: finish at once and resolve. */
  signal: AbortSignal;
}

/** Plays one motion and resolves when it has been seen. It must resolve on `signal` too. Unknown words: return at once. */
export type Player = (motion: Motion) => Promise<void> | void;

export interface CentreProps {
  edition: Edition;
  /** The columns as my seat may know them: see `edition.columns`. Hidden cards are -1. */
  view: Columns;
  /** What is still to be done, the next thing first: `{do: "bid", seat, lot, high, holder}` …; never hidden things. */
  pending: Pending[];
  seats: SeatLook[];
  /** My seat; -1 for a spectator. In hot-seat: the seat in front of the screen. */
  me: number;
  /** Whose turn the table is on; -1 for nobody. */
  turn: number;
  say: Sayings;
  size: Size;
  /** The player's speed: 0 (no motion at all; do not animate anything), 0.5, 1, 1.5, 2. */
  speed: number;
  /** The faces of the last throw; empty before the first. */
  dice: number[];
  /** The card that was drawn since the last throw, if it is for everybody to see. */
  drawn: { deck: number; card: number } | null;
  /** What has happened in this turn: the facts since the last `turn`, oldest first. */
  recent: Fact[];
  lit: Lit | null;
  /** On touch a tap only picks; the button in the sheet answers. Draw it as chosen. */
  picked: number | null;
  pick: (choice: number) => void;
  /** The words that answer the question that is put to me; empty when it is not answered by a word. */
  verbs: ReadonlySet<Said>;
  speak: (verb: Said) => void;
  /** Why this cannot be answered now: the question card says it, with its rule. */
  why: (choice: Said) => void;
  focus: Inspected | null;
  inspect: (what: Inspected | null) => void;
  /** Call once, when mounted: the shell then plays every fact through it, one after the other, before `view` changes. */
  onplayer: (player: Player) => void;
  /** The question card. Wide and medium: the centre piece places it in its heart. Narrow: undefined, it is in the sheet. */
  question?: Snippet;
}

/** What a game's own widget for a kind of answer gets; it stands in the question card. */
export interface AnswerProps {
  ask: Ask;
  edition: Edition;
  view: Columns;
  pending: Pending[];
  seats: SeatLook[];
  me: number;
  say: Sayings;
  choices: Said[];
  label: (choice: Said) => string;
  /** What the question, or one answer, is about: ints by name. */
  values: (choice?: Said) => Record<string, number>;
  choose: (choice: Said) => void;
  ready: boolean;
}

export interface ShownProps {
  say: Sayings;
  thing: Exclude<Thing, { kind: "space" | "cash" }>;
  /** What is spoken of: outlined. */
  at: ReadonlySet<number>;
  /** What may be tried here; without `pick` nothing may. */
  may: (thing: number) => boolean;
  pick?: (thing: number) => void;
}

/** What a game's folder exports by default from `index.ts`; it is loaded on demand. */
export interface GamePiece {
  Centre: Component<CentreProps>;
  /** The centre piece draws the players itself: no rail and no strip of them beside it. Each is marked `data-strip`. */
  seated?: boolean;
  /** Widgets of the game's own, by question or else by kind of answer (`of`); the shell lists any other choices. */
  answers?: Record<string, Component<AnswerProps>>;
  /** The rail's card "mine" (deeds, hand, effects); without it the shell lists what the columns say. */
  Mine?: Component<
    Pick<CentreProps, "edition" | "view" | "seats" | "me" | "say" | "lit" | "pick" | "inspect" | "focus">
  >;
  /** What stands under a player's name in the strip: position, chips per group … */
  Strip?: Component<Pick<CentreProps, "edition" | "view" | "seats" | "say" | "size"> & { seat: number }>;
  /** All about one thing: a deed, a tile, a card. */
  Inspect?: Component<Pick<CentreProps, "edition" | "view" | "seats" | "say" | "me"> & { what: Inspected }>;
  /** An aid for the left rail: facts only, the same for every seat. */
  Aid?: Component<Pick<CentreProps, "edition" | "view" | "seats" | "say" | "me">>;
  /** A seat as this game draws it, where colour and token are not the table's: the sides and symbols of Star Wars. */
  dress?: (look: SeatLook, view: Columns, edition: Edition) => SeatLook;
  /** The question in other words than the engine's, where the table knows more: of a card that is only looked at so far. */
  sentence?: (ask: Ask, pending: Pending[], say: Sayings) => string;
  /** My hidden cards on a phone, beside the question. */
  Held?: Component<Pick<CentreProps, "edition" | "view" | "me" | "say" | "lit" | "pick">>;
  /** What a space costs or asks of me now, in a word: it stands beside the space's name in a list of choices. */
  note?: (edition: Edition, view: Columns, say: Sayings, me: number, space: number) => string;
  /** What a seat has before it, as the booklet shows a position: a hand, a bank, a collection, a tower. */
  Shown?: Component<ShownProps>;
  /** The figure of a seat that the strip, the charts and the ranking show; `cash` when absent. */
  worth?: (view: Columns, seat: number, edition: Edition) => number;
  /** What places a seat at the end, the weightiest first, and in words; by `worth` when absent. */
  standing?: (view: Columns, seat: number) => [figures: number[], words: string];
}
