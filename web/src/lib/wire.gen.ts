/* Made from the server's types by `npm run types`. Do not edit. */

export interface Wire {
  Hello?: Hello;
  Say?: Say;
  Propose?: Propose;
  Reply?: Reply;
  Withdraw?: Withdraw;
  Why?: Why;
  Preview?: Preview;
  Pause?: Pause;
  Resume?: Resume;
  StandIn?: StandIn;
  Back?: Back;
  Resign?: Resign;
  Chat?: Chat;
  Front?: Front;
  Ping?: Ping;
  Welcome?: Welcome;
  TableInfo?: TableInfo;
  Seat?: Seat;
  Clock?: Clock;
  Absence?: Absence;
  View?: View;
  Ask?: Ask;
  Span?: Span;
  Past?: Past;
  Spoken?: Spoken;
  Noted?: Noted;
  Offered?: Offered;
  Opening?: Opening;
  Told?: Told;
  TableChanged?: TableChanged;
  OfferGone?: OfferGone;
  Ack?: Ack;
  Refused?: Refused;
  Reason?: Reason;
  Previewed?: Previewed;
  Pong?: Pong;
  Closing?: Closing;
  NewPlayer?: NewPlayer;
  Key?: Key;
  NewTable?: NewTable;
  NewSeat?: NewSeat;
  ChangedTable?: ChangedTable;
  Join?: Join;
  ChangedSeat?: ChangedSeat;
  Player?: Player;
  Me?: Me;
  MyTable?: MyTable;
  Failure?: Failure;
  Problem?: Problem;
}
/**
 * The first message: the last event this client has, or -1, and which of one's seats is in front of the screen.
 */
export interface Hello {
  type: "hello";
  have?: number;
  seat?: number | null;
}
/**
 * An answer to question number `question`, or something said aside meanwhile: a word, or a whole sentence.
 */
export interface Say {
  type: "say";
  id: string;
  seat?: number | null;
  question: number;
  say: number | string | (number | string)[];
}
/**
 * A sentence that somebody else has to answer. It waits outside the game and blocks nobody.
 */
export interface Propose {
  type: "propose";
  id: string;
  seat?: number | null;
  question: number;
  say: number | string | (number | string)[];
}
/**
 * The answer to a proposal: the proposal and this are said in one breath. Without `say` it is turned down.
 */
export interface Reply {
  type: "reply";
  id: string;
  seat?: number | null;
  offer: string;
  say?: number | string | null;
}
/**
 * Take back one's own proposal.
 */
export interface Withdraw {
  type: "withdraw";
  id: string;
  seat?: number | null;
  offer: string;
}
/**
 * Whether a word or a sentence could be said now, and if not, why.
 */
export interface Why {
  type: "why";
  id: string;
  seat?: number | null;
  say: number | string | (number | string)[];
}
/**
 * What would follow from a word or a sentence, as far as this seat may know. Nothing is played.
 */
export interface Preview {
  type: "preview";
  id: string;
  seat?: number | null;
  say: number | string | (number | string)[];
}
/**
 * Ask for a pause, or agree to one: it begins when everybody present has.
 */
export interface Pause {
  type: "pause";
  id: string;
  seat?: number | null;
}
/**
 * End a pause.
 */
export interface Resume {
  type: "resume";
  id: string;
  seat?: number | null;
}
/**
 * Let a bot play for me until I am back.
 */
export interface StandIn {
  type: "stand_in";
  id: string;
  seat?: number | null;
  bot?: string;
}
/**
 * I take my seat back.
 */
export interface Back {
  type: "back";
  id: string;
  seat?: number | null;
}
/**
 * I leave the game for good.
 */
export interface Resign {
  type: "resign";
  id: string;
  seat?: number | null;
}
/**
 * A line for everybody at the table.
 */
export interface Chat {
  type: "chat";
  id: string;
  seat?: number | null;
  text: string;
}
/**
 * Another of my seats comes in front of the screen: its welcome follows, and from then on what it is told.
 */
export interface Front {
  type: "front";
  id: string;
  seat: number;
}
/**
 * Are you there?
 */
export interface Ping {
  type: "ping";
  id: string;
  seat?: number | null;
}
/**
 * Where things stand. `missed` is what happened since the event you had; null if that is too long ago.
 */
export interface Welcome {
  type: "welcome";
  now: number;
  seq: number;
  question: number;
  seat: number;
  table: TableInfo;
  view?: View | null;
  deadline?: number;
  not_before?: number;
  clocks?: number[];
  missed?: (Past | Noted)[] | null;
  offers?: Offered[];
}
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
  you?: number;
  yours?: number[];
  host?: boolean;
  locked?: boolean;
  password?: boolean;
  paused?: boolean;
  pause_asked?: number[];
  delay?: number;
  rematch?: string;
  engine?: string;
  readable?: boolean;
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
 * All that a seat may know: see `view`.
 */
export interface View {
  seat: number;
  columns: {};
  pending: {}[];
  ask: Ask;
  turn: number;
  winners: number[];
  over: boolean;
}
/**
 * What is asked of whom. Only who may answer gets the choices; what nature may answer goes to nobody.
 */
export interface Ask {
  ask: string | null;
  seat?: number;
  of?: string;
  nature?: boolean;
  choices?: (number | string)[] | Span | null;
  silence?: number | string | null;
  rule?: string | null;
  about?: {
    [k: string]: number;
  };
  follows?: {
    [k: string]: number;
  }[];
  aside?: Ask | null;
}
/**
 * Amounts: from the first to the last, both included.
 */
export interface Span {
  from: number;
  to: number;
  step: number;
}
/**
 * An answer that you missed; what it changed is in the view.
 */
export interface Past {
  type: "past";
  seq: number;
  at: number;
  said: Spoken;
  facts: (number | string)[][];
}
/**
 * Who said what. `by` is player, bot, stand_in, silence (nobody answered in time), table, or start.
 */
export interface Spoken {
  seat: number;
  by: string;
  ask: string;
  say: (number | string | null)[];
}
/**
 * Something that happened around the game: the text key is `notice-<word>`.
 */
export interface Noted {
  type: "noted";
  seq: number;
  at: number;
  word: string;
  seat?: number;
  name?: string;
  bot?: string;
  text?: string;
  seconds?: number;
  deadline?: number;
  clocks?: number[];
}
/**
 * A proposal that waits for its answer. `ask` is the question it puts to `to`.
 */
export interface Offered {
  type: "offered";
  offer: string;
  seat: number;
  to: number;
  say: (number | string)[];
  ask: Ask;
  pending: {}[];
}
/**
 * The first line of a stream: the view after event `seq`, from which the events that follow lead on.
 */
export interface Opening {
  type: "opening";
  seq: number;
  view: View;
}
/**
 * An answer, and what it changed, as far as you may know.
 */
export interface Told {
  type: "told";
  seq: number;
  at: number;
  question: number;
  said: Spoken;
  facts: (number | string)[][];
  changed: {};
  pending: {}[];
  ask: Ask;
  turn?: number;
  winners?: number[];
  over?: boolean;
  deadline?: number;
  not_before?: number;
  clocks?: number[];
}
/**
 * The table itself changed: who sits, who is there, its status. Not an event of the game.
 */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}
/**
 * A proposal is no more: accepted, refused, withdrawn or void.
 */
export interface OfferGone {
  type: "offer_gone";
  offer: string;
  seat: number;
  to: number;
  why: string;
}
/**
 * Done, and it will not be lost.
 */
export interface Ack {
  type: "ack";
  id: string;
  seq?: number;
  question?: number;
  offer?: string;
}
/**
 * Not done, and nothing has changed. The text key is `refusal-<reason>`.
 */
export interface Refused {
  type: "refused";
  id: string;
  reason: string;
  rule?: string;
  question?: number;
  ask?: Ask | null;
  accepted?: string;
}
/**
 * The answer to `why`.
 */
export interface Reason {
  type: "reason";
  id: string;
  legal: boolean;
  reason?: string;
  rule?: string;
}
/**
 * The answer to `preview`: what would be asked next, and what would be different.
 */
export interface Previewed {
  type: "previewed";
  id: string;
  question: number;
  ask: Ask;
  changed: {};
  facts: (number | string)[][];
  pending: {}[];
  over?: boolean;
}
/**
 * Yes.
 */
export interface Pong {
  type: "pong";
  id: string;
  now: number;
}
/**
 * The last message before the socket closes: why, and when to come back (seconds; -1 for never).
 */
export interface Closing {
  type: "closing";
  reason: string;
  retry?: number;
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
 * What the host changes; what is left out stays.
 */
export interface ChangedTable {
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
