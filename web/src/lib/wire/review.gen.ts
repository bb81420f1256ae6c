/* Made from the server's types by `npm run types`. Do not edit. */

/**
 * The progress of a review, and its content so far.
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
 * The data of a review page. Figures are tenths of a percentage point.
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
 * Chances by seat and their half-widths at a fractional turn.
 */
export interface ShownPoint {
  turn: number;
  chances: number[];
  halves: number[];
}
/**
 * A seat. If its answers are `closed` to the reader, its own play is included in `others`.
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
 * The summands of one seat's game.
 */
export interface Terms {
  start: number;
  luck: number;
  play: number;
  others: number;
  end: number;
}
/**
 * An answer with a blame word: its kind, its cost, and the half-width of the cost.
 */
export interface Mistake {
  kind: string;
  word: string;
  turn: number;
  cost: number;
  half: number;
}
/**
 * A moment. `seq` is the last event before an answer, or the last event of a stroke of luck.
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
 * A tried answer: the chance of the answering seat and its half-width.
 */
export interface ShownAnswer {
  answer: number;
  chance: number;
  half: number;
  equal?: boolean;
}
/**
 * A moment in one language: the question, the tried answers by int, the events, and the reason.
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
 * The statistics of one player. `games` are in chronological order.
 */
export interface Statistics {
  name: string;
  all: Title;
  titles: Title[];
  games: GameCounted[];
  least?: number;
}
/**
 * The games of one title, or of all. Shares are tenths of a point; `expected` is an even share of each game.
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
 * The mean over `games` games in tenths of a point, and the half-width of its interval.
 */
export interface Mean {
  mean: number;
  half: number;
  games: number;
}
/**
 * The mistakes of one kind: their number, the number of games with one, and their total cost.
 */
export interface Kind {
  kind: string;
  count: number;
  games: number;
  cost: number;
  typical: boolean;
}
/**
 * One game of a player. `share` is the share won, out of `FULL_CHANCE`; None if the game was aborted.
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
 * The review figures of one seat in one game.
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
 * The reader's side games of a match, the oldest first.
 */
export interface TriesTold {
  tries: Try[];
}
/**
 * A side game: its fork, its state, and the chances of the match at the same turn.
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
