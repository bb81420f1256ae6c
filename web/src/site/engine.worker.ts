/** The engine: Python in WebAssembly, with the matches of this browser. A second instance only computes bot moves. */
import { Store } from "./store";
import { type Measured, Thinker, type Thought, type What } from "./thinker";
import type { Files, FromEngine, ToEngine } from "./wire";

interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, content: Uint8Array, how: { canOwn: boolean }): void };
  pyimport(name: "magnat.hosts.browser.host"): {
    BrowserHost(
      store: Store,
      summaries: string,
      thinker: (what: What, task: string) => Promise<string>,
      library: () => Promise<void>,
      version: string,
    ): BrowserHost;
  };
  pyimport(name: "magnat.hosts.browser.bot_worker"): { run_bot_task(task: string): string };
  pyimport(name: "magnat.hosts.browser.analysis_worker"): Record<Measured, (task: string) => string>;
  runPython(code: string): unknown;
}
interface BrowserHost {
  start(): Promise<void>;
  handle_request(
    method: string,
    path: string,
    body: string,
  ): Promise<{ toJs(): [number, string, Uint8Array]; destroy(): void }>;
  connect(
    id: number,
    table: string,
    tell: (text: string) => void,
    end: (code: number, reason: string) => void,
  ): Promise<void>;
  invite(id: number, table: string, tell: (text: string) => void, end: (code: number, reason: string) => void): void;
  on_message(id: number, text: string): Promise<void>;
  disconnect(id: number): Promise<void>;
}

const say = (message: FromEngine): void => postMessage(message);

async function loadPython(base: string, files: Files): Promise<Python> {
  const runtime = new URL(files.runtime, base).href;
  const pack = fetch(new URL(files.engine, base)).then((answer) => answer.arrayBuffer());
  const lock = fetch(`${runtime}lock.json`).then((answer) => answer.text());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${runtime}pyodide.mjs`)) as {
    loadPyodide(how: object): Promise<Python>;
  };
  const python = await loadPyodide({ indexURL: runtime, lockFileContents: lock, packageBaseUrl: runtime });
  unpack(python, await pack);
  return python;
}

/** The files of the engine: a list of names and sizes, then their bytes. */
function unpack(into: Python, pack: ArrayBuffer): void {
  const head = new DataView(pack).getUint32(0, true);
  const files = JSON.parse(new TextDecoder().decode(new Uint8Array(pack, 4, head))) as [string, number][];
  const folders = new Set<string>();
  let at = 4 + head;
  for (const [name, size] of files) {
    const path = `/lib/python3.14/site-packages/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) into.FS.mkdirTree(folder);
    folders.add(folder);
    into.FS.writeFile(path, new Uint8Array(pack, at, size), { canOwn: true }); // not copied: views into the pack
    at += size;
  }
}

/** The modules and texts for analysis are loaded on demand. */
class Measuring {
  private there: Promise<void> | null = null;

  constructor(
    private readonly made: Python,
    private readonly pack: URL,
  ) {}

  async library(): Promise<void> {
    this.there ??= this.fetched();
    await this.there.catch((why: unknown) => {
      this.there = null; // the network may be back next time
      throw why;
    });
  }

  async measured(what: Measured, task: string): Promise<string> {
    await this.library();
    return this.made.pyimport("magnat.hosts.browser.analysis_worker")[what](task);
  }

  private async fetched(): Promise<void> {
    const answer = await fetch(this.pack);
    if (!answer.ok) throw new Error(`${this.pack}: ${answer.status}`);
    unpack(this.made, await answer.arrayBuffer());
    this.made.runPython("import sys; sys.path_importer_cache.clear()"); // it has cached these folders' listings
  }
}

/** A second instance of this worker, for computation only. */
function second(base: string, files: Files): Worker {
  const worker = new Worker(self.location.href, { type: "module", name: "thinker" });
  worker.postMessage({ type: "begin", base, files });
  return worker;
}

/** A device with one gigabyte has no memory for a second engine: there the first one computes, in small slices. */
const short = ((navigator as { deviceMemory?: number }).deviceMemory ?? 8) <= 1;

let page: Promise<BrowserHost> | null = null;
let alone: Promise<[Python, Measuring]> | null = null;

/**
 * Only one tab may run the engine, because two would overwrite each other's matches. A second tab waits, and reports
 * it.
 */
async function mine(base: string, steal: boolean): Promise<void> {
  if (!("locks" in navigator)) return;
  const held = (how: LockOptions): Promise<boolean> =>
    new Promise((taken) => {
      const keep = (lock: Lock | null): Promise<void> | undefined => {
        taken(lock !== null);
        return lock ? new Promise(() => undefined) : undefined;
      };
      navigator.locks.request(`magnat ${base}`, how, keep).catch(() => say({ type: "elsewhere" }));
    });
  if (await held(steal ? { steal } : { ifAvailable: true })) return;
  say({ type: "elsewhere" });
  await held({});
}

async function begin(from: Extract<ToEngine, { type: "start" }>): Promise<BrowserHost> {
  await mine(from.base, from.steal);
  const store = new Store((why) => say({ type: "kept", why }));
  const [made] = await Promise.all([loadPython(from.base, from.files), store.open(`magnat ${from.base}`)]);
  const thinker = new Thinker(() => second(from.base, from.files), short);
  const measuring = new Measuring(made, new URL(from.files.analysis, from.base));
  const think = (what: What, task: string): Promise<string> =>
    thinker.think(what, task).catch((why: unknown) => {
      if (what === "bot") throw why; // the table handles the failure
      return measuring.measured(what, task);
    });
  const library = (): Promise<void> => measuring.library();
  const host = made
    .pyimport("magnat.hosts.browser.host")
    .BrowserHost(store, from.summaries, think, library, from.files.version);
  await host.start();
  return host;
}

/** An error is reported to the caller as a server would, and the games go on. */
async function ask({ id, method, path, body }: Extract<ToEngine, { type: "ask" }>): Promise<void> {
  const host = await page!;
  try {
    const answer = await host.handle_request(method, path, body);
    const [status, kind, told] = answer.toJs();
    answer.destroy();
    say({ type: "answer", id, status, kind, body: told });
  } catch (why) {
    console.error(why);
    const error = new TextEncoder().encode(JSON.stringify({ error: { reason: "fault" } }));
    say({ type: "answer", id, status: 500, kind: "application/json", body: error });
  }
}

async function obey(message: ToEngine): Promise<void> {
  if (message.type === "start") {
    page = begin(message);
    await page;
    say({ type: "ready" });
  } else if (message.type === "ask") await ask(message);
  else if (message.type === "open") {
    const { id } = message;
    const tell = (text: string): void => say({ type: "told", id, text });
    const end = (code: number, reason: string): void => say({ type: "closed", id, code, reason });
    if (!message.friend) await (await page!).connect(id, message.table, tell, end);
    say({ type: "opened", id });
    if (message.friend) (await page!).invite(id, message.table, tell, end);
  } else if (message.type === "say") await (await page!).on_message(message.id, message.text);
  else await (await page!).disconnect(message.id);
}

type ToThinker =
  { type: "begin"; base: string; files: Files } | { type: "think"; id: number; what: What; task: string };

async function think(id: number, what: What, task: string): Promise<Thought> {
  try {
    const [made, measuring] = await alone!;
    if (what !== "bot") return { id, said: await measuring.measured(what, task) };
    return { id, said: made.pyimport("magnat.hosts.browser.bot_worker").run_bot_task(task) };
  } catch (why) {
    return { id, why: String(why) };
  }
}

self.onmessage = ({ data }: MessageEvent<ToEngine | ToThinker>): void => {
  if (data.type === "begin") {
    const { base, files } = data;
    alone = loadPython(base, files).then((python) => [python, new Measuring(python, new URL(files.analysis, base))]);
    alone.catch(() => undefined); // later requests are answered with an error
  } else if (data.type === "think") void think(data.id, data.what, data.task).then(postMessage);
  else void obey(data).catch((why: unknown) => say({ type: "failed", why: String(why) }));
};
