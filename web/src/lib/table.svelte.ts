/**
 * A table in this browser, composed of its parts. `truth` is the server's current state; the shown state follows it
 * fact by fact. Components read and call; only the parts change state. No rule of any game is known here.
 */
import type { Player } from "../games/contract";
import { Appearance } from "./appearance.svelte";
import { Around } from "./around";
import { byItself, QUESTION_SHOWN_MS } from "./assist";
import { Bidding } from "./bidding.svelte";
import { Clocks, now } from "./clock.svelte";
import { Connection } from "./connection.svelte";
import { Drafting, type Draft, type Refusal } from "./drafting.svelte";
import { t } from "./i18n.svelte";
import { Log, noticeOf, type LogLine } from "./log.svelte";
import { Offers } from "./offers.svelte";
import { People } from "./people.svelte";
import { Playback } from "./playback.svelte";
import { after, NOBODY, NOTHING, withAnswer, withFact, withPast, withSpeaker, withView } from "./projection";
import type { Drawn, Prompt, Scene } from "./projection";
import { settings } from "./settings.svelte";
import type { Lang } from "./wire.gen";
import { Sharing } from "./sharing.svelte";
import type { Event, Link } from "./socket";
import { sound, soundOf } from "./sounds";
import { undoStateOf } from "./undo";
import type { Ask, Columns, Fact, Noted, Offered, Pending, Said, TableInfo, Told, UndoState, Welcome } from "./wire";

export class TableState {
  private table = $state.raw<TableInfo | null>(null);
  private seat = $state(-1);
  /** The current state and the shown state; null before the start. */
  private truth = $state.raw<Scene | null>(null);
  private shown = $state.raw<Scene | null>(null);

  readonly connection: Connection;
  private readonly clocks = new Clocks();
  readonly journal = new Log();
  readonly offers: Offers;
  readonly around: Around;
  readonly bidding = new Bidding();
  readonly people = new People();
  private readonly appearance: Appearance;
  private readonly playback: Playback;
  readonly sharing: Sharing;
  readonly drafting: Drafting;

  constructor(
    readonly id: string,
    private readonly announce: (text: string, loud?: boolean) => void,
  ) {
    const back = (): void => announce(t("back-again"));
    this.connection = new Connection(id, (event) => this.hear(event), back);
    this.offers = new Offers((command) => this.connection.send(command));
    this.around = new Around((command) => this.connection.send(command));
    this.appearance = new Appearance(this);
    this.sharing = new Sharing(this, (seat) => this.connection.send({ type: "front", seat }), announce);
    this.playback = new Playback({
      columns: () => this.view ?? {},
      begin: (told) => this.begins(told),
      fact: (told, fact, moving) => this.showFact(told, fact, moving),
      done: (told) => this.show((scene) => withAnswer(scene, told)),
      settle: () => this.settle(),
    });
    this.drafting = new Drafting(this, {
      send: (command) => this.connection.send(command),
      said: () => this.playback.skip(),
      refused: ({ reason, rule }) => {
        sound("refusal");
        if (this.say) announce(this.say.why(reason, rule), true);
      },
    });
  }

  open = (): void => {
    this.connection.open();
    this.playback.open();
  };
  close = (): void => {
    this.playback.close();
    this.connection.close();
  };

  async dress(lang: Lang): Promise<void> {
    await this.appearance.load(lang);
    this.sharing.known();
  }

  // seats, appearance

  get info(): TableInfo | null {
    return this.table;
  }
  /** My seat, or the one in front of the screen; -1 for a spectator. */
  get me(): number {
    return this.seat;
  }
  get link(): Link {
    return this.connection.link;
  }
  get edition() {
    return this.appearance.edition;
  }
  get piece() {
    return this.appearance.piece;
  }
  get say() {
    return this.appearance.say;
  }
  get seats() {
    return this.appearance.seats;
  }
  /** True if I am bankrupt and the others play on. */
  get out(): boolean {
    return !this.over && (this.seats[this.seat]?.out ?? false);
  }
  /** The seats that share this screen; empty for a single player. */
  get yours(): number[] {
    return this.table?.yours ?? [];
  }
  get hasHands(): boolean | null {
    return this.edition && this.appearance.hasHands;
  }
  get curtain(): number {
    return this.sharing.curtain;
  }
  get reader(): number {
    return this.sharing.reader;
  }
  pass(seat: number): void {
    this.sharing.pass(seat);
  }

  // shown state

  /** The columns; null before the start. */
  get view(): Columns | null {
    return this.shown?.columns ?? null;
  }
  get prompt(): Prompt {
    return this.shown?.prompt ?? NOBODY;
  }
  get over(): boolean {
    return this.shown?.over ?? false;
  }
  get winners(): number[] {
    return this.shown?.winners ?? [];
  }
  get dice(): number[] {
    return this.shown?.dice ?? [];
  }
  get drawn(): Drawn | null {
    return this.shown?.card ?? null;
  }
  get recent(): Fact[] {
    return this.shown?.recent ?? [];
  }
  /** True while animations are being played. */
  get playing(): boolean {
    return this.playback.playing;
  }
  /** The seat to highlight: during animations the moving seat, then the seat asked. -1 for none. */
  get mover(): number {
    return this.playing ? (this.shown?.mover ?? -1) : (this.prompt.ask.seat ?? -1);
  }
  get log(): LogLine[] {
    return this.journal.lines;
  }
  get turnNumber(): number {
    return this.journal.round;
  }

  /** Register the animators of facts on the board and around it. */
  onplayer = (player: Player): void => this.playback.plays("board", player);
  onshell = (player: Player): void => this.playback.plays("table", player);

  skip(): void {
    this.playback.skip();
  }

  /** Return the remaining milliseconds of a seat; null without a clock. */
  clockOf(seat: number, now: number): number | null {
    const runs = this.truth?.prompt.ask.seat === seat && !this.table?.paused && !this.truth.over;
    return this.table?.clock?.bank ? this.clocks.of(seat, runs, now) : null;
  }
  get skew(): number {
    return this.clocks.skew;
  }

  // my possible answers

  /** True if the game was aborted. */
  stopped = $derived.by(() => this.table?.status === "aborted");

  running = $derived.by(() => !this.table?.paused && this.table?.status !== "over");

  /** The question put to me; null during animations. */
  asked = $derived.by((): Ask | null => {
    if (this.stopped || this.over || this.seat < 0 || this.curtain >= 0 || this.playing) return null;
    const { ask } = this.prompt;
    return ask.seat === this.seat && ask.choices != null ? ask : null;
  });

  /** My current question: that of my draft, or the one put to me. */
  mine = $derived.by((): Ask | null => (this.stopped ? null : (this.draft?.ask ?? this.asked)));

  /** My possible asides. */
  aside = $derived.by((): Ask | null =>
    this.seat < 0 || this.over || this.stopped ? null : (this.prompt.ask.aside ?? null),
  );

  frames = $derived.by((): Pending[] => this.draft?.pending ?? this.prompt.pending);

  /** The columns after the current draft. */
  drafted = $derived.by((): Columns => ({ ...this.view, ...this.draft?.changed }));

  get draft(): Draft | null {
    return this.drafting.draft;
  }
  get sending(): Said | null {
    return this.drafting.sending;
  }
  get slow(): boolean {
    return this.drafting.slow;
  }
  get refusal(): Refusal | null {
    return this.drafting.refusal;
  }
  get ready(): boolean {
    return this.drafting.ready;
  }
  choose(choice: Said, aside = false): Promise<void> {
    return this.drafting.choose(choice, aside);
  }
  answer(say: Said | Said[]): Promise<void> {
    return this.drafting.answer(say);
  }
  takeBack(): Promise<void> {
    return this.drafting.takeBack();
  }
  cancel(): void {
    this.drafting.cancel();
  }
  dismiss(): void {
    this.drafting.dismiss();
  }
  whyNot(say: Said | Said[]): Promise<void> {
    return this.drafting.whyNot(say);
  }

  // messages from the server

  private hear(event: Event): void {
    switch (event.type) {
      case "welcome":
        return this.welcome(event);
      case "told":
        return this.onTold(event);
      case "noted":
        return this.noted(event);
      case "table":
        this.table = event.table;
        this.undo = event.undo ?? null;
        if (!this.yours.includes(this.seat)) this.seat = event.table.you ?? -1;
        return;
      case "offered":
        return this.offered(event);
      case "offer_gone":
        return this.offers.gone(event, this.seat);
    }
  }

  private welcome(event: Welcome): void {
    const first = this.truth === null;
    const turned = !first && event.seat !== this.seat;
    this.table = event.table;
    this.undo = event.undo ?? null;
    this.seat = event.seat;
    this.connection.front(this.yours.length > 1 ? event.seat : null);
    this.clocks.skew = event.now - Date.now();
    this.offers.reset(event.offers ?? []);
    this.clocks.update(event.clocks ?? [], event.now);
    this.drafting.forget(turned);
    this.sharing.arrived(event.seat, first && !!event.view);
    if (!event.view) return;
    this.playback.flush();
    const missed = event.missed ?? null;
    const facts = (missed ?? []).flatMap((past) => (past.type === "past" ? past.facts : []));
    const previous = turned ? NOTHING : (this.shown ?? NOTHING);
    this.truth = withView(facts.reduce(withFact, previous), event.view, event);
    if (turned || (!missed && event.seq >= 0)) {
      // private information of the previous seat is not shown to the next
      if (turned) this.journal.clear();
      void this.recall(event.seq, turned ? event.seat : undefined);
    } else if (missed) this.journal.catchUp(missed, first);
    this.settle();
  }

  /** Load the whole story if it is longer than the welcome, or if another seat reads it. */
  private async recall(upTo: number, seat?: number): Promise<void> {
    const reader = this.seat;
    const facts = await this.journal.recall(this.id, upTo, seat, () => this.seat === reader);
    const past = facts.reduce(withFact, NOTHING);
    if (this.truth) this.truth = withPast(this.truth, past);
    if (this.shown) this.shown = withPast(this.shown, past);
  }

  /** What the host says about taking back my last answer; null for a spectator. */
  undo = $state.raw<UndoState | null>(null);
  undoState = $derived.by(() => undoStateOf(this.undo, this.journal.answers, this.seat, now.value + this.skew));

  private onTold(event: Told): void {
    if (!this.truth) return;
    this.undo = event.undo ?? null;
    this.journal.answered(event);
    this.truth = after(this.truth, event);
    this.clocks.update(event.clocks, event.at);
    this.playback.add(event);
  }

  private noted(event: Noted): void {
    this.journal.note(event);
    if (event.clocks?.length) this.clocks.update(event.clocks, event.at);
    if (event.word !== "chat") this.announce(noticeOf(event));
    else if (event.seat !== this.seat) sound("message");
  }

  private offered(event: Offered): void {
    this.offers.come(event);
    if (event.to !== this.seat) return;
    sound("message");
    this.announce(t("offer-arrives", { name: this.say?.seat(event.seat) ?? "" }), true);
  }

  // showing events

  private show(change: (scene: Scene) => Scene): void {
    this.shown = change(this.shown ?? NOTHING);
  }

  /** A move is shown: earlier refusals are outdated. */
  private begins(told: Told): void {
    this.drafting.dismiss();
    if (told.said.seat === this.seat) this.offers.past(); // a player who moves on has read it
    this.show((scene) => withSpeaker(scene, told));
  }

  private showFact(told: Told, fact: Fact, moving: boolean): void {
    const [word, seat, , to] = fact;
    this.show((scene) => withFact(scene, fact));
    this.journal.write(told.seq, fact, told.said.by);
    if (moving) soundOf(word, seat, word === "paid" ? (to ?? -1) : -1, this.seat);
    if (word !== "turn" && seat !== this.seat) this.announce(this.say?.fact(fact, this.seat) ?? "");
  }

  /** The shown state reaches the current one, and the question is put. */
  private settle(): void {
    const { truth } = this;
    if (!truth) return;
    const before = this.last;
    const { ask, question } = truth.prompt;
    const again = before.question === question && before.ask.seat === ask.seat;
    if (truth.over && !this.ended) sound("win");
    this.ended = truth.over;
    this.last = truth.prompt;
    this.shown = truth;
    if (!again) this.drafting.dismiss();
    if (!again || truth.over) void this.drafting.asked();
    if (truth.over) this.sharing.end();
    else if (!ask.nature && this.sharing.asked(ask.seat ?? -1)) return;
    if (this.asked && !again) this.putToMe(this.asked);
  }
  /** The last question put, and whether the end was shown. */
  private last: Prompt = NOBODY;
  private ended = false;

  private putToMe(ask: Ask): void {
    const bid = this.bidding.next(ask, this.prompt.pending[0]);
    if (bid !== null) return void this.answer(bid);
    sound("turn");
    const answer = byItself(ask, settings);
    if (answer !== null)
      setTimeout(() => this.asked === ask && void this.answer(answer), QUESTION_SHOWN_MS / (settings.speed || 1));
    if (!this.say) return;
    const question = this.say.ask(ask, this.prompt.pending, this.view ?? {}, true);
    this.announce(`${t("your-turn", { name: this.say.seat(this.seat) })}. ${question}`, true);
  }
}
