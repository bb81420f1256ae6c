import { describe, expect, it } from "vitest";
import { bits, has } from "./bits";
import { fitLines, widthOf } from "./labels";
import { ringOf } from "./ring";
import { codeOf, levelsOf } from "./texts";
import { isAct, letters, ordered } from "./verbs";

describe("sets of spaces", () => {
  it("exceed 32 bits", () => {
    const mask = 2 ** 39 + 2 ** 49 + 1;
    expect(bits(mask)).toEqual([0, 39, 49]);
    expect(has(mask, 39)).toBe(true);
    expect(has(mask, 38)).toBe(false);
  });
});

describe("a building order", () => {
  it("encodes its levels in base six, the first street as the lowest digit", () => {
    expect(levelsOf(codeOf([3, 0, 5], 6), 3, 6)).toEqual([3, 0, 5]);
    expect(codeOf([1, 2], 6)).toBe(13);
  });
});

describe("a ring", () => {
  it("has its corners at the corners and paths that go forward", () => {
    const ring = ringOf(40);
    expect(ring.rect(0)).toMatchObject({ x: 724, y: 724, corner: true });
    expect(ring.rect(20)).toMatchObject({ x: 0, y: 0, corner: true });
    expect(ring.between(38, 2)).toEqual([39, 0, 1]);
  });
  it("keeps pawns away from the names", () => {
    const ring = ringOf(40);
    for (let i = 0; i < 40; i++) {
      const [x, y] = ring.pave(i);
      expect(Math.min(x, y, 828 - x, 828 - y)).toBeGreaterThanOrEqual(104);
    }
  });
});

describe("verbs", () => {
  it("get a letter each, without accents and without the shell's letters", () => {
    expect(letters(["Échanger", "Lancer", "Enchères"])).toEqual(["e", "a", "n"]);
  });
  it("of a debt start with the usual way out as the primary button", () => {
    const verbs = ["bankrupt", "in_kind", "sell", "mortgage", "trade"];
    expect(ordered(verbs, "settle_debt")).toEqual(["sell", "mortgage", "in_kind", "trade", "bankrupt"]);
    expect(verbs.filter((verb) => isAct(verb, "settle_debt"))).toEqual([]);
    expect(verbs.filter((verb) => isAct(verb, "after_move"))).toEqual(["sell", "mortgage", "trade"]);
  });
  it("start with buying and end with bankruptcy", () => {
    expect(ordered(["auction", "bankrupt", "buy"])).toEqual(["buy", "auction", "bankrupt"]);
  });
});

describe("a name in a space", () => {
  it.each([
    "Avenue de la République",
    "Compagnie de distribution d’électricité",
    "Gare Montparnasse",
    "Caisse de Communauté",
  ])("%s fits", (name) => {
    const lines = fitLines(name, 64);
    expect(lines.length).toBeLessThanOrEqual(4);
    for (const line of lines) expect(widthOf(line, 11)).toBeLessThanOrEqual(70);
  });
});
