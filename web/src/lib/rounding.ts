const PROBE_DIGITS = 40; // more decimals than a number just beside a half needs to differ from it

/** Round to `digits` decimals. An exact half goes to the even digit, as in Python's `round` and `format`. */
export function roundHalfEven(value: number, digits = 0): number {
  const size = Math.abs(value);
  const exact = size.toFixed(digits + PROBE_DIGITS);
  const kept = exact.slice(0, -PROBE_DIGITS);
  const isHalf = /^50+$/.test(exact.slice(-PROBE_DIGITS));
  const rounded = Number(isHalf && /[02468]\.?$/.test(kept) ? kept : size.toFixed(digits));
  return value < 0 && rounded ? -rounded : rounded;
}
