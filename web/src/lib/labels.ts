/** Names that fit into a space: abbreviated and broken into lines, never cut off. */
import { breaks } from "./syllables";

const WIDTHS: Record<string, number> = Object.fromEntries(
  [..."abcdefghijklmnopqrstuvwxyz"].map((letter, i) => [
    letter,
    [
      0.613, 0.635, 0.55, 0.635, 0.615, 0.352, 0.635, 0.634, 0.278, 0.278, 0.579, 0.278, 0.974, 0.634, 0.612, 0.635,
      0.635, 0.411, 0.521, 0.392, 0.634, 0.592, 0.818, 0.592, 0.592, 0.525,
    ][i] ?? 0.6,
  ]),
);

/** Estimate a text's width in the widest of the possible fonts. */
export function widthOf(text: string, size: number, bold = false): number {
  let sum = 0;
  for (const ch of text)
    sum += WIDTHS[ch] ?? (" .,’'-·".includes(ch) ? 0.318 : /[\déèêàâ]/.test(ch) ? 0.63 : /[îï]/.test(ch) ? 0.28 : 0.69);
  return sum * 0.9 * size * (bold ? 1.1 : 1);
}

const SHORT: [RegExp, string][] = [
  [/^Compagnie de distribution d[’']/i, ""],
  [/^Compagnie de distribution des? /i, ""],
  [/^Compagnie d[’']/i, ""],
  [/^Compagnie des? /i, ""],
  [/\bAvenue\b/g, "Av."],
  [/\bBoulevard\b/g, "Bd"],
  [/\bFaubourg\b/g, "Fg"],
  [/\bSaint-/g, "St-"],
  [/\bStation\b/g, "Stn"],
  [/\bCompany\b/g, "Co."],
];

function broken(word: string, size: number, wide: number): string[] {
  if (widthOf(word, size) <= wide) return [word];
  const dash = word.indexOf("-");
  if (dash > 1 && dash < word.length - 2) return [word.slice(0, dash + 1), ...broken(word.slice(dash + 1), size, wide)];
  const at = breaks(word).findLast((each) => widthOf(`${word.slice(0, each)}-`, size) <= wide);
  return at === undefined ? [word] : [`${word.slice(0, at)}-`, ...broken(word.slice(at), size, wide)];
}

function wrapped(words: string[], size: number, wide: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines[lines.length - 1];
    const joined = last === undefined ? word : last.endsWith("-") ? null : `${last} ${word}`;
    if (joined !== null && last !== undefined && widthOf(joined, size) <= wide) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** Return the ways of writing a name, from the longest to the shortest. */
function* shorter(name: string): Generator<string> {
  yield name;
  let text = name;
  for (const [long, brief] of SHORT) {
    text = text.replace(long, brief);
    text = text.charAt(0).toUpperCase() + text.slice(1);
    yield text;
  }
}

/** Return a name in one line: the longest form no wider than `wide`, or the shortest. */
export function inLine(name: string, wide: number, size = 13): string {
  let last = name;
  for (const text of shorter(name)) {
    last = text;
    if (widthOf(text, size) <= wide) break;
  }
  return last;
}

/** Return at most `most` lines no wider than `wide`, abbreviating the name only as far as necessary. */
export function fitLines(name: string, wide: number, size = 11, most = 3): string[] {
  let last = name;
  for (const text of shorter(name)) {
    last = text;
    const lines = wrapped(text.split(" "), size, wide);
    if (lines.length <= most && lines.every((line) => widthOf(line, size) <= wide)) return lines;
  }
  return wrapped(
    last.split(" ").flatMap((word) => broken(word, size, wide)),
    size,
    wide,
  ).slice(0, most + 1);
}
