/** Full-text search in a booklet, with synonyms. */
import { plain } from "../lib/search";
import type { Leaf, Passage } from "./leaves";

/** A part of a text; true if it matches the query. */
export interface Piece {
  text: string;
  hit: boolean;
}

export interface Found {
  leaf: Leaf;
  passage: Passage;
}

const wordsOf = (wanted: string): string[] => plain(wanted).split(/\s+/).filter(Boolean);

/** Parse synonyms from a line like `maison, appartement; prison, cellule`. */
export const parseSynonyms = (line: string): string[][] =>
  line.split(";").map((group) => group.split(",").map((word) => plain(word.trim())));

/** Return a word and its synonyms, once enough letters have been typed. */
function withSynonyms(word: string, alike: string[][]): string[] {
  if (word.length < 3) return [word];
  return [word, ...alike.filter((group) => group.some((each) => each.startsWith(word))).flat()];
}

/** Return the paragraphs that contain every word or a synonym; title matches first. */
export function findPassages(leaves: Leaf[], wanted: string, alike: string[][]): Found[] {
  const words = wordsOf(wanted).map((word) => withSynonyms(word, alike));
  const has = (text: string): boolean => words.every((each) => each.some((word) => plain(text).includes(word)));
  const all = leaves.flatMap((leaf) => leaf.passages.map((passage) => ({ leaf, passage })));
  const hits = all.filter(({ passage }) => has(`${passage.title} ${passage.text} ${passage.ids.join(" ")}`));
  return [...hits.filter(({ passage }) => has(passage.title)), ...hits.filter(({ passage }) => !has(passage.title))];
}

/** Split a text into matching and other parts. */
export function splitMatches(text: string, wanted: string, alike: string[][]): Piece[] {
  const words = wordsOf(wanted).flatMap((word) => withSynonyms(word, alike));
  const letters = [...text];
  const bare = letters.map((letter) => plain(letter) || letter);
  const marks = new Array<boolean>(letters.length).fill(false);
  for (const word of words)
    for (let i = 0; i < letters.length; i++)
      if (bare.slice(i, i + word.length).join("") === word) marks.fill(true, i, i + word.length);
  const pieces: Piece[] = [];
  letters.forEach((letter, i) => {
    const last = pieces.at(-1);
    if (last && last.hit === marks[i]) last.text += letter;
    else pieces.push({ text: letter, hit: marks[i] ?? false });
  });
  return pieces;
}

const pairs = (word: string): Set<string> =>
  new Set(Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2)));

function similarity(a: string, b: string): number {
  const [x, y] = [pairs(a), pairs(b)];
  const both = [...x].filter((pair) => y.has(pair)).length;
  return (2 * both) / (x.size + y.size || 1);
}

/** Return the chapters with a word closest to a word of the query. */
export function nearestChapters(leaves: Leaf[], wanted: string, n = 3): Leaf[] {
  const words = wordsOf(wanted);
  const close = (leaf: Leaf): number => {
    const own = new Set(wordsOf(`${leaf.title} ${leaf.lead} ${leaf.passages.map((each) => each.title).join(" ")}`));
    return Math.max(0, ...[...own].flatMap((each) => words.map((word) => similarity(word, each))));
  };
  return [...leaves].sort((a, b) => close(b) - close(a)).slice(0, n);
}
