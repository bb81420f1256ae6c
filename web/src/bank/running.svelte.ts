/** A running unit: this phone's clock, its sounds, and the last refusal. */
import { sound } from "../lib/sounds";
import { nextDue } from "./machine";
import { cardOf, linesOf, balancesAfter, formatBalance, type Input, type Outcome, type Unit } from "./unit";

const LOUD = { high: 1, low: 0.35, mute: 0 };

export class Running {
  unit = $state.raw<Unit>() as Unit;
  refused = $state.raw({ reason: "", rule: "" });
  private timer = 0;
  private since = Date.now();

  /** `act` applies an input to the underlying unit and stores the result. */
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

  /** Advance the unit to the current time, also after the phone has slept. */
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

  /** On a shared table the balances are the book's, plus transactions that C can still undo. */
  agree(balances: number[]): Unit {
    const { unit } = this;
    const booked = { ...unit, balances: unit.balances.map((_, i) => balances[i] ?? 0) };
    const next = { ...booked, balances: unit.done ? balancesAfter(booked, linesOf(unit.done)) : booked.balances };
    const card = cardOf(next);
    const plain = next.awake && card && !next.typed && !next.done && next.screens.length === 1;
    this.unit = plain ? { ...next, screens: [formatBalance(next, card)] } : next;
    return this.unit;
  }
}
