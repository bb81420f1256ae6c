import { bits, has } from "../../lib/bits";
import type { GamePiece } from "../contract";
import { groupAt } from "../deeds";
import Aid from "./Aid.svelte";
import Centre from "./Centre.svelte";
import Chips from "./Chips.svelte";
import Deed from "./Deed.svelte";
import { moverOf } from "./look";
import Mine from "./Mine.svelte";
import Movers from "./Movers.svelte";
import Salary from "./Salary.svelte";

const piece: GamePiece = {
  Centre,
  Mine,
  Aid,
  Strip: Chips,
  Inspect: Deed,
  answers: { keep_or_evolve: Salary, choose_movers: Movers },
  /** A seat is represented by its mover, once it has chosen one. */
  dress(look, view, edition) {
    const mover = view.movers?.[look.seat];
    return mover === undefined ? look : { ...look, token: moverOf(edition, mover) };
  },
  /** Cash, deeds at their price (mortgage value if mortgaged) and buildings at their cost, for the chart only. */
  worth(view, seat, edition) {
    let sum = view.cash?.[seat] ?? 0;
    for (const space of bits(view.deeds?.[seat])) {
      const deed = edition.board.space[space];
      sum += (has(view.mortgaged, space) ? deed?.mortgage : deed?.price) ?? 0;
      sum += (view.level?.[space] ?? 0) * (edition.board.group[groupAt(edition, space)]?.build ?? 0);
    }
    return sum;
  },
};
export default piece;
