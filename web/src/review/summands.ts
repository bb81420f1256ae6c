/** The answers that add up to a term of a player's sums. */
import type { ShownDecision, ShownPlayer } from "../lib/wire";

export interface Summed {
  /** The answers with an effect on this player, the largest first. */
  listed: ShownDecision[];
  /** The effect of answers that are not shown to this reader. */
  rest: number;
}

export function summands(player: ShownPlayer, term: "play" | "others", decisions: ShownDecision[]): Summed {
  const gain = (each: ShownDecision): number => each.gains[player.seat] ?? 0;
  const mine = (each: ShownDecision): boolean => each.seat === player.seat;
  const listed = decisions
    .filter((each) => mine(each) === (term === "play") && gain(each))
    .sort((a, b) => Math.abs(gain(b)) - Math.abs(gain(a)));
  return { listed, rest: player.exact[term] - listed.reduce((sum, each) => sum + gain(each), 0) };
}
