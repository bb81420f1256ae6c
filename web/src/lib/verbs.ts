/** Verbs: primary buttons, secondary actions, and a letter for each. Presentation only. */
import { plain } from "./search";
import type { Said } from "./wire";

/** Secondary actions beside going on. */
const ACTS = new Set(["build", "sell", "mortgage", "lift", "trade", "claim", "office", "buy_office", "deal", "offer"]);
const DEBT = "settle_debt";
const LAST = new Set(["bankrupt", "resign"]);

export const ICONS: Record<string, string> = {
  build: "house",
  sell: "coin",
  mortgage: "lock",
  lift: "undo",
  trade: "swap",
  auction: "gavel",
  claim: "hand",
  office: "tower",
  buy_office: "tower",
  say_no: "shield",
  pass: "no",
};

/** In debt, these actions are the answer itself. */
export function isAct(verb: Said, ask = ""): boolean {
  return ask !== DEBT && typeof verb === "string" && ACTS.has(verb);
}

/**
 * Order of buttons: buying before declining, the usual ways out of a debt before the others, bankruptcy last; else as
 * declared.
 */
export function ordered(verbs: Said[], ask = ""): Said[] {
  const first = ask === DEBT ? ["mortgage", "sell"] : ["buy", "accept"];
  const rank = (verb: Said): number => (first.includes(String(verb)) ? 0 : LAST.has(String(verb)) ? 2 : 1);
  return [...verbs].sort((a, b) => rank(a) - rank(b));
}

/** Return a letter for each label: its first letter that is still free; "" if none is. */
export function letters(labels: string[], taken = "lsz"): string[] {
  const used = new Set(taken);
  return labels.map((label) => {
    const letter = [...plain(label)].find((each) => /[a-z]/.test(each) && !used.has(each)) ?? "";
    if (letter) used.add(letter);
    return letter;
  });
}
