/** Seats of a booklet position: each has the colour and token of its place, or of its side. */
import { TOKENS } from "../lib/appearance.svelte";
import type { Texts } from "../lib/texts";

const SIDES = [
  { colour: "var(--rebel)", token: "sw-comet" },
  { colour: "var(--empire)", token: "sw-crown" },
  { colour: "var(--rebel)", token: "sw-orbit" },
  { colour: "var(--empire)", token: "sw-prism" },
];

export function lookOf(say: Texts, seat: number): { colour: string; token: string } {
  const side = say.edition.game === "star_wars" ? SIDES[seat] : undefined;
  return side ?? { colour: `var(--seat-${(seat % 6) + 1})`, token: TOKENS[seat % TOKENS.length] ?? "balloon" };
}
