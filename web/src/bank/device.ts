/** The unit with its ledger: what is put in, and what is written down. The same as `magnat.bank.unit.device`. */
import { step } from "./machine";
import { BANK, CARDS, fresh, mirrored, type Input, type Lines, type Outcome, type Unit } from "./unit";

/** One line of history, as the server's book and `magnat bank --terminal` write it. */
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
    this.unit = saved ? { ...saved.unit, held: null } : fresh(); // nobody's finger is still on the C key
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

  /** The last entry that moved just this and stands. */
  private undoable(lines: Lines): number | undefined {
    const corrected = new Set(this.entries.map((entry) => entry.corrects));
    const same = JSON.stringify(lines);
    const found = this.entries.filter(
      (entry) => entry.corrects === undefined && !corrected.has(entry.n) && JSON.stringify(entry.lines) === same,
    );
    return found[found.length - 1]?.n;
  }

  save(): Saved {
    return { unit: this.unit, now: this.now, entries: this.entries };
  }
}

/** A device as it was kept, or nothing if that cannot have been one. */
export function kept(text: string | null): Saved | undefined {
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
