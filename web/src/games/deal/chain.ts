/** The card that is being resolved, as the turn's facts tell it: who asked what of whom, and who said no. */
import type { Fact } from "../../lib/wire";

export interface Target {
  seat: number;
  due: number;
  state: "waits" | "paid" | "nothing" | "cancelled";
  paid: number;
}

export interface Case {
  actor: number;
  card: number;
  doubles: number;
  /** The sentence that said it. */
  fact: Fact;
  targets: Target[];
  /** The cards on the table that it is about. */
  aims: number[];
  /** A whole group: whose, and which colour. */
  group: { seat: number; colour: number } | null;
  jokers: { seat: number; card: number }[];
}

export function caseOf(recent: Fact[], limbo: number[]): Case | null {
  if (!limbo.length) return null;
  let found: Case | null = null;
  let closed = false;
  for (const fact of recent) {
    const [word, seat, a = 0, b = 0, c = 0] = fact as [string, number, number?, number?, number?];
    if (word === "played") {
      found = { actor: seat, card: a, doubles: b, fact, targets: [], aims: [], group: null, jokers: [] };
      closed = false;
      continue;
    }
    if (!found) continue;
    const target = found.targets.find((each) => each.seat === seat);
    switch (word) {
      case "demanded":
        if (found.targets.length === 0) found.fact = fact;
        found.targets.push({ seat: b, due: a, state: "waits", paid: 0 });
        break;
      case "wants":
      case "wants_swap":
      case "wants_group":
        found.fact = fact;
        found.targets.push({ seat: b, due: 0, state: "waits", paid: 0 });
        if (word === "wants_group") found.group = { seat: b, colour: a };
        else found.aims = word === "wants_swap" ? [a, c] : [a];
        break;
      case "laid_joker":
        if (closed) found.jokers = [];
        closed = false;
        found.jokers.push({ seat, card: a });
        break;
      case "cancelled":
        if (target) target.state = "cancelled";
        closed = true;
        break;
      case "paid":
      case "paid_nothing":
        if (target) {
          target.state = word === "paid" ? "paid" : "nothing";
          target.paid = word === "paid" ? a : 0;
        }
        closed = true;
        break;
    }
  }
  return found;
}
