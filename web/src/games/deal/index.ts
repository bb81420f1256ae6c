import type { GamePiece } from "../contract";
import Answers from "./Answers.svelte";
import { valueOf, type Group } from "./cards";
import Centre from "./Centre.svelte";
import Mine from "./Mine.svelte";
import Strip from "./Strip.svelte";

const piece: GamePiece = {
  Centre,
  Mine,
  Strip,
  seated: true,
  answers: { play: Answers, card: Answers, group: Answers, colour: Answers, rearrangement: Answers },
  /** Everything that lies before a seat, at its printed value: for the chart only. */
  worth(view, seat, edition) {
    const groups = (view.groups?.[seat] ?? []) as Group[];
    const bank = (view.banks?.[seat] ?? []) as number[];
    return valueOf(edition, [...bank, ...groups.flatMap((group) => group.slice(1))]);
  },
};
export default piece;
