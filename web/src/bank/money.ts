/** The money of any of the five games, in words and numbers. */
import type { Lang } from "../lib/settings.svelte";
import type { Money } from "./wire";

/** An amount in the largest unit that it reaches: 1,5M, 600k, 1500. */
export function spell(money: Money, amount: number, lang: Lang): string {
  if (!amount) return "0";
  const size = Math.abs(amount);
  const [unit, worth] = money.units.find(([, least]) => size >= least) ??
    money.units[money.units.length - 1] ?? ["", 1];
  const number = String(size / worth);
  return (amount < 0 ? "−" : "") + (lang === "fr" ? number.replace(".", ",") : number) + unit;
}

/** How many of a game's smallest steps an amount would need; whether it can be paid at all. */
export const fits = (money: Money, amount: number | null): amount is number =>
  amount !== null && amount > 0 && amount % money.step === 0;
