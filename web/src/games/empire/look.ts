/** How Empire is drawn: tiles and towers, from the columns. */
import { t } from "../../lib/i18n.svelte";
import { companySign, SIGN } from "../../lib/signs";
import type { Texts } from "../../lib/texts";
import type { Columns, Edition } from "../../lib/wire";
import type { CellLook } from "../../ui/looks";
import type { SeatLook } from "../contract";

/** A tile's appearance anywhere: on its space, in a tower, while moving. */
export interface TileLook {
  tile: number;
  /** brown … dark_blue, utility, office. */
  group: string;
  glyph: string;
  label: string;
  levels: number;
  price: number;
}

export type Towers = readonly (readonly number[])[];

export const isOffice = (edition: Edition, tile: number): boolean => tile >= edition.board.space.length;

export function levelsOf(edition: Edition, tile: number): number {
  return edition.board.space[tile]?.height ?? edition.board.pieces["office_height"] ?? 1;
}

export function tileLook(edition: Edition, say: Texts, tile: number): TileLook {
  const space = edition.board.space[tile];
  const levels = levelsOf(edition, tile);
  if (!space) {
    const price = edition.board.money["office"] ?? 0;
    return { tile, group: "office", glyph: "tower", label: say.line("tile-office-label"), levels, price };
  }
  const own = `tile-${space.name}-label`;
  const label = say.has(own) ? say.line(own) : say.space(tile);
  const utility = space.kind === "utility";
  const glyph = utility ? companySign(space.name) : (space.group ?? "").replaceAll("_", "-");
  return { tile, group: utility ? "utility" : (space.group ?? ""), glyph, label, levels, price: space.price ?? 0 };
}

export const heightOf = (edition: Edition, tower: readonly number[]): number =>
  tower.reduce((sum, tile) => sum + levelsOf(edition, tile), 0);

/** Return the value printed on the scale beside the towers at this height. */
export function valueAt(view: Columns, height: number): number {
  const scale = view.scale ?? [];
  return scale[Math.min(height, scale.length - 1)] ?? 0; // the last tile may exceed the top
}

export const full = (edition: Edition): number => edition.board.pieces["levels"] ?? 17;

export const ownerOf = (towers: Towers, tile: number): number => towers.findIndex((tower) => tower.includes(tile));

/** Return the number of tiles of this utility left on its space; -1 for other spaces. */
export function stockAt(edition: Edition, view: Columns, space: number): number {
  const utilities = edition.board.space.flatMap((each, i) => (each.kind === "utility" ? [i] : []));
  const kind = utilities.indexOf(space);
  return kind < 0 ? -1 : (view.stock?.[kind] ?? 0);
}

export const officesLeft = (view: Columns): number => view.stock?.[2] ?? 0;

/** Return the current cost of landing here; "0 (jail)" for a brand whose owner is in jail. */
export function rentText(view: Columns, say: Texts, owner: number): string {
  if (view.jailed?.[owner]) return t("emp-rent-jail");
  return say.money(view.rent?.[owner] ?? 0);
}

/** Return the amount due on arrival: the price, or the rent. */
export function spaceNote(view: Columns, say: Texts, space: number): string {
  const look = say.edition.board.space[space];
  const owner = look?.kind === "brand" ? ownerOf(view.towers ?? [], space) : -1;
  if (owner >= 0) return rentText(view, say, owner);
  return look?.price ? say.money(look.price) : "";
}

export function cellsOf(
  edition: Edition,
  view: Columns,
  seats: SeatLook[],
  say: Texts,
  towers: Towers,
  lit: (i: number) => string,
): CellLook[] {
  return edition.board.space.map((space, i) => {
    const owner = space.kind === "brand" ? ownerOf(towers, i) : -1;
    const look = tileLook(edition, say, i);
    const stock = stockAt(edition, view, i);
    const brand = space.kind === "brand";
    const jailed = owner >= 0 && view.jailed?.[owner];
    const names = seats.filter((seat) => !seat.out && view.place?.[seat.seat] === i).map((seat) => seat.name);
    const foot = brand
      ? owner < 0
        ? say.money(look.price)
        : rentText(view, say, owner)
      : stock >= 0
        ? `${say.money(look.price)} · ${stock}/${edition.board.pieces["utilities"]}`
        : space.kind === "go"
          ? t("emp-go-pays")
          : undefined;
    const group = edition.board.group.findIndex((each) => each.name === space.group);
    const aria = [
      `${i}. ${say.space(i)}`,
      group >= 0 ? say.group(group) : "",
      brand
        ? owner < 0
          ? t("aria-free", { price: say.money(look.price) })
          : t("aria-owned", { owner: say.seat(owner), rent: foot ?? "" })
        : stock >= 0
          ? t("emp-aria-stock", { price: say.money(look.price), n: stock })
          : (foot ?? ""),
      brand || stock >= 0 ? t("emp-levels", { n: look.levels }) : "",
      names.length ? t("aria-here", { names: names.join(", ") }) : "",
      lit(i),
    ];
    const sign = SIGN[space.kind];
    return {
      name: look.label,
      foot,
      tone: owner >= 0 && !jailed ? "ink" : owner >= 0 ? "mute" : "money",
      group: look.group || undefined,
      glyph: look.glyph || undefined,
      icon: sign?.icon,
      iconFill: sign?.fill,
      owner: owner >= 0 ? seats[owner] : undefined,
      aria: aria.filter(Boolean).join(", "),
    };
  });
}

/** Describe one tower in a sentence, for screen readers. */
export function towerAria(view: Columns, say: Texts, seat: number, tower: readonly number[]): string {
  const { edition } = say;
  const height = heightOf(edition, tower);
  const args = {
    name: say.seat(seat),
    height,
    full: full(edition),
    value: say.money(valueAt(view, height)),
  };
  if (!tower.length) return t("emp-tower-empty", args);
  const tiles = [...tower].reverse().map((tile) => tileLook(edition, say, tile).label);
  return t("emp-tower-aria", { ...args, tiles: tiles.join(", ") });
}
