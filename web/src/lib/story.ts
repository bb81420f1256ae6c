/** A finished or running game as a story: the columns at every step, and what the end screen tells of it. */
import { history } from "./api";
import type { Columns, Fact, Told } from "./wire";

export interface Step {
  seq: number;
  at: number;
  turn: number;
  seat: number;
  facts: Fact[];
  columns: Columns;
  told: Told;
}

/** Every step as `seat` saw it: mine if none is named, "open" for all cards face up (once the match is over). */
export async function storyOf(id: string, upTo: number, seat?: number | "open"): Promise<Step[]> {
  const told: Told[] = [];
  let columns: Columns = {};
  await history(
    id,
    upTo,
    (line) => {
      if (line.type === "opening") columns = line.view.columns;
      else if (line.type === "told") told.push(line);
    },
    seat,
  );
  let turn = 0;
  return told.map((event) => {
    columns = { ...columns, ...event.changed };
    for (const fact of event.facts) if (fact[0] === "turn") turn = (fact[2] as number | undefined) ?? turn + 1;
    return {
      seq: event.seq,
      at: event.at,
      turn,
      seat: event.said.seat,
      facts: event.facts as Fact[],
      columns,
      told: event,
    };
  });
}

const MOST_TICKS = 80;
const MOST_MONEY = 24;

/** What the scrubber shows: where turns begin, not closer than can be told apart, and where most money changed hands. */
export function chapterMarks(steps: Step[], turns: number[]): { turns: number[]; money: number[] } {
  const every = Math.ceil(turns.length / MOST_TICKS) || 1;
  const moved = steps.map((step, i) => ({ i, sum: i ? gained(steps[i - 1]?.columns, step.columns) : 0 }));
  const most = moved.filter((each) => each.sum > 0).sort((a, b) => b.sum - a.sum || a.i - b.i);
  return {
    turns: turns.filter((_, k) => k % every === 0),
    money: most.slice(0, MOST_MONEY).map((each) => each.i),
  };
}

/** How much more some have than before; the bank and who paid do not count. */
function gained(before: Columns | undefined, after: Columns): number {
  const then = (before?.cash ?? []) as number[];
  const now = (after.cash ?? []) as number[];
  return then === now ? 0 : now.reduce((sum, cash, p) => sum + Math.max(0, cash - (then[p] ?? cash)), 0);
}

export interface Moment {
  key: string;
  icon: string;
  fact: Fact;
  step: Step;
}

/** The largest payment, the largest auction, the first ruin: facts that make a story. */
export function moments(steps: Step[]): Moment[] {
  const best = new Map<string, { value: number; moment: Moment }>();
  const consider = (key: string, icon: string, value: number, fact: Fact, step: Step): void => {
    const known = best.get(key);
    if (!known || value > known.value) best.set(key, { value, moment: { key, icon, fact, step } });
  };
  for (const step of steps)
    for (const fact of step.facts) {
      const [word, , a, b] = fact as [string, number, number?, number?];
      if (word === "rent") consider("rent", "coin", b ?? 0, fact, step);
      if (word === "won_auction") consider("auction", "gavel", b ?? 0, fact, step);
      if (word === "traded") consider("trade", "swap", step.seq, fact, step);
      if (word === "bankrupt") consider("ruin", "no", -step.seq, fact, step);
      if (word === "built") consider("built", "house", b ?? 0, fact, step);
      if (word === "taxed") consider("tax", "tax", a ?? 0, fact, step);
    }
  return [...best.values()].map((each) => each.moment).slice(0, 6);
}

/** How often each sum of two dice came, and how often it should have. */
export function diceOf(steps: Step[]): { seen: number[]; expected: number[]; throws: number } {
  const seen = Array<number>(11).fill(0);
  let throws = 0;
  for (const step of steps)
    for (const fact of step.facts) {
      if (!["threw", "rolled"].includes(String(fact[0])) || fact.length < 4) continue;
      const sum = (fact[2] as number) + (fact[3] as number);
      if (sum < 2 || sum > 12) continue;
      seen[sum - 2] = (seen[sum - 2] ?? 0) + 1;
      throws += 1;
    }
  const expected = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways) => (throws * ways) / 36);
  return { seen, expected, throws };
}
