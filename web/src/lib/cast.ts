/** Who plays against me: the level and the characters of a game's bots, chosen on this device. */
import { hash } from "./hash";
import { settings } from "./settings.svelte";
import type { Character, GameSummary } from "./wire";

export const LEVELS = ["easy", "normal", "hard", "expert"] as const;
export type Level = (typeof LEVELS)[number];
const GAMES_REMEMBERED = 10;
/** The seats of a new table that are not a bot's: mine, a person beside me, a person by link. */
const PEOPLE = ["me", "here", "open"];
/** The levels of bots that are not named after one. */
const STRENGTH: Record<string, Level> = { random: "easy", distracted: "easy", search: "expert" };

/** Return the level of a bot: a style or the plain player is normal. */
export const levelOf = (bot: string): Level => LEVELS.find((level) => level === bot) ?? STRENGTH[bot] ?? "normal";

export const levelFor = (game: string): Level => levelOf(settings.levels[game] ?? "normal");

/**
 * Return `n` characters: distinct tempers of the game's usual ones first, then characters met least in the last games,
 * in an order determined by the seed.
 */
export function castOf(
  characters: Character[],
  usual: string[],
  n: number,
  seed: string,
  met: string[][],
  taken: string[] = [],
): Character[] {
  const cast: Character[] = [];
  const rank = (each: Character): number[] => [
    Number(!!each.style && !usual.includes(each.style)),
    cast.filter(({ style }) => style === each.style).length,
    met.filter((names) => names.includes(each.name)).length,
    hash(`${seed} ${each.id}`),
  ];
  while (cast.length < n) {
    const spare = characters.filter((each) => !cast.includes(each) && !taken.includes(each.name));
    const [first] = spare.map((each) => [rank(each), each] as const).sort(([a], [b]) => compare(a, b));
    if (!first) break;
    cast.push(first[1]);
  }
  return cast;
}

function compare(a: number[], b: number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/**
 * Return the characters of a new table, seat by seat: none for people. A bot chosen for its style gets a character of
 * that style if one is left, also if an earlier seat would have it otherwise.
 */
export function seatCast(seats: string[], characters: Character[]): (Character | undefined)[] {
  const spare = [...characters];
  const fitting = seats.map((bot) => {
    const at = spare.findIndex(({ style }) => style === bot);
    return at < 0 ? undefined : spare.splice(at, 1)[0];
  });
  return seats.map((kind, i) => (PEOPLE.includes(kind) ? undefined : (fitting[i] ?? spare.shift())));
}

/** Return the opponents of my next game. */
export const nextCast = (characters: Character[], game: GameSummary, n: number): Character[] =>
  castOf(characters, game.company, n, `${game.game} ${settings.begun}`, settings.met, [settings.name]);

/** Remember a game's opponents, so that others come next time. */
export function meet(names: string[]): void {
  settings.met = [...settings.met, names].slice(-GAMES_REMEMBERED);
  settings.begun += 1;
}
