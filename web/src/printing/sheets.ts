/** Print layout in exact millimetres: positions and cuts. */
import type { Face } from "./faces";

export type Paper = "a4" | "letter";
export type Part = "deeds" | "cards" | "bank" | "board" | "backs";
export const PAPER: Record<Paper, { w: number; h: number }> = {
  a4: { w: 210, h: 297 },
  letter: { w: 215.9, h: 279.4 },
};
export const CARD = { w: 63, h: 88 };
export const BANK_CARD = { w: 85.6, h: 54 };
export const BOARD = 380;
const TOP = 12; // or all there is, if the paper is shorter
const FOOT = 10; // room for the ruler and the number

export interface Place {
  x: number;
  y: number;
  face: Face;
}
export interface Grid {
  x: number;
  y: number;
  w: number;
  h: number;
  columns: number;
  rows: number;
}
export interface Sheet {
  part: Exclude<Part, "deeds" | "backs">;
  paper: { w: number; h: number };
  grid: Grid;
  places: Place[];
  /** For a back: the number of its front sheet. */
  backOf?: number;
  /** A part of the board: its column and row. */
  quarter?: [number, number];
  n: number;
}

export function gridOf(paper: Paper, { w, h }: { w: number; h: number }): Grid {
  const page = PAPER[paper];
  const columns = Math.floor((page.w - 10) / w);
  const rows = Math.floor((page.h - FOOT - 5) / h);
  const free = page.h - rows * h;
  return { x: (page.w - columns * w) / 2, y: Math.min(TOP, free - FOOT), w, h, columns, rows };
}

/** Return the number of items on one sheet. */
export const perSheet = (grid: Grid): number => grid.columns * grid.rows;

function placed(faces: Face[], grid: Grid, mirrored = false): Place[] {
  return faces.map((face, i) => {
    const column = i % grid.columns;
    return {
      face,
      x: grid.x + (mirrored ? grid.columns - 1 - column : column) * grid.w,
      y: grid.y + Math.floor(i / grid.columns) * grid.h,
    };
  });
}

/** Only rows with content are cut. */
const filled = (grid: Grid, faces: Face[]): Grid => ({ ...grid, rows: Math.ceil(faces.length / grid.columns) });

function chunks<T>(all: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));
}

export interface Things {
  /** Deeds, cards and reminders in this order. */
  cards: Face[];
  bank: Face[];
  board: boolean;
  backs: boolean;
}

/** Return all sheets in order. The backs come last, because their sheets go through the printer again. */
export function sheetsOf(paper: Paper, things: Things): Sheet[] {
  const page = PAPER[paper];
  const small = gridOf(paper, CARD);
  const wide = gridOf(paper, BANK_CARD);
  const fronts = chunks(things.cards, perSheet(small));
  const of = (part: Sheet["part"], grid: Grid, places: Place[]): Sheet => ({ part, paper: page, grid, places, n: 0 });
  const sheets = [
    ...fronts.map((faces) => of("cards", filled(small, faces), placed(faces, small))),
    ...chunks(things.bank, perSheet(wide)).map((faces) => of("bank", filled(wide, faces), placed(faces, wide))),
    ...(things.board ? [0, 1, 2, 3].map((i) => quarterOf(page, [i % 2, Math.floor(i / 2)])) : []),
    ...(things.backs
      ? fronts.map((faces, i) => ({ ...of("cards", filled(small, faces), placed(faces, small, true)), backOf: i + 1 }))
      : []),
  ];
  return sheets.map((sheet, i) => ({ ...sheet, n: i + 1 }));
}

function quarterOf(page: { w: number; h: number }, quarter: [number, number]): Sheet {
  const side = BOARD / 2;
  const grid = { x: (page.w - side) / 2, y: 20, w: side, h: side, columns: 1, rows: 1 };
  return { part: "board", paper: page, grid, places: [], quarter, n: 0 };
}

/** Return marks outside the cut area, in line with every cut. */
export function cutMarks(grid: Grid, page: { h: number }): string {
  const { x, y, w, h, columns, rows } = grid;
  const gap = Math.min(2, y / 5);
  const long = Math.min(5, y - gap - 1.5);
  const [right, bottom] = [x + columns * w, y + rows * h];
  const below = Math.min(long, footOf(grid, page) - bottom - gap - 2.5);
  let path = "";
  for (let i = 0; i <= columns; i++) {
    const at = x + i * w;
    path += `M${at} ${y - gap - long}V${y - gap}M${at} ${bottom + gap}V${bottom + gap + below}`;
  }
  for (let i = 0; i <= rows; i++) {
    const at = y + i * h;
    path += `M${x - gap - long} ${at}H${x - gap}M${right + gap} ${at}H${right + gap + long}`;
  }
  return path;
}

/** Return the cuts themselves, drawn lightly. */
export function cutLines({ x, y, w, h, columns, rows }: Grid): string {
  let path = "";
  for (let i = 0; i <= columns; i++) path += `M${x + i * w} ${y}v${rows * h}`;
  for (let i = 0; i <= rows; i++) path += `M${x} ${y + i * h}h${columns * w}`;
  return path;
}

/** Return the position of the ruler. */
export const footOf = ({ y, h, rows }: Grid, page: { h: number }): number => {
  const end = y + rows * h;
  return Math.max(page.h - 9, Math.min(end + 10, page.h - 4.2));
};

/** Return the range of each part; deeds and cards are separate although they share sheets. */
export function spanOf(sheets: Sheet[], belongs: (sheet: Sheet) => boolean): [first: number, last: number] | null {
  const own = sheets.filter(belongs);
  const [first, last] = [own[0], own[own.length - 1]];
  return first && last ? [first.n, last.n] : null;
}

export const sizeOf = (face: Face): { w: number; h: number } => (face.kind === "bank" ? BANK_CARD : CARD);
