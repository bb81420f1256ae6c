/** Back and forth through everything that was changed since the page was opened. */

export interface Step<T> {
  now: T;
  /** What was touched: where undoing leads the eye. */
  where: string;
}

const MOST = 500; // steps back

/** Values are never changed in place. Further typing in the same field is the same step until it is closed. */
export class Undo<T> {
  private past: Step<T>[] = [];
  private future: Step<T>[] = [];
  private open = "";

  constructor(public now: T) {}

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** `typing`: what follows at the same place belongs to it. */
  change(next: T, where: string, typing = false): void {
    if (!(typing && this.open === where && this.past.length)) {
      this.past = [...this.past, { now: this.now, where }].slice(-MOST);
    }
    this.open = typing ? where : "";
    this.future = [];
    this.now = next;
  }

  /** The field was left: what comes next is another step. */
  close(): void {
    this.open = "";
  }

  /** Where it was undone; "" if there was nothing. */
  undo(): string {
    const step = this.past.pop();
    if (!step) return "";
    this.future.push({ now: this.now, where: step.where });
    this.now = step.now;
    this.open = "";
    return step.where;
  }

  redo(): string {
    const step = this.future.pop();
    if (!step) return "";
    this.past.push({ now: this.now, where: step.where });
    this.now = step.now;
    this.open = "";
    return step.where;
  }
}
