/** Texts on paper in millimetres, measured in the fonts that this browser prints with. */
import { widthOf } from "../lib/labels";
import { breaks } from "../lib/syllables";

export interface Style {
  size: number;
  bold?: boolean;
  display?: boolean;
}
export interface Fitted {
  lines: string[];
  size: number;
  /** True if it fits, shrunk or not. */
  fits: boolean;
}

export const MIN_SCALE = 0.85;
const STEPS = [1, 0.95, 0.9, MIN_SCALE];
let pen: CanvasRenderingContext2D | null | undefined;
const families: Record<string, string> = {};

function family(display: boolean): string {
  const name = display ? "--font-display" : "--font-text";
  return (families[name] ??= getComputedStyle(document.documentElement).getPropertyValue(name).trim() || "sans-serif");
}

export function wide(text: string, { size, bold = false, display = false }: Style): number {
  if (pen === undefined)
    pen = "CanvasRenderingContext2D" in globalThis ? document.createElement("canvas").getContext("2d") : null;
  if (!pen) return widthOf(text, size, bold);
  pen.font = `${bold ? 700 : 400} 100px ${family(display)}`;
  return (pen.measureText(text).width * size) / 100;
}

/** Break a word that is wider than its line after a hyphen, or between two syllables. */
function parts(word: string, room: number, style: Style): string[] {
  if (wide(word, style) <= room) return [word];
  const dash = word.indexOf("-");
  if (dash > 0 && dash < word.length - 1) return [word.slice(0, dash + 1), ...parts(word.slice(dash + 1), room, style)];
  const at = breaks(word).findLast((each) => wide(`${word.slice(0, each)}-`, style) <= room);
  return at === undefined ? [word] : [`${word.slice(0, at)}-`, ...parts(word.slice(at), room, style)];
}

export function wrapped(text: string, room: number, style: Style, breaking = false): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last !== undefined && wide(`${last} ${word}`, style) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(...(breaking ? parts(word, room, style) : [word]));
  }
  return lines;
}

/** Balance the lines: the same number, about equally wide, without a single word at the end. */
function evened(text: string, lines: string[], room: number, style: Style, breaking: boolean): string[] {
  let balanced = lines;
  for (let narrow = room; lines.length > 1 && narrow > room / 2; narrow -= room / 40) {
    const next = wrapped(text, narrow, style, breaking);
    if (next.length > lines.length || next.some((line) => wide(line, style) > room)) break;
    if (breaking && next.join("") !== balanced.join("")) break; // a word would be broken elsewhere
    balanced = next;
  }
  return balanced;
}

/**
 * Return at most `most` lines, shrunk to 85 % if necessary. A text that still does not fit is drawn anyway, and
 * reported.
 */
export function fit(text: string, room: number, style: Style, most = 1): Fitted {
  for (const breaking of [false, true])
    for (const step of STEPS) {
      const small = { ...style, size: style.size * step };
      const lines = wrapped(text, room, small, breaking && most > 1);
      if (lines.length <= most && lines.every((line) => wide(line, small) <= room + 0.05))
        return { lines: evened(text, lines, room, small, breaking && most > 1), size: small.size, fits: true };
    }
  const size = style.size * MIN_SCALE;
  const lines = wrapped(text, room, { ...style, size }, most > 1);
  const kept = lines.slice(0, most - 1);
  return { lines: [...kept, lines.slice(most - 1).join(" ")], size, fits: false };
}
