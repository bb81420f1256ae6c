/** At a friend's table: this page speaks to the engine in the other browser as it would to its own. */
import { router } from "../../lib/router.svelte";
import { settings } from "../../lib/settings.svelte";
import { engine, Port, type Answer } from "../engine.svelte";
import { far, type Far } from "../far";
import type { FromEngine, ToEngine } from "../wire";
import { BadCode, unpacked, type Told } from "./code";
import { Peer } from "./peer";

const LONGEST = 32_000_000; // letters of an answer: a long game told again
const KEYS = "magnat-friend";
const MOST = 20; // tables that are remembered

type FromHost =
  | Exclude<FromEngine, { type: "answer" }>
  | { type: "answer"; id: number; status: number; kind: string; body: string }
  | { type: "table"; table: string }
  | { type: "come" }
  | { type: "ended"; code: number; reason: string };

/** By what the host of a table knows this browser again; at another table it has another. */
function keyAt(table: string): string {
  const fresh = (): string =>
    [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  try {
    const kept = JSON.parse(localStorage.getItem(KEYS) ?? "{}") as Record<string, string>;
    const own = kept[table] ?? fresh();
    const all = Object.entries({ ...kept, [table]: own }).slice(-MOST);
    localStorage.setItem(KEYS, JSON.stringify(Object.fromEntries(all)));
    return own;
  } catch {
    return fresh();
  }
}

/** Sentences for why the host's engine has sent somebody away; the others are refusals as everywhere. */
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
  private seated = false; // plain: a page that is being left sees what its state was before
  private readonly peer = new Peer(LONGEST);
  private count = 0;
  private waiting = new Map<number, (answer: Answer) => void>();
  private ports = new Map<number, Port>();

  constructor() {
    this.peer.onmessage = (text) => this.hear(JSON.parse(text) as FromHost);
    this.peer.onclose = () => this.lost("host_gone");
  }

  /** Take the host's code, and make the one that leads back. */
  async begin(text: string): Promise<void> {
    let offer: Told;
    try {
      offer = unpacked(text);
    } catch (why) {
      return this.fail(why instanceof BadCode && why.newer ? "near-other-version" : "near-bad");
    }
    if (offer.kind === "answer") return this.fail("near-answer-here");
    try {
      this.code = await this.peer.answer(offer, text.split("#/n/").pop()?.replace(/\s/g, "") ?? "");
    } catch {
      return this.fail("near-bad");
    }
    if (this.code) this.state = "waiting";
    else this.fail("near-no-network");
  }

  private async greet(): Promise<void> {
    const [key, version] = [keyAt(this.table), await engine.version()];
    this.peer.send(JSON.stringify({ type: "come", key, name: settings.name.trim() || "?", version }));
  }

  private hear(message: FromHost): void {
    if (message.type === "table") {
      if (this.table) return; // a host has one table to offer: he learns no key for another
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
    else if (message.type === "told") this.ports.get(message.id)?.told(message.text);
    else if (message.type === "closed") this.ports.get(message.id)?.closed(message.code, message.reason);
  }

  // what a page asks and says

  ask(method: string, path: string, body: string): Promise<Answer> {
    const id = ++this.count;
    return new Promise((done) => {
      this.waiting.set(id, done);
      this.tell({ type: "ask", id, method, path, body });
    });
  }

  line(): Port {
    const id = ++this.count;
    const made = new Port(id, (message) => this.tell(message));
    this.ports.set(id, made);
    this.peer.send(JSON.stringify({ type: "open", id }));
    return made;
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

  /** Another code was given: this one is forgotten. */
  leave(): void {
    if (!this.seated) this.peer.close();
  }
}
