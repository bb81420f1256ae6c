/** The pack of Deal as it is drawn: its cards in the order of their numbers, which is the order of the pack's lists. */
import { t } from "../../lib/i18n.svelte";
import { bare } from "../../lib/syllables";
import type { Sayings } from "../../lib/sayings";
import type { Edition } from "../../lib/wire";

export interface CardFace {
  kind: string;
  value: number;
  /** The colours that it can stand for, or asks rent for. */
  colours: number[];
  fr: string;
  en: string;
}

/** What the pack says of cards that are all alike; no colours means all of them. */
interface Alike {
  value: number;
  count?: number;
  colours?: string[];
  does?: string;
  fr?: string;
  en?: string;
  colour?: string;
}

/** A group on the table: its colour, then its cards. */
export type Group = number[];

const packs = new WeakMap<Edition, CardFace[]>();

export function packOf(edition: Edition): CardFace[] {
  const known = packs.get(edition);
  if (known) return known;
  const board = edition.board as unknown as Record<string, Alike[]>;
  const all = colourNames(edition);
  const cards: CardFace[] = [];
  const add = (kind: string, each: Alike, colours: string[] | null): void => {
    const face = {
      kind,
      value: each.value,
      colours: colours === null ? [] : (colours.length ? colours : all).map((name) => all.indexOf(name)),
      fr: each.fr ?? "",
      en: each.en ?? "",
    };
    for (let i = 0; i < (each.count ?? 1); i++) cards.push(face);
  };
  for (const each of board.property ?? []) add("property", each, [each.colour ?? ""]);
  const wilds = board.wild ?? [];
  for (const each of wilds.filter((wild) => wild.colours?.length)) add("wild", each, each.colours ?? []);
  for (const each of wilds.filter((wild) => !wild.colours?.length)) add("wild", each, []);
  for (const each of board.action ?? []) add(each.does ?? "", each, null);
  for (const each of board.rent ?? []) add(each.colours?.length ? "rent" : "rent_any", each, each.colours ?? []);
  for (const each of board.money ?? []) add("money", each, null);
  packs.set(edition, cards);
  return cards;
}

/** How a card that does not exist is drawn: a hidden one. */
const HIDDEN: CardFace = { kind: "hidden", value: 0, colours: [], fr: "", en: "" };

export const faceOf = (edition: Edition, card: number): CardFace => packOf(edition)[card] ?? HIDDEN;

export const isProperty = (edition: Edition, card: number): boolean =>
  ["property", "wild"].includes(faceOf(edition, card).kind);

// colours

interface Colour {
  name: string;
  rents: number[];
}
const coloursOf = (edition: Edition): Colour[] => (edition.board.colour ?? []) as Colour[];
const colourNames = (edition: Edition): string[] => coloursOf(edition).map((colour) => colour.name);

export const colourId = (edition: Edition, colour: number): string =>
  (coloursOf(edition)[colour]?.name ?? "none").replaceAll("_", "-");

/** The sign of a colour; the two companies have their own. */
export function signOf(edition: Edition, colour: number, card = -1): string {
  const id = colourId(edition, colour);
  if (id === "none") return "star";
  if (id !== "utility") return id;
  return /water|eaux/i.test(faceOf(edition, card).fr) ? "drop" : "bolt";
}

export const rentsOf = (edition: Edition, colour: number): number[] => coloursOf(edition)[colour]?.rents ?? [];
export const sizeOf = (edition: Edition, colour: number): number => rentsOf(edition, colour).length;

export function held(edition: Edition, group: Group): number {
  return group.slice(1).filter((card) => isProperty(edition, card)).length;
}

export function isFull(edition: Edition, group: Group): boolean {
  const size = sizeOf(edition, group[0] ?? -1);
  return size > 0 && held(edition, group) >= size;
}

/** How many colours of a collection are complete, for the dots. */
export function fullColours(edition: Edition, groups: Group[]): number {
  return new Set(groups.filter((group) => isFull(edition, group)).map((group) => group[0])).size;
}

export const valueOf = (edition: Edition, cards: number[]): number =>
  cards.reduce((sum, card) => sum + faceOf(edition, card).value, 0);

// words

const colourWord = (say: Sayings, colour: number): string =>
  say.line(`colour-${say.edition.words.names["colour"]?.[colour] ?? "none"}`);

/** The title, the text and the colours of a card, as the engine's texts word them. */
export const titleOf = (say: Sayings, card: number): string => say.card(0, card);
export const textOf = (say: Sayings, card: number): string => say.cardText(0, card);
const coloursSaid = (say: Sayings, card: number): string => say.own("card", card, "_colours") ?? "";

const TITLED = ["wild", "money", "rent", "rent_any"];

/** The title on the card itself: its colours are drawn beside it. */
export function headOf(say: Sayings, card: number): string {
  const face = faceOf(say.edition, card);
  if (face.kind === "money") return say.money(face.value);
  return TITLED.includes(face.kind) ? t(`deal-head-${face.kind.replace("_any", "")}`) : face[say.lang];
}

/** The title on a narrow card. */
export const briefOf = (say: Sayings, card: number): string =>
  faceOf(say.edition, card).kind === "property" ? shortOf(say, card) : headOf(say, card);

/** A street's name without what every street has, for a narrow place. */
export function shortOf(say: Sayings, card: number): string {
  const face = faceOf(say.edition, card);
  if (face.kind === "wild") return t("deal-head-wild-short");
  if (face.kind !== "property") return headOf(say, card);
  return bare(face[say.lang]);
}

/** What the card does, in the few words that fit on it. */
export function bodyOf(say: Sayings, card: number): string {
  const face = faceOf(say.edition, card);
  const amounts = say.edition.board.amounts ?? {};
  const amount = amounts[face.kind] ?? 0;
  return t(`deal-body-${face.kind.replaceAll("_", "-")}`, {
    colours: coloursSaid(say, card),
    size: sizeOf(say.edition, face.colours[0] ?? -1),
    n: amount,
    amount: say.money(amount),
  });
}

export function kindOf(face: CardFace): string {
  if (face.kind === "wild" || face.kind === "property") return t("deal-kind-property");
  if (face.kind === "rent" || face.kind === "rent_any") return t("deal-kind-rent");
  if (face.kind === "money") return t("deal-kind-money");
  return face.kind === "joker" ? t("deal-kind-answer") : t("deal-kind-action");
}

/** Everything about a card in one line, for those who do not see it. */
export function cardAria(say: Sayings, card: number): string {
  const face = faceOf(say.edition, card);
  if (face.kind === "hidden") return t("deal-hidden-card");
  const worth = face.kind === "money" ? "" : t("deal-worth", { value: say.money(face.value) });
  return [titleOf(say, card), face.kind === "property" ? coloursSaid(say, card) : "", worth].filter(Boolean).join(", ");
}

export function groupAria(say: Sayings, group: Group, asks?: number): string {
  const { edition } = say;
  const colour = group[0] ?? -1;
  const n = held(edition, group);
  const size = sizeOf(edition, colour);
  const buildings = group.slice(1).filter((card) => !isProperty(edition, card));
  const rent = asks === undefined ? "" : t("deal-rent", { rent: say.money(asks) });
  const key = size ? (n >= size ? "deal-group-full" : "deal-group") : "deal-group-none";
  const named = t(key, { colour: colourWord(say, colour), n, size });
  return [named, rent, ...buildings.map((b) => titleOf(say, b))].filter(Boolean).join(", ");
}
export { colourWord };
