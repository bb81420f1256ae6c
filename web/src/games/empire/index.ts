import type { GamePiece } from "../contract";
import About from "./About.svelte";
import Aid from "./Aid.svelte";
import Bar from "./Bar.svelte";
import Centre from "./Centre.svelte";
import Mine from "./Mine.svelte";
import Swap from "./Swap.svelte";
import { valueAt } from "./look";

const piece: GamePiece = {
  Centre,
  Mine,
  Aid,
  Strip: Bar,
  Inspect: About,
  answers: { pick_tower: Swap },
  /** The race is for the highest tower: what it is worth is what the chart follows. */
  worth: (view, seat, edition) => valueAt(edition, (view.heights as number[])[seat] ?? 0),
};
export default piece;
