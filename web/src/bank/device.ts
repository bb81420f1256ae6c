/** The unit with its ledger. Same as `magnat.bank.unit.device`. */
import { step } from "./machine";
import { BANK, CARDS, fresh, mirrored, type Input, type Lines, type Outcome, type Unit } from "./unit";

/** One history line, in the format of the server's book and of `magnat bank --terminal`. */
export interface Written {
  n: number;
  what: string;
  lines?: Lines;
  at?: number;
  corrects?: number;
}

export interface Saved {
  unit: Unit;
  now: number;
  entries: Written[];
}

export class Device {
  unit: Unit;
  entries: Written[];

  constructor(
    saved?: Saved,
    public now = saved?.now ?? 0,
  ) {
    this.unit = saved ? { ...saved.unit, held: null } : fresh(); // the C key is not held down after a reload
    this.entries = saved?.entries ?? [];
    if (!saved) {
      const opening: Lines = CARDS.map((card) => [card, this.unit.balances[card - 1] ?? 0]);
      const all = opening.reduce((sum, [, balance]) => sum + balance, 0);
      this.write("opening", [...opening, [BANK, -all]]);
    }
  }

  put(input: Input): Outcome {
    const outcome = step(this.unit, input);
    if (input.type === "wait") this.now += input.ms;
    for (const move of outcome.moves)
      this.write(move.what, move.lines, move.undoes ? this.undoable(mirrored(move.lines)) : undefined);
    this.unit = outcome.unit;
    return outcome;
  }

  private write(what: string, lines: Lines, corrects?: number): void {
    const entry: Written = { n: this.entries.length, what, lines };
    if (this.now) entry.at = this.now;
    if (corrects !== undefined) entry.corrects = corrects;
    this.entries.push(entry);
  }

  /** Return the last active entry with exactly these lines. */
  private undoable(lines: Lines): number | undefined {
    const corrected = new Set(this.entries.map((entry) => entry.corrects));
    const same = JSON.stringify(lines);
    const entries = this.entries.filter(
      (entry) => entry.corrects === undefined && !corrected.has(entry.n) && JSON.stringify(entry.lines) === same,
    );
    return entries[entries.length - 1]?.n;
  }

  save(): Saved {
    return { unit: this.unit, now: this.now, entries: this.entries };
  }
}

/** Restore a stored device; null if the data is invalid. */
export function parseSaved(text: string | null): Saved | undefined {
  try {
    const saved = JSON.parse(text ?? "null") as Saved | null;
    if (!saved?.entries.length || saved.unit.balances.length !== CARDS.length) return undefined;
    const balances = CARDS.map((card) =>
      saved.entries.reduce((sum, { lines }) => sum + (lines?.find(([account]) => account === card)?.[1] ?? 0), 0),
    );
    return String(balances) === String(saved.unit.balances) ? saved : undefined;
  } catch {
    return undefined;
  }
}
