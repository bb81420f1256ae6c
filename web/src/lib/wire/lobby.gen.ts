/* Made from the server's types by `npm run types`. Do not edit. */
import type { Why } from "./commands.gen";

/**
 * A table as anybody who may see it is told.
 */
export interface TableInfo {
  id: string;
  code: string;
  status: string;
  game: string;
  variant: string;
  options: {
    [k: string]: boolean | number | string;
  };
  seats: Seat[];
  clock: Clock;
  absence: Absence;
  bot_pace: number;
  public: boolean;
  commitment: string;
  created: number;
  client_seeds?: string[];
  luck?: string;
  hints?: number;
  side_of?: string;
  side_at?: number;
  same_dice?: boolean;
  you?: number;
  yours?: number[];
  host?: boolean;
  locked?: boolean;
  password?: boolean;
  paused?: boolean;
  pause_asked?: number[];
  back_asked?: number;
  back_agreed?: number[];
  back_until?: number;
  delay?: number;
  rematch?: string;
  engine?: string;
  readable?: boolean;
  edition?: EditionTold | null;
}
/**
 * Who sits there. `kind` is open, player or bot; `stands_in` names the bot that plays for a person meanwhile.
 */
export interface Seat {
  seat: number;
  kind: string;
  name?: string;
  bot?: string;
  token?: number;
  colour?: number;
  present?: boolean;
  away_since?: number;
  away_spent?: number;
  stands_in?: string;
  host?: boolean;
  out?: boolean;
  hints?: number;
  asks?: string;
}
/**
 * Seconds that a seat has for the whole game, and seconds it gets for each answer. A bank of 0 is no clock.
 */
export interface Clock {
  bank?: number;
  increment?: number;
}
/**
 * What becomes of a seat whose player is away: after so many seconds a bot plays, or its silence; 0 is never.
 *
 *     `budget` is how long a player may be away in all: once it is spent, the seat is played at once.
 */
export interface Absence {
  after?: number;
  then?: string;
  bot?: string;
  budget?: number;
}
/**
 * An edition that somebody made, for whoever is about to play it.
 */
export interface EditionTold {
  title: {
    [k: string]: string;
  };
  differences: Difference[];
}
/**
 * One thing that is not as it is printed; None for what is not there. `fr` and `en` say it.
 */
export interface Difference {
  path: string;
  printed: unknown;
  own: unknown;
  fr?: string;
  en?: string;
}
/**
 * A name, and whether the caller is a program that keeps its token itself.
 */
export interface NewPlayer {
  name: string;
  bearer?: boolean;
}
/**
 * A short-lived key that makes another device the same player.
 */
export interface Key {
  key: string;
}
/**
 * A table to be created.
 */
export interface NewTable {
  game: string;
  variant?: string;
  options?: {
    [k: string]: boolean | number | string;
  };
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats: NewSeat[];
  clock?: Clock;
  absence?: Absence;
  bot_pace?: number;
  public?: boolean;
  password?: string;
  seed?: string;
  luck?: string;
  hints?: number;
  edition?: {};
}
/**
 * One place of a new table: `open` for a person, `bot`, or `me`, several times for several people at one screen.
 */
export interface NewSeat {
  kind?: string;
  bot?: string;
  name?: string;
  token?: number;
  colour?: number;
}
/**
 * What the host changes; what is left out stays. The game, by its booklet, and how many play: before the start.
 */
export interface ChangedTable {
  game?: string | null;
  seats?: number | null;
  locked?: boolean | null;
  public?: boolean | null;
  password?: string | null;
  clock?: Clock | null;
  absence?: Absence | null;
  bot_pace?: number | null;
}
/**
 * Sit down: on a given open seat, or on the first. `seed` is one's own part in the luck.
 *
 *     `another` takes one more seat for somebody who shares this screen.
 */
export interface Join {
  seat?: number | null;
  another?: boolean;
  name?: string | null;
  token?: number | null;
  colour?: number | null;
  password?: string;
  seed?: string;
}
/**
 * A seat to be changed: its token and colour by its player; `open` and `bot` by the host.
 */
export interface ChangedSeat {
  kind?: string | null;
  bot?: string | null;
  token?: number | null;
  colour?: number | null;
  seed?: string | null;
}
/**
 * Who you are. The token is shown once, and only to programs.
 */
export interface Player {
  id: string;
  name: string;
  token?: string;
}
/**
 * Who I am, and my games: those that wait for me first.
 */
export interface Me {
  id: string;
  name: string;
  tables: MyTable[];
}
/**
 * One of my games.
 */
export interface MyTable {
  id: string;
  code: string;
  game: string;
  variant: string;
  status: string;
  seat: number;
  names: string[];
  your_turn?: boolean;
  changed?: number;
  side?: boolean;
}
/**
 * The body of every answer that is not a success.
 */
export interface Failure {
  error: Problem;
}
/**
 * Why a request was refused. The text key is `refusal-<reason>`.
 */
export interface Problem {
  reason: string;
  rule?: string;
  accepted?: string;
}
