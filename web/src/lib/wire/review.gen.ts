/* Made from the server's types by `npm run types`. Do not edit. */

/**
 * How far a review is, and what it shows by now.
 */
export interface ReviewTold {
  state: string;
  stage?: string;
  done?: number;
  total?: number;
  others?: number;
  old?: boolean;
  common?: string;
  review?: ShownReview | null;
}
/**
 * All that a page shows. Figures are tenths of a point.
 */
export interface ShownReview {
  engine: string;
  reference: string;
  stage: string;
  until: number;
  turns: number;
  finished: boolean;
  winners: number[];
  decided: number | null;
  positions: number;
  games: number;
  points: ShownPoint[];
  players: ShownPlayer[];
  moments: ShownMoment[];
  told: {
    [k: string]: MomentTold[];
  };
  verdicts: {
    [k: string]: string[][];
  };
}
/**
 * Chances by seat at a turn, counted with the part of it that was over, and how far each may be off.
 */
export interface ShownPoint {
  turn: number;
  chances: number[];
  halves: number[];
}
/**
 * A seat. Where its answers are `closed` to the reader, what they did is among that of the others.
 */
export interface ShownPlayer {
  seat: number;
  name: string;
  exact: Terms;
  shown: Terms;
  half: number;
  decisions: number;
  words: {
    [k: string]: number;
  };
  mistakes?: Mistake[];
  closed?: boolean;
}
/**
 * The sum of a game, for one seat.
 */
export interface Terms {
  start: number;
  luck: number;
  play: number;
  others: number;
  end: number;
}
/**
 * An answer that has a word: of which kind, what it cost, and how far that may be off.
 */
export interface Mistake {
  kind: string;
  word: string;
  turn: number;
  cost: number;
  half: number;
}
/**
 * A moment. `seq` is the last event before an answer was given; of luck, the last one that belongs to it.
 */
export interface ShownMoment {
  number: number;
  turn: number;
  seat: number;
  kind: string;
  seq: number;
  before: number[];
  after: number[];
  halves: number[];
  unit: number;
  cost: number;
  half: number;
  given?: number;
  best?: number;
  word?: string;
  tried?: ShownAnswer[];
  games?: number;
  spaces?: number[];
}
/**
 * An answer that was tried: the chance of whoever gives it, and how far that may be off.
 */
export interface ShownAnswer {
  answer: number;
  chance: number;
  half: number;
  equal?: boolean;
}
/**
 * A moment in one language: what was asked, every answer by its int, what happened, and why.
 */
export interface MomentTold {
  asked: string;
  answers: {
    [k: string]: string;
  };
  happened: string[];
  why: string;
}
/**
 * All that is counted of one player. `games` are in the order of time.
 */
export interface Statistics {
  name: string;
  all: Title;
  titles: Title[];
  games: GameCounted[];
  least?: number;
}
/**
 * The games of one title, or all of them. Shares are tenths of a point; `expected` is an even share of each.
 */
export interface Title {
  game: string;
  games: number;
  ended: number;
  won: number;
  expected: number;
  low: number | null;
  high: number | null;
  reviewed: number;
  luck: Mean | null;
  play: Mean | null;
  kinds: Kind[];
}
/**
 * A mean of so many games, in tenths of a point, and how far the truth may be from it.
 */
export interface Mean {
  mean: number;
  half: number;
  games: number;
}
/**
 * Mistakes of one kind: how many, in how many games, and what they cost together.
 */
export interface Kind {
  kind: string;
  count: number;
  games: number;
  cost: number;
  typical: boolean;
}
/**
 * One game of somebody. `share` is what was won of it, TENTHS for a whole one; None if it was broken off.
 */
export interface GameCounted {
  match: string;
  game: string;
  at: number;
  seats: number;
  share: number | null;
  sums?: Sums | null;
}
/**
 * What the review of one game says of one seat.
 */
export interface Sums {
  reference: string;
  engine: string;
  terms: Terms;
  half: number;
  decisions: number;
  mistakes: Mistake[];
}
/**
 * My tries of a match, the oldest first.
 */
export interface TriesTold {
  tries: Try[];
}
/**
 * A side game: where it leaves the match, how it stands, and the chances of the game played at the same turn.
 */
export interface Try {
  begins: number;
  turn: number;
  said: {
    [k: string]: string;
  };
  chances: number[];
  halves: number[];
  games: number;
  id: string;
  number: number;
  seq: number;
  seat: number;
  same_dice: boolean;
  status: string;
  played: number[];
  played_halves: number[];
}
