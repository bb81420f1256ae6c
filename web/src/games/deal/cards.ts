/** The pack of Deal: its cards by number, which is the order of the pack's lists. */
import { LANGUAGES, textIn } from "../../lib/languages";
import { t, words } from "../../lib/i18n.svelte";
import { bare } from "../../lib/syllables";
import type { Texts } from "../../lib/texts";
import type { Edition, LocalizedText } from "../../lib/wire";

export interface CardFace extends LocalizedText {
  kind: string;
  value: number;
  /** The colours that it can represent, or whose rent it collects. */
  colours: number[];
  /** Its name in the pack. Players see its texts instead. */
  name: string;
}

/** The pack's entry for identical cards; no colours means all of them. */
interface Alike extends LocalizedText {
  name?: string;
  value: number;
  count?: number;
  colours?: string[];
  does?: string;
  colour?: string;
}

/** A group on the table: its colour, then its cards. */
export type Group = number[];

const WATER_WORKS = "UTL2";
const packs = new WeakMap<Edition, CardFace[]>();

export function packOf(edition: Edition): CardFace[] {
  const cached = packs.get(edition);
  if (cached) return cached;
  const board = edition.board as unknown as Record<string, Alike[]>;
  const all = colourNames(edition);
  const cards: CardFace[] = [];
  const add = (kind: string, each: Alike, colours: string[] | null): void => {
    const face: CardFace = {
      ...Object.fromEntries(LANGUAGES.map((lang) => [lang, textIn(each, lang)])),
      kind,
      name: each.name ?? "",
      value: each.value,
      colours: colours === null ? [] : (colours.length ? colours : all).map((name) => all.indexOf(name)),
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

/** The drawing of an unknown card: face down. */
const HIDDEN: CardFace = { kind: "hidden", value: 0, colours: [], name: "" };

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

/** Return the sign of a colour; the two companies have their own signs. */
export function signOf(edition: Edition, colour: number, card = -1): string {
  const id = colourId(edition, colour);
  if (id === "none") return "star";
  if (id !== "utility") return id;
  return faceOf(edition, card).name === WATER_WORKS ? "drop" : "bolt";
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

/** Count the complete colours of a collection, for the dots. */
export function fullColours(edition: Edition, groups: Group[]): number {
  return new Set(groups.filter((group) => isFull(edition, group)).map((group) => group[0])).size;
}

export const valueOf = (edition: Edition, cards: number[]): number =>
  cards.reduce((sum, card) => sum + faceOf(edition, card).value, 0);

// words

const colourWord = (say: Texts, colour: number): string =>
  say.line(`colour-${say.edition.words.names["colour"]?.[colour] ?? "none"}`);

/** Return the title, text and colours of a card, from the engine's texts. */
export const titleOf = (say: Texts, card: number): string => say.card(0, card);
export const textOf = (say: Texts, card: number): string => say.cardText(0, card);
const coloursSaid = (say: Texts, card: number): string => say.own("card", card, "_colours") ?? "";

const TITLED = ["wild", "money", "rent", "rent_any"];

/** Return the title on the card itself, without the colours that are drawn beside it. */
export function headOf(say: Texts, card: number): string {
  const face = faceOf(say.edition, card);
  if (face.kind === "money") return say.money(face.value);
  return TITLED.includes(face.kind) ? t(`deal-head-${face.kind.replace("_any", "")}`) : textIn(face, say.lang);
}

/** Return the title on a narrow card. */
export const briefOf = (say: Texts, card: number): string =>
  faceOf(say.edition, card).kind === "property" ? shortOf(say, card) : headOf(say, card);

/** Return a street's name without the part common to all streets, for a narrow place. */
export function shortOf(say: Texts, card: number): string {
  const face = faceOf(say.edition, card);
  if (face.kind === "wild") return t("deal-head-wild-short");
  if (face.kind !== "property") return headOf(say, card);
  return bare(textIn(face, say.lang));
}

/** Return the card's short text if there is one, else its full text. */
export function bodyOf(say: Texts, card: number): string {
  const face = faceOf(say.edition, card);
  const key = `deal-body-${face.kind.replaceAll("_", "-")}`;
  if (!words.has(key)) return textOf(say, card);
  const amounts = say.edition.board.amounts ?? {};
  const amount = amounts[face.kind] ?? 0;
  return t(key, {
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

/** Describe a card in one line, for screen readers. */
export function cardAria(say: Texts, card: number): string {
  const face = faceOf(say.edition, card);
  if (face.kind === "hidden") return t("deal-hidden-card");
  const worth = face.kind === "money" ? "" : t("deal-worth", { value: say.money(face.value) });
  return [titleOf(say, card), face.kind === "property" ? coloursSaid(say, card) : "", worth].filter(Boolean).join(", ");
}

export function groupAria(say: Texts, group: Group, asks?: number): string {
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
