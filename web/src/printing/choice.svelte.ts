/** Print settings, stored in this browser. */
import { isLang } from "../lib/languages";
import type { Lang } from "../lib/wire.gen";
import type { Ink } from "./looks";
import { PAPER, type Paper, type Part } from "./sheets";

interface Choice {
  paper: Paper;
  ink: Ink;
  /** The language of the cards; the page's until another is chosen. */
  lang: Lang | null;
  marks: boolean;
  /** The parts that are not printed. */
  without: Part[];
}

const KEY = "magnat.print";
const FIRST: Choice = { paper: "a4", ink: "colour", lang: null, marks: true, without: ["backs"] };

function read(): Choice {
  try {
    const stored = { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choice>) };
    const isValid =
      stored.paper in PAPER &&
      ["colour", "thrifty", "black"].includes(stored.ink) &&
      (stored.lang === null || isLang(stored.lang)) &&
      Array.isArray(stored.without);
    return isValid ? stored : FIRST;
  } catch {
    return FIRST;
  }
}

export const choice = $state<Choice>(read());

export function choose(change: Partial<Choice>): void {
  Object.assign(choice, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    /* private window: keep it in memory only */
  }
}
