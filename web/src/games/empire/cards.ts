/** The cards of Empire. A card is a number; Empire cards come first, Chance cards after them. */
import type { Edition } from "../../lib/wire";

const ICONS: Record<string, string> = {
  just_say_no: "shield",
  pas_touche: "shield",
  swap_the_top: "swap",
  hostile_takeover: "gavel",
  move_anywhere: "go",
  private_jet: "plane",
  speed_ahead: "car",
  tallest_tower: "tower",
  bargain_business: "coin",
  market_crash: "minus",
  deal_buster: "hand",
  reverse_rent: "undo",
  billboard_tax: "tax",
  vous_etes_renvoye: "no",
  solar_bonus: "bolt",
  water_bonus: "drop",
  jail: "cop",
  jail_fraud: "cop",
  jail_free: "key",
  casino_night: "star",
  birthday: "gift",
  business_award: "trophy",
  insider_fine: "tax",
  profits_soar: "go",
};
const SUPER = ["pas_touche", "vous_etes_renvoye"];

function nameOf(edition: Edition, card: number): string {
  const entry = edition.decks[1]?.[card];
  return (typeof entry === "string" ? entry : entry?.name) ?? "";
}

export const isEmpire = (edition: Edition, card: number): boolean =>
  card < (edition.words.constants?.["empire_cards:number"] ?? Infinity);

export const isSuper = (edition: Edition, card: number): boolean => SUPER.includes(nameOf(edition, card));

export const iconOf = (edition: Edition, card: number): string =>
  card < 0 ? "tower" : (ICONS[nameOf(edition, card)] ?? (isEmpire(edition, card) ? "tower" : "chance"));
