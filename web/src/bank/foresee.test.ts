/** A command's preview has the same lines as the book writes. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { predictLines } from "./foresee";
import { formatMoney } from "./money";
import type { Lines } from "./unit";
import type { Info, Money, Standing, NewCommand } from "./wire";

type Row = { wish: NewCommand; standing: Standing; lines: Lines };
const text = readFileSync(`${process.cwd()}/../tests/bank/transcripts/tables.ndjson`, "utf8");
const tables = text
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as [Info, ...Row[]]);

const sums = (lines: Lines): Record<number, number> => {
  const changes: Record<number, number> = {};
  for (const [account, change] of lines) if (change) changes[account] = (changes[account] ?? 0) + change;
  return changes;
};

test.each(tables.map((table) => [table[0].opening.game, table] as const))("%s", (_, [info, ...rows]) => {
  expect(rows.length).toBeGreaterThan(9);
  for (const { wish, standing, lines } of rows)
    expect(sums(predictLines(wish, info, standing)), JSON.stringify(wish)).toEqual(sums(lines));
});

test("every kind of command is previewed", () => {
  const kinds = new Set(tables.flatMap(([, ...rows]) => rows.map(({ wish }) => wish.do)));
  expect([...kinds].sort()).toEqual(
    ["bankrupt", "build", "buy", "keep", "lift", "mortgage", "pay", "quick", "rent", "trade"].sort(),
  );
});

test("amounts are formatted in their largest unit", () => {
  const money = {
    units: [
      ["M", 1000],
      ["K", 1],
    ],
  } as unknown as Money;
  expect([0, 10, 990, 1500, 14980, -200].map((sum) => formatMoney(money, sum, "fr"))).toEqual(
    ["0", "10K", "990K", "1,5M", "14,98M", "−200K"], // prettier-ignore
  );
  expect(formatMoney(money, 1500, "en")).toBe("1.5M");
});
