/** A game as a story: the scene at every step, and the highlights for the end screen. */
import { history } from "./api";
import { after, NOTHING, withView, type Scene } from "./projection";
import type { Columns, Fact, Told } from "./wire";

export interface Step {
  seq: number;
  facts: Fact[];
  scene: Scene;
}

/** Load every step as `seat` saw it: mine by default, "open" for all cards face up (once the match is over). */
export async function storyOf(id: string, upTo: number, seat?: number | "open"): Promise<Step[]> {
  const events: Told[] = [];
  let opening = NOTHING;
  const hear: Parameters<typeof history>[2] = (line) => {
    if (line.type === "opening") opening = withView(NOTHING, line.view, { question: -1 });
    else if (line.type === "told") events.push(line);
  };
  await history(id, upTo, hear, seat);
  return stepsOf(opening, events);
}

export function stepsOf(opening: Scene, told: Told[]): Step[] {
  let scene = opening;
  return told.map((event) => {
    scene = after(scene, event);
    return { seq: event.seq, facts: event.facts, scene };
  });
}

const MOST_TICKS = 80;
const MOST_MONEY = 24;

/** The scrubber's marks: beginnings of turns, thinned out for legibility, and the largest payments. */
export function chapterMarks(steps: Step[], turns: number[]): { turns: number[]; money: number[] } {
  const every = Math.ceil(turns.length / MOST_TICKS) || 1;
  const moved = steps.map((step, i) => ({ i, sum: i ? gained(steps[i - 1]?.scene.columns, step.scene.columns) : 0 }));
  const most = moved.filter((each) => each.sum > 0).sort((a, b) => b.sum - a.sum || a.i - b.i);
  return {
    turns: turns.filter((_, k) => k % every === 0),
    money: most.slice(0, MOST_MONEY).map((each) => each.i),
  };
}

/** Return the sum of the seats' gains, without the bank and the payers. */
function gained(before: Columns | undefined, after: Columns): number {
  const then = before?.cash ?? [];
  const now = after.cash ?? [];
  return then === now ? 0 : now.reduce((sum, cash, p) => sum + Math.max(0, cash - (then[p] ?? cash)), 0);
}

export interface Moment {
  key: string;
  icon: string;
  fact: Fact;
  step: Step;
}

/** Return the highlights: the largest payment, the largest auction, the first bankruptcy. */
export function moments(steps: Step[]): Moment[] {
  const best = new Map<string, { value: number; moment: Moment }>();
  const consider = (key: string, icon: string, value: number, fact: Fact, step: Step): void => {
    const previous = best.get(key);
    if (!previous || value > previous.value) best.set(key, { value, moment: { key, icon, fact, step } });
  };
  for (const step of steps)
    for (const fact of step.facts) {
      const [word, , a = 0, b = 0] = fact;
      if (word === "rent") consider("rent", "coin", b, fact, step);
      if (word === "won_auction") consider("auction", "gavel", b, fact, step);
      if (word === "traded") consider("trade", "swap", step.seq, fact, step);
      if (word === "bankrupt") consider("ruin", "no", -step.seq, fact, step);
      if (word === "built") consider("built", "house", b, fact, step);
      if (word === "taxed") consider("tax", "tax", a, fact, step);
    }
  return [...best.values()].map((each) => each.moment).slice(0, 6);
}

/** Count each sum of two dice, with its expected count. */
export function diceOf(steps: Step[]): { seen: number[]; expected: number[]; throws: number } {
  const seen = Array<number>(11).fill(0);
  let throws = 0;
  for (const [word, , a, b] of steps.flatMap((step) => step.facts)) {
    if ((word !== "threw" && word !== "rolled") || a === undefined || b === undefined) continue;
    const sum = a + b;
    if (sum < 2 || sum > 12) continue;
    seen[sum - 2] = (seen[sum - 2] ?? 0) + 1;
    throws += 1;
  }
  const expected = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways) => (throws * ways) / 36);
  return { seen, expected, throws };
}
