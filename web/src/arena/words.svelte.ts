/** Texts of the tournament page. */
import type { Args } from "../lib/i18n.svelte";
import { FileWords } from "../lib/words.svelte";

export const arenaWords = new FileWords(
  import.meta.glob<string>("../../../src/magnat/languages/*/arena.ftl", { query: "?raw", import: "default" }),
);

export const a = (key: string, args?: Args): string => arenaWords.line(key, args);
