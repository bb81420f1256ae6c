/** Format the money of any of the five games. */
import { languageOf } from "../lib/languages";
import type { Lang } from "../lib/wire.gen";
import type { Money } from "./wire";

/** Format an amount in the largest unit that it reaches: 1,5M, 600k, 1500. */
export function formatMoney(money: Money, amount: number, lang: Lang): string {
  if (!amount) return "0";
  const size = Math.abs(amount);
  const [unit, worth] = money.units.find(([, least]) => size >= least) ??
    money.units[money.units.length - 1] ?? ["", 1];
  const number = String(size / worth);
  return (amount < 0 ? "−" : "") + number.replace(".", languageOf(lang).decimal) + unit;
}

/** Return the number of smallest steps in an amount, and whether it is payable at all. */
export const isPayable = (money: Money, amount: number | null): amount is number =>
  amount !== null && amount > 0 && amount % money.step === 0;
