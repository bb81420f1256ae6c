/** A visit at a friend's table: this page uses the engine in the other browser like its own. */
import { been, keep } from "../../lib/api";
import { router } from "../../lib/router.svelte";
import { settings } from "../../lib/settings.svelte";
import { engine, Port, type Answer } from "../engine.svelte";
import { far, type Far } from "../far";
import type { FromEngine, ToEngine } from "../wire";
import { BadCode, decodeCode, type Description } from "./code";
import { Peer } from "./peer";

const MAX_ANSWER_LENGTH = 32_000_000; // the record of a long game
const KEYS = "magnat-friend-keys";
const IS_OVER = /"over":true|"word":"aborted"/; // quotes within a text are escaped
const MAX_REMEMBERED_TABLES = 20;

type FromHost =
  | Exclude<FromEngine, { type: "answer" }>
  | { type: "answer"; id: number; status: number; kind: string; body: string }
  | { type: "table"; table: string }
  | { type: "come" }
  | { type: "ended"; code: number; reason: string };

/**
 * A key by which the host recognises this browser: another one for every table and certificate. A host who names the
 * table of another host does not learn its key.
 */
function keyAt(table: string, certificate: Uint8Array): string {
  const place = `${[...certificate].map((byte) => byte.toString(16).padStart(2, "0")).join("")} ${table}`;
  const fresh = (): string =>
    [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  try {
    const keys = JSON.parse(localStorage.getItem(KEYS) ?? "{}") as Record<string, string>;
    const own = keys[place] ?? fresh();
    const all = Object.entries({ ...keys, [place]: own }).slice(-MAX_REMEMBERED_TABLES);
    localStorage.setItem(KEYS, JSON.stringify(Object.fromEntries(all)));
    return own;
  } catch {
    return fresh();
  }
}

/** Texts for the reasons why the host's engine closes the connection; the others are general refusals. */
const ENDS: Record<string, string> = {
  other_version: "near-other-version",
  already_started: "near-started",
  seat_taken: "near-full",
  no_such_table: "near-no-table",
};

export class Visit implements Far {
  state = $state<"making" | "waiting" | "come" | "failed">("making");
  code = $state("");
  problem = $state("");
  table = "";
  private certificate = new Uint8Array();
  private keeping = false;
  private seated = false; // not reactive: a page that is being left would see the old state
  private readonly peer = new Peer(MAX_ANSWER_LENGTH);
  private count = 0;
  private waiting = new Map<number, (answer: Answer) => void>();
  private ports = new Map<number, Port>();

  constructor() {
    this.peer.onmessage = (text) => this.hear(JSON.parse(text) as FromHost);
    this.peer.onclose = () => this.lost("host_gone");
  }

  /** Take the host's code, and create the answer. */
  async begin(text: string): Promise<void> {
    let offer: Description;
    try {
      offer = decodeCode(text);
    } catch (why) {
      return this.fail(why instanceof BadCode && why.newer ? "near-other-version" : "near-bad");
    }
    if (offer.kind === "answer") return this.fail("near-answer-here");
    this.certificate = Uint8Array.from(offer.fingerprint); // the connection opens only with this one
    try {
      this.code = await this.peer.answer(offer, text.split("#/n/").pop()?.replace(/\s/g, "") ?? "");
    } catch {
      return this.fail("near-bad");
    }
    if (this.code) this.state = "waiting";
    else this.fail("near-no-network");
  }

  private async greet(): Promise<void> {
    const [key, version] = [keyAt(this.table, this.certificate), await engine.version()];
    this.peer.send(JSON.stringify({ type: "come", key, name: settings.name.trim() || "?", version }));
  }

  private hear(message: FromHost): void {
    if (message.type === "table") {
      if (this.table) return; // a host offers one table, and does not learn the keys for others
      this.table = message.table;
      void this.greet();
    } else if (message.type === "come") {
      if (this.seated) return;
      this.state = "come";
      this.seated = true;
      far.come(this);
      router.go(`/t/${this.table}`, true);
    } else if (message.type === "ended") this.lost(message.reason);
    else if (message.type === "answer") {
      this.waiting.get(message.id)?.({ ...message, body: new TextEncoder().encode(message.body) });
      this.waiting.delete(message.id);
    } else if (message.type === "opened") this.ports.get(message.id)?.opened();
    else if (message.type === "told") {
      this.ports.get(message.id)?.receive(message.text);
      if (!this.keeping && IS_OVER.test(message.text)) {
        this.keeping = true;
        void this.keep().then(
          (kept) => (this.keeping = kept),
          () => (this.keeping = false), // the next message of the end tries again
        );
      }
    } else if (message.type === "closed") this.ports.get(message.id)?.closed(message.code, message.reason);
  }

  /** Keep the finished game in this browser, with its record and, on demand, its review; false if that failed. */
  private async keep(): Promise<boolean> {
    const text = (answer: Answer): string => new TextDecoder().decode(answer.body);
    const info = await this.ask("GET", `/api/tables/${this.table}`, "");
    const record = await this.ask("GET", `/api/tables/${this.table}/record`, "");
    if (info.status !== 200 || record.status !== 200) return false;
    const { you = 0 } = JSON.parse(text(info)) as { you?: number };
    if (!been()) {
      const name = settings.name.trim() || "?";
      keep((await engine.ask("POST", "/api/players", JSON.stringify({ name }))).status === 201);
    }
    const kept = await engine.ask("POST", `/api/kept?seat=${you}`, text(record));
    if (kept.status === 200) far.keep((JSON.parse(text(kept)) as { ids: string[] }).ids[0] ?? "");
    return kept.status === 200;
  }

  // requests and messages

  ask(method: string, path: string, body: string): Promise<Answer> {
    const id = ++this.count;
    return new Promise((done) => {
      this.waiting.set(id, done);
      this.tell({ type: "ask", id, method, path, body });
    });
  }

  line(): Port {
    const id = ++this.count;
    const port = new Port(id, (message) => this.tell(message));
    this.ports.set(id, port);
    this.peer.send(JSON.stringify({ type: "open", id }));
    return port;
  }

  private tell(message: ToEngine): void {
    this.peer.send(JSON.stringify(message));
  }

  // the end

  private lost(reason: string): void {
    if (far.at === this) far.at = null;
    const body = new TextEncoder().encode(JSON.stringify({ error: { reason } }));
    for (const done of this.waiting.values()) done({ status: 503, kind: "application/json", body });
    this.waiting.clear();
    for (const port of this.ports.values()) port.closed(4404, reason);
    if (this.state !== "failed")
      this.fail(ENDS[reason] ?? (reason === "host_gone" ? "near-host-gone" : "near-refused"));
  }

  private fail(problem: string): void {
    this.state = "failed";
    this.problem = problem;
  }

  /** Forget this code, because another one was given. */
  leave(): void {
    if (!this.seated) this.peer.close();
  }
}
