/** The card being resolved, reconstructed from the turn's facts: demands, and the noes to them. */
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
  /** The text of the fact. */
  fact: Fact;
  targets: Target[];
  /** The cards on the table concerned. */
  aims: number[];
  /** For a whole group: its owner and colour. */
  group: { seat: number; colour: number } | null;
  jokers: { seat: number; card: number }[];
}

export function caseOf(recent: Fact[], limbo: number[]): Case | null {
  if (!limbo.length) return null;
  let current: Case | null = null;
  let closed = false;
  for (const fact of recent) {
    const [word, seat, a = 0, b = 0, c = 0] = fact as [string, number, number?, number?, number?];
    if (word === "played") {
      current = { actor: seat, card: a, doubles: b, fact, targets: [], aims: [], group: null, jokers: [] };
      closed = false;
      continue;
    }
    if (!current) continue;
    const target = current.targets.find((each) => each.seat === seat);
    switch (word) {
      case "demanded":
        if (current.targets.length === 0) current.fact = fact;
        current.targets.push({ seat: b, due: a, state: "waits", paid: 0 });
        break;
      case "wants":
      case "wants_swap":
      case "wants_group":
        current.fact = fact;
        current.targets.push({ seat: b, due: 0, state: "waits", paid: 0 });
        if (word === "wants_group") current.group = { seat: b, colour: a };
        else current.aims = word === "wants_swap" ? [a, c] : [a];
        break;
      case "laid_joker":
        if (closed) current.jokers = [];
        closed = false;
        current.jokers.push({ seat, card: a });
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
  return current;
}
