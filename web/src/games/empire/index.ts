import type { GamePiece } from "../contract";
import { t } from "../../lib/i18n.svelte";
import { listChoices } from "../../lib/wire";
import About from "./About.svelte";
import Aid from "./Aid.svelte";
import Bar from "./Bar.svelte";
import Centre from "./Centre.svelte";
import Held from "./Held.svelte";
import Mine from "./Mine.svelte";
import { spaceNote } from "./look";
import Swap from "./Swap.svelte";
import Shown from "./Shown.svelte";

const piece: GamePiece = {
  Centre,
  Mine,
  Shown,
  Aid,
  Strip: Bar,
  Inspect: About,
  Held,
  note: (_, view, say, _me, space) => spaceNote(view, say, space),
  /** Everybody is asked, so that the question reveals nothing; players who cannot act are told so. */
  sentence(ask, pending, say) {
    if (ask.ask !== "bust_deal" || listChoices(ask.choices).length > 1) return "";
    const { buyer, space } = say.values(ask);
    return t("emp-no-buster", { buyer: say.seat(buyer ?? -1), space: say.space(space ?? 0) });
  },
  answers: { pick_tower: Swap },
  /** The goal is the highest tower, so the chart follows its value. */
  worth: (view, seat) => view.value?.[seat] ?? 0,
};
export default piece;
