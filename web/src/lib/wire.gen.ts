/* Made from the server's types by `npm run types`. Do not edit. */

/**
 * What happened to a deed: its owner (0 is the bank), its level, and its mortgage (0 none, 2 interest paid).
 *
 * @minItems 3
 */
export type DeedChange = unknown[];

export interface Wire {
  Hello?: Hello;
  Say?: Say;
  Propose?: Propose;
  Reply?: Reply;
  Withdraw?: Withdraw;
  Why?: Why;
  Preview?: Preview;
  TakeBack?: TakeBack;
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
  Opened?: Opened;
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
  NewCompanion?: NewCompanion;
  Opening?: Opening;
  JoinCompanion?: JoinCompanion;
  CompanionCommand?: CompanionCommand;
  Pay?: Pay;
  Quick?: Quick;
  Buy?: Buy;
  Rent?: Rent;
  Build?: Build;
  Mortgage?: Mortgage;
  Lift?: Lift;
  Keep?: Keep;
  Trade?: Trade;
  Bankrupt?: Bankrupt;
  Undo?: Undo;
  Agree?: Agree;
  Object?: Object;
  CompanionInfo?: CompanionInfo;
  Money?: Money;
  Button?: Button;
  Deed?: Deed;
  CompanionTold?: CompanionTold;
  Entry?: Entry;
  DeedChange?: DeedChange;
  Standing?: Standing;
  CompanionJoined?: CompanionJoined;
  CompanionAnswer?: CompanionAnswer;
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
 * I did not mean my last answer: it never reaches past nature, what came to light, or somebody else's answer.
 */
export interface TakeBack {
  type: "take_back";
  id: string;
  seat?: number | null;
  question: number;
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
 *
 *     Where `by` is taken_back, it is what was said before and does not count any more.
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
  to?: number;
  to_name?: string;
  reason?: string;
  about?: {
    [k: string]: number;
  };
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
  instead_of?: string;
}
/**
 * The first line of a stream: the view after event `seq`, from which the events that follow lead on.
 */
export interface Opened {
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
  reason?: string;
  about?: {
    [k: string]: number;
  };
  counter?: string;
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
/**
 * A table to be opened, and the accounts that this phone speaks for; all of them where it is passed round.
 */
export interface NewCompanion {
  opening: Opening;
  /**
   * @maxItems 16
   */
  mine?: number[];
}
/**
 * What a table agrees on before the first entry. Players are accounts 1, 2, 3 ... in this order.
 */
export interface Opening {
  game: string;
  names: string[];
  deeds?: boolean;
  quick?: boolean;
  banker?: number;
  sides?: number[];
}
/**
 * The accounts that a phone wants to speak for; none to look on.
 */
export interface JoinCompanion {
  /**
   * @maxItems 16
   */
  mine?: number[];
}
/**
 * One command for the book. Sent again with the same id it gets the same entry.
 */
export interface CompanionCommand {
  command: Pay | Quick | Buy | Rent | Build | Mortgage | Lift | Keep | Trade | Bankrupt | Undo | Agree | Object;
}
/**
 * Any movement; 0 is the bank.
 */
export interface Pay {
  do: "pay";
  payer: number;
  receiver: number;
  amount: number;
  about?: string;
  id: string;
  by?: number;
  sure?: boolean;
}
/**
 * A button of the game: Go, a fine, a tax. The amount is said where there is a choice.
 */
export interface Quick {
  do: "quick";
  action: string;
  player: number;
  amount?: number;
  id: string;
  by?: number;
  sure?: boolean;
}
/**
 * From the bank, at the printed price or at what was bid.
 */
export interface Buy {
  do: "buy";
  deed: string;
  player: number;
  amount?: number;
  id: string;
  by?: number;
  sure?: boolean;
}
/**
 * A visitor pays for a deed; what is due is computed, and another amount is questioned.
 */
export interface Rent {
  do: "rent";
  deed: string;
  visitor: number;
  dice?: number;
  amount?: number;
  id: string;
  by?: number;
  sure?: boolean;
}
/**
 * Raise streets of one group to these levels, or sell down to them at half price.
 */
export interface Build {
  do: "build";
  streets: {
    [k: string]: number;
  };
  id: string;
  by?: number;
  sure?: boolean;
}
export interface Mortgage {
  do: "mortgage";
  deed: string;
  id: string;
  by?: number;
  sure?: boolean;
}
/**
 * Pay a mortgage off; `received` if the deed has just come from another player.
 */
export interface Lift {
  do: "lift";
  deed: string;
  received?: boolean;
  id: string;
  by?: number;
  sure?: boolean;
}
/**
 * Pay the interest on a mortgaged deed that has just come from another player.
 */
export interface Keep {
  do: "keep";
  deed: string;
  id: string;
  by?: number;
  sure?: boolean;
}
/**
 * Deeds both ways, and money that `one` pays, or receives if `paid_by_other`.
 */
export interface Trade {
  do: "trade";
  one: number;
  other: number;
  gives?: string[];
  takes?: string[];
  amount?: number;
  paid_by_other?: boolean;
  id: string;
  by?: number;
  sure?: boolean;
}
/**
 * Everything goes to the creditor; 0 is the bank.
 */
export interface Bankrupt {
  do: "bankrupt";
  player: number;
  creditor?: number;
  id: string;
  by?: number;
  sure?: boolean;
}
/**
 * Ask the others to take an entry back.
 */
export interface Undo {
  do: "undo";
  entry: number;
  id: string;
  by?: number;
  sure?: boolean;
}
export interface Agree {
  do: "agree";
  entry: number;
  id: string;
  by?: number;
  sure?: boolean;
}
export interface Object {
  do: "object";
  entry: number;
  id: string;
  by?: number;
  sure?: boolean;
}
/**
 * A table, with all that a phone keeps of it for when there is no connection.
 */
export interface CompanionInfo {
  code: string;
  opening: Opening;
  money: Money;
  deeds: Deed[];
  resale: {
    [k: string]: number;
  };
  mine: number[];
  told: CompanionTold;
}
/**
 * How one game counts.
 */
export interface Money {
  name: string;
  least: number;
  most: number;
  start: number;
  step: number;
  units: never[][];
  quick: Button[];
  count: string;
  deeds?: string;
  target?: number;
  doubles_with_mortgage?: boolean;
  interest_on?: string;
  interest_once?: boolean;
}
/**
 * A button for what happens often.
 */
export interface Button {
  name: string;
  way: string;
  amounts?: number[];
}
/**
 * What is printed on a deed.
 */
export interface Deed {
  name: string;
  kind: string;
  fr: string;
  en: string;
  group: string;
  price: number;
  mortgage: number;
  build: number;
  rents: number[];
}
/**
 * What is new: entries, where the table stands, and which accounts have a phone.
 */
export interface CompanionTold {
  entries: Entry[];
  standing: Standing;
  seats: number[];
  phones: number;
}
/**
 * One line of history: who did what, when, and what it moved. Never changed, never deleted.
 */
export interface Entry {
  n: number;
  what: string;
  lines?: never[][];
  at?: number;
  by?: number;
  id?: string;
  about?: string;
  parts?: number[];
  corrects?: number;
  asks?: number;
  deeds?: DeedChange[];
  refused?: string;
  rule?: string;
  expected?: number;
  sure?: boolean;
}
/**
 * Where a table stands after its last entry. All sums are ready: a phone needs to know no rule.
 */
export interface Standing {
  n: number;
  balances: number[];
  wealth: number[];
  ranking: never[][];
  out?: number[];
  asked?: {
    [k: string]: number[];
  };
  undone?: {
    [k: string]: number;
  };
  deeds?: {
    /**
     * @minItems 3
     * @maxItems 3
     */
    [k: string]: never[];
  };
  rents?: {
    [k: string]: number[];
  };
  lifts?: {
    /**
     * @minItems 3
     * @maxItems 3
     */
    [k: string]: never[];
  };
}
/**
 * The key of a phone, to be kept there, and the table.
 */
export interface CompanionJoined {
  token: string;
  table: CompanionInfo;
}
/**
 * The entry that a command made, durable by now, or made before; and where the table stands.
 */
export interface CompanionAnswer {
  entry: Entry;
  standing: Standing;
}
