/** Amounts in K (1 000), as displayed by the unit and as typed. Same as `magnat.bank.unit.amounts`. */

const MIN_ENTRY = 10; // ELEC-BANK-13: one entry, in K
const MAX_ENTRY = 20_000;
const STEP = 10; // ELEC-BANK-14
const MILLION = 1_000;
export const DIGITS = 5; // ELEC-BANK-15

/** ELEC-BANK-15: in K below 1M, then in millions with a comma; truncated to five digits, never rounded. */
export function formatAmount(amount: number): string {
  if (amount === 0) return "0";
  if (amount < MILLION) return `${amount}K`;
  const whole = String(Math.min(Math.floor(amount / MILLION), 10 ** DIGITS - 1));
  const rest = String(amount % MILLION).padStart(3, "0");
  const decimals = rest.slice(0, Math.max(0, DIGITS - whole.length)).replace(/0+$/, "");
  return decimals ? `${whole},${decimals}M` : `${whole}M`;
}

export type Misfit = { reason: string; rule: string };

/** ELEC-BANK-12, -13, -14: parse digits and a comma, closed by K or M; or return the reason for refusing them. */
export function parseAmount(typed: string, unit: "K" | "M"): number | Misfit {
  const decimals = typed.includes(",") ? typed.length - 1 - typed.indexOf(",") : 0;
  const parts = 10 ** decimals; // integers only: a fraction would not be exact
  const amount = Number(typed.replace(",", "")) * (unit === "M" ? MILLION : 1);
  if (amount < MIN_ENTRY * parts) return { reason: "too_small", rule: "ELEC-BANK-13" };
  if (amount > MAX_ENTRY * parts) return { reason: "too_large", rule: "ELEC-BANK-13" };
  if (amount % (STEP * parts)) return { reason: "not_a_multiple", rule: "ELEC-BANK-14" };
  return amount / parts;
}
