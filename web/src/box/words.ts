/** Names of figures and of the cards they stand on. */
import { textIn } from "../lib/languages";
import { parseAmount } from "../lib/amounts";
import { t, words } from "../lib/i18n.svelte";
import type { Texts } from "../lib/texts";
import type { Named } from "../lib/wire";
import { describeCard } from "../printing/lines";
import type { GameTemplate } from "../workshop/edition";
import type { HeldCard } from "./figures";

const MONEY = new Set([
  "price",
  "mortgage",
  "amount",
  "build",
  "rents",
  "apartment",
  "hotel",
  "prize",
  "one",
  "three",
  "five",
]);
const COUNTED = new Set(["pieces", "limits"]);

const keysOf = (path: string): string[] => path.split(".");

export function isMoney(path: string): boolean {
  const keys = keysOf(path);
  if (COUNTED.has(keys[0] ?? "")) return false;
  if (keys[0] === "money") return true;
  return MONEY.has(keys.findLast((key) => !/^\d+$/u.test(key)) ?? "");
}

export const formatFigure = (say: Texts, path: string, value: number): string =>
  isMoney(path) ? say.figure(value) : String(value);

/** Parse the typed text; null if it is not a figure. */
export function parseFigure(say: Texts, path: string, text: string): number | null {
  const amount = parseAmount(text, isMoney(path) ? say.edition.words.money : [["plain", 1]]);
  return amount !== null && amount >= 0 ? amount : null;
}

function rentName(say: Texts, kind: string, k: number, of: number): string {
  if (kind === "station") return t("deed-stations", { n: k + 1 });
  if (kind === "utility") return t("deed-utilities", { n: k + 1 });
  if (of === 1) return t("box-rent");
  if (k === 0) return t("deed-bare");
  return k === of - 1 ? t("deed-hotel") : t("deed-apartments", { n: k });
}

/** Return a figure's name on its card. */
export function figureName(say: Texts, path: string): string {
  const [kind = "", name = "", field = "", at = ""] = keysOf(path);
  const { board } = say.edition;
  const entry =
    kind === "space"
      ? board.space?.find((each) => each.name === name)
      : kind === "group"
        ? board.group?.find((each) => each.name === name)
        : undefined;
  if (field === "rents" && entry) return rentName(say, entry.kind ?? "", Number(at), entry.rents?.length ?? 1);
  const last = kind === "card" ? at : field || name;
  const key = `box-figure-${last.replaceAll("_", "-")}`;
  if (words.has(key)) return t(key);
  return last.replaceAll("_", " ");
}

/** Describe the source of a reconstructed figure, by a keyword of the source. */
const WHYS: [found: RegExp, key: string][] = [
  [/classic French board/u, "classic"],
  [/2013 board/u, "board-2013"],
  [/classic ring/u, "ring"],
  [/leaflet of 2008/u, "leaflet"],
  [/public implementation/u, "public"],
];
export const describeOrigin = (why: string): string => {
  const key = WHYS.find(([found]) => found.test(why))?.[1];
  return t(key ? `box-why-${key}` : "box-why");
};

/** Describe the object to look at. */
export function cardName(say: Texts, template: GameTemplate, card: HeldCard): string {
  const [kind = "", name = "", at = ""] = keysOf(card.path);
  const { edition } = say;
  if (kind === "space") {
    const i = edition.board.space.findIndex((each) => each.name === name);
    return i < 0 ? name : say.space(i);
  }
  if (kind === "card") return cardTitle(say, template, name, Number(at));
  const entry = ((edition.board[kind] ?? []) as Named[]).find?.((each) => each.name === name);
  return textIn(entry, say.lang) || groupName(say, card.group);
}

/** Return the title of a deck's card. */
function cardTitle(say: Texts, template: GameTemplate, deck: string, at: number): string {
  const line = template.printed.decks?.[deck]?.[at];
  return line && deck !== "force"
    ? describeCard(say, template, deck, line).title
    : `${groupName(say, `deck.${deck}`)} ${at + 1}`;
}

export function groupName(say: Texts, group: string): string {
  const g = say.edition.board.group?.findIndex((each) => each.name === group) ?? -1;
  if (g >= 0) return say.group(g);
  const [kind, deck = ""] = keysOf(group);
  if (kind === "deck" && say.has(`deck-${deck}`)) return say.line(`deck-${deck}`);
  const key = `box-group-${(deck || group).replaceAll("_", "-")}`;
  return words.has(key) ? t(key) : group.replaceAll("_", " ");
}
