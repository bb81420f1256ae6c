import type { GamePiece } from "../contract";
import { t } from "../../lib/i18n.svelte";
import { listChoices } from "../../lib/wire";
import Answers from "./Answers.svelte";
import { valueOf } from "./cards";
import Centre from "./Centre.svelte";
import { chosen } from "./chosen.svelte";
import Mine from "./Mine.svelte";
import Strip from "./Strip.svelte";
import Shown from "./Shown.svelte";

const piece: GamePiece = {
  Centre,
  Mine,
  Shown,
  Strip,
  seated: true,
  /** The card that would complete a payment is only selected until it is confirmed; the total includes it. */
  sentence(ask, pending, say) {
    const frame = pending[0];
    if (ask.ask !== "pay_with" || !frame || !listChoices(ask.choices).includes(chosen.card)) return "";
    const due = frame.due ?? 0;
    if (valueOf(say.edition, [...(frame.cards ?? []), chosen.card]) < due) return "";
    return t("deal-pay-complete", { due: say.money(due), name: say.seat(frame.to ?? -1) });
  },
  answers: { play: Answers, card: Answers, group: Answers, colour: Answers, rearrangement: Answers },
  /** All of a seat's cards at their printed value, for the chart only. */
  worth(view, seat, edition) {
    const groups = view.groups?.[seat] ?? [];
    const bank = view.banks?.[seat] ?? [];
    return valueOf(edition, [...bank, ...groups.flatMap((group) => group.slice(1))]);
  },
};
export default piece;
