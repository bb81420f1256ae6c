/** The page's side of the engine's worker: downloaded once with exact progress, then queried. */
import type { Line } from "../lib/backend";
import { base } from "./base";
import type { Files, FromEngine, ToEngine } from "./wire";

export interface Answer {
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
const AT_ONCE = 6; // parallel downloads
const ENGINE = ["python", "library", "games"]; // parts needed to start; the others follow
const LATER = ["analysis"]; // parts that no game waits for

/** Wait for all promises, even if one fails, and then rethrow its error. */
async function whole(some: Promise<void>[]): Promise<void> {
  await Promise.allSettled(some);
  await Promise.all(some);
}

/** A connection to a table in a worker, here or in a friend's browser, with a WebSocket's interface. */
export class Port implements Line {
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

  receive(data: string): void {
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
  /** Total and downloaded bytes. */
  parts = $state<Part[]>([]);
  state = $state<"asking" | "fetching" | "starting" | "ready" | "elsewhere" | "broken">("fetching");
  /** True if files are missing: a first visit, or an interrupted one. */
  private missing = $state(!navigator.serviceWorker?.controller);
  /** Why nothing can be stored at the moment; empty if storing works. */
  unkept = $state("");
  files = $state.raw<Files | null>(null);
  private worker: Worker | null = null;
  private count = 0;
  private waiting = new Map<number, (answer: Answer) => void>();
  private ports = new Map<number, Port>();
  private early: ToEngine[] = [];
  private allowed = false;
  /** True if all files that games need are here, and if the worker has read its store. */
  private fetched = false;
  private running = false;
  private spoilt = false; // an error occurred in it
  private begin: () => void = () => undefined;
  /** Stored when the engine is ready for the first time. */
  readonly begun = new Promise<void>((begin) => (this.begin = begin));

  /** True if the first page shows the download. */
  get installing(): boolean {
    return this.missing && this.state !== "ready" && this.state !== "elsewhere";
  }

  /** True if this visit needed no download. */
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

  /** Connect to a table; for a `friend`, forward the messages of that browser's page. */
  line(table: string, friend = false): Line {
    const id = ++this.count;
    const port = new Port(id, (message) => this.tell(message));
    this.ports.set(id, port);
    this.tell({ type: "open", id, table, friend });
    return port;
  }

  /** A hash of all these files: players at one table must have the same version. */
  async version(): Promise<string> {
    this.files ??= (await (await fetch(new URL("files.json", base()))).json()) as Files;
    return this.files.version;
  }

  private tell(message: ToEngine): void {
    if (this.worker) this.worker.postMessage(message);
    else this.early.push(message);
  }

  /** Take the games over from another tab, and reload. */
  take(): void {
    sessionStorage.setItem(TAKE, "1");
    location.reload();
  }

  /** Download the missing files; the worker starts as soon as it has enough. */
  async start(): Promise<void> {
    const steal = sessionStorage.getItem(TAKE) !== null;
    sessionStorage.removeItem(TAKE);
    Object.assign(window, { magnatSite: this });
    if (this.spoilt) this.end();
    this.state = "fetching";
    this.fetched = false;
    const summaries = fetch(new URL("api/summaries.json", base())).then((answer) => answer.text());
    summaries.catch(() => undefined); // requested below
    try {
      await this.version();
      const files = this.files!;
      await this.fetchAll(files, async () => this.run(files, await summaries, steal));
    } catch {
      if (!this.fetched) this.state = "broken";
    }
  }

  /** A running engine survives a failed page: a game may be in progress. */
  private run(files: Files, summaries: string, steal: boolean): void {
    if (this.worker) return;
    const worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.hear(data);
    worker.onerror = () => this.failed();
    worker.postMessage({ type: "start", base: base(), files: $state.snapshot(files), summaries, steal });
    this.worker = worker;
    for (const message of this.early.splice(0)) worker.postMessage(message);
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
    this.running = this.spoilt = false;
  }

  /** Ready means that everything is downloaded and the worker runs. */
  private settle(): void {
    if (this.fetched && this.running) {
      this.state = "ready";
      this.begin();
    } else if (this.fetched && this.state === "fetching") this.state = "starting";
    else if (this.running && this.state === "elsewhere") this.state = "fetching";
  }

  /** The user of a data saver has agreed to the download. */
  allow(): void {
    this.allowed = true;
    void this.start();
  }

  /** The network is back: continue the download. */
  online(): void {
    if (this.state === "broken" && this.missing) void this.start();
  }

  get got(): number {
    return this.parts.reduce((sum, part) => sum + part.got, 0);
  }

  get size(): number {
    return this.parts.reduce((sum, part) => sum + part.size, 0);
  }

  /** Download the missing files: first the engine's, which then `run`s while the others follow. */
  private async fetchAll(files: Files, run: () => Promise<void>): Promise<void> {
    const sums = new Map<string, Part>();
    for (const { part, size } of files.parts) {
      const sum = sums.get(part) ?? { part, size: 0, got: 0 };
      sums.set(part, { ...sum, size: sum.size + size });
    }
    this.parts = [...sums.values()];
    // without encryption a browser stores nothing: the worker downloads its files itself
    const cache = "caches" in window ? await caches.open(`magnat ${base()} ${files.version}`) : null;
    const wanted = cache ? await this.lacking(cache, files) : [];
    const later = wanted.filter((each) => LATER.includes(each.part));
    this.missing = wanted.length > later.length;
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (this.missing && connection?.saveData && !this.allowed) {
      this.state = "asking"; // users of a data saver are asked first
      return;
    }
    const first = wanted.filter((each) => ENGINE.includes(each.part));
    const rest = wanted.filter((each) => !first.includes(each) && !later.includes(each));
    const stop = new AbortController();
    await whole([this.fetchSome(cache, first, stop).then(run), this.fetchSome(cache, rest, stop)]);
    this.fetched = true;
    this.settle();
    await this.fetchSome(cache, later, stop);
    if (wanted.length) await cache?.put(new URL("files.json", base()), Response.json(files));
  }

  /** Count cached files as downloaded; return the others. */
  private async lacking(kept: Cache, files: Files): Promise<Files["parts"]> {
    const cached = new Set((await kept.keys()).map((request) => request.url));
    const wanted: Files["parts"] = [];
    for (const each of files.parts) {
      if (cached.has(new URL(each.path, base()).href)) this.sum(each.part).got += each.size;
      else wanted.push(each);
    }
    return wanted;
  }

  /** Once a download fails the others stop, so that a retry runs alone and counts no byte twice. */
  private async fetchSome(kept: Cache | null, some: Files["parts"], stop: AbortController): Promise<void> {
    const left = [...some];
    const fetching = async (): Promise<void> => {
      for (let next = left.shift(); next && kept; next = left.shift())
        await this.fetchOne(kept, next, stop.signal).catch((why: unknown) => {
          stop.abort();
          throw why;
        });
    };
    await whole(Array.from({ length: AT_ONCE }, fetching));
  }

  private sum(part: string): Part {
    return this.parts.find((each) => each.part === part)!;
  }

  /** Download one file, counting its bytes. */
  private async fetchOne(kept: Cache, file: Files["parts"][number], signal: AbortSignal): Promise<void> {
    const url = new URL(file.path, base());
    const answer = await fetch(url, { signal });
    if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
    const sum = this.sum(file.part);
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
      count(-got); // a truncated file is downloaded and counted again
      throw why;
    }
    count(file.size - got);
  }

  private hear(message: FromEngine): void {
    if (message.type === "ready") {
      this.running = true;
      this.settle();
    } else if (message.type === "failed") {
      console.error(message.why);
      this.failed();
    } else if (message.type === "elsewhere") this.elsewhere();
    else if (message.type === "kept") this.unkept = message.why;
    else if (message.type === "answer") {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    } else if (message.type === "opened") this.ports.get(message.id)?.opened();
    else if (message.type === "told") this.ports.get(message.id)?.receive(message.text);
    else this.ports.get(message.id)?.closed(message.code, message.reason);
  }

  /** Restarted by the user's retry. */
  private failed(): void {
    this.spoilt = true;
    this.state = "broken";
  }

  /** Another tab has the games: report it. If this tab was second, it continues when the other one is closed. */
  private elsewhere(): void {
    const robbed = this.running;
    this.state = "elsewhere";
    if (!robbed) return;
    this.end();
    for (const port of this.ports.values()) port.closed(4409, "open_elsewhere");
  }
}

export const engine = new Engine();
addEventListener("online", () => engine.online());
