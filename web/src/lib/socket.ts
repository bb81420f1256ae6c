/**
 * One table's socket. It comes back by itself, says what it already has, and sends again what was not acknowledged:
 * a command's id is never reused, so whatever happens it acts once.
 */
import { home, type Line } from "./home";
import { newId } from "./id";
import type {
  Ack,
  Closing,
  Hinted,
  Noted,
  Offered,
  OfferGone,
  Pong,
  Previewed,
  Reason,
  Refused,
  Said,
  TableChanged,
  Told,
  Welcome,
} from "./wire";

export type Event = Welcome | Told | Noted | TableChanged | Offered | OfferGone | Answer | Closing;
export type Answer = Ack | Refused | Reason | Previewed | Hinted | Pong;
export type Link = "connecting" | "open" | "lost" | "closed";

export type Command =
  | { type: "say" | "propose"; question: number; say: Said | Said[] }
  | { type: "reply"; offer: string; say?: Said | null }
  | { type: "withdraw"; offer: string }
  | { type: "take_back" | "hint"; question: number }
  | { type: "agree"; question: number; yes: boolean }
  | { type: "why" | "preview"; say: Said | Said[] }
  | { type: "stand_in"; bot?: string }
  | { type: "chat"; text: string }
  | { type: "front"; seat: number }
  | { type: "pause" | "resume" | "back" | "resign" | "ping" };

interface Waiting {
  command: Command & { id: string };
  done: (answer: Answer) => void;
}

/** The version of the protocol that this page speaks; see `PROTOCOL` in `match/messages.py`. */
const PROTOCOL = 1;
const FINAL = new Set([4400, 4401, 4403, 4404, 4409, 4413]);
const BEAT = 1000; // ms between two looks at the line
const QUIET = 4000; // ms of silence after which the other end is asked for a sign
const DEAD = 3000; // ms after which none is one too
/** These ask, they change nothing: after a break the question may be another, so they are not sent again. */
const PASSING = new Set(["why", "preview", "ping"]);

export class TableSocket {
  private socket: Line | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private timer = 0;
  private beat = 0;
  private heard = 0;
  private askedAt = 0;
  private ended = false;
  private greeted = false;
  private readonly prefix = newId();
  private count = 0;
  /** The last event that this client has. */
  have = -1;
  /** Which of several seats is in front of this screen; null for who has one seat, or none. */
  front: number | null = null;

  constructor(
    private readonly path: string,
    private readonly hear: (event: Event) => void,
    private readonly linked: (link: Link, reason: string) => void,
  ) {}

  open(): void {
    if (this.ended) return;
    clearTimeout(this.timer);
    if (!this.tries) this.linked("connecting", "");
    const socket = home.socket(this.path);
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, have: this.have, ...this.asSeat() }));
    socket.onmessage = (message: MessageEvent) => {
      if (this.socket === socket) this.take(JSON.parse(message.data as string) as Event);
    };
    socket.onclose = (closed: CloseEvent) => {
      if (this.socket === socket) this.lost(closed.code, closed.reason);
    };
  }

  /** Say something and learn what became of it; through breaks, however long they last. */
  send(command: Command): Promise<Answer> {
    const id = `${this.prefix}-${++this.count}`;
    return new Promise((done) => {
      const waiting = { command: { ...this.asSeat(), ...command, id }, done };
      this.waiting.set(id, waiting);
      if (this.socket?.readyState === WebSocket.OPEN && this.tries === 0)
        this.socket.send(JSON.stringify(waiting.command));
    });
  }

  private asSeat(): { seat?: number } {
    return this.front === null ? {} : { seat: this.front };
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close();
    this.socket = null;
  }

  /** For tests, and for phones that come back from sleep. */
  drop(): void {
    this.socket?.close();
  }

  /** The network is back, or the page is seen again: do not wait for the timer. */
  hurry(): void {
    if (this.ended || this.socket?.readyState === WebSocket.OPEN || this.socket?.readyState === WebSocket.CONNECTING)
      return;
    this.open();
  }

  private take(event: Event): void {
    this.heard = Date.now();
    if (event.type === "welcome") {
      this.greeted = true;
      this.tries = 0;
      this.hear(event);
      this.have = event.seq;
      this.linked("open", "");
      this.pulse();
      for (const waiting of [...this.waiting.values()]) {
        if (PASSING.has(waiting.command.type)) {
          this.waiting.delete(waiting.command.id);
          waiting.done({ type: "refused", id: waiting.command.id, reason: "interrupted" });
        } else this.socket?.send(JSON.stringify(waiting.command));
      }
      return;
    }
    if (event.type === "told" || event.type === "noted") {
      if (!this.greeted || event.seq <= this.have) return; // what comes before the welcome is told by it
      this.have = event.seq;
    }
    if ("id" in event) {
      const waiting = this.waiting.get(event.id);
      if (event.type === "refused" && event.reason === "store_unavailable" && waiting) {
        setTimeout(() => this.socket?.send(JSON.stringify(waiting.command)), 1500);
        return;
      }
      this.waiting.delete(event.id);
      this.hear(event);
      waiting?.done(event);
      return;
    }
    this.hear(event);
  }

  /** Whether the other end is still there. A line that is silent although it was asked is given up, whatever it says. */
  private pulse(): void {
    clearInterval(this.beat);
    this.beat = window.setInterval(() => {
      const now = Date.now();
      if (this.askedAt > this.heard && now - this.askedAt > DEAD) this.giveUp("silent");
      else if (this.askedAt <= this.heard && now - this.heard > QUIET) this.ping();
    }, BEAT);
  }

  private ping(): void {
    this.askedAt = Date.now();
    void this.send({ type: "ping" });
  }

  /** The browser says that there is no network: nothing will come any more, and no close either. */
  private giveUp(reason: string): void {
    const { socket } = this;
    if (!socket) return;
    this.lost(0, reason);
    socket.close();
  }

  /** The browser says that the network is gone. A server on this very machine may still be there: it is tried at once. */
  offline(): void {
    if (!this.ended) this.giveUp("offline");
  }

  private lost(code: number, reason: string): void {
    clearInterval(this.beat);
    this.socket = null;
    if (this.ended) return;
    if (FINAL.has(code) || reason === "outdated") {
      this.ended = true;
      this.linked("closed", reason || "fault");
      return;
    }
    this.tries += 1;
    this.linked("lost", reason || (navigator.onLine ? "" : "offline"));
    const pause =
      code === 4429 ? 5000 : Math.min(8000, 250 * 2 ** Math.min(this.tries, 6)) * (0.7 + Math.random() * 0.6);
    this.timer = window.setTimeout(() => this.open(), pause);
  }
}
