/** How Millionaire is drawn: the deeds' printed values and the columns. */
import { groupAt } from "../deeds";
import { has } from "../../lib/bits";
import { t } from "../../lib/i18n.svelte";
import { SIGN, type Sign } from "../../lib/signs";
import type { Texts } from "../../lib/texts";
import type { Columns, Edition } from "../../lib/wire";
import type { CellLook } from "../../ui/looks";
import type { SeatLook } from "../contract";

const SIGNS: Record<string, Sign> = { ...SIGN, chance: { icon: "chance", fill: "var(--g-orange)" } };

/** The decks, in the table's numbering. */
export const DECKS = ["chance", "star", "clover"];
export const FORTUNE = 2;

/** The movers: one glyph for all three stages; the badge shows the stars. */
const MOVERS: Record<string, string> = { two_wheeler: "scooter", plane: "plane", car: "car", boat: "boat" };
export const moverOf = (edition: Edition, mover: number): string =>
  MOVERS[edition.board.token[mover]?.name ?? ""] ?? "car";

/** Levels 0, 1 and 2 are named by their stars. */
export const STARS = [1, 3, 5];
export const starsOf = (view: Columns, seat: number): number => STARS[view.stars?.[seat] ?? 0] ?? 1;

/** Return the salary at a level. */
export function salaryOf(edition: Edition, level: number): number {
  const key = level ? `salary_${STARS[level] ?? 5}` : "salary";
  return edition.board.money[key] ?? 0;
}

export const targetOf = (edition: Edition): number => edition.words.constants?.["target:money"] ?? 1000;

/** The current rent, or the price of an unowned space. */
export function rentText(edition: Edition, view: Columns, say: Texts, space: number): string {
  if ((view.owner?.[space] ?? -1) < 0) return say.money(edition.board.space[space]?.price ?? 0);
  return has(view.mortgaged, space) ? t("mortgaged-short") : say.money(view.rent?.[space] ?? 0);
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
    const hotel = level > 0 && level === say.top;
    const g = groupAt(edition, i);
    const lies = has(view.lying, i);
    const names = seats.filter((look) => !look.out && view.place?.[look.seat] === i).map((look) => look.name);
    const foot = space.price ? rentText(edition, view, say, i) : space.kind === "go" ? t("mil-salary") : undefined;
    const sign = SIGNS[space.kind];
    const aria = [
      `${i}. ${say.space(i)}`,
      g >= 0 ? say.group(g) : "",
      space.price
        ? owner < 0
          ? t("aria-free", { price: say.money(space.price) })
          : t("aria-owned", { owner: say.seat(owner), rent: foot ?? "" })
        : "",
      level ? say.level(level) : "",
      lies ? t("mil-fortune-lies") : "",
      names.length ? t("aria-here", { names: names.join(", ") }) : "",
      lit(i),
    ];
    return {
      name: say.space(i).split(" / ")[0] ?? "",
      foot,
      tone: has(view.mortgaged, i) ? "bad" : owner >= 0 ? "ink" : "money",
      group: space.group || undefined,
      icon: space.group ? undefined : sign?.icon,
      iconFill: sign?.fill,
      owner: owner >= 0 ? seats[owner] : undefined,
      houses: hotel ? 0 : level,
      hotel,
      extra: lies ? "clover" : undefined,
      aria: aria.filter(Boolean).join(", "),
    };
  });
}
