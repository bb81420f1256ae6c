/** Geometry of a square ring of spaces: corners, sides, and the pawns' pavement. Clockwise from the lower right. */

export interface Cell {
  x: number;
  y: number;
  w: number;
  h: number;
  /** 0 bottom, 1 left, 2 top, 3 right. */
  side: 0 | 1 | 2 | 3;
  corner: boolean;
}

export interface Ring {
  n: number;
  size: number;
  corner: number;
  pavement: number;
  rect(i: number): Cell;
  /** Return a pawn's position; it is number `k` of `of` pawns on the space. */
  pave(i: number, k?: number, of?: number): [number, number];
  /** Return the spaces passed going forward from `a` to `b`, both excluded. */
  between(a: number, b: number): number[];
}

export function ringOf(n: number, size = 828, corner = 104, pavement = 30): Ring {
  const k = n / 4;
  const w = (size - 2 * corner) / (k - 1);
  function rect(i: number): Cell {
    const side = Math.floor(i / k) as Cell["side"];
    const pos = i % k;
    if (pos === 0) {
      const at: [number, number][] = [
        [size - corner, size - corner],
        [0, size - corner],
        [0, 0],
        [size - corner, 0],
      ];
      const [x, y] = at[side] ?? [0, 0];
      return { x, y, w: corner, h: corner, side, corner: true };
    }
    if (side === 0) return { x: size - corner - pos * w, y: size - corner, w, h: corner, side, corner: false };
    if (side === 1) return { x: 0, y: size - corner - pos * w, w: corner, h: w, side, corner: false };
    if (side === 2) return { x: corner + (pos - 1) * w, y: 0, w, h: corner, side, corner: false };
    return { x: size - corner, y: corner + (pos - 1) * w, w: corner, h: w, side, corner: false };
  }
  function pave(i: number, index = 0, of = 1): [number, number] {
    const d = corner + pavement / 2;
    const cell = rect(i);
    const cx = cell.x + cell.w / 2;
    const cy = cell.y + cell.h / 2;
    const room = Math.min(pavement * 0.86, (w * 1.1) / of);
    const shift = (index - (of - 1) / 2) * room;
    if (cell.corner) {
      const at: [number, number][] = [
        [size - d - Math.abs(shift), size - d],
        [d, size - d - Math.abs(shift)],
        [d + Math.abs(shift), d],
        [size - d, d + Math.abs(shift)],
      ];
      const base = at[cell.side] ?? [0, 0];
      if (of === 1) return base;
      const s = index * pavement * 0.86;
      const along: [number, number][] = [
        [size - d - s, size - d],
        [d, size - d - s],
        [d + s, d],
        [size - d, d + s],
      ];
      return along[cell.side] ?? base;
    }
    const at: [number, number][] = [
      [cx + shift, size - d],
      [d, cy + shift],
      [cx + shift, d],
      [size - d, cy + shift],
    ];
    return at[cell.side] ?? [0, 0];
  }
  function between(a: number, b: number): number[] {
    const spaces: number[] = [];
    for (let i = (a + 1) % n; i !== b && spaces.length < n; i = (i + 1) % n) spaces.push(i);
    return spaces;
  }
  return { n, size, corner, pavement, rect, pave, between };
}
