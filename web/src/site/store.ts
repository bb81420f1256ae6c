/** This browser's store: tables, and their logs line by line. When `write` resolves, the data is on disk. */

interface Line {
  table: string;
  row: string;
  seq: number;
  entry: string;
}

const done = (of: IDBTransaction): Promise<void> =>
  new Promise((kept, failed) => {
    of.oncomplete = () => kept();
    of.onabort = () => failed(of.error ?? new DOMException("", "AbortError"));
  });

const promiseOf = <T>(of: IDBRequest<T>): Promise<T> =>
  new Promise((found, failed) => {
    of.onsuccess = () => found(of.result);
    of.onerror = () => failed(of.error);
  });

export class Store {
  private db: IDBDatabase | null = null;
  /** Failed writes, retried in order with the next write. */
  private pending: Line[] = [];
  private last: Promise<unknown> = Promise.resolve();
  private meanwhile = "";

  /** `kept`: why nothing can be stored at the moment; empty if storing works. */
  constructor(private readonly kept: (why: string) => void) {}

  async open(name: string): Promise<void> {
    try {
      const wish = indexedDB.open(name, 1);
      wish.onupgradeneeded = () => {
        wish.result.createObjectStore("tables", { keyPath: "table" });
        wish.result.createObjectStore("entries", { keyPath: ["table", "seq"] });
        wish.result.createObjectStore("mine");
      };
      this.db = await promiseOf(wish);
    } catch (why) {
      this.kept((why as DOMException)?.name ?? "refused");
    }
  }

  private on(mode: IDBTransactionMode): IDBTransaction {
    if (!this.db) throw new DOMException("", "NotAllowedError");
    return this.db.transaction(["tables", "entries", "mine"], mode, { durability: "strict" });
  }

  async me(): Promise<string> {
    if (!this.db) return this.meanwhile;
    return (await promiseOf(this.on("readonly").objectStore("mine").get("me") as IDBRequest<string>)) ?? "";
  }

  async keep_me(me: string): Promise<void> {
    this.meanwhile = me;
    await this.tried((tx) => tx.objectStore("mine").put(me, "me"));
  }

  async tables(): Promise<string> {
    if (!this.db) return "[]";
    const all = await promiseOf(this.on("readonly").objectStore("tables").getAll() as IDBRequest<Line[]>);
    return JSON.stringify(all.map((each) => each.row));
  }

  async entries(table: string): Promise<string> {
    const range = IDBKeyRange.bound([table, 0], [table, Infinity]);
    const stored = this.db
      ? await promiseOf(this.on("readonly").objectStore("entries").getAll(range) as IDBRequest<Line[]>)
      : [];
    const unsaved = this.pending.filter((line) => line.table === table && line.seq >= 0);
    return JSON.stringify([...stored, ...unsaved].map((line) => line.entry));
  }

  /** Write one transaction at a time: each includes earlier failed writes, and none in progress. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }

  /** False if the log already has a line with that number, because another tab was faster. */
  write(table: string, row: string, seq: number, entry: string): Promise<boolean> {
    return this.inTurn(() => this.written(table, row, seq, entry));
  }

  private async written(table: string, row: string, seq: number, entry: string): Promise<boolean> {
    const line = { table, row, seq, entry };
    this.pending.push(line);
    const lines = this.pending;
    const failure = await this.tried((tx) => {
      for (const { table, row, seq, entry } of lines) {
        tx.objectStore("tables").put({ table, row });
        if (seq >= 0) tx.objectStore("entries").add({ table, seq, entry });
      }
    });
    if (failure === "") this.pending = [];
    else if (failure === "ConstraintError") this.pending = this.pending.filter((each) => each !== line);
    return failure !== "ConstraintError";
  }

  remove(table: string): Promise<void> {
    return this.inTurn(() => this.removed(table));
  }

  private async removed(table: string): Promise<void> {
    this.pending = this.pending.filter((line) => line.table !== table);
    await this.tried((tx) => {
      tx.objectStore("tables").delete(table);
      tx.objectStore("entries").delete(IDBKeyRange.bound([table, 0], [table, Infinity]));
      tx.objectStore("mine").delete(`review ${table}`);
    });
  }

  async review(table: string): Promise<string> {
    if (!this.db) return "";
    return (
      (await promiseOf(this.on("readonly").objectStore("mine").get(`review ${table}`) as IDBRequest<string>)) ?? ""
    );
  }

  async keep_review(table: string, review: string): Promise<void> {
    await this.tried((tx) => tx.objectStore("mine").put(review, `review ${table}`));
  }

  /** True if a write succeeded; otherwise record the reason. The game goes on in any case. */
  private async tried(work: (tx: IDBTransaction) => unknown): Promise<string> {
    let why = "";
    try {
      const tx = this.on("readwrite");
      work(tx);
      await done(tx);
    } catch (failed) {
      why = (failed as DOMException)?.name || "UnknownError";
    }
    if (why !== "ConstraintError") this.kept(why);
    return why;
  }
}
