/** How Star Wars is drawn: sides, symbols and planets, from the columns. */
import { textIn } from "../../lib/languages";
import { t } from "../../lib/i18n.svelte";
import { SIGN } from "../../lib/signs";
import type { Texts } from "../../lib/texts";
import type { Columns, Edition } from "../../lib/wire";
import type { SeatLook } from "../contract";

export const SIDES = ["rebel", "empire"] as const;
export const SYMBOLS = ["sw-comet", "sw-orbit", "sw-crown", "sw-prism"]; // round: Rebellion, angular: Empire
export const BRIGHT = ["#8fbcff", "#ff9b9b"]; // the sides' colours on the night sky

export const sideOf = (view: Columns, seat: number): number => view.side?.[seat] ?? -1;

export function dress(look: SeatLook, view: Columns): SeatLook {
  const side = sideOf(view, look.seat);
  const symbol = view.symbol?.[look.seat] ?? -1;
  if (side < 0) return look;
  return { ...look, colour: `var(--${SIDES[side]})`, token: SYMBOLS[symbol] ?? SYMBOLS[2 * side] ?? look.token };
}

export const tokenName = (edition: Edition, view: Columns, say: Texts, seat: number): string => {
  const token = view.token?.[seat] ?? -1;
  return textIn(edition.board.token[token], say.lang);
};

export const planetAt = (edition: Edition, space: number): number =>
  edition.board.group.findIndex((group) => group.name === edition.board.space[space]?.group);

export const basesOf = (view: Columns, seat: number): number[] =>
  (view.owner ?? []).flatMap((owner, space) => (owner === seat ? [space] : []));

export const basesOfSide = (view: Columns, side: number): number =>
  (view.owner ?? []).filter((owner) => owner >= 0 && sideOf(view, owner) === side).length;

export const freeSpaces = (edition: Edition, view: Columns): number =>
  edition.board.space.filter((space, i) => space.kind === "planet" && view.owner?.[i] === -1).length;

/** Return the side that owns the whole planet; -1 for none. */
export function holder(say: Texts, view: Columns, owners: number[], planet: number): number {
  const sides = new Set(say.members(planet).map((i) => ((owners[i] ?? -1) < 0 ? -1 : sideOf(view, owners[i] ?? -1))));
  const [only = -1] = sides;
  return sides.size === 1 ? only : -1;
}

/** Return the price of a free space, or the rent of another. */
export function spaceNote(edition: Edition, view: Columns, say: Texts, me: number, space: number): string {
  if (planetAt(edition, space) < 0) return "";
  const owned = (view.owner?.[space] ?? -1) >= 0;
  return say.figure(owned ? rentAt(view, space, me) : (edition.board.space[space]?.price ?? 0));
}

/** Return my rent here now; on my own base, an enemy's rent. */
export function rentAt(view: Columns, space: number, me: number): number {
  const owner = view.owner?.[space] ?? -1;
  const ally = me >= 0 && me !== owner && sideOf(view, me) === sideOf(view, owner);
  return view[ally ? "ally_rent" : "rent"]?.[space] ?? 0;
}

export interface SectorLook {
  /** One or two lines. */
  lines: string[];
  value: string;
  tone: "money" | "ink" | "mute" | "bad";
  /** brown … dark_blue, for a planet's space. */
  colour: string;
  /** The index among the planet's spaces. */
  number: number;
  owner: SeatLook | null;
  side: number;
  icon: string;
  iconFill: string;
  aria: string;
}

export function sectorsOf(
  edition: Edition,
  view: Columns,
  seats: SeatLook[],
  say: Texts,
  owners: number[],
  me: number,
  lit: (i: number) => string,
): SectorLook[] {
  return edition.board.space.map((space, i) => {
    const planet = planetAt(edition, i);
    const owner = planet >= 0 ? (owners[i] ?? -1) : -1;
    const side = owner >= 0 ? sideOf(view, owner) : -1;
    const rent = rentAt(view, i, me);
    const settled = owner === view.owner?.[i]; // a base being placed earns nothing yet
    const price = say.figure(space.price ?? 0);
    const names = seats.filter((look) => !look.out && view.place?.[look.seat] === i).map((look) => look.name);
    const value =
      planet >= 0
        ? owner >= 0
          ? settled
            ? say.figure(rent)
            : ""
          : price
        : space.kind === "go"
          ? `+${say.figure(edition.board.money["salary"] ?? 0)}`
          : space.amount
            ? `−${say.figure(space.amount)}`
            : "";
    const sign = SIGN[space.kind];
    const letter = space.name.slice(-1).toUpperCase();
    const short =
      planet >= 0 ? say.group(planet) : t(`sw-short-${space.kind.replaceAll("_", "-")}`, { letter: letter });
    const aria = [
      `${i}. ${say.space(i)}`,
      planet >= 0
        ? owner < 0
          ? t("aria-free", { price: say.money(space.price ?? 0) })
          : `${t("sw-aria-base", { owner: say.seat(owner), side: t(`sw-${SIDES[side]}`) })}, ${t("sw-rent-now", { rent: say.money(rent) })}`
        : value,
      names.length ? t("aria-here", { names: names.join(", ") }) : "",
      lit(i),
    ];
    return {
      lines: short.split("|"),
      value,
      tone: planet >= 0 ? (owner >= 0 ? (rent ? "ink" : "mute") : "money") : space.amount ? "bad" : "money",
      colour: planet >= 0 ? say.colour(space.group ?? "") : "",
      number: planet >= 0 ? say.members(planet).indexOf(i) + 1 : 0,
      owner: owner >= 0 ? (seats[owner] ?? null) : null,
      side,
      icon: sign?.icon ?? "",
      iconFill: sign?.fill ?? "var(--ink-2)",
      aria: aria.filter(Boolean).join(", "),
    };
  });
}

export interface PlanetLook {
  planet: number;
  name: string;
  colour: string;
  spaces: number[];
  /** The side that holds the whole planet; -1 for none. */
  holder: number;
}

export const planetsOf = (edition: Edition, view: Columns, say: Texts, owners: number[]): PlanetLook[] =>
  edition.board.group.map((group, planet) => ({
    planet,
    name: say.group(planet),
    colour: say.colour(group.name),
    spaces: say.members(planet),
    holder: holder(say, view, owners, planet),
  }));

/** The public state of the two decks: number of face-down cards, and the last card used. */
export function decksOf(edition: Edition, view: Columns, seats: SeatLook[]): { left: number; top: number }[] {
  const all = edition.decks[0]?.length ?? 0;
  const half = all / 2; // the Rebels' cards come first
  return SIDES.map((_, side) => {
    const used = (view.discards ?? []).filter((card) => Number(card >= half) === side);
    const held = seats
      .filter((look) => sideOf(view, look.seat) === side)
      .reduce((sum, look) => sum + (view.hands?.[look.seat]?.length ?? 0), 0);
    return { left: half - used.length - held, top: used.at(-1) ?? -1 };
  });
}
