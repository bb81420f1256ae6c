/** The texts of the review, loaded by its own pages only. */
import type { Args } from "../lib/i18n.svelte";
import { FileWords } from "../lib/words.svelte";

export const reviewWords = new FileWords(
  import.meta.glob<string>("../../../src/magnat/languages/*/review.ftl", { query: "?raw", import: "default" }),
);

/** Return one of the review's texts. */
export const r = (key: string, args?: Args): string => reviewWords.line(key, args);
