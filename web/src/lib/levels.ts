/** Building orders: the levels of a group as the digits of one int, the first street the lowest digit. */

export function levelsOf(code: number, size: number, base: number): number[] {
  return Array.from({ length: size }, (_, i) => Math.floor(code / base ** i) % base);
}

export function codeOf(levels: number[], base: number): number {
  return levels.reduce((code, level, i) => code + level * base ** i, 0);
}
