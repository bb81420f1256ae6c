/**
 * What a table looks like after each event, made of the view and of the events alone. The table shows it fact by fact, the
 * replay goes to and fro in it. Nothing in here changes anything.
 */
import type { Ask, Columns, Fact, Pending, Told, View, Welcome } from "./wire";

/** A question as it is put on the table. */
export interface Put {
  ask: Ask;
  pending: Pending[];
  question: number;
  /** Who is asked; -1 for nobody. */
  turn: number;
  deadline: number;
  /** When an answer counts at the earliest, so that its haste tells nobody anything; 0 for at once. */
  notBefore: number;
}

export interface Drawn {
  deck: number;
  card: number;
}

export interface Scene {
  columns: Columns;
  put: Put;
  over: boolean;
  winners: number[];
  /** The number of the turn. */
  round: number;
  /** Whose move this is: who spoke last, or whose turn has begun since; -1 before the first. */
  mover: number;
  /** The faces of the last throw; empty before the first. */
  dice: number[];
  /** The card that was drawn since the last throw. */
  card: Drawn | null;
  /** What has happened in this turn. */
  recent: Fact[];
}

export const NOBODY: Put = { ask: { ask: null }, pending: [], question: -1, turn: -1, deadline: 0, notBefore: 0 };

export const NOTHING: Scene = {
  columns: {},
  put: NOBODY,
  over: false,
  winners: [],
  round: 0,
  mover: -1,
  dice: [],
  card: null,
  recent: [],
};

const THROWS = new Set(["threw", "rolled", "threw_to_start"]);

/** The number of the turn after a fact. */
export function roundAfter(round: number, [word, , number]: Fact): number {
  return word === "turn" ? (number ?? round + 1) : round;
}

/** Whether dice or cards have spoken. */
export function isLuck(facts: Fact[]): boolean {
  return facts.some(([word]) => THROWS.has(word) || word === "drew");
}

export function withFact(scene: Scene, fact: Fact): Scene {
  const [word, seat, ...ints] = fact;
  const [a, b] = ints;
  const round = roundAfter(scene.round, fact);
  if (word === "turn") return { ...scene, round, mover: seat, recent: [] };
  const next = { ...scene, recent: [...scene.recent, fact] };
  if (a === undefined || b === undefined) return next;
  if (THROWS.has(word)) return { ...next, dice: [a, b], card: null };
  if (word === "drew") return { ...next, card: { deck: a, card: b } };
  return next;
}

/** Somebody speaks: from here on it is their move that is shown. */
export function withSpeaker(scene: Scene, told: Told): Scene {
  return told.said.seat < 0 ? scene : { ...scene, mover: told.said.seat };
}

/** What an answer has changed, once its facts have been shown. */
export function withAnswer(scene: Scene, told: Told): Scene {
  return {
    ...scene,
    columns: { ...scene.columns, ...told.changed },
    put: {
      ask: told.ask,
      pending: told.pending,
      question: told.question,
      turn: told.turn ?? -1,
      deadline: told.deadline ?? 0,
      notBefore: told.not_before ?? 0,
    },
    over: told.over ?? false,
    winners: told.winners ?? [],
  };
}

/** The scene after a whole event. */
export function after(scene: Scene, told: Told): Scene {
  return withAnswer(told.facts.reduce(withFact, withSpeaker(scene, told)), told);
}

/** A view takes the place of what was known; what has been shown of dice, cards and turns stays. */
export function withView(
  scene: Scene,
  view: View,
  about: Pick<Welcome, "question" | "deadline" | "not_before">,
): Scene {
  return {
    ...scene,
    columns: view.columns,
    put: {
      ask: view.ask,
      pending: view.pending,
      question: about.question,
      turn: view.turn,
      deadline: about.deadline ?? 0,
      notBefore: about.not_before ?? 0,
    },
    over: view.over,
    winners: view.winners,
  };
}

/** What happened before the scene was opened is learned only now. */
export function withPast(scene: Scene, past: Scene): Scene {
  if (scene.round) return scene; // a turn has begun since
  const recent = [...past.recent, ...scene.recent];
  const dice = scene.dice.length ? scene.dice : past.dice;
  return { ...scene, round: past.round, dice, card: scene.card ?? past.card, recent };
}
