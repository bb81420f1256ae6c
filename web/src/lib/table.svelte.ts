/**
 * A table as this browser knows it. What the server told is true at once (`truth`); what is shown follows it fact by
 * fact (`view`, `ask`), and catches up whenever the player wants. Nothing in here knows a rule.
 */
import type { FluentBundle } from "@fluent/bundle";
import type { GamePiece, Motion, Player, SeatLook } from "../games/contract";
import { pieceOf } from "../games/registry";
import { api, history } from "./api";
import { gameBundle, t } from "./i18n.svelte";
import { Sayings } from "./sayings";
import { settings } from "./settings.svelte";
import { sound, soundOf } from "./sounds";
import { TableSocket, type Answer, type Event, type Link } from "./socket";
import {
  isSpan,
  type Ask,
  type Columns,
  type Edition,
  type Fact,
  type Noted,
  type Offered,
  type OwnNames,
  type Past,
  type Pending,
  type Previewed,
  type Said,
  type TableInfo,
  type Told,
  type Welcome,
} from "./wire";

export const TOKENS = ["balloon", "fox", "cup", "key", "umbrella", "cactus"];

/** A line of the log; its sentence is made when it is shown, in the language of the moment. */
export interface LogLine {
  key: number;
  seq: number;
  kind: "fact" | "turn" | "note" | "chat";
  seat: number;
  fact?: Fact;
  note?: Noted;
  turn?: number;
  by?: string;
}

/** A question as it is put on the table. */
export interface Put {
  ask: Ask;
  pending: Pending[];
  question: number;
  turn: number;
  deadline: number;
  /** When an answer counts at the earliest, so that its haste tells nobody anything; 0 for at once. */
  notBefore: number;
}

/** A sentence in the making: nothing has been said yet, and it can be taken back. */
export interface Draft extends Put {
  say: Said[];
  aside: boolean;
  changed: Columns;
  /** The question that it began with: where that is asked again, the draft goes on. */
  began: string;
}

export interface Refusal {
  reason: string;
  rule: string;
}

export interface Sample {
  turn: number;
  seq: number;
  cash: number[];
}

const NOBODY: Ask = { ask: null };

export class TableState {
  link = $state<Link>("connecting");
  why = $state("");
  lostAt = $state(0);
  resumed = $state(false);
  info = $state.raw<TableInfo | null>(null);
  edition = $state.raw<Edition | null>(null);
  piece = $state.raw<GamePiece | null>(null);
  private bundle = $state.raw<FluentBundle | null>(null);
  private named = $state.raw<OwnNames>({});

  me = $state(-1);
  view = $state.raw<Columns | null>(null);
  put = $state.raw<Put>({ ask: NOBODY, pending: [], question: -1, turn: -1, deadline: 0, notBefore: 0 });
  over = $state(false);
  winners = $state.raw<number[]>([]);
  clocks = $state.raw<number[]>([]);
  clockAt = $state(0);
  skew = 0;

  log = $state<LogLine[]>([]);
  samples: Sample[] = [];
  offers = $state.raw<Offered[]>([]);
  draft = $state.raw<Draft | null>(null);
  /** The verb that was chosen and is on its way. */
  sending = $state<Said | null>(null);
  slow = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** Motions are being played. */
  playing = $state(false);
  dice = $state.raw<number[]>([]);
  lastCard = $state.raw<{ deck: number; card: number } | null>(null);
  ceiling = $state.raw<{ lot: number; amount: number } | null>(null);
  /** What happened while this page was away. */
  caught = $state.raw<LogLine[]>([]);
  /** Around one screen: who is to take it. Until they say that they are there, the table is covered. */
  private next = $state(-1);
  unread = $state(0);

  private truth: { columns: Columns; put: Put; over: boolean; winners: number[] } | null = null;
  private queue: Told[] = [];
  private skipper = new AbortController();
  private player: Player | null = null;
  private shell: ((motion: Motion) => Promise<void> | void) | null = null;
  private keys = 0;
  private round = 0;
  readonly socket: TableSocket;

  constructor(
    readonly id: string,
    private readonly announce: (text: string, loud?: boolean) => void,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new TableSocket(
      `${scheme}://${location.host}/api/tables/${id}/socket`,
      (event) => this.hear(event),
      (link, reason) => this.linked(link, reason),
    );
  }

  // its life

  open(): void {
    this.socket.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket.close();
  }

  private hurry = (): void => {
    if (document.visibilityState === "visible") {
      this.unread = 0;
      this.socket.hurry();
    }
  };

  private linked(link: Link, reason: string): void {
    if (link === "lost" && this.link === "open") this.lostAt = Date.now();
    if (link === "open" && this.link === "lost" && this.lostAt) {
      this.resumed = true;
      this.announce(t("back-again"));
      setTimeout(() => (this.resumed = false), 2500);
      this.lostAt = 0;
    }
    this.link = link;
    this.why = reason;
  }

  /** The edition and its texts; again when the language changes. */
  async dress(lang: "fr" | "en"): Promise<void> {
    const info = this.info;
    if (!info) return;
    const [edition, bundle, piece, named] = await Promise.all([
      this.edition?.game === info.game ? this.edition : api.ownEdition(this.id),
      gameBundle(info.game, lang),
      this.piece ?? pieceOf(info.game),
      api.named(info.game, info.variant, lang),
    ]);
    this.named = named;
    this.edition = edition;
    this.bundle = bundle;
    this.piece = piece;
    if (this.next >= 0 && !this.hasHands) void this.uncover();
  }

  // around one screen

  /** The seats of the people who share this screen; empty for one person alone. */
  yours = $derived.by((): number[] => this.info?.yours ?? []);

  private hasHands = $derived.by(() => this.edition !== null && Object.values(this.edition.secret).includes("hand"));

  /** Whose eyes the covered table waits for; -1 when it lies open. */
  curtain = $derived.by(() => (this.yours.length > 1 && this.hasHands ? this.next : -1));

  /** Whom sentences call "you": nobody when several people read them together. */
  reader = $derived.by(() => (this.yours.length > 1 ? -1 : this.me));

  /** Another of us comes to the screen. Where nobody holds a hand there is nothing to cover. */
  pass(seat: number): void {
    this.next = seat;
    if (!this.edition) return; // covered in any case until it is known: `dress` goes on
    if (!this.hasHands) void this.uncover();
    else this.announce(t("pass-screen", { name: this.say?.seat(seat) ?? "" }), true);
  }

  /** Whom we waited for is there: only now the server tells what that seat may see. */
  async uncover(): Promise<void> {
    if (this.next === this.me) this.next = -1;
    else if (this.next >= 0) await this.socket.send({ type: "front", seat: this.next });
  }

  // how it is said and drawn

  say = $derived.by(() => {
    if (!this.edition || !this.bundle || !this.info) return null;
    const names = this.info.seats.map((seat) => seat.name ?? "");
    return new Sayings(this.edition, settings.lang, this.bundle, names, this.named);
  });

  seats = $derived.by((): SeatLook[] => {
    const dress = this.piece?.dress;
    const looks = this.looks();
    const { view, edition } = this;
    return dress && view && edition ? looks.map((look) => dress(look, view, edition)) : looks;
  });

  private looks(): SeatLook[] {
    return (this.info?.seats ?? []).map((seat, i) => ({
      seat: i,
      name: seat.name || t("seat-open"),
      colour: `var(--seat-${((seat.colour || i) % 6) + 1})`,
      token: TOKENS[(seat.token || i) % TOKENS.length] ?? "balloon",
      bot: seat.kind === "bot" || !!seat.stands_in,
      you: i === this.me,
      away: seat.kind === "player" && !seat.present,
      out: !!seat.out || (Array.isArray(this.view?.ring) && !(this.view.ring as number[]).includes(i)),
    }));
  }

  /** The game was broken off: nobody is asked anything any more. */
  stopped = $derived.by(() => this.info?.status === "aborted");

  /** The question that I may answer now: my own draft, the question put to me, or what I may say meanwhile. */
  mine = $derived.by((): Ask | null => {
    if (this.stopped) return null;
    if (this.draft) return this.draft.ask;
    if (this.over || this.me < 0 || this.curtain >= 0) return null;
    const ask = this.put.ask;
    return ask.seat === this.me && ask.choices != null ? ask : null;
  });

  aside = $derived.by((): Ask | null =>
    this.me < 0 || this.over || this.stopped ? null : (this.put.ask.aside ?? null),
  );

  frames = $derived.by((): Pending[] => (this.draft ? this.draft.pending : this.put.pending));

  /** The columns as they would be after what the draft has said so far. */
  drafted = $derived.by((): Columns => (this.draft ? { ...this.view, ...this.draft.changed } : (this.view ?? {})));

  /** Whether answers may be given: connected, and nothing on its way. */
  ready = $derived.by(
    () => this.link === "open" && this.sending === null && !this.info?.paused && this.info?.status !== "over",
  );

  clockOf(seat: number, now: number): number | null {
    const left = this.clocks[seat];
    if (left === undefined || !this.info?.clock?.bank) return null;
    const running = this.put.ask.seat === seat && !this.info.paused && !this.over;
    return running ? Math.max(0, left - (now + this.skew - this.clockAt)) : left;
  }

  // what the server says

  private hear(event: Event): void {
    switch (event.type) {
      case "welcome":
        return this.welcome(event);
      case "told":
        return this.told(event);
      case "noted":
        return this.noted(event);
      case "table":
        this.info = event.table;
        if (!this.yours.includes(this.me)) this.me = event.table.you ?? -1;
        return;
      case "offered":
        this.offers = [...this.offers.filter((each) => each.offer !== event.offer), event];
        if (event.to === this.me) {
          sound("message");
          this.announce(t("offer-arrives", { name: this.say?.seat(event.seat) ?? "" }), true);
        }
        return;
      case "offer_gone":
        this.offers = this.offers.filter((each) => each.offer !== event.offer);
        return;
    }
  }

  private welcome(event: Welcome): void {
    const first = this.truth === null;
    const turned = !first && event.seat !== this.me;
    this.info = event.table;
    this.me = event.seat;
    this.socket.front = this.yours.length > 1 ? event.seat : null;
    if (this.next === event.seat) this.next = -1;
    this.skew = event.now - Date.now();
    this.offers = event.offers ?? [];
    this.clocks = event.clocks ?? [];
    this.clockAt = event.now;
    if (this.draft && turned) this.draft = null;
    this.sending = null;
    if (!event.view) return;
    const view = event.view;
    const put: Put = {
      ask: view.ask as Ask,
      pending: view.pending as Pending[],
      question: event.question,
      turn: view.turn,
      deadline: event.deadline ?? 0,
      notBefore: event.not_before ?? 0,
    };
    for (const told of this.queue) for (const fact of told.facts) this.write(told.seq, fact as Fact, told.said.by, {});
    this.queue = [];
    this.skip();
    this.truth = { columns: view.columns, put, over: view.over, winners: view.winners };
    const missed = event.missed;
    if (turned) {
      // what the last one was told in confidence is not for the next
      this.log = [];
      this.caught = [];
      this.lastCard = null;
      this.refusal = null;
      void this.recall(event.seq, event.seat);
    } else if (missed) {
      const before = this.log.length;
      for (const past of missed) this.remember(past as Past | Noted);
      if (!first && missed.length) this.caught = this.log.slice(before);
    } else if (event.seq >= 0) {
      void this.recall(event.seq);
    }
    if (first && this.yours.length > 1) this.next = event.seat;
    this.settle();
  }

  /** The whole story, when it is longer than what the welcome brings, or when somebody else reads it. */
  private async recall(upTo: number, seat?: number): Promise<void> {
    const lines: (Told | Noted)[] = [];
    try {
      await history(this.id, upTo, (line) => line.type !== "opening" && lines.push(line), seat);
    } catch {
      if (!lines.length) return;
    }
    if (seat !== undefined && seat !== this.me) return;
    const later = this.log.filter((line) => line.seq > upTo);
    this.log = [];
    this.round = 0;
    for (const line of lines) this.remember(line);
    this.log.push(...later);
  }

  private told(event: Told): void {
    if (!this.truth) return;
    const put: Put = {
      ask: event.ask as Ask,
      pending: event.pending as Pending[],
      question: event.question,
      turn: event.turn ?? -1,
      deadline: event.deadline ?? 0,
      notBefore: event.not_before ?? 0,
    };
    this.truth = {
      columns: { ...this.truth.columns, ...event.changed },
      put,
      over: event.over ?? false,
      winners: event.winners ?? [],
    };
    this.clocks = event.clocks ?? this.clocks;
    this.clockAt = event.at;
    if (event.said.seat !== this.me && document.visibilityState === "hidden") this.unread += 1;
    this.queue.push(event);
    if (!this.playing) void this.play();
  }

  private noted(event: Noted): void {
    this.remember(event);
    if (event.clocks?.length) {
      this.clocks = event.clocks;
      this.clockAt = event.at;
    }
    if (event.word === "chat" && event.seat !== this.me) sound("message");
    else if (event.word !== "chat") this.announce(this.note(event));
  }

  note(event: Noted): string {
    const key = `notice-${event.word.replaceAll("_", "-")}`;
    return t(key, {
      name: event.name ?? "",
      bot: event.bot ?? "",
      seconds: event.seconds ?? 0,
      text: event.text ?? "",
    });
  }

  // what is shown

  onplayer = (player: Player): void => {
    this.player = player;
  };

  onshell(player: Player): void {
    this.shell = player;
  }

  /** Show the end of the queue now. */
  skip(): void {
    this.skipper.abort();
    this.skipper = new AbortController();
  }

  private async play(): Promise<void> {
    this.playing = true;
    while (this.queue.length) {
      const told = this.queue[0];
      if (!told) break;
      const quick = !settings.speed || document.visibilityState === "hidden" || this.queue.length > 8;
      const before = this.view ?? {};
      const after = { ...before, ...told.changed };
      const signal = this.skipper.signal;
      for (const fact of told.facts) {
        this.write(told.seq, fact as Fact, told.said.by, after);
        const [word, seat, ...ints] = fact as [string, number, ...number[]];
        if (quick) {
          this.note_fact(word, ints);
          continue;
        }
        const hurry = 1 + 0.6 * Math.max(0, this.queue.length - 1);
        const ms = (base: number): number => Math.max(1, base / (settings.speed || 1) / hurry);
        const motion: Motion = { fact: fact as Fact, word, seat, ints, before, after, ms, signal };
        soundOf(word, seat, word === "paid" ? (ints[1] ?? -1) : -1, this.me);
        this.note_fact(word, ints);
        await Promise.all([this.player?.(motion), this.shell?.(motion)]);
        if (signal.aborted) {
          for (const rest of told.facts.slice(told.facts.indexOf(fact) + 1)) {
            this.write(told.seq, rest as Fact, told.said.by, after);
            this.note_fact(rest[0] as string, rest.slice(2) as number[]);
          }
          break;
        }
      }
      if (this.queue[0] !== told) continue; // a welcome came in between: it has shown everything
      this.queue.shift();
      this.view = after;
      if (signal.aborted) {
        for (const rest of this.queue)
          for (const fact of rest.facts) this.write(rest.seq, fact as Fact, rest.said.by, {});
        this.queue = [];
      }
    }
    this.playing = false;
    this.settle();
  }

  private note_fact(word: string, ints: number[]): void {
    if ((word === "threw" || word === "rolled" || word === "threw_to_start") && ints.length >= 2) {
      this.dice = ints.slice(0, 2);
      this.lastCard = null;
    }
    if (word === "drew" && ints.length >= 2) this.lastCard = { deck: ints[0] ?? 0, card: ints[1] ?? 0 };
  }

  /** What is shown becomes what is true, and the question is put. */
  private settle(): void {
    const truth = this.truth;
    if (!truth) return;
    const asked = truth.put.ask.seat === this.me && truth.put.ask.choices != null;
    const again = this.put.question === truth.put.question && this.put.ask.seat === truth.put.ask.seat;
    this.view = truth.columns;
    if (!again) this.refusal = null;
    this.put = truth.put;
    const ended = truth.over && !this.over;
    this.over = truth.over;
    if (!again || truth.over) void this.redraft();
    this.winners = truth.winners;
    this.sample();
    if (ended) sound("win");
    const to = truth.put.ask.seat ?? -1;
    if (truth.over) this.next = -1;
    else if (to !== this.me && this.yours.includes(to) && !truth.put.ask.nature) return this.pass(to);
    if (asked && !again && !truth.over) {
      if (this.bidsForMe()) return;
      sound("turn");
      if (this.say) {
        const question = this.say.ask(truth.put.ask, truth.put.pending, truth.columns, true);
        this.announce(`${t("your-turn", { name: this.say.seat(this.me) })}. ${question}`, true);
      }
    }
  }

  private sample(): void {
    const { view, edition } = this;
    const worth = this.piece?.worth;
    const figures = worth && view && edition ? this.seats.map((_, p) => worth(view, p, edition)) : view?.cash;
    if (figures) this.samples.push({ turn: this.round, seq: this.socket.have, cash: [...(figures as number[])] });
  }

  private bidsForMe(): boolean {
    const { ask, pending } = this.put;
    const top = pending[0];
    const ceiling = this.ceiling;
    if (!ceiling || !top || top.lot !== ceiling.lot || !isSpan(ask.choices)) return false;
    const next = ask.choices.from + ask.choices.step;
    const bid = next <= Math.min(ceiling.amount, ask.choices.to) ? next : ask.choices.from;
    if (bid === ask.choices.from) this.ceiling = null;
    void this.answer(bid);
    return true;
  }

  // the log

  private remember(event: Told | Past | Noted): void {
    if (event.type === "noted") {
      const kind = event.word === "chat" ? "chat" : "note";
      this.log.push({ key: this.keys++, seq: event.seq, kind, seat: event.seat ?? -1, note: event });
      return;
    }
    for (const fact of event.facts) {
      this.write(event.seq, fact as Fact, event.said.by, {});
      this.note_fact(fact[0] as string, fact.slice(2) as number[]);
    }
  }

  private write(seq: number, fact: Fact, by: string, after: Columns): void {
    const [word, seat, a] = fact as [string, number, number?];
    if (word === "turn") {
      this.round = a ?? this.round + 1;
      this.log.push({ key: this.keys++, seq, kind: "turn", seat, turn: this.round, by });
      return;
    }
    this.log.push({ key: this.keys++, seq, kind: "fact", seat, fact, by });
    if (Object.keys(after).length && this.say && seat !== this.me) {
      const line = this.say.fact(fact, this.me);
      if (line) this.announce(line);
    }
  }

  get turnNumber(): number {
    return this.round;
  }

  // what I say

  /** Answer the question that waits, with a word or a whole sentence. */
  async answer(say: Said | Said[]): Promise<Answer | null> {
    if (!this.ready) return null;
    return this.sent("say", say);
  }

  /** Choose one answer: if it only leads to a further question of mine, it becomes a draft; else it is said. */
  async choose(choice: Said, aside = false): Promise<void> {
    if (!this.ready) return;
    const draft = this.draft;
    const ask = draft ? draft.ask : aside ? this.aside : this.mine;
    if (!ask) return;
    const say = [...(draft?.say ?? []), choice];
    const whole = draft?.aside ?? aside;
    this.refusal = null;
    // One card of a payment is never said alone: it could not be taken back.
    if (!draft && !whole && ((choice === ask.silence && ask.of !== "card") || ask.of === "money")) {
      await this.sent("say", choice);
      return;
    }
    this.sending = choice;
    const answer = await this.socket.send({ type: "preview", say });
    this.sending = null;
    if (answer.type === "refused") {
      this.refuse(answer.reason, answer.rule ?? "");
      return;
    }
    if (answer.type !== "previewed") return;
    const next = answer.ask as Ask;
    const goesOn = next.seat === this.me && next.choices != null && !answer.facts.length && !answer.over;
    const back = !whole && JSON.stringify(answer.pending) === JSON.stringify(this.put.pending);
    if (goesOn && back && draft)
      this.draft = null; // it has led to where it began
    else if (goesOn && !back) {
      this.draft = {
        ask: next,
        pending: answer.pending as Pending[],
        question: this.put.question,
        turn: this.me,
        deadline: this.put.deadline,
        notBefore: this.put.notBefore,
        began: draft?.began ?? this.where(),
        say,
        aside: whole,
        changed: answer.changed,
      };
    } else await this.sent("say", say);
  }

  /** One step of the draft back; out of it at its beginning. */
  async takeBack(): Promise<void> {
    const draft = this.draft;
    if (!draft || this.sending !== null) return;
    this.refusal = null;
    const say = draft.say.slice(0, -1);
    if (say.length && this.link === "open") await this.drafts(draft, say);
    else this.draft = null;
  }

  /** Others have spoken meanwhile: what was drafted stays if the same is asked again and it is still allowed. */
  private async redraft(): Promise<void> {
    const draft = this.draft;
    if (!draft) return;
    const { ask } = this.put;
    // What I meant to say aside I may still want to say when I am asked myself; not the other way round.
    const aside = draft.aside && ask.seat !== this.me;
    const here = draft.aside || draft.began === this.where();
    if (here && !this.over) await this.drafts({ ...draft, aside, began: this.where() }, draft.say);
    else this.draft = null;
  }

  /** The draft becomes this sentence, as far as the server allows it. */
  private async drafts(draft: Draft, say: Said[]): Promise<void> {
    this.draft = draft;
    this.sending = say[say.length - 1] ?? "";
    const answer = await this.socket.send({ type: "preview", say });
    this.sending = null;
    if (this.draft !== draft) return; // it was sent or given up meanwhile
    if (answer.type !== "previewed") {
      // Where nobody may speak aside just now, a draft waits for the next moment.
      const waits = draft.aside && answer.type === "refused" && answer.reason === "not_your_word";
      if (!waits) this.draft = null;
      return;
    }
    const { question, deadline, notBefore } = this.put;
    const pending = answer.pending as Pending[];
    this.draft = {
      ...draft,
      question,
      deadline,
      notBefore,
      say,
      ask: answer.ask as Ask,
      pending,
      changed: answer.changed,
    };
  }

  /** What is asked of whom now, in whose turn: the same words again mean that somebody else only put in a word. */
  private where(): string {
    const { ask, turn } = this.put;
    return `${this.me} ${ask.seat} ${ask.ask} ${turn}`;
  }

  cancel(): void {
    this.draft = null;
    this.refusal = null;
  }

  async preview(say: Said[]): Promise<Previewed | null> {
    const answer = await this.socket.send({ type: "preview", say });
    if (answer.type === "previewed") return answer;
    if (answer.type === "refused") this.refuse(answer.reason, answer.rule ?? "");
    return null;
  }

  /** A proposal that waits outside the game. */
  async propose(say: Said[]): Promise<boolean> {
    const answer = await this.sent("propose", say);
    return answer?.type === "ack";
  }

  async sent(type: "say" | "propose", say: Said | Said[]): Promise<Answer | null> {
    if (this.link !== "open") return null;
    this.sending = Array.isArray(say) ? (say[say.length - 1] ?? "") : say;
    const slow = setTimeout(() => (this.slow = true), 3000);
    const answer = await this.socket.send({ type, question: this.put.question, say });
    clearTimeout(slow);
    this.slow = false;
    this.sending = null;
    if (answer.type === "ack") {
      this.draft = null;
      this.refusal = null;
      this.skip();
    } else if (answer.type === "refused") this.refuse(answer.reason, answer.rule ?? "");
    return answer;
  }

  async whyNot(say: Said | Said[]): Promise<Refusal | null> {
    const answer = await this.socket.send({ type: "why", say });
    if (answer.type !== "reason" || answer.legal) return null;
    this.refuse(answer.reason ?? "", answer.rule ?? "");
    return this.refusal;
  }

  private refuse(reason: string, rule: string): void {
    if (reason === "stale" || reason === "interrupted") return;
    this.refusal = { reason, rule };
    sound("refusal");
    if (this.say) this.announce(this.say.why(reason, rule), true);
  }
}
