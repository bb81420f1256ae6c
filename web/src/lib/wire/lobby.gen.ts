/* Made from the server's types by `npm run types`. Do not edit. */
import type { Why } from "./commands.gen";

/**
 * The public description of a table, with the viewer's own part in it.
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
 * The public description of a seat. `kind` is open, player or bot; `stands_in` is an absent player's bot.
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
 * Seconds of a seat for the whole game (`bank`), and added with each answer. A bank of 0 is no clock.
 */
export interface Clock {
  bank?: number;
  increment?: number;
}
/**
 * The rules for an absent player: `after` seconds a bot or silence plays the seat; 0 is never.
 *
 *     `budget` is the total absence in seconds of a player; once it is spent, the seat is played at once.
 */
export interface Absence {
  after?: number;
  then?: string;
  bot?: string;
  budget?: number;
}
/**
 * A custom edition as described to its players.
 */
export interface EditionTold {
  title: {
    [k: string]: string;
  };
  differences: Difference[];
}
/**
 * A difference from the printed game, described in `fr` and `en`. None stands for an absent item.
 */
export interface Difference {
  path: string;
  printed: unknown;
  own: unknown;
  fr?: string;
  en?: string;
}
/**
 * A new player: the name, and `bearer` if the client is a program that stores its token itself.
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
 * A seat of a new table: `open` for a person, `bot`, or `me` (several times if people share a screen).
 */
export interface NewSeat {
  kind?: string;
  bot?: string;
  name?: string;
  token?: number;
  colour?: number;
}
/**
 * Changes by the host; omitted fields stay unchanged. Game and seats can be changed only before the start.
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
 * Take a seat: the given open seat, or the first open one. `seed` is the player's part of the luck.
 *
 *     `another` takes one more seat for a player who shares this screen.
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
 * Changes of a seat: token and colour by its player, `open` and `bot` by the host.
 */
export interface ChangedSeat {
  kind?: string | null;
  bot?: string | null;
  token?: number | null;
  colour?: number | null;
  seed?: string | null;
}
/**
 * The player. The token is sent once, and only to programs.
 */
export interface Player {
  id: string;
  name: string;
  token?: string;
}
/**
 * The player and the player's tables; those waiting for the player come first.
 */
export interface Me {
  id: string;
  name: string;
  tables: MyTable[];
}
/**
 * A table in the player's list of games.
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
 * The body of every error response.
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
