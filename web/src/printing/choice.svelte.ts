/** How somebody prints, kept in this browser for the next time. */
import type { Lang } from "../lib/settings.svelte";
import type { Ink } from "./looks";
import { PAPER, type Paper, type Part } from "./sheets";

interface Choice {
  paper: Paper;
  ink: Ink;
  /** The language of the cards; the page's own until one is chosen. */
  lang: Lang | null;
  marks: boolean;
  /** The parts that are not printed. */
  without: Part[];
}

const KEY = "magnat.print";
const FIRST: Choice = { paper: "a4", ink: "colour", lang: null, marks: true, without: ["backs"] };

function read(): Choice {
  try {
    const kept = { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choice>) };
    const known =
      kept.paper in PAPER &&
      ["colour", "thrifty", "black"].includes(kept.ink) &&
      ["fr", "en", null].includes(kept.lang) &&
      Array.isArray(kept.without);
    return known ? kept : FIRST;
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
    /* then it lasts as long as the page */
  }
}
