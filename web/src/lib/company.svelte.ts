/**
 * The company at the table: the bots' words, people's messages and emotes at the portraits, and big moments. They block
 * nothing and belong to no state of the game.
 */
import { EMOTES } from "../characters/emotes";
import type { GamePiece } from "../games/contract";
import { Happenings, type Shown } from "./happenings";
import { t, words } from "./i18n.svelte";
import { wordsOf } from "./log.svelte";
import { pause } from "./motion";
import { MOMENT_MS, Moments, STILL_MS, type BigMoment } from "./moments";
import { isSaid, moodOf, Sayings, type Saying } from "./sayings";
import { settings } from "./settings.svelte";
import { momentSound, sound } from "./sounds";
import { storyOf, type Step } from "./story";
import type { Columns, Edition, Noted, TableInfo, Told } from "./wire";

const WORDS_MS = 2400;
const MESSAGE_MS = 4000;
const MS_PER_LETTER = 40;
const EMOTE_MS = 1600;
const STILL_EMOTE_MS = 2000;
const BETWEEN_EMOTES_MS = 3000;
const A_MINUTE_MS = 60_000;
const MOST_A_MINUTE = 5;

/** Words or an emote at a seat's portrait. */
export interface Bubble {
  key: number;
  seat: number;
  kind: "words" | "message" | "emote";
  text: string;
  /** The situation of a bot's words. */
  situation?: string;
}

/** A big moment, with the columns around it. */
export interface ShownMoment extends BigMoment {
  before: Columns;
  after: Columns;
  ms: number;
  still: boolean;
}

/** Tells what is said and shown about each answer of a game, from the first on. */
export class Storyteller {
  private readonly happenings: Happenings;
  private readonly sayings: Sayings;
  private readonly moments = new Moments();

  constructor(edition: Edition, piece: GamePiece | null, info: TableInfo) {
    this.happenings = new Happenings(edition, piece?.wholes);
    this.sayings = new Sayings(
      info.commitment,
      info.seats.map((seat) => seat.character ?? ""),
    );
  }

  hear(shown: Shown): { saying: Saying | null; moment: BigMoment | null } {
    const happenings = this.happenings.hear(shown);
    return { saying: this.sayings.hear(happenings), moment: this.moments.hear(happenings) };
  }

  /** Return the words at every step of a story. */
  tell(steps: Step[]): (Saying | null)[] {
    let before = steps[0]?.scene.columns ?? {}; // groups of the opening are not news
    return steps.map(({ facts, scene }) => {
      const { saying } = this.hear({ facts, before, after: scene.columns, winners: scene.over ? scene.winners : [] });
      before = scene.columns;
      return saying;
    });
  }
}

/** The parts of the table that are needed here. */
interface Host {
  readonly id: string;
  readonly info: TableInfo | null;
  readonly edition: Edition | null;
  readonly piece: GamePiece | null;
  readonly me: number;
}

const isEmote = ({ phrase = "" }: Noted): boolean => phrase in EMOTES;

export const isStill = (): boolean => !settings.speed || matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Company {
  bubbles = $state.raw<Bubble[]>([]);
  moment = $state.raw<ShownMoment | null>(null);
  /** The bots' words shown so far, for tests and programs. */
  readonly spoken: { seq: number; key: string }[] = [];
  private teller: Storyteller | null = null;
  private loading: Promise<void> | null = null;
  /** Answers that arrived while the story was being loaded. */
  private waiting: { seq: number; shown: Shown }[] = [];
  /** True if the machine is too slow for the rays of a moment. */
  plain = $state(false);
  /** Messages of others that nobody has read here. */
  unread = $state(0);
  /** The number of open chats, and the times of my last emotes. */
  private readers = 0;
  private reactions = $state.raw<number[]>([]);
  private keys = 0;
  private skipper = new AbortController();

  constructor(
    private readonly host: Host,
    private readonly announce: (text: string) => void,
  ) {}

  /** Answers may have been missed: the story is loaded again before the next words. */
  forget(): void {
    this.teller = null;
    this.loading = null;
    this.waiting = [];
  }

  /** An answer was shown; `seen` is false if its animations were skipped. */
  hear(told: Told, before: Columns, after: Columns, seen: boolean): void {
    const shown = { facts: told.facts, before, after, winners: told.over ? (told.winners ?? []) : [] };
    if (told.facts.some(([word]) => word === "threw" || word === "rolled")) this.close("words");
    if (this.teller) return this.tell(told.seq, shown, seen);
    this.waiting.push({ seq: told.seq, shown });
    this.loading ??= this.load(told.seq - 1).catch(() => this.forget());
  }

  private async load(upTo: number): Promise<void> {
    const { edition, piece, info, id } = this.host;
    if (!edition || !info) return this.forget();
    const { waiting } = this;
    const [steps] = await Promise.all([
      upTo <= 0 || !info.seats.some((seat) => seat.character) ? [] : storyOf(id, upTo),
      words.loadMore("characters", settings.lang, "who-felix"),
    ]);
    if (this.waiting !== waiting) return; // forgotten in the meantime
    const teller = new Storyteller(edition, piece, info);
    teller.tell(steps.filter((step) => step.seq <= upTo));
    this.teller = teller;
    this.waiting = [];
    for (const { seq, shown } of waiting) this.tell(seq, shown, false);
  }

  private tell(seq: number, shown: Shown, seen: boolean): void {
    const { saying, moment } = this.teller?.hear(shown) ?? {};
    if (saying) this.spoken.push({ seq, key: saying.key });
    if (!seen) return;
    if (moment && settings.moments !== "none") this.begin(moment, shown);
    if (saying && isSaid(saying.situation, settings.words)) this.speak(saying);
  }

  private speak({ seat, situation, key }: Saying): void {
    const text = t(key);
    this.add({ seat, kind: "words", text, situation }, WORDS_MS);
    const name = this.host.info?.seats[seat]?.name ?? "";
    if (settings.talk === "full") this.announce(t("bot-said", { name, text }));
  }

  /** A person says something: it stands at the portrait, and in the chat. */
  receive(event: Noted): void {
    this.say(event, wordsOf(event));
    if (event.seat === this.host.me || isEmote(event)) return;
    sound("message");
    this.note();
  }

  /** Show an emote or words at the portrait. */
  say(event: Noted, text: string): void {
    const { seat = -1, name = "", phrase = "" } = event;
    if (seat < 0) return;
    if (isEmote(event)) {
      this.add({ seat, kind: "emote", text: phrase }, isStill() ? STILL_EMOTE_MS : EMOTE_MS);
      if (seat !== this.host.me) this.announce(t(`react-said-${phrase}`, { name }));
    } else {
      this.add({ seat, kind: "message", text }, MESSAGE_MS + MS_PER_LETTER * text.length);
      if (seat !== this.host.me) this.announce(t("chat-said", { name, text }));
    }
  }

  // unread messages

  /** A message of another person has come. */
  note(): void {
    if (!this.readers || document.visibilityState === "hidden") this.unread += 1;
  }

  /** A chat is open until the returned function is called. */
  read = (): (() => void) => {
    const seen = (): void => {
      if (document.visibilityState !== "hidden") this.unread = 0;
    };
    this.readers += 1;
    seen();
    document.addEventListener("visibilitychange", seen);
    return () => {
      this.readers -= 1;
      document.removeEventListener("visibilitychange", seen);
    };
  };

  // my emotes

  mayReact(time: number): boolean {
    const recent = this.reactions.filter((at) => time - at < A_MINUTE_MS);
    return recent.length < MOST_A_MINUTE && time - (recent.at(-1) ?? 0) >= BETWEEN_EMOTES_MS;
  }

  /** Record an emote; false if it is too early. */
  react(time: number): boolean {
    const may = this.mayReact(time);
    if (may) this.reactions = [...this.reactions, time].slice(-MOST_A_MINUTE);
    return may;
  }

  private add(bubble: Omit<Bubble, "key">, ms: number): void {
    const key = this.keys++;
    this.bubbles = [...this.bubbles.filter(({ seat }) => seat !== bubble.seat), { key, ...bubble }];
    setTimeout(() => (this.bubbles = this.bubbles.filter((each) => each.key !== key)), ms);
  }

  private close(kind: Bubble["kind"]): void {
    if (this.bubbles.some((bubble) => bubble.kind === kind))
      this.bubbles = this.bubbles.filter((bubble) => bubble.kind !== kind);
  }

  /** Return the mood of a seat's face. */
  moodAt(seat: number): ReturnType<typeof moodOf> {
    const situation = this.bubbles.find((bubble) => bubble.seat === seat)?.situation;
    return situation ? moodOf(situation) : "calm";
  }

  private begin(moment: BigMoment, { before, after }: Shown): void {
    const still = isStill();
    const ms = still ? STILL_MS : (MOMENT_MS[moment.kind] * (settings.moments === "short" ? 0.5 : 1)) / settings.speed;
    this.skipper = new AbortController();
    this.moment = { ...moment, before, after, ms, still };
    momentSound(moment.kind);
  }

  /** Wait until the moment is over; a still picture delays nothing. */
  async watch(skipped: AbortSignal): Promise<void> {
    const { moment } = this;
    if (!moment) return;
    const { skipper } = this;
    skipped.addEventListener("abort", () => skipper.abort());
    const over = this.end(moment, skipper.signal);
    if (!moment.still) await over;
  }

  private async end(moment: ShownMoment, signal: AbortSignal): Promise<void> {
    await pause(moment.ms, signal);
    if (this.moment === moment) this.moment = null;
  }

  /** End the moment: the player has touched something, or is asked. */
  skip(): void {
    this.skipper.abort();
    this.moment = null;
  }
}
