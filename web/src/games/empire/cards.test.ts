import { expect, test } from "vitest";
import type { Edition } from "../../lib/wire";
import { iconOf, isEmpire } from "./cards";

test("the edition determines where the Empire cards end and Chance begins", () => {
  const decks = [[], [{ name: "just_say_no" }, { name: "brand_new" }, { name: "also_new" }]];
  const edition = { decks, words: { constants: { "empire_cards:number": 2 } } } as unknown as Edition;
  expect([0, 1, 2].map((card) => isEmpire(edition, card))).toEqual([true, true, false]);
  expect([-1, 0, 1, 2].map((card) => iconOf(edition, card))).toEqual(["tower", "shield", "tower", "chance"]);
});
