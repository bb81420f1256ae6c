import type { GamePiece } from "../contract";
import About from "./About.svelte";
import Aid from "./Aid.svelte";
import Bar from "./Bar.svelte";
import Centre from "./Centre.svelte";
import Mine from "./Mine.svelte";
import Swap from "./Swap.svelte";

const piece: GamePiece = {
  Centre,
  Mine,
  Aid,
  Strip: Bar,
  Inspect: About,
  answers: { pick_tower: Swap },
  /** The race is for the highest tower: what it is worth is what the chart follows. */
  worth: (view, seat) => (view.value as number[] | undefined)?.[seat] ?? 0,
};
export default piece;
