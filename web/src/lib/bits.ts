/** Sets of spaces are bit masks that exceed the 32 bits of JavaScript's bitwise operators. */

export function has(mask: number | undefined, bit: number): boolean {
  return Math.floor((mask ?? 0) / 2 ** bit) % 2 === 1;
}

export function bits(mask = 0): number[] {
  const bits: number[] = [];
  for (let bit = 0, left = mask; left >= 1; bit++, left = Math.floor(left / 2)) if (left % 2 === 1) bits.push(bit);
  return bits;
}
