/** Looking for something in a booklet, in the words that people have for it. */
import { plain } from "../lib/search";
import type { Leaf, Told } from "./leaves";

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

export interface Found {
  leaf: Leaf;
  told: Told;
}

const wordsOf = (wanted: string): string[] => plain(wanted).split(/\s+/).filter(Boolean);

/** Words that mean the same, from a line like `maison, appartement; prison, cellule`. */
export const alikeIn = (line: string): string[][] =>
  line.split(";").map((group) => group.split(",").map((word) => plain(word.trim())));

/** A word and all that mean the same, once enough of it has been typed. */
function meant(word: string, alike: string[][]): string[] {
  if (word.length < 3) return [word];
  return [word, ...alike.filter((group) => group.some((each) => each.startsWith(word))).flat()];
}

/** The paragraphs that have every word, or one that means the same; those that have them in the title first. */
export function found(leaves: Leaf[], wanted: string, alike: string[][]): Found[] {
  const words = wordsOf(wanted).map((word) => meant(word, alike));
  const has = (text: string): boolean => words.every((each) => each.some((word) => plain(text).includes(word)));
  const all = leaves.flatMap((leaf) => leaf.told.map((told) => ({ leaf, told })));
  const hits = all.filter(({ told }) => has(`${told.title} ${told.text} ${told.ids.join(" ")}`));
  return [...hits.filter(({ told }) => has(told.title)), ...hits.filter(({ told }) => !has(told.title))];
}

/** A text in pieces, with what was looked for apart from the rest. */
export function pieces(text: string, wanted: string, alike: string[][]): Piece[] {
  const words = wordsOf(wanted).flatMap((word) => meant(word, alike));
  const letters = [...text];
  const bare = letters.map((letter) => plain(letter) || letter);
  const marks = new Array<boolean>(letters.length).fill(false);
  for (const word of words)
    for (let i = 0; i < letters.length; i++)
      if (bare.slice(i, i + word.length).join("") === word) marks.fill(true, i, i + word.length);
  const made: Piece[] = [];
  letters.forEach((letter, i) => {
    const last = made.at(-1);
    if (last && last.hit === marks[i]) last.text += letter;
    else made.push({ text: letter, hit: marks[i] ?? false });
  });
  return made;
}

const pairs = (word: string): Set<string> =>
  new Set(Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2)));

function likeness(a: string, b: string): number {
  const [x, y] = [pairs(a), pairs(b)];
  const both = [...x].filter((pair) => y.has(pair)).length;
  return (2 * both) / (x.size + y.size || 1);
}

/** The chapters in which a word comes closest to one that was looked for. */
export function nearest(leaves: Leaf[], wanted: string, n = 3): Leaf[] {
  const words = wordsOf(wanted);
  const close = (leaf: Leaf): number => {
    const own = new Set(wordsOf(`${leaf.title} ${leaf.lead} ${leaf.told.map((each) => each.title).join(" ")}`));
    return Math.max(0, ...[...own].flatMap((each) => words.map((word) => likeness(word, each))));
  };
  return [...leaves].sort((a, b) => close(b) - close(a)).slice(0, n);
}
