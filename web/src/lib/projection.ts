/**
 * The visible state of a table after each event, computed from the view and the events alone. The table shows it fact
 * by fact, the replay moves through it in both directions. All functions are pure.
 */
import type { Ask, Columns, Fact, Pending, Told, View, Welcome } from "./wire";

/** A question with its circumstances. */
export interface Prompt {
  ask: Ask;
  pending: Pending[];
  question: number;
  /** The seat asked; -1 for none. */
  turn: number;
  deadline: number;
  /** The earliest time at which an answer takes effect, so that timing reveals nothing; 0 for at once. */
  notBefore: number;
}

export interface Drawn {
  deck: number;
  card: number;
}

export interface Scene {
  columns: Columns;
  prompt: Prompt;
  over: boolean;
  winners: number[];
  /** The turn number. */
  round: number;
  /** The moving seat: the last to answer, or the one whose turn has begun since; -1 before the first. */
  mover: number;
  /** The faces of the last throw; empty before the first. */
  dice: number[];
  /** The card drawn since the last throw. */
  card: Drawn | null;
  /** The facts of this turn. */
  recent: Fact[];
}

export const NOBODY: Prompt = { ask: { ask: null }, pending: [], question: -1, turn: -1, deadline: 0, notBefore: 0 };

export const NOTHING: Scene = {
  columns: {},
  prompt: NOBODY,
  over: false,
  winners: [],
  round: 0,
  mover: -1,
  dice: [],
  card: null,
  recent: [],
};

const THROWS = new Set(["threw", "rolled", "threw_to_start"]);

/** Return the turn number after a fact. */
export function roundAfter(round: number, [word, , number]: Fact): number {
  return word === "turn" ? (number ?? round + 1) : round;
}

/** True if dice were thrown or a card was drawn. */
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

/** The answering seat becomes the moving one. */
export function withSpeaker(scene: Scene, told: Told): Scene {
  return told.said.seat < 0 ? scene : { ...scene, mover: told.said.seat };
}

/** Apply an answer's changes, after its facts have been shown. */
export function withAnswer(scene: Scene, told: Told): Scene {
  return {
    ...scene,
    columns: { ...scene.columns, ...told.changed },
    prompt: {
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

/** Return the scene after a whole event. */
export function after(scene: Scene, told: Told): Scene {
  return withAnswer(told.facts.reduce(withFact, withSpeaker(scene, told)), told);
}

/** Replace the state by a view; the shown dice, card and turn are kept. */
export function withView(
  scene: Scene,
  view: View,
  about: Pick<Welcome, "question" | "deadline" | "not_before">,
): Scene {
  return {
    ...scene,
    columns: view.columns,
    prompt: {
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

/** Add events from before the scene was opened, which are loaded later. */
export function withPast(scene: Scene, past: Scene): Scene {
  if (scene.round) return scene; // a turn has begun in the meantime
  const recent = [...past.recent, ...scene.recent];
  const dice = scene.dice.length ? scene.dice : past.dice;
  return { ...scene, round: past.round, dice, card: scene.card ?? past.card, recent };
}
