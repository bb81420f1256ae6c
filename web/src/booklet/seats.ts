/** The seats of a position in a booklet: each has the colour and the token of its place, or of its side. */
import { TOKENS } from "../lib/dressing.svelte";
import type { Sayings } from "../lib/sayings";

const SIDES = [
  { colour: "var(--rebel)", token: "sw-comet" },
  { colour: "var(--empire)", token: "sw-crown" },
  { colour: "var(--rebel)", token: "sw-orbit" },
  { colour: "var(--empire)", token: "sw-prism" },
];

export function lookOf(say: Sayings, seat: number): { colour: string; token: string } {
  const side = say.edition.game === "star_wars" ? SIDES[seat] : undefined;
  return side ?? { colour: `var(--seat-${(seat % 6) + 1})`, token: TOKENS[seat % TOKENS.length] ?? "balloon" };
}
