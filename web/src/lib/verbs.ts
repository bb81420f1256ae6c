/** Verbs: which are shown large, which are acts on the side, and the letter that says each. Presentation only. */
import { plain } from "./search";
import type { Said } from "./wire";

/** Acts that a window offers beside going on. */
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

/** Whoever is in debt must act: there acts are the answer, not something beside it. */
export function isAct(verb: Said, ask = ""): boolean {
  return ask !== DEBT && typeof verb === "string" && ACTS.has(verb);
}

/** Buying before declining, the usual ways out of a debt before the others; ruin at the very end; else as declared. */
export function ordered(verbs: Said[], ask = ""): Said[] {
  const first = ask === DEBT ? ["mortgage", "sell"] : ["buy", "accept"];
  const rank = (verb: Said): number => (first.includes(String(verb)) ? 0 : LAST.has(String(verb)) ? 2 : 1);
  return [...verbs].sort((a, b) => rank(a) - rank(b));
}

/** A letter for each label, the first of it that is still free; "" when none is. */
export function letters(labels: string[], taken = "lsz"): string[] {
  const used = new Set(taken);
  return labels.map((label) => {
    const found = [...plain(label)].find((letter) => /[a-z]/.test(letter) && !used.has(letter)) ?? "";
    if (found) used.add(found);
    return found;
  });
}
