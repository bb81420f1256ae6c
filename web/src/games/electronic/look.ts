/** How Electronic is drawn: the deeds' printed values and the columns. */
import { groupAt } from "../deeds";
import { has } from "../../lib/bits";
import { companySign, SIGN } from "../../lib/signs";
import { t } from "../../lib/i18n.svelte";
import type { Texts } from "../../lib/texts";
import type { Columns, Edition } from "../../lib/wire";
import type { CellLook } from "../../ui/looks";
import type { SeatLook } from "../contract";

export function glyphOf(name: string, group: string | undefined): string | undefined {
  if (group === "station") return "station";
  if (group !== "utility") return undefined;
  return companySign(name);
}

/** The current rent, or the price of an unowned space; for a company, the dice factor. */
export function rentText(edition: Edition, view: Columns, say: Texts, space: number): string {
  if ((view.owner?.[space] ?? -1) < 0) return say.money(edition.board.space[space]?.price ?? 0);
  if (has(view.mortgaged, space)) return t("mortgaged-short");
  const rent = say.money(view.rent?.[space] ?? 0);
  return edition.board.group[groupAt(edition, space)]?.kind === "utility" ? t("times-dice", { rent }) : rent;
}

export function cellsOf(
  edition: Edition,
  view: Columns,
  seats: SeatLook[],
  say: Texts,
  lit: (i: number) => string,
): CellLook[] {
  return edition.board.space.map((space, i) => {
    const owner = view.owner?.[i] ?? -1;
    const level = view.level?.[i] ?? 0;
    const mortgaged = has(view.mortgaged, i);
    const hotel = level > 0 && level === say.top;
    const g = groupAt(edition, i);
    const names = seats.filter((look) => !look.out && view.place?.[look.seat] === i).map((look) => look.name);
    const foot = space.price
      ? rentText(edition, view, say, i)
      : space.kind === "go"
        ? say.signed(edition.board.money.salary ?? 0)
        : space.amount
          ? say.money(space.amount)
          : undefined;
    const aria = [
      `${i}. ${say.space(i)}`,
      g >= 0 ? say.group(g) : "",
      space.price
        ? owner < 0
          ? t("aria-free", { price: say.money(space.price) })
          : t("aria-owned", { owner: say.seat(owner), rent: foot ?? "" })
        : (foot ?? ""),
      level ? say.level(level) : "",
      names.length ? t("aria-here", { names: names.join(", ") }) : "",
      lit(i),
    ];
    const sign = SIGN[space.kind];
    return {
      name: say.space(i),
      foot,
      tone: mortgaged ? "bad" : owner >= 0 ? "ink" : "money",
      group: space.group || undefined,
      glyph: glyphOf(space.name, space.group),
      icon: space.group ? undefined : sign?.icon,
      iconFill: sign?.fill,
      owner: owner >= 0 ? seats[owner] : undefined,
      houses: hotel ? 0 : level,
      hotel,
      aria: aria.filter(Boolean).join(", "),
    };
  });
}
