/**
 * A table's WebSocket. It reconnects by itself, requests only missing events, and resends unacknowledged commands: a
 * command's id is never reused, so each command acts exactly once.
 */
import { backend, type Line } from "./backend";
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
  | { type: "chat"; phrase: string }
  | { type: "front"; seat: number }
  | { type: "pause" | "resume" | "back" | "resign" | "ping" };

interface Waiting {
  command: Command & { id: string };
  done: (answer: Answer) => void;
  /** Receives every result but the last. */
  progress: (answer: Answer) => void;
}

/** The protocol version of this client; see `PROTOCOL` in `match/messages.py`. */
const PROTOCOL = 2;
const FINAL = new Set([4400, 4401, 4403, 4404, 4409, 4413]);
const CHECK_INTERVAL_MS = 1000; // of the connection
const PING_AFTER_MS = 4000; // of silence
const CLOSE_AFTER_MS = 3000; // of silence after a ping
/** Queries change nothing and are not resent: after a reconnect the question may be another one. */
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
  /** The last event received. */
  have = -1;
  /** The seat in front of this screen if it has several; null otherwise. */
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
    const socket = backend.socket(this.path);
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

  /** Send a command and return its last result, across reconnects of any length. `progress` receives the earlier ones. */
  send(command: Command, progress: (answer: Answer) => void = () => undefined): Promise<Answer> {
    const id = `${this.prefix}-${++this.count}`;
    return new Promise((done) => {
      const waiting = { command: { ...this.asSeat(), ...command, id }, done, progress };
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

  /** For tests, and for phones that wake up. */
  drop(): void {
    this.socket?.close();
  }

  /** Reconnect at once, because the network is back or the page is visible again. */
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
      if (!this.greeted || event.seq <= this.have) return; // the welcome includes all earlier messages
      this.have = event.seq;
    }
    if ("id" in event) {
      const waiting = this.waiting.get(event.id);
      if (event.type === "refused" && event.reason === "store_unavailable" && waiting) {
        setTimeout(() => this.socket?.send(JSON.stringify(waiting.command)), 1500);
        return;
      }
      if (event.type === "hinted" && !event.hint.final) {
        waiting?.progress(event);
        return;
      }
      this.waiting.delete(event.id);
      this.hear(event);
      waiting?.done(event);
      return;
    }
    this.hear(event);
  }

  /** Check the connection. If a ping stays unanswered, close it, whatever state the browser reports. */
  private pulse(): void {
    clearInterval(this.beat);
    this.beat = window.setInterval(() => {
      const now = Date.now();
      if (this.askedAt > this.heard && now - this.askedAt > CLOSE_AFTER_MS) this.giveUp("silent");
      else if (this.askedAt <= this.heard && now - this.heard > PING_AFTER_MS) this.ping();
    }, CHECK_INTERVAL_MS);
  }

  private ping(): void {
    this.askedAt = Date.now();
    void this.send({ type: "ping" });
  }

  /** The browser is offline: no message and no close event will arrive. */
  private giveUp(reason: string): void {
    const { socket } = this;
    if (!socket) return;
    this.lost(0, reason);
    socket.close();
  }

  /** The browser has gone offline. A server on this machine may still be reachable, so reconnect at once. */
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
