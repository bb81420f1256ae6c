import { bits, has } from "../../lib/bits";
import type { GamePiece } from "../contract";
import Aid from "./Aid.svelte";
import Centre from "./Centre.svelte";
import Chips from "./Chips.svelte";
import Mine from "./Mine.svelte";
import { groupAt, mortgageOf } from "../deeds";

const piece: GamePiece = {
  Centre,
  Mine,
  Aid,
  Strip: Chips,
  /** Cash, deeds at their price (half if mortgaged) and buildings at their cost, for the chart only. */
  worth(view, seat, edition) {
    let sum = view.cash?.[seat] ?? 0;
    for (const space of bits(view.deeds?.[seat])) {
      const level = view.level?.[space] ?? 0;
      sum += has(view.mortgaged, space) ? mortgageOf(edition, space) : (edition.board.space[space]?.price ?? 0);
      sum += level * (edition.board.group[groupAt(edition, space)]?.build ?? 0);
    }
    return sum;
  },
};
export default piece;
