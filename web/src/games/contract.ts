/**
 * The interface between the table screen and a game's centre piece; README.md explains it.
 *
 * A centre piece draws; it decides nothing. Possible choices are in `lit`, the state is in `view`, and events arrive as
 * `Motion`s. No rule of any game belongs in this file or in the folders below.
 */
import type { Component, Snippet } from "svelte";
import type { Texts } from "../lib/texts";
import type { Ask, Columns, Edition, Fact, Pending, Said, Thing } from "../lib/wire";

export type Size = "wide" | "medium" | "narrow";

/** A seat's appearance: always colour, token and name together, never one of them alone. */
export interface SeatLook {
  seat: number;
  name: string;
  /** A CSS colour, `var(--seat-1)` … `var(--seat-6)`, or a side's colour. */
  colour: string;
  /** A glyph id of `ui/Icon.svelte`: balloon, fox, cup … */
  token: string;
  bot: boolean;
  you: boolean;
  away: boolean;
  /** True if the player has left the game. */
  out: boolean;
}

/**
 * The choices on the centre piece now. `of` is the kind of the ints (space, card, seat, group, item …); an int of that
 * kind that is not in `choices` is drawn muted.
 */
export interface Lit {
  /** The kind of the question: `buy_or_auction`, `hyperdrive` … */
  ask: string;
  of: string;
  choices: ReadonlySet<number>;
  /** The label of each choice from the engine's texts, for a chip beside the object and for its aria name. */
  label: (choice: number) => string;
}

/** An object to inspect: the shell shows its details beside the board (on a phone, in the heart). */
export type Inspected =
  | { kind: "space"; index: number }
  | { kind: "card"; index: number; deck?: number }
  | { kind: "tile"; index: number }
  | { kind: "planet"; index: number }
  | { kind: "seat"; index: number };

/**
 * One fact to animate. `before` and `after` are the columns around the whole answer that the fact belongs to; `view`
 * becomes `after` when all motions of the answer have been played.
 */
export interface Motion {
  fact: Fact;
  word: string;
  /** The seat concerned; -1 for none. */
  seat: number;
  /** The three ints; empty if they are private to another seat. */
  ints: number[];
  before: Columns;
  after: Columns;
  /** Convert milliseconds at 1x (a duration of tokens.css, 150 per step …) to the player's speed. Never 0 here. */
  ms: (base: number) => number;
  /** Aborted when the player skips: finish and resolve at once. */
  signal: AbortSignal;
}

/** Play one motion and resolve when it is done, or on `signal`. Return at once for unknown words. */
export type Player = (motion: Motion) => Promise<void> | void;

export interface CentreProps {
  edition: Edition;
  /** The columns visible to my seat; see `edition.columns`. Hidden cards are -1. */
  view: Columns;
  /** Pending frames, the next one first: `{do: "bid", seat, lot, high, holder}` …; without hidden information. */
  pending: Pending[];
  seats: SeatLook[];
  /** My seat; -1 for a spectator. In hot-seat games, the seat in front of the screen. */
  me: number;
  /** The seat to move; -1 for none. */
  turn: number;
  say: Texts;
  size: Size;
  /** The player's speed: 0 (no animation at all), 0.5, 1, 1.5, 2. */
  speed: number;
  /** The faces of the last throw; empty before the first. */
  dice: number[];
  /** The card drawn since the last throw, if it is public. */
  drawn: { deck: number; card: number } | null;
  /** The facts of this turn, oldest first. */
  recent: Fact[];
  lit: Lit | null;
  /** On touch screens a tap only selects, and the button in the sheet answers. Draw it as chosen. */
  picked: number | null;
  pick: (choice: number) => void;
  /** The words that answer my question; empty if it is not answered by a word. */
  verbs: ReadonlySet<Said>;
  speak: (verb: Said) => void;
  /** Ask why an answer is not possible now: the question card shows the reason and its rule. */
  why: (choice: Said) => void;
  focus: Inspected | null;
  inspect: (what: Inspected | null) => void;
  /** Call once on mount: the shell then plays every fact through it, one after the other, before `view` changes. */
  onplayer: (player: Player) => void;
  /**
   * The question card. Wide and medium: the centre piece places it in its heart. Narrow: undefined, because it is in
   * the sheet.
   */
  question?: Snippet;
}

/** Props of a game's own answer widget inside the question card. */
export interface AnswerProps {
  ask: Ask;
  edition: Edition;
  view: Columns;
  pending: Pending[];
  seats: SeatLook[];
  me: number;
  say: Texts;
  choices: Said[];
  label: (choice: Said) => string;
  /** The subject of the question or of one answer: ints by name. */
  values: (choice?: Said) => Record<string, number>;
  choose: (choice: Said) => void;
  /** Resolve to the reason why an answer is not possible now, in words; "" if it is. */
  reason: (choice: Said) => Promise<string>;
  ready: boolean;
}

export interface ShownProps {
  say: Texts;
  thing: Exclude<Thing, { kind: "space" | "cash" }>;
  /** Highlighted objects: outlined. */
  at: ReadonlySet<number>;
  /** Objects to try; none without `pick`. */
  may: (thing: number) => boolean;
  pick?: (thing: number) => void;
}

/** The default export of a game's `index.ts`, loaded on demand. */
export interface GamePiece {
  Centre: Component<CentreProps>;
  /**
   * True if the centre piece draws the players itself: no rail and no player strip beside it. Each is marked `data-
   * strip`.
   */
  seated?: boolean;
  /** The game's own widgets, by question or else by kind of answer (`of`); the shell lists any other choices. */
  answers?: Record<string, Component<AnswerProps>>;
  /** The rail's card "mine" (deeds, hand, effects); by default the shell lists the columns. */
  Mine?: Component<
    Pick<CentreProps, "edition" | "view" | "seats" | "me" | "say" | "lit" | "pick" | "inspect" | "focus">
  >;
  /** Content under a player's name in the strip: position, chips per group … */
  Strip?: Component<Pick<CentreProps, "edition" | "view" | "seats" | "say" | "size"> & { seat: number }>;
  /** Details of one object: a deed, a tile, a card. */
  Inspect?: Component<Pick<CentreProps, "edition" | "view" | "seats" | "say" | "me"> & { what: Inspected }>;
  /** An aid in the left rail: facts only, the same for every seat. */
  Aid?: Component<Pick<CentreProps, "edition" | "view" | "seats" | "say" | "me">>;
  /** A seat's appearance in this game if it differs from the table's: the sides and symbols of Star Wars. */
  dress?: (look: SeatLook, view: Columns, edition: Edition) => SeatLook;
  /**
   * The question in other words than the engine's, if the table knows more: for example while a card is only
   * inspected.
   */
  sentence?: (ask: Ask, pending: Pending[], say: Texts) => string;
  /** My hidden cards on a phone, beside the question. */
  Held?: Component<Pick<CentreProps, "edition" | "view" | "me" | "say" | "lit" | "pick">>;
  /** The current cost of a space for me, in a word, shown beside the space's name in a list of choices. */
  note?: (edition: Edition, view: Columns, say: Texts, me: number, space: number) => string;
  /** A seat's objects in a booklet position: a hand, a bank, a collection, a tower. */
  Shown?: Component<ShownProps>;
  /** A seat's figure for the strip, the charts and the ranking; `cash` by default. */
  worth?: (view: Columns, seat: number, edition: Edition) => number;
  /** A seat's final ranking keys, the most important first, and their description; `worth` by default. */
  standing?: (view: Columns, seat: number) => [figures: number[], words: string];
}
