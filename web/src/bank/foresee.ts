/**
 * Preview the payments of a command, for its confirmation and for offline balances. The amounts come from the server,
 * which also decides whether the command is allowed.
 */
import type { Lines } from "./unit";
import type { Info, Standing, NewCommand } from "./wire";

const pay = (payer: number, receiver: number, amount: number): Lines => [
  [payer, -amount],
  [receiver, amount],
];

export function predictLines(wish: NewCommand, info: Info, standing: Standing): Lines {
  const deed = "deed" in wish ? info.deeds.find((each) => each.name === wish.deed) : undefined;
  const [owner = 0] = (deed && standing.deeds?.[deed.name]) ?? [];
  const typedAmount = "amount" in wish && wish.amount !== undefined && wish.amount >= 0 ? wish.amount : null;
  switch (wish.do) {
    case "pay":
      return pay(wish.payer, wish.receiver, wish.amount);
    case "quick":
      return quick(wish.action, wish.player, typedAmount, info, standing);
    case "buy":
      return pay(wish.player, 0, typedAmount ?? deed?.price ?? 0);
    case "rent": {
      const due = standing.rents?.[wish.deed]?.[wish.visitor] ?? 0;
      return pay(wish.visitor, owner, typedAmount ?? due * (deed?.kind === "utility" ? (wish.dice ?? 0) : 1));
    }
    case "build":
      return built(wish.streets, info, standing);
    case "mortgage":
      return pay(0, owner, deed?.mortgage ?? 0);
    case "lift":
      return pay(owner, 0, standing.lifts?.[wish.deed]?.[wish.received ? 1 : 0] ?? 0);
    case "keep":
      return pay(owner, 0, standing.lifts?.[wish.deed]?.[2] ?? 0);
    case "trade":
      return wish.amount ? pay(...(wish.paid_by_other ? swap(wish) : order(wish)), wish.amount) : [];
    case "bankrupt":
      return left(wish.player, wish.creditor ?? 0, info, standing);
    default:
      return [];
  }
}

const order = ({ one, other }: { one: number; other: number }): [number, number] => [one, other];
const swap = ({ one, other }: { one: number; other: number }): [number, number] => [other, one];

function quick(action: string, player: number, said: number | null, info: Info, standing: Standing): Lines {
  const button = info.money.quick.find((each) => each.name === action);
  const amount = said ?? button?.amounts?.[0] ?? 0;
  const gain = button?.way === "receives" || button?.way === "from_each" ? amount : -amount;
  if (button?.way === "receives" || button?.way === "pays") return [[0, -gain], [player, gain]]; // prettier-ignore
  const others = info.opening.names.map((_, i) => i + 1).filter((n) => n !== player && !standing.out?.includes(n));
  return [...others.map((other): [number, number] => [other, -gain]), [player, gain * others.length]];
}

function built(streets: Record<string, number>, info: Info, standing: Standing): Lines {
  let owner = 0;
  let cost = 0;
  for (const [name, level] of Object.entries(streets)) {
    const [holder = 0, before = 0] = standing.deeds?.[name] ?? [];
    owner = holder;
    const up = level - before;
    cost += up > 0 ? up * (info.deeds.find((each) => each.name === name)?.build ?? 0) : up * (info.resale[name] ?? 0);
  }
  return pay(owner, 0, cost);
}

/** Everything goes to the creditor. Buildings are sold first; the bank keeps the proceeds if it is the creditor. */
function left(player: number, creditor: number, info: Info, standing: Standing): Lines {
  const balance = standing.balances[player] ?? 0;
  const mine = Object.entries(standing.deeds ?? {}).filter(([, [owner]]) => owner === player);
  const sold = creditor ? mine.reduce((sum, [name, [, level]]) => sum + level * (info.resale[name] ?? 0), 0) : 0;
  return [[player, -balance], [0, -sold], [creditor, balance + sold]]; // prettier-ignore
}

/** Return the balances after these lines. */
export function balancesAfter(balances: number[], lines: Lines): number[] {
  const result = [...balances];
  for (const [account, change] of lines) result[account] = (result[account] ?? 0) + change;
  return result;
}
