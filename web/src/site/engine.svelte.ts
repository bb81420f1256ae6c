/** The worker of the engine as the page sees it: fetched once with true progress, then asked. */
import type { Line } from "../lib/home";
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
const AT_ONCE = 6; // files that are fetched side by side
const ENGINE = ["python", "library", "games"]; // parts that it starts with, while the others still come
const LATER = ["analysis"]; // and what no game waits for

/** All of them; if one has failed, not before the others have come to an end too. */
async function whole(some: Promise<void>[]): Promise<void> {
  await Promise.allSettled(some);
  await Promise.all(some);
}

/** A connection to a table in a worker, here or in a friend's browser; it looks like a socket. */
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
  /** Whether all that games need is here; whether the worker has read what it keeps. */
  private fetched = false;
  private running = false;
  private spoilt = false; // something went wrong in it
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

  /** To a table; that of a `friend` carries whatever his page asks and says. */
  line(table: string, friend = false): Line {
    const id = ++this.count;
    const made = new Port(id, (message) => this.tell(message));
    this.ports.set(id, made);
    this.tell({ type: "open", id, table, friend });
    return made;
  }

  /** Of all these files: whoever plays together has the same. */
  async version(): Promise<string> {
    this.files ??= (await (await fetch(new URL("files.json", base()))).json()) as Files;
    return this.files.version;
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

  /** Fetch what is missing; the worker begins as soon as it has enough. */
  async start(): Promise<void> {
    const steal = sessionStorage.getItem(TAKE) !== null;
    sessionStorage.removeItem(TAKE);
    Object.assign(window, { magnatSite: this });
    if (this.spoilt) this.end();
    this.state = "fetching";
    this.fetched = false;
    const summaries = fetch(new URL("api/summaries.json", base())).then((answer) => answer.text());
    summaries.catch(() => undefined); // it is asked for below
    try {
      await this.version();
      const files = this.files!;
      await this.fetchAll(files, async () => this.run(files, await summaries, steal));
    } catch {
      if (!this.fetched) this.state = "broken";
    }
  }

  /** One that runs goes on though a page was missing: somebody may be playing in it. */
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

  /** Ready is who has everything, and runs. */
  private settle(): void {
    if (this.fetched && this.running) {
      this.state = "ready";
      this.begin();
    } else if (this.fetched && this.state === "fetching") this.state = "starting";
    else if (this.running && this.state === "elsewhere") this.state = "fetching";
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

  /** What is not kept yet: first what the engine needs, which then `run`s while the rest comes. */
  private async fetchAll(files: Files, run: () => Promise<void>): Promise<void> {
    const sums = new Map<string, Part>();
    for (const { part, size } of files.parts) {
      const sum = sums.get(part) ?? { part, size: 0, got: 0 };
      sums.set(part, { ...sum, size: sum.size + size });
    }
    this.parts = [...sums.values()];
    // without encryption a browser keeps nothing: the worker fetches what it needs
    const kept = "caches" in window ? await caches.open(`magnat ${base()} ${files.version}`) : null;
    const wanted = kept ? await this.lacking(kept, files) : [];
    const later = wanted.filter((each) => LATER.includes(each.part));
    this.missing = wanted.length > later.length;
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (this.missing && connection?.saveData && !this.allowed) {
      this.state = "asking"; // whoever saves data is asked first
      return;
    }
    const first = wanted.filter((each) => ENGINE.includes(each.part));
    const rest = wanted.filter((each) => !first.includes(each) && !later.includes(each));
    const stop = new AbortController();
    await whole([this.fetchSome(kept, first, stop).then(run), this.fetchSome(kept, rest, stop)]);
    this.fetched = true;
    this.settle();
    await this.fetchSome(kept, later, stop);
    if (wanted.length) await kept?.put(new URL("files.json", base()), Response.json(files));
  }

  /** What is counted as got is kept; the others. */
  private async lacking(kept: Cache, files: Files): Promise<Files["parts"]> {
    const there = new Set((await kept.keys()).map((request) => request.url));
    const wanted: Files["parts"] = [];
    for (const each of files.parts) {
      if (there.has(new URL(each.path, base()).href)) this.sum(each.part).got += each.size;
      else wanted.push(each);
    }
    return wanted;
  }

  /** Once one has failed the others stop: whoever tries again is alone, and counts nothing twice. */
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

  /** One file, counted byte by byte as it comes. */
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
      count(-got); // a file that was cut off is fetched again, and counts again
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
    else if (message.type === "told") this.ports.get(message.id)?.told(message.text);
    else this.ports.get(message.id)?.closed(message.code, message.reason);
  }

  /** It is begun anew when somebody tries again. */
  private failed(): void {
    this.spoilt = true;
    this.state = "broken";
  }

  /** Another tab has the games: this one says so. It goes on by itself when that one is closed, if it was here second. */
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
