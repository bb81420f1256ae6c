/** Fit a name on a tile: as large as possible, in whole words, with the group's shape if there is room. */
import { widthOf } from "../../lib/labels";
import type { TileLook } from "./look";

export interface Inscription {
  lines: string[];
  size: number;
  glyphed: boolean;
}

/** A tile's place in its tower. */
export interface Placed extends TileLook, Inscription {
  y: number;
  h: number;
}

const SIZES = [11.5, 10.5, 10];
const SQUEEZE = 1.18; // maximum compression of a line

/** Only the shape. */
export const bare = (high: number): Inscription => ({ lines: [], size: 10, glyphed: high >= 7 });

function wrapped(words: string[], size: number, wide: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const joined = lines.length ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length && widthOf(joined, size, true) <= wide) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

export function fitInscription(name: string, wide: number, high: number): Inscription {
  if (high < 12.5) return bare(high);
  for (const glyphed of [true, false]) {
    const room = wide - (glyphed ? 25 : 8);
    for (const size of SIZES) {
      const most = Math.max(1, Math.floor((high - 1) / (size + 1)));
      const lines = wrapped(name.split(" "), size, room);
      if (lines.length > most && widthOf(name, size, true) <= room * SQUEEZE) return { lines: [name], size, glyphed };
      const fits = lines.every((line) => widthOf(line, size, true) <= room * SQUEEZE);
      if (lines.length <= most && fits) return { lines, size, glyphed };
    }
  }
  return bare(high);
}

/** Return the maximum length of a text that has to be compressed. */
export const squeezedWidth = (text: string, most: number, size: number): number | undefined =>
  widthOf(text, size, true) > most ? Math.floor(most) : undefined;
