/** The worker of the engine as the page sees it: fetched once with true progress, then asked. */
import type { Line } from "../lib/home";
import { base } from "./base";
import type { Files, FromEngine, ToEngine } from "./wire";

interface Answer {
  status: number;
  kind: string;
  body: Uint8Array;
}

export interface Part {
  part: string;
  size: number;
  got: number;
}

const TAKE = "magnat-take";
const AT_ONCE = 6; // files that are fetched side by side

/** A connection to a table in the worker; it looks like a socket. */
class Port implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;

  constructor(
    private readonly id: number,
    private readonly tell: (message: ToEngine) => void,
  ) {}

  opened(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.({} as never);
  }

  told(data: string): void {
    if (this.readyState === WebSocket.OPEN) this.onmessage?.({ data } as never);
  }

  closed(code: number, reason: string): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code, reason } as never);
  }

  send(text: string): void {
    this.tell({ type: "say", id: this.id, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.tell({ type: "shut", id: this.id });
    this.closed(1000, "");
  }
}

class Engine {
  /** What is fetched, and how much of it is there. */
  parts = $state<Part[]>([]);
  state = $state<"asking" | "fetching" | "starting" | "ready" | "elsewhere" | "broken">("fetching");
  /** Something is not here yet: a first visit, or one that was broken off. */
  private missing = $state(!navigator.serviceWorker?.controller);
  /** Why nothing can be kept at the moment; empty while everything is. */
  unkept = $state("");
  files = $state.raw<Files | null>(null);
  private worker: Worker | null = null;
  private count = 0;
  private waiting = new Map<number, (answer: Answer) => void>();
  private ports = new Map<number, Port>();
  private early: ToEngine[] = [];
  private allowed = false;
  private begin: () => void = () => undefined;
  /** Kept when the engine is ready for the first time. */
  readonly begun = new Promise<void>((begin) => (this.begin = begin));

  /** Whether the first page is about what is still to come. */
  get installing(): boolean {
    return this.missing && this.state !== "ready" && this.state !== "elsewhere";
  }

  /** Whether this visit needed nothing from elsewhere. */
  get proven(): boolean {
    return this.state === "ready" && !this.missing;
  }

  ask(method: string, path: string, body: string): Promise<Answer> {
    const id = ++this.count;
    return new Promise((done) => {
      this.waiting.set(id, done);
      this.tell({ type: "ask", id, method, path, body });
    });
  }

  line(table: string): Line {
    const id = ++this.count;
    const made = new Port(id, (message) => this.tell(message));
    this.ports.set(id, made);
    this.tell({ type: "open", id, table });
    return made;
  }

  private tell(message: ToEngine): void {
    if (this.worker) this.worker.postMessage(message);
    else this.early.push(message);
  }

  /** Take the games from another tab, and begin again. */
  take(): void {
    sessionStorage.setItem(TAKE, "1");
    location.reload();
  }

  /** Fetch what is missing, then start. */
  async start(): Promise<void> {
    const steal = sessionStorage.getItem(TAKE) !== null;
    sessionStorage.removeItem(TAKE);
    Object.assign(window, { magnatSite: this });
    this.worker?.terminate();
    this.worker = null;
    this.state = "fetching";
    try {
      this.files ??= (await (await fetch(new URL("files.json", base()))).json()) as Files;
      if (!(await this.fetchAll(this.files))) return;
      this.state = "starting";
      const worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
      const summaries = await (await fetch(new URL("api/summaries.json", base()))).text(); // while that one begins
      worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.hear(data);
      worker.onerror = () => (this.state = "broken");
      worker.postMessage({ type: "start", base: base(), files: $state.snapshot(this.files), summaries, steal });
      this.worker = worker;
      for (const message of this.early.splice(0)) worker.postMessage(message);
    } catch {
      this.state = "broken";
    }
  }

  /** Whoever saves data was asked, and wants it. */
  allow(): void {
    this.allowed = true;
    void this.start();
  }

  /** The network is back: go on where it broke off. */
  online(): void {
    if (this.state === "broken" && this.missing) void this.start();
  }

  get got(): number {
    return this.parts.reduce((sum, part) => sum + part.got, 0);
  }

  get size(): number {
    return this.parts.reduce((sum, part) => sum + part.size, 0);
  }

  /** What is not kept yet. False: whoever saves data has to be asked first. */
  private async fetchAll(files: Files): Promise<boolean> {
    const sums = new Map<string, Part>();
    for (const { part, size } of files.parts) {
      const sum = sums.get(part) ?? { part, size: 0, got: 0 };
      sums.set(part, { ...sum, size: sum.size + size });
    }
    this.parts = [...sums.values()];
    if (!("caches" in window)) return true; // without encryption a browser keeps nothing: the worker fetches what it needs
    const kept = await caches.open(`magnat ${base()} ${files.version}`);
    const there = new Set((await kept.keys()).map((request) => request.url));
    const wanted: Files["parts"] = [];
    for (const each of files.parts) {
      if (there.has(new URL(each.path, base()).href)) this.sum(each.part).got += each.size;
      else wanted.push(each);
    }
    this.missing = wanted.length > 0;
    if (!wanted.length) return true;
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData && !this.allowed) {
      this.state = "asking";
      return false;
    }
    const fetching = async (): Promise<void> => {
      for (let next = wanted.shift(); next; next = wanted.shift())
        await this.fetchOne(kept, new URL(next.path, base()), this.sum(next.part), next.size);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetching));
    await kept.put(new URL("files.json", base()), Response.json(files));
    return true;
  }

  private sum(part: string): Part {
    return this.parts.find((each) => each.part === part)!;
  }

  /** One file, counted byte by byte as it comes. */
  private async fetchOne(kept: Cache, url: URL, sum: Part, size: number): Promise<void> {
    const answer = await fetch(url);
    if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
    let got = 0;
    const count = (bytes: number): void => {
      sum.got += bytes;
      got += bytes;
    };
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, on) {
        count(chunk.length);
        on.enqueue(chunk);
      },
    });
    const headers = { "content-type": answer.headers.get("content-type") ?? "" };
    try {
      await kept.put(url, new Response(answer.body.pipeThrough(counted), { headers }));
    } catch (why) {
      count(-got); // a file that was cut off is fetched again, and counts again
      throw why;
    }
    count(size - got);
  }

  private hear(message: FromEngine): void {
    if (message.type === "ready") {
      this.state = "ready";
      this.begin();
    } else if (message.type === "failed") this.broken(message.why);
    else if (message.type === "elsewhere") this.elsewhere();
    else if (message.type === "kept") this.unkept = message.why;
    else if (message.type === "answer") {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    } else if (message.type === "opened") this.ports.get(message.id)?.opened();
    else if (message.type === "told") this.ports.get(message.id)?.told(message.text);
    else this.ports.get(message.id)?.closed(message.code, message.reason);
  }

  private broken(why: string): void {
    console.error(why);
    this.state = "broken";
  }

  /** Another tab has the games: this one says so. It goes on by itself when that one is closed, if it was here second. */
  private elsewhere(): void {
    const robbed = this.state === "ready";
    this.state = "elsewhere";
    if (!robbed) return;
    this.worker?.terminate();
    this.worker = null;
    for (const port of this.ports.values()) port.closed(4409, "open_elsewhere");
  }
}

export const engine = new Engine();
addEventListener("online", () => engine.online());
