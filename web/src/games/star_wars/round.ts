/** Geometry of a round ring of spaces, clockwise from the bottom. */

export type Point = readonly [number, number];

export interface Round {
  size: number;
  centre: number;
  /** Radii of the outer edge, inner edge, inner text edge, pavement and sky. */
  outer: number;
  inner: number;
  band: number;
  pave: number;
  sky: number;
  /** Return the position of a sector's base or sign. */
  sign: number;
  at(i: number, r: number): Point;
  sector(i: number, from: number, to: number): string;
}

export function roundOf(n: number, small: boolean): Round {
  const size = small ? 344 : 828;
  const centre = size / 2;
  const [outer, inner, band, pave, sky, sign] = small ? [171, 130, 141, 119, 108, 151] : [410, 304, 322, 290, 276, 340];
  const at = (i: number, r: number): Point => {
    const a = (i * 2 * Math.PI) / n;
    return [centre - r * Math.sin(a), centre + r * Math.cos(a)];
  };
  const dot = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const sector = (i: number, from: number, to: number): string => {
    const [a, b] = [i - 0.5, i + 0.5];
    const arc = (r: number, sweep: number, end: Point): string => `A${r} ${r} 0 0 ${sweep} ${dot(end)}`;
    return `M${dot(at(a, to))}${arc(to, 1, at(b, to))}L${dot(at(b, from))}${arc(from, 0, at(a, from))}Z`;
  };
  return { size, centre, outer, inner, band, pave, sky, sign, at, sector };
}

export function hexagon(x: number, y: number, r: number): string {
  const corner = (k: number): string =>
    `${(x + r * Math.sin((k * Math.PI) / 3)).toFixed(1)} ${(y - r * Math.cos((k * Math.PI) / 3)).toFixed(1)}`;
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join("L")}Z`;
}

/** A fixed pattern of stars. */
export function stars(many: number, reach: number): { x: number; y: number; r: number; o: number }[] {
  let seed = 7;
  const next = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: many }, (_, k) => {
    const r = reach * Math.sqrt(next());
    const a = next() * 2 * Math.PI;
    return { x: r * Math.cos(a), y: r * Math.sin(a), r: 0.6 + (k % 3) * 0.4, o: 0.25 + (k % 4) * 0.1 };
  });
}
