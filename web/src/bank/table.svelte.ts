/**
 * One companion table on this phone. Commands are stored until the server has made them durable, and are sent again
 * under the same id, in order, one at a time. Events arrive on a stream that reconnects by itself.
 */
import { ApiError } from "../lib/api";
import { balancesAfter, predictLines } from "./foresee";
import { backend } from "../lib/backend";
import { newId } from "../lib/id";
import { keepTable, Outbox } from "./kept";
import type { Answer, Command, Entry, Info, Standing, CompanionState, NewCommand } from "./wire";

const MAX_SILENCE_MS = 20_000; // the stream sends a heartbeat every eight seconds
const LONGEST_PAUSE = 3_000;
/** Temporary refusals: the command is sent again later. Any other refusal is final. */
const passing = (why: unknown): boolean => !(why instanceof ApiError) || why.status === 0 || why.status >= 429;

export async function ask<T>(method: string, path: string, body?: unknown, token = ""): Promise<T> {
  let answer: Response;
  try {
    const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
    if (token) headers.Authorization = `Bearer ${token}`;
    answer = await backend.fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, "unreachable");
  }
  const json = (await answer.json().catch(() => ({}))) as T & { error?: { reason: string; accepted?: string } };
  if (!answer.ok) throw new ApiError(answer.status, json.error?.reason ?? "fault", json.error?.accepted);
  return json;
}

/** A refused or questioned command, shown until the player has dealt with it. */
export interface Refused {
  command: Command;
  reason: string;
  rule: string;
  expected: number;
  asked: boolean; // the book asks for confirmation, and "sure" gives it
}

const QUESTIONS = new Set([
  "rent_differs",
  "mortgaged",
  "unusual_amount",
  "group_not_whole",
  "group_mortgaged",
  "uneven",
  "built_on",
]);

export class Companion {
  info: Info;
  entries = $state.raw<Entry[]>([]);
  standing = $state.raw<Standing>() as Standing;
  seats = $state.raw<number[]>([]);
  phones = $state(0);
  mine = $state.raw<number[]>([]);
  online = $state(false);
  waiting = $state.raw<Command[]>([]);
  refused = $state.raw<Refused[]>([]);
  /** The last new entry, for playing a sound. */
  heard = $state.raw<Entry | null>(null);

  private readonly toSay: Outbox;
  private saying = false;
  private ended = false;
  private stream: AbortController | null = null;
  private lastHeard = 0;
  private wake: (() => void) | null = null;
  private readonly watch: number;

  constructor(
    info: Info,
    readonly token: string,
  ) {
    this.info = info;
    this.toSay = new Outbox(info.code);
    this.waiting = this.toSay.all();
    this.mine = info.mine;
    this.entries = info.told.entries;
    this.standing = info.told.standing;
    this.seats = info.told.seats;
    this.phones = info.told.phones;
    this.watch = window.setInterval(() => this.look(), 2_000);
    addEventListener("online", this.hurry);
    addEventListener("offline", this.lost);
    addEventListener("pageshow", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    void this.listen();
    void this.say();
  }

  close(): void {
    this.ended = true;
    clearInterval(this.watch);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.lost);
    removeEventListener("pageshow", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.stream?.abort();
    this.wake?.();
  }

  private get at(): string {
    return `/api/companions/${this.info.code}`;
  }

  /** Balances after all pending commands, the bank first. */
  readonly balances = $derived(
    this.waiting.reduce(
      (balances, command) => balancesAfter(balances, predictLines(command, this.info, this.standing)),
      this.standing.balances,
    ),
  );

  name(account: number): string {
    return this.info.opening.names[account - 1] ?? "";
  }

  get playing(): number[] {
    return this.info.opening.names.map((_, i) => i + 1).filter((n) => !this.standing.out?.includes(n));
  }

  /** True if this phone may move other players' property, or request it. */
  get trusted(): boolean {
    const banker = this.info.opening.banker ?? 0;
    return banker > 0 ? this.mine.includes(banker) : banker < 0 ? this.mine.includes(0) : this.mine.length > 0;
  }

  /** Return the account on whose behalf this phone moves a player's money. */
  voice(player: number): number {
    if (this.mine.includes(player)) return player;
    const banker = this.info.opening.banker ?? 0;
    if (banker > 0 && this.mine.includes(banker)) return banker;
    return this.mine.find((account) => account > 0) ?? 0;
  }

  // Outgoing

  do(wish: NewCommand): string {
    const command = { ...wish, id: newId() } as Command;
    this.toSay.add(command);
    this.waiting = this.toSay.all();
    void this.say();
    return command.id;
  }

  /** Send a questioned command again: the players know better than the book. */
  insist(refused: Refused): void {
    this.dismiss(refused);
    const { id: _, ...wish } = refused.command;
    this.do({ ...wish, sure: true } as NewCommand);
  }

  dismiss(refused: Refused): void {
    this.refused = this.refused.filter((each) => each !== refused);
  }

  private async say(): Promise<void> {
    if (this.saying) return;
    this.saying = true;
    for (let tries = 0; !this.ended && this.waiting.length;) {
      const command = this.waiting[0] as Command;
      try {
        const answer = await ask<Answer>("POST", `${this.at}/entries`, { command }, this.token);
        tries = 0;
        this.stand(answer.standing);
        this.write(answer.entry.n === this.next ? [answer.entry] : []);
        this.settle(answer.entry);
      } catch (why) {
        if (passing(why)) await this.pause(Math.min(LONGEST_PAUSE, 200 * 2 ** tries++));
        else this.refuse(command.id, { reason: (why as ApiError).reason, rule: "", expected: -1, asked: false });
      }
    }
    this.saying = false;
  }

  private settle(entry: Entry): void {
    if (!entry.id) return;
    if (entry.refused) {
      const { refused: reason, rule = "", expected = -1 } = entry;
      this.refuse(entry.id, { reason, rule, expected, asked: QUESTIONS.has(reason) });
    } else if (this.toSay.drop(entry.id)) this.waiting = this.toSay.all();
  }

  private refuse(id: string, why: Omit<Refused, "command">): void {
    const command = this.toSay.drop(id);
    if (!command) return;
    this.waiting = this.toSay.all();
    const asked = why.asked && !(command.do === "mortgage") && !command.sure;
    this.refused = [...this.refused, { command, ...why, asked }];
  }

  // Incoming

  private stand(standing: Standing): void {
    if (standing.n >= this.standing.n) this.standing = standing;
  }

  private write(entries: Entry[]): void {
    const first = entries[0];
    const last = entries[entries.length - 1];
    if (!first || !last) return;
    const next = this.next;
    // after a long absence entries are missing in between; `older` loads them from the server
    const kept = first.n > next ? [] : this.entries.filter((entry) => entry.n < first.n);
    this.entries = [...kept, ...entries];
    if (last.n >= next) this.heard = last;
  }

  /** The number of the first entry that this phone does not know. */
  private get next(): number {
    return (this.entries[this.entries.length - 1]?.n ?? -1) + 1;
  }

  /** Load the page before the first known entry. */
  async older(): Promise<void> {
    const first = this.entries[0]?.n ?? 0;
    if (first === 0) return;
    const page = await ask<{ entries: Entry[] }>("GET", `${this.at}/entries?before=${first}`, undefined, this.token);
    if (this.entries[0]?.n === first) this.entries = [...page.entries, ...this.entries];
  }

  private take(state: CompanionState): void {
    this.stand(state.standing);
    this.write(state.entries);
    this.seats = state.seats;
    this.phones = state.phones;
    for (const entry of state.entries) this.settle(entry);
    this.keep();
  }

  private keep(): void {
    const told: CompanionState = {
      entries: this.entries,
      standing: this.standing,
      seats: this.seats,
      phones: this.phones,
    };
    keepTable(this.token, { ...this.info, mine: this.mine, told });
  }

  private async listen(): Promise<void> {
    let tries = 0;
    while (!this.ended) {
      this.stream = new AbortController();
      try {
        const headers = { Authorization: `Bearer ${this.token}` }; // members are exempt from the spectators' limit
        const answer = await backend.fetch(`${this.at}/stream?have=${this.next}`, {
          signal: this.stream.signal,
          headers,
        });
        if (answer.ok && answer.body) {
          tries = 0;
          await this.read(answer.body);
        }
      } catch {
        /* connection lost: retry */
      }
      this.online = false;
      if (!this.ended) await this.pause(Math.min(LONGEST_PAUSE, 150 * 2 ** tries++));
    }
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    let rest = "";
    for (;;) {
      const { value, done } = await reader.read();
      if (done || this.ended) return;
      this.lastHeard = Date.now();
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines)
        if (line.trim()) {
          if (!this.online) {
            this.online = true;
            this.wake?.();
          }
          this.take(JSON.parse(line) as CompanionState);
        }
    }
  }

  // Sleep and lost connections

  private readonly hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    this.look();
    this.wake?.();
  };

  private readonly lost = (): void => this.stream?.abort();

  /** A silent stream is dead, whatever the phone reports. */
  private look(): void {
    if (this.online && Date.now() - this.lastHeard > MAX_SILENCE_MS) this.stream?.abort();
  }

  private pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const before = this.wake;
      const timer = window.setTimeout(() => this.wake?.(), ms);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        before?.();
        done();
      };
    });
  }

  // Seats

  async takeSeats(accounts: number[]): Promise<void> {
    this.renew(await ask<Info>("POST", `${this.at}/seats`, { mine: accounts }, this.token));
  }

  async free(account: number): Promise<void> {
    this.renew(await ask<Info>("DELETE", `${this.at}/seats/${account}`, undefined, this.token));
  }

  private renew(info: Info): void {
    this.mine = info.mine;
    this.take(info.told);
  }
}
