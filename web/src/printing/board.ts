/** The printed board: 38 cm, drawn once and printed in four parts. */
import { inLine } from "../lib/labels";
import { ringOf, type Cell } from "../lib/ring";
import { layOut, type Box, type Laid, type Tight } from "./drawing";
import type { Faces } from "./faces";
import { signOf } from "../lib/signs";
import type { Texts } from "../lib/texts";
import { glyphOf, INK, MONEY, type GroupLook } from "./looks";
import { BOARD } from "./sheets";

export interface BoardCell {
  path: string;
  rect: Cell;
  look: GroupLook | null;
  glyph: string;
  icon: string;
  texts: Laid[];
  /** The band along its inner edge. */
  band: { x: number; y: number; w: number; h: number } | null;
  iconAt: { x: number; y: number; size: number };
}

const CORNER = 47.7;
const BAND = 10;
const TEXT = 4.1;

/** The text under a name: a price, and in Star Wars the rent, because there are no deeds. */
function footOf(say: Texts, i: number): string {
  const { board, game } = say.edition;
  const space = board.space[i];
  if (!space) return "";
  if (space.price && game === "star_wars") return `${say.figure(space.price)} · ${say.figure(space.rents?.[0] ?? 0)}`;
  if (space.price) return say.money(space.price);
  if (space.amount) return say.money(space.amount);
  return space.kind === "go" && board.money.salary ? say.signed(board.money.salary) : "";
}

function bandOf({ x, y, w, h, side }: Cell): { x: number; y: number; w: number; h: number } {
  if (side === 0) return { x, y, w, h: BAND };
  if (side === 1) return { x: x + w - BAND, y, w: BAND, h };
  if (side === 2) return { x, y: y + h - BAND, w, h: BAND };
  return { x, y, w: BAND, h };
}

/** The room for text beside the band. */
function roomOf(rect: Cell, band: boolean): { x: number; y: number; w: number; h: number } {
  const { x, y, w, h, side } = rect;
  if (!band) return { x, y, w, h };
  if (side === 0) return { x, y: y + BAND, w, h: h - BAND };
  if (side === 1) return { x, y, w: w - BAND, h };
  if (side === 2) return { x, y, w, h: h - BAND };
  return { x: x + BAND, y, w: w - BAND, h };
}

export function boardOf(faces: Faces, black: boolean): BoardCell[] {
  const { say } = faces;
  const spaces = say.edition.board.space ?? [];
  const ring = ringOf(spaces.length, BOARD, CORNER, 0);
  return spaces.map((space, i) => {
    const rect = ring.rect(i);
    const look = (space.group || space.price) && !rect.corner ? faces.look(space) : null;
    const icon = look ? "" : signOf(space.kind);
    const room = roomOf(rect, look !== null);
    const size = icon ? (rect.corner ? 15 : 10) : 0;
    const foot = footOf(say, i);
    const under = foot ? 6 : 0;
    const most = Math.min(4, Math.floor((room.h - (size ? size + 2 : 0) - under - 1) / (TEXT * 1.2)));
    const name: Box = {
      text: nameFor(say.space(i), room.w - 3, most),
      x: room.x + room.w / 2,
      y: 0,
      room: room.w - 3,
      size: TEXT,
      bold: rect.corner,
      most,
      anchor: "middle",
      middle: true,
      fill: black ? "#000000" : INK,
    };
    const lines = layOut(name).lines.length * TEXT * 1.2;
    const top = room.y + (room.h - (size ? size + 2 : 0) - lines - under) / 2;
    const middle = top + (size ? size + 2 : 0) + lines / 2;
    const texts = [layOut({ ...name, y: middle })];
    if (foot)
      texts.push(
        layOut({
          ...name,
          text: foot,
          y: middle + lines / 2 + 3,
          bold: true,
          most: 1,
          fill: black ? "#000000" : MONEY,
        }),
      );
    return {
      path: `space.${space.name}.${say.lang}`,
      rect,
      look,
      glyph: look ? glyphOf(space.name, look.shape) : "",
      icon,
      texts,
      band: look ? bandOf(rect) : null,
      iconAt: { x: room.x + room.w / 2 - size / 2, y: top, size },
    };
  });
}

/** Abbreviate a long name as boards do (Av. for Avenue), if it would not fit otherwise. */
const nameFor = (name: string, room: number, most: number): string => inLine(name, room * most * 0.8, TEXT);

export const tightOnBoard = (cells: BoardCell[]): Tight[] =>
  cells.flatMap((cell) =>
    cell.texts.filter((laid) => !laid.fits).map((laid) => ({ text: laid.text, path: cell.path })),
  );

/** Return the cells visible in a quarter. */
export function within(cells: BoardCell[], [column, row]: [number, number]): BoardCell[] {
  const half = BOARD / 2;
  return cells.filter(
    ({ rect: { x, y, w, h } }) =>
      x < (column + 1) * half && x + w > column * half && y < (row + 1) * half && y + h > row * half,
  );
}
