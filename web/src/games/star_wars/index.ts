import { t } from "../../lib/i18n.svelte";
import type { GamePiece } from "../contract";
import About from "./About.svelte";
import Aid from "./Aid.svelte";
import Bases from "./Bases.svelte";
import Centre from "./Centre.svelte";
import Held from "./Held.svelte";
import Mine from "./Mine.svelte";
import { basesOf, basesOfSide, dress, sideOf, spaceNote } from "./look";

const piece: GamePiece = {
  Centre,
  Mine,
  Aid,
  Strip: Bases,
  Inspect: About,
  Held,
  dress,
  note: (edition, view, say, me, space) => spaceNote(edition, view, say, me, space),
  /** Cash, and bases at the price of their spaces, for the chart only. */
  worth: (view, seat, edition) =>
    basesOf(view, seat).reduce((sum, space) => sum + (edition.board.space[space]?.price ?? 0), view.cash?.[seat] ?? 0),
  /** Ranked by the side's bases, then by the player's own. */
  standing(view, seat) {
    const own = basesOf(view, seat).length;
    return [[basesOfSide(view, sideOf(view, seat)), own], t("sw-bases", { n: own })];
  },
};
export default piece;
