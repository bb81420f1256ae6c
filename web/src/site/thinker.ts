/** Whoever thinks long has a worker of their own: started when somebody thinks, let go when nobody does. */

export const IDLE = 60_000; // ms

/** What there is to think about: what a bot says, what each answer is worth, a piece of a review, games together. */
export type What = "bot" | Measured;
export type Measured = "hint" | "review" | "statistics" | "tries" | "balance";

/** What that worker answers, or why nothing came of it. */
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
  /** Once it could not be had it is not tried again: starting it takes seconds, and the table waits. */
  private broken = false;

  /** `begun` starts a worker. Where memory is short there is none: `short` says so. */
  constructor(
    private readonly begun: () => Worker,
    private readonly short = false,
  ) {}

  /** What comes of a task. It fails where there is no such worker; then whoever asks has to think. */
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
    const made = this.begun();
    made.onmessage = ({ data }: MessageEvent<Thought>) => this.heard(data);
    made.onerror = (event) => {
      event.preventDefault();
      this.fail(event.message);
    };
    return made;
  }

  private heard(thought: Thought): void {
    const asked = this.waiting.get(thought.id);
    if ("why" in thought && asked?.what === "bot") return this.fail(thought.why);
    if ("why" in thought)
      asked?.failed(new Error(thought.why)); // bots can still think there
    else asked?.said(thought.said);
    this.waiting.delete(thought.id);
    if (!this.waiting.size) this.timer = setTimeout(() => this.end(), IDLE);
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
