/** A worker for long computations: started on demand, and terminated when idle. */

export const MAX_IDLE_MS = 60_000;

/** A computation: a bot's answer, hints, a part of a review, a batch of games. */
export type What = "bot" | Measured;
export type Measured = "hint" | "review" | "statistics" | "tries" | "balance";

/** The worker's result, or its error. */
export type Thought = { id: number; said: string } | { id: number; why: string };

interface Waiting {
  what: What;
  said: (text: string) => void;
  failed: (why: Error) => void;
}

export class Thinker {
  private worker: Worker | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private count = 0;
  private waiting = new Map<number, Waiting>();
  /** After a failed start it is not tried again: starting takes seconds, and the table waits. */
  private broken = false;

  /** `begun` starts a worker. If memory is short (`short`), there is none. */
  constructor(
    private readonly begun: () => Worker,
    private readonly short = false,
  ) {}

  /** Return the result of a task. Rejects if there is no worker; then the caller has to compute it. */
  think = (what: What, task: string): Promise<string> => {
    clearTimeout(this.timer);
    return new Promise((said, failed) => {
      if (this.broken || this.short) throw new Error("nobody to think");
      this.worker ??= this.started();
      const id = ++this.count;
      this.waiting.set(id, { what, said, failed });
      this.worker.postMessage({ type: "think", id, what, task });
    });
  };

  private started(): Worker {
    const worker = this.begun();
    worker.onmessage = ({ data }: MessageEvent<Thought>) => this.heard(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.fail(event.message);
    };
    return worker;
  }

  private heard(thought: Thought): void {
    const task = this.waiting.get(thought.id);
    if ("why" in thought && task?.what === "bot") return this.fail(thought.why);
    if ("why" in thought)
      task?.failed(new Error(thought.why)); // bots can still compute there
    else task?.said(thought.said);
    this.waiting.delete(thought.id);
    if (!this.waiting.size) this.timer = setTimeout(() => this.end(), MAX_IDLE_MS);
  }

  private fail(why: string): void {
    this.broken = true;
    this.end();
    for (const { failed } of this.waiting.values()) failed(new Error(why));
    this.waiting.clear();
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
  }
}
