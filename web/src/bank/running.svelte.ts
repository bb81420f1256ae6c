/** A unit that runs: the clock of this phone, its sounds, and what was last refused. */
import { sound } from "../lib/sounds";
import { nextDue } from "./machine";
import { cardOf, linesOf, moved, seen, type Input, type Outcome, type Unit } from "./unit";

const LOUD = { high: 1, low: 0.35, mute: 0 };

export class Running {
  unit = $state.raw<Unit>() as Unit;
  refused = $state.raw({ reason: "", rule: "" });
  private timer = 0;
  private since = Date.now();

  /** `act` puts something into the unit behind this one, and keeps what came of it. */
  constructor(
    unit: Unit,
    private readonly act: (input: Input) => Outcome,
  ) {
    this.unit = unit;
    document.addEventListener("visibilitychange", this.pass);
    this.plan();
  }

  close(): void {
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.pass);
  }

  put(input: Input): Outcome {
    this.pass();
    const outcome = this.show(this.act(input));
    this.refused = { reason: outcome.refused, rule: outcome.rule };
    this.plan();
    return outcome;
  }

  /** Let the unit know how late it is; also when the phone has slept. */
  private readonly pass = (): void => {
    const now = Date.now();
    const ms = Math.max(0, now - this.since);
    this.since = now;
    if (ms) this.show(this.act({ type: "wait", ms }));
    this.plan();
  };

  private show(outcome: Outcome): Outcome {
    this.unit = outcome.unit;
    for (const each of outcome.sounds) sound(each, LOUD[outcome.unit.volume]);
    return outcome;
  }

  private plan(): void {
    clearTimeout(this.timer);
    if (this.unit.awake) this.timer = window.setTimeout(this.pass, nextDue(this.unit)[0] + 5);
  }

  /** On a shared table the balances are the book's; what C can still undo is not in the book yet. */
  agree(balances: number[]): Unit {
    const { unit } = this;
    const known = { ...unit, balances: unit.balances.map((_, i) => balances[i] ?? 0) };
    const made = { ...known, balances: unit.done ? moved(known, linesOf(unit.done)) : known.balances };
    const card = cardOf(made);
    const plain = made.awake && card && !made.typed && !made.done && made.screens.length === 1;
    this.unit = plain ? { ...made, screens: [seen(made, card)] } : made;
    return this.unit;
  }
}
