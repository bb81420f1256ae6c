/** Undo and redo of all changes since the page was opened. */

export interface Step<T> {
  now: T;
  /** The changed path, to which undo moves the selection. */
  where: string;
}

const MAX_STEPS = 500;

/** Values are immutable. Further typing in the same field extends the step until it is closed. */
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

  /** `typing`: further changes at the same path belong to this step. */
  change(next: T, where: string, typing = false): void {
    if (!(typing && this.open === where && this.past.length)) {
      this.past = [...this.past, { now: this.now, where }].slice(-MAX_STEPS);
    }
    this.open = typing ? where : "";
    this.future = [];
    this.now = next;
  }

  /** Close the step, because the field was left. */
  close(): void {
    this.open = "";
  }

  /** Undo and return the changed path; "" if there is nothing to undo. */
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
