/** Sets of spaces come as bits of one int, above what JavaScript's own operators can hold. */

export function has(mask: number | undefined, bit: number): boolean {
  return Math.floor((mask ?? 0) / 2 ** bit) % 2 === 1;
}

export function bits(mask = 0): number[] {
  const found: number[] = [];
  for (let bit = 0, left = mask; left >= 1; bit++, left = Math.floor(left / 2)) if (left % 2 === 1) found.push(bit);
  return found;
}
